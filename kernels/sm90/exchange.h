// What the partitions of a team hand each other through the shared memory of their cluster: of a piece, each of the
// team's workgroups is sent the heads that it merges. The scorer sends their lse as soon as it has them. The values
// follow as fp16, 2^-12 of the largest value, an eighth of what rounding the outputs to bf16 costs; where all of a
// head's are too small for that, times a power of two that nothing but digits is lost.
#pragma once

#include "common/merge.h"
#include "sm90/machine.h"
#include "sm90/shared.h"

namespace mla::sm90 {

// A cluster is a team of partitions of `groups` workgroups each: 2, 3, 4, 6, 8 or 16. Each workgroup merges a slice of
// the heads, whose pieces lie in the place of the queries and, where a team does not divide them evenly, what lies
// behind. Halves of the dims are apart, and 512 bytes of a head lie together: dims 32 u + 8 q .. + 7 of head h of the
// group are unit 4 (u ^ h % 2) + q of 16 bytes.
class Exchange {
  public:
    MLA_DEVICE Exchange(Shared& x, int groups)
        : x_(x), groups_(uint32_t(groups)), team_(cluster_size() / uint32_t(groups)) {}

    MLA_DEVICE uint32_t rank() const { return cluster_rank() / groups_; }
    MLA_DEVICE uint32_t slice() const { return (team_ % 3 == 0 ? 48u : 64u) >> floor_log2(team_); }
    // Heads of a slice that are sent together.
    MLA_DEVICE uint32_t block() const { return slice() % 8 == 0 ? 8 : 4; }

    // Of the heads of a group, those of partition `rank` of the team.
    MLA_DEVICE uint32_t heads_of(uint32_t rank) const {
        return uint32_t(larger(0, smaller(int(slice()), kHeads - int(rank * slice()))));
    }

    // By one thread: this workgroup is sent so many pieces by others.
    MLA_DEVICE void expect(uint32_t pieces) const {
        const uint32_t heads = pieces * heads_of(rank());
        arrive_expecting(&x_.lse_full, heads * uint32_t(sizeof(float)));
        arrive_expecting(&x_.given_full, heads * kBytesOfHead);
    }

    // The lse of a head of this workgroup's piece.
    MLA_DEVICE void send_lse(uint32_t head, float lse) const {
        const uint32_t to = rank_of_head(head);
        float* at = x_.given_lse + entry(head, to);
        if (to == rank()) {
            *at = lse;
        } else {
            send_word_there(there(to, at), lse, there(to, &x_.lse_full));
        }
    }

    // What the fp16 of half of the dims of a head are multiplied with, where it is not 1: before they are sent.
    MLA_DEVICE void send_factor(uint32_t head, uint32_t half, float factor) const {
        const uint32_t to = rank_of_head(head);
        float* at = x_.factors[half] + entry(head, to);
        if (to == rank()) {
            *at = factor;
            x_.is_scaled = 1;
        } else {
            store_word_there(there(to, at), __float_as_uint(factor));
            store_word_there(there(to, &x_.is_scaled), 1);
        }
    }

    // Where half of the dims of a head of this workgroup's piece belong: among those that it merges, or where they wait
    // to be sent.
    MLA_DEVICE uint32_t place(uint32_t stage, uint32_t head, uint32_t half) const {
        const uint32_t first = rank() * slice();
        return head - first < slice() ? merged(rank(), head - first, half) : waiting(stage, head, half);
    }

    // Sends those of a block that begins at `head` to the workgroup that merges them, by one thread.
    MLA_DEVICE void send(uint32_t stage, uint32_t head, uint32_t half) const {
        const uint32_t to = rank_of_head(head);
        if (to == rank()) return;
        wait_barrier(&x_.room, 0);
        copy_there(address_in(workgroup(to), merged(rank(), head - to * slice(), half)), waiting(stage, head, half),
                   block() * kBytesOfHalf, there(to, &x_.given_full));
    }

    // Where half of the dims of a head of its slice lie in the workgroup that merges them, of the piece of `from`.
    // Those of the next piece lie bytes_of_piece() further.
    MLA_DEVICE uint32_t merged(uint32_t from, uint32_t head, uint32_t half) const {
        return shared_address(x_.q) + ((2 * from + half) * slice() + head) * kBytesOfHalf;
    }
    MLA_DEVICE uint32_t bytes_of_piece() const { return slice() * kBytesOfHead; }

  private:
    static constexpr uint32_t kBytesOfHalf = kDim, kBytesOfHead = 2 * kBytesOfHalf;

    MLA_DEVICE uint32_t waiting(uint32_t stage, uint32_t head, uint32_t half) const {
        return shared_address(x_.kv[stage]) + (half * kHeads + head) * kBytesOfHalf;
    }

    // Among those of all pieces, a head of this workgroup's that `to` merges.
    MLA_DEVICE uint32_t entry(uint32_t head, uint32_t to) const { return rank() * slice() + head - to * slice(); }

    MLA_DEVICE uint32_t workgroup(uint32_t to) const { return to * groups_ + cluster_rank() % groups_; }
    MLA_DEVICE uint32_t there(uint32_t to, const void* at) const {
        return address_in(workgroup(to), shared_address(at));
    }

