#include "cpu/fp32_kernel.h"
#include "cpu/pack_row.h"

namespace mla::cpu {
namespace {

struct Widen {
    typedef int32_t IntVec __attribute__((vector_size(16)));

    static IntVec bytes(const uint8_t* p) { return IntVec{p[0], p[1], p[2], p[3]}; }
    static IntVec halves(const uint16_t* p) { return IntVec{p[0], p[1], p[2], p[3]}; }
};

using Kernel = Fp32Kernel<4, Widen>;
static_assert(sizeof(Kernel::Scratch) <= kMostScratch, "memory of a thread");

}  // namespace

const Isa kPortable = {"portable",           sizeof(Kernel::Scratch), Kernel::attend,        Kernel::store_bf16,
                       Kernel::store_f32,    Kernel::add_weighted,    Kernel::round_to_bf16, pack_row,
                       Kernel::multiply_adds};

}  // namespace mla::cpu
