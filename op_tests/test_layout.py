"""Packed rows against decoders and a quantiser written a second time, in integers and fractions."""

from __future__ import annotations

import bisect
import math
from fractions import Fraction

import pytest
import torch

from mla_jit import layout
from mla_jit.errors import MlaArgumentError
from mla_jit.layout import pack, unpack

E4M3_MANTISSA_BITS, E4M3_BIAS = 3, 7


def fp8_value(code: int) -> Fraction | None:
    """The OCP e4m3fn value of a byte, None for NaN, from its fields alone."""
    sign, exponent, mantissa = code >> 7, (code >> 3) & 15, code & 7
    if exponent == 15 and mantissa == 7:
        return None
    significand = mantissa if exponent == 0 else mantissa + 8
    magnitude = Fraction(significand) * Fraction(2) ** (max(exponent, 1) - E4M3_BIAS - E4M3_MANTISSA_BITS)
    return -magnitude if sign else magnitude


def scale_value(code: int) -> Fraction | None:
    """The e8m0 value of a byte, None for NaN."""
    return None if code == 255 else Fraction(2) ** (code - 127)


def exact_product(code: int, scale_code: int, dtype: torch.dtype) -> float:
    """Value of a code under a scale as a Python float: exact, NaN, or ±inf beyond the dtype's range."""
    value, scale = FP8[code], SCALES[scale_code]
    if value is None or scale is None:
        return math.nan
    product = value * scale
    magnitude = float(abs(product)) if abs(product) <= LARGEST[dtype] else math.inf
    assert math.isinf(magnitude) or Fraction(magnitude) == abs(product)
    return -magnitude if code & 0x80 else magnitude


def bits(value: float) -> str:
    """A spelling under which NaN equals NaN and zeros of different sign differ."""
    return "nan" if math.isnan(value) else value.hex()


FP8 = [fp8_value(code) for code in range(256)]
SCALES = [scale_value(code) for code in range(256)]
LARGEST = {dtype: Fraction(torch.finfo(dtype).max) for dtype in (torch.float32, torch.float64)}
FINITE = sorted({value for value in FP8 if value is not None})


def as_uint8(packed: torch.Tensor) -> torch.Tensor:
    return packed.view(torch.uint8)


def random_rows(rows: int, seed: int, spread: float = 3.0) -> torch.Tensor:
    """bfloat16 vectors whose tiles differ widely in magnitude."""
    generator = torch.Generator().manual_seed(seed)
    values = torch.randn(rows, 16, 32, generator=generator, dtype=torch.float64)
    magnitudes = torch.exp2(spread * torch.randn(rows, 16, 1, generator=generator, dtype=torch.float64))
    return (values * magnitudes).flatten(-2).to(torch.bfloat16)


def test_positions_are_those_of_the_contract() -> None:
    """Fault: a constant moves, and packing and unpacking still agree with each other."""
    assert (layout.PACKED_BYTES, layout.NOPE_DIM, layout.ROPE_DIM, layout.HEAD_DIM) == (512, 448, 64, 512)
    assert (layout.SCALE_OFFSET, layout.SCALE_BYTES, layout.SCALE_BLOCK) == (448, 14, 32)
    assert (layout.PADDING_OFFSET, layout.PADDING_BYTES) == (462, 50)


@pytest.mark.parametrize("dtype", [torch.float64, torch.float32])
@pytest.mark.parametrize("uint8", [False, True])
def test_every_code_under_every_scale_decodes_exactly(dtype: torch.dtype, uint8: bool) -> None:
    """Fault: e4m3fn read as fnuz; scale codes 0, 254 or 255 special-cased wrongly; subnormals flushed."""
    codes = torch.arange(256, dtype=torch.uint8)
    packed = torch.full((256, 512), 0xA5, dtype=torch.uint8)  # row = scale code; 256 of the 448 dims walk the codes
    packed[:, :256] = codes
    packed[:, 256:448] = codes[:192]
    packed[:, 448:462] = codes[:, None]
    rope = torch.full((256, 64), 1.5, dtype=torch.bfloat16)
    decoded = unpack(packed if uint8 else packed.view(torch.float8_e4m3fn), rope, dtype)
    assert decoded.dtype == dtype and decoded.shape == (256, 512)
    for scale_code, row in enumerate(decoded.tolist()):
        wanted = [exact_product(code, scale_code, dtype) for code in range(256)]
        assert list(map(bits, row[:448])) == list(map(bits, wanted + wanted[:192])), scale_code
        assert row[448:] == [1.5] * 64


def test_each_scale_byte_covers_its_32_dims() -> None:
    """Fault: a scale is applied to 64 dims, or to the neighbouring block, or the block order is reversed."""
    packed = torch.full((1, 512), 0x38, dtype=torch.uint8)  # 0x38 is 1.0
    packed[0, 448:462] = torch.arange(120, 134, dtype=torch.uint8)
    packed[0, 462:] = 0xFF
    decoded = unpack(packed, torch.zeros(1, 64, dtype=torch.bfloat16), torch.float64)
    for block in range(14):
        assert decoded[0, 32 * block : 32 * block + 32].tolist() == [2.0 ** (120 + block - 127)] * 32


