// The instructions of gfx950 that the engine is made of, by what they do.
#pragma once

#include "common/gpu.h"

namespace mla::gfx950 {

typedef int Vec2i __attribute__((ext_vector_type(2)));
typedef int Vec4i __attribute__((ext_vector_type(4)));
typedef int Vec8i __attribute__((ext_vector_type(8)));
typedef float Vec4f __attribute__((ext_vector_type(4)));
typedef short Vec4s __attribute__((ext_vector_type(4)));
typedef __bf16 Vec2b __attribute__((ext_vector_type(2)));
typedef __bf16 Vec8b __attribute__((ext_vector_type(8)));

#define MLA_LDS __attribute__((address_space(3)))

#if defined(MLA_ON_AMD)

MLA_FN bool any(bool x) { return __builtin_amdgcn_ballot_w64(x) != 0; }

template <class T>
MLA_FN uint32_t lds_address(const T& object) {
    return uint32_t(reinterpret_cast<uintptr_t>((MLA_LDS const void*)&object));
}

template <class Vector>
MLA_FN Vector read(uint32_t address) {
    return *reinterpret_cast<MLA_LDS const Vector*>(address);
}

MLA_FN Vec4i read16(uint32_t address) { return read<Vec4i>(address); }
MLA_FN int read1(uint32_t address) { return read<uint8_t>(address); }

// At any address: LDS takes four bytes that straddle a dword in one access.
MLA_FN int read4(uint32_t address) {
    struct __attribute__((packed)) Word {
        int x;
    };
    return read<Word>(address).x;
}

MLA_FN void write8(uint32_t address, uint32_t low, uint32_t high) {
    *reinterpret_cast<MLA_LDS Vec2i*>(address) = Vec2i{int(low), int(high)};
}

// 16 lanes read eight bytes each, of eight rows two by two; lane t gets byte t of all eight rows.
MLA_FN Vec2i read_transposed8(uint32_t address) {
    return __builtin_amdgcn_ds_read_tr8_b64_v2i32(reinterpret_cast<MLA_LDS Vec2i*>(address));
}

// The same for four rows of 16-bit values.
MLA_FN Vec2i read_transposed16(uint32_t address) {
    return __builtin_bit_cast(Vec2i,
                              __builtin_amdgcn_ds_read_tr16_b64_v4i16(reinterpret_cast<MLA_LDS Vec4s*>(address)));
}

// 16 bytes of each lane to 16 * lane behind `lds`, which is the same in all lanes. In assembly, because a compiler that
// knows of the store waits for it before every read of LDS; wait_for_loads() and a barrier do.
MLA_FN void load_to_lds(const void* global, uint32_t lds) {
    asm volatile("s_mov_b32 m0, %1\n\ts_nop 0\n\tglobal_load_lds_dwordx4 %0, off" ::"v"(global), "s"(lds) : "memory");
}

// Everything this wave has asked of global memory. As a builtin: of loads whose wait stands in assembly the compiler
// does not know that they are over, and waits again where it uses them.
MLA_FN void wait_for_loads() {
    __builtin_amdgcn_s_waitcnt(0x0f70);  // vmcnt(0)
    asm volatile("" ::: "memory");
}

// pool + row * bytes of a row.
template <int kBytes>
MLA_FN const uint8_t* row_at(const uint8_t* pool, int32_t row) {
    uint64_t at;
    asm("v_mad_u64_u32 %0, vcc, %1, %2, %3" : "=v"(at) : "v"(row), "s"(kBytes), "v"(pool) : "vcc");
    return reinterpret_cast<const uint8_t*>(at);
}

MLA_FN Vec4i load16(const void* global) { return *static_cast<const Vec4i*>(global); }

MLA_FN void store16(void* global, Vec4i x) { *static_cast<Vec4i*>(global) = x; }

MLA_FN Vec8i joined(Vec4i low, Vec4i high) { return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7); }

// D[i][j] += sum of k of A[i][k] B[j][k] over 128 e4m3 values, every 32 with a scale: byte `kByte` of the scale
// registers.
template <int kByte>
MLA_FN Vec4f multiply_fp8(Vec8i a, Vec8i b, Vec4f d, int a_scale, int b_scale) {
    return __builtin_amdgcn_mfma_scale_f32_16x16x128_f8f6f4(a, b, d, 0, 0, kByte, a_scale, kByte, b_scale);
}

// The same over 32 bf16 values.
MLA_FN Vec4f multiply_bf16(Vec4i a, Vec4i b, Vec4f d) {
    return __builtin_amdgcn_mfma_f32_16x16x32_bf16(__builtin_bit_cast(Vec8b, a), __builtin_bit_cast(Vec8b, b), d, 0, 0,
                                                   0);
}

// Two e4m3 codes (of the lower or upper half of a word) times kBias, as a bf16 pair.
MLA_FN uint32_t biased_bf16(int codes, bool upper, float bias) {
    const Vec2b pair = upper ? __builtin_amdgcn_cvt_scalef32_pk_bf16_fp8(uint32_t(codes), bias, true)
                             : __builtin_amdgcn_cvt_scalef32_pk_bf16_fp8(uint32_t(codes), bias, false);
    return __builtin_bit_cast(uint32_t, pair);
}

MLA_FN uint32_t bf16_pair(float low, float high) {
    typedef float Vec2f __attribute__((ext_vector_type(2)));
    return __builtin_bit_cast(uint32_t, __builtin_convertvector(Vec2f{low, high}, Vec2b));
}

// Two bytes of a word's lower or upper half, each in a half of its own.
MLA_FN uint32_t byte_pair(int codes, bool upper) {
    return __builtin_amdgcn_perm(0, uint32_t(codes), upper ? 0x0c030c02u : 0x0c010c00u);
}

MLA_FN uint32_t larger_halves(uint32_t a, uint32_t b) {
    typedef uint16_t Halves __attribute__((ext_vector_type(2)));
    return __builtin_bit_cast(uint32_t,
                              __builtin_elementwise_max(__builtin_bit_cast(Halves, a), __builtin_bit_cast(Halves, b)));
}

// The value of one lane in each row of 16, or of the next lane in the row.
template <int kLane>
MLA_FN uint32_t of_lane(uint32_t x) {
    return uint32_t(__builtin_amdgcn_update_dpp(0, int(x), 0x150 + kLane, 0xf, 0xf, true));
}

MLA_FN uint32_t from_next_lane(uint32_t x) {
    return uint32_t(__builtin_amdgcn_update_dpp(0, int(x), 0x101, 0xf, 0xf, true));
}

// The largest of the lanes row, row + 16, row + 32 and row + 48.
MLA_FN float largest_of_groups(float x) {
    const auto across = __builtin_amdgcn_permlane32_swap(bits_of(x), bits_of(x), false, false);
    x = larger(float_of(across[0]), float_of(across[1]));
    const auto beside = __builtin_amdgcn_permlane16_swap(bits_of(x), bits_of(x), false, false);
    return larger(float_of(beside[0]), float_of(beside[1]));
}

#endif

}  // namespace mla::gfx950
