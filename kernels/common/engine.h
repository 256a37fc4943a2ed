// What the protocols of persistent.h and split.h ask of an engine, and what they hand to it.
//
//   kDim                   dims of a query head (512; a test's toy engine takes fewer)
//   kHeadsPerGroup         query heads that one workgroup attends with
//   kMergeDims             dims that one lane merges at a time
//   kMergeBatch            such chunks that a lane has under way together
//   kMergeLoads            partials that it loads together
//   kMergeScratch, merge_scratch()    floats shared by the workgroup, at least kMaxMerge, free between pieces
//   kCounterGroups         2 or 4: at least the head groups of a row
//   lane(), lanes()        this lane of the workgroup
//   attend(piece)          softmax over the piece's tokens, kept inside the engine
//   store_final(piece, destination)             normalise with the sink, write bf16 out and lse
//   store_partial(piece, parts, index, sink, destination)    normalise, write fp32 rows index(i) of parts
//   arrive(counter, amount, total)              publish this workgroup's stores, add, and tell every lane whether the
//                                               sum is now `total`; the last one leaves 0 and sees all others' stores
//   barrier()                                   all lanes of the workgroup
//   store_bf16(to, values), store_f32(to, values), store_zeros(to)    kMergeDims values
#pragma once

#include "merge.h"
#include "params.h"
#include "platform.h"

namespace mla {

constexpr int kMaxMerge = 1024;  // partials of one row that merge at once: splits, or groups of pieces

// A block of query heads against a run of KV tokens. There are fewer than 2^31 query heads (kMaxQueries).
struct Piece {
    int64_t query;         // first query head, counted over [total_q, H]
    int heads;             // how many, at most kHeadsPerGroup
    const int32_t* pages;  // page indices of the tokens
    uint32_t tokens;       // at least 1
};

// Where finished rows go: bf16 out [total_q * H, dim] and natural-log lse [total_q * H] or null. Query head i of the
// flattened [total_q, H] has sink[i % num_heads].
struct Destination {
    uint16_t* out;
    float* lse;
    const float* sink;
    int num_heads;

    MLA_FN float sink_of(int64_t query) const { return sink[uint32_t(query) % uint32_t(num_heads)]; }
    MLA_FN float log2_sink(int64_t query) const { return sink_of(query) * kLog2E; }

