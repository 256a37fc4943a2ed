"""Context-parallel decode in several processes: accuracy, bits, empty shards, errors and the documented example."""

from __future__ import annotations

import functools
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
import torch
import torch.distributed as dist
from distributed_cases import CASES
from support import Batch, Result, assert_correct, make_batch, same_bits

from mla_jit import MlaArgumentError
from mla_jit.distributed import OUTPUTS, ContextParallel, shard_pages, shard_rows
from mla_jit.reference import Reference

ROOT = Path(__file__).resolve().parents[1]
HEADS = 8


def run_ranks(world: int, device: str, folder: Path, *what: str, environment: dict[str, str] | None = None) -> str:
    """One process a rank; returns what they printed. A rank that fails takes the others down with it."""
    if device.startswith("cuda") and torch.cuda.device_count() < world:
        pytest.skip(f"needs {world} GPUs")
    program = Path(__file__).with_name("distributed_cases.py")
    settings = {**os.environ, "PYTHONPATH": str(ROOT), "OMP_NUM_THREADS": "1", **(environment or {})}
    logs = [folder / f"rank{rank}.log" for rank in range(world)]
    processes = []
    for rank, log in enumerate(logs):
        command = [sys.executable, str(program), str(rank), str(world), str(folder / "store"), device, *what]
        with log.open("wb") as file:
            processes.append(subprocess.Popen(command, stdout=file, stderr=file, env=settings, cwd=folder))
    try:
        pending = list(processes)
        while pending:
            for process in list(pending):
                try:
                    status = process.wait(timeout=0.05)
                except subprocess.TimeoutExpired:
                    continue
                pending.remove(process)
                assert status == 0, "\n".join(log.read_text()[-3000:] for log in logs)
    finally:
        for process in processes:
            process.kill()
            process.wait()
    return "".join(log.read_text() for log in logs)


@dataclass(frozen=True)
class Ranks:
    """What the ranks of one run computed: shares[case][output][rank] is (out, lse)."""

    world: int
    shares: dict[str, dict[str, list[tuple[torch.Tensor, torch.Tensor]]]]

    def whole(self, case: str, output: str) -> Result:
        """The output of a case, put together from the ranks' shares."""
        shares = self.shares[case][output]
        if output == "all":
            return Result(*(share.clone() for share in shares[0]))
        dim = 1 if output == "heads" else 0
        return Result(*(torch.cat([share[i] for share in shares], dim) for i in (0, 1)))


def read_ranks(world: int, folder: Path) -> Ranks:
    found = [torch.load(folder / f"rank{rank}.pt")["results"] for rank in range(world)]
    shares: dict[str, dict[str, list[Any]]] = {name: {} for name in found[0]}
    for results in found:
        for name, outputs in results.items():
            for output, out, lse in outputs:
                shares[name].setdefault(output, []).append((out, lse))
    return Ranks(world, shares)


@pytest.fixture(scope="module", params=[1, 2, 4])
def ranks(request: pytest.FixtureRequest, device: str, tmp_path_factory: pytest.TempPathFactory) -> Ranks:
    folder = tmp_path_factory.mktemp(f"ranks{request.param}")
    run_ranks(request.param, device, folder, "cases", str(folder))
    return read_ranks(request.param, folder)


@functools.cache
def batch_and_reference(name: str) -> tuple[Batch, Reference]:
    """The same for every number of ranks."""
    batch = CASES[name].make()
    return batch, batch.reference()


@pytest.mark.parametrize("name", CASES)
def test_accuracy(ranks: Ranks, name: str) -> None:
    """Fault: a sink that counts once a rank, a shard that is left out or weighs too much, a stale partial of an empty
    split or shard; rows empty everywhere are written, or rows empty on one rank are not."""
    batch, expected = batch_and_reference(name)
    got = ranks.whole(name, "all")
    if CASES[name].empty_rows == "zero":
        assert not got.out[expected.empty].any()
        assert torch.equal(got.lse[expected.empty], batch.sink.expand(int(expected.empty.sum()), -1))
        got.out[expected.empty], got.lse[expected.empty] = torch.nan, torch.nan
    assert_correct(got, expected, label=name)


