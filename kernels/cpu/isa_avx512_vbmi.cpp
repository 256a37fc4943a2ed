#include "cpu/avx512_kernel.h"

namespace mla::cpu {

const Isa kAvx512Vbmi = {"avx512_vbmi", sizeof(Scratch), attend,        store_bf16,
                         store_f32,     add_weighted,    round_to_bf16, multiply_adds};

}  // namespace mla::cpu