    // A sink that is all of the sum is its lse: near the largest float it would overflow in the log2 domain.
    MLA_FN float natural(float lse, int64_t query) const {
        return lse == log2_sink(query) ? sink_of(query) : lse * kLn2;
    }
};

enum class Sink { leave_out, include };

// Rows without KV: out = 0 and lse = sink, if the caller asked for it.
template <class Engine>
MLA_FN void store_empty(Engine& e, const Destination& to, int64_t query, int heads) {
    constexpr int kChunks = Engine::kDim / Engine::kMergeDims;
    for (int i = e.lane(); i < heads * kChunks; i += e.lanes())
        e.store_zeros(to.out + (query * kChunks + i) * Engine::kMergeDims);
    if (to.lse == nullptr) return;
    for (int i = e.lane(); i < heads; i += e.lanes()) to.lse[query + i] = to.sink_of(query + i);
}

// acc[b] = weighted sum of the partials, in order, for the chunk of kMergeDims dims that item(b) names: a head of this
// block and a first dim. All loads of kMergeLoads partials are under way before the first of them is used.
template <class Engine, class Slot, class Item>
MLA_FN void merge_chunks(const Partials& parts, int count, Slot slot, int head0, const float* weights, Item item,
                         float (*acc)[Engine::kMergeDims]) {
    constexpr int kChunk = Engine::kMergeDims, kBatch = Engine::kMergeBatch, kLoads = Engine::kMergeLoads;
    for (int b = 0; b < kBatch; ++b)
        for (int d = 0; d < kChunk; ++d) acc[b][d] = 0.f;
    for (int first = 0; first < count; first += kLoads) {
        float o[kBatch][kLoads][kChunk];
        for (int b = 0; b < kBatch; ++b)
            for (int i = 0; i < kLoads; ++i) {
                const int64_t row = parts.index(slot(smaller(first + i, count - 1)), head0 + item(b).head);
                load<kChunk>(parts.o + row * Engine::kDim + item(b).dim0, o[b][i]);
            }
        for (int b = 0; b < kBatch; ++b)
            for (int i = 0; i < kLoads; ++i) {  // all of them, so that `o` stays in registers
                if (first + i >= count) continue;
                for (int d = 0; d < kChunk; ++d) acc[b][d] += weights[item(b).head * count + first + i] * o[b][i][d];
            }
    }
}

struct MergeItem {
    int head, dim0;
};

// Merges the partials slot(0..count-1) of heads [head0, head0 + heads): store(head, dim0, values) receives kMergeDims
// values at a time, store_lse(head, lse) the log2 of the sum with sink_of(head) in it. Heads count from head0. A
// chunk's partials are read by the lane that stores it, and every lse is read before the first is stored: both may be
// overwritten.
template <class Engine, class Slot, class SinkOf, class Store, class StoreLse>
MLA_FN void merge_partials(Engine& e, const Partials& parts, int count, Slot slot, int head0, int heads, SinkOf sink_of,
                           Store store, StoreLse store_lse) {
    static_assert(Engine::kMergeScratch >= kMaxMerge, "the weights of one head");
    constexpr int kChunk = Engine::kMergeDims, kChunks = Engine::kDim / kChunk, kBatch = Engine::kMergeBatch;
    float* weights = e.merge_scratch();
    const int at_once = smaller(heads, int(Engine::kMergeScratch) / count);
    for (int first = 0; first < heads; first += at_once) {
        const int block = smaller(at_once, heads - first), items = block * kChunks;
        for (int i = e.lane(); i < block * count; i += e.lanes())
            weights[i] = parts.log2_lse(slot(i % count), head0 + first + i / count);
        e.barrier();
        for (int h = e.lane(); h < block; h += e.lanes())
            store_lse(first + h, merge_weights(weights + h * count, count, sink_of(first + h)));
        e.barrier();
        for (int i = e.lane(); i < items; i += e.lanes() * kBatch) {
            const auto item = [&](int b) {
                const int at = smaller(i + b * e.lanes(), items - 1);
                return MergeItem{at / kChunks, at % kChunks * kChunk};
            };
            float acc[kBatch][kChunk];
            merge_chunks<Engine>(parts, count, slot, head0 + first, weights, item, acc);
            for (int b = 0; b < kBatch && i + b * e.lanes() < items; ++b)
                store(first + item(b).head, item(b).dim0, acc[b]);
        }
        e.barrier();
    }
}

// Into their final place; `query` is the flattened index of head0.
template <class Engine, class Slot>
MLA_FN void merge_final(Engine& e, const Partials& parts, int count, Slot slot, int head0, int heads,
                        const Destination& to, int64_t query, Sink sink) {
    merge_partials(
        e, parts, count, slot, head0, heads,
        [&](int head) { return sink == Sink::include ? to.log2_sink(query + head) : -kInf; },
        [&](int head, int dim0, const float* acc) { e.store_bf16(to.out + (query + head) * Engine::kDim + dim0, acc); },
        [&](int head, float lse) {
            if (to.lse != nullptr) to.lse[query + head] = to.natural(lse, query + head);
        });
}

// Into the slot of the first of them.
template <class Engine, class Slot>
MLA_FN void merge_in_place(Engine& e, const Partials& parts, int count, Slot slot, int head0, int heads) {
    const int64_t first = parts.index(slot(0), head0);
    merge_partials(
        e, parts, count, slot, head0, heads, [](int) { return -kInf; },
        [&](int head, int dim0, const float* acc) { e.store_f32(parts.o + (first + head) * Engine::kDim + dim0, acc); },
        [&](int head, float lse) { parts.lse[first + head] = lse / parts.lse_to_log2; });
}

}  // namespace mla
