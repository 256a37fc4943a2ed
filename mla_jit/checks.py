"""Argument checks of the decode entries: each raises MlaArgumentError naming argument, what it got and needs."""

from __future__ import annotations

from typing import Any, NoReturn

import torch
from torch import Tensor  # one look-up less in checks that run with every call

from mla_jit.abi import BATCH_INVARIANT
from mla_jit.errors import MlaArgumentError
from mla_jit.layout import HEAD_DIM, PACKED_BYTES, ROPE_DIM

__all__ = [
    "DIM",
    "FP8",
    "MAX_HEADS",
    "bad",
    "batch_invariant",
    "empty_rows",
    "indices",
    "packed",
    "pool",
    "scale",
    "tensor",
]

DIM = HEAD_DIM
MAX_HEADS = 128
SM_SCALE = DIM**-0.5

FP8 = (torch.float8_e4m3fn, torch.uint8)
BF16 = (torch.bfloat16,)
FP32 = (torch.float32,)
INT32 = (torch.int32,)

_EMPTY_ROWS = {"keep": 0, "zero": 1}


def bad(name: str, got: object, needs: str) -> NoReturn:
    """Raise the error of one argument."""
    raise MlaArgumentError(f"{name}: got {got}; needs {needs}")


def _names(dtypes: tuple[torch.dtype, ...]) -> str:
    return " or ".join(str(d).removeprefix("torch.") for d in dtypes)


def tensor(name: str, value: Any, dtypes: tuple[torch.dtype, ...], device: torch.device) -> torch.Size:
    """Check type, dtype, device and contiguity; return the shape."""
    if isinstance(value, Tensor) and value.dtype in dtypes and value.device == device and value.is_contiguous():
        return value.shape
    _refuse(name, value, dtypes, device)


def _refuse(name: str, value: Any, dtypes: tuple[torch.dtype, ...], device: torch.device) -> NoReturn:
    """Find out what :func:`tensor` did not like and raise it."""
    if not isinstance(value, Tensor):
        bad(name, type(value).__name__, f"a {_names(dtypes)} tensor")
    if value.dtype not in dtypes:
        fnuz = " (the OCP encoding: e4m3fnuz bytes mean other numbers)" if "fnuz" in str(value.dtype) else ""
        bad(name, f"dtype {str(value.dtype).removeprefix('torch.')}", f"{_names(dtypes)}{fnuz}")
    if value.device != device:
        bad(name, f"a tensor on {value.device}", f"the device of q, {device}")
    bad(name, f"strides {tuple(value.stride())} for shape {tuple(value.shape)}", "a contiguous tensor")


def shaped(
    name: str, value: Any, dtypes: tuple[torch.dtype, ...], device: torch.device, shape: tuple[int, ...], meaning: str
) -> None:
    """Check everything, an exact shape included."""
    # tensor(), written out: the good case of what runs several times a call.
    if isinstance(value, Tensor) and value.dtype in dtypes and value.device == device and value.is_contiguous():
        if value.shape == shape:
            return
        bad(name, f"shape {tuple(value.shape)}", f"{meaning} = {shape}")
    _refuse(name, value, dtypes, device)


def packed(name: str, value: Any) -> tuple[int, int, torch.device]:
    """Check packed queries [total_q, H, 512]; return total_q, H and the device that all tensors must share."""
    if not isinstance(value, Tensor):
        bad(name, type(value).__name__, f"a {_names(FP8)} tensor")
    device = value.device
    if device.type not in ("cpu", "cuda"):
        bad(name, f"a tensor on {device}", "a cpu or cuda device")
    shape = tensor(name, value, FP8, device)
    if len(shape) != 3 or shape[2] != PACKED_BYTES or not 1 <= shape[1] <= MAX_HEADS:
        bad(name, f"shape {tuple(shape)}", f"[total_q, H, {PACKED_BYTES}] with H in 1..{MAX_HEADS}")
    return shape[0], shape[1], device


def pool(name: str, value: Any, dtypes: tuple[torch.dtype, ...], device: torch.device, width: int) -> int:
    """Check a KV pool, [rows, width] or [rows, 1, 1, width]; return rows."""
    shape = tensor(name, value, dtypes, device)
    if len(shape) == 4:
        if shape[1] != 1:
            bad(name, f"page_size {shape[1]} (shape {tuple(shape)})", "page_size 1")
        if shape[2] != 1:
            bad(name, f"num_kv_heads {shape[2]} (shape {tuple(shape)})", "num_kv_heads 1")
    if len(shape) not in (2, 4) or shape[-1] != width:
        bad(name, f"shape {tuple(shape)}", f"[rows, {width}] or [rows, 1, 1, {width}]")
    return shape[0]


def pools(kv_name: str, kv: Any, rope_name: str, rope: Any, device: torch.device) -> int:
    """Check a packed pool and its RoPE pool; return their rows."""
    rows = pool(kv_name, kv, FP8, device, PACKED_BYTES)
    rope_rows = pool(rope_name, rope, BF16, device, ROPE_DIM)
    if rope_rows != rows:
        bad(rope_name, f"{rope_rows} rows", f"as many as {kv_name}, {rows}")
    return rows


def indices(name: str, value: Any, device: torch.device, least: int, why: str) -> int:
    """Check a 1-D int32 tensor of at least `least` entries; return its length."""
    shape = tensor(name, value, INT32, device)
    if len(shape) != 1 or shape[0] < least:
        bad(name, f"shape {tuple(shape)}", f"[at least {least}] ({why})")
    return shape[0]


def scale(sm_scale: float | None) -> None:
    """Accept None or 1/sqrt(512)."""
    try:
        accepted = sm_scale is None or bool(abs(sm_scale - SM_SCALE) <= 1e-6 * SM_SCALE)
    except (TypeError, ValueError, RuntimeError):  # not a number, or many
        accepted = False
    if not accepted:
        bad("sm_scale", repr(sm_scale), f"None or 1/sqrt({DIM}) = {SM_SCALE!r}")


def empty_rows(value: str) -> int:
    """The code of an empty_rows mode."""
    if isinstance(value, str) and value in _EMPTY_ROWS:
        return _EMPTY_ROWS[value]
    bad("empty_rows", repr(value), '"keep" or "zero"')


def batch_invariant(value: bool) -> int:
    """The bit of a batch_invariant mode in a block's flags."""
    if isinstance(value, bool):
        return BATCH_INVARIANT if value else 0
    bad("batch_invariant", repr(value), "True or False")


def count(name: str, value: Any, low: int, high: int) -> int:
    """Check a plain int in a range, or the symbol of one while torch.compile traces."""
    integer = isinstance(value, (int, torch.SymInt)) and not isinstance(value, bool)
    if not integer or not low <= value <= high:
        bad(name, repr(value), f"an int in {low}..{high}")
    return value  # type: ignore[no-any-return]
