#include "gfx950/launch.h"

#include "generic/grid.h"
#include "hip/runtime.h"

namespace mla::gfx950 {
namespace {

constexpr unsigned kThreads = 256;
constexpr int kHeadsPerGroup = 64;

constexpr char kDecode[] = "kernels-gfx950-decode.co";

hip::Kernel persistent(kDecode, "mla_gfx950_persistent");
hip::Kernel split(kDecode, "mla_gfx950_split");

template <class Params>
void run(hip::Kernel& kernel, hip::Grid grid, Params p, void* stream) {
    kernel.launch(grid, kThreads, p.device, stream, &p, sizeof p);
}

}  // namespace

void launch(const SplitParams& p, void* stream) {
    const hip::OnDevice current(p.device);
    const hip::RegisteredTensors<SplitParams> tensors(p);
    run(split, {generic::split_grid(p, kHeadsPerGroup), unsigned(p.num_splits), 1}, p, stream);
    if (p.num_splits > 1) generic::launch_merge(p, stream);
}

void launch(const PersistentParams& p, void* stream) {
    const hip::OnDevice current(p.device);
    const hip::RegisteredTensors<PersistentParams> tensors(p);
    run(persistent, {generic::persistent_grid(p, kHeadsPerGroup), 1, 1}, p, stream);
}

}  // namespace mla::gfx950
