// One vector to its packed row and RoPE row, in loops that the compiler makes vectors of. Included by each isa_*.cpp,
// inside that file's own namespace.
#pragma once

#include <string.h>

#include "common/layout.h"
#include "common/quantise.h"

namespace mla::cpu {
namespace {

template <int kBlock>
void pack_block(const uint16_t* x, uint8_t* codes, uint8_t* scales) {
    int16_t largest = 0;  // 16 bits: twice as many to a vector
    for (int d = 0; d < kBlock; ++d) {
        const int16_t key = int16_t(magnitude_key(x[d]));
        largest = key > largest ? key : largest;
    }
    const uint32_t scale = scale_byte_of(uint32_t(largest));
    const float inverse = inverse_of_scale(scale);
    for (int d = 0; d < kBlock; ++d) codes[d] = uint8_t(fp8_of(x[d], inverse));
    memset(scales, int(scale), kBlock / kScaleBlock);
}

void pack_row(const uint16_t* x, int block, uint8_t* packed, uint16_t* rope) {
    uint8_t* scales = packed + kScaleOffset;
    if (block == 64) {
        for (int d = 0; d < kNopeDim; d += 64) pack_block<64>(x + d, packed + d, scales + d / kScaleBlock);
    } else {
        for (int d = 0; d < kNopeDim; d += 32) pack_block<32>(x + d, packed + d, scales + d / kScaleBlock);
    }
    memset(scales + kScaleBytes, 0, kPackedBytes - kScaleOffset - kScaleBytes);
    memcpy(rope, x + kNopeDim, kRopeBytes);
}

}  // namespace
}  // namespace mla::cpu
