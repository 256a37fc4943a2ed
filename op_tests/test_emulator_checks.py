"""Deliberately wrong kernels: each must be reported, precisely, and its right twin must pass."""

from __future__ import annotations

import re

import numpy as np
import pytest
from emulator_support import HEAD, assemble, clang, launch

from mla_jit import emulator
from mla_jit.errors import LaunchError

pytestmark = pytest.mark.skipif(clang() is None, reason="needs clang with the AMDGPU backend")

# s[8:11]: the source as a raw buffer of 256 bytes
BUFFER = """
  s_mov_b32 s8, s4
  s_mov_b32 s9, s5
  s_mov_b32 s10, 256
  s_mov_b32 s11, 0x27000
"""

# name: right body, wrong body, kind of the finding, instruction that it must name, waves
PAIRS = {
    "read one byte past the end": (
        "global_load_ubyte v2, v1, s[4:5] offset:3\n s_waitcnt vmcnt(0)",
        "global_load_ubyte v2, v1, s[4:5] offset:4\n s_waitcnt vmcnt(0)",
        "out of bounds", "global_load_ubyte", 1,
    ),
    "read one byte before the begin": (
        "global_load_ubyte v2, v1, s[4:5]\n s_waitcnt vmcnt(0)",
        "global_load_ubyte v2, v1, s[4:5] offset:-1\n s_waitcnt vmcnt(0)",
        "out of bounds", "global_load_ubyte", 1,
    ),
    "write one past the end": (
        "global_store_dword v1, v0, s[6:7]",
        "global_store_dword v1, v0, s[6:7] offset:4",
        "out of bounds", "global_store_dword", 1,
    ),
    "write to what is read-only": (
        "global_store_dword v1, v0, s[6:7]", "global_store_dword v1, v0, s[4:5]",
        "out of bounds", "global_store_dword", 1,
    ),
    "scalar read past the kernarg segment": (
        "s_load_dword s8, s[0:1], 0x1c\n s_waitcnt lgkmcnt(0)",
        "s_load_dword s8, s[0:1], 0x20\n s_waitcnt lgkmcnt(0)",
        "out of bounds", "s_load_dword ", 1,
    ),
    "LDS past the workgroup's": (
        "v_mov_b32 v2, 0xfffc\n ds_write_b32 v2, v0", "v_mov_b32 v2, 0x10000\n ds_write_b32 v2, v0",
        "out of bounds", "ds_write_b32", 1,
    ),
    "load used before its wait": (
        "global_load_dword v2, v1, s[4:5]\n s_waitcnt vmcnt(0)\n v_add_u32 v3, v2, v2",
        "global_load_dword v2, v1, s[4:5]\n v_add_u32 v3, v2, v2\n s_waitcnt vmcnt(0)",
        "missing wait", "v_add_u32", 1,
    ),
    "wait one short": (
        "global_load_dword v2, v1, s[4:5]\n global_load_dword v3, v1, s[4:5]\n s_waitcnt vmcnt(1)\n v_mov_b32 v4, v2",
        "global_load_dword v2, v1, s[4:5]\n global_load_dword v3, v1, s[4:5]\n s_waitcnt vmcnt(1)\n v_mov_b32 v4, v3",
        "missing wait", "v_mov_b32", 1,
    ),
    "destination of a load overwritten": (
        "global_load_dword v2, v1, s[4:5]\n s_waitcnt vmcnt(0)\n v_mov_b32 v2, 0",
        "global_load_dword v2, v1, s[4:5]\n v_mov_b32 v2, 0",
        "missing wait", "v_mov_b32", 1,
    ),
    "scalar loads come back in any order": (
        "s_load_dword s8, s[0:1], 0\n s_load_dword s9, s[0:1], 4\n s_waitcnt lgkmcnt(0)\n s_add_u32 s8, s8, 0",
        "s_load_dword s8, s[0:1], 0\n s_load_dword s9, s[0:1], 4\n s_waitcnt lgkmcnt(1)\n s_add_u32 s8, s8, 0",
        "missing wait", "s_add_u32", 1,
    ),
    "LDS result used before its wait": (
        "ds_write_b32 v1, v0\n ds_read_b32 v2, v1\n s_waitcnt lgkmcnt(0)\n v_mov_b32 v3, v2",
        "ds_write_b32 v1, v0\n ds_read_b32 v2, v1\n s_waitcnt lgkmcnt(1)\n v_mov_b32 v3, v2",
        "missing wait", "v_mov_b32", 1,
    ),
    "LDS-DMA read before its wait": (
        "s_mov_b32 m0, 0\n s_nop 0\n global_load_lds_dword v1, s[4:5]\n s_waitcnt vmcnt(0)\n ds_read_b32 v2, v1",
        "s_mov_b32 m0, 0\n s_nop 0\n global_load_lds_dword v1, s[4:5]\n ds_read_b32 v2, v1\n s_waitcnt vmcnt(0)",
        "missing wait", "ds_read_b32", 1,
    ),
    "no barrier between a write and another wave's read": (
        "ds_write_b32 v1, v0\n s_waitcnt lgkmcnt(0)\n s_barrier\n v_xor_b32 v2, 0x100, v1\n ds_read_b32 v3, v2",
        "ds_write_b32 v1, v0\n s_waitcnt lgkmcnt(0)\n v_xor_b32 v2, 0x100, v1\n ds_read_b32 v3, v2",
        "LDS race", "ds_", 2,
    ),
    "a barrier that does not wait for the write": (
        "ds_write_b32 v1, v0\n s_waitcnt lgkmcnt(0)\n s_barrier\n v_xor_b32 v2, 0x100, v1\n ds_read_b32 v3, v2",
        "ds_write_b32 v1, v0\n s_barrier\n v_xor_b32 v2, 0x100, v1\n ds_read_b32 v3, v2",
        "LDS race", "ds_read_b32", 2,
    ),
    "two waves write one place": (
        "ds_write_b32 v1, v0", "v_and_b32 v2, 0xfc, v1\n ds_write_b32 v2, v0", "LDS race", "ds_write_b32", 2,
    ),
    "written while another wave reads": (
        "ds_write_b32 v1, v0\n v_xor_b32 v2, 0x100, v1\n s_waitcnt lgkmcnt(0)\n s_barrier\n ds_read_b32 v3, v2\n"
        " s_waitcnt lgkmcnt(0)\n s_barrier\n ds_write_b32 v1, v2",
        "ds_write_b32 v1, v0\n v_xor_b32 v2, 0x100, v1\n s_waitcnt lgkmcnt(0)\n s_barrier\n ds_read_b32 v3, v2\n"
        " s_waitcnt lgkmcnt(0)\n ds_write_b32 v1, v2",
        "LDS race", "ds_", 2,
    ),
    "a barrier that does not wait for the read": (
        "ds_write_b32 v1, v0\n v_xor_b32 v2, 0x100, v1\n s_waitcnt lgkmcnt(0)\n s_barrier\n ds_read_b32 v3, v2\n"
        " s_waitcnt lgkmcnt(0)\n s_barrier\n ds_write_b32 v1, v2",
        "ds_write_b32 v1, v0\n v_xor_b32 v2, 0x100, v1\n s_waitcnt lgkmcnt(0)\n s_barrier\n ds_read_b32 v3, v2\n"
        " s_barrier\n ds_write_b32 v1, v2",
        "LDS race", "ds_write_b32", 2,
    ),
    "uninitialised register as an address": (
        "v_mov_b32 v7, 0\n ds_write_b32 v7, v0\n s_nop 0", "ds_write_b32 v7, v0",
        "undefined value", "ds_write_b32", 1,
    ),
    "uninitialised value through arithmetic to memory": (
        "v_mov_b32 v7, 1\n v_add_u32 v8, v7, v0\n global_store_dword v1, v8, s[6:7]",
        "v_add_u32 v8, v7, v0\n global_store_dword v1, v8, s[6:7]",
        "undefined value", "global_store_dword", 1,
    ),
    "uninitialised scalar decides a branch": (
        "s_mov_b32 s40, 0\n s_cmp_eq_u32 s40, 0\n s_cbranch_scc1 0",
        "s_cmp_eq_u32 s40, 0\n s_cbranch_scc1 0",
        "undefined value", "s_cbranch_scc1", 1,
    ),
    "uninitialised lanes in EXEC": (
        "v_mov_b32 v7, 0\n v_cmp_eq_u32 vcc, v7, v0\n s_and_saveexec_b64 s[8:9], vcc\n s_mov_b64 exec, s[8:9]",
        "v_cmp_eq_u32 vcc, v7, v0\n s_and_saveexec_b64 s[8:9], vcc\n s_mov_b64 exec, s[8:9]",
        "undefined value", "s_and_saveexec_b64", 1,
    ),
    "uninitialised LDS to memory": (
        "ds_write_b32 v1, v0\n ds_read_b32 v2, v1\n s_waitcnt lgkmcnt(0)\n global_store_dword v1, v2, s[6:7]",
        "ds_read_b32 v2, v1\n s_waitcnt lgkmcnt(0)\n global_store_dword v1, v2, s[6:7]",
        "undefined value", "global_store_dword", 1,
    ),
    "a wave that ends before the others' barrier": (
        "s_barrier",
        "v_readfirstlane_b32 s8, v0\n s_nop 4\n s_cmp_eq_u32 s8, 0\n s_cbranch_scc1 skip_bar\n s_barrier\nskip_bar:",
        "barrier", "s_barrier", 2,
    ),
    "a scalar load into VCC that decides a branch": (
        "s_load_dwordx2 vcc, s[0:1], 0\n s_waitcnt lgkmcnt(0)\n s_cbranch_vccz 0",
        "s_load_dwordx2 vcc, s[0:1], 0\n s_cbranch_vccz 0\n s_waitcnt lgkmcnt(0)",
        "missing wait", "s_cbranch_vccz", 1,
    ),
    "a buffer whose size is undefined": (
        BUFFER + "buffer_load_dword v2, v1, s[8:11], 0 offen\n s_waitcnt vmcnt(0)",
        BUFFER.replace("s_mov_b32 s10", "s_mov_b32 s12") + "buffer_load_dword v2, v1, s[8:11], 0 offen",
        "undefined value", "buffer_load_dword", 1,
    ),
    "a buffer that adds the lane to the index": (
        BUFFER + "buffer_load_dword v2, v1, s[8:11], 0 offen\n s_waitcnt vmcnt(0)",
        BUFFER.replace("0x27000", "0x827000") + "buffer_load_dword v2, v1, s[8:11], 0 offen",
        "not modelled", "buffer_load_dword", 1,
    ),
    "an atomic and a plain write of what is there already": (
        "v_mov_b32 v2, 0\n ds_max_u32 v2, v0", "v_mov_b32 v2, 0\n ds_write_b32 v2, v2\n ds_max_u32 v2, v2",
        "LDS race", "ds_", 2,
    ),
    "a misaligned atomic": (
        "v_mov_b32 v2, 4\n ds_add_u32 v2, v0", "v_mov_b32 v2, 2\n ds_add_u32 v2, v0", "out of bounds", "ds_add_u32", 1,
    ),
    "a misaligned atomic in memory": (
        "v_mov_b32 v2, 4\n global_atomic_add v2, v0, s[6:7]", "v_mov_b32 v2, 2\n global_atomic_add v2, v0, s[6:7]",
        "out of bounds", "global_atomic_add", 1,
    ),
    "an old LDS value that nobody wrote, taken by an exchange": (
        "ds_write_b32 v1, v0\n ds_wrxchg_rtn_b32 v2, v1, v0\n s_waitcnt lgkmcnt(0)\n"
        " global_store_dword v1, v2, s[6:7]",
        "ds_wrxchg_rtn_b32 v2, v1, v0\n s_waitcnt lgkmcnt(0)\n global_store_dword v1, v2, s[6:7]",
        "undefined value", "global_store_dword", 1,
    ),
    "a write into the code": (
        "s_getpc_b64 s[8:9]\n v_mov_b32 v2, 0\n global_load_dword v3, v2, s[8:9]\n s_waitcnt vmcnt(0)",
        "s_getpc_b64 s[8:9]\n v_mov_b32 v2, 0\n global_store_dword v2, v0, s[8:9]",
        "out of bounds", "global_store_dword", 1,
    ),
    "a wave that halts": ("s_sethalt 0", "s_sethalt 1", "trap", "s_sethalt", 1),
    "a hardware register": (
        "s_getreg_b32 s8, hwreg(HW_REG_XCC_ID)", "s_getreg_b32 s8, hwreg(HW_REG_HW_ID)",
        "not modelled", "s_getreg_b32", 1,
    ),
    "endless loop": ("s_nop 0", "again:\n s_branch again", "budget", "s_branch", 1),
}  # fmt: skip

