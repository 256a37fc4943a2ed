// The merge of partial rows: a warp takes a query head at a time, or a part of it, and a lane four dims of each
// quarter. Nothing passes through shared memory, and no warp waits for another one.
#pragma once

#include "common/gpu.h"
#include "common/persistent.h"
#include "generic/gpu_engine.h"
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

// part(i), i < count, is a Part. A warp has kQuarters quarters of a head, of kBatch partials at a time; with less than
// four, the partials are not where the merge is stored.
template <int kQuarters, int kBatch, class PartOf>
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
                const float sum = weigh(batch.lse, sink_of(head(step)));
                if (lane() == 0 && first_quarter(step) == 0) store_lse(head(step), sum);
            }
            add(batch, step.first);
            if (step.first + kBatch < count_) return;
#pragma unroll
            for (int quarter = 0; quarter < kQuarters; ++quarter)
                store(head(step), first_dim(first_quarter(step) + quarter), acc_[quarter]);
        };
        Step now{int(threadIdx.x) / 32, 0};
        Batch a = ask(now, heads);
#pragma unroll 1
        while (head(now) < heads) {
            const Step next = behind(now);
            const Batch b = ask(next, heads);
            add_batch(a, now);
            now = behind(next);
            a = ask(now, heads);
            if (head(next) < heads) add_batch(b, next);
        }
    }

  private:
    static constexpr int kParts = 4 / kQuarters;

    struct Step {
        int item, first;  // a part of a head, and a partial
    };

    MLA_DEVICE static int head(const Step& step) { return step.item / kParts; }
    MLA_DEVICE static int first_quarter(const Step& step) { return step.item % kParts * kQuarters; }

    struct Batch {
        float lse[2];  // of all partials of the head, two a lane, where the batch is its first
        float o[kBatch][kQuarters][4];
    };

    MLA_DEVICE static int lane() { return int(threadIdx.x) % 32; }
    MLA_DEVICE static int first_dim(int quarter) { return 128 * quarter + 4 * lane(); }

    MLA_DEVICE Step behind(const Step& step) const {
        const bool ends = step.first + kBatch >= count_;
        return {ends ? step.item + kThreads / 32 : step.item, ends ? 0 : step.first + kBatch};
    }

    // Behind the last partial zeros, whose weight is 0 too.
    MLA_DEVICE Batch ask(const Step& step, int heads) const {
        Batch batch;
        const bool inside = head(step) < heads;
#pragma unroll
        for (int k = 0; k < 2; ++k) {
            const int i = lane() + 32 * k;
            const bool present = inside && step.first == 0 && i < count_;
            batch.lse[k] = present ? part_(i).lse[head(step)] * lse_to_log2_ : -kInf;
        }
#pragma unroll
        for (int i = 0; i < kBatch; ++i) {
            const float* from =
                part_(smaller(step.first + i, count_ - 1)).o + head(step) * kDim + first_dim(first_quarter(step));
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

// An engine whose warps merge by themselves, with two batches under way: 64 KiB a workgroup, here and in
// merge_splits.cu.
template <class Smem, int kQuarters = 4, int kBatch = 2>
class MergingEngine : public generic::GpuEngine<Smem> {
  public:
    using generic::GpuEngine<Smem>::GpuEngine;
    static constexpr bool kMergesItself = true;

    template <class Slot, class SinkOf, class Store, class StoreLse>
    MLA_DEVICE void merge_rows(const Partials& parts, int count, Slot slot, int head0, int heads, SinkOf sink_of,
                               Store store, StoreLse store_lse) const {
        const auto part = [&](int i) {
            const int64_t first = parts.index(slot(i), head0);
            return Part{parts.o + first * kDim, parts.lse + first};
        };
        WarpMerge<kQuarters, kBatch, decltype(part)>(count, part, parts.lse_to_log2)
            .run(heads, sink_of, store, store_lse);
    }
};

}  // namespace mla::sm90
