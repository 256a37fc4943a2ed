"""Data movement between lanes: DPP, permlane swaps, readlane, LDS permutes; and conversions of small floats."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from emulator_support import Case, clang, f32, run_cases

pytestmark = pytest.mark.skipif(clang() is None, reason="needs clang with the AMDGPU backend")

LANE = np.arange(64)
X = (LANE * 3 + 100).astype("u4")
Y = (LANE * 7 + 1000).astype("u4")


def test_dpp(tmp_path):
    """Guards where each DPP control takes its lane from, and what lanes without a source get."""
    row, inside = LANE & ~15, LANE & 15
    old = np.full(64, 5, "u4")
    sources = {
        "quad_perm:[3,1,0,2]": (LANE & ~3) + np.array([3, 1, 0, 2])[LANE & 3],
        "row_shl:3": np.where(inside + 3 < 16, LANE + 3, -1),
        "row_shr:5": np.where(inside >= 5, LANE - 5, -1),
        "row_ror:2": row | (inside - 2) & 15,
        "row_mirror": row | 15 - inside,
        "row_half_mirror": (LANE & ~7) | 7 - (LANE & 7),
        "row_newbcast:9": row | 9,
        "row_bcast:15": np.where(LANE >= 16, row - 1, -1),
        "row_bcast:31": np.where(LANE >= 32, 31, -1),
        "wave_shr:1": LANE - 1,
    }
    cases, expected = {}, {}
    for control, source in sources.items():
        for bound in ("", " bound_ctrl:0"):
            text = f"v_mov_b32_dpp v128, v8 {control} row_mask:0xf bank_mask:0xf{bound}"
            cases[text] = Case(f"  v_mov_b32 v128, 5\n  s_nop 1\n  {text}", X[None])
            expected[text] = np.where(source >= 0, X[source], 0 if bound else old)
    text = "v_add_u32_dpp v128, v8, v9 row_shr:1 row_mask:0xa bank_mask:0xf"
    cases[text] = Case(f"  v_mov_b32 v128, 5\n  s_nop 1\n  {text}", np.stack([X, Y]))
    expected[text] = np.where((LANE // 16 % 2 == 1) & (inside >= 1), X[LANE - 1] + Y, old)
    results = run_cases(cases, tmp_path)
    wrong = [text for text in cases if not np.array_equal(results[text][0], expected[text])]
    assert not wrong


def test_permlane_swaps(tmp_path):
    """Guards which halves change places: the first register's upper with the second's lower."""
    body = "  v_mov_b32 v128, v8\n  v_mov_b32 v129, v9\n  s_nop 1\n  v_permlane{}_swap_b32 v128, v129"
    inputs = np.stack([X, Y])
    got = run_cases({n: Case(body.format(n), inputs, 2) for n in ("32", "16")}, tmp_path)
    for n in (32, 16):
        a, b = X.copy(), Y.copy()
        for lane in range(64):
            if not lane & n:
                a[lane + n], b[lane] = Y[lane], X[lane + n]
        assert np.array_equal(got[str(n)], np.stack([a, b]))


def test_lane_reads_and_writes(tmp_path):
    """Guards readlane, readfirstlane under EXEC, and writelane."""
    body = """
  s_mov_b64 s[18:19], exec
  s_mov_b32 exec_lo, 0
  s_mov_b32 exec_hi, 0x100
  s_nop 4
  v_readfirstlane_b32 s20, v8
  s_mov_b64 exec, s[18:19]
  v_readlane_b32 s21, v8, 17
  s_mov_b32 s22, 63
  v_mov_b32 v128, v8
  v_writelane_b32 v128, s22, 3
  s_nop 4
  v_mov_b32 v129, s20
  v_mov_b32 v130, s21
