// Everything of the code objects but their tile loop: argument blocks, planner, query loading, stores and merge, from
// the sources that the HIP engine is compiled from. The loop is tile_loop.inc; join.py puts it where MLA_TILE_LOOP
// stands.
#define MLA_OTHER_ARGUMENTS 1
#include "common/kernarg.h"
#include "generic/kernels.h"
#include "gfx950/engine.h"

namespace mla::gfx950 {

typedef int Vec16i __attribute__((ext_vector_type(16)));
typedef int Vec32i __attribute__((ext_vector_type(32)));
typedef float Vec32f __attribute__((ext_vector_type(32)));

// The engine with its loop in assembly. Registers are handed over as tile_loop.inc names them.
class AsmEngine : public Engine {
  public:
    using Engine::Engine;

    MLA_FN void attend(const Piece& piece) {
        start(piece);
        Vec32f o[4] = {};
        run_tiles(piece, o);
        for (int block = 0; block < kBlocks; ++block)
            for (int h = 0; h < kHeadBlocks; ++h)
                for (int i = 0; i < 4; ++i) acc_[block][h][i] = o[block / 2][block % 2 * 16 + 4 * h + i];
        finish();
    }

  private:
    MLA_FN Vec32i places() const {
        Vec32i r{};
        for (int i = 0; i < 7; ++i) r[i] = int(k_[i]);
        r[7] = int(k_scale_), r[8] = int(k_last_scale_), r[9] = int(k_rope_[0]), r[10] = int(k_rope_[1]);
        for (int i = 0; i < 4; ++i) r[11 + i] = int(v_[i]);
        r[15] = int(v_scale_), r[16] = int(v_rope_[0]), r[17] = int(v_rope_[1]), r[18] = int(p_read_);
        r[19] = int(p_write_[0]), r[20] = int(p_write_[1]);
        r[21] = int(lds_address(x_.keep) + uint32_t(16 * wave_ + row_) * 4);
        for (int i = 0; i < 5; ++i) {
            const uint64_t source = uint64_t(i < 4 ? packed_chunk(i) : rope_chunk());
            r[22 + 2 * i] = int(source), r[23 + 2 * i] = int(source >> 32);
        }
        return r;
    }

    // This lane's chunk in row 0 of the pools.
    MLA_FN uintptr_t packed_chunk(int i) const {
        return uintptr_t(kv_) + uintptr_t((lane_ % 32 ^ (8 * wave_ + 2 * i + lane_ / 32) % 16) * kChunk);
    }
    MLA_FN uintptr_t rope_chunk() const {
        return uintptr_t(kv_rope_) + uintptr_t((lane_ % 8 ^ (8 * wave_ + lane_ / 8) / 2 % 8) * kChunk);
    }

    MLA_FN Vec16i state() const {
        Vec16i s{};
        for (int i = 0; i < 4; ++i) s[i] = query_rope_[0][i], s[4 + i] = query_rope_[1][i];
        s[8] = query_scale_, s[9] = query_last_scale_;
        s[10] = int(bits_of(m_)), s[11] = int(bits_of(limit_));
        return s;
    }

    MLA_FN void run_tiles(const Piece& piece, Vec32f (&o)[4]) {
        Vec16i state = this->state();
        Vec4i extreme{}, pages{pages_.x[0], pages_.x[1], pages_.x[2], pages_.x[3]};
        int rope_page = rope_page_;
        Vec32i query{};
        for (int i = 0; i < 28; ++i) query[i] = query_[i / 4][i % 4];
        const uint64_t pages_behind = uint64_t(piece.pages + 2 * kTokens);
        uint64_t next_pages =
            uint32_t(uniform(int(pages_behind))) | uint64_t(uint32_t(uniform(int(pages_behind >> 32)))) << 32;
        int tokens = uniform(int(piece.tokens));
        Vec32i used[5];
        Vec16i used16;
        Vec8i used8;
        Vec4i used4;
        Vec2i used2;
        asm volatile(
            "MLA_TILE_LOOP"
            : "+{a[0:31]}"(o[0]), "+{a[32:63]}"(o[1]), "+{a[64:95]}"(o[2]), "+{a[96:127]}"(o[3]), "+{v[32:47]}"(state),
              "+{v[48:51]}"(pages), "+{v52}"(rope_page), "+{v[56:59]}"(extreme), "+{s[40:41]}"(next_pages),
              "+{s42}"(tokens), "=&{v[64:95]}"(used[0]), "=&{v[96:127]}"(used[1]), "=&{v[128:159]}"(used[2]),
              "=&{v[160:191]}"(used[3]), "=&{v[192:223]}"(used[4]), "=&{v[224:239]}"(used16), "=&{v[240:247]}"(used8),
              "=&{v[248:251]}"(used4), "=&{v[252:253]}"(used2)
            : "{v[0:31]}"(places()), "{a[128:159]}"(query), "{v53}"((8 * wave_ + lane_ / 32 * 4) * 4),
              "{v54}"((8 * wave_ + token_of(lane_ / 8)) * 4), "{v55}"(8 * (group_ / 2) + 2 * (group_ % 2)),
              "{v60}"(lds_address(x_.moved) + uint32_t(wave_) * 4), "{v61}"(lds_address(x_.moved)),
              "{s43}"(uniform(int(lds_address(x_.stage[0].packed) + uint32_t(wave_) * 8 * kPackedBytes))),
              "{s44}"(uniform(int(lds_address(x_.stage[0].rope) + uint32_t(wave_) * 8 * kRopeBytes))),
              "{s45}"(wave_ / 2), "{s46}"(kScoreScaleLog2), "{s47}"(kBias), "{s48}"(kPackedBytes), "{s49}"(kRopeBytes),
              "{s50}"(0x0c010c00), "{s51}"(0x0c030c02), "{s52}"(-(kLeastScale << 7) * 0x10001), "{s53}"(kHeadroom),
              "{s54}"(1 / kScoreScaleLog2), "{s55}"(wave_ * 64)
            : "memory", "vcc", "scc", "v62", "v63", "s56", "s57");
        m_ = float_of(uint32_t(state[10]));
        l_[0] = float_of(uint32_t(state[12])), l_[1] = float_of(uint32_t(state[13]));
        for (int i = 0; i < 4; ++i) extreme_[i] = uint32_t(extreme[i]);
    }
};

}  // namespace mla::gfx950

