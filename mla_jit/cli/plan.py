"""``python -m mla_jit plan``: what the planners pick for a shape, and why."""

from __future__ import annotations

import argparse

from mla_jit import planner
from mla_jit.arch import Target, load_table, parse_target, table_names

__all__ = ["HELP", "add_arguments", "run"]

HELP = "print the split count picked for a shape, with the cost of each candidate where the arch has a fit"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument("--seqs", type=int, nargs="+", default=[8], metavar="N", help="sequences in the batch")
    parser.add_argument("--heads", type=int, nargs="+", default=[128], metavar="H", help="query heads")
    parser.add_argument("--kv", type=int, nargs="+", default=[1152], metavar="K", help="KV entries per sequence")
    parser.add_argument("--arch", nargs="+", metavar="NAME", help="targets; default: every one that has a table")


def run(args: argparse.Namespace) -> int:
    """Print one block per target."""
    names = args.arch or table_names()
    leading = planner.resolve_arch()
    for target in dict.fromkeys(parse_target(name) for name in names):
        _print_target(target, leading)
        for num_seqs in args.seqs:
            for num_heads in args.heads:
                for kv_len in args.kv:
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
