// A workgroup of 256 threads on the CPU, and what line_plan.h needs of kernels/sm90/shared.h.
#pragma once

#include <barrier>
#include <cstdint>
#include <memory>
#include <vector>

#include "common/planner.h"

#define MLA_DEVICE inline

namespace mla {

constexpr int kThreads = 256, kWarpThreads = 32;

struct ThreadIndex {
    uint32_t x;
};
inline thread_local ThreadIndex threadIdx;

struct Workgroup {
    std::barrier<> all{kThreads};
    std::vector<std::unique_ptr<std::barrier<>>> warps;
    uint32_t exchanged[kThreads];

    Workgroup() {
        for (int i = 0; i < kThreads / kWarpThreads; ++i)
            warps.push_back(std::make_unique<std::barrier<>>(kWarpThreads));
    }
};
inline Workgroup workgroup;

inline void workgroup_barrier() { workgroup.all.arrive_and_wait(); }
inline void __syncwarp() { workgroup.warps[threadIdx.x / kWarpThreads]->arrive_and_wait(); }

inline uint32_t __reduce_max_sync(unsigned, uint32_t value) {
    workgroup.exchanged[threadIdx.x] = value;
    __syncwarp();
    const uint32_t* of_warp = workgroup.exchanged + threadIdx.x / kWarpThreads * kWarpThreads;
    for (int i = 0; i < kWarpThreads; ++i) value = larger(value, of_warp[i]);
    __syncwarp();
    return value;
}

namespace sm90 {

struct Shared {
    static constexpr int kIndptrEntries = 1024;
    alignas(16) uint8_t q[64 * 1024];
    uint8_t raw[4 * 4864];
    int32_t indptr[kIndptrEntries];
    Plan plan;
};

}  // namespace sm90
}  // namespace mla
