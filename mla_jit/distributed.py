"""Context-parallel decode: the KV set of every row is spread over the ranks of a torch.distributed group.

With S_r the part of a row's KV set that rank r holds, every rank computes, without a sink,

    lse_r = ln(sum_{j in S_r} exp(s_j)),   o_r = sum_{j in S_r} exp(s_j - lse_r) v_j

in fp32. One exchange later each rank merges the partials of its share of the output, in rank order, and the sink joins
the denominator there, once:

    out = sum_r exp(lse_r) o_r / (sum_r exp(lse_r) + exp(sink)),   lse = ln(sum_r exp(lse_r) + exp(sink))

A rank that holds nothing of a row sends zeros with lse = -inf, which weigh nothing. docs/distributed.md has an example.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
import torch.distributed as dist

from mla_jit import abi, api, backend, checks, env, planner
from mla_jit.checks import BF16, DIM, FP32, bad
from mla_jit.layout import ROPE_DIM
from mla_jit.planner import TILE_HEADS

__all__ = ["OUTPUTS", "ContextParallel", "shard_pages", "shard_rows"]

OUTPUTS = ("all", "heads", "rows")
"""What a rank keeps of the output: everything (all-gather), its share of heads or its share of rows (all-to-all)."""

MAX_RANKS = 1024
"""Partials of one row that merge at once (kernels/common/engine.h, kMaxMerge)."""

MAX_LOCAL_SPLITS = 16

_MESSAGE, _OUTPUT = 0, 1  # kernels/common/combine.h, CombineTo


class _Exchange(NamedTuple):
    """The message of one call, in blocks of one destination each: vectors of 512 fp32, then the lse of each vector.

    Attributes:
        rows, heads: of a block; its vectors are [rows, heads].
        block: length of a block in vectors, the lse and their padding included.
        own_rows, own_heads: what this rank merges, of the call's rows and heads.
    """

    rows: int
    heads: int
    block: int
    own_rows: range
    own_heads: range

    @property
    def vectors(self) -> int:
        """Vectors of partials in a block; as many lse follow."""
        return self.rows * self.heads


def _bytes(tensor: torch.Tensor) -> tuple[int, int]:
    """A tensor as the pair that a parameter block holds."""
    return tensor.data_ptr(), tensor.numel() * tensor.element_size()


def _launched(engine: backend.Backend, status: int) -> None:
    if status:
        abi.check(engine.library, status)


class ContextParallel:
    """Decode of up to `max_rows` rows whose KV sets are spread over a group; holds the buffers of the exchange.

    Every rank of the group makes one with equal arguments and calls :meth:`decode` as often as the others, in the same
    order. Calls of one object must be ordered on the device; calls that can overlap need one each. Nothing is allocated
    by a call whose `out` and `lse` are passed, and nothing waits for the device: a call can be captured in a CUDA graph
    where the group's backend can (NCCL).

    Args:
        max_rows: the most rows of a call, 1..32768.
        num_heads: H, 1..128: query heads of a row, all of them on every rank.
        group: the process group; None is the default one.
        device: where the tensors live; the group's backend must serve it (gloo: cpu; nccl: cuda).
        output: what a rank keeps. "all": every row and head, by all-gather. "heads": H / ranks heads of every row,
            "rows": ceil(rows / ranks) rows, both by all-to-all, which receives 1 / ranks of the bytes.
        num_kv_splits: splits of a rank's shard, 2..1024, which decide how its partials are rounded. None takes as many
            as give every compute unit a workgroup, 2 to 16, by rows and heads alone.
        batch_invariant: a row's bits depend on its own inputs, on how its KV set is spread, and on num_kv_splits (None
            is then the split-plan entry's count for this mode), not on the rest of the batch.

    Raises:
        MlaArgumentError: a count out of range, heads that the ranks cannot share, a process outside the group.
    """

    def __init__(
        self,
        max_rows: int,
        num_heads: int,
        *,
        group: dist.ProcessGroup | None = None,
        device: torch.device | str | int = "cuda",
        output: str = "all",
        num_kv_splits: int | None = None,
        batch_invariant: bool = False,
    ) -> None:
        self.max_rows = checks.count("max_rows", max_rows, 1, api.MAX_ROWS)
        self.num_heads = checks.count("num_heads", num_heads, 1, checks.MAX_HEADS)
        self.group = group
        self.device = backend.resolve_device(device)
        self.rank, self.world_size = _place(group)
        if output not in OUTPUTS:
            bad("output", repr(output), ", ".join(repr(name) for name in OUTPUTS))
        if output == "heads" and num_heads % self.world_size:
            bad("num_heads", num_heads, f'a multiple of the {self.world_size} ranks for output="heads"')
        self.output = output
        self._flags = checks.batch_invariant(batch_invariant)
        if num_kv_splits is None and batch_invariant:
            num_kv_splits = planner.BATCH_INVARIANT_SPLITS
        if num_kv_splits is not None:
            checks.count("num_kv_splits", num_kv_splits, 2, api.MAX_KV_SPLITS)
        self._num_kv_splits = num_kv_splits
        self._units = backend.compute_units(self.device)
        self._allocate()

    def _allocate(self) -> None:
        """The buffers, for the largest call."""
        if backend.is_capturing(self.device):
            bad("device", f"{self.device} while a graph is being captured on its stream", "buffers made before that")

        def empty(*shape: int) -> torch.Tensor:
            return torch.empty(shape, dtype=torch.float32, device=self.device)

        slots = max(rows * self.local_splits(rows) for rows in range(1, self.max_rows + 1))
        block = self._exchange(self.max_rows).block
        self._partials, self._partials_lse = empty(slots, self.num_heads, DIM), empty(slots, self.num_heads)
        self._sent = empty(1 if self.output == "all" else self.world_size, block, DIM)
        # With one rank, what is sent is what arrives.
        self._received = self._sent if self.world_size == 1 else empty(self.world_size, block, DIM)
        self._received_lse = empty(self.world_size, block)
        self._no_sink = torch.full((self.num_heads,), -torch.inf, dtype=torch.float32, device=self.device)
        self._qo_indptr = torch.arange(self.max_rows + 1, dtype=torch.int32, device=self.device)

    def local_splits(self, num_rows: int) -> int:
        """Splits of this rank's shard in a call of so many rows."""
        if self._num_kv_splits is not None:
            return self._num_kv_splits
        groups = max(num_rows, 1) * -(-self.num_heads // TILE_HEADS)
        return min(max(-(-self._units // groups), 2), MAX_LOCAL_SPLITS)

    def own_rows(self, num_rows: int) -> range:
        """Rows of a call of so many that this rank's `out` holds; with "rows", none where there are too few."""
        if self.output != "rows":
            return range(num_rows)
        share = -(-num_rows // self.world_size)
        return range(min(self.rank * share, num_rows), min((self.rank + 1) * share, num_rows))

    def own_heads(self) -> range:
        """Heads that this rank's `out` holds."""
        if self.output != "heads":
            return range(self.num_heads)
        share = self.num_heads // self.world_size
        return range(self.rank * share, (self.rank + 1) * share)

    def bytes_received(self, num_rows: int) -> int:
        """Bytes that a call of so many rows brings from each other rank: partials, their lse rounded up to 2 KiB."""
        return 4 * DIM * self._exchange(num_rows).block

    def _exchange(self, num_rows: int) -> _Exchange:
        own_heads = self.own_heads()
        rows = -(-num_rows // self.world_size) if self.output == "rows" else num_rows
        vectors = rows * len(own_heads)
        return _Exchange(rows, len(own_heads), vectors + -(-vectors // DIM), self.own_rows(num_rows), own_heads)

    def decode(
        self,
        q: torch.Tensor,
        q_rope: torch.Tensor,
        kv: torch.Tensor,
        kv_rope: torch.Tensor,
        kv_indptr: torch.Tensor,
        kv_page_indices: torch.Tensor,
        sink: torch.Tensor,
        *,
        out: torch.Tensor | None = None,
        lse: torch.Tensor | None = None,
        empty_rows: str = "keep",
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """One decode step of the whole group.

        `q`, `q_rope` and `sink` must hold the same bytes on every rank, which nobody checks: the ranks' results would
        be those of different queries, merged. The other inputs are this rank's own shard. Results are bitwise equal
        from call to call, and between ranks of equal hardware where several hold the same row and head. A rank that
        raises leaves the others waiting in the exchange until the group's timeout.

        Args:
            q: [N, H, 512] float8_e4m3fn or uint8, packed queries, one row each; N at most max_rows.
            q_rope: [N, H, 64] bfloat16.
            kv: [rows, 512] or [rows, 1, 1, 512] float8_e4m3fn or uint8, this rank's packed pool; may have no rows.
            kv_rope: [rows, 64] or [rows, 1, 1, 64] bfloat16.
            kv_indptr: [>= N + 1] int32, where each row's entries of this rank's kv_page_indices begin; a row may have
                none here. May start above 0.
            kv_page_indices: [>= kv_indptr[N]] int32 rows of this rank's pool.
            sink: [H] float32, finite or +-inf, of all heads.
            out: [n, h, 512] bfloat16 for the n own rows and h own heads, or None for a new one.
            lse: [n, h] float32, or None for a new one.
            empty_rows: what becomes of rows without KV on any rank: "keep" leaves them unwritten, "zero" writes
                out = 0 and lse = sink.

        Returns:
            (out, lse) of the own rows and heads; lse is the natural log, sink included.

        Raises:
            MlaArgumentError: an argument of the wrong dtype, shape, strides, device or value; nothing was written and
                nothing sent.
            BuildError: the module for the device could not be built.
            LaunchError: the launch failed.
        """
        empty = checks.empty_rows(empty_rows)
        num_rows = self._check(q, q_rope, kv_indptr, kv_page_indices, sink)
        exchange = self._exchange(num_rows)
        shape = (len(exchange.own_rows), len(exchange.own_heads), DIM)
        if out is None:
            out = torch.empty(shape, dtype=torch.bfloat16, device=self.device)
        if lse is None:
            lse = torch.empty(shape[:2], dtype=torch.float32, device=self.device)
        checks.shaped("out", out, BF16, self.device, shape, "[own rows, own heads, 512]")
        checks.shaped("lse", lse, FP32, self.device, shape[:2], "[own rows, own heads]")
        checks.pools("kv", kv, "kv_rope", kv_rope, self.device)
        if num_rows == 0:
            return out, lse
        self._attend(q, q_rope, kv, kv_rope, kv_indptr, kv_page_indices)
        self._pack(exchange, num_rows, kv_indptr)
        self._swap(exchange)
        if exchange.own_rows:
            self._merge(exchange, sink, out, lse, empty)
        return out, lse

    def _check(
        self,
        q: torch.Tensor,
        q_rope: torch.Tensor,
        kv_indptr: torch.Tensor,
        kv_page_indices: torch.Tensor,
        sink: torch.Tensor,
    ) -> int:
        """Check everything but pools and outputs; return N."""
        num_rows, heads, device = checks.packed("q", q)
        if device != self.device:
            bad("q", f"a tensor on {device}", f"the device of the buffers, {self.device}")
        if num_rows > self.max_rows or heads != self.num_heads:
            bad("q", f"shape {tuple(q.shape)}", f"at most {self.max_rows} rows of {self.num_heads} heads")
        checks.shaped("q_rope", q_rope, BF16, device, (num_rows, heads, ROPE_DIM), "[N, H, 64]")
        checks.indices("kv_indptr", kv_indptr, device, num_rows + 1, "N + 1")
        checks.indices("kv_page_indices", kv_page_indices, device, 0, "kv_indptr[N]")
        checks.shaped("sink", sink, FP32, device, (heads,), "[H]")
        return num_rows

    def _attend(
        self,
        q: torch.Tensor,
        q_rope: torch.Tensor,
        kv: torch.Tensor,
        kv_rope: torch.Tensor,
        kv_indptr: torch.Tensor,
        kv_page_indices: torch.Tensor,
    ) -> None:
        """This rank's shard: one partial per split with a tile, without a sink; unmerged, as there is no output."""
        rows, splits, none = q.size(0), self.local_splits(q.size(0)), (0, 0)
        engine = backend.of(self.device)
        inputs = (q, q_rope, kv, kv_rope, self._qo_indptr, kv_indptr, kv_page_indices)
        block = abi.SPLIT.pack(
            *(value for tensor in inputs for value in _bytes(tensor)),
            *(*none, *_bytes(self._no_sink), *none, *_bytes(self._partials), *_bytes(self._partials_lse)),
            *(rows, self.num_heads, 1, splits, 0, torch.get_num_threads(), self._flags | env.debug()),
            self.device.index or 0,
        )
        _launched(engine, engine.split(block, engine.stream()))

    def _pack(self, exchange: _Exchange, num_rows: int, kv_indptr: torch.Tensor) -> None:
        """The partials of this rank's splits into one per row and head, where the message has them."""
        engine, splits = backend.of(self.device), self.local_splits(num_rows)
        lse = self._sent.view(-1)[exchange.vectors * DIM :]  # of the first block
        block = abi.COMBINE.pack(
            *(*_bytes(self._partials), *_bytes(self._partials_lse), *_bytes(kv_indptr), 0, 0),
            *(*_bytes(self._sent), *_bytes(lse)),
            *(num_rows, self.num_heads, splits, splits * self.num_heads, self.num_heads),
            *(exchange.rows, exchange.heads, exchange.block),
            *(_MESSAGE, 0, torch.get_num_threads(), self.device.index or 0),
        )
        _launched(engine, engine.combine(block, engine.stream()))

    def _swap(self, exchange: _Exchange) -> None:
        """One collective; then the lse of all ranks side by side, as the merge wants them."""
        length, vectors = exchange.block * DIM, exchange.vectors
        received = self._received.view(-1)[: self.world_size * length]
        if self.world_size > 1 and self.output == "all":
            dist.all_gather_into_tensor(received, self._sent.view(-1)[:length], group=self.group)
        elif self.world_size > 1:
            dist.all_to_all_single(received, self._sent.view(-1)[: received.numel()], group=self.group)
        arrived = received.view(self.world_size, length)[:, vectors * DIM : vectors * DIM + vectors]
        self._received_lse.view(-1)[: self.world_size * exchange.block].view(self.world_size, -1)[:, :vectors] = arrived

    def _merge(self, exchange: _Exchange, sink: torch.Tensor, out: torch.Tensor, lse: torch.Tensor, empty: int) -> None:
        """The partials of all ranks, in rank order, and the sink."""
        engine = backend.of(self.device)
        own_sink = sink[exchange.own_heads.start : exchange.own_heads.stop]
        block = abi.COMBINE.pack(
            *(*_bytes(self._received), *_bytes(self._received_lse), 0, 0),
            *(*_bytes(own_sink), *_bytes(out), *_bytes(lse)),
            *(len(exchange.own_rows), exchange.heads, self.world_size, exchange.heads, exchange.block),
            *(exchange.rows, exchange.heads, exchange.block),
            *(_OUTPUT, empty, torch.get_num_threads(), self.device.index or 0),
        )
        _launched(engine, engine.combine(block, engine.stream()))


def _place(group: dist.ProcessGroup | None) -> tuple[int, int]:
    """This process's rank and the size of a group."""
    if not dist.is_available() or not dist.is_initialized():
        bad("group", "no process group", "torch.distributed.init_process_group before")
    rank, size = dist.get_rank(group), dist.get_world_size(group)
    if rank < 0:
        bad("group", "one that this process is not in", "a member's call")
    if size > MAX_RANKS:
        bad("group", f"{size} ranks", f"at most {MAX_RANKS}")
    return rank, size


def _check_share(world_size: int, rank: int, block: int) -> None:
    checks.count("world_size", world_size, 1, MAX_RANKS)
    checks.count("rank", rank, 0, world_size - 1)
    checks.count("block", block, 1, 2**31 // world_size - 1)


def shard_rows(
    num_rows: int, world_size: int, rank: int, *, block: int = 1, device: torch.device | str = "cpu"
) -> torch.Tensor:
    """Which rows of a pool a rank holds when blocks of rows are dealt round robin: row p to (p // block) % world_size.

    Args:
        num_rows: rows of the whole pool.
        world_size, rank: the group's.
        block: rows that stay together, a page of the serving framework.
        device: of the result.

    Returns:
        int64 rows of the whole pool, in the order in which the rank's own pool has them.

    Raises:
        MlaArgumentError: a count out of range.
    """
    _check_share(world_size, rank, block)
    rows = torch.arange(num_rows, device=device)
    return rows[rows // block % world_size == rank]


def shard_pages(
    kv_indptr: torch.Tensor, kv_page_indices: torch.Tensor, world_size: int, rank: int, *, block: int = 1
) -> tuple[torch.Tensor, torch.Tensor]:
    """A rank's share of a batch's page lists, where :func:`shard_rows` says which rank holds which pool row.

    Shapes depend on nothing but shapes, and nothing waits for a device: it can be captured in a CUDA graph.

    Args:
        kv_indptr: [N + 1] int32, where each row's entries begin; may start above 0.
        kv_page_indices: [>= kv_indptr[N]] int32 rows of the whole pool; what lies past the last used entry may be
            anything.
        world_size, rank, block: as for :func:`shard_rows`.

    Returns:
        kv_indptr and kv_page_indices of the rank, int32 and of the same shapes. Entries name rows of the rank's own
        pool; they keep their order, and unused ones lie behind the last row.

    Raises:
        MlaArgumentError: a dtype, a shape or a count that does not fit.
    """
    _check_share(world_size, rank, block)
    device = kv_indptr.device
    checks.indices("kv_indptr", kv_indptr, device, 1, "N + 1")
    total = checks.indices("kv_page_indices", kv_page_indices, device, 0, "kv_indptr[N]")
    blocks = torch.div(kv_page_indices, block, rounding_mode="floor")
    held = blocks % world_size == rank
    before = torch.zeros(total + 1, dtype=torch.int64, device=device)  # entries held in front of each
    torch.cumsum(held, 0, out=before[1:])
    local = torch.div(blocks, world_size, rounding_mode="floor") * block + kv_page_indices % block
    # What is not held goes to a place of its own behind the end.
    target = torch.where(held, before[:-1], total)
    pages = torch.zeros(total + 1, dtype=torch.int32, device=device).scatter_(0, target, local)
    return before[kv_indptr.long()].int(), pages[:total]
