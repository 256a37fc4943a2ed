// The producer warp group: it dequantises the KV rows of each piece and its query heads into shared memory, eight rows
// a warp at a time; but for the first tile and the query heads of the first piece, which all warps take, and half of
// the query heads of short pieces, which the scorer does. In a cluster each workgroup dequantises half of a tile's
// tokens and copies them to the other one.
//
// Each warp has its own stream of groups of rows. Asynchronous copies bring the bytes of the next group while the warp
// waits for room in shared memory. With one head group a warp has two groups of a tile, and the second one's bytes come
// where they will be converted, as soon as there is room.
#pragma once

#include "common/engine.h"
#include "sm90/rows.h"

namespace mla::sm90 {

// Groups of a tile that a workgroup converts: in a cluster of two head groups, half of them.
template <int kGroups>
constexpr uint32_t kGroupsPerTile = kTokens / kGroupRows / kGroups;

// Whether a group of rows is published in halves: worth it where they go to another workgroup as well. Else the first
// barrier of a stage is that of all panels.
template <int kGroups>
constexpr bool kInHalves = kGroups == 2;

template <int kGroups>
MLA_DEVICE uint64_t* full_barrier(Shared& x, uint32_t stage, uint32_t half) {
    return &x.kv_full[stage][kInHalves<kGroups> ? half : 0];
}

// By each warp of the values that has read a stage, in both workgroups of a cluster: lane 0 arrives for all.
template <int kGroups>
MLA_DEVICE void release_stage(Shared& x, uint32_t stage) {
    if (threadIdx.x % 32 != 0) return;
    arrive_at(&x.kv_empty[stage]);
    if constexpr (kGroups == 2) arrive_there(address_in(cluster_rank() ^ 1, shared_address(&x.kv_empty[stage])));
}

// Of a workgroup's part of the tiles in shared memory, what a warp has written.
template <int kGroups>
class TilePart {
  public:
    MLA_DEVICE TilePart(Shared& shared, uint32_t lane)
        : x_(shared), rank_(kGroups == 1 ? 0 : cluster_rank()), lane_(lane) {}

    MLA_DEVICE uint32_t first_group() const { return kGroups == 1 ? 0 : rank_ % kGroups * kGroupsPerTile<kGroups>; }

    // Half of the panels of the group of rows that lies at `to`, or all: the lanes arrive for what they have written,
    // and one sends it to the other workgroup.
    MLA_DEVICE void publish(uint32_t stage, uint32_t half, uint32_t group, uint32_t to) const {
        uint64_t* full = full_barrier<kGroups>(x_, stage, half);
        if (kGroups == 2 && group == first_group() && lane_ == 0) {
            arrive_expecting(full, kTileBytes / 4);
        } else {
            arrive_at(full);
        }
        const uint32_t from = to + half * (kGroupBytes / 2);
        if (kGroups == 2 && lane_ == 0) {
            fence_for_products();
            copy_there(address_in(rank_ ^ 1, from), from, kGroupBytes / 2, address_in(rank_ ^ 1, shared_address(full)));
        }
    }

    // A value of a piece lies outside the fast range: of its queries, or of its rows, which both workgroups have.
    MLA_DEVICE void report_outside(uint32_t piece, bool query) const {
        int32_t* flag = &x_.outside[piece % kPiecesUnderWay];
        *flag = 1;
        if (kGroups == 2 && !query) store_word_there(address_in(rank_ ^ 1, shared_address(flag)), 1);
    }

  private:
    Shared& x_;
    const uint32_t rank_, lane_;
};

// Tile number `tile` of a workgroup, when its stage is free: stage 1 is not until the rows of FirstRound are read.
MLA_DEVICE void await_stage(Shared& x, uint32_t tile) {
    wait_barrier(&x.kv_empty[tile % kStages], (tile / kStages + 1 + tile % kStages) % 2);
}

// The query heads of the first piece and its first tile, by all warps, before they part: eight rows each. In a cluster
// the scorer has none. Bytes on their way lie where the producer's warps have them always, and in stage 1.
template <int kGroups>
class FirstRound {
  public:
    MLA_DEVICE FirstRound(Shared& x, const Inputs& inputs) : x_(x), in_(inputs), part_(x, lane()) {}

