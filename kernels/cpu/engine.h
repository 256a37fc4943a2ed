// The CPU engine: a workgroup is one OS thread that takes up to 128 query heads at a time.
#pragma once

#include "common/engine.h"
#include "common/merge.h"
#include "cpu/isa.h"

namespace mla::cpu {

class Engine {
  public:
    static constexpr int kDim = mla::kDim;
    static constexpr int kHeadsPerGroup = kMaxHeads;
    static constexpr int kMergeDims = kDim;
    static constexpr int kMergeBatch = 1;
    static constexpr int kMergeScratch = kMaxHeads * 16;
    static constexpr int kCounterGroups = 2;
    static constexpr bool kSerial = true, kMergesItself = false;

    // The pools that pieces index, and this thread's memory.
    Engine(const Isa& isa, const Buffer& q, const Buffer& q_rope, const Buffer& kv, const Buffer& kv_rope);

    int lane() const { return 0; }
    int lanes() const { return 1; }
    void barrier() {}
    float* merge_scratch() { return static_cast<float*>(scratch_); }

    void attend(const Piece& piece);
    void store_final(const Piece& piece, const Destination& to);

    template <class Index>
    void store_partial(const Piece& piece, const Partials& to, Index index, Sink sink, const Destination& sinks) {
        for (int h = 0; h < piece.heads; ++h) {
            const double s = sink == Sink::include ? log2_sink(sinks, piece.query + h) : -kInf;
            store_partial_head(h, s, to, index(h), to.o + index(h) * kDim);
        }
    }

    void keep_partial(const Piece& piece, const Partials& to, int64_t first) {
        for (int h = 0; h < piece.heads; ++h) store_partial_head(h, -kInf, to, first + h, acc_ + h * kDim);
        kept_first_ = first, kept_heads_ = piece.heads;
    }

    const float* kept(int64_t index) const {
        const int64_t head = index - kept_first_;
        return head >= 0 && head < kept_heads_ ? acc_ + head * kDim : nullptr;
    }

    void add_weighted(const float* row, float weight, bool first, float* acc) {
        isa_.add_weighted(row, weight, first, acc);
    }

    static int32_t peek(const int32_t* counter) { return __atomic_load_n(counter, __ATOMIC_ACQUIRE); }

    // Release and acquire in one read-modify-write: thread sanitizers do not see standalone fences.
    bool arrive(int32_t* counter, int32_t amount, int32_t total) {
        const bool last = __atomic_add_fetch(counter, amount, __ATOMIC_ACQ_REL) == total;
        if (last) __atomic_store_n(counter, 0, __ATOMIC_RELAXED);
        return last;
    }

    void store_bf16(uint16_t* to, const float* values) { isa_.round_to_bf16(values, kMergeDims, to); }
    static void store_f32(float* to, const float* values) { __builtin_memcpy(to, values, kMergeDims * sizeof(float)); }
    static void store_zeros(uint16_t* to) { __builtin_memset(to, 0, kMergeDims * sizeof(uint16_t)); }

  private:
    void store_partial_head(int h, double sink, const Partials& to, int64_t index, float* row) {
        const Normaliser<double> n = normalise(m_[h], l_[h], sink);
        acc_of_->store_f32(acc_ + h * kDim, float(n.scale), row);
        to.lse[index] = float(n.lse / double(to.lse_to_log2));
    }

    // In float64, a sink near the largest float does not overflow on its way to the log2 domain.
    static double log2_sink(const Destination& to, int64_t query) { return double(to.sink_of(query)) * kExactLog2E; }

    const Isa& isa_;
    const Isa* acc_of_;  // whose order acc_ has
    const Buffer &q_, &q_rope_, &kv_, &kv_rope_;
    void* scratch_;
    float* acc_;
    double m_[kMaxHeads], l_[kMaxHeads];
    int64_t kept_first_ = 0;  // index of the partial that acc_ holds
    int kept_heads_ = 0;
};

}  // namespace mla::cpu
