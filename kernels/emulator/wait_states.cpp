// The wait states that the hardware does not enforce, counted on the instructions as they are executed: every
// instruction is one, s_nop N is N + 1. A matrix instruction counts as one too, as compilers count it.
#include <algorithm>

#include "machine.h"

namespace mla::emulator {

Hazards::Hazards() {
    std::fill(std::begin(matrix), std::end(matrix), kLongAgo);
    std::fill(std::begin(source_c), std::end(source_c), kLongAgo);
    std::fill(std::begin(valu), std::end(valu), kLongAgo);
    std::fill(std::begin(stored), std::end(stored), kLongAgo);
    std::fill(std::begin(scalar), std::end(scalar), kLongAgo);
    std::fill(std::begin(matrix_passes), std::end(matrix_passes), uint8_t(0));
    std::fill(std::begin(matrix_single), std::end(matrix_single), false);
    std::fill(std::begin(c_passes), std::end(c_passes), uint8_t(0));
    std::fill(std::begin(result), std::end(result), Result::plain);
    std::fill(std::begin(scalar_kind), std::end(scalar_kind), uint8_t(0));
    m0 = cmpx = kLongAgo;
}

namespace {

enum ScalarWriter : uint8_t { kNoVector, kLaneRead, kCompare, kOtherVector };

// By passes 2, 4, 8, 16, on gfx950.
constexpr int kToSameC[] = {2, 0, 0, 0}, kToOtherC[] = {4, 6, 10, 18}, kToUse[] = {5, 8, 12, 20},
              kOverwriteC[] = {1, 3, 7, 15};

int by_passes(const int (&table)[4], int passes) {
    return table[passes <= 2 ? 0 : passes <= 4 ? 1 : passes <= 8 ? 2 : 3];
}

// Before gfx950 results are there one state sooner; those of float32 instructions two sooner than here on every GPU.
int matrix_states(const Wave& w, const int (&table)[4], int r) {
    const int passes = w.hazards.matrix_passes[r];
    const bool older = w.launch->fnuz && passes > 2;
    return by_passes(table, passes) - (w.hazards.matrix_single[r] ? 2 : older);
}

void need(Wave& w, const Op& op, int64_t since, int states, const char* what, int reg) {
    const int64_t between = w.slot - since - 1;
    if (between >= states) return;
    w.fault(op, "wait states", -1, "%s: %d required, %lld here (%c%d)", what, states, (long long)between,
            reg < 0          ? 's'
            : reg < kAccBase ? 'v'
                             : 'a',
            reg < 0 ? -1 - reg : reg % kAccBase);
}

void check_matrix_sources(Wave& w, const Op& op) {
    const Hazards& h = w.hazards;
    need(w, op, h.cmpx, 4, "v_cmpx before a matrix instruction", -1 - kExec);
    for (int i = 0; i < op.ns; ++i) {
        const Operand& o = op.src[i];
        if (o.kind != OperandKind::vgpr) continue;
        for (int r = o.reg; r < o.reg + o.dwords; ++r) {
            need(w, op, h.valu[r], 2, "VALU result to a matrix operand", r);
            if (h.matrix[r] == Hazards::kLongAgo) continue;
            if (i != 2) {
                need(w, op, h.matrix[r], matrix_states(w, kToUse, r), "matrix result to another's A, B or scale", r);
                continue;
            }
            const Range from = h.matrix_range[r];
            const bool same = from.reg == o.reg && from.count == o.dwords;
            const int states = same ? by_passes(kToSameC, h.matrix_passes[r]) : matrix_states(w, kToOtherC, r);
            need(w, op, h.matrix[r], states, "matrix result to another's C", r);
        }
    }
}

void check_use(Wave& w, const Op& op, const Range& range, const char* what) {
    for (int r = range.reg; r < range.reg + range.count; ++r)
        if (w.hazards.matrix[r] != Hazards::kLongAgo)
            need(w, op, w.hazards.matrix[r], matrix_states(w, kToUse, r), what, r);
}

// Registers that a vector instruction or a load writes.
void check_overwritten(Wave& w, const Op& op) {
    const Hazards& h = w.hazards;
    const bool load = op.kind > Kind::mfma;
    for (int i = 0; i < op.nvw; ++i) {
        check_use(w, op, op.vwrite[i],
                  load ? "matrix result overwritten by a load" : "matrix result overwritten by VALU");
        for (int r = op.vwrite[i].reg; r < op.vwrite[i].reg + op.vwrite[i].count; ++r) {
            if (h.source_c[r] != Hazards::kLongAgo)
                need(w, op, h.source_c[r], by_passes(kOverwriteC, h.c_passes[r]),
                     "a matrix instruction's C overwritten", r);
            if (!load) need(w, op, h.stored[r], 2, "data of a wide store overwritten", r);
        }
    }
}

void check_vector(Wave& w, const Op& op) {
    const Hazards& h = w.hazards;
    for (int i = 0; i < op.nvr; ++i) {
        check_use(w, op, op.vread[i], "matrix result to VALU");
        for (int r = op.vread[i].reg; r < op.vread[i].reg + op.vread[i].count; ++r) {
            if (h.result[r] == Result::transcendental && op.kind == Kind::valu)
                need(w, op, h.valu[r], 1, "transcendental result to VALU", r);
            if (h.result[r] == Result::part) need(w, op, h.valu[r], 1, "a register written in part to VALU", r);
            if (op.flags & kPermlane) need(w, op, h.valu[r], 2, "VALU result to a permlane swap", r);
            if (op.flags & kReadlane) need(w, op, h.valu[r], 1, "VALU result to a lane read", r);
        }
    }
    if (op.dpp != Dpp::none) {
        if (op.src[0].kind == OperandKind::vgpr)
            need(w, op, h.valu[op.src[0].reg], 2, "VALU result to DPP", op.src[0].reg);
        need(w, op, h.cmpx, 5, "v_cmpx before DPP", -1 - kExec);
    }
    if (const Operand& lane = op.src[1]; (op.flags & kLaneSelect) && lane.kind == OperandKind::sgpr)
        if (h.scalar_kind[lane.reg] != kNoVector)
            need(w, op, h.scalar[lane.reg], 4, "VALU-written scalar to a lane select", -1 - lane.reg);
    if (op.flags & (kPermlane | kReadlane | kLaneSelect))
        need(w, op, h.cmpx, 4, "v_cmpx before an access to other lanes", -1 - kExec);
    check_overwritten(w, op);
}

// A carry that is added right away is the usual address arithmetic and is left alone.
void check_scalar_sources(Wave& w, const Op& op) {
    const Hazards& h = w.hazards;
    for (int i = 0; i < op.nsr; ++i)
        for (int r = op.sread[i].reg; r < op.sread[i].reg + op.sread[i].count; ++r) {
            if (h.scalar_kind[r] == kNoVector) continue;
            if (op.kind == Kind::global)
                need(w, op, h.scalar[r], 5, "VALU-written scalar to a memory instruction", -1 - r);
            if (op.kind > Kind::mfma) continue;
            if (op.flags & kReadsVcc) need(w, op, h.scalar[r], 4, "VALU-written VCC to v_div_fmas", -1 - r);
            if (h.scalar_kind[r] == kLaneRead) need(w, op, h.scalar[r], 2, "lane read to VALU", -1 - r);
            if (h.scalar_kind[r] == kCompare) need(w, op, h.scalar[r], 2, "lane mask to VALU", -1 - r);
        }
}

}  // namespace

void check_wait_states(Wave& w, const Op& op) {
    if (op.kind > Kind::mfma && op.kind != Kind::global && op.kind != Kind::lds) return;
    if (op.kind == Kind::mfma) {
        check_matrix_sources(w, op);
        for (int r = op.dst[0].reg; r < op.dst[0].reg + op.dst[0].dwords; ++r)
            need(w, op, w.hazards.stored[r], 2, "data of a wide store overwritten", r);
    } else if (op.kind <= Kind::trans) {
        check_vector(w, op);
    } else {
        for (int i = 0; i < op.nvr; ++i) check_use(w, op, op.vread[i], "matrix result to memory");
        check_overwritten(w, op);
        if (op.flags & kLdsDma) need(w, op, w.hazards.m0, 1, "M0 to LDS-DMA", -1 - kM0);
    }
    check_scalar_sources(w, op);
}

namespace {

void record_vector(Wave& w, const Op& op) {
    Hazards& h = w.hazards;
    Result result = op.kind == Kind::trans ? Result::transcendental : Result::plain;
    if ((op.flags & kSdwa) && op.dst_sel != 6) result = Result::part;
    for (int i = 0; i < op.nvw; ++i)
        for (int r = op.vwrite[i].reg; r < op.vwrite[i].reg + op.vwrite[i].count; ++r) {
            h.valu[r] = w.slot, h.result[r] = result;
            h.matrix[r] = h.source_c[r] = Hazards::kLongAgo;
        }
    const uint8_t kind = op.flags & kReadlane ? kLaneRead : op.flags & kCmp ? kCompare : kOtherVector;
    for (int i = 0; i < op.nsw; ++i)
        for (int r = op.swrite[i].reg; r < op.swrite[i].reg + op.swrite[i].count; ++r)
            h.scalar[r] = w.slot, h.scalar_kind[r] = kind;
    if (op.flags & kCmpX) h.cmpx = w.slot;
}

void record_matrix(Wave& w, const Op& op) {
    Hazards& h = w.hazards;
    const Range d{op.dst[0].reg, op.dst[0].dwords};
    if (op.src[2].kind == OperandKind::vgpr)
        for (int r = op.src[2].reg; r < op.src[2].reg + op.src[2].dwords; ++r)
            h.source_c[r] = w.slot, h.c_passes[r] = uint8_t(op.arg);
    for (int r = d.reg; r < d.reg + d.count; ++r) {
        h.matrix[r] = w.slot, h.matrix_range[r] = d, h.matrix_passes[r] = uint8_t(op.arg);
        h.matrix_single[r] = op.flags & kSingle;
        h.valu[r] = Hazards::kLongAgo, h.result[r] = Result::plain;
    }
}

// The data of a store of more than 64 bits is read late; a buffer's with a register as its offset is not.
void record_store(Wave& w, const Op& op) {
    if (op.kind != Kind::global || !(op.flags & kStore) || op.arg <= 8) return;
    if ((op.flags & kBuffer) && op.src[op.ns - 1].kind == OperandKind::sgpr) return;
    const Operand& data = op.src[op.flags & kBuffer ? 0 : 1];
    for (int r = data.reg; data.kind == OperandKind::vgpr && r < data.reg + data.dwords; ++r)
        w.hazards.stored[r] = w.slot;
}

}  // namespace

void record_wait_states(Wave& w, const Op& op) {
    Hazards& h = w.hazards;
    if (op.kind <= Kind::trans) return record_vector(w, op);
    if (op.kind == Kind::mfma) return record_matrix(w, op);
    for (int i = 0; i < op.nsw; ++i)
        for (int r = op.swrite[i].reg; r < op.swrite[i].reg + op.swrite[i].count; ++r) {
            h.scalar_kind[r] = kNoVector;
            if (r == kM0) h.m0 = w.slot;
        }
    record_store(w, op);
    for (int i = 0; i < op.nvw; ++i)
        for (int r = op.vwrite[i].reg; r < op.vwrite[i].reg + op.vwrite[i].count; ++r)
            h.valu[r] = h.matrix[r] = h.source_c[r] = Hazards::kLongAgo, h.result[r] = Result::plain;
}

}  // namespace mla::emulator
