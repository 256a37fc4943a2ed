// The C ABI of a built module: parameter blocks and a stream in, a status out, the reason kept per thread. Shapes and
// dtypes are checked by the caller (mla_jit/api.py); values that the host can read are checked here.
#include <stdarg.h>
#include <stdio.h>

#include <exception>

#include "common/check.h"
#include "common/params.h"

#if defined(MLA_JIT_TARGET_CPU)
#include "cpu/launch.h"
#endif

#define MLA_EXPORT extern "C" __attribute__((visibility("default")))

namespace mla {
namespace {

enum Status : int { kOk = 0, kBadValue = 1, kLaunchFailed = 2 };

thread_local char last_error[512] = "";

__attribute__((format(printf, 2, 3))) int fail(Status status, const char* format, ...) {
    va_list args;
    va_start(args, format);
    vsnprintf(last_error, sizeof last_error, format, args);
    va_end(args);
    return status;
}

int describe(const Finding& f) {
    const long long position = f.position, got = f.got, limit = f.limit;
    switch (f.fault) {
        case Fault::none:
            return kOk;
        case Fault::indptr_first:
            return fail(kBadValue, "kv_indptr: got %lld at position 0 (row 0); needs a value of at least 0", got);
        case Fault::indptr_order:
            return fail(kBadValue,
                        "kv_indptr: got %lld at position %lld (end of row %d); needs at least %lld, "
                        "the entry before it",
                        got, position, f.row, limit);
        case Fault::indptr_end:
            return fail(kBadValue,
                        "kv_indptr: got %lld at position %lld (end of row %d); needs at most %lld, "
                        "the length of kv_page_indices",
                        got, position, f.row, limit);
        case Fault::page:
            return fail(kBadValue,
                        "kv_page_indices: got %lld at position %lld (row %d); needs a pool row in "
                        "[0, %lld)",
                        got, position, f.row, limit);
        case Fault::split_order:
            return fail(kBadValue,
                        "split_indptr: got %lld at position %lld (row %d); needs at least %lld, "
                        "the entry before it",
                        got, position, f.row, limit);
        case Fault::qo_uniform:
            return fail(kBadValue,
                        "qo_indptr: got %lld at position %lld (row %d); needs %lld, since every sequence "
                        "has max_seqlen_q query tokens",
                        got, position, f.row, limit);
    }
    return fail(kBadValue, "unknown finding %d", int(f.fault));
}

template <class Params>
int checked(const Params& params, void (*launch)(const Params&)) {
    const Finding finding = check_values(params);
    if (finding.fault != Fault::none) return describe(finding);
    try {
        launch(params);
        return kOk;
    } catch (const std::exception& e) {
        return fail(kLaunchFailed, "%s", e.what());
    }
}

}  // namespace
}  // namespace mla

MLA_EXPORT uint32_t mla_jit_abi_version() { return mla::kAbiVersion; }

MLA_EXPORT const char* mla_jit_last_error() { return mla::last_error; }

// Bytes of SplitParams (0) and PersistentParams (1).
MLA_EXPORT uint32_t mla_jit_params_bytes(int entry) {
    return entry == 0 ? sizeof(mla::SplitParams) : sizeof(mla::PersistentParams);
}

#if defined(MLA_JIT_TARGET_CPU)

MLA_EXPORT int mla_jit_split(const mla::SplitParams* p, void* /*stream*/) {
    return mla::checked(*p, mla::cpu::launch_split);
}

MLA_EXPORT int mla_jit_persistent(const mla::PersistentParams* p, void* /*stream*/) {
    return mla::checked(*p, mla::cpu::launch_persistent);
}

// For tests: forces an instruction set ("auto", "avx512", "avx2", "portable"); 0 where it is present.
MLA_EXPORT int mla_jit_cpu_select_isa(const char* name) {
    if (mla::cpu::select_isa(name)) return mla::kOk;
    return mla::fail(mla::kBadValue, "instruction set: got %s, which is unknown or absent on this machine", name);
}

MLA_EXPORT const char* mla_jit_cpu_isa() { return mla::cpu::selected_isa(); }

#endif
