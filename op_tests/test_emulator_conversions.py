"""Conversions of the emulator between number formats: all codes of the small ones, and numpy's or torch's rounding."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from emulator_support import Case, Cases, agrees, clang, differing, f32, rows_of, run_cases
from emulator_values import DA, FA, FB, HA, A, B, i, rng, two

pytestmark = pytest.mark.skipif(clang() is None, reason="needs clang with the AMDGPU backend")

np.seterr(all="ignore")


def saturated(x: np.ndarray, dtype: str) -> np.ndarray:
    """Towards zero; NaN is 0, what is too large the largest."""
    info = np.iinfo(dtype)
    wide = np.nan_to_num(x.astype("f8"), nan=0, posinf=info.max, neginf=info.min)
    return np.trunc(np.clip(wide, info.min, info.max)).astype("i8").astype(dtype)


def towards_zero(x: np.ndarray) -> np.ndarray:
    """Float to half without rounding away from zero."""
    near = x.astype("f2")
    return np.where(abs(near.astype("f8")) > abs(x), np.nextafter(near, np.float16(0)), near)


def normed(x: np.ndarray, bottom: int, top: int) -> np.ndarray:
    """[-1, 1] or [0, 1] to the whole range of a 16-bit integer."""
    return np.rint(np.clip(np.nan_to_num(x, nan=0), bottom, 1) * np.float32(top)).astype("i4").astype("u2")


def bf16(x: np.ndarray) -> np.ndarray:
    return torch.tensor(x).bfloat16().view(torch.int16).numpy().view("u2")


# Values near the ends of integers, beside the ones with the exponents of floats.
NEAR = np.array(
    [1.9, -1.9, 3e9, -3e9, 5e9, 2**31, -(2**31), 2**32, 255.5, 2147483520, 0.5, -0.5, 1.5, 2.5, 65504, 65520], "f4"
)
FN = np.concatenate([FA[:48], NEAR])
ENDS = [2**32 - 0.5, 2**31 - 0.5, -(2**31) - 0.5, 1e300, 1 + 2.0**-24, 1 + 3 * 2.0**-24, 2.0**-149, 2.0**-150]
DN = np.concatenate([DA[:40], NEAR.astype("f8"), ENDS])
UNIT = np.clip(FB, -2, 2)
LOW16 = A.astype("u2")

CONVERSIONS = Cases({
    "v_cvt_f32_u32 v128, v8": A.astype("f4"),
    "v_cvt_f32_i32 v128, v8": i(A).astype("f4"),
    "v_cvt_f64_u32 v[128:129], v8": A.astype("f8"),
    "v_cvt_f64_i32 v[128:129], v8": i(A).astype("f8"),
    "v_cvt_f64_f32 v[128:129], v9": FN.astype("f8"),
    "v_cvt_f32_f64 v128, v[10:11]": DN.astype("f4"),
    "v_cvt_u32_f32 v128, v9": saturated(FN, "u4"),
    "v_cvt_i32_f32 v128, v9": saturated(FN, "i4"),
    "v_cvt_u32_f64 v128, v[10:11]": saturated(DN, "u4"),
    "v_cvt_i32_f64 v128, v[10:11]": saturated(DN, "i4"),
    "v_cvt_rpi_i32_f32 v128, v9": saturated(np.floor(FN + np.float32(0.5)), "i4"),
    "v_cvt_flr_i32_f32 v128, v9": saturated(np.floor(FN), "i4"),
    "v_cvt_f16_f32 v128, v9": FN.astype("f2"),
    "v_cvt_f32_f16 v128, v12": HA.astype("f4"),
    "v_cvt_f16_u16 v128, v8": LOW16.astype("f2"),
    "v_cvt_f16_i16 v128, v8": i(LOW16).astype("f2"),
    "v_cvt_u16_f16 v128, v12": saturated(HA, "u2"),
    "v_cvt_i16_f16 v128, v12": saturated(HA, "i2"),
    **{f"v_cvt_f32_ubyte{n} v128, v8": (A >> np.uint32(8 * n) & np.uint32(255)).astype("f4") for n in range(4)},
    "v_cvt_f32_bf16 v128, v8": (A << np.uint32(16)).view("f4"),
    "v_cvt_pk_u16_u32 v128, v8, v14": two(np.minimum(A, 65535).astype("u2"), np.minimum(B, 65535).astype("u2")),
    "v_cvt_pknorm_i16_f32 v128, v13, v9": two(normed(UNIT, -1, 32767), normed(FN, -1, 32767)),
    "v_cvt_pknorm_u16_f32 v128, v13, v9": two(normed(UNIT, 0, 65535), normed(FN, 0, 65535)),
})  # fmt: skip


def test_conversions(tmp_path):
    """Guards rounding, saturation and NaN between integers, halves, floats and doubles."""
    inputs = np.concatenate([rows_of(x) for x in (A, FN, DN, HA, UNIT, B)])
    assert not differing(CONVERSIONS, inputs, tmp_path)


PAIRS = Cases({
    "v_cvt_pk_bf16_f32 v128, v8, v9": bf16,
    "v_cvt_pk_f16_f32 v128, v8, v9": lambda x: x.astype("f2").view("u2"),
    "v_cvt_pkrtz_f16_f32 v128, v8, v9": lambda x: towards_zero(x).view("u2"),
})  # fmt: skip
TIES = np.array(
    [1 + 2**-8, 1 + 3 * 2**-8, 1 + 2**-11, 1 + 3 * 2**-11, 3.39e38, 65519, 65520, -65535, 2**-25, 3 * 2**-26], "f4"
)
FT = np.concatenate([FA[:54], TIES])


def test_pairs_of_small_floats(tmp_path):
    """Guards both halves of packed conversions: to nearest with ties to even, or towards zero."""
    results = run_cases({t: Case("  " + t, np.stack([f32(FT), f32(FT[::-1])])) for t in PAIRS}, tmp_path)
    for text, function in PAIRS.items():
        for half, values in enumerate((FT, FT[::-1].copy())):
            bits = results[text][0] >> np.uint32(16 * half) & np.uint32(0xFFFF)
            number = (bits << np.uint32(16)).view("f4") if "bf16" in text else bits.astype("u2").view("f2")
            same = (bits == function(values)) | np.isnan(values) & np.isnan(number)
            assert np.all(same), text


OCP = {"fp8": torch.float8_e4m3fn, "bf8": torch.float8_e5m2}
FNUZ = {"fp8": torch.float8_e4m3fnuz, "bf8": torch.float8_e5m2fnuz}
FAMILIES = pytest.mark.parametrize("mcpu, types", [("gfx950", OCP), ("gfx942", FNUZ)], ids=["gfx950", "gfx942"])
CODES = np.arange(256, dtype="u4")


def decoded(codes: np.ndarray, dtype: torch.dtype) -> np.ndarray:
    return torch.from_numpy(codes.astype("u1")).view(dtype).float().numpy()


# The least magnitude that overflows. Half a step behind the largest value 448 still rounds down, to the even code.
OVERFLOW = {
    torch.float8_e4m3fn: np.nextafter(np.float32(464), np.float32(500)), torch.float8_e5m2: 61440,
    torch.float8_e4m3fnuz: 248, torch.float8_e5m2fnuz: 61440,
}  # fmt: skip


def encoded(x: np.ndarray, dtype: torch.dtype, saturating: bool = False) -> np.ndarray:
    """torch's codes; overflow gives what infinity gives, or the largest value where finite values saturate."""
    top = float(torch.finfo(dtype).max)
    codes = torch.from_numpy(np.clip(x, -top, top).astype("f4")).to(dtype).view(torch.uint8).numpy().astype("u4")
    infinity = 0x7C if dtype == torch.float8_e5m2 else 0x80 if dtype in FNUZ.values() else 0x7F
    over = np.isinf(x) | ((abs(x) >= OVERFLOW[dtype]) & (not saturating))
    return np.where(over, infinity | np.signbit(x) * np.uint32(0x80), codes).astype("u4")


