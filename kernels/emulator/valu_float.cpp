// Vector float and half instructions. Transcendentals are the correctly rounded value; silicon is within one ulp of it.
#include "valu.h"

namespace mla::emulator {
namespace {

float without_denormal(float x) { return fabsf(x) < 0x1p-126f ? copysignf(0, x) : x; }
float quiet(float x) { return x + x; }
int exponent(float x) { return int(bits<uint32_t>(x) >> 23 & 255); }

float add(float a, float b) { return a + b; }
float sub(float a, float b) { return a - b; }
float subrev(float a, float b) { return b - a; }
float mul(float a, float b) { return a * b; }
float mul_legacy(float a, float b) { return a == 0 || b == 0 ? 0.0f : a * b; }
// A number wins against NaN; -0 is less than +0.
float max_f(float a, float b) {
    if (a != a) return b != b ? quiet(b) : b;
    if (b != b) return a;
    return a > b || (a == b && !signbit(a)) ? a : b;
}
float min_f(float a, float b) {
    if (a != a) return b != b ? quiet(b) : b;
    if (b != b) return a;
    return a < b || (a == b && signbit(a)) ? a : b;
}
float max3(float a, float b, float c) { return max_f(max_f(a, b), c); }
float min3(float a, float b, float c) { return min_f(min_f(a, b), c); }
float med3(float a, float b, float c) {
    if (a != a || b != b || c != c) return min3(a, b, c);
    return max_f(min_f(a, b), min_f(max_f(a, b), c));
}
float mad(float a, float b, float c) { return a * b + c; }
float exp_f(float a) { return without_denormal(float(exp2(double(without_denormal(a))))); }
float log_f(float a) { return float(log2(double(without_denormal(a)))); }
float rcp(float a) { return float(1.0 / double(a)); }
float rsq(float a) { return float(1.0 / sqrt(double(a))); }
float sqrt_f(float a) { return sqrtf(a); }

// Of a fraction of a turn: whole turns are taken off exactly, and quarter turns give exact results.
double sine_of_turns(double x) {
    const double r = x - nearbyint(x), a = fabs(r);
    return copysign(sin((a > 0.25 ? 0.5 - a : a) * 6.283185307179586477), r);
}
float sin_f(float a) { return a == 0 ? a : float(sine_of_turns(double(a))); }
float cos_f(float a) { return float(sine_of_turns(0.25 - fabs(double(a) - nearbyint(double(a))))); }
float fract(float a) {
    const float x = a - floorf(a);
    return x >= 1 ? 0x1.fffffep-1f : x;
}
float trunc_f(float a) { return truncf(a); }
float ceil_f(float a) { return ceilf(a); }
float floor_f(float a) { return floorf(a); }
float rndne(float a) { return nearbyintf(a); }
float ldexp_f(float a, int32_t b) { return ldexpf(a, b); }
float frexp_mant(float a) {
    int e;
    return isfinite(a) ? frexpf(a, &e) : a;
}
int32_t frexp_exp(float a) {
    int e = 0;
    if (isfinite(a)) frexpf(a, &e);
    return e;
}
float div_fixup(float s0, float s1, float s2) {  // quotient, denominator, numerator
    const bool negative = signbit(s1) != signbit(s2);
    if (s2 != s2) return quiet(s2);
    if (s1 != s1) return quiet(s1);
    if ((s1 == 0 && s2 == 0) || (isinf(s1) && isinf(s2))) return NAN;
    if (s1 == 0 || isinf(s2)) return negative ? -INFINITY : INFINITY;
    if (isinf(s1) || s2 == 0 || exponent(s2) - exponent(s1) < -150) return negative ? -0.0f : 0.0f;
    // Inputs that are numbers have no NaN quotient: the steps before have overflowed.
    if (s0 != s0) return negative ? -INFINITY : INFINITY;
    return negative ? -fabsf(s0) : fabsf(s0);
}

float nan_or(float x, float a, float b, float c) { return a != a || b != b || c != c ? NAN : x; }
float maximum3(float a, float b, float c) { return nan_or(max3(a, b, c), a, b, c); }
float minimum3(float a, float b, float c) { return nan_or(min3(a, b, c), a, b, c); }
uint32_t pack(uint16_t a, uint16_t b) { return a | uint32_t(b) << 16; }

// Two products of halves added to a float; neg_lo and neg_hi as in packed instructions. arg: the halves are bf16.
void dot2(Wave& w, const Op& op) {
    const Source<uint32_t> a(From{w, op, 0}), b(From{w, op, 1});
    const Source<float> c(From{w, op, 2});
    alignas(64) uint32_t r[kLanes];
    auto value = [&op](uint32_t x, int source, bool high) {
        const bool negative = (high ? op.neg_hi : op.neg_lo) >> source & 1;
        const uint16_t half = uint16_t(uint16_t(high ? x >> 16 : x) ^ (negative ? 0x8000 : 0));
        return double(op.arg ? bfloat_to_float(half) : half_to_float(half));
    };
    for (int l = 0; l < kLanes; ++l) {
        const double low = value(a[l], 0, false) * value(b[l], 1, false);
        const double high = value(a[l], 0, true) * value(b[l], 1, true);
        r[l] = bits<uint32_t>(float(low + high + double(c[l])));
    }
    finish_floats(w, op, r);
    store32(w, op, op.dst[0], r);
}

Half hadd(Half a, Half b) { return Half::of(double(float(a)) + float(b)); }
Half hsub(Half a, Half b) { return Half::of(double(float(a)) - float(b)); }
Half hmul(Half a, Half b) { return Half::of(double(float(a)) * float(b)); }
Half hfma(Half a, Half b, Half c) { return Half::of(double(float(a)) * float(b) + float(c)); }
Half hmax(Half a, Half b) { return Half::of(max_f(a, b)); }
Half hmin(Half a, Half b) { return Half::of(min_f(a, b)); }
Half hexp(Half a) { return Half::of(exp2(double(float(a)))); }
Half hlog(Half a) { return Half::of(log2(double(float(a)))); }
Half hrcp(Half a) { return Half::of(1.0 / double(float(a))); }
Half hsqrt(Half a) { return Half::of(sqrt(double(float(a)))); }

#if defined(__x86_64__)
__attribute__((target("avx2,fma"))) void fma_rows_fast(const float* a, const float* b, const float* c, float* r) {
    for (int l = 0; l < kLanes; ++l) r[l] = __builtin_fmaf(a[l], b[l], c[l]);
}
#endif
void fma_rows_plain(const float* a, const float* b, const float* c, float* r) {
    for (int l = 0; l < kLanes; ++l) r[l] = fmaf(a[l], b[l], c[l]);
}

using FmaRows = void (*)(const float*, const float*, const float*, float*);
FmaRows pick_fma_rows() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("fma") && __builtin_cpu_supports("avx2")) return fma_rows_fast;
#endif
    return fma_rows_plain;
}

