// Shared memory of one workgroup of the Hopper engine.
#pragma once

#include "common/engine.h"
#include "common/gpu.h"
#include "common/layout.h"
#include "common/planner.h"
#include "generic/shared.h"

namespace mla::sm90 {

constexpr int kHeads = 64;   // query heads of a workgroup
constexpr int kTokens = 64;  // of a tile
constexpr int kStages = 2;   // tiles in shared memory, and P's of them

// The warp groups. The first two are the workgroup that common/ knows: each has half of the output's dims.
constexpr int kWarpGroup = 128;
constexpr int kFirstScorer = kThreads, kFirstProducer = kFirstScorer + kWarpGroup, kProducers = kWarpGroup;
constexpr int kAllThreads = kFirstProducer + kProducers;
enum NamedBarrier { kBarrierAll = 1, kBarrierScorer };  // 0: workgroup_barrier()

// 64 rows of 512 fp16 as eight panels of 64 dims. A row of a panel has 128 bytes, its 16-byte units swizzled by the
// row's last three bits: rows of K to one product, columns of V to the other.
constexpr int kPanelDims = 64, kPanels = kDim / kPanelDims;
constexpr uint32_t kPanelBytes = 64 * 2 * kPanelDims;
constexpr uint32_t kTileBytes = kPanels * kPanelBytes;

// Warp groups are apart by less than kStages tiles and one piece more, so by fewer pieces than half of this.
constexpr uint32_t kPiecesUnderWay = 8;

struct Shared {
    uint8_t kv[kStages][kTileBytes];
    uint8_t q[kTileBytes];
    uint8_t p[kStages][kPanelBytes];  // probabilities, rows of tokens
    float keep[kStages][kHeads];      // what older sums are multiplied with, beside p
    float m[kPiecesUnderWay][kHeads], l[kPiecesUnderWay][kHeads];
    int32_t outside[kPiecesUnderWay];  // a value of a piece lies outside the fast range
    uint64_t kv_full[kStages], kv_empty[kStages], p_full[kStages];
    float merge[kMaxMerge];
    uint32_t scan[kThreads / 32];
    Plan plan;
    Range range;
    int32_t last;
    static constexpr int kIndptrEntries = 1024;
    int32_t indptr[kIndptrEntries];
};

static_assert(sizeof(Shared) <= 227 * 1024, "shared memory of a workgroup");

}  // namespace mla::sm90
