// What both launchers of the generic engine (CUDA, HIP) decide alike: grids, and the order of a check.
#pragma once

#include <stdexcept>

#include "common/check.h"
#include "common/params.h"
#include "generic/launch.h"

namespace mla::generic {

inline unsigned groups(int heads, int per_group) { return unsigned((heads + per_group - 1) / per_group); }

inline unsigned split_grid(const SplitParams& p, int heads_per_group) {
    return unsigned(p.num_seqs) * groups(p.num_heads * p.max_seqlen_q, heads_per_group);
}

inline unsigned merge_grid(const SplitParams& p) {
    return unsigned(p.num_seqs) * unsigned(p.max_seqlen_q) * groups(p.num_heads, kMergeHeads);
}

inline unsigned combine_grid(const CombineParams& p) { return unsigned(p.num_rows) * groups(p.num_heads, kMergeHeads); }

inline unsigned persistent_grid(const PersistentParams& p, int heads_per_group) {
    return unsigned(p.plan.partitions) * groups(p.num_heads, heads_per_group);
}

inline unsigned pack_grid(const PackParams& p) {
    constexpr unsigned kRows = 256 / 32 * kPackRows;  // of a workgroup
    return unsigned(p.num_rows - 1) / kRows + 1;
}

inline int32_t checked_rows(const SplitParams& p) { return p.num_seqs; }
inline int32_t checked_rows(const PersistentParams& p) { return p.num_rows; }
inline int32_t checked_rows(const PackParams& p) { return p.num_rows; }

// Runs a check kernel, launch(rows, result on the device), and waits for what it found. Api has the runtime's memory
// functions.
template <class Api, class Params, class Launch>
Finding run_check(const Params& p, void* stream, Launch launch) {
    if (Api::is_capturing(stream))
        throw std::runtime_error("MLA_JIT_DEBUG=1 cannot wait for its checks while a graph is being captured");
    CheckResult result{kNoRow, 0, kNothingFound};
    struct Memory {
        CheckResult* there = static_cast<CheckResult*>(Api::allocate(sizeof(CheckResult)));
        ~Memory() { Api::release(there); }
    } memory;
    Api::copy_to_device(memory.there, &result, sizeof result, stream);
    launch(unsigned(checked_rows(p)), memory.there);
    Api::copy_from_device(&result, memory.there, sizeof result, stream);
    return result.finding;
}

}  // namespace mla::generic