# Producer, consumer, states needed between them (gfx950.md's table), register that ties them.
MATRIX = "v_mfma_f32_16x16x32_bf16 v[20:23], v[8:11], v[12:15], v[16:19]"
WIDE = "v_mfma_f32_32x32x64_f8f6f4 v[64:79], v[24:31], v[32:39], v[40:55]"
MEDIUM = "v_mfma_f32_16x16x128_f8f6f4 v[64:67], v[24:31], v[32:39], v[40:43]"
WAIT_STATES = {
    "matrix result to VALU, 4 passes": (MATRIX, "v_mov_b32 v60, v23", 8),
    "matrix result to VALU, 8 passes": (MEDIUM, "v_mov_b32 v60, v64", 12),
    "matrix result to VALU, 16 passes": (WIDE, "v_mov_b32 v60, v64", 20),
    "matrix result overwritten": (MATRIX, "v_mov_b32 v21, 0", 8),
    "matrix result to memory": (MATRIX, "global_store_dword v1, v20, s[6:7]", 8),
    "matrix result to A": (MATRIX, "v_mfma_f32_16x16x32_bf16 v[56:59], v[20:23], v[12:15], v[16:19]", 8),
    "matrix result to another C": (MATRIX, "v_mfma_f32_32x32x16_bf16 v[64:79], v[8:11], v[12:15], v[20:35]", 6),
    "VALU result to a matrix operand": ("v_mov_b32 v8, 0", MATRIX, 2),
    "matrix C overwritten, 4 passes": (MATRIX, "v_mov_b32 v16, 0", 3),
    "matrix C overwritten, 16 passes": (WIDE, "v_mov_b32 v40, 0", 15),
    "VALU result to a permlane swap": ("v_mov_b32 v8, 0", "v_permlane32_swap_b32 v8, v9", 2),
    "VALU result to DPP": ("v_mov_b32 v8, 0", "v_mov_b32_dpp v9, v8 row_ror:1 row_mask:0xf bank_mask:0xf", 2),
    "VALU result to readlane": ("v_mov_b32 v8, 0", "v_readlane_b32 s8, v8, 3", 1),
    "readfirstlane to VALU": ("v_readfirstlane_b32 s8, v8", "v_mov_b32 v9, s8", 2),
    "readfirstlane to a memory address": (
        "v_readfirstlane_b32 s6, v60", "global_store_dword v1, v8, s[6:7]", 5,
    ),
    "compare to cndmask": ("v_cmp_eq_u32 vcc, v8, v9", "v_cndmask_b32 v10, v8, v9, vcc", 2),
    "transcendental to VALU": ("v_exp_f32 v8, v9", "v_mov_b32 v10, v8", 1),
    "v_cmpx to a matrix instruction": ("v_cmpx_eq_u32 s[8:9], v0, v0", MATRIX, 4),
    "M0 to LDS-DMA": ("s_mov_b32 m0, 0", "global_load_lds_dword v1, s[4:5]", 1),
    "compare to a buffer's offset": (
        "v_cmp_ne_u32 s[20:21], v0, v0", "buffer_load_dword v60, v1, s[8:11], s20 offen", 5,
    ),
    "lane read to a lane select": ("v_readfirstlane_b32 s20, v2", "v_readlane_b32 s21, v3, s20", 4),
    "VCC to v_div_fmas": ("v_cmp_eq_u32 vcc, v8, v9", "v_div_fmas_f32 v10, v8, v9, v11", 4),
    "v_cmpx to a lane read": ("v_cmpx_eq_u32 s[20:21], v0, v0", "v_readfirstlane_b32 s22, v2", 4),
    "v_cmpx to a permlane swap": ("v_cmpx_eq_u32 s[20:21], v0, v0", "v_permlane32_swap_b32 v8, v9", 4),
    "v_cmpx to DPP": (
        "v_cmpx_eq_u32 s[20:21], v0, v0", "v_mov_b32_dpp v9, v8 row_ror:1 row_mask:0xf bank_mask:0xf", 5,
    ),
    "a part of a register to VALU": (
        "v_add_u32_sdwa v8, v9, v10 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD",
        "v_mov_b32 v11, v8", 1,
    ),
    "matrix result overwritten by a load": (MATRIX, "ds_read_b32 v21, v1", 8),
    "matrix C overwritten by a load": (MATRIX, "ds_read_b32 v16, v1", 3),
    "float32 matrix result to VALU": ("v_mfma_f32_16x16x4_f32 v[20:23], v8, v12, v[16:19]", "v_mov_b32 v60, v23", 10),
    "wide store's data overwritten": ("global_store_dwordx4 v2, v[8:11], s[6:7]", "v_mov_b32 v9, 0", 2),
    "wide store's data overwritten by a matrix result": ("global_store_dwordx4 v2, v[20:23], s[6:7]", MATRIX, 2),
    "store of three dwords, data overwritten": ("global_store_dwordx3 v2, v[8:10], s[6:7]", "v_mov_b32 v9, 0", 2),
    "wide buffer store's data overwritten": (
        "buffer_store_dwordx4 v[20:23], v2, s[12:15], 0 offen", "v_mov_b32 v21, 0", 2,
    ),
}  # fmt: skip

