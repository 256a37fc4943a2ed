// The kernel bodies of both entries, for one tile configuration.
#pragma once

#include <type_traits>

#include "common/combine.h"
#include "common/persistent.h"
#include "common/split.h"
#include "generic/engine.h"
#include "generic/launch.h"
#if defined(__CUDACC__)
#include "generic/tile_mma.h"
#else
#include "generic/tile_fma.h"
#endif

namespace mla::generic {

// The configurations: heads of a workgroup, tokens of a tile, and how much of kv_indptr a workgroup keeps at hand.
#if defined(__CUDACC__)
using Tile64 = MmaTile<64, 64, 2048>;  // 206 KiB of shared memory
using Tile32 = MmaTile<32, 32, 1024>;  // 97 KiB: sm_86 and sm_89, and calls with few heads
#else
using Tile32 = FmaTile<32, 16, 0>;  // 64 KiB: every AMD GPU
#endif

// The largest value of a workgroup's threads. A barrier lies between two calls.
template <class Smem>
MLA_FN uint32_t largest_of_all(Smem& x, uint32_t value) {
    for (int mask = kWave / 2; mask > 0; mask /= 2) value = larger(value, uint32_t(exchange(int(value), mask)));
    x.scan[thread_index() / kWave] = value;
    workgroup_barrier();
    for (int wave = 0; wave < kThreads / kWave; ++wave) value = larger(value, x.scan[wave]);
    return value;
}

// Whether a plan for few rows is worth a closer look: not for the code objects of AMD, whose instructions are counted.
#if defined(MLA_ON_NVIDIA)
constexpr bool kLooksAtFewRows = true;
#else
constexpr bool kLooksAtFewRows = false;
#endif
using Partitions = std::conditional_t<kLooksAtFewRows, EvenPartitions, AllPartitions>;

// The range of a partition of the plan, which stays in shared memory. Each thread finds the rows of its cuts.
// Row and position of every cut pass through `scratch`, 2 * kMaxPartitions words of shared memory.
template <class Engine, class Taken>
MLA_FN Range planned(typename Engine::Smem& x, uint32_t* scratch, const PersistentParams& p, const int32_t* indptr,
                     uint32_t rows, uint32_t partition, Taken taken) {
    uint32_t *first_rows = scratch, *begins = scratch + kMaxPartitions;
    bool searched = true;
    const Plan plan = make_plan(
        indptr, rows, p.plan,
        [&](const Plan& line) {
            if constexpr (kLooksAtFewRows)
                searched = !must_cut(line, line.per + line.row_cost + uint32_t(p.plan.slack));
            if (!searched) return ~0u;
            MLA_SHORT_LOOP
            for (uint32_t at = uint32_t(thread_index()); at < line.active; at += kThreads) {
                first_rows[at] = first_row(line, at);
                begins[at] = line.position(snapped(line, at, first_rows[at]));
            }
            workgroup_barrier();
            const auto begin = [=](uint32_t at) { return begins[at]; };
            return uniform(largest_of_all(x, largest_whole_row_load(line, uint32_t(thread_index()), kThreads, begin)));
        },
        taken);
    if (thread_index() == 0) {
        x.plan = plan;
#if defined(MLA_ON_AMD)
        x.plan.indptr = p.kv_indptr.as<const int32_t>();  // the few reads behind this need not wait for LDS
#endif
    }
    const auto row_of = [&](uint32_t at) { return searched ? uniform(first_rows[at]) : first_row(plan, at); };
    const auto cut = [&](uint32_t at) { return partition_begin(plan, at, at < plan.active ? row_of(at) : plan.rows); };
    const Range range{cut(partition), cut(partition + 1)};
    workgroup_barrier();
    return range;
}

// kv_indptr into shared memory: one coalesced read instead of a chain of dependent ones. Returns the rows in use.
template <class Smem>
MLA_FN uint32_t copy_indptr(Smem& x, const int32_t* indptr, int num_rows) {
    const int32_t end = indptr[num_rows];
    uint32_t used = 0;
    MLA_SHORT_LOOP
    for (int i = thread_index(); i <= num_rows; i += kThreads) {
        x.indptr[i] = indptr[i];
        if (x.indptr[i] != end) used = uint32_t(i) + 1;
    }
    return largest_of_all(x, used);
}

// The range of a partition, planned on kv_indptr in shared memory where it fits there.
template <class Engine, class Taken = Partitions>
MLA_FN Range plan_range(typename Engine::Smem& x, uint32_t* scratch, const PersistentParams& p, uint32_t partition,
                        Taken taken = {}) {
    const int32_t* indptr = p.kv_indptr.as<const int32_t>();
    if (p.num_rows < Engine::Smem::kIndptrEntries) {
        const uint32_t rows = copy_indptr(x, indptr, p.num_rows);
        return planned<Engine>(x, scratch, p, x.indptr, rows, partition, taken);
    }
    return planned<Engine>(x, scratch, p, indptr, rows_in_use(indptr, uint32_t(p.num_rows)), partition, taken);
}

template <class Engine>
MLA_FN void persistent_kernel(typename Engine::Smem& x, const PersistentParams& p) {
    const int groups = (p.num_heads + Engine::kHeadsPerGroup - 1) / Engine::kHeadsPerGroup;
    const Place place = Engine::place(block_index(0), groups, p.plan.partitions);
    Engine engine(x, p.q, p.q_rope, p.kv, p.kv_rope);
    static_assert(Engine::kMergeScratch >= 2 * kMaxPartitions, "of the plan");
    uint32_t* scratch = reinterpret_cast<uint32_t*>(engine.merge_scratch());
    const Range range = plan_range<Engine>(x, scratch, p, place.partition);
    PersistentWorkgroup<Engine>(engine, p, x.plan, place.partition, place.group).run(range);
}

template <class Engine>
MLA_FN void split_kernel(typename Engine::Smem& x, const SplitParams& p) {
    Engine engine(x, p.q, p.q_rope, p.kv, p.kv_rope);
    const int blocks = query_blocks<Engine>(p);
    run_split(engine, p, block_index(0) % blocks, block_index(0) / blocks, block_index(1));
}

template <class Engine>
MLA_FN void merge_kernel(typename Engine::Smem& x, const SplitParams& p) {
    Engine engine(x, p.q, p.q_rope, p.kv, p.kv_rope);
    const int blocks = (p.num_heads + kMergeHeads - 1) / kMergeHeads, head0 = block_index(0) % blocks * kMergeHeads;
    merge_splits(engine, p, block_index(0) / blocks, head0, smaller(kMergeHeads, p.num_heads - head0));
}

template <class Engine>
MLA_FN void combine_kernel(typename Engine::Smem& x, const CombineParams& p) {
    constexpr Buffer kNone{};
    Engine engine(x, kNone, kNone, kNone, kNone);
    const int blocks = (p.num_heads + kMergeHeads - 1) / kMergeHeads, head0 = block_index(0) % blocks * kMergeHeads;
    combine_row(engine, p, block_index(0) / blocks, head0, smaller(kMergeHeads, p.num_heads - head0));
}

}  // namespace mla::generic
