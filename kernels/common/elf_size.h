// How many bytes an ELF image says it has. The HIP runtime takes images without a length and trusts their headers.
#pragma once

#include <elf.h>
#include <stdint.h>
#include <string.h>

#include <algorithm>

namespace mla {

inline uint64_t sum_or_max(uint64_t a, uint64_t b) { return a + b < a ? ~uint64_t(0) : a + b; }

// The end of a header table of `count` entries and of everything that its entries name; no entry behind `bytes` is
// read.
template <class Header, class End>
uint64_t table_end(const uint8_t* image, uint64_t bytes, uint64_t offset, int count, End end_of) {
    uint64_t end = count ? sum_or_max(offset, count * sizeof(Header)) : 0;
    if (end > bytes) return end;
    for (int i = 0; i < count; ++i) {
        Header entry;
        memcpy(&entry, image + offset + size_t(i) * sizeof entry, sizeof entry);
        end = std::max(end, end_of(entry));
    }
    return end;
}

// 0 for what is no 64-bit ELF image; more than `bytes` for one that is cut short.
inline uint64_t elf_size(const void* image, uint64_t bytes) {
    Elf64_Ehdr h;
    if (bytes < SELFMAG || memcmp(image, ELFMAG, SELFMAG) != 0) return 0;
    if (bytes < sizeof h) return sizeof h;
    memcpy(&h, image, sizeof h);
    if (h.e_ident[EI_CLASS] != ELFCLASS64) return 0;
    const auto* base = static_cast<const uint8_t*>(image);
    const uint64_t sections = table_end<Elf64_Shdr>(base, bytes, h.e_shoff, h.e_shnum, [](const Elf64_Shdr& s) {
        return s.sh_type == SHT_NOBITS ? 0 : sum_or_max(s.sh_offset, s.sh_size);
    });
    const uint64_t segments = table_end<Elf64_Phdr>(
        base, bytes, h.e_phoff, h.e_phnum, [](const Elf64_Phdr& p) { return sum_or_max(p.p_offset, p.p_filesz); });
    return std::max({uint64_t(sizeof h), sections, segments});
}

}  // namespace mla
