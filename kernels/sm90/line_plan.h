// The plan of many rows: what generic/ plans, with fewer steps one behind the other.
#pragma once

#include "common/planner.h"
#include "generic/kernels.h"
#include "sm90/shared.h"

namespace mla::sm90 {

// On the cost line, of as many rows as shared memory has room for, by the workgroup. Each thread has a few rows, and
// sees for itself whether a cut falls into one.
class LinePlan {
  public:
    // The scratch is in shared memory, of 2 * kMaxPartitions + kHeader words.
    MLA_DEVICE LinePlan(Shared& x, uint32_t* scratch, const PersistentParams& p)
        : x_(x), scratch_(scratch), p_(p), num_rows_(uint32_t(p.num_rows)) {
        const int32_t* indptr = p.kv_indptr.as<const int32_t>();
        first_ = indptr[0];
#pragma unroll
        for (uint32_t k = 0; k < kEach; ++k) {
            begin_[k] = at(k) <= num_rows_ ? indptr[at(k)] : 0;
            end_[k] = at(k) < num_rows_ ? indptr[at(k) + 1] : begin_[k];
        }
    }

    MLA_DEVICE Range range(uint32_t partition) {
        uint32_t used = 0, longest = 0;
#pragma unroll
        for (uint32_t k = 0; k < kEach; ++k) {
            if (at(k) <= num_rows_) x_.indptr[at(k)] = begin_[k];
            if (end_[k] != begin_[k]) used = at(k) + 1;
            longest = larger(longest, uint32_t(end_[k] - begin_[k]));
        }
        if (threadIdx.x < 2) cut_rows()[threadIdx.x] = 0;
        largest_of_both(used, longest);
        const auto largest = [&](const Plan& line) { return largest_load(line, longest); };
        const Plan plan = make_plan(x_.indptr, used, p_.plan, largest, generic::Partitions{});
        if (threadIdx.x == 0) x_.plan = plan;
        find_cut(plan, partition, 0);
        find_cut(plan, partition + 1, 1);
        workgroup_barrier();
        return {cut(plan, partition, 0), cut(plan, partition + 1, 1)};
    }

  private:
    static constexpr uint32_t kEach = Shared::kIndptrEntries / kThreads, kWarps = kThreads / 32;
    static constexpr uint32_t kHeader = 2 * kWarps + 2;

    MLA_DEVICE static uint32_t at(uint32_t k) { return threadIdx.x + kThreads * k; }
    MLA_DEVICE uint32_t* cut_rows() const { return scratch_ + 2 * kWarps; }

    // The workgroup's largest of two values. Behind its barrier x.indptr is there.
    MLA_DEVICE void largest_of_both(uint32_t& a, uint32_t& b) const {
        const uint32_t lane = threadIdx.x % 32, warp = threadIdx.x / 32;
        a = __reduce_max_sync(~0u, a);
        b = __reduce_max_sync(~0u, b);
        if (lane == 0) scratch_[warp] = a, scratch_[kWarps + warp] = b;
        workgroup_barrier();
        const uint32_t value = lane < 2 * kWarps ? scratch_[lane] : 0;
        a = __reduce_max_sync(~0u, lane < kWarps ? value : 0);
        b = __reduce_max_sync(~0u, lane < kWarps ? 0 : value);
    }

    // The longest load of a plan whose cuts are snapped to row ends, or something that leads to the same plan.
    MLA_DEVICE uint32_t largest_load(const Plan& line, uint32_t longest) const {
        const uint32_t limit = line.per + line.row_cost + uint32_t(p_.plan.slack);
        if (must_cut(line, limit)) return ~0u;
        if (surely_within(line, longest, limit)) return 0;
        uint32_t* begins = scratch_ + kHeader;
#pragma unroll 1
        for (uint32_t i = threadIdx.x; i < line.active; i += kThreads)
            begins[i] = line.position(snapped(line, i, first_row(line, i)));
        workgroup_barrier();
        const auto begin = [=](uint32_t i) { return begins[i]; };
        return generic::largest_of_all(x_, largest_whole_row_load(line, threadIdx.x, kThreads, begin));
    }

    MLA_DEVICE static bool is_inside(const Plan& plan, uint32_t partition) {
        return partition < plan.active && partition * plan.per < plan.total;
    }

    MLA_DEVICE void find_cut(const Plan& plan, uint32_t partition, uint32_t i) const {
        if (!is_inside(plan, partition)) return;
        const uint32_t cost = partition * plan.per;
#pragma unroll
        for (uint32_t k = 0; k < kEach; ++k) {
            const uint32_t begin = uint32_t(begin_[k] - first_) + at(k) * plan.row_cost;
            const uint32_t end = uint32_t(end_[k] - first_) + (at(k) + 1) * plan.row_cost;
            if (at(k) < plan.rows && begin <= cost && cost < end) cut_rows()[i] = at(k);
        }
    }

    MLA_DEVICE Cut cut(const Plan& plan, uint32_t partition, uint32_t i) const {
        return partition_begin(plan, partition, is_inside(plan, partition) ? cut_rows()[i] : plan.rows);
    }

    Shared& x_;
    uint32_t* scratch_;
    const PersistentParams& p_;
    const uint32_t num_rows_;
    int32_t first_, begin_[kEach], end_[kEach];
};

}  // namespace mla::sm90
