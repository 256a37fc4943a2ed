"""Operands of the emulator's instruction tests: random values among the ones where formulas differ."""

from __future__ import annotations

import numpy as np

rng = np.random.default_rng(5)

SPECIAL_INTS = np.array(
    [0, 1, 2, 31, 32, 33, 63, 64, 0x7FFFFFFF, 0x80000000, 0x80000001, 0xFFFFFFFF, 0xFFFF, 0x8000, 0x10000, 0xFFFFFF]
    + [0x800000, 0x80008000, 0x7FFF8000],
    "u4",
)  # fmt: skip
SPECIAL_FLOATS = np.array(
    [0, -0.0, 1, -1, np.inf, -np.inf, np.nan, 1e-40, -1e-40, 3.4e38, -3.4e38, 0.5, 1.5, 2.5, -2.5, 1e10, 0.99999994],
    "f4",
)
SPECIAL_HALVES = np.array(
    [0, -0.0, 1, -1, np.inf, -np.inf, np.nan, 6e-8, -6e-5, 65504, -65504, 0.5, 2.5, 1.001, 3e-5, 2048], "f2"
)


def integers() -> np.ndarray:
    random = rng.integers(0, 2**32, 64 - len(SPECIAL_INTS), dtype=np.uint32)
    return rng.permutation(np.concatenate([SPECIAL_INTS, random]))


def floats(spread: int = 9) -> np.ndarray:
    count = 64 - len(SPECIAL_FLOATS)
    random = rng.standard_normal(count) * 10.0 ** rng.integers(-spread, spread, count)
    return rng.permutation(np.concatenate([SPECIAL_FLOATS, random.astype("f4")]))


def halves() -> np.ndarray:
    count = 64 - len(SPECIAL_HALVES)
    random = rng.standard_normal(count) * 4.0 ** rng.integers(-6, 6, count)
    return rng.permutation(np.concatenate([SPECIAL_HALVES, random.astype("f2")]))


def doubles() -> np.ndarray:
    values = floats().astype("f8") * 1.1
    values[np.abs(values) < 1e-30] *= 1e-272  # zeros, and what is denormal in double
    return values


def wide() -> np.ndarray:
    values = rng.integers(0, 2**64, 64, dtype=np.uint64)
    values[:6] = [0, 1, 2**63, 2**64 - 1, 2**32 - 1, 2**63 - 1]
    return rng.permutation(values)


A, B, C = integers(), integers(), integers()
B[:4] = A[:4]  # equal operands
FA, FB, FC = floats(), floats(), floats()
FB[:8] = FA[:8]
HA, HB, HC = halves(), halves(), halves()
HB[:8] = HA[:8]
DA, DB, DC = doubles(), doubles(), doubles()
DB[:8] = DA[:8]
WA, WB, WC = wide(), wide(), wide()
WB[:4] = WA[:4]

LANE = np.arange(64)


def i(x: np.ndarray) -> np.ndarray:
    """The same bits, signed."""
    return x.view(f"i{x.dtype.itemsize}")


def s24(x: np.ndarray) -> np.ndarray:
    return (i(x << np.uint32(8)) >> 8).astype("i8")


def u24(x: np.ndarray) -> np.ndarray:
    return (x & np.uint32(0xFFFFFF)).astype("u8")


def u64(x: np.ndarray) -> np.ndarray:
    return x.astype(np.uint64)


def low(x: np.ndarray) -> np.ndarray:
    """The low dword of 64-bit values."""
    return (x.view(np.uint64) & np.uint64(0xFFFFFFFF)).astype(np.uint32)


def high(x: np.ndarray) -> np.ndarray:
    """The high dword of 64-bit values."""
    return (x.view(np.uint64) >> np.uint64(32)).astype(np.uint32)


def each(function: object, *columns: np.ndarray, dtype: str = "u4") -> np.ndarray:
    """A function of Python integers on every lane, cut to the type."""
    bits = 8 * np.dtype(dtype).itemsize
    values = [function(*map(int, lane)) % 2**bits for lane in zip(*columns, strict=True)]  # type: ignore[operator]
    return np.array(values, dtype=f"u{bits // 8}")


def two(lower: np.ndarray, upper: np.ndarray) -> np.ndarray:
    """Two 16-bit values of a register."""
    return lower.view("u2").astype("u4") | upper.view("u2").astype("u4") << np.uint32(16)


def halves_of(x: np.ndarray, dtype: str = "u2") -> tuple[np.ndarray, np.ndarray]:
    """The two 16-bit values of a register."""
    return x.astype("u2").view(dtype), (x >> np.uint32(16)).astype("u2").view(dtype)


def mask_of(lanes: np.ndarray) -> int:
    """A lane mask from one boolean a lane."""
    return sum(1 << int(lane) for lane in np.flatnonzero(lanes))
