// MFMA. Products are exact in double and a block is summed in double; the hardware's own order of adding is not public,
// so results agree with it to float rounding, not to the bit.
#include "valu.h"

namespace mla::emulator {
namespace {

enum class Type : int { bf16, f16, fp8_fp8, fp8_bf8, bf8_fp8, bf8_bf8, f32, f8f6f4, i8 };

// arg: passes; arg2: type | dimension << 8 | k << 16.
constexpr int shape(Type type, int m, int k) { return int(type) | m << 8 | k << 16; }

// All codes of an 8-bit format.
struct Codes {
    double x[256];
    Codes(bool e5m2, bool fnuz) {
        for (int i = 0; i < 256; ++i) x[i] = double(fp8_to_float(uint8_t(i), e5m2, fnuz));
    }
};

const double* codes_of(Type type, bool second, const Op& op, bool fnuz) {
    static const Codes tables[] = {{false, false}, {true, false}, {false, true}, {true, true}};
    if (type == Type::f8f6f4) return tables[(second ? op.blgp : op.cbsz) == 1].x;
    const bool e5m2 =
        second ? type == Type::fp8_bf8 || type == Type::bf8_bf8 : type == Type::bf8_fp8 || type == Type::bf8_bf8;
    return tables[e5m2 + 2 * fnuz].x;
}

int element_bits(Type type) {
    if (type == Type::f32) return 32;
    return type == Type::bf16 || type == Type::f16 ? 16 : 8;
}

// Which k the element e of lane group h holds.
int k_of(Type type, int m, int h, int e, int per_lane) {
    if (type != Type::f8f6f4) return per_lane * h + e;
    return (m == 16 ? 64 : 32) * (e / 16) + 16 * h + e % 16;
}

constexpr int kMaxM = 32, kMaxK = 128;

int d_lane(int m, int i, int j) { return m == 16 ? j + 16 * (i / 4) : j + 32 * (i / 4 % 2); }
int d_register(int m, int i) { return m == 16 ? i % 4 : i % 4 + 4 * (i / 8); }

// 2^(e - 127) of row i and 32-value block g, from lane i + m * g.
double scale_of(const Wave& w, const Op& op, int which, int lane) {
    const Operand& o = op.src[3 + which];
    const uint32_t x = o.kind == OperandKind::vgpr ? w.v[o.reg][lane] : scalar32(w, o);
    const int byte = (op.op_sel_hi >> which & 1) << 1 | (op.op_sel >> which & 1);
    const uint32_t e = x >> (8 * byte) & 255;
    return e == 255 ? double(NAN) : bits<double>(uint64_t(e + 1023 - 127) << 52);
}

// One operand as doubles, element (row or column i, k) at i * row + k * step; scaled where the instruction scales. A
// power of two on each element is the same as one on the block's sum: nothing is rounded in double.
template <class Decode>
void gather_with(const Wave& w, const Op& op, int which, Type type, int m, double* out, int row, int step,
                 const Decode& decode) {
    const Operand& o = op.src[which];
    const int size = element_bits(type), per_lane = o.dwords * 32 / size;
    const uint32_t mask = size == 32 ? ~0u : (1u << size) - 1;
    const bool scaled = op.flags & kScaled;
    double scales[kLanes];
    for (int l = 0; scaled && l < kLanes; ++l) scales[l] = scale_of(w, op, which, l);
    for (int h = 0; h < kLanes / m; ++h) {
        for (int e = 0; e < per_lane; ++e) {
            const uint32_t* lanes = &w.v[o.reg + e * size / 32][h * m];
            const int shift = e * size % 32, k = k_of(type, m, h, e, per_lane);
            double* to = out + k * step;
            for (int i = 0; i < m; ++i) to[i * row] = decode(lanes[i] >> shift & mask);
            if (!scaled) continue;
            for (int i = 0; i < m; ++i) to[i * row] *= scales[i + m * (k / 32)];
        }
    }
}

void gather(const Wave& w, const Op& op, int which, Type type, int m, double* out, int row, int step) {
    const double* codes = codes_of(type, which == 1, op, w.launch->fnuz);
    auto with = [&](auto decode) { gather_with(w, op, which, type, m, out, row, step, decode); };
    switch (type) {
        case Type::bf16:
            return with([](uint32_t x) { return double(bits<float>(x << 16)); });
        case Type::f16:
            return with([](uint32_t x) { return double(half_to_float(uint16_t(x))); });
        case Type::f32:
            return with([](uint32_t x) { return double(bits<float>(x)); });
        case Type::i8:
            return with([](uint32_t x) { return double(int8_t(x)); });
        default:
            return with([codes](uint32_t x) { return codes[x]; });
    }
}

#if defined(__x86_64__) && defined(__GNUC__)
#define WIDE __attribute__((target_clones("default", "avx2")))
#else
#define WIDE
#endif

// d += a * b on 16 rows and columns, with a [M, K] and b [K, M]. Without contraction every machine gives the same bits.
typedef double Four __attribute__((vector_size(32), aligned(8), may_alias));

WIDE void multiply16(const double* a, const double* b, double* d, int k) {
    for (int i = 0; i < 16; ++i) {
        Four* row = reinterpret_cast<Four*>(d + i * kMaxM);
        Four r0 = row[0], r1 = row[1], r2 = row[2], r3 = row[3];
        for (int t = 0; t < k; ++t) {
            const Four* column = reinterpret_cast<const Four*>(b + t * kMaxM);
            const double x = a[i * kMaxK + t];
            r0 += x * column[0], r1 += x * column[1], r2 += x * column[2], r3 += x * column[3];
        }
        row[0] = r0, row[1] = r1, row[2] = r2, row[3] = r3;
    }
}

// A constant stands for every element.
double c_value(const Wave& w, const Operand& o, int reg, int lane, bool integer) {
    const uint32_t raw = o.kind == OperandKind::vgpr ? w.v[o.reg + reg][lane] : scalar32(w, o);
    return integer ? double(int32_t(raw)) : double(bits<float>(raw));
}

void check_lanes(Wave& w, const Op& op) {
    if (w.exec() != ~uint64_t(0))
        w.fault(op, "lanes off", -1, "a matrix instruction with EXEC %016llx", (long long)w.exec());
    if ((op.arg2 & 255) == int(Type::f8f6f4) && (op.cbsz > 1 || op.blgp > 1))
        w.fault(op, "not modelled", -1, "operands of 6 or 4 bits");
}

void mfma(Wave& w, const Op& op) {
    const Type type = Type(op.arg2 & 255);
    const int m = op.arg2 >> 8 & 255, k = op.arg2 >> 16;
    check_lanes(w, op);
    static thread_local double memory[2 * kMaxM * kMaxK + kMaxM * kMaxM];
    double *const a = memory, *const b = a + kMaxM * kMaxK, *const d = b + kMaxM * kMaxK;
    gather(w, op, 0, type, m, a, kMaxK, 1);
    gather(w, op, 1, type, m, b, 1, kMaxM);
    const bool integer = type == Type::i8;
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < m; ++j)
            d[i * kMaxM + j] = c_value(w, op.src[2], d_register(m, i), d_lane(m, i, j), integer);
    for (int i = 0; i < m; i += 16)
        for (int j = 0; j < m; j += 16) multiply16(a + i * kMaxK, b + j, d + i * kMaxM + j, k);
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < m; ++j) {
            const double x = d[i * kMaxM + j];
            w.v[op.dst[0].reg + d_register(m, i)][d_lane(m, i, j)] =
                integer ? uint32_t(int32_t(int64_t(x))) : bits<uint32_t>(float(x));
        }
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
        {"v_mfma_f32_16x16x16_bf16_1k", 4, Type::bf16, 16, 16, 0},
        {"v_mfma_f32_32x32x8_bf16_1k", 8, Type::bf16, 32, 8, 0},
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
