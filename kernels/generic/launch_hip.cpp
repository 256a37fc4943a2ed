// Launches through the HIP runtime: code objects of decode_32.cu, merge.cu, pack.cu and check.cu.
#include "generic/grid.h"
#include "generic/launch.h"
#include "hip/runtime.h"

namespace mla::generic {
namespace {

constexpr unsigned kThreads = 256;
constexpr int kHeadsPerGroup = 32;  // of the fp32 tile

constexpr char kDecode[] = "kernels-generic-decode_32.co";
constexpr char kMerge[] = "kernels-generic-merge.co";
constexpr char kPack[] = "kernels-generic-pack.co";
constexpr char kCheck[] = "kernels-generic-check.co";

hip::Kernel persistent(kDecode, "mla_generic_persistent_32");
hip::Kernel split(kDecode, "mla_generic_split_32");
hip::Kernel merge(kMerge, "mla_generic_merge");
hip::Kernel combine(kMerge, "mla_generic_combine");
hip::Kernel pack(kPack, "mla_generic_pack");
hip::Kernel check_split(kCheck, "mla_generic_check_split");
hip::Kernel check_persistent(kCheck, "mla_generic_check_persistent");
hip::Kernel check_pack(kCheck, "mla_generic_check_pack");

template <class Params>
void run(hip::Kernel& kernel, hip::Grid grid, Params p, void* stream) {
    kernel.launch(grid, kThreads, p.device, stream, &p, sizeof p);
}

struct Api {
    static bool is_capturing(void* stream) { return hip::is_capturing(stream); }
    static void* allocate(size_t bytes) { return hip::allocate(bytes); }
    static void release(void* memory) { hip::release(memory); }
    static void copy_to_device(void* to, const void* from, size_t bytes, void* stream) {
        hip::copy_to_device(to, from, bytes, stream);
    }
    static void copy_from_device(void* to, const void* from, size_t bytes, void* stream) {
        hip::copy_from_device(to, from, bytes, stream);
    }
};

template <class Params>
Finding check(const Params& p, hip::Kernel& kernel, void* stream) {
    const hip::OnDevice current(p.device);
    const hip::RegisteredTensors<Params> tensors(p);
    return run_check<Api>(p, stream, [&](unsigned rows, CheckResult* result) {
        hip::register_memory("check result", {result, sizeof *result}, true);
        struct {
            Params params;
            CheckResult* result;
        } arguments{p, result};
        kernel.launch({rows, 1, 1}, kThreads, p.device, stream, &arguments, sizeof arguments);
    });
}

}  // namespace

void launch(const SplitParams& p, void* stream) {
    const hip::OnDevice current(p.device);
    const hip::RegisteredTensors<SplitParams> tensors(p);
    run(split, {split_grid(p, kHeadsPerGroup), unsigned(p.num_splits), 1}, p, stream);
    if (p.num_splits > 1) launch_merge(p, stream);
}

void launch_merge(const SplitParams& p, void* stream) {
    if (p.out.data != nullptr) run(merge, {merge_grid(p), 1, 1}, p, stream);
}

void launch(const CombineParams& p, void* stream) {
    const hip::OnDevice current(p.device);
    const hip::RegisteredTensors<CombineParams> tensors(p);
    run(combine, {combine_grid(p), 1, 1}, p, stream);
}

void launch(const PersistentParams& p, void* stream) {
    const hip::OnDevice current(p.device);
    const hip::RegisteredTensors<PersistentParams> tensors(p);
    run(persistent, {persistent_grid(p, kHeadsPerGroup), 1, 1}, p, stream);
}

void launch(const PackParams& p, void* stream) {
    const hip::OnDevice current(p.device);
    const hip::RegisteredTensors<PackParams> tensors(p);
    run(pack, {pack_grid(p), 1, 1}, p, stream);
}

Finding check_on_device(const SplitParams& p, void* stream) { return check(p, check_split, stream); }

Finding check_on_device(const PersistentParams& p, void* stream) { return check(p, check_persistent, stream); }

Finding check_on_device(const PackParams& p, void* stream) { return check(p, check_pack, stream); }

}  // namespace mla::generic
