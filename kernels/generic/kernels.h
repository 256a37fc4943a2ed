// The kernel bodies of both entries, for one tile configuration.
#pragma once

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

// The plan's longest whole-row load, scanned by all threads, each of which finds the rows of its cuts: rows[p] is
// first_row of partition p.
template <class Smem>
MLA_FN uint32_t largest_load(Smem& x, uint32_t* rows, const Plan& plan) {
    for (uint32_t p = uint32_t(thread_index()); p < plan.active; p += kThreads) rows[p] = first_row(plan, p);
    workgroup_barrier();
    uint32_t largest =
        largest_whole_row_load(plan, uint32_t(thread_index()), kThreads, [=](uint32_t p) { return rows[p]; });
    for (int mask = kWave / 2; mask > 0; mask /= 2) largest = larger(largest, uint32_t(exchange(int(largest), mask)));
    x.scan[thread_index() / kWave] = largest;
    workgroup_barrier();
    for (int wave = 0; wave < kThreads / kWave; ++wave) largest = larger(largest, x.scan[wave]);
    return uniform(largest);
}

// What a workgroup needs to know of the plan, which it keeps in shared memory.
template <class Engine>
MLA_FN Range planned(typename Engine::Smem& x, Engine& engine, const PersistentParams& p, const int32_t* indptr,
                     uint32_t partition) {
    static_assert(Engine::kMergeScratch >= kMaxPartitions, "a row for every partition");
    uint32_t* rows = reinterpret_cast<uint32_t*>(engine.merge_scratch());
    const Plan plan =
        make_plan(indptr, p.num_rows, p.plan, [&](const Plan& line) { return largest_load(x, rows, line); });
    if (thread_index() == 0) {
        x.plan = plan;
#if defined(MLA_ON_AMD)
        x.plan.indptr = p.kv_indptr.as<const int32_t>();  // the few reads behind this need not wait for LDS
#endif
    }
    const auto cut = [&](uint32_t at) {
        return partition_begin(plan, at, at < plan.active ? uniform(rows[at]) : plan.rows);
    };
    const Range range{cut(partition), cut(partition + 1)};
    workgroup_barrier();
    return range;
}

template <class Engine>
MLA_FN void persistent_kernel(typename Engine::Smem& x, const PersistentParams& p) {
    const int groups = (p.num_heads + Engine::kHeadsPerGroup - 1) / Engine::kHeadsPerGroup;
    const Place place = Engine::place(block_index(0), groups, p.plan.partitions);
    Engine engine(x, p.q, p.q_rope, p.kv, p.kv_rope);
    const int32_t* indptr = p.kv_indptr.as<const int32_t>();
    Range range;
    if (p.num_rows < Engine::Smem::kIndptrEntries) {
        // From shared memory: one coalesced read instead of a chain of dependent ones.
        for (int i = thread_index(); i <= p.num_rows; i += kThreads) x.indptr[i] = indptr[i];
        workgroup_barrier();
        range = planned(x, engine, p, x.indptr, place.partition);
    } else {
        range = planned(x, engine, p, indptr, place.partition);
    }
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

}  // namespace mla::generic
