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

void barrier(Wave& w, const Op& op) {
    if (w.exec() == 0) w.fault(op, "barrier", -1, "a barrier is reached with no active lane (EXEC = 0)");
    w.lds_done_at_arrival = w.lds_done;
    w.at_barrier = true;
    w.yield = true;
}

void waitcnt(Wave& w, const Op& op) { w.wait(op); }
void nop(Wave& w, const Op& op) { w.slot += op.ns ? op.src[0].imm32 & 15 : 0; }
void ignore(Wave&, const Op&) {}
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
    if (undefined) w.fault(op, "undefined value", -1, "the address to jump to is undefined");
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

void getreg(Wave& w, const Op& op) { w.set32(op, op.dst[0].reg, op.src[0].imm32 == 1 ? w.mode : 0, 0); }
// Only round-to-nearest with denormals is modelled: it is what clang asks for. Other modes are refused.
void setreg(Wave& w, const Op& op) {
    if (op.src[0].imm32 == 1) w.fault(op, "not modelled", -1, "a change of MODE");
}

void no_op_vector(Wave&, const Op&) {}

}  // namespace

void add_control(Table& t) {
    t.add("s_branch", branch, Kind::branch, 0, kTarget);
    t.add("s_cbranch_scc0", branch_scc<false>, Kind::branch, 0, kReadsScc | kTarget);
    t.add("s_cbranch_scc1", branch_scc<true>, Kind::branch, 0, kReadsScc | kTarget);
    t.add("s_cbranch_vccz", branch_vcc<true>, Kind::branch, 0, kTarget);
    t.add("s_cbranch_vccnz", branch_vcc<false>, Kind::branch, 0, kTarget);
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
    t.add("s_sleep", sleep, Kind::other, 0);
    t.add("s_trap", trap, Kind::other, 0);
    t.add("s_getreg_b32", getreg, Kind::salu, 1);
    t.add("s_setreg_b32", setreg, Kind::salu, 0);
    t.add("s_setreg_imm32_b32", setreg, Kind::salu, 0);
    for (const char* name :
         {"s_setprio", "s_icache_inv", "s_dcache_inv", "s_dcache_wb", "s_dcache_inv_vol", "s_dcache_wb_vol",
          "s_ttracedata", "s_sethalt", "s_incperflevel", "s_decperflevel", "buffer_wbl2", "buffer_inv",
          "buffer_wbinvl1", "buffer_wbinvl1_vol", "buffer_gl0_inv", "buffer_gl1_inv", "buffer_invl2"})
        t.add(name, ignore, Kind::other, 0);
    t.add("v_nop", no_op_vector, Kind::valu, 0);
}

}  // namespace mla::emulator
