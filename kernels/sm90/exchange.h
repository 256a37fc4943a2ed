// What the partitions of a team hand each other through the shared memory of their cluster: of a piece, each of the
// team's workgroups is sent the heads that it merges. They lie as fp16 in the place of the queries, times a power of
// two for each head and half of its dims, so that nothing is lost but digits: 2^-12 of the largest value, an eighth of
// what rounding the outputs to bf16 costs.
#pragma once

#include "common/merge.h"
#include "sm90/machine.h"
#include "sm90/shared.h"

namespace mla::sm90 {

// A cluster is a team of partitions of `groups` workgroups each: 2, 3, 4, 6, 8 or 16. Each workgroup merges a slice of
// the heads, whose pieces are received in the place of the queries and, where a team does not divide them evenly, what
// lies behind. A piece lies there in blocks of eight or four heads: 16 bytes of unit u, head h and quad q, which are
// dims 32 u + 8 q .. + 7, in that order.
class Exchange {
  public:
    MLA_DEVICE Exchange(Shared& x, int groups)
        : x_(x), groups_(uint32_t(groups)), team_(cluster_size() / uint32_t(groups)) {}

    MLA_DEVICE uint32_t slice() const { return (team_ % 3 == 0 ? 48u : 64u) >> floor_log2(team_); }
    MLA_DEVICE uint32_t block_bits() const { return slice() % 8 == 0 ? 3 : 2; }
    MLA_DEVICE uint32_t block() const { return 1u << block_bits(); }

    // Of the heads of a group, those of partition `rank` of the team.
    MLA_DEVICE uint32_t heads_of(uint32_t rank) const {
        return uint32_t(larger(0, smaller(int(slice()), kHeads - int(rank * slice()))));
    }
    MLA_DEVICE uint32_t bytes_of_piece(uint32_t rank) const { return heads_of(rank) * kBytesOfHead; }

    // Sends half of the dims of a block of heads that begins at `head`, which waits at `values`, and its GivenHeads at
    // `heads`, to the workgroup that merges them, by one thread. `from` is the sender.
    MLA_DEVICE void send(uint32_t values, uint32_t heads, uint32_t head, uint32_t half, uint32_t from) const {
        const uint32_t to = rank_of_block(head >> block_bits()), in_slice = head - to * slice();
        const uint32_t rank = to * groups_ + cluster_rank() % groups_, bytes = block() * kDim;
        const uint32_t barrier = address_in(rank, shared_address(&x_.given_full));
        copy_there(address_in(rank, piece(from) + in_slice * 2 * kDim + half * bytes), values, bytes, barrier);
        copy_there(address_in(rank, shared_address(&x_.given[half][from * slice() + in_slice])), heads,
                   block() * uint32_t(sizeof(GivenHead)), barrier);
    }

    // 16 bytes of those that this workgroup merges.
    MLA_DEVICE uint4 values(uint32_t from, uint32_t item) const { return load_shared16(piece(from) + item * 16); }
    MLA_DEVICE uint32_t head_of(uint32_t item) const {
        return (item >> (6 + block_bits()) << block_bits()) + (item / 4 & (block() - 1));
    }
    MLA_DEVICE uint32_t unit_of(uint32_t item) const { return (item >> (2 + block_bits())) % (kDim / 32); }

  private:
    static constexpr uint32_t kBytesOfHead = kDim * 2 + 2 * sizeof(GivenHead);

    MLA_DEVICE uint32_t piece(uint32_t from) const { return shared_address(x_.q) + from * slice() * kDim * 2; }

    // A slice has one to four blocks.
    MLA_DEVICE uint32_t rank_of_block(uint32_t block) const {
        const uint32_t blocks = slice() >> block_bits();
        return blocks == 3 ? block / 3 : block >> blocks / 2;
    }

    Shared& x_;
    const uint32_t groups_, team_;
};

constexpr uint32_t kReceivedBytes = kMostGiven * kDim * 2;
static_assert(offsetof(Shared, raw) == offsetof(Shared, q) + sizeof(Shared::q), "what is received goes on there");
static_assert(kReceivedBytes <= sizeof(Shared::q) + offsetof(RawGroup, rope) + 3 * sizeof(RawGroup), "room");

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

    // The weights of all pieces, by one warp: a lane has some pieces of the head lane % stride, whose sink is
    // sinks[head]. Returns the lse of the head.
    MLA_DEVICE float weigh(const float* sinks) const {
        const uint32_t lane = threadIdx.x % 32, slice = exchange_.slice();
        const uint32_t stride_bits = floor_log2(2 * slice - 1), stride = 1u << stride_bits, head = lane & (stride - 1);
        const auto piece = [&](uint32_t k) { return (lane + 32 * k) >> stride_bits; };
        const auto is_present = [&](uint32_t k) { return head < slice && piece(k) - from_ < count_; };
        float lse[kEach], top = -kInf, sum = 0;
#pragma unroll
        for (uint32_t k = 0; k < kEach; ++k) {
            lse[k] = is_present(k) ? x_.given[0][piece(k) * slice + head].lse : -kInf;
            top = larger(top, lse[k]);
        }
        for (uint32_t mask = stride; mask < 32; mask *= 2) top = larger(top, __shfl_xor_sync(~0u, top, mask));
#pragma unroll
        for (uint32_t k = 0; k < kEach; ++k) {
            lse[k] = is_present(k) ? weight(lse[k], top) : 0;  // its weight now
            sum += lse[k];
        }
        for (uint32_t mask = stride; mask < 32; mask *= 2) sum += __shfl_xor_sync(~0u, sum, mask);
        const Normaliser<float> n =
            normalise(top, sum, sinks == nullptr || head >= slice ? -kInf : sinks[head] * kLog2E);
#pragma unroll
        for (uint32_t k = 0; k < kEach; ++k) {
            if (!is_present(k)) continue;
            const uint32_t at = piece(k) * slice + head;
            for (int half = 0; half < 2; ++half) x_.weights[half][at] = lse[k] * n.scale * x_.given[half][at].factor;
        }
        return n.lse;
    }

    // Behind a barrier: acc += the weighted sum of an item.
    MLA_DEVICE void add(uint32_t item, float (&acc)[8]) const {
        const float* weights = x_.weights[exchange_.unit_of(item) / (kDim / 64)] + exchange_.head_of(item);
#pragma unroll 4
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
    static constexpr uint32_t kEach = 3;  // pieces of a lane: 96 for 72 heads of pieces

    Shared& x_;
    const Exchange& exchange_;
    const uint32_t from_, count_;
};

}  // namespace mla::sm90
