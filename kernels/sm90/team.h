// The merge of cut rows by a team: the partitions of one cluster. Each of its workgroups takes a slice of the query
// heads of every row that the team holds pieces of, first those of the team, and where a row reaches beyond it, those
// of all teams: the last one to have merged a slice does so. A merge is thus spread over the workgroups of a cluster,
// whose hardware runs them side by side, and still nobody waits for another cluster.
//
// A row whose pieces are each the last one of a partition is merged from shared memory, see exchange.h. Other pieces
// go through the workspace.
#pragma once

#include "common/persistent.h"
#include "generic/kernels.h"
#include "sm90/engine.h"

namespace mla::sm90 {

// A workgroup's place in its team, from special registers: it occupies none while the workgroup attends.
template <int kGroups>
struct Member {
    MLA_DEVICE static uint32_t team() { return cluster_size() / kGroups; }
    MLA_DEVICE static uint32_t rank() { return cluster_rank() / kGroups; }
    MLA_DEVICE static int group() { return kGroups == 1 ? 0 : int(cluster_rank() % kGroups); }
    MLA_DEVICE static uint32_t partition() { return workgroup_read_anew() / kGroups; }
    MLA_DEVICE static uint32_t team_begin() { return partition() - rank(); }
    MLA_DEVICE static uint32_t number_of_team() { return cluster_number(); }
    MLA_DEVICE static Exchange exchange(Shared& x) { return {x, kGroups}; }
};

// The plan of a team's partition, by the workgroup. Teams are for rows that fit the lanes of a warp: each warp reads
// kv_indptr for itself, and where each row has a team of its own, nothing is left to search.
template <int kGroups>
class TeamPlan {
  public:
    using Me = Member<kGroups>;

    MLA_DEVICE TeamPlan(Shared& x, const PersistentParams& p) : x_(x), p_(p) {}

    MLA_DEVICE Range range() {
        const int32_t* indptr = p_.kv_indptr.as<const int32_t>();
        const uint32_t num_rows = uint32_t(p_.num_rows), lane = threadIdx.x % 32, team = Me::team();
        const uint32_t row = Me::number_of_team(), mine = smaller(row, num_rows - 1);
        const uint32_t tokens = num_rows == 0 ? 0 : uint32_t(indptr[mine + 1] - indptr[mine]);
        const uint32_t total = uint32_t(indptr[num_rows] - indptr[0]);
        uint32_t used = 0, longest = 0;
#pragma unroll
        for (uint32_t k = 0; k < kMostTeamRows / 32; ++k) {
            const uint32_t i = lane + 32 * k;
            const int32_t begin = i <= num_rows ? indptr[i] : 0;
            const uint32_t length = i < num_rows ? uint32_t(indptr[i + 1] - begin) : 0;
            if (i <= num_rows && threadIdx.x < 32) x_.indptr[i] = begin;
            if (length != 0) used = i + 1;
            longest = larger(longest, length);
        }
        used = __reduce_max_sync(~0u, used);
        longest = __reduce_max_sync(~0u, longest);
        const bool own = has_own_teams(used, longest, total, uint32_t(p_.plan.partitions), team);
        if (threadIdx.x == 0) x_.own_teams = own;
        if (!own) return searched();
        if (threadIdx.x == 0) x_.plan = {x_.indptr, used, total, 0, 0, 0, kTokens, longest <= OwnTeam::kWholeTiles * kTokens};
        if (row >= used) return {{used, 0}, {used, 0}};
        return OwnTeam{tokens, team, kTileBits}.range(row, Me::rank());
    }

  private:
    // On the cost line.
    MLA_DEVICE Range searched() {
        workgroup_barrier();
        Range range = generic::plan_range<Engine<kGroups>>(x_, reinterpret_cast<uint32_t*>(x_.q), p_, Me::partition());
        if (Me::partition() == 0) range.begin = {0, 0};  // as partition_range() has it
        return range;
    }

