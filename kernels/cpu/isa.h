// One attend function per instruction set, chosen at run time. Files named isa_*.cpp are compiled with their own flags;
// they keep every function local, so that no copy of a shared inline function carries instructions of another set.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "common/layout.h"

namespace mla::cpu {

struct Query {
    const uint8_t* packed;  // [heads][512]
    const uint16_t* rope;   // [heads][64]
    int heads;              // 1..128
};

struct Tokens {
    const void* kv;       // pool of packed rows
    const void* kv_rope;  // pool of RoPE rows
    const int32_t* pages;
    uint32_t count;  // at least 1
};

// Rows of a pool lie anywhere in memory: what is asked for in time is there when it is read. Into L2, since L1 is busy
// with the tile (128 ns a token into L1 on a Zen 4, 40 into L2).
MLA_FN void prefetch(const Tokens& t, uint32_t token) {
    if (token >= t.count) return;
    const char* packed = reinterpret_cast<const char*>(packed_row(t.kv, t.pages[token]));
    const char* rope = reinterpret_cast<const char*>(rope_row(t.kv_rope, t.pages[token]));
    for (int line = 0; line < kScaleOffset + kScaleBytes; line += 64) __builtin_prefetch(packed + line, 0, 2);
    for (int line = 0; line < kRopeBytes; line += 64) __builtin_prefetch(rope + line, 0, 2);
}

// acc[h] = sum of exp2(s - m[h]) * v, l[h] = sum of exp2(s - m[h]); s and m in the log2 domain.
struct Softmax {
    float* acc;  // [kMaxHeads][kDim], 64-byte aligned, dims in the path's own order
    double* m;   // [kMaxHeads]
    double* l;
};

// A thread's memory: acc, and what a path needs beside it.
constexpr size_t kAccBytes = size_t(kMaxHeads) * kDim * sizeof(float);
constexpr size_t kMostScratch = (size_t(2) << 20) - kAccBytes;

struct Isa {
    const char* name;
    size_t scratch_bytes;  // 64-byte aligned, contents undefined between calls
    // False where a value lies outside the range that this path computes to full accuracy (NaN codes, scales far from
    // 1): attend_exact() then takes the whole piece.
    bool (*attend)(const Query&, const Tokens&, const Softmax&, void* scratch);
    // One head of acc times `scale`, dims in order.
    void (*store_bf16)(const float* acc, float scale, uint16_t* to);
    void (*store_f32)(const float* acc, float scale, float* to);
    // acc (0 if first) += weight * row, kDim values of any alignment.
    void (*add_weighted)(const float* row, float weight, bool first, float* acc);
    // `count` values, a multiple of 16, already in order.
    void (*round_to_bf16)(const float* values, int count, uint16_t* to);
    // A vector of 512 bf16, quantised in blocks of 64 or 32 dims, to its packed row and RoPE row.
    void (*pack_row)(const uint16_t* x, int block, uint8_t* packed, uint16_t* rope);
    // Multiply-adds as fast as this path's instruction does them; returns how many operations that were.
    double (*multiply_adds)(int rounds);
};

extern const Isa kPortable;
#if defined(__x86_64__)
extern const Isa kAvx2, kAvx512, kAvx512Vbmi;
#endif

// Float64, one head at a time: every scale byte and NaN code. Its acc is in kPortable's order.
void attend_exact(const Query&, const Tokens&, const Softmax&);

// The fast paths take values of magnitude 0 or [2^-126, 2^50): sums of products then stay finite in fp32, and every
// dequantised value is a normal bf16. In bytes: e8m0 codes and the bits of a bf16.
constexpr uint8_t kLeastScale = 10, kLargestScale = 167;
constexpr uint16_t kLeastBf16 = 0x0080, kLimitBf16 = 0x5880;

// The fast paths keep scores in fp32, whose spacing shows in the weights where a row's largest score (log2 domain) is
// beyond this magnitude.
constexpr double kLargestScore = 32768;

}  // namespace mla::cpu
