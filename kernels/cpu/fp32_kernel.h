// Attend in fp32 with the compiler's vector type: lanes are heads in Q K^T and dims in P V. Included by one isa_*.cpp
// per vector width, inside that file's own namespace.
#pragma once

#include "common/layout.h"
#include "cpu/isa.h"

namespace mla::cpu {
namespace {

// Widen reads kWidth bytes (bytes()) or 16-bit values (halves()) as 32-bit ones: compilers do that one by one.
template <int kWidth, class Widen>
struct Fp32Kernel {
    typedef float Vec __attribute__((vector_size(kWidth * 4)));
    typedef int32_t IntVec __attribute__((vector_size(kWidth * 4)));

    static constexpr int kVectors = 2;               // vectors of a register tile
    static constexpr int kBroadcasts = 4;            // broadcast values of a register tile
    static constexpr int kStep = kVectors * kWidth;  // heads (dims) of a register tile: a panel
    static constexpr int kPanels = kMaxHeads / kStep;
    static constexpr int kTokens = 64;            // a fp32 tile of 64 tokens takes 132 KiB
    static constexpr int kRowStride = kDim + 16;  // floats; the rows of a panel of dims then fall into all sets of L1
    static constexpr int kDepth = kDim / 2;       // half of a Q panel stays in L1
    static constexpr uint32_t kAhead = 8;         // tokens between a prefetch and its use

    struct Scratch {
        alignas(64) float k[kTokens][kRowStride];
        alignas(64) float q[kPanels][kDim][kStep];     // lanes are heads
        alignas(64) float s[kPanels][kTokens][kStep];  // scores, then probabilities
        alignas(64) float m[kMaxHeads], l[kMaxHeads], keep[kMaxHeads];
    };

    static Vec load(const float* p) {
        Vec v;
        __builtin_memcpy(&v, p, sizeof v);
        return v;
    }
    static void store(float* p, Vec v) { __builtin_memcpy(p, &v, sizeof v); }

    static int round_up(int n, int unit) { return (n + unit - 1) / unit * unit; }

    // A code's magnitude is the bits of a float, shifted and biased; below 8 the leading one is missing.
    static Vec values_of(IntVec codes) {
        const IntVec magnitude = codes & 0x7f, small = magnitude < 8;  // -1 where true
        const IntVec bits = (magnitude << 20) + (120 << 23) - (small << 23);
        const Vec x = (Vec)bits - (Vec)(small & int32_t(bits_of(0x1p-6f)));
        return (Vec)((IntVec)x | (codes & 0x80) << 24);
    }

    // False where a value lies outside the fast range.
    static bool dequantise(const uint8_t* packed, const uint16_t* rope, float* to) {
        IntVec bad{};
        for (int d = 0; d < kNopeDim; d += kWidth) {
            const uint8_t e = packed[kScaleOffset + d / kScaleBlock];
            const IntVec codes = Widen::bytes(packed + d);
            bad |= ((codes & 0x7f) == 0x7f) | (IntVec{} + (e < kLeastScale || e > kLargestScale));
            store(to + d, values_of(codes) * float_of(uint32_t(e) << 23));
        }
        for (int d = 0; d < kRopeDim; d += kWidth) {
            const IntVec bits = Widen::halves(rope + d), magnitude = bits & 0x7fff;
            bad |= (magnitude != 0) & ((magnitude < kLeastBf16) | (magnitude >= kLimitBf16));
            store(to + kNopeDim + d, (Vec)(bits << 16));
        }
        int32_t lanes[kWidth], any = 0;
        __builtin_memcpy(lanes, &bad, sizeof lanes);
        for (const int32_t lane : lanes) any |= lane;
        return any == 0;
    }

    static bool load_query(const Query& q, Scratch& x) {
        bool ok = true;
        for (int h = 0; h < round_up(q.heads, kStep); ++h) {
            float row[kDim] = {};
            if (h < q.heads)
                ok &= dequantise(q.packed + int64_t(h) * kPackedBytes, q.rope + int64_t(h) * kRopeDim, row);
            for (int d = 0; d < kDim; ++d) x.q[h / kStep][d][h % kStep] = row[d];
        }
        return ok;
    }

    // kBroadcasts rows of left (broadcast along `depth`) times kVectors vectors of right.
    struct Block {
        Vec acc[kBroadcasts][kVectors];

        // Row b of memory times factor(b).
        template <class Factor>
        void load(const float* from, int stride, const Factor& factor) {
            for (int b = 0; b < kBroadcasts; ++b)
                for (int v = 0; v < kVectors; ++v)
                    acc[b][v] = Fp32Kernel::load(from + b * stride + v * kWidth) * factor(b);
        }

        void store(float* to, int stride, float factor) const {
            for (int b = 0; b < kBroadcasts; ++b)
                for (int v = 0; v < kVectors; ++v) Fp32Kernel::store(to + b * stride + v * kWidth, acc[b][v] * factor);
        }

        void multiply(const float* left, int left_row, int left_step, const float* right, int right_step, int depth) {
            for (int i = 0; i < depth; ++i) {
                Vec r[kVectors];
                for (int v = 0; v < kVectors; ++v)
                    r[v] = Fp32Kernel::load(right + int64_t(i) * right_step + v * kWidth);
                for (int b = 0; b < kBroadcasts; ++b) {
                    const float x = left[b * left_row + int64_t(i) * left_step];
                    for (int v = 0; v < kVectors; ++v) acc[b][v] += r[v] * x;
                }
            }
        }
    };

