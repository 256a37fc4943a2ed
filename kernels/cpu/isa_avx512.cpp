#include "cpu/avx512_kernel.h"
#include "cpu/pack_row.h"

namespace mla::cpu {

const Isa kAvx512 = {"avx512",     sizeof(Scratch), attend,   store_bf16,   store_f32,
                     add_weighted, round_to_bf16,   pack_row, multiply_adds};

}  // namespace mla::cpu
