// What the protocols of persistent.h and split.h ask of an engine, and what they hand to it.
//
//   kDim                   dims of a query head (512; a test's toy engine takes fewer)
//   kHeadsPerGroup         query heads that one workgroup attends with
//   kMergeDims             dims that one lane merges at a time; a wave's lanes fit into one head
//   kMergeBatch            such chunks that a lane has under way together; 1 where lanes() are fewer than a head needs
//   kMergeScratch, merge_scratch()    floats shared by the workgroup, at least kMaxMerge, free between pieces
//   kMergesItself          true for an engine that has, in place of kMergeBatch and scratch, a merge of its own:
//     merge_rows(parts, count, slot, head0, heads, sink_of, store, store_lse)      as merge_partials()
//   kCounterGroups         2 or 4: at least the head groups of a row
//   lane(), lanes()        this lane of the workgroup
//   attend(piece)          softmax over the piece's tokens, kept inside the engine
//   store_final(piece, destination)             normalise with the sink, write bf16 out and lse
//   store_partial(piece, parts, index, sink, destination)    normalise, write fp32 rows index(i) of parts
//   kSerial                true for an engine of one lane, whose kMergeDims are kDim. It also has:
//     add_weighted(row, weight, first, acc)       acc (0 if first) += weight * row, kDim values
//     peek(counter)                               reads a counter, and sees what was published with what it holds
//     keep_partial(piece, parts, first)           for the last arriver, in place of store_partial: the partial of rows
//                                                 first + i stays where it is, only its lse is written
//     kept(index)                                 such a row, or null where it lies in parts
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

// The natural logarithm of a sum with a sink in it. A sink that is all of the sum is its lse: near the largest float it
// would overflow in the log2 domain.
MLA_FN float natural(float lse, float sink) { return lse == sink * kLog2E ? sink : lse * kLn2; }

// Where finished rows go: bf16 out [total_q * H, dim] and natural-log lse [total_q * H] or null. Query head i of the
// flattened [total_q, H] has sink[i % num_heads].
struct Destination {
    uint16_t* out;
    float* lse;
    const float* sink;
    int num_heads;

    MLA_FN float sink_of(int64_t query) const { return sink[uint32_t(query) % uint32_t(num_heads)]; }
    MLA_FN float log2_sink(int64_t query) const { return sink_of(query) * kLog2E; }

