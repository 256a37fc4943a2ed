// AVX512-BF16 with VBMI. Per tile of kTileTokens tokens, KV rows are dequantised once into two bf16 copies that stay in
// L2 for all heads: K row-major (Q K^T broadcasts pairs of dims, lanes are heads), and V with the tokens of a pair
// interleaved (P V broadcasts pairs of tokens, lanes are dims).
//
// The byte unpack of the dequantisation leaves each 64 dims in an order of its own. Nothing undoes it per token: Q is
// packed through the same path, and the output is put in order once at the end.
#if defined(__GNUC__) && !defined(__clang__)  // GCC's own intrinsics headers trip these
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include <immintrin.h>

#include "common/layout.h"
#include "cpu/isa.h"

namespace mla::cpu {
namespace {

constexpr int kChunks = kDim / 64;       // 64 dims: seven of NoPE, one of RoPE
constexpr int kPairs = kDim / 2;         // bf16 pairs of a row
constexpr int kRowStride = kPairs + 16;  // dwords; a row more than 1 KiB apart keeps broadcasts out of one L1 set
constexpr int kTokenPairs = kTileTokens / 2;
constexpr int kTokenStep = 8;  // tokens are padded to this
constexpr int kHeadVectors = kMaxHeads / 16;

struct Scratch {
    alignas(64) uint32_t k[kTileTokens][kRowStride];
    alignas(64) uint32_t v[kChunks][kTokenPairs][64];
    alignas(64) uint32_t q[kHeadVectors][kPairs][16];
    alignas(64) float s[kTileTokens][kMaxHeads];
    alignas(64) uint32_t p[kTokenPairs][kMaxHeads];
    alignas(64) float m[kMaxHeads], l[kMaxHeads], keep[kMaxHeads];
};

// bf16 bits of the 128 non-negative e4m3fn codes, as two byte tables.
struct Fp8Table {
    alignas(64) uint8_t low[128], high[128];
};

constexpr Fp8Table make_fp8_table() {
    Fp8Table t{};
    for (int code = 0; code < 128; ++code) {
        int exponent = code >> 3, mantissa = code & 7;
        if (exponent == 0 && mantissa != 0) {  // subnormal m * 2^-9, normalised
            exponent = 1;
            while (mantissa < 8) mantissa <<= 1, --exponent;
            mantissa &= 7;
        } else if (exponent == 0) {
            exponent = -120;
        }
        const int bits = ((exponent + 120) << 7) | (mantissa << 4);
        t.low[code] = uint8_t(bits);
        t.high[code] = uint8_t(bits >> 8);
    }
    return t;
}

constexpr Fp8Table kFp8 = make_fp8_table();

// A token's (or query head's) 64 dims: even groups of 8 dims in `even`, odd groups in `odd`.
struct Chunk {
    __m512i even, odd;
};

class Dequantiser {
  public:
    Dequantiser()
        : low0_(_mm512_load_si512(kFp8.low)),
          low1_(_mm512_load_si512(kFp8.low + 64)),
          high0_(_mm512_load_si512(kFp8.high)),
          high1_(_mm512_load_si512(kFp8.high + 64)) {}

    void row(const uint8_t* packed, const uint16_t* rope, Chunk (&to)[kChunks]) {
        const __m128i scales = _mm_mask_loadu_epi8(_mm_set1_epi8(127), 0x3fff, packed + kScaleOffset);
        outside_ |= _mm_cmpgt_epu8_mask(_mm_sub_epi8(scales, _mm_set1_epi8(kLeastScale)),
                                        _mm_set1_epi8(kLargestScale - kLeastScale));
        const __m256i exponents =
            _mm256_slli_epi16(_mm256_sub_epi16(_mm256_cvtepu8_epi16(scales), _mm256_set1_epi16(127)), 7);
        const __m512i wide = _mm512_castsi256_si512(exponents);
        for (int c = 0; c < kChunks - 1; ++c) to[c] = nope(_mm512_loadu_si512(packed + 64 * c), wide, c);
        to[kChunks - 1] = rope_chunk(rope);
    }

