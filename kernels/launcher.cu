// The C ABI of a built module: parameter blocks and a stream in, a status out, the reason kept per thread. Shapes and
// dtypes are checked by the caller (mla_jit/api.py); values that the host can read are checked here.
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <exception>

#include "common/check.h"
#include "common/combine.h"
#include "common/pack.h"
#include "common/params.h"

#if defined(MLA_JIT_TARGET_CPU)
#include "cpu/launch.h"
#else
#include "common/buffers.h"
#include "common/merge.h"
#include "generic/launch.h"
#endif
#if defined(MLA_JIT_TARGET_HIP)
#include "hip/asm_objects.h"
#include "hip/runtime.h"
#endif
#if defined(MLA_JIT_GFX950)
#include "gfx950/launch.h"
#endif
#if defined(MLA_JIT_SM90)
#include "sm90/launch.h"
#endif

#define MLA_EXPORT extern "C" __attribute__((visibility("default")))

namespace mla {
namespace {

enum Status : int { kOk = 0, kBadValue = 1, kLaunchFailed = 2 };

thread_local char last_error[4096] = "";  // an emulated launch may report several findings

__attribute__((format(printf, 2, 3))) int fail(Status status, const char* format, ...) {
    va_list args;
    va_start(args, format);
    vsnprintf(last_error, sizeof last_error, format, args);
    va_end(args);
    return status;
}

// The tensor that a fault is in, and what its entry needs to be; %lld is the finding's limit.
struct FaultText {
    const char *tensor, *needs;
};

FaultText text_of(Fault fault) {
    switch (fault) {
        case Fault::none:
            break;
        case Fault::indptr_negative:
            return {"kv_indptr", "a value of at least %lld"};
        case Fault::indptr_order:
            return {"kv_indptr", "at least %lld, the entry before it"};
        case Fault::indptr_end:
            return {"kv_indptr", "at most %lld, the length of kv_page_indices"};
        case Fault::page:
            return {"kv_page_indices", "a pool row in [0, %lld)"};
        case Fault::split_order:
            return {"split_indptr", "at least %lld, the entry before it"};
        case Fault::qo_uniform:
            return {"qo_indptr", "%lld: every sequence has max_seqlen_q query tokens"};
        case Fault::slot:
            return {"slot_mapping", "a pool row below %lld, or a negative number to leave the row out"};
    }
    return {"", ""};
}

int describe(const Finding& f) {
    const FaultText text = text_of(f.fault);
    char needs[128];
    snprintf(needs, sizeof needs, text.needs, static_cast<long long>(f.limit));
    return fail(kBadValue, "%s: got %lld at position %lld (row %d); needs %s", text.tensor,
                static_cast<long long>(f.got), static_cast<long long>(f.position), f.row, needs);
}

#if defined(MLA_JIT_TARGET_CPU)

template <class Params>
int run(const Params& params, void* /*stream*/) {
    const Finding finding = check_values(params);
    if (finding.fault != Fault::none) return describe(finding);
    cpu::launch(params);
    return kOk;
}

int run(const CombineParams& params, void* /*stream*/) {
    cpu::launch(params);
    return kOk;
}

#else

template <class Params>
int check_alignment(const Params& params) {
    int status = kOk;
    each_buffer(params, [&](const char* name, const Buffer& b, Use use) {
        if (status == kOk && use.wide && reinterpret_cast<uintptr_t>(b.data) % kAlignment != 0)
            status = fail(kBadValue, "%s: got data at %p; needs %d-byte alignment", name, b.data, kAlignment);
    });
    return status;
}

#if defined(MLA_JIT_TARGET_HIP)
bool readable_here() { return hip::is_emulated(); }

enum class Impl { any, asm_only, generic_only };

Impl impl = Impl::any;

template <class Params>
int launch(const Params& params, void* stream) {
    if (hip::launch_asm(params, stream)) return kOk;
    if (impl == Impl::asm_only)
        return fail(kLaunchFailed, "MLA_JIT_IMPL=asm: no code object of the registry serves this call");
#if defined(MLA_JIT_GFX950)
    if (impl != Impl::generic_only) {
        gfx950::launch(params, stream);
        return kOk;
    }
#endif
    generic::launch(params, stream);
    return kOk;
}
#else
bool readable_here() { return false; }

bool use_sm90 = true;  // where the module has that engine

template <class Params>
int launch(const Params& params, void* stream) {
#if defined(MLA_JIT_SM90)
    if (use_sm90) {
        sm90::launch(params, stream);
        return kOk;
    }
#endif
    generic::launch(params, stream);
    return kOk;
}
#endif

int launch(const PackParams& params, void* stream) {
    generic::launch(params, stream);
    return kOk;
}

template <class Params>
int run(const Params& params, void* stream) {
    if (const int status = check_alignment(params)) return status;
    const bool debug = (params.flags & kDebug) != 0;
    if (debug || readable_here()) {
        const Finding finding = debug ? generic::check_on_device(params, stream) : check_values(params);
        if (finding.fault != Fault::none) return describe(finding);
    }
    return launch(params, stream);
}

int run(const CombineParams& params, void* stream) {
    if (const int status = check_alignment(params)) return status;
    generic::launch(params, stream);
    return kOk;
}

#endif

int check_size(const PersistentParams&) { return kOk; }

int check_size(const PackParams&) { return kOk; }

int check_size(const SplitParams& p) {
    const int64_t queries = int64_t(p.num_seqs) * p.max_seqlen_q * p.num_heads;
    if (queries < kMaxQueries) return kOk;
    return fail(kBadValue, "q: got %lld query heads; needs fewer than %lld", static_cast<long long>(queries),
                static_cast<long long>(kMaxQueries));
}

// Calls body(), an exception of which becomes a status.
template <class Body>
int guarded(Body body) {
    try {
        return body();
    } catch (const std::exception& e) {
        return fail(kLaunchFailed, "%s", e.what());
    }
}

template <class Params>
int decode(const Params& params, void* stream) {
    if (const int status = check_size(params)) return status;
    return guarded([&] { return run(params, stream); });
}

}  // namespace
}  // namespace mla

