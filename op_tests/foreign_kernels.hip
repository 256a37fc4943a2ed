// Kernels that take the 336-byte argument blocks of the gfx950 code-object ABI, as objects of another launcher do. They
// stand for such objects in the tests of registry, argument blocks and launch.
#include "common/kernarg.h"
#include "generic/kernels.h"

namespace {

using namespace mla;

using Tile = generic::FmaTile<64, 16, 0>;  // head groups of 64, as the ABI has them

MLA_FN SplitParams params_of(const SplitKernarg& k) {
    const int32_t* qo_indptr = static_cast<const int32_t*>(k.qo_indptr.value);
    SplitParams p{};
    p.q.data = const_cast<void*>(k.q.value), p.q_rope.data = const_cast<void*>(k.q_rope.value);
    p.kv.data = const_cast<void*>(k.kv.value), p.kv_rope.data = const_cast<void*>(k.kv_rope.value);
    p.kv_indptr.data = const_cast<void*>(k.kv_indptr.value);
    p.kv_page_indices.data = const_cast<void*>(k.kv_page_indices.value);
    p.split_indptr.data = const_cast<void*>(k.split_indptr.value), p.sink.data = const_cast<void*>(k.sink.value);
    p.logits.data = k.logits.value, p.attn_lse.data = k.attn_lse.value;
    p.num_heads = int32_t(k.gqa.value), p.num_splits = int32_t(k.splits.value);
    p.max_seqlen_q = qo_indptr[1] - qo_indptr[0];
    return p;
}

MLA_FN PersistentParams params_of(const PersistentKernarg& k) {
    PersistentParams p{};
    p.q.data = const_cast<void*>(k.q.value), p.q_rope.data = const_cast<void*>(k.q_rope.value);
    p.kv.data = const_cast<void*>(k.kv.value), p.kv_rope.data = const_cast<void*>(k.kv_rope.value);
    p.kv_indptr.data = const_cast<void*>(k.kv_indptr.value);
    p.kv_page_indices.data = const_cast<void*>(k.kv_page_indices.value);
    p.sink.data = const_cast<void*>(k.sink.value), p.out.data = const_cast<void*>(k.o_acc_out.second);
    p.o_acc.data = const_cast<void*>(k.o_acc_out.first), p.lse_acc.data = const_cast<void*>(k.lse_acc_lse.first);
    p.lse.data = const_cast<void*>(k.lse_acc_lse.second), p.cnt.data = const_cast<void*>(k.one_cnt.pointer);
    const int32_t f = int32_t(k.row_cost.first & 0xff), min_tiles = int32_t(k.row_cost.first >> 8);
    p.plan = {int32_t(k.partitions_rows.first), 32, 32 * f + 16, min_tiles, 384};
    p.num_rows = int32_t(k.partitions_rows.second), p.num_heads = p.workspace_heads = int32_t(k.gqa.value);
    return p;
}

}  // namespace

MLA_KERNEL(256) foreign_split(MLA_PARAM SplitKernarg k) {
    MLA_SHARED(generic::Shared<Tile>, shared);
    const SplitParams p = params_of(k);
    const int sequence = block_index(1), split = block_index(2);
    generic::Engine<Tile> engine(shared, p.q, p.q_rope, p.kv, p.kv_rope);
    run_split(engine, p, block_index(0), sequence, split);
    if (thread_index() == 0 && block_index(0) == 0 && split == 0)
        static_cast<int32_t*>(k.valid_split.value)[sequence] = int32_t(splits_in_use(p, sequence));
}

MLA_KERNEL(256) foreign_persistent(MLA_PARAM PersistentKernarg k) {
    MLA_SHARED(generic::Shared<Tile>, shared);
    generic::persistent_kernel(shared, params_of(k));
}
