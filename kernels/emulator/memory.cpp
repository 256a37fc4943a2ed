// The host memory that kernels may touch.
#include <stdio.h>

#include <algorithm>

#include "machine.h"

namespace mla::emulator {

void Memory::add(const void* base, uint64_t bytes, const std::string& name, bool writable) {
    const uint64_t begin = uint64_t(base);
    const Extent e{begin, begin + bytes, name, writable};
    const auto at = std::upper_bound(extents_.begin(), extents_.end(), e,
                                     [](const Extent& a, const Extent& b) { return a.begin < b.begin; });
    extents_.insert(at, e);
    longest_ = std::max(longest_, bytes);
}

// Tensors may overlap (views of one another): the last extent that begins at or before the address need not be the one.
const Extent* Memory::find(uint64_t address, uint64_t bytes, bool writing) const {
    auto holds = [&](const Extent& e) {
        return address >= e.begin && address + bytes <= e.end && address + bytes >= address && (e.writable || !writing);
    };
    if (last_ < extents_.size() && holds(extents_[last_])) return &extents_[last_];
    auto at = std::upper_bound(extents_.begin(), extents_.end(), address,
                               [](uint64_t x, const Extent& e) { return x < e.begin; });
    while (at != extents_.begin()) {
        --at;
        if (address - at->begin > longest_) break;
        if (!holds(*at)) continue;
        last_ = size_t(at - extents_.begin());
        return &*at;
    }
    return nullptr;
}

std::string Memory::near(uint64_t address) const {
    const Extent* best = nullptr;
    uint64_t distance = ~uint64_t(0);
    for (const Extent& e : extents_) {
        const uint64_t d = address < e.begin ? e.begin - address : address >= e.end ? address - e.end : 0;
        if (d < distance) best = &e, distance = d;
    }
    if (!best) return "nothing is registered";
    char text[256];
    const char* side = address < best->begin  ? "before the begin of"
                       : address >= best->end ? "behind the end of"
                                              : "across the end of";
    snprintf(text, sizeof text, "%llu bytes %s %s (%llu bytes)", (unsigned long long)distance, side, best->name.c_str(),
             (unsigned long long)(best->end - best->begin));
    return text;
}

}  // namespace mla::emulator
