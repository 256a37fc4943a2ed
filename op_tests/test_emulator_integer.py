"""Integer vector instructions of the emulator against numpy, one instruction a case."""

from __future__ import annotations

import numpy as np
import pytest
from emulator_support import Cases, clang, differing, pairs
from emulator_values import WA, WB, WC, A, B, C, each, halves_of, high, i, low, s24, two, u24, u64

pytestmark = pytest.mark.skipif(clang() is None, reason="needs clang with the AMDGPU backend")

ALL = 2**32 - 1
M31 = np.uint32(31)
A16, B16, C16 = A.astype("u2"), B.astype("u2"), C.astype("u2")
KEPT = C & np.uint32(0xFFFF0000)


def sorted3(*columns: np.ndarray) -> np.ndarray:
    return np.sort(np.stack(columns), axis=0).view("u4")


def perm_byte(selector: int, first: int, second: int) -> int:
    """A byte of the pair (first in the high dword), the sign of one of its words, 0x00 or 0xff."""
    data = first << 32 | second
    if selector < 8:
        return data >> 8 * selector & 255
    if selector < 12:
        return 255 * (data >> (16 * (selector - 8) + 15) & 1)
    return 0 if selector == 12 else 255


def perm(first: int, second: int, selectors: int) -> int:
    return sum(perm_byte(selectors >> 8 * n & 255, first, second) << 8 * n for n in range(4))


def truth_table(table: int) -> object:
    """Bit by bit, what the table has at the place that three bits name, the first source's highest."""
    return lambda a, b, c: sum(
        (table >> ((a >> n & 1) << 2 | (b >> n & 1) << 1 | c >> n & 1) & 1) << n for n in range(16)
    )


def sad(a: int, b: int, c: int) -> int:
    return sum(abs((a >> s & 255) - (b >> s & 255)) for s in range(0, 32, 8)) + c


def first_differing(x: int) -> int:
    """How far from the top the first bit is that is not the sign's."""
    sign = x >> 31
    return next((n for n in range(1, 32) if x >> (31 - n) & 1 != sign), ALL)


