"""Matrix instructions, scales, transposed LDS reads and loads to LDS: who holds what, with nothing symmetric.

The layouts are written here from the published tables, independently of the emulator's own formulas: a test places each
element of a known matrix in the lane and byte that the table names and looks for the product where it says.
"""

from __future__ import annotations

import numpy as np
import pytest
import torch
from emulator_support import Case, assemble, clang, f32, launch, run_cases

pytestmark = pytest.mark.skipif(clang() is None, reason="needs clang with the AMDGPU backend")

rng = np.random.default_rng(11)


def place_bf16(matrix: torch.Tensor, per_lane: int) -> np.ndarray:
    """[M, K] rows as registers: lane = row + M * (k // per_lane), elements of a lane consecutive in k."""
    m, _ = matrix.shape
    raw = matrix.bfloat16().view(torch.uint16).numpy().astype("u4")
    out = np.zeros((per_lane // 2, 64), "u4")
    for lane in range(64):
        row, h = lane % m, lane // m
        for e in range(per_lane):
            out[e // 2, lane] |= raw[row, per_lane * h + e] << (16 * (e % 2))
    return out


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


def window(first: int, count: int) -> str:
    return f"v[{first}:{first + count - 1}]"


@pytest.mark.parametrize("m, k, mcpu", [(16, 32, "gfx950"), (32, 16, "gfx950"), (16, 16, "gfx942"), (32, 8, "gfx942")])
def test_bf16(tmp_path, m, k, mcpu):
    """Guards operand and result layouts of the bf16 matrix instructions, with C added and nothing symmetric."""
    a = torch.tensor(rng.standard_normal((m, k))).bfloat16()
    b = torch.tensor(rng.standard_normal((k, m))).bfloat16()
    c = rng.standard_normal((m, m)).astype("f4")
    per_lane = k * m // 64
    operands = [place_bf16(a, per_lane), place_bf16(b.T.contiguous(), per_lane), place_result(c)]
    starts = np.cumsum([8] + [len(x) for x in operands])
    count = len(operands[2])
    name = f"v_mfma_f32_{m}x{m}x{k}_bf16"
    text = f"  {name} {window(128, count)}, {window(starts[0], per_lane // 2)}, {window(starts[1], per_lane // 2)}, "
    text += window(starts[2], count)
    got = run_cases({"mfma": Case(text, np.concatenate(operands), count)}, tmp_path, mcpu)["mfma"]
    want = a.double().numpy() @ b.double().numpy() + c
    np.testing.assert_allclose(read_result(got, m), want, rtol=1e-5, atol=1e-5)


K_OF = {
    16: lambda h, v: 64 * (v // 16) + 16 * h + v % 16,
    32: lambda h, v: 32 * (v // 16) + 16 * h + v % 16,
}


def random_codes(shape: tuple[int, int], dtype: torch.dtype) -> tuple[np.ndarray, np.ndarray]:
    values = torch.tensor(rng.standard_normal(shape) * 4).to(dtype)
    return values.view(torch.uint8).numpy(), values.double().numpy()


@pytest.mark.parametrize("m", [16, 32])
@pytest.mark.parametrize("formats", [(0, 0), (1, 0), (0, 1)])
def test_f8f6f4(tmp_path, m, formats):
    """Guards the k order of the wide fp8 instructions and that cbsz names A's format, blgp B's."""
    k = 128 if m == 16 else 64
    types = (torch.float8_e4m3fn, torch.float8_e5m2)
    a_codes, a = random_codes((m, k), types[formats[0]])
    b_codes, b = random_codes((m, k), types[formats[1]])
    operands = [place_f8(a_codes, K_OF[m]), place_f8(b_codes, K_OF[m])]
    count = 4 if m == 16 else 16
    text = f"  v_mfma_f32_{m}x{m}x{k}_f8f6f4 {window(128, count)}, v[8:15], v[16:23], 0"
    text += f" cbsz:{formats[0]} blgp:{formats[1]}"
    got = run_cases({"mfma": Case(text, np.concatenate(operands), count)}, tmp_path)["mfma"]
    np.testing.assert_allclose(read_result(got, m), a @ b.T, rtol=1e-5, atol=1e-4)


@pytest.mark.parametrize("m", [16, 32])
@pytest.mark.parametrize("bytes_used", [(0, 0), (1, 0), (2, 3), (3, 1)])
def test_scaled(tmp_path, m, bytes_used):
    """Guards which lane and byte a block's scale comes from: each block of each row has its own."""
    k = 128 if m == 16 else 64
    blocks = k // 32
    a_codes, a = random_codes((m, k), torch.float8_e4m3fn)
    b_codes, b = random_codes((m, k), torch.float8_e4m3fn)
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


@pytest.mark.parametrize("size", [8, 16])
def test_transposed_reads(tmp_path, size):
    """Guards ds_read_b64_tr: within a group of 16 lanes the matrix of elements is transposed."""
    data = rng.integers(0, 2**32, (2, 64), dtype=np.uint32)
    order = rng.permutation(64)  # lanes read each other's 64 bits
    body = f"""
  v_lshlrev_b32 v20, 3, v0
  v_lshlrev_b32 v21, 3, v10
  ds_write_b64 v20, v[8:9]
  s_waitcnt lgkmcnt(0)
  ds_read_b64_tr_b{size} v[128:129], v21
  s_waitcnt lgkmcnt(0)
"""
    inputs = np.concatenate([data, order[None].astype("u4")])
    got = run_cases({"tr": Case(body, inputs, 2)}, tmp_path)["tr"]
    loaded = data[:, order].T.copy().view(f"u{size // 8}")  # [lane, element]
    elements = 64 // size
    want = np.zeros_like(loaded)
    for lane in range(64):
        t = lane % 16
        for e in range(elements):
            source = t // 4 + 4 * e if size == 16 else t // 8 + 2 * e
            want[lane, e] = loaded[lane - t + source, t % elements]
    assert np.array_equal(got.T.copy().view(f"u{size // 8}"), want)


DMA = """
  s_load_dwordx4 s[4:7], s[0:1], 0x0
  v_and_b32 v0, 63, v0
  v_lshlrev_b32 v1, {shift}, v0
  v_xor_b32 v2, {swizzle}, v1
  s_mov_b32 m0, 0x100
  s_waitcnt lgkmcnt(0)
  s_mov_b32 s8, s4
  s_mov_b32 s9, s5
  s_mov_b32 s10, {records}
  s_mov_b32 s11, 0x20000
  {load}
  s_waitcnt vmcnt(0)
  v_lshlrev_b32 v3, {shift}, v0
  {read} offset:{at}
  s_waitcnt lgkmcnt(0)
  {store}
"""


@pytest.mark.parametrize("width", [1, 4])
@pytest.mark.parametrize("buffer", [False, True])
def test_load_to_lds(tmp_path, width, buffer):
    """Guards where LDS-DMA writes (M0 + offset + lane * size), that the global address is free per lane, and that a
    buffer gives zero from num_records on."""
    shift, suffix = (2, "dword") if width == 1 else (4, "dwordx4")
    swizzle = 16 * width
    records = 4 * width * 48
    load = f"buffer_load_{suffix} v2, s[8:11], 0 offen lds" if buffer else f"global_load_lds_{suffix} v2, s[4:5]"
    read, store = ("ds_read_b32 v4, v3", "global_store_dword v1, v4, s[6:7]")
    if width == 4:
        read, store = "ds_read_b128 v[4:7], v3", "global_store_dwordx4 v1, v[4:7], s[6:7]"
    code = DMA.format(shift=shift, swizzle=swizzle, records=records, load=load, read=read, store=store, at=0x100)
    source = rng.integers(0, 2**32, (64, width), dtype=np.uint32)
    target = np.zeros_like(source)
    launch(assemble({"dma": code}, tmp_path), "dma", source, target)
    lanes = np.arange(64) ^ (swizzle >> shift)
    want = source[lanes]
    if buffer:
        want = np.where(lanes[:, None] < 48, want, 0)
    assert np.array_equal(target, want)


def test_accumulator_registers(tmp_path):
    """Guards the second half of the register file: a0 is not v0, and moves go both ways."""
    body = """
  v_accvgpr_write_b32 a8, v8
  v_mov_b32 v8, 0
  s_nop 1
  v_accvgpr_mov_b32 a9, a8
  s_nop 1
  v_accvgpr_read_b32 v128, a9
  v_mov_b32 v129, v8
"""
    x = rng.integers(0, 2**32, (1, 64), dtype=np.uint32)
    got = run_cases({"acc": Case(body, x, 2)}, tmp_path)["acc"]
    assert np.array_equal(got[0], x[0]) and not got[1].any()
