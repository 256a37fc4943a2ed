"""Float, half and double vector instructions of the emulator against numpy, one instruction a case."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from emulator_support import (
    PROLOGUE,
    Case,
    Cases,
    agrees,
    assemble,
    clang,
    differing,
    f32,
    launch,
    load_inputs,
    rows_of,
    run_cases,
    store_outputs,
    values_of,
)
from emulator_values import DA, DB, DC, FA, FB, FC, HA, HB, HC, LANE, A, halves, two

pytestmark = pytest.mark.skipif(clang() is None, reason="needs clang with the AMDGPU backend")

rng = np.random.default_rng(7)
SHIFTS = (A % 61).astype("i4") - 30
F4, F8 = np.float32, np.float64
np.seterr(all="ignore")


def fma32(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    return (np.longdouble(a) * np.longdouble(b) + np.longdouble(c)).astype("f4")


def fma64(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    out = a * b + c
    for n in np.flatnonzero(np.isfinite(a) & np.isfinite(b) & np.isfinite(c)):
        exact = Fraction(float(a[n])) * Fraction(float(b[n])) + Fraction(float(c[n]))
        out[n] = float(exact) if exact else out[n]
    return out


def greater(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The maximum for which a number wins against NaN and 0 against -0."""
    first = np.isnan(b) | (a > b) | ((a == b) & ~np.signbit(a))
    return np.where(np.isnan(a), b, np.where(first, a, b))


