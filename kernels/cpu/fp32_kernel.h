// Attend in fp32 with the compiler's vector type: lanes are heads in Q K^T and dims in P V. Included by one isa_*.cpp
// per vector width, inside that file's own namespace.
#pragma once

#include "common/layout.h"
#include "cpu/isa.h"

namespace mla::cpu {
namespace {

template <int kWidth>
struct Fp32Kernel {
    typedef float Vec __attribute__((vector_size(kWidth * 4)));
    typedef int32_t IntVec __attribute__((vector_size(kWidth * 4)));

    static constexpr int kVectors = 2;               // vectors of a register tile
    static constexpr int kBroadcasts = 4;            // broadcast values of a register tile
    static constexpr int kStep = kVectors * kWidth;  // heads (dims) of a register tile
    static constexpr int kTokens = 64;               // a fp32 tile of 64 tokens takes 128 KiB

    struct Scratch {
        alignas(64) float k[kTokens][kDim];
        alignas(64) float q[kDim][kMaxHeads];     // transposed: lanes are heads
        alignas(64) float s[kTokens][kMaxHeads];  // scores, then probabilities
        alignas(64) float m[kMaxHeads], l[kMaxHeads], keep[kMaxHeads];
        float fp8[256];
    };

    static Vec load(const float* p) {
        Vec v;
        __builtin_memcpy(&v, p, sizeof v);
        return v;
    }
    static void store(float* p, Vec v) { __builtin_memcpy(p, &v, sizeof v); }

    static int round_up(int n, int unit) { return (n + unit - 1) / unit * unit; }

    // False where a value lies outside the fast range.
    static bool dequantise(const float* fp8, const uint8_t* packed, const uint16_t* rope, float* to, int stride) {
        bool ok = true;
        for (int b = 0; b < kScaleBytes; ++b) {
            const uint8_t e = packed[kScaleOffset + b];
            ok &= e >= kLeastScale && e <= kLargestScale;
            const float scale = float_of(uint32_t(e) << 23);
            for (int d = b * kScaleBlock; d < (b + 1) * kScaleBlock; ++d) {
                ok &= (packed[d] & 0x7f) != 0x7f;
                to[d * stride] = fp8[packed[d]] * scale;
            }
        }
        for (int d = 0; d < kRopeDim; ++d) {
            const uint16_t magnitude = rope[d] & 0x7fff;
            ok &= magnitude == 0 || (magnitude >= kLeastBf16 && magnitude < kLimitBf16);
            to[(kNopeDim + d) * stride] = float_of_bf16(rope[d]);
        }
        return ok;
    }

    static bool load_query(const Query& q, Scratch& x) {
        for (int d = 0; d < kDim; ++d)
            for (int h = q.heads; h < round_up(q.heads, kStep); ++h) x.q[d][h] = 0;
        bool ok = true;
        for (int h = 0; h < q.heads; ++h)
            ok &= dequantise(x.fp8, q.packed + h * kPackedBytes, q.rope + h * kRopeDim, &x.q[0][h], kMaxHeads);
        return ok;
    }

    // kBroadcasts rows of left (broadcast along `depth`) times kVectors vectors of right.
    struct Block {
        Vec acc[kBroadcasts][kVectors];

        void multiply(const float* left, int left_row, int left_step, const float* right, int right_step, int depth) {
            for (int i = 0; i < depth; ++i) {
                Vec r[kVectors];
                for (int v = 0; v < kVectors; ++v) r[v] = load(right + int64_t(i) * right_step + v * kWidth);
                for (int b = 0; b < kBroadcasts; ++b) {
                    const float x = left[b * left_row + int64_t(i) * left_step];
                    for (int v = 0; v < kVectors; ++v) acc[b][v] += r[v] * x;
                }
            }
        }
    };

    static void scores(Scratch& x, int tokens, int heads) {
        for (int h = 0; h < heads; h += kStep) {
            for (int j = 0; j < tokens; j += kBroadcasts) {
                Block block{};
                block.multiply(x.k[j], kDim, 1, &x.q[0][h], kMaxHeads, kDim);
                for (int b = 0; b < kBroadcasts; ++b)
                    for (int v = 0; v < kVectors; ++v)
                        store(&x.s[j + b][h + v * kWidth], block.acc[b][v] * kScoreScaleLog2);
            }
        }
    }

