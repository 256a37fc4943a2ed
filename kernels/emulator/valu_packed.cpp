// Packed instructions: two 32-bit floats of a register pair, or two 16-bit values of a register.
#include "valu.h"

namespace mla::emulator {
namespace {

// One 32-bit element of a packed source: half `high` of a pair; a constant stands in both halves.
const uint32_t* element(const Wave& w, const Operand& o, bool high, bool negate, uint32_t* tmp) {
    if (o.kind == OperandKind::vgpr && !negate) return w.v[o.reg + (high && o.dwords > 1)];
    for (int l = 0; l < kLanes; ++l) {
        uint32_t x = o.imm32;
        if (o.kind == OperandKind::vgpr) x = w.v[o.reg + (high && o.dwords > 1)][l];
        if (o.kind == OperandKind::sgpr) x = w.s[o.reg + (high && o.dwords > 1)];
        tmp[l] = negate ? x ^ 0x80000000u : x;
    }
    return tmp;
}

float add(float a, float b, float) { return a + b; }
float mul(float a, float b, float) { return a * b; }

template <int kSources, float (*F)(float, float, float)>
void packed32(Wave& w, const Op& op) {
    alignas(64) uint32_t tmp[3][kLanes], r[2][kLanes];
    for (int half = 0; half < 2; ++half) {
        const uint8_t sel = half ? op.op_sel_hi : op.op_sel, neg = half ? op.neg_hi : op.neg_lo;
        const float* x[3] = {};
        for (int i = 0; i < kSources; ++i) {
            const uint32_t* p = element(w, op.src[i], sel >> i & 1, neg >> i & 1, tmp[i]);
            x[i] = reinterpret_cast<const float*>(w.launch->flush_sources ? flushed(p, tmp[i]) : p);
        }
        if constexpr (F == nullptr) {
            fma_rows(x[0], x[1], x[2], reinterpret_cast<float*>(r[half]));
        } else {
            for (int l = 0; l < kLanes; ++l) r[half][l] = bits<uint32_t>(F(x[0][l], x[1][l], 0));
        }
        finish_floats(w, op, r[half]);
    }
    Operand high = op.dst[0];
    high.reg++;
    store32(w, op, op.dst[0], r[0]);
    store32(w, op, high, r[1]);
}

// v_pk_mov_b32: the low result is a half of the first source, the high one a half of the second.
void packed_mov(Wave& w, const Op& op) {
    alignas(64) uint32_t tmp[2][kLanes], r[2][kLanes];
    memcpy(r[0], element(w, op.src[0], op.op_sel & 1, false, tmp[0]), sizeof r[0]);
    memcpy(r[1], element(w, op.src[1], op.op_sel >> 1 & 1, false, tmp[1]), sizeof r[1]);
    uint64_t undefined[2];
    for (int i = 0; i < 2; ++i) {
        const Operand& o = op.src[i];
        const int at = o.dwords > 1 && (op.op_sel >> i & 1);
        undefined[i] = o.kind == OperandKind::vgpr   ? w.undefined[o.reg + at]
                       : o.kind == OperandKind::sgpr ? (w.s_undefined[o.reg + at] ? ~uint64_t(0) : 0)
                                                     : 0;
    }
    for (int i = 0; i < 2; ++i) {
        Operand to = op.dst[0];
        to.reg = uint16_t(to.reg + i);
        store32(w, op, to, r[i]);
        w.undefined[to.reg] = (w.undefined[to.reg] & ~w.exec()) | (undefined[i] & w.exec());
    }
}

using Pair = uint16_t (*)(uint16_t, uint16_t, uint16_t);

uint16_t add_u(uint16_t a, uint16_t b, uint16_t) { return uint16_t(a + b); }
uint16_t sub_u(uint16_t a, uint16_t b, uint16_t) { return uint16_t(a - b); }
uint16_t mul_lo(uint16_t a, uint16_t b, uint16_t) { return uint16_t(uint32_t(a) * b); }
uint16_t mad_u(uint16_t a, uint16_t b, uint16_t c) { return uint16_t(uint32_t(a) * b + c); }
uint16_t shl(uint16_t a, uint16_t b, uint16_t) { return uint16_t(b << (a & 15)); }
uint16_t shr(uint16_t a, uint16_t b, uint16_t) { return uint16_t(b >> (a & 15)); }
uint16_t sar(uint16_t a, uint16_t b, uint16_t) { return uint16_t(int16_t(b) >> (a & 15)); }
uint16_t max_i(uint16_t a, uint16_t b, uint16_t) { return int16_t(a) > int16_t(b) ? a : b; }
uint16_t min_i(uint16_t a, uint16_t b, uint16_t) { return int16_t(a) < int16_t(b) ? a : b; }
uint16_t max_u(uint16_t a, uint16_t b, uint16_t) { return a > b ? a : b; }
uint16_t min_u(uint16_t a, uint16_t b, uint16_t) { return a < b ? a : b; }
float h(uint16_t x) { return half_to_float(x); }
uint16_t add_h(uint16_t a, uint16_t b, uint16_t) { return half_from_double(double(h(a)) + h(b)); }
uint16_t mul_h(uint16_t a, uint16_t b, uint16_t) { return half_from_double(double(h(a)) * h(b)); }
uint16_t fma_h(uint16_t a, uint16_t b, uint16_t c) { return half_from_double(double(h(a)) * h(b) + h(c)); }
// A number wins against NaN; -0 is less than +0.
uint16_t max_h(uint16_t a, uint16_t b, uint16_t) {
    return h(a) > h(b) || h(b) != h(b) || (h(a) == h(b) && !(a >> 15)) ? a : b;
}
uint16_t min_h(uint16_t a, uint16_t b, uint16_t) {
    return h(a) < h(b) || h(b) != h(b) || (h(a) == h(b) && a >> 15) ? a : b;
}

template <Pair F, bool kFloat>
void packed16(Wave& w, const Op& op) {
    alignas(64) uint32_t tmp[3][kLanes], r[kLanes];
    const uint32_t* x[3] = {tmp[0], tmp[0], tmp[0]};
    for (int i = 0; i < op.ns; ++i) {
        Operand o = op.src[i];
        // An integer constant stands in the low half only; op_sel_hi = 0 repeats it.
        x[i] = element(w, o, false, false, tmp[i]);
    }
    for (int l = 0; l < kLanes; ++l) {
        uint32_t result = 0;
        for (int half = 0; half < 2; ++half) {
            const uint8_t sel = half ? op.op_sel_hi : op.op_sel, neg = half ? op.neg_hi : op.neg_lo;
            uint16_t in[3] = {};
            for (int i = 0; i < op.ns; ++i) {
                in[i] = uint16_t(sel >> i & 1 ? x[i][l] >> 16 : x[i][l]);
                if (kFloat && (neg >> i & 1)) in[i] ^= 0x8000;
            }
            uint16_t out = F(in[0], in[1], in[2]);
            if (kFloat && op.clamp) out = half_from_float(clamped(half_to_float(out)));
            result |= uint32_t(out) << (16 * half);
        }
        r[l] = result;
    }
    store32(w, op, op.dst[0], r);
}

}  // namespace

void add_valu_packed(Table& t) {
    const struct {
        const char* name;
        Handler run;
    } all[] = {
        {"v_pk_add_f32", packed32<2, add>},           {"v_pk_mul_f32", packed32<2, mul>},
        {"v_pk_fma_f32", packed32<3, nullptr>},       {"v_pk_mov_b32", packed_mov},
        {"v_pk_add_u16", packed16<add_u, false>},     {"v_pk_add_i16", packed16<add_u, false>},
        {"v_pk_sub_u16", packed16<sub_u, false>},     {"v_pk_sub_i16", packed16<sub_u, false>},
        {"v_pk_mul_lo_u16", packed16<mul_lo, false>}, {"v_pk_mad_u16", packed16<mad_u, false>},
        {"v_pk_lshlrev_b16", packed16<shl, false>},   {"v_pk_lshrrev_b16", packed16<shr, false>},
        {"v_pk_ashrrev_i16", packed16<sar, false>},   {"v_pk_max_i16", packed16<max_i, false>},
        {"v_pk_min_i16", packed16<min_i, false>},     {"v_pk_max_u16", packed16<max_u, false>},
        {"v_pk_min_u16", packed16<min_u, false>},     {"v_pk_add_f16", packed16<add_h, true>},
        {"v_pk_mul_f16", packed16<mul_h, true>},      {"v_pk_fma_f16", packed16<fma_h, true>},
        {"v_pk_max_f16", packed16<max_h, true>},      {"v_pk_min_f16", packed16<min_h, true>},
    };
    for (const auto& e : all) {
        const bool pairs = std::string(e.name).find("f32") != std::string::npos;
        t.add(e.name, e.run, Kind::valu, 1,
              e.run == packed_mov ? uint32_t(kOwnPoison)
              : pairs             ? uint32_t(kElements)
                                  : 0);
    }
}

}  // namespace mla::emulator
