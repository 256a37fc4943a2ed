// The split-plan entry: workgroup (block of query heads, sequence, split) attends to its share of the sequence's tiles;
// with more than one split, a second pass merges the partials.
#pragma once

#include "engine.h"

namespace mla {

// Splits are cut at multiples of this many tokens, whatever tile an engine computes with: the tile of the code-object
// ABI, whose kernels fill as many splits of a sequence as it has such tiles.
constexpr uint32_t kSplitTile = 32;

MLA_FN Destination destination(const SplitParams& p) {
    float* lse = p.num_splits == 1 ? p.attn_lse.as<float>() : nullptr;
    return {p.out.as<uint16_t>(), lse, p.sink.as<const float>(), p.num_heads};
}

MLA_FN Partials split_partials(const SplitParams& p) {
    return {p.logits.as<float>(), p.attn_lse.as<float>(), p.num_heads, kLog2E};
}

MLA_FN uint32_t sequence_tokens(const SplitParams& p, int sequence) {
    const int32_t* indptr = p.kv_indptr.as<const int32_t>();
    return uint32_t(indptr[sequence + 1] - indptr[sequence]);
}

// Splits of a sequence that hold at least one tile: its own count, at most S, at most its tiles.
MLA_FN uint32_t splits_in_use(const SplitParams& p, int sequence) {
    uint32_t splits = uint32_t(p.num_splits);
    if (p.split_indptr.data != nullptr) {
        const int32_t* indptr = p.split_indptr.as<const int32_t>() + sequence;
        splits = smaller(larger(uint32_t(indptr[1]) - uint32_t(indptr[0]), 1u), splits);
    }
    return smaller(splits, ceil_div(sequence_tokens(p, sequence), kSplitTile));
}

// First token of a split: the tiles are dealt in contiguous runs that differ by one tile at most.
MLA_FN uint32_t split_begin(uint32_t tokens, uint32_t splits, uint32_t split) {
    const uint32_t tiles = ceil_div(tokens, kSplitTile), each = tiles / splits, longer = tiles % splits;
    return smaller((each * split + smaller(split, longer)) * kSplitTile, tokens);
}

// Query heads of a sequence are the H * max_seqlen_q consecutive ones of its tokens; a block is kHeadsPerGroup of them.
template <class Engine>
MLA_FN int query_blocks(const SplitParams& p) {
    return (p.num_heads * p.max_seqlen_q + Engine::kHeadsPerGroup - 1) / Engine::kHeadsPerGroup;
}

// What a workgroup attends to; no tokens where a sequence is empty or has fewer splits. A block behind the last one has
// no heads.
template <int kHeadsPerGroup>
MLA_FN Piece split_piece(const SplitParams& p, int block, int sequence, int split) {
    const int per_sequence = p.num_heads * p.max_seqlen_q, first = block * kHeadsPerGroup;
    Piece piece{int64_t(sequence) * per_sequence + first, smaller(kHeadsPerGroup, per_sequence - first), nullptr, 0};
    const uint32_t tokens = sequence_tokens(p, sequence);
    if (tokens == 0) return piece;
    const uint32_t splits = splits_in_use(p, sequence);
    if (uint32_t(split) >= splits) return piece;
    const uint32_t begin = split_begin(tokens, splits, uint32_t(split));
    piece.pages = p.kv_page_indices.as<const int32_t>() + p.kv_indptr.as<const int32_t>()[sequence] + begin;
    piece.tokens = split_begin(tokens, splits, uint32_t(split) + 1) - begin;
    return piece;
}

template <class Engine>
MLA_FN void run_split(Engine& e, const SplitParams& p, int block, int sequence, int split) {
    const Piece piece = split_piece<Engine::kHeadsPerGroup>(p, block, sequence, split);
    const int64_t query = piece.query;
    if (piece.tokens == 0) {
        const bool empty = split == 0 && p.num_splits == 1 && sequence_tokens(p, sequence) == 0;
        if (empty && p.empty_rows == EmptyRows::zero) store_empty(e, destination(p), query, piece.heads);
        return;
    }
    e.attend(piece);
    if (p.num_splits == 1) {
        e.store_final(piece, destination(p));
        return;
    }
    const int num_heads = p.num_heads, stride = p.num_splits;
    const auto index = [=](int i) {
        const uint32_t token = uint32_t(query + i) / uint32_t(num_heads),
                       head = uint32_t(query + i) % uint32_t(num_heads);
        return (int64_t(token) * stride + split) * num_heads + head;
    };
    e.store_partial(piece, split_partials(p), index, split == 0 ? Sink::include : Sink::leave_out, destination(p));
}

// Second pass, for S > 1: one query token of one sequence, heads [head0, head0 + heads). The sink is in split 0
// already.
template <class Engine>
MLA_FN void merge_splits(Engine& e, const SplitParams& p, int64_t token, int head0, int heads) {
    const int sequence = int(token / p.max_seqlen_q);
    const int64_t query = token * p.num_heads + head0;
    if (sequence_tokens(p, sequence) == 0) {
        if (p.empty_rows == EmptyRows::zero) store_empty(e, destination(p), query, heads);
        return;
    }
    const int64_t first = token * p.num_splits;
    const auto slot = [first](int i) { return first + i; };
    merge_final(e, split_partials(p), int(splits_in_use(p, sequence)), slot, head0, heads, destination(p), query,
                Sink::leave_out);
}

}  // namespace mla
