// The generic engine's backend of launcher.cu. Errors of the runtime are thrown as std::runtime_error.
#pragma once

#include "common/check.h"
#include "common/combine.h"
#include "common/params.h"

namespace mla::generic {

void launch(const SplitParams&, void* stream);
void launch(const PersistentParams&, void* stream);
void launch(const PackParams&, void* stream);

// The second pass alone, after another engine's split kernel; nothing where the call has no output.
void launch_merge(const SplitParams&, void* stream);

void launch(const CombineParams&, void* stream);

// Checks the values of index tensors on the device and waits for the answer; cannot run while a graph is captured.
Finding check_on_device(const SplitParams&, void* stream);
Finding check_on_device(const PersistentParams&, void* stream);
Finding check_on_device(const PackParams&, void* stream);

// Query heads that one workgroup of the merge kernel takes.
constexpr int kMergeHeads = 8;

// Rows that 32 lanes of the pack kernel take.
constexpr int kPackRows = 2;

// What the check kernels report: `row` is the first row with a fault, or kNoRow.
constexpr int32_t kNoRow = 0x7fffffff;

struct CheckResult {
    int32_t row, arrived;
    Finding finding;
};

}  // namespace mla::generic
