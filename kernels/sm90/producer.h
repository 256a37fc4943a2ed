// The producer warp group: it dequantises KV rows into shared memory. In a cluster each workgroup dequantises half of a
// tile's tokens and stores them into both.
//
// The tokens of all pieces are one stream of steps of kRowsPerStep tokens. There is one loop with little code in it,
// since instructions that do not fit the instruction cache cost more than they do.
#pragma once

#include "common/engine.h"
#include "sm90/rows.h"

namespace mla::sm90 {

// A step of the stream, as a lane sees it.
struct Step {
    int32_t page[2];  // pool rows of its two tokens
    bool piece_ends;
    bool valid;  // false behind the end of the stream
};

// Walk::next(&piece) returns false behind the last piece.
template <int kGroups, class Walk>
class Producer {
  public:
    MLA_DEVICE Producer(Shared& shared, const Inputs& inputs, const Walk& walk)
        : x_(shared),
          kv_(inputs.kv.as<const void>()),
          kv_rope_(inputs.kv_rope.as<const void>()),
          walk_(walk),
          thread_(int(threadIdx.x) - kFirstProducer),
          rank_(kGroups == 1 ? 0 : cluster_rank()) {}

    MLA_DEVICE void run() {
        ended_ = !walk_.next(&piece_);
        Step now = next_step(), next = next_step();
        RawPart raw[2];
        load(now, raw);
#pragma unroll 1
        while (now.valid) {
            produce(now, raw);
            load(next, raw);
            now = next;
            next = next_step();  // its pages arrive while the rows of the step before it are converted
        }
        for (int i = 0; i < kStages; ++i) wait_for_room(steps_ / kStepsPerTile + i);  // no phase ends unseen
    }

  private:
    static constexpr uint32_t kStepsPerTile = kTokens / kRowsPerStep / kGroups;

    // Behind the last token of a piece it is repeated: finite, and masked where scores are read.
    MLA_DEVICE Step next_step() {
        if (ended_) return {};
        const uint32_t steps = ceil_div(piece_.tokens, kTokens) * kStepsPerTile;
        const uint32_t token = step_ / kStepsPerTile * kTokens + row_of(step_), last = piece_.tokens - 1;
        const Step step{{piece_.pages[smaller(token, last)], piece_.pages[smaller(token + kStepHalf, last)]},
                        step_ + 1 == steps,
                        true};
        if (step.piece_ends) {
            step_ = 0;
            ended_ = !walk_.next(&piece_);
        } else {
            ++step_;
        }
        return step;
    }

    // This lane's first row of the tile in the step of that number.
    MLA_DEVICE uint32_t row_of(uint32_t step) const {
        const uint32_t block = (kGroups == 2 ? rank_ * kStepsPerTile : 0) + step % kStepsPerTile;
        return block * kRowsPerStep + uint32_t(thread_) / kLanesPerRow;
    }

    MLA_DEVICE void load(const Step& step, RawPart (&raw)[2]) const {
        if (!step.valid) return;
#pragma unroll
        for (int i = 0; i < 2; ++i)
            raw[i] = load_part(packed_row(kv_, step.page[i]), rope_row(kv_rope_, step.page[i]), lane());
    }

    // Until the stage that a tile takes is free.
    MLA_DEVICE void wait_for_room(uint32_t tile) const {
        wait_barrier(&x_.kv_empty[tile % kStages], tile / kStages % 2 ^ 1);
    }

    MLA_DEVICE void produce(const Step& step, const RawPart (&raw)[2]) {
        const uint32_t in_tile = steps_ % kStepsPerTile, tile = steps_ / kStepsPerTile, stage = tile % kStages;
        if (in_tile == 0) wait_for_room(tile);
#pragma unroll
        for (int i = 0; i < 2; ++i) convert(raw[i], stage, row_of(steps_) + i * kStepHalf);
        if (in_tile + 1 == kStepsPerTile) publish(stage);
        ++steps_;
        pieces_ += step.piece_ends;
    }

    MLA_DEVICE void convert(const RawPart& raw, uint32_t stage, uint32_t row) const {
        const uint32_t to = part_address(shared_address(x_.kv[stage]), row, lane());
        const bool outside = convert_part(raw, lane(), [&](int panel, const uint32_t (&w)[4]) {
            store_shared(to + uint32_t(panel) * kPanelBytes, w);
        });
        if (outside) report_outside();
    }

    MLA_DEVICE void report_outside() const {
        int32_t* flag = &x_.outside[pieces_ % kPiecesUnderWay];
        *flag = 1;
        if constexpr (kGroups == 2) store_word_there(address_in(rank_ ^ 1, shared_address(flag)), 1);
    }

    MLA_DEVICE void publish(uint32_t stage) const {
        uint64_t* full = &x_.kv_full[stage];
        fence_for_products();
        if (kGroups == 2 && thread_ == 0) {
            arrive_expecting(full, kTileBytes / 2);
        } else {
            arrive_at(full);
        }
        if constexpr (kGroups == 2) share(stage, shared_address(full));
    }

    // The rows of a tile that this warp has converted, to the other workgroup: each lane copies those of one half of
    // the step in one panel, which lie together. No warp waits for another one.
    MLA_DEVICE void share(uint32_t stage, uint32_t full) const {
        constexpr uint32_t kRows = 32 / kLanesPerRow;
        const uint32_t lane = uint32_t(thread_) % 32, warp = uint32_t(thread_) / 32;
        const uint32_t panel = lane % kPanels, half = lane / kPanels;
        __syncwarp();
        if (half > 1) return;
        const uint32_t row = rank_ * kRowsPerStep + half * kStepHalf + warp * kRows;
        const uint32_t from = shared_address(x_.kv[stage]) + panel * kPanelBytes + row * 128;
        copy_there(address_in(rank_ ^ 1, from), from, kRows * 128, address_in(rank_ ^ 1, full));
    }

    MLA_DEVICE int lane() const { return thread_ % kLanesPerRow; }

    Shared& x_;
    const void *kv_, *kv_rope_;
    Walk walk_;
    const int thread_;
    const uint32_t rank_;
    Piece piece_;  // of next_step()
    uint32_t step_ = 0;
    bool ended_;
    uint32_t steps_ = 0, pieces_ = 0;  // converted
};

}  // namespace mla::sm90