INTEGER = Cases({
    "v_mov_b32 v128, v8": A,
    "v_add_u32 v128, v8, v9": A + B,
    "v_add_i32 v128, v8, v9": A + B,
    "v_sub_u32 v128, v8, v9": A - B,
    "v_sub_i32 v128, v8, v9": A - B,
    "v_subrev_u32 v128, v8, v9": B - A,
    "v_and_b32 v128, v8, v9": A & B,
    "v_or_b32 v128, v8, v9": A | B,
    "v_xor_b32 v128, v8, v9": A ^ B,
    "v_xnor_b32 v128, v8, v9": ~(A ^ B),
    "v_not_b32 v128, v8": ~A,
    "v_lshlrev_b32 v128, v8, v9": B << (A & M31),
    "v_lshrrev_b32 v128, v8, v9": B >> (A & M31),
    "v_ashrrev_i32 v128, v8, v9": (i(B) >> i(A & M31)).view("u4"),
    "v_min_u32 v128, v8, v9": np.minimum(A, B),
    "v_max_u32 v128, v8, v9": np.maximum(A, B),
    "v_min_i32 v128, v8, v9": np.minimum(i(A), i(B)),
    "v_max_i32 v128, v8, v9": np.maximum(i(A), i(B)),
    "v_min3_u32 v128, v8, v9, v10": sorted3(A, B, C)[0],
    "v_med3_u32 v128, v8, v9, v10": sorted3(A, B, C)[1],
    "v_max3_u32 v128, v8, v9, v10": sorted3(A, B, C)[2],
    "v_min3_i32 v128, v8, v9, v10": sorted3(i(A), i(B), i(C))[0],
    "v_med3_i32 v128, v8, v9, v10": sorted3(i(A), i(B), i(C))[1],
    "v_max3_i32 v128, v8, v9, v10": sorted3(i(A), i(B), i(C))[2],
    "v_mul_lo_u32 v128, v8, v9": A * B,
    "v_mul_hi_u32 v128, v8, v9": high(u64(A) * u64(B)),
    "v_mul_hi_i32 v128, v8, v9": high(i(A).astype("i8") * i(B)),
    "v_mul_u32_u24 v128, v8, v9": low(u24(A) * u24(B)),
    "v_mul_i32_i24 v128, v8, v9": low(s24(A) * s24(B)),
    "v_mul_hi_u32_u24 v128, v8, v9": high(u24(A) * u24(B)),
    "v_mul_hi_i32_i24 v128, v8, v9": high(s24(A) * s24(B)),
    "v_mad_u32_u24 v128, v8, v9, v10": low(u24(A) * u24(B) + u64(C)),
    "v_mad_i32_i24 v128, v8, v9, v10": low(s24(A) * s24(B) + i(C)),
    "v_add3_u32 v128, v8, v9, v10": A + B + C,
    "v_or3_b32 v128, v8, v9, v10": A | B | C,
    "v_and_or_b32 v128, v8, v9, v10": (A & B) | C,
    "v_xad_u32 v128, v8, v9, v10": (A ^ B) + C,
    "v_lshl_add_u32 v128, v8, v9, v10": (A << (B & M31)) + C,
    "v_add_lshl_u32 v128, v8, v9, v10": (A + B) << (C & M31),
    "v_lshl_or_b32 v128, v8, v9, v10": (A << (B & M31)) | C,
    "v_bfe_u32 v128, v8, v9, v10": each(lambda a, b, c: (a >> b % 32) & ((1 << c % 32) - 1), A, B, C),
    "v_bfe_u32 v128, v8, 5, 9": A >> np.uint32(5) & np.uint32(511),
    "v_bfe_i32 v128, v8, v9, v10": each(
        lambda a, b, c: (((a >> b % 32) & ((1 << c % 32) - 1)) ^ 1 << c % 32 >> 1) - (1 << c % 32 >> 1), i(A), B, C
    ),
    "v_bfe_i32 v128, v8, 4, 8": ((i(A) << 20) >> 24).view("u4"),
    "v_bfi_b32 v128, v8, v9, v10": (A & B) | (~A & C),
    "v_bfm_b32 v128, v8, v9": each(lambda a, b: ((1 << a % 32) - 1) << b % 32, A, B),
    "v_bfrev_b32 v128, v8": each(lambda x: int(f"{x:032b}"[::-1], 2), A),
    "v_bcnt_u32_b32 v128, v8, v9": each(lambda a, b: a.bit_count() + b, A, B),
    "v_ffbl_b32 v128, v8": each(lambda x: (x & -x).bit_length() - 1, A),
    "v_ffbh_u32 v128, v8": each(lambda x: 32 - x.bit_length() if x else ALL, A),
    "v_ffbh_i32 v128, v8": each(first_differing, A),
    "v_alignbit_b32 v128, v8, v9, v10": each(lambda a, b, c: (a << 32 | b) >> c % 32, A, B, C),
    "v_alignbyte_b32 v128, v8, v9, 3": low((u64(A) << np.uint64(32) | u64(B)) >> np.uint64(24)),
    "v_bitop3_b32 v128, v8, v9, v10 bitop3:0x96": A ^ B ^ C,
    "v_bitop3_b32 v128, v8, v9, v10 bitop3:0xca": (A & B) | (~A & C),
    "v_bitop3_b32 v128, v8, v9, v10 bitop3:0x2": ~A & ~B & C,
    "v_bitop3_b16 v128, v8, v9, v10 bitop3:0xd4\n  v_and_b32 v128, 0xffff, v128": each(
        truth_table(0xD4), A16, B16, C16),
    "v_sad_u8 v128, v8, v9, v10": each(sad, A, B, C),
    "v_sad_u32 v128, v8, v9, v10": each(lambda a, b, c: abs(a - b) + c, A, B, C),
    "v_perm_b32 v128, v8, v9, v10": each(perm, A, B, C),
    "s_mov_b32 s16, 0x0d0c0304\n  v_perm_b32 v128, v8, v9, s16": each(lambda a, b: perm(a, b, 0x0D0C0304), A, B),
    "s_mov_b32 s16, 0x0b0a0908\n  v_perm_b32 v128, v8, v9, s16": each(lambda a, b: perm(a, b, 0x0B0A0908), A, B),
    "v_add_u16 v128, v8, v9": A16 + B16,
    "v_sub_u16 v128, v8, v9": A16 - B16,
    "v_subrev_u16 v128, v8, v9": B16 - A16,
    "v_mul_lo_u16 v128, v8, v9": A16 * B16,
    "v_mad_legacy_u16 v128, v8, v9, v10": A16 * B16 + C16,
    "v_mov_b32 v128, v10\n  v_mad_u16 v128, v8, v9, v10": KEPT | (A16 * B16 + C16),
    "v_max_u16 v128, v8, v9": np.maximum(A16, B16),
    "v_min_u16 v128, v8, v9": np.minimum(A16, B16),
    "v_max_i16 v128, v8, v9": np.maximum(i(A16), i(B16)),
    "v_min_i16 v128, v8, v9": np.minimum(i(A16), i(B16)),
    "v_lshlrev_b16 v128, v8, v9": B16 << (A16 & np.uint16(15)),
    "v_lshrrev_b16 v128, v8, v9": B16 >> (A16 & np.uint16(15)),
    "v_ashrrev_i16 v128, v8, v9": i(B16) >> i(A16 & np.uint16(15)),
    "v_sat_pk_u8_i16 v128, v8": np.clip(i(A16), 0, 255).astype("u2")
    | np.clip(halves_of(A, "i2")[1], 0, 255).astype("u2") << np.uint16(8),
})  # fmt: skip


def test_integer_instructions(tmp_path):
    """Guards against an integer instruction with another formula, operand order, width or shift range than AMD's."""
    assert not differing(INTEGER, np.stack([A, B, C]), tmp_path)


def lanes(*columns: np.ndarray) -> list[tuple[int, ...]]:
    return [tuple(map(int, lane)) for lane in zip(*columns, strict=True)]


