"""LDS reads, writes and atomics of the emulator against numpy."""

from __future__ import annotations

import numpy as np
import pytest
from emulator_support import Case, Cases, agrees, clang, run_cases

pytestmark = pytest.mark.skipif(clang() is None, reason="needs clang with the AMDGPU backend")

rng = np.random.default_rng(19)
LANE = np.arange(64)
OLD = 0xA5B6C7D8
WAIT = "\n  s_waitcnt lgkmcnt(0)\n"
OUTPUTS = 4

# 4096 bytes of LDS hold v8 to v23, four registers of a lane side by side; v24 is 32 * lane.
FILL = "  v_lshlrev_b32 v25, 4, v0\n  v_lshlrev_b32 v24, 5, v0\n"
FILL += "".join(f"  ds_write_b128 v25, v[{8 + 4 * n}:{11 + 4 * n}] offset:{1024 * n}\n" for n in range(4)) + WAIT
FILL += "".join(f"  v_mov_b32 v{128 + n}, {OLD:#x}\n" for n in range(OUTPUTS))
DATA = rng.integers(0, 2**32, (16, 64), dtype=np.uint32)


def lds_of(registers: np.ndarray) -> np.ndarray:
    return np.ascontiguousarray(registers.reshape(4, 4, 64).transpose(0, 2, 1)).reshape(-1).view("u1")


def at(memory: np.ndarray, addresses: np.ndarray, dtype: str, count: int = 1) -> np.ndarray:
    """[count, 64] values at each lane's address."""
    size = np.dtype(dtype).itemsize * count
    return np.stack([memory[a : a + size].view(dtype) for a in addresses], axis=1)


def half(memory: np.ndarray, addresses: np.ndarray, dtype: str, upper: bool) -> np.ndarray:
    out = np.full(64, OLD, "u4")
    out.view("u2")[int(upper) :: 2] = at(memory, addresses, dtype)[0].astype("i4").astype("u2")
    return out[None]


NARROW = {"u8": "u1", "i8": "i1", "u16": "u2", "i16": "i2"}
BASE = 32 * LANE
READS = Cases({
    **{f"ds_read_b{32 * n} v{128 if n == 1 else f'[128:{127 + n}]'}, v24 offset:1040": (1040, "u4", n, None)
       for n in (1, 2, 3, 4)},
    **{f"ds_read_{name} v128, v24 offset:1042": (1042, dtype, 1, None) for name, dtype in NARROW.items()},
    **{f"ds_read_{name}_d16{high} v128, v24 offset:1042": (1042, NARROW[name], 1, high)
       for name in ("u8", "i8", "u16") for high in ("", "_hi")},
})  # fmt: skip
# Offsets count elements, or 64 of them.
PAIRS = Cases({
    "ds_read2_b32 v[128:129], v24 offset0:1 offset1:255": ("u4", 4, 4 * 255),
    "ds_read2_b64 v[128:131], v24 offset0:200 offset1:3": ("u8", 8 * 200, 24),
    "ds_read2st64_b32 v[128:129], v24 offset0:1 offset1:7": ("u4", 256, 7 * 256),
    "ds_read2st64_b64 v[128:131], v24 offset0:3 offset1:1": ("u8", 3 * 512, 512),
})  # fmt: skip


def run(family: Cases, tmp_path: object, outputs: int, after: str = "", data: np.ndarray = DATA) -> dict:
    return run_cases({t: Case(FILL + "  " + t + WAIT + after, data, outputs) for t in family}, tmp_path)  # type: ignore[arg-type]