def same_codes(got: np.ndarray, want: np.ndarray, dtype: torch.dtype) -> bool:
    return bool(np.all((got == want) | np.isnan(decoded(got, dtype)) & np.isnan(decoded(want, dtype))))


# Text: the places (bytes of the source) that become results. Sources hold four different codes.
FROM_FP8 = Cases({
    text.format(kind): (kind, places) for kind in OCP for text, places in {
        "v_cvt_f32_{}_e32 v128, v8": [0],
        "v_cvt_f32_{}_sdwa v128, v8 src0_sel:BYTE_3": [3],
        "v_cvt_pk_f32_{}_e32 v[128:129], v8": [0, 1],
        "v_cvt_pk_f32_{}_sdwa v[128:129], v8 src0_sel:WORD_1": [2, 3],
    }.items()
})  # fmt: skip
WORDS = [(CODES + 64 * n).reshape(4, 64) & np.uint32(255) for n in range(4)]


@FAMILIES
def test_fp8_to_float_every_code(tmp_path, mcpu, types):
    """Guards the decoding of all codes of both formats in both families, and the byte that SDWA names."""
    word = sum(codes << np.uint32(8 * n) for n, codes in enumerate(WORDS))
    cases, wanted = {}, {}
    for text, (kind, places) in FROM_FP8.items():
        for quarter in range(4):
            key = f"{text} {quarter}"
            cases[key] = Case("  " + text, word[quarter : quarter + 1], len(places))
            wanted[key] = np.stack([decoded(WORDS[n][quarter], types[kind]) for n in places])
    got = run_cases(cases, tmp_path, mcpu)
    assert not [key for key in cases if not agrees(got[key], wanted[key])]


