"""Vector and scalar arithmetic of the emulator against numpy, one instruction a case."""

from __future__ import annotations

import numpy as np
import pytest
from emulator_support import (
    PROLOGUE,
    Case,
    assemble,
    clang,
    f32,
    joined,
    launch,
    load_inputs,
    pairs,
    run_cases,
    store_outputs,
)

pytestmark = pytest.mark.skipif(clang() is None, reason="needs clang with the AMDGPU backend")

rng = np.random.default_rng(5)
SPECIAL_INTS = np.array(
    [0, 1, 2, 31, 32, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0xFFFF, 0x10000, 0xFFFFFF, 0x800000], "u4"
)
SPECIAL_FLOATS = np.array([0, -0.0, 1, -1, np.inf, -np.inf, np.nan, 1e-40, -1e-40, 3.4e38, 0.5, 2.5, -2.5, 1e10], "f4")


def integers() -> np.ndarray:
    return np.concatenate([SPECIAL_INTS, rng.integers(0, 2**32, 64 - len(SPECIAL_INTS), dtype=np.uint32)])


def floats() -> np.ndarray:
    random = rng.standard_normal(64 - len(SPECIAL_FLOATS)) * 10.0 ** rng.integers(-9, 9, 64 - len(SPECIAL_FLOATS))
    return rng.permutation(np.concatenate([SPECIAL_FLOATS, random.astype("f4")]))


A, B, C = integers(), rng.permutation(integers()), rng.permutation(integers())
FA, FB, FC = floats(), floats(), floats()
DA, DB = FA.astype("f8") * 1.1, FB.astype("f8") / 3
SMALL = (A & 31).astype("u4")


def i(x: np.ndarray) -> np.ndarray:
    return x.view(np.int32)


def s24(x: np.ndarray) -> np.ndarray:
    return i(x << np.uint32(8)) >> 8


def u64(x: np.ndarray) -> np.ndarray:
    return x.astype(np.uint64)


def low(x: np.ndarray) -> np.ndarray:
    return (x & np.uint64(0xFFFFFFFF)).astype(np.uint32)


def bits_of(x: np.ndarray, function: object) -> np.ndarray:
    return np.array([function(int(v)) for v in x], dtype=np.uint32)  # type: ignore[operator]


