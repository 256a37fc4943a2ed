// The kernel bodies of both entries: what the warp groups do, and how they start and end. With more than 64 query heads
// two workgroups of a cluster take the two head groups of the same tokens. With few rows a cluster is a team of several
// partitions, see team.h.
#pragma once

#include "common/persistent.h"
#include "common/split.h"
#include "generic/kernels.h"
#include "sm90/engine.h"
#include "sm90/producer.h"
#include "sm90/team.h"

namespace mla::sm90 {

#define MLA_SM90_KERNEL extern "C" __global__ void __launch_bounds__(mla::sm90::kAllThreads, 1)

// Tiles begin at multiples of 1024 bytes.
MLA_DEVICE Shared& shared() {
    extern __shared__ __align__(1024) uint8_t bytes[];
    return *reinterpret_cast<Shared*>(bytes);
}

// Registers of a thread, by role; together no more than four warp groups have at the start, with 128.
struct Registers {
    static constexpr int kValues = 176, kScorer = 72, kProducer = 88;
};
static_assert(2 * Registers::kValues + Registers::kScorer + Registers::kProducer <= 4 * 128, "of a workgroup");

// Makes the barriers; meanwhile() is called before they are there for everybody.
template <int kGroups, bool kCluster, class Meanwhile>
MLA_DEVICE void start(Shared& x, Meanwhile meanwhile) {
    if (threadIdx.x / 32 == kFirstProducer / 32) {
        float4* factors = reinterpret_cast<float4*>(x.factors);
        for (uint32_t i = threadIdx.x % 32; i < sizeof x.factors / sizeof *factors; i += 32) factors[i] = {1, 1, 1, 1};
        warp_sync();  // for the fence
    }
    if (threadIdx.x == kFirstProducer) {
        x.is_scaled = 0;
        x.store_pace = 0;
        for (int i = 0; i < kStages; ++i) {
            for (uint64_t& full : x.kv_full[i]) init_barrier(&full, kGroupsPerTile<kGroups> * 32);
            init_barrier(&x.kv_empty[i], kGroups * kThreads / 32);
        }
        init_barrier(&x.guess_full, 32);
        init_barrier(&x.ready, kAllThreads);
        init_barrier(&x.jobs_full, 32);
        init_barrier(&x.room, cluster_size() / kGroups);
        init_barrier(&x.exact_full, kThreads);
        init_barrier(&x.lse_full, 1);
        init_barrier(&x.weights_full, 32);
        init_barrier(&x.given_full, 1 + kThreads);
        init_barrier(&x.q_full, kHeads / kGroupRows * 32);
        init_barrier(&x.q_empty, kWarpGroup / 32);
        init_barrier(&x.p_full, kWarpGroup);
        init_barrier(&x.p_empty, kThreads);
        for (int32_t& outside : x.outside) outside = 0;
        fence_start();
    }
    let_kernel_behind_start();
    if constexpr (kCluster) {
        cluster_arrive_relaxed();
        meanwhile();
        cluster_wait();
    } else {
        meanwhile();
        named_wait<kBarrierAll, kAllThreads>();
    }
}

// The plan is there behind it.
template <bool kCluster>
MLA_DEVICE void ready(Shared& x) {
    if constexpr (kCluster) {
        arrive_at(&x.ready);
        wait_barrier(&x.ready, 0);
    } else {
        named_wait<kBarrierAll, kAllThreads>();
    }
}

// No workgroup of a cluster leaves while another one may still store into its shared memory.
template <bool kCluster>
MLA_DEVICE void leave() {
    if constexpr (kCluster) cluster_barrier();
}

MLA_DEVICE bool is_values() { return threadIdx.x < kThreads; }
MLA_DEVICE bool is_scorer() { return threadIdx.x < kFirstProducer; }  // or values

// The sinks of the query heads query .. query + heads - 1 of the flattened [total_q, num_heads], by the scorer, from
// which the values learn of them with P: asked for before the first round and stored behind it.
class Sinks {
  public:
    MLA_DEVICE Sinks(const Buffer& sink, int num_heads, int64_t query, int heads)
        : head_(int(threadIdx.x) - kFirstScorer), present_(head_ >= 0 && head_ < heads) {
        if (present_) sink_ = sink.as<const float>()[uint32_t(query + head_) % uint32_t(num_heads)];
    }

    MLA_DEVICE void store(Shared& x) const {
        if (present_) x.sink[head_] = sink_;
    }

