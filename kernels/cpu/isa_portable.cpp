#include "cpu/fp32_kernel.h"

namespace mla::cpu {

const Isa kPortable = {"portable", sizeof(Fp32Kernel<4>::Scratch), Fp32Kernel<4>::attend};

}  // namespace mla::cpu
