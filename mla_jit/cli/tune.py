"""``python -m mla_jit tune``: measure split counts on this machine's GPU, fit the model, write an arch table.

Every count 1..16 is timed for every shape of a grid by graph replay. The table goes to the user's own folder, which is
read before the packaged one; ``--output`` names another file.
"""

from __future__ import annotations

import argparse
import functools
import json
import sys
from collections.abc import Callable
from pathlib import Path

import torch

import mla_jit
from mla_jit import backend, tuning
from mla_jit.arch import load_table, parse_target, table_folders
from mla_jit.errors import ConfigError
from mla_jit.jit.messages import notice
from mla_jit.layout import pack
from mla_jit.planner import MAX_SPLITS
from mla_jit.timing import seconds_per_call
from mla_jit.tuning import GRID, Sample, Shape

__all__ = ["HELP", "add_arguments", "run"]

HELP = "time 1..16 KV splits on this GPU, fit the planner's model, write an arch table"

POOL_ROWS = 65536
_SECONDS_PER_SAMPLE = 0.05


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument("--arch", help="target of the device, as a check; default: the device's own")
    parser.add_argument("--device", default="cuda", help="torch device; default: cuda")
    parser.add_argument("--engine", default="generic engine", help="what was measured, in words, for the table")
    parser.add_argument("--output", type=Path, metavar="FILE.yaml", help="default: the user's folder of arch tables")
    parser.add_argument("--samples", type=Path, metavar="FILE.json", help="also write every measured time")


class _Problem:
    """Tensors shared by all shapes: one pool, read at random."""

    def __init__(self, device: torch.device) -> None:
        self.device = device
        self.generator = torch.Generator(device).manual_seed(0)
        self.kv, self.kv_rope = pack(self._normal(POOL_ROWS))

    def _normal(self, *rows: int) -> torch.Tensor:
        return torch.randn(*rows, 512, generator=self.generator, device=self.device).bfloat16()

    def calls(self, shape: Shape) -> dict[int, Callable[[], object]]:
        """A call for each split count, outputs allocated."""
        rows, heads, kv = shape.num_seqs, shape.num_heads, shape.kv_len
        q, q_rope = pack(self._normal(rows, heads))
        steps = torch.arange(rows + 1, dtype=torch.int32, device=self.device)
        pages = torch.randint(POOL_ROWS, (rows * kv,), generator=self.generator, device=self.device).int()
        sink = torch.zeros(heads, device=self.device)
        output = torch.empty(rows, heads, 512, dtype=torch.bfloat16, device=self.device)
        partials = torch.empty(rows * MAX_SPLITS * heads * 512, device=self.device)
        inputs = (q, q_rope, self.kv, self.kv_rope, output, steps, steps * kv, pages, 1)
        calls: dict[int, Callable[[], object]] = {}
        for splits in range(1, MAX_SPLITS + 1):
            logits = partials[: rows * splits * heads * 512].view(rows, splits, heads, 512)
            attn_lse = torch.empty(rows, splits, heads, 1, device=self.device)
            calls[splits] = functools.partial(
                mla_jit.mla_decode_fwd_v4_nm,
                *inputs,
                sink=sink,
                num_kv_splits=splits,
                logits=logits,
                attn_lse=attn_lse,
            )
        return calls


def _measure(device: torch.device) -> list[Sample]:
    problem = _Problem(device)
    samples = []
    for index, shape in enumerate(GRID):
        for splits, call in problem.calls(shape).items():
            once = seconds_per_call(call, device, calls=1, repeats=2)
            calls = max(1, min(20, int(_SECONDS_PER_SAMPLE / 8 / once)))
            seconds = seconds_per_call(call, device, calls=calls, repeats=7)
            samples.append(Sample(shape, splits, seconds * 1e6))
        best = min(samples[-MAX_SPLITS:], key=lambda sample: sample.microseconds)
        where = f"{shape.num_seqs} rows, {shape.num_heads} heads, {shape.kv_len} KV"
        notice(f"tune {index + 1}/{len(GRID)}: {where}: best {best.splits} splits, {best.microseconds:.1f} us")
    return samples


def run(arguments: argparse.Namespace) -> int:
    """Measure, fit, write; print the coefficients and their regret."""
    device = backend.resolve_device(arguments.device)
    target = backend.target_of(device)
    if arguments.arch is not None and parse_target(arguments.arch) != target:
        raise ConfigError(f"--arch {arguments.arch}: the device {device} is {target}")
    if device.type == "cpu":
        raise ConfigError("--device cpu: split counts are fitted on GPUs; one core runs workgroups one after another")
    table = load_table(target)
    if table is None:
        raise ConfigError(f"{target} has no arch table yet: write one with its compute units first")
    samples = _measure(device)
    if arguments.samples is not None:
        rows = [[s.shape.num_seqs, s.shape.num_heads, s.shape.kv_len, s.splits, s.microseconds] for s in samples]
        arguments.samples.write_text(json.dumps(rows))
    name = torch.cuda.get_device_name(device)
    found = tuning.fit(
        samples,
        table,
        source=f"measured by this project, {arguments.engine}, {name}",
        conditions="64 and 128 heads, one query token, graph replay, 7 to 448 sequences, KV lengths 192 to 8320",
    )
    output = arguments.output or table_folders()[0] / f"{target}.yaml"
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(tuning.table_text(table, found, name))
    print(f"{found.coefficients}")
    print(f"relative error {found.relative_rms:.1%}, regret {found.mean_regret:.1%}, worst {found.worst_regret:.1%}")
    print(f"written to {output}", file=sys.stderr)
    return 0
