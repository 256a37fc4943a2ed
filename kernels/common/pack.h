// Where the rows of a pack call go, and the check of its slots.
#pragma once

#include "check.h"
#include "params.h"

namespace mla {

// The destination of row `row`; negative for one that is left out.
MLA_FN int64_t slot_of(const PackParams& p, int64_t row) {
    if (p.slot_bytes == 0) return row;
    return p.slot_bytes == 8 ? p.slots.as<const int64_t>()[row] : p.slots.as<const int32_t>()[row];
}

// Whether a slot names a row of the pool.
MLA_FN bool is_pool_row(const PackParams& p, int64_t slot) { return uint64_t(slot) < uint64_t(pool_rows(p.packed)); }

MLA_FN Finding check_slot(const PackParams& p, int32_t row) {
    const int64_t slot = slot_of(p, row);
    if (slot < 0 || is_pool_row(p, slot)) return kNothingFound;
    return {Fault::slot, row, row, slot, pool_rows(p.packed)};
}

MLA_FN Finding check_values(const PackParams& p) {
    for (int32_t row = 0; row < p.num_rows; ++row) {
        const Finding f = check_slot(p, row);
        if (f.fault != Fault::none) return f;
    }
    return kNothingFound;
}

}  // namespace mla