def test_reads(tmp_path):
    """Guards sizes, signs and offsets of LDS reads, and the half that a d16 form leaves alone."""
    memory = lds_of(DATA)
    for text, got in run(READS, tmp_path, OUTPUTS).items():
        offset, dtype, count, high = READS[text]
        want = np.full((OUTPUTS, 64), OLD, "u4")
        values = at(memory, BASE + offset, dtype, count).astype("i4" if dtype[0] == "i" else "u4").view("u4")
        want[:count] = values if high is None else half(memory, BASE + offset, dtype, high == "_hi")
        assert np.array_equal(got, want), text
    for text, got in run(PAIRS, tmp_path, OUTPUTS).items():
        dtype, *offsets = PAIRS[text]
        words = [at(memory, BASE + offset, "u4", int(dtype[1]) // 4) for offset in offsets]
        assert np.array_equal(got[: len(words) * len(words[0])], np.concatenate(words)), text


WRITES = Cases({
    **{f"ds_write_b{8 * n} v24, v{8 if n <= 4 else f'[8:{7 + n // 4}]'} offset:1040": [(1040, 8, n, 0)]
       for n in (1, 2, 4, 8, 12, 16)},
    "ds_write_b8_d16_hi v24, v8 offset:1041": [(1041, 8, 1, 2)],
    "ds_write_b16_d16_hi v24, v8 offset:1042": [(1042, 8, 2, 2)],
    "ds_write2_b32 v24, v8, v10 offset0:1 offset1:6": [(4, 8, 4, 0), (24, 10, 4, 0)],
    "ds_write2_b64 v24, v[8:9], v[12:13] offset0:1 offset1:3": [(8, 8, 8, 0), (24, 12, 8, 0)],
    "ds_write2st64_b32 v24, v8, v10 offset0:0 offset1:8": [(0, 8, 4, 0), (2048, 10, 4, 0)],
    "ds_write2st64_b64 v24, v[8:9], v[12:13] offset0:4 offset1:0": [(2048, 8, 8, 0), (0, 12, 8, 0)],
})  # fmt: skip
READ_BACK = "".join(f"  ds_read_b128 v[{128 + 4 * n}:{131 + 4 * n}], v25 offset:{1024 * n}\n" for n in range(4)) + WAIT


def test_writes(tmp_path):
    """Guards the bytes of LDS that a write changes, all others staying, and which register goes where."""
    for text, got in run(WRITES, tmp_path, 16, READ_BACK).items():
        want = lds_of(DATA).copy()
        for offset, register, size, skip in WRITES[text]:
            for lane in LANE:
                data = np.ascontiguousarray(DATA[register - 8 :, lane]).view("u1")[skip : skip + size]
                want[32 * lane + offset :][:size] = data
        assert np.array_equal(lds_of(got), want), text


def signed(x: np.ndarray) -> np.ndarray:
    return x.view("i4")


ATOMICS = {
    "add_{}u32": lambda m, x: m + x, "sub_{}u32": lambda m, x: m - x, "rsub_{}u32": lambda m, x: x - m,
    "min_{}i32": lambda m, x: np.minimum(signed(m), signed(x)),
    "max_{}i32": lambda m, x: np.maximum(signed(m), signed(x)),
    "min_{}u32": np.minimum, "max_{}u32": np.maximum, "and_{}b32": lambda m, x: m & x, "or_{}b32": lambda m, x: m | x,
    "xor_{}b32": lambda m, x: m ^ x, "wrxchg_{}b32": lambda m, x: x,
    "add_{}f32": lambda m, x: m.view("f4") + x.view("f4"),
    "min_{}f32": lambda m, x: np.where(x.view("f4") < m.view("f4"), x, m),
    "max_{}f32": lambda m, x: np.where(x.view("f4") > m.view("f4"), x, m),
}  # fmt: skip
EVEN = LANE % 2 == 0
# Compared with v26: what is there in even lanes, something else in odd ones. v9 is what goes there.
COMPARE = "  ds_read_b32 v26, v24 offset:4" + WAIT + "  s_mov_b32 s16, 0xaaaaaaaa\n  s_mov_b32 s17, s16\n"
COMPARE += "  v_cndmask_b32 v26, v26, v8, s[16:17]\n  "
ATOMIC_CASES = Cases({
    **{f"ds_{name.format('rtn_')} v128, v24, v8 offset:4": (f, True) for name, f in ATOMICS.items()},
    **{f"ds_{name.format('')} v24, v8 offset:4": (f, False) for name, f in ATOMICS.items() if "wrxchg" not in name},
    COMPARE + "ds_cmpst_rtn_b32 v128, v24, v26, v9 offset:4": (None, True),
    COMPARE + "ds_cmpst_b32 v24, v26, v9 offset:4": (None, False),
})  # fmt: skip


def test_atomics(tmp_path):
    """Guards what LDS atomics leave and give back: wrap-around, signs, and which operand cmpst compares with."""
    values = rng.standard_normal((16, 64)).astype("f4").view("u4")
    values[0, :8] = [0, 1, 0x7FFFFFFF, 0x80000000, 0x3F800000, 0xBF800000, 0, 0x80000000]
    memory = at(lds_of(values), BASE + 4, "u4")[0]
    for text, got in run(ATOMIC_CASES, tmp_path, 2, "  ds_read_b32 v129, v24 offset:4" + WAIT, values).items():
        function, returns = ATOMIC_CASES[text]
        want = function(memory, values[0]) if function else np.where(EVEN, values[1], memory)
        assert agrees(got[1:], want), text
        assert np.array_equal(got[0], memory if returns else np.full(64, OLD, "u4")), text


TRANSPOSED = Cases({f"ds_read_b64_tr_b{size} v[128:129], v21": size for size in (16, 8)})


@pytest.mark.parametrize("text", TRANSPOSED)
def test_transposed_reads(tmp_path, text):
    """Guards ds_read_b64_tr: within a group of 16 lanes the matrix of elements is transposed."""
    size = TRANSPOSED[text]
    data = rng.integers(0, 2**32, (2, 64), dtype=np.uint32)
    order = rng.permutation(64)  # lanes read each other's 64 bits
    body = "  v_lshlrev_b32 v20, 3, v0\n  v_lshlrev_b32 v21, 3, v10\n  ds_write_b64 v20, v[8:9]" + WAIT
    inputs = np.concatenate([data, order[None].astype("u4")])
    got = run_cases({"tr": Case(body + text + WAIT, inputs, 2)}, tmp_path)["tr"]
    loaded = data[:, order].T.copy().view(f"u{size // 8}")  # [lane, element]
    want = np.zeros_like(loaded)
    for lane in range(64):
        t = lane % 16
        for e in range(64 // size):
            source = t // 4 + 4 * e if size == 16 else t // 8 + 2 * e
            want[lane, e] = loaded[lane - t + source, t % (64 // size)]
    assert np.array_equal(got.T.copy().view(f"u{size // 8}"), want)
