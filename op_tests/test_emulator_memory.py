"""Loads, stores, atomics, loads to LDS and scalar loads of the emulator against numpy, in every address space."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from emulator_support import Cases, assemble, clang, launch

pytestmark = pytest.mark.skipif(clang() is None, reason="needs clang with the AMDGPU backend")

rng = np.random.default_rng(17)
STRIDE, PAD = 20, 4  # bytes from lane to lane; and from a lane's address to what the cases access
OLD = 0xA5B6C7D8

# v1: the lane's offset in the source; v[2:3]: its address there; v[4:7]: OLD; v15: 16 * lane; s[8:11]: the source as a
# buffer. The lane's scratch begins with the same 16 bytes as its part of the source.
HEAD = f"""
  s_load_dwordx4 s[4:7], s[0:1], 0x0
  v_and_b32 v0, 63, v0
  v_mul_u32_u24 v1, {STRIDE}, v0
  v_lshlrev_b32 v15, 4, v0
  s_waitcnt lgkmcnt(0)
  s_mov_b64 s[8:9], s[4:5]
  s_movk_i32 s10, {STRIDE * 64}
  s_mov_b32 s11, 0x20000
  v_mov_b32 v2, s4
  v_mov_b32 v3, s5
  v_add_co_u32 v2, vcc, v2, v1
  v_addc_co_u32 v3, vcc, 0, v3, vcc
  global_load_dwordx4 v[20:23], v1, s[4:5]
  s_waitcnt vmcnt(0)
  scratch_store_dwordx4 off, v[20:23], off
  global_load_dword v20, v1, s[4:5] offset:16
  s_waitcnt vmcnt(0)
  scratch_store_dword off, v20, off offset:16
  v_mov_b32 v12, 0
