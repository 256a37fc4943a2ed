// Vector memory: global_*, flat_*, scratch_*, buffer_*, LDS-DMA and atomics.
#include <math.h>

#include <algorithm>

#include "atomics.h"
#include "forms.h"
#include "machine.h"

namespace mla::emulator {
namespace {

enum class Space : uint8_t { global, lds, scratch };

// Where one lane's access goes. Buffers check each dword against num_records: `limit` bytes from `address` on are good.
struct Place {
    Space space = Space::global;
    uint64_t address = 0;
    uint64_t limit = ~uint64_t(0);
};

// The operands of an access by role; stores of buffers name their data first.
struct Roles {
    const Operand *address = nullptr, *data = nullptr, *base = nullptr, *offset = nullptr;
};

Roles roles(const Op& op) {
    Roles r;
    const bool has_data = op.flags & (kStore | kAtomic);
    if (op.flags & kBuffer) {
        int i = 0;
        if (has_data) r.data = &op.src[i++];
        r.address = &op.src[i++], r.base = &op.src[i++], r.offset = &op.src[i];
        return r;
    }
    r.address = &op.src[0];
    if (has_data) r.data = &op.src[1];
    if (!(op.flags & kFlat)) r.base = &op.src[has_data ? 2 : 1];
    return r;
}

void need_defined(Wave& w, const Op& op, const Operand* o, const char* role) {
    if (!o || !w.launch->config->check_poison) return;
    for (int r = o->reg; o->kind == OperandKind::sgpr && r < o->reg + o->dwords; ++r)
        if (w.s_undefined[r]) return w.fault(op, "undefined value", -1, "the %s in s%d is undefined", role, r);
    if (o->kind != OperandKind::vgpr) return;
    for (int i = 0; i < o->dwords; ++i)
        if (const uint64_t bad = w.undefined[o->reg + i] & w.exec())
            return w.fault(op, "undefined value", __builtin_ctzll(bad), "the %s in %c%d is undefined", role,
                           o->reg < kAccBase ? 'v' : 'a', (o->reg + i) % kAccBase);
}

uint64_t vector64(const Wave& w, const Operand& o, int lane) {
    uint64_t x = w.v[o.reg][lane];
    if (o.dwords > 1) x |= uint64_t(w.v[o.reg + 1][lane]) << 32;
    return x;
}

Place flat_place(uint64_t address) {
    Place p;
    if (address >> 48 == kSharedBase >> 48)
        p.space = Space::lds, address -= kSharedBase;
    else if (address >> 48 == kPrivateBase >> 48)
        p.space = Space::scratch, address -= kPrivateBase;
    p.address = p.space == Space::lds ? std::min<uint64_t>(address, ~0u) : address;
    return p;
}

// Raw buffers count bytes from the base; structured ones count records, and swizzled ones are not modelled.
Place buffer_place(Wave& w, const Op& op, const Roles& r, int lane) {
    const uint32_t* d = &w.s[r.base->reg];
    const uint64_t base = w.s64(r.base->reg) & 0xffffffffffffull;
    const uint32_t stride = d[1] >> 16 & 0x3fff, records = d[2], soffset = scalar32(w, *r.offset);
    uint64_t index = 0, offset = uint32_t(op.offset);
    if (op.idxen) index = w.v[r.address->reg][lane];
    if (op.offen) offset += w.v[r.address->reg + (op.idxen ? 1 : 0)][lane];
    if (d[1] >> 31) w.fault(op, "not modelled", lane, "a swizzled buffer");
    if (d[3] >> 23 & 1) w.fault(op, "not modelled", lane, "a buffer that adds the lane to the index");
    Place p;
    p.address = base + index * stride + offset + soffset;
    if (stride && op.idxen) {
        p.limit = index < records ? stride - std::min<uint64_t>(offset, stride) : 0;
    } else {
        p.limit = offset + soffset < records ? records - offset - soffset : 0;
    }
    return p;
}

Place place(Wave& w, const Op& op, const Roles& r, int lane) {
    if (op.flags & kBuffer) return buffer_place(w, op, r, lane);
    if (op.flags & kFlat) return flat_place(vector64(w, *r.address, lane) + uint64_t(int64_t(op.offset)));
    Place p;
    const bool has_vector = r.address->kind == OperandKind::vgpr, has_base = r.base->kind == OperandKind::sgpr;
    if (op.flags & kScratch) {
        p.space = Space::scratch;
        uint32_t at = uint32_t(op.offset);
        if (has_vector) at += w.v[r.address->reg][lane];
        if (has_base) at += w.s[r.base->reg];
        p.address = at;
        return p;
    }
    p.address = uint64_t(int64_t(op.offset));
    if (has_base)
        p.address += w.s64(r.base->reg) + w.v[r.address->reg][lane];
    else
        p.address += vector64(w, *r.address, lane);
    return p;
}

bool in_bounds(Wave& w, const Op& op, int lane, const Place& p, uint32_t bytes, bool writing) {
    if (p.space == Space::lds) return true;  // the LDS functions check
    if (p.space == Space::scratch) {
        const uint64_t size = w.launch->kernel.scratch_bytes;
        if (p.address + bytes <= size) return true;
        w.fault(op, "out of bounds", lane, "scratch %s of %u bytes at 0x%llx, a lane has 0x%llx",
                writing ? "write" : "read", bytes, (long long)p.address, (long long)size);
        return false;
    }
    if (!w.launch->config->check_bounds) return true;
    if (w.launch->memory->find(p.address, bytes, writing)) return true;
    const Extent* e = writing ? w.launch->memory->find(p.address, bytes) : nullptr;
    w.fault(op, "out of bounds", lane, "%s of %u bytes at 0x%llx: %s", writing ? "write" : "read", bytes,
            (long long)p.address, e ? (e->name + " is read-only").c_str() : w.launch->memory->near(p.address).c_str());
    return false;
}

size_t scratch_at(const Wave& w, int lane, uint64_t address) {
    return size_t(lane) * w.launch->kernel.scratch_bytes + size_t(address);
}

// Reads up to 16 bytes; bit i of the result: dword i is undefined.
uint32_t fetch(Wave& w, const Op& op, int lane, const Place& p, void* to, uint32_t bytes) {
    memset(to, 0, bytes);
    uint32_t undefined = 0;
    if (p.space == Space::lds) {
        lds_read(w, op, lane, uint32_t(p.address), to, bytes, &undefined);
        return undefined;
    }
    const uint32_t good = uint32_t(std::min<uint64_t>(p.limit, bytes)) & (bytes < 4 ? ~0u : ~3u);
    if (good == 0 || (bytes < 4 && good < bytes) || !in_bounds(w, op, lane, p, good, false)) return 0;
    if (p.space == Space::scratch) {
        const size_t at = scratch_at(w, lane, p.address);
        memcpy(to, &w.scratch[at], bytes);
        for (uint32_t b = 0; b < bytes; ++b) undefined |= uint32_t(w.scratch_undefined[at + b]) << (b / 4);
        return undefined;
    }
    memcpy(to, reinterpret_cast<const void*>(p.address), good);
    if (!(op.flags & kAtomic)) check_stored(w, op, lane, p.address, good);
    w.counters.global_read += good;
    return 0;
}

void put(Wave& w, const Op& op, int lane, const Place& p, const void* from, uint32_t bytes, bool undefined) {
    if (p.space == Space::lds) return lds_write(w, op, lane, uint32_t(p.address), from, bytes, undefined);
    const uint32_t good = uint32_t(std::min<uint64_t>(p.limit, bytes)) & (bytes < 4 ? ~0u : ~3u);
    if (good == 0 || (bytes < 4 && good < bytes) || !in_bounds(w, op, lane, p, good, true)) return;
    if (p.space == Space::scratch) {
        const size_t at = scratch_at(w, lane, p.address);
        memcpy(&w.scratch[at], from, bytes);
        memset(&w.scratch_undefined[at], undefined, bytes);
        return;
    }
    memcpy(reinterpret_cast<void*>(p.address), from, good);
    if (!(op.flags & kAtomic)) note_store(w, p.address, good);
    w.counters.global_written += good;
}

void check_operands(Wave& w, const Op& op, const Roles& r) {
    const bool used = !(op.flags & kBuffer) || op.offen || op.idxen;
    if (used) need_defined(w, op, r.address, "address");
    need_defined(w, op, r.base, "base address");
    need_defined(w, op, r.offset, "offset");
}

void note(Wave& w, const Op& op, Pending::Type type, uint16_t reg, uint16_t count, uint64_t lanes) {
    Pending p{type, reg, count, lanes, 0, 0, 0, op.index, w.next_id++};
    if (op.flags & kFlat) {
        p.type = Pending::Type::flat;
        p.seq = ++w.lds_seq;
        w.lgkm.push_back(p);
    }
    w.vm.push_back(p);
    for (int i = reg; i < reg + count; ++i) w.in_flight[i] |= lanes;
}

// LDS address of lane l: M0 + instruction offset + l * bytes.
void load_to_lds(Wave& w, const Op& op) {
    const Roles r = roles(op);
    check_operands(w, op, r);
    if (w.s_undefined[kM0]) w.undefined_value(op, "M0, the LDS address,");
    const uint32_t base = w.s[kM0] + uint32_t(op.offset);
    const uint32_t bytes = uint32_t(op.arg), stride = std::max(bytes, 4u);
    const uint32_t room = bytes == 12 ? 16 : stride;
    ++w.lds_seq;
    for (int l = 0; l < kLanes; ++l) {
        if (!(w.exec() >> l & 1)) continue;
        uint32_t x[4] = {};
        fetch(w, op, l, place(w, op, r, l), x, bytes);
        x[0] = formed(Form(op.arg2), x[0], 0);
        const uint32_t at = base + uint32_t(l) * room;
        lds_write(w, op, l, at, x, stride, false);
        for (uint32_t d = at / 4; d < (at + stride) / 4 && d < w.group->shadow.size(); ++d) {
            LdsShadow& shadow = w.group->shadow[d];
            ++shadow.in_flight;
            shadow.dma_wave = uint8_t(w.id);
            shadow.write_seq = 0;
        }
    }
    w.vm.push_back({Pending::Type::dma, 0, uint16_t(stride / 4), w.exec(), 0, base, room, op.index, w.next_id++});
}

void load(Wave& w, const Op& op) {
    if (op.lds) return load_to_lds(w, op);
    const Roles r = roles(op);
    check_operands(w, op, r);
    const uint64_t lanes = w.exec();
    const Form form = Form(op.arg2);
    const int reg = op.dst[0].reg, dwords = op.dst[0].dwords;
    Place places[kLanes];  // the destination may hold the addresses
    for (int l = 0; l < kLanes; ++l)
        if (lanes >> l & 1) places[l] = place(w, op, r, l);
    for (int l = 0; l < kLanes; ++l) {
        if (!(lanes >> l & 1)) continue;
        uint32_t x[4] = {};
        const uint32_t undefined = fetch(w, op, l, places[l], x, uint32_t(op.arg));
        x[0] = formed(form, x[0], w.v[reg][l]);
        for (int i = 0; i < dwords; ++i) {
            w.v[reg + i][l] = x[i];
            const uint64_t bit = uint64_t(1) << l;
            w.undefined[reg + i] = undefined >> i & 1 ? w.undefined[reg + i] | bit : w.undefined[reg + i] & ~bit;
        }
    }
    note(w, op, Pending::Type::load, uint16_t(reg), uint16_t(dwords), lanes);
}

// arg: bytes; arg2: shift of the source, 16 for the *_d16_hi forms.
void store(Wave& w, const Op& op) {
    const Roles r = roles(op);
    check_operands(w, op, r);
    const uint32_t bytes = uint32_t(op.arg);
    for (int l = 0; l < kLanes; ++l) {
        if (!(w.exec() >> l & 1)) continue;
        const Place p = place(w, op, r, l);
        uint32_t x[4] = {}, undefined = 0;
        for (uint32_t i = 0; i < std::max(bytes / 4, 1u); ++i) {
            x[i] = w.v[r.data->reg + i][l] >> op.arg2;
            undefined |= uint32_t(w.undefined[r.data->reg + i] >> l & 1) << i;
        }
        // Scratch and LDS remember what is undefined; memory is where it would reach others.
        if (undefined && p.space == Space::global && w.launch->config->check_poison)
            w.fault(op, "undefined value", l, "the stored v%d is undefined", r.data->reg + __builtin_ctz(undefined));
        if (p.space == Space::global || bytes < 4) {
            put(w, op, l, p, x, bytes, undefined != 0);
        } else {
            for (uint32_t i = 0; i < bytes / 4; ++i) {
                Place part = p;
                part.address += 4 * i;
                put(w, op, l, part, &x[i], 4, undefined >> i & 1);
            }
        }
    }
    note(w, op, Pending::Type::store, 0, 0, 0);
}

template <Do kDo, class T>
void atomic(Wave& w, const Op& op) {
    const Roles r = roles(op);
    check_operands(w, op, r);
    need_defined(w, op, r.data, "operand of an atomic");
    const uint64_t lanes = w.exec();
    constexpr int kDwords = sizeof(T) / 4;
    for (int l = 0; l < kLanes; ++l) {
        if (!(lanes >> l & 1)) continue;
        const Place p = place(w, op, r, l);
        T old{}, x, compare = 0;
        Operand data = *r.data;
        data.dwords = kDwords;
        x = T(vector64(w, data, l));
        data.reg = uint16_t(data.reg + kDwords);
        if (kDo == Do::cmpswap) compare = T(vector64(w, data, l));
        if (!aligned(w, op, l, p.address, sizeof(T))) continue;
        if (p.space == Space::global && !in_bounds(w, op, l, p, sizeof(T), true)) continue;
        fetch(w, op, l, p, &old, sizeof(T));
        const T result = combined<T>(kDo, old, x, compare);
        put(w, op, l, p, &result, sizeof(T), false);
        if (op.nd == 0) continue;
        for (int i = 0; i < kDwords; ++i) {
            w.v[op.dst[0].reg + i][l] = uint32_t(uint64_t(old) >> (32 * i));
            w.undefined[op.dst[0].reg + i] &= ~(uint64_t(1) << l);
        }
    }
    if (op.nd)
        note(w, op, Pending::Type::load, op.dst[0].reg, op.dst[0].dwords, lanes);
    else
        note(w, op, Pending::Type::store, 0, 0, 0);
    w.yield = true;
}

// One name per address space, kept for the lifetime of the table.
void add_everywhere(Table& t, const char* suffix, Handler run, int nd, uint32_t flags, int arg, int arg2) {
    static std::vector<std::unique_ptr<std::string>> names;
    const std::pair<const char*, uint32_t> spaces[] = {
        {"global_", 0}, {"flat_", kFlat}, {"scratch_", kScratch}, {"buffer_", kBuffer}};
    for (const auto& [prefix, space] : spaces) {
        if ((flags & kAtomic) && (space & (kScratch | kBuffer))) continue;
        names.push_back(std::make_unique<std::string>(std::string(prefix) + suffix));
        t.add(names.back()->c_str(), run, Kind::global, nd, flags | space, arg, arg2);
    }
}

template <Do kDo>
void add_atomic(Table& t, const char* name) {
    static std::vector<std::unique_ptr<std::string>> names;
    names.push_back(std::make_unique<std::string>(std::string("atomic_") + name));
    add_everywhere(t, names.back()->c_str(), atomic<kDo, uint32_t>, 1, kAtomic, 4, 0);
    names.push_back(std::make_unique<std::string>(std::string("atomic_") + name + "_x2"));
    add_everywhere(t, names.back()->c_str(), atomic<kDo, uint64_t>, 1, kAtomic, 8, 0);
}

void add_atomics(Table& t) {
    add_atomic<Do::add>(t, "add");
    add_atomic<Do::sub>(t, "sub");
    add_atomic<Do::smin>(t, "smin");
    add_atomic<Do::smax>(t, "smax");
    add_atomic<Do::umin>(t, "umin");
    add_atomic<Do::umax>(t, "umax");
    add_atomic<Do::and_>(t, "and");
    add_atomic<Do::or_>(t, "or");
    add_atomic<Do::xor_>(t, "xor");
    add_atomic<Do::swap>(t, "swap");
    add_atomic<Do::cmpswap>(t, "cmpswap");
    add_atomic<Do::inc>(t, "inc");
    add_atomic<Do::dec>(t, "dec");
    add_everywhere(t, "atomic_add_f32", atomic<Do::fadd, uint32_t>, 1, kAtomic, 4, 0);
    add_everywhere(t, "atomic_add_f64", atomic<Do::fadd, uint64_t>, 1, kAtomic, 8, 0);
    add_everywhere(t, "atomic_min_f64", atomic<Do::fmin, uint64_t>, 1, kAtomic, 8, 0);
    add_everywhere(t, "atomic_max_f64", atomic<Do::fmax, uint64_t>, 1, kAtomic, 8, 0);
}

}  // namespace

void add_global(Table& t) {
    const struct {
        const char* name;
        int bytes;
        Form form;
        uint32_t flags;
    } loads[] = {
        {"load_dword", 4, Form::dwords, 0},
        {"load_dwordx2", 8, Form::dwords, 0},
        {"load_dwordx3", 12, Form::dwords, 0},
        {"load_dwordx4", 16, Form::dwords, 0},
        {"load_ubyte", 1, Form::u8, 0},
        {"load_sbyte", 1, Form::i8, 0},
        {"load_ushort", 2, Form::u16, 0},
        {"load_sshort", 2, Form::i16, 0},
        {"load_ubyte_d16", 1, Form::u8_lo, kPartialDst},
        {"load_ubyte_d16_hi", 1, Form::u8_hi, kPartialDst},
        {"load_sbyte_d16", 1, Form::i8_lo, kPartialDst},
        {"load_sbyte_d16_hi", 1, Form::i8_hi, kPartialDst},
        {"load_short_d16", 2, Form::u16_lo, kPartialDst},
        {"load_short_d16_hi", 2, Form::u16_hi, kPartialDst},
    };
    for (const auto& e : loads) add_everywhere(t, e.name, load, 1, e.flags, e.bytes, int(e.form));
    const struct {
        const char* name;
        int bytes, shift;
    } stores[] = {
        {"store_dword", 4, 0}, {"store_dwordx2", 8, 0}, {"store_dwordx3", 12, 0},     {"store_dwordx4", 16, 0},
        {"store_byte", 1, 0},  {"store_short", 2, 0},   {"store_byte_d16_hi", 1, 16}, {"store_short_d16_hi", 2, 16},
    };
    for (const auto& e : stores) add_everywhere(t, e.name, store, 0, kStore, e.bytes, e.shift);
    const struct {
        const char* name;
        int bytes;
        Form form;
    } dma[] = {
        {"global_load_lds_dword", 4, Form::dwords},    {"global_load_lds_dwordx3", 12, Form::dwords},
        {"global_load_lds_dwordx4", 16, Form::dwords}, {"global_load_lds_ubyte", 1, Form::u8},
        {"global_load_lds_sbyte", 1, Form::i8},        {"global_load_lds_ushort", 2, Form::u16},
        {"global_load_lds_sshort", 2, Form::i16},
    };
    for (const auto& e : dma) t.add(e.name, load_to_lds, Kind::global, 0, kLdsDma, e.bytes, int(e.form));
    add_atomics(t);
}

}  // namespace mla::emulator
