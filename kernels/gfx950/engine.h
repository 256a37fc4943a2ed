// The gfx950 engine: a workgroup of four waves attends with 64 query heads, 32 tokens at a time. docs/gfx950.md tells
// the pipeline and counts its instructions.
//
// A wave has 16 heads in Q K^T and softmax, and 128 dims of all 64 heads in P V. KV rows stay the bytes that they are:
// Q K^T is done by scaled fp8 matrix instructions straight from them; for P V each value becomes bf16, its scale added
// to the exponent. Lanes of a wave are (row of 16, group of four): `row_` and `group_`.
#pragma once

#include "generic/gpu_engine.h"
#include "gfx950/machine.h"

namespace mla::gfx950 {

constexpr int kTokens = 32, kHeads = 64, kWaves = 4;
constexpr int kStages = 2;  // tiles of KV rows in LDS
constexpr int kChunk = 16;  // bytes that move together; rows are stored with their chunks permuted

// Rows are stored as they arrive, two rows by one instruction; chunk c of row r lies at c ^ (r % 16) of a packed row
// and at c ^ (r / 2 % 8) of a RoPE row, which spreads 16 rows over all banks.
struct Stage {
    alignas(16) uint8_t packed[kTokens][kPackedBytes];
    alignas(16) uint8_t rope[kTokens][kRopeBytes];
};

// Scale codes outside take the float64 path: kBias moves every code in range to a positive exponent.
constexpr int kLeastScale = 27, kLargestScale = 167;
constexpr float kBias = 0x1p-100f;  // 127 - kLeastScale

// Older sums are rescaled when a score passes the maximum that they refer to by this much (log2): probabilities then
// lie below 2^kHeadroom, which fp32 sums and bf16 probabilities take without loss.
constexpr float kHeadroom = 8;

struct Shared {
    Stage stage[kStages];
    alignas(16) uint8_t p[kHeads][2 * kTokens];  // bf16, 16-byte octets of tokens permuted
    alignas(16) uint32_t moved[kWaves];          // whether a wave's maxima moved with this tile
    float keep[kHeads], m[kHeads], l[kHeads];
    uint32_t scan[kWaves];
    Plan plan;
    int32_t outside, last;
    static constexpr int kIndptrEntries = 1024;
    int32_t indptr[kIndptrEntries];
};

// The token of a tile that lies in row r: the page indices of four neighbouring tokens come in one load.
MLA_FN int token_of(int r) { return r / 8 * 8 + r % 2 * 4 + r % 8 / 2; }

class Engine : public generic::GpuEngine<Shared> {
  public:
    using Smem = Shared;
    static constexpr int kHeadsPerGroup = kHeads;
    static constexpr int kCounterGroups = kMaxHeads / kHeads;
    static constexpr int kMergeDims = 8, kMergeBatch = 4;
    static constexpr int kMergeScratch = int(sizeof(Shared::stage)) / 4;

    MLA_FN Engine(Smem& shared, const Buffer& q, const Buffer& q_rope, const Buffer& kv, const Buffer& kv_rope)
        : GpuEngine(shared, q, q_rope, kv, kv_rope) {}

    // Workgroups go to the eight dies in turn. The head groups of a partition belong on one die, whose L2 then reads
    // their KV rows once.
    MLA_FN static generic::Place place(int block, int groups, int partitions) {
        static_assert(kCounterGroups == 2, "a row has one head group or two: no division");
        const int shift = groups - 1, mask = groups - 1;
        if (partitions % 8 != 0) return {uint32_t(block >> shift), block & mask};
        return {uint32_t((block >> (3 + shift)) * 8 + block % 8), (block >> 3) & mask};
    }

    MLA_FN float* merge_scratch() { return reinterpret_cast<float*>(x_.stage); }

