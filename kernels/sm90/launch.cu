#include "generic/cuda.h"
#include "generic/grid.h"
#include "sm90/launch.h"
#include "sm90/merge.h"
#include "sm90/shared.h"

extern "C" {
__global__ void mla_sm90_persistent_1(mla::PersistentParams);
__global__ void mla_sm90_persistent_2(mla::PersistentParams);
__global__ void mla_sm90_team_1(mla::PersistentParams);
__global__ void mla_sm90_team_2(mla::PersistentParams);
__global__ void mla_sm90_split_1(mla::SplitParams);
__global__ void mla_sm90_split_2(mla::SplitParams);
}

namespace mla::sm90 {
namespace {

using cuda::Kernel;

constexpr cuda::Shape clusters_of(int workgroups) { return {kAllThreads, sizeof(Shared), workgroups, true}; }

Kernel persistent_1(mla_sm90_persistent_1, clusters_of(1));
Kernel persistent_2(mla_sm90_persistent_2, clusters_of(2));
Kernel team_1(mla_sm90_team_1, clusters_of(kLargestCluster));
Kernel team_2(mla_sm90_team_2, clusters_of(kLargestCluster));
Kernel split_1(mla_sm90_split_1, clusters_of(1));
Kernel split_2(mla_sm90_split_2, clusters_of(2));

// Rows of which so many pieces fit a GPU go to teams.
constexpr int kFewPieces = 2;

PersistentParams in_teams(PersistentParams p, int team, int clusters) {
    p.plan.partitions = smaller(p.plan.partitions / team, smaller(clusters, kMostPartials)) * team;
    return p;
}

}  // namespace

void launch(const SplitParams& p, void* stream) {
    const cuda::OnDevice current(p.device);
    const unsigned blocks = generic::groups(p.num_heads * p.max_seqlen_q, kHeads);
    if (blocks == 1) {
        split_1.launch(dim3(unsigned(p.num_seqs), unsigned(p.num_splits)), p.device, stream, p);
    } else {
        const dim3 grid(unsigned(p.num_seqs) * ((blocks + 1) / 2 * 2), unsigned(p.num_splits));
        split_2.launch(grid, p.device, stream, p);
    }
    if (p.num_splits > 1) generic::launch_merge(p, stream);
}

void launch(const PersistentParams& p, void* stream) {
    const cuda::OnDevice current(p.device);
    const bool one_group = p.num_heads <= kHeads;
    const int team = int(kLargestCluster) / (one_group ? 1 : 2);
    auto& kernel = one_group ? team_1 : team_2;
    const bool few = p.plan.partitions >= larger(kFewPieces * p.num_rows, team);
    const int clusters = few ? kernel.clusters_at_once(p.device) : 0;
    if (clusters > 0) {
        const PersistentParams fewer = in_teams(p, team, clusters);
        kernel.launch(dim3(generic::persistent_grid(fewer, kHeads)), p.device, stream, fewer);
    } else {
        const dim3 grid(generic::persistent_grid(p, kHeads));
        (one_group ? persistent_1 : persistent_2).launch(grid, p.device, stream, p);
    }
}

}  // namespace mla::sm90
