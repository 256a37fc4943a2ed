"""``python -m mla_jit bench --device cuda``: both entries beside FlashMLA, on shapes and on a serving trace."""

from __future__ import annotations

import argparse
import datetime
import itertools
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import torch

from mla_jit import bench_records, gpu_bench, peers, plots
from mla_jit.bench_records import Point, Step, Summary
from mla_jit.errors import ConfigError, MlaArgumentError
from mla_jit.gpu_bench import CALLS, COLD_POOL_ROWS, OURS, POOL_ROWS, Pool, Timing
from mla_jit.jit.messages import notice
from mla_jit.workload import PRO, LayerBatch, LayerKind, Request, kv_entries, read_trace, replay

__all__ = ["HOPPER", "PRESETS", "parse_shapes", "run"]

HOPPER = [
    f"{heads}x{rows}x{kv}"
    for heads in (128, 64)
    for rows in (1, 2, 7, 16, 28, 64, 112, 256, 448)
    for kv in (128, 192, 640, 1152, 2048, 8320)
]
"""Shapes of the comparison on Hopper."""

PRESETS: Mapping[str, Sequence[str]] = {"hopper": HOPPER}
"""Lists of shapes by name."""

TRACE_REQUESTS = (14, 28, 64, 128, 256)
TRACE_ROWS = (1, 7)
"""Rows of a request: one token, and one with six draft tokens."""

TRACE_STEP, TRACE_STEP_MS = 1000, 300.0  # steps so long that 256 requests are in flight

_TRACE_LAYERS = (LayerKind.CSA, LayerKind.HCA)
_PAIRS = (("flashmla", OURS), ("flashmla", "split"), ("flashmla+sched", OURS))


@dataclass
class _Results:
    """What has been measured so far; written after every batch, so that an interruption keeps it."""

    arguments: argparse.Namespace
    machine: dict[str, Any]
    points: list[Point] = field(default_factory=list)
    traced: list[Point] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    agree: bool = True

    @property
    def summaries(self) -> list[Summary]:
        return bench_records.summarise(self.points, _PAIRS)

    def write(self) -> None:
        every = [*self.points, *self.traced]
        if self.arguments.csv:
            bench_records.write_csv(every, self.arguments.csv)
        if self.arguments.json:
            bench_records.write_json(
                self.arguments.json, self.machine, points=every, summaries=self.summaries, steps=self.steps
            )


def parse_shapes(text: str) -> list[tuple[int, int, int]]:
    """Heads, rows and KV tokens of each shape of a list of ``HxNxK`` and names of presets.

    Raises:
        MlaArgumentError: a part is neither.
    """
    shapes = []
    for part in (name for given in text.split(",") for name in PRESETS.get(given, (given,))):
        numbers = part.split("x")
        if len(numbers) != 3 or not all(number.isdecimal() and int(number) > 0 for number in numbers):
            raise MlaArgumentError(f"--shapes: got {part!r}, needs HxNxK (heads x rows x KV) or {', '.join(PRESETS)}")
        shapes.append((int(numbers[0]), int(numbers[1]), int(numbers[2])))
    return shapes


def chosen_peers(text: str | None, device: torch.device) -> list[str]:
    """The peers that `text` names; None names those that are installed and serve the device.

    Raises:
        MlaArgumentError: an unknown name.
        ConfigError: a named peer is not installed, or the device is not of its kind.
    """
    hopper = torch.version.hip is None and torch.cuda.get_device_capability(device) == (9, 0)
    if text is None:
        return list(peers.GPU_PEERS) if hopper and peers.has_flashmla() else []
    names = [name for name in text.split(",") if name]
    for name in names:
        if name not in peers.GPU_PEERS:
            raise MlaArgumentError(f"--peers: got {name!r} on {device}, needs some of {', '.join(peers.GPU_PEERS)}")
        peers.flashmla_module()
        if not hopper:
            raise ConfigError(f"--peers {name}: runs on Hopper GPUs, {device} is another")
    return names


def run(arguments: argparse.Namespace, device: torch.device) -> int:
    """Print the tables; exit status 1 when two contestants disagree."""
    shapes = parse_shapes(arguments.shapes or "hopper") if arguments.shapes or not arguments.trace else []
    requests = read_trace(arguments.trace) if arguments.trace else []
    names = chosen_peers(arguments.peers, device)
    if arguments.plot:
        plots.require()
    with torch.cuda.device(device):
        results = _Results(arguments, _machine(device))
        results.write()  # now, should it fail
        print(_title(results.machine))
        print(_terms(names))
        if shapes:
            _table(results, shapes, names, device)
        if requests:
            _trace(results, requests, names, device)
    if arguments.plot and results.points:
        plots.gpu(
            results.points,
            arguments.plot,
            title=_title(results.machine),
            peak=results.machine["tflops"],
            bandwidth=results.machine["gbytes_per_s"],
        )
    return 0 if results.agree else 1


def _machine(device: torch.device) -> dict[str, Any]:
    notice("bench: ceilings of the card")
    return {
        "device": torch.cuda.get_device_name(device),
        "torch": torch.__version__,
        "date": datetime.date.today().isoformat(),
        **asdict(gpu_bench.measure_ceilings(device)),
    }


def _title(machine: Mapping[str, Any]) -> str:
    return (
        f"{machine['device']}, torch {machine['torch']}, {machine['date']}; in this run: "
        f"bf16 matmul {machine['tflops']:.0f} TFLOP/s, device copy {machine['gbytes_per_s']:.0f} GB/s (read + written)"
    )


def _terms(names: Sequence[str]) -> str:
    """What the figures mean, in a line or two."""
    peer = "flashmla: schedule made once; flashmla+sched: made by every call\n" if names else ""
    return f"us: one call, from graphs of {CALLS}, median of replays; x ours: time over the persistent entry's\n{peer}"


