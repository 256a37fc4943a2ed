// What an atomic operation makes of the value in memory, in LDS or elsewhere.
#pragma once

#include <math.h>
#include <stdint.h>

#include <type_traits>

#include "machine.h"

namespace mla::emulator {

enum class Do { add, sub, rsub, smin, smax, umin, umax, and_, or_, xor_, swap, cmpswap, inc, dec, fadd, fmin, fmax };

template <class T>
T combined_float(Do what, T old, T x) {
    using F = std::conditional_t<sizeof(T) == 8, double, float>;
    const F a = bits<F>(old), b = bits<F>(x);
    return bits<T>(F(what == Do::fadd ? a + b : what == Do::fmin ? fmin(a, b) : fmax(a, b)));
}

// `compare` is what cmpswap expects to find.
template <class T>
T combined(Do what, T old, T x, T compare) {
    using S = std::make_signed_t<T>;
    switch (what) {
        case Do::add:
            return old + x;
        case Do::sub:
            return old - x;
        case Do::rsub:
            return x - old;
        case Do::smin:
            return S(old) < S(x) ? old : x;
        case Do::smax:
            return S(old) > S(x) ? old : x;
        case Do::umin:
            return old < x ? old : x;
        case Do::umax:
            return old > x ? old : x;
        case Do::and_:
            return old & x;
        case Do::or_:
            return old | x;
        case Do::xor_:
            return old ^ x;
        case Do::swap:
            return x;
        case Do::cmpswap:
            return old == compare ? x : old;
        case Do::inc:
            return old >= x ? 0 : old + 1;
        case Do::dec:
            return old == 0 || old > x ? x : old - 1;
        case Do::fadd:
        case Do::fmin:
        case Do::fmax:
            return combined_float(what, old, x);
    }
    return x;
}

// Atomics beside their natural alignment are a memory violation on the hardware.
inline bool aligned(Wave& w, const Op& op, int lane, uint64_t address, uint32_t bytes) {
    if (address % bytes == 0) return true;
    w.fault(op, "out of bounds", lane, "an atomic of %u bytes at 0x%llx is misaligned", bytes, (long long)address);
    return false;
}

}  // namespace mla::emulator
