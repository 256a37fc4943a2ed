"""Pictures of benchmark results. Needs matplotlib: ``pip install mla_jit[plot]``."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mla_jit.errors import ConfigError

if TYPE_CHECKING:
    from mla_jit.bench_records import Point
    from mla_jit.cli.bench import Figure

__all__ = ["SplitMap", "bench", "gpu", "require", "split_maps"]


def _pyplot() -> Any:
    try:
        import matplotlib
    except ImportError:
        raise ConfigError("pictures need matplotlib: pip install matplotlib") from None
    matplotlib.use("Agg")
    from matplotlib import pyplot

    return pyplot


def require() -> None:
    """Say early that pictures cannot be drawn.

    Raises:
        ConfigError: matplotlib is not installed.
    """
    _pyplot()


def bench(figures: Sequence[Figure], path: str | Path, *, title: str, peak: float | None) -> None:
    """Draw GFLOP/s of every contestant, grouped by shape, into a PNG (or what the suffix of `path` says).

    Args:
        figures: one per shape and contestant.
        path: the file to write.
        title: what was measured on; the date is added.
        peak: FLOP/s that the machine could reach, drawn as a line; None draws none.

    Raises:
        ConfigError: matplotlib is not installed.
    """
    pyplot = _pyplot()
    shapes = list(dict.fromkeys(figure.shape for figure in figures))
    names = list(dict.fromkeys("split" if f.contestant.startswith("split") else f.contestant for f in figures))
    canvas, axes = pyplot.subplots(figsize=(2.2 + 1.7 * len(shapes), 4.5), layout="constrained")
    width = 0.8 / len(names)
    for i, name in enumerate(names):
        own = [figure for figure in figures if figure.contestant.split(" S=")[0] == name]
        places = [shapes.index(figure.shape) + (i - (len(names) - 1) / 2) * width for figure in own]
        bars = axes.bar(places, [figure.flops / 1e9 for figure in own], width, label=name)
        axes.bar_label(bars, [f"{figure.ratio:.1f}x" for figure in own], fontsize=7, padding=1)
    if peak:
        axes.axhline(peak / 1e9, color="black", linestyle="--", linewidth=1, label="multiply-add peak")
    axes.set_xticks(range(len(shapes)), shapes)
    axes.set_xlabel("heads x rows x KV tokens")
    axes.set_ylabel("GFLOP/s")
    axes.set_title(
        f"MLA decode, {datetime.date.today()}\n{title}\nnumbers: time over the persistent entry's", fontsize=9
    )
    axes.legend(fontsize=8, loc="center left", bbox_to_anchor=(1, 0.5))
    canvas.savefig(path, dpi=150)
    pyplot.close(canvas)


_STYLES = {"persistent": ("-", "o"), "flashmla": ("--", "x")}  # line and mark of the contestants drawn on a GPU


def gpu(points: Sequence[Point], path: str | Path, *, title: str, peak: float, bandwidth: float) -> None:
    """Draw, for each head count, time against rows (a line per KV length) and TFLOP/s against a roofline.

    The persistent entry is solid, the peer with its schedule reused dashed.

    Args:
        points: of a table of shapes.
        path: the file to write, a PNG or what its suffix says.
        title: hardware, date and ceilings.
        peak: TFLOP/s of the tensor cores.
        bandwidth: GB/s of the memory.

    Raises:
        ConfigError: matplotlib is not installed.
    """
    pyplot = _pyplot()
    heads = list(dict.fromkeys(point.heads for point in points))
    canvas, grid = pyplot.subplots(len(heads), 2, figsize=(12, 4.5 * len(heads)), layout="constrained", squeeze=False)
    for row, count in zip(grid, heads, strict=True):
        own = [point for point in points if point.heads == count and point.contestant in _STYLES]
        _times(row[0], own, count)
        _roofline(row[1], own, count, peak, bandwidth)
    canvas.suptitle(f"MLA decode, fp8 KV: persistent entry (solid, o) and FlashMLA (dashed, x)\n{title}", fontsize=9)
    canvas.savefig(path, dpi=150)
    pyplot.close(canvas)


def _lines(points: Sequence[Point]) -> dict[tuple[str, float], list[Point]]:
    """Points by contestant and KV length, in order of rows."""
    lines: dict[tuple[str, float], list[Point]] = {}
    for point in sorted(points, key=lambda point: point.rows):
        lines.setdefault((point.contestant, point.kv), []).append(point)
    return lines


def _plain_ticks(axis: Any, values: Sequence[float]) -> None:
    """Ticks of a logarithmic axis at `values`, written as plain numbers."""
    axis.set_ticks(values, [f"{value:g}" for value in values])
    axis.set_ticks([], minor=True)


def _times(axes: Any, points: Sequence[Point], heads: int) -> None:
    lengths = sorted({point.kv for point in points})
    for (name, kv), line in _lines(points).items():
        style, mark = _STYLES[name]
        label = f"{kv:g} KV" if name == "persistent" else None
        color = f"C{lengths.index(kv)}"
        rows, times = [point.rows for point in line], [point.us for point in line]
        axes.loglog(rows, times, linestyle=style, marker=mark, markersize=4, color=color, label=label)
    _plain_ticks(axes.xaxis, sorted({point.rows for point in points}))
    axes.set_xlabel("rows (query tokens)")
    axes.set_ylabel("time of one call, us")
    axes.set_title(f"{heads} heads", fontsize=9)
    axes.grid(True, which="both", alpha=0.2)
    axes.legend(fontsize=8)


def _roofline(axes: Any, points: Sequence[Point], heads: int, peak: float, bandwidth: float) -> None:
    """TFLOP/s against FLOP per byte of the contestant's own formats, under what memory and tensor cores allow."""
    lengths = sorted({point.kv for point in points})
    for (name, kv), line in _lines(points).items():
        intensity = [1e3 * point.tflops / point.gbytes_per_s for point in line]
        mark, color = _STYLES[name][1], f"C{lengths.index(kv)}"
        axes.loglog(intensity, [point.tflops for point in line], linestyle="", marker=mark, markersize=4, color=color)
    ends = [1e3 * p.tflops / p.gbytes_per_s for p in points]
    knee = 1e3 * peak / bandwidth
    roof = sorted([min(ends) / 2, knee, max(*ends, knee) * 2])
    axes.loglog(roof, [min(peak, bandwidth * x / 1e3) for x in roof], color="black", linewidth=1, label="roofline")
    _plain_ticks(axes.xaxis, [2**n for n in range(20) if roof[0] <= 2**n <= roof[-1]])
    axes.set_xlabel("FLOP per byte of queries, KV rows and output")
    axes.set_ylabel("TFLOP/s")
    axes.set_title(f"{heads} heads; roofline {peak:.0f} TFLOP/s, {bandwidth / 1e3:.2f} TB/s as measured", fontsize=9)
    axes.grid(True, which="both", alpha=0.2)
    axes.legend(fontsize=8)


