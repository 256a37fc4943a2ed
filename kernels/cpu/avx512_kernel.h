// AVX512-BF16, included by one isa_*.cpp with and one without VBMI, inside that file's own namespace. Tokens are
// dequantised once into two bf16 copies for all heads: eight tokens of K row-major in L1 (Q K^T broadcasts pairs of
// dims, lanes are heads), and a tile of V with the tokens of a pair interleaved (P V broadcasts pairs of tokens, lanes
// are dims), in panels of 64 dims that fit L1.
//
// The byte unpack of the dequantisation leaves each 64 dims in an order of its own. Nothing undoes it per token: Q is
// packed through the same path, and the output is put in order as it is stored.
#pragma once

#if defined(__GNUC__) && !defined(__clang__)  // GCC's own intrinsics headers trip these
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include <immintrin.h>

#include "common/layout.h"
#include "cpu/isa.h"

namespace mla::cpu {
namespace {

constexpr int kTileTokens = 128;         // a V panel of them takes half of L1
constexpr int kGroup = 8;                // tokens of K at once; tiles are padded to it
constexpr int kChunks = kDim / 64;       // 64 dims: seven of NoPE, one of RoPE
constexpr int kPairs = kDim / 2;         // bf16 pairs of a row
constexpr int kRowStride = kPairs + 16;  // dwords; a row more than 1 KiB apart keeps broadcasts out of one L1 set
constexpr int kTokenPairs = kTileTokens / 2;
constexpr int kHeadVectors = kMaxHeads / 16;
constexpr uint32_t kAhead = 2 * kGroup;  // tokens between a prefetch and its use

struct Scratch {
    alignas(64) uint32_t k[16][kRowStride];  // a group of tokens, or 16 query heads on their way to q
    alignas(64) uint32_t v[kChunks][kTokenPairs][64];
    alignas(64) uint32_t q[kHeadVectors][kPairs][16];
    alignas(64) float s[kHeadVectors][kTileTokens][16];
    alignas(64) uint32_t p[kHeadVectors][kTokenPairs][16];
    alignas(64) float m[kMaxHeads], l[kMaxHeads], keep[kMaxHeads];
};
static_assert(sizeof(Scratch) <= kMostScratch, "memory of a thread");

// A token's (or query head's) 64 dims: even groups of 8 dims in `even`, odd groups in `odd`.
struct Chunk {
    __m512i even, odd;
};

// 64 codes as bf16, in the order of the byte unpack.
#if defined(__AVX512VBMI__)

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

class Lookup {
  public:
    Lookup()
        : low0_(_mm512_load_si512(kFp8.low)),
          low1_(_mm512_load_si512(kFp8.low + 64)),
          high0_(_mm512_load_si512(kFp8.high)),
          high1_(_mm512_load_si512(kFp8.high + 64)) {}

    Chunk operator()(__m512i codes) const {
        const __m512i low = _mm512_permutex2var_epi8(low0_, codes, low1_);
        const __m512i high = _mm512_ternarylogic_epi32(_mm512_permutex2var_epi8(high0_, codes, high1_), codes,
                                                       _mm512_set1_epi8(0x7f), 0xf4);  // high | (codes & ~0x7f)
        return {_mm512_unpacklo_epi8(low, high), _mm512_unpackhi_epi8(low, high)};
    }

  private:
    __m512i low0_, low1_, high0_, high1_;
};

#else

class Lookup {
  public:
    Chunk operator()(__m512i codes) const {
        const __m512i zero = _mm512_setzero_si512();
        return {widened(_mm512_unpacklo_epi8(codes, zero)), widened(_mm512_unpackhi_epi8(codes, zero))};
    }

