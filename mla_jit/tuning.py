"""Fitting the split-count model of an arch to measured times, and writing its table.

The model is that of the decode contract, linear in its coefficients once a split count is given::

    t(i) = L + W(i)*(C + A*kv_len/i) + [i>1]*(S + D*num_seqs*i),   W(i) = ceil(num_seqs*ceil(heads/64)*i / cu)
"""

from __future__ import annotations

import datetime
import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import torch

from mla_jit.arch import ArchTable, SplitFit
from mla_jit.planner import TILE_HEADS, num_kv_splits

__all__ = ["GRID", "Fit", "Sample", "Shape", "fit", "regret", "table_text"]


@dataclass(frozen=True)
class Shape:
    """One problem: sequences, query heads, KV tokens per sequence."""

    num_seqs: int
    num_heads: int
    kv_len: int


GRID: tuple[Shape, ...] = tuple(
    Shape(rows, heads, kv)
    for heads in (128, 64)
    for rows in (7, 14, 28, 56, 112, 224, 448)
    for kv in (192, 640, 1152, 2048, 8320)
)
"""The shapes that a fit is made from: rows 7..448, KV lengths 192..8320, 64 and 128 heads."""


REFINEMENT_STEPS = 4000


@dataclass(frozen=True)
class Sample:
    """A measured call: `splits` KV splits took `microseconds`."""

    shape: Shape
    splits: int
    microseconds: float


@dataclass(frozen=True)
class Fit:
    """Coefficients and how well they describe the samples.

    Attributes:
        coefficients: in microseconds, for the arch table.
        relative_rms: root mean square of (model - measured) / measured.
        mean_regret, worst_regret: the pick's time over the best measured one, minus 1: geometric mean and maximum.
    """

    coefficients: SplitFit
    relative_rms: float
    mean_regret: float
    worst_regret: float


