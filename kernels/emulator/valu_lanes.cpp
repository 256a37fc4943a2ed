// Operand modifiers (SDWA, DPP, signs), results under EXEC, and instructions that move data between lanes.
#include "valu.h"

namespace mla::emulator {
namespace {

uint32_t selected(uint32_t x, int sel, bool sext) {
    if (sel < 4) {
        const uint32_t b = x >> (8 * sel) & 255;
        return sext ? uint32_t(int32_t(int8_t(b))) : b;
    }
    if (sel < 6) {
        const uint32_t h = x >> (16 * (sel - 4)) & 0xffff;
        return sext ? uint32_t(int32_t(int16_t(h))) : h;
    }
    return x;
}

// A result placed into the part of the destination that dst_sel names.
uint32_t placed(uint32_t old, uint32_t x, int sel, int unused) {
    if (sel == 6) return x;
    const int width = sel < 4 ? 8 : 16, shift = sel < 4 ? 8 * sel : 16 * (sel - 4);
    const uint32_t field = ((uint32_t(1) << width) - 1) << shift;
    const uint32_t value = x << shift & field;
    if (unused == 2) return (old & ~field) | value;
    if (unused == 0) return value;
    const uint32_t sign = (value >> (shift + width - 1) & 1) ? ~uint32_t(0) << (shift + width - 1) : 0;
    return value | (shift + width < 32 ? sign & ~field & ~(field - 1) : 0);
}

}  // namespace

// The lane that a lane reads under DPP; -1 where there is none.
int dpp_source(const Op& op, int lane) {
    const int row = lane & ~15, in = lane & 15, n = op.dpp_arg;
    switch (op.dpp) {
        case Dpp::quad_perm:
            return (lane & ~3) | (n >> (2 * (lane & 3)) & 3);
        case Dpp::row_shl:
            return in + n < 16 ? lane + n : -1;
        case Dpp::row_shr:
            return in - n >= 0 ? lane - n : -1;
        case Dpp::row_ror:
            return row | ((in - n) & 15);
        case Dpp::wave_shl:
            return lane + n < kLanes ? lane + n : -1;
        case Dpp::wave_shr:
            return lane - n >= 0 ? lane - n : -1;
        case Dpp::wave_rol:
            return (lane + n) & 63;
        case Dpp::wave_ror:
            return (lane - n) & 63;
        case Dpp::row_mirror:
            return row | (15 - in);
        case Dpp::row_half_mirror:
            return (lane & ~7) | (7 - (lane & 7));
        case Dpp::row_newbcast:
            return row | n;
        case Dpp::row_bcast:
            return n == 15 ? (row ? row - 1 : -1) : (lane >= 32 ? 31 : -1);
        case Dpp::none:
            break;
    }
    return lane;
}

// The lanes that an instruction with DPP writes.
uint64_t dpp_lanes(const Wave& w, const Op& op) {
    uint64_t lanes = 0;
    for (int l = 0; l < kLanes; ++l) {
        if (!(op.row_mask >> (l / 16) & 1) || !(op.bank_mask >> (l / 4 % 4) & 1)) continue;
        const int s = dpp_source(op, l);
        const bool valid = s >= 0 && (w.exec() >> s & 1);
        lanes |= uint64_t(valid || op.bound_ctrl) << l;
    }
    return lanes & w.exec();
}

const uint32_t* modified32(const Wave& w, const Op& op, int i, const uint32_t* p, uint32_t* tmp, int sign_bit) {
    const Operand& o = op.src[i];
    const bool permuted = i == 0 && op.dpp != Dpp::none, selects = (op.flags & kSdwa) && o.sel != 6;
    if (!permuted && !selects && !o.neg && !o.abs && !o.sext) return p;
    alignas(64) uint32_t x[kLanes];
    for (int l = 0; l < kLanes; ++l) {
        uint32_t value = p[l];
        if (permuted) {
            const int s = dpp_source(op, l);
            value = s >= 0 && (w.exec() >> s & 1) ? p[s] : 0;
        }
        if (op.flags & kSdwa) value = selected(value, o.sel, o.sext);
        if (o.abs) value &= ~(uint32_t(1) << sign_bit);
        if (o.neg) value ^= uint32_t(1) << sign_bit;
        x[l] = value;
    }
    memcpy(tmp, x, sizeof x);
    return tmp;
}

void store32(Wave& w, const Op& op, const Operand& dst, const uint32_t* r) {
    uint32_t* d = w.v[dst.reg];
    const uint64_t lanes = write_lanes(w, op);
    if (op.flags & kSdwa) {
        for (int l = 0; l < kLanes; ++l)
            if (lanes >> l & 1) d[l] = placed(d[l], r[l], op.dst_sel, op.dst_unused);
    } else if (lanes == ~uint64_t(0)) {
        memcpy(d, r, 4 * kLanes);
    } else {
        for (int l = 0; l < kLanes; ++l)
            if (lanes >> l & 1) d[l] = r[l];
    }
}

void store64(Wave& w, const Op& op, const Operand& dst, const uint64_t* r) {
    uint32_t *lo = w.v[dst.reg], *hi = w.v[dst.reg + 1];
    const uint64_t lanes = write_lanes(w, op);
    for (int l = 0; l < kLanes; ++l)
        if (lanes >> l & 1) lo[l] = uint32_t(r[l]), hi[l] = uint32_t(r[l] >> 32);
}

namespace {

void cndmask(Wave& w, const Op& op) {
    const Source<uint32_t> a(From{w, op, 0}), b(From{w, op, 1});
    const uint64_t mask = scalar64(w, op.src[2]), mask_undefined = scalar_undefined(w, op.src[2]);
    auto undefined_of = [&](const Operand& o) {
        if (o.kind == OperandKind::vgpr) return w.undefined[o.reg];
        return scalar_undefined(w, o) ? ~uint64_t(0) : uint64_t(0);
    };
    const uint64_t lanes = write_lanes(w, op);
    uint64_t undefined = (undefined_of(op.src[0]) & ~mask) | (undefined_of(op.src[1]) & mask) | mask_undefined;
    alignas(64) uint32_t r[kLanes];
    for (int l = 0; l < kLanes; ++l) r[l] = mask >> l & 1 ? b[l] : a[l];
    if ((op.flags & kSdwa) && op.dst_unused == 2) undefined |= w.undefined[op.dst[0].reg];
    store32(w, op, op.dst[0], r);
    uint64_t& known = w.undefined[op.dst[0].reg];
    known = (known & ~lanes) | (undefined & lanes);
}

void read_lane(Wave& w, const Op& op, int lane) {
    const Operand& o = op.src[0];
    if (o.kind != OperandKind::vgpr)
        return w.set32(op, op.dst[0].reg, scalar32(w, o), uint32_t(scalar_undefined(w, o)));
    w.set32(op, op.dst[0].reg, w.v[o.reg][lane], w.undefined[o.reg] >> lane & 1 ? ~0u : 0u);
}

void readfirstlane(Wave& w, const Op& op) { read_lane(w, op, w.exec() ? __builtin_ctzll(w.exec()) : 0); }

void readlane(Wave& w, const Op& op) {
    if (scalar_undefined(w, op.src[1])) w.undefined_value(op, "the lane to read");
    read_lane(w, op, int(scalar32(w, op.src[1]) & 63));
}

void writelane(Wave& w, const Op& op) {
    if (scalar_undefined(w, op.src[1])) w.undefined_value(op, "the lane to write");
    const int lane = int(scalar32(w, op.src[1]) & 63), reg = op.dst[0].reg;
    w.v[reg][lane] = scalar32(w, op.src[0]);
    const uint64_t bit = uint64_t(1) << lane;
    w.undefined[reg] = scalar_undefined(w, op.src[0]) ? w.undefined[reg] | bit : w.undefined[reg] & ~bit;
}

template <bool kHigh>
void mbcnt(Wave& w, const Op& op) {
    const Source<uint32_t> mask(From{w, op, 0}), start(From{w, op, 1});
    alignas(64) uint32_t r[kLanes];
    for (int l = 0; l < kLanes; ++l) {
        const int n = kHigh ? l - 32 : l;
        const uint32_t below = n >= 32 ? ~0u : n <= 0 ? 0u : (1u << n) - 1;
        r[l] = uint32_t(__builtin_popcount(mask[l] & below)) + start[l];
    }
    store32(w, op, op.dst[0], r);
}

void swap_lanes(Wave& w, int a, int la, int b, int lb) {
    std::swap(w.v[a][la], w.v[b][lb]);
    const uint64_t ua = w.undefined[a] >> la & 1, ub = w.undefined[b] >> lb & 1;
    w.undefined[a] = (w.undefined[a] & ~(uint64_t(1) << la)) | ub << la;
    w.undefined[b] = (w.undefined[b] & ~(uint64_t(1) << lb)) | ua << lb;
}

// Upper halves of the first register's stretches of 2 * kRow lanes change places with lower halves of the second's.
template <int kRow>
void permlane_swap(Wave& w, const Op& op) {
    if (w.exec() != ~uint64_t(0)) w.fault(op, "lanes off", -1, "permlane swap with EXEC %016llx", (long long)w.exec());
    for (int l = 0; l < kLanes; ++l)
        if (!(l & kRow)) swap_lanes(w, op.dst[0].reg, l + kRow, op.dst[1].reg, l);
}

void swap(Wave& w, const Op& op) {
    for (int l = 0; l < kLanes; ++l)
        if (w.exec() >> l & 1) swap_lanes(w, op.dst[0].reg, l, op.dst[1].reg, l);
}

}  // namespace

void add_valu_lanes(Table& t) {
    t.add("v_cndmask_b32", cndmask, Kind::valu, 1, kOwnPoison | kCarryIn);
    t.add("v_readfirstlane_b32", readfirstlane, Kind::valu, 1, kOwnPoison | kReadlane);
    t.add("v_readlane_b32", readlane, Kind::valu, 1, kOwnPoison | kReadlane | kLaneSelect | kAllLanes);
    t.add("v_writelane_b32", writelane, Kind::valu, 1, kOwnPoison | kLaneSelect | kAllLanes);
    t.add("v_mbcnt_lo_u32_b32", mbcnt<false>, Kind::valu, 1);
    t.add("v_mbcnt_hi_u32_b32", mbcnt<true>, Kind::valu, 1);
    t.add("v_permlane32_swap_b32", permlane_swap<32>, Kind::valu, 2, kOwnPoison | kSwap | kPermlane | kAllLanes);
    t.add("v_permlane16_swap_b32", permlane_swap<16>, Kind::valu, 2, kOwnPoison | kSwap | kPermlane | kAllLanes);
    t.add("v_swap_b32", swap, Kind::valu, 2, kOwnPoison | kSwap);
}

}  // namespace mla::emulator
