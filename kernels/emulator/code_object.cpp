// The part of ELF and of the AMDGPU ABI that a launch needs.
#include "code_object.h"

#include <elf.h>

#include <algorithm>
#include <stdexcept>

namespace mla::emulator {
namespace {

struct Elf {
    const uint8_t* data;
    size_t bytes;
    const Elf64_Ehdr* header;

    template <class T>
    const T* at(uint64_t offset, uint64_t count = 1) const {
        if (offset > bytes || count > (bytes - offset) / sizeof(T))
            throw std::runtime_error("the code object is cut short");
        if (offset % alignof(T)) throw std::runtime_error("the code object is misaligned");
        return reinterpret_cast<const T*>(data + offset);
    }
    const Elf64_Phdr* segments() const { return at<Elf64_Phdr>(header->e_phoff, header->e_phnum); }
    const Elf64_Shdr* sections() const { return at<Elf64_Shdr>(header->e_shoff, header->e_shnum); }
    const Elf64_Shdr& section(uint64_t i) const {
        if (i >= header->e_shnum) throw std::runtime_error("the code object names a section that it does not have");
        return sections()[i];
    }
    std::string name(const Elf64_Shdr& table, uint64_t offset) const {
        if (offset >= table.sh_size) return {};
        const uint64_t room = table.sh_size - offset;
        const char* p = at<char>(table.sh_offset + offset, room);
        return {p, strnlen(p, room)};
    }
};

std::string processor(uint32_t flags) {
    switch (flags & 0xff) {
        case 0x3f:
            return "gfx90a";
        case 0x40:
            return "gfx940";
        case 0x4b:
            return "gfx941";
        case 0x4c:
            return "gfx942";
        case 0x4f:
            return "gfx950";
    }
    char text[96];
    snprintf(text, sizeof text, "the emulator runs gfx90a, gfx942 and gfx950, not machine 0x%x", flags & 0xff);
    throw std::runtime_error(text);
}

void load_segments(const Elf& elf, CodeObject& out) {
    constexpr uint64_t kMost = uint64_t(1) << 30;
    uint64_t end = 0;
    for (int i = 0; i < elf.header->e_phnum; ++i) {
        const Elf64_Phdr& p = elf.segments()[i];
        if (p.p_type != PT_LOAD) continue;
        if (p.p_vaddr > kMost || p.p_memsz > kMost) throw std::runtime_error("the code object is larger than 1 GiB");
        if (p.p_filesz > p.p_memsz) throw std::runtime_error("a segment of the code object is larger than its memory");
        end = std::max(end, p.p_vaddr + p.p_memsz);
    }
    out.image.assign(end, 0);
    for (int i = 0; i < elf.header->e_phnum; ++i) {
        const Elf64_Phdr& p = elf.segments()[i];
        if (p.p_type != PT_LOAD || p.p_memsz == 0) continue;
        memcpy(&out.image[p.p_vaddr], elf.at<uint8_t>(p.p_offset, p.p_filesz), p.p_filesz);
        out.segments.push_back({p.p_vaddr, p.p_memsz, (p.p_flags & PF_W) != 0});
    }
}

// R_AMDGPU_ABS64 and R_AMDGPU_RELATIVE64: pointers within the object.
void relocate(const Elf& elf, CodeObject& out) {
    constexpr uint32_t kAbs64 = 3, kRelative64 = 13;
    const Elf64_Shdr* sections = elf.sections();
    for (int i = 0; i < elf.header->e_shnum; ++i) {
        if (sections[i].sh_type != SHT_RELA || !(sections[i].sh_flags & SHF_ALLOC)) continue;
        const size_t n = sections[i].sh_size / sizeof(Elf64_Rela);
        const Elf64_Rela* r = elf.at<Elf64_Rela>(sections[i].sh_offset, n);
        const Elf64_Shdr& table = elf.section(sections[i].sh_link);
        for (size_t j = 0; j < n; ++j) {
            uint64_t value = uint64_t(out.image.data()) + uint64_t(r[j].r_addend);
            const uint32_t type = uint32_t(ELF64_R_TYPE(r[j].r_info));
            if (type == kAbs64)
                value += elf.at<Elf64_Sym>(table.sh_offset + ELF64_R_SYM(r[j].r_info) * sizeof(Elf64_Sym))->st_value;
            else if (type != kRelative64)
                throw std::runtime_error("relocation type " + std::to_string(type));
            if (out.image.size() < 8 || r[j].r_offset > out.image.size() - 8)
                throw std::runtime_error("relocation outside the object");
            memcpy(&out.image[r[j].r_offset], &value, 8);
        }
    }
}

KernelInfo descriptor(const CodeObject& out, const std::string& name, uint64_t address) {
    if (out.image.size() < 64 || address > out.image.size() - 64)
        throw std::runtime_error("kernel descriptor outside the object");
    const uint8_t* d = &out.image[address];
    auto u32 = [d](int at) {
        uint32_t x;
        memcpy(&x, d + at, 4);
        return x;
    };
    KernelInfo k;
    k.name = name;
    k.lds_bytes = u32(0), k.scratch_bytes = u32(4), k.kernarg_bytes = u32(8);
    int64_t entry;
    memcpy(&entry, d + 16, 8);
    k.entry = address + uint64_t(entry);
    const uint32_t rsrc3 = u32(44), rsrc1 = u32(48), words = u32(56);
    k.accum_offset = ((rsrc3 & 63) + 1) * 4;
    k.vgprs = ((rsrc1 & 63) + 1) * 8;
    k.float_mode = (rsrc1 >> 12 & 255) | (rsrc1 >> 21 & 1) << kNanClampBit | (rsrc1 >> 23 & 1) << kIeeeBit |
                   (rsrc1 >> 26 & 1) << kFp16OverflowBit;
    k.rsrc2 = u32(52);
    k.user_sgprs = k.rsrc2 >> 1 & 31;
    k.properties = words & 0xffff;
    k.preload_length = words >> 16 & 127, k.preload_offset = words >> 23 & 511;
    if (k.user_sgprs + k.preload_length > 32) throw std::runtime_error(name + " preloads more than there is room for");
    // Firmware that preloads arguments enters behind the prologue that loads them otherwise.
    if (k.preload_length) k.entry += 256;
    return k;
}

void find_kernels(const Elf& elf, CodeObject& out) {
    const Elf64_Shdr* sections = elf.sections();
    for (int i = 0; i < elf.header->e_shnum; ++i) {
        if (sections[i].sh_type != SHT_DYNSYM && sections[i].sh_type != SHT_SYMTAB) continue;
        const Elf64_Shdr& names = elf.section(sections[i].sh_link);
        const size_t n = sections[i].sh_size / sizeof(Elf64_Sym);
        const Elf64_Sym* symbols = elf.at<Elf64_Sym>(sections[i].sh_offset, n);
        for (size_t j = 0; j < n; ++j) {
            std::string name = elf.name(names, symbols[j].st_name);
            if (name.size() < 4 || name.compare(name.size() - 3, 3, ".kd") != 0) continue;
            name.resize(name.size() - 3);
            if (!out.kernel(name)) out.kernels.push_back(descriptor(out, name, symbols[j].st_value));
        }
    }
}

// The note may stand behind others, such as a build id.
void find_metadata(const Elf& elf, CodeObject& out) {
    constexpr uint32_t kMetadata = 32;
    for (int i = 0; i < elf.header->e_phnum; ++i) {
        const Elf64_Phdr& p = elf.segments()[i];
        if (p.p_type != PT_NOTE) continue;
        for (uint64_t at = 0; at + sizeof(Elf64_Nhdr) <= p.p_filesz;) {
            const Elf64_Nhdr& note = *elf.at<Elf64_Nhdr>(p.p_offset + at);
            const uint64_t text = at + sizeof note + (uint64_t(note.n_namesz) + 3) / 4 * 4;
            const uint8_t* found = elf.at<uint8_t>(p.p_offset + text, note.n_descsz);
            if (note.n_type == kMetadata) read_metadata(found, note.n_descsz, out.kernels);
            at = text + (uint64_t(note.n_descsz) + 3) / 4 * 4;
        }
    }
}

bool has_lines(const Elf& elf) {
    const Elf64_Shdr* sections = elf.sections();
    for (int i = 0; i < elf.header->e_shnum; ++i)
        if (elf.name(elf.section(elf.header->e_shstrndx), sections[i].sh_name) == ".debug_line") return true;
    return false;
}

}  // namespace

const KernelInfo* CodeObject::kernel(const std::string& name) const {
    for (const KernelInfo& k : kernels)
        if (k.name == name) return &k;
    return nullptr;
}

std::shared_ptr<CodeObject> load_code_object(const void* image, size_t bytes, const std::string& objdump) {
    const Elf elf{static_cast<const uint8_t*>(image), bytes, static_cast<const Elf64_Ehdr*>(image)};
    constexpr uint16_t kMachine = 224;
    if (elf.at<Elf64_Ehdr>(0)->e_machine != kMachine) throw std::runtime_error("not an AMDGPU code object");
    auto out = std::make_shared<CodeObject>();
    out->mcpu = processor(elf.header->e_flags);
    out->fnuz = out->mcpu != "gfx950";
    load_segments(elf, *out);
    relocate(elf, *out);
    find_kernels(elf, *out);
    find_metadata(elf, *out);
    out->program = parse_program(disassemble(image, bytes, out->mcpu, objdump, has_lines(elf)));
    if (out->program.ops.empty()) throw std::runtime_error("the disassembly holds no instruction");
    return out;
}

}  // namespace mla::emulator
