// Byte positions of a packed row and of the rows beside it: the C++ owner. The Python owner is mla_jit/layout.py, and a
// test holds the two together through layout_table().
#pragma once

#include "platform.h"

namespace mla {

constexpr int kDim = 512;          // dims of one query head or KV row: V = K
constexpr int kNopeDim = 448;      // fp8 e4m3fn, bytes 0..447
constexpr int kRopeDim = 64;       // bf16, in the RoPE row
constexpr int kPackedBytes = 512;  // bytes of a packed row
constexpr int kRopeBytes = 128;    // bytes of a RoPE row
constexpr int kScaleOffset = 448;  // first e8m0 byte
constexpr int kScaleBytes = 14;    // bytes 462..511 are padding and are never read
constexpr int kScaleBlock = 32;    // dims that share one scale byte
constexpr int kMaxHeads = 128;

static_assert(kNopeDim + kRopeDim == kDim, "the logical vector is NoPE then RoPE");
static_assert(kScaleBytes * kScaleBlock == kNopeDim, "one scale byte for every 32 dims");
static_assert(kScaleOffset + kScaleBytes <= kPackedBytes, "scales lie inside the packed row");

// 1/sqrt(512) in the log2 domain: scores are kept as s * log2(e), so that exp is exp2.
constexpr float kScoreScale = 0.044194173824159220275f;
constexpr float kScoreScaleLog2 = kScoreScale * kLog2E;

MLA_FN const uint8_t* packed_row(const void* pool, int64_t row) {
    return static_cast<const uint8_t*>(pool) + row * kPackedBytes;
}

MLA_FN const uint16_t* rope_row(const void* pool, int64_t row) {
    return static_cast<const uint16_t*>(pool) + row * kRopeDim;
}

// 2^(e-127); 0 is 2^-127 and 255 is NaN, as OCP's e8m0 has it.
template <class T>
MLA_FN T scale_of(uint8_t e) {
    if (e == 255) return T(__builtin_nanf(""));
    return e == 0 ? T(float_of(0x00400000u)) : T(float_of(uint32_t(e) << 23));
}

// One OCP e4m3fn code: bias 7, no infinities, 0x7F and 0xFF are NaN.
MLA_FN float value_of_fp8(uint8_t code) {
    const uint32_t magnitude = code & 0x7f, sign = uint32_t(code & 0x80) << 24;
    if (magnitude == 0x7f) return __builtin_nanf("");
    if (magnitude < 8) return float_of(sign | bits_of(float(magnitude) * 0.001953125f));  // subnormal: m * 2^-9
    return float_of(sign | ((magnitude << 20) + (120u << 23)));
}

// Logical dimension d of a vector, exactly, in T.
template <class T>
MLA_FN T element(const uint8_t* packed, const uint16_t* rope, int d) {
    if (d >= kNopeDim) return T(float_of_bf16(rope[d - kNopeDim]));
    return T(value_of_fp8(packed[d])) * scale_of<T>(packed[kScaleOffset + d / kScaleBlock]);
}

}  // namespace mla