def _table(results: _Results, shapes: Sequence[tuple[int, int, int]], names: list[str], device: torch.device) -> None:
    arguments = results.arguments
    pool = gpu_bench.random_pool(POOL_ROWS, device)
    cold_pool = gpu_bench.random_pool(COLD_POOL_ROWS, device) if arguments.cold else None
    print(_headings(arguments.cold), flush=True)
    for index, (heads, rows, kv) in enumerate(shapes):
        notice(f"bench: {index + 1}/{len(shapes)}: {heads} heads, {rows} rows, {kv} KV")
        measured = _measure([[kv]] * rows, heads, pool, cold_pool, names, arguments.turns)
        new = gpu_bench.points(*measured)
        _print_points(new, f"{heads:>5} {rows:>5} {kv:>8}")
        _check(results, measured[1], new[0].shape)
        results.points += new
        results.write()
    _print_summary(results)


def _measure(
    requests: Sequence[Sequence[int]],
    heads: int,
    pool: Pool,
    cold_pool: Pool | None,
    names: list[str],
    rounds: int | None,
) -> tuple[LayerBatch, Timing]:
    served = [name for name in names if heads in peers.FLASHMLA_HEADS]
    warm = gpu_bench.problem(pool, requests, heads)
    cold = gpu_bench.problem(cold_pool, requests, heads, CALLS) if cold_pool is not None else []
    return warm[0], gpu_bench.measure(warm, cold, served, rounds=rounds or 3)


def _check(results: _Results, timing: Timing, name: str) -> None:
    results.agree &= timing.agree
    if not timing.agree:
        print(f"{name}: outputs differ, relative L2 {timing.relative_l2}", file=sys.stderr)


def _headings(cold: bool) -> str:
    more = f" {'cold us':>10} {'x ours':>8}" if cold else ""
    batch, figures = f"{'heads':>5} {'rows':>5} {'KV':>8}", f"{'us':>10} {'TFLOP/s':>9} {'GB/s':>7} {'x ours':>8}"
    return f"{batch}  {'contestant':<14} {figures}{more}"


def _print_points(points: Sequence[Point], shape: str) -> None:
    for point in points:
        name = f"{point.contestant} S={point.splits}" if point.splits else point.contestant
        cold = f" {point.cold_us:10.2f} {point.cold_ratio:8.3f}" if point.cold_us is not None else ""
        print(
            f"{shape}  {name:<14} {point.us:10.2f} {point.tflops:9.1f} {point.gbytes_per_s:7.0f} {point.ratio:8.3f}"
            f"{cold}",
            flush=True,
        )


def _print_summary(results: _Results) -> None:
    print("\ngeometric means of the peer's time over ours" if results.summaries else "")
    for summary in results.summaries:
        large = f", {summary.large:.3f} over rows >= 64 and KV >= 640 ({summary.large_shapes})"
        print(
            f"  {summary.peer} / {summary.entry}{' cold' if summary.cold else ''}: {summary.overall:.3f} over "
            f"{summary.shapes} shapes{large if summary.large_shapes else ''}; worst {summary.worst:.3f} at "
            f"{summary.worst_shape}"
        )
    print("peak")
    for (name, heads), point in bench_records.peaks(results.points).items():
        print(f"  {name}, {heads} heads: {point.tflops:.1f} TFLOP/s at {point.shape}")
    errors = [point.relative_l2 for point in results.points if point.relative_l2 is not None]
    if errors:
        print(f"largest relative L2 between outputs: {max(errors):.2e}")


def _trace(results: _Results, requests: Sequence[Request], names: list[str], device: torch.device) -> None:
    """One decode step of DeepSeek-V4-Pro for each number of requests in flight and rows per request."""
    arguments = results.arguments
    pool = gpu_bench.random_pool(COLD_POOL_ROWS, device)
    layers = ", ".join(f"{PRO.layers[kind]} {kind.value}" for kind in _TRACE_LAYERS)
    print(f"\n{arguments.trace}, step {TRACE_STEP}: {PRO.num_heads} heads, {layers} layers")
    print("KV: mean per row; a step: all layers\n" + _headings(arguments.cold).replace("heads", "layer", 1), flush=True)
    for in_flight, rows in itertools.product(TRACE_REQUESTS, TRACE_ROWS):
        contexts = replay(requests, max_batch=in_flight, step=TRACE_STEP, step_ms=TRACE_STEP_MS)
        kinds = []
        for kind in _TRACE_LAYERS:
            notice(f"bench: trace: {len(contexts)} requests of {rows} rows, {kind.value}")
            lengths = [[kv_entries(PRO, kind, context + row) for row in range(rows)] for context in contexts]
            measured = _measure(lengths, PRO.num_heads, pool, pool if arguments.cold else None, names, arguments.turns)
            new = gpu_bench.points(*measured, label=f"{len(contexts)} requests x {rows} rows, {kind.value}")
            _print_points(new, f"{kind.value:>5} {new[0].rows:>5} {new[0].kv:>8.1f}")
            _check(results, measured[1], new[0].label)
            kinds.append((PRO.layers[kind], new))
            results.traced += new
        steps = bench_records.step_of(len(contexts), rows, kinds)
        _print_steps(steps)
        results.steps += steps
        results.write()


def _print_steps(steps: Sequence[Step]) -> None:
    for step in steps:
        cold = f" {step.cold_us:10.1f} {step.cold_ratio:8.3f}" if step.cold_us is not None else ""
        print(
            f" step {step.requests:>5}x{step.rows:<8} {step.contestant:<14} {step.us:10.1f} {'':9} {'':7} "
            f"{step.ratio:8.3f}{cold}",
            flush=True,
        )