    bool ok() const { return outside_ == 0; }

  private:
    Chunk nope(__m512i codes, __m512i exponents, int c) {
        const __m512i magnitude = _mm512_set1_epi8(0x7f);
        outside_ |= _mm512_cmpeq_epi8_mask(_mm512_and_si512(codes, magnitude), magnitude);
        const __m512i low = _mm512_permutex2var_epi8(low0_, codes, low1_);
        const __m512i high = _mm512_ternarylogic_epi32(_mm512_permutex2var_epi8(high0_, codes, high1_), codes,
                                                       magnitude, 0xf4);  // high | (codes & ~0x7f)
        // Scale bytes 2c (dims 0..31 of the chunk, 128-bit lanes 0 and 1) and 2c+1 (lanes 2 and 3).
        const __m512i index =
            _mm512_inserti64x4(_mm512_set1_epi16(short(2 * c)), _mm256_set1_epi16(short(2 * c + 1)), 1);
        const __m512i exponent = _mm512_permutexvar_epi16(index, exponents);
        return {scaled(_mm512_unpacklo_epi8(low, high), exponent), scaled(_mm512_unpackhi_epi8(low, high), exponent)};
    }

    // Adds to the exponent field; zeros stay zeros.
    static __m512i scaled(__m512i bf16, __m512i exponent) {
        const __mmask32 nonzero = _mm512_test_epi16_mask(bf16, _mm512_set1_epi16(0x7fff));
        return _mm512_mask_add_epi16(bf16, nonzero, bf16, exponent);
    }

    Chunk rope_chunk(const uint16_t* rope) {
        const __m512i a = _mm512_loadu_si512(rope), b = _mm512_loadu_si512(rope + 32);
        check(a);
        check(b);
        return {_mm512_shuffle_i64x2(a, b, 0x88), _mm512_shuffle_i64x2(a, b, 0xdd)};
    }

    void check(__m512i bf16) {
        const __m512i magnitude = _mm512_and_si512(bf16, _mm512_set1_epi16(0x7fff));
        const __m512i above = _mm512_sub_epi16(magnitude, _mm512_set1_epi16(kLeastBf16));
        outside_ |= _mm512_test_epi16_mask(magnitude, magnitude) &
                    _mm512_cmpge_epu16_mask(above, _mm512_set1_epi16(short(kLimitBf16 - kLeastBf16)));
    }

