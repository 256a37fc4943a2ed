// Small floating-point formats, bit by bit.
#pragma once

#include <math.h>
#include <stdint.h>
#include <string.h>

namespace mla::emulator {

inline uint32_t float_bits_of(float x) {
    uint32_t u;
    memcpy(&u, &x, 4);
    return u;
}
inline float float_of(uint32_t u) {
    float x;
    memcpy(&x, &u, 4);
    return x;
}

inline float bfloat_to_float(uint16_t x) { return float_of(uint32_t(x) << 16); }

// Round to nearest even; NaN stays NaN and becomes quiet.
inline uint16_t bfloat_from_float(float x) {
    const uint32_t u = float_bits_of(x);
    if ((u & 0x7fffffff) > 0x7f800000) return uint16_t(u >> 16 | 0x40);
    return uint16_t((u + 0x7fff + (u >> 16 & 1)) >> 16);
}

inline float half_to_float(uint16_t h) {
    const uint32_t sign = uint32_t(h & 0x8000) << 16, e = h >> 10 & 31, m = h & 1023;
    if (e == 31) return float_of(sign | 0x7f800000 | m << 13);
    const float x = e ? ldexpf(float(1024 + m), int(e) - 25) : ldexpf(float(m), -24);
    return sign ? -x : x;
}

// A finite value rounded to nearest even on the grid of a format with `mantissa` bits and least exponent `least`.
inline double round_to_grid(double x, int mantissa, int least) {
    int e;
    frexp(x, &e);
    const int unit = (e - 1 < least ? least : e - 1) - mantissa;
    return ldexp(nearbyint(ldexp(x, -unit)), unit);
}

inline uint16_t half_from_double(double x) {
    const uint16_t sign = signbit(x) ? 0x8000 : 0;
    if (isnan(x)) return uint16_t(sign | 0x7e00);
    const double a = isinf(x) ? x : fabs(round_to_grid(x, 10, -14));
    if (fabs(a) > 65504) return uint16_t(sign | 0x7c00);
    if (a < ldexp(1.0, -14)) return uint16_t(sign | int(ldexp(a, 24)));
    int e;
    const double f = frexp(a, &e);
    return uint16_t(sign | (e + 14) << 10 | (int(ldexp(f, 11)) & 1023));
}
inline uint16_t half_from_float(float x) { return half_from_double(double(x)); }

// e4m3 and e5m2. `fnuz` is the older AMD encoding: one exponent step lower, 0x80 is the only NaN.
inline float fp8_to_float(uint8_t x, bool e5m2, bool fnuz) {
    const int mbits = e5m2 ? 2 : 3, bias = (e5m2 ? 15 : 7) + fnuz;
    const int e = x >> mbits & ((1 << (7 - mbits)) - 1), m = x & ((1 << mbits) - 1);
    const bool negative = x & 0x80;
    if (fnuz) {
        if (x == 0x80) return NAN;
    } else if (e5m2) {
        if (e == 31) return m ? NAN : negative ? -INFINITY : INFINITY;
    } else if ((x & 0x7f) == 0x7f) {
        return NAN;
    }
    const float v = e ? ldexpf(float((1 << mbits) + m), e - bias - mbits) : ldexpf(float(m), 1 - bias - mbits);
    return negative ? -v : v;
}

// Round to nearest even. Finite values that overflow give the largest one when saturating, else what infinity gives:
// NaN, and in e5m2 infinity.
inline uint8_t fp8_from_float(float x, bool e5m2, bool fnuz, bool saturate) {
    const int mbits = e5m2 ? 2 : 3, bias = (e5m2 ? 15 : 7) + fnuz;
    const uint8_t sign = signbit(x) ? 0x80 : 0;
    const uint8_t nan = fnuz ? 0x80 : uint8_t(sign | (e5m2 ? 0x7e : 0x7f));
    const uint8_t top = fnuz ? 0x7f : e5m2 ? 0x7b : 0x7e;
    const uint8_t infinity = !fnuz && e5m2 ? uint8_t(sign | 0x7c) : nan;
    const uint8_t over = saturate ? uint8_t(sign | top) : infinity;
    if (isnan(x)) return nan;
    if (isinf(x)) return infinity;
    const double a = fabs(round_to_grid(double(x), mbits, 1 - bias));
    if (a > double(fp8_to_float(top, e5m2, fnuz))) return over;
    uint8_t code;
    if (a < ldexp(1.0, 1 - bias)) {
        code = uint8_t(ldexp(a, bias - 1 + mbits));
    } else {
        int e;
        const double f = frexp(a, &e);
        code = uint8_t((e - 1 + bias) << mbits | (int(ldexp(f, mbits + 1)) & ((1 << mbits) - 1)));
    }
    if (fnuz && code == 0) return 0;
    return uint8_t(sign | code);
}

// 2^(e - 127); 255 is NaN.
inline float e8m0_to_float(uint8_t e) { return e == 255 ? NAN : ldexpf(1.0f, int(e) - 127); }

}  // namespace mla::emulator
