"""Joins the compiled shell with the hand-scheduled tile loop: writes mla_v4_nm.s and mla_v4_nm_ps.s beside this file.

    python asm/gfx950/join.py [--check] [--clang PATH]

Needs clang 22, whose register allocation the files record; another release makes other files. ``--check`` compares
instead of writing, and ends with status 1 where a file differs.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
KERNELS = HERE.parents[1] / "kernels"
FLAGS = ("-x", "hip", "--offload-arch=gfx950", "--offload-device-only", "--no-gpu-bundle-output", "-nogpuinc")
FLAGS += ("-nogpulib", "-std=c++17", "-O3", "-DMLA_JIT_TARGET_HIP=1", "-fno-ident", "-fuse-cuid=none", "-S", "-o", "-")
FILES = {"mla_v4_nm.s": (), "mla_v4_nm_ps.s": ("-DMLA_PERSISTENT=1",)}
MARK = "MLA_TILE_LOOP"
HEADING = """// {name}: {what} of the gfx950 code-object ABI.
// Written by join.py from shell.hip and tile_loop.inc: the tile loop is scheduled by hand, the rest is compiled from
// kernels/.
"""
WHAT = {"mla_v4_nm.s": "the split kernel", "mla_v4_nm_ps.s": "the persistent kernel"}


def compiled_shell(clang: str, options: tuple[str, ...]) -> list[str]:
    """The shell's assembly without what depends on where it was compiled."""
    command = [clang, *FLAGS, *options, f"-I{KERNELS}", str(HERE / "shell.hip")]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    dropped = (".file", ".ident", ";;#")
    return [line.rstrip() for line in text.splitlines() if not line.lstrip().startswith(dropped)]


def joined(clang: str, name: str) -> str:
    """The whole assembly file."""
    lines = compiled_shell(clang, FILES[name])
    marks = [number for number, line in enumerate(lines) if line.strip() == MARK]
    if len(marks) != 1:
        raise SystemExit(f"{name}: the shell has {len(marks)} tile loops, needs one")
    lines[marks[0]] = "\tTILE_LOOP"
    first = next(number for number, line in enumerate(lines) if line.strip() == ".text")
    loop = (HERE / "tile_loop.inc").read_text().splitlines()
    return HEADING.format(name=name, what=WHAT[name]) + "\n".join([*lines[:first], "", *loop, "", *lines[first:], ""])


def main() -> int:
    """Write or compare both files."""
    parser = argparse.ArgumentParser(description="Join the compiled shell with the tile loop.")
    parser.add_argument("--check", action="store_true", help="compare with the files that are there")
    parser.add_argument("--clang", default=shutil.which("clang-22") or "clang", help="default: clang-22")
    arguments = parser.parse_args()
    status = 0
    for name in FILES:
        text = joined(arguments.clang, name)
        if not arguments.check:
            (HERE / name).write_text(text)
        elif (HERE / name).read_text() != text:
            sys.stderr.write(f"{name} is not what join.py makes\n")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
