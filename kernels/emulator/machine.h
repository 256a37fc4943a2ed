// The state of a launch: waves, workgroups, memory, and what has been found wrong.
#pragma once

#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <array>
#include <limits>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "isa.h"

namespace mla::emulator {

struct Config {
    std::string objdump;
    uint64_t seed = 0;
    uint64_t budget = 200'000'000;  // wave instructions of a launch
    int workgroups_in_flight = 4;
    int switch_every = 1;  // a wave gives way at one in so many waits; always at barriers and atomics
    int max_faults = 20;
    bool check_poison = true, check_waits = true, check_races = true, check_wait_states = true, check_bounds = true;
    std::set<uint64_t> leave_out;  // addresses of waits and barriers that are passed over
    std::set<uint64_t> uncounted;  // of barriers at which waves wait for each other, and which no check counts
};

struct Extent {
    uint64_t begin = 0, end = 0;
    std::string name;
    bool writable = false;
};

// Host memory that kernels may touch.
class Memory {
  public:
    void add(const void* base, uint64_t bytes, const std::string& name, bool writable);
    void clear() { extents_.clear(), longest_ = 0; }
    // An extent that holds all of [address, address + bytes), writable where asked for, or null.
    const Extent* find(uint64_t address, uint64_t bytes, bool writing = false) const;
    std::string near(uint64_t address) const;

  private:
    std::vector<Extent> extents_;  // sorted by begin; may overlap
    uint64_t longest_ = 0;
    mutable size_t last_ = 0;
};

struct Fault {
    std::string kind, text;
    uint64_t count = 1;
};

struct Counters {
    uint64_t by_kind[kKinds] = {};
    uint64_t instructions = 0, matrix_clocks = 0;
    uint64_t lds_read = 0, lds_written = 0, global_read = 0, global_written = 0;
    void add(const Counters& o);
};

// What is known about one dword of LDS.
struct LdsShadow {
    uint32_t write_epoch, write_seq;  // of the last write
    uint32_t read_epoch, read_seq;    // of the last read
    uint32_t readers;                 // waves that read it in read_epoch
    uint8_t writer, reader;
    uint8_t bytes;      // which bytes the last write covered; bit 4: it was an atomic
    uint8_t undefined;  // bytes never written, or written with undefined values
    uint8_t in_flight;  // LDS-DMAs of `dma_wave` that have not been waited for
    uint8_t dma_wave;
};

// Bits of MODE. FP16_OVFL: finite values that overflow a small format become its largest one.
constexpr int kNanClampBit = 8, kIeeeBit = 9, kFp16OverflowBit = 23;

struct KernelInfo {
    std::string name;
    uint32_t lds_bytes = 0, scratch_bytes = 0, kernarg_bytes = 0, vgprs = 0, accum_offset = 0;
    uint32_t float_mode = 0;  // MODE as the descriptor starts a wave: rounding, denormals, and the bits above
    uint32_t user_sgprs = 0, properties = 0, rsrc2 = 0, preload_length = 0, preload_offset = 0;
    uint64_t entry = 0;
    uint32_t max_threads = 0;  // of a workgroup; 0 where the metadata does not say
    struct Argument {
        uint32_t offset, size;
        std::string kind;
    };
    std::vector<Argument> arguments;
};

struct Workgroup;
struct Launch;

// An operation whose counter has not been waited for.
struct Pending {
    enum class Type : uint8_t { load, store, lds, scalar, flat, dma } type;
    uint16_t reg, count;  // registers; of an LDS-DMA: nothing, and the dwords that a lane writes
    uint64_t lanes;
    uint32_t seq;         // of an LDS operation
    uint32_t lds, bytes;  // of an LDS-DMA: base, and bytes from one lane to the next
    uint32_t op;
    uint32_t id;  // flat operations sit in both queues
};

// What the last vector instruction left in a register, where the next one must not read it at once.
enum class Result : uint8_t { plain, transcendental, part };

struct Hazards {
    static constexpr int64_t kLongAgo = -1000;
    int64_t matrix[kVectorRegisters], source_c[kVectorRegisters], valu[kVectorRegisters], stored[kVectorRegisters];
    Range matrix_range[kVectorRegisters];
    uint8_t matrix_passes[kVectorRegisters], c_passes[kVectorRegisters];
    bool matrix_single[kVectorRegisters];
    Result result[kVectorRegisters];
    int64_t scalar[kScalarRegisters];
    uint8_t scalar_kind[kScalarRegisters];  // 1: a lane read, 2: a compare, 3: other VALU
    int64_t m0, cmpx;
    Hazards();
};

struct Wave {
    alignas(64) uint32_t v[kVectorRegisters][kLanes];
    alignas(8) uint32_t s[kScalarRegisters];
    uint64_t undefined[kVectorRegisters];  // lanes without a defined value
    uint64_t in_flight[kVectorRegisters];  // lanes that a load will write
    uint32_t s_undefined[kScalarRegisters];
    uint8_t s_in_flight[kScalarRegisters];
    bool scc = false, scc_undefined = false;
    uint32_t pc = 0, next = 0;
    bool ended = false, at_barrier = false, yield = false;
    uint32_t passed = 0;  // barriers that are left out
    int id = 0;
    uint32_t serial = 0;  // among all waves of the launch
    Workgroup* group = nullptr;
    Launch* launch = nullptr;
    const Program* program = nullptr;
    std::vector<Pending> vm, lgkm;
    uint32_t lds_seq = 0, lds_done = 0, lds_done_at_arrival = 0, lds_done_at_barrier = 0;
    uint32_t next_id = 1;
    int64_t slot = 0;
    Hazards hazards;
    Counters counters;
    std::vector<uint8_t> scratch, scratch_undefined;
    uint32_t mode = 0;

