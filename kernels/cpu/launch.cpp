#include "cpu/launch.h"

#include <string.h>

#include <atomic>
#include <chrono>

#include "common/pack.h"
#include "common/persistent.h"
#include "common/split.h"
#include "cpu/engine.h"
#include "cpu/pool.h"

namespace mla::cpu {
namespace {

struct Candidate {
    const Isa* isa;
    bool (*present)();
};

#if defined(__x86_64__)
bool has_avx512_bf16() {
    return __builtin_cpu_supports("avx512bf16") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq");
}
#endif

// Best first.
const Candidate kCandidates[] = {
#if defined(__x86_64__)
    {&kAvx512Vbmi, [] { return has_avx512_bf16() && __builtin_cpu_supports("avx512vbmi"); }},
    {&kAvx512, has_avx512_bf16},
    {&kAvx2, [] { return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"); }},
#endif
    {&kPortable, [] { return true; }},
};

const Isa* find_isa(const char* name) {
    for (const Candidate& c : kCandidates)
        if (c.present() && (strcmp(name, "auto") == 0 || strcmp(name, c.isa->name) == 0)) return c.isa;
    return nullptr;
}

std::atomic<const Isa*> selected{nullptr};

const Isa& isa() {
    const Isa* current = selected.load(std::memory_order_acquire);
    if (current == nullptr) selected.store(current = find_isa("auto"), std::memory_order_release);
    return *current;
}

}  // namespace

bool select_isa(const char* name) {
    const Isa* found = find_isa(name);
    if (found != nullptr) selected.store(found, std::memory_order_release);
    return found != nullptr;
}

const char* selected_isa() { return isa().name; }

double peak_flops() {
    using Clock = std::chrono::steady_clock;
    double best = 0;
    for (int turn = 0; turn < 20; ++turn) {
        const auto begin = Clock::now();
        const double operations = isa().multiply_adds(200'000);
        const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        best = larger(best, operations / seconds);
    }
    return best;
}

void launch(const SplitParams& p) {
    const Isa& chosen = isa();
    const int64_t blocks = query_blocks<Engine>(p), splits = p.num_splits;
    parallel_for(p.num_seqs * blocks * splits, p.max_threads, [&](int64_t unit) {
        Engine engine(chosen, p.q, p.q_rope, p.kv, p.kv_rope);
        const int64_t block = unit / splits;
        run_split(engine, p, int(block % blocks), int(block / blocks), int(unit % splits));
    });
    if (splits == 1 || p.out.data == nullptr) return;
    parallel_for(int64_t(p.num_seqs) * p.max_seqlen_q, p.max_threads, [&](int64_t token) {
        Engine engine(chosen, p.q, p.q_rope, p.kv, p.kv_rope);
        merge_splits(engine, p, token, 0, p.num_heads);
    });
}

void launch(const CombineParams& p) {
    const Isa& chosen = isa();
    const Buffer none{};
    parallel_for(p.num_rows, p.max_threads, [&](int64_t row) {
        Engine engine(chosen, none, none, none, none);
        combine_row(engine, p, row, 0, p.num_heads);
    });
}

void launch(const PackParams& p) {
    constexpr int64_t kRowsPerUnit = 32;
    const Isa& chosen = isa();
    const int64_t rows = p.num_rows;
    parallel_for((rows + kRowsPerUnit - 1) / kRowsPerUnit, p.max_threads, [&](int64_t unit) {
        for (int64_t row = unit * kRowsPerUnit; row < smaller((unit + 1) * kRowsPerUnit, rows); ++row) {
            const int64_t slot = slot_of(p, row);
            if (slot < 0) continue;
            chosen.pack_row(p.x.as<const uint16_t>() + row * kDim, p.block,
                            p.packed.as<uint8_t>() + slot * kPackedBytes, p.rope.as<uint16_t>() + slot * kRopeDim);
        }
    });
}

void launch(const PersistentParams& p) {
    const Isa& chosen = isa();
    // The scan for the longest load costs less than waking a thread to share it: it runs once, here.
    const int32_t* indptr = p.kv_indptr.as<const int32_t>();
    Plan plan = make_plan(indptr, rows_in_use(indptr, uint32_t(p.num_rows)), p.plan,
                          [](const Plan& line) { return largest_whole_row_load(line); });
    if (plan.whole_rows) {  // dealt out as finely as there are rows, so that threads end together
        plan.active = larger(smaller(plan.rows, uint32_t(p.plan.partitions)), 1u);
        plan.per = ceil_div(plan.total, plan.active);
    }
    // Partitions without work still write the empty rows of the padding.
    const int64_t units = p.empty_rows == EmptyRows::zero ? p.plan.partitions : int64_t(plan.active);
    parallel_for(units, p.max_threads, [&](int64_t partition) {
        Engine engine(chosen, p.q, p.q_rope, p.kv, p.kv_rope);
        PersistentWorkgroup<Engine>(engine, p, plan, uint32_t(partition), 0).run();
    });
}

}  // namespace mla::cpu
