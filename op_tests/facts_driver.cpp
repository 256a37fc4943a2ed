// Prints what C++ knows of byte positions and parameter blocks, one fact a line, for test_abi.py.
#include <cstdio>

#include "common/combine.h"
#include "common/layout.h"
#include "common/params.h"

using namespace mla;

#define FACT(name) std::printf("constant " #name " %lld\n", (long long)(name))
#define FIELD(type, field) std::printf(#type " " #field " %zu %zu\n", offsetof(type, field), sizeof(type::field))
#define PLAN(field) \
    std::printf("PersistentParams " #field " %zu %zu\n", offsetof(PersistentParams, plan.field), sizeof(int))

void print_split() {
    FIELD(SplitParams, q), FIELD(SplitParams, q_rope), FIELD(SplitParams, kv), FIELD(SplitParams, kv_rope);
    FIELD(SplitParams, qo_indptr), FIELD(SplitParams, kv_indptr), FIELD(SplitParams, kv_page_indices);
    FIELD(SplitParams, split_indptr), FIELD(SplitParams, sink), FIELD(SplitParams, out), FIELD(SplitParams, logits);
    FIELD(SplitParams, attn_lse), FIELD(SplitParams, num_seqs), FIELD(SplitParams, num_heads);
    FIELD(SplitParams, max_seqlen_q), FIELD(SplitParams, num_splits), FIELD(SplitParams, empty_rows);
    FIELD(SplitParams, max_threads), FIELD(SplitParams, flags), FIELD(SplitParams, device);
}

void print_persistent() {
    FIELD(PersistentParams, q), FIELD(PersistentParams, q_rope), FIELD(PersistentParams, kv);
    FIELD(PersistentParams, kv_rope), FIELD(PersistentParams, kv_indptr), FIELD(PersistentParams, kv_page_indices);
    FIELD(PersistentParams, sink), FIELD(PersistentParams, out), FIELD(PersistentParams, lse);
    FIELD(PersistentParams, o_acc), FIELD(PersistentParams, lse_acc), FIELD(PersistentParams, desc);
    FIELD(PersistentParams, cnt), FIELD(PersistentParams, arange);
    PLAN(partitions), PLAN(tile), PLAN(row_cost), PLAN(min_tiles), PLAN(slack);
    FIELD(PersistentParams, num_rows), FIELD(PersistentParams, num_heads), FIELD(PersistentParams, workspace_heads);
    FIELD(PersistentParams, empty_rows), FIELD(PersistentParams, max_threads), FIELD(PersistentParams, flags);
    FIELD(PersistentParams, device);
}

void print_combine() {
    FIELD(CombineParams, parts), FIELD(CombineParams, parts_lse), FIELD(CombineParams, kv_indptr);
    FIELD(CombineParams, sink), FIELD(CombineParams, out), FIELD(CombineParams, lse), FIELD(CombineParams, num_rows);
    FIELD(CombineParams, num_heads), FIELD(CombineParams, count), FIELD(CombineParams, row_stride);
    FIELD(CombineParams, part_stride), FIELD(CombineParams, block_rows), FIELD(CombineParams, block_heads);
    FIELD(CombineParams, block), FIELD(CombineParams, to), FIELD(CombineParams, empty_rows);
    FIELD(CombineParams, max_threads), FIELD(CombineParams, device);
}

void print_pack() {
    FIELD(PackParams, x), FIELD(PackParams, slots), FIELD(PackParams, packed), FIELD(PackParams, rope);
    FIELD(PackParams, num_rows), FIELD(PackParams, block), FIELD(PackParams, slot_bytes);
    FIELD(PackParams, max_threads), FIELD(PackParams, flags), FIELD(PackParams, device);
}

int main() {
    FACT(kDim), FACT(kNopeDim), FACT(kRopeDim), FACT(kPackedBytes), FACT(kRopeBytes), FACT(kScaleOffset);
    FACT(kScaleBytes), FACT(kScaleBlock), FACT(kMaxHeads), FACT(kCounters), FACT(kMaxRows), FACT(kMaxPartitions);
    FACT(kAbiVersion), FACT(kDebug), FACT(kBatchInvariant);
    print_split();
    print_persistent();
    print_combine();
    print_pack();
    // Every fp8 code under every scale, as the hexadecimal float of one element.
    uint8_t packed[kPackedBytes] = {};
    uint16_t rope[kRopeDim] = {};
    for (int scale = 0; scale < 256; ++scale) {
        for (int code = 0; code < 256; ++code) {
            packed[40] = uint8_t(code), packed[kScaleOffset + 1] = uint8_t(scale);
            std::printf("element %d %d %a\n", scale, code, element<double>(packed, rope, 40));
        }
    }
}
