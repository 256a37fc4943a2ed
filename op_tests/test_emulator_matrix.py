"""Every matrix instruction of the emulator against numpy's product, with C added and nothing symmetric.

The layouts are written here from the published tables, independently of the emulator's own formulas: a test places each
element of a known matrix in the lane and byte that the table names and looks for the product where it says.
"""

from __future__ import annotations

import numpy as np
import pytest
import torch
from emulator_support import Case, Cases, clang, f32, run_cases

pytestmark = pytest.mark.skipif(clang() is None, reason="needs clang with the AMDGPU backend")

rng = np.random.default_rng(23)
OCP = {"fp8": torch.float8_e4m3fn, "bf8": torch.float8_e5m2}
FNUZ = {"fp8": torch.float8_e4m3fnuz, "bf8": torch.float8_e5m2fnuz}
DTYPES = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32, "i8": torch.int8}

# (rows, k, format of A, format of B)
PLAIN = [
    (16, 32, "bf16", "bf16"), (32, 16, "bf16", "bf16"), (16, 16, "bf16", "bf16"), (32, 8, "bf16", "bf16"),
    (16, 32, "f16", "f16"), (32, 16, "f16", "f16"), (16, 16, "f16", "f16"), (32, 8, "f16", "f16"),
    (16, 4, "f32", "f32"), (32, 2, "f32", "f32"), (16, 32, "i8", "i8"), (32, 16, "i8", "i8"),
    *((m, k, a, b) for m, k in ((16, 32), (32, 16)) for a in OCP for b in OCP),
]  # fmt: skip


def name_of(m: int, k: int, a: str, b: str) -> str:
    formats = f"{a}_{b}" if a in OCP else a
    return f"v_mfma_{'i32' if a == 'i8' else 'f32'}_{m}x{m}x{k}_{formats}"


MFMA = Cases({name_of(*shape): shape for shape in PLAIN})
WIDE = Cases({
    f"v_mfma_{scale}f32_{m}x{m}x{k}_f8f6f4": (m, k) for scale in ("", "scale_") for m, k in ((16, 128), (32, 64))
})  # fmt: skip


def elements(shape: tuple[int, int], kind: str, types: dict) -> tuple[np.ndarray, np.ndarray]:
    """Values, and their bits."""
    if kind == "i8":
        values = torch.randint(-128, 128, shape, dtype=torch.int8, generator=torch.Generator().manual_seed(shape[1]))
    else:
        values = torch.tensor(rng.standard_normal(shape)).to((DTYPES | types)[kind])
    size = values.element_size()
    bits = values.view({1: torch.uint8, 2: torch.int16, 4: torch.int32}[size]).numpy().view(f"u{size}")
    return values.double().numpy(), bits


