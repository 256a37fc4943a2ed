// The CUDA runtime for launchers: errors as exceptions, the current device, kernels with their shared memory.
#pragma once

#include <cuda_runtime.h>
#include <stdint.h>

#include <atomic>
#include <stdexcept>
#include <string>

namespace mla::cuda {

inline void check(cudaError_t status, const char* what) {
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
constexpr int kPortableCluster = 8;  // what every GPU with clusters takes without being asked

// A number that each device is asked for once.
class PerDevice {
  public:
    template <class Ask>
    int get(int device, Ask ask) {
        int number = device < kMaxDevices ? known_[device].load(std::memory_order_relaxed) : 0;
        if (number != 0) return number;
        number = ask();
        if (device < kMaxDevices) known_[device].store(number, std::memory_order_relaxed);
        return number;
    }

  private:
    std::atomic<int> known_[kMaxDevices]{};
};

// Shared memory that a workgroup may have on a device.
inline size_t shared_memory_limit(int device) {
    static PerDevice known;
    return size_t(known.get(device, [=] {
        int limit = 0;
        check(cudaDeviceGetAttribute(&limit, cudaDevAttrMaxSharedMemoryPerBlockOptin, device), "shared memory limit");
        return limit;
    }));
}

// How a kernel's workgroups are made: threads and dynamic shared memory of each, workgroups of a cluster along x.
// One that `overlaps` may start before the kernel in front of it has ended, and waits for that itself.
struct Shape {
    int threads;
    size_t shared;
    int cluster = 1;
    bool overlaps = false;
};

// A kernel whose shared memory each device must be told of once.
template <class... Arguments>
class Kernel {
  public:
    constexpr Kernel(void (*function)(Arguments...), Shape shape) : function_(function), shape_(shape) {}

    void launch(dim3 grid, int device, void* stream, Arguments... arguments) {
        prepare(device);
        cudaLaunchAttribute attributes[] = {cluster_attribute(), overlap_attribute()};
        const cudaLaunchConfig_t config =
            configuration(grid, stream, attributes, shape_.overlaps ? 2 : shape_.cluster > 1);
        void* pointers[] = {&arguments...};
        check(cudaLaunchKernelExC(&config, reinterpret_cast<const void*>(function_), pointers), "launch");
    }

    int cluster() const { return shape_.cluster; }

    // Clusters that a device runs side by side; less than one where it knows no such size.
    int clusters_at_once(int device) {
        return clusters_.get(device, [=] {
            prepare(device);
            cudaLaunchAttribute cluster = cluster_attribute();
            const cudaLaunchConfig_t config = configuration(dim3(unsigned(shape_.cluster)), nullptr, &cluster, 1);
            int clusters = 0;
            const void* function = reinterpret_cast<const void*>(function_);
            if (cudaOccupancyMaxActiveClusters(&clusters, function, &config) != cudaSuccess) cudaGetLastError();
            return clusters > 0 ? clusters : -1;
        });
    }

  private:
    cudaLaunchAttribute cluster_attribute() const {
        cudaLaunchAttribute cluster{};
        cluster.id = cudaLaunchAttributeClusterDimension;
        cluster.val.clusterDim.x = unsigned(shape_.cluster);
        cluster.val.clusterDim.y = cluster.val.clusterDim.z = 1;
        return cluster;
    }

    cudaLaunchAttribute overlap_attribute() const {
        cudaLaunchAttribute overlap{};
        overlap.id = cudaLaunchAttributeProgrammaticStreamSerialization;
        overlap.val.programmaticStreamSerializationAllowed = shape_.overlaps;
        return overlap;
    }

    cudaLaunchConfig_t configuration(dim3 grid, void* stream, cudaLaunchAttribute* attributes, unsigned count) const {
        cudaLaunchConfig_t config{};
        config.gridDim = grid;
        config.blockDim = dim3(unsigned(shape_.threads));
        config.dynamicSmemBytes = shape_.shared;
        config.stream = static_cast<cudaStream_t>(stream);
        config.attrs = attributes;
        config.numAttrs = count;
        return config;
    }

    void prepare(int device) {
        const uint64_t bit = uint64_t(1) << (device % kMaxDevices);
        if ((prepared_.load(std::memory_order_relaxed) & bit) != 0) return;
        check(cudaFuncSetAttribute(reinterpret_cast<const void*>(function_),
                                   cudaFuncAttributeMaxDynamicSharedMemorySize, int(shape_.shared)),
              "shared memory of a kernel");
        if (shape_.cluster > kPortableCluster)
            check(cudaFuncSetAttribute(reinterpret_cast<const void*>(function_),
                                       cudaFuncAttributeNonPortableClusterSizeAllowed, 1),
                  "size of a cluster");
        prepared_.fetch_or(bit, std::memory_order_relaxed);
    }

    void (*function_)(Arguments...);
    Shape shape_;
    std::atomic<uint64_t> prepared_{0};
    PerDevice clusters_;
};

}  // namespace mla::cuda