#if defined(MLA_PERSISTENT)

constexpr int kAbiHeads = 128;
constexpr int kSlack = 384;  // tokens; the argument block has the other constants of the plan

MLA_FN mla::Buffer buffer(const void* data) { return {const_cast<void*>(data), 0}; }

MLA_FN mla::PersistentParams params_of(const mla::PersistentKernarg& k) {
    mla::PersistentParams p{};
    p.q = buffer(k.q.value), p.q_rope = buffer(k.q_rope.value);
    p.kv = buffer(k.kv.value), p.kv_rope = buffer(k.kv_rope.value);
    p.kv_indptr = buffer(k.kv_indptr.value), p.kv_page_indices = buffer(k.kv_page_indices.value);
    p.sink = buffer(k.sink.value);
    p.o_acc = buffer(k.o_acc_out.first), p.out = buffer(k.o_acc_out.second);
    p.lse_acc = buffer(k.lse_acc_lse.first), p.lse = buffer(k.lse_acc_lse.second);
    p.cnt = buffer(k.one_cnt.pointer);
    p.num_rows = int32_t(k.partitions_rows.second);
    p.num_heads = p.workspace_heads = kAbiHeads;
    p.plan.partitions = int32_t(k.partitions_rows.first);
    p.plan.tile = mla::gfx950::kTokens;
    p.plan.row_cost = int32_t(32 * (k.row_cost.first & 0xff) + 16);
    p.plan.min_tiles = int32_t(k.row_cost.first >> 8);
    p.plan.slack = kSlack;
    p.empty_rows = mla::EmptyRows::keep;
    return p;
}

MLA_KERNEL(256) mla_v4_nm_ps(MLA_PARAM mla::PersistentKernarg k) {
    MLA_SHARED(mla::gfx950::Shared, shared);
    MLA_SHARED(mla::PersistentParams, params);
    if (mla::thread_index() == 0) params = params_of(k);
    mla::workgroup_barrier();
    mla::generic::persistent_kernel<mla::gfx950::AsmEngine>(shared, params);
}

#else

MLA_KERNEL(256) mla_v4_nm(MLA_PARAM mla::SplitKernarg k) {
    using namespace mla;
    MLA_SHARED(gfx950::Shared, shared);
    const auto buffer = [](const void* data) { return Buffer{const_cast<void*>(data), 0}; };
    const int sequence = block_index(1), split = block_index(2);
    const int32_t* splits = static_cast<const int32_t*>(k.split_indptr.value) + sequence;
    const int32_t* queries = static_cast<const int32_t*>(k.qo_indptr.value) + sequence;
    const int32_t in_plan = splits[1] - splits[0];
    if (split >= in_plan) return;
    SplitParams p{};
    p.q = buffer(k.q.value), p.q_rope = buffer(k.q_rope.value);
    p.kv = buffer(k.kv.value), p.kv_rope = buffer(k.kv_rope.value);
    p.kv_indptr = buffer(k.kv_indptr.value), p.kv_page_indices = buffer(k.kv_page_indices.value);
    p.split_indptr = buffer(k.split_indptr.value);
    p.sink = buffer(k.sink.value);
    p.out = p.logits = buffer(k.logits.value), p.attn_lse = buffer(k.attn_lse.value);
    p.num_heads = int32_t(k.gqa.value), p.max_seqlen_q = queries[1] - queries[0];
    p.num_splits = int32_t(k.splits.value);
    p.empty_rows = EmptyRows::keep;
    const bool single = k.single.value != 0 && in_plan <= 1;
    if (single) p.num_splits = 1, p.attn_lse = buffer(nullptr);
    const uint32_t tokens = sequence_tokens(p, sequence);
    if (tokens != 0 && block_index(0) == 0 && split == 0 && thread_index() == 0 && k.valid_split.value != nullptr)
        static_cast<int32_t*>(k.valid_split.value)[sequence] =
            int32_t(smaller(uint32_t(in_plan), ceil_div(tokens, kSplitTile)));
    gfx950::AsmEngine engine(shared, p.q, p.q_rope, p.kv, p.kv_rope);
    run_split(engine, p, block_index(0), sequence, split);
}

#endif
