"""What a benchmark on a GPU yields: points, their means, and the files that hold them."""

from __future__ import annotations

import csv
import dataclasses
import itertools
import json
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from mla_jit.errors import ConfigError

__all__ = ["Point", "Step", "Summary", "geometric_mean", "peaks", "step_of", "summarise", "write_csv", "write_json"]


@dataclass(frozen=True)
class Point:
    """One contestant on one shape.

    Attributes:
        heads, rows: of the queries.
        kv: KV tokens per row, the mean where they differ.
        contestant: its name.
        splits: KV splits that the contestant was given, 0 where it takes none.
        us: microseconds of one call.
        tflops: multiplications and additions per second, 1e12.
        gbytes_per_s: bytes of queries, KV rows and output in the contestant's own formats, per second, 1e9.
        ratio: its time over the persistent entry's.
        cold_us, cold_ratio: the same with the KV rows not in L2; None where that was not measured.
        relative_l2: largest relative L2 distance of a (row, head) from the peer's output (from the persistent entry's
            where there is no peer); None for the one compared with.
        label: of which layers of which batch it is, for one from a trace.
    """

    heads: int
    rows: int
    kv: float
    contestant: str
    splits: int
    us: float
    tflops: float
    gbytes_per_s: float
    ratio: float
    cold_us: float | None = None
    cold_ratio: float | None = None
    relative_l2: float | None = None
    label: str = ""

    @property
    def shape(self) -> str:
        """Heads x rows x KV, as ``--shapes`` takes it."""
        return f"{self.heads}x{self.rows}x{self.kv:g}"


@dataclass(frozen=True)
class Summary:
    """How much longer a peer takes than one of this package's entries.

    Attributes:
        peer, entry: contestants; a ratio is the peer's time over the entry's.
        cold: whether of the times with a cold L2.
        shapes, overall: how many shapes, and the geometric mean of their ratios.
        large_shapes, large: the same for shapes of at least 64 rows and 640 KV tokens; NaN where there are none.
        worst, worst_shape: the least ratio, and where.
    """

    peer: str
    entry: str
    cold: bool
    shapes: int
    overall: float
    large_shapes: int
    large: float
    worst: float
    worst_shape: str


@dataclass(frozen=True)
class Step:
    """Attention of one decode step of a model by one contestant.

    Attributes:
        requests, rows: in flight, and rows of each.
        contestant: its name.
        us, cold_us: microseconds of all layers.
        ratio, cold_ratio: its time over the persistent entry's.
    """

    requests: int
    rows: int
    contestant: str
    us: float
    ratio: float
    cold_us: float | None
    cold_ratio: float | None


LARGE_ROWS, LARGE_KV = 64, 640


def geometric_mean(values: Iterable[float]) -> float:
    """Of positive numbers; NaN of none."""
    logarithms = [math.log(value) for value in values]
    return math.exp(math.fsum(logarithms) / len(logarithms)) if logarithms else math.nan


def _ratios(points: Iterable[Point], peer: str, entry: str, cold: bool) -> list[tuple[float, Point]]:
    """The peer's time over the entry's, with the entry's point, of every shape that both have."""
    times: dict[tuple[str, str], float | None] = {}
    points = list(points)
    for point in points:
        times[point.contestant, point.shape] = point.cold_us if cold else point.us
    found = []
    for point in points:
        theirs, own = times.get((peer, point.shape)), times[point.contestant, point.shape]
        if point.contestant == entry and theirs is not None and own is not None:
            found.append((theirs / own, point))
    return found


def summarise(points: Sequence[Point], pairs: Iterable[tuple[str, str]]) -> list[Summary]:
    """One for each pair of a peer and an entry that share shapes, warm and then cold."""
    summaries = []
    for cold, (peer, entry) in itertools.product((False, True), pairs):
        ratios = _ratios(points, peer, entry, cold)
        if not ratios:
            continue
        large = [ratio for ratio, point in ratios if point.rows >= LARGE_ROWS and point.kv >= LARGE_KV]
        worst, where = min(ratios, key=lambda found: found[0])
        overall = geometric_mean(ratio for ratio, _ in ratios)
        summaries.append(
            Summary(peer, entry, cold, len(ratios), overall, len(large), geometric_mean(large), worst, where.shape)
        )
    return summaries


def step_of(requests: int, rows: int, layers: Sequence[tuple[int, Sequence[Point]]]) -> list[Step]:
    """Totals over kinds of layers, each given as how many there are and its points; the first contestant is ours."""
    contestants = [point.contestant for point in layers[0][1]]
    warm, cold = dict.fromkeys(contestants, 0.0), dict.fromkeys(contestants, 0.0)
    for count, points in layers:
        for point in points:
            warm[point.contestant] += count * point.us
            cold[point.contestant] += count * (math.nan if point.cold_us is None else point.cold_us)
    steps = []
    for name in contestants:
        cold_us = None if math.isnan(cold[name]) else cold[name]
        cold_ratio = None if cold_us is None else cold_us / cold[contestants[0]]
        steps.append(Step(requests, rows, name, warm[name], warm[name] / warm[contestants[0]], cold_us, cold_ratio))
    return steps


def peaks(points: Iterable[Point]) -> dict[tuple[str, int], Point]:
    """The point of most TFLOP/s of each contestant and head count."""
    best: dict[tuple[str, int], Point] = {}
    for point in points:
        key = (point.contestant, point.heads)
        if key not in best or point.tflops > best[key].tflops:
            best[key] = point
    return best


def _writable(path: str | Path) -> IO[str]:
    try:
        return open(path, "w", newline="", encoding="utf-8")
    except OSError as error:
        raise ConfigError(f"{path}: cannot be written: {error.strerror}") from error


def write_csv(points: Sequence[Any], path: str | Path) -> None:
    """One line per record (a dataclass), under a header of its fields; None is an empty field.

    Raises:
        ConfigError: the file cannot be written.
    """
    with _writable(path) as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow([field.name for field in dataclasses.fields(points[0])] if points else [])
        writer.writerows([_shortened(value) for value in dataclasses.astuple(point)] for point in points)


def _shortened(value: object) -> object:
    return f"{value:.6g}" if isinstance(value, float) else value


def write_json(path: str | Path, machine: Mapping[str, object], **records: Sequence[Any]) -> None:
    """``{"machine": …, NAME: [{field: value, …}, …], …}`` of dataclasses; NaN, which JSON has not, becomes null.

    Raises:
        ConfigError: the file cannot be written.
    """
    lists = {name: [dataclasses.asdict(record) for record in some] for name, some in records.items()}
    document = _without_nan({"machine": dict(machine), **lists})
    with _writable(path) as file:
        file.write(json.dumps(document, indent=1) + "\n")


def _without_nan(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_nan(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_without_nan(inner) for inner in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value