def _terms(sample: Sample, compute_units: int) -> list[float]:
    """What L, C, A, S and D are multiplied by."""
    shape, splits = sample.shape, sample.splits
    groups = -(-shape.num_heads // TILE_HEADS)
    waves = -(-shape.num_seqs * groups * splits // compute_units)
    several = float(splits > 1)
    return [1.0, waves, waves * shape.kv_len / splits, several, several * shape.num_seqs * splits]


def _least_squares(samples: Sequence[Sample], compute_units: int) -> list[float]:
    """Coefficients of least squared relative error; those that would be negative are held at zero."""
    times = torch.tensor([s.microseconds for s in samples], dtype=torch.float64)
    terms = torch.tensor([_terms(s, compute_units) for s in samples], dtype=torch.float64) / times[:, None]
    free = list(range(5))
    while True:
        solution = torch.linalg.lstsq(terms[:, free], torch.ones(len(samples), 1, dtype=torch.float64)).solution
        values = dict(zip(free, solution.flatten().tolist(), strict=True))
        negative = [index for index, value in values.items() if value < 0]
        if not negative:
            return [values.get(index, 0.0) for index in range(5)]
        free.remove(min(negative, key=lambda index: values[index]))


class _Picks:
    """Regret of the model's picks, as a function of C, A, S and D (L and a common factor change no pick)."""

    def __init__(self, samples: Sequence[Sample], compute_units: int) -> None:
        shapes = sorted({s.shape for s in samples}, key=lambda s: (s.num_heads, s.num_seqs, s.kv_len))
        counts = sorted({s.splits for s in samples})
        row = {shape: index for index, shape in enumerate(shapes)}
        self.times = torch.full((len(shapes), len(counts)), math.inf, dtype=torch.float64)
        self.terms = torch.zeros(len(shapes), len(counts), 4, dtype=torch.float64)
        for s in samples:
            at = row[s.shape], counts.index(s.splits)
            self.times[at] = s.microseconds
            self.terms[at] = torch.tensor(_terms(s, compute_units)[1:], dtype=torch.float64)
        self.best = self.times.amin(1)

    def log_regret(self, coefficients: Sequence[float]) -> torch.Tensor:
        """Of each shape: log of the picked count's time over the best one."""
        costs = self.terms @ torch.tensor(coefficients, dtype=torch.float64)
        picked = self.times.gather(1, costs.argmin(1, keepdim=True)).flatten()
        return (picked / self.best).log()

    def badness(self, coefficients: Sequence[float]) -> float:
        """What a pick costs: the mean, and the worst beyond what is hard to avoid."""
        regrets = self.log_regret(coefficients)
        return float(regrets.mean() + 0.3 * (regrets.max() - 0.05).clamp(min=0))


def _refine(samples: Sequence[Sample], compute_units: int, start: Sequence[float]) -> list[float]:
    """Move C, A, S and D from the least-squares solution to where the picks are best; reproducible.

    Workgroups of a GPU do not run in waves of equal length, so the coefficients that describe the times best are not
    those that rank the counts best. L and the common factor are then fitted again.
    """
    picks, generator = _Picks(samples, compute_units), random.Random(0)
    best = [max(value, 1e-3) for value in start[1:]]
    least = picks.badness(best)
    for _ in range(REFINEMENT_STEPS):
        trial = [value * math.exp(generator.gauss(0, 0.25)) for value in best]
        badness = picks.badness(trial)
        if badness <= least:
            best, least = trial, badness
    times = torch.tensor([s.microseconds for s in samples], dtype=torch.float64)
    terms = torch.tensor([_terms(s, compute_units) for s in samples], dtype=torch.float64)
    shares = torch.stack([torch.ones_like(times), terms[:, 1:] @ torch.tensor(best, dtype=torch.float64)], 1)
    solution = torch.linalg.lstsq(shares / times[:, None], torch.ones(len(samples), 1, dtype=torch.float64)).solution
    fixed, factor = solution.flatten().tolist()
    if fixed < 0:
        share = shares[:, 1] / times
        fixed, factor = 0.0, float(share.sum() / share.square().sum())
    return [fixed, *(factor * value for value in best)]


def fit(samples: Sequence[Sample], table: ArchTable, *, source: str, conditions: str) -> Fit:
    """Fit the model to samples: relative least squares, refined where its picks are not the best.

    Args:
        samples: measured times of every split count of every shape.
        table: the arch's table; its compute units are used.
        source, conditions: what was measured and how, in words, for the table.
    """
    units = table.compute_units
    values = [float(f"{value:.4g}") for value in _refine(samples, units, _least_squares(samples, units))]
    terms = torch.tensor([_terms(s, units) for s in samples], dtype=torch.float64)
    times = torch.tensor([s.microseconds for s in samples], dtype=torch.float64)
    model = terms @ torch.tensor(values, dtype=torch.float64)
    named = dict(zip(("L", "C", "A", "S", "D"), values, strict=True))
    coefficients = SplitFit(**named, source=source, conditions=conditions)
    fitted = replace(table, split_fit=coefficients, no_fit=None)
    regrets = regret(samples, lambda s: num_kv_splits(s.num_seqs, s.num_heads, s.kv_len, fitted))
    return Fit(
        coefficients=coefficients,
        relative_rms=float(((model - times) / times).square().mean().sqrt()),
        mean_regret=math.exp(sum(math.log(r) for r in regrets.values()) / len(regrets)) - 1,
        worst_regret=max(regrets.values()) - 1,
    )


def regret(samples: Sequence[Sample], pick: Callable[[Shape], int]) -> dict[Shape, float]:
    """For each shape, the measured time of the picked split count over that of the best one (at least 1)."""
    times: dict[Shape, dict[int, float]] = {}
    for sample in samples:
        times.setdefault(sample.shape, {})[sample.splits] = sample.microseconds
    return {shape: measured[pick(shape)] / min(measured.values()) for shape, measured in times.items()}


def table_text(table: ArchTable, found: Fit, device: str) -> str:
    """The arch's table with a new fit, as YAML."""
    c, p = found.coefficients, table.persistent
    today = datetime.date.today().isoformat()
    return f"""\
arch: {table.arch}
compute_units: {table.compute_units}
source: {table.source}

persistent:  # in KV tokens, except the two counts
  partitions: {p.partitions}
  partitions_one_group: {p.partitions_one_group}
  tile: {p.tile}
  row_cost: {p.row_cost}
  min_tiles: {p.min_tiles}
  slack: {p.slack}

# t(i) = L + W(i)*(C + A*kv_len/i) + [i>1]*(S + D*num_seqs*i), all in microseconds.
# Measured on {device}, {today}. Relative error {found.relative_rms:.1%} (root mean square);
# the pick's time over the best measured one: geometric mean +{found.mean_regret:.1%}, worst +{found.worst_regret:.1%}.
split_fit:
  L: {c.L}
  C: {c.C}
  A: {c.A}
  S: {c.S}
  D: {c.D}
  units: us
  source: {c.source}
  conditions: {c.conditions}
"""
