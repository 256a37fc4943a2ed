// Conversions between number formats.
#include "valu.h"

namespace mla::emulator {
namespace {

// Out-of-range values saturate, NaN gives zero.
template <class I, class F>
I to_integer(F x) {
    if (x != x) return 0;
    const double t = trunc(double(x));
    if (t <= double(std::numeric_limits<I>::min())) return std::numeric_limits<I>::min();
    if (t >= double(std::numeric_limits<I>::max())) return std::numeric_limits<I>::max();
    return I(t);
}

float f32_from_u32(uint32_t x) { return float(x); }
float f32_from_i32(int32_t x) { return float(x); }
double f64_from_u32(uint32_t x) { return double(x); }
double f64_from_i32(int32_t x) { return double(x); }
double f64_from_f32(float x) { return double(x); }
float f32_from_f64(double x) { return float(x); }
uint32_t u32_from_f32(float x) { return to_integer<uint32_t>(x); }
int32_t i32_from_f32(float x) { return to_integer<int32_t>(x); }
uint32_t u32_from_f64(double x) { return to_integer<uint32_t>(x); }
int32_t i32_from_f64(double x) { return to_integer<int32_t>(x); }
int32_t rpi(float x) { return to_integer<int32_t>(floorf(x + 0.5f)); }
int32_t flr(float x) { return to_integer<int32_t>(floorf(x)); }
Half f16_from_f32(float x) { return Half::of(double(x)); }
float f32_from_f16(Half x) { return x; }
Half f16_from_u16(uint16_t x) { return Half::of(x); }
Half f16_from_i16(int16_t x) { return Half::of(x); }
uint16_t u16_from_f16(Half x) { return to_integer<uint16_t>(float(x)); }
int16_t i16_from_f16(Half x) { return to_integer<int16_t>(float(x)); }
float f32_from_bf16(uint16_t x) { return bfloat_to_float(x); }
template <int kByte>
float f32_from_byte(uint32_t x) {
    return float(x >> (8 * kByte) & 255);
}
uint32_t pk_bf16(float a, float b) { return bfloat_from_float(a) | uint32_t(bfloat_from_float(b)) << 16; }
uint32_t pk_f16(float a, float b) { return half_from_float(a) | uint32_t(half_from_float(b)) << 16; }

// Towards zero: the double that holds the float exactly is cut to eleven bits before it is rounded.
uint16_t half_towards_zero(float x) {
    const uint16_t near = half_from_float(x);
    if (x != x || isinf(x)) return near;
    return fabsf(half_to_float(near)) > fabsf(x) ? uint16_t(near - 1) : near;
}
uint32_t pkrtz(float a, float b) { return half_towards_zero(a) | uint32_t(half_towards_zero(b)) << 16; }
uint32_t pknorm(float a, float b, float bottom, float top) {
    auto one = [bottom, top](float x) {
        const float inside = x != x ? 0 : fmaxf(bottom, fminf(x, 1));
        return uint32_t(uint16_t(to_integer<int32_t>(nearbyintf(inside * top))));
    };
    return one(a) | one(b) << 16;
}
uint32_t pknorm_i(float a, float b) { return pknorm(a, b, -1, 32767); }
uint32_t pknorm_u(float a, float b) { return pknorm(a, b, 0, 65535); }
uint32_t pk_u16(uint32_t a, uint32_t b) { return (a > 65535 ? 65535 : a) | (b > 65535 ? 65535 : b) << 16; }

// Before gfx950 fp8 is the fnuz encoding.
bool fnuz(const Wave& w) { return w.launch->fnuz; }
bool saturates(const Wave& w) { return w.mode >> kFp16OverflowBit & 1; }

template <bool kE5m2>
void f32_from_fp8(Wave& w, const Op& op) {
    const Source<uint32_t> a(From{w, op, 0});
    alignas(64) uint32_t r[kLanes];
    // SDWA names the byte; VOP3 does it by op_sel.
    const int byte = (op.op_sel & 1) << 1 | (op.op_sel >> 1 & 1);
    for (int l = 0; l < kLanes; ++l) r[l] = bits<uint32_t>(fp8_to_float(uint8_t(a[l] >> (8 * byte)), kE5m2, fnuz(w)));
    store32(w, op, op.dst[0], r);
}

template <bool kE5m2>
void pk_f32_from_fp8(Wave& w, const Op& op) {
    const Source<uint32_t> a(From{w, op, 0});
    alignas(64) uint64_t r[kLanes];
    for (int l = 0; l < kLanes; ++l) {
        const uint32_t x = op.op_sel & 1 ? a[l] >> 16 : a[l];
        const uint32_t lo = bits<uint32_t>(fp8_to_float(uint8_t(x), kE5m2, fnuz(w)));
        const uint32_t hi = bits<uint32_t>(fp8_to_float(uint8_t(x >> 8), kE5m2, fnuz(w)));
        r[l] = lo | uint64_t(hi) << 32;
    }
    store64(w, op, op.dst[0], r);
}

// Two floats to the half of the destination that op_sel names; the other half stays.
template <bool kE5m2>
void pk_fp8_from_f32(Wave& w, const Op& op) {
    const Source<float> a(From{w, op, 0}), b(From{w, op, 1});
    const bool high = op.op_sel >> 2 & 1;
    alignas(64) uint32_t r[kLanes];
    for (int l = 0; l < kLanes; ++l) {
        const uint32_t old = w.v[op.dst[0].reg][l];
        const uint32_t x = fp8_from_float(a[l], kE5m2, fnuz(w), saturates(w)) |
                           uint32_t(fp8_from_float(b[l], kE5m2, fnuz(w), saturates(w))) << 8;
        r[l] = high ? (old & 0xffff) | x << 16 : (old & 0xffff0000u) | x;
    }
    store32(w, op, op.dst[0], r);
}

float scale_of(uint32_t s) { return e8m0_to_float(uint8_t(s >> 23)); }

enum class To { bf16, f16, f32 };
// Two fp8 of the half of the source that op_sel names, times a power of two that is the exponent field of a float.
template <bool kE5m2, To kTo>
void scaled_from_fp8(Wave& w, const Op& op) {
    const Source<uint32_t> a(From{w, op, 0}), s(From{w, op, 1});
    alignas(64) uint32_t r[kLanes];
    alignas(64) uint64_t wide[kLanes];
    for (int l = 0; l < kLanes; ++l) {
        const uint32_t x = op.op_sel & 1 ? a[l] >> 16 : a[l];
        // Exact in double even where the scale or the product is subnormal as a float.
        const double scale = (s[l] >> 23 & 255) == 255 ? double(NAN) : ldexp(1.0, int(s[l] >> 23 & 255) - 127);
        const float lo = float(double(fp8_to_float(uint8_t(x), kE5m2, false)) * scale);
        const float hi = float(double(fp8_to_float(uint8_t(x >> 8), kE5m2, false)) * scale);
        r[l] = kTo == To::f16 ? pk_f16(lo, hi) : pk_bf16(lo, hi);
        wide[l] = bits<uint32_t>(lo) | uint64_t(bits<uint32_t>(hi)) << 32;
    }
    if (kTo == To::f32)
        store64(w, op, op.dst[0], wide);
    else
        store32(w, op, op.dst[0], r);
}

// x / scale, finite where x is: the small format judges overflow.
float divided(float x, double scale) {
    const double q = double(x) / scale, top = std::numeric_limits<float>::max();
    return float(isfinite(x) ? fmax(-top, fmin(q, top)) : q);
}

template <bool kE5m2, bool kBf16>
void scaled_to_fp8(Wave& w, const Op& op) {
    alignas(64) uint32_t r[kLanes];
    const Source<uint32_t> a(From{w, op, 0}), b(From{w, op, 1}), c(From{w, op, kBf16 ? 1 : 2});
    const bool high = op.op_sel >> (kBf16 ? 2 : 3) & 1;
    auto code = [&w](float x) { return uint32_t(fp8_from_float(x, kE5m2, false, saturates(w))); };
    for (int l = 0; l < kLanes; ++l) {
        const double scale = double(scale_of(c[l]));
        const float x = kBf16 ? bfloat_to_float(uint16_t(a[l])) : bits<float>(uint32_t(a[l]));
        const float y = kBf16 ? bfloat_to_float(uint16_t(a[l] >> 16)) : bits<float>(uint32_t(b[l]));
        // A scale of 255 is NaN, and so is all that it divides.
        const uint32_t packed =
            isnan(scale) ? code(NAN) | code(NAN) << 8 : code(divided(x, scale)) | code(divided(y, scale)) << 8;
        const uint32_t old = w.v[op.dst[0].reg][l];
        r[l] = high ? (old & 0xffff) | packed << 16 : (old & 0xffff0000u) | packed;
    }
    store32(w, op, op.dst[0], r);
}

}  // namespace

void add_conversions(Table& t) {
    const struct {
        const char* name;
        Handler run;
        uint32_t flags;
    } all[] = {
        {"v_cvt_f32_u32", valu<f32_from_u32>, 0},
        {"v_cvt_f32_i32", valu<f32_from_i32>, 0},
        {"v_cvt_f64_u32", valu<f64_from_u32>, 0},
        {"v_cvt_f64_i32", valu<f64_from_i32>, 0},
        {"v_cvt_f64_f32", valu<f64_from_f32>, 0},
        {"v_cvt_f32_f64", valu<f32_from_f64>, 0},
        {"v_cvt_u32_f32", valu<u32_from_f32>, 0},
        {"v_cvt_i32_f32", valu<i32_from_f32>, 0},
        {"v_cvt_u32_f64", valu<u32_from_f64>, 0},
        {"v_cvt_i32_f64", valu<i32_from_f64>, 0},
        {"v_cvt_rpi_i32_f32", valu<rpi>, 0},
        {"v_cvt_flr_i32_f32", valu<flr>, 0},
        {"v_cvt_f16_f32", valu<f16_from_f32>, 0},
        {"v_cvt_f32_f16", valu<f32_from_f16>, 0},
        {"v_cvt_f16_u16", valu<f16_from_u16>, 0},
        {"v_cvt_f16_i16", valu<f16_from_i16>, 0},
        {"v_cvt_u16_f16", valu<u16_from_f16>, 0},
        {"v_cvt_i16_f16", valu<i16_from_f16>, 0},
        {"v_cvt_f32_bf16", valu<f32_from_bf16>, 0},
        {"v_cvt_f32_ubyte0", valu<f32_from_byte<0>>, 0},
        {"v_cvt_f32_ubyte1", valu<f32_from_byte<1>>, 0},
        {"v_cvt_f32_ubyte2", valu<f32_from_byte<2>>, 0},
        {"v_cvt_f32_ubyte3", valu<f32_from_byte<3>>, 0},
        {"v_cvt_pk_bf16_f32", valu<pk_bf16>, 0},
        {"v_cvt_pk_f16_f32", valu<pk_f16>, 0},
        {"v_cvt_pkrtz_f16_f32", valu<pkrtz>, 0},
        {"v_cvt_pknorm_i16_f32", valu<pknorm_i>, 0},
        {"v_cvt_pknorm_u16_f32", valu<pknorm_u>, 0},
        {"v_cvt_pk_u16_u32", valu<pk_u16>, 0},
        {"v_cvt_f32_fp8", f32_from_fp8<false>, 0},
        {"v_cvt_f32_bf8", f32_from_fp8<true>, 0},
        {"v_cvt_pk_f32_fp8", pk_f32_from_fp8<false>, 0},
        {"v_cvt_pk_f32_bf8", pk_f32_from_fp8<true>, 0},
        {"v_cvt_pk_fp8_f32", pk_fp8_from_f32<false>, kPartialDst},
        {"v_cvt_pk_bf8_f32", pk_fp8_from_f32<true>, kPartialDst},
        {"v_cvt_scalef32_pk_bf16_fp8", scaled_from_fp8<false, To::bf16>, 0},
        {"v_cvt_scalef32_pk_bf16_bf8", scaled_from_fp8<true, To::bf16>, 0},
        {"v_cvt_scalef32_pk_f16_fp8", scaled_from_fp8<false, To::f16>, 0},
        {"v_cvt_scalef32_pk_f16_bf8", scaled_from_fp8<true, To::f16>, 0},
        {"v_cvt_scalef32_pk_f32_fp8", scaled_from_fp8<false, To::f32>, 0},
        {"v_cvt_scalef32_pk_f32_bf8", scaled_from_fp8<true, To::f32>, 0},
        {"v_cvt_scalef32_pk_fp8_f32", scaled_to_fp8<false, false>, kPartialDst},
        {"v_cvt_scalef32_pk_bf8_f32", scaled_to_fp8<true, false>, kPartialDst},
        {"v_cvt_scalef32_pk_fp8_bf16", scaled_to_fp8<false, true>, kPartialDst},
        {"v_cvt_scalef32_pk_bf8_bf16", scaled_to_fp8<true, true>, kPartialDst},
    };
    for (const auto& e : all) t.add(e.name, e.run, Kind::valu, 1, e.flags);
}

}  // namespace mla::emulator
