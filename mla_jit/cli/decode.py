"""``python -m mla_jit decode``: one decode step of a DeepSeek-V4 model, every kind of layer, checked and timed.

For each kind of layer it builds the batch that the requests in flight give, runs both entries, compares them with the
float64 reference and takes the median time. Progress goes to stderr, the table to stdout; the exit status is 1 when a
result is not accurate enough.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import torch

import mla_jit
from mla_jit import accuracy, backend, planner
from mla_jit.jit.messages import notice
from mla_jit.reference import Reference, decode_detailed
from mla_jit.workload import (
    MODELS,
    LayerBatch,
    LayerKind,
    ModelSpec,
    build_layer_batch,
    kv_entries,
    read_trace,
    replay,
    sample_contexts,
)

__all__ = ["HELP", "add_arguments", "run"]

HELP = "run one DeepSeek-V4 decode step: both entries, every kind of layer, checked against float64 and timed"

_MAX_CALLS = 50
_WIDTHS = (9, 6, 5, 16, 14, 9, 9, 9, 9)
_HEADINGS = ("layer", "layers", "rows", "KV min/mean/max", "entry", "ms", "GFLOP/s", "rel L2", "lse err")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument("--model", choices=sorted(MODELS), default="pro", help="default: pro")
    parser.add_argument("--trace", metavar="FILE.csv", help="serving trace; default: a built-in sample of contexts")
    parser.add_argument("--batch", type=int, default=8, metavar="N", help="most requests in flight; default: 8")
    parser.add_argument("--step", type=int, default=1000, metavar="N", help="decode step of the trace; default: 1000")
    parser.add_argument(
        "--step-ms", type=float, default=30.0, metavar="MS", help="assumed time of a step in the replay"
    )
    parser.add_argument("--draft", type=int, default=0, metavar="N", help="draft tokens per request, 0..7; default: 0")
    parser.add_argument("--seed", type=int, default=0, help="seed of the random data; default: 0")
    parser.add_argument("--device", default="cpu", help="torch device; default: cpu")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help="time to measure each entry for")


@dataclass(frozen=True)
class Measurement:
    """One entry on one kind of layer.

    Attributes:
        entry: its name, with the split count where it takes one.
        seconds: median of one call.
        relative_l2: largest of all (row, head).
        lse: largest absolute error of the lse.
        accurate: whether every (row, head) keeps the contract's bounds.
    """

    entry: str
    seconds: float
    relative_l2: float
    lse: float
    accurate: bool


@dataclass(frozen=True)
class Call:
    """A call that can be repeated; `lse` reads the natural-log lse [rows, H] that the last one left."""

    entry: str
    launch: Callable[[], object]
    out: torch.Tensor
    lse: Callable[[], torch.Tensor]


def run(args: argparse.Namespace) -> int:
    """Run the step; 0 when every result is accurate, else 1."""
    device = backend.resolve_device(args.device)
    model = MODELS[args.model]
    contexts, origin = _contexts(args)
    print(_title(model, contexts, origin, args.draft + 1, device))
    print(_row(_HEADINGS))
    totals: dict[str, float] = {}
    accurate = True
    for index, (kind, layers) in enumerate(model.layers.items()):
        lengths = [kv_entries(model, kind, context) for context in contexts]
        notice(f"{kind.value} layers: building a batch of {len(lengths)} requests, {sum(lengths)} KV entries")
        batch = build_layer_batch(
            lengths, model.num_heads, seed=args.seed + index, max_seqlen_q=args.draft + 1, device=device
        )
        for result in _measure_layer(kind, batch, args.seconds):
            _print_result(_layer_label(model, kind), layers, batch, result)
            name = result.entry.split()[0]
            totals[name] = totals.get(name, 0.0) + layers * result.seconds
            accurate = accurate and result.accurate
    print(_conclusion(totals, accurate))
    return 0 if accurate else 1


def _contexts(args: argparse.Namespace) -> tuple[list[int], str]:
    if args.trace is None:
        return sample_contexts(args.batch), "built-in sample"
    contexts = replay(read_trace(args.trace), max_batch=args.batch, step=args.step, step_ms=args.step_ms)
    return contexts, f"{args.trace}, step {args.step}"


def _measure_layer(kind: LayerKind, batch: LayerBatch, seconds: float) -> list[Measurement]:
    calls = [_split_call(batch), _persistent_call(batch)]
    for call in calls:  # before the reference, whose freed memory could hide an output that was never written
        notice(f"{kind.value} layers: {call.entry}")
        call.out.fill_(torch.nan)
        call.launch()
    notice(f"{kind.value} layers: float64 reference")
    tensors = (batch.q, batch.q_rope, batch.kv, batch.kv_rope, batch.kv_indptr, batch.kv_page_indices, batch.sink)
    reference = decode_detailed(*tensors, max_seqlen_q=batch.max_seqlen_q)
    return [_measure(call, reference, seconds) for call in calls]


def _split_call(batch: LayerBatch) -> Call:
    rows, heads = batch.q.shape[:2]
    device = batch.q.device
    longest = max(batch.kv_lengths)
    splits = planner.num_kv_splits(len(batch.kv_lengths), heads, longest, backend.target_of(device))
    out = torch.empty(rows, heads, 512, dtype=torch.bfloat16, device=device)
    logits = torch.full((rows, splits, heads, 512), torch.nan, dtype=torch.float32, device=device)
    # Slots of splits without a tile stay as they are, and minus infinity is what they weigh.
    attn_lse = torch.full((rows, splits, heads, 1), -torch.inf, dtype=torch.float32, device=device)

    def launch() -> object:
        return mla_jit.mla_decode_fwd_v4_nm(
            batch.q,
            batch.q_rope,
            batch.kv,
            batch.kv_rope,
            out,
            batch.qo_indptr,
            batch.kv_indptr,
            batch.kv_page_indices,
            batch.max_seqlen_q,
            sink=batch.sink,
            num_kv_splits=splits,
            logits=logits,
            attn_lse=attn_lse,
        )

    return Call(f"split S={splits}", launch, out, lambda: attn_lse.double().logsumexp(dim=1).squeeze(-1))


def _persistent_call(batch: LayerBatch) -> Call:
    rows, heads = batch.q.shape[:2]
    device = batch.q.device
    workspace = mla_jit.get_mla_v4_nm_ps_workspace(device, num_heads=heads)
    out = torch.empty(rows, heads, 512, dtype=torch.bfloat16, device=device)
    lse = torch.full((rows, heads), torch.nan, dtype=torch.float32, device=device)

    def launch() -> object:
        return mla_jit.mla_decode_fwd_v4_nm_ps(
            batch.q,
            batch.q_rope,
            batch.kv,
            batch.kv_rope,
            batch.row_kv_indptr,
            batch.row_kv_page_indices,
            batch.sink,
            workspace,
            out=out,
            lse=lse,
        )

    return Call("persistent", launch, out, lambda: lse)


def _measure(call: Call, reference: Reference, seconds: float) -> Measurement:
    used = ~reference.empty
    output = accuracy.error(call.out[used], reference.out[used])
    lse = accuracy.lse_error(call.lse()[used], reference.lse[used])
    within = lse <= accuracy.lse_tolerance(reference.max_abs_score[used])
    return Measurement(
        entry=call.entry,
        seconds=_median_seconds(call, seconds),
        relative_l2=output.relative_l2.max().item(),
        lse=lse.max().item(),
        accurate=bool(output.acceptable.all()) and bool(within.all()),
    )


def _median_seconds(call: Call, seconds: float) -> float:
    """Median over at least three calls, and as many more as fit into `seconds`."""

    def wait() -> None:
        if call.out.device.type == "cuda":
            torch.cuda.synchronize(call.out.device)

    times: list[float] = []
    deadline = time.perf_counter() + seconds
    while len(times) < 3 or (time.perf_counter() < deadline and len(times) < _MAX_CALLS):
        wait()
        start = time.perf_counter()
        call.launch()
        wait()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def _title(model: ModelSpec, contexts: Sequence[int], origin: str, tokens: int, device: torch.device) -> str:
    threads = f", {torch.get_num_threads()} threads" if device.type == "cpu" else ""
    return (
        f"DeepSeek-V4-{model.name.capitalize()}, {model.num_heads} heads, {len(contexts)} requests of {tokens} query "
        f"token(s), contexts {min(contexts)}..{max(contexts)} ({origin}), {device}{threads}"
    )


def _layer_label(model: ModelSpec, kind: LayerKind) -> str:
    only_mtp = kind is LayerKind.SWA and model.mtp_layers == model.layers[kind]
    return f"{kind.value} (MTP)" if only_mtp else kind.value


def _row(cells: Sequence[str]) -> str:
    left = (0, 4)  # names are aligned to the left, numbers to the right
    padded = (
        cell.ljust(width) if column in left else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(cells, _WIDTHS, strict=True))
    )
    return " ".join(padded).rstrip()


def _print_result(label: str, layers: int, batch: LayerBatch, result: Measurement) -> None:
    lengths = batch.kv_lengths
    cells = (
        label,
        str(layers),
        str(batch.q.shape[0]),
        f"{min(lengths)}/{sum(lengths) // len(lengths)}/{max(lengths)}",
        result.entry,
        f"{result.seconds * 1e3:.3f}",
        f"{batch.flops / result.seconds / 1e9:.1f}",
        f"{result.relative_l2:.1e}",
        f"{result.lse:.1e}",
    )
    print(_row(cells) + ("" if result.accurate else "  NOT ACCURATE"))
    sys.stdout.flush()


def _conclusion(totals: dict[str, float], accurate: bool) -> str:
    times = ", ".join(f"{name} {seconds * 1e3:.1f} ms" for name, seconds in totals.items())
    bounds = f"relative L2 {accuracy.RELATIVE_L2_TOLERANCE:g}, cosine {accuracy.MIN_COSINE:g}, lse 1e-3 + 1e-6*max|s|"
    verdict = "every result is within" if accurate else "FAILED: a result is outside"
    return f"attention of one decode step, all layers: {times}\naccuracy against float64: {verdict} {bounds}"
