"""Batches on a GPU, the contestants that run them, and how long each takes.

A *problem* is a list of batches of one shape that share pool, queries and sink and differ in their indices: one batch
when the KV rows may stay in L2 from call to call, one per call of a graph when they may not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import torch

import mla_jit
from mla_jit import accuracy, backend, peers, planner
from mla_jit.bench_records import Point
from mla_jit.errors import MlaArgumentError
from mla_jit.layout import HEAD_DIM, PACKED_BYTES, ROPE_DIM, pack
from mla_jit.peers import Call
from mla_jit.timing import graph_of, replay_seconds, seconds_per_call
from mla_jit.workload import LayerBatch

__all__ = [
    "CALLS",
    "COLD_POOL_ROWS",
    "OURS",
    "POOL_ROWS",
    "Ceilings",
    "Pool",
    "Timing",
    "measure",
    "measure_ceilings",
    "planned_splits",
    "points",
    "problem",
    "random_gather",
    "random_pool",
]

CALLS = 20
"""Calls in a graph."""

POOL_ROWS = 65_536
"""Rows of the pool, 42 MB: most of it fits in L2."""

COLD_POOL_ROWS = 1 << 20
"""Rows of the pool for cold times, 671 MB: more than ten times the L2."""

OURS = "persistent"
"""The contestant of this package that comes first."""

TOLERANCE = 1e-2
"""Largest relative L2 distance between our output and the peer's."""

_FLUSH_BYTES = 256 << 20
_PACK_ROWS = 1 << 16  # pool rows made at a time
_CEILING = 8192  # side of the matrix product that stands for the tensor cores' ceiling
_COPY_BYTES = 1 << 30


class Pool(NamedTuple):
    """Packed KV rows [rows, 512] float8_e4m3fn and RoPE rows [rows, 64] bfloat16."""

    kv: torch.Tensor
    kv_rope: torch.Tensor


@dataclass(frozen=True)
class Ceilings:
    """What the card reached in the same run.

    Attributes:
        tflops: 1e12 FLOP/s of a bfloat16 matrix product of 8192 x 8192 x 8192, random data.
        gbytes_per_s: 1e9 bytes read and written per second by a device copy of 1 GiB.
    """

    tflops: float
    gbytes_per_s: float


@dataclass(frozen=True)
class Timing:
    """Seconds of one call of each contestant, and what was checked.

    Attributes:
        warm: by contestant, KV rows where the previous call left them.
        cold: by contestant, KV rows not in L2; empty where that was not measured.
        splits: KV splits of the split-plan entry.
        relative_l2: by contestant, largest distance of a (row, head) from the peer's output (from our first
            contestant's where there is no peer); the one compared with is left out.
    """

    warm: dict[str, float]
    cold: dict[str, float]
    splits: int
    relative_l2: dict[str, float]

    @property
    def agree(self) -> bool:
        """Whether every output is within the tolerance."""
        return all(error <= TOLERANCE for error in self.relative_l2.values())


def _generator(device: torch.device, seed: int) -> torch.Generator:
    return torch.Generator(device).manual_seed(seed)


