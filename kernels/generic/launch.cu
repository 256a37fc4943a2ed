// Launches through the CUDA runtime.
#include "generic/cuda.h"
#include "generic/grid.h"
#include "generic/kernels.h"
#include "generic/launch.h"

extern "C" {
__global__ void mla_generic_persistent_64(mla::PersistentParams);
__global__ void mla_generic_persistent_32(mla::PersistentParams);
__global__ void mla_generic_split_64(mla::SplitParams);
__global__ void mla_generic_split_32(mla::SplitParams);
__global__ void mla_generic_merge(mla::SplitParams);
__global__ void mla_generic_pack(mla::PackParams);
__global__ void mla_generic_combine(mla::CombineParams);
__global__ void mla_generic_check_split(mla::SplitParams, mla::generic::CheckResult*);
__global__ void mla_generic_check_persistent(mla::PersistentParams, mla::generic::CheckResult*);
__global__ void mla_generic_check_pack(mla::PackParams, mla::generic::CheckResult*);
}

namespace mla::generic {
namespace {

using namespace cuda;

Kernel persistent_64(mla_generic_persistent_64, {kThreads, sizeof(Shared<Tile64>)});
Kernel persistent_32(mla_generic_persistent_32, {kThreads, sizeof(Shared<Tile32>)});
Kernel split_64(mla_generic_split_64, {kThreads, sizeof(Shared<Tile64>)});
Kernel split_32(mla_generic_split_32, {kThreads, sizeof(Shared<Tile32>)});
Kernel merge_splits_32(mla_generic_merge, {kThreads, sizeof(Shared<Tile32>)});
Kernel combine(mla_generic_combine, {kThreads, sizeof(Shared<Tile32>)});
Kernel check_split(mla_generic_check_split, {kThreads, 0});
Kernel check_persistent(mla_generic_check_persistent, {kThreads, 0});
Kernel pack(mla_generic_pack, {kThreads, 0});
Kernel check_pack(mla_generic_check_pack, {kThreads, 0});

// 64 heads a workgroup where there are as many, shared memory holds them, and there are rows enough to fill the GPU:
// with few of them, twice the workgroups at half the merge each are faster. The two round differently, so batch
// invariance takes the one for many rows.
template <class Params>
bool takes_64(const Params& p, int heads, int64_t rows) {
    constexpr int kFewRows = 4;
    const bool many = rows > kFewRows || (p.flags & kBatchInvariant);
    return heads > Tile32::kHeads && many && sizeof(Shared<Tile64>) <= shared_memory_limit(p.device);
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
    const bool wide = takes_64(p, p.num_heads * p.max_seqlen_q, int64_t(p.num_seqs) * p.num_splits);
    const dim3 grid(split_grid(p, wide ? Tile64::kHeads : Tile32::kHeads), unsigned(p.num_splits));
    (wide ? split_64 : split_32).launch(grid, p.device, stream, p);
    if (p.num_splits > 1) launch_merge(p, stream);
}

void launch_merge(const SplitParams& p, void* stream) {
    if (p.out.data != nullptr) merge_splits_32.launch(dim3(merge_grid(p)), p.device, stream, p);
}

void launch(const CombineParams& p, void* stream) {
    const OnDevice current(p.device);
    combine.launch(dim3(combine_grid(p)), p.device, stream, p);
}

void launch(const PersistentParams& p, void* stream) {
    const OnDevice current(p.device);
    const bool wide = takes_64(p, p.num_heads, p.num_rows);
    const dim3 grid(persistent_grid(p, wide ? Tile64::kHeads : Tile32::kHeads));
    (wide ? persistent_64 : persistent_32).launch(grid, p.device, stream, p);
}

void launch(const PackParams& p, void* stream) {
    const OnDevice current(p.device);
    pack.launch(dim3(pack_grid(p)), p.device, stream, p);
}

Finding check_on_device(const SplitParams& p, void* stream) { return check_values_on(p, check_split, stream); }

Finding check_on_device(const PersistentParams& p, void* stream) {
    return check_values_on(p, check_persistent, stream);
}

Finding check_on_device(const PackParams& p, void* stream) { return check_values_on(p, check_pack, stream); }

}  // namespace mla::generic
