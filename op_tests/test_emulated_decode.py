"""The AMD path without an AMD GPU: the Python API through real code objects, run by the emulator with its checks on.

Each arch has a process of its own, since a process keeps the runtime that it opened.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
ARCHS = ("gfx950", "gfx942")

needs_clang = pytest.mark.skipif(
    shutil.which("clang++-22") is None or shutil.which("llvm-objdump-22") is None,
    reason="needs clang-22 and llvm-objdump-22 to make and read AMD code objects",
)


def emulate(arch: str, *options: str, timeout: float) -> str:
    environment = os.environ | {"MLA_JIT_HIP_LIB": "emulator", "MLA_JIT_ARCH": arch, "PYTHONPATH": str(HERE.parent)}
    command = [sys.executable, str(HERE / "emulated_cases.py"), *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=timeout, check=False, env=environment)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout


@needs_clang
@pytest.mark.parametrize("arch", ARCHS)
def test_contract_cases(arch: str) -> None:
    """What the CPU and CUDA engines cannot show: AMD code generation, waits, LDS races, wave64, argument blocks, bounds of
    every tensor, order of arrival in the merge."""
    printed = emulate(arch, timeout=900)
    assert "12 cases passed" in printed


@needs_clang
@pytest.mark.slow
@pytest.mark.parametrize("arch", ARCHS)
def test_large_shapes_and_many_interleavings(arch: str) -> None:
    """128 heads in four groups, long rows, and orders of arrival that six seeds do not meet."""
    printed = emulate(arch, "--large", "--seeds", "60", timeout=3600)
    assert "12 cases passed" in printed
