"""The decoder of small_decoder.py without a server: a whole request at once, dense masks, no pool, no pages, no steps.

Shares the layers' projections with it and nothing of the serving side, so that a fault in page tables, rings, drafts or
freed rows cannot stand on both sides of a comparison.
"""

from __future__ import annotations

import torch
from small_decoder import Layer, Model, after_attention, latents, pool, queries, rms_norm, select
from torch import Tensor

from mla_jit.layout import pack, unpack
from mla_jit.reference import SM_SCALE
from mla_jit.workload import WINDOW


def through_fp8(x: Tensor) -> Tensor:
    """x [..., 512] as a packed row remembers it, float32."""
    return unpack(*pack(x.bfloat16()))


def compressed(layer: Layer, x: Tensor, shift: int) -> tuple[Tensor, Tensor]:
    """Compressed entries of a request [C, 512], and their index keys [C, index_dim]."""
    count = x.size(0) // layer.ratio
    blocks = (x @ layer.wc)[: count * layer.ratio].unflatten(0, (count, layer.ratio))
    return pool(layer, blocks, torch.arange(count, device=x.device) * layer.ratio + shift)


def visible(layer: Layer, x: Tensor, keys: Tensor) -> Tensor:
    """Which of a request's L tokens and C compressed entries each of its tokens attends to: [L, L + C] bool."""
    token = torch.arange(x.size(0), device=x.device)
    distance = token.unsqueeze(1) - token
    mask = (distance >= 0) & (distance < WINDOW)
    if keys.size(0) == 0:
        return mask
    last = (torch.arange(keys.size(0), device=x.device) + 1) * layer.ratio - 1
    number, counts = select(layer, x, keys.expand(x.size(0), -1, -1), last <= token.unsqueeze(1))
    chosen = torch.zeros(x.size(0), keys.size(0), dtype=torch.bool, device=x.device)
    return torch.cat((mask, chosen.scatter(1, number, counts)), 1)


def attention(q: Tensor, kv: Tensor, mask: Tensor, sink: Tensor) -> Tensor:
    """Masked attention with a sink: q [L, H, 512], kv [K, 512], mask [L, K] -> [L, H, 512]."""
    scores = (q @ kv.T) * SM_SCALE
    scores = scores.masked_fill(~mask.unsqueeze(1), -torch.inf)
    with_sink = torch.cat((scores, sink.expand(q.size(0), -1).unsqueeze(-1)), -1)
    return with_sink.softmax(-1)[..., :-1] @ kv


def logits(model: Model, tokens: Tensor, *, fp8: bool, shift: int = 0) -> Tensor:
    """Logits [L, vocab] of one request's tokens [L], whose first stands at position `shift`.

    With fp8, queries and KV go through packed rows, as in the cache; without, they stay in float32.
    """
    x = model.embedding[tokens]
    positions = torch.arange(tokens.numel(), device=x.device) + shift
    stored = through_fp8 if fp8 else torch.Tensor.float
    for layer in model.layers:
        h = rms_norm(x)
        kv, keys = latents(layer, h, positions), h[:0]
        if layer.ratio:
            entries, keys = compressed(layer, h, shift)
            kv = torch.cat((kv, entries))
        q = stored(queries(layer, h, positions))
        out = attention(q, stored(kv), visible(layer, h, keys), layer.sink)
        x = after_attention(layer, x, out, positions)
    return rms_norm(x) @ model.head
