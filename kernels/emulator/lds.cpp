// Local data share: ds_* instructions.
#include <algorithm>

#include "atomics.h"
#include "forms.h"
#include "machine.h"
#include "valu.h"

namespace mla::emulator {
namespace {

// --- the shadow: who touched a dword last, in which barrier epoch ---

void race(Wave& w, const Op& op, int lane, uint32_t dword, const char* what, int other) {
    w.fault(op, "LDS race", lane, "LDS byte 0x%x: %s wave %d", dword * 4, what, other);
}

// Whether another wave's operation is certainly over: a barrier came after its own wait.
bool settled(const Wave& w, int other, uint32_t seq) {
    return w.group->waves[size_t(other)]->lds_done_at_barrier >= seq;
}

void check_dma(Wave& w, const Op& op, int lane, uint32_t dword, const LdsShadow& x, const char* verb) {
    if (!x.in_flight) return;
    w.fault(op, x.dma_wave == w.id ? "missing wait" : "LDS race", lane,
            "LDS byte 0x%x is %s while an LDS-DMA of wave %d into it has not been waited for", dword * 4, verb,
            x.dma_wave);
}

void note_read(Wave& w, const Op& op, int lane, uint32_t dword, uint8_t bytes) {
    LdsShadow& x = w.group->shadow[dword];
    const uint32_t epoch = w.group->epoch;
    // Another lane of this instruction has been here.
    if (x.read_epoch == epoch && x.reader == w.id && x.read_seq == w.lds_seq) return;
    check_dma(w, op, lane, dword, x, "read");
    if (x.write_epoch && x.writer != w.id && (x.bytes & bytes) && !x.in_flight) {
        if (x.write_epoch == epoch)
            race(w, op, lane, dword, "read without a barrier behind the write of", x.writer);
        else if (!settled(w, x.writer, x.write_seq))
            race(w, op, lane, dword, "read behind a barrier that did not wait (lgkmcnt) for the write of", x.writer);
    }
    if (x.read_epoch != epoch) x.readers = 0;
    x.read_epoch = epoch;
    x.readers |= 1u << w.id;
    x.reader = uint8_t(w.id);
    x.read_seq = w.lds_seq;
}

void check_write(Wave& w, const Op& op, int lane, uint32_t dword, uint8_t bytes, bool atomic, bool same) {
    const LdsShadow& x = w.group->shadow[dword];
    const uint32_t epoch = w.group->epoch;
    const bool both_atomic = atomic && (x.bytes & 16);
    check_dma(w, op, lane, dword, x, "written");
    if (x.write_epoch && x.writer != w.id && (x.bytes & bytes & 15) && !both_atomic && !same && !x.in_flight) {
        if (x.write_epoch == epoch)
            race(w, op, lane, dword, "written without a barrier behind the write of", x.writer);
        else if (!settled(w, x.writer, x.write_seq))
            race(w, op, lane, dword, "written behind a barrier that did not wait for the write of", x.writer);
    }
    if (x.read_epoch == epoch && (x.readers & ~(1u << w.id)) && !same) {
        race(w, op, lane, dword, "written without a barrier behind the read of",
             __builtin_ctz(x.readers & ~(1u << w.id)));
    } else if (x.read_epoch && x.read_epoch != epoch && x.reader != w.id && !settled(w, x.reader, x.read_seq)) {
        race(w, op, lane, dword, "written behind a barrier that did not wait for the read of", x.reader);
    }
}

bool inside(Wave& w, const Op& op, int lane, uint32_t address, uint32_t bytes, const char* verb) {
    if (uint64_t(address) + bytes <= w.group->lds.size()) return true;
    w.fault(op, "out of bounds", lane, "LDS %s of %u bytes at 0x%x, the workgroup has 0x%zx", verb, bytes, address,
            w.group->lds.size());
    return false;
}

uint8_t byte_mask(uint32_t address, uint32_t bytes, uint32_t dword) {
    uint8_t mask = 0;
    for (uint32_t b = 0; b < 4; ++b)
        mask |= uint8_t((dword * 4 + b >= address && dword * 4 + b < address + bytes) << b);
    return mask;
}

}  // namespace

// Bit i of undefined_dwords: dword i of the result has an undefined byte.
bool lds_read(Wave& w, const Op& op, int lane, uint32_t address, void* to, uint32_t bytes, uint32_t* undefined_dwords) {
    memset(to, 0, bytes);
    *undefined_dwords = 0;
    if (!inside(w, op, lane, address, bytes, "read")) return false;
    memcpy(to, &w.group->lds[address], bytes);
    w.counters.lds_read += bytes;
    for (uint32_t d = address / 4; d <= (address + bytes - 1) / 4; ++d) {
        const uint8_t mask = (address | bytes) & 3 ? byte_mask(address, bytes, d) : 15;
        if (w.launch->config->check_races && !(op.flags & kAtomic)) note_read(w, op, lane, d, mask);
        if (w.group->shadow[d].undefined & mask) {
            const uint32_t first = d * 4 > address ? (d * 4 - address) / 4 : 0;
            *undefined_dwords |= 1u << first | ((address & 3) && first ? 1u << (first - 1) : 0);
        }
    }
    return true;
}

void lds_write(Wave& w, const Op& op, int lane, uint32_t address, const void* from, uint32_t bytes, bool undefined) {
    if (!inside(w, op, lane, address, bytes, "write")) return;
    const bool check = w.launch->config->check_races, atomic = op.flags & kAtomic;
    for (uint32_t d = address / 4; d <= (address + bytes - 1) / 4; ++d) {
        LdsShadow& x = w.group->shadow[d];
        const uint8_t mask = (address | bytes) & 3 ? byte_mask(address, bytes, d) : 15;
        if (check) {
            // Waves that write the same value into a dword do not disturb each other.
            const bool plain = mask == 15 && !atomic && !(x.bytes & 16);
            const bool same =
                plain && !memcmp(&w.group->lds[d * 4], static_cast<const uint8_t*>(from) + (d * 4 - address), 4);
            check_write(w, op, lane, d, mask, atomic, same);
        }
        const bool mine = x.writer == w.id && x.write_epoch == w.group->epoch;
        x.bytes = uint8_t((mine ? x.bytes & 15 : 0) | mask | (atomic ? 16 : 0));
        x.writer = uint8_t(w.id), x.write_epoch = w.group->epoch, x.write_seq = w.lds_seq;
        x.undefined = undefined ? x.undefined | mask : x.undefined & uint8_t(~mask);
    }
    memcpy(&w.group->lds[address], from, bytes);
    w.counters.lds_written += bytes;
}

namespace {

void check_address(Wave& w, const Op& op) {
    const Operand& o = op.src[0];
    const uint64_t bad = o.kind == OperandKind::vgpr ? w.undefined[o.reg] & w.exec() : 0;
    if (bad && w.launch->config->check_poison)
        w.fault(op, "undefined value", __builtin_ctzll(bad), "the LDS address in v%d is undefined", o.reg % kAccBase);
}

void mark_load(Wave& w, const Op& op, uint64_t lanes) {
    const Operand& d = op.dst[0];
    for (int r = d.reg; r < d.reg + d.dwords; ++r) w.in_flight[r] |= lanes;
    w.lgkm.push_back({Pending::Type::lds, d.reg, d.dwords, lanes, w.lds_seq, 0, 0, op.index, w.next_id++});
}
void mark_store(Wave& w, const Op& op) {
    w.lgkm.push_back({Pending::Type::lds, 0, 0, 0, w.lds_seq, 0, 0, op.index, w.next_id++});
}

void put(Wave& w, int reg, int lane, uint32_t x, bool undefined) {
    w.v[reg][lane] = x;
    const uint64_t bit = uint64_t(1) << lane;
    w.undefined[reg] = undefined ? w.undefined[reg] | bit : w.undefined[reg] & ~bit;
}

template <Form kForm>
void read(Wave& w, const Op& op) {
    ++w.lds_seq;
    check_address(w, op);
    const uint64_t lanes = w.exec();
    const uint32_t* a = w.v[op.src[0].reg];
    alignas(8) uint32_t addresses[kLanes];
    memcpy(addresses, a, sizeof addresses);  // the destination may be the address
    const uint32_t bytes = uint32_t(op.arg);
    for (int l = 0; l < kLanes; ++l) {
        if (!(lanes >> l & 1)) continue;
        uint32_t x[4] = {}, undefined;
        lds_read(w, op, l, addresses[l] + uint32_t(op.offset), x, bytes, &undefined);
        const int reg = op.dst[0].reg;
        if (kForm != Form::dwords) x[0] = formed(kForm, x[0], w.v[reg][l]);
        for (int i = 0; i < op.dst[0].dwords; ++i) put(w, reg + i, l, x[i], undefined >> i & 1);
    }
    mark_load(w, op, lanes);
}

// Two places at offsets in units of the element, or of 64 elements. arg: bytes of an element, arg2: unit.
void read2(Wave& w, const Op& op) {
    ++w.lds_seq;
    check_address(w, op);
    const uint64_t lanes = w.exec();
    const int dwords = op.arg / 4;
    for (int l = 0; l < kLanes; ++l) {
        if (!(lanes >> l & 1)) continue;
        const uint32_t base = w.v[op.src[0].reg][l];
        uint32_t x[4], u0, u1;
        lds_read(w, op, l, base + uint32_t(op.offset * op.arg2), x, uint32_t(op.arg), &u0);
        lds_read(w, op, l, base + uint32_t(op.offset1 * op.arg2), x + dwords, uint32_t(op.arg), &u1);
        const uint32_t undefined = u0 | u1 << dwords;
        for (int i = 0; i < 2 * dwords; ++i) put(w, op.dst[0].reg + i, l, x[i], undefined >> i & 1);
    }
    mark_load(w, op, lanes);
}

bool data_undefined(const Wave& w, const Operand& o, int lane, int i) {
    return o.kind == OperandKind::vgpr && (w.undefined[o.reg + i] >> lane & 1);
}

// arg: bytes; arg2: shift of the source, 16 for the *_d16_hi forms.
void write(Wave& w, const Op& op) {
    ++w.lds_seq;
    check_address(w, op);
    const Operand& data = op.src[1];
    const uint32_t bytes = uint32_t(op.arg);
    for (int l = 0; l < kLanes; ++l) {
        if (!(w.exec() >> l & 1)) continue;
        const uint32_t address = w.v[op.src[0].reg][l] + uint32_t(op.offset);
        for (uint32_t i = 0; i < std::max(bytes / 4, 1u); ++i) {
            const uint32_t x = w.v[data.reg + int(i)][l] >> op.arg2;
            lds_write(w, op, l, address + 4 * i, &x, std::min(bytes, 4u), data_undefined(w, data, l, int(i)));
        }
    }
    mark_store(w, op);
}

void write2(Wave& w, const Op& op) {
    ++w.lds_seq;
    check_address(w, op);
    for (int l = 0; l < kLanes; ++l) {
        if (!(w.exec() >> l & 1)) continue;
        for (int half = 0; half < 2; ++half) {
            const Operand& data = op.src[1 + half];
            const uint32_t address = w.v[op.src[0].reg][l] + uint32_t((half ? op.offset1 : op.offset) * op.arg2);
            for (int i = 0; i < op.arg / 4; ++i)
                lds_write(w, op, l, address + uint32_t(4 * i), &w.v[data.reg + i][l], 4, data_undefined(w, data, l, i));
        }
    }
    mark_store(w, op);
}

template <Do kDo>
void atomic(Wave& w, const Op& op) {
    ++w.lds_seq;
    check_address(w, op);
    for (int l = 0; l < kLanes; ++l) {
        if (!(w.exec() >> l & 1)) continue;
        const uint32_t address = w.v[op.src[0].reg][l] + uint32_t(op.offset);
        if (!inside(w, op, l, address, 4, "atomic") || !aligned(w, op, l, address, 4)) continue;
        uint32_t old;
        memcpy(&old, &w.group->lds[address], 4);
        const bool old_undefined = w.group->shadow[address / 4].undefined;
        bool undefined = old_undefined && kDo != Do::swap;
        for (int i = 1; i < op.ns; ++i) undefined |= data_undefined(w, op.src[i], l, 0);
        // ds_cmpst names what it expects first, and then what it writes.
        const uint32_t first = w.v[op.src[1].reg][l], second = kDo == Do::cmpswap ? w.v[op.src[2].reg][l] : first;
        const uint32_t x = combined<uint32_t>(kDo, old, second, first);
        lds_write(w, op, l, address, &x, 4, undefined);
        if (op.nd) put(w, op.dst[0].reg, l, old, old_undefined);
    }
    if (op.nd)
        mark_load(w, op, w.exec());
    else
        mark_store(w, op);
    w.yield = true;
}

// Lane l reads (bpermute) or writes (permute) the lane that its address names; LDS memory itself is not used.
template <bool kPush>
void permute(Wave& w, const Op& op) {
    ++w.lds_seq;
    check_address(w, op);
    uint32_t r[kLanes] = {};
    uint64_t undefined = 0;
    const uint32_t *a = w.v[op.src[0].reg], *d = w.v[op.src[1].reg];
    for (int l = 0; l < kLanes; ++l) {
        const int other = int((a[l] + uint32_t(op.offset)) / 4 % kLanes);
        if (!(w.exec() >> l & 1)) continue;
        const int to = kPush ? other : l, from = kPush ? l : other;
        const bool active = w.exec() >> from & 1;
        r[to] = active ? d[from] : 0;
        const uint64_t bit = active ? w.undefined[op.src[1].reg] >> from & 1 : 0;
        undefined = (undefined & ~(uint64_t(1) << to)) | bit << to;
    }
    for (int l = 0; l < kLanes; ++l)
        if (w.exec() >> l & 1) put(w, op.dst[0].reg, l, r[l], undefined >> l & 1);
    mark_load(w, op, w.exec());
}

void swizzle(Wave& w, const Op& op) {
    ++w.lds_seq;
    uint32_t r[kLanes];
    uint64_t undefined = 0;
    const int reg = op.src[0].reg, n = op.offset;
    for (int l = 0; l < kLanes; ++l) {
        int from;
        if (n & 0x8000)
            from = (l & ~3) | (n >> (2 * (l & 3)) & 3);
        else
            from = (l & 32) | ((((l & 31) & (n & 31)) | (n >> 5 & 31)) ^ (n >> 10 & 31));
        const bool active = w.exec() >> from & 1;
        r[l] = active ? w.v[reg][from] : 0;
        undefined |= (active ? w.undefined[reg] >> from & 1 : 0) << l;
    }
    for (int l = 0; l < kLanes; ++l)
        if (w.exec() >> l & 1) put(w, op.dst[0].reg, l, r[l], undefined >> l & 1);
    mark_load(w, op, w.exec());
}

// Each lane of a group of 16 loads 64 bits; then the 16 x (64 / kBits) matrix of the group is transposed.
template <int kBits>
void read_transposed(Wave& w, const Op& op) {
    ++w.lds_seq;
    check_address(w, op);
    if (w.exec() != ~uint64_t(0))
        w.fault(op, "lanes off", -1, "a transposed read with EXEC %016llx", (long long)w.exec());
    uint64_t in[kLanes];
    bool undefined[kLanes];
    for (int l = 0; l < kLanes; ++l) {
        uint32_t u;
        lds_read(w, op, l, w.v[op.src[0].reg][l] + uint32_t(op.offset), &in[l], 8, &u);
        undefined[l] = u != 0;
    }
    constexpr int kElements = 64 / kBits, kSpread = 16 / kElements;
    for (int l = 0; l < kLanes; ++l) {
        const int t = l % 16, group = l - t;
        uint64_t r = 0;
        bool bad = false;
        for (int e = 0; e < kElements; ++e) {
            const int s = group + t / kElements + kSpread * e;
            r |= (in[s] >> (t % kElements * kBits) & ((uint64_t(1) << kBits) - 1)) << (e * kBits);
            bad |= undefined[s];
        }
        put(w, op.dst[0].reg, l, uint32_t(r), bad);
        put(w, op.dst[0].reg + 1, l, uint32_t(r >> 32), bad);
    }
    mark_load(w, op, ~uint64_t(0));
}

void add_atomics(Table& t) {
    const struct {
        const char *plain, *returning;
        Handler run;
    } all[] = {
        {"ds_add_u32", "ds_add_rtn_u32", atomic<Do::add>},    {"ds_sub_u32", "ds_sub_rtn_u32", atomic<Do::sub>},
        {"ds_rsub_u32", "ds_rsub_rtn_u32", atomic<Do::rsub>}, {"ds_min_i32", "ds_min_rtn_i32", atomic<Do::smin>},
        {"ds_max_i32", "ds_max_rtn_i32", atomic<Do::smax>},   {"ds_min_u32", "ds_min_rtn_u32", atomic<Do::umin>},
        {"ds_max_u32", "ds_max_rtn_u32", atomic<Do::umax>},   {"ds_and_b32", "ds_and_rtn_b32", atomic<Do::and_>},
        {"ds_or_b32", "ds_or_rtn_b32", atomic<Do::or_>},      {"ds_xor_b32", "ds_xor_rtn_b32", atomic<Do::xor_>},
        {"ds_add_f32", "ds_add_rtn_f32", atomic<Do::fadd>},   {"ds_min_f32", "ds_min_rtn_f32", atomic<Do::fmin>},
        {"ds_max_f32", "ds_max_rtn_f32", atomic<Do::fmax>},   {"ds_cmpst_b32", "ds_cmpst_rtn_b32", atomic<Do::cmpswap>},
    };
    for (const auto& e : all) {
        t.add(e.plain, e.run, Kind::lds, 0, kAtomic);
        t.add(e.returning, e.run, Kind::lds, 1, kAtomic);
    }
    t.add("ds_wrxchg_rtn_b32", atomic<Do::swap>, Kind::lds, 1, kAtomic);
}

}  // namespace

void add_lds(Table& t) {
    const struct {
        const char* name;
        Handler run;
        int bytes;
        uint32_t flags;
    } reads[] = {
        {"ds_read_b32", read<Form::dwords>, 4, 0},
        {"ds_read_b64", read<Form::dwords>, 8, 0},
        {"ds_read_b96", read<Form::dwords>, 12, 0},
        {"ds_read_b128", read<Form::dwords>, 16, 0},
        {"ds_read_u8", read<Form::u8>, 1, 0},
        {"ds_read_i8", read<Form::i8>, 1, 0},
        {"ds_read_u16", read<Form::u16>, 2, 0},
        {"ds_read_i16", read<Form::i16>, 2, 0},
        {"ds_read_u8_d16", read<Form::u8_lo>, 1, kPartialDst},
        {"ds_read_u8_d16_hi", read<Form::u8_hi>, 1, kPartialDst},
        {"ds_read_i8_d16", read<Form::i8_lo>, 1, kPartialDst},
        {"ds_read_i8_d16_hi", read<Form::i8_hi>, 1, kPartialDst},
        {"ds_read_u16_d16", read<Form::u16_lo>, 2, kPartialDst},
        {"ds_read_u16_d16_hi", read<Form::u16_hi>, 2, kPartialDst},
        {"ds_read_b64_tr_b16", read_transposed<16>, 8, 0},
        {"ds_read_b64_tr_b8", read_transposed<8>, 8, 0},
    };
    for (const auto& e : reads) t.add(e.name, e.run, Kind::lds, 1, e.flags, e.bytes);
    t.add("ds_read2_b32", read2, Kind::lds, 1, 0, 4, 4);
    t.add("ds_read2_b64", read2, Kind::lds, 1, 0, 8, 8);
    t.add("ds_read2st64_b32", read2, Kind::lds, 1, 0, 4, 256);
    t.add("ds_read2st64_b64", read2, Kind::lds, 1, 0, 8, 512);
    t.add("ds_write_b8", write, Kind::lds, 0, kStore, 1, 0);
    t.add("ds_write_b8_d16_hi", write, Kind::lds, 0, kStore, 1, 16);
    t.add("ds_write_b16", write, Kind::lds, 0, kStore, 2, 0);
    t.add("ds_write_b16_d16_hi", write, Kind::lds, 0, kStore, 2, 16);
    t.add("ds_write_b32", write, Kind::lds, 0, kStore, 4, 0);
    t.add("ds_write_b64", write, Kind::lds, 0, kStore, 8, 0);
    t.add("ds_write_b96", write, Kind::lds, 0, kStore, 12, 0);
    t.add("ds_write_b128", write, Kind::lds, 0, kStore, 16, 0);
    t.add("ds_write2_b32", write2, Kind::lds, 0, kStore, 4, 4);
    t.add("ds_write2_b64", write2, Kind::lds, 0, kStore, 8, 8);
    t.add("ds_write2st64_b32", write2, Kind::lds, 0, kStore, 4, 256);
    t.add("ds_write2st64_b64", write2, Kind::lds, 0, kStore, 8, 512);
    t.add("ds_bpermute_b32", permute<false>, Kind::lds, 1);
    t.add("ds_permute_b32", permute<true>, Kind::lds, 1);
    t.add("ds_swizzle_b32", swizzle, Kind::lds, 1);
    add_atomics(t);
}

}  // namespace mla::emulator
