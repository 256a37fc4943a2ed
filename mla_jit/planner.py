"""How many KV splits a decode call gets: problem size and arch table in, a count in 1..16 out.

Pure Python on the host: no torch, no device, no GPU context, nothing but three integers and a table of constants, so
that serving code may call it while it builds a graph. The formulas are those of the decode contract, "Split count".
"""

from __future__ import annotations

import functools
import operator
import warnings
from collections.abc import Hashable
from dataclasses import dataclass

from mla_jit import detect, env
from mla_jit.arch import MAX_COMPUTE_UNITS, ArchTable, SplitFit, Target, load_table, parse_target
from mla_jit.errors import MlaArgumentError

__all__ = [
    "BATCH_INVARIANT_SPLITS",
    "DEFAULT_COMPUTE_UNITS",
    "MAX_SPLITS",
    "TILE_HEADS",
    "get_mla_v4_nm_num_kv_splits",
    "num_kv_splits",
    "occupancy_num_kv_splits",
    "resolve_arch",
    "split_costs",
]

MAX_SPLITS = 16
"""The largest split count that is ever picked."""

BATCH_INVARIANT_SPLITS = 8
"""The split count of batch-invariant calls that name none, on every arch: a sequence is cut by its own length alone."""

TILE_HEADS = 64
"""Heads (rows of a query tile) that one workgroup serves."""

DEFAULT_COMPUTE_UNITS = 256
"""Compute units assumed for a target that has no table and whose device does not tell."""


@dataclass(frozen=True)
class _Model:
    """What a pick needs of an arch, resolved once."""

    compute_units: int
    fit: SplitFit | None


def _integer(name: str, value: int) -> int:
    try:
        return operator.index(value)
    except TypeError:
        raise MlaArgumentError(f"{name}: got {value!r}, needs an integer") from None