def placed(bits: np.ndarray) -> np.ndarray:
    """[M, K] as registers: row = lane % M, and a lane's elements are consecutive in k."""
    m, k = bits.shape
    per_lane = k * m // 64
    lanes = np.stack([bits[lane % m, lane // m * per_lane :][:per_lane] for lane in range(64)])
    return np.ascontiguousarray(np.ascontiguousarray(lanes).view("u4").T)


def place_f8(codes: np.ndarray, k_of: object) -> np.ndarray:
    """[M, K] bytes as eight registers."""
    m, _ = codes.shape
    out = np.zeros((8, 64), "u4")
    for lane in range(64):
        for v in range(32):
            k = k_of(lane // m, v)  # type: ignore[operator]
            out[v // 4, lane] |= np.uint32(int(codes[lane % m, k]) << (8 * (v % 4)))
    return out


def read_result(registers: np.ndarray, m: int) -> np.ndarray:
    """D [M, M] from the stored registers."""
    out = np.zeros((m, m), "f4")
    values = registers.view("f4")
    for i in range(m):
        for j in range(m):
            if m == 16:
                out[i, j] = values[i % 4, j + 16 * (i // 4)]
            else:
                out[i, j] = values[i % 4 + 4 * (i // 8), j + 32 * ((i // 4) % 2)]
    return out


def place_result(matrix: np.ndarray) -> np.ndarray:
    """C [M, M] as registers."""
    m = len(matrix)
    out = np.zeros((4 if m == 16 else 16, 64), "f4")
    for i in range(m):
        for j in range(m):
            if m == 16:
                out[i % 4, j + 16 * (i // 4)] = matrix[i, j]
            else:
                out[i % 4 + 4 * (i // 8), j + 32 * ((i // 4) % 2)] = matrix[i, j]
    return f32(out)


K_OF = {
    16: lambda h, v: 64 * (v // 16) + 16 * h + v % 16,
    32: lambda h, v: 32 * (v // 16) + 16 * h + v % 16,
}


def window(first: int, count: int) -> str:
    return f"v{first}" if count == 1 else f"v[{first}:{first + count - 1}]"


def text_of(name: str, operands: list[np.ndarray], accumulators: int, c: str | None = None) -> str:
    """The instruction on operands that lie behind one another from v8 on, each at an even register."""
    starts = np.cumsum([8] + [len(x) + len(x) % 2 for x in operands])
    sources = [window(start, len(x)) for start, x in zip(starts, operands, strict=False)]
    sources[2:3] = [c or sources[2]]
    return f"  {name} {window(128, accumulators)}, " + ", ".join(sources)


def inputs_of(operands: list[np.ndarray]) -> np.ndarray:
    return np.concatenate([np.concatenate([x, x[:1]]) if len(x) % 2 else x for x in operands]).astype("u4")


def check(got: np.ndarray, want: np.ndarray, m: int, name: str) -> None:
    if "_i32_" in name:
        as_read = read_result(got, m).view("i4")
        np.testing.assert_array_equal(as_read, want.astype("i8").astype("i4"), err_msg=name)
    else:
        np.testing.assert_allclose(read_result(got, m), want, rtol=1e-5, atol=1e-5 * abs(want).max(), err_msg=name)


@pytest.mark.parametrize("mcpu, types", [("gfx950", OCP), ("gfx942", FNUZ)], ids=["gfx950", "gfx942"])
def test_products(tmp_path, mcpu, types):
    """Guards layouts, formats of A and B apart, signed bytes, and sums of integers that wrap."""
    cases, wanted = {}, {}
    for name, (m, k, kind_a, kind_b) in MFMA.items():
        if mcpu == "gfx942" and k * m == 512 and kind_a in ("bf16", "f16"):
            continue  # twice the k of that GPU's
        (a, a_bits), (b, b_bits) = elements((m, k), kind_a, types), elements((m, k), kind_b, types)
        c = rng.standard_normal((m, m)).astype("f4")
        if kind_a == "i8":
            c = rng.integers(-(2**31), 2**31, (m, m)).astype("i4")
            c[0] = 2**31 - 1
        operands = [placed(a_bits), placed(b_bits), place_result(c.view("f4"))]
        for constant, start in ((None, c.astype("f8")), ("0", 0 * c.astype("f8")), ("1.0", c * 0.0 + 1)):
            if constant == "1.0" and kind_a == "i8":
                continue
            key = f"{name} {constant}"
            accumulators = len(operands[2])
            cases[key] = Case(text_of(name, operands, accumulators, constant), inputs_of(operands), accumulators)
            wanted[key] = a @ b.T + start, m, name
    for key, got in run_cases(cases, tmp_path, mcpu).items():
        check(got, *wanted[key])


def test_wide_products(tmp_path):
    """Guards the f8f6f4 instructions with each format on each side, C added, and one scale for all if there is one."""
    cases, wanted = {}, {}
    for name, (m, k) in WIDE.items():
        for formats in ((0, 0), (0, 1), (1, 0), (1, 1)):
            kinds = [("fp8", "bf8")[x] for x in formats]
            (a, a_bits), (b, b_bits) = (elements((m, k), kind, OCP) for kind in kinds)
            c = rng.standard_normal((m, m)).astype("f4")
            operands = [place_f8(a_bits, K_OF[m]), place_f8(b_bits, K_OF[m]), place_result(c)]
            scale = 1.0
            if "scale" in name:
                operands += [np.full((1, 64), 128, "u4"), np.full((1, 64), 125, "u4")]
                scale = 2.0 ** (128 + 125 - 2 * 127)
            key = f"{name} {formats}"
            text = text_of(name, operands, len(operands[2])) + f" cbsz:{formats[0]} blgp:{formats[1]}"
            cases[key] = Case(text, inputs_of(operands), len(operands[2]))
            wanted[key] = scale * (a @ b.T) + c, m, name
    for key, got in run_cases(cases, tmp_path).items():
        check(got, *wanted[key])


@pytest.mark.parametrize("mcpu, types", [("gfx950", OCP), ("gfx942", FNUZ)], ids=["gfx950", "gfx942"])
@pytest.mark.parametrize("across", [False, True])
def test_every_code_of_the_8_bit_formats(tmp_path, mcpu, types, across):
    """Guards the products' own decoding: subnormals, signs of zero, infinities and NaN codes, which spoil their row."""
    cases, wanted = {}, {}
    for kind in ("fp8", "bf8"):
        codes = np.zeros((16, 32), "u1")
        codes[:, :16] = np.arange(256, dtype="u1").reshape(16, 16).T if across else np.arange(256).reshape(16, 16)
        values = torch.tensor(codes).view(types[kind]).double().numpy()
        b, b_bits = np.eye(16, 32), torch.eye(16, 32).to(types[kind]).view(torch.uint8).numpy()
        name = f"v_mfma_f32_16x16x32_{kind}_{kind}"
        operands = [placed(codes), placed(b_bits)]
        cases[name] = Case(text_of(name, [*operands, operands[0]], 4, "0"), inputs_of(operands), 4)
        with np.errstate(invalid="ignore"):
            wanted[name] = values @ b.T
    for name, got in run_cases(cases, tmp_path, mcpu).items():
        np.testing.assert_array_equal(read_result(got, 16), wanted[name].astype("f4"), err_msg=name)


@pytest.mark.parametrize("m", [16, 32])
@pytest.mark.parametrize("bytes_used", [(0, 0), (1, 0), (2, 3), (3, 1)])
def test_scaled(tmp_path, m, bytes_used):
    """Guards which lane and byte a block's scale comes from: each block of each row has its own."""
    k = 128 if m == 16 else 64
    blocks = k // 32
    a, a_codes = elements((m, k), "fp8", OCP)
    b, b_codes = elements((m, k), "fp8", OCP)
    scale_words = rng.integers(100, 150, (2, 4, 64)).astype("u4")  # operand, byte, lane
    registers = np.stack([sum(scale_words[x, y] << np.uint32(8 * y) for y in range(4)) for x in range(2)])

    def scaled(values: np.ndarray, which: int) -> np.ndarray:
        out = values.copy()
        for row in range(m):
            for g in range(blocks):
                e = int(scale_words[which, bytes_used[which], row + m * g])
                out[row, 32 * g : 32 * g + 32] *= 2.0 ** (e - 127)
        return out

    operands = [place_f8(a_codes, K_OF[m]), place_f8(b_codes, K_OF[m]), registers.astype("u4")]
    count = 4 if m == 16 else 16
    low = ",".join(str(x & 1) for x in bytes_used) + ",0"
    high = ",".join(str(x >> 1) for x in bytes_used) + ",0"
    text = f"  v_mfma_scale_f32_{m}x{m}x{k}_f8f6f4 {window(128, count)}, v[8:15], v[16:23], 0, v24, v25"
    text += f" op_sel:[{low}] op_sel_hi:[{high}]"
    got = run_cases({"mfma": Case(text, np.concatenate(operands), count)}, tmp_path)["mfma"]
    want = scaled(a, 0) @ scaled(b, 1).T
    np.testing.assert_allclose(read_result(got, m), want, rtol=1e-4, atol=1e-5 * abs(want).max())


def test_scale_edges(tmp_path):
    """Guards e8m0's ends: a zero byte is 2^-127 and not 1, 0x7f is 1, 0xff makes the block NaN."""
    ones = np.full((16, 64), 0x38383838, "u4")  # every value 1.0
    cases, want = {}, {}
    for name, byte, value in (("zero", 0, 2.0**-127 * 128), ("one", 0x7F, 128.0), ("nan", 0xFF, np.nan)):
        operands = np.concatenate([ones, np.full((1, 64), byte, "u4"), np.full((1, 64), 0x7F, "u4")])
        cases[name] = Case(
            "  v_mfma_scale_f32_16x16x128_f8f6f4 v[128:131], v[8:15], v[16:23], 0, v24, v25", operands, 4
        )
        want[name] = np.full((4, 64), value, "f4")
    for name, registers in run_cases(cases, tmp_path).items():
        np.testing.assert_array_equal(registers.view("f4"), want[name], err_msg=name)
