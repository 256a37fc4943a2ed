// Shared memory of one workgroup of the generic engine, and the conversion of packed rows into it.
#pragma once

#include "common/gpu.h"
#include "common/layout.h"
#include "common/planner.h"

namespace mla::generic {

// bf16 rows in shared memory are 16 bytes longer than they need to be: eight rows then lie in different banks.
constexpr int kRowStride = kDim + 8;

// What the fast path takes: e8m0 codes whose values are normal bf16 numbers that one multiplication reaches, and RoPE
// values of magnitude 0 or [2^-126, 2^50). Everything else goes through exact.h.
constexpr uint32_t kLeastScale = 10, kLargestScale = 134;
constexpr uint32_t kLeastBf16 = 0x0080, kLimitBf16 = 0x5880;

constexpr float kLargestScore = 32768;  // of a running maximum, log2 domain

struct alignas(16) Vec16 {
    uint32_t word[4];
};

struct alignas(8) Float2 {
    float x, y;
};

struct alignas(8) Word2 {
    uint32_t x, y;
};

// The packed row and the RoPE row of one token, as they lie in the pools.
struct alignas(16) RawRow {
    uint8_t packed[kPackedBytes];
    uint16_t rope[kRopeDim];
};

static_assert(sizeof(RawRow) == kPackedBytes + kRopeBytes, "two rows without a gap");

template <class Tile>
struct Shared {
    alignas(16) uint16_t q[Tile::kHeads][kRowStride];
    alignas(16) uint16_t kv[Tile::kTokens][kRowStride];
    alignas(16) RawRow raw[Tile::kTokens];
    typename Tile::Scores scores;
    float m[Tile::kHeads], l[Tile::kHeads], keep[Tile::kHeads];
    int32_t pages[Tile::kTokens];
    uint32_t scan[kThreads / 32];
    Plan plan;        // of the persistent entry: kept here, it costs no registers in the tile loop
    int32_t outside;  // a value of this piece lies outside the fast range
    int32_t moved;    // a running maximum changed with this tile
    int32_t last;     // this workgroup arrived last
    static constexpr int kIndptrEntries = Tile::kIndptrEntries;
    int32_t indptr[kIndptrEntries > 0 ? kIndptrEntries : 1];
};

#if defined(MLA_ON_NVIDIA)
// Bytes 2 * half and 2 * half + 1 of a word of codes to two bf16 halves that hold sign and magnitude << 4. PRMT copies
// each byte and fills the half above it with its sign.
MLA_FN uint32_t spread(uint32_t codes, int half) {
    uint32_t x;
    asm("prmt.b32 %0, %1, 0, %2;" : "=r"(x) : "r"(codes), "r"(half == 0 ? 0x9180u : 0xb3a2u));
    return (x << 4) & 0x87f087f0u;
}

MLA_FN uint32_t multiply_bf16(uint32_t pair, uint32_t factors) {
    uint32_t product;
    asm("fma.rn.bf16x2 %0, %1, %2, %3;" : "=r"(product) : "r"(pair), "r"(factors), "r"(0x80008000u));
    return product;
}
#else
MLA_FN uint32_t spread(uint32_t codes, int half) {
    const uint32_t low = (codes >> (16 * half)) & 0xff, high = (codes >> (16 * half + 8)) & 0xff;
    const uint32_t pair = low | (high << 16);
    return ((pair & 0x00800080u) << 8) | ((pair & 0x007f007fu) << 4);
}

// Exact products: the factor is a power of two and the result is in range, so truncation drops zeros.
MLA_FN uint32_t multiply_bf16(uint32_t pair, uint32_t factors) {
    const float factor = float_of(factors & 0xffff0000u);
    const float low = float_of(pair << 16) * factor, high = float_of(pair & 0xffff0000u) * factor;
    return (bits_of(low) >> 16) | (bits_of(high) & 0xffff0000u);
}
#endif

// Nonzero in the top bit of each byte whose e4m3fn code is NaN (magnitude 0x7f).
MLA_FN uint32_t nan_bits(uint32_t codes) { return (codes & 0x7f7f7f7fu) + 0x01010101u; }

// Nonzero in the top bit of each half whose bf16 is neither zero nor of a magnitude in the fast range.
MLA_FN uint32_t outside_bits(uint32_t bf16_pair) {
    const uint32_t magnitude = bf16_pair & 0x7fff7fffu;
    const uint32_t large = magnitude + (0x8000u - kLimitBf16) * 0x00010001u;
    const uint32_t small = ~((magnitude | 0x80008000u) - kLeastBf16 * 0x00010001u);
    const uint32_t nonzero = magnitude + 0x7fff7fffu;
    return large | (small & nonzero);
}

// 16 dims of NoPE as bf16. True where a value lies outside the fast range.
MLA_FN bool convert_nope(const uint8_t* packed, int unit, uint16_t* to) {
    const Vec16 codes = *reinterpret_cast<const Vec16*>(packed + 16 * unit);
    const uint32_t e = packed[kScaleOffset + unit / 2];
    // A code shifted into place is 2^-120 of its value: multiply by 2^(120 + e - 127), in both halves of a word.
    const uint32_t factors = ((e + 120) & 0xff) * 0x00800080u;
    uint32_t nan = 0;
    Vec16 halves[2];
    for (int w = 0; w < 4; ++w) {
        nan |= nan_bits(codes.word[w]);
        for (int half = 0; half < 2; ++half)
            halves[w / 2].word[w % 2 * 2 + half] = multiply_bf16(spread(codes.word[w], half), factors);
    }
    // Every other group of four units stores its second half first: 16-byte stores of a wave then fill all banks.
    Vec16* out = reinterpret_cast<Vec16*>(to + 16 * unit);
    const bool swap = unit / 4 % 2;
    out[swap] = swap ? halves[1] : halves[0];
    out[!swap] = swap ? halves[0] : halves[1];
    return (nan & 0x80808080u) != 0 || e - kLeastScale > kLargestScale - kLeastScale;
}

// 16 dims of RoPE, which are bf16 already.
MLA_FN bool convert_rope(const uint16_t* rope, int unit, uint16_t* to) {
    const Vec16* from = reinterpret_cast<const Vec16*>(rope + 16 * unit);
    Vec16* out = reinterpret_cast<Vec16*>(to + kNopeDim + 16 * unit);
    uint32_t outside = 0;
    for (int i = 0; i < 2; ++i) {
        const Vec16 values = from[i];
        out[i] = values;
        for (int w = 0; w < 4; ++w) outside |= outside_bits(values.word[w]);
    }
    return (outside & 0x80008000u) != 0;
}

// Converts `count` rows into `to`, all threads sharing the work; rows up to `padded` become zero. row(i) points to
// packed row and RoPE row. NoPE and RoPE take turns, so that a wave has one of the two at a time. True as above.
struct RowPointers {
    const uint8_t* packed;
    const uint16_t* rope;
};

template <class Row>
MLA_FN bool convert_rows(int count, int padded, Row row, uint16_t (*to)[kRowStride]) {
    constexpr int kNopeUnits = kNopeDim / 16, kRopeUnits = kRopeDim / 16;
    bool outside = false;
#pragma unroll 1
    for (int i = thread_index(); i < count * kNopeUnits; i += kThreads)
        outside |= convert_nope(row(i / kNopeUnits).packed, i % kNopeUnits, to[i / kNopeUnits]);
#pragma unroll 1
    for (int i = thread_index(); i < count * kRopeUnits; i += kThreads)
        outside |= convert_rope(row(i / kRopeUnits).rope, i % kRopeUnits, to[i / kRopeUnits]);
#pragma unroll 1
    for (int i = thread_index() + count * kDim / 8; i < padded * kDim / 8; i += kThreads)
        *reinterpret_cast<Vec16*>(&to[i / (kDim / 8)][i % (kDim / 8) * 8]) = Vec16{};
    return outside;
}

}  // namespace mla::generic
