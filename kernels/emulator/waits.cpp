// s_waitcnt: which operations are certainly complete, and what their completion makes readable.
#include <algorithm>

#include "machine.h"

namespace mla::emulator {
namespace {

using Type = Pending::Type;

bool elsewhere(const std::vector<Pending>& queue, uint32_t id) {
    return std::any_of(queue.begin(), queue.end(), [id](const Pending& p) { return p.id == id; });
}

// Vector memory completes in issue order. A flat access may take the LDS path, so only zero covers it.
void wait_vector(Wave& w, size_t n) {
    size_t done = w.vm.size() > n ? w.vm.size() - n : 0;
    std::vector<Pending> keep;
    std::vector<Pending> before;
    before.swap(w.vm);
    for (size_t i = 0; i < before.size(); ++i) {
        const bool covered = i < done && (before[i].type != Type::flat || n == 0);
        if (!covered) keep.push_back(before[i]);
    }
    w.vm.swap(keep);
    for (size_t i = 0; i < before.size(); ++i)
        if (!elsewhere(w.vm, before[i].id) && !(before[i].type == Type::flat && elsewhere(w.lgkm, before[i].id)))
            w.retire(before[i]);
}

// LDS operations complete in order among themselves; scalar and flat ones in any order, so only zero covers them.
void wait_lgkm(Wave& w, size_t n) {
    size_t in_order = 0;
    for (const Pending& p : w.lgkm) in_order += p.type == Type::lds;
    size_t done = in_order > n ? in_order - n : 0;
    std::vector<Pending> before;
    before.swap(w.lgkm);
    std::vector<Pending> covered;
    for (const Pending& p : before) {
        bool over = n == 0;
        if (p.type == Type::lds && done > 0) over = true, --done;
        (over ? covered : w.lgkm).push_back(p);
    }
    for (const Pending& p : covered)
        if (!(p.type == Type::flat && elsewhere(w.vm, p.id))) w.retire(p);
}

// An LDS-DMA's dwords are written as if at this moment: others still need a barrier.
void land(Workgroup& group, const Pending& p) {
    for (int l = 0; l < kLanes; ++l) {
        if (!(p.lanes >> l & 1)) continue;
        const uint32_t first = (p.lds + uint32_t(l) * p.bytes) / 4;
        for (uint32_t d = first; d < first + p.count && d < group.shadow.size(); ++d) {
            LdsShadow& x = group.shadow[d];
            if (x.in_flight) --x.in_flight;
            x.write_epoch = group.epoch;
        }
    }
}

}  // namespace

void Wave::retire(const Pending& p) {
    if (p.type != Type::lds && p.type != Type::scalar)
        launch->vector_done[serial] = std::max(launch->vector_done[serial], p.id);
    if (p.type == Type::dma) return land(*group, p);
    if (p.type == Type::scalar) {
        for (int r = p.reg; r < p.reg + p.count; ++r) s_in_flight[r] = 0;
        return;
    }
    for (int r = p.reg; r < p.reg + p.count; ++r) in_flight[r] &= ~p.lanes;
    if (p.type == Type::lds || p.type == Type::flat) lds_done = std::max(lds_done, p.seq);
}

void note_store(Wave& w, uint64_t address, uint64_t bytes) {
    for (uint64_t d = address / 4; d <= (address + bytes - 1) / 4; ++d) w.launch->stores[d] = {w.serial, w.next_id};
}

void check_stored(Wave& w, const Op& op, int lane, uint64_t address, uint64_t bytes) {
    const Launch& launch = *w.launch;
    if (launch.stores.empty() || !launch.config->check_races) return;
    for (uint64_t d = address / 4; d <= (address + bytes - 1) / 4; ++d) {
        const auto found = launch.stores.find(d);
        if (found == launch.stores.end()) continue;
        const Launch::Store& s = found->second;
        if (s.serial == w.serial || launch.vector_done[s.serial] >= s.id) continue;
        return w.fault(op, "memory race", lane, "0x%llx is read while the wave that stored it has not waited (vmcnt)",
                       (long long)(d * 4));
    }
}

void Wave::wait(const Op& op) {
    const bool outstanding = !vm.empty() || !lgkm.empty();
    if (op.vmcnt >= 0 && vm.size() > size_t(op.vmcnt)) wait_vector(*this, size_t(op.vmcnt));
    if (op.lgkmcnt >= 0 && !lgkm.empty()) wait_lgkm(*this, size_t(op.lgkmcnt));
    if (outstanding &&
        (launch->config->switch_every <= 1 || launch->draw() % uint64_t(launch->config->switch_every) == 0))
        yield = true;
}

}  // namespace mla::emulator
