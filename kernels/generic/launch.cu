// Launches through the CUDA runtime.
#include <cuda_runtime.h>

#include <atomic>
#include <stdexcept>
#include <string>

#include "generic/grid.h"
#include "generic/kernels.h"
#include "generic/launch.h"

extern "C" {
__global__ void mla_generic_persistent_64(mla::PersistentParams);
__global__ void mla_generic_persistent_32(mla::PersistentParams);
__global__ void mla_generic_split_64(mla::SplitParams);
__global__ void mla_generic_split_32(mla::SplitParams);
__global__ void mla_generic_merge(mla::SplitParams);
__global__ void mla_generic_check_split(mla::SplitParams, mla::generic::CheckResult*);
__global__ void mla_generic_check_persistent(mla::PersistentParams, mla::generic::CheckResult*);
}

namespace mla::generic {
namespace {

void check(cudaError_t status, const char* what) {
    if (status != cudaSuccess) throw std::runtime_error(std::string(what) + ": " + cudaGetErrorString(status));
}

// Makes a device current for this thread while in scope.
class OnDevice {
  public:
    explicit OnDevice(int device) {
        check(cudaGetDevice(&before_), "cudaGetDevice");
        if (device != before_) check(cudaSetDevice(device), "cudaSetDevice");
        changed_ = device != before_;
    }
    ~OnDevice() {
        if (changed_) cudaSetDevice(before_);
    }
    OnDevice(const OnDevice&) = delete;

  private:
    int before_ = 0;
    bool changed_ = false;
};

constexpr int kMaxDevices = 64;

// Shared memory that a workgroup may have on a device, asked for once.
size_t shared_memory_limit(int device) {
    static std::atomic<int> known[kMaxDevices];
    int limit = device < kMaxDevices ? known[device].load(std::memory_order_relaxed) : 0;
    if (limit == 0) {
        check(cudaDeviceGetAttribute(&limit, cudaDevAttrMaxSharedMemoryPerBlockOptin, device), "shared memory limit");
        if (device < kMaxDevices) known[device].store(limit, std::memory_order_relaxed);
    }
    return size_t(limit);
}

// A kernel with its shared memory, which each device must be told of once.
template <class... Arguments>
class Kernel {
  public:
    constexpr Kernel(void (*function)(Arguments...), size_t shared) : function_(function), shared_(shared) {}

    void launch(dim3 grid, int device, void* stream, Arguments... arguments) {
        const uint64_t bit = uint64_t(1) << (device % kMaxDevices);
        if ((prepared_.load(std::memory_order_relaxed) & bit) == 0) {
            check(cudaFuncSetAttribute(reinterpret_cast<const void*>(function_),
                                       cudaFuncAttributeMaxDynamicSharedMemorySize, int(shared_)),
                  "shared memory of a kernel");
            prepared_.fetch_or(bit, std::memory_order_relaxed);
        }
        void* pointers[] = {&arguments...};
        check(cudaLaunchKernel(reinterpret_cast<const void*>(function_), grid, dim3(kThreads), pointers, shared_,
                               static_cast<cudaStream_t>(stream)),
              "launch");
    }

  private:
    void (*function_)(Arguments...);
    size_t shared_;
    std::atomic<uint64_t> prepared_{0};
};

Kernel persistent_64(mla_generic_persistent_64, sizeof(Shared<Tile64>));
Kernel persistent_32(mla_generic_persistent_32, sizeof(Shared<Tile32>));
Kernel split_64(mla_generic_split_64, sizeof(Shared<Tile64>));
Kernel split_32(mla_generic_split_32, sizeof(Shared<Tile32>));
Kernel merge_splits_32(mla_generic_merge, sizeof(Shared<Tile32>));
Kernel check_split(mla_generic_check_split, 0);
Kernel check_persistent(mla_generic_check_persistent, 0);

// 64 heads a workgroup where there are as many, shared memory holds them, and there are rows enough to fill the GPU:
// with few of them, twice the workgroups at half the merge each are faster.
bool takes_64(int heads, int64_t rows, int device) {
    constexpr int kFewRows = 4;
    return heads > Tile32::kHeads && rows > kFewRows && sizeof(Shared<Tile64>) <= shared_memory_limit(device);
}

struct Api {
    static bool is_capturing(void* stream) {
        cudaStreamCaptureStatus capture;
        check(cudaStreamIsCapturing(static_cast<cudaStream_t>(stream), &capture), "capture status");
        return capture != cudaStreamCaptureStatusNone;
    }
    static void* allocate(size_t bytes) {
        void* memory = nullptr;
        check(cudaMalloc(&memory, bytes), "cudaMalloc");
        return memory;
    }
    static void release(void* memory) { cudaFree(memory); }
    static void copy_to_device(void* to, const void* from, size_t bytes, void* stream) {
        check(cudaMemcpyAsync(to, from, bytes, cudaMemcpyHostToDevice, static_cast<cudaStream_t>(stream)),
              "copy to the device");
    }
    static void copy_from_device(void* to, const void* from, size_t bytes, void* stream) {
        const auto cuda_stream = static_cast<cudaStream_t>(stream);
        check(cudaMemcpyAsync(to, from, bytes, cudaMemcpyDeviceToHost, cuda_stream), "copy from the device");
        check(cudaStreamSynchronize(cuda_stream), "waiting for the device");
    }
};

template <class Params, class CheckKernel>
Finding check_values_on(const Params& p, CheckKernel& kernel, void* stream) {
    const OnDevice current(p.device);
    return run_check<Api>(
        p, stream, [&](unsigned rows, CheckResult* result) { kernel.launch(dim3(rows), p.device, stream, p, result); });
}

}  // namespace

void launch(const SplitParams& p, void* stream) {
    const OnDevice current(p.device);
    const bool wide = takes_64(p.num_heads * p.max_seqlen_q, int64_t(p.num_seqs) * p.num_splits, p.device);
    const dim3 grid(split_grid(p, wide ? Tile64::kHeads : Tile32::kHeads), unsigned(p.num_splits));
    (wide ? split_64 : split_32).launch(grid, p.device, stream, p);
    if (p.num_splits > 1) merge_splits_32.launch(dim3(merge_grid(p)), p.device, stream, p);
}

void launch(const PersistentParams& p, void* stream) {
    const OnDevice current(p.device);
    const bool wide = takes_64(p.num_heads, p.num_rows, p.device);
    const dim3 grid(persistent_grid(p, wide ? Tile64::kHeads : Tile32::kHeads));
    (wide ? persistent_64 : persistent_32).launch(grid, p.device, stream, p);
}

Finding check_on_device(const SplitParams& p, void* stream) { return check_values_on(p, check_split, stream); }

Finding check_on_device(const PersistentParams& p, void* stream) {
    return check_values_on(p, check_persistent, stream);
}

}  // namespace mla::generic
