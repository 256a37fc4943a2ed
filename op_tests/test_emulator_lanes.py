"""Data movement between lanes and within registers: SDWA, DPP, swaps, lane reads and writes, LDS permutes."""

from __future__ import annotations

import numpy as np
import pytest
from emulator_support import Case, Cases, clang, differing, run_cases
from emulator_values import HA, HB, LANE, A, B, C, i, mask_of, two

pytestmark = pytest.mark.skipif(clang() is None, reason="needs clang with the AMDGPU backend")

X = (LANE * 3 + 100).astype("u4")
Y = (LANE * 7 + 1000).astype("u4")
ROW, INSIDE = LANE & ~15, LANE & 15

# Control: the lane that each lane reads, -1 for none.
DPP = {
    "quad_perm:[3,1,0,2]": (LANE & ~3) + np.array([3, 1, 0, 2])[LANE & 3],
    "row_shl:3": np.where(INSIDE + 3 < 16, LANE + 3, -1),
    "row_shr:5": np.where(INSIDE >= 5, LANE - 5, -1),
    "row_ror:2": ROW | (INSIDE - 2) & 15,
    "row_mirror": ROW | 15 - INSIDE,
    "row_half_mirror": (LANE & ~7) | 7 - (LANE & 7),
    "row_newbcast:9": ROW | 9,
    "row_bcast:15": np.where(LANE >= 16, ROW - 1, -1),
    "row_bcast:31": np.where(LANE >= 32, 31, -1),
    "wave_shl:1": np.where(LANE < 63, LANE + 1, -1),
    "wave_shr:1": LANE - 1,
    "wave_rol:1": (LANE + 1) & 63,
    "wave_ror:1": (LANE - 1) & 63,
}
OLD = "v_mov_b32 v128, 5\n  s_nop 1\n  "
DPP_CASES = Cases({
    **{f"{OLD}v_mov_b32_dpp v128, v8 {control} row_mask:0xf bank_mask:0xf{bound}":
       np.where(source >= 0, X[source], 0 if bound else 5).astype("u4")
       for control, source in DPP.items() for bound in ("", " bound_ctrl:0")},
    OLD + "v_add_u32_dpp v128, v8, v9 row_shr:1 row_mask:0xa bank_mask:0xf":
        np.where((LANE // 16 % 2 == 1) & (INSIDE >= 1), X[LANE - 1] + Y, 5).astype("u4"),
    OLD + "v_add_u32_dpp v128, v8, v9 row_ror:1 row_mask:0xf bank_mask:0x5":
        np.where(LANE // 4 % 2 == 0, X[ROW | (INSIDE - 1) & 15] + Y, 5).astype("u4"),
    OLD + "v_sub_f32_dpp v128, -v8, |v9| row_mirror row_mask:0xf bank_mask:0xf":
        (-X.view("f4")[ROW | 15 - INSIDE] - abs(Y.view("f4"))),
    "v_mov_b64_dpp v[128:129], v[8:9] row_newbcast:3 row_mask:0xf bank_mask:0xf": np.stack([X[ROW | 3], Y[ROW | 3]]),
})  # fmt: skip


def test_dpp(tmp_path):
    """Guards where each DPP control takes its lane from, what lanes without a source get, and the masks."""
    assert not differing(DPP_CASES, np.stack([X, Y]), tmp_path)


def test_dpp_does_not_read_lanes_that_are_off(tmp_path):
    """Guards DPP under EXEC: a source lane that is off counts as none."""
    head = "v_mov_b32 v128, 5\n  s_mov_b64 s[18:19], exec\n  s_mov_b32 exec_lo, 0xfffffff7\n  s_nop 4\n  "
    text = "v_mov_b32_dpp v128, v8 quad_perm:[3,1,0,2] row_mask:0xf bank_mask:0xf{}\n  s_mov_b64 exec, s[18:19]"
    on = LANE != 3
    for bound in ("", " bound_ctrl:0"):
        got = run_cases({"dpp": Case("  " + head + text.format(bound), X[None])}, tmp_path)["dpp"][0]
        source = DPP["quad_perm:[3,1,0,2]"]
        want = np.where(on & (source != 3), X[source], np.where(on & bool(bound), 0, 5))
        assert np.array_equal(got, want)


def part(x: np.ndarray, select: str, sign: bool = False) -> np.ndarray:
    kind, _, n = select.partition("_")
    width = {"BYTE": 8, "WORD": 16, "DWORD": 32}[kind]
    field = x >> np.uint32(int(n or 0) * width) & np.uint32(2**width - 1)
    return (field.astype(f"u{width // 8}").view(f"i{width // 8}").astype("i4").view("u4")) if sign else field


def placed(x: np.ndarray, select: str, unused: str) -> np.ndarray:
    kind, _, n = select.partition("_")
    width = {"BYTE": 8, "WORD": 16}[kind]
    shift = np.uint32(int(n) * width)
    field = np.uint32((2**width - 1) << int(shift))
    value = x << shift & field
    if unused == "PRESERVE":
        return C & ~field | value
    if unused == "SEXT":
        return (part(x, kind + "_0", sign=True) << shift).astype("u4")
    return value


SUM = A + B
SDWA = Cases({
    "v_or_b32_sdwa v128, v8, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:BYTE_1":
        part(A, "WORD_1") | part(B, "BYTE_1"),
    "v_and_b32_sdwa v128, sext(v8), v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD":
        part(A, "BYTE_3", sign=True) & B,
    "v_add_u32_sdwa v128, sext(v8), sext(v9) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:BYTE_2":
        part(A, "WORD_0", sign=True) + part(B, "BYTE_2", sign=True),
    **{f"v_mov_b32 v128, v10\n  v_add_u32_sdwa v128, v8, v9 dst_sel:{select} dst_unused:UNUSED_{unused} "
       "src0_sel:DWORD src1_sel:DWORD": placed(SUM, select, unused)
       for select in ("BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1")
       for unused in ("PAD", "SEXT", "PRESERVE")},
    "v_add_f16_sdwa v128, -v11, |v11| dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_0":
        two(np.zeros(64, "u2"), -HB + abs(HA)),
    "v_cmp_lt_i32_sdwa vcc, sext(v8), v9 src0_sel:BYTE_0 src1_sel:DWORD\n  s_nop 1\n  v_cndmask_b32 v128, v10, v9, vcc":
        np.where(i(part(A, "BYTE_0", sign=True)) < i(B), B, C),
})  # fmt: skip


def test_sdwa(tmp_path):
    """Guards the parts of registers that SDWA reads and writes, and what becomes of the rest of the destination."""
    got = run_cases({t: Case("  " + t, np.stack([A, B, C, two(HA, HB)])) for t in SDWA}, tmp_path)
    quiet = np.isnan(HA) | np.isnan(HB)
    wrong = [t for t, want in SDWA.items() if not np.all((got[t][0] == want.view("u4")) | (quiet & ("f16" in t)))]
    assert not wrong


ON = LANE % 3 != 1
LANES_OFF = f"s_mov_b64 s[18:19], exec\n  s_mov_b32 exec_lo, {mask_of(ON) & 0xFFFFFFFF:#x}\n  "
LANES_OFF += f"s_mov_b32 exec_hi, {mask_of(ON) >> 32:#x}\n  s_nop 4\n  "
BELOW_LOW = np.array([(1 << min(n, 32)) - 1 for n in range(64)], "u8").astype("u4")
BELOW_HIGH = np.array([(1 << max(n - 32, 0)) - 1 for n in range(64)], "u8").astype("u4")
COUNT = np.vectorize(lambda x: int(x).bit_count(), otypes=["u4"])
HALF = np.arange(64) & 32


def swapped(first: np.ndarray, second: np.ndarray, n: int) -> np.ndarray:
    """Upper halves of the first's stretches of 2 n lanes for lower halves of the second's."""
    a, b = first.copy(), second.copy()
    lower = LANE[(LANE & n) == 0]
    a[lower + n], b[lower] = second[lower], first[lower + n]
    return np.stack([a, b])


COPY = "v_mov_b32 v128, v8\n  v_mov_b32 v129, v9\n  s_nop 1\n  "
MOVES = Cases({
    COPY + "v_permlane32_swap_b32 v128, v129": swapped(A, B, 32),
    COPY + "v_permlane16_swap_b32 v128, v129": swapped(A, B, 16),
    COPY + LANES_OFF + "v_swap_b32 v128, v129\n  s_mov_b64 exec, s[18:19]": np.stack(
        [np.where(ON, B, A), np.where(ON, A, B)]),
    "v_mbcnt_lo_u32_b32 v128, v8, v9": COUNT(A & BELOW_LOW) + B,
    "v_mbcnt_hi_u32_b32 v128, v8, v9": COUNT(A & BELOW_HIGH) + B,
    "s_mov_b32 s20, 0x12345678\n  s_mov_b32 s21, 0x9abcdef0\n  v_cndmask_b32 v128, v8, v9, s[20:21]": np.where(
        0x9ABCDEF012345678 >> LANE.astype("u8") & np.uint64(1), B, A),
    "v_readlane_b32 s20, v8, 17\n  s_nop 4\n  v_mov_b32 v128, s20": np.full(64, A[17]),
    "s_mov_b32 s21, 99\n  v_readlane_b32 s20, v8, s21\n  s_nop 4\n  v_mov_b32 v128, s20": np.full(64, A[99 % 64]),
    "s_mov_b64 s[18:19], exec\n  s_mov_b32 exec_lo, 0\n  s_mov_b32 exec_hi, 0x180\n  v_readfirstlane_b32 s20, v8\n"
    "  s_mov_b64 exec, s[18:19]\n  s_nop 4\n  v_mov_b32 v128, s20": np.full(64, A[39]),
    "v_mov_b32 v128, v8\n  s_mov_b32 s22, 63\n  v_writelane_b32 v128, s22, 3": np.where(LANE == 3, 63, A).astype("u4"),
    "v_accvgpr_write_b32 a8, v8\n  v_mov_b32 v8, 0\n  s_nop 1\n  v_accvgpr_mov_b32 a9, a8\n  s_nop 1\n"
    "  v_accvgpr_read_b32 v128, a9\n  v_mov_b32 v129, v8": np.stack([A, 0 * A]),
})  # fmt: skip


def test_moves_between_lanes(tmp_path):
    """Guards which lanes and halves change places, reads and writes of one lane, EXEC, and that a8 is not v8."""
    assert not differing(MOVES, np.stack([A, B]), tmp_path)


TARGET = np.random.default_rng(1).permutation(64)
COLLIDING = TARGET // 2 * 2
PUSHED, LAST = np.zeros(64, "u4"), np.zeros(64, "u4")
PUSHED[TARGET] = X
for lane in range(64):
    LAST[COLLIDING[lane]] = X[lane]
WAIT = "\n  s_waitcnt lgkmcnt(0)"
PERMUTES = Cases({
    "ds_bpermute_b32 v128, v9, v8" + WAIT: X[TARGET],
    "ds_bpermute_b32 v128, v9, v8 offset:12" + WAIT: X[(TARGET + 3) % 64],
    "ds_permute_b32 v128, v9, v8" + WAIT: PUSHED,
    "ds_permute_b32 v128, v10, v8" + WAIT: LAST,
    "v_mov_b32 v128, 5\n  " + LANES_OFF + "ds_bpermute_b32 v128, v9, v8" + WAIT + "\n  s_mov_b64 exec, s[18:19]":
        np.where(ON, np.where(ON[TARGET], X[TARGET], 0), 5).astype("u4"),
    "ds_swizzle_b32 v128, v8 offset:0x041f" + WAIT: X[LANE ^ 1],
    "ds_swizzle_b32 v128, v8 offset:swizzle(QUAD_PERM,1,0,3,2)" + WAIT: X[LANE ^ 1],
    "ds_swizzle_b32 v128, v8 offset:swizzle(QUAD_PERM,3,1,0,2)" + WAIT: X[DPP["quad_perm:[3,1,0,2]"]],
    "ds_swizzle_b32 v128, v8 offset:swizzle(BITMASK_PERM,\"01pip\")" + WAIT: X[HALF | 8 | LANE & 7 ^ 2],
    "ds_swizzle_b32 v128, v8 offset:swizzle(BROADCAST,8,3)" + WAIT: X[(LANE & ~7) + 3],
    "ds_swizzle_b32 v128, v8 offset:swizzle(REVERSE,16)" + WAIT: X[LANE ^ 15],
    "ds_swizzle_b32 v128, v8 offset:swizzle(SWAP,16)" + WAIT: X[LANE ^ 16],
})  # fmt: skip


def test_lds_permutes(tmp_path):
    """Guards bpermute (pull), permute (push; the highest lane wins) and every form that swizzle's pattern prints in."""
    assert not differing(PERMUTES, np.stack([X, TARGET * 4, COLLIDING * 4]).astype("u4"), tmp_path)


def test_undefined_halves_of_a_packed_move(tmp_path):
    """Guards against a false alarm: v_pk_mov takes one half of each source, whatever the other half holds."""
    text = "v_mov_b32 v21, v8\n  v_mov_b32 v22, v9\n  v_pk_mov_b32 v[128:129], v[20:21], v[22:23] op_sel:[1,0]"
    assert not differing(Cases({text: np.stack([A, B])}), np.stack([A, B]), tmp_path)
