// A code object: loaded segments, kernel descriptors, and its disassembly.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "machine.h"

namespace mla::emulator {

struct CodeObject {
    std::string mcpu;
    bool fnuz = false;
    Program program;
    std::vector<uint8_t> image;  // segments at their virtual addresses
    struct Segment {
        uint64_t begin, bytes;
        bool writable;
    };
    std::vector<Segment> segments;
    std::vector<KernelInfo> kernels;

    const KernelInfo* kernel(const std::string& name) const;
    uint64_t lds_limit() const { return (mcpu == "gfx950" ? 160 : 64) * 1024; }
};

// Throws std::runtime_error with the reason.
std::shared_ptr<CodeObject> load_code_object(const void* image, size_t bytes, const std::string& objdump);
// The output of `objdump -d` on the image, with source lines where `lines`.
std::string disassemble(const void* image, size_t bytes, const std::string& mcpu, const std::string& objdump,
                        bool lines);
// Argument lists and the largest workgroup from the metadata note (MessagePack).
void read_metadata(const uint8_t* note, size_t bytes, std::vector<KernelInfo>& kernels);

}  // namespace mla::emulator
