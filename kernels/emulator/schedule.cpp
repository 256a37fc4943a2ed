// A launch: workgroups and waves set up as the kernel descriptor says, and run in an order drawn from the seed.
#include <stdio.h>

#include <algorithm>

#include "machine.h"

namespace mla::emulator {

// splitmix64
uint64_t Launch::draw() {
    uint64_t z = (random += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}

bool Launch::repeated(const char* kind, uint64_t where) {
    const auto at = known.find({kind, where});
    if (at == known.end()) return false;
    ++faults[at->second].count;
    return true;
}

void Launch::report(const std::string& kind, uint64_t where, const std::string& text) {
    const auto [at, fresh] = known.try_emplace({kind, where}, faults.size());
    if (!fresh) {
        ++faults[at->second].count;
        return;
    }
    faults.push_back({kind, text});
    if (faults.size() >= size_t(config->max_faults)) stop = true;
}

void Counters::add(const Counters& o) {
    for (int i = 0; i < kKinds; ++i) by_kind[i] += o.by_kind[i];
    instructions += o.instructions, matrix_clocks += o.matrix_clocks;
    lds_read += o.lds_read, lds_written += o.lds_written;
    global_read += o.global_read, global_written += o.global_written;
}

bool Workgroup::done() const {
    return std::all_of(waves.begin(), waves.end(), [](const auto& w) { return w->ended; });
}

namespace {

enum Property : uint32_t {
    kPrivateBuffer = 1,
    kDispatch = 2,
    kQueue = 4,
    kKernarg = 8,
    kDispatchId = 16,
    kFlatInit = 32,
    kPrivateSize = 64
};

// User registers in the order that the ABI fixes, then the workgroup's position.
void set_scalars(Wave& w, const Launch& launch, const Workgroup& g) {
    const KernelInfo& k = launch.kernel;
    int r = 0;
    auto define = [&](uint32_t x) { w.s[r] = x, w.s_undefined[r] = 0, ++r; };
    auto define64 = [&](uint64_t x) { define(uint32_t(x)), define(uint32_t(x >> 32)); };
    auto skip = [&](uint32_t property, int n) {
        if (k.properties & property) r += n;
    };
    skip(kPrivateBuffer, 4);
    if (k.properties & kDispatch) define64(uint64_t(launch.packet));
    skip(kQueue, 2);
    if (k.properties & kKernarg) define64(uint64_t(launch.kernarg));
    if (k.properties & kDispatchId) define64(0);
    skip(kFlatInit, 2);
    if (k.properties & kPrivateSize) define(k.scratch_bytes);
    for (uint32_t i = 0; i < k.preload_length; ++i) {
        uint32_t x;
        memcpy(&x, launch.kernarg + 4 * (k.preload_offset + i), 4);
        define(x);
    }
    r = int(k.user_sgprs);
    for (int i = 0; i < 3; ++i)
        if (k.rsrc2 >> (7 + i) & 1) define(g.id[i]);
    if (k.rsrc2 >> 10 & 1) define(0);
}

void set_lanes(Wave& w, const Launch& launch) {
    const uint32_t* b = launch.block;
    const uint64_t threads = uint64_t(b[0]) * b[1] * b[2];
    uint64_t exec = 0;
    for (int l = 0; l < kLanes; ++l) {
        const uint64_t t = uint64_t(w.id) * kLanes + uint64_t(l);
        exec |= uint64_t(t < threads) << l;
        w.v[0][l] = uint32_t(t % b[0] | t / b[0] % b[1] << 10 | t / b[0] / b[1] << 20);
    }
    w.undefined[0] = 0;
    memcpy(&w.s[kExec], &exec, 8);
    w.s_undefined[kExec] = w.s_undefined[kExec + 1] = 0;
}

std::unique_ptr<Wave> make_wave(Launch& launch, Workgroup& g, int id) {
    auto w = std::make_unique<Wave>();
    memset(w->v, 0xcd, sizeof w->v);
    memset(w->s, 0xcd, sizeof w->s);
    memset(w->undefined, 0xff, sizeof w->undefined);
    memset(w->in_flight, 0, sizeof w->in_flight);
    memset(w->s_undefined, 0xff, sizeof w->s_undefined);
    memset(w->s_in_flight, 0, sizeof w->s_in_flight);
    w->serial = uint32_t(launch.vector_done.size());
    launch.vector_done.push_back(0);
    w->id = id, w->group = &g, w->launch = &launch, w->program = launch.program;
    w->scc_undefined = true;
    w->pc = uint32_t(launch.program->find(launch.kernel.entry));
    w->mode = launch.kernel.float_mode;
    w->scratch.assign(size_t(launch.kernel.scratch_bytes) * kLanes, 0xcd);
    w->scratch_undefined.assign(w->scratch.size(), 1);
    set_scalars(*w, launch, g);
    set_lanes(*w, launch);
    return w;
}

std::unique_ptr<Workgroup> make_group(Launch& launch, uint64_t index) {
    auto g = std::make_unique<Workgroup>();
    g->id[0] = uint32_t(index % launch.grid[0]);
    g->id[1] = uint32_t(index / launch.grid[0] % launch.grid[1]);
    g->id[2] = uint32_t(index / launch.grid[0] / launch.grid[1]);
    g->lds.assign((launch.lds_bytes() + 3) / 4 * 4, 0xcd);
    LdsShadow fresh{};
    fresh.undefined = 15;
    g->shadow.assign(g->lds.size() / 4, fresh);
    const uint64_t threads = uint64_t(launch.block[0]) * launch.block[1] * launch.block[2];
    for (uint64_t i = 0; i * kLanes < threads; ++i) g->waves.push_back(make_wave(launch, *g, int(i)));
    return g;
}

// Lets the waves of a workgroup pass when all that still run have arrived.
void release_barrier(Launch& launch, Workgroup& g) {
    int waiting = 0, ended = 0;
    for (const auto& w : g.waves) waiting += w->at_barrier, ended += w->ended;
    if (waiting == 0 || waiting + ended < int(g.waves.size())) return;
    if (ended) {
        for (const auto& w : g.waves)
            if (w->at_barrier) {
                w->fault(launch.program->ops[w->pc - 1], "barrier", -1,
                         "%d of %zu waves wait here, the others have ended", waiting, g.waves.size());
                break;
            }
    }
    if (g.counted) ++g.epoch;
    for (const auto& w : g.waves) {
        w->at_barrier = false;
        if (!w->ended && g.counted) w->lds_done_at_barrier = w->lds_done_at_arrival;
    }
}

// A wave runs until it gives way.
void run_wave(Launch& launch, Wave& w) {
    w.yield = false;
    while (!w.yield && !w.ended && !launch.stop) {
        step(w);
        if (launch.executed < launch.config->budget) continue;
        w.fault(launch.program->ops[w.pc < launch.program->ops.size() ? w.pc : 0], "budget", -1,
                "%llu wave instructions are executed and the launch does not end", (long long)launch.executed);
        launch.stop = true;
    }
}

void account(Launch& launch, const Workgroup& g) {
    Counters sum;
    for (const auto& w : g.waves) {
        sum.add(w->counters);
        launch.peak_instructions = std::max(launch.peak_instructions, w->counters.instructions);
        launch.peak_matrix = std::max(launch.peak_matrix, w->counters.matrix_clocks);
    }
    launch.peak_lds = std::max(launch.peak_lds, sum.lds_read + sum.lds_written);
    launch.counters.add(sum);
}

// Which of the workgroups in flight goes on, and which of its waves: the one that is held back only when no other can.
Wave* pick(Launch& launch, const std::vector<std::unique_ptr<Workgroup>>& groups) {
    std::vector<Wave*> ready;
    Wave* held = nullptr;
    for (const auto& g : groups)
        for (const auto& w : g->waves) {
            if (w->ended || w->at_barrier) continue;
            if (launch.executed < launch.held_until && w->serial == launch.held)
                held = w.get();
            else
                ready.push_back(w.get());
        }
    return ready.empty() ? held : ready[launch.draw() % ready.size()];
}

std::vector<uint64_t> start_order(Launch& launch, uint64_t n) {
    std::vector<uint64_t> order(n);
    for (uint64_t i = 0; i < n; ++i) order[i] = i;
    // Seed 0 starts them in order, as hardware mostly does.
    for (uint64_t i = n; launch.config->seed && i > 1; --i) std::swap(order[i - 1], order[launch.draw() % i]);
    return order;
}

// Denormals of float32 are kept or flushed as the descriptor says (an assembler's default is to flush them, a
// compiler's to keep them); other rounding than to nearest, and flushing those of halves and doubles, is not modelled.
bool prepare(Launch& launch) {
    const uint32_t denormals = launch.kernel.float_mode >> 4 & 3;
    launch.flush_sources = denormals == 0 || denormals == 2;
    launch.flush_results = denormals == 0 || denormals == 1;
    if (launch.kernel.float_mode & 15)
        launch.report("not modelled", 1, "not modelled: " + launch.kernel.name + " does not round to nearest");
    if ((launch.kernel.float_mode >> 6 & 3) != 3)
        launch.report("not modelled", 2, "not modelled: " + launch.kernel.name + " flushes denormals of f16 and f64");
    if (launch.program->find(launch.kernel.entry) >= 0) return true;
    launch.report("code object", 0, "code object: the entry of " + launch.kernel.name + " is no instruction");
    return false;
}

}  // namespace

void run(Launch& launch) {
    launch.random = launch.config->seed;
    if (!prepare(launch)) return;
    const uint64_t total = uint64_t(launch.grid[0]) * launch.grid[1] * launch.grid[2];
    const std::vector<uint64_t> order = start_order(launch, total);
    std::vector<std::unique_ptr<Workgroup>> groups;
    uint64_t started = 0;
    while (!launch.stop && (started < total || !groups.empty())) {
        while (started < total && groups.size() < size_t(launch.config->workgroups_in_flight))
            groups.push_back(make_group(launch, order[started++]));
        Wave* w = pick(launch, groups);
        if (!w) break;
        run_wave(launch, *w);
        release_barrier(launch, *w->group);
        if (!w->group->done()) continue;
        const auto at = std::find_if(groups.begin(), groups.end(), [w](const auto& g) { return g.get() == w->group; });
        account(launch, **at);
        groups.erase(at);
    }
    for (const auto& g : groups) account(launch, *g);
}

}  // namespace mla::emulator
