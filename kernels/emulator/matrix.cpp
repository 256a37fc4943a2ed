// MFMA. Products are exact in double and a block is summed in double; the hardware's own order of adding is not public,
// so results agree with it to float rounding, not to the bit.
#include "valu.h"

namespace mla::emulator {
namespace {

enum class Type : int { bf16, f16, fp8_fp8, fp8_bf8, bf8_fp8, bf8_bf8, f32, f8f6f4, i8 };

// arg: passes; arg2: type | dimension << 8 | k << 16.
constexpr int shape(Type type, int m, int k) { return int(type) | m << 8 | k << 16; }

// An 8-bit format by its fields. Magnitudes from `normal` on are a float's bits, shifted and biased; those below have
// the exponent of `least`, the least normal value, but not its leading one. Infinity and NaN are magnitudes too, `nan`
// is a code, and 256 stands for none.
struct Format8 {
    int shift;
    uint32_t normal, bias;
    float least;
    uint32_t infinity, first_nan, nan;
};

Format8 format_of(Type type, bool second, const Op& op, bool fnuz) {
    const bool e5m2 = type == Type::f8f6f4 ? (second ? op.blgp : op.cbsz) == 1
                      : second             ? type == Type::fp8_bf8 || type == Type::bf8_bf8
                                           : type == Type::bf8_fp8 || type == Type::bf8_bf8;
    Format8 f = e5m2 ? Format8{21, 4, 112u << 23, 0x1p-14f, 0x7c, 0x7d, 256}
                     : Format8{20, 8, 120u << 23, 0x1p-6f, 256, 0x7f, 256};
    if (fnuz) f.bias -= 1u << 23, f.least /= 2, f.infinity = f.first_nan = 256, f.nan = 0x80;
    return f;
}

constexpr int kMaxM = 32;

// The row of D whose columns register r of lane group h holds.
int d_row(int m, int r, int h) { return m == 16 ? r + 4 * h : r % 4 + 4 * h + 8 * (r / 4); }

// 2^(e - 127) of row i and 32-value block g, from lane i + m * g.
double scale_of(const Wave& w, const Op& op, int which, int lane) {
    const Operand& o = op.src[3 + which];
    const uint32_t x = o.kind == OperandKind::vgpr ? w.v[o.reg][lane] : scalar32(w, o);
    const int byte = (op.op_sel_hi >> which & 1) << 1 | (op.op_sel >> which & 1);
    const uint32_t e = x >> (8 * byte) & 255;
    return e == 255 ? double(NAN) : bits<double>(uint64_t(e + 1023 - 127) << 52);
}

#if defined(__x86_64__) && defined(__GNUC__)
#define WIDE __attribute__((target_clones("default", "avx2", "avx512f")))
#else
#define WIDE
#endif

// One operand: its registers, and where they go as doubles, m of them a line and one line for every k. Of f8f6f4 a lane
// group holds every other run of 16 k, so half of k is done at a time; then line per_lane * h + e is element e of group
// h.
constexpr int kPart = 16, kMaxLines = kPart * kLanes / 16;

struct Gather {
    const uint32_t (*registers)[kLanes];
    const double* scales;  // per lane
    Format8 format;
    Type type;
    int m, per_lane;
};

template <int kBits, class Decode>
inline __attribute__((always_inline)) void gather_with(const Gather& g, int first_block, double* out,
                                                       const Decode& decode) {
    constexpr uint32_t kMask = kBits == 32 ? ~0u : (1u << kBits) - 1;
    for (int h = 0; h < kLanes / g.m; ++h) {
        const double* scales = g.scales + g.m * (first_block + g.per_lane * h / 32);
        for (int e = 0; e < g.per_lane; ++e, out += g.m) {
            const uint32_t* lanes = &g.registers[e * kBits / 32][h * g.m];
            const int shift = e * kBits % 32;
            for (int i = 0; i < g.m; ++i) out[i] = decode(lanes[i] >> shift & kMask) * scales[i];
        }
    }
}

// A power of two on each element is the same as one on the block's sum: nothing is rounded in double.
WIDE void gather(const Gather& g, int first_block, double* out) {
    const Format8 f = g.format;
    switch (g.type) {
        case Type::bf16:
            return gather_with<16>(g, 0, out, [](uint32_t x) { return double(bits<float>(x << 16)); });
        case Type::f16:
            return gather_with<16>(g, 0, out, [](uint32_t x) { return double(half_to_float(uint16_t(x))); });
        case Type::f32:
            return gather_with<32>(g, 0, out, [](uint32_t x) { return double(bits<float>(x)); });
        case Type::i8:
            return gather_with<8>(g, 0, out, [](uint32_t x) { return double(int8_t(x)); });
        default:
            return gather_with<8>(g, first_block, out, [f](uint32_t x) {
                const uint32_t magnitude = x & 0x7f, sign = (x & 0x80) << 24;
                const bool small = magnitude < f.normal;
                const uint32_t field = (magnitude << f.shift) + f.bias + (small ? 1u << 23 : 0);
                uint32_t y = bits<uint32_t>(bits<float>(field) - (small ? f.least : 0.0f));
                y = magnitude == f.infinity ? 0x7f800000u : y;
                y = magnitude >= f.first_nan || x == f.nan ? 0x7fc00000u : y;
                return double(bits<float>(y | sign));
            });
    }
}

// d += a * b on 16 rows and columns; every line m doubles long. Products of what the formats hold are
// exact in double, and each sum runs in order of k, so every machine gives the same bits.
typedef double Eight __attribute__((vector_size(64), aligned(8), may_alias));

WIDE void multiply16(const double* a, const double* b, double* d, int m, int k) {
    constexpr int kRows = 4;
    for (int i = 0; i < 16; i += kRows) {
        Eight r[kRows][2];
        for (int y = 0; y < kRows; ++y)
            for (int x = 0; x < 2; ++x) r[y][x] = reinterpret_cast<const Eight*>(d + (i + y) * m)[x];
        for (int t = 0; t < k; ++t) {
            const Eight* line = reinterpret_cast<const Eight*>(b + t * m);
            const Eight left = line[0], right = line[1];
            for (int y = 0; y < kRows; ++y) r[y][0] += a[t * m + i + y] * left, r[y][1] += a[t * m + i + y] * right;
        }
        for (int y = 0; y < kRows; ++y)
            for (int x = 0; x < 2; ++x) reinterpret_cast<Eight*>(d + (i + y) * m)[x] = r[y][x];
    }
}

// Lanes l and following of register r hold this line of D, as far as one lane group reaches.
template <class Value>
Value* line_of(Value* d, int m, int r, int l) {
    return d + d_row(m, r, l / m) * m;
}

// A constant stands for every element.
WIDE void load_c(const uint32_t (*c)[kLanes], uint32_t constant, int m, bool integer, double* d) {
    for (int r = 0; r < m * m / kLanes; ++r)
        for (int l = 0; l < kLanes; l += m) {
            double* line = line_of(d, m, r, l);
            for (int j = 0; j < m; ++j) {
                const uint32_t raw = c ? c[r][l + j] : constant;
                line[j] = integer ? double(int32_t(raw)) : double(bits<float>(raw));
            }
        }
}

WIDE void store_d(uint32_t (*out)[kLanes], int m, bool integer, const double* d) {
    for (int r = 0; r < m * m / kLanes; ++r)
        for (int l = 0; l < kLanes; l += m) {
            const double* line = line_of(d, m, r, l);
            for (int j = 0; integer && j < m; ++j) out[r][l + j] = uint32_t(int32_t(int64_t(line[j])));
            for (int j = 0; !integer && j < m; ++j) out[r][l + j] = bits<uint32_t>(float(line[j]));
        }
}

void check_lanes(Wave& w, const Op& op) {
    if (w.exec() != ~uint64_t(0))
        w.fault(op, "lanes off", -1, "a matrix instruction with EXEC %016llx", (long long)w.exec());
    if ((op.arg2 & 255) == int(Type::f8f6f4) && (op.cbsz > 1 || op.blgp > 1))
        w.fault(op, "not modelled", -1, "operands of 6 or 4 bits");
}

Gather gather_of(const Wave& w, const Op& op, int which, Type type, int m, int per_lane, double* scales) {
    const bool scaled = op.flags & kScaled;
    for (int l = 0; l < kLanes; ++l) scales[l] = scaled ? scale_of(w, op, which, l) : 1;
    const Format8 format = format_of(type, which == 1, op, w.launch->fnuz);
    return {&w.v[op.src[which].reg], scales, format, type, m, per_lane};
}

void mfma(Wave& w, const Op& op) {
    const Type type = Type(op.arg2 & 255);
    const int m = op.arg2 >> 8 & 255, k = op.arg2 >> 16;
    check_lanes(w, op);
    alignas(64) double a[kMaxLines * 16], b[kMaxLines * 16], d[kMaxM * kMaxM], scales[2][kLanes];
    const int parts = type == Type::f8f6f4 ? 2 : 1, lines = k / parts, per_lane = lines * m / kLanes;
    Gather from[2] = {gather_of(w, op, 0, type, m, per_lane, scales[0]),
                      gather_of(w, op, 1, type, m, per_lane, scales[1])};
    const Operand& c = op.src[2];
    const bool constant = c.kind != OperandKind::vgpr, integer = type == Type::i8;
    load_c(constant ? nullptr : &w.v[c.reg], constant ? scalar32(w, c) : 0, m, integer, d);
    for (int part = 0; part < parts; ++part) {
        gather(from[0], part * lines / 32, a);
        gather(from[1], part * lines / 32, b);
        for (int i = 0; i < m; i += 16)
            for (int j = 0; j < m; j += 16) multiply16(a + i, b + j, d + i * m + j, m, lines);
        for (Gather& g : from) g.registers += per_lane / 4;
    }
    store_d(&w.v[op.dst[0].reg], m, integer, d);
    w.counters.matrix_clocks += uint64_t(op.arg) * 4;
}

}  // namespace

void add_matrix(Table& t) {
    const struct {
        const char* name;
        int passes;
        Type type;
        int m, k;
        uint32_t flags;
    } all[] = {
        {"v_mfma_f32_16x16x32_bf16", 4, Type::bf16, 16, 32, 0},
        {"v_mfma_f32_32x32x16_bf16", 8, Type::bf16, 32, 16, 0},
        {"v_mfma_f32_16x16x16_bf16", 4, Type::bf16, 16, 16, 0},
        {"v_mfma_f32_32x32x8_bf16", 8, Type::bf16, 32, 8, 0},
        {"v_mfma_f32_16x16x32_f16", 4, Type::f16, 16, 32, 0},
        {"v_mfma_f32_32x32x16_f16", 8, Type::f16, 32, 16, 0},
        {"v_mfma_f32_16x16x16_f16", 4, Type::f16, 16, 16, 0},
        {"v_mfma_f32_32x32x8_f16", 8, Type::f16, 32, 8, 0},
        {"v_mfma_f32_16x16x32_fp8_fp8", 4, Type::fp8_fp8, 16, 32, 0},
        {"v_mfma_f32_16x16x32_fp8_bf8", 4, Type::fp8_bf8, 16, 32, 0},
        {"v_mfma_f32_16x16x32_bf8_fp8", 4, Type::bf8_fp8, 16, 32, 0},
        {"v_mfma_f32_16x16x32_bf8_bf8", 4, Type::bf8_bf8, 16, 32, 0},
        {"v_mfma_f32_32x32x16_fp8_fp8", 8, Type::fp8_fp8, 32, 16, 0},
        {"v_mfma_f32_32x32x16_fp8_bf8", 8, Type::fp8_bf8, 32, 16, 0},
        {"v_mfma_f32_32x32x16_bf8_fp8", 8, Type::bf8_fp8, 32, 16, 0},
        {"v_mfma_f32_32x32x16_bf8_bf8", 8, Type::bf8_bf8, 32, 16, 0},
        {"v_mfma_f32_16x16x4_f32", 8, Type::f32, 16, 4, 0},
        {"v_mfma_f32_32x32x2_f32", 16, Type::f32, 32, 2, 0},
        {"v_mfma_i32_16x16x32_i8", 4, Type::i8, 16, 32, 0},
        {"v_mfma_i32_32x32x16_i8", 8, Type::i8, 32, 16, 0},
        {"v_mfma_f32_16x16x128_f8f6f4", 8, Type::f8f6f4, 16, 128, 0},
        {"v_mfma_f32_32x32x64_f8f6f4", 16, Type::f8f6f4, 32, 64, 0},
        {"v_mfma_scale_f32_16x16x128_f8f6f4", 8, Type::f8f6f4, 16, 128, kScaled},
        {"v_mfma_scale_f32_32x32x64_f8f6f4", 16, Type::f8f6f4, 32, 64, kScaled},
    };
    for (const auto& e : all)
        t.add(e.name, mfma, Kind::mfma, 1, e.flags | kAllLanes, e.passes, shape(e.type, e.m, e.k));
}

}  // namespace mla::emulator
