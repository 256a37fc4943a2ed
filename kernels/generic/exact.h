// Attention in float64 for pieces with values outside the fast range: NaN codes, scales far from 1, large RoPE values.
// Slow, and right for every byte a row can hold. One wave takes one query head at a time.
#pragma once

#include "common/engine.h"
#include "generic/shared.h"

namespace mla::generic {

MLA_FN double sum_of_wave(double x) {
    for (int mask = kWave / 2; mask > 0; mask /= 2) x += exchange(x, mask);
    return x;
}

// On NVIDIA a division in float64 is a routine of its own, whose registers 16 of them side by side take from all that
// lives meanwhile.
template <int kCount>
MLA_FN void divide_all(double (&values)[kCount], double by) {
#if defined(MLA_ON_NVIDIA)
    const double inverse = 1 / by;
    for (double& value : values) value *= inverse;
#else
    for (int i = 0; i < kCount; ++i) values[i] /= by;
#endif
}

// Calls store(head, lane, m, dims of this lane): for each head of the piece the log2 of its sum and the normalised
// output of dims lane + kWave * i.
template <class Store>
MLA_FN void attend_exact(const Piece& piece, const Inputs& in, Store store) {
    constexpr int kPerLane = kDim / kWave;
    constexpr double kScale = kExactLog2E / 22.627416997969522;  // sqrt(512)
    const int thread = opaque(thread_index(), kThreads), lane = thread % kWave, wave = thread / kWave;
    for (int head = wave; head < piece.heads; head += kThreads / kWave) {
        const uint8_t* packed = packed_row(in.q.as<const void>(), piece.query + head);
        const uint16_t* rope = rope_row(in.q_rope.as<const void>(), piece.query + head);
        double query[kPerLane], acc[kPerLane], m = -double(kInf), l = 0;
        for (int i = 0; i < kPerLane; ++i) {
            query[i] = element<double>(packed, rope, lane + kWave * i);
            acc[i] = 0;
        }
        for (uint32_t j = 0; j < piece.tokens; ++j) {
            const uint8_t* token = packed_row(in.kv.as<const void>(), piece.pages[j]);
            const uint16_t* token_rope = rope_row(in.kv_rope.as<const void>(), piece.pages[j]);
            double value[kPerLane], dot = 0;
            for (int i = 0; i < kPerLane; ++i) {
                value[i] = element<double>(token, token_rope, lane + kWave * i);
                dot += query[i] * value[i];
            }
            const double s = sum_of_wave(dot) * kScale, top = larger(m, s);
            const double keep = weight(m, top);
            const double w = weight(s, top) + (s > 0 ? s - s : 0);  // an infinite score has no softmax: NaN
            for (int i = 0; i < kPerLane; ++i) acc[i] = acc[i] * keep + w * value[i];
            l = l * keep + w;
            m = top;
        }
        divide_all(acc, l);
        store(head, lane, m + log2_of(l), acc);
    }
}

}  // namespace mla::generic
