// One step of a wave: the checks that every instruction passes, the instruction, and what is known about its result.
#include <stdio.h>

#include <algorithm>

#include "machine.h"
#include "valu.h"

namespace mla::emulator {

void Wave::fault(const Op& op, const char* kind, int lane, const char* format, ...) {
    if (launch->repeated(kind, op.index)) return;
    char what[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(what, sizeof what, format, arguments);
    va_end(arguments);
    const OpText& text = program->texts[op.index];
    char where[64];
    snprintf(where, sizeof where, ": workgroup (%u,%u,%u) wave %d", group->id[0], group->id[1], group->id[2], id);
    std::string place = launch->kernel.name + where;
    if (lane >= 0) place += " lane " + std::to_string(lane);
    snprintf(where, sizeof where, ", at 0x%llx: ", (long long)op.address);
    place += where + text.text + " [" + text.encoding + "]";
    if (!text.source.empty()) place += ", " + text.source;
    launch->report(kind, op.index, std::string(kind) + ": " + what + "\n    " + place);
}

void Wave::undefined_value(const Op& op, const char* what) {
    if (launch->config->check_poison) fault(op, "undefined value", -1, "%s is undefined", what);
}

void Wave::set32(const Op& op, int r, uint32_t x, uint32_t u) {
    s[r] = x;
    s_undefined[r] = u;
    if (u && (r == kExec || r == kExec + 1) && launch->config->check_poison)
        fault(op, "undefined value", -1, "EXEC would hold undefined bits %08x", u);
}

void Wave::set64(const Op& op, int r, uint64_t x, uint64_t u) {
    memcpy(&s[r], &x, 8);
    memcpy(&s_undefined[r], &u, 8);
    if (u && r == kExec && launch->config->check_poison)
        fault(op, "undefined value", __builtin_ctzll(u), "EXEC would hold undefined bits %016llx", (long long)u);
}

namespace {

const char* pending_name(const Wave& w, int reg) {
    static thread_local std::string text;
    for (const auto* queue : {&w.vm, &w.lgkm})
        for (const Pending& p : *queue)
            if ((p.type == Pending::Type::scalar) == (reg < 0)) {
                const int r = reg < 0 ? -1 - reg : reg;
                if (r >= p.reg && r < p.reg + p.count) {
                    text = w.program->texts[p.op].text;
                    return text.c_str();
                }
            }
    return "a load";
}

std::string register_name(int r) { return (r < kAccBase ? "v" : "a") + std::to_string(r % kAccBase); }

void check_in_flight(Wave& w, const Op& op, uint64_t lanes) {
    auto vector = [&](const Range& range, const char* verb) {
        for (int r = range.reg; r < range.reg + range.count; ++r)
            if (w.in_flight[r] & lanes)
                w.fault(op, "missing wait", __builtin_ctzll(w.in_flight[r] & lanes), "%s is %s before the wait for: %s",
                        register_name(r).c_str(), verb, pending_name(w, r));
    };
    auto scalar = [&](const Range& range, const char* verb) {
        for (int r = range.reg; r < range.reg + range.count; ++r)
            if (w.s_in_flight[r])
                w.fault(op, "missing wait", -1, "s%d is %s before the wait for: %s", r, verb, pending_name(w, -1 - r));
    };
    if (w.vm.empty() && w.lgkm.empty()) return;
    for (int i = 0; i < op.nvr; ++i) vector(op.vread[i], "read");
    for (int i = 0; i < op.nvw; ++i) vector(op.vwrite[i], "overwritten");
    for (int i = 0; i < op.nsr; ++i) scalar(op.sread[i], "read");
    for (int i = 0; i < op.nsw; ++i) scalar(op.swrite[i], "overwritten");
}

bool same_sources(const Op& op) {
    return op.src[0].kind == OperandKind::vgpr && op.src[1].kind == OperandKind::vgpr &&
           op.src[0].reg == op.src[1].reg && op.src[0].sel == op.src[1].sel && op.dpp == Dpp::none;
}

uint64_t operand_undefined(const Wave& w, const Op& op, int i, int first, int count) {
    const Operand& o = op.src[i];
    if (o.kind == OperandKind::sgpr) {
        const uint64_t u = scalar_undefined(w, o);
        return (op.flags & kCarryIn) && i == op.ns - 1 ? u : u ? ~uint64_t(0) : 0;
    }
    if (o.kind != OperandKind::vgpr) return 0;
    uint64_t u = 0;
    for (int r = first; r < first + count; ++r) u |= w.undefined[o.reg + r];
    if (i != 0 || op.dpp == Dpp::none || !u) return u;
    uint64_t moved = 0;
    for (int l = 0; l < kLanes; ++l) {
        const int s = dpp_source(op, l);
        if (s >= 0 && (w.exec() >> s & 1)) moved |= (u >> s & 1) << l;
    }
    return moved;
}

// Undefined lanes of dword `dword` of the result. A part of the destination that merely stays does not count: compilers
// fill registers half by half. 64-bit sums are used for their low half alone, so that half is followed on its own.
uint64_t result_undefined(const Wave& w, const Op& op, int dword) {
    if ((op.flags & kZeroIdiom) && same_sources(op)) return 0;
    uint64_t undefined = (op.flags & kReadsVcc) ? w.s_undefined64(kVcc) : 0;
    for (int i = 0; i < op.ns; ++i) {
        int first = 0, count = op.src[i].dwords;
        if (op.flags & kElements) {
            const int sel = (dword ? op.op_sel_hi : op.op_sel) >> i & 1;
            first = count > 1 ? sel : 0, count = 1;
        } else if ((op.flags & kLowFirst) && dword == 0) {
            count = 1;
        }
        undefined |= operand_undefined(w, op, i, first, count);
    }
    return undefined;
}

void run_vector(Wave& w, const Op& op) {
    if (op.flags & (kOwnPoison | kCmp)) return op.run(w, op);
    const bool split = op.flags & (kLowFirst | kElements);
    const uint64_t low = result_undefined(w, op, 0), high = split ? result_undefined(w, op, 1) : low;
    const uint64_t lanes = op.nvw ? write_lanes(w, op) : 0;
    op.run(w, op);
    for (int i = 0; i < op.nvw; ++i)
        for (int r = 0; r < op.vwrite[i].count; ++r) {
            uint64_t& known = w.undefined[op.vwrite[i].reg + r];
            known = (known & ~lanes) | ((r ? high : low) & lanes);
        }
}

}  // namespace

void step(Wave& w) {
    const Op& op = w.program->ops[w.pc];
    w.next = w.pc + 1;
    ++w.counters.instructions;
    ++w.counters.by_kind[int(op.kind)];
    ++w.launch->executed;
    if (op.kind == Kind::unknown) {
        w.fault(op, "unknown instruction", -1, "%s", w.program->texts[op.index].problem.c_str());
        w.launch->stop = true;
        return;
    }
    const Config& config = *w.launch->config;
    const KernelInfo& kernel = w.launch->kernel;
    if (op.top_vector > kernel.accum_offset || (op.top_acc && op.top_acc + kernel.accum_offset > kernel.vgprs))
        w.fault(op, "register", -1, "the kernel has v0..v%u and %u accumulators", kernel.accum_offset - 1,
                kernel.vgprs > kernel.accum_offset ? kernel.vgprs - kernel.accum_offset : 0);
    if (config.check_waits) check_in_flight(w, op, op.flags & kAllLanes ? ~uint64_t(0) : w.exec());
    if (config.check_wait_states) check_wait_states(w, op);
    if (op.kind <= Kind::mfma)
        run_vector(w, op);
    else
        op.run(w, op);
    if (config.check_wait_states) record_wait_states(w, op);
    ++w.slot;
    w.pc = w.next;
    if (w.pc >= w.program->ops.size() && !w.ended) {
        w.fault(op, "runaway", -1, "execution leaves the code behind this instruction");
        w.launch->stop = true;
    }
}

}  // namespace mla::emulator
