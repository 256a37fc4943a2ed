// Packed rows on their way into a tile. Eight lanes share a row: lane c has dims 8 c .. 8 c + 7 of each panel.
#pragma once

#include "common/engine.h"
#include "sm90/machine.h"
#include "sm90/shared.h"

namespace mla::sm90 {

constexpr int kLanesPerRow = 8;

// A lane of a warp group takes two rows at a time, whose loads are under way together: r and r + kStepHalf. To have two
// steps under way takes turns with registers, but a warp's few scoreboards cannot tell their loads apart.
constexpr uint32_t kStepHalf = kWarpGroup / kLanesPerRow, kRowsPerStep = 2 * kStepHalf;

// What a lane loads of a row.
struct RawPart {
    uint2 codes[kPanels - 1];
    uint4 scales, rope;
};

MLA_DEVICE RawPart load_part(const uint8_t* packed, const uint16_t* rope, int lane) {
    RawPart raw;
    raw.scales = load16_once(packed + kScaleOffset);
#pragma unroll
    for (int i = 0; i < kPanels - 1; ++i) raw.codes[i] = load8_once(packed + kPanelDims * i + 8 * lane);
    raw.rope = load16_once(rope + 8 * lane);
    return raw;
}

// Where a lane's part of a row begins in a tile; its parts of the other panels are kPanelBytes apart.
MLA_DEVICE uint32_t part_address(uint32_t tile, uint32_t row, int lane) {
    return tile + row * 128 + (uint32_t(lane) ^ (row & 7)) * 16;
}

// The fast path keeps values in fp16, which holds every e4m3fn code times a scale of 2^-14 .. 2^7 exactly. RoPE values
// are rounded where they are below 2^-14; eight of them together that are all below kLeastRope would lose more than P
// does. NaN codes become NaN scores, which the scorer finds.
constexpr uint32_t kLeastScale = 113, kLargestScale = 134;
constexpr uint32_t kLeastRope = 0x3900, kLimitRope = 0x4600;  // bf16 of 2^-13 and 2^13

// store(panel, words) receives the lane's 8 dims as fp16. True where a value lies outside the fast range.
template <class Store>
MLA_DEVICE bool convert_part(const RawPart& raw, int lane, Store store) {
    const int shift = 8 * (lane / 4);
    const uint32_t scales[4] = {raw.scales.x >> shift, raw.scales.y >> shift, raw.scales.z >> shift,
                                raw.scales.w >> shift};
    bool outside = false;
#pragma unroll
    for (int i = 0; i < kPanels - 1; ++i) {
        const uint32_t e = scales[i / 2] >> (16 * (i % 2)) & 0xff;
        const uint32_t factors = (e - 112) * 0x04000400u;  // 2^(e - 127) in both halves
        const uint2 codes = raw.codes[i];
        store(i, {scaled_codes<0>(codes.x, factors), scaled_codes<1>(codes.x, factors),
                  scaled_codes<0>(codes.y, factors), scaled_codes<1>(codes.y, factors)});
        outside |= e - kLeastScale > kLargestScale - kLeastScale;
    }
    const uint32_t rope[4] = {raw.rope.x, raw.rope.y, raw.rope.z, raw.rope.w};
    uint32_t largest = 0;
#pragma unroll
    for (int w = 0; w < 4; ++w) largest = __vmaxu2(largest, rope[w] & 0x7fff7fffu);
    largest = larger(largest & 0xffff, largest >> 16);
    store(kPanels - 1, {fp16_pair(rope[0]), fp16_pair(rope[1]), fp16_pair(rope[2]), fp16_pair(rope[3])});
    return outside || (largest != 0 && largest - kLeastRope >= kLimitRope - kLeastRope);
}

// The query heads of a piece into x.q, by `threads` threads; true where one of them found a value outside the fast
// range. Heads behind the last one repeat it, and a piece without heads takes any: finite, and never looked at.
MLA_DEVICE bool convert_queries(Shared& x, const void* q, const void* q_rope, const Piece& piece, int thread,
                                int threads) {
    const int lane = thread % kLanesPerRow;
    const auto load = [&](int row) {
        const int64_t query = piece.heads > 0 ? piece.query + smaller(row, piece.heads - 1) : 0;
        return load_part(packed_row(q, query), rope_row(q_rope, query), lane);
    };
    bool outside = false;
#pragma unroll 1
    for (int row = thread / kLanesPerRow; row < kHeads; row += 2 * threads / kLanesPerRow) {
        const int rows[2] = {row, row + threads / kLanesPerRow};
        const RawPart raw[2] = {load(rows[0]), load(rows[1])};
#pragma unroll
        for (int i = 0; i < 2; ++i) {
            const uint32_t to = part_address(shared_address(x.q), uint32_t(rows[i]), lane);
            outside |= convert_part(raw[i], lane, [&](int panel, const uint32_t (&w)[4]) {
                store_shared(to + uint32_t(panel) * kPanelBytes, w);
            });
        }
    }
    fence_for_products();
    return outside;
}

}  // namespace mla::sm90