""" + "".join(f"  v_mov_b32 v{r}, {OLD:#x}\n" for r in (4, 5, 6, 7))
DONE = "\n  s_waitcnt vmcnt(0) lgkmcnt(0)\n"


def launch_all(bodies: dict[str, str], folder: Path, source: np.ndarray, target: np.ndarray, **how: int) -> dict:
    """Run every body on the same source, each on its own copy of the target, and return what became of that."""
    names = {text: f"case_{n}" for n, text in enumerate(bodies)}
    image = assemble({names[text]: body for text, body in bodies.items()}, folder, scratch=32, **how)
    results = {}
    for text in bodies:
        results[text] = target.copy()
        try:
            launch(image, names[text], source, results[text])
        except Exception as fault:
            raise AssertionError(f"{text}: {fault}") from None
    return results


def registers(first: int, count: int) -> str:
    return f"v{first}" if count == 1 else f"v[{first}:{first + count - 1}]"


WIDE = {"dword": 1, "dwordx2": 2, "dwordx3": 3, "dwordx4": 4}
NARROW = {"ubyte": "u1", "sbyte": "i1", "ushort": "u2", "sshort": "i2"}
HALVES = {"ubyte_d16": "u1", "sbyte_d16": "i1", "short_d16": "u2"}
ADDRESSES = {
    "global": ["v1, s[4:5]", "v[2:3], off"], "flat": ["v[2:3]"], "scratch": ["off, off", "v12, off"],
    "buffer": ["v1, s[8:11], 0 offen"],
}  # fmt: skip
LOADS = Cases({
    f"{space}_load_{name} {registers(4, WIDE.get(name, 1))}, {address} offset:{PAD}": name
    for space, addresses in ADDRESSES.items() for address in addresses
    for name in (*WIDE, *NARROW, *HALVES, *(half + "_hi" for half in HALVES))
})  # fmt: skip
BYTES = rng.integers(0, 256, (64, STRIDE), dtype=np.uint8)


def loaded(name: str) -> np.ndarray:
    """v[4:7] behind the load."""
    out = np.full((64, 4), OLD, "u4")
    at = BYTES[:, PAD:]
    if name in WIDE:
        out[:, : WIDE[name]] = at[:, : 4 * WIDE[name]].copy().view("u4")
    elif name in NARROW:
        dtype = np.dtype(NARROW[name])
        out[:, 0] = at[:, : dtype.itemsize].copy().view(dtype)[:, 0].astype("i4").view("u4")
    else:
        dtype = np.dtype(HALVES[name.removesuffix("_hi")])
        half = at[:, : dtype.itemsize].copy().view(dtype)[:, 0].astype("i4").astype("u2")
        out.view("u2")[:, int(name.endswith("_hi"))] = half
    return out


def test_loads(tmp_path):
    """Guards sizes, signs, the half of a register that stays, and how each address space forms its address."""
    bodies = {t: HEAD + t + DONE + "  global_store_dwordx4 v15, v[4:7], s[6:7]" for t in LOADS}
    results = launch_all(bodies, tmp_path, BYTES, np.zeros((64, 4), "u4"))
    assert not [text for text, name in LOADS.items() if not np.array_equal(results[text], loaded(name))]


STORES = {"byte": 1, "short": 2, "dword": 4, "dwordx2": 8, "dwordx3": 12, "dwordx4": 16}
HIGH = {"byte_d16_hi": 1, "short_d16_hi": 2}
# The target lies where the source lies in the head above; scratch is read back.
PLACES = {
    "global": ["v1, {}, s[6:7]", "v[2:3], {}, off"], "flat": ["v[2:3], {}"], "buffer": ["{}, v1, s[8:11], 0 offen"],
    "scratch": ["off, {}, off", "v12, {}, off"],
}  # fmt: skip
STORE_CASES = Cases({
    f"{space}_store_{name} {place.format(registers(20, max(size // 4, 1)))} offset:{PAD}": (size, name in HIGH)
    for space, places in PLACES.items() for place in places for name, size in (STORES | HIGH).items()
})  # fmt: skip
TO_TARGET = HEAD.replace("v_mov_b32 v2, s4", "v_mov_b32 v2, s6").replace("v_mov_b32 v3, s5", "v_mov_b32 v3, s7")
TO_TARGET = TO_TARGET.replace("s[8:9], s[4:5]", "s[8:9], s[6:7]") + "  global_load_dwordx4 v[20:23], v1, s[4:5]" + DONE
READ_BACK = """
  scratch_load_dwordx4 v[4:7], off, off
  scratch_load_dword v12, off, off offset:16
  s_waitcnt vmcnt(0)
  global_store_dwordx4 v1, v[4:7], s[6:7]
  global_store_dword v1, v12, s[6:7] offset:16"""


def test_stores(tmp_path):
    """Guards the bytes that a store writes and the ones beside them that it must not, in every address space."""
    bodies = {t: TO_TARGET + t + DONE + (READ_BACK if "scratch" in t.split()[0] else "") for t in STORE_CASES}
    before = rng.integers(0, 256, BYTES.shape, dtype=np.uint8)
    results = launch_all(bodies, tmp_path, BYTES, before)
    for text, (size, upper) in STORE_CASES.items():
        want = (BYTES if text.startswith("scratch") else before).copy()
        want[:, PAD : PAD + size] = BYTES[:, 2 * upper : 2 * upper + size]
        assert np.array_equal(results[text], want), text


INTEGERS = {
    "add": lambda m, x: m + x, "sub": lambda m, x: m - x, "and": lambda m, x: m & x, "or": lambda m, x: m | x,
    "xor": lambda m, x: m ^ x, "swap": lambda m, x: x, "umin": np.minimum, "umax": np.maximum,
    "smin": lambda m, x: np.minimum(m.view(m.dtype.str.replace("u", "i")), x.view(m.dtype.str.replace("u", "i"))),
    "smax": lambda m, x: np.maximum(m.view(m.dtype.str.replace("u", "i")), x.view(m.dtype.str.replace("u", "i"))),
    "inc": lambda m, x: np.where(m >= x, 0, m + m.dtype.type(1)),
    "dec": lambda m, x: np.where((m == 0) | (m > x), x, m - m.dtype.type(1)),
    "cmpswap": lambda m, x: np.where(np.arange(64) % 2 == 0, x, m),  # every other lane compares with what is there
}  # fmt: skip
FLOATS = {("add", "f4"): np.add, ("add", "f8"): np.add, ("min", "f8"): np.minimum, ("max", "f8"): np.maximum}
ATOMICS = {(name + suffix, dtype): f for name, f in INTEGERS.items() for suffix, dtype in (("", "u4"), ("_x2", "u8"))}
ATOMICS |= {(f"{name}_f{8 * int(dtype[1])}", dtype): f for (name, dtype), f in FLOATS.items()}


def atomic_text(space: str, name: str, dtype: str, returns: bool) -> str:
    dwords = np.dtype(dtype).itemsize // 4
    data = registers(20, dwords * (2 if "cmpswap" in name else 1))
    address, base = ("v14", ", s[6:7]") if space == "global" else ("v[2:3]", "")
    result = registers(4, dwords) + ", " if returns else ""
    return f"{space}_atomic_{name} {result}{address}, {data}{base}" + (" sc0" if returns else "")


ATOMIC_CASES = Cases({
    atomic_text(space, name, dtype, returns): (dtype, function, returns)
    for space in ("global", "flat") for (name, dtype), function in ATOMICS.items() for returns in (False, True)
})  # fmt: skip
# Lanes have 32 bytes of the source (data, and what to compare with) and 32 of the target (memory, and what came back).
ATOMIC_HEAD = (
    HEAD.replace(f"v1, {STRIDE}, v0", "v1, 32, v0").replace("v_mov_b32 v2, s4", "v_mov_b32 v2, s6")
    .replace("v_mov_b32 v3, s5", "v_mov_b32 v3, s7")
    + "  v_mov_b32 v14, v1\n  global_load_dwordx4 v[20:23], v1, s[4:5]" + DONE
)  # fmt: skip


def operands(dtype: str) -> tuple[np.ndarray, np.ndarray]:
    """What memory holds, and data."""
    if dtype[0] == "f":
        return tuple((rng.standard_normal((2, 64)) * 10.0 ** rng.integers(-3, 3, (2, 64))).astype(dtype))
    top = 2 ** (8 * int(dtype[1]))
    memory, data = rng.integers(0, top, (2, 64), dtype=dtype)
    memory[:8] = [0, 0, 1, top - 1, top // 2, top // 2 - 1, 5, 7]
    data[:8] = [0, 5, 1, 1, top // 2 - 1, top // 2, 7, 5]
    return memory, data


@pytest.mark.parametrize("dtype", ["u4", "u8", "f4", "f8"])
def test_atomics(tmp_path, dtype):
    """Guards what atomics leave in memory and give back, wrap-around, signs, and the order of cmpswap's operands."""
    family = {text: rest for text, rest in ATOMIC_CASES.items() if rest[0] == dtype}
    memory, data = operands(dtype)
    source, target = np.zeros((64, 32 // memory.itemsize), dtype), np.zeros((64, 32 // memory.itemsize), dtype)
    source[:, 0], source[:, 1] = data, np.where(np.arange(64) % 2 == 0, memory, ~memory if dtype[0] == "u" else 0)
    target[:, 0] = memory
    bodies = {t: ATOMIC_HEAD + t + DONE + "  global_store_dwordx2 v1, v[4:5], s[6:7] offset:16" for t in family}
    results = launch_all(bodies, tmp_path, source, target)
    for text, (_, function, returns) in family.items():
        want = function(memory, data).view(dtype)
        got, back = results[text][:, 0], results[text][:, 16 // memory.itemsize]
        assert np.array_equal(got, want), text
        assert np.array_equal(back, memory) if returns else np.all(back.copy().view("u4") == OLD), text


DMA_SIZES = {
    "dword": "u4",
    "ubyte": "u1",
    "sbyte": "i1",
    "ushort": "u2",
    "sshort": "i2",
    "dwordx3": "3u4",
    "dwordx4": "4u4",
}
DMA = Cases({
    **{f"global_load_lds_{name} v2, s[4:5] offset:16": dtype for name, dtype in DMA_SIZES.items()},
    **{f"buffer_load_{name} v2, s[8:11], 0 offen offset:16 lds": dtype for name, dtype in DMA_SIZES.items()},
})  # fmt: skip
DMA_BODY = """
  v_lshlrev_b32 v1, 4, v0
  v_xor_b32 v2, 0x30, v1
  s_movk_i32 m0, 0x100
  s_movk_i32 s10, 800
  s_nop 0
  {text}
  s_waitcnt vmcnt(0)
  v_lshlrev_b32 v3, {shift}, v0
  {read} offset:0x110
  s_waitcnt lgkmcnt(0)
  global_store_dwordx4 v1, v[4:7], s[6:7]"""


def test_loads_to_lds(tmp_path):
    """Guards where LDS-DMA writes (M0 + offset + the lane's place), its signs, and that lanes address freely."""
    source = rng.integers(0, 256, (82, 16), dtype=np.uint8)  # what the head reads, and more
    bodies = {}
    for text, dtype in DMA.items():
        shift, count = (4, int(dtype[0])) if dtype[0].isdigit() else (2, 1)
        read = f"ds_read_b{32 * count} {registers(4, count)}, v3"
        bodies[text] = HEAD + DMA_BODY.format(text=text, shift=shift, read=read)
    results = launch_all(bodies, tmp_path, source, np.zeros((64, 4), "u4"))
    for text, dtype in DMA.items():
        want = np.full((64, 4), OLD, "u4")
        count, kind = (int(dtype[0]), np.dtype("u4")) if dtype[0].isdigit() else (1, np.dtype(dtype))
        from_lane = (np.arange(64) ^ 3) + 1  # the instruction's offset of 16 is one lane's part
        values = source[from_lane, : count * kind.itemsize].copy().view(kind).astype("i4" if kind.kind == "i" else "u4")
        if text.startswith("buffer"):
            values[from_lane * 16 + values.itemsize // 4 * kind.itemsize > 800] = 0
        want[:, :count] = values.view("u4")
        assert np.array_equal(results[text], want), text


SCALARS = {"": 1, "x2": 2, "x4": 4, "x8": 8, "x16": 16}


def scalar_text(kind: str, suffix: str, offset: str) -> str:
    count = SCALARS[suffix]
    target = "s16" if count == 1 else f"s[16:{15 + count}]"
    return f"{kind}_dword{suffix} {target}, {'s[4:5]' if kind == 's_load' else 's[8:11]'}, {offset}"


SCALAR_LOADS = Cases({
    scalar_text(kind, suffix, offset): (SCALARS[suffix], at)
    for kind in ("s_load", "s_buffer_load") for suffix in SCALARS for offset, at in (("0x10", 4), ("s12", 7))
})  # fmt: skip
PAST_THE_END = Cases({"s_buffer_load_dwordx4 s[16:19], s[8:11], 0x4f8": (4, 318)})


def test_scalar_loads(tmp_path):
    """Guards sizes and offsets of scalar loads, and that a buffer reads zero from num_records on."""
    words = rng.integers(0, 2**32, 340, dtype=np.uint32)
    bodies = {}
    for text, (count, _) in (SCALAR_LOADS | PAST_THE_END).items():
        body = HEAD + "  s_movk_i32 s12, 28\n  " + text + DONE
        for n in range(count):
            body += f"  v_mov_b32 v4, s{16 + n}\n  global_store_dword v12, v4, s[6:7] offset:{4 * n}\n  s_nop 1\n"
        bodies[text] = body + "  s_waitcnt vmcnt(0)"
    results = launch_all(bodies, tmp_path, words, np.zeros(16, "u4"))
    records = STRIDE * 64 // 4
    for text, (count, at) in (SCALAR_LOADS | PAST_THE_END).items():
        want = np.where(np.arange(at, at + count) < records, words[at : at + count], 0)
        assert np.array_equal(results[text][:count], want), text


CLOCKS = Cases({f"{name} s[{{}}:{{}}]": None for name in ("s_memtime", "s_memrealtime")})


@pytest.mark.parametrize("text", CLOCKS)
def test_clocks(tmp_path, text):
    """Guards the clocks: they go forwards, and their second dword is no rubbish."""
    body = HEAD + f"  {text.format(16, 17)}{DONE}  s_nop 15\n  {text.format(18, 19)}{DONE}  s_sub_u32 s20, s18, s16\n"
    body += "  s_subb_u32 s21, s19, s17\n  v_mov_b32 v4, s20\n  v_mov_b32 v5, s21\n"
    body += "  global_store_dwordx2 v12, v[4:5], s[6:7]"
    got = launch_all({text: body}, tmp_path, BYTES, np.zeros(2, "u4"))[text]
    assert 0 < got[0] < 2**16 and got[1] == 0
