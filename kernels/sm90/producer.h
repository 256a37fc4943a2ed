// The producer warp group: it dequantises the KV rows of each piece and its query heads into shared memory, eight rows
// a warp at a time; but for the first tile and the query heads of the first piece, which all warps take, and half of
// the query heads of short pieces, which the scorer does. In a cluster each workgroup dequantises half of a tile's
// tokens and copies them to the other one.
//
// Each warp has its own stream of groups of rows. Asynchronous copies, which neither a register nor a fence waits for,
// bring those of the next group while the warp waits for room in shared memory.
#pragma once

#include "common/engine.h"
#include "sm90/rows.h"

namespace mla::sm90 {

// Groups of a tile that a workgroup converts: in a cluster of two head groups, half of them.
template <int kGroups>
constexpr uint32_t kGroupsPerTile = kTokens / kGroupRows / kGroups;

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

    // Half of the panels of the group of rows that lies at `to`: all lanes arrive for what they have written behind a
    // fence; one sends it.
    MLA_DEVICE void publish(uint32_t stage, uint32_t half, uint32_t group, uint32_t to) const {
        uint64_t* full = &x_.kv_full[stage][half];
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
        copy_group(raw, in_, query, row, lane());
        copy_wait();
        warp_sync();
        const Converter converter(shared_address(&raw), lane());
        const uint32_t to = shared_address(query ? x_.q : x_.kv[0]) + group() * kGroupBytes;
        // One copy of the code for both halves: the second time it need not be fetched.
#pragma unroll 1
        for (uint32_t half = 0; half < 2; ++half) {
            if (converter.convert(half, to)) part_.report_outside(0, query);
            fence_of_writer<kGroups>();
            warp_sync();
            if (!query) part_.publish(0, half, group(), to);
        }
        if (!query) return;
        arrive_at(&x_.q_full);
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
          converter_(shared_address(&shared.raw[warp_]), lane_) {}

    MLA_DEVICE void run() {
        Group now{};  // none yet: one copy of the loop's code serves the first group too
#pragma unroll 1
        do {
            const Group next = next_group();  // its pages arrive before the rows of `now` do
            if (now.valid) produce(now);
            // Now and not earlier: shared memory is slow to answer a warp behind its copies.
            if (next.valid) copy_group(x_.raw[warp_], inputs_, next.is_query(), next.row, lane_);
            now = next;
        } while (now.valid);
    }

    MLA_DEVICE uint32_t pieces() const { return pieces_; }

  private:
    static constexpr uint32_t kWarps = kWarpGroup / 32;
    static constexpr uint32_t kQueryRounds = kHeads / kGroupRows / kWarps;
    static constexpr uint32_t kRoundsPerTile = kGroupsPerTile<kGroups> / kWarps;
    // Whether a group of rows is published in halves: worth its fences where they go to another workgroup as well.
    static constexpr bool kInHalves = kGroups == 2;

    // The rounds of a piece: its first tile, its query heads, for which the scorer has room only when it has scored the
    // piece before, and the other tiles.
    struct Group {
        int32_t row;  // of the pool or the queries: the one that this lane has a quarter of
        uint32_t round, piece;
        bool valid;  // false behind the end

        MLA_DEVICE bool is_query() const { return round - kRoundsPerTile < kQueryRounds; }
        MLA_DEVICE uint32_t of_tokens() const { return round < kRoundsPerTile ? round : round - kQueryRounds; }
    };

    // Behind the last token of a piece it is repeated: finite, and masked where scores are read.
    MLA_DEVICE Group next_group() {
        while (round_ == rounds_)
            if (!next_piece()) return {0, 0, 0, false};
        Group group{0, round_++, pieces_ - 1, true};
        if (is_short(piece_) && round_ == kRoundsPerTile + 1) ++round_;  // the scorer's
        if (group.is_query()) {
            group.row = query_row(piece_, ((group.round - kRoundsPerTile) * kWarps + warp_) * kGroupRows + lane_ / 4);
        } else {
            const uint32_t tile = group.of_tokens() / kRoundsPerTile;
            const uint32_t token = tile * kTokens + group_in_tile(group.of_tokens()) * kGroupRows + lane_ / 4;
            group.row = piece_.pages[smaller(token, piece_.tokens - 1)];
        }
        return group;
    }

    // Of the tile, this warp's group in a round of tokens.
    MLA_DEVICE uint32_t group_in_tile(uint32_t of_tokens) const {
        return part_.first_group() + of_tokens % kRoundsPerTile * kWarps + warp_;
    }

    MLA_DEVICE bool next_piece() {
        if (!walk_.next(&piece_)) return false;
        round_ = pieces_ == 0 ? kRoundsPerTile + kQueryRounds : 0;  // FirstRound has taken the others
        rounds_ = kQueryRounds + ceil_div(piece_.tokens, kTokens) * kRoundsPerTile;
        ++pieces_;
        if (warp_ == 0 && lane_ == 0 && walk_.more()) {  // queries are read once, and from far away
            const int64_t following = walk_.following(piece_);
            prefetch(packed_row(inputs_.q.as<const void>(), following), uint32_t(piece_.heads) * kPackedBytes);
            prefetch(rope_row(inputs_.q_rope.as<const void>(), following), uint32_t(piece_.heads) * kRopeBytes);
        }
        return true;
    }

    // Converts a group when there is room.
    MLA_DEVICE void produce(const Group& group) {
        const bool query = group.is_query();
        const uint32_t in_tile = group.of_tokens() % kRoundsPerTile, stage = tiles_ % kStages;
        const uint32_t query_round = group.round - kRoundsPerTile;
        const uint32_t number = query ? query_round * kWarps + warp_ : group_in_tile(in_tile);
        const uint32_t to = shared_address(query ? x_.q : x_.kv[stage]) + number * kGroupBytes;
        if (query && query_round == 0) wait_barrier(&x_.q_empty, group.piece % 2 ^ 1);
        if (!query && in_tile == 0) await_stage(x_, tiles_);
        if (tiles_ == 1) await_first_bytes();
        copy_wait();
        warp_sync();
#pragma unroll
        for (uint32_t half = 0; half < 2; ++half) {
            if (converter_.convert(half, to)) part_.report_outside(group.piece, query);
            if (!kInHalves && half == 0) continue;
            fence_of_writer<kGroups>();
            warp_sync();
            if (query) continue;
            if (!kInHalves) part_.publish(stage, 0, number, to);
            part_.publish(stage, half, number, to);
        }
        if (query) {
            arrive_at(&x_.q_full);
        } else {
            tiles_ += in_tile + 1 == kRoundsPerTile;
        }
    }

    // Stage 1 held the bytes of queries in the first round, and with one head group those of the scorer's rows. All
    // lanes that have read them have arrived here; in release_stage() one has for the others.
    MLA_DEVICE void await_first_bytes() const {
        wait_barrier(&x_.q_full, 0);
        if (kGroups == 1) wait_barrier(&x_.kv_full[0][1], 0);
    }

    Shared& x_;
    const Inputs inputs_;
    Walk walk_;
    const uint32_t warp_, lane_;
    const TilePart<kGroups> part_;
    const Converter converter_;
    Piece piece_;  // of next_group()
    uint32_t round_ = 0, rounds_ = 0, pieces_ = 0;
    uint32_t tiles_ = 1;  // converted
};

}  // namespace mla::sm90
