// The library's face: HIP's own names for what a launcher calls, and a few for tests. Everything happens at once, on
// the calling thread; streams are accepted and mean nothing. Launches take turns.
#include <stdlib.h>
#include <string.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <stdexcept>

#include "code_object.h"
#include "common/elf_size.h"
#include "common/params.h"

#define EXPORT extern "C" __attribute__((visibility("default")))

namespace {

using namespace mla::emulator;

enum Status : int {
    kSuccess = 0,
    kInvalidValue = 1,
    kOutOfMemory = 2,
    kInvalidConfiguration = 9,
    kInvalidDevice = 101,
    kInvalidImage = 200,
    kInvalidHandle = 400,
    kNotFound = 500,
    kLaunchFailure = 719,
};

constexpr size_t kHistory = 1000;
constexpr size_t kLoaded = 8;

struct Module {
    std::shared_ptr<CodeObject> code;
    std::map<std::string, std::unique_ptr<struct Function>> functions;
};
struct Function {
    std::shared_ptr<CodeObject> code;
    const KernelInfo* kernel;
};

struct State {
    std::mutex lock;
    Config config;
    std::map<void*, size_t> allocations;
    std::vector<std::pair<std::string, std::shared_ptr<CodeObject>>> loaded;  // by content, newest last
    std::vector<std::string> history;  // counters of every launch since the last mla_emulator_configure
};

// What a thread has said about its own next launch, and what became of its last one.
struct Thread {
    Memory registered;  // by mla_emulator_register, until the next clear
    std::string faults, counters = "{}", history, error;
    int last = kSuccess, error_status = kSuccess;
};

thread_local Thread mine;

State& state() {
    static State* const s = new State;
    return *s;
}

int fail(int status, const std::string& why) {
    mine.last = mine.error_status = status;
    mine.error = why;
    return status;
}

// Disassembling costs more than running a small kernel, so the last few images stay.
std::shared_ptr<CodeObject> remembered(State& s, const std::string& content) {
    for (auto& [known, code] : s.loaded)
        if (known == content) return code;
    auto code = load_code_object(content.data(), content.size(), s.config.objdump);
    if (s.loaded.size() >= kLoaded) s.loaded.erase(s.loaded.begin());
    s.loaded.emplace_back(content, code);
    return code;
}

// "key": value, in flat JSON.
bool json_value(const std::string& json, const char* key, std::string& out) {
    const std::string quoted = std::string("\"") + key + "\"";
    size_t at = json.find(quoted);
    if (at == std::string::npos) return false;
    at = json.find_first_not_of(" \t\n:", at + quoted.size());
    if (at == std::string::npos) return false;
    out.clear();
    if (json[at] == '"') {
        for (++at; at < json.size() && json[at] != '"'; ++at) {
            if (json[at] == '\\' && at + 1 < json.size()) ++at;
            out += json[at];
        }
        return true;
    }
    while (at < json.size() && !strchr(",} \t\n", json[at])) out += json[at++];
    return true;
}

// The numbers of "key": [...]
std::set<uint64_t> json_numbers(const std::string& json, const char* key) {
    std::set<uint64_t> out;
    std::string first;
    size_t at = json_value(json, key, first) ? json.find('[', json.find(key)) : std::string::npos;
    if (at == std::string::npos) return out;
    for (const size_t end = json.find(']', at); at < end; at = json.find_first_of(",]", at + 1)) {
        char* behind;
        const uint64_t x = strtoull(&json[at + 1], &behind, 10);
        if (behind != &json[at + 1]) out.insert(x);
    }
    return out;
}

void configure(Config& c, const std::string& json) {
    std::string value;
    auto number = [&](const char* key, auto& to) {
        if (json_value(json, key, value)) to = std::decay_t<decltype(to)>(strtoull(value.c_str(), nullptr, 0));
    };
    auto flag = [&](const char* key, bool& to) {
        if (json_value(json, key, value)) to = value == "true" || value == "1";
    };
    if (json_value(json, "objdump", value)) c.objdump = value;
    number("seed", c.seed);
    number("budget", c.budget);
    number("workgroups_in_flight", c.workgroups_in_flight);
    number("switch_every", c.switch_every);
    number("max_faults", c.max_faults);
    flag("check_poison", c.check_poison);
    flag("check_waits", c.check_waits);
    flag("check_races", c.check_races);
    flag("check_wait_states", c.check_wait_states);
    flag("check_bounds", c.check_bounds);
    c.leave_out = json_numbers(json, "leave_out");
    c.uncounted = json_numbers(json, "uncounted");
    if (c.workgroups_in_flight < 1) c.workgroups_in_flight = 1;
    if (c.max_faults < 1) c.max_faults = 1;
}

// Arguments that the compiler adds behind a kernel's own.
void fill_hidden(const KernelInfo& k, const uint32_t* grid, const uint32_t* block, std::vector<uint8_t>& kernarg) {
    for (const KernelInfo::Argument& a : k.arguments) {
        if (a.kind.rfind("hidden_", 0) != 0 || uint64_t(a.offset) + a.size > kernarg.size()) continue;
        uint64_t value = 0;
        const int axis = std::min(std::max(a.kind.back() - 'x', 0), 2);
        if (a.kind.rfind("hidden_block_count_", 0) == 0)
            value = grid[axis];
        else if (a.kind.rfind("hidden_group_size_", 0) == 0)
            value = block[axis];
        else if (a.kind == "hidden_grid_dims")
            value = grid[2] * block[2] > 1 ? 3 : grid[1] * block[1] > 1 ? 2 : 1;
        memcpy(&kernarg[a.offset], &value, a.size < 8 ? a.size : 8);
    }
}

// Bytes that a caller must give: up to the end of the kernel's own arguments, where the metadata lists them.
uint64_t required_bytes(const KernelInfo& k) {
    if (k.arguments.empty()) return k.kernarg_bytes;
    uint64_t end = 0;
    for (const KernelInfo::Argument& a : k.arguments)
        if (a.kind.rfind("hidden_", 0) != 0) end = std::max(end, uint64_t(a.offset) + a.size);
    return end;
}

std::vector<uint8_t> pack(const KernelInfo& k, void** parameters, void** extra) {
    std::vector<uint8_t> out(k.kernarg_bytes, 0);
    if (extra) {
        const void* from = nullptr;
        size_t bytes = 0;
        for (; extra[0] != reinterpret_cast<void*>(3); extra += 2) {
            if (extra[0] == reinterpret_cast<void*>(1))
                from = extra[1];
            else if (extra[0] == reinterpret_cast<void*>(2))
                bytes = *static_cast<size_t*>(extra[1]);
            else
                throw std::runtime_error("extra: unknown entry");
        }
        if (bytes < required_bytes(k))
            throw std::runtime_error(k.name + " takes " + std::to_string(required_bytes(k)) +
                                     " bytes of arguments, got " + std::to_string(bytes));
        if (bytes > out.size()) out.resize(bytes);
        if (bytes && !from) throw std::runtime_error("extra: no argument block");
        if (bytes) memcpy(out.data(), from, bytes);
    } else if (parameters) {
        for (const KernelInfo::Argument& a : k.arguments) {
            if (a.kind.rfind("hidden_", 0) == 0) continue;
            if (uint64_t(a.offset) + a.size > out.size())
                throw std::runtime_error("argument outside the kernarg segment");
            memcpy(&out[a.offset], *parameters++, a.size);
        }
    }
    return out;
}

constexpr size_t kPacketBytes = 64;

// The dispatch packet that some kernels read their launch shape from.
void fill_packet(uint8_t* packet, const Launch& launch) {
    const uint16_t block[3] = {uint16_t(launch.block[0]), uint16_t(launch.block[1]), uint16_t(launch.block[2])};
    memcpy(packet + 4, block, 6);
    uint32_t threads[3];
    for (int i = 0; i < 3; ++i) threads[i] = launch.grid[i] * launch.block[i];
    memcpy(packet + 12, threads, 12);
    const uint32_t sizes[2] = {launch.kernel.scratch_bytes, uint32_t(launch.lds_bytes())};
    memcpy(packet + 24, sizes, 8);
    memcpy(packet + 40, &launch.kernarg, 8);
}

// What the launch may touch beside its registered tensors.
void add_own_memory(const State& s, const Function& f, const Launch& launch, uint64_t kernarg_bytes, Memory& memory) {
    memory.add(launch.kernarg, kernarg_bytes, "the kernarg segment", false);
    memory.add(launch.packet, kPacketBytes, "the dispatch packet", false);
    for (const CodeObject::Segment& segment : f.code->segments)
        memory.add(&f.code->image[segment.begin], segment.bytes, "the code object", segment.writable);
    for (const auto& [p, bytes] : s.allocations) memory.add(p, bytes, "an allocation of hipMalloc", true);
}

int launch_kernel(State& s, const Function& f, const uint32_t (&shape)[6], uint32_t lds, void** parameters,
                  void** extra) {
    std::vector<uint8_t> arguments = pack(*f.kernel, parameters, extra);
    const size_t kernarg_bytes = arguments.size();
    // Without arguments there still is an address to point to, and preloaded ones are read as the descriptor says.
    arguments.resize(std::max<size_t>(kernarg_bytes, 4 * (f.kernel->preload_offset + f.kernel->preload_length)) + 16);
    void* aligned = nullptr;
    if (posix_memalign(&aligned, 256, arguments.size()) != 0)
        return fail(kOutOfMemory, "no memory for the kernarg segment");
    const std::unique_ptr<void, void (*)(void*)> owner(aligned, free);
    Launch launch{};
    launch.config = &s.config, launch.program = &f.code->program, launch.kernel = *f.kernel, launch.fnuz = f.code->fnuz;
    for (int i = 0; i < 3; ++i) launch.grid[i] = shape[i], launch.block[i] = shape[3 + i];
    launch.dynamic_lds = lds;
    if (launch.lds_bytes() > f.code->lds_limit())
        return fail(kInvalidConfiguration, f.kernel->name + " asks for " + std::to_string(launch.lds_bytes()) +
                                               " bytes of LDS, " + f.code->mcpu + " has " +
                                               std::to_string(f.code->lds_limit()));
    launch.load_bias = uint64_t(f.code->image.data());
    fill_hidden(*f.kernel, launch.grid, launch.block, arguments);
    memcpy(aligned, arguments.data(), arguments.size());
    launch.kernarg = static_cast<const uint8_t*>(aligned);
    alignas(64) uint8_t packet[kPacketBytes] = {};
    fill_packet(packet, launch);
    launch.packet = packet;
    Memory memory = mine.registered;
    add_own_memory(s, f, launch, kernarg_bytes, memory);
    launch.memory = &memory;
    run(launch);
    mine.faults = describe_faults(launch);
    mine.counters = describe_counters(launch);
    if (s.history.size() < kHistory) s.history.push_back(mine.counters);
    return launch.faults.empty() ? int(kSuccess) : fail(kLaunchFailure, mine.faults);
}

int load_module(void** module, const void* image, uint64_t bytes) {
    State& s = state();
    const std::lock_guard<std::mutex> guard(s.lock);
    const uint64_t size = mla::elf_size(image, bytes);
    if (size == 0) return fail(kInvalidImage, "the image is no 64-bit ELF file");
    if (size > bytes) return fail(kInvalidImage, "the code object is cut short");
    try {
        *module = new Module{remembered(s, {static_cast<const char*>(image), size}), {}};
    } catch (const std::exception& e) {
        return fail(kInvalidImage, e.what());
    }
    return kSuccess;
}

}  // namespace

