// Scalar loads: read at once, readable after s_waitcnt lgkmcnt(0).
#include "machine.h"

namespace mla::emulator {
namespace {

void deliver(Wave& w, const Op& op, const uint32_t* from, int dwords) {
    const int reg = op.dst[0].reg;
    for (int i = 0; i < dwords; ++i) w.set32(op, reg + i, from[i], 0);
    for (int i = 0; i < dwords; ++i) w.s_in_flight[reg + i] = 1;
    w.lgkm.push_back({Pending::Type::scalar, uint16_t(reg), uint16_t(dwords), 0, 0, 0, 0, op.index, w.next_id++});
}

uint32_t scalar_offset(Wave& w, const Op& op, int i) {
    uint32_t offset = uint32_t(op.offset);
    if (op.ns <= i) return offset;
    if (scalar_undefined(w, op.src[i])) w.undefined_value(op, "the offset");
    return offset + scalar32(w, op.src[i]);
}

void load(Wave& w, const Op& op) {
    if (scalar_undefined(w, op.src[0])) w.undefined_value(op, "the base address");
    const bool immediate = op.ns > 1 && op.src[1].kind == OperandKind::imm;
    const int64_t offset = immediate ? int32_t(op.src[1].imm32) : int64_t(scalar_offset(w, op, 1));
    const uint64_t address = (scalar64(w, op.src[0]) + uint64_t(offset)) & ~uint64_t(3), bytes = uint64_t(op.arg) * 4;
    uint32_t data[16] = {};
    if (!w.launch->config->check_bounds || w.launch->memory->find(address, bytes)) {
        memcpy(data, reinterpret_cast<const void*>(address), bytes);
        check_stored(w, op, -1, address, bytes);
        w.counters.global_read += bytes;
    } else {
        w.fault(op, "out of bounds", -1, "scalar read of %d bytes at 0x%llx: %s", int(bytes), (long long)address,
                w.launch->memory->near(address).c_str());
    }
    deliver(w, op, data, op.arg);
}

// Past num_records a buffer reads zero.
void buffer_load(Wave& w, const Op& op) {
    const int r = op.src[0].reg;
    if (w.s_undefined64(r) || w.s_undefined64(r + 2)) w.undefined_value(op, "the descriptor");
    const uint64_t base = w.s64(r) & 0xffffffffffffull, records = w.s[r + 2];
    const uint32_t stride = w.s[r + 1] >> 16 & 0x3fff, offset = scalar_offset(w, op, 1) & ~3u;
    const uint64_t size = stride ? records * stride : records;
    uint32_t data[16] = {};
    for (int i = 0; i < op.arg; ++i) {
        const uint64_t at = offset + uint64_t(i) * 4;
        if (at + 4 > size) continue;
        if (w.launch->config->check_bounds && !w.launch->memory->find(base + at, 4)) {
            w.fault(op, "out of bounds", -1, "buffer read at 0x%llx: %s", (long long)(base + at),
                    w.launch->memory->near(base + at).c_str());
            continue;
        }
        memcpy(&data[i], reinterpret_cast<const void*>(base + at), 4);
        check_stored(w, op, -1, base + at, 4);
        w.counters.global_read += 4;
    }
    deliver(w, op, data, op.arg);
}

void time(Wave& w, const Op& op) {
    const uint64_t now = ++w.launch->clock + w.launch->executed * 4;
    const uint32_t data[2] = {uint32_t(now), uint32_t(now >> 32)};
    deliver(w, op, data, 2);
}

}  // namespace

void add_scalar_memory(Table& t) {
    const struct {
        const char *load, *buffer;
        int dwords;
    } sizes[] = {{"s_load_dword", "s_buffer_load_dword", 1},
                 {"s_load_dwordx2", "s_buffer_load_dwordx2", 2},
                 {"s_load_dwordx4", "s_buffer_load_dwordx4", 4},
                 {"s_load_dwordx8", "s_buffer_load_dwordx8", 8},
                 {"s_load_dwordx16", "s_buffer_load_dwordx16", 16}};
    for (const auto& s : sizes) {
        t.add(s.load, load, Kind::smem, 1, 0, s.dwords);
        t.add(s.buffer, buffer_load, Kind::smem, 1, 0, s.dwords);
    }
    t.add("s_memtime", time, Kind::smem, 1);
    t.add("s_memrealtime", time, Kind::smem, 1);
}

}  // namespace mla::emulator
