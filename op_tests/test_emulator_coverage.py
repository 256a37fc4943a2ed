"""Every instruction that the emulator executes has a case against numpy, or a reason not to have one."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import numpy as np
import pytest
from emulator_support import Case, Cases, clang, run_cases

from mla_jit import emulator

pytestmark = pytest.mark.skipif(clang() is None, reason="needs clang with the AMDGPU backend")

FAMILIES = ("compare", "conversions", "integer", "lanes", "lds", "matrix", "memory", "scalar", "valu")

# What has no result to compare: operands, the arch that has it, and where its effect is tested. That it changes nothing
# else is tested below.
CHECKS = "test_emulator_checks.py"
WITHOUT_RESULT = {
    "s_nop": ("3", "gfx950", f"waits; {CHECKS}::test_wait_states counts with it"),
    "v_nop": ("", "gfx950", "does nothing"),
    "s_waitcnt": ("vmcnt(0)", "gfx950", f"waits; {CHECKS}::test_wrong_kernel_is_reported"),
    "s_barrier": ("", "gfx950", f"waits for other waves; {CHECKS}::test_wrong_kernel_is_reported"),
    "s_sleep": ("1", "gfx950", "gives other waves a turn"),
    "s_setprio": ("1", "gfx950", "a hint to the scheduler"),
    "s_sethalt": ("0", "gfx950", "for debuggers"),
    "s_ttracedata": ("", "gfx950", "for tracing"),
    "s_incperflevel": ("1", "gfx950", "for performance counters"),
    "s_decperflevel": ("1", "gfx950", "for performance counters"),
    **dict.fromkeys(
        ("s_icache_inv", "s_dcache_inv", "s_dcache_wb", "s_dcache_inv_vol", "s_dcache_wb_vol"),
        ("", "gfx950", "caches, which are not modelled (docs/emulator.md)"),
    ),
    **dict.fromkeys(("buffer_wbl2", "buffer_inv"), ("sc1", "gfx950", "caches")),
    **dict.fromkeys(("buffer_wbinvl1", "buffer_wbinvl1_vol", "buffer_invl2"), ("", "gfx90a", "caches")),
}
ENDS = {"s_endpgm": "the end of every kernel of these tests", "s_trap": "test_trap_ends_the_launch"}


def base_name(mnemonic: str) -> str:
    """The name in the emulator's table, as its parser forms it."""
    return re.sub(r"_e64$", "", re.sub(r"_(e32|e64|sdwa|dpp)$", "", mnemonic))


def mnemonics(text: str) -> set[str]:
    return {base_name(line.split()[0]) for line in text.splitlines() if line.strip() and not line.strip().endswith(":")}


def exercised() -> set[str]:
    """The instructions in the keys of every test module's Cases."""
    found: set[str] = set()
    for family in FAMILIES:
        for value in vars(importlib.import_module(f"test_emulator_{family}")).values():
            if isinstance(value, Cases):
                found = found.union(*map(mnemonics, value))
    return found


def test_every_instruction_has_a_case():
    """Guards against an instruction that is executed by a formula that nothing has compared with another."""
    table = emulator.load().instructions()
    without = table - exercised() - set(WITHOUT_RESULT) - set(ENDS)
    assert not without, f"no case against numpy: {sorted(without)}"
    assert not (set(WITHOUT_RESULT) | set(ENDS)) - table, "reasons for what the emulator does not execute"


def test_the_families_are_all_here():
    """Guards the list above: a test file with cases that it leaves out would count for nothing."""
    files = {path.stem.removeprefix("test_emulator_") for path in Path(__file__).parent.glob("test_emulator_*.py")}
    assert files - set(FAMILIES) == {"checks", "cli", "coverage", "mutations"}


@pytest.mark.parametrize("mcpu", ["gfx950", "gfx90a"])
def test_instructions_without_a_result(tmp_path, mcpu):
    """Guards hints and cache instructions against being refused, and against touching a register, SCC, VCC or EXEC."""
    body = """  s_mov_b64 vcc, 0x5a
  s_cmp_eq_u32 0, 0
  {}
  s_cselect_b32 s16, 1, 0
  s_mov_b64 s[18:19], exec
  v_mov_b32 v128, v8
  v_mov_b32 v129, s16
  v_mov_b32 v130, vcc_lo
  v_mov_b32 v131, s18"""
    inputs = np.arange(64, dtype="u4")[None]
    chosen = {f"{n} {operands}": arch for n, (operands, arch, _) in WITHOUT_RESULT.items() if arch == mcpu}
    for text, got in run_cases({t: Case(body.format(t), inputs, 4) for t in chosen}, tmp_path, mcpu).items():
        want = np.stack([inputs[0], *(np.full(64, x, "u4") for x in (1, 0x5A, 0xFFFFFFFF))])
        assert np.array_equal(got, want), text


def test_trap_ends_the_launch(tmp_path):
    """Guards s_trap, by which compiled kernels stop on a failed assertion."""
    with pytest.raises(AssertionError, match="trap: the kernel stops itself"):
        run_cases({"trap": Case("  v_mov_b32 v128, 0\n  s_trap 2", np.zeros((1, 64), "u4"))}, tmp_path)
