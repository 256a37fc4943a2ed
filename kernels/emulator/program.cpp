// llvm-objdump's text, line by line -> Program.
#include <stdlib.h>

#include <algorithm>
#include <exception>

#include "isa.h"

namespace mla::emulator {
namespace {

using std::string;

bool starts(const string& s, const char* prefix) { return s.rfind(prefix, 0) == 0; }
bool digit(char c) { return c >= '0' && c <= '9'; }

// "\tmnemonic operands   // 000000001800: C00E0A01 000000E0 <symbol>"
bool split_line(const string& line, string& text, uint64_t& address, string& encoding) {
    const size_t slashes = line.rfind("// ");
    if (slashes == string::npos || slashes == 0 || line[0] != '\t') return false;
    char* end = nullptr;
    address = strtoull(line.c_str() + slashes + 3, &end, 16);
    if (*end != ':') return false;
    encoding = *++end == ' ' ? end + 1 : end;
    if (const size_t symbol = encoding.find(" <"); symbol != string::npos) encoding.resize(symbol);
    text = line.substr(1, slashes - 1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.pop_back();
    return true;
}

// "; file:line" stands before the first instruction that a line of source became; a name, before a function's first.
void follow_source(const string& line, string& source) {
    if (!starts(line, "; ")) {
        if (!line.empty() && digit(line[0])) source.clear();  // "0000000000001600 <symbol>:"
        return;
    }
    const string place = line.substr(2, line.find(" discriminator") - 2);
    const size_t colon = place.rfind(':');
    if (colon != string::npos && colon + 1 < place.size() &&
        std::all_of(place.begin() + long(colon) + 1, place.end(), digit))
        source = place.substr(place.rfind('/') + 1);
}

// Where the text leaves something out, what runs into it must not go on behind it.
void add_gap(Program& p, uint64_t address) {
    if (p.ops.empty()) return;
    const string& encoding = p.texts.back().encoding;
    const uint64_t words = uint64_t(std::count(encoding.begin(), encoding.end(), ' ')) + 1;
    const uint64_t end = p.ops.back().address + 4 * words;
    if (end == address) return;
    Op gap;
    gap.index = uint32_t(p.ops.size()), gap.address = end;
    p.ops.push_back(gap);
    p.texts.push_back({"(nothing)", "", "llvm-objdump shows no instruction here", ""});
}

// Where a label stands at the target the text names it instead of the distance: the distance is the encoding's low
// half.
void resolve_branches(Program& p) {
    for (Op& op : p.ops) {
        if (!(op.flags & kTarget)) continue;
        const uint32_t word = uint32_t(strtoul(p.texts[op.index].encoding.c_str(), nullptr, 16));
        op.target = p.find(op.address + 4 + uint64_t(int64_t(int16_t(word)) * 4));
    }
}

// By address; a hostile file may claim any.
void index_addresses(Program& p) {
    constexpr uint64_t kMostWords = uint64_t(1) << 28;
    uint64_t last = 0;
    p.first = p.ops.empty() ? 0 : p.ops[0].address;
    for (const Op& op : p.ops) last = std::max(last, op.address);
    p.at_word.assign(std::min((last - std::min(last, p.first)) / 4 + 1, kMostWords), -1);
    for (const Op& op : p.ops)
        if (const uint64_t word = (op.address - p.first) / 4; op.address >= p.first && word < p.at_word.size())
            p.at_word[word] = int32_t(op.index);
}

}  // namespace

Program parse_program(const string& disassembly) {
    Program p;
    string source;
    for (size_t at = 0, end; at < disassembly.size(); at = end + 1) {
        end = std::min(disassembly.find('\n', at), disassembly.size());
        const string line = disassembly.substr(at, end - at);
        OpText text;
        Op op;
        if (!split_line(line, text.text, op.address, text.encoding)) {
            follow_source(line, source);
            continue;
        }
        add_gap(p, op.address);
        op.index = uint32_t(p.ops.size()), text.source = source;
        try {
            parse_instruction(op, text.text);
        } catch (const std::exception& problem) {
            text.problem = problem.what();
            op.kind = Kind::unknown, op.run = nullptr, op.nvr = op.nvw = op.nsr = op.nsw = 0;
        }
        p.ops.push_back(op);
        p.texts.push_back(text);
    }
    index_addresses(p);
    resolve_branches(p);
    return p;
}

}  // namespace mla::emulator
