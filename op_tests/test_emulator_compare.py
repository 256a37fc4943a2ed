"""v_cmp, v_cmpx and v_cmp_class of the emulator against numpy: every condition of every type, as lane masks."""

from __future__ import annotations

import numpy as np
import pytest
from emulator_support import Case, Cases, clang, rows_of, run_cases
from emulator_values import DA, DB, FA, FB, HA, HB, WA, WB, A, B, i, mask_of

pytestmark = pytest.mark.skipif(clang() is None, reason="needs clang with the AMDGPU backend")

OPERANDS = {
    "i16": (i(A.astype("u2")), i(B.astype("u2"))), "u16": (A.astype("u2"), B.astype("u2")),
    "i32": (i(A), i(B)), "u32": (A, B), "i64": (i(WA), i(WB)), "u64": (WA, WB),
    "f16": (HA, HB), "f32": (FA, FB), "f64": (DA, DB),
}  # fmt: skip
ALWAYS, NEVER = np.ones(64, bool), np.zeros(64, bool)


def conditions(kind: str) -> dict[str, np.ndarray]:
    a, b = OPERANDS[kind]
    both = {"f": NEVER, "lt": a < b, "eq": a == b, "le": a <= b, "gt": a > b, "ge": a >= b}
    if kind[0] != "f":
        return both | {"ne": a != b, "t": ALWAYS}
    unordered = np.isnan(a) | np.isnan(b)
    return both | {
        "lg": (a < b) | (a > b), "o": ~unordered, "u": unordered, "nge": ~(a >= b), "nlg": ~((a < b) | (a > b)),
        "ngt": ~(a > b), "nle": ~(a <= b), "neq": ~(a == b), "nlt": ~(a < b), "tru": ALWAYS,
    }  # fmt: skip


def classes(x: np.ndarray, quiet_bit: int) -> np.ndarray:
    """The bit that v_cmp_class gives each value: NaNs, then the negative numbers upwards, then the positive ones."""
    bits = x.view(f"u{x.itemsize}")
    quiet = (bits >> type(bits[0])(quiet_bit) & type(bits[0])(1)).astype(bool)
    tiny = np.abs(x) < np.finfo(x.dtype).tiny
    magnitude = np.select([np.isinf(x), x == 0, tiny], [3, 0, 1], 2)
    return np.select([np.isnan(x), np.signbit(x)], [quiet.astype(int), 5 - magnitude], 6 + magnitude)


# Signalling and quiet NaN, -inf, -2, negative denormal, -0, +0, denormal, 1, inf: one of each class, in that order.
KINDS64 = [
    *(0x7FF0000000000001, 0x7FF8000000000000, 0xFFF0000000000000, 0xC000000000000000, 2**63 + 1),
    *(2**63, 0, 1, 0x3FF0000000000000, 0x7FF0000000000000),
]
CLASS64 = np.resize(np.array(KINDS64, "u8"), 64).view("f8")
KINDS32 = [
    *(0x7F800001, 0x7FC00000, 0xFF800000, 0xC0000000, 0x80000001, 0x80000000, 0, 1, 0x3F800000, 0x7F800000),
]
CLASS32 = np.resize(np.array(KINDS32, "u4"), 64).view("f4")
ACCEPTED = (1 << np.arange(64) // 10 * 3 % 10 | 1 << np.arange(64) % 10 * (np.arange(64) % 3 > 0)).astype("u4")

REGISTERS = {2: ("v8", "v9"), 4: ("v8", "v9"), 8: ("v[8:9]", "v[10:11]")}
COMPARES = Cases({
    f"v_cmp_{name}_{kind} vcc, {', '.join(REGISTERS[OPERANDS[kind][0].itemsize])}": lanes
    for kind in OPERANDS for name, lanes in conditions(kind).items()
})  # fmt: skip
CLASSES = Cases(
    {
        "v_cmp_class_f32 vcc, v8, v9": (ACCEPTED >> classes(CLASS32, 22) & 1).astype(bool),
        "v_cmp_class_f64 vcc, v[8:9], v10": (ACCEPTED >> classes(CLASS64, 51) & 1).astype(bool),
    }
)
TO_EXEC = Cases(
    {
        text.replace("v_cmp_", "v_cmpx_").replace("vcc", "s[20:21]"): lanes
        for text, lanes in (COMPARES | CLASSES).items()
    }
)


def registers(*operands: np.ndarray) -> np.ndarray:
    return np.concatenate([rows_of(x) for x in operands])


def inputs_of(text: str) -> np.ndarray:
    if "class" in text:
        return registers(CLASS64 if "f64" in text else CLASS32, ACCEPTED)
    return registers(*OPERANDS[text.split()[0].rsplit("_", 1)[1]])


# Every fifth lane is off and must give 0.
ON = np.arange(64) % 5 != 0
MASK = mask_of(ON)
AFTER = """
  s_mov_b64 s[24:25], exec
  s_mov_b64 exec, -1
  s_nop 4
  v_mov_b32 v128, {low}
  v_mov_b32 v129, {high}
  v_mov_b32 v130, s24
  v_mov_b32 v131, s25"""
BEFORE = f"  s_mov_b32 exec_lo, {MASK & 0xFFFFFFFF:#x}\n  s_mov_b32 exec_hi, {MASK >> 32:#x}\n  "


def words(mask: int) -> list[int]:
    return [mask & 0xFFFFFFFF, mask >> 32]


@pytest.mark.parametrize("family", [COMPARES, CLASSES, TO_EXEC], ids=["v_cmp", "v_cmp_class", "v_cmpx"])
def test_compares(tmp_path, family):
    """Guards each condition, above all with NaN, that lanes which are off give 0, and that only v_cmpx writes EXEC."""
    to = {"vcc": ("vcc_lo", "vcc_hi"), "s[20:21]": ("s20", "s21")}
    cases = {}
    for text in family:
        low, high = to[text.split()[1].rstrip(",")]
        cases[text] = Case(BEFORE + text + AFTER.format(low=low, high=high), inputs_of(text), 4)
    results = run_cases(cases, tmp_path)
    for text, lanes in family.items():
        mask = mask_of(lanes & ON)
        want = words(mask) + words(mask if "cmpx" in text else MASK)
        assert [int(x) for x in results[text][:, 0]] == want, text
