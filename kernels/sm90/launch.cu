#include <cstdlib>

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
using TeamKernel = Kernel<PersistentParams>;  // by size of cluster
TeamKernel teams_1[] = {{mla_sm90_team_1, clusters_of(16)}, {mla_sm90_team_1, clusters_of(8)}, {mla_sm90_team_1, clusters_of(4)}, {mla_sm90_team_1, clusters_of(2)}};
TeamKernel teams_2[] = {{mla_sm90_team_2, clusters_of(16)}, {mla_sm90_team_2, clusters_of(8)}, {mla_sm90_team_2, clusters_of(4)}, {mla_sm90_team_2, clusters_of(2)}};
Kernel split_1(mla_sm90_split_1, clusters_of(1));
Kernel split_2(mla_sm90_split_2, clusters_of(2));

// Rows of which so many pieces fit a GPU go to teams.
constexpr int kFewPieces = 2;

PersistentParams in_teams(PersistentParams p, int team, int clusters) {
    p.plan.partitions = smaller(p.plan.partitions / team, smaller(clusters, kMostPartials)) * team;
    static const int cost = getenv("MLA_RC") ? atoi(getenv("MLA_RC")) : -1;
    if (cost >= 0) p.plan.row_cost = cost;
    static const int slack = getenv("MLA_SL") ? atoi(getenv("MLA_SL")) : -1;
    if (slack >= 0) p.plan.slack = slack;
    return p;
}

// Few rows go to teams: to the largest ones where each row has its own. Null for more rows.
TeamKernel* team_for(const PersistentParams& p) {
    const bool one_group = p.num_heads <= kHeads;
    for (TeamKernel& kernel : one_group ? teams_1 : teams_2) {
        const int team = kernel.cluster() / (one_group ? 1 : 2);
        static const int forced = getenv("MLA_CL") ? atoi(getenv("MLA_CL")) : 0;
        if (team < 2) break;
        if (forced && kernel.cluster() != forced) continue;
        if (p.plan.partitions < larger(kFewPieces * p.num_rows, team)) continue;
        const int clusters = kernel.clusters_at_once(p.device);
        if (clusters > 0 && (forced || clusters >= p.num_rows)) return &kernel;
    }
    return nullptr;
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
    if (TeamKernel* kernel = team_for(p)) {
        const PersistentParams fewer = in_teams(p, kernel->cluster() / (one_group ? 1 : 2), kernel->clusters_at_once(p.device));
        kernel->launch(dim3(generic::persistent_grid(fewer, kHeads)), p.device, stream, fewer);
    } else {
        const dim3 grid(generic::persistent_grid(p, kHeads));
        (one_group ? persistent_1 : persistent_2).launch(grid, p.device, stream, p);
    }
}

}  // namespace mla::sm90
