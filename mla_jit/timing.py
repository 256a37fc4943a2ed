"""How calls are timed: graph replay on a GPU, the wall clock on a CPU."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping, Sequence

import torch

__all__ = ["graph_of", "replay_seconds", "seconds_per_call"]


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
        return replay_seconds({"": graph_of([call] * calls)}, rounds=1, replays=repeats)[""] / calls


def _wall_clock(call: Callable[[], object], repeats: int) -> float:
    call()
    seconds = []
    for _ in range(repeats):
        begin = time.perf_counter()
        call()
        seconds.append(time.perf_counter() - begin)
    return statistics.median(seconds)


def graph_of(calls: Sequence[Callable[[], object]]) -> torch.cuda.CUDAGraph:
    """A graph of `calls` in their order, on the current device, each run once beforehand."""
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        for call in dict.fromkeys(calls):
            call()
    torch.cuda.current_stream().wait_stream(stream)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for call in calls:
            call()
    return graph


def replay_seconds(
    graphs: Mapping[str, torch.cuda.CUDAGraph],
    *,
    rounds: int = 3,
    replays: int = 5,
    before: Callable[[], object] | None = None,
) -> dict[str, float]:
    """Median seconds of one replay of each graph.

    The graphs take turns, so that a slower moment of the card meets all of them: in each of `rounds` rounds every graph
    is replayed once untimed, then `replays` times. Replays are enqueued without waiting for one another, so that none
    begins on an idle card, where the time of its launch would count.

    Args:
        graphs: by name, captured on the current device.
        rounds, replays: how often; the median is over rounds * replays.
        before: work enqueued ahead of each timed replay, outside the time.
    """
    milliseconds: dict[str, list[float]] = {name: [] for name in graphs}
    for _ in range(rounds):
        for name, graph in graphs.items():
            milliseconds[name] += _timed_replays(graph, replays, before)
    return {name: statistics.median(times) / 1e3 for name, times in milliseconds.items()}


def _timed_replays(graph: torch.cuda.CUDAGraph, count: int, before: Callable[[], object] | None) -> list[float]:
    """Milliseconds of `count` replays, after one that is not timed."""
    marks = [[torch.cuda.Event(enable_timing=True) for _ in range(2)] for _ in range(count)]
    graph.replay()
    for begin, end in marks:
        if before is not None:
            before()
        begin.record()
        graph.replay()
        end.record()
    torch.cuda.synchronize()
    return [begin.elapsed_time(end) for begin, end in marks]