# s[12:15]: the target as a raw buffer
TARGET_BUFFER = (
    BUFFER.replace("s8, s4", "s12, s6").replace("s9, s5", "s13, s7").replace("s10", "s14").replace("s11", "s15")
)

FILL = "\n".join(f"  v_mov_b32 v{r}, 0" for r in range(2, 80))


def run(folder, body, waves=1, config=None):
    image = assemble({"wrong_kernel": HEAD + body}, folder)
    launch(image, "wrong_kernel", np.zeros(64 * waves, "u4"), np.zeros(64 * waves, "u4"), waves=waves, config=config)


@pytest.mark.parametrize("name", PAIRS)
def test_wrong_kernel_is_reported(tmp_path, name):
    """Guards each check twice: the right twin passes (no false alarm), the wrong one is named with its instruction."""
    right, wrong, kind, instruction, waves = PAIRS[name]
    config = emulator.Config(budget=20_000, seed=3)
    run(tmp_path, right, waves, config)
    with pytest.raises(emulator.EmulatorFault) as caught:
        run(tmp_path, wrong, waves, config)
    text = str(caught.value)
    assert kind + ": " in text
    assert re.search(rf"wrong_kernel: workgroup \(0,0,0\) wave \d.* at 0x[0-9a-f]+: {instruction}", text), text


