#include "hip/asm_objects.h"

#include <stdio.h>
#include <string.h>

#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "common/kernarg.h"
#include "generic/launch.h"
#include "hip/runtime.h"

namespace mla::hip {
namespace {

struct Object {
    std::string path, name;
    Kernel kernel;

    Object(const char* p, const char* n) : path(p), name(n), kernel(path.c_str(), name.c_str()) {}
};

Object* objects[2] = {};

// Device memory that every call may use at once, since it holds constants, or what nobody reads. It stays for the life
// of the process: captured graphs hold its address.
class Constants {
  public:
    // [0, S, 2S, ...]; null where it would have to be made while a graph is captured.
    void* uniform_splits(int device, int splits, void* stream) {
        return find({device, splits}, stream, [&](std::vector<int32_t>& table) {
            for (size_t i = 0; i < table.size(); ++i) table[i] = int32_t(i) * splits;
        });
    }

    // The kernel writes each sequence's split count here; the merge knows it already.
    void* valid_split(int device, void* stream) {
        return find({device, 0}, stream, [](std::vector<int32_t>&) {});
    }

  private:
    static void* filled(const std::vector<int32_t>& table, void* stream) {
        void* memory = allocate(kBytes);
        try {
            copy_to_device(memory, table.data(), kBytes, stream);
            synchronize(stream);
        } catch (...) {
            release(memory);
            throw;
        }
        return memory;
    }

    template <class Fill>
    void* find(std::pair<int, int> key, void* stream, Fill fill) {
        const std::lock_guard<std::mutex> lock(mutex_);
        void*& memory = tables_[key];
        if (memory != nullptr || is_capturing(stream)) return memory;
        std::vector<int32_t> table(kEntries);
        fill(table);
        memory = filled(table, stream);
        return memory;
    }

  public:
    static constexpr size_t kEntries = 65537, kBytes = kEntries * sizeof(int32_t);

  private:
    std::mutex mutex_;
    std::map<std::pair<int, int>, void*> tables_;
};

Constants constants;

bool dump_wanted = false;

void dump(const char* name, const Grid& grid, const void* kernarg) {
    fprintf(stderr, "mla_jit: %s, grid %u x %u x %u, kernarg:\n", name, grid.x, grid.y, grid.z);
    for (size_t at = 0; at < kKernargBytes; at += 16) {
        uint64_t words[2];
        memcpy(words, static_cast<const char*>(kernarg) + at, sizeof words);
        fprintf(stderr, "  0x%03zx  %016llx %016llx\n", at, static_cast<unsigned long long>(words[0]),
                static_cast<unsigned long long>(words[1]));
    }
}

template <class Kernarg>
void launch(Object& object, Grid grid, int device, void* stream, Kernarg kernarg) {
    if (dump_wanted) dump(object.name.c_str(), grid, &kernarg);
    object.kernel.launch(grid, kKernargThreads, device, stream, &kernarg, sizeof kernarg);
}

}  // namespace

void dump_kernargs(bool wanted) { dump_wanted = wanted; }

void add_asm_object(int entry, const char* path, const char* kernel) {
    if (objects[entry] == nullptr) objects[entry] = new Object(path, kernel);
}

// Only without a split table of the caller's own: a table may count 0 for a sequence, which this ABI does not compute.
bool launch_asm(const SplitParams& p, void* stream) {
    if (objects[0] == nullptr || !kernarg_serves(p) || p.split_indptr.data != nullptr) return false;
    if (size_t(p.num_seqs) >= Constants::kEntries) return false;
    const OnDevice current(p.device);
    SplitParams given = p;
    given.split_indptr = {constants.uniform_splits(p.device, p.num_splits, stream), int64_t(Constants::kBytes)};
    const Buffer valid = {constants.valid_split(p.device, stream), int64_t(Constants::kBytes)};
    if (given.split_indptr.data == nullptr || valid.data == nullptr) return false;
    const RegisteredTensors<SplitParams> tensors(given);
    register_memory("valid_split", valid, true);
    const unsigned blocks = unsigned((p.num_heads * p.max_seqlen_q + kKernargHeads - 1) / kKernargHeads);
    const Grid grid{blocks, unsigned(p.num_seqs), unsigned(p.num_splits)};
    launch(*objects[0], grid, p.device, stream, make_kernarg(given, valid.data));
    generic::launch_merge(p, stream);
    return true;
}

bool launch_asm(const PersistentParams& p, void* stream) {
    if (objects[1] == nullptr || !kernarg_serves(p)) return false;
    const OnDevice current(p.device);
    const RegisteredTensors<PersistentParams> tensors(p);
    launch(*objects[1], {2 * unsigned(p.plan.partitions), 1, 1}, p.device, stream, make_kernarg(p));
    return true;
}

}  // namespace mla::hip
