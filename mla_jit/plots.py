"""Pictures of benchmark results. Needs matplotlib: ``pip install mla_jit[plot]``."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mla_jit.errors import ConfigError

if TYPE_CHECKING:
    from mla_jit.cli.bench import Figure

__all__ = ["bench"]


def _pyplot() -> Any:
    try:
        import matplotlib
    except ImportError:
        raise ConfigError("pictures need matplotlib: pip install matplotlib") from None
    matplotlib.use("Agg")
    from matplotlib import pyplot

    return pyplot


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
