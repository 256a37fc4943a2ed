"""Writing packed rows: bfloat16 vectors into a KV pool, and queries into packed queries, in one launch each.

The same bytes as :func:`mla_jit.layout.pack`, which describes the quantiser, with zeros in the padding bytes; a NaN
keeps its sign, as it does there on the CPU. Where outputs are given nothing is allocated and nothing waits, so both can
be captured in a CUDA graph. Every argument is checked before anything is written.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import get_num_threads
from torch.compiler import is_compiling, is_dynamo_compiling

from mla_jit import abi, backend, checks, env
from mla_jit.checks import BF16, FP8, bad
from mla_jit.layout import HEAD_DIM, PACKED_BYTES, ROPE_DIM
from mla_jit.memo import Memo

__all__ = ["pack_kv", "pack_q"]

MAX_ROWS = 2**31 - 1

_BLOCKS = (64, 32)
_SLOT_BYTES = {torch.int32: 4, torch.int64: 8}
_VECTOR = 2 * HEAD_DIM
_ROPE = 2 * ROPE_DIM


class _Problem(NamedTuple):
    """What the checks of a call derive from its tensors.

    Attributes:
        device: of all of them.
        rows: vectors.
        pool_rows: rows of the packed tensor.
        slot_bytes: of one slot, 0 where there are none.
    """

    device: torch.device
    rows: int
    pool_rows: int
    slot_bytes: int


_Call = tuple[backend.Backend, _Problem]
_kv_calls: Memo[_Call] = Memo()
_q_calls: Memo[_Call] = Memo()


def _check_block(block: int) -> None:
    if type(block) is not int or block not in _BLOCKS:
        bad("block", repr(block), "64 or 32")


def _vectors(x: Any, dims: int, meaning: str) -> torch.device:
    """Check the vectors but for their heads; return the device that all tensors must share."""
    if not isinstance(x, torch.Tensor):
        bad("x", type(x).__name__, "a bfloat16 tensor")
    if x.device.type not in ("cpu", "cuda"):
        bad("x", f"a tensor on {x.device}", "a cpu or cuda device")
    shape = checks.tensor("x", x, BF16, x.device)
    if len(shape) != dims or shape[-1] != HEAD_DIM or x.numel() // HEAD_DIM > MAX_ROWS:
        bad("x", f"shape {tuple(shape)}", meaning)
    return x.device


def _on(device: torch.device, **tensors: Any) -> None:
    """Check that tensors lie where x does."""
    for name, value in tensors.items():
        if isinstance(value, torch.Tensor) and value.device != device:
            bad(name, f"a tensor on {value.device}", f"the device of x, {device}")


def _check_kv(x: torch.Tensor, slot_mapping: torch.Tensor, kv_packed: torch.Tensor, kv_rope: torch.Tensor) -> _Problem:
    device = _vectors(x, 2, f"[n, {HEAD_DIM}]")
    rows = x.size(0)
    _on(device, slot_mapping=slot_mapping, kv_packed=kv_packed, kv_rope=kv_rope)
    checks.shaped("slot_mapping", slot_mapping, tuple(_SLOT_BYTES), device, (rows,), "[n], a slot for each row of x")
    pool_rows = checks.pools("kv_packed", kv_packed, "kv_rope", kv_rope, device)
    return _Problem(device, rows, pool_rows, _SLOT_BYTES[slot_mapping.dtype])


def _check_q(x: torch.Tensor, q_packed: torch.Tensor | None, q_rope: torch.Tensor | None) -> _Problem:
    meaning = f"[total_q, H, {HEAD_DIM}] with H in 1..{checks.MAX_HEADS}"
    device = _vectors(x, 3, meaning)
    total_q, heads, _ = x.shape
    if not 1 <= heads <= checks.MAX_HEADS:
        bad("x", f"shape {tuple(x.shape)}", meaning)
    if q_packed is not None:
        _on(device, q_packed=q_packed, q_rope=q_rope)
        checks.shaped("q_packed", q_packed, FP8, device, (total_q, heads, PACKED_BYTES), "[total_q, H, 512]")
        checks.shaped("q_rope", q_rope, BF16, device, (total_q, heads, ROPE_DIM), "[total_q, H, 64]")
    return _Problem(device, total_q * heads, total_q * heads, 0)


def _launch(
    call: _Call, block: int, x: torch.Tensor, slots: torch.Tensor | None, packed: torch.Tensor, rope: torch.Tensor
) -> None:
    engine, (device, rows, pool_rows, slot_bytes) = call
    if rows == 0:
        return
    # fmt: off
    params = abi.PACK.pack(
        x.data_ptr(), rows * _VECTOR, 0 if slots is None else slots.data_ptr(), rows * slot_bytes,
        packed.data_ptr(), pool_rows * PACKED_BYTES, rope.data_ptr(), pool_rows * _ROPE,
        rows, block, slot_bytes, get_num_threads(), env.debug(), device.index or 0,
    )
    # fmt: on
    status = engine.pack(params, engine.stream())
    if status:
        abi.check(engine.library, status)


def _queries(
    x: torch.Tensor, q_packed: torch.Tensor | None, q_rope: torch.Tensor | None
) -> tuple[torch.Tensor, torch.Tensor]:
    """The outputs that were given, or new ones."""
    if q_packed is None or q_rope is None:
        q_packed = torch.empty((*x.shape[:2], PACKED_BYTES), dtype=torch.float8_e4m3fn, device=x.device)
        q_rope = torch.empty((*x.shape[:2], ROPE_DIM), dtype=torch.bfloat16, device=x.device)
    return q_packed, q_rope


def _trace_kv(
    x: torch.Tensor, slot_mapping: torch.Tensor, kv_packed: torch.Tensor, kv_rope: torch.Tensor, block: int
) -> None:
    """:func:`pack_kv` under torch.compile."""
    _check_kv(x, slot_mapping, kv_packed, kv_rope)
    torch.ops.mla_jit.pack_kv(x, slot_mapping, kv_packed, kv_rope, block)  # through a view inductor copies the pool


def _trace_q(
    x: torch.Tensor, q_packed: torch.Tensor | None, q_rope: torch.Tensor | None, block: int
) -> tuple[torch.Tensor, torch.Tensor]:
    """:func:`pack_q` under torch.compile."""
    _check_q(x, q_packed, q_rope)
    q_packed, q_rope = _queries(x, q_packed, q_rope)
    torch.ops.mla_jit.pack_q(x, q_packed, q_rope, block)
    return q_packed, q_rope


def pack_kv(
    x: torch.Tensor, slot_mapping: torch.Tensor, kv_packed: torch.Tensor, kv_rope: torch.Tensor, *, block: int = 64
) -> None:
    """Quantise vectors into the rows of a KV pool: row i of `x` goes to pool row ``slot_mapping[i]``.

    Both rows of a slot are written whole: 448 codes, 14 scale bytes, 50 zero bytes of padding, 64 RoPE values. Every
    other byte of the pool stays as it is. Of a slot that comes twice in one call, the rows hold one of its vectors or
    parts of both.

    Args:
        x: [n, 512] bfloat16, contiguous: 448 NoPE dims, then 64 RoPE dims.
        slot_mapping: [n] int32 or int64 pool rows, any order; a negative one leaves its row of x out.
        kv_packed: [rows, 512] or [rows, 1, 1, 512] float8_e4m3fn or uint8, rows dense; written.
        kv_rope: [rows, 64] or [rows, 1, 1, 64] bfloat16, rows dense; written.
        block: dims per scale, 64 or 32.

    Raises:
        MlaArgumentError: an argument of the wrong dtype, shape, strides or device, or a slot of `rows` or more;
            nothing was written. Slots on a GPU are checked under ``MLA_JIT_DEBUG=1`` only; without it, a row whose slot
            is too large is left out.
        BuildError: the module for the device could not be built.
        LaunchError: the launch failed.
    """
    _check_block(block)
    tensors = (x, slot_mapping, kv_packed, kv_rope)
    if is_dynamo_compiling():
        return _trace_kv(*tensors, block)
    call = _kv_calls.recall(tensors)
    if call is None:
        if is_compiling():  # as torch.export traces, without dynamo
            return _trace_kv(*tensors, block)
        problem = _check_kv(*tensors)
        call = backend.of(problem.device), problem
        _kv_calls.remember(tensors, call)
    _launch(call, block, *tensors)


def pack_q(
    x: torch.Tensor, *, block: int = 64, out: tuple[torch.Tensor, torch.Tensor] | None = None
) -> tuple[torch.Tensor, torch.Tensor]:
    """Quantise queries to packed queries, as the decode entries take them.

    Args:
        x: [total_q, H, 512] bfloat16, contiguous: 448 NoPE dims, then 64 RoPE dims; H in 1..128.
        block: dims per scale, 64 or 32.
        out: q_packed [total_q, H, 512] float8_e4m3fn or uint8 and q_rope [total_q, H, 64] bfloat16, contiguous, or
            None for new ones (float8_e4m3fn).

    Returns:
        (q_packed, q_rope): those of `out`, or new ones. Padding bytes are zero.

    Raises:
        MlaArgumentError: an argument of the wrong dtype, shape, strides or device; nothing was written.
        BuildError: the module for the device could not be built.
        LaunchError: the launch failed.
    """
    _check_block(block)
    if out is not None and not (
        isinstance(out, (tuple, list)) and len(out) == 2 and all(isinstance(t, torch.Tensor) for t in out)
    ):
        bad("out", repr(type(out).__name__), "two tensors, q_packed and q_rope")
    given: tuple[torch.Tensor | None, torch.Tensor | None] = (None, None) if out is None else (out[0], out[1])
    if is_dynamo_compiling():
        return _trace_q(x, *given, block)
    call = _q_calls.recall((x, *given))
    if call is None:
        if is_compiling():  # as torch.export traces, without dynamo
            return _trace_q(x, *given, block)
        problem = _check_q(x, *given)
        call = backend.of(problem.device), problem
        _q_calls.remember((x, *given), call)
    q_packed, q_rope = _queries(x, *given)
    _launch(call, block, x, None, q_packed, q_rope)
    return q_packed, q_rope
