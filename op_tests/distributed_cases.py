"""Batches and shards of context parallelism, and one rank's process; run by test_distributed.py.

    python op_tests/distributed_cases.py RANK WORLD_SIZE STORE DEVICE cases FOLDER
    python op_tests/distributed_cases.py RANK WORLD_SIZE STORE DEVICE script FILE

STORE is a file for the rendezvous: no ports. The first form writes what the rank computed to FOLDER/rank<RANK>.pt, for
all cases or those that MLA_CASES names, with two calls each or MLA_REPEATS. The second runs a program with the
default group in place.
"""

from __future__ import annotations

import os
import runpy
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from pathlib import Path

import torch
import torch.distributed as dist
from support import Batch, make_batch, same_bits

from mla_jit.distributed import OUTPUTS, ContextParallel, shard_pages, shard_rows

# (world size, rank, row, entries of the row) -> which of them the rank holds, bool.
Holds = Callable[[int, int, int, int], torch.Tensor]


def by_turns(world: int, rank: int, row: int, tokens: int) -> torch.Tensor:
    return torch.arange(tokens) % world == rank


def uneven(world: int, rank: int, row: int, tokens: int) -> torch.Tensor:
    """One contiguous run each; a rank's is twice as long as the one before, so the first ones get little or nothing."""
    ends = [tokens * (2**r - 1) // (2**world - 1) for r in range(world + 1)]
    at = torch.arange(tokens)
    return (at >= ends[rank]) & (at < ends[rank + 1])


def a_row_each(world: int, rank: int, row: int, tokens: int) -> torch.Tensor:
    """Every row lies on one rank as a whole, and is empty on the others."""
    return torch.full((tokens,), row % world == rank)


def on_the_last(world: int, rank: int, row: int, tokens: int) -> torch.Tensor:
    """All ranks but one have nothing at all."""
    return torch.full((tokens,), rank == world - 1)


def overflowed() -> Batch:
    """Every score of the first row is -inf: it has tokens, although their sum is that of none."""
    batch = make_batch((40, 9), 4, seed=17, sink=1.0)
    batch.q_rope[0] = 1.0
    batch.kv_rope[batch.pages[:40].long(), 0] = -torch.inf
    return batch


@dataclass(frozen=True)
class Case:
    """A batch, how it is spread, and options of ContextParallel."""

    make: Callable[[], Batch]
    holds: Holds | None = by_turns  # None: shard_rows and shard_pages, in blocks of 8
    num_kv_splits: int | None = None
    empty_rows: str = "keep"


MIXED = (0, 1, 15, 33, 64, 65, 257, 0, 700)

CASES = {
    "by turns": Case(partial(make_batch, MIXED, 16, seed=1, first=3)),
    "uneven": Case(partial(make_batch, MIXED, 16, seed=2), uneven),
    "a row each": Case(partial(make_batch, MIXED, 8, seed=3), a_row_each),
    "on the last": Case(partial(make_batch, (300, 0, 31), 16, seed=4), on_the_last),
    "128 heads": Case(partial(make_batch, (129, 70), 128, seed=5), uneven),
    "pages": Case(partial(make_batch, MIXED, 16, seed=6, four_dims=True), None),
    "many splits": Case(partial(make_batch, (1152, 40, 2), 16, seed=7), by_turns, 37),
    "two splits": Case(partial(make_batch, (1152, 40, 2), 16, seed=8), by_turns, 2),
    "zero": Case(partial(make_batch, MIXED, 16, seed=9), by_turns, None, "zero"),
    "fewer rows than ranks": Case(partial(make_batch, (90,), 16, seed=10)),
    "no row": Case(partial(make_batch, (), 16, seed=11)),
    "all empty": Case(partial(make_batch, (0, 0, 0), 16, seed=12)),
    **{f"sink {s}": Case(partial(make_batch, (40, 0, 3), 16, seed=13, sink=s)) for s in (torch.inf, -torch.inf)},
    **{f"sink {s}": Case(partial(make_batch, (40, 3), 16, seed=14, sink=s)) for s in (1e4, -1e4, 3e38)},
    "small": Case(partial(make_batch, (70, 0, 2), 4, seed=16, first=1)),
    "overflowed": Case(overflowed),
    "large scores": Case(partial(make_batch, (300, 40), 16, seed=15, spread=20.0), uneven),
}


def shard(batch: Batch, case: Case, world: int, rank: int) -> Batch:
    """What a rank holds of a batch."""
    indptr = batch.kv_indptr[: batch.num_seqs + 1]
    if case.holds is None:
        local, pages = shard_pages(indptr, batch.pages, world, rank, block=8)
        rows = shard_rows(batch.kv.size(0), world, rank, block=8)
        kv = batch.kv.view(torch.uint8)[rows].view(batch.kv.dtype)
        return replace(batch, kv=kv, kv_rope=batch.kv_rope[rows], kv_indptr=local, pages=pages)
    lists = []
    for row in range(batch.num_seqs):
        entries = batch.pages[indptr[row] : indptr[row + 1]]
        lists.append(entries[case.holds(world, rank, row, entries.numel())])
    ends = torch.tensor([0, *(entries.numel() for entries in lists)]).cumsum(0).int()
    return replace(batch, kv_indptr=ends, pages=torch.cat([*lists, torch.tensor([-1, 2**31 - 1])]).int())


def poison(context: ContextParallel) -> None:
    """NaN wherever a call could find what an earlier one left."""
    for buffer in (context._partials, context._partials_lse, context._sent, context._received, context._received_lse):
        buffer.fill_(torch.nan)


def results(
    case: Case, world: int, rank: int, device: str, repeats: int
) -> Iterator[tuple[str, torch.Tensor, torch.Tensor]]:
    """The output's share and its lse in every way of sharing it, each the same again and again."""
    batch = shard(case.make(), case, world, rank).to(device)
    arguments = (batch.q, batch.q_rope, batch.kv, batch.kv_rope, batch.kv_indptr, batch.pages, batch.sink)
    for output in OUTPUTS:
        context = ContextParallel(
            max(batch.num_seqs, 1) + 2, batch.heads, device=device, output=output, num_kv_splits=case.num_kv_splits
        )
        shape = (len(context.own_rows(batch.num_seqs)), len(context.own_heads()))
        outcomes = []
        for _ in range(repeats):
            poison(context)
            out = torch.full((*shape, 512), torch.nan, dtype=torch.bfloat16, device=device)
            lse = torch.full(shape, torch.nan, device=device)
            got = context.decode(*arguments, out=out, lse=lse, empty_rows=case.empty_rows)
            assert got[0] is out and got[1] is lse
            outcomes.append(got)
        for out, lse in outcomes[1:]:
            assert same_bits(out, outcomes[0][0]) and same_bits(lse, outcomes[0][1]), f"{output}: bits differ"
        yield output, out.cpu(), lse.cpu()


def main() -> None:
    """One rank."""
    rank, world = int(sys.argv[1]), int(sys.argv[2])
    store, device, what, path = sys.argv[3:]
    torch.set_num_threads(1 + rank % 2)  # results do not depend on it
    if device == "cuda":
        torch.cuda.set_device(rank)
        device = f"cuda:{rank}"
    backend = "nccl" if device.startswith("cuda") else "gloo"
    limit = timedelta(seconds=60)
    dist.init_process_group(backend, init_method=f"file://{store}", rank=rank, world_size=world, timeout=limit)
    if what == "script":
        runpy.run_path(path, run_name="__main__")
    else:
        begin = time.monotonic()
        names = os.environ.get("MLA_CASES", ",".join(CASES)).split(",")
        repeats = int(os.environ.get("MLA_REPEATS", "2"))
        found = {name: list(results(CASES[name], world, rank, device, repeats)) for name in names}
        torch.save({"results": found, "seconds": time.monotonic() - begin}, Path(path) / f"rank{rank}.pt")
    dist.barrier()
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
