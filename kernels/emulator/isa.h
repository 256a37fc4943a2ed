// One instruction as the emulator keeps it: a handler and operand descriptors, parsed once from llvm-objdump's text.
#pragma once

#include <stdint.h>

#include <string>
#include <vector>

namespace mla::emulator {

constexpr int kLanes = 64;

// VGPRs first, AGPRs behind them; scalar registers by their hardware number.
constexpr int kVectorRegisters = 512, kAccBase = 256, kScalarRegisters = 128;
constexpr int kFlatScratch = 102, kVcc = 106, kM0 = 124, kExec = 126;

// Where flat addresses mean LDS or scratch: far above every host pointer.
constexpr uint64_t kSharedBase = uint64_t(1) << 48, kPrivateBase = uint64_t(2) << 48;

enum class OperandKind : uint8_t { none, off, vgpr, sgpr, imm, scc, vccz, execz };

struct Operand {
    OperandKind kind = OperandKind::none;
    uint8_t dwords = 1;
    uint16_t reg = 0;
    bool neg = false, abs = false, sext = false;
    uint8_t sel = 6;     // SDWA: bytes 0..3, words 4 and 5, dword 6
    uint32_t imm32 = 0;  // the constant as a 32-bit (or 16-bit) source has it
    uint64_t imm64 = 0;  // the constant as a 64-bit source has it
};

enum class Kind : uint8_t { valu, trans, mfma, salu, smem, global, lds, branch, wait, barrier, other, unknown };
constexpr int kKinds = 12;

enum Flag : uint32_t {
    kDstIsSrc = 1u << 0,   // the destination is the last source too
    kOwnPoison = 1u << 1,  // the handler itself says which lanes of the result are undefined
    kAllLanes = 1u << 2,   // works on every lane whatever EXEC says
    kFloatOut = 1u << 3,   // clamp and omod apply
    kReadsVcc = 1u << 4,   // implicitly
    kCarryIn = 1u << 5,    // the last source is a lane mask
    kCmpX = 1u << 6,       // writes EXEC
    kPermlane = 1u << 7,   // permlane swap: two wait states behind a VALU write
    kReadlane = 1u << 8,   // puts a vector register's lane into a scalar register
    kAtomic = 1u << 9,
    kNoReturn = 1u << 10,
    kLdsDma = 1u << 11,
    kStore = 1u << 12,
    kFlat = 1u << 13,
    kScratch = 1u << 14,
    kBuffer = 1u << 15,
    kScaled = 1u << 16,  // MFMA with scale operands
    kSwap = 1u << 17,    // both operands are read and written
    kSdwa = 1u << 18,
    kDpp = 1u << 19,
    kCmp = 1u << 20,        // writes a lane mask
    kZeroIdiom = 1u << 21,  // equal sources give a defined zero
    kWritesScc = 1u << 22,
    kReadsScc = 1u << 23,
    kReadsExec = 1u << 24,   // SALU that reads EXEC implicitly
    kMaskDst = 1u << 25,     // second destination is a lane mask
    kTarget = 1u << 26,      // a branch with the distance in its encoding
    kPartialDst = 1u << 27,  // keeps a part of the destination
    kLowFirst = 1u << 28,    // low dword of the result from low dwords of the sources only
    kElements = 1u << 29,    // each dword of the result from one dword of every source, as op_sel names it
    kLaneSelect = 1u << 30,  // a scalar register names a lane
    kSingle = 1u << 31,      // MFMA on float32, which passes its result on sooner
};

struct Range {
    uint16_t reg = 0;
    uint16_t count = 0;
};

enum class Dpp : uint8_t {
    none,
    quad_perm,
    row_shl,
    row_shr,
    row_ror,
    wave_shl,
    wave_shr,
    wave_rol,
    wave_ror,
    row_mirror,
    row_half_mirror,
    row_bcast,
    row_newbcast
};

struct Wave;
struct Op;
using Handler = void (*)(Wave&, const Op&);

constexpr int kMaxSources = 6;

struct Op {
    Handler run = nullptr;
    Kind kind = Kind::unknown;
    uint8_t nd = 0, ns = 0;
    uint32_t flags = 0;
    int32_t arg = 0, arg2 = 0;  // meaning is the handler's: bytes, passes, …
    Operand dst[2], src[kMaxSources];
    uint8_t nvr = 0, nvw = 0, nsr = 0, nsw = 0;
    Range vread[kMaxSources + 1], vwrite[2], sread[kMaxSources + 2], swrite[3];
    int32_t offset = 0, offset1 = 0;
    int32_t target = -1;  // op index of a branch
    uint8_t op_sel = 0, op_sel_hi = 0, neg_lo = 0, neg_hi = 0;
    uint8_t cbsz = 0, abid = 0, blgp = 0, bitop3 = 0;
    uint8_t dst_sel = 6, dst_unused = 0, omod = 0;
    bool clamp = false, sc0 = false, lds = false, offen = false, idxen = false, bound_ctrl = false, extended = false;
    Dpp dpp = Dpp::none;
    uint8_t dpp_arg = 0, row_mask = 15, bank_mask = 15;
    int16_t vmcnt = -1, lgkmcnt = -1, expcnt = -1;
    uint16_t top_vector = 0, top_acc = 0;  // registers that it needs to exist
    uint32_t index = 0;                    // position in the program
    uint64_t address = 0;                  // virtual address within the code object
};

// What people read about an instruction; apart from Op, so that execution touches less memory.
struct OpText {
    std::string text, encoding, problem;
    std::string source;  // file:line, where the code object has it
};

struct Program {
    std::vector<Op> ops;
    std::vector<OpText> texts;
    std::vector<int32_t> at_word;  // (address - first) / 4 -> op, or -1
    uint64_t first = 0;

    int32_t find(uint64_t address) const {
        const uint64_t word = (address - first) / 4;
        return address < first || word >= at_word.size() ? -1 : at_word[word];
    }
};

struct Entry {
    const char* name;
    Handler run;
    Kind kind;
    uint8_t nd;
    uint32_t flags;
    int32_t arg, arg2;
};

// Every instruction of every family; names without _e32, _e64, _sdwa, _dpp.
const Entry* lookup(const std::string& name);
std::vector<std::string> instruction_names();

class Table {
  public:
    void add(const char* name, Handler run, Kind kind, int nd, uint32_t flags = 0, int32_t arg = 0, int32_t arg2 = 0);
    std::vector<Entry> entries;
};
void add_salu(Table&);
void add_scalar_memory(Table&);
void add_valu_integer(Table&);
void add_valu_float(Table&);
void add_valu_double(Table&);
void add_valu_compare(Table&);
void add_valu_lanes(Table&);
void add_valu_packed(Table&);
void add_conversions(Table&);
void add_matrix(Table&);
void add_global(Table&);
void add_lds(Table&);
void add_control(Table&);

// One instruction's text; throws std::runtime_error where something in it is not understood.
void parse_instruction(Op& op, const std::string& text);
// Never throws for what the text holds: what is not understood is a fault where it is executed.
Program parse_program(const std::string& disassembly);

}  // namespace mla::emulator