    // A slice has 4, 8, 16 or 32 heads, or three times as many.
    MLA_DEVICE uint32_t rank_of_head(uint32_t head) const {
        return team_ % 3 == 0 ? head / 12 / (slice() / 12) : head >> floor_log2(slice());
    }

    Shared& x_;
    const uint32_t groups_, team_;
};

constexpr uint32_t kReceivedBytes = kMostGiven * kDim * 2;
static_assert(offsetof(Shared, raw) == offsetof(Shared, q) + sizeof(Shared::q), "what is received goes on there");
static_assert(kReceivedBytes <= sizeof(Shared::q) + offsetof(RawGroup, rope) + 3 * sizeof(RawGroup), "room");

// Whether fp16 of these magnitudes have all their digits, or are too small beside the largest of them to matter.
MLA_DEVICE bool has_digits(uint32_t magnitudes) {
    constexpr uint32_t kLeast = 0x1400, kInfinity = 0x7c00;  // 2^-10
    const uint32_t top = larger(magnitudes & 0x7fff, magnitudes >> 16 & 0x7fff);
    return top - kLeast < kInfinity - kLeast;
}

// The power of two that brings the largest of some values to 2^14 .. 2^15, and its inverse.
struct PowerOfTwo {
    float factor, inverse;

    MLA_DEVICE explicit PowerOfTwo(float largest) {
        const uint32_t exponent = smaller(268u - (__float_as_uint(largest) >> 23), 253u);
        factor = __uint_as_float(exponent << 23);
        inverse = __uint_as_float((254 - exponent) << 23);
    }
};

// The merge of given pieces from .. from + count - 1.
class GivenMerge {
  public:
    MLA_DEVICE GivenMerge(Shared& x, const Exchange& exchange, uint32_t from, uint32_t count)
        : x_(x), exchange_(exchange), from_(from), count_(count) {}

    // The weights of all pieces, and the lse of each head, by one warp: a lane has some pieces of the head lane %
    // stride, whose sink is sinks[head].
    MLA_DEVICE void weigh(const float* sinks) const {
        const uint32_t lane = threadIdx.x % 32, slice = exchange_.slice();
        const uint32_t stride_bits = floor_log2(2 * slice - 1), stride = 1u << stride_bits, head = lane & (stride - 1);
        const bool is_head = head < exchange_.heads_of(exchange_.rank());
        const auto piece = [&](uint32_t k) { return (lane + 32 * k) >> stride_bits; };
        const auto is_present = [&](uint32_t k) { return is_head && piece(k) - from_ < count_; };
        float lse[kEach], top = -kInf, sum = 0;
#pragma unroll
        for (uint32_t k = 0; k < kEach; ++k) {
            lse[k] = is_present(k) ? x_.given_lse[piece(k) * slice + head] : -kInf;
            top = larger(top, lse[k]);
        }
        for (uint32_t mask = stride; mask < 32; mask *= 2) top = larger(top, __shfl_xor_sync(~0u, top, mask));
#pragma unroll
        for (uint32_t k = 0; k < kEach; ++k) {
            lse[k] = is_present(k) ? weight(lse[k], top) : 0;  // its weight now
            sum += lse[k];
        }
        for (uint32_t mask = stride; mask < 32; mask *= 2) sum += __shfl_xor_sync(~0u, sum, mask);
        const Normaliser<float> n = normalise(top, sum, sinks == nullptr || !is_head ? -kInf : sinks[head] * kLog2E);
#pragma unroll
        for (uint32_t k = 0; k < kEach; ++k)
            if (is_present(k))
                x_.weights[0][piece(k) * slice + head] = x_.weights[1][piece(k) * slice + head] = lse[k] * n.scale;
        if (is_head && lane < slice) x_.merged_lse[from_ * slice + lane] = n.lse;
    }

    // By the workgroup, where a factor is not 1, before any of these is merged.
    MLA_DEVICE void scale_weights() const {
        const uint32_t first = from_ * exchange_.slice(), heads = count_ * exchange_.slice();
        for (uint32_t i = threadIdx.x; i < heads; i += kThreads)
            for (int half = 0; half < 2; ++half) x_.weights[half][first + i] *= x_.factors[half][first + i];
        workgroup_barrier();
    }

    // acc += the weighted sum of a unit of half of the dims of a head.
    MLA_DEVICE void add(uint32_t head, uint32_t half, uint32_t unit, float (&acc)[8]) const {
        const uint32_t slice = exchange_.slice();
        const float* w = x_.weights[half] + from_ * slice + head;
        uint32_t at = exchange_.merged(from_, head, half) + unit * 16;
#pragma unroll 2
        for (uint32_t i = 0; i < count_; ++i, w += slice, at += exchange_.bytes_of_piece()) {
            const uint4 values = load_shared16(at);
            const uint32_t words[4] = {values.x, values.y, values.z, values.w};
#pragma unroll
            for (int k = 0; k < 4; ++k) {
                acc[2 * k] += *w * fp16_value<0>(words[k]);
                acc[2 * k + 1] += *w * fp16_value<1>(words[k]);
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
