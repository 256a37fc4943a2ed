// The quantiser of packed rows: bf16 values to e4m3fn codes and e8m0 scales, bit for bit what mla_jit/layout.py does.
// Exact in the few operations it takes, so that every engine's code is the same: no fused multiply-add and no flushing
// of subnormals changes a result.
#pragma once

#include "layout.h"

namespace mla {

// Orders finite magnitudes as the values are; what is not finite comes below all of them, since it must not disturb its
// block. 0 for no value at all.
MLA_FN uint32_t magnitude_key(uint32_t bf16) { return ((bf16 & 0x7fffu) + 0x80u) & 0x7fffu; }

// The same of two bf16 in a word.
MLA_FN uint32_t magnitude_keys(uint32_t pair) { return ((pair & 0x7fff7fffu) + 0x00800080u) & 0x7fff7fffu; }

// The scale byte of a block, by the largest key: the least power of two that is at least amax/448 and 1e-4. 448 is
// 1.75 * 2^8, so the power is one higher where the seven bits behind the point say more than .75 (96/128), which 31
// more carry into the exponent. 1e-4 rounds up to 2^-13.
MLA_FN uint32_t scale_byte_of(uint32_t largest_key) {
    constexpr int32_t kLeast = 127 - 13;
    return uint32_t(larger(int32_t((largest_key + 31) >> 7) - 9, kLeast));
}

// 1/scale, a normal number: scale bytes lie in 114..247.
MLA_FN float inverse_of_scale(uint32_t scale_byte) { return float_of((254 - scale_byte) << 23); }

// The code of a value: divided by the scale, to the nearest e4m3fn (ties to even), saturating; a NaN keeps its sign.
MLA_FN uint32_t fp8_of(uint32_t bf16, float inverse_scale) {
    constexpr int32_t kMost = 0x43e00000, kLeastNormal = 0x3c800000;  // the bits of 448 and 2^-6
    const uint32_t magnitude = bf16 & 0x7fffu;
    const float value = float_of(magnitude << 16) * inverse_scale;  // exact, or too small for any code but 0
    // Compared as integers, which order like the values and let a compiler make vectors of it.
    const int32_t y = smaller(int32_t(bits_of(value)), kMost);
    // A power of two whose last bit is worth what the code's last bit is: the sum rounds as the code has to.
    const uint32_t exponent = uint32_t(larger(y, kLeastNormal)) & 0x7f800000u;
    const uint32_t anchor = exponent + (20u << 23);
    const uint32_t steps = bits_of(float_of(uint32_t(y)) + float_of(anchor)) - anchor;  // 8..16; 0..8 if subnormal
    const uint32_t code = (exponent >> 20) - 968 + steps + (magnitude > 0x7f80u);       // NaN is one above 448
    return (bf16 >> 8 & 0x80u) | code;
}

}  // namespace mla
