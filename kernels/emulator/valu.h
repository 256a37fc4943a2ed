// Vector ALU handlers made from plain functions on one lane: valu<f_add> is the handler of v_add_f32.
#pragma once

#include <math.h>

#include <tuple>
#include <utility>

#include "half.h"
#include "machine.h"

namespace mla::emulator {

struct Half {
    uint16_t u;
    operator float() const { return half_to_float(u); }
    static Half of(double x) { return {half_from_double(x)}; }
};

// Source `i` with SDWA, DPP and sign modifiers applied; where nothing applies, the register itself.
const uint32_t* modified32(const Wave& w, const Op& op, int i, const uint32_t* p, uint32_t* tmp, int sign_bit);
void store32(Wave& w, const Op& op, const Operand& dst, const uint32_t* r);
void store64(Wave& w, const Op& op, const Operand& dst, const uint64_t* r);
// r = a * b + c on every lane, rounded once.
void fma_rows(const float* a, const float* b, const float* c, float* r);
uint64_t dpp_lanes(const Wave& w, const Op& op);
int dpp_source(const Op& op, int lane);

inline uint64_t write_lanes(const Wave& w, const Op& op) {
    if (op.flags & kAllLanes) return ~uint64_t(0);
    return op.dpp == Dpp::none ? w.exec() : dpp_lanes(w, op);
}

template <class T>
struct SignBit {
    static constexpr int value = 31;
};
template <>
struct SignBit<Half> {
    static constexpr int value = 15;
};

// Sources are made in place: they may point into themselves.
struct From {
    const Wave& w;
    const Op& op;
    int i;
};

// Float32 denormals become zeros of the same sign.
inline const uint32_t* flushed(const uint32_t* from, uint32_t* to) {
    for (int l = 0; l < kLanes; ++l) to[l] = from[l] & 0x7f800000 ? from[l] : from[l] & 0x80000000;
    return to;
}

template <class T, bool k64 = sizeof(T) == 8>
class Source {
  public:
    explicit Source(const From& from) {
        const auto& [w, op, i] = from;
        const Operand& o = op.src[i];
        if (o.kind == OperandKind::vgpr) {
            p_ = w.v[o.reg];
        } else {
            const uint32_t x = scalar32(w, o);
            for (uint32_t& lane : tmp_) lane = x;
            p_ = tmp_;
        }
        if (op.extended) p_ = modified32(w, op, i, p_, tmp_, SignBit<T>::value);
        if constexpr (std::is_same_v<T, float>)
            if (w.launch->flush_sources) p_ = flushed(p_, tmp_);
    }
    Source(const Source&) = delete;
    T operator[](int lane) const {
        T x;
        memcpy(&x, &p_[lane], sizeof x);
        return x;
    }
    const T* row() const { return reinterpret_cast<const T*>(p_); }

  private:
    const uint32_t* p_;
    alignas(64) uint32_t tmp_[kLanes];
};

template <class T>
class Source<T, true> {
  public:
    explicit Source(const From& from) {
        const auto& [w, op, i] = from;
        const Operand& o = op.src[i];
        if (o.kind == OperandKind::vgpr) {
            const uint32_t *lo = w.v[o.reg], *hi = w.v[o.reg + 1];
            for (int l = 0; l < kLanes; ++l) {
                // DPP moves the first source, both dwords from one lane.
                const int from = i == 0 && op.dpp != Dpp::none ? dpp_source(op, l) : l;
                const bool valid = from == l || (from >= 0 && (w.exec() >> from & 1));
                x_[l] = valid ? lo[from] | uint64_t(hi[from]) << 32 : 0;
            }
        } else {
            const uint64_t x = scalar64(w, o);
            for (uint64_t& lane : x_) lane = x;
        }
        if (o.abs)
            for (uint64_t& lane : x_) lane &= ~(uint64_t(1) << 63);
        if (o.neg)
            for (uint64_t& lane : x_) lane ^= uint64_t(1) << 63;
    }
    Source(const Source&) = delete;
    T operator[](int lane) const { return bits<T>(x_[lane]); }

