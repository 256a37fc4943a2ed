// The merge of cut rows by a team: the partitions of one cluster. Each of its workgroups takes a slice of the query
// heads of every row that the team holds pieces of, first those of the team, and where a row reaches beyond it, those
// of all teams: the last one to have merged its slice does so. A merge is thus spread over the workgroups of a cluster,
// whose hardware runs them side by side, and still nobody waits for another cluster.
#pragma once

#include "common/persistent.h"
#include "sm90/engine.h"

namespace mla::sm90 {

template <int kGroups>
class TeamMerge {
  public:
    MLA_DEVICE TeamMerge(Engine<kGroups>& engine, Shared& shared, const PersistentParams& p, uint32_t partition,
                         int group)
        : e_(engine),
          x_(shared),
          p_(p),
          rank_(partition % kTeam * kGroups + uint32_t(group)),
          head0_(group * kHeads + int(partition % kTeam * kSlice)),
          heads_(smaller(kSlice, p.num_heads - head0_)) {}

    // Finds what there will be to merge, while the workgroup has nothing else to do: a lane looks at one cut.
    MLA_DEVICE void prepare(uint32_t partition) {
        if (threadIdx.x >= 32 || x_.plan.whole_rows) return;
        const uint32_t lane = threadIdx.x, team_begin = partition / kTeam * kTeam;
        const Cut cut = lane <= kTeam ? partition_begin(x_.plan, team_begin + lane) : Cut{0, 0};
        const Cut before{__shfl_up_sync(~0u, cut.row, 1), __shfl_up_sync(~0u, cut.token, 1)};
        if (lane > kTeam) return;
        const bool works = has_job(cut, lane == 0, before);
        x_.jobs[lane] = works ? team_job(x_.plan, cut.row, team_begin, kTeam) : TeamJob{};
    }

    // Behind a barrier of the cluster: all pieces of the team are stored.
    MLA_DEVICE void run() {
        if (heads_ <= 0 || x_.plan.whole_rows) return;
#pragma unroll 1
        for (uint32_t i = 0; i <= kTeam; ++i)
            if (x_.jobs[i].count > 0) merge_row(x_.jobs[i]);
    }

  private:
    static constexpr uint32_t kTeam = kLargestCluster / kGroups;
    static constexpr int kSlice = kHeads / int(kTeam);

    MLA_DEVICE void merge_row(const TeamJob& job) {
        const bool completes = job.first + job.count == job.last + 1;
        if (job.count > 1)
            merge(job, int(job.count), completes, [&](int i) { return slot(job, job.begin + uint32_t(i)); });
        if (completes) return;
        int32_t* counter = p_.cnt.as<int32_t>() + kLargestCluster * job.first + rank_;
        if (!e_.arrive(counter, int32_t(job.done), int32_t(x_.plan.tokens(job.row)))) return;
        const uint32_t first_team = job.first / kTeam;
        merge(job, int(job.last / kTeam - first_team + 1), true,
              [&](int i) { return slot(job, i == 0 ? job.first : (first_team + uint32_t(i)) * kTeam); });
    }

    MLA_DEVICE static int64_t slot(const TeamJob& job, uint32_t partition) {
        return partial_slot(partition, partition == job.first);
    }

    // merge_final() or merge_in_place(), in one copy of their code: three copies in merge_row() do not fit the
    // registers.
    template <class Slot>
    MLA_DEVICE void merge(const TeamJob& job, int count, bool completes, Slot slot_of) {
        const Partials parts = workspace_partials(p_);
        const Destination to = destination(p_);
        const int64_t query = int64_t(job.row) * p_.num_heads + head0_, first = parts.index(slot_of(0), head0_);
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

    Engine<kGroups>& e_;
    Shared& x_;
    const PersistentParams& p_;
    const uint32_t rank_;
    const int head0_, heads_;
};

static_assert(kLargestCluster * kMaxPartitions <= kRowCounters, "a counter for each slice of a row that begins there");

}  // namespace mla::sm90
