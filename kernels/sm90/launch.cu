#include "common/check.h"
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
__global__ void mla_sm90_merge(mla::SplitParams);
}

namespace mla::sm90 {
namespace {

using cuda::Kernel;

constexpr cuda::Shape clusters_of(int workgroups) { return {kAllThreads, sizeof(Shared), workgroups, true}; }

Kernel persistent_1(mla_sm90_persistent_1, clusters_of(1));
Kernel persistent_2(mla_sm90_persistent_2, clusters_of(2));

// By size of cluster. The programming model promises eight workgroups; H100 and H200 take 16.
using TeamKernel = Kernel<PersistentParams>;
TeamKernel teams_1[] = {{mla_sm90_team_1, clusters_of(16)},
                        {mla_sm90_team_1, clusters_of(8)},
                        {mla_sm90_team_1, clusters_of(6)},
                        {mla_sm90_team_1, clusters_of(4)},
                        {mla_sm90_team_1, clusters_of(2)}};
TeamKernel teams_2[] = {{mla_sm90_team_2, clusters_of(16)},
                        {mla_sm90_team_2, clusters_of(8)},
                        {mla_sm90_team_2, clusters_of(6)},
                        {mla_sm90_team_2, clusters_of(4)}};

Kernel split_1(mla_sm90_split_1, clusters_of(1));
Kernel split_2(mla_sm90_split_2, clusters_of(2));
Kernel merge(mla_sm90_merge, {kThreads, 0, 1, true});

// A merge by a team costs less than what the table's row_cost and slack are for.
constexpr int32_t kTeamRowCost = 0, kTeamSlack = 96;

constexpr int kManyPartials = 5;  // of a row, from which on its merge is a kernel that starts early

// Of a row beside its tokens, as arch_tables/sm_90.yaml has it.
constexpr int32_t kRowCost = 160;

// The team's plan takes `clusters` of `team` partitions at most.
PersistentParams in_teams(PersistentParams p, int team, int clusters) {
    p.plan.partitions = smaller(p.plan.partitions / team, smaller(clusters, kMostPartials)) * team;
    p.plan.row_cost = kTeamRowCost;
    p.plan.slack = kTeamSlack;
    return p;
}

// Whether rows are mostly so short that teams of so many partitions would not cut them, or better should not, as far as
// the number of pages tells: it may be larger than what the rows use. A partition alone begins and ends sooner than a
// team.
bool are_short(const PersistentParams& p, int team) {
    if (team > 4) return false;
    return entries(p.kv_page_indices) <= int64_t(p.num_rows) * larger(int(whole_tiles(uint32_t(team))), 2) * kTokens;
}

// A cluster for each row, of the largest size of which the device runs so many side by side; false where it is none of
// them or rows are short, and nothing is launched. The numbers of rows and of pages thus decide how a row is cut.
template <size_t kSizes>
bool launch_teams(TeamKernel (&kernels)[kSizes], int groups, const PersistentParams& p, void* stream) {
    if (!plans_for_itself(p)) return false;
    for (TeamKernel& kernel : kernels) {
        const int team = kernel.cluster() / groups, clusters = kernel.clusters_at_once(p.device);
        if (clusters < p.num_rows || p.plan.partitions < team) continue;
        if (are_short(p, team)) return false;
        const PersistentParams fewer = in_teams(p, team, clusters);
        kernel.launch(dim3(generic::persistent_grid(fewer, kHeads)), p.device, stream, fewer);
        return true;
    }
    return false;
}

// One split of one query token each is what the persistent kernel does with whole rows: it begins with the next row
// while it stores the one before, and rows of all lengths keep all workgroups busy. No row is cut, so that it needs no
// workspace. False where it cannot be, and nothing is launched.
bool launch_whole_rows(const SplitParams& p, void* stream) {
    if (p.num_splits != 1 || p.max_seqlen_q != 1 || p.num_seqs > kMaxRows) return false;
    if (entries(p.kv_page_indices) > kWholeRows) return false;  // a row might be cut
    auto& kernel = p.num_heads <= kHeads ? persistent_1 : persistent_2;
    const int partitions = kernel.clusters_at_once(p.device);
    if (partitions < 1 || p.num_seqs <= partitions) return false;  // each row has its own, planned or not
    PersistentParams rows{};
    rows.q = p.q, rows.q_rope = p.q_rope, rows.kv = p.kv, rows.kv_rope = p.kv_rope;
    rows.kv_indptr = p.kv_indptr, rows.kv_page_indices = p.kv_page_indices, rows.sink = p.sink;
    rows.out = p.out, rows.lse = p.attn_lse;
    rows.plan = {partitions, kTokens, kRowCost, 1, kWholeRows};
    rows.num_rows = p.num_seqs, rows.num_heads = p.num_heads;
    rows.empty_rows = p.empty_rows, rows.flags = p.flags, rows.device = p.device;
    kernel.launch(dim3(generic::persistent_grid(rows, kHeads)), p.device, stream, rows);
    return true;
}

// Many partials by a kernel that starts early, in as many workgroups as run side by side; a warp asks for eight
// partials of a quarter of a head at a time. With few the generic merge is faster. The number of splits alone decides,
// so that it alone decides how sums are rounded.
void launch_merge(const SplitParams& p, void* stream) {
    if (p.num_splits < kManyPartials || p.num_splits > kMostPartials) return generic::launch_merge(p, stream);
    if (p.out.data == nullptr) return;
    const unsigned tokens = unsigned(p.num_seqs) * unsigned(p.max_seqlen_q);
    const unsigned at_once = unsigned(larger(merge.clusters_at_once(p.device), 1));
    int heads = 2;  // of a workgroup
    const auto grid = [&] { return tokens * generic::groups(p.num_heads, heads); };
    while (heads < p.num_heads && grid() > at_once) heads *= 2;
    merge.launch(dim3(grid()), p.device, stream, p);
}

}  // namespace

void launch(const SplitParams& p, void* stream) {
    const cuda::OnDevice current(p.device);
    if (launch_whole_rows(p, stream)) return;
    const unsigned blocks = generic::groups(p.num_heads * p.max_seqlen_q, kHeads);
    if (blocks == 1) {
        split_1.launch(dim3(unsigned(p.num_seqs), unsigned(p.num_splits)), p.device, stream, p);
    } else {
        const dim3 grid(unsigned(p.num_seqs) * ((blocks + 1) / 2 * 2), unsigned(p.num_splits));
        split_2.launch(grid, p.device, stream, p);
    }
    if (p.num_splits > 1) launch_merge(p, stream);
}

void launch(const PersistentParams& p, void* stream) {
    const cuda::OnDevice current(p.device);
    const bool one_group = p.num_heads <= kHeads;
    if (one_group ? launch_teams(teams_1, 1, p, stream) : launch_teams(teams_2, 2, p, stream)) return;
    (one_group ? persistent_1 : persistent_2).launch(dim3(generic::persistent_grid(p, kHeads)), p.device, stream, p);
}

}  // namespace mla::sm90
