"""Packed rows: how one 512-dimensional vector lies in bytes, and conversion both ways.

The only owner of byte positions on the Python side (`kernels/common/layout.h` owns them in C++). A *packed row* is 512
bytes: 448 NoPE values in fp8 e4m3fn, 14 e8m0 scale bytes of which byte b scales dims 32b..32b+31, and 50 bytes of
padding that nobody reads. Beside it lies a *RoPE row* of 64 bfloat16. The logical vector is NoPE followed by RoPE.
"""

from __future__ import annotations

import functools
import math

import torch

from mla_jit.errors import MlaArgumentError

__all__ = [
    "HEAD_DIM",
    "NOPE_DIM",
    "PACKED_BYTES",
    "PADDING_BYTES",
    "PADDING_OFFSET",
    "ROPE_DIM",
    "SCALE_BIAS",
    "SCALE_BLOCK",
    "SCALE_BYTES",
    "SCALE_NAN",
    "SCALE_OFFSET",
    "pack",
    "unpack",
]

NOPE_DIM = 448
"""Dims held as fp8, at bytes 0..447 of a packed row."""

ROPE_DIM = 64
"""Dims held as bfloat16 in the RoPE row."""

HEAD_DIM = NOPE_DIM + ROPE_DIM
"""Dims of the logical vector."""

SCALE_OFFSET = NOPE_DIM
"""Byte of a packed row at which its scales start."""

SCALE_BLOCK = 32
"""Dims that one scale byte covers."""

SCALE_BYTES = NOPE_DIM // SCALE_BLOCK
"""Scale bytes of a packed row."""

PADDING_OFFSET = SCALE_OFFSET + SCALE_BYTES
"""Byte of a packed row from which on nothing is ever read."""

PACKED_BYTES = 512
"""Bytes of a packed row, and the distance from one row of a pool to the next."""

PADDING_BYTES = PACKED_BYTES - PADDING_OFFSET
"""Bytes of padding at the end of a packed row."""

SCALE_BIAS = 127
"""Scale byte e means 2**(e - 127): 0 is 2**-127 and 254 is 2**127."""

SCALE_NAN = 255
"""The scale byte that means NaN."""

_FP8_MAX = 448.0  # largest finite e4m3fn
_MIN_RATIO = 1e-4  # smallest amax/448 that the quantiser works with; it rounds up to 2**-13
_BLOCKS = (32, 64)
_INPUT_DTYPES = (torch.bfloat16, torch.float16, torch.float32)
_OUTPUT_DTYPES = (torch.float32, torch.float64)
_PACKED_DTYPES = (torch.float8_e4m3fn, torch.uint8)


def _scale_exponents(tiles: torch.Tensor) -> torch.Tensor:
    """Exponent of each tile's scale: the least e with 2**e >= max(amax/448, 1e-4), amax over finite elements.

    Args:
        tiles: float32 [..., tiles, block].

    Returns:
        int32 [..., tiles].
    """
    magnitude = torch.where(torch.isfinite(tiles), tiles.abs(), torch.zeros_like(tiles))
    # In float64 the quotient of two float32 never rounds onto a power of two that it does not equal, so frexp decides
    # exactly: ratio = mantissa * 2**exponent with mantissa in [0.5, 1), and mantissa 0.5 is a power of two itself.
    ratio = (magnitude.amax(dim=-1).double() / _FP8_MAX).clamp(min=_MIN_RATIO)
    mantissa, exponent = torch.frexp(ratio)
    return torch.where(mantissa == 0.5, exponent - 1, exponent)


