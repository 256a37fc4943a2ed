// The Hopper engine: two warp groups that are the workgroup of common/. Each keeps half of the output's dims, 64 heads
// x 256 dims, in registers, and adds P V of a tile as soon as the scorer has P.
#pragma once

#include "generic/gpu_engine.h"
#include "sm90/machine.h"
#include "sm90/scorer.h"
#include "sm90/shared.h"

namespace mla::sm90 {

template <int kGroups>
class Engine : public generic::GpuEngine<Shared> {
  public:
    using Smem = Shared;
    using Base = generic::GpuEngine<Shared>;
    using Base::Base;
    static constexpr int kHeadsPerGroup = kHeads;
    static constexpr int kCounterGroups = 2;
    static constexpr int kMergeScratch = kMaxMerge;

    MLA_DEVICE float* merge_scratch() { return x_.merge; }

    MLA_DEVICE void attend(const Piece& piece) {
        slot_ = pieces_++ % kPiecesUnderWay;
#pragma unroll
        for (int i = 0; i < 128; ++i) set_to_zero(o_[i / 64][i % 64]);  // or they would live on from the piece before
        const uint32_t tiles = ceil_div(piece.tokens, kTokens);
        for (uint32_t t = 0; t < tiles; ++t, ++tiles_) {
            const uint32_t stage = tiles_ % kStages, parity = tiles_ / kStages % 2;
            wait_barrier(&x_.p_full[stage], parity);
            wait_barrier(&x_.kv_full[stage], parity);
            if (t > 0) rescale(x_.keep[stage][first_head()], x_.keep[stage][first_head() + 8]);
            multiply_values(stage, t > 0);
            release(stage);
        }
        // Nobody is half of the ring away: that slot has been read, and is not in use again.
        if (thread_index() == 0) x_.outside[(slot_ + kPiecesUnderWay / 2) % kPiecesUnderWay] = 0;
    }

    MLA_DEVICE void store_final(const Piece& piece, const Destination& to) {
        if (x_.outside[slot_]) return Base::store_final_exact(piece, to);
        const Scales scales = normalised(piece, [&](int head, float m, float l) {
            const int64_t query = piece.query + head;
            const Normaliser<float> n = normalise(m, l, to.log2_sink(query));
            if (to.lse != nullptr && warp_group() == 0) to.lse[query] = to.natural(n.lse, query);
            return n.scale;
        });
#pragma unroll
        for (int side = 0; side < 2; ++side) {
            const int head = first_head() + 8 * side;
            const int64_t query = piece.query + head;
            const float scale = scales.of[side];
            uint32_t words[8][4];  // all of them before the first store, which nothing is moved across
#pragma unroll
            for (int block = 0; block < 32; ++block) {
                const float* o = o_[block / 16] + 4 * (block % 16) + 2 * side;
                words[block / 4][block % 4] = bf16_pair_of(o[0] * scale, o[1] * scale);
            }
#pragma unroll
            for (auto& four : words) transpose(four);
            uint16_t* out = to.out + query * kDim + 256 * warp_group() + 8 * quad_lane();
            if (head >= piece.heads) continue;
#pragma unroll
            for (int i = 0; i < 8; ++i) store_global(out + 32 * i, words[i]);
        }
    }

    template <class Index>
    MLA_DEVICE void store_partial(const Piece& piece, const Partials& to, Index index, Sink sink,
                                  const Destination& sinks) {
        if (x_.outside[slot_]) return Base::store_partial_exact(piece, to, index, sink, sinks);
        const Scales scales = normalised(piece, [&](int head, float m, float l) {
            const float s = sink == Sink::include ? sinks.log2_sink(piece.query + head) : -kInf;
            const Normaliser<float> n = normalise(m, l, s);
            if (warp_group() == 0) to.lse[index(head)] = n.lse / to.lse_to_log2;
            return n.scale;
        });
#pragma unroll
        for (int side = 0; side < 2; ++side) {
            const int head = first_head() + 8 * side;
            if (head >= piece.heads) continue;
            float* row = to.o + index(head) * kDim + 256 * warp_group() + 2 * quad_lane();
#pragma unroll
            for (int block = 0; block < 32; ++block) {
                const float* o = o_[block / 16] + 4 * (block % 16) + 2 * side;
                *reinterpret_cast<float2*>(row + 8 * block) =
                    make_float2(o[0] * scales.of[side], o[1] * scales.of[side]);
            }
        }
    }

  private:
    using Base::x_;

    MLA_DEVICE static int warp_group() { return int(threadIdx.x) / kWarpGroup; }

    struct Scales {
        float of[2];  // this lane's rows
    };

    // scale(head, m, l) is called by one lane for each head.
    template <class Scale>
    MLA_DEVICE Scales normalised(const Piece& piece, Scale scale) const {
        const int head = first_head() + 8 * quad_lane();
        float mine = 0;
        if (quad_lane() < 2 && head < piece.heads) mine = scale(head, x_.m[slot_][head], x_.l[slot_][head]);
        return {{__shfl_sync(~0u, mine, 0, 4), __shfl_sync(~0u, mine, 1, 4)}};
    }

    // The words of four neighbouring lanes, transposed: lane i has word i of all four.
    MLA_DEVICE static void transpose(uint32_t (&w)[4]) {
        const bool odd = quad_lane() % 2, high = quad_lane() / 2;
#pragma unroll
        for (int i = 0; i < 4; i += 2) {
            const uint32_t other = __shfl_xor_sync(~0u, odd ? w[i] : w[i + 1], 1);
            (odd ? w[i] : w[i + 1]) = other;
        }
#pragma unroll
        for (int i = 0; i < 2; ++i) {
            const uint32_t other = __shfl_xor_sync(~0u, high ? w[i] : w[i + 2], 2);
            (high ? w[i] : w[i + 2]) = other;
        }
    }

    MLA_DEVICE void release(uint32_t stage) const {
        __syncwarp();  // lane 0 arrives for what all lanes have read
        if (threadIdx.x % 32 != 0) return;
        uint64_t* empty = &x_.kv_empty[stage];
        arrive_at(empty);
        if constexpr (kGroups == 2) arrive_there(address_in(cluster_rank() ^ 1, shared_address(empty)));
    }

    MLA_DEVICE void rescale(float keep0, float keep1) {
        if (!__any_sync(~0u, keep0 != 1.f || keep1 != 1.f)) return;
#pragma unroll
        for (int i = 0; i < 128; i += 4) {
            float* o = o_[i / 64] + i % 64;
            o[0] *= keep0, o[1] *= keep0;
            o[2] *= keep1, o[3] *= keep1;
        }
    }

    // O (+)= P V.
    MLA_DEVICE void multiply_values(uint32_t stage, bool add) {
        const uint64_t p = tile_descriptor(shared_address(x_.p[stage]), 0);
        const uint32_t first_panel = uint32_t(warp_group()) * (kPanels / 2) * kPanelBytes;
        const uint64_t v = tile_descriptor(shared_address(x_.kv[stage]) + first_panel, kPanelBytes);
        products_begin();
#pragma unroll
        for (int k = 0; k < kTokens / 16; ++k)
            for (int half = 0; half < 2; ++half)
                multiply_128(o_[half], advanced(p, 32 * k), advanced(v, 2048 * k + half * 2 * kPanelBytes),
                             add || k > 0);
        products_commit();
        products_wait<0>();
    }

    uint32_t tiles_ = 0, pieces_ = 0, slot_ = 0;
    float o_[2][64];  // of 128 dims each
};

}  // namespace mla::sm90
