"""``python -m mla_jit bench``: this package's entries beside plain torch on the same tensors.

The contestants take turns, so that a slower moment of the machine meets all of them; figures are medians, ratios those
of medians. On a GPU each turn is a graph replay.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Callable

import torch

import mla_jit
from mla_jit import accuracy, backend, peers, planner
from mla_jit.jit.messages import notice
from mla_jit.timing import seconds_per_call
from mla_jit.workload import LayerBatch, build_layer_batch

__all__ = ["HELP", "add_arguments", "run"]

HELP = "time both entries beside plain torch, on one thread or all"

_SHAPES = "128x1x1152,128x4x1152,128x16x128,64x8x1152,16x32x1152"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument("--device", default="cpu", help="torch device; default: cpu")
    parser.add_argument("--shapes", default=_SHAPES, metavar="HxNxK,…", help=f"heads x rows x KV; default: {_SHAPES}")
    parser.add_argument("--threads", type=int, default=1, help="CPU threads of every contestant; default: 1")
    parser.add_argument("--turns", type=int, default=9, help="turns of each contestant; default: 9")
    parser.add_argument("--no-peers", action="store_true", help="only this package")


def _ours(batch: LayerBatch, device: torch.device) -> dict[str, tuple[Callable[[], object], torch.Tensor]]:
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

    return {"persistent": (persistent, one), f"split S={splits}": (split, two)}


def _contestants(
    batch: LayerBatch, device: torch.device, with_peers: bool
) -> dict[str, tuple[Callable[[], object], torch.Tensor]]:
    found = _ours(batch, device)
    if with_peers and device.type == "cpu":
        found["torch bf16"] = peers.torch_eager(batch, torch.bfloat16)
        found["torch fp32"] = peers.torch_eager(batch, torch.float32)
    return found


def _measure(calls: dict[str, Callable[[], object]], device: torch.device, turns: int) -> dict[str, float]:
    seconds: dict[str, list[float]] = {name: [] for name in calls}
    for _ in range(turns):
        for name, call in calls.items():
            seconds[name].append(seconds_per_call(call, device, repeats=1))
    return {name: statistics.median(times) for name, times in seconds.items()}


def run(arguments: argparse.Namespace) -> int:
    """Print one table; exit status 1 when two contestants disagree."""
    device = backend.resolve_device(arguments.device)
    torch.set_num_threads(arguments.threads)
    print(f"{device}, {arguments.threads} thread(s), torch {torch.__version__}")
    print(f"{'heads':>5} {'rows':>5} {'KV':>6}  {'contestant':<12} {'us':>10} {'GFLOP/s':>9} {'x persistent':>13}")
    agree = True
    for shape in arguments.shapes.split(","):
        heads, rows, kv = (int(part) for part in shape.split("x"))
        notice(f"bench: {heads} heads, {rows} rows, {kv} KV")
        batch = build_layer_batch([kv] * rows, heads, device=device)
        contestants = _contestants(batch, device, not arguments.no_peers)
        medians = _measure({name: call for name, (call, _) in contestants.items()}, device, arguments.turns)
        for name, seconds in medians.items():
            ratio = seconds / medians["persistent"]
            rate = batch.flops / seconds / 1e9
            print(f"{heads:5} {rows:5} {kv:6}  {name:<12} {seconds * 1e6:10.1f} {rate:9.1f} {ratio:13.2f}")
        outputs = [out for _, out in contestants.values()]
        agree &= all(bool((accuracy.error(out, outputs[0].double()).relative_l2 < 0.02).all()) for out in outputs[1:])
    if not agree:
        print("contestants disagree by more than 2 % (relative L2)", file=sys.stderr)
    return 0 if agree else 1
