// Tile arithmetic with fp32 multiply-adds, for any GPU. A thread holds two dims of O for all heads.
#pragma once

#include "generic/shared.h"

namespace mla::generic {

template <int kHeadsOf, int kTokensOf, int kIndptrOf>
class FmaTile {
  public:
    static constexpr int kHeads = kHeadsOf, kTokens = kTokensOf, kIndptrEntries = kIndptrOf;

    struct Scores {
        alignas(16) float s[kHeads][kTokens + 4];

        // Probabilities of two tokens, the first of them even.
        MLA_FN void set(int head, int token, Float2 p) { *reinterpret_cast<Float2*>(&s[head][token]) = p; }
    };

    MLA_FN void clear() {
        for (auto& pair : acc_) pair[0] = pair[1] = 0;
    }

    // A thread takes one token and the heads of one group.
    template <class Smem>
    MLA_FN void scores(Smem& x) const {
        constexpr int kGroups = kThreads / kTokens, kPerThread = kHeads / kGroups;
        static_assert(kPerThread * kGroups == kHeads, "every head has a thread");
        const int token = thread_index() % kTokens, head0 = thread_index() / kTokens * kPerThread;
        float sum[kPerThread] = {};
        for (int d = 0; d < kDim; d += 8) {
            const Vec16 k = *reinterpret_cast<const Vec16*>(&x.kv[token][d]);
            for (int h = 0; h < kPerThread; ++h) {
                const Vec16 q = *reinterpret_cast<const Vec16*>(&x.q[head0 + h][d]);
                for (int w = 0; w < 4; ++w)
                    sum[h] += low(q.word[w]) * low(k.word[w]) + high(q.word[w]) * high(k.word[w]);
            }
        }
        for (int h = 0; h < kPerThread; ++h) x.scores.s[head0 + h][token] = sum[h] * kScoreScaleLog2;
    }

    // O = O * keep
    template <class Smem>
    MLA_FN void rescale(const Smem& x) {
        for (int h = 0; h < kHeads; ++h) {
            acc_[h][0] *= x.keep[h];
            acc_[h][1] *= x.keep[h];
        }
    }

    // O = O + P V
    template <class Smem>
    MLA_FN void accumulate(const Smem& x) {
        for (int j = 0; j < kTokens; j += 4) {
            uint32_t v[4];
            for (int i = 0; i < 4; ++i) v[i] = *reinterpret_cast<const uint32_t*>(&x.kv[j + i][dim0()]);
            for (int h = 0; h < kHeads; ++h) {
                const Vec16 p = *reinterpret_cast<const Vec16*>(&x.scores.s[h][j]);
                for (int i = 0; i < 4; ++i) {
                    acc_[h][0] += float_of(p.word[i]) * low(v[i]);
                    acc_[h][1] += float_of(p.word[i]) * high(v[i]);
                }
            }
        }
    }

    // visit(head, each_pair) for the rows of this lane; each_pair(store) calls store(dim, value of dim, of dim + 1).
    template <class Visit>
    MLA_FN void each_row(Visit visit) const {
        for (int h = 0; h < kHeads; ++h) visit(h, [&](auto store) { store(dim0(), acc_[h][0], acc_[h][1]); });
    }

  private:
    static_assert(kThreads * 2 == kDim, "two dims a thread");

    MLA_FN static float low(uint32_t pair) { return float_of(pair << 16); }
    MLA_FN static float high(uint32_t pair) { return float_of(pair & 0xffff0000u); }
    MLA_FN static int dim0() { return 2 * thread_index(); }

    float acc_[kHeads][2];
};

}  // namespace mla::generic