  private:
    const int head_;
    const bool present_;
    float sink_ = 0;
};

// The pieces that PersistentWorkgroup::run attends to, in its order.
class RangeWalk {
  public:
    MLA_DEVICE RangeWalk(const PersistentParams& p, const Plan& plan, const Range& range, int group)
        : p_(p), plan_(plan), at_(range.begin), end_(range.end), group_(group) {}

    MLA_DEVICE bool next(Piece* piece) {
        while (at_.row < end_.row || (at_.row == end_.row && at_.token < end_.token)) {
            const uint32_t row = at_.row, begin = at_.token, tokens = plan_.tokens(row);
            at_ = {row + 1, 0};
            if (tokens == 0) continue;
            const int32_t* pages = p_.kv_page_indices.as<const int32_t>() + plan_.indptr[row] + begin;
            *piece = {int64_t(row) * p_.num_heads + group_ * kHeads, heads_of(p_, group_), pages,
                      (row < end_.row ? tokens : end_.token) - begin};
            return true;
        }
        return false;
    }

    // Whether another piece may come, and where its queries begin: one row further.
    MLA_DEVICE bool more() const { return at_.row < end_.row; }
    MLA_DEVICE int64_t following(const Piece& piece) const { return piece.query + p_.num_heads; }

  private:
    const PersistentParams& p_;
    const Plan& plan_;
    Cut at_;
    const Cut end_;
    const int group_;
};

// One piece, or none where it has no tokens.
class PieceWalk {
  public:
    MLA_DEVICE explicit PieceWalk(const Piece& piece) : piece_(piece) {}

    MLA_DEVICE bool next(Piece* piece) {
        *piece = piece_;
        piece_.tokens = 0;
        return piece->tokens != 0;
    }

    MLA_DEVICE static bool more() { return false; }
    MLA_DEVICE static int64_t following(const Piece& piece) { return piece.query; }