def _head_groups(num_heads: int) -> int:
    heads = _integer("num_heads", num_heads)
    if heads < 1:
        raise MlaArgumentError(f"num_heads: got {heads}, needs at least 1")
    return -(-heads // TILE_HEADS)


def _model_of_table(table: ArchTable) -> _Model:
    return _Model(table.compute_units, table.split_fit)


@functools.lru_cache(maxsize=64)
def _model_of_target(target: Target) -> _Model:
    """The model of a target; the cache also makes the warning about a missing table appear once."""
    table = load_table(target)
    if table is not None:
        return _model_of_table(table)
    units = detect.compute_units(target)
    known = units is not None and 1 <= units <= MAX_COMPUTE_UNITS
    count = units if known and units is not None else DEFAULT_COMPUTE_UNITS
    origin = "as its device reports" if known else "assumed"
    warnings.warn(
        f"mla_jit: {target} has no arch table; split counts come from occupancy on {count} compute units ({origin})",
        stacklevel=4,
    )
    return _Model(count, None)


@functools.lru_cache(maxsize=64)
def _model_of_text(text: str) -> _Model:
    return _model_of_target(parse_target(text))


@functools.lru_cache(maxsize=8)
def _leading_target(arch_variable: Hashable) -> Target:
    """The first target that MLA_JIT_ARCH names, else the first one detected, else the CPU.

    Cached by the variable's value, so that a change is seen and an unchanged one costs a look-up.
    """
    named = env.read().arch
    if named:
        return parse_target(named[0])
    detected = detect.detect_targets()
    return detected[0] if detected else Target("cpu")


def resolve_arch(arch: str | Target | None = None) -> Target:
    """The target that the planner assumes: `arch` itself, else the leading one of ``MLA_JIT_ARCH`` or the machine."""
    if arch is None:
        return _leading_target(env.arch_as_written())
    return arch if isinstance(arch, Target) else parse_target(arch)


def _resolve(arch: str | Target | ArchTable | None) -> _Model:
    if isinstance(arch, str):
        return _model_of_text(arch)
    if isinstance(arch, ArchTable):
        return _model_of_table(arch)
    return _model_of_target(resolve_arch(arch))


def _cost(fit: SplitFit, compute_units: int, num_seqs: int, groups: int, kv_len: int, splits: int) -> float:
    """Modelled time of one call in microseconds: t(i) of the contract with i = `splits`."""
    waves = -(-num_seqs * groups * splits // compute_units)
    merge = fit.S + fit.D * num_seqs * splits if splits > 1 else 0.0
    return fit.L + waves * (fit.C + fit.A * kv_len / splits) + merge


def split_costs(
    num_seqs: int, num_heads: int, kv_len: int, arch: str | Target | ArchTable | None = None
) -> list[float] | None:
    """Modelled microseconds of each split count 1..16 (element 0 is one split), or None where the arch has no fit.

    Args and errors: as :func:`num_kv_splits`.
    """
    model = _resolve(arch)
    if model.fit is None:
        return None
    seqs, length = max(_integer("num_seqs", num_seqs), 0), max(_integer("kv_len", kv_len), 1)
    groups = _head_groups(num_heads)
    counts = range(1, MAX_SPLITS + 1)
    return [_cost(model.fit, model.compute_units, seqs, groups, length, splits) for splits in counts]


def num_kv_splits(num_seqs: int, num_heads: int, kv_len: int, arch: str | Target | ArchTable | None = None) -> int:
    """The number of KV splits to run one split-plan decode call with.

    The smallest count of least modelled time where the arch table holds a fit, the occupancy pick elsewhere.

    Args:
        num_seqs: sequences in the batch; zero or less (nothing to do) gives 1.
        num_heads: query heads per token, at least 1.
        kv_len: KV tokens per sequence; zero or less counts as 1.
        arch: a target's name, a :class:`~mla_jit.arch.Target` or an :class:`~mla_jit.arch.ArchTable`. None takes the
            first target of ``MLA_JIT_ARCH``, else the first one detected.

    Returns:
        A count in 1..16.

    Raises:
        MlaArgumentError: an argument is not an integer, or `num_heads` is below 1.
        TargetError: `arch` names no target.
        ConfigError: the arch table is not valid.
    """
    model = _resolve(arch)
    seqs, length, groups = _integer("num_seqs", num_seqs), _integer("kv_len", kv_len), _head_groups(num_heads)
    if seqs <= 0:
        return 1
    if length <= 0:
        length = 1
    fit, compute_units = model.fit, model.compute_units
    if fit is None:
        return occupancy_num_kv_splits(seqs, num_heads, compute_units)

    best, best_cost = 1, _cost(fit, compute_units, seqs, groups, length, 1)
    for splits in range(2, MAX_SPLITS + 1):
        cost = _cost(fit, compute_units, seqs, groups, length, splits)
        if cost < best_cost:
            best, best_cost = splits, cost
    return best


def occupancy_num_kv_splits(num_seqs: int, num_heads: int, compute_units: int) -> int:
    """The smallest split count in 1..16 whose workgroups fill their waves best.

    With u = num_seqs * ceil(num_heads/64) * i workgroups, the filled share is u / (ceil(u/cu) * cu). Compared in
    integers, so equal shares are equal.

    Args:
        num_seqs: sequences in the batch; zero or less gives 1.
        num_heads: query heads per token, at least 1.
        compute_units: units that take a workgroup each, 1..4096.

    Raises:
        MlaArgumentError: an argument is not an integer or is out of range.
    """
    seqs, groups, units = (
        _integer("num_seqs", num_seqs),
        _head_groups(num_heads),
        _integer("compute_units", compute_units),
    )
    if not 1 <= units <= MAX_COMPUTE_UNITS:
        raise MlaArgumentError(f"compute_units: got {units}, needs 1..{MAX_COMPUTE_UNITS}")
    if seqs <= 0:
        return 1
    best, best_used, best_offered = 1, 0, 1
    for splits in range(1, MAX_SPLITS + 1):
        used = seqs * groups * splits
        offered = -(-used // units) * units
        if used * best_offered > best_used * offered:
            best, best_used, best_offered = splits, used, offered
    return best


def get_mla_v4_nm_num_kv_splits(num_seqs: int, num_heads: int, kv_len: int) -> int:
    """:func:`num_kv_splits` for the leading target, under the name that serving code calls."""
    return num_kv_splits(num_seqs, num_heads, kv_len)
