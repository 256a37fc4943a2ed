// The generic engine: a workgroup of 256 threads attends with 64 (or 32) query heads, KV rows pass through shared
// memory as bf16, and O stays in registers. `Tile` does the arithmetic (tile_mma.h, tile_fma.h).
//
// Stages of one tile of kTokens tokens, each ended by a barrier:
//   convert       raw rows -> bf16 tile; the next tile's raw rows are on their way behind the rest
//   scores        S = Q K^T
//   softmax       running maximum and sum, P, and the factor that older sums keep
//   accumulate    O = O * keep (where a maximum moved) + P V
#pragma once

#include "generic/gpu_engine.h"

namespace mla::generic {

template <class Tile>
class Engine : public GpuEngine<Shared<Tile>> {
  public:
    using Smem = Shared<Tile>;
    using Base = GpuEngine<Smem>;
    using Base::Base, Base::kDim;
    static constexpr int kHeadsPerGroup = Tile::kHeads;
    static constexpr int kCounterGroups = kMaxHeads / Tile::kHeads;
    static constexpr int kMergeScratch = sizeof(Smem::kv) / sizeof(float);

    MLA_FN static Place place(int block, int groups, int /*partitions*/) {
        return {uint32_t(block / groups), block % groups};
    }

    MLA_FN float* merge_scratch() { return reinterpret_cast<float*>(x_.kv); }

    MLA_FN void attend(const Piece& piece) {
        start(piece);
        float m = -kInf, l = 0;  // of head thread / kLanesPerHead
        for (uint32_t first = 0; first < piece.tokens; first += Tile::kTokens) {
            const int count = int(smaller(piece.tokens - first, uint32_t(Tile::kTokens)));
            copy_wait();
            workgroup_barrier();  // the rows are there, and their page indices are no longer read
            if (thread_index() < Tile::kTokens) x_.pages[thread_index()] = next_page_;
            convert_tile(count);
            next_page_ = page(piece, first + 2 * Tile::kTokens);
            workgroup_barrier();
            if (x_.outside) break;
            request_rows(piece, first + Tile::kTokens);
            tile_.scores(x_);
            workgroup_barrier();
            softmax(count, &m, &l);
            workgroup_barrier();
            if (x_.moved) tile_.rescale(x_);
            tile_.accumulate(x_);
        }
        copy_wait();
        finish(m, l);
    }

    MLA_FN void store_final(const Piece& piece, const Destination& to) {
        if (x_.outside) return Base::store_final_exact(piece, to);
        const int h = thread_index();
        if (h < piece.heads) {
            const Normaliser<float> n = normalise(x_.m[h], x_.l[h], to.log2_sink(piece.query + h));
            x_.keep[h] = n.scale;
            if (to.lse != nullptr) to.lse[piece.query + h] = to.natural(n.lse, piece.query + h);
        }
        workgroup_barrier();
        tile_.each_row([&](int head, auto each_pair) {
            if (head >= piece.heads) return;
            uint16_t* out = to.out + (piece.query + head) * kDim;
            const float scale = x_.keep[head];
            each_pair([=](int dim, float a, float b) {
                *reinterpret_cast<uint32_t*>(out + dim) = bf16_pair_of(a * scale, b * scale);
            });
        });
    }

    template <class Index>
    MLA_FN void store_partial(const Piece& piece, const Partials& to, Index index, Sink sink,
                              const Destination& sinks) {
        if (x_.outside) return Base::store_partial_exact(piece, to, index, sink, sinks);
        const int h = thread_index();
        if (h < piece.heads) {
            const float s = sink == Sink::include ? sinks.log2_sink(piece.query + h) : -kInf;
            const Normaliser<float> n = normalise(x_.m[h], x_.l[h], s);
            x_.keep[h] = n.scale;
            to.lse[index(h)] = n.lse / to.lse_to_log2;
        }
        workgroup_barrier();
        tile_.each_row([&](int head, auto each_pair) {
            if (head >= piece.heads) return;
            float* o = to.o + index(head) * kDim;
            const float scale = x_.keep[head];
            each_pair([=](int dim, float a, float b) { *reinterpret_cast<Float2*>(o + dim) = {a * scale, b * scale}; });
        });
    }

  private:
    using Base::x_, Base::kv_, Base::kv_rope_;
    static constexpr int kLanesPerHead = kThreads / Tile::kHeads;