@dataclass(frozen=True)
class SplitMap:
    """Split counts of one target and head count.

    Attributes:
        title: the target, its compute units, where its counts come from.
        heads: query heads.
        seqs, lengths: the axes, sequences and KV tokens of each.
        picks: by (sequences, KV tokens), the planner's count.
        measured: by the same, the fastest measured count and the picked one's time over its time; may lack cells.
    """

    title: str
    heads: int
    seqs: Sequence[int]
    lengths: Sequence[int]
    picks: Mapping[tuple[int, int], int]
    measured: Mapping[tuple[int, int], tuple[int, float]] = field(default_factory=dict)


NEAR = 1.01
"""A pick whose time is at most this much of the best one's counts as the best."""

_MOST_SPLITS = 16


def split_maps(maps: Sequence[SplitMap], path: str | Path, *, title: str) -> None:
    """Draw the planner's split count over sequences and KV length, one panel per map.

    A cell's colour and number are the pick. Where times were measured, a second line has the fastest count and what the
    pick costs over it, and a red frame marks the cells whose pick is more than 1 % slower.

    Args:
        maps: at least one.
        path: the file to write, a PNG or what its suffix says.
        title: what was measured, if anything; the date is added.

    Raises:
        ConfigError: matplotlib is not installed.
    """
    pyplot = _pyplot()
    columns = min(len(maps), 2)
    rows = -(-len(maps) // columns)
    across, down = max(len(m.lengths) for m in maps), max(len(m.seqs) for m in maps)
    size = (columns * (1.6 + 0.85 * across) + 1, rows * (1.5 + 0.5 * down) + 0.6)
    canvas, grid = pyplot.subplots(rows, columns, figsize=size, layout="constrained", squeeze=False)
    panels = list(grid.flat)
    for axes, one in zip(panels, maps, strict=False):
        image = _split_map(pyplot, axes, one)
    for axes in panels[len(maps) :]:
        axes.axis("off")
    bar = canvas.colorbar(image, ax=panels, label="KV splits picked", shrink=0.8, aspect=35)
    bar.set_ticks([1, 2, 4, 8, 16], labels=["1", "2", "4", "8", "16"])
    bar.ax.minorticks_off()
    canvas.suptitle(f"MLA decode: KV splits of a call, {datetime.date.today()}\n{title}", fontsize=10)
    canvas.savefig(path, dpi=150)
    pyplot.close(canvas)


def _split_map(pyplot: Any, axes: Any, one: SplitMap) -> Any:
    from matplotlib import colors

    counts = [[one.picks[seqs, length] for length in one.lengths] for seqs in one.seqs]
    norm = colors.LogNorm(1, _MOST_SPLITS)
    image = axes.imshow(counts, cmap="YlGnBu", norm=norm, aspect="auto", origin="lower")
    for y, seqs in enumerate(one.seqs):
        for x, length in enumerate(one.lengths):
            pick = one.picks[seqs, length]
            _split_cell(pyplot, axes, (x, y), pick, one.measured.get((seqs, length)), dark=norm(pick) > 0.6)
    axes.set_xticks(range(len(one.lengths)), [str(length) for length in one.lengths])
    axes.set_yticks(range(len(one.seqs)), [str(seqs) for seqs in one.seqs])
    axes.set_xlabel("KV tokens of a sequence")
    axes.set_ylabel("sequences")
    axes.set_xticks([x + 0.5 for x in range(len(one.lengths) - 1)], minor=True)
    axes.set_yticks([y + 0.5 for y in range(len(one.seqs) - 1)], minor=True)
    axes.grid(which="minor", color="white", linewidth=1)
    axes.tick_params(which="minor", length=0)
    axes.set_title(f"{one.title}\n{one.heads} heads{_verdict(one)}", fontsize=9)
    return image


def _split_cell(
    pyplot: Any, axes: Any, at: tuple[int, int], pick: int, measured: tuple[int, float] | None, dark: bool
) -> None:
    color = "white" if dark else "black"
    if measured is None:
        axes.text(*at, str(pick), ha="center", va="center", fontsize=11, color=color)
        return
    best, cost = measured
    axes.text(at[0], at[1] + 0.16, str(pick), ha="center", va="center", fontsize=11, color=color)
    note = "best" if best == pick else f"best {best}, +{100 * (cost - 1):.1f}%"
    axes.text(at[0], at[1] - 0.25, note, ha="center", va="center", fontsize=7.5, color=color)
    if cost > NEAR:
        frame = pyplot.Rectangle((at[0] - 0.46, at[1] - 0.46), 0.92, 0.92, fill=False, edgecolor="red", linewidth=1.8)
        axes.add_patch(frame)


def _verdict(one: SplitMap) -> str:
    """How good the picks are, for a panel's title."""
    costs = [cost for _, cost in one.measured.values()]
    if not costs:
        return ""
    slow, worst = sum(cost > NEAR for cost in costs), 100 * (max(costs) - 1)
    if not slow:
        return f"; all {len(costs)} measured picks are within 1 % of the fastest count"
    return f"; red frame: over 1 % slower than the fastest count ({slow} of {len(costs)}, worst +{worst:.1f} %)"