    // The row of the queries or the pool that this lane has a quarter of. Pages that do not lie in `all` are none.
    MLA_DEVICE int32_t row(const Piece& piece, const Buffer& all) const {
        const uint32_t in_piece = group() * kGroupRows + lane() / 4;
        if (is_query()) return query_row(piece, in_piece);
        const int64_t page = piece.pages + smaller(in_piece, piece.tokens - 1) - all.as<const int32_t>();
        return takes_part() && uint64_t(page) < uint64_t(all.bytes) / sizeof(int32_t)
                   ? load_relaxed(all.as<const int32_t>() + page)
                   : 0;
    }

    MLA_DEVICE void run(int32_t row) const {
        if (!takes_part()) return;
        const bool query = is_query();
        RawGroup& raw =
            warp() < kProducerWarp ? reinterpret_cast<RawGroup*>(x_.kv[1])[warp()] : x_.raw[warp() - kProducerWarp];
        copy_group(shared_address(&raw), in_, query, row, lane());
        copies_commit();
        copies_wait<0>();
        warp_sync();
        const Converter converter(lane());
        const uint32_t to = shared_address(query ? x_.q : x_.kv[0]) + group() * kGroupBytes;
        // One copy of the code for both halves: the second time it need not be fetched.
#pragma unroll 1
        for (uint32_t half = 0; half < 2; ++half) {
            if (converter.convert(shared_address(&raw), half, to)) part_.report_outside(0, query);
            warp_sync();
            if (!query && (kInHalves<kGroups> || half == 1)) part_.publish(0, half, group(), to);
        }
        if (!query) return;
        arrive_at(&x_.q_full);
        if (kGroups == 2) fence_for_products();  // copies from the other workgroup come where the bytes lay
        release_stage<kGroups>(x_, 1);
    }

  private:
    static constexpr uint32_t kQueryWarps = kHeads / kGroupRows, kProducerWarp = kFirstProducer / 32;
    static_assert(kProducerWarp * sizeof(RawGroup) <= kTileBytes, "room");

    MLA_DEVICE static uint32_t warp() { return threadIdx.x / 32; }
    MLA_DEVICE static uint32_t lane() { return threadIdx.x % 32; }
    MLA_DEVICE static bool is_query() { return warp() < kQueryWarps; }
    MLA_DEVICE static bool takes_part() { return kGroups == 1 || is_query() || warp() >= kProducerWarp; }

    MLA_DEVICE uint32_t group() const {
        constexpr uint32_t kAll = kGroupsPerTile<1>;
        return is_query() ? warp() : part_.first_group() + (warp() + kAll - kProducerWarp) % kAll;
    }

    Shared& x_;
    const Inputs in_;
    const TilePart<kGroups> part_;
};

// Walk::next(&piece) returns false behind the last piece.
template <int kGroups, class Walk>
class Producer {
  public:
    MLA_DEVICE Producer(Shared& shared, const Inputs& inputs, const Walk& walk)
        : x_(shared),
          inputs_(inputs),
          walk_(walk),
          warp_(kept(threadIdx.x / 32 % kWarps)),
          lane_(kept(threadIdx.x % 32)),
          part_(shared, lane_),
          converter_(lane_) {}

    MLA_DEVICE void run() {
        Unit now;  // none yet: one copy of the loop's code serves the first one too
#pragma unroll 1
        do {
            const Unit next = next_unit();  // its pages arrive before the rows of `now` do
            if (now.valid()) {
                produce(now, next);
            } else {
                ask(next);
            }
            now = next;
        } while (now.valid());
    }