    MLA_FN int32_t page(const Piece& piece, uint32_t first) const {
        const uint32_t token = first + uint32_t(thread_index());
        return thread_index() < Tile::kTokens && token < piece.tokens ? piece.pages[token] : 0;
    }

    // Query rows and the first tile's page indices into shared memory, its rows requested.
    MLA_FN void start(const Piece& piece) {
        const Inputs& in = this->take_inputs();
        workgroup_barrier();  // the piece before this one is done with shared memory
        if (thread_index() < Tile::kTokens) x_.pages[thread_index()] = page(piece, 0);
        if (thread_index() == 0) x_.outside = 0;
        next_page_ = page(piece, Tile::kTokens);
        workgroup_barrier();
        request_rows(piece, 0);
        const auto row = [&](int head) {
            return RowPointers{packed_row(in.q.as<const void>(), piece.query + head),
                               rope_row(in.q_rope.as<const void>(), piece.query + head)};
        };
        const bool outside = convert_rows(piece.heads, Tile::kHeads, row, x_.q);
        if (outside) x_.outside = 1;
        tile_.clear();
    }

    // Asks for the raw rows of the tile at `first`, whose page indices are in shared memory.
    MLA_FN void request_rows(const Piece& piece, uint32_t first) {
        if (first >= piece.tokens) return;
        const int count = int(smaller(piece.tokens - first, uint32_t(Tile::kTokens)));
        constexpr int kLanes = 8;  // of a row: four copies of the packed row and one of the RoPE row each
        static_assert(kPackedBytes == 4 * 16 * kLanes && kRopeBytes == 16 * kLanes, "copies of a lane");
        const int chunk = thread_index() % kLanes;
#pragma unroll 1
        for (int token = thread_index() / kLanes; token < count; token += kThreads / kLanes) {
            const int64_t row = x_.pages[token];
            const uint8_t* packed = packed_row(kv_, row) + 16 * chunk;
            for (int i = 0; i < 4; ++i)
                copy16(x_.raw[token].packed + 16 * chunk + 16 * kLanes * i, packed + 16 * kLanes * i);
            copy16(x_.raw[token].rope + 8 * chunk, rope_row(kv_rope_, row) + 8 * chunk);
        }
    }

    MLA_FN void convert_tile(int count) {
        const auto row = [&](int token) { return RowPointers{x_.raw[token].packed, x_.raw[token].rope}; };
        if (convert_rows(count, Tile::kTokens, row, x_.kv)) x_.outside = 1;
        if (thread_index() == 0) x_.moved = 0;
    }

    // kLanesPerHead neighbouring lanes share a head; all of them carry its m and l.
    MLA_FN void softmax(int count, float* m, float* l) {
        constexpr int kPairs = Tile::kTokens / kLanesPerHead / 2;
        const int head = thread_index() / kLanesPerHead, lane0 = thread_index() % kLanesPerHead;
        Float2 s[kPairs];
        float top = *m;
        for (int i = 0; i < kPairs; ++i) {
            const int token = 2 * (lane0 + i * kLanesPerHead);
            s[i] = *reinterpret_cast<const Float2*>(&x_.scores.s[head][token]);
            if (token >= count) s[i].x = -kInf;
            if (token + 1 >= count) s[i].y = -kInf;
            top = larger(top, larger(s[i].x, s[i].y));
        }
        for (int mask = 1; mask < kLanesPerHead; mask *= 2) top = larger(top, exchange(top, mask));
        float sum = 0;
        for (int i = 0; i < kPairs; ++i) {
            const Float2 p{exp2_of(s[i].x - top), exp2_of(s[i].y - top)};
            sum += p.x + p.y;
            x_.scores.set(head, 2 * (lane0 + i * kLanesPerHead), p);
        }
        for (int mask = 1; mask < kLanesPerHead; mask *= 2) sum += exchange(sum, mask);
        const float keep = exp2_of(*m - top);
        if (lane0 == 0) x_.keep[head] = keep;
        if (top > *m) x_.moved = 1;
        *l = *l * keep + sum;
        *m = top;
    }

    MLA_FN void finish(float m, float l) {
        workgroup_barrier();
        if (thread_index() % kLanesPerHead == 0) {
            // Scores of this size have lost digits that the softmax needs.
            if (m < -kLargestScore || m > kLargestScore) x_.outside = 1;
            x_.m[thread_index() / kLanesPerHead] = m;
            x_.l[thread_index() / kLanesPerHead] = l;
        }
        workgroup_barrier();
    }

    int32_t next_page_ = 0;
    Tile tile_;
};

}  // namespace mla::generic