EXPORT int hipInit(unsigned) { return kSuccess; }
EXPORT int hipGetDeviceCount(int* count) { return *count = 1, kSuccess; }
EXPORT int hipGetDevice(int* device) { return *device = 0, kSuccess; }
EXPORT int hipSetDevice(int device) {
    return device == 0 ? int(kSuccess) : fail(kInvalidDevice, "the emulator is device 0");
}
EXPORT int hipStreamSynchronize(void*) { return kSuccess; }
EXPORT int hipDeviceSynchronize() { return kSuccess; }
EXPORT int hipStreamIsCapturing(void*, int* status) { return *status = 0, kSuccess; }

EXPORT int hipModuleLoadData(void** module, const void* image) { return load_module(module, image, ~uint64_t(0)); }
// The same for a caller who knows how many bytes there are.
EXPORT int mla_emulator_load(void** module, const void* image, uint64_t bytes) {
    return load_module(module, image, bytes);
}

EXPORT int hipModuleUnload(void* module) {
    const std::lock_guard<std::mutex> guard(state().lock);
    if (!module) return fail(kInvalidHandle, "no module");
    delete static_cast<Module*>(module);
    return kSuccess;
}

EXPORT int hipModuleGetFunction(void** function, void* module, const char* name) {
    const std::lock_guard<std::mutex> guard(state().lock);
    if (!module) return fail(kInvalidHandle, "no module");
    if (!name) return fail(kInvalidValue, "no name");
    Module& m = *static_cast<Module*>(module);
    const KernelInfo* kernel = m.code->kernel(name);
    if (!kernel) return fail(kNotFound, std::string("the code object has no kernel ") + name);
    auto& f = m.functions[name];
    if (!f) f.reset(new Function{m.code, kernel});
    *function = f.get();
    return kSuccess;
}