    MLA_DEVICE uint32_t pieces() const { return pieces_; }

  private:
    static constexpr uint32_t kWarps = kWarpGroup / 32;
    static constexpr uint32_t kEach = kGroupsPerTile<kGroups> / kWarps;  // groups of rows that a warp has of a unit
    static constexpr uint32_t kQueryUnits = kHeads / kGroupRows / kWarps / kEach;

    // What is converted at a time. The units of a piece: its first tile, its query heads, for which the scorer has room
    // only when it has scored the piece before, and the other tiles.
    struct Unit {
        int32_t rows[kEach];  // of the pool or the queries: those that this lane has a quarter of
        uint32_t bits;        // one register for all that follows; 0 behind the end
        static_assert(kPiecesUnderWay == 8, "three bits of them");

        MLA_DEVICE Unit() : rows(), bits(0) {}
        MLA_DEVICE Unit(uint32_t number, uint32_t piece, bool whole)
            : bits(number << 5 | piece % kPiecesUnderWay << 2 | uint32_t(whole) << 1 | 1) {}

        MLA_DEVICE bool valid() const { return bits != 0; }
        MLA_DEVICE bool whole() const { return (bits & 2) != 0; }  // not the warps' first groups only
        MLA_DEVICE uint32_t piece() const { return bits >> 2 & (kPiecesUnderWay - 1); }
        MLA_DEVICE uint32_t number() const { return bits >> 5; }
        MLA_DEVICE bool is_query() const { return number() - 1 < kQueryUnits; }
        MLA_DEVICE uint32_t tile() const { return number() == 0 ? 0 : number() - kQueryUnits; }
        // The first of its groups among those of a tile or of the queries.
        MLA_DEVICE uint32_t first_group() const { return is_query() ? (number() - 1) * kEach * kWarps : 0; }
    };

    MLA_DEVICE Unit next_unit() {
        while (unit_ == kQueryUnits + ceil_div(piece_.tokens, kTokens))
            if (!next_piece()) return {};
        const bool shared = unit_ - 1 < kQueryUnits && is_short(piece_);  // half of the queries are the scorer's
        Unit unit(unit_, pieces_ - 1, !shared);
        unit_ = shared ? 1 + kQueryUnits : unit_ + 1;
#pragma unroll
        for (uint32_t i = 0; i < kEach; ++i) unit.rows[i] = row(unit, group(unit, i) * kGroupRows + lane_ / 4);
        return unit;
    }

    // Row `in_unit` of the tile or the queries. Behind the last token of a piece it is repeated: finite, and
    // masked where scores are read.
    MLA_DEVICE int32_t row(const Unit& unit, uint32_t in_unit) const {
        if (unit.is_query()) return query_row(piece_, in_unit);
        return piece_.pages[smaller(unit.tile() * kTokens + in_unit, piece_.tokens - 1)];
    }

    // Of the tile or the queries, this warp's group.
    MLA_DEVICE uint32_t group(const Unit& unit, uint32_t i) const {
        return (unit.is_query() ? unit.first_group() : part_.first_group()) + i * kWarps + warp_;
    }

    MLA_DEVICE bool next_piece() {
        if (!walk_.next(&piece_)) return false;
        unit_ = pieces_ == 0 ? 1 + kQueryUnits : 0;  // FirstRound has taken the others
        ++pieces_;
        if (warp_ == 0 && lane_ == 0 && walk_.more())  // queries are read once, and from far away
            prefetch_queries(inputs_, walk_.following(piece_), piece_.heads);
        return true;
    }

    // With one head group registers are scarce: what depends on the lane is computed again.
    MLA_DEVICE uint32_t lane() const { return kInHalves<kGroups> ? lane_ : kept(lane_); }

    // For the first group of a unit.
    MLA_DEVICE void ask(const Unit& unit) const {
        if (unit.valid()) copy_group(shared_address(&x_.raw[warp_]), inputs_, unit.is_query(), unit.rows[0], lane());
        copies_commit();
    }