  private:
    alignas(64) uint64_t x_[kLanes];
};

// Clamping turns NaN and -0 into zero.
template <class T>
inline T clamped(T x) {
    return x > T(0) ? (x < T(1) ? x : T(1)) : T(0);
}

// mul:2, mul:4 and div:2 do nothing in IEEE mode, nor where denormal results are kept (doubles and halves always do
// that), and turn -0 into 0.
inline float output_scale(const Wave& w, const Op& op) {
    constexpr float kScales[] = {1, 2, 4, 0.5f};
    return w.launch->flush_results && !(w.mode >> kIeeeBit & 1) ? kScales[op.omod] : 1;
}

// Output modifiers, and denormal results where the kernel asks for them to be flushed.
inline void finish_floats(const Wave& w, const Op& op, uint32_t* r) {
    if (const float scale = output_scale(w, op); scale != 1)
        for (int l = 0; l < kLanes; ++l) r[l] = bits<uint32_t>(bits<float>(r[l]) * scale + 0.0f);
    if (op.clamp)
        for (int l = 0; l < kLanes; ++l) r[l] = bits<uint32_t>(clamped(bits<float>(r[l])));
    if (w.launch->flush_results) flushed(r, r);
}

template <class R>
inline uint32_t raw32(R x) {
    if constexpr (sizeof(R) == 4) {
        return bits<uint32_t>(x);
    } else if constexpr (std::is_same_v<R, Half>) {
        return x.u;
    } else {
        return uint32_t(std::make_unsigned_t<R>(x));  // 16-bit results clear the upper half
    }
}

template <auto F, class R, class... A, size_t... I>
inline void valu_with(Wave& w, const Op& op, R (*)(A...), std::index_sequence<I...>) {
    const std::tuple<Source<A>...> src{From{w, op, int(I)}...};
    if constexpr (sizeof(R) == 8) {
        alignas(64) uint64_t r[kLanes];
        for (int l = 0; l < kLanes; ++l) r[l] = bits<uint64_t>(F(std::get<I>(src)[l]...));
        if constexpr (std::is_same_v<R, double>)
            if (op.clamp)
                for (uint64_t& x : r) x = bits<uint64_t>(clamped(bits<double>(x)));
        store64(w, op, op.dst[0], r);
    } else {
        alignas(64) uint32_t r[kLanes];
        for (int l = 0; l < kLanes; ++l) r[l] = raw32<R>(F(std::get<I>(src)[l]...));
        if constexpr (std::is_same_v<R, float>) finish_floats(w, op, r);
        if constexpr (std::is_same_v<R, Half>)
            if (op.clamp)
                for (uint32_t& x : r) x = half_from_float(clamped(half_to_float(uint16_t(x))));
        if constexpr (sizeof(R) == 2)
            if (op.flags & kPartialDst)
                for (int l = 0; l < kLanes; ++l) r[l] |= w.v[op.dst[0].reg][l] & 0xffff0000u;
        store32(w, op, op.dst[0], r);
    }
}

template <class R, class... A>
constexpr std::index_sequence_for<A...> arguments_of(R (*)(A...)) {
    return {};
}

template <auto F>
void valu(Wave& w, const Op& op) {
    valu_with<F>(w, op, F, arguments_of(F));
}

// Lanes where F holds, among the active ones, to a scalar pair.
template <auto F, class A, class B>
inline uint64_t compare_with(Wave& w, const Op& op, bool (*)(A, B)) {
    const Source<A> a(From{w, op, 0});
    const Source<B> b(From{w, op, 1});
    uint64_t r = 0;
    for (int l = 0; l < kLanes; ++l) r |= uint64_t(F(a[l], b[l])) << l;
    return r;
}

uint64_t sources_undefined(const Wave& w, const Op& op);
void store_compare(Wave& w, const Op& op, uint64_t mask);

template <auto F>
void compare(Wave& w, const Op& op) {
    store_compare(w, op, compare_with<F>(w, op, F));
}

}  // namespace mla::emulator