    MLA_FN void attend(const Piece& piece) {
        start(piece);
        const uint32_t tiles = ceil_div(piece.tokens, kTokens);
        for (uint32_t tile = 0; tile < tiles; ++tile) {
            wait_for_loads();
            workgroup_barrier();  // the rows are there, and nobody reads the stage before
            if (tile + 1 < tiles) request_rows((tile + 1) % kStages);
            request_pages(piece, (tile + 2) * kTokens);
            const uint32_t stage = tile % kStages * sizeof(Stage);
            scores(stage);
            if (piece.tokens - tile * kTokens < kTokens) mask(int(piece.tokens - tile * kTokens));
            softmax();
            workgroup_barrier();  // P is there
            if (moved()) rescale();
            accumulate(stage);
        }
        finish();
    }

    MLA_FN static void store_bf16(uint16_t* to, const float* v) {
        store16(to, Vec4i{int(bf16_pair(v[0], v[1])), int(bf16_pair(v[2], v[3])), int(bf16_pair(v[4], v[5])),
                          int(bf16_pair(v[6], v[7]))});
    }

    MLA_FN static void store_f32(float* to, const float* v) {
        GpuEngine::store_f32(to, v);
        GpuEngine::store_f32(to + 4, v + 4);
    }

    MLA_FN static void store_zeros(uint16_t* to) { store16(to, Vec4i{}); }

    MLA_FN void store_final(const Piece& piece, const Destination& to) {
        if (__builtin_expect(x_.outside, 0)) return store_final_exact(piece, to);
        const int h = lane();
        if (h < piece.heads) {
            const Normaliser<float> n = normalise(x_.m[h], x_.l[h], to.log2_sink(piece.query + h));
            x_.keep[h] = n.scale;
            if (to.lse != nullptr) to.lse[piece.query + h] = to.natural(n.lse, piece.query + h);
        }
        workgroup_barrier();
        each_head(piece, [&](int head, float scale, auto each_quad) {
            uint16_t* out = to.out + (piece.query + head) * kDim;
            each_quad([=](int dim, const Float4& v) {
                const generic::Word2 pairs{bf16_pair(v.x[0] * scale, v.x[1] * scale),
                                           bf16_pair(v.x[2] * scale, v.x[3] * scale)};
                *reinterpret_cast<generic::Word2*>(out + dim) = pairs;
            });
        });
    }

    template <class Index>
    MLA_FN void store_partial(const Piece& piece, const Partials& to, Index index, Sink sink,
                              const Destination& sinks) {
        if (__builtin_expect(x_.outside, 0)) return store_partial_exact(piece, to, index, sink, sinks);
        const int h = lane();
        if (h < piece.heads) {
            const float s = sink == Sink::include ? sinks.log2_sink(piece.query + h) : -kInf;
            const Normaliser<float> n = normalise(x_.m[h], x_.l[h], s);
            x_.keep[h] = n.scale;
            to.lse[index(h)] = n.lse / to.lse_to_log2;
        }
        workgroup_barrier();
        each_head(piece, [&](int head, float scale, auto each_quad) {
            float* o = to.o + index(head) * kDim;
            each_quad([=](int dim, const Float4& v) {
                const float values[] = {v.x[0] * scale, v.x[1] * scale, v.x[2] * scale, v.x[3] * scale};
                GpuEngine::store_f32(o + dim, values);
            });
        });
    }

  protected:
    static constexpr int kSteps = 4;       // of 128 dims in Q K^T; the last one has 64
    static constexpr int kNopeBlocks = 7;  // blocks of 16 dims of a wave in P V, and one of RoPE
    static constexpr int kBlocks = 8;
    static constexpr int kHeadBlocks = kHeads / 16;

    // At the beginning of a piece and again at its end, so that it holds no registers between them.
    MLA_FN void place_lanes() {
        const int thread = opaque(thread_index(), kWaves * 64);
        lane_ = thread % 64;
        wave_ = uniform(thread / 64);
        row_ = lane_ % 16;
        group_ = lane_ / 16;
    }