    // Converts a unit when there is room, and asks for the next one's rows.
    MLA_DEVICE void produce(const Unit& unit, const Unit& next) {
        await_room(unit);
        if constexpr (kInHalves<kGroups>) {
            produce_in_halves(unit);
            ask(next);
        } else {
            produce_in_place(unit, next);
        }
        if (!unit.is_query()) ++tiles_;
    }

    // The next rows are asked for behind it and not earlier: the fence in front of a copy to the other workgroup would
    // wait for them, and shared memory is slow to answer a warp behind its copies.
    MLA_DEVICE void produce_in_halves(const Unit& unit) const {
        const uint32_t to = place(unit, 0);
        copies_wait<0>();
        warp_sync();
#pragma unroll
        for (uint32_t half = 0; half < 2; ++half) {
            if (converter_.convert(shared_address(&x_.raw[warp_]), half, to)) report_outside(unit);
            warp_sync();
            if (!unit.is_query()) part_.publish(tiles_ % kStages, half, group(unit, 0), to);
        }
        if (unit.is_query()) arrive_at(&x_.q_full);
    }

    // The second group's bytes lie where panels 0 to 4 will be: all codes are in registers before any is stored.
    MLA_DEVICE void produce_in_place(const Unit& unit, const Unit& next) const {
        static_assert(sizeof(RawGroup) <= (kPanels - 1) * kPanelBytes, "RoPE becomes the last panel meanwhile");
        if (unit.whole()) copy_group(place(unit, 1), inputs_, unit.is_query(), unit.rows[kEach - 1], lane());
        copies_commit();
#pragma unroll 1
        for (uint32_t i = 0; i < (unit.whole() ? 2 : 1); ++i) {
            copies_wait<1>();
            warp_sync();
            const uint32_t to = place(unit, i);
            const uint32_t raw = i == 0 ? shared_address(&x_.raw[warp_]) : to;
            const Converter converter(lane());
            bool outside = converter.convert_rope(raw, to);
            const Converter::Codes codes = converter.load(raw);
            warp_sync();
            if (i == 0) ask(next);
            outside |= converter.store(codes, to);
            if (outside) report_outside(unit);
            if (unit.is_query()) {
                arrive_at(&x_.q_full);
            } else {
                part_.publish(tiles_ % kStages, 0, group(unit, i), to);
            }
        }
    }

    // Where this warp's group number i of a unit belongs.
    MLA_DEVICE uint32_t place(const Unit& unit, uint32_t i) const {
        return shared_address(unit.is_query() ? x_.q : x_.kv[tiles_ % kStages]) + group(unit, i) * kGroupBytes;
    }

    MLA_DEVICE void report_outside(const Unit& unit) const { part_.report_outside(unit.piece(), unit.is_query()); }

    MLA_DEVICE void await_room(const Unit& unit) const {
        if (!unit.is_query()) {
            await_stage(x_, tiles_);
        } else if (unit.number() == 1) {
            wait_barrier(&x_.q_empty, unit.piece() % 2 ^ 1);
        }
        if (tiles_ == 1) await_first_bytes();
    }

    // Stage 1 held the bytes of queries in the first round, and with one head group those of the scorer's rows. All
    // lanes that have read them have arrived here; in release_stage() one has for the others.
    MLA_DEVICE void await_first_bytes() const {
        wait_barrier(&x_.q_full, 0);
        if (kGroups == 1) wait_barrier(full_barrier<kGroups>(x_, 0, 0), 0);
    }

    Shared& x_;
    const Inputs inputs_;
    Walk walk_;
    const uint32_t warp_, lane_;
    const TilePart<kGroups> part_;
    const Converter converter_;
    Piece piece_{};  // of next_unit()
    uint32_t unit_ = kQueryUnits, pieces_ = 0;
    uint32_t tiles_ = 1;  // converted
};

}  // namespace mla::sm90
