// What differs between compilers, in one place: qualifiers and the few mathematics builtins that shared code calls.
#pragma once

#include <stdint.h>

// Always inlined: on a device there are no calls in a kernel, and on the CPU no out-of-line copy of a shared function
// is left that was compiled for another instruction set.
#if defined(__CUDACC__) || defined(__HIP__)
#define MLA_FN __attribute__((always_inline)) inline __attribute__((host)) __attribute__((device))
#else
#define MLA_FN __attribute__((always_inline)) inline
#endif

// Before a loop that turns few times: unrolled or vectorised it costs a GPU more instructions than it saves.
#if defined(__AMDGCN__)
#define MLA_SHORT_LOOP _Pragma("clang loop vectorize(disable) interleave(disable) unroll(disable)")
#else
#define MLA_SHORT_LOOP
#endif

namespace mla {

constexpr float kInf = __builtin_inff();
constexpr double kExactLog2E = 1.44269504088896340736;  // of the float64 paths
constexpr float kLog2E = float(kExactLog2E);
constexpr float kLn2 = 0.69314718055994530942f;

MLA_FN float exp2_of(float x) {
#if defined(__CUDA_ARCH__)
    float y;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
    return y;
#elif defined(__AMDGCN__)
    return __builtin_amdgcn_exp2f(x);
#else
    return __builtin_exp2f(x);
#endif
}

MLA_FN float log2_of(float x) {
#if defined(__CUDA_ARCH__)
    float y;
    asm("lg2.approx.f32 %0, %1;" : "=f"(y) : "f"(x));
    return y;
#elif defined(__AMDGCN__)
    return __builtin_amdgcn_logf(x);
#else
    return __builtin_log2f(x);
#endif
}

// In float64 only the exponent needs the range and the precision: fractions go through fp32 (relative error 1e-7),
// which needs no mathematics library on any device.
// a / b, not rounded to the last digit where that would be a subroutine. b has a normal inverse, is 0, infinite or NaN.
MLA_FN float divide(float a, float b) {
#if defined(__CUDA_ARCH__)
    return __fdividef(a, b);
#else
    return a / b;
#endif
}

MLA_FN double divide(double a, double b) { return a / b; }

MLA_FN double exp2_of(double x) {
    if (!(x > -1000)) return x != x ? x : 0;
    // At most x, and at least x - 1; 1024 makes the power infinite.
    const int whole = x > 1000 ? 1024 : int(x) - (x < 0);
    const uint64_t bits = uint64_t(uint32_t(whole + 1023)) << 52;
    double power;
    __builtin_memcpy(&power, &bits, sizeof power);
    return power * double(exp2_of(float(x - double(whole))));
}

MLA_FN double log2_of(double x) {
    uint64_t bits;
    __builtin_memcpy(&bits, &x, sizeof bits);
    const uint32_t exponent = uint32_t(bits >> 32) >> 20;
    if (exponent - 1 >= 0x7fe) return double(log2_of(float(x)));  // zero, negative, infinite, NaN
    bits = (bits & ((uint64_t(1) << 52) - 1)) | (uint64_t(1023) << 52);
    double mantissa;
    __builtin_memcpy(&mantissa, &bits, sizeof mantissa);
    return double(int(exponent) - 1023) + double(log2_of(float(mantissa)));
}

// NaN loses against a number here, as in fmax; callers carry NaN through the sums instead.
template <class T>
MLA_FN T larger(T a, T b) {
    return a > b || b != b ? a : b;
}

#if defined(__CUDA_ARCH__) || defined(__AMDGCN__)
template <>
MLA_FN float larger(float a, float b) {
    return __builtin_fmaxf(a, b);
}
#endif

template <class T>
MLA_FN T smaller(T a, T b) {
    return b < a ? b : a;
}

MLA_FN uint32_t ceil_div(uint32_t a, uint32_t b) { return a / b + (a % b != 0); }
MLA_FN uint32_t round_up(uint32_t a, uint32_t unit) { return ceil_div(a, unit) * unit; }

// The largest n for which 2^n is at most x, which is not zero.
MLA_FN uint32_t floor_log2(uint32_t x) { return 31 - uint32_t(__builtin_clz(x)); }

MLA_FN uint32_t bits_of(float x) {
    uint32_t u;
    __builtin_memcpy(&u, &x, sizeof u);
    return u;
}

MLA_FN float float_of(uint32_t u) {
    float x;
    __builtin_memcpy(&x, &u, sizeof x);
    return x;
}

// A value that all lanes of a wave share, where the compiler cannot know it: addresses and branches then cost one
// scalar instruction instead of one for every lane.
MLA_FN uint32_t uniform(uint32_t x) {
#if defined(__AMDGCN__)
    return uint32_t(__builtin_amdgcn_readfirstlane(int(x)));
#else
    return x;
#endif
}

MLA_FN int32_t uniform(int32_t x) { return int32_t(uniform(uint32_t(x))); }

// A pointer that came through memory, to global memory; a device's shortest instructions need to know.
template <class T>
MLA_FN T* global(T* pointer) {
#if defined(__AMDGCN__)
    return (T*)(__attribute__((address_space(1))) T*)reinterpret_cast<uintptr_t>(pointer);
#else
    return pointer;
#endif
}

template <class T>
MLA_FN T* uniform(T* pointer) {
    const uint64_t bits = uint64_t(reinterpret_cast<uintptr_t>(pointer));
    const uint64_t same = uniform(uint32_t(bits)) | uint64_t(uniform(uint32_t(bits >> 32))) << 32;
    return reinterpret_cast<T*>(uintptr_t(same));
}

// The parameters of a kernel that has no others, read where they are needed: scalar registers do not suffice to hold
// all of them through a kernel.
template <class Params>
MLA_FN const Params& read_anew(const Params& params) {
#if defined(__AMDGCN__) && !defined(MLA_OTHER_ARGUMENTS)  // a kernel whose arguments have another layout defines that
    auto at = (const __attribute__((address_space(4))) Params*)__builtin_amdgcn_kernarg_segment_ptr();
    asm volatile("" : "+s"(at));
    (void)params;
    return *(const Params*)at;
#else
    return params;
#endif
}

MLA_FN uint32_t read_anew(uint32_t x) {
#if defined(__AMDGCN__)
    asm volatile("" : "+s"(x));
#endif
    return x;
}

// What lies in memory, read again on an NVIDIA GPU, where it would occupy registers.
template <class T>
MLA_FN T reloaded(const T& x) {
#if defined(__CUDA_ARCH__)
    asm volatile("" ::: "memory");
#endif
    return x;
}

// Memory accesses stay on their side of it.
MLA_FN void schedule_barrier() {
#if defined(__AMDGCN__)
    __builtin_amdgcn_sched_barrier(0);
#endif
}

// Round to nearest even; a NaN stays a (quiet) NaN.
MLA_FN uint16_t bf16_of(float x) {
    const uint32_t u = bits_of(x);
    const uint32_t rounded = (u + 0x7fffu + ((u >> 16) & 1)) >> 16;
    return uint16_t(x != x ? (u >> 16) | 0x40 : rounded);
}

// Two bf16 in a word, `low` in the lower half.
MLA_FN uint32_t bf16_pair_of(float low, float high) {
#if defined(__CUDA_ARCH__)
    uint32_t pair;
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(high), "f"(low));
    return pair;
#else
    return bf16_of(low) | uint32_t(bf16_of(high)) << 16;
#endif
}

MLA_FN float float_of_bf16(uint16_t b) { return float_of(uint32_t(b) << 16); }

}  // namespace mla
