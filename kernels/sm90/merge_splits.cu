// The second pass of the split entry. It starts while the first one still runs, and waits for it.
#include "common/split.h"
#include "sm90/merge.h"

namespace {

struct Nothing {
    int32_t last, outside;
};

}  // namespace

extern "C" __global__ void __launch_bounds__(mla::kThreads) mla_sm90_merge(MLA_PARAM mla::SplitParams p) {
    using namespace mla;
    __shared__ Nothing shared;
    sm90::let_kernel_behind_start();
    sm90::wait_for_kernel_before();
    sm90::MergingEngine<Nothing, 1, 8> engine(shared, {}, {}, {}, {});
    const int blocks = int(gridDim.x) / (p.num_seqs * p.max_seqlen_q), each = (p.num_heads + blocks - 1) / blocks;
    const int head0 = int(blockIdx.x) % blocks * each;
    merge_splits(engine, p, int(blockIdx.x) / blocks, head0, smaller(each, p.num_heads - head0));
}