  private:
    // Normal codes are the bits of a bf16, shifted and biased; the eight without a leading one are looked up.
    static __m512i widened(__m512i codes) {
        alignas(64) static constexpr uint16_t kSubnormal[32] = {0,      0x3b00, 0x3b80, 0x3bc0,
                                                                0x3c00, 0x3c20, 0x3c40, 0x3c60};
        const __m512i magnitude = _mm512_and_si512(codes, _mm512_set1_epi16(0x7f));
        const __mmask32 small = _mm512_cmplt_epu16_mask(magnitude, _mm512_set1_epi16(8));
        const __m512i normal = _mm512_add_epi16(_mm512_slli_epi16(magnitude, 4), _mm512_set1_epi16(120 << 7));
        const __m512i bits = _mm512_mask_permutexvar_epi16(normal, small, magnitude, _mm512_load_si512(kSubnormal));
        return _mm512_ternarylogic_epi32(bits, _mm512_slli_epi16(codes, 8), _mm512_set1_epi16(short(0x8000)),
                                         0xf8);  // bits | (codes << 8 & sign)
    }
};

#endif

// A packed row on its way to bf16, 64 dims at a time.
struct Row {
    const uint8_t* packed;
    const uint16_t* rope;
    __m512i exponents;  // words 0..13: what each 32 dims add to a bf16's exponent field
};

// Stands for tokens and heads beyond the last.
constexpr struct ZeroRow {
    uint8_t packed[kPackedBytes];
    uint16_t rope[kRopeDim];
    constexpr ZeroRow() : packed(), rope() {
        for (int i = 0; i < kScaleBytes; ++i) packed[kScaleOffset + i] = 127;
    }
} kZeroRow;

class Dequantiser {
  public:
    Row open(const uint8_t* packed, const uint16_t* rope) {
        const __m128i scales = _mm_mask_loadu_epi8(_mm_set1_epi8(127), 0x3fff, packed + kScaleOffset);
        scale_ = _mm_max_epu8(scale_, _mm_sub_epi8(scales, _mm_set1_epi8(kLeastScale)));
        const __m256i exponents =
            _mm256_slli_epi16(_mm256_sub_epi16(_mm256_cvtepu8_epi16(scales), _mm256_set1_epi16(127)), 7);
        return {packed, rope, _mm512_castsi256_si512(exponents)};
    }

    Chunk chunk(const Row& row, int c) {
        return c < kChunks - 1 ? nope(_mm512_loadu_si512(row.packed + 64 * c), row.exponents, c) : rope_chunk(row.rope);
    }

    // Whether everything so far lay in the range of the fast paths.
    bool ok() const {
        const __mmask16 scales = _mm_cmpgt_epu8_mask(scale_, _mm_set1_epi8(kLargestScale - kLeastScale));
        const __mmask64 nans = _mm512_cmpeq_epi8_mask(code_, _mm512_set1_epi8(char(0xff)));
        const __mmask32 small = _mm512_cmplt_epu16_mask(least_, _mm512_set1_epi16(kLeastBf16 - 1));
        const __mmask32 large = _mm512_cmpge_epu16_mask(largest_, _mm512_set1_epi16(short(kLimitBf16)));
        return !(scales | nans | small | large);
    }

  private:
    Chunk nope(__m512i codes, __m512i exponents, int c) {
        code_ = _mm512_max_epu8(code_, _mm512_or_si512(codes, _mm512_set1_epi8(char(0x80))));
        const Chunk bf16 = lookup_(codes);
        // Scale bytes 2c (dims 0..31 of the chunk, 128-bit lanes 0 and 1) and 2c+1 (lanes 2 and 3).
        const __m512i index =
            _mm512_inserti64x4(_mm512_set1_epi16(short(2 * c)), _mm256_set1_epi16(short(2 * c + 1)), 1);
        const __m512i exponent = _mm512_permutexvar_epi16(index, exponents);
        return {scaled(bf16.even, exponent), scaled(bf16.odd, exponent)};
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
        largest_ = _mm512_max_epu16(largest_, magnitude);
        least_ = _mm512_min_epu16(least_, _mm512_sub_epi16(magnitude, _mm512_set1_epi16(1)));  // zero counts as most
    }