    static void scores(Scratch& x, int tokens, int heads) {
        for (int panel = 0; panel < heads / kStep; ++panel) {
            for (int first = 0; first < kDim; first += kDepth) {
                const bool begins = first == 0, ends = first + kDepth == kDim;
                for (int j = 0; j < tokens; j += kBroadcasts) {
                    float* s = x.s[panel][j];
                    Block block{};
                    if (!begins) block.load(s, kStep, [](int) { return 1.f; });
                    block.multiply(x.k[j] + first, kRowStride, 1, x.q[panel][first], kStep, kDepth);
                    block.store(s, kStep, ends ? kScoreScaleLog2 : 1.f);
                }
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

    static void softmax(Scratch& x, int tokens, int heads) {
        for (int h = 0; h < heads; h += kWidth) {
            float* s = &x.s[h / kStep][0][h % kStep];
            const Vec old = load(&x.m[h]);
            Vec top = old;
            for (int j = 0; j < tokens; ++j) {
                const Vec score = load(s + j * kStep);
                top = score > top ? score : top;
            }
            const Vec keep = exp2_lanes(old - top);
            Vec sum = load(&x.l[h]) * keep;
            for (int j = 0; j < tokens; ++j) {
                const Vec p = exp2_lanes(load(s + j * kStep) - top);
                sum += p;
                store(s + j * kStep, p);
            }
            store(&x.m[h], top);
            store(&x.l[h], sum);
            store(&x.keep[h], keep);
        }
    }

    static void accumulate(Scratch& x, bool begins, int tokens, int heads, float* acc) {
        for (int d = 0; d < kDim; d += kStep) {
            for (int h = 0; h < heads; h += kBroadcasts) {
                const float* p = &x.s[h / kStep][0][h % kStep];
                Block block{};
                if (!begins) block.load(acc + h * kDim + d, kDim, [&](int b) { return x.keep[h + b]; });
                block.multiply(p, 1, kStep, &x.k[0][d], kRowStride, tokens);
                block.store(acc + h * kDim + d, kDim, 1.f);
            }
        }
    }

    static bool load_tile(const Tokens& t, uint32_t first, int tokens, int padded, Scratch& x) {
        bool ok = true;
        for (int j = 0; j < tokens; ++j) {
            const int32_t page = t.pages[first + uint32_t(j)];
            prefetch(t, first + uint32_t(j) + kAhead);
            ok &= dequantise(packed_row(t.kv, page), rope_row(t.kv_rope, page), x.k[j]);
        }
        for (int j = tokens; j < padded; ++j) __builtin_memset(x.k[j], 0, sizeof x.k[j]);
        return ok;
    }

    static bool attend(const Query& q, const Tokens& t, const Softmax& result, void* scratch) {
        Scratch& x = *static_cast<Scratch*>(scratch);
        if (!load_query(q, x)) return false;
        const int heads = round_up(q.heads, kStep);
        for (int h = 0; h < heads; ++h) x.m[h] = -kInf, x.l[h] = 0;
        for (uint32_t first = 0; first < t.count; first += kTokens) {
            const int tokens = int(t.count - first < kTokens ? t.count - first : kTokens);
            const int padded = round_up(tokens, kBroadcasts);
            if (!load_tile(t, first, tokens, padded, x)) return false;
            scores(x, padded, heads);
            softmax(x, tokens, heads);
            accumulate(x, first == 0, tokens, heads, result.acc);
        }
        for (int h = 0; h < q.heads; ++h) result.m[h] = x.m[h], result.l[h] = x.l[h];
        return true;
    }

    static void store_bf16(const float* acc, float scale, uint16_t* to) {
        for (int d = 0; d < kDim; ++d) to[d] = bf16_of(acc[d] * scale);
    }

    static void store_f32(const float* acc, float scale, float* to) {
        for (int d = 0; d < kDim; ++d) to[d] = acc[d] * scale;
    }

    static void add_weighted(const float* row, float weight, bool first, float* acc) {
        for (int d = 0; d < kDim; d += kWidth) store(acc + d, (first ? Vec{} : load(acc + d)) + load(row + d) * weight);
    }

    static void round_to_bf16(const float* values, int count, uint16_t* to) {
        for (int i = 0; i < count; ++i) to[i] = bf16_of(values[i]);
    }

    static double multiply_adds(int rounds) {
        constexpr int kChains = 12;
        volatile float unknown = 0.5f;  // read for every chain, so that no two of them are known to be equal
        Vec acc[kChains];
        for (Vec& a : acc) a = Vec{} + unknown;
        const Vec x = Vec{} + unknown, y = Vec{} + unknown;
        for (int i = 0; i < rounds; ++i) {
#pragma GCC unroll 12
            for (Vec& a : acc) a = a * x + y;
        }
        for (const Vec& a : acc) {
            float lanes[kWidth];
            store(lanes, a);
            unknown = lanes[0];
        }
        return double(rounds) * kChains * kWidth * 2;
    }
};

}  // namespace
}  // namespace mla::cpu