void fused(Wave& w, const Op& op) {
    const Source<float> a(From{w, op, 0}), b(From{w, op, 1}), c(From{w, op, 2});
    alignas(64) float r[kLanes];
    fma_rows(a.row(), b.row(), c.row(), r);
    finish_floats(w, op, reinterpret_cast<uint32_t*>(r));
    store32(w, op, op.dst[0], reinterpret_cast<const uint32_t*>(r));
}

// v_div_fmas: where the lane's VCC bit says that v_div_scale scaled one side only, the quotient is scaled back: up
// where it is large, down where it is small. One rounding at the end, or denormal quotients would be rounded twice.
void div_fmas(Wave& w, const Op& op) {
    const Source<float> a(From{w, op, 0}), b(From{w, op, 1}), c(From{w, op, 2});
    const uint64_t scaled = w.s64(kVcc);
    alignas(64) uint32_t r[kLanes];
    for (int l = 0; l < kLanes; ++l) {
        const double back = fabsf(c[l]) >= 2 ? 0x1p64 : 0x1p-64;
        const float x =
            scaled >> l & 1 ? float(fma(double(a[l]), double(b[l]), double(c[l])) * back) : fmaf(a[l], b[l], c[l]);
        r[l] = bits<uint32_t>(x);
    }
    finish_floats(w, op, r);
    store32(w, op, op.dst[0], r);
}

bool denormal(float x) { return x != 0 && fabsf(x) < 0x1p-126f; }

// src0 is the operand to scale, src1 the denominator, src2 the numerator.
void div_scale(Wave& w, const Op& op) {
    const Source<float> s0(From{w, op, 0}), s1(From{w, op, 1}), s2(From{w, op, 2});
    alignas(64) uint32_t r[kLanes];
    uint64_t vcc = 0;
    for (int l = 0; l < kLanes; ++l) {
        const float x = s0[l], den = s1[l], num = s2[l];
        float d = x;
        bool flag = false;
        if (num == 0 || den == 0) {
            d = NAN;
        } else if (exponent(num) - exponent(den) >= 96) {
            flag = true;
            if (bits<uint32_t>(x) == bits<uint32_t>(den)) d = ldexpf(x, 64);
        } else if (denormal(den)) {
            d = ldexpf(x, 64);
        } else if (denormal(float(1.0 / double(den))) && denormal(float(double(num) / double(den)))) {
            flag = true;
            if (bits<uint32_t>(x) == bits<uint32_t>(den)) d = ldexpf(x, -64);
        } else if (denormal(float(1.0 / double(den)))) {
            d = ldexpf(x, -64);
        } else if (denormal(float(double(num) / double(den)))) {
            flag = true;
            if (bits<uint32_t>(x) == bits<uint32_t>(num)) d = ldexpf(x, 64);
        } else if (exponent(num) <= 23) {
            d = ldexpf(x, 64);
        }
        r[l] = bits<uint32_t>(d);
        vcc |= uint64_t(flag) << l;
    }
    const uint64_t undefined = sources_undefined(w, op) & w.exec();
    store32(w, op, op.dst[0], r);
    w.set64(op, op.dst[1].reg, vcc & w.exec(), undefined);
}

}  // namespace

