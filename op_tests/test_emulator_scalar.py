"""Scalar instructions of the emulator against Python's integers, with sixteen pairs of operands, SCC 0 and 1."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from emulator_support import Case, Cases, clang, run_cases
from emulator_values import rng

pytestmark = pytest.mark.skipif(clang() is None, reason="needs clang with the AMDGPU backend")

PAIRS = 16
OLD = 0x11111111
M32, M64 = 2**32 - 1, 2**64 - 1
Value = Callable[[int, int, int], int]

edges = np.array([0, 1, 2**31, 2**63, M64, 2**31 - 1, M32, 2**63 - 1, 2**32, 2**63 + 2**31], "u8")
LEFT = np.concatenate([edges, rng.integers(0, 2**64, PAIRS - len(edges), dtype="u8")])
RIGHT = np.concatenate([LEFT[:2], rng.permutation(edges), rng.integers(0, 2**64, PAIRS - len(edges) - 2, dtype="u8")])
SCC = np.arange(PAIRS) % 2

# A case's text uses s16 or s[16:17] (a), s18 or s[18:19] (b), SCC (c), and leaves its results in s20 to s23, which hold
# OLD, 0, 0, 0 before. {n} makes labels unique.


def signed(x: int, bits: int = 32) -> int:
    x &= (1 << bits) - 1
    return x - (1 << bits) if x >> (bits - 1) else x


def keep(value: Value) -> tuple[Value, Value]:
    """The result; SCC stays."""
    return value, lambda a, b, c: c


def nonzero(value: Value, bits: int = 32) -> tuple[Value, Value]:
    """The result; SCC says that it is not zero."""
    return value, lambda a, b, c: value(a, b, c) % 2**bits != 0


def overflows(value: Value) -> Value:
    return lambda a, b, c: value(a, b, c) != signed(value(a, b, c))


def only_scc(condition: Value) -> tuple[Value, Value]:
    return (lambda a, b, c: OLD), condition


def bit_reverse(x: int, bits: int) -> int:
    return int(f"{x:0{bits}b}"[::-1], 2)


def first_bit(x: int) -> int:
    return (x & -x).bit_length() - 1


def leading(x: int, bits: int) -> int:
    return bits - x.bit_length() if x else -1


def field(x: int, control: int, bits: int, sign: bool = False) -> int:
    shift, width = control % bits, control >> 16 & 127
    if not sign:
        return (x >> shift) & ((1 << width) - 1)
    whole = signed(x, bits) >> shift
    return signed(whole, min(width, bits)) if width else 0


def absolute(x: int) -> int:
    return abs(signed(x))


ARITHMETIC = Cases({
    "s_add_u32 s20, s16, s18": (lambda a, b, c: a + b, lambda a, b, c: a + b > M32),
    "s_addc_u32 s20, s16, s18": (lambda a, b, c: a + b + c, lambda a, b, c: a + b + c > M32),
    "s_sub_u32 s20, s16, s18": (lambda a, b, c: a - b, lambda a, b, c: a < b),
    "s_subb_u32 s20, s16, s18": (lambda a, b, c: a - b - c, lambda a, b, c: a < b + c),
    "s_add_i32 s20, s16, s18": (lambda a, b, c: a + b, overflows(lambda a, b, c: signed(a) + signed(b))),
    "s_sub_i32 s20, s16, s18": (lambda a, b, c: a - b, overflows(lambda a, b, c: signed(a) - signed(b))),
    "s_min_i32 s20, s16, s18": (lambda a, b, c: min(signed(a), signed(b)), lambda a, b, c: signed(a) < signed(b)),
    "s_min_u32 s20, s16, s18": (lambda a, b, c: min(a, b), lambda a, b, c: a < b),
    # What SCC says of equal operands is not compared: AMD's documents say yes since CDNA3, and no before.
    "s_add_u32 s18, s16, 1\n  s_max_i32 s20, s16, s18": (
        lambda a, b, c: max(signed(a), signed(a + 1)), lambda a, b, c: signed(a) > signed(a + 1)),
    "s_add_u32 s18, s16, 1\n  s_max_u32 s20, s16, s18": (
        lambda a, b, c: max(a, (a + 1) & M32), lambda a, b, c: a > (a + 1) & M32),
    "s_mul_i32 s20, s16, s18": keep(lambda a, b, c: a * b),
    "s_mul_hi_u32 s20, s16, s18": keep(lambda a, b, c: a * b >> 32),
    "s_mul_hi_i32 s20, s16, s18": keep(lambda a, b, c: signed(a) * signed(b) >> 32),
    "s_lshl_b32 s20, s16, s18": nonzero(lambda a, b, c: a << b % 32),
    "s_lshr_b32 s20, s16, s18": nonzero(lambda a, b, c: a >> b % 32),
    "s_ashr_i32 s20, s16, s18": nonzero(lambda a, b, c: signed(a) >> b % 32),
    "s_lshl_b64 s[20:21], s[16:17], s18": nonzero(lambda a, b, c: a << b % 64, 64),
    "s_lshr_b64 s[20:21], s[16:17], s18": nonzero(lambda a, b, c: a >> b % 64, 64),
    "s_ashr_i64 s[20:21], s[16:17], s18": nonzero(lambda a, b, c: signed(a, 64) >> b % 64, 64),
    **{f"s_lshl{n}_add_u32 s20, s16, s18": ((lambda a, b, c, n=n: (a << n) + b),
                                            (lambda a, b, c, n=n: (a << n) + b > M32)) for n in (1, 2, 3, 4)},
    **{f"s_bfe_u32 s20, s16, {x:#x}": nonzero(lambda a, b, c, x=x: field(a, x, 32)) for x in (0x80004, 0x7F001F, 9)},
    **{f"s_bfe_i32 s20, s16, {x:#x}": nonzero(lambda a, b, c, x=x: field(a, x, 32, True))
       for x in (0x80004, 0x7F001F, 9)},
    **{f"s_bfe_u64 s[20:21], s[16:17], {x:#x}": nonzero(lambda a, b, c, x=x: field(a, x, 64), 64)
       for x in (0x280004, 0x7F0021, 9)},
    **{f"s_bfe_i64 s[20:21], s[16:17], {x:#x}": nonzero(lambda a, b, c, x=x: field(a, x, 64, True), 64)
       for x in (0x280004, 0x7F0021, 9)},
    "s_bfm_b32 s20, s16, s18": keep(lambda a, b, c: ((1 << a % 32) - 1) << b % 32),
    "s_bfm_b64 s[20:21], s16, s18": keep(lambda a, b, c: ((1 << a % 64) - 1) << b % 64),
    "s_abs_i32 s20, s16": nonzero(lambda a, b, c: absolute(a)),
    "s_absdiff_i32 s20, s16, s18": nonzero(lambda a, b, c: absolute(a - b)),
    "s_movk_i32 s20, 0x8000": keep(lambda a, b, c: -32768),
    "s_mov_b32 s20, s16\n  s_addk_i32 s20, 0x7fff": (
        lambda a, b, c: a + 32767, overflows(lambda a, b, c: signed(a) + 32767)),
    "s_mov_b32 s20, s16\n  s_mulk_i32 s20, 0x8000": keep(lambda a, b, c: a * -32768),
    "s_sext_i32_i8 s20, s16": keep(lambda a, b, c: signed(a, 8)),
    "s_sext_i32_i16 s20, s16": keep(lambda a, b, c: signed(a, 16)),
})  # fmt: skip

BITS = Cases({
    **{f"s_{name}_b{bits} {d}, {a}, {b}": nonzero(value, bits) for name, value in {
        "and": lambda a, b, c: a & b, "or": lambda a, b, c: a | b, "xor": lambda a, b, c: a ^ b,
        "andn2": lambda a, b, c: a & ~b, "orn2": lambda a, b, c: a | ~b, "nand": lambda a, b, c: ~(a & b),
        "nor": lambda a, b, c: ~(a | b), "xnor": lambda a, b, c: ~(a ^ b),
    }.items() for bits, d, a, b in ((32, "s20", "s16", "s18"), (64, "s[20:21]", "s[16:17]", "s[18:19]"))},
    "s_not_b32 s20, s16": nonzero(lambda a, b, c: ~a),
    "s_not_b64 s[20:21], s[16:17]": nonzero(lambda a, b, c: ~a, 64),
    "s_mov_b32 s20, s16": keep(lambda a, b, c: a),
    "s_mov_b64 s[20:21], s[16:17]": keep(lambda a, b, c: a),
    "s_cmov_b32 s20, s16": keep(lambda a, b, c: a if c else OLD),
    "s_cmov_b64 s[20:21], s[16:17]": keep(lambda a, b, c: a if c else OLD),
    "s_cselect_b32 s20, s16, s18": keep(lambda a, b, c: a if c else b),
    "s_cselect_b64 s[20:21], s[16:17], s[18:19]": keep(lambda a, b, c: a if c else b),
    "s_brev_b32 s20, s16": keep(lambda a, b, c: bit_reverse(a, 32)),
    "s_brev_b64 s[20:21], s[16:17]": keep(lambda a, b, c: bit_reverse(a, 64)),
    "s_bcnt1_i32_b32 s20, s16": nonzero(lambda a, b, c: a.bit_count()),
    "s_bcnt1_i32_b64 s20, s[16:17]": nonzero(lambda a, b, c: a.bit_count()),
    "s_bcnt0_i32_b32 s20, s16": nonzero(lambda a, b, c: 32 - a.bit_count()),
    "s_bcnt0_i32_b64 s20, s[16:17]": nonzero(lambda a, b, c: 64 - a.bit_count()),
    "s_ff1_i32_b32 s20, s16": keep(lambda a, b, c: first_bit(a)),
    "s_ff1_i32_b64 s20, s[16:17]": keep(lambda a, b, c: first_bit(a)),
    "s_ff0_i32_b32 s20, s16": keep(lambda a, b, c: first_bit(a ^ M32)),
    "s_ff0_i32_b64 s20, s[16:17]": keep(lambda a, b, c: first_bit(a ^ M64)),
    "s_flbit_i32_b32 s20, s16": keep(lambda a, b, c: leading(a, 32)),
    "s_flbit_i32_b64 s20, s[16:17]": keep(lambda a, b, c: leading(a, 64)),
    "s_pack_ll_b32_b16 s20, s16, s18": keep(lambda a, b, c: a & 0xFFFF | (b & 0xFFFF) << 16),
    "s_pack_lh_b32_b16 s20, s16, s18": keep(lambda a, b, c: a & 0xFFFF | b >> 16 << 16),
    "s_pack_hh_b32_b16 s20, s16, s18": keep(lambda a, b, c: a >> 16 | b >> 16 << 16),
    "s_bitset0_b32 s20, s16": keep(lambda a, b, c: OLD & ~(1 << a % 32)),
    "s_bitset1_b32 s20, s16": keep(lambda a, b, c: OLD | 1 << a % 32),
    "s_wqm_b64 s[20:21], s[16:17]": nonzero(
        lambda a, b, c: sum(15 << q for q in range(0, 64, 4) if a >> q & 15), 64),
    "s_bitcmp0_b32 s16, s18": only_scc(lambda a, b, c: not a >> b % 32 & 1),
    "s_bitcmp1_b32 s16, s18": only_scc(lambda a, b, c: a >> b % 32 & 1),
    "s_bitcmp0_b64 s[16:17], s18": only_scc(lambda a, b, c: not a >> b % 64 & 1),
    "s_bitcmp1_b64 s[16:17], s18": only_scc(lambda a, b, c: a >> b % 64 & 1),
})  # fmt: skip

CONDITIONS = {
    "eq": lambda a, b: a == b, "lg": lambda a, b: a != b, "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b, "lt": lambda a, b: a < b, "le": lambda a, b: a <= b,
}  # fmt: skip
COMPARES = Cases({
    **{f"s_cmp_{n}_u32 s16, s18": only_scc(lambda a, b, c, f=f: f(a, b)) for n, f in CONDITIONS.items()},
    **{f"s_cmp_{n}_i32 s16, s18": only_scc(lambda a, b, c, f=f: f(signed(a), signed(b)))
       for n, f in CONDITIONS.items()},
    **{f"s_cmpk_{n}_u32 s16, 0xffff": only_scc(lambda a, b, c, f=f: f(a, 0xFFFF)) for n, f in CONDITIONS.items()},
    **{f"s_cmpk_{n}_i32 s16, 0xffff": only_scc(lambda a, b, c, f=f: f(signed(a), -1)) for n, f in CONDITIONS.items()},
    **{f"s_cmp_{n}_u64 s[16:17], s[18:19]": only_scc(lambda a, b, c, f=CONDITIONS[n]: f(a, b)) for n in ("eq", "lg")},
})  # fmt: skip

# EXEC is a, the source b; results are the destination and, in s[22:23], the new EXEC.
MASKS = {
    "and": lambda s, e: s & e, "or": lambda s, e: s | e, "xor": lambda s, e: s ^ e, "andn1": lambda s, e: ~s & e,
    "andn2": lambda s, e: s & ~e, "orn1": lambda s, e: ~s | e, "orn2": lambda s, e: s | ~e,
    "nand": lambda s, e: ~(s & e), "nor": lambda s, e: ~(s | e), "xnor": lambda s, e: ~(s ^ e),
}  # fmt: skip
IN_EXEC = "s_mov_b64 exec, s[16:17]\n  {} s[20:21], s[18:19]\n  s_mov_b64 s[22:23], exec\n  s_mov_b64 exec, -1"
EXECUTION = Cases({
    **{IN_EXEC.format(f"s_{n}_saveexec_b64"): (
        (lambda a, b, c, f=f: a | (f(b, a) & M64) << 64), (lambda a, b, c, f=f: f(b, a) & M64 != 0)
    ) for n, f in MASKS.items()},
    **{IN_EXEC.format(f"s_{n}_wrexec_b64"): (
        (lambda a, b, c, f=MASKS[n]: (f(b, a) & M64) * (2**64 + 1)), (lambda a, b, c, f=MASKS[n]: f(b, a) & M64 != 0)
    ) for n in ("andn1", "andn2")},
})  # fmt: skip

SKIP = "\n  s_mov_b32 s20, 7\nskip{n}:"
JUMP = "s_getpc_b64 s[24:25]\nhere{n}:\n  s_add_u32 s24, s24, skip{n}-here{n}\n  s_addc_u32 s25, s25, 0\n  "
CONTROL = Cases({
    "s_branch skip{n}" + SKIP: keep(lambda a, b, c: OLD),
    "s_cbranch_scc0 skip{n}" + SKIP: keep(lambda a, b, c: 7 if c else OLD),
    "s_cbranch_scc1 skip{n}" + SKIP: keep(lambda a, b, c: OLD if c else 7),
    "s_mov_b64 vcc, s[16:17]\n  s_cbranch_vccz skip{n}" + SKIP: keep(lambda a, b, c: 7 if a else OLD),
    "s_mov_b64 vcc, s[16:17]\n  s_cbranch_vccnz skip{n}" + SKIP: keep(lambda a, b, c: OLD if a else 7),
    "s_mov_b64 exec, s[16:17]\n  s_cbranch_execz skip{n}" + SKIP + "\n  s_mov_b64 exec, -1": keep(
        lambda a, b, c: 7 if a else OLD),
    "s_mov_b64 exec, s[16:17]\n  s_cbranch_execnz skip{n}" + SKIP + "\n  s_mov_b64 exec, -1": keep(
        lambda a, b, c: OLD if a else 7),
    # MODE of the tests' kernels: denormals kept everywhere, NaN clamped to 0, IEEE. FP16_OVFL can be set.
    "s_getreg_b32 s20, hwreg(HW_REG_MODE)": keep(lambda a, b, c: 0x3F0),
    "s_getreg_b32 s20, hwreg(HW_REG_MODE, 8, 4)": keep(lambda a, b, c: 3),
    "s_setreg_b32 hwreg(HW_REG_MODE, 23, 1), s16\n  s_getreg_b32 s20, hwreg(HW_REG_MODE, 23, 1)\n"
    "  s_setreg_imm32_b32 hwreg(HW_REG_MODE, 23, 1), 0": keep(lambda a, b, c: a & 1),
    "s_getpc_b64 s[24:25]\n  s_getpc_b64 s[26:27]\n  s_sub_u32 s20, s26, s24": (lambda a, b, c: 4, lambda a, b, c: 0),
    JUMP + "s_setpc_b64 s[24:25]" + SKIP: (lambda a, b, c: OLD, lambda a, b, c: 0),
    # The address to return to is where the skipped move stands, four bytes before the label.
    JUMP + "s_swappc_b64 s[26:27], s[24:25]" + SKIP + "\n  s_sub_u32 s21, s24, s26": (
        lambda a, b, c: OLD | 4 << 32, lambda a, b, c: 0),
    "s_call_b64 s[26:27], skip{n}" + SKIP + "\n  s_getpc_b64 s[24:25]\n  s_sub_u32 s21, s24, s26": (
        lambda a, b, c: OLD | 8 << 32, lambda a, b, c: 0),
})  # fmt: skip

READ = """
  v_readlane_b32 s16, v8, {n}
  v_readlane_b32 s17, v9, {n}
  v_readlane_b32 s18, v10, {n}
  v_readlane_b32 s19, v11, {n}
  s_mov_b32 s20, 0x11111111
  s_mov_b32 s21, 0
  s_mov_b64 s[22:23], 0
  s_cmp_eq_u32 0, {zero}
  {text}
  s_cselect_b32 s28, 1, 0
