// Packed rows as they become fp16, eight at a time. Lane (r, g) of a warp has row r = lane % 8: its panels g and g + 4,
// and 16 dims of RoPE.
#pragma once

#include "common/engine.h"
#include "sm90/machine.h"
#include "sm90/shared.h"

namespace mla::sm90 {

// The fast path keeps values in fp16, which holds every e4m3fn code times a scale of 2^-14 .. 2^7 exactly. RoPE values
// are rounded where they are below 2^-14; eight of them together that are all below kLeastRope would lose more than P
// does. NaN codes become NaN scores, which the scorer finds.
constexpr uint32_t kLeastScale = 113, kLargestScale = 134;
constexpr uint32_t kLeastRope = 0x3900, kLimitRope = 0x4600;  // bf16 of 2^-13 and 2^13

MLA_DEVICE bool outside_scale(uint32_t e) { return e - kLeastScale > kLargestScale - kLeastScale; }

// True where one of eight RoPE values, or all of them, lie outside the fast range.
MLA_DEVICE bool outside_rope(const uint4& eight) {
    const uint32_t all = 0x7fff7fff;
    uint32_t largest = __vmaxu2(__vmaxu2(eight.x & all, eight.y & all), __vmaxu2(eight.z & all, eight.w & all));
    largest = larger(largest & 0xffff, largest >> 16);
    return largest != 0 && largest - kLeastRope >= kLimitRope - kLeastRope;
}

MLA_DEVICE uint32_t factors_of_scale(uint32_t e) { return (e - 112) * 0x04000400u; }  // 2^(e - 127), twice

// 32 codes of one scale e to four units of 16 bytes; `to` is where unit 0 lies.
MLA_DEVICE void convert_codes(const uint4& low, const uint4& high, uint32_t e, uint32_t to) {
    const uint32_t factors = factors_of_scale(e);
    const uint32_t words[8] = {low.x, low.y, low.z, low.w, high.x, high.y, high.z, high.w};
#pragma unroll
    for (int i = 0; i < 4; ++i) {
        uint32_t unit[4];
#pragma unroll
        for (int q = 0; q < 4; ++q) {
            const uint32_t w = words[2 * q + i / 2];
            unit[q] = i % 2 ? scaled_codes<1>(w, factors) : scaled_codes<0>(w, factors);
        }
        store_shared(to ^ i * 16, unit);
    }
}

// What a lane has of a row: 64 codes, which are a panel, and their two scales.
struct Panel {
    uint4 codes[4];
    uint32_t scales;
};

// `to` is where the row begins in the panel. True where a scale lies outside the fast range.
MLA_DEVICE bool convert_panel(const Panel& panel, uint32_t to) {
    const uint32_t low = panel.scales & 0xff, high = panel.scales >> 8;
    convert_codes(panel.codes[0], panel.codes[1], low, to);
    convert_codes(panel.codes[2], panel.codes[3], high, to ^ 64);
    return outside_scale(low) || outside_scale(high);
}

// 16 values of RoPE, the quarter `part` of a row that begins at `to`. True where one lies outside the fast range.
MLA_DEVICE bool convert_rope(const uint4& low, const uint4& high, uint32_t part, uint32_t to) {
    const uint32_t lows[4] = {low.x, low.y, low.z, low.w}, highs[4] = {high.x, high.y, high.z, high.w};
    const uint32_t at = to ^ (part / 2 * 64 + part % 2 * 8);
#pragma unroll
    for (int i = 0; i < 4; ++i) store_shared(at ^ i * 16, fp16_pair(lows[i]), fp16_pair(highs[i]));
    return outside_rope(low) || outside_rope(high);
}

// Where row lane % 8 of a group of rows begins in its panel 0; its other panels follow each kPanelBytes.
MLA_DEVICE uint32_t row_in_group(uint32_t lane) { return lane % kGroupRows * (128 + 16); }

// Eight rows straight from global memory. A lane takes 16 codes of one row after the other, which is another one in
// each panel, so that it reads a few lines of global memory at a time and stores to different banks; and of row lane %
// 8 a quarter of RoPE and of the scales.
class LoadedRows {
  public:
    // `row` is the number of row lane % 8 of them.
    MLA_DEVICE LoadedRows(const void* packed_rows, const void* rope_rows, int32_t row, uint32_t lane) : lane_(lane) {
        const uint4* rope = reinterpret_cast<const uint4*>(rope_row(rope_rows, row)) + 2 * (lane / kGroupRows);
        const uint32_t chunk = smaller(lane, kNopeDim / 16u - 1);  // the last lanes have RoPE only
#pragma unroll
        for (uint32_t i = 0; i < kGroupRows; ++i) {
            const uint8_t* packed = packed_row(packed_rows, __shfl_sync(~0u, row, int(row_at(i))));
            codes_[i] = *reinterpret_cast<const uint4*>(packed + 16 * chunk);
        }
        const uint8_t* scales = packed_row(packed_rows, row) + kScaleOffset;
        scales_ = reinterpret_cast<const uint32_t*>(scales)[lane / kGroupRows];
        rope_[0] = rope[0], rope_[1] = rope[1];
    }

