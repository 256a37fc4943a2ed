// The table of instructions by name.
#include <algorithm>
#include <unordered_map>

#include "isa.h"

namespace mla::emulator {

void Table::add(const char* name, Handler run, Kind kind, int nd, uint32_t flags, int32_t arg, int32_t arg2) {
    entries.push_back({name, run, kind, uint8_t(nd), flags, arg, arg2});
}

namespace {

using Index = std::unordered_map<std::string, Entry>;

Index build() {
    Table table;
    for (auto add : {add_salu, add_scalar_memory, add_valu_integer, add_valu_float, add_valu_double, add_valu_compare,
                     add_valu_lanes, add_valu_packed, add_conversions, add_matrix, add_global, add_lds, add_control})
        add(table);
    Index out;
    for (const Entry& entry : table.entries) out.emplace(entry.name, entry);
    return out;
}

const Index& index() {
    static const Index built = build();
    return built;
}

}  // namespace

const Entry* lookup(const std::string& name) {
    const auto found = index().find(name);
    return found == index().end() ? nullptr : &found->second;
}

std::vector<std::string> instruction_names() {
    std::vector<std::string> names;
    for (const auto& [name, entry] : index()) names.push_back(name);
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace mla::emulator
