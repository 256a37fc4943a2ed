// The merge of cut rows by a team: the partitions of one cluster. Each of its workgroups takes a slice of the query
// heads of every row that the team holds pieces of, first those of the team, from the shared memory of its workgroups,
// and where a row reaches beyond it, those of all teams, from the workspace: the last team to have merged its slice
// does so. A merge is thus spread over the workgroups of a cluster, whose hardware runs them side by side, and still
// nobody waits for another cluster.
#pragma once

#include "common/persistent.h"
#include "sm90/engine.h"

namespace mla::sm90 {

constexpr uint32_t kLargestCluster = 8;

// Rows that are each within one team need no second merge, which costs about as much as kSecondMerge tokens.
struct TeamPartitions {
    static constexpr uint32_t kSecondMerge = 128;
    uint32_t team;

    MLA_DEVICE uint32_t operator()(const Plan& line, uint32_t partitions) const {
        uint32_t share = team;
        while (share > 1 && line.rows * share > partitions) share /= 2;
        const uint32_t longest = ceil_div(line.total, partitions) + kSecondMerge;
        if (line.rows != 0 && generic::EvenPartitions::is_enough(line, line.rows * share, longest))
            return smaller(line.rows * share, partitions);
        return generic::EvenPartitions()(line, partitions);
    }
};

template <int kGroups>
class TeamMerge {
  public:
    MLA_DEVICE TeamMerge(Engine<kGroups>& engine, const PersistentParams& p, const Plan& plan, uint32_t partition,
                         int group, uint32_t team)
        : e_(engine),
          p_(p),
          plan_(plan),
          team_(team),
          first_(partition / team * team),
          rank_(partition % team * kGroups + uint32_t(group)),
          head0_(group * kHeads + int(partition % team) * kHeads / int(team)),
          heads_(smaller(kHeads / int(team), p.num_heads - head0_)) {}

    // Behind a barrier of the cluster: the team has all its pieces. Another one is due before a workgroup leaves.
    MLA_DEVICE void run() {
        if (heads_ <= 0 || plan_.whole_rows) return;
#pragma unroll 1
        for (uint32_t at = first_; at <= first_ + team_;) {
            const Cut cut = partition_begin(plan_, at);
            at = cut.token == 0 ? at + 1 : merge_row(cut.row);
        }
    }

  private:
    // Parts of a row: of `count` partitions of the team from `begin` on, the last of which may have its piece in the
    // workspace; or of as many teams, in the slots of the first partition that each has of the row.
    struct Job {
        uint32_t begin, count, row_first;
        bool of_teams, last_in_workspace, completes;  // the row, with its sink
    };

    // Returns the partition behind those that hold a part of the row.
    MLA_DEVICE uint32_t merge_row(uint32_t row) {
        const Span span = row_span(plan_, row);
        const uint32_t begin = larger(span.first, first_), end = smaller(span.last + 1, first_ + team_);
        const bool ends_here = end == span.last + 1;
        const Cut behind = ends_here ? partition_begin(plan_, end) : Cut{row + 1, 0};
        Job job{begin,
                end - begin,
                span.first,
                false,
                behind.row != row + 1 || behind.token != 0,
                begin == span.first && ends_here};
#pragma unroll 1
        for (;;) {
            merge(row, job);
            if (job.completes) return span.last + 1;
            const uint32_t done = token_at(plan_, row, end * plan_.per) - token_at(plan_, row, begin * plan_.per);
            int32_t* counter = p_.cnt.as<int32_t>() + kLargestCluster * span.first + rank_;
            if (!e_.arrive(counter, int32_t(done), int32_t(plan_.tokens(row)))) return span.last + 1;
            job = {span.first, span.last / team_ - span.first / team_ + 1, span.first, true, true, true};
        }
    }

    MLA_DEVICE Part part(const Job& job, uint32_t i) const {
        const bool in_workspace = job.of_teams || (job.last_in_workspace && i + 1 == job.count);
        if (!in_workspace) {
            const int slice = head0_ % kHeads;
            const uint32_t rank = (job.begin + i - first_) * kGroups + uint32_t(head0_) / kHeads;
            const float* o = reinterpret_cast<const float*>(e_.memory().kv) + slice * kDim;
            return {pointer_in(rank, o), pointer_in(rank, e_.memory().lse + slice)};
        }
        const uint32_t begin = job.begin, first = i == 0         ? begin
                                                  : job.of_teams ? (begin / team_ + i) * team_
                                                                 : begin + i;
        const Partials workspace = workspace_partials(p_);
        const int64_t index = workspace.index(partial_slot(first, first == job.row_first), head0_);
        return {workspace.o + index * kDim, workspace.lse + index};
    }

    // Into their final place, or into the slot of the first of them.
    MLA_DEVICE void merge(uint32_t row, const Job& job) {
        const Partials workspace = workspace_partials(p_);
        const Destination to = destination(p_);
        const int64_t query = int64_t(row) * p_.num_heads + head0_;
        const int64_t first = workspace.index(partial_slot(job.begin, job.begin == job.row_first), head0_);
        const auto part = [&](int i) { return this->part(job, uint32_t(i)); };
        WarpMerge<decltype(part)>(int(job.count), part, 1.f)
            .run(
                heads_, [&](int head) { return job.completes ? to.log2_sink(query + head) : -kInf; },
                [&](int head, int dim0, const float* acc) {
                    if (job.completes) {
                        e_.store_bf16(to.out + (query + head) * kDim + dim0, acc);
                    } else {
                        e_.store_f32(workspace.o + (first + head) * kDim + dim0, acc);
                    }
                },
                [&](int head, float lse) {
                    if (!job.completes) {
                        workspace.lse[first + head] = lse;
                    } else if (to.lse != nullptr) {
                        to.lse[query + head] = to.natural(lse, query + head);
                    }
                });
    }

    Engine<kGroups>& e_;
    const PersistentParams& p_;
    const Plan& plan_;
    const uint32_t team_, first_, rank_;
    const int head0_, heads_;
};

static_assert(kLargestCluster * kMaxPartitions <= kRowCounters, "a counter for each slice of a row that begins there");

}  // namespace mla::sm90