    // To the group that begins at `to`. True where a value lies outside the fast range.
    MLA_DEVICE bool convert(uint32_t to) const {
        bool outside = convert_rope(rope_[0], rope_[1], lane_ / kGroupRows,
                                    to + row_in_group(lane_) + (kPanels - 1) * kPanelBytes);
#pragma unroll
        for (uint32_t i = 0; i < kGroupRows; ++i) {
            const uint32_t of_row = __shfl_sync(~0u, scales_, int(lane_ / 8 * 8 + row_at(i)));
            const uint32_t scale = of_row >> (lane_ / 2 % 4 * 8) & 0xff;
            if (lane_ >= kNopeDim / 16) continue;
            const uint32_t words[4] = {codes_[i].x, codes_[i].y, codes_[i].z, codes_[i].w};
            const uint32_t factors = factors_of_scale(scale);
            const uint32_t at =
                to + lane_ / 4 * kPanelBytes + (row_in_group(row_at(i)) ^ (lane_ / 2 % 2 * 64 + lane_ % 2 * 8));
            outside |= outside_scale(scale);
            store_shared(at, scaled_codes<0>(words[0], factors), scaled_codes<0>(words[2], factors));
            store_shared(at ^ 16, scaled_codes<1>(words[0], factors), scaled_codes<1>(words[2], factors));
            store_shared(at ^ 32, scaled_codes<0>(words[1], factors), scaled_codes<0>(words[3], factors));
            store_shared(at ^ 48, scaled_codes<1>(words[1], factors), scaled_codes<1>(words[3], factors));
        }
        return outside;
    }

  private:
    MLA_DEVICE uint32_t row_at(uint32_t i) const { return (i + lane_ / 4) % kGroupRows; }

