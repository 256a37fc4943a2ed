"""``python -m mla_jit bench``: this package's entries beside its peers on the same tensors.

The contestants take turns, so that a slower moment of the machine meets all of them; figures are medians, ratios those
of medians. On a GPU (``--device cuda``) graphs of calls are replayed, and FlashMLA is the peer.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

import torch

import mla_jit
from mla_jit import accuracy, backend, bench_records, cpu, peers, planner, plots
from mla_jit.cli import bench_gpu
from mla_jit.errors import MlaArgumentError
from mla_jit.jit.messages import notice
from mla_jit.peers import Contestant
from mla_jit.timing import seconds_per_call
from mla_jit.workload import LayerBatch, build_layer_batch

__all__ = ["HELP", "Figure", "add_arguments", "run"]

HELP = "time both entries beside the peers that are installed"

OURS = "persistent"
"""The contestant that ratios compare with."""

_SHAPES = "128x1x1152,128x4x1152,128x16x128,64x8x1152,16x32x1152"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument("--device", default="cpu", help="torch device; default: cpu")
    presets = ", ".join(bench_gpu.PRESETS)
    parser.add_argument(
        "--shapes",
        metavar="HxNxK,…",
        help=f"heads x rows x KV, or {presets}; default: {_SHAPES}, on a GPU hopper (none with --trace)",
    )
    names = f"{', '.join(peers.PEERS)} on a CPU, {', '.join(peers.GPU_PEERS)} on a GPU"
    parser.add_argument(
        "--peers", "--peer", metavar="NAME,…", help=f"of {names}; default: those that are installed; '': none"
    )
    parser.add_argument(
        "--turns", type=int, help="turns of each contestant; default: 9, on a GPU 3 (of five replays of 20 calls)"
    )
    parser.add_argument("--csv", metavar="FILE", help="write every figure, one per line")
    parser.add_argument("--json", metavar="FILE", help="write every figure, and the machine")
    parser.add_argument("--plot", metavar="FILE", help="draw the table (needs matplotlib)")
    on_cpu = parser.add_argument_group("on a CPU")
    on_cpu.add_argument("--threads", type=int, default=1, help="CPU threads of every contestant; default: 1")
    on_cpu.add_argument("--isa", choices=("auto", *cpu.ISAS), default="auto", help="instruction set of the engine")
    on_cpu.add_argument("--busy", type=int, default=0, metavar="N", help="keep N cores busy meanwhile; default: 0")
    on_gpu = parser.add_argument_group("on a GPU")
    on_gpu.add_argument("--cold", action="store_true", help="also time calls whose KV rows are not in L2")
    on_gpu.add_argument(
        "--trace",
        metavar="FILE.csv",
        help="also decode steps of DeepSeek-V4-Pro at requests in flight from a serving trace, ragged batches",
    )


@dataclass(frozen=True)
class Figure:
    """One contestant on one shape.

    Attributes:
        shape: heads x rows x KV.
        contestant: its name.
        seconds: median of its turns.
        flops: multiplications and additions of one call per second.
        ratio: its time over this package's persistent entry's.
    """

    shape: str
    contestant: str
    seconds: float
    flops: float
    ratio: float


def _ours(batch: LayerBatch, device: torch.device) -> dict[str, Contestant]:
    rows, heads, _ = batch.q.shape
    workspace = mla_jit.get_mla_v4_nm_ps_workspace(device, num_heads=heads)
    one, two = (torch.empty(*batch.q.shape, dtype=torch.bfloat16, device=device) for _ in range(2))
    splits = planner.num_kv_splits(rows, heads, batch.kv_lengths[0], backend.target_of(device))
    logits = torch.empty(rows, splits, heads, 512, device=device)
    attn_lse = torch.empty(rows, splits, heads, 1, device=device)
    pools = (batch.q, batch.q_rope, batch.kv, batch.kv_rope)

    def persistent() -> object:
        indices = (batch.row_kv_indptr, batch.row_kv_page_indices)
        return mla_jit.mla_decode_fwd_v4_nm_ps(*pools, *indices, batch.sink, workspace, out=one)

    def split() -> object:
        indices = (batch.qo_indptr, batch.kv_indptr, batch.kv_page_indices)
        return mla_jit.mla_decode_fwd_v4_nm(
            *pools, two, *indices, 1, sink=batch.sink, num_kv_splits=splits, logits=logits, attn_lse=attn_lse
        )

    return {OURS: Contestant(persistent, one), f"split S={splits}": Contestant(split, two)}


def _chosen_peers(arguments: argparse.Namespace) -> list[str]:
    if arguments.peers is None:
        return list(peers.PEERS)
    names = [name for name in arguments.peers.split(",") if name]
    for name in names:
        if name not in peers.PEERS:
            raise MlaArgumentError(f"--peers: got {name!r} on cpu, needs some of {', '.join(peers.PEERS)}")
    return names


def _contestants(batch: LayerBatch, device: torch.device, names: Iterable[str]) -> dict[str, Contestant]:
    made = {name: peers.PEERS[name](batch) for name in names}
    return _ours(batch, device) | {name: peer for name, peer in made.items() if peer is not None}


def _measure(calls: Mapping[str, Callable[[], object]], device: torch.device, turns: int) -> dict[str, float]:
    seconds: dict[str, list[float]] = {name: [] for name in calls}
    for _ in range(turns):
        for name, call in calls.items():
            seconds[name].append(seconds_per_call(call, device, repeats=1))
    return {name: statistics.median(times) for name, times in seconds.items()}


def _agree(contestants: Mapping[str, Contestant], shape: str) -> bool:
    """Whether every output is within 2 % (relative L2) of the first one's."""
    expected = next(iter(contestants.values())).out.double()
    wrong = [
        name for name, peer in contestants.items() if not (accuracy.error(peer.out, expected).relative_l2 < 0.02).all()
    ]
    for name in wrong:
        print(f"{shape}: {name} disagrees by more than 2 % (relative L2)", file=sys.stderr)
    return not wrong


