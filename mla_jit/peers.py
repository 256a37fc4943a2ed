"""The same decode in plain torch: what a user would write without this package, for benchmarks."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import torch

from mla_jit.layout import NOPE_DIM, SCALE_BLOCK, SCALE_BYTES, SCALE_OFFSET
from mla_jit.workload import LayerBatch

__all__ = ["torch_eager"]


def _dequantise(packed: torch.Tensor, rope: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
    """[..., 512] of `dtype`, whole tensors at a time."""
    scales = packed.view(torch.uint8)[..., SCALE_OFFSET : SCALE_OFFSET + SCALE_BYTES].to(torch.int32) - 127
    values = packed.view(torch.float8_e4m3fn)[..., :NOPE_DIM].to(dtype).unflatten(-1, (SCALE_BYTES, SCALE_BLOCK))
    nope = values * torch.exp2(scales.to(dtype)).unsqueeze(-1)
    return torch.cat([nope.flatten(-2), rope.to(dtype)], -1)


def torch_eager(batch: LayerBatch, dtype: torch.dtype) -> tuple[Callable[[], None], torch.Tensor]:
    """Dequantise, two matmuls and a softmax per sequence, in bf16 or fp32 arithmetic.

    Args:
        batch: one layer's tensors.
        dtype: torch.bfloat16 or torch.float32.

    Returns:
        A call without arguments, and the bf16 output [total_q, H, 512] that it fills.
    """
    tokens, bounds = batch.max_seqlen_q, batch.kv_indptr.tolist()
    pool, pool_rope = batch.kv.view(torch.uint8).flatten(1), batch.kv_rope.flatten(1)
    out = torch.empty(*batch.q.shape, dtype=torch.bfloat16, device=batch.q.device)

    def call() -> None:
        queries = _dequantise(batch.q, batch.q_rope, dtype)
        for n, (begin, end) in enumerate(itertools.pairwise(bounds)):
            rows = batch.kv_page_indices[begin:end].long()
            keys = _dequantise(pool[rows], pool_rope[rows], dtype)
            here = slice(n * tokens, (n + 1) * tokens)
            scores = (queries[here] @ keys.T).float() * 512**-0.5
            top = torch.maximum(scores.amax(-1), batch.sink)
            weights = torch.exp(scores - top.unsqueeze(-1))
            total = weights.sum(-1) + torch.exp(batch.sink - top)
            out[here] = ((weights.to(dtype) @ keys).float() / total.unsqueeze(-1)).bfloat16()

    return call, out
