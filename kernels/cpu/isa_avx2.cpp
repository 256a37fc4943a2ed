#include "cpu/fp32_kernel.h"

namespace mla::cpu {

const Isa kAvx2 = {"avx2", sizeof(Fp32Kernel<8>::Scratch), Fp32Kernel<8>::attend};

}  // namespace mla::cpu