EXPORT int hipModuleLaunchKernel(void* function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                                 unsigned bz, unsigned lds, void*, void** parameters, void** extra) {
    State& s = state();
    const std::lock_guard<std::mutex> guard(s.lock);
    mine.faults.clear();
    if (!function) return fail(kInvalidHandle, "no function");
    const KernelInfo& kernel = *static_cast<Function*>(function)->kernel;
    const uint64_t threads = uint64_t(bx) * by * bz, most = kernel.max_threads ? kernel.max_threads : 1024;
    if (!gx || !gy || !gz || bx > most || by > most || bz > most || !threads || threads > most)
        return fail(kInvalidConfiguration, "the launch of " + kernel.name + " is empty, or a workgroup of " +
                                               std::to_string(threads) + " is larger than " + std::to_string(most));
    if (uint64_t(gx) * bx >> 32 || uint64_t(gy) * by >> 32 || uint64_t(gz) * bz >> 32)
        return fail(kInvalidConfiguration, "the launch of " + kernel.name + " has 2^32 threads along one axis");
    try {
        return launch_kernel(s, *static_cast<Function*>(function), {gx, gy, gz, bx, by, bz}, lds, parameters, extra);
    } catch (const std::exception& e) {
        return fail(kInvalidValue, e.what());
    }
}

