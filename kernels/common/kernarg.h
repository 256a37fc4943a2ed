// Kernel arguments of the gfx950 code-object ABI: 336 bytes, 21 slots of 16. A slot's first 4 or 8 bytes are its value;
// a few hold a second one at +4 or +8. Objects of either side load in the other's launcher.
#pragma once

#include "layout.h"
#include "params.h"

namespace mla {

constexpr size_t kKernargBytes = 336;
constexpr unsigned kKernargThreads = 256;
constexpr int kKernargHeads = 64;  // rows of a workgroup's tile

// One slot.
template <class T>
struct alignas(16) Slot {
    T value;
};

struct alignas(16) TwoPointers {
    const void *first, *second;
};

struct alignas(16) TwoWords {
    uint32_t first, second;
    uint64_t unused;
};

struct alignas(16) WordAndPointer {
    uint32_t word, unused;
    const void* pointer;
};

struct SplitKernarg {
    Slot<void*> logits;  // bf16 output when S = 1
    Slot<void*> attn_lse;
    Slot<const void*> q, kv;
    Slot<const void*> kv_indptr, kv_page_indices;
    Slot<const void*> kv_last_page_lens;
    Slot<float> scale;
    Slot<uint32_t> gqa, splits;
    Slot<uint64_t> zero_a0, zero_b0;
    Slot<uint32_t> log2_page_size;
    Slot<const void*> qo_indptr, split_indptr;
    Slot<uint32_t> single;  // 1 if S = 1
    Slot<const void*> q_rope, kv_rope, sink;
    Slot<void*> valid_split;  // int32 [num_seqs]
    Slot<uint32_t> several;   // 1 if S > 1
};

struct PersistentKernarg {
    TwoPointers o_acc_out;    // f32 [2P, 128, 512]; bf16 [N, 128, 512]
    TwoPointers lse_acc_lse;  // f32 [2P, 128], log2 without sink; natural lse or null
    Slot<const void*> q, kv;
    Slot<const void*> kv_indptr, kv_page_indices;
    TwoPointers desc_zero;
    Slot<float> scale;
    Slot<uint32_t> gqa;
    WordAndPointer one_cnt;
    TwoWords partitions_rows;
    TwoWords row_cost;  // F | MT << 8, with C0 = 32 F + 16
    Slot<uint32_t> log2_page_size;
    Slot<const void*> arange_q, arange_kv;
    Slot<uint32_t> one_f0;
    Slot<const void*> q_rope, kv_rope, sink;
    Slot<uint64_t> zero_130, zero_140;
};

static_assert(sizeof(SplitKernarg) == kKernargBytes && sizeof(PersistentKernarg) == kKernargBytes, "kernarg segment");
static_assert(offsetof(SplitKernarg, attn_lse) == 0x10 && offsetof(SplitKernarg, q) == 0x20, "SplitKernarg");
static_assert(offsetof(SplitKernarg, kv) == 0x30 && offsetof(SplitKernarg, kv_indptr) == 0x40, "SplitKernarg");
static_assert(offsetof(SplitKernarg, kv_page_indices) == 0x50, "SplitKernarg");
static_assert(offsetof(SplitKernarg, kv_last_page_lens) == 0x60 && offsetof(SplitKernarg, scale) == 0x70,
              "SplitKernarg");
static_assert(offsetof(SplitKernarg, gqa) == 0x80 && offsetof(SplitKernarg, splits) == 0x90, "SplitKernarg");
static_assert(offsetof(SplitKernarg, log2_page_size) == 0xc0 && offsetof(SplitKernarg, qo_indptr) == 0xd0,
              "SplitKernarg");
static_assert(offsetof(SplitKernarg, split_indptr) == 0xe0 && offsetof(SplitKernarg, single) == 0xf0, "SplitKernarg");
static_assert(offsetof(SplitKernarg, q_rope) == 0x100 && offsetof(SplitKernarg, kv_rope) == 0x110, "SplitKernarg");
static_assert(offsetof(SplitKernarg, sink) == 0x120 && offsetof(SplitKernarg, valid_split) == 0x130, "SplitKernarg");
static_assert(offsetof(SplitKernarg, several) == 0x140, "SplitKernarg");
static_assert(offsetof(PersistentKernarg, lse_acc_lse) == 0x10 && offsetof(PersistentKernarg, q) == 0x20, "Persistent");
static_assert(offsetof(PersistentKernarg, desc_zero) == 0x60 && offsetof(PersistentKernarg, scale) == 0x70,
              "Persistent");
static_assert(offsetof(PersistentKernarg, gqa) == 0x80 && offsetof(PersistentKernarg, one_cnt) == 0x90, "Persistent");
static_assert(offsetof(PersistentKernarg, partitions_rows) == 0xa0, "Persistent");
static_assert(offsetof(PersistentKernarg, row_cost) == 0xb0 && offsetof(PersistentKernarg, arange_q) == 0xd0,
              "Persistent");
static_assert(offsetof(PersistentKernarg, one_f0) == 0xf0 && offsetof(PersistentKernarg, q_rope) == 0x100,
              "Persistent");
static_assert(offsetof(PersistentKernarg, zero_130) == 0x130, "Persistent");

// Whether a code object of this ABI serves a call. Its split kernel forms partial offsets in 32 bits, writes no
// attn_lse when S = 1, and exists for a few shapes; the persistent kernel has 128 heads and leaves rows without KV
// alone. The one serves batches up to a size, the other has a slack of its own: neither is batch-invariant.
inline bool kernarg_serves(const SplitParams& p) {
    const int h = p.num_heads, t = p.max_seqlen_q;
    const bool shape = (h == 16 && (t == 1 || t == 2 || t == 4)) || ((h == 32 || h == 64 || h == 128) && t == 1);
    const int64_t partial_bytes = int64_t(p.num_seqs) * t * p.num_splits * h * kDim * 4;
    return shape && p.num_splits > 1 && partial_bytes < (int64_t(1) << 32) && !(p.flags & kBatchInvariant);
}

inline bool kernarg_serves(const PersistentParams& p) {
    return p.num_heads == 128 && p.workspace_heads == 128 && p.plan.row_cost % 32 == 16 && p.plan.tile == 32 &&
           p.empty_rows == EmptyRows::keep && !(p.flags & kBatchInvariant);
}

// valid_split is int32 [num_seqs], which the kernel writes.
inline SplitKernarg make_kernarg(const SplitParams& p, void* valid_split) {
    SplitKernarg k{};
    k.logits.value = p.logits.data, k.attn_lse.value = p.attn_lse.data;
    k.q.value = p.q.data, k.kv.value = p.kv.data;
    k.kv_indptr.value = p.kv_indptr.data, k.kv_page_indices.value = p.kv_page_indices.data;
    k.scale.value = kScoreScale;
    k.gqa.value = uint32_t(p.num_heads), k.splits.value = uint32_t(p.num_splits);
    k.qo_indptr.value = p.qo_indptr.data, k.split_indptr.value = p.split_indptr.data;
    k.single.value = p.num_splits == 1, k.several.value = p.num_splits > 1;
    k.q_rope.value = p.q_rope.data, k.kv_rope.value = p.kv_rope.data, k.sink.value = p.sink.data;
    k.valid_split.value = valid_split;
    return k;
}

inline PersistentKernarg make_kernarg(const PersistentParams& p) {
    PersistentKernarg k{};
    k.o_acc_out = {p.o_acc.data, p.out.data};
    k.lse_acc_lse = {p.lse_acc.data, p.lse.data};
    k.q.value = p.q.data, k.kv.value = p.kv.data;
    k.kv_indptr.value = p.kv_indptr.data, k.kv_page_indices.value = p.kv_page_indices.data;
    k.desc_zero = {p.desc.data, nullptr};
    k.scale.value = kScoreScale;
    k.gqa.value = 128;
    k.one_cnt = {1, 0, p.cnt.data};
    k.partitions_rows = {uint32_t(p.plan.partitions), uint32_t(p.num_rows), 0};
    k.row_cost = {uint32_t((p.plan.row_cost - 16) / 32 | p.plan.min_tiles << 8), 0, 0};
    k.arange_q.value = k.arange_kv.value = p.arange.data;
    k.one_f0.value = 1;
    k.q_rope.value = p.q_rope.data, k.kv_rope.value = p.kv_rope.data, k.sink.value = p.sink.data;
    return k;
}

}  // namespace mla