    MLA_FN float natural(float lse, int64_t query) const { return mla::natural(lse, sink_of(query)); }
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

// A chunk of kMergeDims dims of a head. Lanes of a wave work on one head together.
struct MergeItem {
    int head, chunk;
};

// acc[b] += weighted sum of the partials first .. first + kCount - 1, in order, for the chunk item(b), whose head
// counts from head0. All loads are under way before the first of them is used.
template <class Engine, int kCount, class Slot, class Item>
MLA_FN void merge_some(const Partials& parts, int first, int count, Slot slot, int head0, const float* weights,
                       Item item, float (*acc)[Engine::kMergeDims]) {
    constexpr int kChunk = Engine::kMergeDims, kBatch = Engine::kMergeBatch;
    float o[kBatch][kCount][kChunk];
    for (int i = 0; i < kCount; ++i) {
        const float* from = parts.o + parts.index(slot(first + i), head0) * Engine::kDim;
        for (int b = 0; b < kBatch; ++b) {  // bytes in 32 bits behind an address that all lanes share
            const uint32_t at = uint32_t(item(b).head * Engine::kDim + item(b).chunk * kChunk) * sizeof(float);
            load<kChunk>(reinterpret_cast<const float*>(reinterpret_cast<const char*>(from) + at), o[b][i]);
        }
    }
    schedule_barrier();
    for (int b = 0; b < kBatch; ++b)
        for (int i = 0; i < kCount; ++i)
            for (int d = 0; d < kChunk; ++d) acc[b][d] += weights[item(b).head * count + first + i] * o[b][i][d];
}

template <class Engine, class Slot, class Item>
MLA_FN void merge_chunks(Engine& e, const Partials& parts, int count, Slot slot, int head0, const float* weights,
                         Item item, float (*acc)[Engine::kMergeDims]) {
    if constexpr (Engine::kSerial) {
        const int head = item(0).head;
        for (int i = 0; i < count; ++i) {
            const int64_t index = parts.index(slot(i), head0 + head);
            const float* kept = e.kept(index);
            e.add_weighted(kept ? kept : parts.o + index * Engine::kDim, weights[head * count + i], i == 0, acc[0]);
        }
        return;
    }
    for (int b = 0; b < Engine::kMergeBatch; ++b)
        for (int d = 0; d < Engine::kMergeDims; ++d) acc[b][d] = 0.f;
    int first = 0;
    if (count >= 4) {  // the sums begin here, and need not be set to zero before
        merge_some<Engine, 4>(parts, 0, count, slot, head0, weights, item, acc);
        MLA_SHORT_LOOP
        for (first = 4; first + 4 <= count; first += 4)
            merge_some<Engine, 4>(parts, first, count, slot, head0, weights, item, acc);
    }
    if (count & 2) {
        merge_some<Engine, 2>(parts, first, count, slot, head0, weights, item, acc);
        first += 2;
    }
    if (count & 1) merge_some<Engine, 1>(parts, first, count, slot, head0, weights, item, acc);
}

// merge_partials() by a workgroup that passes the weights through shared memory.
template <class Engine, class Slot, class SinkOf, class Store, class StoreLse>
MLA_FN void merge_together(Engine& e, const Partials& parts, int count, Slot slot, int head0, int heads, SinkOf sink_of,
                           Store store, StoreLse store_lse) {
    static_assert(Engine::kMergeScratch >= kMaxMerge, "the weights of one head");
    constexpr int kChunk = Engine::kMergeDims, kChunks = Engine::kDim / kChunk, kBatch = Engine::kMergeBatch;
    float* weights = e.merge_scratch();
    // All heads, but for very many partials.
    const int at_once = heads * count <= Engine::kMergeScratch ? heads : Engine::kMergeScratch / count;
    for (int first = 0; first < heads; first += at_once) {
        const int block = smaller(at_once, heads - first);
        MLA_SHORT_LOOP
        for (int i = e.lane(); i < block * count; i += e.lanes()) {
            const int head = int(uint32_t(i) / uint32_t(count));
            weights[i] = parts.log2_lse(slot(i - head * count), head0 + first + head);
        }
        e.barrier();
        MLA_SHORT_LOOP
        for (int h = e.lane(); h < block; h += e.lanes())
            store_lse(first + h, merge_weights(weights + h * count, count, sink_of(first + h)));
        e.barrier();
        const int lane = e.lane(), heads_apart = e.lanes() / kChunks;  // of the items of a batch
        MLA_SHORT_LOOP
        for (int i = lane;; i += e.lanes() * kBatch) {
            const int first_head = uniform(i / kChunks), chunk = i % kChunks;
            if (first_head >= block) break;
            const auto head = [=](int b) { return first_head + b * heads_apart; };
            // Behind the last head, this lane's own first item again: others overwrite theirs meanwhile.
            const auto item = [=](int b) { return MergeItem{head(b) < block ? head(b) : first_head, chunk}; };
            float acc[kBatch][kChunk];
            merge_chunks(e, parts, count, slot, head0 + first, weights, item, acc);
            for (int b = 0; b < kBatch && head(b) < block; ++b) store(first + head(b), chunk * kChunk, acc[b]);
        }
        e.barrier();
    }
}

// Merges the partials slot(0..count-1) of heads [head0, head0 + heads): store(head, dim0, values) receives kMergeDims
// values at a time, store_lse(head, lse) the log2 of the sum with sink_of(head) in it. Heads count from head0. A
// chunk's partials are read by the lane that stores it, and every lse is read before the first is stored: both may be
// overwritten.
template <class Engine, class Slot, class SinkOf, class Store, class StoreLse>
MLA_FN void merge_partials(Engine& e, const Partials& parts, int count, Slot slot, int head0, int heads, SinkOf sink_of,
                           Store store, StoreLse store_lse) {
    if constexpr (Engine::kMergesItself) {
        e.merge_rows(parts, count, slot, head0, heads, sink_of, store, store_lse);
    } else {
        merge_together(e, parts, count, slot, head0, heads, sink_of, store, store_lse);
    }
}

// Into their final place; `query` is the flattened index of head0.
template <class Engine, class Slot>
MLA_FN void merge_final(Engine& e, const Partials& parts, int count, Slot slot, int head0, int heads,
                        const Destination& to, int64_t query, Sink sink) {
    merge_partials(
        e, parts, count, slot, head0, heads,
        [&](int head) { return sink == Sink::include ? to.log2_sink(query + head) : -kInf; },
        [&](int head, int dim0, const float* acc) {
            e.store_bf16(to.out + (query + head) * Engine::kDim + uint32_t(dim0), acc);
        },
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
        [&](int head, int dim0, const float* acc) {
            e.store_f32(parts.o + (first + head) * Engine::kDim + uint32_t(dim0), acc);
        },
        [&](int head, float lse) { parts.lse[first + head] = lse / parts.lse_to_log2; });
}

}  // namespace mla
