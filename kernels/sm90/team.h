// The merge of cut rows by a team: the partitions of one cluster. Each of its workgroups takes a slice of the query
// heads of every row that the team holds pieces of, first those of the team, and where a row reaches beyond it, those
// of all teams: the last one to have merged its slice does so. A merge is thus spread over the workgroups of a cluster,
// whose hardware runs them side by side, and still nobody waits for another cluster.
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

    // Behind a barrier of the cluster: all pieces of the team are stored.
    MLA_DEVICE void run() {
        if (heads_ <= 0 || plan_.whole_rows) return;
#pragma unroll 1
        for (uint32_t at = first_; at <= first_ + team_;) {
            const Cut cut = partition_begin(plan_, at);
            at = cut.token == 0 ? at + 1 : merge_row(cut.row);
        }
    }

  private:
    // Partials of a row: of the partition `begin`, and of base + i * step.
    struct Job {
        uint32_t begin, base, step, count, row_first;
        bool completes;  // the row, with its sink

        MLA_DEVICE int64_t slot(int i) const {
            const uint32_t partition = i == 0 ? begin : base + uint32_t(i) * step;
            return partial_slot(partition, partition == row_first);
        }
    };

    // Returns the partition behind those that hold a part of the row.
    MLA_DEVICE uint32_t merge_row(uint32_t row) {
        const Span span = row_span(plan_, row);
        const uint32_t begin = larger(span.first, first_), end = smaller(span.last + 1, first_ + team_);
        Job job{begin, begin, 1, end - begin, span.first, end - begin == span.pieces()};
#pragma unroll 1
        for (;;) {
            if (job.count > 1) merge(row, job);
            if (job.completes) return span.last + 1;
            const uint32_t done = token_at(plan_, row, end * plan_.per) - token_at(plan_, row, begin * plan_.per);
            int32_t* counter = p_.cnt.as<int32_t>() + kLargestCluster * span.first + rank_;
            if (!e_.arrive(counter, int32_t(done), int32_t(plan_.tokens(row)))) return span.last + 1;
            const uint32_t first_team = span.first / team_;
            job = {span.first, first_team * team_, team_, span.last / team_ - first_team + 1, span.first, true};
        }
    }

    // Into their final place, or into the slot of the first of them.
    MLA_DEVICE void merge(uint32_t row, const Job& job) {
        const Partials parts = workspace_partials(p_);
        const Destination to = destination(p_);
        const int64_t query = int64_t(row) * p_.num_heads + head0_, first = parts.index(job.slot(0), head0_);
        merge_partials(
            e_, parts, int(job.count), [&](int i) { return job.slot(i); }, head0_, heads_,
            [&](int head) { return job.completes ? to.log2_sink(query + head) : -kInf; },
            [&](int head, int dim0, const float* acc) {
                if (job.completes) {
                    e_.store_bf16(to.out + (query + head) * kDim + dim0, acc);
                } else {
                    e_.store_f32(parts.o + (first + head) * kDim + dim0, acc);
                }
            },
            [&](int head, float lse) {
                if (!job.completes) {
                    parts.lse[first + head] = lse;
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
