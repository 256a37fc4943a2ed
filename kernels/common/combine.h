// The merge of partial results alone, which context parallelism needs twice: a rank's splits into one partial per row
// and head, written where the exchange will send it from, and the ranks' partials into the output.
#pragma once

#include "buffers.h"
#include "split.h"

namespace mla {

enum class CombineTo : int32_t {
    message = 0,  // fp32 in blocks, one per destination, without a sink; rows without KV are zeros with lse = -inf
    output = 1    // bf16 and natural-log lse, with the sink
};

// Vectors are runs of 512 fp32 values. The partial i of head h of row n is vector
//     n * row_stride + i * part_stride + h
// of `parts`, its natural-log lse the same element of `parts_lse`; each partial is normalised by its own sum. In a
// message, row n and head h lie in block n / block_rows + h / block_heads, which is `block` vectors long, at vector
//     n % block_rows * block_heads + h % block_heads
// with the lse of all of them in the floats behind: `lse` begins there in block 0.
struct CombineParams {
    Buffer parts, parts_lse;
    Buffer kv_indptr;  // int32 [>= num_rows + 1]: a row has as many partials as splits with a tile; absent: `count`
    Buffer sink;       // f32 [num_heads]; absent in a message
    Buffer out, lse;   // a message; or bf16 [num_rows, num_heads, 512] and f32 [num_rows, num_heads] (may be absent)
    int32_t num_rows, num_heads;
    int32_t count;  // partials of a row, at most kMaxMerge
    int32_t row_stride, part_stride;
    int32_t block_rows, block_heads, block;
    CombineTo to;
    EmptyRows empty_rows;
    int32_t max_threads;  // CPU engine only
    int32_t device;
};

static_assert(offsetof(CombineParams, num_rows) == 6 * 16 && sizeof(CombineParams) == 144, "CombineParams");

template <class Visit>
void each_buffer(const CombineParams& p, Visit visit) {
    visit("partials", p.parts, kReadWide), visit("partials' lse", p.parts_lse, kRead);
    visit("kv_indptr", p.kv_indptr, kRead), visit("sink", p.sink, kRead);
    visit("out", p.out, kWrittenWide), visit("lse", p.lse, kWritten);
}

// A partial of -inf stands for no tokens at all. One whose scores all overflowed to -inf has tokens: it says the least
// float instead, whose log2 is -inf again.
MLA_FN float lse_of_tokens(float natural) { return natural == -kInf ? -3.402823466e38f : natural; }

template <class Engine>
MLA_FN void combine_to_message(Engine& e, const CombineParams& p, const Partials& parts, int count, int64_t row,
                               int head0, int heads) {
    const int64_t row_block = row / p.block_rows, row_vector = row % p.block_rows * p.block_heads, block = p.block;
    const int block_heads = p.block_heads;
    // Of a head: its block, and its vector there.
    const auto block_of = [=](int head) { return row_block + uint32_t(head0 + head) / uint32_t(block_heads); };
    const auto vector_of = [=](int head) { return row_vector + uint32_t(head0 + head) % uint32_t(block_heads); };
    float *out = p.out.as<float>(), *lse = p.lse.as<float>();
    const auto store = [=](int head, int dim0, const float* values) {
        Engine::store_f32(out + (block_of(head) * block + vector_of(head)) * Engine::kDim + uint32_t(dim0), values);
    };
    const auto lse_at = [=](int head) { return lse + block_of(head) * block * Engine::kDim + vector_of(head); };
    if (count == 0) {
        constexpr int kChunks = Engine::kDim / Engine::kMergeDims;
        const float zeros[Engine::kMergeDims] = {};
        for (int i = e.lane(); i < heads * kChunks; i += e.lanes())
            store(i / kChunks, i % kChunks * Engine::kMergeDims, zeros);
        for (int i = e.lane(); i < heads; i += e.lanes()) *lse_at(i) = -kInf;
        return;
    }
    const int64_t first = row * p.row_stride, stride = p.part_stride;
    merge_partials(
        e, parts, count, [=](int i) { return first + i * stride; }, head0, heads, [](int) { return -kInf; }, store,
        [=](int head, float log2_lse) { *lse_at(head) = lse_of_tokens(log2_lse * kLn2); });
}

// Heads [head0, head0 + heads) of one row.
template <class Engine>
MLA_FN void combine_row(Engine& e, const CombineParams& p, int64_t row, int head0, int heads) {
    const Partials parts{p.parts.as<float>(), p.parts_lse.as<float>(), 1, kLog2E};
    const int64_t first = row * p.row_stride, stride = p.part_stride;
    int count = p.count;
    if (p.kv_indptr.data != nullptr) {
        const int32_t* indptr = p.kv_indptr.as<const int32_t>() + row;
        count = int(smaller(uint32_t(count), ceil_div(uint32_t(indptr[1] - indptr[0]), kSplitTile)));
    }
    if (p.to == CombineTo::message) return combine_to_message(e, p, parts, count, row, head0, heads);
    bool empty = true;  // a row is empty with all its heads
    for (int i = 0; i < count; ++i) empty = empty && parts.lse[parts.index(first + i * stride, head0)] == -kInf;
    const Destination to{p.out.as<uint16_t>(), p.lse.as<float>(), p.sink.as<const float>(), p.num_heads};
    const int64_t query = row * p.num_heads + head0;
    if (!empty) {
        merge_final(e, parts, count, [=](int i) { return first + i * stride; }, head0, heads, to, query, Sink::include);
    } else if (p.empty_rows == EmptyRows::zero) {
        store_empty(e, to, query, heads);
    }
}

}  // namespace mla