def lesser(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    return -greater(-a, -b)


def middle(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    """The median; with a NaN among them the minimum."""
    ordered = greater(lesser(a, b), lesser(greater(a, b), c))
    unordered = np.isnan(a) | np.isnan(b) | np.isnan(c)
    return np.where(unordered, lesser(lesser(a, b), c), ordered)


def below_one(x: np.ndarray) -> np.ndarray:
    """The part behind the point, never rounded up to one."""
    part = x - np.floor(x)
    return np.where(part >= 1, np.nextafter(x.dtype.type(1), x.dtype.type(0)), part)


def clamped(x: np.ndarray) -> np.ndarray:
    return np.nan_to_num(np.clip(x, 0, 1), nan=0) + x.dtype.type(0)


def mantissa(x: np.ndarray) -> np.ndarray:
    return np.where(np.isfinite(x), np.frexp(x)[0], x).astype(x.dtype)


def exponent(x: np.ndarray) -> np.ndarray:
    return np.where(np.isfinite(x), np.frexp(x)[1], 0).astype("i4")


def fixed_up(quotient: np.ndarray, divisor: np.ndarray, dividend: np.ndarray) -> np.ndarray:
    """The quotient where both sides are ordinary numbers, else what IEEE says of the division."""
    sign = np.where(np.signbit(divisor) != np.signbit(dividend), -1, 1).astype(divisor.dtype)
    special = ~np.isfinite(divisor) | ~np.isfinite(dividend) | (divisor == 0) | (dividend == 0)
    span = np.log2(np.finfo(divisor.dtype).smallest_subnormal) - 1
    apart = exponent(dividend) - exponent(divisor) < span
    ordinary = np.where(np.isnan(quotient), np.inf, abs(quotient)) * sign
    return np.where(special, dividend / divisor, np.where(apart, 0 * sign, ordinary)).astype(divisor.dtype)


FLOAT = Cases({
    "v_add_f32 v128, v8, v9": FA + FB,
    "v_sub_f32 v128, v8, v9": FA - FB,
    "v_subrev_f32 v128, v8, v9": FB - FA,
    "v_mul_f32 v128, v8, v9": FA * FB,
    "v_mul_legacy_f32 v128, v8, v9": np.where((FA == 0) | (FB == 0), F4(0), FA * FB),
    "v_max_f32 v128, v8, v9": greater(FA, FB),
    "v_min_f32 v128, v8, v9": lesser(FA, FB),
    "v_max3_f32 v128, v8, v9, v10": greater(greater(FA, FB), FC),
    "v_min3_f32 v128, v8, v9, v10": lesser(lesser(FA, FB), FC),
    "v_med3_f32 v128, v8, v9, v10": middle(FA, FB, FC),
    "v_maximum3_f32 v128, v8, v9, v10": np.maximum(np.maximum(FA, FB), FC),
    "v_minimum3_f32 v128, v8, v9, v10": np.minimum(np.minimum(FA, FB), FC),
    "v_fma_f32 v128, v8, v9, -v10": fma32(FA, FB, -FC),
    "v_mov_b32 v128, v10\n  v_fmac_f32 v128, v8, v9": fma32(FA, FB, FC),
    "v_fmaak_f32 v128, v8, v9, 0x3fe00000": fma32(FA, FB, F4(1.75)),
    "v_fmamk_f32 v128, v8, 0x3fe00000, v9": fma32(FA, F4(1.75), FB),
    "v_fract_f32 v128, v8": below_one(FA),
    "v_trunc_f32 v128, v8": np.trunc(FA),
    "v_ceil_f32 v128, v8": np.ceil(FA),
    "v_floor_f32 v128, v8": np.floor(FA),
    "v_rndne_f32 v128, v8": np.rint(FA),
    "v_ldexp_f32 v128, v8, v11": np.ldexp(FA, SHIFTS),
    "v_ldexp_f32 v128, v8, 3": FA * 8,
    "v_frexp_mant_f32 v128, v8": mantissa(FA),
    "v_frexp_exp_i32_f32 v128, v8": exponent(FA),
    "v_div_fixup_f32 v128, v8, v9, v10": fixed_up(FA, FB, FC),
    "v_add_f32 v128, -v8, |v9|": -FA + abs(FB),
    "v_mul_f32 v128, -|v8|, v9": -abs(FA) * FB,
    "v_add_f32 v128, v8, v9 clamp": clamped(FA + FB),
    "v_fma_f32 v128, v8, v9, v10 clamp": clamped(fma32(FA, FB, FC)),
    "v_add_f32 v128, 0.5, v8": F4(0.5) + FA,
    "v_mul_f32 v128, 0.15915494, v8": F4(0.15915494) * FA,
})  # fmt: skip
FLOATS = np.concatenate([f32(x)[None] for x in (FA, FB, FC)] + [SHIFTS.view("u4")[None]])


def test_float_instructions(tmp_path):
    """Guards the formulas of float instructions bit by bit: NaN, infinities, denormals, -0, clamp, signs."""
    assert not differing(FLOAT, FLOATS, tmp_path)


# They have no denormals: what comes in, and what goes out.
NA, NB, NC = (np.where(abs(x) < 1e-30, F4(0), x) for x in (FA, FB, FC))
MAD = Cases({
    "v_mad_f32 v128, v8, v9, v10": NA * NB + NC,
    "v_mov_b32 v128, v10\n  v_mac_f32 v128, v8, v9": NA * NB + NC,
    "v_madak_f32 v128, v8, v9, 0x3fe00000": NA * NB + F4(1.75),
    "v_madmk_f32 v128, v8, 0x3fe00000, v9": NA * F4(1.75) + NB,
})  # fmt: skip


def test_multiply_add_with_two_roundings(tmp_path):
    """Guards gfx90a's v_mad against being fused."""
    assert not differing(MAD, np.stack([f32(x) for x in (NA, NB, NC)]), tmp_path, "gfx90a")


OMOD = Cases({
    "v_mul_f32 v128, v8, v9 mul:2": NA * NB * 2 + F4(0),
    "v_add_f32 v128, v8, v9 mul:4": (NA + NB) * 4 + F4(0),
    "v_max_f32 v128, v8, v9 div:2": greater(NA, NB) / 2 + F4(0),
})  # fmt: skip


def test_output_modifiers(tmp_path):
    """Guards mul and div behind an instruction: they do nothing in IEEE mode or with denormals, as a compiler asks."""
    inputs = np.stack([f32(x) for x in (NA, NB)])
    assert not differing(OMOD, inputs, tmp_path, denormals=0, ieee=0)
    plain = Cases({text: value for text, value in zip(OMOD, [NA * NB, NA + NB, greater(NA, NB)], strict=True)})
    assert not differing(plain, inputs, tmp_path, denormals=3, ieee=0)
    assert not differing(plain, inputs, tmp_path, denormals=0, ieee=1)


ORDINARY = np.where((abs(FA) < 1e-30) & (FA != 0) | (abs(FA) > 1e30) & np.isfinite(FA), F4(3), FA)
TURNS = np.where(abs(ORDINARY) > 1e6, F4(123456.25), ORDINARY)
WIDE = ORDINARY.astype("f8")
TRANSCENDENTAL = Cases({
    "v_exp_f32 v128, v8": np.exp2(WIDE).astype("f4") * (np.exp2(WIDE) >= 2.0**-126),
    "v_log_f32 v128, v8": np.log2(WIDE).astype("f4"),
    "v_rcp_f32 v128, v8": (1 / WIDE).astype("f4"),
    "v_rcp_iflag_f32 v128, v8": (1 / WIDE).astype("f4"),
    "v_rsq_f32 v128, v8": (1 / np.sqrt(WIDE)).astype("f4"),
    "v_sqrt_f32 v128, v8": np.sqrt(ORDINARY),
    "v_sin_f32 v128, v9": np.sin(np.remainder(TURNS.astype("f8"), 1) * 2 * np.pi).astype("f4"),
    "v_cos_f32 v128, v9": np.cos(np.remainder(TURNS.astype("f8"), 1) * 2 * np.pi).astype("f4"),
})  # fmt: skip


def test_transcendentals(tmp_path):
    """Guards base 2, the turns that sines count in, and poles and NaN; to one unit in the last place."""
    inputs = np.stack([f32(ORDINARY), f32(TURNS)])
    results = run_cases({text: Case("  " + text, inputs) for text in TRANSCENDENTAL}, tmp_path)
    for text, want in TRANSCENDENTAL.items():
        near_zero = 1e-7 if "sin" in text or "cos" in text else 0
        np.testing.assert_allclose(values_of(results[text], want.dtype)[0], want, 1.2e-7, near_zero, err_msg=text)


EXACT_TURNS = np.array([0, -0.0, 0.25, 0.5, 0.75, -0.25, 1e30, -3.4e38, np.inf, np.nan] + [1.0] * 54, "f4")


def test_exact_turns(tmp_path):
    """Guards the results of whole and quarter turns, which are exact, however large the angle is."""
    cases = Cases({
        "v_sin_f32 v128, v8": np.array([0, -0.0, 1, 0, -1, -1, 0, 0, np.nan, np.nan] + [0] * 54, "f4"),
        "v_cos_f32 v128, v8": np.array([1, 1, 0, -1, 0, 0, 1, 1, np.nan, np.nan] + [1] * 54, "f4"),
    })  # fmt: skip
    results = run_cases({text: Case("  " + text, f32(EXACT_TURNS)[None]) for text in cases}, tmp_path)
    for text, want in cases.items():
        np.testing.assert_array_equal(values_of(results[text], want.dtype)[0], want, err_msg=text)


HALF = Cases({
    "v_add_f16 v128, v8, v9": HA + HB,
    "v_sub_f16 v128, v8, v9": HA - HB,
    "v_mul_f16 v128, v8, v9": HA * HB,
    "v_max_f16 v128, v8, v9": greater(HA, HB),
    "v_min_f16 v128, v8, v9": lesser(HA, HB),
    "v_exp_f16 v128, v8": np.exp2(HA.astype("f8")).astype("f2"),
    "v_log_f16 v128, v8": np.log2(HA.astype("f8")).astype("f2"),
    "v_rcp_f16 v128, v8": (1 / HA.astype("f8")).astype("f2"),
    "v_sqrt_f16 v128, v8": np.sqrt(HA.astype("f8")).astype("f2"),
    "v_add_f16 v128, -v8, |v9|": -HA + abs(HB),
    "v_add_f16 v128, v8, v9 clamp": clamped(HA + HB),
    "v_add_f16 v128, 0.5, v8": np.float16(0.5) + HA,
    "v_pack_b32_f16 v128, v8, v9": two(HA, HB),
})  # fmt: skip


def test_half_instructions(tmp_path):
    """Guards halves: rounded once, to the half, with the register's upper half cleared."""
    assert not differing(HALF, np.concatenate([rows_of(x) for x in (HA, HB, HC)]), tmp_path)


HALF_FMA = Cases({
    "v_mov_b32 v128, v11\n  v_fma_f16 v128, v8, v9, v10": (HA.astype("f8") * HB + HC).astype("f2"),
})  # fmt: skip


def test_half_fma_keeps_the_upper_half(tmp_path):
    """Guards the one half instruction here that leaves the destination's other half alone."""
    inputs = np.concatenate([rows_of(x) for x in (HA, HB, HC, FA)])
    for text, want in HALF_FMA.items():
        got = run_cases({text: Case("  " + text, inputs)}, tmp_path)[text]
        assert np.array_equal(got[0] & np.uint32(0xFFFF0000), f32(FA) & np.uint32(0xFFFF0000))
        assert agrees(got & np.uint32(0xFFFF), want)


XA, XB, XC = halves(), halves(), halves()


def both(function: object, *operands: tuple[np.ndarray, np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
    return tuple(function(*(x[n] for x in operands)) for n in range(2))  # type: ignore[operator, return-value]


def half_fma(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    return (a.astype("f8") * b + c).astype("f2")


P, Q, R = (HA, XA), (HB, XB), (HC, XC)
PACKED_HALF = Cases({
    "v_pk_add_f16 v128, v8, v9": both(np.add, P, Q),
    "v_pk_mul_f16 v128, v8, v9": both(np.multiply, P, Q),
    "v_pk_fma_f16 v128, v8, v9, v10": both(half_fma, P, Q, R),
    "v_pk_max_f16 v128, v8, v9": both(greater, P, Q),
    "v_pk_min_f16 v128, v8, v9": both(lesser, P, Q),
    "v_pk_add_f16 v128, v8, v9 clamp": both(lambda a, b: clamped(a + b), P, Q),
    "v_pk_add_f16 v128, v8, v9 op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[1,0]": (P[1] - Q[0], -P[0] + Q[1]),
    "v_pk_mul_f16 v128, v8, 2.0 op_sel_hi:[1,0]": both(lambda a: a * np.float16(2), P),
})  # fmt: skip


def test_packed_halves(tmp_path):
    """Guards both halves of packed instructions, the halves and signs that modifiers name, and clamp."""
    inputs = np.stack([two(*x) for x in (P, Q, R)])
    results = run_cases({text: Case("  " + text, inputs) for text in PACKED_HALF}, tmp_path)
    for text, (lower, upper) in PACKED_HALF.items():
        assert agrees(results[text] & np.uint32(0xFFFF), lower), text
        assert agrees(results[text] >> np.uint32(16), upper), text


PX, PY, PZ = (np.stack(x) for x in ((FA, FB), (FB, FC), (FC, FA)))
PACKED_FLOAT = Cases({
    "v_pk_add_f32 v[128:129], v[8:9], v[10:11]": PX + PY,
    "v_pk_mul_f32 v[128:129], v[8:9], v[10:11]": PX * PY,
    "v_pk_fma_f32 v[128:129], v[8:9], v[10:11], v[12:13]": fma32(PX, PY, PZ),
    "v_pk_mov_b32 v[128:129], v[8:9], v[10:11]": np.stack([PX[0], PY[0]]),
    "v_pk_mov_b32 v[128:129], v[8:9], v[10:11] op_sel:[1,0]": np.stack([PX[1], PY[0]]),
    "v_pk_mov_b32 v[128:129], v[8:9], v[10:11] op_sel:[0,1]": np.stack([PX[0], PY[1]]),
    "v_pk_mul_f32 v[128:129], v[8:9], v[10:11] op_sel:[1,0] op_sel_hi:[0,1]": np.stack([PX[1] * PY[0], PX[0] * PY[1]]),
    "v_pk_add_f32 v[128:129], v[8:9], v[10:11] op_sel_hi:[1,0] neg_lo:[0,1]": np.stack([PX[0] - PY[0], PX[1] + PY[0]]),
    "v_pk_mul_f32 v[128:129], v[8:9], v[10:11] clamp": clamped(PX * PY),
    "v_pk_add_f32 v[128:129], v[8:9], 1.0 op_sel_hi:[1,0]": PX + F4(1),
})  # fmt: skip


def test_packed_floats(tmp_path):
    """Guards op_sel, op_sel_hi and signs of packed floats: each picks a half for one result."""
    assert not differing(PACKED_FLOAT, np.concatenate([f32(x) for x in (PX, PY, PZ)]), tmp_path)


DOUBLE = Cases({
    "v_add_f64 v[128:129], v[8:9], v[10:11]": DA + DB,
    "v_mul_f64 v[128:129], v[8:9], -v[10:11]": DA * -DB,
    "v_fma_f64 v[128:129], v[8:9], v[10:11], v[12:13]": fma64(DA, DB, DC),
    "v_mov_b64 v[128:129], v[12:13]\n  v_fmac_f64 v[128:129], v[8:9], v[10:11]": fma64(DA, DB, DC),
    "v_max_f64 v[128:129], v[8:9], v[10:11]": greater(DA, DB),
    "v_min_f64 v[128:129], |v[8:9]|, v[10:11]": lesser(abs(DA), DB),
    "v_trunc_f64 v[128:129], v[8:9]": np.trunc(DA),
    "v_floor_f64 v[128:129], v[8:9]": np.floor(DA),
    "v_ceil_f64 v[128:129], v[8:9]": np.ceil(DA),
    "v_rndne_f64 v[128:129], v[8:9]": np.rint(DA),
    "v_fract_f64 v[128:129], v[8:9]": below_one(DA),
    "v_ldexp_f64 v[128:129], v[8:9], v14": np.ldexp(DA, SHIFTS),
    "v_frexp_mant_f64 v[128:129], v[8:9]": mantissa(DA),
    "v_frexp_exp_i32_f64 v128, v[8:9]": exponent(DA),
    "v_div_fixup_f64 v[128:129], v[8:9], v[10:11], v[12:13]": fixed_up(DA, DB, DC),
    "v_rcp_f64 v[128:129], v[8:9]": 1 / DA,
    "v_rsq_f64 v[128:129], v[8:9]": 1 / np.sqrt(DA),
    "v_sqrt_f64 v[128:129], v[8:9]": np.sqrt(DA),
    "v_add_f64 v[128:129], v[8:9], 0.5": DA + 0.5,
    "v_add_f64 v[128:129], v[8:9], v[10:11] clamp": clamped(DA + DB),
})  # fmt: skip


def test_double_instructions(tmp_path):
    """Guards doubles: register pairs, constants, signs, and the same edges as floats."""
    inputs = np.concatenate([rows_of(x) for x in (DA, DB, DC)] + [SHIFTS.view("u4")[None]])
    assert not differing(DOUBLE, inputs, tmp_path)


DIVISION = Cases({
    """v_div_scale_f32 v20, s[16:17], v9, v9, v8
  v_div_scale_f32 v21, vcc, v8, v9, v8
  v_rcp_f32 v22, v20
  s_nop 1
  v_fma_f32 v23, -v20, v22, 1.0
  v_fma_f32 v22, v23, v22, v22
  v_mul_f32 v24, v21, v22
  v_fma_f32 v23, -v20, v24, v21
  v_fma_f32 v24, v23, v22, v24
  v_fma_f32 v23, -v20, v24, v21
  v_div_fmas_f32 v23, v23, v22, v24
  v_div_fixup_f32 v128, v23, v9, v8""": (FA, FB),
    """v_div_scale_f64 v[20:21], s[16:17], v[10:11], v[10:11], v[8:9]
  v_div_scale_f64 v[22:23], vcc, v[8:9], v[10:11], v[8:9]
  v_rcp_f64 v[24:25], v[20:21]
  s_nop 1
  v_fma_f64 v[26:27], -v[20:21], v[24:25], 1.0
  v_fma_f64 v[24:25], v[24:25], v[26:27], v[24:25]
  v_fma_f64 v[26:27], -v[20:21], v[24:25], 1.0
  v_fma_f64 v[24:25], v[24:25], v[26:27], v[24:25]
  v_mul_f64 v[26:27], v[22:23], v[24:25]
  v_fma_f64 v[20:21], -v[20:21], v[26:27], v[22:23]
  v_div_fmas_f64 v[20:21], v[20:21], v[24:25], v[26:27]
  v_div_fixup_f64 v[128:129], v[20:21], v[10:11], v[8:9]""": (DA, DB),
})  # fmt: skip


def test_division_sequences(tmp_path):
    """Guards div_scale, div_fmas and div_fixup: the compiler's sequence must give the correctly rounded quotient."""
    cases = {
        text: Case("  " + text, np.concatenate([rows_of(a), rows_of(b)]), len(rows_of(a)))
        for text, (a, b) in DIVISION.items()
    }
    for text, got in run_cases(cases, tmp_path).items():
        a, b = DIVISION[text]
        assert agrees(got, a / b), text


def bf16(x: np.ndarray) -> np.ndarray:
    return f32(x) & np.uint32(0xFFFF0000)


G, H = rng.standard_normal((2, 64)).astype("f4"), rng.standard_normal((2, 64)).astype("f4")
SUMS = {"bf16": (bf16(G).view("f4"), bf16(H).view("f4")), "f16": (G.astype("f2"), H.astype("f2"))}
DOT = Cases({
    text.format(kind=kind): (kind, terms) for kind in SUMS for text, terms in {
        "v_dot2_f32_{kind} v128, v8, v9, 1.0": ((0, 0, 1), (1, 1, 1)),
        "v_dot2_f32_{kind} v128, v8, v9, 1.0 neg_lo:[1,0,0] neg_hi:[1,1,0]": ((0, 0, -1), (1, 1, 1)),
        "v_dot2_f32_{kind} v128, v8, v9, 1.0 neg_hi:[0,1,0]": ((0, 0, 1), (1, 1, -1)),
        "v_mov_b32 v128, 1.0\n  v_dot2c_f32_{kind} v128, v8, v9": ((0, 0, 1), (1, 1, 1)),
    }.items()
})  # fmt: skip


def test_dot_products(tmp_path):
    """Guards two-term products of small floats: which halves meet, their signs, and the third term."""
    packed = {
        "f16": [two(*v) for v in SUMS["f16"]], "bf16": [f32(v[0]) >> 16 | f32(v[1]) for v in SUMS["bf16"]]
    }  # fmt: skip
    cases = {text: Case("  " + text, np.stack(packed[kind])) for text, (kind, _) in DOT.items()}
    for text, got in run_cases(cases, tmp_path).items():
        kind, terms = DOT[text]
        x, y = (v.astype("f8") for v in SUMS[kind])
        want = 1 + sum(sign * x[i] * y[j] for i, j, sign in terms)
        np.testing.assert_allclose(got.view("f4")[0], want, rtol=1e-5, atol=1e-6, err_msg=text)


@pytest.mark.parametrize("mode, want", [(3, [3e-40, 3e-39, 1e-40]), (0, [0, 0, 1e-40])])
def test_denormals_follow_the_descriptor(tmp_path, mode, want):
    """Guards float32 denormals: hand-written kernels flush them by default, compiled ones keep them; moves never do."""
    body = "  v_add_f32 v128, v8, v9\n  v_mul_f32 v129, 0x41f00000, v8\n  v_mov_b32 v130, v8"
    code = PROLOGUE + load_inputs(2) + body + "\n" + store_outputs(3)
    image = assemble({"denormals": code}, tmp_path, denormals=mode)
    inputs = np.stack([f32(np.full(64, 1e-40)), f32(np.full(64, 2e-40))])
    target = np.zeros((3, 64), "u4")
    launch(image, "denormals", inputs, target)
    np.testing.assert_allclose(target.view("f4")[:, 0], np.array(want, "f4"), rtol=1e-4)


def test_exec_masks_writes(tmp_path):
    """Guards EXEC: lanes that are off keep the destination."""
    body = """
  v_mov_b32 v128, 7
  s_mov_b64 s[18:19], exec
  s_mov_b32 exec_lo, 0x0000ff00
  s_mov_b32 exec_hi, 0
  v_mov_b32 v128, 9
  s_mov_b64 exec, s[18:19]
"""
    got = run_cases({"exec": Case(body, np.zeros((1, 64), "u4"))}, tmp_path)["exec"]
    assert np.array_equal(got[0], np.where((LANE >= 8) & (LANE < 16), 9, 7))