M63 = np.uint64(63)
LA, LB = low(WA), low(WB)
CARRY = "\n  s_nop 1\n  v_mov_b32 v130, 0\n  v_addc_co_u32 v130, vcc, 0, v130, vcc"


def with_bit(value: object, *columns: np.ndarray) -> np.ndarray:
    """Low dword, high dword and bit 64 of exact sums."""
    exact = [value(*lane) for lane in lanes(*columns)]  # type: ignore[operator]
    return np.array([[x & ALL for x in exact], [x >> 32 & ALL for x in exact], [x >> 64 & 1 for x in exact]], "u4")


WIDE = Cases({
    "v_mov_b64 v[128:129], v[8:9]": WA,
    "v_mov_b64 v[128:129], -1": np.full(64, 2**64 - 1, np.uint64),
    "v_lshlrev_b64 v[128:129], v10, v[8:9]": WA << (WB & M63),
    "v_lshrrev_b64 v[128:129], v10, v[8:9]": WA >> (WB & M63),
    "v_ashrrev_i64 v[128:129], v10, v[8:9]": i(WA) >> i(WB & M63),
    "v_lshl_add_u64 v[128:129], v[8:9], 3, v[10:11]": (WA << np.uint64(3)) + WB,
    "v_lshl_add_u64 v[128:129], v[8:9], v12, v[10:11]": (WA << (WC & np.uint64(7))) + WB,
    "v_mad_u64_u32 v[128:129], vcc, v8, v10, v[12:13]" + CARRY: with_bit(lambda a, b, c: a * b + c, LA, LB, WC),
    "v_mad_i64_i32 v[128:129], vcc, v8, v10, v[12:13]" + CARRY: with_bit(
        lambda a, b, c: a * b + c, i(LA), i(LB), i(WC)
    ),
    "v_add_co_u32 v128, vcc, v8, v10\n  s_nop 1\n  v_addc_co_u32 v129, vcc, v9, v11, vcc" + CARRY: with_bit(
        lambda a, b: a + b, WA, WB
    ),
    "v_sub_co_u32 v128, vcc, v8, v10\n  s_nop 1\n  v_subb_co_u32 v129, vcc, v9, v11, vcc" + CARRY: with_bit(
        lambda a, b: a - b, WA, WB
    ),
    "v_subrev_co_u32 v128, vcc, v8, v10\n  s_nop 1\n  v_subbrev_co_u32 v129, vcc, v9, v11, vcc" + CARRY: with_bit(
        lambda a, b: b - a, WA, WB
    ),
})  # fmt: skip


def test_wide_instructions(tmp_path):
    """Guards 64-bit operands and the carries of sums, differences and products."""
    assert not differing(WIDE, np.concatenate([pairs(WA), pairs(WB), pairs(WC)]), tmp_path)


AL, AH = halves_of(A)
BL, BH = halves_of(B)
CL, CH = halves_of(C)
M15 = np.uint16(15)
PACKED = Cases({
    "v_pk_add_u16 v128, v8, v9": two(AL + BL, AH + BH),
    "v_pk_add_i16 v128, v8, v9": two(AL + BL, AH + BH),
    "v_pk_sub_u16 v128, v8, v9": two(AL - BL, AH - BH),
    "v_pk_sub_i16 v128, v8, v9": two(AL - BL, AH - BH),
    "v_pk_mul_lo_u16 v128, v8, v9": two(AL * BL, AH * BH),
    "v_pk_mad_u16 v128, v8, v9, v10": two(AL * BL + CL, AH * BH + CH),
    "v_pk_lshlrev_b16 v128, v8, v9": two(BL << (AL & M15), BH << (AH & M15)),
    "v_pk_lshrrev_b16 v128, v8, v9": two(BL >> (AL & M15), BH >> (AH & M15)),
    "v_pk_ashrrev_i16 v128, v8, v9": two(i(BL) >> i(AL & M15), i(BH) >> i(AH & M15)),
    "v_pk_max_i16 v128, v8, v9": two(np.maximum(i(AL), i(BL)), np.maximum(i(AH), i(BH))),
    "v_pk_min_i16 v128, v8, v9": two(np.minimum(i(AL), i(BL)), np.minimum(i(AH), i(BH))),
    "v_pk_max_u16 v128, v8, v9": two(np.maximum(AL, BL), np.maximum(AH, BH)),
    "v_pk_min_u16 v128, v8, v9": two(np.minimum(AL, BL), np.minimum(AH, BH)),
    "v_pk_sub_i16 v128, v8, v9 op_sel:[1,0] op_sel_hi:[0,1]": two(AH - BL, AL - BH),
    "v_pk_add_u16 v128, v8, 7 op_sel_hi:[1,0]": two(AL + np.uint16(7), AH + np.uint16(7)),
})  # fmt: skip


def test_packed_integers(tmp_path):
    """Guards packed 16-bit integers: no carry from one half into the other, and the halves that op_sel names."""
    assert not differing(PACKED, np.stack([A, B, C]), tmp_path)
