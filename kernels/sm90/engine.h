// The Hopper engine: two warp groups that are the workgroup of common/. Each keeps half of the output's dims, 64 heads
// x 256 dims, in registers, and adds P V of a tile as soon as the scorer has P.
#pragma once

#include "sm90/exchange.h"
#include "sm90/machine.h"
#include "sm90/merge.h"
#include "sm90/producer.h"
#include "sm90/scorer.h"
#include "sm90/shared.h"

namespace mla::sm90 {

template <int kGroups>
class Engine : public MergingEngine<Shared> {
  public:
    using Smem = Shared;
    using Base = MergingEngine<Shared>;
    using Base::Base;
    static constexpr int kHeadsPerGroup = kHeads;
    static constexpr int kCounterGroups = 2;

    MLA_DEVICE void attend(const Piece& piece) {
        progress_ += 4;
        if (thread_index() == 0) x_.outside[(this->piece() + kPiecesUnderWay / 2) % kPiecesUnderWay] = 0;
#pragma unroll
        for (int i = 0; i < 128; ++i) set_to_zero(o_[i / 64][i % 64]);  // or they would live on from the piece before
        const uint32_t first = tile(), end = first + ceil_div(piece.tokens, kTokens);
        bool older = false;  // O holds those of older tiles
#pragma unroll 1
        for (uint32_t tile = first; tile < end; ++tile, older = true) {
            const uint32_t stage = tile % kStages;
            const int head = first_head(thread_read_anew());
            wait_barrier(&x_.p_full, tile % 2);  // the tile is there as well, see Scorer::multiply_queries
            uint4 p[kTokens / 16];
#pragma unroll
            for (int k = 0; k < kTokens / 16; ++k)
                p[k] = load_shared16(shared_address(&x_.p[k][thread_read_anew() % kWarpGroup]));
            if (older) rescale(x_.keep[head], x_.keep[head + 8]);
            arrive_at(&x_.p_empty);
            multiply_values(p, stage, older);
            warp_sync();
            release_stage<kGroups>(x_, stage);
        }
        progress_ = progress_ / 4 * 4 + end % 4;
    }

    MLA_DEVICE void store_final(const Piece& piece, const Destination& to) {
        if (is_outside()) return Base::store_final_exact(piece, to);
        Pace pace(x_.store_pace);
        each_head(piece, [&](int head, bool inside, float m, float l, auto values) {
            const Normaliser<float> n = normalise(m, l, x_.sink[head] * kLog2E);
            if (inside && to.lse != nullptr && first_of_head())
                to.lse[piece.query + head] = mla::natural(n.lse, x_.sink[head]);
            uint16_t* row = to.out + (piece.query + even(head)) * kDim + first_dim() + 32 * (head % 2);
#pragma unroll
            for (int i = 0; i < 8; i += 2) {
                pace.keep();
                uint32_t a[4], b[4];
                values(i, n.scale, [&](int k, float low, float high) { a[k] = bf16_pair_of(low, high); });
                values(i + 1, n.scale, [&](int k, float low, float high) { b[k] = bf16_pair_of(low, high); });
                swap_heads(head, a, b);
                if (even(head) < piece.heads) store_streaming(row + 32 * i, a);
                if (odd(head) < piece.heads) store_streaming(row + kDim + 32 * i, b);
            }
        });
    }

    template <class Index>
    MLA_DEVICE void store_partial(const Piece& piece, const Partials& to, Index index, Sink sink,
                                  const Destination& sinks) {
        if (is_outside()) return Base::store_partial_exact(piece, to, index, sink, sinks);
        store_accumulators(piece, to, index, sink);
    }

    // Until both workgroups of a cluster have released the last tiles: nothing arrives here any more.
    MLA_DEVICE void await_releases() const {
        if (progress_ == 0) return;
        await_stage(x_, tile());
        await_stage(x_, tile() + 1);
    }

  protected:
    using Base::x_;

    MLA_DEVICE bool is_outside() const { return x_.outside[piece() % kPiecesUnderWay] != 0; }

