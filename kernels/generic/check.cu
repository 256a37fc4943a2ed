// MLA_JIT_DEBUG=1: the values of a call's index tensors, checked on the device before the call.
#include "common/check.h"
#include "common/gpu.h"
#include "common/pack.h"
#include "generic/launch.h"

namespace mla::generic {

MLA_FN int32_t rows_of(const PersistentParams& p) { return p.num_rows; }
MLA_FN int32_t rows_of(const SplitParams& p) { return p.num_seqs; }
MLA_FN int32_t rows_of(const PackParams& p) { return p.num_rows; }

MLA_FN Finding check_sequence_of(const PersistentParams&, int32_t) { return kNothingFound; }
MLA_FN Finding check_sequence_of(const SplitParams& p, int32_t row) {
    return check_sequence(p.split_indptr.as<const int32_t>(), p.qo_indptr.as<const int32_t>(), row, p.max_seqlen_q);
}

// Row `row`; its pages first, first + step, ….
template <class Params>
MLA_FN Finding check_row(const Params& p, int32_t row, int32_t first, int32_t step) {
    Finding f = check_sequence_of(p, row);
    if (f.fault != Fault::none) return f;
    const int32_t* indptr = p.kv_indptr.template as<const int32_t>();
    f = check_indptr(indptr, row, entries(p.kv_page_indices));
    if (f.fault != Fault::none) return f;
    const int32_t* pages = p.kv_page_indices.template as<const int32_t>();
    return check_pages(indptr, pages, row, pool_rows(p.kv), first, step);
}

MLA_FN Finding check_row(const PackParams& p, int32_t row, int32_t, int32_t) { return check_slot(p, row); }

// The last workgroup of the grid describes the first row with a fault.
template <class Params>
MLA_FN void check_kernel(const Params& p, CheckResult* result, int32_t threads) {
    const int32_t row = block_index(0);
    if (check_row(p, row, thread_index(), threads).fault != Fault::none) minimum(&result->row, row);
    publish_stores();
    workgroup_barrier();
    if (thread_index() != 0) return;
    if (add_acquire_release(&result->arrived, 1) + 1 != rows_of(p)) return;
    const int32_t bad = minimum(&result->row, kNoRow);
    if (bad != kNoRow) result->finding = check_row(p, bad, 0, 1);
}

}  // namespace mla::generic

MLA_KERNEL(256) mla_generic_check_split(MLA_PARAM mla::SplitParams p, mla::generic::CheckResult* result) {
    mla::generic::check_kernel(p, result, 256);
}

MLA_KERNEL(256) mla_generic_check_persistent(MLA_PARAM mla::PersistentParams p, mla::generic::CheckResult* result) {
    mla::generic::check_kernel(p, result, 256);
}

MLA_KERNEL(256) mla_generic_check_pack(MLA_PARAM mla::PackParams p, mla::generic::CheckResult* result) {
    mla::generic::check_kernel(p, result, 256);
}