    Shared& x_;
    const PersistentParams& p_;
};

// Finds what the team will have to merge, and whether its partition gives a piece: a lane of a warp looks at one cut.
template <int kGroups>
MLA_DEVICE void search_jobs(Shared& x, const PersistentParams& p) {
    using Me = Member<kGroups>;
    const Plan& plan = x.plan;
    const uint32_t lane = threadIdx.x % 32, team = Me::team(), team_begin = Me::team_begin();
    const Cut cut = lane <= team ? partition_begin(plan, team_begin + lane) : Cut{0, 0};
    const Cut before{__shfl_up_sync(~0u, cut.row, 1), __shfl_up_sync(~0u, cut.token, 1)};
    TeamJob job{};
    if (lane <= team && has_job(cut, lane == 0, before)) job = team_job(plan, cut.row, team_begin, team);
    const int behind = int(job.begin + job.count - team_begin);
    const Cut end{__shfl_sync(~0u, cut.row, behind), __shfl_sync(~0u, cut.token, behind)};
    const bool is_given = job.count > 1 && ends_partitions(plan, job, end);
    // Given rows come first.
    const uint32_t given = __ballot_sync(~0u, is_given), others = __ballot_sync(~0u, job.count > 0 && !is_given);
    const uint32_t before_lane = (1u << lane) - 1;
    const uint32_t index = is_given ? __popc(given & before_lane) : __popc(given) + __popc(others & before_lane);
    if (job.count > 0) x.jobs[index] = job;
    const uint32_t pieces = __reduce_add_sync(~0u, is_given ? job.count : 0);
    const bool gives = __any_sync(~0u, is_given && Me::partition() - job.begin < job.count);
    const int32_t until = plan.indptr[cut.row] + int32_t(cut.token), own_end = __shfl_sync(~0u, until, int(Me::rank() + 1));
    if (lane == 0) {
        if (pieces != 0) arrive_expecting(&x.given_full, pieces * Me::exchange(x).bytes_of_piece(Me::rank()));
        x.num_given = uint32_t(__popc(given));
        x.num_jobs = x.num_given + uint32_t(__popc(others));
        x.given_until = gives ? p.kv_page_indices.as<const int32_t>() + own_end : nullptr;
    }
}

// The same for a row with a team of its own.
template <int kGroups>
MLA_DEVICE void find_own_job(Shared& x, const PersistentParams& p) {
    using Me = Member<kGroups>;
    if (threadIdx.x % 32 != 0) return;
    const uint32_t team = Me::team(), begin = Me::team_begin(), row = Me::number_of_team();
    const OwnTeam own{row < x.plan.rows ? x.plan.tokens(row) : 0, team, kTileBits};
    const uint32_t count = own.pieces();
    x.num_given = x.num_jobs = count > 1;
    x.given_until = nullptr;
    if (count == 1) return;
    arrive_expecting(&x.given_full, count * Me::exchange(x).bytes_of_piece(Me::rank()));
    x.jobs[0] = {row, begin, count, begin, begin + count - 1, own.tokens};
    if (Me::rank() < count)
        x.given_until = p.kv_page_indices.as<const int32_t>() + x.plan.indptr[row] + own.begin(Me::rank() + 1);
}

template <int kGroups>
MLA_DEVICE void find_jobs(Shared& x, const PersistentParams& p) {
    if (x.own_teams) {
        find_own_job<kGroups>(x, p);
    } else {
        search_jobs<kGroups>(x, p);
    }
    arrive_at(&x.jobs_full);
}

// By the scorer, which has read the last queries: their place takes what the team gives.
template <int kGroups>
MLA_DEVICE void offer_room(Shared& x) {
    warp_sync();
    const uint32_t lane = threadIdx.x % 32;
    if (lane >= Member<kGroups>::team()) return;
    arrive_there(address_in(lane * kGroups + uint32_t(Member<kGroups>::group()), shared_address(&x.room)));
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
        const bool given = piece.pages + piece.tokens == this->x_.given_until;
        if (this->is_outside()) {
            this->store_partial_exact(piece, to, index, sink, sinks);
            if (!given) return;
            this->take_exact(piece, to, index(0));
        } else if (!given) {
            return this->store_accumulators(piece, to, index, sink);
        }
        this->give(piece, Member<kGroups>::rank(), Member<kGroups>::exchange(this->x_));
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
        if (num_given != 0) wait_barrier(&x_.given_full, 0);
        if (num_given == num_jobs) {
            cluster_arrive_relaxed();
        } else {
            cluster_arrive();
        }
#pragma unroll 1
        for (uint32_t i = 0;; ++i) {
            if (i == num_given) cluster_wait();
            if (i == num_jobs) return;
            if (heads_ > 0) merge_row(x_.jobs[i], i < num_given);
        }
    }

  private:
    MLA_DEVICE void merge_row(const TeamJob& job, bool given) {
        if (given) {
            merge_given(job);
        } else if (job.count > 1) {
            merge(job, int(job.count), job.completes(), [&](int i) { return slot(job, job.begin + uint32_t(i)); });
        }
        if (job.completes()) return;
        int32_t* counter = p_.cnt.as<int32_t>() + kLargestCluster * job.first +
                           cluster_rank();
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
        const GivenMerge merge(x_, exchange_, job.begin - Me::team_begin(), job.count);
        if (thread < 32) {
            const float* sinks = x_.sink + Me::rank() * slice;
            const float lse = merge.weigh(completes ? sinks : nullptr);
            if (int(thread) < heads_ && thread < slice) store_lse(completes, first + thread, lse, sinks[thread]);
        }
        workgroup_barrier();
#pragma unroll 1
        for (uint32_t item = thread; item < 64 * slice; item += kThreads) {
            const uint32_t head = exchange_.head_of(item);
            if (int(head) >= heads_) continue;
            float acc[8] = {};
            merge.add(item, acc);
            store(completes, (first + head) * kDim + 32 * exchange_.unit_of(item) + 8 * (thread % 4), acc);
        }
        workgroup_barrier();
    }

    // `at` counts dims of `out`, or of the workspace.
    MLA_DEVICE void store(bool completes, int64_t at, const float (&acc)[8]) const {
        if (completes) {
            uint32_t words[4];
#pragma unroll
            for (int k = 0; k < 4; ++k) words[k] = bf16_pair_of(acc[2 * k], acc[2 * k + 1]);
            store_global(destination(p_).out + at, words);
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