    // The accumulators of a piece, normalised, as fp32.
    template <class Index>
    MLA_DEVICE void store_accumulators(const Piece& piece, const Partials& to, Index index, Sink sink) {
        each_head(piece, [&](int head, bool inside, float m, float l, auto values) {
            const float s = sink == Sink::include ? x_.sink[head] * kLog2E : -kInf;
            const Normaliser<float> n = normalise(m, l, s);
            if (inside && first_of_head()) to.lse[index(head)] = n.lse / to.lse_to_log2;
            const bool first_inside = even(head) < piece.heads, second_inside = odd(head) < piece.heads;
            const int dim = first_dim() + 4 * (head % 2);
            float* first = to.o + (first_inside ? index(even(head)) * kDim : 0) + dim;
            float* second = to.o + (second_inside ? index(odd(head)) * kDim : 0) + dim;
#pragma unroll
            for (int i = 0; i < 8; ++i) {
                uint32_t a[4], b[4];
                values(i, n.scale, [&](int k, float low, float high) {
                    uint32_t* at = (k < 2 ? a : b) + k % 2 * 2;
                    at[0] = __float_as_uint(low), at[1] = __float_as_uint(high);
                });
                swap_heads(head, a, b);
                if (first_inside) store_global(first + 32 * i, a);
                if (second_inside) store_global(second + 32 * i, b);
            }
        });
    }

    // The values of the last piece, normalised without its sink, to the workgroups of the team that merge them. They
    // wait to be copied in the stage that the last tile was not in, as soon as both workgroups of a cluster are done
    // with the tile before: until then a copy of it may be on its way from here.
    MLA_DEVICE void give(const Piece& piece) {
        await_stage(x_, tile());
        wait_barrier(&x_.q_empty, this->piece() % 2);
        each_head<true>(piece, [&](int head, bool, float m, float l, auto values) {
            const Exchange exchange(x_, kGroups);
            const uint32_t stage = tile() % kStages;
            const float scale = normalise(m, l, -kInf).scale;
            const uint32_t half = uint32_t(warp_group());
            const uint32_t to = exchange.place(stage, uint32_t(head), half) + uint32_t(quad_lane()) * 16;
            const uint32_t to_even = to + uint32_t(head % 2) * 64, to_odd = to - uint32_t(head % 2) * 64;
            const auto pack = [&](float scale) {
                uint32_t top = 0;
#pragma unroll
                for (uint32_t i = 0; i < 8; ++i) {
                    uint32_t w[4];
                    values(i, scale, [&](int k, float low, float high) {
                        w[k] = fp16_pair_of(low, high);
                        top = larger_magnitudes(top, w[k]);
                    });
                    store_shared((i % 2 ? to_odd : to_even) + i * 64, w);
                }
                return top;
            };
            if (__any_sync(~0u, !has_digits(pack(scale)))) {
                const PowerOfTwo power(largest_of_head(values) * scale);
                if (quad_lane() == 0) exchange.send_factor(uint32_t(head), half, power.inverse);
                pack(scale * power.factor);
            }
            fence_for_products();
            warp_sync();
            if (quad_lane() == 0 && uint32_t(head) % exchange.block() == 0) exchange.send(stage, uint32_t(head), half);
        });
    }

    // The partial of a piece that has taken the float64 path, from rows first + head of `parts`, as if the lanes had it
    // in their accumulators.
    MLA_DEVICE void take_exact(const Piece& piece, const Partials& parts, int64_t first) {
        publish_stores();  // others may store there when they have what this workgroup gives
        workgroup_barrier();
        const uint32_t slot = this->piece() % kSums;
        for (int head = int(thread_read_anew()); head < piece.heads; head += kThreads) {
            x_.m[slot][head] = parts.lse[first + head];
            x_.l[slot][head] = 1;
        }
#pragma unroll
        for (int side = 0; side < 2; ++side) {
            const int head = first_head(thread_read_anew()) + 8 * side;
            const float* from = parts.o + (first + smaller(head, piece.heads - 1)) * kDim + first_dim();
#pragma unroll
            for (int i = 0; i < 32; ++i) {
                const float2 pair = reinterpret_cast<const float2*>(from)[i / 4 * 16 + i % 4];
                float* to = o_[i / 16] + i % 16 * 4 + 2 * side;
                to[0] = pair.x, to[1] = pair.y;
            }
        }
        arrive_at(&x_.exact_full);
        workgroup_barrier();
    }

