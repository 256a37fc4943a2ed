// Vectors to packed rows on a GPU. 32 lanes hold a row: lane l its dims 8l..8l+7 and 256+8l..256+8l+7, 16 bytes each.
#pragma once

#include "common/gpu.h"
#include "common/pack.h"
#include "common/quantise.h"
#include "generic/launch.h"

namespace mla::generic {

constexpr int kPackLanes = 32;      // of a row
constexpr int kFirstRopeLane = 24;  // from this lane on, the upper dims are RoPE
constexpr int kScaleLane = 25;      // stores the scale bytes

static_assert(kDim / 2 + 8 * kFirstRopeLane == kNopeDim, "RoPE lanes");

struct alignas(16) Chunk {
    uint32_t word[4];
};

struct Codes {
    uint32_t word[2];
};

MLA_FN uint32_t exchange_word(uint32_t word, int mask) { return uint32_t(exchange(int(word), mask)); }

// The larger of each 16-bit half.
MLA_FN uint32_t larger_halves(uint32_t a, uint32_t b) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
    uint32_t r;
    asm("max.u16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
    return r;
#else
    const uint32_t low = larger(a & 0xffffu, b & 0xffffu);
    return (larger(a, b) & 0xffff0000u) | low;
#endif
}

MLA_FN uint32_t largest_key(const Chunk& c) {
    uint32_t keys = 0;
    for (const uint32_t pair : c.word) keys = larger_halves(keys, magnitude_keys(pair));
    return larger(keys & 0xffffu, keys >> 16);
}

// The codes of four values in two words.
MLA_FN uint32_t fp8_quad(uint32_t first, uint32_t second, float inverse) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 890
    const float a = float_of(first << 16) * inverse, b = float_of(first & 0xffff0000u) * inverse;
    const float c = float_of(second << 16) * inverse, d = float_of(second & 0xffff0000u) * inverse;
    uint32_t codes, signs;
    asm("{\n .reg .b16 low, high;\n"
        " cvt.rn.satfinite.e4m3x2.f32 low, %2, %1;\n cvt.rn.satfinite.e4m3x2.f32 high, %4, %3;\n"
        " mov.b32 %0, {low, high};\n}"
        : "=r"(codes)
        : "f"(a), "f"(b), "f"(c), "f"(d));
    asm("prmt.b32 %0, %1, %2, 0x7531;" : "=r"(signs) : "r"(first), "r"(second));  // the instruction's NaN has no sign
    return codes | (signs & 0x80808080u);
#else
    return fp8_of(first & 0xffffu, inverse) | fp8_of(first >> 16, inverse) << 8 |
           fp8_of(second & 0xffffu, inverse) << 16 | fp8_of(second >> 16, inverse) << 24;
#endif
}

MLA_FN Codes codes_of(const Chunk& c, uint32_t scale_byte) {
    const float inverse = inverse_of_scale(scale_byte);
    return {fp8_quad(c.word[0], c.word[1], inverse), fp8_quad(c.word[2], c.word[3], inverse)};
}

// Bytes 448..511 of a row, of which each odd lane from kScaleLane on stores 16: scales, then zeros. `scales` holds the
// scale byte of a lane's lower dims, and 16 bits above it that of its upper ones (0 for RoPE).
MLA_FN Chunk tail_of(uint32_t scales, int lane) {
    scales <<= (lane & 4) * 2;
    scales |= exchange_word(scales, 4);  // of 8 lanes: two bytes in each half
    const uint32_t before = exchange_word(scales, 8);
    const uint32_t lower = (before & 0xffffu) | scales << 16;  // of 16 lanes, where the lane is one of the later 8
    const uint32_t upper = before >> 16 | (scales & 0xffff0000u);
    const Chunk tail{exchange_word(lower, 16), lower, exchange_word(upper, 16), upper};
    return lane == kScaleLane ? tail : Chunk{0, 0, 0, 0};
}

// The 16 bytes that a lane stores: neighbours swap, so that the even one has 16 dims of the lower half, the odd one of
// the upper half.
MLA_FN Chunk stored_chunk(const Codes& lower, const Codes& upper, const Chunk& tail, int lane) {
    const bool odd = (lane & 1) != 0;
    Codes got;
    for (int k = 0; k < 2; ++k) got.word[k] = exchange_word(odd ? lower.word[k] : upper.word[k], 1);
    if (!odd) return {lower.word[0], lower.word[1], got.word[0], got.word[1]};
    if (lane >= kFirstRopeLane) return tail;
    return {got.word[0], got.word[1], upper.word[0], upper.word[1]};
}

// Every lane of the wave takes part; `slot` is no row of the pool where nothing is to be written.
MLA_FN void pack_row(const PackParams& p, const Chunk& lower, const Chunk& upper, int64_t slot, int lane) {
    uint32_t keys = largest_key(lower) | largest_key(upper) << 16;
    for (int mask = 1; mask < p.block / 8; mask *= 2) keys = larger_halves(keys, exchange_word(keys, mask));
    const uint32_t lower_scale = scale_byte_of(keys & 0xffffu), upper_scale = scale_byte_of(keys >> 16);
    const Chunk tail = tail_of(lower_scale | (lane < kFirstRopeLane ? upper_scale << 16 : 0), lane);
    const Chunk chunk = stored_chunk(codes_of(lower, lower_scale), codes_of(upper, upper_scale), tail, lane);
    if (!is_pool_row(p, slot)) return;
    const int at = (lane & ~1) * 8 + (lane & 1) * (kPackedBytes / 2);
    *reinterpret_cast<Chunk*>(p.packed.as<uint8_t>() + slot * kPackedBytes + at) = chunk;
    if (lane < kFirstRopeLane) return;
    *reinterpret_cast<Chunk*>(p.rope.as<uint16_t>() + slot * kRopeDim + (lane - kFirstRopeLane) * 8) = upper;
}

// kPackRows rows of each 32 lanes, whose slots and values are on their way together.
MLA_FN void pack_kernel(const PackParams& p) {
    const int lane = thread_index() % kPackLanes, team = thread_index() / kPackLanes;
    const uint32_t first = (uint32_t(block_index(0)) * (kThreads / kPackLanes) + uint32_t(team)) * kPackRows;
    const uint32_t rows = uint32_t(p.num_rows);
    int64_t slot[kPackRows];
    for (int i = 0; i < kPackRows; ++i) slot[i] = first + i < rows ? slot_of(p, first + i) : -1;
    Chunk lower[kPackRows], upper[kPackRows];
    for (int i = 0; i < kPackRows; ++i) {
        const Chunk* x = p.x.as<const Chunk>() + int64_t(smaller(first + i, rows - 1)) * (kDim / 8) + lane;
        lower[i] = x[0], upper[i] = x[kPackLanes];
    }
    for (int i = 0; i < kPackRows; ++i) pack_row(p, lower[i], upper[i], slot[i], lane);
}

}  // namespace mla::generic