    __m512i low0_, low1_, high0_, high1_;
    uint64_t outside_ = 0;
};

// 16 rows of 16 dwords to 16 columns, by 4x4 blocks.
void transpose(const uint32_t (*from)[kRowStride], uint32_t (*to)[16]) {
    __m512i r[16], t[16];
    for (int i = 0; i < 16; ++i) r[i] = _mm512_loadu_si512(from[i]);
    for (int i = 0; i < 16; i += 2) {
        t[i] = _mm512_unpacklo_epi32(r[i], r[i + 1]);
        t[i + 1] = _mm512_unpackhi_epi32(r[i], r[i + 1]);
    }
    for (int i = 0; i < 16; i += 4) {  // r[i + k] holds column 4 * lane + k of rows i..i+3
        r[i] = _mm512_unpacklo_epi64(t[i], t[i + 2]);
        r[i + 1] = _mm512_unpackhi_epi64(t[i], t[i + 2]);
        r[i + 2] = _mm512_unpacklo_epi64(t[i + 1], t[i + 3]);
        r[i + 3] = _mm512_unpackhi_epi64(t[i + 1], t[i + 3]);
    }
    for (int k = 0; k < 4; ++k) {
        const __m512i a = _mm512_shuffle_i32x4(r[k], r[4 + k], 0x88), b = _mm512_shuffle_i32x4(r[k], r[4 + k], 0xdd);
        const __m512i c = _mm512_shuffle_i32x4(r[8 + k], r[12 + k], 0x88);
        const __m512i d = _mm512_shuffle_i32x4(r[8 + k], r[12 + k], 0xdd);
        _mm512_store_si512(to[k], _mm512_shuffle_i32x4(a, c, 0x88));
        _mm512_store_si512(to[4 + k], _mm512_shuffle_i32x4(b, d, 0x88));
        _mm512_store_si512(to[8 + k], _mm512_shuffle_i32x4(a, c, 0xdd));
        _mm512_store_si512(to[12 + k], _mm512_shuffle_i32x4(b, d, 0xdd));
    }
}

void store_row(const Chunk (&row)[kChunks], uint32_t* to) {
    for (int c = 0; c < kChunks; ++c) {
        _mm512_store_si512(to + 32 * c, row[c].even);
        _mm512_store_si512(to + 32 * c + 16, row[c].odd);
    }
}

// Query heads to [16 heads of a vector] per pair of dims; heads beyond the last are zero.
bool load_query(const Query& q, int vectors, Scratch& x) {
    Dequantiser dequantiser;
    for (int v = 0; v < vectors; ++v) {
        for (int i = 0; i < 16; ++i) {
            const int64_t h = v * 16 + i;
            Chunk row[kChunks] = {};
            if (h < q.heads) dequantiser.row(q.packed + h * kPackedBytes, q.rope + h * kRopeDim, row);
            store_row(row, x.k[i]);  // the K tile is not in use yet
        }
        for (int pair = 0; pair < kPairs; pair += 16)
            transpose(reinterpret_cast<const uint32_t (*)[kRowStride]>(&x.k[0][pair]), &x.q[v][pair]);
    }
    return dequantiser.ok();
}

void prefetch(const Tokens& t, uint32_t token) {
    if (token >= t.count) return;
    const int64_t page = t.pages[token];
    const char* packed = reinterpret_cast<const char*>(packed_row(t.kv, page));
    const char* rope = reinterpret_cast<const char*>(rope_row(t.kv_rope, page));
    for (int line = 0; line < kPackedBytes; line += 64) _mm_prefetch(packed + line, _MM_HINT_T0);
    for (int line = 0; line < kRopeBytes; line += 64) _mm_prefetch(rope + line, _MM_HINT_T0);
}

// Tokens [first, first + padded) of the piece as the K and V tiles; those beyond `tokens` are zero.
bool load_tile(const Tokens& t, uint32_t first, int tokens, int padded, Scratch& x) {
    constexpr int kAhead = 8;  // tokens between a prefetch and its use
    Dequantiser dequantiser;
    for (int j = 0; j < padded; j += 2) {
        Chunk rows[2][kChunks] = {};
        for (int i = 0; i < 2 && j + i < tokens; ++i) {
            const uint32_t token = first + uint32_t(j + i);
            prefetch(t, token + kAhead);
            const int32_t page = t.pages[token];
            dequantiser.row(packed_row(t.kv, page), rope_row(t.kv_rope, page), rows[i]);
        }
        store_row(rows[0], x.k[j]);
        store_row(rows[1], x.k[j + 1]);
        for (int c = 0; c < kChunks; ++c) {  // vector k holds dims 16 * lane + 4 * k + (0..3) of the chunk
            uint32_t* v = x.v[c][j / 2];
            _mm512_store_si512(v, _mm512_unpacklo_epi16(rows[0][c].even, rows[1][c].even));
            _mm512_store_si512(v + 16, _mm512_unpackhi_epi16(rows[0][c].even, rows[1][c].even));
            _mm512_store_si512(v + 32, _mm512_unpacklo_epi16(rows[0][c].odd, rows[1][c].odd));
            _mm512_store_si512(v + 48, _mm512_unpackhi_epi16(rows[0][c].odd, rows[1][c].odd));
        }
    }
    return dequantiser.ok();
}

__m512 multiply_add(__m512 acc, const uint32_t* pairs, uint32_t broadcast) {
    return _mm512_dpbf16_ps(acc, (__m512bh)_mm512_load_si512(pairs), (__m512bh)_mm512_set1_epi32(int(broadcast)));
}

// kVectors * 16 heads against kTokens tokens at a time.
template <int kVectors, int kTokens>
void score_block(Scratch& x, int vector, int tokens) {
    const __m512 scale = _mm512_set1_ps(kScoreScaleLog2);
    for (int j = 0; j < tokens; j += kTokens) {
        __m512 acc[kTokens][kVectors] = {};
        for (int pair = 0; pair < kPairs; ++pair)
            for (int i = 0; i < kTokens; ++i)
                for (int v = 0; v < kVectors; ++v)
                    acc[i][v] = multiply_add(acc[i][v], x.q[vector + v][pair], x.k[j + i][pair]);
        for (int i = 0; i < kTokens; ++i)
            for (int v = 0; v < kVectors; ++v)
                _mm512_store_ps(&x.s[j + i][(vector + v) * 16], _mm512_mul_ps(acc[i][v], scale));
    }
}

void scores(Scratch& x, int padded, int vectors) {
    int v = 0;
    for (; v + 4 <= vectors; v += 4) score_block<4, 4>(x, v, padded);
    if (vectors - v == 3) score_block<3, 4>(x, v, padded);
    if (vectors - v == 2) score_block<2, 8>(x, v, padded);
    if (vectors - v == 1) score_block<1, 8>(x, v, padded);
}

// 2^x for x <= 0: round, degree-5 polynomial of the remainder (relative error 2.4e-6), scale by the integer part.
__m512 exp2_lanes(__m512 x) {
    x = _mm512_max_ps(x, _mm512_set1_ps(-200.f));
    const __m512 n = _mm512_roundscale_ps(x, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
    const __m512 f = _mm512_sub_ps(x, n);
    __m512 p = _mm512_fmadd_ps(f, _mm512_set1_ps(0.00133335581f), _mm512_set1_ps(0.00961812911f));
    p = _mm512_fmadd_ps(p, f, _mm512_set1_ps(0.0555041087f));
    p = _mm512_fmadd_ps(p, f, _mm512_set1_ps(0.240226507f));
    p = _mm512_fmadd_ps(p, f, _mm512_set1_ps(0.693147181f));
    p = _mm512_fmadd_ps(p, f, _mm512_set1_ps(1.f));
    return _mm512_scalef_ps(p, n);
}

// bf16 of the probabilities of two tokens, as the pair that P V broadcasts: dword h = (token 1, token 0) of head h.
__m512i pair_of(__m512 token0, __m512 token1) {
    alignas(64) static constexpr struct Interleave {
        uint16_t index[32];
        constexpr Interleave() : index() {
            for (int i = 0; i < 16; ++i) index[2 * i] = uint16_t(i), index[2 * i + 1] = uint16_t(16 + i);
        }
    } kInterleave;
    const __m512bh both = _mm512_cvtne2ps_pbh(token1, token0);
    return _mm512_permutexvar_epi16(_mm512_load_si512(kInterleave.index), (__m512i)both);
}

void softmax(Scratch& x, int tokens, int padded, int vectors) {
    for (int h = 0; h < vectors * 16; h += 16) {
        const __m512 old = _mm512_load_ps(&x.m[h]);
        __m512 top = old;
        for (int j = 0; j < tokens; ++j) top = _mm512_max_ps(top, _mm512_load_ps(&x.s[j][h]));
        const __m512 keep = exp2_lanes(_mm512_sub_ps(old, top));
        __m512 sum = _mm512_mul_ps(_mm512_load_ps(&x.l[h]), keep);
        for (int j = 0; j < padded; j += 2) {
            __m512 p[2] = {};
            for (int i = 0; i < 2 && j + i < tokens; ++i)
                p[i] = exp2_lanes(_mm512_sub_ps(_mm512_load_ps(&x.s[j + i][h]), top));
            sum = _mm512_add_ps(sum, _mm512_add_ps(p[0], p[1]));
            _mm512_store_si512(&x.p[j / 2][h], pair_of(p[0], p[1]));
        }
        _mm512_store_ps(&x.m[h], top);
        _mm512_store_ps(&x.l[h], sum);
        _mm512_store_ps(&x.keep[h], keep);
    }
}

// acc[h] = acc[h] * keep[h] + P V; acc is kept in the order of the V tile until the end.
void accumulate(Scratch& x, int token_pairs, int heads, float* acc) {
    constexpr int kHeads = 4, kVectors = 4;
    for (int c = 0; c < kChunks; ++c) {
        for (int h = 0; h < heads; h += kHeads) {
            __m512 sum[kHeads][kVectors];
            for (int i = 0; i < kHeads; ++i)
                for (int v = 0; v < kVectors; ++v)
                    sum[i][v] = _mm512_mul_ps(_mm512_load_ps(acc + (h + i) * kDim + 64 * c + 16 * v),
                                              _mm512_set1_ps(x.keep[h + i]));
            for (int j = 0; j < token_pairs; ++j)
                for (int i = 0; i < kHeads; ++i)
                    for (int v = 0; v < kVectors; ++v)
                        sum[i][v] = multiply_add(sum[i][v], x.v[c][j] + 16 * v, x.p[j][h + i]);
            for (int i = 0; i < kHeads; ++i)
                for (int v = 0; v < kVectors; ++v) _mm512_store_ps(acc + (h + i) * kDim + 64 * c + 16 * v, sum[i][v]);
        }
    }
}

// From the order of the V tile to the natural order: a 4x4 transpose of 128-bit lanes per 64 dims.
void reorder(float* row) {
    for (int c = 0; c < kChunks; ++c) {
        float* r = row + 64 * c;
        const __m512 v0 = _mm512_load_ps(r), v1 = _mm512_load_ps(r + 16);
        const __m512 v2 = _mm512_load_ps(r + 32), v3 = _mm512_load_ps(r + 48);
        const __m512 a = _mm512_shuffle_f32x4(v0, v1, 0x88), b = _mm512_shuffle_f32x4(v0, v1, 0xdd);
        const __m512 d = _mm512_shuffle_f32x4(v2, v3, 0x88), e = _mm512_shuffle_f32x4(v2, v3, 0xdd);
        _mm512_store_ps(r, _mm512_shuffle_f32x4(a, d, 0x88));
        _mm512_store_ps(r + 16, _mm512_shuffle_f32x4(b, e, 0x88));
        _mm512_store_ps(r + 32, _mm512_shuffle_f32x4(a, d, 0xdd));
        _mm512_store_ps(r + 48, _mm512_shuffle_f32x4(b, e, 0xdd));
    }
}

bool attend(const Query& q, const Tokens& t, const Softmax& result, void* scratch) {
    Scratch& x = *static_cast<Scratch*>(scratch);
    const int vectors = (q.heads + 15) / 16, heads = (q.heads + 3) / 4 * 4;
    if (!load_query(q, vectors, x)) return false;
    for (int h = 0; h < vectors * 16; h += 16) {
        _mm512_store_ps(&x.m[h], _mm512_set1_ps(-kInf));
        _mm512_store_ps(&x.l[h], _mm512_setzero_ps());
    }
    for (int i = 0; i < heads * kDim; i += 16) _mm512_store_ps(result.acc + i, _mm512_setzero_ps());
    for (uint32_t first = 0; first < t.count; first += kTileTokens) {
        const int tokens = int(t.count - first < kTileTokens ? t.count - first : kTileTokens);
        const int padded = (tokens + kTokenStep - 1) / kTokenStep * kTokenStep;
        if (!load_tile(t, first, tokens, padded, x)) return false;
        scores(x, padded, vectors);
        softmax(x, tokens, padded, vectors);
        accumulate(x, padded / 2, heads, result.acc);
    }
    for (int h = 0; h < q.heads; ++h) {
        reorder(result.acc + h * kDim);
        result.m[h] = x.m[h];
        result.l[h] = x.l[h];
    }
    return true;
}

}  // namespace

const Isa kAvx512 = {"avx512", sizeof(Scratch), attend};

}  // namespace mla::cpu