"""
    got = run_cases({"lanes": Case(body, X[None], 3)}, tmp_path)["lanes"]
    want = X.copy()
    want[3] = 63
    assert np.array_equal(got[0], want) and np.all(got[1] == X[40]) and np.all(got[2] == X[17])


def test_lds_permutes(tmp_path):
    """Guards bpermute (pull), permute (push) and swizzle."""
    target = np.random.default_rng(1).permutation(64)
    inputs = np.stack([X, (target * 4).astype("u4")])
    cases = {
        "pull": Case("  ds_bpermute_b32 v128, v9, v8\n  s_waitcnt lgkmcnt(0)", inputs),
        "push": Case("  ds_permute_b32 v128, v9, v8\n  s_waitcnt lgkmcnt(0)", inputs),
        "swizzle": Case("  ds_swizzle_b32 v128, v8 offset:0x041f\n  s_waitcnt lgkmcnt(0)", inputs),
        "quad": Case("  ds_swizzle_b32 v128, v8 offset:swizzle(QUAD_PERM,1,0,3,2)\n  s_waitcnt lgkmcnt(0)", inputs),
    }
    got = run_cases(cases, tmp_path)
    pushed = np.zeros(64, "u4")
    pushed[target] = X
    assert np.array_equal(got["pull"][0], X[target]) and np.array_equal(got["push"][0], pushed)
    assert np.array_equal(got["swizzle"][0], X[LANE ^ 1]) and np.array_equal(got["quad"][0], X[LANE ^ 1])


def fp8_values(dtype: torch.dtype) -> np.ndarray:
    return torch.arange(256, dtype=torch.uint8).view(dtype).float().numpy()


def all_codes() -> np.ndarray:
    return np.arange(256, dtype="u4").reshape(4, 64)


@pytest.mark.parametrize(
    "mcpu, kind, dtype",
    [
        ("gfx950", "fp8", torch.float8_e4m3fn),
        ("gfx950", "bf8", torch.float8_e5m2),
        ("gfx942", "fp8", torch.float8_e4m3fnuz),
        ("gfx942", "bf8", torch.float8_e5m2fnuz),
    ],
)
def test_fp8_to_float_every_code(tmp_path, mcpu, kind, dtype):
    """Guards the decoding of all 256 codes of both formats in both families: bias, subnormals, NaN, infinity."""
    body = "\n".join(f"  v_cvt_f32_{kind} v{128 + i}, v{8 + i}" for i in range(4))
    got = run_cases({"all": Case(body, all_codes(), 4)}, tmp_path, mcpu)["all"].reshape(-1).view("f4")
    np.testing.assert_array_equal(got, fp8_values(dtype))


@pytest.mark.parametrize("exponent", [0, 1, 100, 127, 130, 254, 255])
@pytest.mark.parametrize("high", [False, True])
def test_scaled_fp8_to_bf16_every_code(tmp_path, exponent, high):
    """Guards v_cvt_scalef32_pk_bf16_fp8: the half that op_sel picks, the exponent field as scale, e8m0's ends."""
    codes = np.arange(128, dtype="u4").reshape(2, 64)
    words = codes | (codes + 128) << 8
    words = words << 16 if high else words
    scale = np.full((1, 64), exponent << 23 | 0x1234, "u4")  # the mantissa is ignored
    sel = " op_sel:[1,0,0]" if high else ""
    body = "\n".join(f"  v_cvt_scalef32_pk_bf16_fp8 v{128 + i}, v{8 + i}, v10{sel}" for i in range(2))
    got = run_cases({"all": Case(body, np.concatenate([words, scale]), 2)}, tmp_path)["all"].reshape(-1)
    factor = np.nan if exponent == 255 else 2.0 ** (exponent - 127)
    values = torch.tensor(fp8_values(torch.float8_e4m3fn)).double() * factor
    want = values.float().bfloat16().float().numpy()
    low, top = ((got & 0xFFFF) << 16).view("f4"), (got & 0xFFFF0000).view("f4")
    np.testing.assert_array_equal(low, want[:128])
    np.testing.assert_array_equal(top, want[128:])


def test_float_to_small_formats(tmp_path):
    """Guards rounding to nearest even, saturation and NaN of bf16, half and fp8 results."""
    rng = np.random.default_rng(3)
    a = (rng.standard_normal(64) * 10.0 ** rng.integers(-4, 4, 64)).astype("f4")
    a[:8] = [0, -0.0, np.nan, 1 + 2**-8, 1 + 3 * 2**-8, 0.9e-2, 240.1, -17.0]
    b = rng.permutation(a)
    inputs = np.stack([f32(a), f32(b)])
    got = run_cases(
        {
            "bf16": Case("  v_cvt_pk_bf16_f32 v128, v8, v9", inputs),
            "f16": Case("  v_cvt_f16_f32 v128, v8", inputs),
            "fp8": Case("  v_mov_b32 v128, 0\n  v_cvt_pk_fp8_f32 v128, v8, v9\n  s_nop 1\n"
                        "  v_cvt_pk_fp8_f32 v128, v9, v8 op_sel:[0,0,1]", inputs),
        },
        tmp_path,
    )  # fmt: skip
    bf = torch.tensor(np.stack([a, b])).bfloat16().float().numpy()
    np.testing.assert_array_equal((got["bf16"][0] << 16).view("f4"), bf[0])
    np.testing.assert_array_equal((got["bf16"][0] & 0xFFFF0000).view("f4"), bf[1])
    np.testing.assert_array_equal(got["f16"][0].astype("u2").view("f2"), a.astype("f2"))
    fp8 = torch.tensor(np.stack([a, b])).clamp(-448, 448).to(torch.float8_e4m3fn).view(torch.uint8).numpy().astype("u4")
    fp8[np.isnan(np.stack([a, b]))] = 0x7F
    np.testing.assert_array_equal(got["fp8"][0], fp8[0] | fp8[1] << 8 | fp8[1] << 16 | fp8[0] << 24)


def test_integer_conversions(tmp_path):
    """Guards saturation and NaN of float to integer, and both signs of integer to float."""
    a = np.array([0, -1, 1.9, -1.9, 3e9, -3e9, 5e9, np.nan, np.inf, -np.inf, 2**31, 255.5] + [7.0] * 52, "f4")
    got = run_cases(
        {
            "u": Case("  v_cvt_u32_f32 v128, v8", f32(a)[None]),
            "i": Case("  v_cvt_i32_f32 v128, v8", f32(a)[None]),
            "fu": Case("  v_cvt_f32_u32 v128, v8", f32(a)[None]),
            "byte": Case("  v_cvt_f32_ubyte2 v128, v8", f32(a)[None]),
        },
        tmp_path,
    )
    wide = np.nan_to_num(a.astype("f8"), nan=0)
    assert np.array_equal(got["u"][0], np.trunc(np.clip(wide, 0, 2**32 - 1)).astype("u8").astype("u4"))
    assert np.array_equal(
        got["i"][0].view("i4"), np.trunc(np.clip(wide, -(2**31), 2**31 - 1)).astype("i8").astype("i4")
    )
    assert np.array_equal(got["fu"][0].view("f4"), f32(a).astype("f4"))
    assert np.array_equal(got["byte"][0].view("f4"), (f32(a) >> 16 & 255).astype("f4"))