    Lookup lookup_;
    __m128i scale_ = _mm_setzero_si128();                                       // most of scale - kLeastScale
    __m512i code_ = _mm512_setzero_si512(), largest_ = _mm512_setzero_si512();  // most of code | 0x80, of a bf16
    __m512i least_ = _mm512_set1_epi16(-1);                                     // least of a bf16 - 1
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

void store(Chunk x, uint32_t* row, int c) {
    _mm512_store_si512(row + 32 * c, x.even);
    _mm512_store_si512(row + 32 * c + 16, x.odd);
}

// Query heads to [16 heads of a vector] per pair of dims; heads beyond the last are zero.
bool load_query(const Query& q, int vectors, Scratch& x) {
    Dequantiser dequantiser;
    for (int v = 0; v < vectors; ++v) {
        for (int i = 0; i < 16; ++i) {
            const int64_t h = v * 16 + i;
            const Row row = h < q.heads ? dequantiser.open(q.packed + h * kPackedBytes, q.rope + h * kRopeDim)
                                        : dequantiser.open(kZeroRow.packed, kZeroRow.rope);
            for (int c = 0; c < kChunks; ++c) store(dequantiser.chunk(row, c), x.k[i], c);
        }
        for (int pair = 0; pair < kPairs; pair += 16)
            transpose(reinterpret_cast<const uint32_t (*)[kRowStride]>(&x.k[0][pair]), &x.q[v][pair]);
    }
    return dequantiser.ok();
}

Row open_token(Dequantiser& dequantiser, const Tokens& t, uint32_t token) {
    if (token >= t.count) return dequantiser.open(kZeroRow.packed, kZeroRow.rope);
    const int32_t page = t.pages[token];
    return dequantiser.open(packed_row(t.kv, page), rope_row(t.kv_rope, page));
}

// Tokens [first, first + kGroup) as K rows, and as pairs `pair` and following of the V tile; those beyond the last are
// zero. The dequantiser comes and goes by value, which keeps it in registers.
Dequantiser load_group(const Tokens& t, uint32_t first, int pair, Dequantiser dequantiser, Scratch& x) {
    for (int j = 0; j < kGroup; j += 2) {
        const Row row0 = open_token(dequantiser, t, first + uint32_t(j));
        const Row row1 = open_token(dequantiser, t, first + uint32_t(j) + 1);
#pragma GCC unroll 8
        for (int c = 0; c < kChunks; ++c) {
            const Chunk a = dequantiser.chunk(row0, c), b = dequantiser.chunk(row1, c);
            store(a, x.k[j], c);
            store(b, x.k[j + 1], c);
            uint32_t* v = x.v[c][pair + j / 2];  // vector k holds dims 16 * lane + 4 * k + (0..3) of the chunk
            _mm512_store_si512(v, _mm512_unpacklo_epi16(a.even, b.even));
            _mm512_store_si512(v + 16, _mm512_unpackhi_epi16(a.even, b.even));
            _mm512_store_si512(v + 32, _mm512_unpacklo_epi16(a.odd, b.odd));
            _mm512_store_si512(v + 48, _mm512_unpackhi_epi16(a.odd, b.odd));
        }
    }
    return dequantiser;
}

__m512 multiply_add(__m512 acc, const uint32_t* pairs, uint32_t broadcast) {
    return _mm512_dpbf16_ps(acc, (__m512bh)_mm512_load_si512(pairs), (__m512bh)_mm512_set1_epi32(int(broadcast)));
}

// kVectors * 16 heads against the group, kTokens tokens at a time.
template <int kVectors, int kTokens>
void score_block(Scratch& x, int vector, int first) {
    const __m512 scale = _mm512_set1_ps(kScoreScaleLog2);
    for (int j = 0; j < kGroup; j += kTokens) {
        __m512 acc[kTokens][kVectors] = {};
        for (int pair = 0; pair < kPairs; ++pair)
            for (int i = 0; i < kTokens; ++i)
                for (int v = 0; v < kVectors; ++v)
                    acc[i][v] = multiply_add(acc[i][v], x.q[vector + v][pair], x.k[j + i][pair]);
        for (int i = 0; i < kTokens; ++i)
            for (int v = 0; v < kVectors; ++v)
                _mm512_store_ps(x.s[vector + v][first + j + i], _mm512_mul_ps(acc[i][v], scale));
    }
}

// Of the group in x.k, which are tokens `first` and following of the tile.
void scores(Scratch& x, int first, int vectors) {
    int v = 0;
    for (; v + 4 <= vectors; v += 4) score_block<4, 4>(x, v, first);
    if (vectors - v == 3) score_block<3, 4>(x, v, first);
    if (vectors - v == 2) score_block<2, 8>(x, v, first);
    if (vectors - v == 1) score_block<1, 8>(x, v, first);
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
    for (int v = 0; v < vectors; ++v) {
        const __m512 old = _mm512_load_ps(&x.m[16 * v]);
        __m512 top = old;
        for (int j = 0; j < tokens; ++j) top = _mm512_max_ps(top, _mm512_load_ps(x.s[v][j]));
        const __m512 keep = exp2_lanes(_mm512_sub_ps(old, top));
        __m512 sum = _mm512_mul_ps(_mm512_load_ps(&x.l[16 * v]), keep);
        for (int j = 0; j < padded; j += 2) {
            __m512 p[2] = {};
            for (int i = 0; i < 2 && j + i < tokens; ++i)
                p[i] = exp2_lanes(_mm512_sub_ps(_mm512_load_ps(x.s[v][j + i]), top));
            sum = _mm512_add_ps(sum, _mm512_add_ps(p[0], p[1]));
            _mm512_store_si512(x.p[v][j / 2], pair_of(p[0], p[1]));
        }
        _mm512_store_ps(&x.m[16 * v], top);
        _mm512_store_ps(&x.l[16 * v], sum);
        _mm512_store_ps(&x.keep[16 * v], keep);
    }
}

// acc[h] = acc[h] * keep[h] + P V, or P V where the piece begins; acc is kept in the order of the V tile until it is
// stored.
void accumulate(Scratch& x, bool begins, int token_pairs, int heads, float* acc) {
    constexpr int kHeads = 4, kVectors = 4;
    for (int c = 0; c < kChunks; ++c) {
        for (int h = 0; h < heads; h += kHeads) {
            __m512 sum[kHeads][kVectors] = {};
            for (int i = 0; i < kHeads && !begins; ++i)
                for (int v = 0; v < kVectors; ++v)
                    sum[i][v] = _mm512_mul_ps(_mm512_load_ps(acc + (h + i) * kDim + 64 * c + 16 * v),
                                              _mm512_set1_ps(x.keep[h + i]));
            const uint32_t (*p)[16] = x.p[h / 16];
            for (int i = 0; i < kHeads; ++i)
                for (int v = 0; v < kVectors; ++v)
                    __builtin_prefetch(acc + (h + kHeads + i) * kDim + 64 * c + 16 * v, 1, 3);
#pragma GCC unroll 4
            for (int j = 0; j < token_pairs; ++j)
                for (int i = 0; i < kHeads; ++i)
                    for (int v = 0; v < kVectors; ++v)
                        sum[i][v] = multiply_add(sum[i][v], x.v[c][j] + 16 * v, p[j][h % 16 + i]);
            for (int i = 0; i < kHeads; ++i)
                for (int v = 0; v < kVectors; ++v) _mm512_store_ps(acc + (h + i) * kDim + 64 * c + 16 * v, sum[i][v]);
        }
    }
}

// 64 dims from the order of the V tile to the natural order, a 4x4 transpose of 128-bit lanes, times scale.
struct Ordered {
    __m512 x[4];
    Ordered(const float* r, float scale) {
        const __m512 s = _mm512_set1_ps(scale);
        const __m512 v0 = _mm512_mul_ps(_mm512_load_ps(r), s), v1 = _mm512_mul_ps(_mm512_load_ps(r + 16), s);
        const __m512 v2 = _mm512_mul_ps(_mm512_load_ps(r + 32), s), v3 = _mm512_mul_ps(_mm512_load_ps(r + 48), s);
        const __m512 a = _mm512_shuffle_f32x4(v0, v1, 0x88), b = _mm512_shuffle_f32x4(v0, v1, 0xdd);
        const __m512 d = _mm512_shuffle_f32x4(v2, v3, 0x88), e = _mm512_shuffle_f32x4(v2, v3, 0xdd);
        x[0] = _mm512_shuffle_f32x4(a, d, 0x88), x[1] = _mm512_shuffle_f32x4(b, e, 0x88);
        x[2] = _mm512_shuffle_f32x4(a, d, 0xdd), x[3] = _mm512_shuffle_f32x4(b, e, 0xdd);
    }
};

void store_f32(const float* acc, float scale, float* to) {
    for (int c = 0; c < kDim; c += 64) {
        const Ordered ordered(acc + c, scale);
        for (int i = 0; i < 4; ++i) _mm512_storeu_ps(to + c + 16 * i, ordered.x[i]);
    }
}

// bf16_of() for 16 values; vcvtneps2bf16 would flush subnormals.
__m256i bf16_lanes(__m512 x) {
    const __m512i u = _mm512_castps_si512(x);
    const __m512i odd = _mm512_and_si512(_mm512_srli_epi32(u, 16), _mm512_set1_epi32(1));
    const __m512i rounded = _mm512_add_epi32(_mm512_add_epi32(u, _mm512_set1_epi32(0x7fff)), odd);
    const __m512i quiet = _mm512_or_si512(u, _mm512_set1_epi32(0x400000));
    const __mmask16 nan = _mm512_cmp_ps_mask(x, x, _CMP_UNORD_Q);
    return _mm512_cvtepi32_epi16(_mm512_srli_epi32(_mm512_mask_mov_epi32(rounded, nan, quiet), 16));
}

void store_bf16(const float* acc, float scale, uint16_t* to) {
    for (int c = 0; c < kDim; c += 64) {
        const Ordered ordered(acc + c, scale);
        for (int i = 0; i < 4; ++i)
            _mm256_storeu_si256(reinterpret_cast<__m256i*>(to + c + 16 * i), bf16_lanes(ordered.x[i]));
    }
}

// The tile's K against Q and its V in place. False where a value lies outside the fast range.
bool load_and_score(const Tokens& t, uint32_t first, int padded, int vectors, Scratch& x) {
    Dequantiser dequantiser;
    for (int j = 0; j < padded; j += kGroup) {
        dequantiser = load_group(t, first + uint32_t(j), j / 2, dequantiser, x);
        for (uint32_t i = 0; i < kGroup; ++i) prefetch(t, first + uint32_t(j) + kAhead + i);
        scores(x, j, vectors);
    }
    return dequantiser.ok();
}

bool attend(const Query& q, const Tokens& t, const Softmax& result, void* scratch) {
    Scratch& x = *static_cast<Scratch*>(scratch);
    const int vectors = (q.heads + 15) / 16, heads = (q.heads + 3) / 4 * 4;
    for (uint32_t i = 0; i < kAhead; ++i) prefetch(t, i);
    if (!load_query(q, vectors, x)) return false;
    for (int h = 0; h < vectors * 16; h += 16) {
        _mm512_store_ps(&x.m[h], _mm512_set1_ps(-kInf));
        _mm512_store_ps(&x.l[h], _mm512_setzero_ps());
    }
    for (uint32_t first = 0; first < t.count; first += kTileTokens) {
        const int tokens = int(t.count - first < kTileTokens ? t.count - first : kTileTokens);
        const int padded = (tokens + kGroup - 1) / kGroup * kGroup;
        if (!load_and_score(t, first, padded, vectors, x)) return false;
        softmax(x, tokens, padded, vectors);
        accumulate(x, first == 0, padded / 2, heads, result.acc);
    }
    for (int h = 0; h < q.heads; ++h) result.m[h] = x.m[h], result.l[h] = x.l[h];
    return true;
}

void add_weighted(const float* row, float weight, bool first, float* acc) {
    const __m512 w = _mm512_set1_ps(weight);
    for (int d = 0; d < kDim; d += 16) {
        const __m512 old = first ? _mm512_setzero_ps() : _mm512_loadu_ps(acc + d);
        _mm512_storeu_ps(acc + d, _mm512_fmadd_ps(_mm512_loadu_ps(row + d), w, old));
    }
}

void round_to_bf16(const float* values, int count, uint16_t* to) {
    for (int i = 0; i < count; i += 16)
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(to + i), bf16_lanes(_mm512_loadu_ps(values + i)));
}

double multiply_adds(int rounds) {
    constexpr int kChains = 16;
    volatile float unknown = 0;  // read for every chain, so that no two of them are known to be equal
    __m512 acc[kChains];
    for (__m512& a : acc) a = _mm512_set1_ps(unknown);
    const __m512bh x = (__m512bh)_mm512_set1_epi32(0x3f803f80);
    for (int i = 0; i < rounds; ++i) {
#pragma GCC unroll 16
        for (__m512& a : acc) a = _mm512_dpbf16_ps(a, x, x);
    }
    for (const __m512& a : acc) unknown = _mm512_cvtss_f32(a);
    return double(rounds) * kChains * 64;
}

}  // namespace
}  // namespace mla::cpu
