// Tile arithmetic with mma.sync m16n8k16 (NVIDIA, sm_80 and later). Eight warps share S = Q K^T by (16 heads, tokens),
// and O = P V by 64 dims each, all heads.
#pragma once

#include "generic/shared.h"

namespace mla::generic {

struct Fragment4 {
    uint32_t r[4];
};

#if defined(MLA_ON_NVIDIA)
// Four 8x8 blocks of 16-bit values; lane l names the row l%8 of block l/8.
MLA_FN Fragment4 load_blocks(const uint16_t* row) {
    Fragment4 f;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
                 : "=r"(f.r[0]), "=r"(f.r[1]), "=r"(f.r[2]), "=r"(f.r[3])
                 : "r"(uint32_t(__cvta_generic_to_shared(row)))
                 : "memory");
    return f;
}

MLA_FN Fragment4 load_blocks_transposed(const uint16_t* row) {
    Fragment4 f;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];"
                 : "=r"(f.r[0]), "=r"(f.r[1]), "=r"(f.r[2]), "=r"(f.r[3])
                 : "r"(uint32_t(__cvta_generic_to_shared(row)))
                 : "memory");
    return f;
}

MLA_FN void multiply(float (&d)[4], const Fragment4& a, uint32_t b0, uint32_t b1) {
    asm volatile(
        "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
        : "r"(a.r[0]), "r"(a.r[1]), "r"(a.r[2]), "r"(a.r[3]), "r"(b0), "r"(b1));
}
#else
MLA_FN Fragment4 load_blocks(const uint16_t*) { return {}; }
MLA_FN Fragment4 load_blocks_transposed(const uint16_t*) { return {}; }
MLA_FN void multiply(float (&)[4], const Fragment4&, uint32_t, uint32_t) {}
#endif

template <int kHeadsOf, int kTokensOf, int kIndptrOf>
class MmaTile {
  public:
    static constexpr int kHeads = kHeadsOf, kTokens = kTokensOf, kIndptrEntries = kIndptrOf;

    struct Scores {
        alignas(16) float s[kHeads][kTokens + 4];
        alignas(16) uint16_t p[kHeads][kTokens + 8];

        // Probabilities of two tokens, the first of them even.
        MLA_FN void set(int head, int token, Float2 pair) {
            *reinterpret_cast<uint32_t*>(&p[head][token]) = bf16_pair_of(pair.x, pair.y);
        }
    };

    MLA_FN void clear() {
        for (auto& row : acc_)
            for (auto& block : row)
                for (float& x : block) x = 0;
    }

    template <class Smem>
    MLA_FN void scores(Smem& x) const {
        constexpr int kColumns = kTokens / kWarpColumns, kBlocks = kColumns / 8;
        static_assert(kBlocks == 1 || kBlocks % 2 == 0, "pairs of n8 blocks");
        const int head0 = warp() % kHeadBlocks * 16, token0 = warp() / kHeadBlocks * kColumns;
        float d[kBlocks][4] = {};
        const uint16_t* a_row = &x.q[head0 + lane() % 16][lane() / 16 * 8];
        if constexpr (kBlocks == 1) {  // blocks of one load: four steps of 8 dims
            const uint16_t* b_row = &x.kv[token0 + lane() % 8][lane() / 8 * 8];
#pragma unroll 4
            for (int k = 0; k < kDim; k += 32) {
                const Fragment4 b = load_blocks(b_row + k);
                multiply(d[0], load_blocks(a_row + k), b.r[0], b.r[1]);
                multiply(d[0], load_blocks(a_row + k + 16), b.r[2], b.r[3]);
            }
        } else {
            const uint16_t* b_row = &x.kv[token0 + lane() % 8 + lane() / 16 * 8][lane() / 8 % 2 * 8];
            Step<kBlocks / 2> step = load_step<kBlocks / 2>(a_row, b_row, 0);
#pragma unroll 4
            for (int k = 16; k <= kDim; k += 16) {  // the next step's blocks load behind this one's products
                const Step<kBlocks / 2> now = step;
                if (k < kDim) step = load_step<kBlocks / 2>(a_row, b_row, k);
#pragma unroll
                for (int n = 0; n < kBlocks; ++n)
                    multiply(d[n], now.a, now.b[n / 2].r[n % 2 * 2], now.b[n / 2].r[n % 2 * 2 + 1]);
            }
        }
#pragma unroll
        for (int n = 0; n < kBlocks; ++n) {
            const int head = head0 + lane() / 4, token = token0 + 8 * n + lane() % 4 * 2;
            for (int half = 0; half < 2; ++half)
                *reinterpret_cast<Float2*>(&x.scores.s[head + 8 * half][token]) = {
                    d[n][2 * half] * kScoreScaleLog2, d[n][2 * half + 1] * kScoreScaleLog2};
        }
    }

