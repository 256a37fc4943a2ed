// Vector double instructions.
#include "valu.h"

namespace mla::emulator {
namespace {

int exponent(double x) { return int(bits<uint64_t>(x) >> 52 & 2047); }
double add(double a, double b) { return a + b; }
double mul(double a, double b) { return a * b; }
double fma_d(double a, double b, double c) { return fma(a, b, c); }
double max_d(double a, double b) {
    if (a != a) return b;
    if (b != b) return a;
    return a > b || (a == b && !signbit(a)) ? a : b;
}
double min_d(double a, double b) {
    if (a != a) return b;
    if (b != b) return a;
    return a < b || (a == b && signbit(a)) ? a : b;
}
double trunc_d(double a) { return trunc(a); }
double floor_d(double a) { return floor(a); }
double ceil_d(double a) { return ceil(a); }
double rndne(double a) { return nearbyint(a); }
double fract(double a) {
    const double x = a - floor(a);
    return x >= 1 ? 0x1.fffffffffffffp-1 : x;
}
double ldexp_d(double a, int32_t b) { return ldexp(a, b); }
double frexp_mant(double a) {
    int e;
    return isfinite(a) ? frexp(a, &e) : a;
}
int32_t frexp_exp(double a) {
    int e = 0;
    if (isfinite(a)) frexp(a, &e);
    return e;
}
double rcp(double a) { return 1.0 / a; }
double rsq(double a) { return 1.0 / sqrt(a); }
double sqrt_d(double a) { return sqrt(a); }
double div_fixup(double s0, double s1, double s2) {  // quotient, denominator, numerator
    const bool negative = signbit(s1) != signbit(s2);
    if (s2 != s2) return s2;
    if (s1 != s1) return s1;
    if ((s1 == 0 && s2 == 0) || (isinf(s1) && isinf(s2))) return NAN;
    if (s1 == 0 || isinf(s2)) return negative ? -INFINITY : INFINITY;
    if (isinf(s1) || s2 == 0 || exponent(s2) - exponent(s1) < -1075) return negative ? -0.0 : 0.0;
    // Inputs that are numbers have no NaN quotient: the steps before have overflowed.
    if (s0 != s0) return negative ? -INFINITY : INFINITY;
    return negative ? -fabs(s0) : fabs(s0);
}

void div_fmas(Wave& w, const Op& op) {
    const Source<double> a(From{w, op, 0}), b(From{w, op, 1}), c(From{w, op, 2});
    const uint64_t scaled = w.s64(kVcc);
    alignas(64) uint64_t r[kLanes];
    for (int l = 0; l < kLanes; ++l) {
        const double x = fma(a[l], b[l], c[l]);
        r[l] = bits<uint64_t>(scaled >> l & 1 ? x * (fabs(c[l]) >= 2 ? 0x1p128 : 0x1p-128) : x);
    }
    store64(w, op, op.dst[0], r);
}

bool denormal(double x) { return x != 0 && fabs(x) < 0x1p-1022; }

double scaled(double x, double den, double num, bool& flag) {
    const bool is_den = bits<uint64_t>(x) == bits<uint64_t>(den), is_num = bits<uint64_t>(x) == bits<uint64_t>(num);
    if (num == 0 || den == 0) return NAN;
    if (exponent(num) - exponent(den) >= 768) {
        flag = true;
        return is_den ? ldexp(x, 128) : x;
    }
    if (denormal(den)) return ldexp(x, 128);
    const bool tiny_rcp = denormal(1 / den), tiny_quotient = denormal(num / den);
    if (tiny_rcp && tiny_quotient) {
        flag = true;
        return is_den ? ldexp(x, -128) : x;
    }
    if (tiny_rcp) return ldexp(x, -128);
    if (tiny_quotient) {
        flag = true;
        return is_num ? ldexp(x, 128) : x;
    }
    return exponent(num) <= 53 ? ldexp(x, 128) : x;
}

void div_scale(Wave& w, const Op& op) {
    const Source<double> s0(From{w, op, 0}), s1(From{w, op, 1}), s2(From{w, op, 2});
    alignas(64) uint64_t r[kLanes];
    uint64_t vcc = 0;
    for (int l = 0; l < kLanes; ++l) {
        bool flag = false;
        r[l] = bits<uint64_t>(scaled(s0[l], s1[l], s2[l], flag));
        vcc |= uint64_t(flag) << l;
    }
    const uint64_t undefined = sources_undefined(w, op) & w.exec();
    store64(w, op, op.dst[0], r);
    w.set64(op, op.dst[1].reg, vcc & w.exec(), undefined);
}

}  // namespace

void add_valu_double(Table& t) {
    const struct {
        const char* name;
        Handler run;
        Kind kind;
    } plain[] = {
        {"v_add_f64", valu<add>, Kind::valu},
        {"v_mul_f64", valu<mul>, Kind::valu},
        {"v_fma_f64", valu<fma_d>, Kind::valu},
        {"v_max_f64", valu<max_d>, Kind::valu},
        {"v_min_f64", valu<min_d>, Kind::valu},
        {"v_trunc_f64", valu<trunc_d>, Kind::valu},
        {"v_floor_f64", valu<floor_d>, Kind::valu},
        {"v_ceil_f64", valu<ceil_d>, Kind::valu},
        {"v_rndne_f64", valu<rndne>, Kind::valu},
        {"v_fract_f64", valu<fract>, Kind::valu},
        {"v_ldexp_f64", valu<ldexp_d>, Kind::valu},
        {"v_frexp_mant_f64", valu<frexp_mant>, Kind::valu},
        {"v_frexp_exp_i32_f64", valu<frexp_exp>, Kind::valu},
        {"v_div_fixup_f64", valu<div_fixup>, Kind::valu},
        {"v_rcp_f64", valu<rcp>, Kind::trans},
        {"v_rsq_f64", valu<rsq>, Kind::trans},
        {"v_sqrt_f64", valu<sqrt_d>, Kind::trans},
    };
    for (const auto& e : plain) t.add(e.name, e.run, e.kind, 1);
    t.add("v_fmac_f64", valu<fma_d>, Kind::valu, 1, kDstIsSrc);
    t.add("v_div_fmas_f64", div_fmas, Kind::valu, 1, kReadsVcc);
    t.add("v_div_scale_f64", div_scale, Kind::valu, 2, kMaskDst);
}

}  // namespace mla::emulator
