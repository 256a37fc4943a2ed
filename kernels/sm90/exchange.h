// What the partitions of a team hand each other through the shared memory of their cluster: of a piece, each of the
// team's workgroups is sent the heads that it merges. They lie as fp16 in the place of the queries, times a power of
// two for each head and half of its dims, so that nothing is lost but digits: 2^-12 of the largest value, a sixteenth
// of what rounding the outputs to bf16 costs.
#pragma once

#include "common/merge.h"
#include "sm90/machine.h"
#include "sm90/shared.h"

namespace mla::sm90 {

MLA_DEVICE uint32_t log2_of_power(uint32_t power) { return 31 - uint32_t(__builtin_clz(power)); }

// A cluster is a team of partitions of `groups` workgroups each, all powers of two, that merge a slice of the heads each.
class Exchange {
  public:
    MLA_DEVICE Exchange(Shared& x, int groups)
        : x_(x), groups_(uint32_t(groups)), bits_(log2_of_power(uint32_t(kHeads)) - log2_of_power(cluster_size() / uint32_t(groups))) {}

    MLA_DEVICE uint32_t slice() const { return 1u << bits_; }

    // Where dims 8 * quad .. + 7 of head `head` of partition `from` go in the workgroup that merges the head, for the
    // first 32 dims; those of the next 32 follow each stride().
    MLA_DEVICE uint32_t values_there(uint32_t head, uint32_t from, uint32_t quad) const {
        return there(head, shared_address(x_.q) + values(from, in_slice(head) * 4 + quad));
    }
    MLA_DEVICE uint32_t head_there(uint32_t head, uint32_t from) const {
        return there(head, shared_address(&given(from, in_slice(head))));
    }
    MLA_DEVICE uint32_t stride() const { return 64u << bits_; }

    // Here, of those that this workgroup merges: item 4 * (u * slice() + head) + quad is dims 32 u + 8 quad .. + 7.
    MLA_DEVICE uint4 values_here(uint32_t from, uint32_t item) const {
        return load_shared16(shared_address(x_.q) + values(from, item));
    }
    MLA_DEVICE GivenHead& given(uint32_t from, uint32_t head) const {
        return x_.given[(from << bits_) + head];
    }

  private:
    MLA_DEVICE uint32_t in_slice(uint32_t head) const { return head & (slice() - 1); }
    MLA_DEVICE uint32_t values(uint32_t from, uint32_t item) const { return ((from << bits_) * 64 + item) * 16; }

    MLA_DEVICE uint32_t there(uint32_t head, uint32_t address) const {
        return address_in((head >> bits_) * groups_ + cluster_rank() % groups_, address);
    }

    Shared& x_;
    const uint32_t groups_, bits_;
};

static_assert(kHeads * kDim * 2 <= sizeof(Shared::q), "room");

// The weights of up to 16 given pieces of a head, by the four lanes of a quad: lane q has pieces q, q + 4, ..
class QuadWeights {
  public:
    MLA_DEVICE QuadWeights(const Exchange& exchange, uint32_t from, uint32_t count, uint32_t head) : count_(count) {
#pragma unroll
        for (uint32_t k = 0; k < kEach; ++k) {
            const uint32_t i = threadIdx.x % 4 + 4 * k;
            const bool present = i < count;
            const GivenHead& given = exchange.given(present ? from + i : from, head);
            lse_[k] = present ? given.lse : -kInf;
            factors_[k][0] = given.factor[0], factors_[k][1] = given.factor[1];
        }
    }

    // Returns the lse of the whole, with `sink` in it. By all lanes of a warp.
    MLA_DEVICE float normalise(float sink) {
        float top = -kInf, sum = 0;
        for (float lse : lse_) top = larger(top, lse);
        top = of_quad(top, [](float a, float b) { return larger(a, b); });
#pragma unroll
        for (uint32_t k = 0; k < kEach; ++k) {
            weights_[k] = threadIdx.x % 4 + 4 * k < count_ ? weight(lse_[k], top) : 0;
            sum += weights_[k];
        }
        sum = of_quad(sum, [](float a, float b) { return a + b; });
        const Normaliser<float> n = mla::normalise(top, sum, sink);
        for (float& w : weights_) w *= n.scale;
        return n.lse;
    }

    // each(i, weight) in the order of the pieces, with the factor of one half of the dims; by all lanes of a quad.
    template <class Each>
    MLA_DEVICE void each(uint32_t half, Each each) const {
        const uint32_t lane = threadIdx.x % 32, mask = 0xfu << (lane & ~3u);
#pragma unroll
        for (uint32_t k = 0; k < kEach; ++k) {
            if (4 * k >= count_) return;
            const float own = weights_[k] * (half == 0 ? factors_[k][0] : factors_[k][1]);
#pragma unroll
            for (uint32_t q = 0; q < 4; ++q) {
                const float w = __shfl_sync(mask, own, int(q), 4);
                if (4 * k + q < count_) each(4 * k + q, w);
            }
        }
    }

  private:
    static constexpr uint32_t kEach = kLargestCluster / 4;

    template <class Join>
    MLA_DEVICE static float of_quad(float x, Join join) {
        x = join(x, __shfl_xor_sync(~0u, x, 1));
        return join(x, __shfl_xor_sync(~0u, x, 2));
    }

    const uint32_t count_;
    float lse_[kEach], factors_[kEach][2], weights_[kEach];
};

// The power of two that brings the largest of some values to 2^14 .. 2^15, and its inverse.
struct PowerOfTwo {
    float factor, inverse;

    MLA_DEVICE explicit PowerOfTwo(float largest) {
        const uint32_t exponent = smaller(268u - (__float_as_uint(largest) >> 23), 253u);
        factor = __uint_as_float(exponent << 23);
        inverse = __uint_as_float((254 - exponent) << 23);
    }
};

}  // namespace mla::sm90
