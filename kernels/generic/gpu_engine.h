// What engines of a GPU workgroup of 256 threads share: the merge's stores, the arrival at a counter, and the float64
// path of pieces whose values lie outside the fast range.
#pragma once

#include "common/engine.h"
#include "generic/exact.h"
#include "generic/shared.h"

namespace mla::generic {

// A workgroup's partition and head group. The head groups of a partition run side by side: they read the same KV rows.
struct Place {
    uint32_t partition;
    int group;
};

// Smem has `last` and `outside`, int32 each.
template <class Smem>
class GpuEngine {
  public:
    static constexpr int kDim = mla::kDim;
    static constexpr int kMergeDims = 4, kMergeBatch = 4;
    static constexpr bool kSerial = false, kMergesItself = false;

    MLA_FN GpuEngine(Smem& shared, const Buffer& q, const Buffer& q_rope, const Buffer& kv, const Buffer& kv_rope)
        : x_(shared), inputs_{q, q_rope, kv, kv_rope} {}

    MLA_FN int lane() const { return opaque(thread_index(), kThreads); }
    MLA_FN int lanes() const { return kThreads; }
    MLA_FN void barrier() const { workgroup_barrier(); }

    MLA_FN bool arrive(int32_t* counter, int32_t amount, int32_t total) {
        publish_stores();
        workgroup_barrier();
        if (lane() == 0) {
            const bool last = add_acquire_release(counter, amount) + amount == total;
            if (last) *counter = 0;
            x_.last = last;
        }
        workgroup_barrier();
        const bool last = uniform(x_.last) != 0;
        if (last) see_published_stores();
        return last;
    }

    MLA_FN static void store_bf16(uint16_t* to, const float* values) {
        *reinterpret_cast<Word2*>(to) = {bf16_pair_of(values[0], values[1]), bf16_pair_of(values[2], values[3])};
    }

    MLA_FN static void store_f32(float* to, const float* values) {
        *reinterpret_cast<Float4*>(to) = {values[0], values[1], values[2], values[3]};
    }

    MLA_FN static void store_zeros(uint16_t* to) { *reinterpret_cast<Word2*>(to) = Word2{}; }

  protected:
    MLA_FN const Inputs& inputs() const { return read_anew(inputs_); }

    // At the beginning of a piece: what is read for every tile stays at hand.
    MLA_FN const Inputs& take_inputs() {
        const Inputs& in = inputs();
        kv_ = in.kv.as<const void>();
        kv_rope_ = in.kv_rope.as<const void>();
        return in;
    }

    MLA_FN void store_final_exact(const Piece& piece, const Destination& to) {
        attend_exact(piece, inputs(), [&](int head, int lane, double m, const auto& acc) {
            const int64_t query = piece.query + head;
            const double sink = double(to.sink_of(query)) * kExactLog2E;
            const Normaliser<double> n = normalise(m, m == m ? 1.0 : m, sink);
            for (int i = 0; i < kDim / kWave; ++i)
                to.out[query * kDim + lane + kWave * i] = bf16_of(float(acc[i] * n.scale));
            if (to.lse != nullptr && lane == 0) to.lse[query] = float(n.lse / kExactLog2E);
        });
    }

    template <class Index>
    MLA_FN void store_partial_exact(const Piece& piece, const Partials& to, Index index, Sink sink,
                                    const Destination& sinks) {
        attend_exact(piece, inputs(), [&](int head, int lane, double m, const auto& acc) {
            const double s =
                sink == Sink::include ? double(sinks.sink_of(piece.query + head)) * kExactLog2E : -double(kInf);
            const Normaliser<double> n = normalise(m, m == m ? 1.0 : m, s);
            for (int i = 0; i < kDim / kWave; ++i)
                to.o[index(head) * kDim + lane + kWave * i] = float(acc[i] * n.scale);
            if (lane == 0) to.lse[index(head)] = float(n.lse / double(to.lse_to_log2));
        });
    }

    Smem& x_;
    const void *kv_, *kv_rope_;

  private:
    const Inputs inputs_;
};

}  // namespace mla::generic
