"""A decoder of DeepSeek-V4's shape in small, and a server that decodes with it: the example of docs/serving_example.md.

Three layers with random weights, one of each kind: sliding window (SWA), compressed sparse (CSA) and heavily compressed
(HCA) attention. Of DeepSeek-V4 it has what decode attention sees: one KV latent of 512 dims that is key and value at
once, RoPE on the last 64 of them and its inverse on the output, a sink per head, compressed entries pooled from 4 or
128 tokens by a learned softmax, an indexer that picks some of them, a low-rank query and a grouped low-rank output
projection. It leaves out hyper-connections and experts, and pools CSA's blocks without their overlap.

A request decodes ``rows`` tokens per step: the last accepted one and the drafts behind it. Everything on the device has
a fixed shape and a fixed place, so that a whole step is captured in a CUDA graph and replayed while requests join,
grow, have drafts rejected, and leave. On the CPU the same function runs eagerly.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import torch
from torch import Tensor

import mla_jit
from mla_jit import reference
from mla_jit.layout import HEAD_DIM, NOPE_DIM, PACKED_BYTES, ROPE_DIM
from mla_jit.packing import pack_kv, pack_q
from mla_jit.workload import WINDOW, LayerKind

RATIO = {LayerKind.SWA: 0, LayerKind.CSA: 4, LayerKind.HCA: 128}
"""Tokens per compressed entry."""

POISON = 0xFF  # NaN as fp8 and as e8m0
NOWHERE = 2**31 - 1  # fills page tables past their end; nobody follows it


@dataclass(frozen=True)
class Config:
    """Sizes. A server runs `slots` requests at once, `rows` query rows of each per step."""

    num_heads: int
    kinds: tuple[LayerKind, ...] = (LayerKind.SWA, LayerKind.CSA, LayerKind.HCA)
    hidden: int = 256
    vocab: int = 512
    q_rank: int = 32
    o_groups: int = 8
    o_rank: int = 32
    index_dim: int = 32
    csa_top_k: int = 16
    slots: int = 3
    rows: int = 3
    max_context: int = 384

    def __post_init__(self) -> None:
        assert self.rows <= min(ratio for ratio in RATIO.values() if ratio), "more than one block may end in a step"

    @property
    def ring(self) -> int:
        """Pool rows that hold a request's window: what its first row still sees, its last row must not overwrite."""
        return WINDOW + self.rows - 1


@dataclass(frozen=True)
class Layer:
    """Weights of one layer, float32. G groups of heads, R = RATIO[kind]."""

    kind: LayerKind
    wq_a: Tensor  # [hidden, q_rank]
    wq_b: Tensor  # [q_rank, H * 512]
    wkv: Tensor  # [hidden, 512]
    wc: Tensor  # [hidden, 1024]: what a compressed entry is pooled from, and its weight, per dim
    place: Tensor  # [R, 512], added to those weights by place in the block
    wiq: Tensor  # [hidden, index_dim]
    wik: Tensor  # [512, index_dim]
    wo_a: Tensor  # [G, H / G * 512, o_rank]
    wo_b: Tensor  # [G * o_rank, hidden]
    up: Tensor  # [hidden, 4 * hidden]
    down: Tensor  # [4 * hidden, hidden]
    sink: Tensor  # [H]
    top_k: int

    @property
    def ratio(self) -> int:
        return RATIO[self.kind]

    @property
    def rope_base(self) -> float:
        """One base for queries, window and compressed entries, or the inverse rotation would not undo it."""
        return 160_000.0 if self.ratio else 10_000.0


class Model(NamedTuple):
    config: Config
    embedding: Tensor  # [vocab, hidden]
    head: Tensor  # [hidden, vocab]
    layers: tuple[Layer, ...]