    // Where this lane reads and writes LDS, from the first stage on.
    MLA_FN void place_reads() {
        const uint32_t base = lds_address(x_.stage), rope = lds_address(x_.stage[0].rope);
        const uint32_t row = base + uint32_t(row_ * kPackedBytes);
        const auto chunk = [&](int c) { return row + uint32_t((c ^ row_) * kChunk); };
        for (int s = 0; s < 3; ++s) {
            k_[2 * s] = chunk(6 * (group_ / 2) + 2 * s + group_ % 2);
            k_[2 * s + 1] = chunk(12 + 6 * (group_ / 2) + 2 * s + group_ % 2);
        }
        k_[6] = chunk(24 + group_);
        k_scale_ = chunk(28) + uint32_t(3 * group_);
        k_last_scale_ = chunk(28) + uint32_t(12 + group_ % 2);
        for (int s = 0; s < 2; ++s)
            k_rope_[s] = rope + uint32_t(row_ * kRopeBytes + ((4 * s + group_) ^ (row_ / 2 % 8)) * kChunk);

        const int v_row = 8 * group_ + row_ / 2;
        const auto v_chunk = [&](int c) {
            return base + uint32_t(v_row * kPackedBytes + (c ^ (v_row % 16)) * kChunk + row_ % 2 * 8);
        };
        for (int i = 0; i < 4; ++i) v_[i] = v_chunk(wave_ + 4 * i);
        v_scale_ = v_chunk(28);
        for (int half = 0; half < 2; ++half) {
            const int r = 8 * group_ + 4 * half + row_ / 4, c = 2 * wave_ + row_ % 4 / 2;
            v_rope_[half] = rope + uint32_t(r * kRopeBytes + (c ^ (r / 2 % 8)) * kChunk + row_ % 2 * 8);
        }
        const uint32_t p = lds_address(x_.p);
        const int turn = (4 - row_ / 4) % 4;
        p_read_ = p + uint32_t(row_ * 2 * kTokens + (group_ ^ turn) * kChunk);
        for (int t = 0; t < 2; ++t)
            p_write_[t] = p + uint32_t((16 * wave_ + row_) * 2 * kTokens + ((2 * t + group_ / 2) ^ turn) * kChunk +
                                       group_ % 2 * 8);
    }

    MLA_FN void start(const Piece& piece) {
        workgroup_barrier();  // the piece before this one is done with LDS
        place_lanes();
        place_reads();
        const Inputs& in = take_inputs();
        if (lane_ + wave_ == 0) x_.outside = 0;
        load_query(piece, in);
        request_pages(piece, 0);
        request_rows(0);
        request_pages(piece, kTokens);
        m_ = -kInf;
        limit_ = -kInf;
        l_[0] = l_[1] = 0;
        for (uint32_t& e : extreme_) e = 0;
        for (auto& block : acc_)
            for (Vec4f& a : block) a = Vec4f{};
    }

    // Heads beyond the piece's repeat its last one; nobody stores them.
    MLA_FN void load_query(const Piece& piece, const Inputs& in) {
        const int64_t query = piece.query + smaller(16 * wave_ + row_, piece.heads - 1);
        const uint8_t* packed = packed_row(in.q.as<const void>(), query);
        const uint8_t* rope = reinterpret_cast<const uint8_t*>(rope_row(in.q_rope.as<const void>(), query));
        const uint8_t* part = packed + 32 * (3 * (group_ / 2)) + 16 * (group_ % 2);
        for (int s = 0; s < 3; ++s) {
            query_[2 * s] = load16(part + 32 * s);
            query_[2 * s + 1] = load16(part + 192 + 32 * s);
        }
        query_[6] = load16(packed + 384 + 16 * group_);
        uint32_t scales = 0;
        for (int s = 0; s < 3; ++s) scales |= uint32_t(packed[kScaleOffset + 3 * group_ + s]) << (8 * s);
        query_scale_ = int(scales);
        query_last_scale_ = packed[kScaleOffset + 12 + group_ % 2];
        for (int s = 0; s < 2; ++s) query_rope_[s] = load16(rope + 64 * s + 16 * group_);
    }

