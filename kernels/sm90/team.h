// The merge of cut rows by a team: the partitions of one cluster. Each of its workgroups takes a slice of the query
// heads of every row that the team holds pieces of, first those of the team, and where a row reaches beyond it, those
// of all teams: the last one to have merged a slice does so. A merge is thus spread over the workgroups of a cluster,
// whose hardware runs them side by side, and still nobody waits for another cluster.
//
// A row whose pieces are each the last one of a partition is merged from shared memory, see exchange.h. Other pieces
// go through the workspace.
#pragma once

#include "sm90/team_plan.h"

namespace mla::sm90 {

// By the producer, behind the last of so many pieces: when the scorer has read their queries, the place of these takes
// what the team gives.
template <int kGroups>
MLA_DEVICE void offer_room(Shared& x, uint32_t pieces) {
    const uint32_t lane = threadIdx.x - kFirstProducer;
    if (lane >= Member<kGroups>::team()) return;
    if (pieces != 0) {
        wait_barrier(&x.q_empty, (pieces - 1) % 2);
    } else {
        fence_for_products();  // the plan's scratch lay there
    }
    arrive_there(address_in(lane * kGroups + uint32_t(Member<kGroups>::group()), shared_address(&x.room)));
}

// By the scorer, behind the last of so many pieces: the sums of a piece that its partition gives to where the team
// merges it, and the weights of the pieces that this workgroup merges.
template <int kGroups>
MLA_DEVICE void weigh_given(Shared& x, uint32_t pieces) {
    using Me = Member<kGroups>;
    named_wait<kBarrierScorer, kWarpGroup>();  // all have stored their sums
    if (threadIdx.x >= kFirstScorer + 32) return;
    wait_barrier(&x.jobs_full, 0);
    if (x.num_given == 0) return;
    const Exchange exchange = Me::exchange(x);
    if (x.given_until != nullptr) {
        if (x.outside[(pieces - 1) % kPiecesUnderWay] != 0) wait_barrier(&x.exact_full, 0);
        const uint32_t slot = (pieces - 1) % kSums;
        for (uint32_t head = threadIdx.x % 32; head < kHeads; head += 32)
            exchange.send_lse(head, normalise(x.m[slot][head], x.l[slot][head], -kInf).lse);
    }
    wait_barrier(&x.lse_full, 0);
    warp_sync();
    const float* sinks = x.sink + Me::rank() * exchange.slice();
#pragma unroll 1
    for (uint32_t i = 0; i < x.num_given; ++i) {
        const TeamJob& job = x.jobs[i];
        const GivenMerge merge(x, exchange, job.begin - Me::team_begin(), job.count);
        merge.weigh(job.completes() ? sinks : nullptr);
    }
    arrive_at(&x.weights_full);
}

// The engine of a team's workgroup: a piece that its partition gives goes to where the team merges it.
template <int kGroups>
class TeamEngine : public Engine<kGroups> {
  public:
    using Base = Engine<kGroups>;
    using Base::Base;

    template <class Index>
    MLA_DEVICE void store_partial(const Piece& piece, const Partials& to, Index index, Sink sink,
                                  const Destination& sinks) {
        wait_barrier(&this->x_.jobs_full, 0);
        const bool given = kept(piece.pages + piece.tokens == this->x_.given_until) != 0;
        if (this->is_outside()) {
            this->store_partial_exact(piece, to, index, sink, sinks);
            if (!given) return;
            this->take_exact(piece, to, index(0));
        } else if (!given) {
            return this->store_accumulators(piece, to, index, sink);
        }
        this->give(piece);
    }
};

// What the team does behind all pieces of a workgroup.
template <int kGroups>
class TeamMerge {
  public:
    using Me = Member<kGroups>;

    MLA_DEVICE TeamMerge(TeamEngine<kGroups>& engine, Shared& shared, const PersistentParams& p)
        : e_(engine),
          x_(shared),
          p_(p),
          exchange_(Me::exchange(shared)),
          head0_(Me::group() * kHeads + int(Me::rank() * exchange_.slice())),
          heads_(smaller(int(exchange_.heads_of(Me::rank())), p.num_heads - head0_)) {}

    // Given rows while the cluster meets: none of its workgroups leaves before all have what they were sent, and behind
    // that each sees what the others have stored.
    MLA_DEVICE void run() {
        const bool merges = !x_.plan.whole_rows;
        if (merges) wait_barrier(&x_.jobs_full, 0);
        const uint32_t num_given = merges ? x_.num_given : 0, num_jobs = merges ? x_.num_jobs : 0;
        if (num_given != 0) {
            arrive_at(&x_.given_full);  // for this workgroup's own piece
            wait_barrier(&x_.given_full, 0);
            wait_barrier(&x_.weights_full, 0);
        }
        if (num_given == num_jobs) {  // others wait for no store
            cluster_arrive_relaxed();
        } else {
            cluster_arrive();
        }
#pragma unroll 1
        for (uint32_t i = 0;; ++i) {
            if (i == num_given) cluster_wait();
            if (i == num_jobs) break;
            if (heads_ > 0) merge_row(x_.jobs[i], i < num_given);
        }
        if (kGroups == 2) e_.await_releases();
    }

