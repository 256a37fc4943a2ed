// MFMA. Products are exact in double and a block is summed in double; the hardware's own order of adding is not public,
// so results agree with it to float rounding, not to the bit.
#include "valu.h"

namespace mla::emulator {
namespace {

enum class Type : int { bf16, f16, fp8_fp8, fp8_bf8, bf8_fp8, bf8_bf8, f32, f8f6f4, i8 };

// arg: passes; arg2: type | dimension << 8 | k << 16.
constexpr int shape(Type type, int m, int k) { return int(type) | m << 8 | k << 16; }

float decoded(uint32_t raw, Type type, bool second, const Op& op, bool fnuz) {
    switch (type) {
        case Type::bf16:
            return bfloat_to_float(uint16_t(raw));
        case Type::f16:
            return half_to_float(uint16_t(raw));
        case Type::f32:
            return bits<float>(raw);
        case Type::i8:
            return float(int8_t(raw));
        case Type::f8f6f4:
            return fp8_to_float(uint8_t(raw), (second ? op.blgp : op.cbsz) == 1, false);
        default:
            break;
    }
    const bool e5m2 =
        second ? type == Type::fp8_bf8 || type == Type::bf8_bf8 : type == Type::bf8_fp8 || type == Type::bf8_bf8;
    return fp8_to_float(uint8_t(raw), e5m2, fnuz);
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

struct Matrix {
    alignas(64) double x[32][128];  // row (or column) and k
};

void gather(const Wave& w, const Op& op, const Operand& o, bool second, Type type, int m, Matrix& out) {
    const int size = element_bits(type), per_lane = o.dwords * 32 / size;
    const uint32_t mask = size == 32 ? ~0u : (1u << size) - 1;
    for (int l = 0; l < kLanes; ++l) {
        for (int e = 0; e < per_lane; ++e) {
            const int bit = e * size;
            const uint32_t raw = w.v[o.reg + bit / 32][l] >> (bit % 32) & mask;
            out.x[l % m][k_of(type, m, l / m, e, per_lane)] = decoded(raw, type, second, op, w.launch->fnuz);
        }
    }
}

int d_lane(int m, int i, int j) { return m == 16 ? j + 16 * (i / 4) : j + 32 * (i / 4 % 2); }
int d_register(int m, int i) { return m == 16 ? i % 4 : i % 4 + 4 * (i / 8); }

// 2^(e - 127) of row i and 32-value block g, from lane i + m * g.
double scale_of(const Wave& w, const Op& op, int which, int m, int i, int g) {
    const Operand& o = op.src[3 + which];
    const uint32_t x = o.kind == OperandKind::vgpr ? w.v[o.reg][i + m * g] : scalar32(w, o);
    const int byte = (op.op_sel_hi >> which & 1) << 1 | (op.op_sel >> which & 1);
    const uint32_t e = x >> (8 * byte) & 255;
    return e == 255 ? double(NAN) : ldexp(1.0, int(e) - 127);
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
    static thread_local Matrix a, b;
    gather(w, op, op.src[0], false, type, m, a);
    gather(w, op, op.src[1], true, type, m, b);
    const bool scaled = op.flags & kScaled, integer = type == Type::i8;
    const int block = scaled ? 32 : k;
    static thread_local double sums[32][32];
    for (int i = 0; i < m; ++i) {
        for (int j = 0; j < m; ++j) {
            double sum = c_value(w, op.src[2], d_register(m, i), d_lane(m, i, j), integer);
            for (int g = 0; g < k / block; ++g) {
                double dot = 0;
                for (int t = g * block; t < (g + 1) * block; ++t) dot += a.x[i][t] * b.x[j][t];
                if (scaled) dot *= scale_of(w, op, 0, m, i, g) * scale_of(w, op, 1, m, j, g);
                sum += dot;
            }
            sums[i][j] = sum;
        }
    }
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < m; ++j)
            w.v[op.dst[0].reg + d_register(m, i)][d_lane(m, i, j)] =
                integer ? uint32_t(int32_t(int64_t(sums[i][j]))) : bits<uint32_t>(float(sums[i][j]));
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