MLA_EXPORT uint32_t mla_jit_abi_version() { return mla::kAbiVersion; }

MLA_EXPORT const char* mla_jit_last_error() { return mla::last_error; }

// Bytes of SplitParams (0), PersistentParams (1), CombineParams (2) and PackParams (3).
MLA_EXPORT uint32_t mla_jit_params_bytes(int entry) {
    constexpr uint32_t kBytes[] = {sizeof(mla::SplitParams), sizeof(mla::PersistentParams), sizeof(mla::CombineParams),
                                   sizeof(mla::PackParams)};
    return kBytes[entry];
}

MLA_EXPORT int mla_jit_split(const mla::SplitParams* p, void* stream) { return mla::decode(*p, stream); }

MLA_EXPORT int mla_jit_persistent(const mla::PersistentParams* p, void* stream) {
    mla::PersistentParams params = *p;
    if (params.flags & mla::kBatchInvariant) params.plan.slack = mla::kWholeRows;
    return mla::decode(params, stream);
}

// Quantises vectors into packed rows.
MLA_EXPORT int mla_jit_pack(const mla::PackParams* p, void* stream) { return mla::decode(*p, stream); }

// Merges partial results that are there already.
MLA_EXPORT int mla_jit_combine(const mla::CombineParams* p, void* stream) {
    return mla::guarded([&] { return mla::run(*p, stream); });
}

#if defined(MLA_JIT_TARGET_HIP)

// Opens the HIP runtime `library` ("" for the process's or the system's own); code objects lie in `folder`.
MLA_EXPORT int mla_jit_hip_open(const char* library, const char* folder) {
    return mla::guarded([&] {
        mla::hip::open(library, folder);
        return mla::kOk;
    });
}

// Names the code object of an entry (0 split-plan, 1 persistent), from the registry.
MLA_EXPORT int mla_jit_asm_add(int entry, const char* path, const char* kernel) {
    return mla::guarded([&] {
        mla::hip::add_asm_object(entry, path, kernel);
        return mla::kOk;
    });
}

// MLA_JIT_IMPL, and whether the argument blocks of code objects are printed.
MLA_EXPORT int mla_jit_hip_configure(const char* impl, int dump) {
    mla::impl = strcmp(impl, "asm") == 0       ? mla::Impl::asm_only
                : strcmp(impl, "generic") == 0 ? mla::Impl::generic_only
                                               : mla::Impl::any;
    mla::hip::dump_kernargs(dump != 0);
    return mla::kOk;
}

#elif defined(MLA_JIT_TARGET_CUDA)

// MLA_JIT_IMPL.
MLA_EXPORT int mla_jit_cuda_configure(const char* impl) {
    mla::use_sm90 = strcmp(impl, "auto") == 0 || strcmp(impl, "sm90") == 0;
    return mla::kOk;
}

#elif defined(MLA_JIT_TARGET_CPU)

// For tests: forces an instruction set ("auto", "avx512", "avx2", "portable"); 0 where it is present.
MLA_EXPORT int mla_jit_cpu_select_isa(const char* name) {
    if (mla::cpu::select_isa(name)) return mla::kOk;
    return mla::fail(mla::kBadValue, "instruction set: got %s, which is unknown or absent on this machine", name);
}

MLA_EXPORT const char* mla_jit_cpu_isa() { return mla::cpu::selected_isa(); }
MLA_EXPORT double mla_jit_cpu_peak_flops() { return mla::cpu::peak_flops(); }

#endif
