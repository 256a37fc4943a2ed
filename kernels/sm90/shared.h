// Shared memory of one workgroup of the Hopper engine.
#pragma once

#include <stddef.h>

#include "common/engine.h"
#include "common/gpu.h"
#include "common/layout.h"
#include "common/planner.h"
#include "generic/shared.h"

namespace mla::sm90 {

constexpr int kHeads = 64;  // query heads of a workgroup
constexpr uint32_t kTileBits = 6;
constexpr int kTokens = 1 << kTileBits;  // of a tile
constexpr int kStages = 2;               // tiles in shared memory
constexpr uint32_t kShortTiles = 4;      // of a piece with whose queries the scorer helps

// The warp groups. The first two are the workgroup that common/ knows: each has half of the output's dims.
constexpr int kWarpGroup = 128;
constexpr int kFirstScorer = kThreads, kFirstProducer = kFirstScorer + kWarpGroup;
constexpr int kAllThreads = kFirstProducer + kWarpGroup;
enum NamedBarrier { kBarrierAll = 1, kBarrierScorer };  // 0: workgroup_barrier()

// 64 rows of 512 fp16, in groups of eight rows that are eight panels of 64 dims each. A row of a panel has 128 bytes,
// its 16-byte units swizzled by the row's number in the group: rows of K to one product, columns of V to the other.
// In 32 dims, pair i of unit q lies in the place of pair q of unit i: a lane then finds eight dims that follow each
// other in its accumulators of P V, and Q K^T does not care.
constexpr int kPanelDims = 64, kPanels = kDim / kPanelDims;
constexpr uint32_t kGroupRows = 8, kPanelBytes = kGroupRows * 2 * kPanelDims, kGroupBytes = kPanels * kPanelBytes;
constexpr uint32_t kTileBytes = kTokens / kGroupRows * kGroupBytes;

// Rows on their way: as much of a packed row as is read, and RoPE rows, 16-byte units of eight rows in different banks.
constexpr uint32_t kRawBytes = kScaleOffset + 16, kRawRopeStride = kRopeBytes + 16;
struct RawGroup {
    uint8_t packed[kGroupRows][kRawBytes];
    uint8_t rope[kGroupRows][kRawRopeStride];
};
static_assert(kRawBytes / 16 % 2 == 1 && kRawRopeStride / 16 % 2 == 1, "banks");

constexpr uint32_t kLargestCluster = 16;
constexpr uint32_t kMostGiven = 72;  // heads of pieces that a workgroup merges

// So few rows are planned by each warp for itself, each with as many workgroups as there is room for. A row's share
// then depends on how many they are.
constexpr uint32_t kMostPlannedRows = 128;
MLA_FN bool plans_for_itself(const PersistentParams& p) {
    return p.num_rows < int(kMostPlannedRows) && (p.flags & kBatchInvariant) == 0;
}

// The producer is at most three pieces ahead of the warps of the values, which are less than two pieces apart; the
// scorer less than two. That long a piece keeps its flag and its sums.
constexpr uint32_t kPiecesUnderWay = 8, kSums = 2;

// Clocks from one pair of stores of a warp's outputs to the next, 40 bytes a clock of all warps: what comes faster
// queues up in front of the rows that are asked for meanwhile.
constexpr uint32_t kStorePace = 200;

// What a workgroup has to do where each row has as many teams of its own; teams = 0: it has none.
struct OwnPlan {
    uint32_t teams, rows, total;
    bool whole;  // no row is cut
    Range range;
    uint32_t begin;   // of the range's row, among all pages
    uint32_t tokens;  // of the range
};

// In the place of p, as long as nobody has scored anything.
struct Guess {
    OwnPlan plan;
    int32_t indptr[kMostPlannedRows];
};

struct Shared {
    uint8_t kv[kStages][kTileBytes];
    uint8_t q[kTileBytes];
    RawGroup raw[kWarpGroup / 32];      // of each warp of the producer
    uint4 p[kTokens / 16][kWarpGroup];  // probabilities, as each thread of the scorer has them and of the values too
    float keep[kHeads];                 // what older sums are multiplied with, beside p
    float m[kSums][kHeads], l[kSums][kHeads];
    float sink[kHeads];
    int32_t outside[kPiecesUnderWay];  // a value of a piece lies outside the fast range
    uint64_t kv_full[kStages][2];      // see full_barrier()
    uint64_t kv_empty[kStages], q_full, q_empty, p_full, p_empty;
    uint64_t guess_full, ready, jobs_full, room, exact_full, lse_full, weights_full, given_full;
    uint32_t scan[kThreads / 32];
    Plan plan;
    Range range;
    uint32_t store_pace;  // 0: nothing is asked for meanwhile
    int32_t last;
    // Of the heads of given pieces, the factors with the values of half of the dims.
    alignas(16) float given_lse[kMostGiven], merged_lse[kMostGiven], weights[2][kMostGiven], factors[2][kMostGiven];
    uint32_t is_scaled;  // a factor is not 1
    uint32_t num_given, num_jobs;
    uint32_t own_teams;  // that each row has; 0: a plan on the cost line
    TeamJob jobs[kLargestCluster + 1];
    const int32_t* given_until;  // where the pages of a piece end that goes to the team; null: of none
    static constexpr int kIndptrEntries = 1024;
    int32_t indptr[kIndptrEntries];
};

static_assert(sizeof(Guess) <= sizeof(Shared::p), "room");
static_assert(sizeof(Shared) <= 227 * 1024, "shared memory of a workgroup");
static_assert(offsetof(Shared, q) % 1024 == 0, "tiles");

}  // namespace mla::sm90
