// Branches, barriers, waits, and what needs no work in an emulator.
#include "machine.h"

namespace mla::emulator {
namespace {

void jump(Wave& w, const Op& op) {
    if (op.target < 0) {
        w.fault(op, "bad branch", -1, "the target is no instruction");
        w.launch->stop = true;
        return;
    }
    w.next = uint32_t(op.target);
}

void branch(Wave& w, const Op& op) { jump(w, op); }

template <bool kWant>
void branch_scc(Wave& w, const Op& op) {
    if (w.scc_undefined && w.launch->config->check_poison)
        w.fault(op, "undefined value", -1, "SCC, which decides a branch, is undefined");
    if (w.scc == kWant) jump(w, op);
}

template <bool kZero>
void branch_vcc(Wave& w, const Op& op) {
    const uint64_t vcc = w.s64(kVcc), undefined = w.s_undefined64(kVcc);
    if (undefined && !(vcc & ~undefined) && w.launch->config->check_poison)
        w.fault(op, "undefined value", __builtin_ctzll(undefined), "VCC, which decides a branch, is undefined");
    if ((vcc == 0) == kZero) jump(w, op);
}

template <bool kZero>
void branch_exec(Wave& w, const Op& op) {
    if ((w.exec() == 0) == kZero) jump(w, op);
}

void check_outstanding_at_end(Wave& w) {
    for (const Pending& p : w.vm)
        if (p.type == Pending::Type::dma) w.fault(w.program->ops[p.op], "missing wait", -1, "LDS-DMA never waited for");
}

void endpgm(Wave& w, const Op&) {
    check_outstanding_at_end(w);
    w.ended = true;
    w.yield = true;
    w.lds_done_at_barrier = ~0u;
}

// A test asks whether anybody would notice.
bool left_out(const Wave& w, const Op& op) { return w.launch->config->leave_out.count(op.address) != 0; }

// What such a barrier keeps in order shows best when a wave that has not come to it falls far behind one that has.
void pass(Wave& w) {
    Launch& launch = *w.launch;
    ++w.passed;
    w.yield = true;
    if (launch.executed < launch.held_until) return;
    const auto& waves = w.group->waves;
    const Wave& other = *waves[launch.draw() % waves.size()];
    if (other.ended || other.passed >= w.passed) return;
    launch.held = other.serial;
    launch.held_until = launch.executed + (uint64_t(1000) << launch.draw() % 8);
}

void barrier(Wave& w, const Op& op) {
    if (left_out(w, op)) return pass(w);
    if (w.exec() == 0) w.fault(op, "barrier", -1, "a barrier is reached with no active lane (EXEC = 0)");
    w.lds_done_at_arrival = w.lds_done;
    w.group->counted = w.launch->config->uncounted.count(op.address) == 0;
    w.at_barrier = true;
    w.yield = true;
}

void waitcnt(Wave& w, const Op& op) {
    if (!left_out(w, op)) w.wait(op);
}
void nop(Wave& w, const Op& op) { w.slot += op.ns ? op.src[0].imm32 & 15 : 0; }
void ignore(Wave&, const Op&) {}
void sethalt(Wave& w, const Op& op) {
    if (!(op.src[0].imm32 & 1)) return;
    w.fault(op, "trap", -1, "the wave halts");
    w.launch->stop = true;
}
void sleep(Wave& w, const Op&) { w.yield = true; }
void trap(Wave& w, const Op& op) {
    w.fault(op, "trap", -1, "the kernel stops itself");
    w.launch->stop = true;
}

uint64_t host_address(const Wave& w, uint32_t index) {
    const auto& ops = w.program->ops;
    return w.launch->load_bias + (index < ops.size() ? ops[index].address : ops.back().address + 4);
}
void go_to(Wave& w, const Op& op, uint64_t address, uint64_t undefined) {
    if (undefined) w.undefined_value(op, "the address to jump to");
    const int32_t at = w.program->find(address - w.launch->load_bias);
    if (at < 0) {
        w.fault(op, "bad branch", -1, "0x%llx is no instruction", (long long)address);
        w.launch->stop = true;
        return;
    }
    w.next = uint32_t(at);
}
void getpc(Wave& w, const Op& op) { w.set64(op, op.dst[0].reg, host_address(w, op.index + 1), 0); }
void setpc(Wave& w, const Op& op) { go_to(w, op, scalar64(w, op.src[0]), scalar_undefined(w, op.src[0])); }
void swappc(Wave& w, const Op& op) {
    const uint64_t to = scalar64(w, op.src[0]), undefined = scalar_undefined(w, op.src[0]);
    w.set64(op, op.dst[0].reg, host_address(w, op.index + 1), 0);
    go_to(w, op, to, undefined);
}
void call(Wave& w, const Op& op) {
    w.set64(op, op.dst[0].reg, host_address(w, op.index + 1), 0);
    jump(w, op);
}

// Every wave runs on the first die.
constexpr uint32_t kHwMode = 1, kHwXccId = 2;
void getreg(Wave& w, const Op& op) {
    const uint32_t which = op.src[0].imm32, first = op.src[0].imm64 & 31, bits = uint32_t(op.src[0].imm64 >> 8);
    if (which != kHwMode && which != kHwXccId) w.fault(op, "not modelled", -1, "this hardware register");
    const uint32_t value = which == kHwMode ? w.mode >> first : 0;
    w.set32(op, op.dst[0].reg, bits < 32 ? value & ((1u << bits) - 1) : value, 0);
}
// FP16_OVFL may change, which kernels set around conversions. Rounding, denormals and the rest are the launch's.
void setreg(Wave& w, const Op& op) {
    if (op.src[0].imm32 != kHwMode) return w.fault(op, "not modelled", -1, "a write to a hardware register");
    const uint32_t bit = 1u << kFp16OverflowBit;
    if (op.src[0].imm64 != (kFp16OverflowBit | 1 << 8)) return w.fault(op, "not modelled", -1, "a change of MODE");
    if (scalar_undefined(w, op.src[1])) w.undefined_value(op, "what goes into MODE");
    w.mode = (w.mode & ~bit) | (scalar32(w, op.src[1]) & 1 ? bit : 0);
}

void no_op_vector(Wave&, const Op&) {}

}  // namespace

void add_control(Table& t) {
    t.add("s_branch", branch, Kind::branch, 0, kTarget);
    t.add("s_cbranch_scc0", branch_scc<false>, Kind::branch, 0, kReadsScc | kTarget);
    t.add("s_cbranch_scc1", branch_scc<true>, Kind::branch, 0, kReadsScc | kTarget);
    t.add("s_cbranch_vccz", branch_vcc<true>, Kind::branch, 0, kReadsVcc | kTarget);
    t.add("s_cbranch_vccnz", branch_vcc<false>, Kind::branch, 0, kReadsVcc | kTarget);
    t.add("s_cbranch_execz", branch_exec<true>, Kind::branch, 0, kTarget);
    t.add("s_cbranch_execnz", branch_exec<false>, Kind::branch, 0, kTarget);
    t.add("s_getpc_b64", getpc, Kind::salu, 1);
    t.add("s_setpc_b64", setpc, Kind::branch, 0);
    t.add("s_swappc_b64", swappc, Kind::branch, 1);
    t.add("s_call_b64", call, Kind::branch, 1, kTarget);
    t.add("s_endpgm", endpgm, Kind::other, 0);
    t.add("s_barrier", barrier, Kind::barrier, 0);
    t.add("s_waitcnt", waitcnt, Kind::wait, 0);
    t.add("s_nop", nop, Kind::other, 0);
    t.add("s_sethalt", sethalt, Kind::other, 0);
    t.add("s_sleep", sleep, Kind::other, 0);
    t.add("s_trap", trap, Kind::other, 0);
    t.add("s_getreg_b32", getreg, Kind::salu, 1);
    t.add("s_setreg_b32", setreg, Kind::salu, 0);
    t.add("s_setreg_imm32_b32", setreg, Kind::salu, 0);
    for (const char* name : {"s_setprio", "s_icache_inv", "s_dcache_inv", "s_dcache_wb", "s_dcache_inv_vol",
                             "s_dcache_wb_vol", "s_ttracedata", "s_incperflevel", "s_decperflevel", "buffer_wbl2",
                             "buffer_inv", "buffer_wbinvl1", "buffer_wbinvl1_vol", "buffer_invl2"})
        t.add(name, ignore, Kind::other, 0);
    t.add("v_nop", no_op_vector, Kind::valu, 0);
}

}  // namespace mla::emulator