EXPORT int hipMalloc(void** to, size_t bytes) {
    const std::lock_guard<std::mutex> guard(state().lock);
    if (posix_memalign(to, 256, bytes ? bytes : 1) != 0) return fail(kOutOfMemory, "out of memory");
    state().allocations[*to] = bytes;
    return kSuccess;
}
EXPORT int hipFree(void* p) {
    const std::lock_guard<std::mutex> guard(state().lock);
    if (p && !state().allocations.erase(p)) return fail(kInvalidValue, "hipFree of what hipMalloc did not give");
    free(p);
    return kSuccess;
}
EXPORT int hipMemcpyAsync(void* to, const void* from, size_t bytes, int, void*) {
    return memcpy(to, from, bytes), kSuccess;
}
EXPORT int hipMemcpy(void* to, const void* from, size_t bytes, int) { return memcpy(to, from, bytes), kSuccess; }
EXPORT int hipMemsetAsync(void* to, int value, size_t bytes, void*) { return memset(to, value, bytes), kSuccess; }
EXPORT int hipGetLastError() {
    const int last = mine.last;
    mine.last = kSuccess;
    return last;
}
// Of the thread's last failure in its own words; until the thread's next one.
EXPORT const char* hipGetErrorString(int status) {
    if (status == kSuccess) return "no error";
    return status == mine.error_status ? mine.error.c_str() : "unknown error";
}

EXPORT void mla_emulator_configure(const char* json) {
    const std::lock_guard<std::mutex> guard(state().lock);
    configure(state().config, json);
    state().history.clear();
}
EXPORT void mla_emulator_register(const void* base, uint64_t bytes, const char* name, int writable) {
    mine.registered.add(base, bytes, name ? name : "a tensor", writable != 0);
}
EXPORT void mla_emulator_clear_registered() { mine.registered.clear(); }
EXPORT const char* mla_emulator_report() { return mine.faults.c_str(); }
EXPORT const char* mla_emulator_counters() { return mine.counters.c_str(); }
EXPORT const char* mla_emulator_history() {
    State& s = state();
    const std::lock_guard<std::mutex> guard(s.lock);
    mine.history = "[";
    for (const std::string& launch : s.history) mine.history += (mine.history.size() > 1 ? ", " : "") + launch;
    mine.history += "]";
    return mine.history.c_str();
}
// Every mnemonic that is executed, one a line, without _e32, _e64, _sdwa and _dpp.
EXPORT const char* mla_emulator_instructions() {
    static const std::string text = [] {
        std::string lines;
        for (const std::string& name : instruction_names()) lines += name + "\n";
        return lines;
    }();
    return text.c_str();
}
EXPORT uint32_t mla_jit_abi_version() { return mla::kAbiVersion; }
EXPORT const char* mla_jit_last_error() { return mine.error.c_str(); }
