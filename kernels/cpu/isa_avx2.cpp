#include <immintrin.h>

#include "cpu/fp32_kernel.h"
#include "cpu/pack_row.h"

namespace mla::cpu {
namespace {

struct Widen {
    typedef int32_t IntVec __attribute__((vector_size(32)));

    static IntVec bytes(const uint8_t* p) {
        return (IntVec)_mm256_cvtepu8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(p)));
    }
    static IntVec halves(const uint16_t* p) {
        return (IntVec)_mm256_cvtepu16_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(p)));
    }
};

using Kernel = Fp32Kernel<8, Widen>;
static_assert(sizeof(Kernel::Scratch) <= kMostScratch, "memory of a thread");

}  // namespace

const Isa kAvx2 = {"avx2",
                   sizeof(Kernel::Scratch),
                   Kernel::attend,
                   Kernel::store_bf16,
                   Kernel::store_f32,
                   Kernel::add_weighted,
                   Kernel::round_to_bf16,
                   pack_row,
                   Kernel::multiply_adds};

}  // namespace mla::cpu