  private:
    // The largest finite magnitude of half of the dims of a head.
    template <class Values>
    MLA_DEVICE static float largest_of_head(Values values) {
        float top = 0;
        const auto take = [&](float x) { top = fmaxf(top, fabsf(x) < kInf ? fabsf(x) : 0); };
#pragma unroll
        for (int i = 0; i < 8; ++i) values(i, 1.f, [&](int, float low, float high) { take(low), take(high); });
        top = larger(top, __shfl_xor_sync(~0u, top, 1));
        return larger(top, __shfl_xor_sync(~0u, top, 2));
    }

    MLA_DEVICE static int warp_group() { return int(threadIdx.x) / kWarpGroup; }

    // Of the lanes that share a head, the one that stores its lse.
    MLA_DEVICE static bool first_of_head() { return warp_group() == 0 && quad_lane() == 0; }

    // The lane's dims are first_dim() + 32 i .. + 7, see shared.h.
    MLA_DEVICE static int first_dim() { return 256 * warp_group() + 8 * quad_lane(); }

    MLA_DEVICE static int even(int head) { return head / 2 * 2; }
    MLA_DEVICE static int odd(int head) { return head / 2 * 2 + 1; }

    // The lanes of an even head get what those of the odd one behind it have in `a` for their `b`: whole lines of 128
    // bytes are then stored together, by eight lanes.
    MLA_DEVICE static void swap_heads(int head, uint32_t (&a)[4], uint32_t (&b)[4]) {
        const bool is_odd = head % 2;
#pragma unroll
        for (int k = 0; k < 4; ++k) {
            const uint32_t other = __shfl_xor_sync(~0u, is_odd ? a[k] : b[k], 4);
            (is_odd ? a[k] : b[k]) = other;
        }
    }

    // store(head, whether the piece has it, m, l, values) for each of the lane's two heads, by all lanes of a warp;
    // values(i, scale, pair) calls pair(k, low, high) for eight dims, two at a time. Without kAll not for heads of
    // which the piece has none of a warp's eight.
    template <bool kAll = false, class Store>
    MLA_DEVICE void each_head(const Piece& piece, Store store) const {
#pragma unroll
        for (int side = 0; side < 2; ++side) {
            const int head = first_head(thread_read_anew()) + 8 * side;
            if (!kAll && head / 8 * 8 >= piece.heads) return;  // of none of the warp's lanes
            const auto values = [&](int i, float scale, auto pair) {
#pragma unroll
                for (int k = 0; k < 4; ++k) {
                    const float* at = o_[i / 4] + 16 * (i % 4) + 4 * k + 2 * side;
                    pair(k, at[0] * scale, at[1] * scale);
                }
            };
            const uint32_t slot = this->piece() % kSums;
            store(head, head < piece.heads, x_.m[slot][head], x_.l[slot][head], values);
        }
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
    MLA_DEVICE void multiply_values(const uint4 (&p)[kTokens / 16], uint32_t stage, bool add) {
        const uint32_t first_panel = uint32_t(warp_group()) * (kPanels / 2) * kPanelBytes;
        const TileDescriptor v = tile_descriptor(shared_address(x_.kv[stage]) + first_panel, kGroupBytes, kPanelBytes);
        products_begin();
#pragma unroll
        for (int k = 0; k < kTokens / 16; ++k)
            for (int half = 0; half < 2; ++half)
                multiply_128(o_[half], p[k], v.advanced(2 * kGroupBytes * k + half * 2 * kPanelBytes), add || k > 0);
        products_commit();
        products_wait<0>();
    }

    // The last piece's number, and of the next tile's what barriers and stages depend on.
    MLA_DEVICE uint32_t piece() const { return progress_ / 4 - 1; }
    MLA_DEVICE uint32_t tile() const { return progress_ % 4; }

    uint32_t progress_ = 0;  // pieces begun times 4, and tiles modulo 4: one register between pieces
    static_assert(kStages == 2, "two phases of two stages");
    float o_[2][64];  // of 128 dims each
};

}  // namespace mla::sm90