void fma_rows(const float* a, const float* b, const float* c, float* r) {
    static const FmaRows rows = pick_fma_rows();
    rows(a, b, c, r);
}

void add_valu_float(Table& t) {
    const struct {
        const char* name;
        Handler run;
    } plain[] = {
        {"v_add_f32", valu<add>},
        {"v_sub_f32", valu<sub>},
        {"v_subrev_f32", valu<subrev>},
        {"v_mul_f32", valu<mul>},
        {"v_mul_legacy_f32", valu<mul_legacy>},
        {"v_max_f32", valu<max_f>},
        {"v_min_f32", valu<min_f>},
        {"v_max3_f32", valu<max3>},
        {"v_min3_f32", valu<min3>},
        {"v_med3_f32", valu<med3>},
        {"v_mad_f32", valu<mad>},
        {"v_fma_f32", fused},
        {"v_fmaak_f32", fused},
        {"v_fmamk_f32", fused},
        {"v_fract_f32", valu<fract>},
        {"v_trunc_f32", valu<trunc_f>},
        {"v_ceil_f32", valu<ceil_f>},
        {"v_floor_f32", valu<floor_f>},
        {"v_rndne_f32", valu<rndne>},
        {"v_ldexp_f32", valu<ldexp_f>},
        {"v_frexp_mant_f32", valu<frexp_mant>},
        {"v_frexp_exp_i32_f32", valu<frexp_exp>},
        {"v_div_fixup_f32", valu<div_fixup>},
        {"v_add_f16", valu<hadd>},
        {"v_sub_f16", valu<hsub>},
        {"v_mul_f16", valu<hmul>},
        {"v_max_f16", valu<hmax>},
        {"v_min_f16", valu<hmin>},
    };
    for (const auto& e : plain) t.add(e.name, e.run, Kind::valu, 1);
    t.add("v_madmk_f32", valu<mad>, Kind::valu, 1);
    t.add("v_madak_f32", valu<mad>, Kind::valu, 1);
    t.add("v_maximum3_f32", valu<maximum3>, Kind::valu, 1);
    t.add("v_minimum3_f32", valu<minimum3>, Kind::valu, 1);
    t.add("v_pack_b32_f16", valu<pack>, Kind::valu, 1);
    for (const char* name : {"v_dot2_f32_bf16", "v_dot2_f32_f16"})
        t.add(name, dot2, Kind::valu, 1, 0, strstr(name, "bf16") != nullptr);
    for (const char* name : {"v_dot2c_f32_bf16", "v_dot2c_f32_f16"})
        t.add(name, dot2, Kind::valu, 1, kDstIsSrc, strstr(name, "bf16") != nullptr);
    t.add("v_fmac_f32", fused, Kind::valu, 1, kDstIsSrc);
    t.add("v_mac_f32", valu<mad>, Kind::valu, 1, kDstIsSrc);
    t.add("v_fma_f16", valu<hfma>, Kind::valu, 1, kPartialDst);
    t.add("v_div_fmas_f32", div_fmas, Kind::valu, 1, kReadsVcc);
    t.add("v_div_scale_f32", div_scale, Kind::valu, 2, kMaskDst);
    const struct {
        const char* name;
        Handler run;
    } trans[] = {
        {"v_exp_f32", valu<exp_f>},     {"v_log_f32", valu<log_f>}, {"v_rcp_f32", valu<rcp>},
        {"v_rcp_iflag_f32", valu<rcp>}, {"v_rsq_f32", valu<rsq>},   {"v_sqrt_f32", valu<sqrt_f>},
        {"v_sin_f32", valu<sin_f>},     {"v_cos_f32", valu<cos_f>}, {"v_exp_f16", valu<hexp>},
        {"v_log_f16", valu<hlog>},      {"v_rcp_f16", valu<hrcp>},  {"v_sqrt_f16", valu<hsqrt>},
    };
    for (const auto& e : trans) t.add(e.name, e.run, Kind::trans, 1);
}

}  // namespace mla::emulator
