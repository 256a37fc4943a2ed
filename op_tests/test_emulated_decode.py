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

from mla_jit._data import data_root

HERE = Path(__file__).resolve().parent
ARCHS = ("gfx950", "gfx942")

needs_clang = pytest.mark.skipif(
    shutil.which("clang++-22") is None or shutil.which("llvm-objdump-22") is None,
    reason="needs clang-22 and llvm-objdump-22 to make and read AMD code objects",
)


def emulate(arch: str, *options: str, timeout: float, script: str = "emulated_cases.py", **variables: str) -> str:
    environment = os.environ | {"MLA_JIT_HIP_LIB": "emulator", "MLA_JIT_ARCH": arch, "PYTHONPATH": str(HERE.parent)}
    command = [sys.executable, str(HERE / script), *options]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=timeout, check=False, env=environment | variables
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout + done.stderr


@needs_clang
@pytest.mark.parametrize("arch", ARCHS)
def test_contract_cases(arch: str) -> None:
    """What the CPU and CUDA engines cannot show: AMD code generation, waits, LDS races, wave64, argument blocks, bounds
    of every tensor, order of arrival in the merge."""
    printed = emulate(arch, timeout=900)
    assert "16 cases passed" in printed


@needs_clang
def test_code_objects_of_another_folder(tmp_path: Path) -> None:
    """MLA_JIT_ASM_DIR that is passed by; a registry row that is not the one launched; calls that an object does not
    serve."""
    names = ("mla_v4_nm", "mla_v4_nm_ps")
    for name in names:
        source = data_root() / "asm" / "gfx950" / f"{name}.s"
        command = ["clang++-22", "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx950", str(source)]
        subprocess.run([*command, "-o", str(tmp_path / f"{name}.co")], check=True, capture_output=True)
    heading = "qType,kvType,Gqa,ps,qSeqLen,prefill,causal,lse,knl_name,co_name"
    rows = (
        "fp8,fp8,64,0,1,0,0,0,mla_v4_nm,mla_v4_nm.co",
        "fp8,fp8,64,1,1,0,0,1,mla_v4_nm_ps,mla_v4_nm_ps.co",
    )
    (tmp_path / "registry.csv").write_text("\n".join((heading, *rows)))
    variables = {"MLA_JIT_ASM_DIR": str(tmp_path), "MLA_JIT_IMPL": "asm", "MLA_JIT_VERBOSE": "1"}
    printed = emulate("gfx950", *names, timeout=900, script="registry_cases.py", **variables)
    assert "calls of the registry passed" in printed
    assert printed.count("mla_v4_nm, grid 1 x 3 x 4, kernarg:") == 5, "the dump of an argument block"


@needs_clang
def test_own_code_objects() -> None:
    """A registry row, a shape or an argument block that the package's own assembly does not serve as others would."""
    names = ("mla_v4_nm", "mla_v4_nm_ps")
    printed = emulate("gfx950", *names, timeout=900, script="registry_cases.py", MLA_JIT_IMPL="asm")
    assert "calls of the registry passed" in printed


@needs_clang
@pytest.mark.slow
@pytest.mark.parametrize("arch", ARCHS)
def test_large_shapes_and_many_interleavings(arch: str) -> None:
    """128 heads in four groups, long rows, and orders of arrival that six seeds do not meet."""
    printed = emulate(arch, "--large", "--seeds", "60", timeout=3600)
    assert "16 cases passed" in printed
