"""How calls are timed: graph replay on a GPU, the wall clock on a CPU."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

import torch

__all__ = ["seconds_per_call"]


def seconds_per_call(
    call: Callable[[], object], device: torch.device | str, *, calls: int = 20, repeats: int = 15
) -> float:
    """Median seconds of one call.

    On a GPU, `calls` calls are captured in one graph and replayed `repeats` times between events: the host's share
    disappears, as it does in a server. On a CPU, `repeats` single calls are timed.

    Args:
        call: enqueues work on the current stream of `device`; its tensors are allocated beforehand.
        device: where it runs.
        calls: calls per graph.
        repeats: timed replays, after one that is not timed.
    """
    where = torch.device(device)
    if where.type == "cpu":
        return _wall_clock(call, repeats)
    with torch.cuda.device(where):
        return _graph_replay(call, calls, repeats)


def _wall_clock(call: Callable[[], object], repeats: int) -> float:
    call()
    seconds = []
    for _ in range(repeats):
        begin = time.perf_counter()
        call()
        seconds.append(time.perf_counter() - begin)
    return statistics.median(seconds)


def _graph_replay(call: Callable[[], object], calls: int, repeats: int) -> float:
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        call()
    torch.cuda.current_stream().wait_stream(stream)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for _ in range(calls):
            call()
    graph.replay()
    milliseconds: list[float] = []
    for _ in range(repeats):
        begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        begin.record()
        graph.replay()
        end.record()
        end.synchronize()
        milliseconds.append(begin.elapsed_time(end))
    return statistics.median(milliseconds) / calls / 1e3