  private:
    Piece piece_;
};

// While the values search the plan, the others guess that all rows are as long, and bring into L2 what the workgroup
// then begins with: the query heads of its first row and the tokens of two tiles. Only time depends on it.
template <int kGroups>
MLA_DEVICE void expect_first_row(const PersistentParams& p, const Inputs& in) {
    using Me = Member<kGroups>;
    const uint32_t rows = uint32_t(p.num_rows), partitions = uint32_t(p.plan.partitions);
    const uint32_t row = (2 * Me::partition() * rows + partitions) / (2 * partitions);
    if (row >= rows) return;
    const uint32_t thread = threadIdx.x - kFirstScorer;
    if (thread == 0) prefetch_queries(in, int64_t(row) * p.num_heads + Me::group() * kHeads, heads_of(p, Me::group()));
    constexpr uint32_t kLanes = 2 * kGroups, kLines = kPackedBytes / 128 / kLanes;  // of a token, and of a lane
    const uint32_t part = thread % kLanes, number = thread / kLanes, half = kTokens / 2;
    const uint32_t token =
        kGroups == 1 ? number : number / half * kTokens + uint32_t(Me::group()) * half + number % half;
    const int32_t* indptr = p.kv_indptr.as<const int32_t>() + row;
    const uint64_t at = uint64_t(indptr[0]) + token;
    if (token >= uint32_t(indptr[1] - indptr[0]) || at >= p.kv_page_indices.bytes / sizeof(int32_t)) return;
    const uint32_t page = uint32_t(p.kv_page_indices.as<const int32_t>()[at]);
    if (page >= p.kv.bytes / kPackedBytes) return;
#pragma unroll
    for (uint32_t k = 0; k < kLines; ++k)
        prefetch_line(packed_row(in.kv.as<const void>(), page) + (part * kLines + k) * 128);
    if (part == 0) prefetch_line(rope_row(in.kv_rope.as<const void>(), page));
}

// Barriers, the plan, and the first round of what it says.
template <int kGroups, bool kTeams>
MLA_DEVICE void plan_and_begin(Shared& x, const PersistentParams& p, const Inputs& inputs) {
    constexpr bool kCluster = kTeams || kGroups == 2;
    const FirstRound<kGroups> round(x, inputs);
    const int group = Member<kGroups>::group();
    Piece first{};
    int32_t row = 0;
    const bool guesses = kTeams || (plans_for_itself(p) && p.num_rows <= p.plan.partitions);
    TeamPlan<kGroups> plan(x, p);
    start<kGroups, kCluster>(x, [&] {
        if (guesses && threadIdx.x < 32) plan.guess();
    });
    if (guesses && threadIdx.x < 32) arrive_at(&x.guess_full);
    wait_for_kernel_before();
    const bool own = guesses && plan.find(round, &first, &row);
    const Sinks sinks(p.sink, p.num_heads, group * kHeads, heads_of(p, group));
    if (!own) {
        if (is_values()) {
            const Range range = plan.template searched<kTeams>();
            if (threadIdx.x == 0) {
                x.range = range;
                x.store_pace = range.end.row - range.begin.row > 1 ? kStorePace : 0;
            }
        } else if (!kTeams) {
            expect_first_row<kGroups>(p, inputs);
        }
        ready<kCluster>(x);
        if (RangeWalk(p, x.plan, x.range, group).next(&first)) row = round.row(first, p.kv_page_indices);
    }
    if (first.tokens != 0) round.run(row);
    sinks.store(x);
    if (own) ready<kCluster>(x);
}

// What the warp groups of the values do.
template <int kGroups, bool kTeams>
MLA_DEVICE void attend_and_merge(Shared& x, const PersistentParams& p, uint32_t partition, int group) {
    if constexpr (kTeams) {
        TeamEngine<kGroups> engine(x, p.q, p.q_rope, p.kv, p.kv_rope);
        if (!x.plan.whole_rows && threadIdx.x < 32) find_jobs<kGroups>(x, p);  // it waits anyway
        PersistentWorkgroup<TeamEngine<kGroups>, false>(engine, p, x.plan, partition, group).run(x.range);
        TeamMerge<kGroups>(engine, x, p).run();
    } else {
        Engine<kGroups> engine(x, p.q, p.q_rope, p.kv, p.kv_rope);
        PersistentWorkgroup<Engine<kGroups>>(engine, p, x.plan, partition, group).run(x.range);
        leave<kGroups == 2>();
    }
}

template <int kGroups, bool kTeams>
MLA_DEVICE void persistent_kernel(Shared& x, const PersistentParams& p) {
    using Me = Member<kGroups>;
    constexpr bool kCluster = kTeams || kGroups == 2;
    const Inputs inputs{p.q, p.q_rope, p.kv, p.kv_rope};
    plan_and_begin<kGroups, kTeams>(x, p, inputs);
    if (is_values()) {
        take_registers<Registers::kValues>();
        attend_and_merge<kGroups, kTeams>(x, p, blockIdx.x / kGroups, Me::group());
    } else if (is_scorer()) {
        give_registers<Registers::kScorer>();
        Scorer<kGroups> scorer(x, inputs);
        scorer.run(RangeWalk(p, x.plan, x.range, Me::group()));
        if (kTeams && !x.plan.whole_rows) weigh_given<kGroups>(x, scorer.pieces());
        leave<kCluster>();
    } else {
        give_registers<Registers::kProducer>();
        Producer<kGroups, RangeWalk> producer(x, inputs, RangeWalk(p, x.plan, x.range, Me::group()));
        producer.run();
        if (kTeams && !x.plan.whole_rows) offer_room<kGroups>(x, producer.pieces());
        leave<kCluster>();
    }
}

template <int kGroups>
MLA_DEVICE void split_kernel(Shared& x, const SplitParams& p) {
    const int blocks = int(round_up(uint32_t(query_blocks<Engine<kGroups>>(p)), kGroups));
    const int block = int(blockIdx.x) % blocks, sequence = int(blockIdx.x) / blocks, split = int(blockIdx.y);
    constexpr bool kCluster = kGroups == 2;
    start<kGroups, kCluster>(x, [] {});
    wait_for_kernel_before();
    const Piece piece = split_piece<kHeads>(p, block, sequence, split);
    const Sinks sinks(p.sink, p.num_heads, piece.query, piece.heads);
    const Inputs inputs{p.q, p.q_rope, p.kv, p.kv_rope};
    const FirstRound<kGroups> round(x, inputs);
    if (piece.tokens != 0) round.run(round.row(piece, p.kv_page_indices));
    sinks.store(x);
    if (is_values()) {
        take_registers<Registers::kValues>();
        Engine<kGroups> engine(x, p.q, p.q_rope, p.kv, p.kv_rope);
        run_split(engine, p, block, sequence, split);
    } else if (is_scorer()) {
        give_registers<Registers::kScorer>();
        Scorer<kGroups>(x, inputs).run(PieceWalk(piece));
    } else {
        give_registers<Registers::kProducer>();
        Producer<kGroups, PieceWalk>(x, inputs, PieceWalk(piece)).run();
    }
    leave<kCluster>();
}

}  // namespace mla::sm90