def _print_figures(figures: Iterable[Figure], peak: float) -> None:
    for figure in figures:
        heads, rows, kv = figure.shape.split("x")
        print(
            f"{heads:>5} {rows:>5} {kv:>6}  {figure.contestant:<14} {figure.seconds * 1e6:10.1f}"
            f" {figure.flops / 1e9:9.1f} {100 * figure.flops / peak:7.1f} {figure.ratio:8.2f}",
            flush=True,
        )


def _machine(threads: int) -> str:
    return f"{platform.machine()} CPU, {cpu.current_isa()}, {threads} thread(s), torch {torch.__version__}"


@contextlib.contextmanager
def _busy_cores(count: int) -> Iterator[None]:
    """So many processes that compute without a pause, each bound to a core of its own from the last one down."""
    cores = sorted(os.sched_getaffinity(0))[-count:] if count else []
    spin = "import os, sys; os.sched_setaffinity(0, {int(sys.argv[1])})\nwhile True: pass"
    spinners = [subprocess.Popen([sys.executable, "-c", spin, str(core)]) for core in cores]
    try:
        yield
    finally:
        for spinner in spinners:
            spinner.kill()
            spinner.wait()


def run(arguments: argparse.Namespace) -> int:
    """Print one table; exit status 1 when two contestants disagree."""
    device = backend.resolve_device(arguments.device)
    if device.type != "cpu":
        return bench_gpu.run(arguments, device)
    if arguments.cold or arguments.trace:
        raise MlaArgumentError("--cold, --trace: got --device cpu, need a GPU")
    with _busy_cores(arguments.busy):
        return _table(arguments, device)


def _table(arguments: argparse.Namespace, device: torch.device) -> int:
    names, shapes = _chosen_peers(arguments), bench_gpu.parse_shapes(arguments.shapes or _SHAPES)
    if arguments.plot:
        plots.require()
    torch.set_num_threads(arguments.threads)
    cpu.force_isa(arguments.isa)
    peak = cpu.peak_flops() * arguments.threads
    title = _machine(arguments.threads)
    print(f"{title}; peak of its multiply-adds {peak / 1e9:.0f} GFLOP/s")
    print(
        f"{'heads':>5} {'rows':>5} {'KV':>6}  {'contestant':<14} {'us':>10} {'GFLOP/s':>9} {'% peak':>7} {'x ours':>8}"
    )
    agree, figures = True, []
    for heads, rows, kv in shapes:
        shape = f"{heads}x{rows}x{kv}"
        notice(f"bench: {shape}")
        batch = build_layer_batch([kv] * rows, heads, device=device)
        contestants = _contestants(batch, device, names)
        medians = _measure({name: made.call for name, made in contestants.items()}, device, arguments.turns or 9)
        new = [
            Figure(shape, name, seconds, batch.flops / seconds, seconds / medians[OURS])
            for name, seconds in medians.items()
        ]
        _print_figures(new, peak)
        figures += new
        agree &= _agree(contestants, shape)
    _write(arguments, figures, title, peak)
    return 0 if agree else 1


def _write(arguments: argparse.Namespace, figures: list[Figure], title: str, peak: float) -> None:
    if arguments.csv:
        bench_records.write_csv(figures, arguments.csv)
    if arguments.json:
        bench_records.write_json(arguments.json, {"device": title, "peak_flops": peak}, points=figures)
    if arguments.plot:
        plots.bench(figures, arguments.plot, title=title, peak=peak)