@pytest.mark.parametrize("name", CASES)
def test_bits(ranks: Ranks, name: str) -> None:
    """Fault: ranks that merge in different orders (each its own shard first), or a share of the output that another
    rank computed differently. Repeats within a rank are compared where they happen."""
    first = ranks.whole(name, "all")
    for out, lse in ranks.shares[name]["all"]:
        assert same_bits(out, first.out) and same_bits(lse, first.lse)
    for output in ("heads", "rows"):
        assert len(ranks.shares[name][output]) == ranks.world
        whole = ranks.whole(name, output)
        assert same_bits(whole.out, first.out) and same_bits(whole.lse, first.lse), output


def test_the_emulated_gpu_merges_alike(tmp_path: Path, device: str) -> None:
    """Fault: a merge kernel that is right on the CPU and wrong on AMD; the processes run its code object."""
    if device != "cpu":
        pytest.skip("the emulator takes CPU tensors")
    environment = {"MLA_JIT_HIP_LIB": "emulator", "MLA_JIT_ARCH": "gfx950", "MLA_CASES": "small", "MLA_REPEATS": "1"}
    run_ranks(2, "cpu", tmp_path, "cases", str(tmp_path), environment=environment)
    got = read_ranks(2, tmp_path)
    _, expected = batch_and_reference("small")
    for output in OUTPUTS:
        assert_correct(got.whole("small", output), expected, label=output)


def test_the_example_of_the_documentation(tmp_path: Path, device: str) -> None:
    """Fault: an example that does not run, or whose result is not the attention of one device."""
    text = (ROOT / "docs" / "distributed.md").read_text()
    (example,) = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    script = tmp_path / "example.py"
    script.write_text(example)
    printed = run_ranks(2, device, tmp_path, "script", str(script))
    assert printed.count("agrees with one device") == 2


# ---------------------------------------------------------------------------------------------------------------------
# Shards, and one process
# ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("world", [1, 2, 3, 4])
@pytest.mark.parametrize("block", [1, 4])
def test_shards_partition_the_pages(world: int, block: int, device: str) -> None:
    """Fault: a page that two ranks or none attend to, a local row number that names another row, or garbage behind
    the last entry that is taken for a page."""
    batch = make_batch([5, 0, 40, 9], 1, seed=world, first=2, pool_rows=50).to(device)
    indptr = batch.kv_indptr[:5]
    found: list[list[int]] = [[] for _ in range(4)]
    for rank in range(world):
        rows = shard_rows(50, world, rank, block=block, device=device)
        local, pages = shard_pages(indptr, batch.pages, world, rank, block=block)
        assert local.shape == indptr.shape and pages.shape == batch.pages.shape
        for n in range(4):
            found[n] += rows[pages[local[n] : local[n + 1]].long()].tolist()
    for n in range(4):
        assert sorted(found[n]) == sorted(batch.pages[indptr[n] : indptr[n + 1]].tolist())


def test_shares_without_a_group() -> None:
    """Fault: a decode that fails in the middle of torch.distributed where no group was made."""
    assert not dist.is_initialized()
    with pytest.raises(MlaArgumentError, match=r"group: got no process group; needs torch\.distributed\.init_process"):
        ContextParallel(1, HEADS, device="cpu")


@pytest.fixture(scope="module")
def alone(device: str) -> Iterator[str]:
    """This process as the only rank."""
    dist.init_process_group("nccl" if device == "cuda" else "gloo", store=dist.HashStore(), rank=0, world_size=1)
    yield device
    dist.destroy_process_group()


@pytest.fixture
def batch(device: str) -> Batch:
    return make_batch([30, 0, 100], HEADS, seed=1, first=2).to(device)