    uint64_t exec() const { return s64(kExec); }
    uint64_t s64(int r) const {
        uint64_t x;
        memcpy(&x, &s[r], 8);
        return x;
    }
    uint64_t s_undefined64(int r) const {
        uint64_t x;
        memcpy(&x, &s_undefined[r], 8);
        return x;
    }
    void set32(const Op& op, int r, uint32_t x, uint32_t undefined);
    void set64(const Op& op, int r, uint64_t x, uint64_t undefined);
    void fault(const Op& op, const char* kind, int lane, const char* format, ...) __attribute__((format(printf, 5, 6)));
    // What must not be undefined is; silent where the check is off.
    void undefined_value(const Op& op, const char* what);
    void retire(const Pending& p);
    void wait(const Op& op);
};

struct Workgroup {
    uint32_t id[3] = {};
    std::vector<std::unique_ptr<Wave>> waves;
    std::vector<uint8_t> lds;
    std::vector<LdsShadow> shadow;
    uint32_t epoch = 1;
    bool counted = true;  // the barrier that its waves have come to
    bool done() const;
};

struct Launch {
    const Config* config;
    Memory* memory;
    const Program* program;
    KernelInfo kernel;
    uint32_t grid[3], block[3];
    const uint8_t* kernarg;
    const void* packet = nullptr;  // the dispatch packet
    uint64_t load_bias = 0;        // host address of the code object's address 0
    uint32_t dynamic_lds = 0;
    uint64_t executed = 0, clock = 0, random = 0;
    uint64_t held = 0, held_until = 0;  // the serial of a wave that is held back, up to so many instructions
    uint64_t peak_instructions = 0, peak_matrix = 0, peak_lds = 0;  // of a wave, a wave, a workgroup
    bool stop = false;
    bool flush_sources = false, flush_results = false;  // float32 denormals
    bool fnuz = false;                                  // fp8 is the encoding of gfx942 and before
    Counters counters;
    // Who stored a dword of memory last, and up to which of its vector memory operations every wave has waited.
    struct Store {
        uint32_t serial, id;
    };
    std::unordered_map<uint64_t, Store> stores;
    std::vector<uint32_t> vector_done;
    std::vector<Fault> faults;
    std::map<std::pair<std::string, uint64_t>, size_t> known;

    uint64_t draw();
    bool repeated(const char* kind, uint64_t where);  // counted, if it is known
    void report(const std::string& kind, uint64_t where, const std::string& text);
    uint64_t lds_bytes() const { return uint64_t(kernel.lds_bytes) + dynamic_lds; }
};

void run(Launch& launch);
void step(Wave& w);
void check_wait_states(Wave& w, const Op& op);
void record_wait_states(Wave& w, const Op& op);
std::string describe_faults(const Launch&);
std::string describe_counters(const Launch&);

// Global memory between waves: a store may be read by another wave once its own wave has waited for it.
void note_store(Wave& w, uint64_t address, uint64_t bytes);
void check_stored(Wave& w, const Op& op, int lane, uint64_t address, uint64_t bytes);

// LDS, shared by ds_* and flat accesses.
bool lds_read(Wave& w, const Op& op, int lane, uint32_t address, void* to, uint32_t bytes, uint32_t* undefined_dwords);
void lds_write(Wave& w, const Op& op, int lane, uint32_t address, const void* from, uint32_t bytes, bool undefined);

inline uint32_t scalar32(const Wave& w, const Operand& o) {
    switch (o.kind) {
        case OperandKind::sgpr:
            return w.s[o.reg];
        case OperandKind::imm:
            return o.imm32;
        case OperandKind::scc:
            return w.scc;
        case OperandKind::vccz:
            return w.s64(kVcc) == 0;
        case OperandKind::execz:
            return w.exec() == 0;
        default:
            return 0;
    }
}
inline uint64_t scalar64(const Wave& w, const Operand& o) {
    if (o.kind == OperandKind::sgpr) return o.dwords == 1 ? w.s[o.reg] : w.s64(o.reg);
    if (o.kind == OperandKind::imm) return o.imm64;
    return scalar32(w, o);
}
inline uint64_t scalar_undefined(const Wave& w, const Operand& o) {
    if (o.kind == OperandKind::scc) return w.scc_undefined ? ~uint64_t(0) : 0;
    if (o.kind != OperandKind::sgpr) return 0;
    return o.dwords == 1 ? w.s_undefined[o.reg] : w.s_undefined64(o.reg);
}

template <class To, class From>
inline To bits(const From& from) {
    static_assert(sizeof(To) == sizeof(From), "same size");
    To to;
    memcpy(&to, &from, sizeof to);
    return to;
}

}  // namespace mla::emulator
