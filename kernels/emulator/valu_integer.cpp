// Vector integer instructions.
#include "valu.h"

namespace mla::emulator {
namespace {

using u8 = uint8_t;
using u16 = uint16_t;
using u32 = uint32_t;
using u64 = uint64_t;
using i16 = int16_t;
using i32 = int32_t;
using i64 = int64_t;

u32 mov(u32 a) { return a; }
u64 mov64(u64 a) { return a; }
u32 add(u32 a, u32 b) { return a + b; }
u32 sub(u32 a, u32 b) { return a - b; }
u32 subrev(u32 a, u32 b) { return b - a; }
u16 add16(u16 a, u16 b) { return u16(a + b); }
u16 sub16(u16 a, u16 b) { return u16(a - b); }
u16 subrev16(u16 a, u16 b) { return u16(b - a); }
u16 mul_lo16(u16 a, u16 b) { return u16(u32(a) * b); }
u16 mad16(u16 a, u16 b, u16 c) { return u16(u32(a) * b + c); }
u16 max_u16(u16 a, u16 b) { return a > b ? a : b; }
u16 min_u16(u16 a, u16 b) { return a < b ? a : b; }
i16 max_i16(i16 a, i16 b) { return a > b ? a : b; }
i16 min_i16(i16 a, i16 b) { return a < b ? a : b; }
u16 lshlrev16(u16 a, u16 b) { return u16(b << (a & 15)); }
u16 lshrrev16(u16 a, u16 b) { return u16(b >> (a & 15)); }
i16 ashrrev16(u16 a, i16 b) { return i16(b >> (a & 15)); }
u32 and_(u32 a, u32 b) { return a & b; }
u32 or_(u32 a, u32 b) { return a | b; }
u32 xor_(u32 a, u32 b) { return a ^ b; }
u32 xnor_(u32 a, u32 b) { return ~(a ^ b); }
u32 not_(u32 a) { return ~a; }
u32 lshlrev(u32 a, u32 b) { return b << (a & 31); }
u32 lshrrev(u32 a, u32 b) { return b >> (a & 31); }
i32 ashrrev(u32 a, i32 b) { return b >> (a & 31); }
u64 lshlrev64(u32 a, u64 b) { return b << (a & 63); }
u64 lshrrev64(u32 a, u64 b) { return b >> (a & 63); }
i64 ashrrev64(u32 a, i64 b) { return b >> (a & 63); }
u32 min_u(u32 a, u32 b) { return a < b ? a : b; }
u32 max_u(u32 a, u32 b) { return a > b ? a : b; }
i32 min_i(i32 a, i32 b) { return a < b ? a : b; }
i32 max_i(i32 a, i32 b) { return a > b ? a : b; }
u32 min3_u(u32 a, u32 b, u32 c) { return min_u(min_u(a, b), c); }
u32 max3_u(u32 a, u32 b, u32 c) { return max_u(max_u(a, b), c); }
i32 min3_i(i32 a, i32 b, i32 c) { return min_i(min_i(a, b), c); }
i32 max3_i(i32 a, i32 b, i32 c) { return max_i(max_i(a, b), c); }
u32 med3_u(u32 a, u32 b, u32 c) { return max_u(min_u(a, b), min_u(max_u(a, b), c)); }
i32 med3_i(i32 a, i32 b, i32 c) { return max_i(min_i(a, b), min_i(max_i(a, b), c)); }
u32 mul_lo(u32 a, u32 b) { return a * b; }
u32 mul_hi_u(u32 a, u32 b) { return u32(u64(a) * b >> 32); }
i32 mul_hi_i(i32 a, i32 b) { return i32(i64(a) * b >> 32); }
i32 s24(u32 a) { return i32(a << 8) >> 8; }
u32 mul_u24(u32 a, u32 b) { return (a & 0xffffff) * (b & 0xffffff); }
u32 mul_i24(u32 a, u32 b) { return u32(s24(a)) * u32(s24(b)); }
u32 mul_hi_u24(u32 a, u32 b) { return u32(u64(a & 0xffffff) * (b & 0xffffff) >> 32); }
u32 mul_hi_i24(u32 a, u32 b) { return u32(u64(i64(s24(a)) * s24(b)) >> 32); }
u32 mad_u24(u32 a, u32 b, u32 c) { return mul_u24(a, b) + c; }
u32 mad_i24(u32 a, u32 b, u32 c) { return mul_i24(a, b) + c; }
u32 add3(u32 a, u32 b, u32 c) { return a + b + c; }
u32 or3(u32 a, u32 b, u32 c) { return a | b | c; }
u32 and_or(u32 a, u32 b, u32 c) { return (a & b) | c; }
u32 xad(u32 a, u32 b, u32 c) { return (a ^ b) + c; }
u32 lshl_add(u32 a, u32 b, u32 c) { return (a << (b & 31)) + c; }
u32 add_lshl(u32 a, u32 b, u32 c) { return (a + b) << (c & 31); }
u32 lshl_or(u32 a, u32 b, u32 c) { return (a << (b & 31)) | c; }
u64 lshl_add64(u64 a, u32 b, u64 c) { return (a << (b & 7)) + c; }
u32 bfe_u(u32 a, u32 b, u32 c) {
    const u32 n = c & 31;
    return n ? (a >> (b & 31)) & ((u32(1) << n) - 1) : 0;
}
i32 bfe_i(i32 a, u32 b, u32 c) {
    const u32 n = c & 31, s = b & 31;
    if (n == 0) return 0;
    return s + n < 32 ? i32(u32(a) << (32 - s - n)) >> (32 - n) : a >> s;
}
u32 bfi(u32 a, u32 b, u32 c) { return (a & b) | (~a & c); }
u32 bfm(u32 a, u32 b) { return ((u32(1) << (a & 31)) - 1) << (b & 31); }
u32 bfrev(u32 a) {
    u32 r = 0;
    for (int i = 0; i < 32; ++i) r |= (a >> i & 1) << (31 - i);
    return r;
}
u32 bcnt(u32 a, u32 b) { return u32(__builtin_popcount(a)) + b; }
u32 ffbl(u32 a) { return a ? u32(__builtin_ctz(a)) : ~u32(0); }
u32 ffbh_u(u32 a) { return a ? u32(__builtin_clz(a)) : ~u32(0); }
u32 ffbh_i(u32 a) {
    const u32 x = i32(a) < 0 ? ~a : a;
    return x ? u32(__builtin_clz(x)) : ~u32(0);
}
u32 alignbit(u32 a, u32 b, u32 c) { return u32((u64(a) << 32 | b) >> (c & 31)); }
u32 alignbyte(u32 a, u32 b, u32 c) { return u32((u64(a) << 32 | b) >> (8 * (c & 3))); }
u32 sad_u8(u32 a, u32 b, u32 c) {
    for (int i = 0; i < 32; i += 8) c += u32(abs(i32(a >> i & 255) - i32(b >> i & 255)));
    return c;
}
u32 sad_u32(u32 a, u32 b, u32 c) { return (a > b ? a - b : b - a) + c; }

// Selectors 0..3 name bytes of the second source, 4..7 of the first, 8..11 signs of words, 12 is 0x00, above 0xff.
u32 perm(u32 a, u32 b, u32 c) {
    const u64 data = u64(a) << 32 | b;
    u32 r = 0;
    for (int i = 0; i < 4; ++i) {
        const u32 s = c >> (8 * i) & 255;
        u32 x = s >= 13 ? 0xff : 0;
        if (s < 8)
            x = u32(data >> (8 * s)) & 255;
        else if (s < 12)
            x = data >> (16 * (s - 8) + 15) & 1 ? 0xff : 0;
        r |= x << (8 * i);
    }
    return r;
}

u32 sat_pk_u8(u32 a) {
    auto clamped = [](i16 x) { return u32(x < 0 ? 0 : x > 255 ? 255 : x); };
    return clamped(i16(a)) | clamped(i16(a >> 16)) << 8;
}

// The truth table's index is (a, b, c) with a in the highest place.
u32 table3(u32 table, u32 a, u32 b, u32 c) {
    u32 r = 0;
    for (int i = 0; i < 8; ++i)
        if (table >> i & 1) r |= (i & 4 ? a : ~a) & (i & 2 ? b : ~b) & (i & 1 ? c : ~c);
    return r;
}

template <u32 kMask>
void bitop3(Wave& w, const Op& op) {
    const Source<u32> a(From{w, op, 0}), b(From{w, op, 1}), c(From{w, op, 2});
    alignas(64) u32 r[kLanes];
    for (int l = 0; l < kLanes; ++l) r[l] = table3(op.bitop3, a[l], b[l], c[l]) & kMask;
    store32(w, op, op.dst[0], r);
}

// Sums with a carry to a lane mask, and from one: the last source.
enum class Sum { add, sub, subrev };
template <Sum kSum, bool kCarry>
void carry(Wave& w, const Op& op) {
    const Source<u32> x(From{w, op, 0}), y(From{w, op, 1});
    const u64 in = kCarry ? scalar64(w, op.src[2]) : 0;
    alignas(64) u32 r[kLanes];
    u64 out = 0;
    for (int l = 0; l < kLanes; ++l) {
        const u64 a = kSum == Sum::subrev ? y[l] : x[l], b = kSum == Sum::subrev ? x[l] : y[l], c = in >> l & 1;
        const u64 s = kSum == Sum::add ? a + b + c : a - b - c;
        r[l] = u32(s);
        out |= (s >> 32 & 1) << l;
    }
    const u64 undefined = sources_undefined(w, op) & w.exec();
    store32(w, op, op.dst[0], r);
    w.set64(op, op.dst[1].reg, out & w.exec(), undefined);
}

template <class Wide, class Narrow>
void mad64(Wave& w, const Op& op) {
    const Source<Narrow> a(From{w, op, 0}), b(From{w, op, 1});
    const Source<u64> c(From{w, op, 2});
    alignas(64) u64 r[kLanes];
    u64 out = 0;
    for (int l = 0; l < kLanes; ++l) {
        const Wide product = Wide(a[l]) * Wide(b[l]);
        r[l] = u64(product) + c[l];
        // Bit 64 of the exact sum: the carry, with the sign extensions of signed terms added in.
        const bool signs = std::is_signed_v<Wide> && ((product < 0) != (i64(c[l]) < 0));
        out |= u64((r[l] < u64(product)) != signs) << l;
    }
    const u64 undefined = sources_undefined(w, op) & w.exec();
    store64(w, op, op.dst[0], r);
    w.set64(op, op.dst[1].reg, out & w.exec(), undefined);
}

}  // namespace

void add_valu_integer(Table& t) {
    const struct {
        const char* name;
        Handler run;
        uint32_t flags;
    } plain[] = {
        {"v_mov_b32", valu<mov>, 0},
        {"v_mov_b64", valu<mov64>, kElements},
        {"v_accvgpr_read_b32", valu<mov>, 0},
        {"v_accvgpr_write_b32", valu<mov>, 0},
        {"v_accvgpr_mov_b32", valu<mov>, 0},
        {"v_add_u32", valu<add>, 0},
        {"v_sub_u32", valu<sub>, kZeroIdiom},
        {"v_subrev_u32", valu<subrev>, kZeroIdiom},
        {"v_add_i32", valu<add>, 0},
        {"v_sub_i32", valu<sub>, kZeroIdiom},
        {"v_add_u16", valu<add16>, 0},
        {"v_sub_u16", valu<sub16>, kZeroIdiom},
        {"v_subrev_u16", valu<subrev16>, kZeroIdiom},
        {"v_mul_lo_u16", valu<mul_lo16>, 0},
        {"v_mad_legacy_u16", valu<mad16>, 0},
        {"v_mad_u16", valu<mad16>, kPartialDst},
        {"v_max_u16", valu<max_u16>, 0},
        {"v_min_u16", valu<min_u16>, 0},
        {"v_max_i16", valu<max_i16>, 0},
        {"v_min_i16", valu<min_i16>, 0},
        {"v_lshlrev_b16", valu<lshlrev16>, 0},
        {"v_lshrrev_b16", valu<lshrrev16>, 0},
        {"v_ashrrev_i16", valu<ashrrev16>, 0},
        {"v_and_b32", valu<and_>, 0},
        {"v_or_b32", valu<or_>, 0},
        {"v_xor_b32", valu<xor_>, kZeroIdiom},
        {"v_xnor_b32", valu<xnor_>, 0},
        {"v_not_b32", valu<not_>, 0},
        {"v_lshlrev_b32", valu<lshlrev>, 0},
        {"v_lshrrev_b32", valu<lshrrev>, 0},
        {"v_ashrrev_i32", valu<ashrrev>, 0},
        {"v_lshlrev_b64", valu<lshlrev64>, kLowFirst},
        {"v_lshrrev_b64", valu<lshrrev64>, 0},
        {"v_ashrrev_i64", valu<ashrrev64>, 0},
        {"v_min_u32", valu<min_u>, 0},
        {"v_max_u32", valu<max_u>, 0},
        {"v_min_i32", valu<min_i>, 0},
        {"v_max_i32", valu<max_i>, 0},
        {"v_min3_u32", valu<min3_u>, 0},
        {"v_max3_u32", valu<max3_u>, 0},
        {"v_min3_i32", valu<min3_i>, 0},
        {"v_max3_i32", valu<max3_i>, 0},
        {"v_med3_u32", valu<med3_u>, 0},
        {"v_med3_i32", valu<med3_i>, 0},
        {"v_mul_lo_u32", valu<mul_lo>, 0},
        {"v_mul_hi_u32", valu<mul_hi_u>, 0},
        {"v_mul_hi_i32", valu<mul_hi_i>, 0},
        {"v_mul_u32_u24", valu<mul_u24>, 0},
        {"v_mul_i32_i24", valu<mul_i24>, 0},
        {"v_mul_hi_u32_u24", valu<mul_hi_u24>, 0},
        {"v_mul_hi_i32_i24", valu<mul_hi_i24>, 0},
        {"v_mad_u32_u24", valu<mad_u24>, 0},
        {"v_mad_i32_i24", valu<mad_i24>, 0},
        {"v_add3_u32", valu<add3>, 0},
        {"v_or3_b32", valu<or3>, 0},
        {"v_and_or_b32", valu<and_or>, 0},
        {"v_xad_u32", valu<xad>, 0},
        {"v_lshl_add_u32", valu<lshl_add>, 0},
        {"v_add_lshl_u32", valu<add_lshl>, 0},
        {"v_lshl_or_b32", valu<lshl_or>, 0},
        {"v_lshl_add_u64", valu<lshl_add64>, kLowFirst},
        {"v_bfe_u32", valu<bfe_u>, 0},
        {"v_bfe_i32", valu<bfe_i>, 0},
        {"v_bfi_b32", valu<bfi>, 0},
        {"v_bfm_b32", valu<bfm>, 0},
        {"v_bfrev_b32", valu<bfrev>, 0},
        {"v_bcnt_u32_b32", valu<bcnt>, 0},
        {"v_ffbl_b32", valu<ffbl>, 0},
        {"v_ffbh_u32", valu<ffbh_u>, 0},
        {"v_ffbh_i32", valu<ffbh_i>, 0},
        {"v_alignbit_b32", valu<alignbit>, 0},
        {"v_alignbyte_b32", valu<alignbyte>, 0},
        {"v_perm_b32", valu<perm>, 0},
        {"v_sad_u8", valu<sad_u8>, 0},
        {"v_sad_u32", valu<sad_u32>, 0},
        {"v_sat_pk_u8_i16", valu<sat_pk_u8>, 0},
        {"v_bitop3_b32", bitop3<0xffffffff>, 0},
        {"v_bitop3_b16", bitop3<0xffff>, 0},
    };
    for (const auto& e : plain) t.add(e.name, e.run, Kind::valu, 1, e.flags);
    t.add("v_add_co_u32", carry<Sum::add, false>, Kind::valu, 2, kMaskDst);
    t.add("v_sub_co_u32", carry<Sum::sub, false>, Kind::valu, 2, kMaskDst);
    t.add("v_subrev_co_u32", carry<Sum::subrev, false>, Kind::valu, 2, kMaskDst);
    t.add("v_addc_co_u32", carry<Sum::add, true>, Kind::valu, 2, kMaskDst | kCarryIn);
    t.add("v_subb_co_u32", carry<Sum::sub, true>, Kind::valu, 2, kMaskDst | kCarryIn);
    t.add("v_subbrev_co_u32", carry<Sum::subrev, true>, Kind::valu, 2, kMaskDst | kCarryIn);
    t.add("v_mad_u64_u32", mad64<u64, u32>, Kind::valu, 2, kMaskDst | kLowFirst);
    t.add("v_mad_i64_i32", mad64<i64, i32>, Kind::valu, 2, kMaskDst | kLowFirst);
}

}  // namespace mla::emulator