"""
WRITE = "".join(f"  v_writelane_b32 v{128 + r}, s{s}, {{n}}\n" for r, s in enumerate((20, 21, 22, 23, 28)))
CLEAR = "".join(f"  v_mov_b32 v{128 + r}, 0\n" for r in range(5))


def body(text: str, number: int) -> str:
    """The case on every pair of operands, results in the lane of the pair."""
    out = CLEAR
    for n in range(PAIRS):
        code = text.replace("{n}", f"_{number}_{n}")
        out += (READ + WRITE).format(n=n, zero=1 - SCC[n], text=code)
    return out


def expected(text: str, value: Value, scc: Value) -> np.ndarray:
    out = np.zeros((5, PAIRS), "u4")
    wide_a, wide_b, wide_d = ("s[16:17]" in text or "exec" in text), "s[18:19]" in text, "s[20:21]" in text
    for n in range(PAIRS):
        a, b, c = int(LEFT[n]), int(RIGHT[n]), int(SCC[n])
        operands = (a if wide_a else a & M32), (b if wide_b else b & M32), c
        result = value(*operands)
        if not wide_d and "s21" not in text:
            result &= M32
        elif "exec_b64" not in text:
            result &= M64
        out[:, n] = [result >> 32 * r & M32 for r in range(4)] + [bool(scc(*operands))]
    return out


@pytest.mark.parametrize("family", [ARITHMETIC, BITS, COMPARES, EXECUTION, CONTROL],
                         ids=["arithmetic", "bits", "compares", "execution", "control"])  # fmt: skip
def test_scalar_instructions(tmp_path, family):
    """Guards results, SCC, carries, the range of shifts and fields, EXEC, MODE, and where branches go."""
    operands = np.zeros((4, 64), "u4")
    operands[:2, :PAIRS] = np.stack([LEFT & M32, LEFT >> np.uint64(32)])
    operands[2:, :PAIRS] = np.stack([RIGHT & M32, RIGHT >> np.uint64(32)])
    cases = {text: Case(body(text, number), operands, 5) for number, text in enumerate(family)}
    results = run_cases(cases, tmp_path)
    wrong = [t for t, (value, scc) in family.items()
             if not np.array_equal(results[t][:, :PAIRS], expected(t, value, scc))]  # fmt: skip
    assert not wrong