@pytest.mark.parametrize("name", WAIT_STATES)
def test_wait_states(tmp_path, name):
    """Guards every line of the wait-state table at its edge: one state too few is reported, just enough passes."""
    producer, consumer, states = WAIT_STATES[name]
    head = f"{FILL}\n{BUFFER}{TARGET_BUFFER}  s_mov_b32 s20, 0\n  s_mov_b32 m0, 0\n  v_mov_b32 v60, s6\n  s_nop 15\n"

    def body(between: int) -> str:
        gap = "".join(f"  s_nop {min(between - i, 16) - 1}\n" for i in range(0, between, 16))
        return f"{head}  {producer}\n{gap}  {consumer}\n  s_nop 15\n  s_waitcnt vmcnt(0) lgkmcnt(0)\n"

    run(tmp_path, body(states))
    with pytest.raises(emulator.EmulatorFault, match=f"wait states: .*{states} required, {states - 1} here"):
        run(tmp_path, body(states - 1))


def test_accumulating_chain_needs_no_wait(tmp_path):
    """Guards against a false alarm: a result that is the next one's C, register for register, needs no wait states."""
    chain = "v_mfma_f32_16x16x32_bf16 v[16:19], v[8:11], v[12:15], v[16:19]\n"
    run(tmp_path, f"{FILL}\n s_nop 1\n {chain} {chain} {chain} s_nop 8\n v_mov_b32 v2, v16")