WIDTHS = rng.standard_normal((2, 64)) * 2.0 ** rng.integers(-18, 18, (2, 64))
WIDTHS[0, :12] = [0, -0.0, np.nan, np.inf, -np.inf, 464, 465, -480, 240, 249, 57344, 61440]
SMALL = WIDTHS.astype("f4")
TO_FP8 = Cases({
    f"v_mov_b32 v128, 0\n  v_cvt_pk_{kind}_f32 v128, v8, v9\n  s_nop 1\n"
    f"  v_cvt_pk_{kind}_f32 v128, v9, v8 op_sel:[0,0,1]": kind for kind in OCP
})  # fmt: skip


@FAMILIES
@pytest.mark.parametrize("overflow", [0, 1])
def test_float_to_fp8(tmp_path, mcpu, types, overflow):
    """Guards rounding to nearest even, NaN, the half that is written, and overflow under both settings of the mode."""
    results = run_cases({t: Case("  " + t, f32(SMALL)) for t in TO_FP8}, tmp_path, mcpu, overflow=overflow)
    for text, kind in TO_FP8.items():
        for byte, x in enumerate((SMALL[0], SMALL[1], SMALL[1], SMALL[0])):
            got = results[text][0] >> np.uint32(8 * byte) & np.uint32(255)
            assert same_codes(got, encoded(x, types[kind], bool(overflow)), types[kind]), (text, byte)


RESULTS = {
    "bf16": lambda x: bf16(x.astype("f4")), "f16": lambda x: x.astype("f2").view("u2"), "f32": lambda x: f32(x),
}  # fmt: skip
SCALED_FROM = Cases({
    f"v_cvt_scalef32_pk_{result}_{kind} {'v[128:129]' if result == 'f32' else 'v128'}, v8, v9{select}": (kind, result)
    for kind in OCP for result in RESULTS for select in ("", " op_sel:[1,0,0]")
})  # fmt: skip


