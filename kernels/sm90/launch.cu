#include "generic/cuda.h"
#include "generic/grid.h"
#include "sm90/launch.h"
#include "sm90/shared.h"

extern "C" {
__global__ void mla_sm90_persistent_1(mla::PersistentParams);
__global__ void mla_sm90_persistent_2(mla::PersistentParams);
__global__ void mla_sm90_split_1(mla::SplitParams);
__global__ void mla_sm90_split_2(mla::SplitParams);
}

namespace mla::sm90 {
namespace {

using cuda::Kernel;

Kernel persistent_1(mla_sm90_persistent_1, {kAllThreads, sizeof(Shared)});
Kernel persistent_2(mla_sm90_persistent_2, {kAllThreads, sizeof(Shared), 2});
Kernel split_1(mla_sm90_split_1, {kAllThreads, sizeof(Shared)});
Kernel split_2(mla_sm90_split_2, {kAllThreads, sizeof(Shared), 2});

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
    const dim3 grid(generic::persistent_grid(p, kHeads));
    (one_group ? persistent_1 : persistent_2).launch(grid, p.device, stream, p);
}

}  // namespace mla::sm90