    // Page indices of the tile at `first`: of this lane's four packed rows, and of its RoPE row. Tokens behind the end
    // repeat the last one.
    MLA_FN void request_pages(const Piece& piece, uint32_t first) {
        const uint32_t token = uint32_t(8 * wave_ + lane_ / 32 * 4),
                       rope_token = uint32_t(8 * wave_ + token_of(lane_ / 8));
        const uint32_t last = piece.tokens - 1;
        if (first + kTokens <= piece.tokens) {
            const char* pages = reinterpret_cast<const char*>(piece.pages + first);  // the same in all lanes
            pages_ = *reinterpret_cast<const Words4*>(pages + token * 4);
            rope_page_ = *reinterpret_cast<const int32_t*>(pages + rope_token * 4);
            schedule_barrier();  // not one way with the other branch, whose four loads would serve both
        } else {
            for (uint32_t i = 0; i < 4; ++i) pages_.x[i] = piece.pages[smaller(first + token + i, last)];
            rope_page_ = piece.pages[smaller(first + rope_token, last)];
        }
    }

    // Rows of the tile whose page indices are here, into a stage: a lane's chunk of two packed rows at a time, then of
    // eight RoPE rows.
    MLA_FN void request_rows(uint32_t stage) {
        const uint32_t packed = lds_address(x_.stage[stage].packed) + uint32_t(wave_) * 8 * kPackedBytes;
        for (int i = 0; i < 4; ++i) {
            const int r = 8 * wave_ + 2 * i + lane_ / 32, c = lane_ % 32 ^ r % 16;
            const uint8_t* chunk = static_cast<const uint8_t*>(kv_) + c * kChunk;
            load_to_lds(row_at<kPackedBytes>(chunk, pages_.x[i]), packed + uint32_t(i) * 2 * kPackedBytes);
        }
        const uint32_t rope = lds_address(x_.stage[stage].rope) + uint32_t(wave_) * 8 * kRopeBytes;
        const int r = 8 * wave_ + lane_ / 8, c = lane_ % 8 ^ r / 2 % 8;
        load_to_lds(row_at<kRopeBytes>(static_cast<const uint8_t*>(kv_rope_) + c * kChunk, rope_page_), rope);
    }

    // Scores of 32 tokens and this wave's 16 heads: register i of s_[t] is row 16 t + 4 group + i of head `row_`.
    MLA_FN void scores(uint32_t stage) {
        for (uint32_t t = 0; t < 2; ++t) {
            const uint32_t at = stage + t * 16 * kPackedBytes, rope = stage + t * 16 * kRopeBytes;
            const int scale = read4(k_scale_ + at), last = read1(k_last_scale_ + at);
            Vec4f s{};
            Vec4i high;
            for (int step = 0; step < 3; ++step) {
                const Vec4i low = read16(k_[2 * step] + at);
                high = read16(k_[2 * step + 1] + at);
                s = multiply_step(step, joined(low, high), joined(query_[2 * step], query_[2 * step + 1]), s, scale);
            }
            // Half a step: zeros in the query, and what is at hand of the same row beside them.
            s = multiply_fp8<0>(joined(read16(k_[6] + at), high), joined(query_[6], Vec4i{}), s, last,
                                query_last_scale_);
            for (int i = 0; i < 2; ++i) s = multiply_bf16(read16(k_rope_[i] + rope), query_rope_[i], s);
            s_[t] = s;
        }
    }

    MLA_FN Vec4f multiply_step(int step, Vec8i k, Vec8i query, Vec4f s, int scale) const {
        if (step == 0) return multiply_fp8<0>(k, query, s, scale, query_scale_);
        if (step == 1) return multiply_fp8<1>(k, query, s, scale, query_scale_);
        return multiply_fp8<2>(k, query, s, scale, query_scale_);
    }