    const uint32_t lane_;
    uint4 codes_[kGroupRows], rope_[2];
    uint32_t scales_;
};

// Asks for eight rows of the queries or the pool; `raw` is the address of a RawGroup in shared memory. A lane asks for
// a quarter of row lane / 4, which is number `row` there.
MLA_DEVICE void copy_group(uint32_t raw, const Inputs& in, bool query, int32_t row, uint32_t lane) {
    const void* packed_rows = query ? in.q.as<const void>() : in.kv.as<const void>();
    const void* rope_rows = query ? in.q_rope.as<const void>() : in.kv_rope.as<const void>();
    const uint32_t unit = 16 * (lane % 4);
    const uint8_t* packed = packed_row(packed_rows, row) + unit;
    const uint32_t packed_to = raw + lane / 4 * kRawBytes + unit;
#pragma unroll
    for (uint32_t at = 0; at < kNopeDim; at += 64) copy_async(packed_to + at, packed + at);
    if (unit == 0) copy_async(packed_to + kScaleOffset, packed + kScaleOffset);
    const uint8_t* rope = reinterpret_cast<const uint8_t*>(rope_row(rope_rows, row)) + unit;
    const uint32_t rope_to = raw + uint32_t(sizeof(RawGroup::packed)) + lane / 4 * kRawRopeStride + unit;
#pragma unroll
    for (uint32_t at = 0; at < kRopeBytes; at += 64) copy_async(rope_to + at, rope + at);
}

// The query heads that begin at `query`, into L2, by one thread.
MLA_DEVICE void prefetch_queries(const Inputs& in, int64_t query, int heads) {
    prefetch(packed_row(in.q.as<const void>(), query), uint32_t(heads) * kPackedBytes);
    prefetch(rope_row(in.q_rope.as<const void>(), query), uint32_t(heads) * kRopeBytes);
}

// The row of a query head of a piece. Heads behind the last one repeat it, and a piece without heads takes any: finite,
// and never looked at.
MLA_DEVICE int32_t query_row(const Piece& piece, uint32_t head) {
    return piece.heads > 0 ? int32_t(piece.query) + smaller(int(head), piece.heads - 1) : 0;
}

// Whether the scorer converts half of the query heads of a piece. In a long one it would hold up more than the producer
// saves.
MLA_DEVICE bool is_short(const Piece& piece) { return piece.tokens <= kShortTiles * kTokens; }

// What a lane has of eight rows in shared memory. `raw` is the address of a RawGroup, `group` that of what it becomes.
// True where a value lies outside the fast range.
class Converter {
  public:
    struct Codes {
        Panel panels[2];
    };

    MLA_DEVICE explicit Converter(uint32_t lane)
        : panel_(lane / kGroupRows),
          packed_(lane % kGroupRows * kRawBytes),
          rope_(uint32_t(sizeof(RawGroup::packed)) + lane % kGroupRows * kRawRopeStride + panel_ * 32),
          row_(row_in_group(lane)) {}

    // Half of the panels: 0 to 3, or the others.
    MLA_DEVICE bool convert(uint32_t raw, uint32_t half, uint32_t group) const {
        bool outside = false;
        if (has_panel(half)) outside = store_panel(load_panel(raw, half), half, group);
        if (half == 1) outside |= convert_rope(raw, group);
        return outside;
    }

    // The last panel.
    MLA_DEVICE bool convert_rope(uint32_t raw, uint32_t group) const {
        const uint4 low = load_shared16(raw + rope_), high = load_shared16(raw + rope_ + 16);
        return sm90::convert_rope(low, high, panel_, group + row_ + (kPanels - 1) * kPanelBytes);
    }

    // The others in two steps.
    MLA_DEVICE Codes load(uint32_t raw) const { return {{load_panel(raw, 0), load_panel(raw, 1)}}; }

    MLA_DEVICE bool store(const Codes& codes, uint32_t group) const {
        const bool outside = store_panel(codes.panels[0], 0, group);
        return has_panel(1) ? outside | store_panel(codes.panels[1], 1, group) : outside;
    }

  private:
    // The last panel is RoPE.
    MLA_DEVICE bool has_panel(uint32_t half) const { return panel_ + 4 * half != kPanels - 1; }

    MLA_DEVICE Panel load_panel(uint32_t raw, uint32_t half) const {
        const uint32_t panel = panel_ + 4 * half;
        Panel loaded;
        loaded.scales = load_shared2(raw + packed_ + kScaleOffset + 2 * panel);
#pragma unroll
        for (int i = 0; i < 4; ++i) loaded.codes[i] = load_shared16(raw + packed_ + panel * kPanelDims + 16 * i);
        return loaded;
    }

    MLA_DEVICE bool store_panel(const Panel& panel, uint32_t half, uint32_t group) const {
        return convert_panel(panel, group + row_ + (panel_ + 4 * half) * kPanelBytes);
    }

    const uint32_t panel_, packed_, rope_, row_;
};

}  // namespace mla::sm90
