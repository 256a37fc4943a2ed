// The plan of many rows: what generic/ plans, with fewer steps one behind the other.
#pragma once

#include "common/planner.h"
#include "generic/kernels.h"
#include "sm90/shared.h"

namespace mla::sm90 {

// On the cost line, of fewer than kMostRows rows, by the workgroup. Each thread has a few of them, and sees for itself
// which cuts fall into one.
class LinePlan {
  public:
    static constexpr int kMostRows = 2048;

    // The scratch is in shared memory, of kHeader + kMaxPartitions words.
    MLA_DEVICE LinePlan(Shared& x, uint32_t* scratch, const PersistentParams& p)
        : x_(x), scratch_(scratch), p_(p), num_rows_(uint32_t(p.num_rows)) {
        const int32_t* indptr = p.kv_indptr.as<const int32_t>();
        first_ = indptr[0];
        each([&](uint32_t k) {
            begin_[k] = at(k) <= num_rows_ ? indptr[at(k)] : 0;
            end_[k] = at(k) < num_rows_ ? indptr[at(k) + 1] : begin_[k];
        });
    }

    MLA_DEVICE Range range(uint32_t partition) {
        const bool fits = num_rows_ < uint32_t(Shared::kIndptrEntries);
        uint32_t used = 0, longest = 0;
        each([&](uint32_t k) {
            if (fits && at(k) <= num_rows_) x_.indptr[at(k)] = begin_[k];
            if (end_[k] != begin_[k]) used = at(k) + 1;
            longest = larger(longest, uint32_t(end_[k] - begin_[k]));
        });
        if (threadIdx.x < 2) cut_rows()[threadIdx.x] = 0;
        largest_of_both(used, longest);
        const int32_t* indptr = fits ? x_.indptr : p_.kv_indptr.as<const int32_t>();
        const auto largest = [&](const Plan& line) { return largest_load(line, longest); };
        const Plan plan = make_plan(indptr, used, p_.plan, largest, generic::Partitions{});
        if (threadIdx.x == 0) x_.plan = plan;
        find_cut(plan, partition, 0);
        find_cut(plan, partition + 1, 1);
        workgroup_barrier();
        return {cut(plan, partition, 0), cut(plan, partition + 1, 1)};
    }

  private:
    static constexpr uint32_t kEach = kMostRows / kThreads, kWarps = kThreads / 32;
    static constexpr uint32_t kHeader = 2 * kWarps + 2;

    MLA_DEVICE static uint32_t at(uint32_t k) { return threadIdx.x + kThreads * k; }

    // row(k) for as many as any thread has.
    template <class Row>
    MLA_DEVICE void each(Row row) const {
#pragma unroll
        for (uint32_t k = 0; k < kEach; ++k) {
            if (kThreads * k > num_rows_) return;
            row(k);
        }
    }

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
        snap_all(line, begins);
        workgroup_barrier();
        const auto begin = [=](uint32_t i) { return begins[i]; };
        return generic::largest_of_all(x_, largest_whole_row_load(line, threadIdx.x, kThreads, begin));
    }

    // begins[i] = where partition i's cut lies when it is snapped, by the thread that has the row into which it falls.
    MLA_DEVICE void snap_all(const Plan& line, uint32_t* begins) const {
        each([&](uint32_t k) {
            if (at(k) >= line.rows) return;
            const uint32_t begin = begin_of(line, k), end = end_of(line, k);
            for (uint32_t i = ceil_div(begin, line.per); i < line.active && i * line.per < end; ++i)
                begins[i] = i * line.per - begin < end - i * line.per ? begin : end;
        });
        for (uint32_t i = threadIdx.x; i < line.active; i += kThreads)
            if (!is_inside(line, i)) begins[i] = line.total;
    }

    // Where one of the thread's rows lies on the line.
    MLA_DEVICE uint32_t begin_of(const Plan& plan, uint32_t k) const {
        return uint32_t(begin_[k] - first_) + at(k) * plan.row_cost;
    }
    MLA_DEVICE uint32_t end_of(const Plan& plan, uint32_t k) const {
        return uint32_t(end_[k] - first_) + (at(k) + 1) * plan.row_cost;
    }

    MLA_DEVICE static bool is_inside(const Plan& plan, uint32_t partition) {
        return partition < plan.active && partition * plan.per < plan.total;
    }

    MLA_DEVICE void find_cut(const Plan& plan, uint32_t partition, uint32_t i) const {
        if (!is_inside(plan, partition)) return;
        const uint32_t cost = partition * plan.per;
        each([&](uint32_t k) {
            if (at(k) < plan.rows && begin_of(plan, k) <= cost && cost < end_of(plan, k)) cut_rows()[i] = at(k);
        });
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