    // The last tile of a piece: rows whose token lies behind its end.
    MLA_FN void mask(int count) {
        for (int t = 0; t < 2; ++t)
            for (int i = 0; i < 4; ++i)
                if (token_of(16 * t + 4 * group_ + i) >= count) s_[t][i] = -kInf;
    }

    MLA_FN void softmax() {
        float top = larger(larger(larger(s_[0][0], s_[0][1]), larger(s_[0][2], s_[0][3])),
                           larger(larger(s_[1][0], s_[1][1]), larger(s_[1][2], s_[1][3])));
        const bool moves = any(top > limit_);
        if (moves) move_maximum(top);
        x_.moved[wave_] = moves;
        for (int t = 0; t < 2; ++t) {
            float p[4];
            for (int i = 0; i < 4; ++i) p[i] = exp2_of(s_[t][i] * kScoreScaleLog2 - m_);
            l_[0] += p[0] + p[2];
            l_[1] += p[1] + p[3];
            write8(p_write_[t], bf16_pair(p[0], p[1]), bf16_pair(p[2], p[3]));
        }
    }

    // The four lanes of a head agree on a new maximum, and every wave learns what its older sums are worth.
    MLA_FN void move_maximum(float top) {
        top = largest_of_groups(top);
        const float m = larger(m_, top * kScoreScaleLog2), keep = exp2_of(m_ - m);
        x_.keep[16 * wave_ + row_] = keep;
        l_[0] *= keep;
        l_[1] *= keep;
        m_ = m;
        limit_ = (m + kHeadroom) * (1 / kScoreScaleLog2);
    }

    MLA_FN bool moved() const {
        const Words4 moved = *reinterpret_cast<const Words4*>(x_.moved);
        return uniform(moved.x[0] | moved.x[1] | moved.x[2] | moved.x[3]) != 0;
    }

    MLA_FN void rescale() {
        for (int h = 0; h < kHeadBlocks; ++h) {
            const float keep = x_.moved[h] ? x_.keep[16 * h + row_] : 1.f;
            for (auto& block : acc_) block[h] *= keep;
        }
    }

    // O^T += V^T P^T, 16 dims of V at a time.
    MLA_FN void accumulate(uint32_t stage) {
        uint32_t exponents[4];
        read_exponents(stage, exponents);
        Vec4i p[kHeadBlocks];
        for (int h = 0; h < kHeadBlocks; ++h) p[h] = read16(p_read_ + uint32_t(h) * 16 * 2 * kTokens);
        accumulate_nope<0>(stage, exponents, p);
        accumulate_nope<1>(stage, exponents, p);
        accumulate_nope<2>(stage, exponents, p);
        accumulate_nope<3>(stage, exponents, p);
        accumulate_nope<4>(stage, exponents, p);
        accumulate_nope<5>(stage, exponents, p);
        accumulate_nope<6>(stage, exponents, p);
        const Vec2i low = read_transposed16(v_rope_[0] + stage), high = read_transposed16(v_rope_[1] + stage);
        accumulate_block(7, Vec4i{low[0], low[1], high[0], high[1]}, p);
    }

    // Block i of this wave is chunk wave + 4 i, whose scale is in lane 2 i of each row of lanes (read_exponents).
    template <int i>
    MLA_FN void accumulate_nope(uint32_t stage, const uint32_t (&exponents)[4], const Vec4i (&p)[kHeadBlocks]) {
        const Vec2i codes = read_transposed8(v_[i % 4] + stage + uint32_t(i / 4) * 16 * kChunk);
        Vec4i v;
        for (int j = 0; j < 4; ++j) v[j] = int(biased_bf16(codes[j / 2], j % 2, kBias) + of_lane<2 * i>(exponents[j]));
        accumulate_block(i, v, p);
    }