def test_what_needs_no_wait_states(tmp_path):
    """Guards against false alarms: a store whose offset is in a register, a lane write's value, which is no lane, and
    results of gfx942, a state earlier."""
    head = f"{FILL}\n{TARGET_BUFFER} s_mov_b32 s20, 0\n s_nop 3\n"
    run(tmp_path, f"{head} buffer_store_dwordx4 v[20:23], v2, s[12:15], s20 offen\n v_mov_b32 v21, 0")
    run(tmp_path, f"{FILL}\n v_readfirstlane_b32 s8, v2\n s_nop 1\n v_writelane_b32 v3, s8, 1")
    matrix = "v_mfma_f32_16x16x16_bf16 v[20:23], v[8:9], v[12:13], v[16:19]"
    image = assemble({"older": f"{HEAD}{head} {matrix}\n s_nop 6\n v_mov_b32 v24, v20"}, tmp_path, mcpu="gfx942")
    launch(image, "older", np.zeros(64, "u4"), np.zeros(64, "u4"))


def test_zeros_are_instructions(tmp_path):
    """Guards against llvm-objdump's habit of leaving out runs of zeros: a wave that runs into them must not go on
    behind them, and a jump over them must arrive."""
    zeros = " .long 0\n" * 8
    run(tmp_path, f"v_mov_b32 v2, 0\n s_branch over\n{zeros}over:\n global_store_dword v1, v2, s[6:7]")
    with pytest.raises(emulator.EmulatorFault, match="the stored v0 is undefined"):
        run(tmp_path, f"s_nop 0\n{zeros} global_store_dword v1, v0, s[6:7]")


