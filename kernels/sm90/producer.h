// The producer warp group: it dequantises the KV rows of each piece and its query heads into shared memory, eight rows
// a warp at a time; but for the query heads of the first piece, and what does not fit its first round. In a cluster
// each workgroup dequantises half of a tile's tokens and copies them to the other one.
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

// Walk::next(&piece) returns false behind the last piece.
template <int kGroups, class Walk>
class Producer {
  public:
    MLA_DEVICE Producer(Shared& shared, const Inputs& inputs, const Walk& walk)
        : x_(shared),
          inputs_(inputs),
          walk_(walk),
          rank_(kGroups == 1 ? 0 : cluster_rank()),
          warp_(kept(threadIdx.x / 32 % kWarps)),
          lane_(kept(threadIdx.x % 32)),
          converter_(shared_address(&shared.raw[warp_]), lane_) {}

    MLA_DEVICE void run() {
        Group now{};  // none yet: one copy of the loop's code serves the first group too
#pragma unroll 1
        do {
            const Group next = next_group();  // its pages arrive before the rows of `now` do
            if (now.valid) produce(now);
            copy(next);  // now and not earlier: shared memory is slow to answer a warp behind its copies
            now = next;
        } while (now.valid);
    }

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

        MLA_DEVICE bool is_first() const { return piece == 0 && round == 0; }
        MLA_DEVICE bool is_query() const { return round - kRoundsPerTile < kQueryRounds; }
        MLA_DEVICE uint32_t of_tokens() const { return round < kRoundsPerTile ? round : round - kQueryRounds; }
    };

    // Behind the last token of a piece it is repeated: finite, and masked where scores are read.
    MLA_DEVICE Group next_group() {
        if (round_ == rounds_ && !next_piece()) return {0, 0, 0, false};
        Group group{0, round_++, pieces_ - 1, true};
        if (group.is_first()) round_ = kRoundsPerTile + kQueryRounds;  // others convert what lies between
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
        return first_group() + of_tokens % kRoundsPerTile * kWarps + warp_;
    }
    MLA_DEVICE uint32_t first_group() const { return kGroups == 1 ? 0 : rank_ % kGroups * kGroupsPerTile<kGroups>; }

    MLA_DEVICE bool next_piece() {
        if (!walk_.next(&piece_)) return false;
        round_ = 0;
        rounds_ = kQueryRounds + ceil_div(piece_.tokens, kTokens) * kRoundsPerTile;
        ++pieces_;
        if (warp_ == 0 && lane_ == 0 && walk_.more()) {  // queries are read once, and from far away
            const int64_t following = walk_.following(piece_);
            prefetch(packed_row(inputs_.q.as<const void>(), following), uint32_t(piece_.heads) * kPackedBytes);
            prefetch(rope_row(inputs_.q_rope.as<const void>(), following), uint32_t(piece_.heads) * kRopeBytes);
        }
        return true;
    }

    MLA_DEVICE void copy(const Group& group) const {
        if (!group.valid) return;
        const bool query = group.is_query();
        const void* packed_rows = query ? inputs_.q.as<const void>() : inputs_.kv.as<const void>();
        const void* rope_rows = query ? inputs_.q_rope.as<const void>() : inputs_.kv_rope.as<const void>();
        copy_group(x_.raw[warp_], packed_rows, rope_rows, group.row, lane_);
    }

    // Converts a group when there is room.
    MLA_DEVICE void produce(const Group& group) {
        const bool query = group.is_query();
        const uint32_t in_tile = group.of_tokens() % kRoundsPerTile, stage = tiles_ % kStages;
        const uint32_t query_round = group.round - kRoundsPerTile;
        const uint32_t number = query ? query_round * kWarps + warp_ : group_in_tile(in_tile);
        const uint32_t to = shared_address(query ? x_.q : x_.kv[stage]) + number * kGroupBytes;
        if (query && query_round == 0) wait_barrier(&x_.q_empty, group.piece % 2 ^ 1);
        if (!query && in_tile == 0) wait_barrier(&x_.kv_empty[stage], (tiles_ / kStages + 1) % 2);
        copy_wait();
        warp_sync();
        if (converter_.template convert<0>(to)) report_outside(group);
        if constexpr (kInHalves) {
            fence_for_products();
            warp_sync();
            if (!query) publish(stage, 0, number, to);
        }
        if (converter_.template convert<1>(to)) report_outside(group);
        fence_for_products();
        warp_sync();
        if (query) {
            arrive_at(&x_.q_full);
            return;
        }
        if (!kInHalves) publish(stage, 0, number, to);
        publish(stage, 1, number, to);
        tiles_ += in_tile + 1 == kRoundsPerTile || group.is_first();
    }

    // All lanes arrive for what they have written; one sends it.
    MLA_DEVICE void publish(uint32_t stage, uint32_t half, uint32_t group, uint32_t to) const {
        uint64_t* full = &x_.kv_full[stage][half];
        if (kGroups == 2 && group == first_group() && lane_ == 0) {
            arrive_expecting(full, kTileBytes / 4);
        } else {
            arrive_at(full);
        }
        const uint32_t from = to + half * (kGroupBytes / 2);
        if (kGroups == 2 && lane_ == 0)
            copy_there(address_in(rank_ ^ 1, from), from, kGroupBytes / 2, address_in(rank_ ^ 1, shared_address(full)));
    }

    MLA_DEVICE void report_outside(const Group& group) const {
        int32_t* flag = &x_.outside[group.piece % kPiecesUnderWay];
        *flag = 1;
        if (kGroups == 2 && !group.is_query()) store_word_there(address_in(rank_ ^ 1, shared_address(flag)), 1);
    }

    Shared& x_;
    const Inputs inputs_;
    Walk walk_;
    const uint32_t rank_, warp_, lane_;
    const Converter converter_;
    Piece piece_;  // of next_group()
    uint32_t round_ = 0, rounds_ = 0, pieces_ = 0;
    uint32_t tiles_ = 0;  // converted
};

}  // namespace mla::sm90
