// Device names that differ between CUDA and freestanding HIP. Bodies are empty on the host, so that shared code which
// calls them compiles there.
#pragma once

#include "platform.h"

#if defined(__CUDA_ARCH__)
#define MLA_ON_NVIDIA 1
#elif defined(__AMDGCN__)
#define MLA_ON_AMD 1
#endif

#if defined(__CUDACC__)
#define MLA_KERNEL(threads) extern "C" __global__ void __launch_bounds__(threads, 1)
#define MLA_PARAM const __grid_constant__
#define MLA_SHARED(Type, name)                           \
    extern __shared__ __align__(16) char name##_bytes[]; \
    Type& name = *reinterpret_cast<Type*>(name##_bytes)
#elif defined(__HIP__)
#define MLA_KERNEL(threads)                                                                           \
    extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(threads, threads))) \
    __attribute__((visibility("default"))) void
#define MLA_PARAM const
#define MLA_SHARED(Type, name) static __attribute__((shared)) Type name
#endif

namespace mla {

#if defined(__GFX9__)
constexpr int kWave = 64;
#else
constexpr int kWave = 32;
#endif

constexpr int kThreads = 256;  // of a workgroup

MLA_FN int thread_index() {
#if defined(MLA_ON_NVIDIA)
    return int(threadIdx.x);
#elif defined(MLA_ON_AMD)
    return int(__builtin_amdgcn_workitem_id_x());
#else
    return 0;
#endif
}

// The same value, of which the compiler knows nothing but its range: what depends on it is computed where it is needed,
// not ahead of the loop around it, where it would hold registers for the whole kernel.
MLA_FN int opaque(int x, int limit) {
#if defined(MLA_ON_NVIDIA)
    asm volatile("" : "+r"(x));
#elif defined(MLA_ON_AMD)
    asm volatile("" : "+v"(x));
#endif
    if (x < 0 || x >= limit) __builtin_unreachable();
    return x;
}

MLA_FN int block_index(int axis) {
#if defined(MLA_ON_NVIDIA)
    return int(axis == 0 ? blockIdx.x : axis == 1 ? blockIdx.y : blockIdx.z);
#elif defined(MLA_ON_AMD)
    return int(axis == 0   ? __builtin_amdgcn_workgroup_id_x()
               : axis == 1 ? __builtin_amdgcn_workgroup_id_y()
                           : __builtin_amdgcn_workgroup_id_z());
#else
    return axis;
#endif
}

// All lanes of the workgroup; shared memory written before it is seen behind it. A block may have more threads than the
// workgroup, which take no part.
MLA_FN void workgroup_barrier() {
#if defined(MLA_ON_NVIDIA)
    asm volatile("bar.sync 0, %0;" ::"n"(kThreads) : "memory");
#elif defined(MLA_ON_AMD)
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
#endif
}

// The value of lane (this lane ^ mask) of the wave; every lane of the wave takes part.
MLA_FN int exchange(int value, int mask) {
#if defined(MLA_ON_NVIDIA)
    return __shfl_xor_sync(0xffffffffu, value, mask);
#elif defined(MLA_ON_AMD)
    const int lane = int(__builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0u)));
    return __builtin_amdgcn_ds_bpermute((lane ^ mask) * 4, value);
#else
    return value + mask;
#endif
}

MLA_FN float exchange(float value, int mask) { return float_of(uint32_t(exchange(int(bits_of(value)), mask))); }

MLA_FN double exchange(double value, int mask) {
    int halves[2];
    __builtin_memcpy(halves, &value, sizeof halves);
    halves[0] = exchange(halves[0], mask);
    halves[1] = exchange(halves[1], mask);
    __builtin_memcpy(&value, halves, sizeof halves);
    return value;
}

// Every lane of a workgroup before the barrier in front of an add_acquire_release, and behind it. On NVIDIA there is
// nothing to do: the barrier and what the lane behind it does are cumulative.
MLA_FN void publish_stores() {
#if defined(MLA_ON_AMD)
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "agent");
#endif
}

MLA_FN void see_published_stores() {
#if defined(MLA_ON_AMD)
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "agent");
#endif
}

// Adds at device scope and returns the value before.
MLA_FN int32_t add_acquire_release(int32_t* counter, int32_t amount) {
#if defined(MLA_ON_NVIDIA)
    int32_t before;
    asm volatile("atom.add.acq_rel.gpu.global.s32 %0, [%1], %2;" : "=r"(before) : "l"(counter), "r"(amount) : "memory");
    return before;
#elif defined(MLA_ON_AMD)
    return __scoped_atomic_fetch_add(counter, amount, __ATOMIC_ACQ_REL, __MEMORY_SCOPE_DEVICE);
#else
    return *counter + amount;
#endif
}

// Lowers a counter to at most `value`; returns what it was.
MLA_FN int32_t minimum(int32_t* counter, int32_t value) {
#if defined(MLA_ON_NVIDIA)
    return atomicMin(counter, value);
#elif defined(MLA_ON_AMD)
    return __scoped_atomic_fetch_min(counter, value, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
#else
    return smaller(*counter, value);
#endif
}

// 16 bytes from global to shared memory, complete behind copy_wait() and a barrier.
MLA_FN void copy16(void* shared, const void* global) {
#if defined(MLA_ON_NVIDIA)
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(uint32_t(__cvta_generic_to_shared(shared))),
                 "l"(global)
                 : "memory");
#else
    __builtin_memcpy(shared, global, 16);
#endif
}

MLA_FN void copy_wait() {
#if defined(MLA_ON_NVIDIA)
    asm volatile("cp.async.wait_all;" ::: "memory");
#endif
}

}  // namespace mla