@pytest.mark.parametrize("exponent", [0, 1, 100, 127, 130, 254, 255])
def test_scaled_from_fp8_every_code(tmp_path, exponent):
    """Guards the half that op_sel picks, the exponent field as scale, and e8m0's ends, for every code."""
    scale = np.full(64, exponent << 23 | 0x1234, "u4")  # the mantissa is ignored
    factor = np.nan if exponent == 255 else 2.0 ** (exponent - 127)
    cases, wanted = {}, {}
    for text, (kind, result) in SCALED_FROM.items():
        for first in (0, 128):
            codes = np.arange(first, first + 128, dtype="u4").reshape(2, 64)
            word = codes[0] | codes[1] << 8
            inputs = np.stack([word << 16 if "op_sel" in text else word, scale]).astype("u4")
            key = f"{text} {first}"
            cases[key] = Case("  " + text, inputs, 2 if result == "f32" else 1)
            wanted[key] = decoded(codes, OCP[kind]).astype("f8") * factor, result
    for key, got in run_cases(cases, tmp_path).items():
        values, result = wanted[key]
        parts = got if result == "f32" else np.stack([got[0] & np.uint32(0xFFFF), got[0] >> np.uint32(16)])
        number = parts.astype("u2").view("f2") if result == "f16" else (parts << 16 * (result == "bf16")).view("f4")
        same = (parts == np.stack([RESULTS[result](x) for x in values])) | np.isnan(values) & np.isnan(number)
        assert np.all(same), key


SCALED_TO = Cases({
    **{f"v_mov_b32 v128, v11\n  v_cvt_scalef32_pk_{kind}_f32 v128, v8, v9, v10{high}": (kind, bool(high))
       for kind in OCP for high in ("", " op_sel:[0,0,0,1]")},
    **{f"v_mov_b32 v128, v11\n  v_cvt_scalef32_pk_{kind}_bf16 v128, v8, v10{high}": (kind, bool(high))
       for kind in OCP for high in ("", " op_sel:[0,0,1]")},
})  # fmt: skip


def test_constant_scale(tmp_path):
    """Guards the scale 1.0 against being read as a half, which other f16 instructions' constants are."""
    codes = CODES[:64], CODES[64:128] - np.uint32(4)
    want = two(*(RESULTS["f16"](decoded(x, OCP["fp8"])) for x in codes))
    text = "v_cvt_scalef32_pk_f16_fp8 v128, v8, 1.0"
    assert not differing(Cases({text: want}), (codes[0] | codes[1] << np.uint32(8))[None], tmp_path)


@pytest.mark.parametrize("overflow", [0, 1])
@pytest.mark.parametrize("exponent", [0, 120, 127, 131, 254])
def test_scaled_to_fp8(tmp_path, exponent, overflow):
    """Guards the division by the scale, the half that is written, and that the other half stays."""
    scale = np.full(64, exponent << 23, "u4")
    sources = {"f32": SMALL, "bf16": torch.tensor(SMALL).bfloat16().float().numpy()}
    cases, values_of = {}, {}
    for text in SCALED_TO:
        x, y = values_of[text] = sources["bf16" if "_bf16" in text else "f32"]
        first = f32(x) if "_f32 " in text else f32(x) >> np.uint32(16) | f32(y)
        cases[text] = Case("  " + text, np.stack([first, f32(y), scale, A]).astype("u4"))
    results = run_cases(cases, tmp_path, overflow=overflow)
    for text, (kind, high) in SCALED_TO.items():
        got = results[text][0]
        written, kept = (got >> np.uint32(16), got ^ A) if high else (got, (got ^ A) >> np.uint32(16))
        assert not np.any(kept & np.uint32(0xFFFF)), text
        for byte, values in enumerate(values_of[text]):
            quotient = values / 2.0 ** (exponent - 127)
            finite = np.where(np.isinf(values), values, np.clip(quotient, -3e38, 3e38))
            want = encoded(finite, OCP[kind], bool(overflow))
            assert same_codes(written >> np.uint32(8 * byte) & np.uint32(255), want, OCP[kind]), (text, byte)
