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
    uint64_t code_begin = 0, code_end = 0;
    std::vector<KernelInfo> kernels;

    const KernelInfo* kernel(const std::string& name) const;
};

// Bytes of an ELF image, from its headers.
size_t image_bytes(const void* image);
// Throws std::runtime_error with the reason.
std::shared_ptr<CodeObject> load_code_object(const void* image, size_t bytes, const std::string& objdump);
// The output of `objdump -d` on the image.
std::string disassemble(const void* image, size_t bytes, const std::string& mcpu, const std::string& objdump);
// Argument lists from the metadata note (MessagePack).
void read_metadata(const uint8_t* note, size_t bytes, std::vector<KernelInfo>& kernels);

}  // namespace mla::emulator
