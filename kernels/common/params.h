// The parameter blocks of the C ABI. Python packs them with the format strings of mla_jit/abi.py; sizes are compared at
// load, every offset by a test. Plain old data: pointers are 8 bytes, lengths are bytes.
#pragma once

#include <stddef.h>

#include "platform.h"

namespace mla {

constexpr uint32_t kAbiVersion = 1;

// One tensor of a call: its own pointer and extent. data is null where the caller passed none.
struct Buffer {
    void* data;
    int64_t bytes;

    template <class T>
    MLA_FN T* as() const {
        return global(static_cast<T*>(data));
    }
};

enum class EmptyRows : int32_t { keep = 0, zero = 1 };

// Bits of a call's flags.
constexpr int32_t kDebug = 1;           // check values on the device
constexpr int32_t kBatchInvariant = 2;  // a row's bits depend on that row alone: no choice by the number of rows

// The parameters of the in-kernel planner, in tokens (arch_tables/*.yaml, key `persistent`).
struct PlanParams {
    int32_t partitions;  // P: workgroups of one head group
    int32_t tile;        // T: cuts inside a row fall on multiples of this
    int32_t row_cost;    // C0: what a row costs beside its tokens, at least 1
    int32_t min_tiles;   // MT: least tiles of a partition before another one is opened
    int32_t slack;       // how much longer the longest load of a no-split plan may be
};

// A slack with which no row of up to 2^30 tokens is split. Where there is more than one partition, per stays below 2^31
// and its sum with this below 2^32.
constexpr int32_t kWholeRows = 1 << 30;

// Packed rows and RoPE rows, with which both parameter blocks begin.
struct Inputs {
    Buffer q, q_rope, kv, kv_rope;
};

struct SplitParams {
    Buffer q, q_rope, kv, kv_rope;         // packed rows and RoPE rows
    Buffer qo_indptr, kv_indptr;           // int32 [num_seqs+1], [>= num_seqs+1]
    Buffer kv_page_indices, split_indptr;  // int32; split_indptr may be absent
    Buffer sink;                           // f32 [num_heads]
    Buffer out;                            // bf16 [total_q, H, 512]; absent with S > 1: the partials stay unmerged
    Buffer logits, attn_lse;               // f32 [total_q, S, H, 512], [total_q, S, H]; logits unused when S = 1
    int32_t num_seqs, num_heads, max_seqlen_q, num_splits;
    EmptyRows empty_rows;
    int32_t max_threads;  // CPU engine only
    int32_t flags;        // kDebug, kBatchInvariant
    int32_t device;       // index of the GPU that holds the tensors
};

struct PersistentParams {
    Buffer q, q_rope, kv, kv_rope;
    Buffer kv_indptr, kv_page_indices;  // int32 [>= N+1], one entry per row
    Buffer sink;
    Buffer out, lse;           // bf16 [N, H, 512]; f32 [N, H] or absent
    Buffer o_acc, lse_acc;     // f32 [2P, H', 512], [2P, H'] (log2 domain, no sink)
    Buffer desc, cnt, arange;  // int32: the workspace's, at rest all zero in cnt
    PlanParams plan;
    int32_t num_rows, num_heads, workspace_heads;
    EmptyRows empty_rows;
    int32_t max_threads;
    int32_t flags;
    int32_t device;
};

// Vectors to packed rows.
struct PackParams {
    Buffer x;             // bf16 [num_rows, 512]
    Buffer slots;         // int32 or int64 [num_rows]: the rows of packed and rope; absent where row i goes to row i
    Buffer packed, rope;  // packed rows and RoPE rows
    int32_t num_rows;
    int32_t block;       // dims of a scale, 64 or 32
    int32_t slot_bytes;  // of one slot: 8, 4, or 0 where there are none
    int32_t max_threads;
    int32_t flags;  // kDebug
    int32_t device;
};

static_assert(sizeof(Buffer) == 16, "pointer and extent");
static_assert(offsetof(SplitParams, kv_rope) == offsetof(Inputs, kv_rope), "Inputs");
static_assert(offsetof(PersistentParams, kv_rope) == offsetof(Inputs, kv_rope), "Inputs");
static_assert(offsetof(SplitParams, num_seqs) == 12 * 16 && sizeof(SplitParams) == 224, "SplitParams");
static_assert(offsetof(PersistentParams, plan) == 14 * 16 && sizeof(PersistentParams) == 272, "PersistentParams");
static_assert(offsetof(PackParams, num_rows) == 4 * 16 && sizeof(PackParams) == 88, "PackParams");

// Where the workspace's counters lie (int32 units). With up to two head groups a row, as code objects of the gfx950 ABI
// have it: row counters, a reserved stretch, group counters. With four, the same memory holds both.
constexpr int64_t kMaxRows = 32768;
constexpr int64_t kMaxQueries = int64_t(1) << 31;  // total_q * H, so that head and token of a query divide in 32 bits
constexpr int64_t kMaxPartitions = 1024;
constexpr int64_t kRowCounters = 2 * 65536;
constexpr int64_t kCounters = kRowCounters + 8192 + 4 * kMaxPartitions;

template <int kGroups>
struct CounterLayout {
    static_assert(kGroups == 2 || kGroups == 4, "head groups of a row");
    static_assert(kMaxRows * kGroups <= kRowCounters, "row counters");
    static constexpr int64_t kGroupCounters = kGroups == 2 ? kRowCounters + 8192 : kRowCounters;
    static_assert(kGroupCounters + 2 * kGroups * kMaxPartitions <= kCounters, "group counters");

    MLA_FN static constexpr int64_t row(uint32_t row, int group) { return kGroups * row + uint32_t(group); }
    // Of the merge group that begins with a partition, which may hold the end of one row and the beginning of another.
    MLA_FN static constexpr int64_t merge_group(uint32_t partition, bool row_begins, int group) {
        return kGroupCounters + kGroups * (2 * partition + row_begins) + uint32_t(group);
    }
};

}  // namespace mla