INTEGER = {
    "v_add_u32 v128, v8, v9": A + B,
    "v_sub_u32 v128, v8, v9": A - B,
    "v_subrev_u32 v128, v8, v9": B - A,
    "v_and_b32 v128, v8, v9": A & B,
    "v_or_b32 v128, v8, v9": A | B,
    "v_xor_b32 v128, v8, v9": A ^ B,
    "v_not_b32 v128, v8": ~A,
    "v_lshlrev_b32 v128, v8, v9": B << (A & np.uint32(31)),
    "v_lshrrev_b32 v128, v8, v9": B >> (A & np.uint32(31)),
    "v_ashrrev_i32 v128, v8, v9": (i(B) >> i(A & np.uint32(31))).view("u4"),
    "v_min_u32 v128, v8, v9": np.minimum(A, B),
    "v_max_i32 v128, v8, v9": np.maximum(i(A), i(B)).view("u4"),
    "v_max3_u32 v128, v8, v9, v10": np.maximum(np.maximum(A, B), C),
    "v_min3_i32 v128, v8, v9, v10": np.minimum(np.minimum(i(A), i(B)), i(C)).view("u4"),
    "v_med3_i32 v128, v8, v9, v10": np.sort(np.stack([i(A), i(B), i(C)]), axis=0)[1].view("u4"),
    "v_mul_lo_u32 v128, v8, v9": A * B,
    "v_mul_hi_u32 v128, v8, v9": (u64(A) * u64(B) >> np.uint64(32)).astype("u4"),
    "v_mul_u32_u24 v128, v8, v9": low(u64(A & np.uint32(0xFFFFFF)) * u64(B & np.uint32(0xFFFFFF))),
    "v_mul_i32_i24 v128, v8, v9": (s24(A).astype("i8") * s24(B)).astype("u8").astype("u4"),
    "v_mad_u32_u24 v128, v8, v9, v10": low(u64(A & np.uint32(0xFFFFFF)) * u64(B & np.uint32(0xFFFFFF)) + u64(C)),
    "v_mad_i32_i24 v128, v8, v9, v10": (s24(A).astype("i8") * s24(B) + i(C)).astype("u8").astype("u4"),
    "v_add3_u32 v128, v8, v9, v10": A + B + C,
    "v_or3_b32 v128, v8, v9, v10": A | B | C,
    "v_and_or_b32 v128, v8, v9, v10": (A & B) | C,
    "v_xad_u32 v128, v8, v9, v10": (A ^ B) + C,
    "v_lshl_add_u32 v128, v8, 5, v9": (A << np.uint32(5)) + B,
    "v_add_lshl_u32 v128, v8, v9, 3": (A + B) << np.uint32(3),
    "v_lshl_or_b32 v128, v8, 7, v9": (A << np.uint32(7)) | B,
    "v_bfe_u32 v128, v8, 5, 9": A >> np.uint32(5) & np.uint32(511),
    "v_bfe_i32 v128, v8, 4, 8": ((i(A) << 20) >> 24).view("u4"),
    "v_bfi_b32 v128, v8, v9, v10": (A & B) | (~A & C),
    "v_bfrev_b32 v128, v8": bits_of(A, lambda x: int(f"{x:032b}"[::-1], 2)),
    "v_bcnt_u32_b32 v128, v8, v9": bits_of(A, lambda x: x.bit_count()) + B,
    "v_ffbl_b32 v128, v8": bits_of(A, lambda x: (x & -x).bit_length() - 1 if x else 2**32 - 1),
    "v_ffbh_u32 v128, v8": bits_of(A, lambda x: 32 - x.bit_length() if x else 2**32 - 1),
    "v_alignbit_b32 v128, v8, v9, 12": low((u64(A) << np.uint64(32) | u64(B)) >> np.uint64(12)),
    "v_bitop3_b32 v128, v8, v9, v10 bitop3:0x96": A ^ B ^ C,
    "v_bitop3_b32 v128, v8, v9, v10 bitop3:0xca": (A & B) | (~A & C),
    "v_add_u16 v128, v8, v9": (A + B) & np.uint32(0xFFFF),
    "v_mul_lo_u16 v128, v8, v9": (A * B) & np.uint32(0xFFFF),
    "v_lshlrev_b16 v128, 3, v9": (B << np.uint32(3)) & np.uint32(0xFFFF),
    "v_mbcnt_lo_u32_b32 v128, -1, v8": np.minimum(np.arange(64), 32).astype("u4") + A,
    "v_pk_add_u16 v128, v8, v9": ((A & np.uint32(0xFFFF)) + (B & np.uint32(0xFFFF)) & np.uint32(0xFFFF))
    | (((A >> np.uint32(16)) + (B >> np.uint32(16))) << np.uint32(16)),
    "v_or_b32_sdwa v128, v8, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:BYTE_1": (
        A >> np.uint32(16)
    )
    | (B >> np.uint32(8) & np.uint32(255)),
    "v_and_b32_sdwa v128, sext(v8), v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD": (
        (i(A) >> 24).view("u4") & B
    ),
}


def test_integer_instructions(tmp_path):
    """Guards against an integer instruction with another formula, operand order or shift width than the ISA's."""
    inputs = np.stack([A, B, C])
    cases = {text: Case("  " + text, inputs) for text in INTEGER}
    results = run_cases(cases, tmp_path)
    wrong = [text for text in cases if not np.array_equal(results[text][0], INTEGER[text])]
    assert not wrong


def test_perm(tmp_path):
    """Guards v_perm's selectors: bytes 0-3 are the second source's, 4-7 the first's, 12 is zero, 13 and more 0xff."""
    result = run_cases(
        {"perm": Case("  s_mov_b32 s16, 0x0d0c0304\n  v_perm_b32 v128, v8, v9, s16", np.stack([A, B]))}, tmp_path
    )
    expected = (A & np.uint32(255)) | (B >> np.uint32(24)) << np.uint32(8) | np.uint32(0xFF000000)
    assert np.array_equal(result["perm"][0], expected)


