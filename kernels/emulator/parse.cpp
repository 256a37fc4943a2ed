// llvm-objdump's text -> Op. What is not understood keeps its text and becomes a fault when it is executed.
#include <math.h>
#include <stdlib.h>

#include <algorithm>
#include <stdexcept>

#include "half.h"
#include "isa.h"
#include "machine.h"

namespace mla::emulator {
namespace {

using std::string;

struct Problem : std::runtime_error {
    using runtime_error::runtime_error;
};

bool starts(const string& s, const char* prefix) { return s.rfind(prefix, 0) == 0; }
bool ends(const string& s, const char* suffix) {
    const size_t n = strlen(suffix);
    return s.size() >= n && s.compare(s.size() - n, n, suffix) == 0;
}
bool digit(char c) { return c >= '0' && c <= '9'; }
bool is_number(const string& s) { return !s.empty() && std::all_of(s.begin(), s.end(), digit); }

// Pieces between top-level commas.
std::vector<string> split_operands(const string& s) {
    std::vector<string> out;
    int depth = 0;
    string piece;
    for (char c : s) {
        depth += (c == '[' || c == '(') - (c == ']' || c == ')');
        if (c == ',' && depth == 0) {
            out.push_back(piece);
            piece.clear();
        } else if (!(piece.empty() && c == ' ')) {
            piece += c;
        }
    }
    if (!piece.empty()) out.push_back(piece);
    return out;
}

std::vector<string> words_of(const string& s) {
    std::vector<string> out;
    string word;
    for (char c : s + " ") {
        if (c != ' ') {
            word += c;
        } else if (!word.empty()) {
            out.push_back(word);
            word.clear();
        }
    }
    return out;
}

// The type that a floating-point constant takes: the source's, which is the last type in the name.
int float_bits(const string& base) {
    // Only their accumulators and scales are constants.
    if (starts(base, "v_mfma") || starts(base, "v_cvt_scalef32")) return 32;
    for (size_t i = base.size(); i-- > 1;) {
        if (base[i] != '_') continue;
        if (base.compare(i, 4, "_f64") == 0) return 64;
        if (base.compare(i, 4, "_f32") == 0) return 32;
        if (base.compare(i, 4, "_f16") == 0) return 16;
    }
    return base.find("64") != string::npos ? 64 : 32;
}

bool parse_register(const string& s, Operand& o) {
    static const std::map<string, std::pair<int, int>> named = {
        {"vcc", {kVcc, 2}},
        {"vcc_lo", {kVcc, 1}},
        {"vcc_hi", {kVcc + 1, 1}},
        {"exec", {kExec, 2}},
        {"exec_lo", {kExec, 1}},
        {"exec_hi", {kExec + 1, 1}},
        {"m0", {kM0, 1}},
        {"flat_scratch", {kFlatScratch, 2}},
        {"flat_scratch_lo", {kFlatScratch, 1}},
        {"flat_scratch_hi", {kFlatScratch + 1, 1}},
        {"xnack_mask", {104, 2}},
        {"xnack_mask_lo", {104, 1}},
        {"xnack_mask_hi", {105, 1}},
    };
    if (const auto it = named.find(s); it != named.end()) {
        o.kind = OperandKind::sgpr;
        o.reg = uint16_t(it->second.first), o.dwords = uint8_t(it->second.second);
        return true;
    }
    string rest;
    int base = 0, end = kAccBase;
    if (starts(s, "ttmp")) {
        o.kind = OperandKind::sgpr, base = 108, end = 16, rest = s.substr(4);
    } else if (s.size() > 1 && (s[0] == 'v' || s[0] == 's' || s[0] == 'a') && (digit(s[1]) || s[1] == '[')) {
        o.kind = s[0] == 's' ? OperandKind::sgpr : OperandKind::vgpr;
        base = s[0] == 'a' ? kAccBase : 0, rest = s.substr(1);
        if (s[0] == 's') end = kVcc;
    } else {
        return false;
    }
    int first = 0, last = 0;
    if (is_number(rest) && rest.size() < 4) {
        first = last = atoi(rest.c_str());
    } else if (sscanf(rest.c_str(), "[%d:%d]", &first, &last) != 2) {
        if (sscanf(rest.c_str(), "[%d]", &first) != 1) return false;
        last = first;
    }
    if (first < 0 || last < first || last >= end || last - first >= 32) throw Problem("register " + s);
    o.reg = uint16_t(base + first), o.dwords = uint8_t(last - first + 1);
    return true;
}

void constant(Operand& o, const string& s, const string& base) {
    o.kind = OperandKind::imm;
    char* end = nullptr;
    const int width = float_bits(base);
    if (s.find('.') != string::npos) {
        const double x = strtod(s.c_str(), &end);
        if (*end) throw Problem("operand " + s);
        // The hardware's 1/(2*pi) constant has its own bits, which the printed digits give in every width.
        o.imm32 = width == 16 ? half_from_float(float(x)) : bits<uint32_t>(float(x));
        o.imm64 = bits<uint64_t>(x);
        if (s == "0.15915494309189532" || s == "0.15915494") o.imm64 = 0x3fc45f306dc9c882;
        return;
    }
    const long long x = strtoll(s.c_str(), &end, 0);
    if (*end || end == s.c_str()) throw Problem("operand " + s);
    o.imm32 = uint32_t(x);
    o.imm64 = uint64_t(x);
    const bool literal = starts(s, "0x");
    if (literal && base.find("_f64") != string::npos && width == 64) o.imm64 = uint64_t(uint32_t(x)) << 32;
}

// hwreg(NAME) or hwreg(NAME, first bit, bits): 1 for MODE, and the field.
void hardware_register(Operand& o, const string& s) {
    unsigned first = 0, size = 32;
    sscanf(s.c_str(), "hwreg(%*[^,], %u, %u", &first, &size);
    o.kind = OperandKind::imm;
    o.imm32 = s.find("HW_REG_MODE") != string::npos ? 1 : s.find("HW_REG_XCC_ID") != string::npos ? 2 : 0;
    o.imm64 = first | size << 8;
}

Operand parse_operand(string s, const string& base) {
    Operand o;
    // A literal of a value that would have fitted into the instruction itself.
    if (starts(s, "lit(")) s = s.substr(4, s.size() - 5);
    if (starts(s, "sext(")) o.sext = true, s = s.substr(5, s.size() - 6);
    if (starts(s, "neg(")) o.neg = true, s = s.substr(4, s.size() - 5);
    if (s[0] == '-' && s.size() > 1 && !digit(s[1])) o.neg = true, s = s.substr(1);
    if (s[0] == '|') o.abs = true, s = s.substr(1, s.size() - 2);
    if (starts(s, "abs(")) o.abs = true, s = s.substr(4, s.size() - 5);
    if (parse_register(s, o)) return o;
    if (s == "off")
        o.kind = OperandKind::off;
    else if (s == "scc" || s == "src_scc")
        o.kind = OperandKind::scc;
    else if (s == "src_vccz")
        o.kind = OperandKind::vccz;
    else if (s == "src_execz")
        o.kind = OperandKind::execz;
    else if (s == "src_shared_base")
        o.kind = OperandKind::imm, o.imm64 = kSharedBase;
    else if (s == "src_private_base")
        o.kind = OperandKind::imm, o.imm64 = kPrivateBase;
    else if (s == "src_shared_limit")
        o.kind = OperandKind::imm, o.imm64 = kSharedBase + 0xffffffffu;
    else if (s == "src_private_limit")
        o.kind = OperandKind::imm, o.imm64 = kPrivateBase + 0xffffffffu;
    else if (starts(s, "hwreg("))
        hardware_register(o, s);
    else
        constant(o, s, base);
    return o;
}

// The bits of [a,b,c], first one lowest.
uint8_t bit_list(const string& s) {
    uint8_t out = 0;
    int i = 0;
    for (char c : s)
        if (c == '0' || c == '1') out |= uint8_t((c == '1') << i++);
    return out;
}

int selector(const string& s) {
    static const char* names[] = {"BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD"};
    for (int i = 0; i < 7; ++i)
        if (s == names[i]) return i;
    throw Problem("selector " + s);
}

void dpp_control(Op& op, const string& key, const string& value) {
    static const std::map<string, Dpp> kinds = {
        {"row_shl", Dpp::row_shl},     {"row_shr", Dpp::row_shr},          {"row_ror", Dpp::row_ror},
        {"wave_shl", Dpp::wave_shl},   {"wave_shr", Dpp::wave_shr},        {"wave_rol", Dpp::wave_rol},
        {"wave_ror", Dpp::wave_ror},   {"row_mirror", Dpp::row_mirror},    {"row_half_mirror", Dpp::row_half_mirror},
        {"row_bcast", Dpp::row_bcast}, {"row_newbcast", Dpp::row_newbcast}};
    if (key == "quad_perm") {
        op.dpp = Dpp::quad_perm;
        int a, b, c, d;
        if (sscanf(value.c_str(), "[%d,%d,%d,%d]", &a, &b, &c, &d) != 4) throw Problem("quad_perm " + value);
        op.dpp_arg = uint8_t(a | b << 2 | c << 4 | d << 6);
        return;
    }
    const auto kind = kinds.find(key);
    if (kind == kinds.end()) throw Problem("modifier " + key);
    op.dpp = kind->second;
    op.dpp_arg = uint8_t(atoi(value.c_str()));
}

// offset:swizzle(KIND,…) of ds_swizzle_b32.
int swizzle_pattern(const string& s) {
    int a = 0, b = 0, c = 0, d = 0;
    char mask[8] = {};
    if (sscanf(s.c_str(), "swizzle(QUAD_PERM,%d,%d,%d,%d)", &a, &b, &c, &d) == 4)
        return 0x8000 | a | b << 2 | c << 4 | d << 6;
    if (sscanf(s.c_str(), "swizzle(SWAP,%d)", &a) == 1) return a << 10 | 0x1f;
    if (sscanf(s.c_str(), "swizzle(REVERSE,%d)", &a) == 1) return (a - 1) << 10 | 0x1f;
    if (sscanf(s.c_str(), "swizzle(BROADCAST,%d,%d)", &a, &b) == 2) return b << 5 | (0x1f & ~(a - 1));
    if (sscanf(s.c_str(), "swizzle(BITMASK_PERM,\"%5[01pi]\")", mask) != 1) throw Problem("offset:" + s);
    int out = 0;
    for (int i = 0; i < 5; ++i) {
        const int bit = 4 - i;
        if (mask[i] == '1') out |= 1 << (5 + bit);
        if (mask[i] == 'p' || mask[i] == 'i') out |= 1 << bit;
        if (mask[i] == 'i') out |= 1 << (10 + bit);
    }
    return out;
}

void modifier(Op& op, const string& word, std::vector<int>& src_sel) {
    const size_t colon = word.find(':');
    const string key = word.substr(0, colon), value = colon == string::npos ? "" : word.substr(colon + 1);
    const int number = starts(value, "swizzle(") ? swizzle_pattern(value) : int(strtol(value.c_str(), nullptr, 0));
    if (key == "offset" || key == "offset0")
        op.offset = number;
    else if (key == "offset1")
        op.offset1 = number;
    else if (key == "op_sel")
        op.op_sel = bit_list(value);
    else if (key == "op_sel_hi")
        op.op_sel_hi = bit_list(value);
    else if (key == "neg_lo")
        op.neg_lo = bit_list(value);
    else if (key == "neg_hi")
        op.neg_hi = bit_list(value);
    else if (key == "bitop3")
        op.bitop3 = uint8_t(number);
    else if (key == "cbsz")
        op.cbsz = uint8_t(number);
    else if (key == "abid")
        op.abid = uint8_t(number);
    else if (key == "blgp")
        op.blgp = uint8_t(number);
    else if (key == "clamp")
        op.clamp = true;
    else if (key == "mul")
        op.omod = uint8_t(number == 2 ? 1 : 2);
    else if (key == "div")
        op.omod = 3;
    else if (key == "sc0" || key == "glc")
        op.sc0 = true;
    else if (key == "lds")
        op.lds = true;
    else if (key == "offen")
        op.offen = true;
    else if (key == "idxen")
        op.idxen = true;
    else if (key == "sc1" || key == "nt" || key == "slc" || key == "dlc" || key == "scc")
        return;
    else if (key == "row_mask")
        op.row_mask = uint8_t(number);
    else if (key == "bank_mask")
        op.bank_mask = uint8_t(number);
    else if (key == "bound_ctrl")
        op.bound_ctrl = true;
    else if (key == "dst_sel")
        op.dst_sel = uint8_t(selector(value));
    else if (key == "src0_sel")
        src_sel[0] = selector(value);
    else if (key == "src1_sel")
        src_sel[1] = selector(value);
    else if (key == "dst_unused")
        op.dst_unused = value == "UNUSED_PAD" ? 0 : value == "UNUSED_SEXT" ? 1 : 2;
    else if (key == "quad_perm" || starts(key, "row_") || starts(key, "wave_"))
        dpp_control(op, key, value);
    else
        throw Problem("modifier " + word);
}

bool is_modifier(const string& word) {
    const size_t colon = word.find(':'), bracket = word.find('[');
    if (colon != string::npos) return bracket > colon;
    return word == "sc0" || word == "sc1" || word == "nt" || word == "glc" || word == "slc";
}

int counter_of(const string& text, const char* name) {
    const size_t at = text.find(name);
    return at == string::npos ? -1 : atoi(text.c_str() + at + strlen(name));
}

void add_range(const Operand& o, Range* vector, uint8_t& nv, Range* scalar, uint8_t& ns) {
    if (o.kind == OperandKind::vgpr) vector[nv++] = {o.reg, o.dwords};
    if (o.kind == OperandKind::sgpr) scalar[ns++] = {o.reg, o.dwords};
}

// Handlers write without looking: scalar results to scalar registers, and as many dwords as they make.
void check_destinations(const Op& op) {
    const bool scalar = op.kind == Kind::salu || op.kind == Kind::smem || op.kind == Kind::branch;
    for (int i = 0; i < op.nd; ++i) {
        const bool mask = i == 1 ? op.flags & kMaskDst : op.flags & (kCmp | kReadlane);
        if (op.dst[i].kind != (scalar || mask ? OperandKind::sgpr : OperandKind::vgpr)) throw Problem("destination");
    }
    const bool load = op.kind == Kind::global || op.kind == Kind::lds || op.kind == Kind::smem;
    if (!load || op.nd == 0 || (op.flags & kAtomic) || op.arg == 0) return;
    int dwords = op.kind == Kind::smem ? op.arg : (op.arg + 3) / 4;
    if (op.kind == Kind::lds && op.arg2) dwords *= 2;  // ds_read2_*
    if (op.dst[0].dwords != dwords) throw Problem("destination of another size");
}

void note_registers(Op& op) {
    for (int i = 0; i < op.ns; ++i) add_range(op.src[i], op.vread, op.nvr, op.sread, op.nsr);
    for (int i = 0; i < op.nd; ++i) add_range(op.dst[i], op.vwrite, op.nvw, op.swrite, op.nsw);
    const bool keeps = (op.flags & kPartialDst) || ((op.flags & kSdwa) && op.dst_unused == 2);
    if (keeps && op.dst[0].kind == OperandKind::vgpr) op.vread[op.nvr++] = {op.dst[0].reg, op.dst[0].dwords};
    if (op.flags & kReadsVcc) op.sread[op.nsr++] = {kVcc, 2};
    if (op.flags & kCmpX) op.swrite[op.nsw++] = {kExec, 2};
    for (auto [ranges, n] : {std::pair(op.vread, op.nvr), std::pair(op.vwrite, op.nvw)})
        for (int i = 0; i < n; ++i) {
            const int end = ranges[i].reg + ranges[i].count;
            if (end > kVectorRegisters) throw Problem("register out of range");
            if (ranges[i].reg < kAccBase)
                op.top_vector = std::max(op.top_vector, uint16_t(end));
            else
                op.top_acc = std::max(op.top_acc, uint16_t(end - kAccBase));
        }
    for (auto [ranges, n] : {std::pair(op.sread, op.nsr), std::pair(op.swrite, op.nsw)})
        for (int i = 0; i < n; ++i)
            if (ranges[i].reg + ranges[i].count > kScalarRegisters) throw Problem("register out of range");
}

string base_name(const string& mnemonic, uint32_t& flags) {
    for (const char* suffix : {"_e32", "_e64", "_sdwa", "_dpp"})
        if (ends(mnemonic, suffix)) {
            if (suffix[1] == 's') flags |= kSdwa;
            if (suffix[1] == 'd') flags |= kDpp;
            string base = mnemonic.substr(0, mnemonic.size() - strlen(suffix));
            return ends(base, "_e64") ? base.substr(0, base.size() - 4) : base;
        }
    return mnemonic;
}

void place_operands(Op& op, std::vector<Operand>& operands) {
    size_t at = 0;
    int nd = op.nd;
    // An atomic names a destination only where it returns the old value.
    if (op.flags & kAtomic) {
        nd = (op.kind == Kind::lds ? op.nd : int(op.sc0));
        if (!nd) op.flags |= kNoReturn;
    }
    if (op.lds) nd = 0, op.flags |= kLdsDma;
    op.nd = uint8_t(nd);
    if (operands.size() < size_t(nd)) throw Problem("missing operands");
    for (int i = 0; i < nd; ++i) op.dst[i] = operands[at++];
    if (op.flags & kSwap) at = 0;
    for (; at < operands.size(); ++at) {
        if (op.ns >= kMaxSources - 1) throw Problem("too many operands");
        op.src[op.ns++] = operands[at];
    }
    if (op.flags & kDstIsSrc) {
        op.src[op.ns] = op.dst[0];
        op.src[op.ns].neg = op.src[op.ns].abs = false;
        ++op.ns;
    }
}

// A modifier that no handler of the instruction looks at must not be passed over.
void refuse_ignored(const Op& op, const string& base) {
    const bool vector = op.kind <= Kind::mfma, packed = starts(base, "v_pk_");
    const bool selects = packed || op.kind == Kind::mfma || starts(base, "v_cvt_scalef32") ||
                         base.find("fp8") != string::npos || base.find("bf8") != string::npos;
    if (vector && op.op_sel && !selects) throw Problem("op_sel is not modelled for this instruction");
    const bool floats = ends(base, "_f32") || ends(base, "_f16") || ends(base, "_f64");
    if (vector && op.clamp && (!floats || starts(base, "v_cvt")))
        throw Problem("clamp is not modelled for this instruction");
    if (op.kind == Kind::mfma && (op.cbsz || op.abid || op.blgp) && !ends(base, "_f8f6f4"))
        throw Problem("cbsz, abid and blgp are not modelled for this instruction");
    const bool halves = packed || starts(base, "v_dot2_");
    if (vector && (op.neg_lo || op.neg_hi) && !halves) throw Problem("neg_lo is not modelled for this instruction");
    if (starts(base, "v_dot2_") && ((op.neg_lo | op.neg_hi) & 4)) throw Problem("a sign of the third source");
}

}  // namespace

void parse_instruction(Op& op, const string& text) {
    const size_t space = text.find(' ');
    const string mnemonic = text.substr(0, space), rest = space == string::npos ? "" : text.substr(space + 1);
    uint32_t suffix_flags = 0;
    const string base = base_name(mnemonic, suffix_flags);
    const Entry* entry = lookup(mnemonic);
    if (!entry) entry = lookup(base);
    if (!entry) throw Problem("unknown instruction");
    op.kind = entry->kind, op.nd = entry->nd, op.flags = entry->flags | suffix_flags;
    op.arg = entry->arg, op.arg2 = entry->arg2;
    if (op.kind == Kind::mfma && ends(base, "_f32")) op.flags |= kSingle;
    // Packed operations read high halves for the high result unless told otherwise.
    op.op_sel_hi = starts(base, "v_pk_") || base == "v_mov_b64" ? 7 : 0;
    if (op.kind == Kind::wait) {
        op.vmcnt = int16_t(counter_of(rest, "vmcnt("));
        op.lgkmcnt = int16_t(counter_of(rest, "lgkmcnt("));
        op.expcnt = int16_t(counter_of(rest, "expcnt("));
        if (op.vmcnt < 0 && op.lgkmcnt < 0 && op.expcnt < 0) throw Problem("no counter named");
        op.run = entry->run;
        return;
    }
    std::vector<Operand> operands;
    std::vector<int> src_sel = {6, 6};
    const bool dot = starts(base, "v_dot2_f32");  // its third source is no half
    std::vector<string> pieces = split_operands(rest);
    if ((op.flags & kTarget) && !pieces.empty()) pieces.pop_back();
    for (const string& piece : pieces) {
        if (starts(piece, "hwreg(")) {
            operands.push_back(parse_operand(piece, base));
            continue;
        }
        const auto words = words_of(piece);
        for (size_t i = 0; i < words.size(); ++i) {
            // A piece begins with its operand, except where a modifier stands behind no operand at all.
            if (i == 0 && !is_modifier(words[i]))
                operands.push_back(parse_operand(words[0], dot && operands.size() == 3 ? "_f32" : base));
            else
                modifier(op, words[i], src_sel);
        }
    }
    refuse_ignored(op, base);
    place_operands(op, operands);
    if (op.flags & kSdwa)
        for (int i = 0; i < 2 && i < op.ns; ++i) op.src[i].sel = uint8_t(src_sel[size_t(i)]);
    op.extended = op.flags & (kSdwa | kDpp);
    for (int i = 0; i < op.ns; ++i) op.extended |= op.src[i].neg || op.src[i].abs || op.src[i].sext;
    check_destinations(op);
    note_registers(op);
    op.run = entry->run;
}

}  // namespace mla::emulator