def test_padding_of_a_three_dword_lds_dma(tmp_path):
    """Guards against a false alarm: lanes of a three-dword LDS-DMA lie 16 bytes apart, and the dword between two is
    anybody's."""
    body = """
 v_lshrrev_b32 v2, 6, v0
 v_and_b32 v3, 63, v0
 v_lshlrev_b32 v4, 4, v3
 v_lshlrev_b32 v5, 2, v3
 s_mov_b32 m0, 0
 v_readfirstlane_b32 s8, v2
 s_nop 4
 s_cmp_eq_u32 s8, 1
 s_cbranch_scc1 other
 ds_write_b32 v4, v0 offset:12
 s_waitcnt lgkmcnt(0)
 s_barrier
 v_mov_b32 v6, 0
 global_load_lds_dwordx3 v6, s[4:5]
 s_waitcnt vmcnt(0)
 s_branch end
other:
 s_barrier
 ds_read_b32 v7, v4 offset:12
 s_waitcnt lgkmcnt(0)
end:
"""
    for seed in range(4):
        run(tmp_path, body, waves=2, config=emulator.Config(seed=seed))


def test_register_that_the_kernel_does_not_have(tmp_path):
    """Guards the descriptor's register counts: on silicon such an instruction reaches another wave or nothing."""
    image = assemble({"few": HEAD + "v_mov_b32 v2, 0"}, tmp_path, vgprs=8, accum_offset=4)
    launch(image, "few", np.zeros(64, "u4"), np.zeros(64, "u4"))
    for wrong in ("v_mov_b32 v4, 0", "v_accvgpr_write_b32 a4, 0"):
        image = assemble({"few": HEAD + wrong}, tmp_path, vgprs=8, accum_offset=4)
        with pytest.raises(emulator.EmulatorFault, match=r"register: the kernel has v0..v3 and 4 accumulators"):
            launch(image, "few", np.zeros(64, "u4"), np.zeros(64, "u4"))


