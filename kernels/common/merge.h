// The end of a softmax: sinks, normalisers and the merge of partial results. Every path (unsplit row, split-plan
// partial, merge, two-level merge) ends in normalise(), so the sink is treated in one place.
//
// m is a maximum of scores and lse a log-sum-exp, both in the log2 domain.
#pragma once

#include "layout.h"
#include "platform.h"

namespace mla {

template <class T>
struct Normaliser {
    T scale;  // multiplies the unnormalised accumulator
    T lse;    // log2 domain, sink included
};

// exp2(x - top) where top is at least x; equal infinities are 1, not NaN.
template <class T>
MLA_FN T weight(T x, T top) {
    return x == top ? T(1) : exp2_of(x - top);
}

// A sum `l` of exp2(s - m), joined with a sink. sink = -inf adds nothing; +inf leaves nothing of the accumulator.
template <class T>
MLA_FN Normaliser<T> normalise(T m, T l, T sink) {
    const T top = larger(m, sink), a = weight(m, top);
    const T b = sink == -T(kInf) ? T(0) : weight(sink, top);
    const T sum = l * a + b;
    return {divide(a, sum), top + log2_of(sum)};
}

// On a GPU, tensors of a call begin at multiples of this; only fp32 scalars per head (sink, lse) need not. The CPU
// takes any address.
constexpr int kAlignment = 16;

struct alignas(kAlignment) Float4 {
    float x[4];
};

template <int kCount>
MLA_FN void load(const float* from, float* to) {
#if defined(__CUDA_ARCH__) || defined(__AMDGCN__)
    if constexpr (kCount % 4 != 0) {
        for (int i = 0; i < kCount; ++i) to[i] = from[i];
    } else {
        for (int i = 0; i < kCount; i += 4) {
            const Float4 v = *reinterpret_cast<const Float4*>(from + i);
            for (int k = 0; k < 4; ++k) to[i + k] = v.x[k];
        }
    }
#else
    __builtin_memcpy(to, from, kCount * sizeof(float));
#endif
}

// Partial results, each normalised by its own sum: o [slots, heads, dim] and lse [slots, heads].
struct Partials {
    float* o;
    float* lse;
    int64_t heads;
    float lse_to_log2;  // 1 where lse is kept in the log2 domain, log2(e) where it is natural

    MLA_FN int64_t index(int64_t slot, int head) const { return slot * heads + head; }
    MLA_FN float log2_lse(int64_t slot, int head) const { return lse[index(slot, head)] * lse_to_log2; }
};

// Turns the lse of a head's `count` partials (log2 domain) into their weights in the merge, 1 / sum of all included;
// returns the lse of the whole, sink included.
MLA_FN float merge_weights(float* lse, int count, float sink) {
    float top = -kInf, sum = 0.f;
    MLA_SHORT_LOOP
    for (int i = 0; i < count; ++i) top = larger(lse[i], top);
    MLA_SHORT_LOOP
    for (int i = 0; i < count; ++i) sum += lse[i] = weight(lse[i], top);
    const Normaliser<float> n = normalise(top, sum, sink);
    MLA_SHORT_LOOP
    for (int i = 0; i < count; ++i) lse[i] *= n.scale;
    return n.lse;
}

}  // namespace mla
