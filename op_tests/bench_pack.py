"""Times pack_kv and pack_q beside a copy of as many bytes in the same run.

    python op_tests/bench_pack.py [--device cuda] [--rows 65536] [--heads 128] [--block 64]

A row is 1,024 bytes read and 640 written; the copy reads and writes 832 each. On a GPU every contestant goes through
tensors of more than 1 GB, so that nothing is left in L2 from the call before, by graph replay, taking turns; on a CPU
they take turns by the wall clock. Prints microseconds, GB/s (read and written) and the share of the copy's rate.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable

import torch

import mla_jit
from mla_jit.timing import graph_of, replay_seconds

READ, WRITTEN = 1024, 640  # bytes of a row
SLOT = 8
SPAN = 1 << 30  # bytes that the calls of one graph touch at least
Call = Callable[[], object]


def vectors(rows: int, device: str) -> torch.Tensor:
    return torch.randn(rows, 512, device=device).bfloat16()


def pool_call(rows: int, device: str, block: int, shuffled: bool) -> Call:
    slots = torch.randperm(rows, device=device) if shuffled else torch.arange(rows, device=device)
    kv = torch.zeros(rows, 512, dtype=torch.uint8, device=device)
    kv_rope = torch.zeros(rows, 64, dtype=torch.bfloat16, device=device)
    x = vectors(rows, device)
    return lambda: mla_jit.pack_kv(x, slots, kv, kv_rope, block=block)


def query_call(rows: int, heads: int, device: str, block: int) -> Call:
    x = vectors(rows, device).view(rows // heads, heads, 512)
    out = mla_jit.pack_q(x, block=block)
    return lambda: mla_jit.pack_q(x, block=block, out=out)


def copy_call(rows: int, device: str) -> Call:
    half = rows * (READ + WRITTEN) // 2
    source = torch.ones(half, dtype=torch.uint8, device=device)
    target = torch.zeros_like(source)
    return lambda: target.copy_(source)


def seconds_on_cpu(calls: dict[str, list[Call]], rounds: int = 15) -> dict[str, float]:
    """Median seconds of a call, the contestants taking turns."""
    times: dict[str, list[float]] = {name: [] for name in calls}
    for turn in range(rounds + 1):
        for name, (call, *_) in calls.items():
            begin = time.perf_counter()
            call()
            if turn:
                times[name].append(time.perf_counter() - begin)
    return {name: statistics.median(found) for name, found in times.items()}


def seconds_on_gpu(calls: dict[str, list[Call]]) -> dict[str, float]:
    """Median seconds of a call, by replay of graphs that go through all tensors."""
    graphs = {name: graph_of(turns) for name, turns in calls.items()}
    seconds = replay_seconds(graphs, rounds=5, replays=9)
    return {name: seconds[name] / len(turns) for name, turns in calls.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description="pack_kv and pack_q beside a copy of the same bytes.")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--rows", type=int, default=65536, help="of the pool call, and query heads of the other")
    parser.add_argument("--heads", type=int, default=128)
    parser.add_argument("--block", type=int, default=64, choices=(64, 32))
    parser.add_argument("--threads", type=int, help="of a CPU; default: torch's")
    a = parser.parse_args()
    if a.threads:
        torch.set_num_threads(a.threads)
    rows = a.rows // a.heads * a.heads
    on_gpu = a.device != "cpu"
    count = -(-SPAN // (rows * (READ + WRITTEN))) if on_gpu else 1
    makers: dict[str, Callable[[], Call]] = {
        "copy": lambda: copy_call(rows, a.device),
        "pack_kv, slots in order": lambda: pool_call(rows, a.device, a.block, False),
        "pack_kv, slots shuffled": lambda: pool_call(rows, a.device, a.block, True),
        f"pack_q, {a.heads} heads": lambda: query_call(rows, a.heads, a.device, a.block),
    }
    calls = {name: [make() for _ in range(count)] for name, make in makers.items()}
    seconds = (seconds_on_gpu if on_gpu else seconds_on_cpu)(calls)
    name = torch.cuda.get_device_name() if on_gpu else f"CPU, {torch.get_num_threads()} threads"
    print(f"{name}: {rows} rows, block {a.block}")
    for contestant, time_s in seconds.items():
        traffic = rows * (READ + WRITTEN + (SLOT if "kv" in contestant else 0))
        rate, share = traffic / time_s / 1e9, 100 * seconds["copy"] / time_s
        print(f"{contestant:26} {time_s * 1e6:9.1f} us {rate:8.1f} GB/s {share:5.0f} % of the copy")


if __name__ == "__main__":
    main()
