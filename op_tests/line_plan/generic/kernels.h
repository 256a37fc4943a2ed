// What line_plan.h needs of kernels/generic/kernels.h.
#pragma once

namespace mla::generic {

using Partitions = EvenPartitions;

}  // namespace mla::generic