    // O = O * keep
    template <class Smem>
    MLA_FN void rescale(const Smem& x) {
#pragma unroll
        for (int m = 0; m < kHeadBlocks; ++m) {
            const float keep0 = x.keep[16 * m + lane() / 4], keep1 = x.keep[16 * m + 8 + lane() / 4];
#pragma unroll
            for (int n = 0; n < kDimBlocks; ++n)
                for (int i = 0; i < 4; ++i) acc_[m][n][i] *= i < 2 ? keep0 : keep1;
        }
    }

    // O = O + P V
    template <class Smem>
    MLA_FN void accumulate(const Smem& x) {
        const uint16_t* v_row = &x.kv[lane() % 16][dim0() + lane() / 16 * 8];
        const uint16_t* p_row = &x.scores.p[lane() % 16][lane() / 16 * 8];
#pragma unroll 1
        for (int k = 0; k < kTokens; k += 16) {
            Fragment4 p[kHeadBlocks];
#pragma unroll
            for (int m = 0; m < kHeadBlocks; ++m) p[m] = load_blocks(p_row + m * 16 * (kTokens + 8) + k);
            Fragment4 next = load_blocks_transposed(v_row + k * kRowStride);
#pragma unroll
            for (int n = 0; n < kDimBlocks; n += 2) {
                const Fragment4 v = next;
                if (n + 2 < kDimBlocks) next = load_blocks_transposed(v_row + k * kRowStride + 8 * (n + 2));
#pragma unroll
                for (int m = 0; m < kHeadBlocks; ++m) {
                    multiply(acc_[m][n], p[m], v.r[0], v.r[1]);
                    multiply(acc_[m][n + 1], p[m], v.r[2], v.r[3]);
                }
            }
        }
    }

    // visit(head, each_pair) for the rows of this lane; each_pair(store) calls store(dim, value of dim, of dim + 1).
    template <class Visit>
    MLA_FN void each_row(Visit visit) const {
#pragma unroll
        for (int m = 0; m < kHeadBlocks; ++m)
#pragma unroll
            for (int half = 0; half < 2; ++half)
                visit(16 * m + 8 * half + lane() / 4, [&](auto store) {
#pragma unroll
                    for (int n = 0; n < kDimBlocks; ++n)
                        store(dim0() + 8 * n + lane() % 4 * 2, acc_[m][n][2 * half], acc_[m][n][2 * half + 1]);
                });
    }

  private:
    static constexpr int kWarps = kThreads / 32;
    static constexpr int kHeadBlocks = kHeads / 16;
    static constexpr int kWarpColumns = kWarps / kHeadBlocks;  // warps that share 16 heads of S
    static constexpr int kDimBlocks = kDim / kWarps / 8;

    // Operands of one step of 16 dims: 16 heads, and 16 tokens a pair of blocks.
    template <int kPairs>
    struct Step {
        Fragment4 a, b[kPairs];
    };

    template <int kPairs>
    MLA_FN static Step<kPairs> load_step(const uint16_t* a_row, const uint16_t* b_row, int k) {
        Step<kPairs> step;
        step.a = load_blocks(a_row + k);
#pragma unroll
        for (int n = 0; n < kPairs; ++n) step.b[n] = load_blocks(b_row + n * 16 * kRowStride + k);
        return step;
    }

    MLA_FN static int warp() { return thread_index() / 32; }
    MLA_FN static int lane() { return thread_index() % 32; }
    MLA_FN static int dim0() { return warp() * (kDim / kWarps); }

    float acc_[kHeadBlocks][kDimBlocks][4];
};

}  // namespace mla::generic
