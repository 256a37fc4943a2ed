// The merge of partial rows: a warp takes a query head at a time, and a lane four dims of each quarter of it.
// Nothing passes through shared memory, and no warp waits for another one.
#pragma once

#include "common/gpu.h"
#include "common/persistent.h"
#include "sm90/machine.h"

namespace mla::sm90 {

// Two weights a lane: enough for a merge group and for the groups of all partitions.
constexpr int kMostPartials = 64;
static_assert(kMergeFanIn <= kMostPartials && kMaxPartitions / kMergeFanIn <= kMostPartials, "partials of a merge");

// One partial of the heads that are merged: o [heads, 512] and lse [heads].
struct Part {
    const float* o;
    const float* lse;
};

// part(i), i < count, is a Part.
template <class PartOf>
class WarpMerge {
  public:
    MLA_DEVICE WarpMerge(int count, PartOf part, float lse_to_log2)
        : count_(count), part_(part), lse_to_log2_(lse_to_log2) {}

    // sink_of, store and store_lse as merge_partials has them. A batch of partials is asked for before the one in front
    // of it is added, which may be of another head.
    template <class SinkOf, class Store, class StoreLse>
    MLA_DEVICE void run(int heads, SinkOf sink_of, Store store, StoreLse store_lse) {
        const auto add_batch = [&](const Batch& batch, const Step& step) {
            if (step.first == 0) {
                const float sum = weigh(batch.lse, sink_of(step.head));
                if (lane() == 0) store_lse(step.head, sum);
            }
            add(batch, step.first);
            if (step.first + kBatch < count_) return;
#pragma unroll
            for (int quarter = 0; quarter < kQuarters; ++quarter) store(step.head, first_dim(quarter), acc_[quarter]);
        };
        Step now{int(threadIdx.x) / 32, 0};
        Batch a = ask(now, heads);
#pragma unroll 1
        while (now.head < heads) {
            const Step next = behind(now);
            const Batch b = ask(next, heads);
            add_batch(a, now);
            now = behind(next);
            a = ask(now, heads);
            if (next.head < heads) add_batch(b, next);
        }
    }

  private:
    static constexpr int kQuarters = 4, kBatch = 2;  // partials of a head; two batches under way: 64 KiB a workgroup

    struct Step {
        int head, first;  // partial
    };

    struct Batch {
        float lse[2];  // of all partials of the head, two a lane, where the batch is its first
        float o[kBatch][kQuarters][4];
    };

    MLA_DEVICE static int lane() { return int(threadIdx.x) % 32; }
    MLA_DEVICE static int first_dim(int quarter) { return 128 * quarter + 4 * lane(); }

    MLA_DEVICE Step behind(const Step& step) const {
        const bool ends = step.first + kBatch >= count_;
        return {ends ? step.head + kThreads / 32 : step.head, ends ? 0 : step.first + kBatch};
    }

    // Behind the last partial zeros, whose weight is 0 too.
    MLA_DEVICE Batch ask(const Step& step, int heads) const {
        Batch batch;
        const bool inside = step.head < heads;
#pragma unroll
        for (int k = 0; k < 2; ++k) {
            const int i = lane() + 32 * k;
            const bool present = inside && step.first == 0 && i < count_;
            batch.lse[k] = present ? part_(i).lse[step.head] * lse_to_log2_ : -kInf;
        }
#pragma unroll
        for (int i = 0; i < kBatch; ++i) {
            const float* from = part_(smaller(step.first + i, count_ - 1)).o + step.head * kDim + first_dim(0);
#pragma unroll
            for (int quarter = 0; quarter < kQuarters; ++quarter)
                load4_if(inside && step.first + i < count_, from + 128 * quarter, batch.o[i][quarter]);
        }
        return batch;
    }

    // What merge_weights() does, by a warp. Returns the lse of the whole.
    MLA_DEVICE float weigh(const float (&lse)[2], float sink) {
        float top = larger(lse[0], lse[1]), sum = 0;
#pragma unroll
        for (int mask = 16; mask > 0; mask /= 2) top = larger(top, __shfl_xor_sync(~0u, top, mask));
#pragma unroll
        for (int k = 0; k < 2; ++k) {
            weights_[k] = lane() + 32 * k < count_ ? weight(lse[k], top) : 0.f;
            sum += weights_[k];
        }
#pragma unroll
        for (int mask = 16; mask > 0; mask /= 2) sum += __shfl_xor_sync(~0u, sum, mask);
        const Normaliser<float> n = normalise(top, sum, sink);
        weights_[0] *= n.scale, weights_[1] *= n.scale;
        for (float (&quarter)[4] : acc_)
            for (float& v : quarter) v = 0;
        return n.lse;
    }

    // In the order of the partials.
    MLA_DEVICE void add(const Batch& batch, int first) {
#pragma unroll
        for (int i = 0; i < kBatch; ++i) {
            const float w = __shfl_sync(~0u, first + i < 32 ? weights_[0] : weights_[1], (first + i) % 32);
#pragma unroll
            for (int quarter = 0; quarter < kQuarters; ++quarter)
#pragma unroll
                for (int d = 0; d < 4; ++d) acc_[quarter][d] += w * batch.o[i][quarter][d];
        }
    }

    const int count_;
    const PartOf part_;
    const float lse_to_log2_;
    float weights_[2] = {}, acc_[kQuarters][4] = {};  // of the head under way
};

}  // namespace mla::sm90