  private:
    MLA_DEVICE void merge_row(const TeamJob& job, bool given) {
        if (given) {
            merge_given(job);
        } else if (job.count > 1) {
            merge(job, int(job.count), job.completes(), [&](int i) { return slot(job, job.begin + uint32_t(i)); });
        }
        if (job.completes()) return;
        int32_t* counter = p_.cnt.as<int32_t>() + kLargestCluster * job.first + cluster_rank();
        if (!e_.arrive(counter, int32_t(job.done), int32_t(x_.plan.tokens(job.row)))) return;
        const uint32_t team = Me::team(), first_team = job.first / team;
        merge(job, int(job.last / team - first_team + 1), true,
              [&](int i) { return slot(job, i == 0 ? job.first : (first_team + uint32_t(i)) * team); });
    }

    MLA_DEVICE static int64_t slot(const TeamJob& job, uint32_t partition) {
        return partial_slot(partition, partition == job.first);
    }

    MLA_DEVICE int64_t query(const TeamJob& job) const { return int64_t(job.row) * p_.num_heads + head0_; }
    MLA_DEVICE int64_t first_slot(const TeamJob& job) const {
        return workspace_partials(p_).index(slot(job, job.begin), head0_);
    }

    MLA_DEVICE void merge_given(const TeamJob& job) {
        const bool completes = job.completes();
        const int64_t first = completes ? query(job) : first_slot(job);
        const uint32_t slice = exchange_.slice(), thread = threadIdx.x;
        const uint32_t from = job.begin - Me::team_begin();
        const GivenMerge merge(x_, exchange_, from, job.count);
        if (x_.is_scaled != 0) merge.scale_weights();
        if (int(thread) < heads_)
            store_lse(completes, first + thread, x_.merged_lse[from * slice + thread],
                      x_.sink[Me::rank() * slice + thread]);
#pragma unroll 1
        for (uint32_t i = thread / 32; i < 2 * uint32_t(heads_); i += kThreads / 32) {
            const uint32_t head = i / 2, half = i % 2, unit = thread % 32;
            float acc[8] = {};
            merge.add(head, half, unit, acc);
            store(completes, (first + head) * kDim + 256 * half + 8 * (unit ^ head % 2 * 4), acc);
        }
    }

    // `at` counts dims of `out`, or of the workspace.
    MLA_DEVICE void store(bool completes, int64_t at, const float (&acc)[8]) const {
        if (completes) {
            uint32_t words[4];
#pragma unroll
            for (int k = 0; k < 4; ++k) words[k] = bf16_pair_of(acc[2 * k], acc[2 * k + 1]);
            store_streaming(destination(p_).out + at, words);
        } else {
            e_.store_f32(workspace_partials(p_).o + at, acc);
            e_.store_f32(workspace_partials(p_).o + at + 4, acc + 4);
        }
    }

    // `at` counts heads of `out`, or of the workspace.
    MLA_DEVICE void store_lse(bool completes, int64_t at, float lse, float sink) const {
        const Destination to = destination(p_);
        if (!completes) {
            workspace_partials(p_).lse[at] = lse;
        } else if (to.lse != nullptr) {
            to.lse[at] = natural(lse, sink);
        }
    }

    // merge_final() or merge_in_place(), in one copy of their code: three copies in merge_row() do not fit the
    // registers.
    template <class Slot>
    MLA_DEVICE void merge(const TeamJob& job, int count, bool completes, Slot slot_of) {
        const Partials parts = workspace_partials(p_);
        const Destination to = destination(p_);
        const int64_t query = this->query(job), first = parts.index(slot_of(0), head0_);
        merge_partials(
            e_, parts, count, slot_of, head0_, heads_,
            [&](int head) { return completes ? to.log2_sink(query + head) : -kInf; },
            [&](int head, int dim0, const float* acc) {
                if (completes) {
                    e_.store_bf16(to.out + (query + head) * kDim + dim0, acc);
                } else {
                    e_.store_f32(parts.o + (first + head) * kDim + dim0, acc);
                }
            },
            [&](int head, float lse) {
                if (!completes) {
                    parts.lse[first + head] = lse;
                } else if (to.lse != nullptr) {
                    to.lse[query + head] = to.natural(lse, query + head);
                }
            });
    }

    TeamEngine<kGroups>& e_;
    Shared& x_;
    const PersistentParams& p_;
    const Exchange exchange_;
    const int head0_, heads_;
};

static_assert(kLargestCluster * kMaxPartitions <= kRowCounters, "a counter for each slice of a row that begins there");

}  // namespace mla::sm90