def _quantise(nope: torch.Tensor, block: int) -> tuple[torch.Tensor, torch.Tensor]:
    """fp8 codes [..., 448] and scale bytes [..., 14], both uint8, of float32 [..., 448]."""
    tiles = nope.unflatten(-1, (NOPE_DIM // block, block))
    exponents = _scale_exponents(tiles)
    # 1/scale from its float32 bits; exponents lie in -13..120, so it is a normal number and the product is exact.
    inverse = ((SCALE_BIAS - exponents) << 23).view(torch.float32).unsqueeze(-1)
    scaled = tiles * inverse
    codes = scaled.clamp(-_FP8_MAX, _FP8_MAX).to(torch.float8_e4m3fn).view(torch.uint8)
    scales = (exponents + SCALE_BIAS).to(torch.uint8).repeat_interleave(block // SCALE_BLOCK, dim=-1)
    return codes.flatten(-2), scales


def pack(x: torch.Tensor, *, block: int = 64, padding: int = 0) -> tuple[torch.Tensor, torch.Tensor]:
    """Quantise vectors to packed rows and RoPE rows, as the decode contract's quantiser does.

    Per tile of `block` dims: scale = amax/448, clamped below at 1e-4 and rounded up to a power of two; values are
    divided by it and rounded to the nearest e4m3fn (ties to even), saturating at ±448. A 64-dim tile writes its scale
    byte twice.

    Elements that are not finite do not disturb their neighbours: the amax is taken over the finite ones, NaN becomes
    the NaN code, and ±inf saturates to ±448 times the tile's scale. RoPE dims are copied (float32 input is rounded).

    Args:
        x: [..., 512] bfloat16 (float16 and float32 are taken too), any strides, any device.
        block: dims per scale, 64 or 32.
        padding: the byte that fills bytes 462..511, 0..255. No consumer reads it.

    Returns:
        Packed rows [..., 512] float8_e4m3fn and RoPE rows [..., 64] bfloat16, both contiguous and on the input's
        device.

    Raises:
        MlaArgumentError: wrong last dimension, dtype, `block` or `padding`.
    """
    if x.dim() == 0 or x.shape[-1] != HEAD_DIM:
        raise MlaArgumentError(f"x: got shape {tuple(x.shape)}, needs [..., {HEAD_DIM}]")
    if x.dtype not in _INPUT_DTYPES:
        raise MlaArgumentError(f"x: got dtype {x.dtype}, needs bfloat16, float16 or float32")
    if block not in _BLOCKS:
        raise MlaArgumentError(f"block: got {block!r}, needs 32 or 64")
    if isinstance(padding, bool) or not isinstance(padding, int) or not 0 <= padding <= 255:
        raise MlaArgumentError(f"padding: got {padding!r}, needs a byte, 0..255")

    packed = torch.full((*x.shape[:-1], PACKED_BYTES), padding, dtype=torch.uint8, device=x.device)
    codes, scales = _quantise(x[..., :NOPE_DIM].float(), block)
    packed[..., :NOPE_DIM] = codes
    packed[..., SCALE_OFFSET:PADDING_OFFSET] = scales
    rope = x[..., NOPE_DIM:].to(torch.bfloat16).clone(memory_format=torch.contiguous_format)
    return packed.view(torch.float8_e4m3fn), rope


@functools.lru_cache(maxsize=16)
def _scale_values(dtype: torch.dtype, device: torch.device) -> torch.Tensor:
    """Value of every scale byte, [256], exact in both output dtypes (2**-127 is a float32 subnormal)."""
    powers = [math.ldexp(1.0, code - SCALE_BIAS) for code in range(SCALE_NAN)]
    return torch.tensor([*powers, math.nan], dtype=torch.float64).to(dtype).to(device)


def unpack(packed: torch.Tensor, rope: torch.Tensor, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    """Decode packed rows and RoPE rows to logical vectors. Padding bytes are not looked at.

    float64 is exact for every code and scale. float32 is exact too, except that products beyond its range (from a
    scale of 2**120 on) become ±inf. Code bytes 0x7F and 0xFF and scale byte 255 give NaN.

    Args:
        packed: [..., 512] float8_e4m3fn or uint8, any strides.
        rope: [..., 64] bfloat16 with the same leading dimensions, on the same device.
        dtype: float32 or float64.

    Returns:
        [..., 512] of `dtype`: 448 NoPE dims, then 64 RoPE dims.

    Raises:
        MlaArgumentError: wrong shape, dtype or device.
    """
    if packed.dim() == 0 or packed.shape[-1] != PACKED_BYTES:
        raise MlaArgumentError(f"packed: got shape {tuple(packed.shape)}, needs [..., {PACKED_BYTES}]")
    if packed.dtype not in _PACKED_DTYPES:
        raise MlaArgumentError(f"packed: got dtype {packed.dtype}, needs float8_e4m3fn or uint8")
    if rope.shape != (*packed.shape[:-1], ROPE_DIM):
        raise MlaArgumentError(f"rope: got shape {tuple(rope.shape)}, needs {(*packed.shape[:-1], ROPE_DIM)}")
    if rope.dtype != torch.bfloat16:
        raise MlaArgumentError(f"rope: got dtype {rope.dtype}, needs bfloat16")
    if rope.device != packed.device:
        raise MlaArgumentError(f"rope: is on {rope.device}, needs packed's device {packed.device}")
    if dtype not in _OUTPUT_DTYPES:
        raise MlaArgumentError(f"dtype: got {dtype}, needs float32 or float64")

    codes = packed.view(torch.float8_e4m3fn)[..., :NOPE_DIM]
    scale_bytes = packed.view(torch.uint8)[..., SCALE_OFFSET:PADDING_OFFSET]
    scales = _scale_values(dtype, packed.device)[scale_bytes.int()]
    blocks = codes.to(dtype).unflatten(-1, (SCALE_BYTES, SCALE_BLOCK)) * scales.unsqueeze(-1)
    return torch.cat((blocks.flatten(-2), rope.to(dtype)), dim=-1)
