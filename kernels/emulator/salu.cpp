// Scalar ALU. Undefined bits are followed exactly through moves and logic, and spread to the whole result elsewhere.
#include "machine.h"

namespace mla::emulator {
namespace {

using u32 = uint32_t;
using u64 = uint64_t;
using i32 = int32_t;
using i64 = int64_t;

template <class T>
T source(const Wave& w, const Op& op, int i) {
    if constexpr (sizeof(T) == 8)
        return T(scalar64(w, op.src[i]));
    else
        return T(scalar32(w, op.src[i]));
}

u64 any_undefined(const Wave& w, const Op& op) {
    u64 u = 0;
    for (int i = 0; i < op.ns; ++i) u |= scalar_undefined(w, op.src[i]);
    if ((op.flags & kReadsScc) && w.scc_undefined) u = 1;
    return u;
}

template <class R>
void put(Wave& w, const Op& op, int reg, R x, u64 undefined) {
    if constexpr (sizeof(R) == 8)
        w.set64(op, reg, u64(x), undefined);
    else
        w.set32(op, reg, u32(x), u32(undefined));
}

// F(a, b, scc): the result; scc is in and out, and kept where the instruction does not write it.
template <auto F, class R, class A>
void unary(Wave& w, const Op& op, R (*)(A, bool&)) {
    const u64 u = any_undefined(w, op) ? ~u64(0) : 0;
    bool scc = w.scc;
    const R r = F(source<A>(w, op, 0), scc);
    put<R>(w, op, op.dst[0].reg, r, u);
    if (op.flags & kWritesScc) w.scc = scc, w.scc_undefined = u != 0;
}
template <auto F, class R, class A, class B>
void binary(Wave& w, const Op& op, R (*)(A, B, bool&)) {
    const u64 u = any_undefined(w, op) ? ~u64(0) : 0;
    bool scc = w.scc;
    const R r = F(source<A>(w, op, 0), source<B>(w, op, 1), scc);
    put<R>(w, op, op.dst[0].reg, r, u);
    if (op.flags & kWritesScc) w.scc = scc, w.scc_undefined = u != 0;
}
template <auto F, class R, class A>
constexpr Handler handler_of(R (*)(A, bool&)) {
    return [](Wave& w, const Op& op) { unary<F>(w, op, F); };
}
template <auto F, class R, class A, class B>
constexpr Handler handler_of(R (*)(A, B, bool&)) {
    return [](Wave& w, const Op& op) { binary<F>(w, op, F); };
}
template <auto F>
constexpr Handler salu() {
    return handler_of<F>(F);
}

u32 add_u32(u32 a, u32 b, bool& c) { return c = (u64(a) + b) >> 32, a + b; }
u32 addc_u32(u32 a, u32 b, bool& c) {
    const u64 s = u64(a) + b + c;
    return c = s >> 32, u32(s);
}
u32 sub_u32(u32 a, u32 b, bool& c) { return c = b > a, a - b; }
u32 subb_u32(u32 a, u32 b, bool& c) {
    const u64 s = u64(a) - b - c;
    return c = s >> 32 & 1, u32(s);
}
i32 add_i32(i32 a, i32 b, bool& c) {
    i32 r;
    return c = __builtin_add_overflow(a, b, &r), r;
}
i32 sub_i32(i32 a, i32 b, bool& c) {
    i32 r;
    return c = __builtin_sub_overflow(a, b, &r), r;
}
template <class T>
T min_s(T a, T b, bool& c) {
    return c = a < b, a < b ? a : b;
}
template <class T>
T max_s(T a, T b, bool& c) {
    return c = a > b, a > b ? a : b;
}
u32 mul_i32(u32 a, u32 b, bool&) { return a * b; }
u32 mul_hi_u32(u32 a, u32 b, bool&) { return u32(u64(a) * b >> 32); }
i32 mul_hi_i32(i32 a, i32 b, bool&) { return i32(i64(a) * b >> 32); }
template <class T>
T shl(T a, u32 b, bool& c) {
    const T r = T(a << (b & (8 * sizeof(T) - 1)));
    return c = r != 0, r;
}
template <class T>
T shr(T a, u32 b, bool& c) {
    const T r = T(a >> (b & (8 * sizeof(T) - 1)));
    return c = r != 0, r;
}
template <int kN>
u32 shl_add(u32 a, u32 b, bool& c) {
    const u64 r = (u64(a) << kN) + b;
    return c = r >> 32, u32(r);
}
template <class T, bool kSigned>
T bfe(T a, u32 b, bool& c) {
    const u32 shift = b & (8 * sizeof(T) - 1), width = b >> 16 & 127;
    T r = 0;
    if (width) {
        const u32 top = 8 * sizeof(T);
        const u32 n = width > top - shift ? top - shift : width;
        r = T(T(a << (top - shift - n)));
        r = kSigned ? T(std::make_signed_t<T>(r) >> (top - n)) : T(r >> (top - n));
    }
    return c = r != 0, r;
}
u32 bfm32(u32 a, u32 b, bool&) { return ((u32(1) << (a & 31)) - 1) << (b & 31); }
u64 bfm64(u32 a, u32 b, bool&) { return ((u64(1) << (a & 63)) - 1) << (b & 63); }
i32 abs_i32(i32 a, bool& c) {
    const u32 r = a < 0 ? 0u - u32(a) : u32(a);
    return c = r != 0, i32(r);
}
i32 absdiff(i32 a, i32 b, bool& c) {
    // The difference wraps before its sign is looked at.
    const u32 d = u32(a) - u32(b), r = i32(d) < 0 ? 0u - d : d;
    return c = r != 0, i32(r);
}
template <class T>
T brev(T a, bool&) {
    T r = 0;
    for (u32 i = 0; i < 8 * sizeof(T); ++i) r |= T(a >> i & 1) << (8 * sizeof(T) - 1 - i);
    return r;
}
template <class T>
u32 bcnt1(T a, bool& c) {
    const u32 r = u32(__builtin_popcountll(u64(a)));
    return c = r != 0, r;
}
template <class T>
u32 bcnt0(T a, bool& c) {
    const u32 r = u32(8 * sizeof(T)) - u32(__builtin_popcountll(u64(a)));
    return c = r != 0, r;
}
template <class T>
u32 ff1(T a, bool&) {
    return a ? u32(__builtin_ctzll(u64(a))) : ~0u;
}
template <class T>
u32 ff0(T a, bool& c) {
    return ff1<T>(T(~a), c);
}
template <class T>
u32 flbit(T a, bool&) {
    return a ? u32(__builtin_clzll(u64(a))) - (64 - 8 * u32(sizeof(T))) : ~0u;
}
u32 sext8(u32 a, bool&) { return u32(i32(int8_t(a))); }
u32 sext16(u32 a, bool&) { return u32(i32(int16_t(a))); }
u32 pack_ll(u32 a, u32 b, bool&) { return (a & 0xffff) | b << 16; }
u32 pack_lh(u32 a, u32 b, bool&) { return (a & 0xffff) | (b & 0xffff0000u); }
u32 pack_hh(u32 a, u32 b, bool&) { return a >> 16 | (b & 0xffff0000u); }
u32 bitset0(u32 bit, u32 old, bool&) { return old & ~(u32(1) << (bit & 31)); }
u32 bitset1(u32 bit, u32 old, bool&) { return old | u32(1) << (bit & 31); }

// --- logic, bit by bit ---

enum class Logic { and_, or_, xor_, andn2, orn2, nand, nor, xnor, andn1, orn1 };

struct Bits {
    u64 value, undefined;
};

Bits logic(Logic k, Bits a, Bits b) {
    switch (k) {
        case Logic::andn1:
            a.value = ~a.value;
            return logic(Logic::and_, a, b);
        case Logic::orn1:
            a.value = ~a.value;
            return logic(Logic::or_, a, b);
        case Logic::andn2:
            b.value = ~b.value;
            return logic(Logic::and_, a, b);
        case Logic::orn2:
            b.value = ~b.value;
            return logic(Logic::or_, a, b);
        case Logic::nand:
            a = logic(Logic::and_, a, b), a.value = ~a.value;
            return a;
        case Logic::nor:
            a = logic(Logic::or_, a, b), a.value = ~a.value;
            return a;
        case Logic::xnor:
            a = logic(Logic::xor_, a, b), a.value = ~a.value;
            return a;
        // A defined zero decides an and, a defined one an or, whatever the other side holds.
        case Logic::and_:
            return {a.value & b.value, (a.undefined & (b.undefined | b.value)) | (b.undefined & a.value)};
        case Logic::or_:
            return {a.value | b.value, (a.undefined & (b.undefined | ~b.value)) | (b.undefined & ~a.value)};
        case Logic::xor_:
            break;
    }
    return {a.value ^ b.value, a.undefined | b.undefined};
}

// SCC says whether the result is zero: one defined 1 settles it.
void set_scc(Wave& w, Bits r) {
    w.scc = r.value != 0;
    w.scc_undefined = r.undefined != 0 && (r.value & ~r.undefined) == 0;
}

template <class T>
Bits operand(const Wave& w, const Operand& o) {
    const u64 mask = sizeof(T) == 8 ? ~u64(0) : 0xffffffffu;
    return {(sizeof(T) == 8 ? scalar64(w, o) : scalar32(w, o)) & mask, scalar_undefined(w, o) & mask};
}

template <class T, Logic kLogic>
void logical(Wave& w, const Op& op) {
    Bits r = logic(kLogic, operand<T>(w, op.src[0]), operand<T>(w, op.src[1]));
    if (sizeof(T) == 4) r.value = u32(r.value), r.undefined = u32(r.undefined);
    put<T>(w, op, op.dst[0].reg, T(r.value), r.undefined);
    set_scc(w, r);
}

// dst = EXEC; EXEC = src op EXEC.
template <Logic kLogic>
void saveexec(Wave& w, const Op& op) {
    const Bits a = operand<u64>(w, op.src[0]), exec{w.exec(), 0};
    const Bits r = logic(kLogic, a, exec);
    w.set64(op, op.dst[0].reg, exec.value, 0);
    w.set64(op, kExec, r.value, r.undefined);
    set_scc(w, r);
}
template <Logic kLogic>
void wrexec(Wave& w, const Op& op) {
    const Bits r = logic(kLogic, operand<u64>(w, op.src[0]), Bits{w.exec(), 0});
    w.set64(op, kExec, r.value, r.undefined);
    w.set64(op, op.dst[0].reg, r.value, r.undefined);
    set_scc(w, r);
}

template <class T>
void mov(Wave& w, const Op& op) {
    const Bits r = operand<T>(w, op.src[0]);
    put<T>(w, op, op.dst[0].reg, T(r.value), r.undefined);
}
template <class T>
void not_(Wave& w, const Op& op) {
    Bits r = operand<T>(w, op.src[0]);
    r.value = T(~r.value);
    put<T>(w, op, op.dst[0].reg, T(r.value), r.undefined);
    set_scc(w, r);
}
template <class T>
void cmov(Wave& w, const Op& op) {
    const int reg = op.dst[0].reg;
    if (w.scc) mov<T>(w, op);
    if (w.scc_undefined) memset(&w.s_undefined[reg], 0xff, sizeof(T));
}
template <class T>
void cselect(Wave& w, const Op& op) {
    const Bits r = operand<T>(w, op.src[w.scc ? 0 : 1]);
    put<T>(w, op, op.dst[0].reg, T(r.value), w.scc_undefined ? ~u64(0) : r.undefined);
}
void wqm(Wave& w, const Op& op) {
    const u64 x = scalar64(w, op.src[0]);
    u64 r = 0;
    for (int q = 0; q < 64; q += 4) r |= (x >> q & 15) ? u64(15) << q : 0;
    w.set64(op, op.dst[0].reg, r, any_undefined(w, op) ? ~u64(0) : 0);
    w.scc = r != 0, w.scc_undefined = any_undefined(w, op) != 0;
}
void movk(Wave& w, const Op& op) { w.set32(op, op.dst[0].reg, u32(i32(int16_t(op.src[0].imm32))), 0); }
void addk(Wave& w, const Op& op) {
    const u64 u = w.s_undefined[op.dst[0].reg] ? ~u64(0) : 0;
    bool scc;
    const i32 r = add_i32(i32(w.s[op.dst[0].reg]), i32(int16_t(op.src[0].imm32)), scc);
    w.set32(op, op.dst[0].reg, u32(r), u32(u));
    w.scc = scc, w.scc_undefined = u != 0;
}
void mulk(Wave& w, const Op& op) {
    const u32 u = w.s_undefined[op.dst[0].reg] ? ~0u : 0;
    w.set32(op, op.dst[0].reg, w.s[op.dst[0].reg] * u32(i32(int16_t(op.src[0].imm32))), u);
}

enum class Compare { eq, lg, gt, ge, lt, le };
template <class T, Compare kCompare, bool kShort>
void cmp(Wave& w, const Op& op) {
    const T a = source<T>(w, op, 0);
    T b = source<T>(w, op, 1);
    if (kShort) b = std::is_signed_v<T> ? T(int16_t(op.src[1].imm32)) : T(uint16_t(op.src[1].imm32));
    w.scc_undefined = any_undefined(w, op) != 0;
    switch (kCompare) {
        case Compare::eq:
            w.scc = a == b;
            break;
        case Compare::lg:
            w.scc = a != b;
            break;
        case Compare::gt:
            w.scc = a > b;
            break;
        case Compare::ge:
            w.scc = a >= b;
            break;
        case Compare::lt:
            w.scc = a < b;
            break;
        case Compare::le:
            w.scc = a <= b;
            break;
    }
}
template <class T, bool kWant>
void bitcmp(Wave& w, const Op& op) {
    const u32 bit = scalar32(w, op.src[1]) & (8 * sizeof(T) - 1);
    w.scc = bool(source<T>(w, op, 0) >> bit & 1) == kWant;
    w.scc_undefined = any_undefined(w, op) != 0;
}

}  // namespace

#define BOTH(name, logic_kind)                                                           \
    t.add("s_" name "_b32", logical<u32, Logic::logic_kind>, Kind::salu, 1, kWritesScc); \
    t.add("s_" name "_b64", logical<u64, Logic::logic_kind>, Kind::salu, 1, kWritesScc)
#define EXECUTE(name, logic_kind) \
    t.add("s_" name "_saveexec_b64", saveexec<Logic::logic_kind>, Kind::salu, 1, kWritesScc | kReadsExec)
#define COMPARE(name, kind)                                                     \
    t.add("s_cmp_" name "_i32", cmp<i32, Compare::kind, false>, Kind::salu, 0); \
    t.add("s_cmp_" name "_u32", cmp<u32, Compare::kind, false>, Kind::salu, 0); \
    t.add("s_cmpk_" name "_i32", cmp<i32, Compare::kind, true>, Kind::salu, 0); \
    t.add("s_cmpk_" name "_u32", cmp<u32, Compare::kind, true>, Kind::salu, 0)

static void add_arithmetic(Table& t) {
    const struct {
        const char* name;
        Handler run;
        uint32_t flags;
    } all[] = {
        {"s_add_u32", salu<add_u32>(), kWritesScc},
        {"s_addc_u32", salu<addc_u32>(), kWritesScc | kReadsScc},
        {"s_sub_u32", salu<sub_u32>(), kWritesScc},
        {"s_subb_u32", salu<subb_u32>(), kWritesScc | kReadsScc},
        {"s_add_i32", salu<add_i32>(), kWritesScc},
        {"s_sub_i32", salu<sub_i32>(), kWritesScc},
        {"s_min_i32", salu<min_s<i32>>(), kWritesScc},
        {"s_min_u32", salu<min_s<u32>>(), kWritesScc},
        {"s_max_i32", salu<max_s<i32>>(), kWritesScc},
        {"s_max_u32", salu<max_s<u32>>(), kWritesScc},
        {"s_mul_i32", salu<mul_i32>(), 0},
        {"s_mul_hi_u32", salu<mul_hi_u32>(), 0},
        {"s_mul_hi_i32", salu<mul_hi_i32>(), 0},
        {"s_lshl_b32", salu<shl<u32>>(), kWritesScc},
        {"s_lshl_b64", salu<shl<u64>>(), kWritesScc},
        {"s_lshr_b32", salu<shr<u32>>(), kWritesScc},
        {"s_lshr_b64", salu<shr<u64>>(), kWritesScc},
        {"s_ashr_i32", salu<shr<i32>>(), kWritesScc},
        {"s_ashr_i64", salu<shr<i64>>(), kWritesScc},
        {"s_lshl1_add_u32", salu<shl_add<1>>(), kWritesScc},
        {"s_lshl2_add_u32", salu<shl_add<2>>(), kWritesScc},
        {"s_lshl3_add_u32", salu<shl_add<3>>(), kWritesScc},
        {"s_lshl4_add_u32", salu<shl_add<4>>(), kWritesScc},
        {"s_bfe_u32", salu<bfe<u32, false>>(), kWritesScc},
        {"s_bfe_i32", salu<bfe<u32, true>>(), kWritesScc},
        {"s_bfe_u64", salu<bfe<u64, false>>(), kWritesScc},
        {"s_bfe_i64", salu<bfe<u64, true>>(), kWritesScc},
        {"s_bfm_b32", salu<bfm32>(), 0},
        {"s_bfm_b64", salu<bfm64>(), 0},
        {"s_abs_i32", salu<abs_i32>(), kWritesScc},
        {"s_absdiff_i32", salu<absdiff>(), kWritesScc},
        {"s_brev_b32", salu<brev<u32>>(), 0},
        {"s_brev_b64", salu<brev<u64>>(), 0},
        {"s_bcnt1_i32_b32", salu<bcnt1<u32>>(), kWritesScc},
        {"s_bcnt1_i32_b64", salu<bcnt1<u64>>(), kWritesScc},
        {"s_bcnt0_i32_b32", salu<bcnt0<u32>>(), kWritesScc},
        {"s_bcnt0_i32_b64", salu<bcnt0<u64>>(), kWritesScc},
        {"s_ff1_i32_b32", salu<ff1<u32>>(), 0},
        {"s_ff1_i32_b64", salu<ff1<u64>>(), 0},
        {"s_ff0_i32_b32", salu<ff0<u32>>(), 0},
        {"s_ff0_i32_b64", salu<ff0<u64>>(), 0},
        {"s_flbit_i32_b32", salu<flbit<u32>>(), 0},
        {"s_flbit_i32_b64", salu<flbit<u64>>(), 0},
        {"s_sext_i32_i8", salu<sext8>(), 0},
        {"s_sext_i32_i16", salu<sext16>(), 0},
        {"s_pack_ll_b32_b16", salu<pack_ll>(), 0},
        {"s_pack_lh_b32_b16", salu<pack_lh>(), 0},
        {"s_pack_hh_b32_b16", salu<pack_hh>(), 0},
        {"s_bitset0_b32", salu<bitset0>(), kDstIsSrc},
        {"s_bitset1_b32", salu<bitset1>(), kDstIsSrc},
        {"s_mov_b32", mov<u32>, 0},
        {"s_mov_b64", mov<u64>, 0},
        {"s_not_b32", not_<u32>, kWritesScc},
        {"s_not_b64", not_<u64>, kWritesScc},
        {"s_cmov_b32", cmov<u32>, kReadsScc},
        {"s_cmov_b64", cmov<u64>, kReadsScc},
        {"s_cselect_b32", cselect<u32>, kReadsScc},
        {"s_cselect_b64", cselect<u64>, kReadsScc},
        {"s_wqm_b64", wqm, kWritesScc},
        {"s_movk_i32", movk, 0},
        {"s_addk_i32", addk, kPartialDst | kWritesScc},
        {"s_mulk_i32", mulk, kPartialDst},
    };
    for (const auto& e : all) t.add(e.name, e.run, Kind::salu, 1, e.flags);
}

void add_salu(Table& t) {
    add_arithmetic(t);
    BOTH("and", and_);
    BOTH("or", or_);
    BOTH("xor", xor_);
    BOTH("andn2", andn2);
    BOTH("orn2", orn2);
    BOTH("nand", nand);
    BOTH("nor", nor);
    BOTH("xnor", xnor);
    EXECUTE("and", and_);
    EXECUTE("or", or_);
    EXECUTE("xor", xor_);
    EXECUTE("andn2", andn2);
    EXECUTE("orn2", orn2);
    EXECUTE("nand", nand);
    EXECUTE("nor", nor);
    EXECUTE("xnor", xnor);
    EXECUTE("andn1", andn1);
    EXECUTE("orn1", orn1);
    t.add("s_andn1_wrexec_b64", wrexec<Logic::andn1>, Kind::salu, 1, kWritesScc | kReadsExec);
    t.add("s_andn2_wrexec_b64", wrexec<Logic::andn2>, Kind::salu, 1, kWritesScc | kReadsExec);
    COMPARE("eq", eq);
    COMPARE("lg", lg);
    COMPARE("gt", gt);
    COMPARE("ge", ge);
    COMPARE("lt", lt);
    COMPARE("le", le);
    t.add("s_cmp_eq_u64", cmp<u64, Compare::eq, false>, Kind::salu, 0);
    t.add("s_cmp_lg_u64", cmp<u64, Compare::lg, false>, Kind::salu, 0);
    t.add("s_bitcmp0_b32", bitcmp<u32, false>, Kind::salu, 0);
    t.add("s_bitcmp1_b32", bitcmp<u32, true>, Kind::salu, 0);
    t.add("s_bitcmp0_b64", bitcmp<u64, false>, Kind::salu, 0);
    t.add("s_bitcmp1_b64", bitcmp<u64, true>, Kind::salu, 0);
}

}  // namespace mla::emulator
