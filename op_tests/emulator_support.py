"""Small assembly kernels for the emulator's tests: inputs in registers, an instruction under test, registers stored."""

from __future__ import annotations

import functools
import os
import shutil
import struct
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from mla_jit import emulator

LANES = 64
FIRST_INPUT = 8  # inputs lie in v8, v9, …
FIRST_OUTPUT = 128  # results are stored from v128, v129, …


@functools.cache
def clang() -> str | None:
    """The newest clang with the AMDGPU backend, None where there is none."""
    names = [f"clang-{version}" for version in (22, 21, 20)] + ["clang"]
    return next((found for found in map(shutil.which, names) if found), None)


@dataclass(frozen=True)
class Case:
    """A kernel of one workgroup.

    Attributes:
        body: assembly between loading the inputs and storing the results; s[4:5] point behind the inputs, v1 is
            4 * lane, v0 the lane, and registers from v16 behind the inputs and s16 on are free.
        inputs: uint32 [n, 64], loaded into v8 and following.
        outputs: how many registers from v128 on are stored.
    """

    body: str
    inputs: np.ndarray
    outputs: int = 1


class Cases(dict[str, Any]):
    """Expected results by the assembly text under test, kept in a module's top level.

    test_emulator_coverage.py reads from the keys which instructions have a case, so a key holds the instruction itself.
    """


TEMPLATE = """
.globl {name}
.p2align 8
.type {name},@function
{name}:
{code}
  s_endpgm
.rodata
.p2align 6
.amdhsa_kernel {name}
  .amdhsa_group_segment_fixed_size {lds}
  .amdhsa_private_segment_fixed_size {scratch}
  .amdhsa_kernarg_size 32
  .amdhsa_user_sgpr_count 2
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_system_sgpr_workgroup_id_x 1
  .amdhsa_next_free_vgpr {vgprs}
  .amdhsa_next_free_sgpr 96
  .amdhsa_accum_offset {accum_offset}
  .amdhsa_float_denorm_mode_32 {denormals}
  .amdhsa_ieee_mode {ieee}
  .amdhsa_fp16_overflow {overflow}
.end_amdhsa_kernel
.text
"""

# s[4:7]: the source and the target; v0: the thread; v1: four times that
HEAD = """
  s_load_dwordx4 s[4:7], s[0:1], 0x0
  v_and_b32 v0, 1023, v0
  v_lshlrev_b32 v1, 2, v0
  s_waitcnt lgkmcnt(0)
"""

PROLOGUE = """
  s_load_dwordx4 s[4:7], s[0:1], 0x0
  v_and_b32 v0, 63, v0
  v_lshlrev_b32 v1, 2, v0
  s_waitcnt lgkmcnt(0)
"""


def load_inputs(count: int) -> str:
    lines = []
    for i in range(count):
        lines.append(f"  global_load_dword v{FIRST_INPUT + i}, v1, s[4:5]")
        lines.append("  s_add_u32 s4, s4, 256\n  s_addc_u32 s5, s5, 0")
    return "\n".join([*lines, "  s_waitcnt vmcnt(0)\n"])


def store_outputs(count: int) -> str:
    lines = ["  s_nop 15\n  s_nop 15"]
    for i in range(count):
        lines.append(f"  global_store_dword v1, v{FIRST_OUTPUT + i}, s[6:7]")
        lines.append("  s_add_u32 s6, s6, 256\n  s_addc_u32 s7, s7, 0")
    return "\n".join(lines)


