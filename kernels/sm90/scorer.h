// The scorer warp group: it computes S = Q K^T and the softmax of one tile after the other. It hands P to the warp
// groups of the values through shared memory, and with the last tile of a piece the sums.
#pragma once

#include "common/engine.h"
#include "sm90/producer.h"

namespace mla::sm90 {

// Of an accumulator of 64 rows, the first of this lane's two rows; the other is 8 further.
MLA_DEVICE int first_head(uint32_t thread = threadIdx.x) { return int(thread / 32 % 4 * 16 + thread % 32 / 4); }
// The columns 8 i + 2 quad_lane() and the next are this lane's.
MLA_DEVICE int quad_lane() { return int(threadIdx.x) % 4; }

template <int kGroups>
class Scorer {
  public:
    MLA_DEVICE Scorer(Shared& shared, const Inputs& inputs) : x_(shared), inputs_(inputs) {}

    template <class Walk>
    MLA_DEVICE void run(Walk walk) {
        for (Piece piece; walk.next(&piece); ++pieces_) {
            if (pieces_ != 0 && is_short(piece)) take_queries(piece);
            wait_barrier(&x_.q_full, pieces_ % 2);
            attend(piece.tokens);
        }
    }

    MLA_DEVICE uint32_t pieces() const { return pieces_; }

  private:
    struct Running {
        float m, l;
    };

    // Half of the query heads of a short piece, straight from global memory: the producer has one round less.
    MLA_DEVICE void take_queries(const Piece& piece) const {
        const uint32_t thread = thread_read_anew(), lane = thread % 32;
        const uint32_t group = kWarpGroup / 32 + thread / 32 % (kWarpGroup / 32);
        const LoadedRows queries(inputs_.q.as<const void>(), inputs_.q_rope.as<const void>(),
                                 query_row(piece, group * kGroupRows + lane % kGroupRows), lane);
        wait_barrier(&x_.q_empty, pieces_ % 2 ^ 1);
        if (queries.convert(shared_address(x_.q) + group * kGroupBytes)) x_.outside[pieces_ % kPiecesUnderWay] = 1;
        arrive_at(&x_.q_full);
    }

    MLA_DEVICE void attend(uint32_t tokens) {
        Running row[2] = {{-kInf, 0}, {-kInf, 0}};
        for (uint32_t first = 0; first < tokens; first += kTokens) {
            const uint32_t stage = tiles_ % kStages;
            const bool ends = tokens - first <= kTokens;
            float s[32], keep[2];
            multiply_queries(s, stage, tiles_ / kStages % 2);
            if (ends) release_queries();
            if (ends) mask(s, tokens - first);
#pragma unroll
            for (int side = 0; side < 2; ++side) keep[side] = softmax(s, side, row[side]);
            wait_barrier(&x_.p_empty, tiles_ % 2 ^ 1);
            hand_over(s, keep);
            if (ends) store_sums(row);
            arrive_at(&x_.p_full);
            ++tiles_;
        }
    }

    // The products of this warp have read them.
    MLA_DEVICE void release_queries() const {
        __syncwarp();
        if (threadIdx.x % 32 == 0) arrive_at(&x_.q_empty);
    }

    // P is at most 2^kHeadroom, so that fp16 holds probabilities down to 2^-39 of the largest.
    static constexpr float kHeadroom = 14;

    // S = Q K^T, in halves as they come. The values rely on these waits and fences too, which each thread has behind it
    // when it arrives at p_full: they read the tile without waiting for it.
    MLA_DEVICE void multiply_queries(float (&s)[32], uint32_t stage, uint32_t parity) const {
        const TileDescriptor q = tile_descriptor(shared_address(x_.q), kGroupBytes, 0);
        const TileDescriptor k = tile_descriptor(shared_address(x_.kv[stage]), kGroupBytes, 0);
        wait_barrier(full_barrier<kGroups>(x_, stage, 0), parity);
        fence_for_products();
        products_begin();
#pragma unroll
        for (int i = 0; i < kDim / 16; ++i) {
            if (kInHalves<kGroups> && i == kDim / 32) {
                products_commit();
                wait_barrier(full_barrier<kGroups>(x_, stage, 1), parity);
                fence_for_products();
                products_begin();
            }
            const uint32_t at = i / 4 * kPanelBytes + i % 4 * 32;
            multiply_64(s, q.advanced(at), k.advanced(at), i > 0);
        }
        products_commit();
        products_wait<0>();
    }

    MLA_DEVICE static void mask(float (&s)[32], uint32_t tokens) {
        const int behind = int(tokens) - 2 * int(thread_read_anew() % 4);  // the lane's first column
#pragma unroll
        for (int i = 0; i < 32; ++i)
            if (i / 4 * 8 + i % 2 >= behind) s[i] = -kInf;
    }

    // S of one of the lane's rows becomes P; returns what older sums are multiplied with.
    MLA_DEVICE static float softmax(float (&s)[32], int side, Running& row) {
        float top = s[2 * side];
#pragma unroll
        for (int i = 0; i < 32; i += 4) top = larger(top, larger(s[i + 2 * side], s[i + 2 * side + 1]));
        top = larger(top, __shfl_xor_sync(~0u, top, 1));
        top = larger(top, __shfl_xor_sync(~0u, top, 2));
        top = larger(row.m, top * kScoreScaleLog2 - kHeadroom);
        const float keep = exp2_of(row.m - top);
        float sum = 0;
#pragma unroll
        for (int i = 0; i < 32; i += 4) {
            float& a = s[i + 2 * side];
            float& b = s[i + 2 * side + 1];
            a = exp2_of(a * kScoreScaleLog2 - top);
            b = exp2_of(b * kScoreScaleLog2 - top);
            sum += a + b;
        }
        row.l = row.l * keep + sum;
        row.m = top;
        return keep;
    }

    MLA_DEVICE void hand_over(const float (&p)[32], const float (&keep)[2]) const {
        const uint32_t thread = thread_read_anew();
#pragma unroll
        for (int k = 0; k < kTokens / 16; ++k) {
            const float* block = p + 8 * k;
            const uint32_t words[4] = {fp16_pair_of(block[0], block[1]), fp16_pair_of(block[2], block[3]),
                                       fp16_pair_of(block[4], block[5]), fp16_pair_of(block[6], block[7])};
            store_shared(shared_address(&x_.p[k][thread % kWarpGroup]), words);
        }
        if (quad_lane() != 0) return;
        x_.keep[first_head(thread)] = keep[0];
        x_.keep[first_head(thread) + 8] = keep[1];
    }

    MLA_DEVICE void store_sums(const Running (&row)[2]) const {
        const uint32_t slot = pieces_ % kSums;
#pragma unroll
        for (int side = 0; side < 2; ++side) {
            float l = row[side].l;
            l += __shfl_xor_sync(~0u, l, 1);
            l += __shfl_xor_sync(~0u, l, 2);
            if (quad_lane() != 0) continue;
            x_.m[slot][first_head() + 8 * side] = row[side].m;
            x_.l[slot][first_head() + 8 * side] = l;
            // NaN, or scores of a size that has lost digits the softmax needs.
            if (l != l || row[side].m < -generic::kLargestScore || row[side].m > generic::kLargestScore)
                x_.outside[pieces_ % kPiecesUnderWay] = 1;
        }
    }

    Shared& x_;
    const Inputs& inputs_;
    uint32_t tiles_ = 0, pieces_ = 0;
};

}  // namespace mla::sm90
