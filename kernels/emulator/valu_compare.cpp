// v_cmp_* and v_cmpx_*: a lane mask from a comparison.
#include <string>

#include "valu.h"

namespace mla::emulator {

// Every lane that a vector instruction reads something undefined in.
uint64_t sources_undefined(const Wave& w, const Op& op) {
    uint64_t undefined = 0;
    for (int i = 0; i < op.nvr; ++i)
        for (int r = 0; r < op.vread[i].count; ++r) undefined |= w.undefined[op.vread[i].reg + r];
    for (int i = 0; i < op.ns; ++i) {
        const uint64_t u = scalar_undefined(w, op.src[i]);
        const bool mask = (op.flags & kCarryIn) && i == op.ns - 1;
        undefined |= mask ? u : u ? ~uint64_t(0) : 0;
    }
    if (op.flags & kReadsVcc) undefined |= w.s_undefined64(kVcc);
    return undefined;
}

void store_compare(Wave& w, const Op& op, uint64_t mask) {
    const uint64_t lanes = write_lanes(w, op), undefined = sources_undefined(w, op) & lanes;
    w.set64(op, op.dst[0].reg, mask & lanes, undefined);
    if (op.flags & kCmpX) w.set64(op, kExec, mask & lanes, undefined);
}

namespace {

template <class T>
bool f(T, T) {
    return false;
}
template <class T>
bool lt(T a, T b) {
    return a < b;
}
template <class T>
bool eq(T a, T b) {
    return a == b;
}
template <class T>
bool le(T a, T b) {
    return a <= b;
}
template <class T>
bool gt(T a, T b) {
    return a > b;
}
template <class T>
bool lg(T a, T b) {
    return a < b || a > b;
}
template <class T>
bool ne(T a, T b) {
    return a != b;
}
template <class T>
bool ge(T a, T b) {
    return a >= b;
}
template <class T>
bool o(T a, T b) {
    return a == a && b == b;
}
template <class T>
bool u(T a, T b) {
    return a != a || b != b;
}
template <class T>
bool nge(T a, T b) {
    return !(a >= b);
}
template <class T>
bool nlg(T a, T b) {
    return !lg(a, b);
}
template <class T>
bool ngt(T a, T b) {
    return !(a > b);
}
template <class T>
bool nle(T a, T b) {
    return !(a <= b);
}
template <class T>
bool nlt(T a, T b) {
    return !(a < b);
}
template <class T>
bool tru(T, T) {
    return true;
}

// The bits of the second operand name the classes to accept.
int class_of(double x, bool signalling, bool is_denormal) {
    const bool n = signbit(x);
    if (x != x) return signalling ? 0 : 1;
    if (isinf(x)) return n ? 2 : 9;
    if (x == 0) return n ? 5 : 6;
    if (is_denormal) return n ? 4 : 7;
    return n ? 3 : 8;
}
bool class32(float x, uint32_t mask) {
    const uint32_t u = bits<uint32_t>(x);
    return mask >> class_of(double(x), !(u >> 22 & 1), (u >> 23 & 255) == 0) & 1;
}
bool class64(double x, uint32_t mask) {
    const uint64_t u = bits<uint64_t>(x);
    return mask >> class_of(x, !(u >> 51 & 1), (u >> 52 & 2047) == 0) & 1;
}

void add_one(Table& t, const std::string& condition, const char* type, Handler run) {
    static std::vector<std::unique_ptr<std::string>> names;
    for (const char* prefix : {"v_cmp_", "v_cmpx_"}) {
        names.push_back(std::make_unique<std::string>(prefix + condition + "_" + type));
        const uint32_t flags = prefix[5] == 'x' ? uint32_t(kCmp) | kCmpX : uint32_t(kCmp);
        t.add(names.back()->c_str(), run, Kind::valu, 1, flags);
    }
}

template <class T>
void add_integer(Table& t, const char* type) {
    add_one(t, "f", type, compare<f<T>>);
    add_one(t, "lt", type, compare<lt<T>>);
    add_one(t, "eq", type, compare<eq<T>>);
    add_one(t, "le", type, compare<le<T>>);
    add_one(t, "gt", type, compare<gt<T>>);
    add_one(t, "ne", type, compare<ne<T>>);
    add_one(t, "ge", type, compare<ge<T>>);
    add_one(t, "t", type, compare<tru<T>>);
}

template <class T>
void add_float(Table& t, const char* type) {
    add_one(t, "f", type, compare<f<T>>);
    add_one(t, "lt", type, compare<lt<T>>);
    add_one(t, "eq", type, compare<eq<T>>);
    add_one(t, "le", type, compare<le<T>>);
    add_one(t, "gt", type, compare<gt<T>>);
    add_one(t, "lg", type, compare<lg<T>>);
    add_one(t, "ge", type, compare<ge<T>>);
    add_one(t, "o", type, compare<o<T>>);
    add_one(t, "u", type, compare<u<T>>);
    add_one(t, "nge", type, compare<nge<T>>);
    add_one(t, "nlg", type, compare<nlg<T>>);
    add_one(t, "ngt", type, compare<ngt<T>>);
    add_one(t, "nle", type, compare<nle<T>>);
    add_one(t, "neq", type, compare<ne<T>>);
    add_one(t, "nlt", type, compare<nlt<T>>);
    add_one(t, "tru", type, compare<tru<T>>);
}

}  // namespace

void add_valu_compare(Table& t) {
    add_integer<int16_t>(t, "i16");
    add_integer<uint16_t>(t, "u16");
    add_integer<int32_t>(t, "i32");
    add_integer<uint32_t>(t, "u32");
    add_integer<int64_t>(t, "i64");
    add_integer<uint64_t>(t, "u64");
    add_float<Half>(t, "f16");
    add_float<float>(t, "f32");
    add_float<double>(t, "f64");
    add_one(t, "class", "f32", compare<class32>);
    add_one(t, "class", "f64", compare<class64>);
}

}  // namespace mla::emulator
