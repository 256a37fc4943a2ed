"""``python -m mla_jit plan``: what the planners pick for a shape, and why; ``--plot`` draws many shapes."""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from pathlib import Path

from mla_jit import planner, plots
from mla_jit.arch import Target, load_table, parse_target, table_names
from mla_jit.errors import ConfigError

__all__ = ["HELP", "add_arguments", "run"]

HELP = "print the split count picked for a shape, with the cost of each candidate where the arch has a fit"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument("--seqs", type=int, nargs="+", metavar="N", help="sequences in the batch; default: 8")
    parser.add_argument("--heads", type=int, nargs="+", metavar="H", help="query heads; default: 128")
    parser.add_argument("--kv", type=int, nargs="+", metavar="K", help="KV entries per sequence; default: 1152")
    parser.add_argument("--arch", nargs="+", metavar="NAME", help="targets; default: every one that has a table")
    parser.add_argument(
        "--plot",
        metavar="FILE",
        help="draw the picks over sequences and KV length, of the leading target where --arch names none (needs "
        "matplotlib); --seqs, --heads and --kv are the axes",
    )
    parser.add_argument(
        "--samples",
        type=Path,
        metavar="FILE.json",
        help="with --plot: times that `tune --samples` wrote on that target; marks the fastest count of each shape",
    )


def run(args: argparse.Namespace) -> int:
    """Print one block per target, or draw them."""
    if args.plot is not None:
        return _plot(args)
    if args.samples is not None:
        raise ConfigError("--samples: needs --plot")
    names = args.arch or table_names()
    leading = planner.resolve_arch()
    for target in dict.fromkeys(parse_target(name) for name in names):
        _print_target(target, leading)
        for num_seqs in args.seqs or [8]:
            for num_heads in args.heads or [128]:
                for kv_len in args.kv or [1152]:
                    _print_shape(target, num_seqs, num_heads, kv_len)
        print()
    return 0


def _print_target(target: Target, leading: Target) -> None:
    mark = " (the leading target)" if target == leading else ""
    table = load_table(target)
    if table is None:
        print(f"{target}{mark}: no arch table")
        return
    print(f"{target}{mark}: {table.compute_units} compute units, {table.path.name}")
    plan = table.persistent
    print(
        f"  persistent: {plan.partitions} partitions per head group, tile {plan.tile}, row cost {plan.row_cost}, "
        f"slack {plan.slack} tokens, at least {plan.min_tiles} tile(s) a partition"
    )
    if table.split_fit is None:
        print(f"  splits: {table.no_fit}")
    else:
        print(f"  splits: {table.split_fit.source}; {table.split_fit.conditions}")


def _print_shape(target: Target, num_seqs: int, num_heads: int, kv_len: int) -> None:
    pick = planner.num_kv_splits(num_seqs, num_heads, kv_len, target)
    print(f"  {num_seqs} sequences, {num_heads} heads, {kv_len} KV entries: {pick} split(s)")
    costs = planner.split_costs(num_seqs, num_heads, kv_len, target)
    if costs is None:
        return
    cells = [f"{splits:2d}:{cost:8.2f}{'*' if splits == pick else ' '}" for splits, cost in enumerate(costs, start=1)]
    print("    modelled us per call, by splits")
    for start in range(0, len(cells), 8):
        print("    " + " ".join(cells[start : start + 8]))


# ---------------------------------------------------------------------------------------------------------------------
# The picture
# ---------------------------------------------------------------------------------------------------------------------

_PLOT_SEQS = (1, 2, 4, 7, 14, 28, 56, 112, 224, 448)
_PLOT_KV = (128, 192, 640, 1152, 2048, 8320)
_PLOT_HEADS = (128, 64)

_Times = dict[tuple[int, int, int], dict[int, float]]
"""Microseconds by split count, by sequences, heads and KV tokens."""


def _plot(args: argparse.Namespace) -> int:
    plots.require()
    targets = [parse_target(name) for name in args.arch] if args.arch else [planner.resolve_arch()]
    times = _read_samples(args.samples) if args.samples is not None else {}
    if times and len(targets) > 1:
        raise ConfigError("--samples: were measured on one target, --arch names several")
    heads = args.heads or sorted({shape[1] for shape in times}, reverse=True) or _PLOT_HEADS
    seqs = sorted(set(args.seqs or {shape[0] for shape in times} or _PLOT_SEQS))
    lengths = sorted(set(args.kv or {shape[2] for shape in times} or _PLOT_KV))
    maps = [_map(target, count, seqs, lengths, times) for target in dict.fromkeys(targets) for count in heads]
    title = "numbers: the planner's pick, nothing measured"
    if times:
        title = (
            f"large: the planner's pick; small: the fastest count measured on {targets[0]} and the pick's extra time"
        )
    try:
        plots.split_maps(maps, args.plot, title=title)
    except (OSError, ValueError) as error:
        raise ConfigError(f"--plot {args.plot}: {error}") from error
    print(f"written to {args.plot}")
    return 0


def _read_samples(path: Path) -> _Times:
    """The file of ``tune --samples``: a list of [sequences, heads, KV tokens, splits, microseconds].

    Raises:
        ConfigError: it is not such a file.
    """
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))
        times: _Times = {}
        for seqs, heads, kv, splits, microseconds in rows:
            if not (math.isfinite(microseconds) and microseconds > 0):
                raise ValueError(f"a time of {microseconds!r}")
            times.setdefault((int(seqs), int(heads), int(kv)), {})[int(splits)] = float(microseconds)
    except (OSError, ValueError, TypeError) as error:
        raise ConfigError(f"--samples {path}: is not what `tune --samples` writes: {error}") from error
    if not times:
        raise ConfigError(f"--samples {path}: holds no times")
    return times


def _map(target: Target, heads: int, seqs: Sequence[int], lengths: Sequence[int], times: _Times) -> plots.SplitMap:
    picks = {(n, kv): planner.num_kv_splits(n, heads, kv, target) for n in seqs for kv in lengths}
    measured = {}
    for (n, kv), pick in picks.items():
        shape = times.get((n, heads, kv), {})
        if pick in shape:
            best = min(shape, key=lambda splits: shape[splits])
            measured[n, kv] = best, shape[pick] / shape[best]
    return plots.SplitMap(_map_title(target), heads, seqs, lengths, picks, measured)


def _map_title(target: Target) -> str:
    table = load_table(target)
    if table is None:
        return f"{target}: no arch table, by occupancy"
    how = f"fit: {table.split_fit.source}" if table.split_fit is not None else "no fit, by occupancy alone"
    return f"{target}, {table.compute_units} compute units; {how}"