def random_pool(rows: int, device: torch.device, seed: int = 0) -> Pool:
    """A pool of random vectors, blocks of 64 dims differing in magnitude so that their scales differ."""
    generator = _generator(device, seed)
    pool = Pool(
        torch.empty(rows, PACKED_BYTES, dtype=torch.float8_e4m3fn, device=device),
        torch.empty(rows, ROPE_DIM, dtype=torch.bfloat16, device=device),
    )
    for begin in range(0, rows, _PACK_ROWS):
        here = slice(begin, min(begin + _PACK_ROWS, rows))
        blocks = (here.stop - begin, HEAD_DIM // 64, 64)
        values = torch.randn(blocks, generator=generator, device=device)
        magnitude = torch.exp2(0.5 * torch.randn(*blocks[:2], 1, generator=generator, device=device))
        packed, pool.kv_rope[here] = pack((values * magnitude).flatten(1).bfloat16())
        pool.kv.view(torch.uint8)[here] = packed.view(torch.uint8)
    return pool


def random_gather(lengths: Iterable[int], pool_rows: int, generator: torch.Generator) -> torch.Tensor:
    """Page indices of rows of the given lengths: a pool row comes once per row, and again only after most others.

    Rows take successive stretches of a random permutation of the pool, of a new one when the rest is too short.

    Args:
        lengths: K of each row, at most `pool_rows`.
        pool_rows: rows of the pool.
        generator: of the device that the indices are made on.

    Returns:
        [sum of lengths] int32.

    Raises:
        MlaArgumentError: a row is longer than the pool.
    """
    stretches, used = [], pool_rows
    for length in lengths:
        if length > pool_rows:
            raise MlaArgumentError(f"KV tokens: got {length} of a row, needs at most the pool's {pool_rows} rows")
        if used + length > pool_rows:
            permutation = torch.randperm(pool_rows, generator=generator, dtype=torch.int32, device=generator.device)
            used = 0
        stretches.append(permutation[used : used + length])
        used += length
    return torch.cat(stretches)


def problem(pool: Pool, requests: Sequence[Sequence[int]], heads: int, batches: int = 1) -> list[LayerBatch]:
    """Batches over `pool` that differ in their indices.

    Args:
        pool: KV rows.
        requests: for each request, K of each of its rows, which take that many from the front of a common list.
        heads: query heads.
        batches: how many.
    """
    device = pool.kv.device
    generator = _generator(device, 1)
    lengths = [length for rows in requests for length in rows]
    indptr = torch.tensor([0, *lengths]).cumsum(0).int().to(device)
    rows = torch.arange(len(lengths) + 1, dtype=torch.int32, device=device)
    queries = 1.5 * torch.randn(len(lengths), heads, HEAD_DIM, generator=generator, device=device)
    q, q_rope = pack(queries.bfloat16(), padding=0xFF)
    longest = [max(rows) for rows in requests]
    lists = random_gather(longest * batches, len(pool.kv), generator).split(longest * batches)
    sink = torch.randn(heads, generator=generator, device=device)
    made = []
    for index in range(batches):
        own = lists[index * len(requests) : (index + 1) * len(requests)]
        pages = torch.cat([pages[:length] for pages, rows in zip(own, requests, strict=True) for length in rows])
        made.append(
            LayerBatch(
                q=q,
                q_rope=q_rope,
                kv=pool.kv,
                kv_rope=pool.kv_rope,
                qo_indptr=rows,
                kv_indptr=indptr,
                kv_page_indices=pages,
                row_kv_indptr=indptr,
                row_kv_page_indices=pages,
                sink=sink,
                max_seqlen_q=1,
                kv_lengths=tuple(lengths),
            )
        )
    return made


def _persistent(batches: Sequence[LayerBatch]) -> list[Call]:
    first = batches[0]
    workspace = mla_jit.get_mla_v4_nm_ps_workspace(first.q.device, num_heads=first.q.shape[1])
    out = torch.full(first.q.shape, torch.nan, dtype=torch.bfloat16, device=first.q.device)

    def call_of(batch: LayerBatch) -> Call:
        pools = (batch.q, batch.q_rope, batch.kv, batch.kv_rope)
        indices = (batch.row_kv_indptr, batch.row_kv_page_indices)

        def call() -> torch.Tensor:
            mla_jit.mla_decode_fwd_v4_nm_ps(*pools, *indices, batch.sink, workspace, out=out)
            return out

        return call

    return [call_of(batch) for batch in batches]


def _split(batches: Sequence[LayerBatch], splits: int) -> list[Call]:
    first = batches[0]
    rows, heads, _ = first.q.shape
    device = first.q.device
    out = torch.full(first.q.shape, torch.nan, dtype=torch.bfloat16, device=device)
    logits = torch.empty(rows, splits, heads, HEAD_DIM, device=device)
    attn_lse = torch.empty(rows, splits, heads, 1, device=device)

    def call_of(batch: LayerBatch) -> Call:
        pools = (batch.q, batch.q_rope, batch.kv, batch.kv_rope)
        indices = (batch.qo_indptr, batch.kv_indptr, batch.kv_page_indices)

        def call() -> torch.Tensor:
            mla_jit.mla_decode_fwd_v4_nm(
                *pools, out, *indices, 1, sink=batch.sink, num_kv_splits=splits, logits=logits, attn_lse=attn_lse
            )
            return out

        return call

    return [call_of(batch) for batch in batches]


def _contestants(batches: Sequence[LayerBatch], names: Iterable[str], splits: int) -> dict[str, list[Call]]:
    calls = {OURS: _persistent(batches), "split": _split(batches, splits)}
    for name in names:
        calls |= peers.GPU_PEERS[name](batches)
    return calls


def planned_splits(batch: LayerBatch) -> int:
    """The planner's pick for the split-plan entry; a ragged batch counts as its longest row."""
    rows, heads, _ = batch.q.shape
    return planner.num_kv_splits(rows, heads, max(batch.kv_lengths), backend.target_of(batch.q.device))


def _distances(calls: Mapping[str, Sequence[Call]], names: Sequence[str]) -> dict[str, float]:
    """Largest relative L2 distance of a (row, head) from the peer's output, or from our first contestant's."""
    outputs = {name: made[0]() for name, made in calls.items()}  # ours first: their outputs held NaN until now
    reference = names[0] if names else OURS
    return {
        name: float(accuracy.error(out, outputs[reference]).relative_l2.max())
        for name, out in outputs.items()
        if name != reference
    }


def _seconds(calls: Mapping[str, Sequence[Call]], rounds: int, cold: bool) -> dict[str, float]:
    """Median seconds of one call; a graph holds CALLS calls, which go round the batches."""
    graphs = {name: graph_of([made[i % len(made)] for i in range(CALLS)]) for name, made in calls.items()}
    flush = None
    if cold:  # read, not written: lines that are written would go back to memory in the timed calls
        filler = torch.zeros(_FLUSH_BYTES // 4, dtype=torch.int32, device=torch.cuda.current_device())
        flush = filler.sum
    per_replay = replay_seconds(graphs, rounds=rounds, before=flush)
    return {name: seconds / CALLS for name, seconds in per_replay.items()}


def measure(warm: Sequence[LayerBatch], cold: Sequence[LayerBatch], names: Sequence[str], *, rounds: int = 3) -> Timing:
    """Check and time this package's entries and the peers.

    Args:
        warm: the problem to check and time.
        cold: the same with indices that differ from call to call, over a pool that L2 does not hold; or none.
        names: peers, of :data:`mla_jit.peers.GPU_PEERS`.
        rounds: rounds of five replays.
    """
    splits = planned_splits(warm[0])
    with torch.cuda.device(warm[0].q.device):
        calls = _contestants(warm, names, splits)
        distances = _distances(calls, names)
        warm_seconds = _seconds(calls, rounds, False)
        del calls
        cold_seconds = _seconds(_contestants(cold, names, splits), rounds, True) if cold else {}
    return Timing(warm_seconds, cold_seconds, splits, distances)


def _bytes(batch: LayerBatch, contestant: str) -> int:
    """Bytes of queries, KV rows and output of one call, in the contestant's own formats."""
    ours = contestant in (OURS, "split")
    token = PACKED_BYTES + 2 * ROPE_DIM if ours else peers.CACHE_TOKEN_BYTES
    query = PACKED_BYTES + 2 * ROPE_DIM if ours else 2 * HEAD_DIM
    rows, heads, _ = batch.q.shape
    return sum(batch.kv_lengths) * token + rows * heads * (query + 2 * HEAD_DIM)


def points(batch: LayerBatch, timing: Timing, label: str = "") -> list[Point]:
    """One per contestant, in the order they were measured."""
    rows, heads, _ = batch.q.shape
    made = []
    for name, seconds in timing.warm.items():
        cold = timing.cold.get(name)
        made.append(
            Point(
                heads=heads,
                rows=rows,
                kv=sum(batch.kv_lengths) / rows,
                contestant=name,
                splits=timing.splits if name == "split" else 0,
                us=seconds * 1e6,
                tflops=batch.flops / seconds / 1e12,
                gbytes_per_s=_bytes(batch, name) / seconds / 1e9,
                ratio=seconds / timing.warm[OURS],
                cold_us=None if cold is None else cold * 1e6,
                cold_ratio=None if cold is None else cold / timing.cold[OURS],
                relative_l2=timing.relative_l2.get(name),
                label=label,
            )
        )
    return made


def measure_ceilings(device: torch.device) -> Ceilings:
    """Time a bfloat16 matrix product and a device copy."""
    generator = _generator(device, 2)
    a, b = (torch.randn(_CEILING, _CEILING, generator=generator, device=device).bfloat16() for _ in range(2))
    product = torch.empty_like(a)
    multiply = seconds_per_call(lambda: torch.mm(a, b, out=product), device, calls=5, repeats=5)
    source = torch.zeros(_COPY_BYTES, dtype=torch.uint8, device=device)
    target = torch.empty_like(source)
    copy = seconds_per_call(lambda: target.copy_(source), device, calls=5, repeats=5)
    return Ceilings(2 * _CEILING**3 / multiply / 1e12, 2 * _COPY_BYTES / copy / 1e9)