def arguments(batch: Batch) -> dict[str, Any]:
    names = ("q", "q_rope", "kv", "kv_rope", "kv_indptr", "sink")
    return {name: getattr(batch, name) for name in names} | {"kv_page_indices": batch.pages}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"max_rows": 0}, "max_rows: got 0; needs an int in 1..32768"),
        ({"num_heads": 129}, "num_heads: got 129; needs an int in 1..128"),
        ({"output": "none"}, "output: got 'none'; needs 'all', 'heads', 'rows'"),
        ({"num_kv_splits": 1}, "num_kv_splits: got 1; needs an int in 2..1024"),
        ({"device": "meta"}, "device: got meta; needs a cpu or cuda device"),
    ],
)
def test_bad_options(alone: str, options: dict[str, Any], message: str) -> None:
    """Fault: a count that only fails inside the exchange, with the other ranks waiting."""
    with pytest.raises(MlaArgumentError, match=re.escape(message)):
        ContextParallel(**{"max_rows": 3, "num_heads": HEADS, "device": alone, **options})


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda b: {"q": b.q.repeat(2, 1, 1)}, r"q: got shape \(6, 8, 512\); needs at most 4 rows of 8 heads"),
        (lambda b: {"q": b.q[:, :4].contiguous()}, r"q: got shape \(3, 4, 512\); needs at most 4 rows of 8 heads"),
        (lambda b: {"q_rope": b.q_rope.float()}, r"q_rope: got dtype float32; needs bfloat16"),
        (lambda b: {"kv_rope": b.kv_rope[1:]}, r"kv_rope: got \d+ rows; needs as many as kv, \d+"),
        (lambda b: {"kv_indptr": b.kv_indptr[:3]}, r"kv_indptr: got shape \(3,\); needs \[at least 4\]"),
        (lambda b: {"kv_page_indices": b.pages.long()}, r"kv_page_indices: got dtype int64; needs int32"),
        (lambda b: {"sink": b.sink[1:]}, r"sink: got shape \(7,\); needs \[H\] = \(8,\)"),
        (lambda b: {"lse": torch.zeros(3, 4)}, r"lse: got (shape \(3, 4\)|a tensor on cpu); needs"),
        (lambda b: {"empty_rows": "none"}, r"empty_rows: got 'none'; needs \"keep\" or \"zero\""),
    ],
)
def test_bad_arguments(alone: str, batch: Batch, change: Any, message: str) -> None:
    """Fault: bad input that reaches the engine or the exchange, something written before the refusal, a next call that
    fails."""
    context = ContextParallel(4, HEADS, device=alone)
    out = torch.full((3, HEADS, 512), torch.nan, dtype=torch.bfloat16, device=alone)
    with pytest.raises(MlaArgumentError, match=message):
        context.decode(**{**arguments(batch), "out": out, **change(batch)})
    assert out.isnan().all()
    lse = torch.full((3, HEADS), torch.nan, device=alone)
    assert_correct(Result(*context.decode(**arguments(batch), out=out, lse=lse)), batch.reference())


def test_bad_pages(alone: str, batch: Batch) -> None:
    """Fault: a page behind the end of a rank's own pool, as of a list that was not sharded, is read."""
    if alone != "cpu":
        pytest.skip("index values on a GPU are checked under MLA_JIT_DEBUG=1 only")
    pages = batch.pages.clone()
    pages[7] = batch.kv.size(0)
    with pytest.raises(MlaArgumentError, match=r"kv_page_indices: got \d+ at position 7 \(row 0\)"):
        ContextParallel(4, HEADS, device=alone).decode(**{**arguments(batch), "kv_page_indices": pages})


def test_batch_invariance(alone: str, batch: Batch) -> None:
    """Fault: splits, or a configuration of the engine, that the number of rows picks in this mode."""
    context = ContextParallel(3, HEADS, device=alone, batch_invariant=True)
    out, lse = context.decode(**arguments(batch))
    last = replace(batch, q=batch.q[2:], q_rope=batch.q_rope[2:], kv_indptr=batch.kv_indptr[2:])
    alone_out, alone_lse = context.decode(**arguments(last))
    assert same_bits(alone_out, out[2:]) and same_bits(alone_lse, lse[2:])


def test_buffers_hold_every_call(alone: str) -> None:
    """Fault: buffers for the largest batch, which a smaller one overruns because its rows have more splits."""
    context = ContextParallel(100, HEADS, device=alone)
    for rows in (1, 2, 3, 7, 33, 100):
        assert rows * context.local_splits(rows) <= context._partials.size(0)
        assert 2 <= context.local_splits(rows) <= 16
    assert context.bytes_received(1) >= 4 * HEADS * 513
