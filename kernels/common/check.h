// The values of a call's index tensors, checked where they can be read: always on the CPU, and on a device under
// MLA_JIT_DEBUG=1. A finding names the tensor, the row and the position.
#pragma once

#include "layout.h"
#include "params.h"
#include "platform.h"

namespace mla {

enum class Fault : int32_t { none, indptr_negative, indptr_order, indptr_end, page, split_order, qo_uniform, slot };

struct Finding {
    Fault fault;
    int32_t row;       // row (sequence) of kv_indptr, split_indptr or qo_indptr
    int64_t position;  // of the entry inside its tensor
    int64_t got, limit;
};

constexpr Finding kNothingFound = {Fault::none, 0, 0, 0, 0};

MLA_FN int64_t entries(const Buffer& int32s) { return int32s.bytes / int64_t(sizeof(int32_t)); }
MLA_FN int64_t pool_rows(const Buffer& kv) { return kv.bytes / kPackedBytes; }

// Entry `row` of kv_indptr with its neighbour: order, bounds.
MLA_FN Finding check_indptr(const int32_t* indptr, int32_t row, int64_t pages) {
    if (indptr[row] < 0) return {Fault::indptr_negative, row, row, indptr[row], 0};
    if (indptr[row + 1] < indptr[row])
        return {Fault::indptr_order, row, int64_t(row) + 1, indptr[row + 1], indptr[row]};
    if (indptr[row + 1] > pages) return {Fault::indptr_end, row, int64_t(row) + 1, indptr[row + 1], pages};
    return kNothingFound;
}

// Used page indices first, first + step, … of one row.
MLA_FN Finding check_pages(const int32_t* indptr, const int32_t* pages, int32_t row, int64_t pool, int32_t first,
                           int32_t step) {
    for (int64_t i = int64_t(indptr[row]) + first; i < indptr[row + 1]; i += step)
        if (pages[i] < 0 || pages[i] >= pool) return {Fault::page, row, i, pages[i], pool};
    return kNothingFound;
}

// One sequence's entries of split_indptr (may be null) and qo_indptr.
MLA_FN Finding check_sequence(const int32_t* split_indptr, const int32_t* qo_indptr, int32_t sequence,
                              int32_t max_seqlen_q) {
    const int64_t next = int64_t(sequence) + 1;
    if (split_indptr != nullptr && split_indptr[next] < split_indptr[sequence])
        return {Fault::split_order, sequence, next, split_indptr[next], split_indptr[sequence]};
    if (qo_indptr[0] != 0) return {Fault::qo_uniform, 0, 0, qo_indptr[0], 0};
    const int64_t uniform = next * max_seqlen_q;
    if (qo_indptr[next] != uniform) return {Fault::qo_uniform, sequence, next, qo_indptr[next], uniform};
    return kNothingFound;
}

MLA_FN Finding check_rows(const Buffer& kv_indptr, const Buffer& kv_page_indices, const Buffer& kv, int32_t rows) {
    const int32_t* indptr = kv_indptr.as<const int32_t>();
    for (int32_t row = 0; row < rows; ++row) {
        const Finding f = check_indptr(indptr, row, entries(kv_page_indices));
        if (f.fault != Fault::none) return f;
    }
    for (int32_t row = 0; row < rows; ++row) {
        const Finding f = check_pages(indptr, kv_page_indices.as<const int32_t>(), row, pool_rows(kv), 0, 1);
        if (f.fault != Fault::none) return f;
    }
    return kNothingFound;
}

MLA_FN Finding check_values(const PersistentParams& p) {
    return check_rows(p.kv_indptr, p.kv_page_indices, p.kv, p.num_rows);
}

MLA_FN Finding check_values(const SplitParams& p) {
    for (int32_t s = 0; s < p.num_seqs; ++s) {
        const Finding f =
            check_sequence(p.split_indptr.as<const int32_t>(), p.qo_indptr.as<const int32_t>(), s, p.max_seqlen_q);
        if (f.fault != Fault::none) return f;
    }
    return check_rows(p.kv_indptr, p.kv_page_indices, p.kv, p.num_seqs);
}

}  // namespace mla
