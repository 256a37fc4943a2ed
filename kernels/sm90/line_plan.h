// The plan of many rows on the cost line. Cuts are where generic/ has them, found with fewer steps one behind the
// other. Rows that stay whole are dealt out more evenly; in teams they do only where a look at the longest is enough.
#pragma once

#include "common/planner.h"
#include "generic/kernels.h"
#include "sm90/shared.h"

namespace mla::sm90 {

// Of fewer than kMostRows rows, by the workgroup. Each thread has a few of them, and sees for itself which cuts fall
// into one.
template <int kMostRows, bool kDeals>
class LinePlan {
  public:
    // The scratch is in shared memory, of kScratchBytes.
    MLA_DEVICE LinePlan(Shared& x, uint32_t* scratch, const PersistentParams& p)
        : x_(x), scratch_(scratch), p_(p), num_rows_(uint32_t(p.num_rows)) {
        static_assert(kScratchBytes <= sizeof(Shared::q) + sizeof(Shared::raw), "room where the queries will be");
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
            if (at(k) <= num_rows_) positions()[at(k)] = position(k, uint32_t(p_.plan.row_cost));
            if (fits && at(k) <= num_rows_) x_.indptr[at(k)] = begin_[k];
            if (end_[k] != begin_[k]) used = at(k) + 1;
            longest = larger(longest, uint32_t(end_[k] - begin_[k]));
        });
        if (threadIdx.x < 2) cut_rows()[threadIdx.x] = 0;
        largest_of_both(used, longest);
        const int32_t* indptr = fits ? x_.indptr : p_.kv_indptr.as<const int32_t>();
        Dealt dealt{0, {0, 0}};
        const auto largest = [&](const Plan& line) {
            const uint32_t limit = line.per + line.row_cost + uint32_t(p_.plan.slack);
            if (must_cut(line, limit)) return ~0u;
            if (are_even(line, longest)) return even_load(line, longest);
            if constexpr (kDeals) {
                dealt = deal(line, longest + line.row_cost, limit, partition);
                return dealt.longest != 0 ? dealt.longest : ~0u;
            } else {
                return surely_within(line, longest, limit) ? 0 : ~0u;
            }
        };
        const Plan plan = make_plan(indptr, used, p_.plan, largest, generic::Partitions{});
        if (threadIdx.x == 0) x_.plan = plan;
        if (plan.whole_rows && dealt.longest != 0) return {{dealt.rows[0], 0}, {dealt.rows[1], 0}};
        find_cut(plan, partition, 0);
        find_cut(plan, partition + 1, 1);
        workgroup_barrier();
        return {cut(plan, partition, 0), cut(plan, partition + 1, 1)};
    }

  private:
    static constexpr uint32_t kEach = kMostRows / kThreads, kWarps = kThreads / 32;

    // Whole rows: no partition is longer, and where one begins and ends.
    struct Dealt {
        uint32_t longest, rows[2];
    };

    // The scratch: a few words, where each row begins on the line, and for each warp two tables of a row for each row.
    static constexpr uint32_t kHeader = 8 * kWarps;
    MLA_DEVICE uint32_t* cut_rows() const { return scratch_ + 2 * kWarps; }
    MLA_DEVICE Dealt* tried() const { return reinterpret_cast<Dealt*>(scratch_ + 4 * kWarps); }
    MLA_DEVICE uint32_t* positions() const { return scratch_ + kHeader; }
    MLA_DEVICE uint16_t* tables(uint32_t warp) const {
        return reinterpret_cast<uint16_t*>(positions() + kMostRows) + warp * 2 * kMostRows;
    }

  public:
    static constexpr uint32_t kScratchBytes =
        (kHeader + kMostRows) * sizeof(uint32_t) + kWarps * 2 * kMostRows * sizeof(uint16_t);

  private:
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

    // The workgroup's largest of two values. Behind its barrier all that range() has stored is there.
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

    // Rows of one length: cuts at the nearer row end deal them out as evenly as can be.
    MLA_DEVICE static bool are_even(const Plan& line, uint32_t longest) {
        return line.total == uint64_t(line.rows) * (longest + line.row_cost);
    }
    MLA_DEVICE static uint32_t even_load(const Plan& line, uint32_t longest) {
        const uint32_t cost = longest + line.row_cost;
        return cost == 0 ? 0 : ceil_div(line.per, cost) * cost;
    }

    // Deals out whole rows one after the other, as many to a partition as do not make it longer than so much. Each warp
    // tries another length from that of the longest row or the mean on; the shortest that all rows fit in is taken.
    // longest = 0 where not even the limit is enough. Snapped cuts keep to the mean and a row.
    MLA_DEVICE Dealt deal(const Plan& line, uint32_t longest_row, uint32_t limit, uint32_t partition) const {
        const uint32_t warp = threadIdx.x / 32, least = larger(line.per, longest_row);
        const uint32_t most = smaller(limit, least + smaller(line.per, longest_row));
        if (most < least) return {0, {0, 0}};
        const uint32_t length = least + uint32_t(uint64_t(most - least) * (warp + 1) / kWarps);
        const Dealt mine = deal_within(line, length, partition);
        if (threadIdx.x % 32 == 0) tried()[warp] = mine;
        workgroup_barrier();
        uint32_t taken = 0;
        while (taken + 1 < kWarps && tried()[taken].longest == 0) ++taken;
        return tried()[taken];
    }

    // By a warp. Its table says for each row where a partition that begins there ends; composed with itself, where the
    // second one does, and so on, so that a partition's own rows are there after a step for each of its number's bits.
    // longest = 0 where the partitions are not enough.
    MLA_DEVICE Dealt deal_within(const Plan& line, uint32_t length, uint32_t partition) const {
        uint16_t *table = tables(threadIdx.x / 32), *next = table + kMostRows;
        fill(table, line.rows, length);
        uint32_t all = 0, rows[2] = {0, 0};
        for (uint32_t bit = 1;; bit *= 2) {
            __syncwarp();
            if (line.active & bit) all = table[all];
#pragma unroll
            for (uint32_t i = 0; i < 2; ++i)
                if (smaller(partition + i, line.active) & bit) rows[i] = table[rows[i]];
            if (bit > line.active / 2) break;
            compose(table, next, line.rows);
            uint16_t* const other = table;
            table = next, next = other;
        }
        return {all == line.rows ? length : 0, {rows[0], rows[1]}};
    }

    // table[row] = where a partition that begins there ends. Each lane has some rows that follow each other, an odd
    // number of them: different banks.
    MLA_DEVICE void fill(uint16_t* table, uint32_t rows, uint32_t length) const {
        const uint32_t lane = threadIdx.x % 32, chunk = ceil_div(rows + 1, 32u) | 1;
        const uint32_t first = smaller(lane * chunk, rows + 1), last = smaller(first + chunk, rows + 1);
        uint32_t end = first;
        for (uint32_t row = first; row < last; ++row) {
            while (end < rows && positions()[end + 1] - positions()[row] <= length) ++end;
            table[row] = uint16_t(end);
        }
    }

    // composed[row] = table[table[row]], a few rows of a lane at a time.
    MLA_DEVICE static void compose(const uint16_t* table, uint16_t* composed, uint32_t rows) {
        constexpr uint32_t kRows = 4;
        for (uint32_t first = threadIdx.x % 32; first <= rows; first += 32 * kRows) {
            uint32_t ends[kRows];
#pragma unroll
            for (uint32_t i = 0; i < kRows; ++i) ends[i] = table[smaller(first + 32 * i, rows)];
#pragma unroll
            for (uint32_t i = 0; i < kRows; ++i) ends[i] = table[ends[i]];
#pragma unroll
            for (uint32_t i = 0; i < kRows; ++i)
                if (first + 32 * i <= rows) composed[first + 32 * i] = uint16_t(ends[i]);
        }
    }

    // Where one of the thread's rows lies on the line.
    MLA_DEVICE uint32_t position(uint32_t k, uint32_t row_cost) const {
        return uint32_t(begin_[k] - first_) + at(k) * row_cost;
    }

    MLA_DEVICE static bool is_inside(const Plan& plan, uint32_t partition) {
        return partition < plan.active && partition * plan.per < plan.total;
    }

    MLA_DEVICE void find_cut(const Plan& plan, uint32_t partition, uint32_t i) const {
        if (!is_inside(plan, partition)) return;
        const uint32_t cost = partition * plan.per;
        each([&](uint32_t k) {
            if (at(k) >= plan.rows || position(k, plan.row_cost) > cost) return;
            if (cost < uint32_t(end_[k] - first_) + (at(k) + 1) * plan.row_cost) cut_rows()[i] = at(k);
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