def make_model(config: Config, *, seed: int = 0, device: str = "cpu") -> Model:
    """Random weights, the same on every device, scaled so that every projection keeps unit variance.

    As in a language model, most next tokens have a clear lead: the head favours one follower for each token. Attention
    overrules it in the other rows. With a purely random head, rounding alone would swap the first two of 512 tokens in
    more than one row in a hundred, and agreement on the first would measure nothing else.
    """
    g = torch.Generator().manual_seed(seed)

    def normal(*shape: int, gain: float = 1.0) -> Tensor:
        return (torch.randn(*shape, generator=g) * gain / math.sqrt(max(shape[-2], 1))).to(device)

    c = config
    layers = tuple(
        Layer(
            kind=kind,
            wq_a=normal(c.hidden, c.q_rank),
            wq_b=normal(c.q_rank, c.num_heads * HEAD_DIM),
            wkv=normal(c.hidden, HEAD_DIM),
            wc=normal(c.hidden, 2 * HEAD_DIM),
            place=normal(RATIO[kind], HEAD_DIM, gain=math.sqrt(max(RATIO[kind], 1))),
            wiq=normal(c.hidden, c.index_dim),
            wik=normal(HEAD_DIM, c.index_dim),
            wo_a=normal(c.o_groups, c.num_heads // c.o_groups * HEAD_DIM, c.o_rank),
            wo_b=normal(c.o_groups * c.o_rank, c.hidden, gain=0.7),
            up=normal(c.hidden, 4 * c.hidden),
            down=normal(4 * c.hidden, c.hidden),
            sink=normal(1, c.num_heads)[0],
            top_k=c.csa_top_k,
        )
        for kind in config.kinds
    )
    embedding = torch.randn(c.vocab, c.hidden, generator=g).to(device)
    followers = embedding[torch.randperm(c.vocab, generator=g)].T / math.sqrt(c.hidden)
    return Model(config, embedding, 3 * normal(c.hidden, c.vocab) + 1.5 * followers, layers)


# --- What a layer computes, for any number of tokens


def rms_norm(x: Tensor, gain: float = 1.0) -> Tensor:
    """x [..., D] at a root mean square of `gain`."""
    return x * (gain * torch.rsqrt(x.square().mean(-1, keepdim=True) + 1e-6))


def rotate(x: Tensor, positions: Tensor, base: float, *, inverse: bool = False) -> Tensor:
    """RoPE on the last 64 dims, adjacent pairs. x [..., 512] float32; positions [...] integers, broadcast to x's."""
    frequencies = base ** (torch.arange(0, ROPE_DIM, 2, device=x.device) / -ROPE_DIM)
    angles = positions.unsqueeze(-1) * frequencies
    cos, sin = angles.cos(), -angles.sin() if inverse else angles.sin()
    a, b = x[..., NOPE_DIM:].unflatten(-1, (-1, 2)).unbind(-1)
    return torch.cat((x[..., :NOPE_DIM], torch.stack((a * cos - b * sin, a * sin + b * cos), -1).flatten(-2)), -1)


def queries(layer: Layer, x: Tensor, positions: Tensor) -> Tensor:
    """[N, H, 512] of x [N, hidden], rotated."""
    q = (rms_norm(x @ layer.wq_a) @ layer.wq_b).unflatten(-1, (-1, HEAD_DIM))
    return rotate(rms_norm(q, 1.5), positions.unsqueeze(-1), layer.rope_base)


def latents(layer: Layer, x: Tensor, positions: Tensor) -> Tensor:
    """[N, 512] of x [N, hidden], rotated: a token's key and value."""
    return rotate(rms_norm(x @ layer.wkv), positions, layer.rope_base)


def pool(layer: Layer, block: Tensor, first: Tensor) -> tuple[Tensor, Tensor]:
    """Compressed entries [N, 512], and their index keys [N, index_dim].

    Args:
        block: [N, R, 1024], what ``x @ wc`` gave for the tokens of each block.
        first: [N], the position of each block's first token, at which the entry is rotated.
    """
    content, weight = block.split(HEAD_DIM, -1)
    pooled = rms_norm((content * (weight + layer.place).softmax(-2)).sum(-2))
    return rotate(pooled, first, layer.rope_base), pooled @ layer.wik


def select(layer: Layer, x: Tensor, keys: Tensor, complete: Tensor) -> tuple[Tensor, Tensor]:
    """Which compressed entries a row attends to: the indexer's best in a CSA layer, all of them in an HCA layer.

    Args:
        x: [N, hidden].
        keys: [N, C, index_dim], whatever where not `complete` ([N, C] bool).

    Returns:
        Numbers of entries [N, min(C, top_k)] or [N, C], and whether each counts.
    """
    if layer.kind is LayerKind.HCA:
        return torch.arange(keys.size(1), device=x.device).expand(keys.shape[:2]), complete
    scores = torch.einsum("nd,ncd->nc", x @ layer.wiq, keys)
    scores = torch.where(complete, scores, -torch.inf)
    best = scores.topk(min(layer.top_k, keys.size(1)), dim=-1)
    return best.indices, best.values > -torch.inf


def after_attention(layer: Layer, x: Tensor, out: Tensor, positions: Tensor) -> Tensor:
    """The layer's result [N, hidden] of its input x and the attention's output [N, H, 512].

    Values carry RoPE because they are the keys; turned back by the query's own position, the output depends on
    distances alone.
    """
    out = rotate(out, positions.unsqueeze(-1), layer.rope_base, inverse=True)
    groups = out.flatten(1).unflatten(1, (layer.wo_a.size(0), -1))
    x = x + torch.einsum("ngi,gir->ngr", groups, layer.wo_a).flatten(1) @ layer.wo_b
    return x + torch.nn.functional.silu(rms_norm(x) @ layer.up) @ layer.down


# --- The cache of a layer and one decode step


@dataclass(frozen=True)
class Cache:
    """What a layer keeps on the device. C = max_context / R, the most compressed entries of a request.

    Attributes:
        kv: [pool rows, 512] float8_e4m3fn, windows and compressed entries of all requests.
        kv_rope: [pool rows, 64] bfloat16.
        window: [slots, ring] int32: the pool row of a request's position p stands at p modulo ring.
        entries: [slots, C] int32: the pool rows of its compressed entries.
        tail: [slots + 1, 2R, 1024] float32: ``x @ wc`` of its last tokens, at position modulo 2R; the last is a bin.
        index_keys: [pool rows + 1, index_dim] float32, beside the pool's compressed entries; the last row is a bin.
    """

    kv: Tensor
    kv_rope: Tensor
    window: Tensor
    entries: Tensor
    tail: Tensor
    index_keys: Tensor


def make_cache(config: Config, kind: LayerKind, device: str) -> Cache:
    """An empty cache: all poison. Rows 0 and last belong to nobody, and row 0 stands wherever a table is empty."""
    c, ratio = config, RATIO[kind]
    entries = c.max_context // ratio if ratio else 0
    rows = c.slots * (c.ring + entries) + 2
    return Cache(
        kv=torch.full((rows, PACKED_BYTES), POISON, dtype=torch.uint8, device=device).view(torch.float8_e4m3fn),
        kv_rope=torch.full((rows, ROPE_DIM), torch.nan, dtype=torch.bfloat16, device=device),
        window=torch.zeros(c.slots, c.ring, dtype=torch.int32, device=device),
        entries=torch.zeros(c.slots, entries, dtype=torch.int32, device=device),
        tail=torch.full((c.slots + 1, 2 * ratio, 2 * HEAD_DIM), torch.nan, device=device),
        index_keys=torch.full((rows + 1, c.index_dim), torch.nan, device=device),
    )


class Rows(NamedTuple):
    """The N = slots * rows query rows of a step: where each belongs. Position -1 is padding."""

    slot: Tensor  # [N] int64
    position: Tensor  # [N] int64

    @property
    def real(self) -> Tensor:
        return self.position >= 0


def write_kv(layer: Layer, cache: Cache, x: Tensor, rows: Rows) -> None:
    """Append each row's token to its request's window. x is [N, hidden]; -1 leaves padding out.

    A rejected draft leaves traces only at positions that the request's next rows write again before they are read.
    """
    at = cache.window[rows.slot, rows.position % cache.window.size(1)]
    kv = latents(layer, x, rows.position)
    pack_kv(kv.bfloat16(), torch.where(rows.real, at, -1), cache.kv, cache.kv_rope)
    if layer.ratio:
        write_entries(layer, cache, x @ layer.wc, rows)


def write_entries(layer: Layer, cache: Cache, content: Tensor, rows: Rows) -> None:
    """Remember what the tokens give to compressed entries, [N, 1024], and write the entry of a block that is complete.

    A request completes one block per step at most, because `rows` is no larger than the smallest block.
    """
    ring, ratio = cache.tail.size(1), layer.ratio
    bin_ = cache.tail.size(0) - 1
    cache.tail[torch.where(rows.real, rows.slot, bin_), rows.position % ring] = content
    ends = rows.real & ((rows.position + 1) % ratio == 0)
    last = torch.where(ends, rows.position, -1).view(cache.entries.size(0), -1).amax(1)
    slot, first = torch.arange(last.numel(), device=last.device), last + 1 - ratio
    places = (first.unsqueeze(1) + torch.arange(ratio, device=last.device)) % ring
    entry, key = pool(layer, cache.tail[slot.unsqueeze(1), places], first)
    at = torch.where(last >= 0, cache.entries[slot, last.clamp(min=0) // ratio], -1)
    pack_kv(entry.bfloat16(), at, cache.kv, cache.kv_rope)
    cache.index_keys[at] = key  # the last row is a bin


def kv_set(layer: Layer, cache: Cache, x: Tensor, rows: Rows) -> tuple[Tensor, Tensor]:
    """Pool rows that each query row attends to [N, W] int32, and which of them count [N, W] bool."""
    back = rows.position.unsqueeze(-1) - torch.arange(WINDOW, device=x.device)
    slot = rows.slot.unsqueeze(-1)
    pages, counts = cache.window[slot, back % cache.window.size(1)], back >= 0
    if layer.ratio:
        entries = cache.entries[rows.slot]
        last = (torch.arange(entries.size(1), device=x.device) + 1) * layer.ratio - 1
        number, counted = select(layer, x, cache.index_keys[entries], last <= rows.position.unsqueeze(-1))
        pages = torch.cat((pages, entries.gather(1, number)), 1)
        counts = torch.cat((counts, counted), 1)
    return pages, counts


def page_table(pages: Tensor, counts: Tensor) -> tuple[Tensor, Tensor]:
    """kv_indptr [N + 1] and kv_page_indices [N * W + 1], both int32, without a step on the host.

    Every row's entries move together in fixed-size tensors; those that do not count fall into the last place.
    """
    ends = counts.sum(1).cumsum(0)
    indptr = torch.cat((torch.zeros_like(ends[:1]), ends)).int()
    place = counts.flatten().cumsum(0) - 1
    place = torch.where(counts.flatten(), place, pages.numel())
    indices = torch.full((pages.numel() + 1,), NOWHERE, dtype=torch.int32, device=pages.device)
    return indptr, indices.scatter_(0, place, pages.flatten())


Attend = Callable[[Tensor, Tensor, Cache, Tensor, Tensor, Tensor], Tensor]
"""(q, q_rope, cache, kv_indptr, kv_page_indices, sink) -> out [N, H, 512]; rows without KV may hold anything."""


def decode_step(model: Model, caches: list[Cache], tokens: Tensor, rows: Rows, attend: Attend) -> Tensor:
    """Logits [N, vocab] of tokens [N], whose KV is written first. Rows of padding give NaN."""
    x = model.embedding[tokens]
    for layer, cache in zip(model.layers, caches, strict=True):
        h = rms_norm(x)
        write_kv(layer, cache, h, rows)
        kv_indptr, kv_page_indices = page_table(*kv_set(layer, cache, h, rows))
        q, q_rope = pack_q(queries(layer, h, rows.position).bfloat16())
        out = attend(q, q_rope, cache, kv_indptr, kv_page_indices, layer.sink)
        x = after_attention(layer, x, out.float(), rows.position)
    return rms_norm(x) @ model.head


# --- The two entries, and the reference in their place


def attend_persistent(
    workspace: mla_jit.Workspace, q: Tensor, q_rope: Tensor, cache: Cache, indptr: Tensor, pages: Tensor, sink: Tensor
) -> Tensor:
    out = torch.full_like(q, torch.nan, dtype=torch.bfloat16)
    mla_jit.mla_decode_fwd_v4_nm_ps(q, q_rope, cache.kv, cache.kv_rope, indptr, pages, sink, workspace, out=out)
    return out


def attend_split(
    splits: int, q: Tensor, q_rope: Tensor, cache: Cache, indptr: Tensor, pages: Tensor, sink: Tensor
) -> Tensor:
    """A draft sees one token more than the row before it, so every row is a sequence with one query token."""
    out = torch.full_like(q, torch.nan, dtype=torch.bfloat16)
    qo_indptr = torch.arange(q.size(0) + 1, dtype=torch.int32, device=q.device)
    pools = (cache.kv, cache.kv_rope)
    mla_jit.mla_decode_fwd_v4_nm(q, q_rope, *pools, out, qo_indptr, indptr, pages, 1, sink=sink, num_kv_splits=splits)
    return out


def attend_reference(q: Tensor, q_rope: Tensor, cache: Cache, indptr: Tensor, pages: Tensor, sink: Tensor) -> Tensor:
    """In float64 on the same bytes. Reads kv_indptr on the host, so it cannot be captured."""
    return reference.decode(q, q_rope, cache.kv, cache.kv_rope, indptr, pages, sink)[0]


def make_attend(entry: str, config: Config, device: str) -> Attend:
    """`entry` is persistent, split or reference."""
    if entry == "persistent":
        return partial(attend_persistent, mla_jit.get_mla_v4_nm_ps_workspace(device, num_heads=config.num_heads))
    if entry == "split":
        return partial(attend_split, 2)
    assert entry == "reference", entry
    return attend_reference


# --- The server


class Pages:
    """The host's side of one layer's pool: which rows are free, and the tables that say whose the others are."""

    def __init__(self, cache: Cache, generator: torch.Generator) -> None:
        rows = cache.kv.size(0)
        self.cache = cache
        self.free = (torch.randperm(rows - 2, generator=generator) + 1).tolist()
        self.tables = (torch.zeros_like(cache.window, device="cpu"), torch.zeros_like(cache.entries, device="cpu"))

    def claim(self, table: int, slot: int, at: int) -> None:
        """Give a request a row at place `at` of its window (table 0) or of its entries (table 1), unless it has one."""
        if self.tables[table][slot, at] == 0:
            self.tables[table][slot, at] = self.free.pop()

    def release(self, slot: int) -> None:
        """Take all rows of a request back and poison what they held, so that whoever still reads them gets NaN."""
        for table in self.tables:
            rows = table[slot][table[slot] > 0]
            self.free += rows.tolist()
            rows = rows.to(self.cache.kv.device)
            self.cache.kv.view(torch.uint8)[rows] = POISON
            self.cache.kv_rope[rows] = torch.nan
            self.cache.index_keys[rows] = torch.nan
            table[slot] = 0
        self.cache.tail[slot] = torch.nan

    def publish(self) -> None:
        """Write the tables to where the step reads them."""
        self.cache.window.copy_(self.tables[0])
        self.cache.entries.copy_(self.tables[1])


class Server:
    """Continuous batching in fixed shapes: ``step`` for all slots at once, ``leave`` when a request ends.

    On a GPU the step is captured in one graph when the server is made, except with the reference.
    """

    def __init__(self, model: Model, entry: str, *, page_seed: int = 0) -> None:
        c, self.model = model.config, model
        device = str(model.embedding.device)
        generator = torch.Generator().manual_seed(page_seed)
        self.caches = [make_cache(c, kind, device) for kind in c.kinds]
        self.pages = [Pages(cache, generator) for cache in self.caches]
        self.tokens = torch.zeros(c.slots * c.rows, dtype=torch.int64, device=device)
        slots = torch.arange(c.slots, device=device).repeat_interleave(c.rows)
        self.rows = Rows(slots, torch.full_like(slots, -1))
        self.attend = make_attend(entry, c, device)
        self.graph: torch.cuda.CUDAGraph | None = None
        if device.startswith("cuda") and entry != "reference":
            self.capture()

    def run(self) -> Tensor:
        return decode_step(self.model, self.caches, self.tokens, self.rows, self.attend)

    def capture(self) -> None:
        """Capture a step while every row is padding: neither the warm-up nor the capture writes to the cache."""
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            self.run()
        torch.cuda.current_stream().wait_stream(stream)
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph):
            self.logits = self.run()

    def step(self, tokens: Tensor, positions: Tensor) -> Tensor:
        """Decode one step.

        Args:
            tokens: [slots, rows] int64 on the CPU.
            positions: the same shape; consecutive in a slot, -1 for rows of padding.

        Returns:
            [slots, rows, vocab] float32, a new tensor; padding's rows hold NaN.
        """
        c = self.model.config
        for slot, row in (positions >= 0).nonzero().tolist():
            position = int(positions[slot, row])
            for kind, pages in zip(c.kinds, self.pages, strict=True):
                pages.claim(0, slot, position % c.ring)
                if RATIO[kind] and (position + 1) % RATIO[kind] == 0:
                    pages.claim(1, slot, position // RATIO[kind])
        for pages in self.pages:
            pages.publish()
        self.tokens.copy_(tokens.flatten())
        self.rows.position.copy_(positions.flatten())
        if self.graph is None:
            logits = self.run()
        else:
            self.graph.replay()
            logits = self.logits.clone()
        return logits.view(*positions.shape, -1)

    def leave(self, slot: int) -> None:
        """A request has ended: its rows are free for others."""
        for pages in self.pages:
            pages.release(slot)
