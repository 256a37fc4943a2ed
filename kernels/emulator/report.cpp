// What a launch found and counted, in words and as JSON.
#include <stdio.h>

#include <algorithm>

#include "machine.h"

namespace mla::emulator {

std::string describe_faults(const Launch& launch) {
    std::string out;
    for (const Fault& f : launch.faults) {
        out += f.text;
        if (f.count > 1) out += " (" + std::to_string(f.count) + " times)";
        out += "\n";
    }
    return out;
}

namespace {

const char* const kNames[kKinds] = {"valu", "trans",  "mfma", "salu",    "smem",  "global",
                                    "lds",  "branch", "wait", "barrier", "other", "unknown"};

std::string escaped(const std::string& s) {
    std::string out;
    for (char c : s) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out;
}

}  // namespace

// The clock model: a wave issues one instruction in four clocks on its own SIMD; the workgroup shares the LDS.
std::string describe_counters(const Launch& launch) {
    const Counters& c = launch.counters;
    auto field = [](const char* name, uint64_t x) { return std::string("\"") + name + "\": " + std::to_string(x); };
    std::string out = "{\"kernel\": \"" + escaped(launch.kernel.name) + "\", " + field("instructions", c.instructions) +
                      ", \"by_class\": {";
    for (int i = 0; i < kKinds; ++i) out += (i ? ", " : "") + field(kNames[i], c.by_kind[i]);
    const uint64_t issue = 4 * launch.peak_instructions, lds = launch.peak_lds / 128;
    out += "}, " + field("lds_bytes_read", c.lds_read) + ", " + field("lds_bytes_written", c.lds_written);
    out += ", " + field("global_bytes_read", c.global_read) + ", " + field("global_bytes_written", c.global_written);
    out += ", " + field("matrix_clocks", c.matrix_clocks);
    out += ", \"longest\": {" + field("issue_clocks", issue) + ", " + field("matrix_clocks", launch.peak_matrix);
    out += ", " + field("lds_clocks", lds) + ", " + field("clocks", std::max({issue, launch.peak_matrix, lds})) + "}}";
    return out;
}

}  // namespace mla::emulator