def assemble(
    kernels: dict[str, str],
    folder: Path,
    mcpu: str = "gfx950",
    *,
    lds: int = 65536,
    scratch: int = 0,
    denormals: int = 3,
    ieee: int = 1,
    overflow: int = 0,
    vgprs: int = 512,
    accum_offset: int = 256,
    debug: bool = False,
) -> bytes:
    """Assemble whole kernel bodies (everything before s_endpgm) into one code object, with source lines for `debug`."""
    source = f'.amdgcn_target "amdgcn-amd-amdhsa--{mcpu}"\n.text\n'
    for name, code in kernels.items():
        source += TEMPLATE.format(
            name=name, code=code, lds=lds, scratch=scratch, denormals=denormals, ieee=ieee, overflow=overflow,
            vgprs=vgprs, accum_offset=accum_offset,
        )  # fmt: skip
    path, out = folder / f"k{os.getpid()}.s", folder / f"k{os.getpid()}.co"
    path.write_text(source)
    compiler = clang()
    assert compiler is not None
    command = [compiler, *["-g"] * debug, "-target", "amdgcn-amd-amdhsa", f"-mcpu={mcpu}", str(path), "-o", str(out)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return out.read_bytes()


def extent(name: str, array: np.ndarray, writable: bool = True) -> emulator.Extent:
    return emulator.Extent(array.ctypes.data, array.nbytes, name, writable)


def launch(
    image: bytes,
    name: str,
    source: np.ndarray,
    target: np.ndarray,
    *,
    waves: int = 1,
    groups: int = 1,
    config: emulator.Config | None = None,
) -> emulator.Counters:
    """Run a kernel whose arguments are one array to read and one to write."""
    machine = emulator.load()
    machine.configure(config or emulator.Config())
    kernel = machine.load(image, name)
    kernarg = struct.pack("=QQQQ", source.ctypes.data, target.ctypes.data, 0, 0)
    memory = [extent("source", source, writable=False), extent("target", target)]
    try:
        return machine.launch(kernel, (groups, 1, 1), (64 * waves, 1, 1), kernarg, memory)
    finally:
        machine.unload(kernel)


def run_cases(cases: dict[str, Case], folder: Path, mcpu: str = "gfx950", **mode: int) -> dict[str, np.ndarray]:
    """Run every case; the result of each is uint32 [outputs, 64]. `mode` goes to :func:`assemble`."""
    names = {case: f"case_{i}" for i, case in enumerate(cases)}
    bodies = {
        names[key]: PROLOGUE + load_inputs(len(case.inputs)) + case.body + "\n" + store_outputs(case.outputs)
        for key, case in cases.items()
    }
    image = assemble(bodies, folder, mcpu, **mode)
    results = {}
    for key, case in cases.items():
        source = np.ascontiguousarray(case.inputs, dtype=np.uint32)
        target = np.full((case.outputs, LANES), 0xDEADBEEF, dtype=np.uint32)
        try:
            launch(image, names[key], source, target)
        except emulator.EmulatorFault as fault:
            raise AssertionError(f"{key}: {fault}") from None
        results[key] = target
    return results


def f32(array: np.ndarray) -> np.ndarray:
    """The bits of float32 values."""
    return np.asarray(array, dtype=np.float32).view(np.uint32)


def pairs(array: np.ndarray) -> np.ndarray:
    """64-bit values [64] as two rows of 32 bits."""
    wide = np.asarray(array).view(np.uint64)
    return np.stack([wide & 0xFFFFFFFF, wide >> 32]).astype(np.uint32)


def joined(rows: np.ndarray, dtype: type = np.uint64) -> np.ndarray:
    """Two rows of 32 bits as 64-bit values."""
    return (rows[0].astype(np.uint64) | rows[1].astype(np.uint64) << np.uint64(32)).view(dtype)


def rows_of(want: np.ndarray) -> np.ndarray:
    """An expected result as registers: 64-bit values in two rows, 16-bit ones with the upper half zero."""
    rows = []
    for row in np.atleast_2d(want):
        if row.dtype.itemsize == 8:
            rows.extend(pairs(row))
        else:
            rows.append(row.view(f"u{row.dtype.itemsize}").astype("u4"))
    return np.stack(rows)


def agrees(got: np.ndarray, want: np.ndarray) -> bool:
    """Whether registers hold the expected values bit by bit; of floats, any NaN is as good as another."""
    same = got == rows_of(want)
    if np.asarray(want).dtype.kind == "f":
        both = np.atleast_2d(want)
        nan = np.isnan(both) & np.isnan(values_of(got, both.dtype))
        same |= np.repeat(nan, 2, axis=0) if both.dtype.itemsize == 8 else nan
    return bool(same.all())


def values_of(got: np.ndarray, dtype: np.dtype) -> np.ndarray:
    """Stored registers as values of a type, one row each."""
    if dtype.itemsize == 8:
        return np.stack([joined(got[i : i + 2]) for i in range(0, len(got), 2)]).view(dtype)
    return got.astype(f"u{dtype.itemsize}").view(dtype)


def differing(expected: Cases, inputs: np.ndarray, folder: Path, mcpu: str = "gfx950", **mode: int) -> list[str]:
    """Run every case on the same inputs; the texts whose results are not the expected ones."""
    cases = {text: Case("  " + text, inputs, len(rows_of(want))) for text, want in expected.items()}
    results = run_cases(cases, folder, mcpu, **mode)
    return [text for text, want in expected.items() if not agrees(results[text], want)]