def fma_exact(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    with np.errstate(all="ignore"):
        wide = np.longdouble(a) * np.longdouble(b) + np.longdouble(c)
        return wide.astype("f4")


with np.errstate(all="ignore"):
    FLOAT = {
        "v_add_f32 v128, v8, v9": FA + FB,
        "v_sub_f32 v128, v8, v9": FA - FB,
        "v_mul_f32 v128, v8, v9": FA * FB,
        "v_max_f32 v128, v8, v9": np.fmax(FA, FB),
        "v_min_f32 v128, v8, v9": np.fmin(FA, FB),
        "v_max3_f32 v128, v8, v9, v10": np.fmax(np.fmax(FA, FB), FC),
        "v_add_f32 v128, -v8, |v9|": -FA + abs(FB),
        "v_mul_f32 v128, v8, v9 mul:2": FA * FB * 2,
        "v_add_f32 v128, v8, v9 clamp": np.nan_to_num(np.clip(FA + FB, 0, 1), nan=0),
        "v_add_f32 v128, 0.5, v8": np.float32(0.5) + FA,
        "v_trunc_f32 v128, v8": np.trunc(FA),
        "v_floor_f32 v128, v8": np.floor(FA),
        "v_rndne_f32 v128, v8": np.rint(FA),
        "v_fma_f32 v128, v8, v9, -v10": fma_exact(FA, FB, -FC),
        "v_rcp_f32 v128, v8": (1 / FA.astype("f8")).astype("f4"),
        "v_sqrt_f32 v128, v8": np.sqrt(FA),
        "v_ldexp_f32 v128, v8, 3": FA * 8,
    }


def same_floats(got: np.ndarray, want: np.ndarray) -> bool:
    return bool(np.all((got == want) | (np.isnan(got) & np.isnan(want))))


def test_float_instructions(tmp_path):
    """Guards the formulas, sign modifiers, clamp and output modifiers of float instructions."""
    cases = {text: Case("  " + text, np.stack([f32(FA), f32(FB), f32(FC)])) for text in FLOAT}
    results = run_cases(cases, tmp_path)
    wrong = [text for text in FLOAT if not same_floats(results[text][0].view("f4"), FLOAT[text].astype("f4"))]
    assert not wrong


def test_packed_float(tmp_path):
    """Guards op_sel, op_sel_hi and negation of packed float instructions: each picks a half for one result."""
    x, y, z = (rng.standard_normal((2, 64)).astype("f4") for _ in range(3))
    inputs = np.concatenate([f32(v) for v in (x, y, z)])
    expected = {
        "v_pk_mul_f32 v[128:129], v[8:9], v[10:11]": [x[0] * y[0], x[1] * y[1]],
        "v_pk_mul_f32 v[128:129], v[8:9], v[10:11] op_sel:[1,0] op_sel_hi:[0,1]": [x[1] * y[0], x[0] * y[1]],
        "v_pk_add_f32 v[128:129], v[8:9], v[10:11] op_sel_hi:[1,0] neg_lo:[0,1]": [x[0] - y[0], x[1] + y[0]],
        "v_pk_fma_f32 v[128:129], v[8:9], v[10:11], v[12:13]": [
            fma_exact(x[0], y[0], z[0]),
            fma_exact(x[1], y[1], z[1]),
        ],
        "v_pk_mov_b32 v[128:129], v[8:9], v[10:11] op_sel:[1,0]": [x[1], y[0]],
    }
    results = run_cases({text: Case("  " + text, inputs, 2) for text in expected}, tmp_path)
    for text, want in expected.items():
        assert np.array_equal(results[text].view("f4"), np.stack(want)), text


def test_double_and_wide(tmp_path):
    """Guards 64-bit operands: register pairs, inline constants and literals that are the high dword of a double."""
    with np.errstate(all="ignore"):
        doubles = {
            "v_add_f64 v[128:129], v[8:9], v[10:11]": DA + DB,
            "v_mul_f64 v[128:129], v[8:9], -v[10:11]": DA * -DB,
            "v_fma_f64 v[128:129], v[8:9], v[10:11], 1.0": (np.longdouble(DA) * np.longdouble(DB) + 1).astype("f8"),
            "v_add_f64 v[128:129], v[8:9], 0.5": DA + 0.5,
            "v_floor_f64 v[128:129], v[8:9]": np.floor(DA),
            "v_rcp_f64 v[128:129], v[8:9]": 1 / DA,
            "v_max_f64 v[128:129], v[8:9], v[10:11]": np.fmax(DA, DB),
        }
    wide_a, wide_b = rng.integers(0, 2**63, 64, dtype=np.uint64), rng.integers(0, 2**63, 64, dtype=np.uint64)
    integers64 = {
        "v_lshlrev_b64 v[128:129], 37, v[8:9]": wide_a << np.uint64(37),
        "v_lshrrev_b64 v[128:129], 5, v[8:9]": wide_a >> np.uint64(5),
        "v_lshl_add_u64 v[128:129], v[8:9], 3, v[10:11]": (wide_a << np.uint64(3)) + wide_b,
        "v_mad_u64_u32 v[128:129], s[16:17], v8, v10, v[10:11]": u64(low(wide_a)) * u64(low(wide_b)) + wide_b,
        "v_mov_b64 v[128:129], -1": np.full(64, 2**64 - 1, np.uint64),
        "v_add_co_u32 v128, vcc, v8, v10\n  s_nop 1\n  v_addc_co_u32 v129, vcc, v9, v11, vcc": wide_a + wide_b,
        "v_sub_co_u32 v128, vcc, v8, v10\n  s_nop 1\n  v_subb_co_u32 v129, vcc, v9, v11, vcc": wide_a - wide_b,
    }
    cases = {t: Case("  " + t, np.concatenate([pairs(DA), pairs(DB)]), 2) for t in doubles}
    cases |= {t: Case("  " + t, np.concatenate([pairs(wide_a), pairs(wide_b)]), 2) for t in integers64}
    results = run_cases(cases, tmp_path)
    for text, want in integers64.items():
        assert np.array_equal(joined(results[text]), want), text
    for text, want in doubles.items():
        got = joined(results[text], np.float64)
        close = np.isclose(got, want, rtol=1e-15, atol=0) if "fma" in text else got == want
        assert np.all(close | (np.isnan(got) & np.isnan(want))), text


def test_division_sequence(tmp_path):
    """Guards div_scale, div_fmas and div_fixup: the compiler's sequence must give the correctly rounded quotient."""
    sequence = """
  v_div_scale_f32 v20, s[16:17], v9, v9, v8
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
  v_div_fixup_f32 v128, v23, v9, v8
"""
    with np.errstate(all="ignore"):
        want = FA / FB
    got = run_cases({"div": Case(sequence, np.stack([f32(FA), f32(FB)]))}, tmp_path)["div"][0].view("f4")
    assert same_floats(got, want)


def test_compares(tmp_path):
    """Guards the conditions of v_cmp, above all the ordered and unordered float ones, as lane masks."""
    fa, fb = FA.copy(), FB.copy()
    fb[:8] = fa[:8]
    conditions = {
        "v_cmp_lt_f32": fa < fb, "v_cmp_eq_f32": fa == fb, "v_cmp_le_f32": fa <= fb, "v_cmp_gt_f32": fa > fb,
        "v_cmp_ge_f32": fa >= fb, "v_cmp_lg_f32": (fa < fb) | (fa > fb), "v_cmp_neq_f32": ~(fa == fb),
        "v_cmp_nlt_f32": ~(fa < fb), "v_cmp_nge_f32": ~(fa >= fb), "v_cmp_u_f32": np.isnan(fa) | np.isnan(fb),
        "v_cmp_o_f32": ~(np.isnan(fa) | np.isnan(fb)), "v_cmp_lt_u32": f32(fa) < f32(fb),
        "v_cmp_lt_i32": i(f32(fa)) < i(f32(fb)), "v_cmp_ne_u16": (f32(fa) & 0xFFFF) != (f32(fb) & 0xFFFF),
    }  # fmt: skip
    cases = {
        name: Case(
            f"  {name} vcc, v8, v9\n  s_nop 1\n  v_mov_b32 v128, vcc_lo\n  v_mov_b32 v129, vcc_hi\n"
            "  v_cndmask_b32 v130, 0, 1, vcc",
            np.stack([f32(fa), f32(fb)]),
            3,
        )
        for name in conditions
    }
    for name, rows in run_cases(cases, tmp_path).items():
        mask = sum(1 << lane for lane in range(64) if conditions[name][lane])
        assert (int(rows[0][0]), int(rows[1][0])) == (mask & 0xFFFFFFFF, mask >> 32), name
        assert np.array_equal(rows[2], conditions[name].astype("u4")), name


def test_exec_masks_writes(tmp_path):
    """Guards EXEC: lanes that are off keep the destination, and a compare gives 0 for them."""
    body = """
  v_mov_b32 v128, 7
  v_mov_b32 v129, 0
  s_mov_b64 s[18:19], exec
  s_mov_b32 exec_lo, 0x0000ff00
  s_mov_b32 exec_hi, 0
  v_mov_b32 v128, 9
  v_cmp_eq_u32 vcc, v0, v0
  s_mov_b64 exec, s[18:19]
  s_nop 1
  v_mov_b32 v129, vcc_lo
"""
    got = run_cases({"exec": Case(body, np.zeros((1, 64), "u4"), 2)}, tmp_path)["exec"]
    on = (np.arange(64) >= 8) & (np.arange(64) < 16)
    assert np.array_equal(got[0], np.where(on, 9, 7)) and np.all(got[1] == 0xFF00)


SCALAR = {
    "s_add_u32 s20, s16, s17": lambda a, b: a + b,
    "s_sub_i32 s20, s16, s17": lambda a, b: a - b,
    "s_mul_i32 s20, s16, s17": lambda a, b: a * b,
    "s_mul_hi_u32 s20, s16, s17": lambda a, b: a * b >> 32,
    "s_and_b32 s20, s16, s17": lambda a, b: a & b,
    "s_andn2_b32 s20, s16, s17": lambda a, b: a & ~b,
    "s_orn2_b32 s20, s16, s17": lambda a, b: a | ~b,
    "s_xor_b32 s20, s16, s17": lambda a, b: a ^ b,
    "s_lshl_b32 s20, s16, 7": lambda a, b: a << 7,
    "s_lshr_b32 s20, s16, 7": lambda a, b: a >> 7,
    "s_bfe_u32 s20, s16, 0x80004": lambda a, b: a >> 4 & 255,
    "s_brev_b32 s20, s16": lambda a, b: int(f"{a:032b}"[::-1], 2),
    "s_ff1_i32_b32 s20, s16": lambda a, b: (a & -a).bit_length() - 1,
    "s_bcnt1_i32_b32 s20, s16": lambda a, b: a.bit_count(),
    "s_movk_i32 s20, 0x8000": lambda a, b: -32768,
    "s_min_u32 s20, s16, s17": min,
    "s_pack_ll_b32_b16 s20, s16, s17": lambda a, b: (a & 0xFFFF) | (b & 0xFFFF) << 16,
    "s_cmp_lt_u32 s16, s17\n  s_cselect_b32 s20, 5, 6": lambda a, b: 5 if a < b else 6,
    "s_add_u32 s21, s16, s17\n  s_addc_u32 s20, 0, 0": lambda a, b: a + b >> 32,
    "s_lshl2_add_u32 s20, s16, s17": lambda a, b: (a << 2) + b,
}


@pytest.mark.parametrize("a, b", [(0x89ABCDEF, 0xF0F01234), (0x00012340, 0x00000007)])
def test_scalar_instructions(tmp_path, a, b):
    """Guards scalar arithmetic, SCC and carries."""
    head = f"  s_mov_b32 s16, {a:#x}\n  s_mov_b32 s17, {b:#x}\n  "
    cases = {t: Case(head + t + "\n  v_mov_b32 v128, s20", np.zeros((1, 64), "u4")) for t in SCALAR}
    results = run_cases(cases, tmp_path)
    wrong = [t for t, f in SCALAR.items() if int(results[t][0][0]) != f(a, b) % 2**32]
    assert not wrong


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


def test_dot_and_nan_propagating_instructions(tmp_path):
    """Guards gfx950's additions: two-term bf16 products, and the maximum that lets NaN through."""
    x, y = (rng.standard_normal((2, 64)).astype("f4").view("u4") & 0xFFFF0000 for _ in range(2))
    packed = [(v[0] >> 16 | v[1]).astype("u4") for v in (x, y)]
    got = run_cases(
        {
            "dot": Case("  v_dot2_f32_bf16 v128, v8, v9, 1.0", np.stack(packed)),
            "dotc": Case("  v_mov_b32 v128, 1.0\n  v_dot2c_f32_bf16 v128, v8, v9", np.stack(packed)),
            "max": Case("  v_maximum3_f32 v128, v8, v9, v10", np.stack([f32(FA), f32(FB), f32(FC)])),
        },
        tmp_path,
    )
    want = (x.view("f4").astype("f8") * y.view("f4")).sum(0) + 1
    np.testing.assert_allclose(got["dot"][0].view("f4"), want, rtol=1e-6)
    np.testing.assert_allclose(got["dotc"][0].view("f4"), want, rtol=1e-6)
    assert same_floats(got["max"][0].view("f4"), np.maximum(np.maximum(FA, FB), FC))
