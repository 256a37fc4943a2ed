// What the partitions of a team hand each other through the shared memory of their cluster: of a piece, each of the
// team's workgroups is sent the heads that it merges. They lie as fp16 in the place of the queries, times a power of
// two for each head and half of its dims, so that nothing is lost but digits: 2^-12 of the largest value, an eighth of
// what rounding the outputs to bf16 costs.
#pragma once

#include "common/merge.h"
#include "sm90/machine.h"
#include "sm90/shared.h"

namespace mla::sm90 {

MLA_DEVICE uint32_t log2_of_power(uint32_t power) { return 31 - uint32_t(__builtin_clz(power)); }

// A cluster is a team of partitions of `groups` workgroups each, all powers of two. Each workgroup merges a slice of
// the heads: the team's pieces of them fill Shared::q, as a row of them fills a stage.
class Exchange {
  public:
    MLA_DEVICE Exchange(Shared& x, int groups)
        : x_(x),
          groups_(uint32_t(groups)),
          bits_(log2_of_power(uint32_t(kHeads)) - log2_of_power(cluster_size() / uint32_t(groups))) {}

    MLA_DEVICE uint32_t slice() const { return 1u << bits_; }
    MLA_DEVICE uint32_t team() const { return uint32_t(kHeads) >> bits_; }
    MLA_DEVICE uint32_t bytes_of_piece() const { return slice() * kBytesOfHead; }

    // In the first stage, where the 16 bytes of dims 32 unit + 8 quad .. + 7 of a head wait; units follow each stride().
    MLA_DEVICE uint32_t waiting(uint32_t head, uint32_t unit, uint32_t quad) const {
        return at(shared_address(x_.kv[0]), head >> bits_, 4 * (unit * slice() + (head & (slice() - 1))) + quad);
    }
    MLA_DEVICE uint32_t stride() const { return 64u << bits_; }
    MLA_DEVICE GivenHead& waiting_head(uint32_t head) const { return reinterpret_cast<GivenHead*>(x_.kv[1])[head]; }

    // Sends what waits for partition `to` of the team, by one thread. `from` is the sender.
    MLA_DEVICE void send(uint32_t to, uint32_t from) const {
        const uint32_t rank = to * groups_ + cluster_rank() % groups_;
        const uint32_t barrier = address_in(rank, shared_address(&x_.given_full));
        copy_there(address_in(rank, at(shared_address(x_.q), from, 0)), at(shared_address(x_.kv[0]), to, 0),
                   slice() * kDim * 2, barrier);
        copy_there(address_in(rank, shared_address(&given(from, 0))), shared_address(&waiting_head(to << bits_)),
                   slice() * uint32_t(sizeof(GivenHead)), barrier);
    }

    // Of the heads that this workgroup merges; item 4 * (unit * slice() + head) + quad is dims 32 unit + 8 quad .. + 7.
    MLA_DEVICE uint4 values(uint32_t from, uint32_t item) const {
        return load_shared16(at(shared_address(x_.q), from, item));
    }
    MLA_DEVICE GivenHead& given(uint32_t from, uint32_t head) const { return x_.given[(from << bits_) + head]; }

  private:
    static constexpr uint32_t kBytesOfHead = kDim * 2 + sizeof(GivenHead);

    MLA_DEVICE uint32_t at(uint32_t pieces, uint32_t piece, uint32_t item) const {
        return pieces + ((piece << bits_) * (kDim / 8) + item) * 16;
    }

    Shared& x_;
    const uint32_t groups_, bits_;
};

static_assert(kHeads * kDim * 2 <= sizeof(Shared::q) && kHeads * kDim * 2 <= kTileBytes, "room");

// The power of two that brings the largest of some values to 2^14 .. 2^15, and its inverse.
struct PowerOfTwo {
    float factor, inverse;

    MLA_DEVICE explicit PowerOfTwo(float largest) {
        const uint32_t exponent = smaller(268u - (__float_as_uint(largest) >> 23), 253u);
        factor = __uint_as_float(exponent << 23);
        inverse = __uint_as_float((254 - exponent) << 23);
    }
};

// The merge of given pieces from .. from + count - 1, by the workgroup.
class GivenMerge {
  public:
    MLA_DEVICE GivenMerge(Shared& x, const Exchange& exchange, uint32_t from, uint32_t count)
        : x_(x), exchange_(exchange), from_(from), count_(count) {}

    // The weights of all pieces, by one warp: a lane has two pieces of the head lane % slice, whose sink is sinks[head].
    // Returns the lse of the head.
    MLA_DEVICE float weigh(const float* sinks) const {
        const uint32_t lane = threadIdx.x % 32, slice = exchange_.slice(), head = lane % slice;
        GivenHead given[2];
        float top = -kInf, sum = 0, weights[2];
#pragma unroll
        for (uint32_t k = 0; k < 2; ++k) {
            given[k] = x_.given[lane + 32 * k];
            if (!is_present((lane + 32 * k) / slice)) given[k].lse = -kInf;
            top = larger(top, given[k].lse);
        }
        for (uint32_t mask = slice; mask < 32; mask *= 2) top = larger(top, __shfl_xor_sync(~0u, top, mask));
#pragma unroll
        for (uint32_t k = 0; k < 2; ++k) {
            weights[k] = is_present((lane + 32 * k) / slice) ? weight(given[k].lse, top) : 0;
            sum += weights[k];
        }
        for (uint32_t mask = slice; mask < 32; mask *= 2) sum += __shfl_xor_sync(~0u, sum, mask);
        const Normaliser<float> n = normalise(top, sum, sinks == nullptr ? -kInf : sinks[head] * kLog2E);
#pragma unroll
        for (uint32_t k = 0; k < 2; ++k)
            for (int half = 0; half < 2; ++half)
                x_.weights[half][lane + 32 * k] = weights[k] * n.scale * given[k].factor[half];
        return n.lse;
    }

    // Behind a barrier: acc = the weighted sum of an item, whose unit and head these are.
    MLA_DEVICE void add(uint32_t item, uint32_t unit, uint32_t head, float (&acc)[8]) const {
        const float* weights = x_.weights[unit / (kDim / 64)] + head;
#pragma unroll 2
        for (uint32_t i = from_; i < from_ + count_; ++i) {
            const uint4 values = exchange_.values(i, item);
            const uint32_t words[4] = {values.x, values.y, values.z, values.w};
            const float w = weights[i * exchange_.slice()];
#pragma unroll
            for (int k = 0; k < 4; ++k) {
                acc[2 * k] += w * fp16_value<0>(words[k]);
                acc[2 * k + 1] += w * fp16_value<1>(words[k]);
            }
        }
    }

  private:
    MLA_DEVICE bool is_present(uint32_t piece) const { return piece - from_ < count_; }

    Shared& x_;
    const Exchange& exchange_;
    const uint32_t from_, count_;
};

}  // namespace mla::sm90
