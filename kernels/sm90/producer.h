// The producer warp group: it dequantises the KV rows of each piece and, but for the first one, its query heads into
// shared memory, eight rows a warp at a time. In a cluster each workgroup dequantises half of a tile's tokens and
// copies them to the other one.
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
        Group now = next_group();
        copy(now);
        Group next = next_group();
#pragma unroll 1
        while (now.valid) {
            produce(now, next);
            now = next;
            next = next_group();  // its pages arrive before the rows of the group before it do
        }
    }

  private:
    static constexpr uint32_t kWarps = kWarpGroup / 32;
    static constexpr uint32_t kQueryRounds = kHeads / kGroupRows / kWarps;
    static constexpr uint32_t kRoundsPerTile = kGroupsPerTile<kGroups> / kWarps;

    struct Group {
        int32_t row;     // of the pool or the queries: the one that this lane has a quarter of
        uint32_t round;  // of the piece: first query heads, then tokens
        bool valid;      // false behind the end
    };

    // Behind the last token of a piece it is repeated: finite, and masked where scores are read.
    MLA_DEVICE Group next_group() {
        if (round_ == rounds_ && !next_piece()) return {0, 0, false};
        const uint32_t round = round_++, row = lane_ / 4;
        if (round < kQueryRounds) return {query_row(piece_, (round * kWarps + warp_) * kGroupRows + row), round, true};
        const uint32_t of_tokens = round - kQueryRounds, tile = of_tokens / kRoundsPerTile;
        const uint32_t token = tile * kTokens + group_in_tile(of_tokens) * kGroupRows + row;
        return {piece_.pages[smaller(token, piece_.tokens - 1)], round, true};
    }

    // Of the tile, this warp's group in a round of tokens.
    MLA_DEVICE uint32_t group_in_tile(uint32_t of_tokens) const {
        return first_group() + of_tokens % kRoundsPerTile * kWarps + warp_;
    }
    MLA_DEVICE uint32_t first_group() const { return kGroups == 1 ? 0 : rank_ % kGroups * kGroupsPerTile<kGroups>; }

    MLA_DEVICE bool next_piece() {
        if (!walk_.next(&piece_)) return false;
        round_ = rounds_ == 0 ? kQueryRounds : 0;  // others convert the queries of the first piece
        rounds_ = kQueryRounds + ceil_div(piece_.tokens, kTokens) * kRoundsPerTile;
        if (warp_ == 0 && lane_ == 0 && walk_.more()) {  // queries are read once, and from far away
            const int64_t following = walk_.following(piece_);
            prefetch(packed_row(inputs_.q.as<const void>(), following), uint32_t(piece_.heads) * kPackedBytes);
            prefetch(rope_row(inputs_.q_rope.as<const void>(), following), uint32_t(piece_.heads) * kRopeBytes);
        }
        return true;
    }

    MLA_DEVICE void copy(const Group& group) const {
        copy_half_of<0>(group);
        copy_half_of<1>(group);
    }

    template <int kHalf>
    MLA_DEVICE void copy_half_of(const Group& group) const {
        if (group.valid) {
            const bool query = group.round < kQueryRounds;
            const void* packed_rows = query ? inputs_.q.as<const void>() : inputs_.kv.as<const void>();
            const void* rope_rows = query ? inputs_.q_rope.as<const void>() : inputs_.kv_rope.as<const void>();
            copy_half<kHalf>(x_.raw[warp_], packed_rows, rope_rows, group.row, lane_);
        }
        copies_commit();
    }

    MLA_DEVICE void produce(const Group& group, const Group& next) {
        const bool query = group.round < kQueryRounds;
        const uint32_t of_tokens = group.round - kQueryRounds, in_tile = of_tokens % kRoundsPerTile;
        const uint32_t stage = tiles_ % kStages;
        const uint32_t number = query ? group.round * kWarps + warp_ : group_in_tile(of_tokens);
        const uint32_t to = shared_address(query ? x_.q : x_.kv[stage]) + number * kGroupBytes;
        if (group.round == 0) wait_barrier(&x_.q_empty, pieces_ % 2 ^ 1);
        if (!query && in_tile == 0) wait_barrier(&x_.kv_empty[stage], (tiles_ / kStages + stage + 1) % 2);
        copies_wait<1>();
        __syncwarp();
        const uint32_t scales = converter_.template scales<1>();
        if (converter_.template convert<0>(to, converter_.template scales<0>())) report_outside(query);
        fence_for_products();
        __syncwarp();
        if (!query && lane_ == 0) publish(stage, 0, number, to);
        copy_half_of<0>(next);
        copies_wait<1>();
        __syncwarp();
        if (converter_.template convert<1>(to, scales)) report_outside(query);
        fence_for_products();
        __syncwarp();
        if (query) {
            if (lane_ == 0) arrive_at(&x_.q_full);
            pieces_ += group.round + 1 == kQueryRounds;
        } else {
            if (lane_ == 0) publish(stage, 1, number, to);
            tiles_ += in_tile + 1 == kRoundsPerTile;
        }
        copy_half_of<1>(next);
    }

    MLA_DEVICE void publish(uint32_t stage, uint32_t half, uint32_t group, uint32_t to) const {
        uint64_t* full = &x_.kv_full[stage][half];
        if (kGroups == 2 && group == first_group()) {
            arrive_expecting(full, kTileBytes / 4);
        } else {
            arrive_at(full);
        }
        const uint32_t from = to + half * (kGroupBytes / 2);
        if constexpr (kGroups == 2)
            copy_there(address_in(rank_ ^ 1, from), from, kGroupBytes / 2, address_in(rank_ ^ 1, shared_address(full)));
    }

    MLA_DEVICE void report_outside(bool query) const {
        int32_t* flag = &x_.outside[(query ? pieces_ : pieces_ - 1) % kPiecesUnderWay];
        *flag = 1;
        if (kGroups == 2 && !query) store_word_there(address_in(rank_ ^ 1, shared_address(flag)), 1);
    }

    Shared& x_;
    const Inputs inputs_;
    Walk walk_;
    const uint32_t rank_, warp_, lane_;
    const Converter converter_;
    Piece piece_;  // of next_group()
    uint32_t round_ = 0, rounds_ = 0;
    uint32_t tiles_ = 0, pieces_ = 1;  // converted, and whose queries are converted
};

}  // namespace mla::sm90