@pytest.mark.parametrize("block", [64, 32])
def test_packing_matches_a_quantiser_in_fractions(block: int) -> None:
    """Fault: amax/448 rounded to the nearest power of two, or rounded up through a float log2 that misses by one."""
    x = random_rows(12, seed=1)
    edges = [448.0, 449.0, 224.0, 225.0, 0.0, -448.0 * 2**-13, 447.0, 1e-3, 3e38, -7.0, 1.75, 1.7578125, 0.875, 6.0]
    for tile, edge in enumerate(edges):  # amax exactly at, just below and just above a power of two times 448
        x[0, 32 * tile : 32 * tile + 32] = 0.0
        x[0, 32 * tile + 5] = edge
    packed, rope = pack(x, block=block)
    assert torch.equal(rope, x[:, 448:])
    rows, values = as_uint8(packed).tolist(), x.tolist()
    for row, vector in zip(rows, values, strict=True):
        for start in range(0, 448, block):
            tile = [Fraction(value) for value in vector[start : start + block]]
            ratio = max(max(abs(value) for value in tile) / 448, Fraction(1, 10000))
            exponent = next(e for e in range(-14, 130) if Fraction(2) ** e >= ratio)
            scale_bytes = row[448 + start // 32 : 448 + (start + block) // 32]
            assert scale_bytes == [exponent + 127] * (block // 32)
            for value, code in zip(tile, row[start : start + block], strict=True):
                got, wanted = FP8[code], value / Fraction(2) ** exponent
                assert got is not None
                place = bisect.bisect_left(FINITE, wanted)
                neighbours = {abs(candidate - wanted) for candidate in FINITE[max(place - 1, 0) : place + 1]}
                assert abs(got - wanted) == min(neighbours)
                if len(neighbours) == 1 and min(neighbours) > 0:
                    assert code % 2 == 0  # a tie goes to the even mantissa


@pytest.mark.parametrize("block", [64, 32])
@pytest.mark.parametrize("seed", [2, 3])
def test_round_trip_error_is_half_a_step(block: int, seed: int) -> None:
    """Fault: values truncated, not rounded, or a scale that is one power of two too coarse."""
    x = random_rows(500, seed).double()
    decoded = unpack(*pack(x.to(torch.bfloat16), block=block), torch.float64)
    assert torch.equal(decoded[:, 448:], x[:, 448:])
    nope = x[:, :448].unflatten(-1, (448 // block, block))
    error = (decoded[:, :448].unflatten(-1, (448 // block, block)) - nope).abs()
    # amax/scale lies in (224, 448]; normal e4m3 codes err by at most 1/16 of themselves, subnormal ones by half of
    # 2**-9 of the scale, and the scale is below amax/224 (or 2**-13 where the clamp acts).
    scale_bound = (nope.abs().amax(-1, keepdim=True) / 224).clamp(min=2.0**-13)
    assert bool((error <= torch.maximum(nope.abs() / 16, scale_bound * 2.0**-10)).all())


@pytest.mark.parametrize("block", [64, 32])
def test_packing_twice_changes_nothing(block: int) -> None:
    """Fault: a packed row that is unpacked and packed again drifts."""
    x = random_rows(200, seed=4)
    once = unpack(*pack(x, block=block))
    packed_again, rope_again = pack(once.to(torch.bfloat16), block=block)
    assert torch.equal(once, once.to(torch.bfloat16).float())  # e4m3 times a power of two is a bfloat16
    assert torch.equal(unpack(packed_again, rope_again), once)
    # A tile whose largest value rounded down to 224 scales moves to the next finer scale, once; then bytes are fixed.
    packed_third, _ = pack(unpack(packed_again, rope_again).to(torch.bfloat16), block=block)
    assert torch.equal(as_uint8(packed_third), as_uint8(packed_again))
    assert not torch.equal(packed_again.view(torch.uint8), pack(x, block=block)[0].view(torch.uint8))


def test_padding_is_filled_and_never_read() -> None:
    """Fault: two bytes past the 14 scales are read, where 0xFF is NaN."""
    x = random_rows(20, seed=5)
    packed, rope = pack(x, padding=0)
    poisoned, rope_poisoned = pack(x, padding=0xFF)
    assert bool((as_uint8(packed)[:, 462:] == 0).all()) and bool((as_uint8(poisoned)[:, 462:] == 0xFF).all())
    assert torch.equal(as_uint8(packed)[:, :462], as_uint8(poisoned)[:, :462])
    assert torch.equal(unpack(packed, rope), unpack(poisoned, rope_poisoned))
    assert not bool(unpack(poisoned, rope_poisoned).isnan().any())


def test_zero_and_tiny_tiles_take_the_clamped_scale() -> None:
    """Fault: an all-zero tile divides by zero, or gets the scale byte 0."""
    x = torch.zeros(2, 512, dtype=torch.bfloat16)
    x[1, :448] = 2.0**-130
    packed, rope = pack(x)
    assert bool((as_uint8(packed)[:, :448] == 0).all())
    assert bool((as_uint8(packed)[:, 448:462] == 127 - 13).all())  # 1e-4 rounds up to 2**-13
    assert bool((unpack(packed, rope) == 0).all())


def test_elements_that_are_not_finite_keep_to_themselves() -> None:
    """Fault: one infinity makes a whole tile zero or NaN."""
    x = random_rows(3, seed=6)
    x[0, 3], x[1, 3], x[2, 3] = math.inf, -math.inf, math.nan
    reference = x.clone()
    reference[:, 3] = 0
    packed, _ = pack(x)
    want, _ = pack(reference)
    codes, clean = as_uint8(packed).clone(), as_uint8(want)
    assert codes[:, 3].tolist()[:2] == [0x7E, 0xFE] and int(codes[2, 3]) & 0x7F == 0x7F
    codes[:, 3] = clean[:, 3]
    assert torch.equal(codes, clean)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16, torch.float32])
@pytest.mark.parametrize("shape", [(0, 512), (512,), (3, 1, 1, 512), (2, 5, 512)])
def test_shapes_and_strides(dtype: torch.dtype, shape: tuple[int, ...]) -> None:
    """Fault: leading dimensions are flattened away, or a sliced input is misread."""
    rows = math.prod(shape[:-1])
    wide = torch.cat((random_rows(rows, seed=7, spread=0.5), torch.zeros(rows, 7, dtype=torch.bfloat16)), dim=1)
    sliced = wide.to(dtype)[:, :512]
    packed, rope = pack(sliced.reshape(shape) if rows == 0 else sliced.unflatten(0, (*shape[:-1], 1)).squeeze(-2))
    assert packed.shape == (*shape[:-1], 512) and packed.dtype == torch.float8_e4m3fn and packed.is_contiguous()
    assert rope.shape == (*shape[:-1], 64) and rope.dtype == torch.bfloat16 and rope.is_contiguous()
    assert torch.equal(unpack(packed, rope).reshape(rows, 512), unpack(*pack(sliced.contiguous())))
    every_other = unpack(packed.reshape(rows, 512)[::2], rope.reshape(rows, 64)[::2])
    assert torch.equal(every_other, unpack(packed, rope).reshape(rows, 512)[::2])


def test_the_default_dtype_does_not_matter() -> None:
    """Fault: constants built in the default dtype lose bits when a model runs under bfloat16 defaults."""
    x = random_rows(4, seed=8)
    packed, rope = pack(x)
    decoded = unpack(packed, rope, torch.float64)
    layout._scale_values.cache_clear()
    torch.set_default_dtype(torch.bfloat16)
    try:
        assert torch.equal(as_uint8(pack(x)[0]), as_uint8(packed))
        assert torch.equal(unpack(packed, rope, torch.float64), decoded)
    finally:
        torch.set_default_dtype(torch.float32)


def test_wrong_arguments_are_named() -> None:
    """Fault: a wrong block, dtype or shape is packed into a row that decodes to something else."""
    x = torch.zeros(2, 512, dtype=torch.bfloat16)
    packed, rope = pack(x)
    cases = [
        (lambda: pack(x[:, :511]), "x"),
        (lambda: pack(torch.tensor(1.0)), "x"),
        (lambda: pack(x.double()), "x"),
        (lambda: pack(x.int()), "x"),
        (lambda: pack(x, block=128), "block"),
        (lambda: pack(x, padding=256), "padding"),
        (lambda: pack(x, padding=-1), "padding"),
        (lambda: pack(x, padding=True), "padding"),
        (lambda: unpack(packed[:, :511], rope), "packed"),
        (lambda: unpack(packed.view(torch.int8), rope), "packed"),
        (lambda: unpack(packed.view(torch.float8_e4m3fnuz), rope), "packed"),
        (lambda: unpack(packed, rope[:1]), "rope"),
        (lambda: unpack(packed, rope.half()), "rope"),
        (lambda: unpack(packed, rope.to("meta")), "rope"),
        (lambda: unpack(packed, rope, torch.bfloat16), "dtype"),
    ]
    for call, name in cases:
        with pytest.raises(MlaArgumentError, match=rf"^{name}: "):
            call()


@pytest.mark.cuda
@pytest.mark.skipif(not torch.cuda.is_available(), reason="no GPU that torch can use")
def test_a_gpu_packs_the_same_bytes() -> None:
    """Fault: a GPU's conversions saturate or flush differently from the CPU's."""
    x = random_rows(100, seed=9)
    packed, rope = pack(x)
    on_gpu, rope_on_gpu = pack(x.cuda())
    assert torch.equal(as_uint8(on_gpu).cpu(), as_uint8(packed))
    assert torch.equal(unpack(on_gpu, rope_on_gpu, torch.float64).cpu(), unpack(packed, rope, torch.float64))