def test_unknown_instruction_is_named_with_its_encoding(tmp_path):
    """Guards the rule that nothing is skipped: an instruction without an implementation stops the launch by name."""
    with pytest.raises(emulator.EmulatorFault, match=r"unknown instruction: .*\n.*v_cubeid_f32 .*\[D1C4"):
        run(tmp_path, "v_mov_b32 v2, 0\n v_cubeid_f32 v3, v2, v2, v2")
    with pytest.raises(emulator.EmulatorFault, match="unknown instruction"):
        run(tmp_path, ".long 0xffffffff")
    with pytest.raises(emulator.EmulatorFault, match="unknown instruction: cbsz, abid and blgp are not modelled"):
        run(tmp_path, f"{FILL}\n {MATRIX} blgp:1")


def test_an_unknown_instruction_that_is_not_reached_is_no_fault(tmp_path):
    """Guards foreign code objects: what is not executed may be anything."""
    run(tmp_path, "s_branch over\n v_cubeid_f32 v3, v0, v0, v0\nover:")


@pytest.mark.parametrize("seed", range(3))
def test_atomics_between_workgroups(tmp_path, seed):
    """Guards atomicity and the interleaving: every arrival number is given out exactly once, not in a fixed order."""
    body = """
  v_mov_b32 v2, 0
  v_mov_b32 v3, 1
  v_cmp_eq_u32 vcc, 0, v0
  s_nop 1
  s_and_saveexec_b64 s[8:9], vcc
  global_atomic_add v4, v2, v3, s[6:7] sc0
  s_waitcnt vmcnt(0)
  s_lshl_b32 s10, s2, 2
  v_mov_b32 v5, s10
  global_store_dword v5, v4, s[6:7] offset:4
"""
    image = assemble({"arrive": HEAD + body}, tmp_path)
    target = np.zeros(33, "u4")
    config = emulator.Config(seed=seed, workgroups_in_flight=8)
    launch(image, "arrive", np.zeros(64, "u4"), target, groups=32, config=config)
    assert target[0] == 32 and sorted(target[1:]) == list(range(32))
    again = np.zeros(33, "u4")
    launch(image, "arrive", np.zeros(64, "u4"), again, groups=32, config=config)
    assert np.array_equal(target, again)
    if seed:
        assert list(target[1:]) != list(range(32))


def test_counters(tmp_path):
    """Guards the counts that kernels are compared by."""
    body = f"{FILL}\n s_nop 1\n {MATRIX}\n ds_write_b128 v1, v[2:5]\n s_waitcnt lgkmcnt(0)"
    image = assemble({"count": HEAD.replace("v_lshlrev_b32 v1, 2", "v_lshlrev_b32 v1, 4") + body}, tmp_path)
    counters = launch(image, "count", np.zeros(64, "u4"), np.zeros(64, "u4"))
    assert counters.by_class["mfma"] == 1 and counters.by_class["valu"] == 2 + 78 and counters.by_class["lds"] == 1
    assert counters.bytes["lds_written"] == 1024 and counters.longest["matrix_clocks"] == 16
    assert counters.longest["issue_clocks"] == 4 * counters.instructions


def test_images_that_cannot_run(tmp_path):
    """Guards the errors of loading: no ELF file, another machine, no such kernel."""
    machine = emulator.load()
    with pytest.raises(LaunchError, match="no 64-bit ELF"):
        machine.load(b"\0" * 4096, "x")
    image = assemble({"here": HEAD}, tmp_path)
    with pytest.raises(LaunchError, match="no kernel there"):
        machine.load(image, "there")
    other = bytearray(image)
    other[48] = 0x41  # e_flags: gfx1100
    with pytest.raises(LaunchError, match="runs gfx90a, gfx942 and gfx950"):
        machine.load(bytes(other), "here")