    MLA_FN void accumulate_block(int block, Vec4i v, const Vec4i (&p)[kHeadBlocks]) {
        for (int h = 0; h < kHeadBlocks; ++h) acc_[block][h] = multiply_bf16(v, p[h], acc_[block][h]);
    }

    // What the scale of two tokens adds to the exponent fields of a pair, for this lane group's eight tokens; lane 2 i
    // of a row of lanes has the 32 dims of this wave's block i. Waves 2 and 3 need the odd ones.
    MLA_FN void read_exponents(uint32_t stage, uint32_t (&exponents)[4]) {
        Vec2i codes = read_transposed8(v_scale_ + stage);
        for (int j = 0; j < 2; ++j) {
            const int next = int(from_next_lane(uint32_t(codes[j])));
            codes[j] = wave_ < 2 ? codes[j] : next;
        }
        for (int j = 0; j < 4; ++j) {
            const uint32_t pair = byte_pair(codes[j / 2], j % 2);
            const uint32_t added = (pair << 7) - uint32_t(kLeastScale << 7) * 0x10001u;
            extreme_[j] = larger_halves(extreme_[j], added);
            exponents[j] = added;
        }
    }

    MLA_FN void finish() {
        place_lanes();
        float l = l_[0] + l_[1];
        l += exchange(l, 16);
        l += exchange(l, 32);
        workgroup_barrier();
        uint32_t worst = 0;
        for (const uint32_t e : extreme_) worst = larger(worst, larger(e >> 16, e & 0xffff));
        bool outside = row_ + (wave_ < 2 ? 0 : 1) < kScaleBytes && worst > uint32_t(kLargestScale - kLeastScale) << 7;
        // Scores of this size have lost digits that the softmax needs; what is not finite is for the exact path to
        // judge.
        outside = outside || !(m_ >= -generic::kLargestScore && m_ <= generic::kLargestScore) || !(l < kInf);
        if (group_ == 0) x_.m[16 * wave_ + row_] = m_, x_.l[16 * wave_ + row_] = l;
        float most = 0;
        for (const auto& block : acc_)
            for (const Vec4f& a : block)
                for (int i = 0; i < 4; ++i) most = larger(most, __builtin_fabsf(a[i]));
        outside = outside || !(most < kInf);
        if (any(outside) && lane_ == 0) x_.outside = 1;
        workgroup_barrier();
    }

    // visit(head, scale, each_quad) for the heads of this lane; each_quad(store) calls store(dim, four dims).
    template <class Visit>
    MLA_FN void each_head(const Piece& piece, Visit visit) {
        for (int h = 0; h < kHeadBlocks; ++h) {
            const int head = 16 * h + row_;
            if (head >= piece.heads) continue;
            visit(head, x_.keep[head], [&](auto store) {
                for (int i = 0; i < kBlocks; ++i) {
                    const int dim = i < kNopeBlocks ? (wave_ + 4 * i) * 16 : kNopeDim + 16 * wave_;
                    const Vec4f a = acc_[i][h];
                    store(dim + 4 * group_, Float4{{a[0], a[1], a[2], a[3]}});
                }
            });
        }
    }

    struct alignas(4) Words4 {
        int32_t x[4];
    };

    int lane_, wave_, row_, group_;
    uint32_t k_[7], k_scale_, k_last_scale_, k_rope_[2], v_[4], v_scale_, v_rope_[2], p_read_, p_write_[2];
    Words4 pages_{};
    int32_t rope_page_ = 0;
    Vec4i query_[7], query_rope_[2];
    int query_scale_, query_last_scale_;
    Vec4f s_[2], acc_[kBlocks][kHeadBlocks];
    float m_, limit_, l_[2];  // of head `row_` of this wave; l_ of this lane's tokens
    uint32_t extreme_[4];     // largest added exponent so far
};

}  // namespace mla::gfx950
