// The generic engine's backend of launcher.cu. Errors of the runtime are thrown as std::runtime_error.
#pragma once

#include "common/check.h"
#include "common/params.h"

namespace mla::generic {

void launch(const SplitParams&, void* stream);
void launch(const PersistentParams&, void* stream);

// The second pass alone, after another engine's split kernel.
void launch_merge(const SplitParams&, void* stream);

// Checks the values of index tensors on the device and waits for the answer; cannot run while a graph is captured.
Finding check_on_device(const SplitParams&, void* stream);
Finding check_on_device(const PersistentParams&, void* stream);

// Query heads that one workgroup of the merge kernel takes.
constexpr int kMergeHeads = 8;

// What the check kernels report: `row` is the first row with a fault, or kNoRow.
constexpr int32_t kNoRow = 0x7fffffff;

struct CheckResult {
    int32_t row, arrived;
    Finding finding;
};

}  // namespace mla::generic