    // 2^x for x <= 0: round, degree-5 polynomial of the remainder (relative error 2.4e-6), exponent by integer
    // addition.
    static Vec exp2_lanes(Vec x) {
        const Vec low = Vec{} - 126.f;
        x = x < low ? low : x;
        const Vec shifted = x + 12582912.f;  // 1.5 * 2^23: the fraction is rounded away
        const Vec f = x - (shifted - 12582912.f);
        Vec p = f * 0.00133335581f + 0.00961812911f;
        p = p * f + 0.0555041087f;
        p = p * f + 0.240226507f;
        p = p * f + 0.693147181f;
        p = p * f + 1.f;
        return (Vec)((IntVec)p + ((IntVec)shifted << 23));
    }

    static void softmax(Scratch& x, int tokens, int padded, int heads) {
        for (int h = 0; h < heads; h += kWidth) {
            const Vec old = load(&x.m[h]);
            Vec top = old;
            for (int j = 0; j < tokens; ++j) {
                const Vec s = load(&x.s[j][h]);
                top = s > top ? s : top;
            }
            const Vec keep = exp2_lanes(old - top);
            Vec sum = load(&x.l[h]) * keep;
            for (int j = 0; j < tokens; ++j) {
                const Vec p = exp2_lanes(load(&x.s[j][h]) - top);
                sum += p;
                store(&x.s[j][h], p);
            }
            for (int j = tokens; j < padded; ++j) store(&x.s[j][h], Vec{});
            store(&x.m[h], top);
            store(&x.l[h], sum);
            store(&x.keep[h], keep);
        }
    }

    static void accumulate(Scratch& x, int tokens, int heads, float* acc) {
        for (int d = 0; d < kDim; d += kStep) {
            for (int h = 0; h < heads; h += kBroadcasts) {
                Block block;
                for (int b = 0; b < kBroadcasts; ++b)
                    for (int v = 0; v < kVectors; ++v)
                        block.acc[b][v] = load(acc + (h + b) * kDim + d + v * kWidth) * x.keep[h + b];
                block.multiply(&x.s[0][h], 1, kMaxHeads, &x.k[0][d], kDim, tokens);
                for (int b = 0; b < kBroadcasts; ++b)
                    for (int v = 0; v < kVectors; ++v) store(acc + (h + b) * kDim + d + v * kWidth, block.acc[b][v]);
            }
        }
    }

    static bool load_tile(const Tokens& t, uint32_t first, int tokens, int padded, Scratch& x) {
        bool ok = true;
        for (int j = 0; j < tokens; ++j) {
            const int32_t page = t.pages[first + uint32_t(j)];
            ok &= dequantise(x.fp8, packed_row(t.kv, page), rope_row(t.kv_rope, page), x.k[j], 1);
        }
        for (int j = tokens; j < padded; ++j) __builtin_memset(x.k[j], 0, sizeof x.k[j]);
        return ok;
    }

    static bool attend(const Query& q, const Tokens& t, const Softmax& result, void* scratch) {
        Scratch& x = *static_cast<Scratch*>(scratch);
        for (int c = 0; c < 256; ++c) x.fp8[c] = value_of_fp8(uint8_t(c));
        if (!load_query(q, x)) return false;
        const int heads = round_up(q.heads, kStep);
        for (int h = 0; h < heads; ++h) x.m[h] = -kInf, x.l[h] = 0;
        for (int i = 0; i < heads * kDim; ++i) result.acc[i] = 0;
        for (uint32_t first = 0; first < t.count; first += kTokens) {
            const int tokens = int(t.count - first < kTokens ? t.count - first : kTokens);
            const int padded = round_up(tokens, kBroadcasts);
            if (!load_tile(t, first, tokens, padded, x)) return false;
            scores(x, padded, heads);
            softmax(x, tokens, padded, heads);
            accumulate(x, tokens, heads, result.acc);
        }
        for (int h = 0; h < q.heads; ++h) result.m[h] = x.m[h], result.l[h] = x.l[h];
        return true;
    }
};

}  // namespace
}  // namespace mla::cpu
