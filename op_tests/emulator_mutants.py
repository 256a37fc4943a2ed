"""Code objects with one instruction taken out, for tests that ask whether anybody notices."""

from __future__ import annotations

import re
import shutil
import struct
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

NOP = 0xBF800000
ILLEGAL = 0xFFFFFFFF  # reported when it is reached, and the launch stops
REFUSED = 0xB900F801  # s_setreg_b32 hwreg(HW_REG_MODE), s0: reported when it is reached, and the launch goes on


@dataclass(frozen=True)
class Instruction:
    address: int
    text: str
    kernel: str

    def __str__(self) -> str:
        return f"{self.address:#x} {self.text}"

    def targets(self, following: int | None) -> list[int]:
        """Where execution may go on; `following` is the next instruction in the code."""
        found = re.match(r"s_(c?branch)\S* (\d+)$", self.text)
        onward = [] if following is None or self.text.startswith(("s_branch", "s_endpgm", "s_setpc")) else [following]
        if not found:
            return onward
        distance = int(found[2])
        return [*onward, self.address + 4 + 4 * (distance - (distance >> 15 << 16))]


def objdump() -> str:
    names = [f"llvm-objdump-{version}" for version in (22, 21, 20)] + ["llvm-objdump"]
    return next(found for found in map(shutil.which, names) if found)


def instructions(image: bytes, folder: Path) -> list[Instruction]:
    """Every instruction of a code object, as llvm-objdump prints it."""
    path = folder / "mutant.co"
    path.write_bytes(image)
    text = subprocess.run([objdump(), "-d", str(path)], capture_output=True, text=True, check=True).stdout
    found = []
    kernel = ""
    for line in text.splitlines():
        if line.endswith(">:"):
            kernel = line[line.index("<") + 1 : -2]
        body, mark, rest = line.rpartition("// ")
        if mark and line.startswith("\t"):
            found.append(Instruction(int(rest.split(":")[0], 16), body.strip(), kernel))
    return found


def file_offset(image: bytes, address: int) -> int:
    """Where the byte at a virtual address lies in the ELF file."""
    (start,) = struct.unpack_from("<Q", image, 32)
    size, count = struct.unpack_from("<HH", image, 54)
    for i in range(count):
        kind, _, offset, virtual, _, in_file = struct.unpack_from("<IIQQQQ", image, start + i * size)
        if kind == 1 and virtual <= address < virtual + in_file:
            return int(offset + address - virtual)
    raise ValueError(f"{address:#x} is not in the file")


def replaced(image: bytes, address: int, word: int) -> bytes:
    at = file_offset(image, address)
    return image[:at] + struct.pack("<I", word) + image[at + 4 :]


def deletions(image: bytes, folder: Path, prefixes: tuple[str, ...]) -> Iterator[tuple[Instruction, bytes]]:
    """Each instruction of those names, and the image without it."""
    for instruction in instructions(image, folder):
        if instruction.text.startswith(prefixes):
            yield instruction, replaced(image, instruction.address, NOP)
