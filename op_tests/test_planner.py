"""The split count against the contract's formulas: by exact arithmetic, by hand, and by its limits."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from dataclasses import replace
from fractions import Fraction
from math import ceil

import pytest

from mla_jit import arch as tables
from mla_jit import detect, env, planner
from mla_jit.arch import Target, load_table
from mla_jit.errors import MlaArgumentError, TargetError
from mla_jit.planner import (
    get_mla_v4_nm_num_kv_splits,
    num_kv_splits,
    occupancy_num_kv_splits,
    split_costs,
)

SEQUENCES = (1, 2, 3, 4, 7, 8, 13, 14, 16, 28, 31, 32, 33, 56, 64, 112, 127, 128, 129, 224, 256, 448, 512, 4096)
HEADS = (1, 8, 16, 64, 65, 128)
LENGTHS = (1, 2, 31, 128, 160, 192, 384, 640, 1152, 2176, 8320, 131072)

# The published gfx950 fit, typed a second time and as exact fractions: the oracle must not read the code's table.
L, C, A, S, D = (Fraction(text) for text in ("12.74", "3.21", "0.03", "3.38", "0.076"))


def exact_costs(num_seqs: int, num_heads: int, kv_len: int) -> list[Fraction]:
    """t(1)..t(16) on gfx950 in exact arithmetic."""
    groups = ceil(Fraction(num_heads, 64))
    costs = []
    for i in range(1, 17):
        waves = ceil(Fraction(num_seqs * groups * i, 256))
        merge = S + D * num_seqs * i if i > 1 else Fraction(0)
        costs.append(L + waves * (C + A * Fraction(kv_len, i)) + merge)
    return costs


@pytest.mark.parametrize("num_seqs", SEQUENCES)
@pytest.mark.parametrize("num_heads", HEADS)
def test_the_fitted_pick_is_the_exact_argmin(num_seqs: int, num_heads: int) -> None:
    """Fault: a wrong ceiling, a merge term at one split, or a tie that goes to the larger count."""
    for kv_len in LENGTHS:
        costs = exact_costs(num_seqs, num_heads, kv_len)
        assert num_kv_splits(num_seqs, num_heads, kv_len, "gfx950") == costs.index(min(costs)) + 1
        modelled = split_costs(num_seqs, num_heads, kv_len, "gfx950")
        assert modelled == pytest.approx([float(cost) for cost in costs], rel=1e-12)


@pytest.mark.parametrize("compute_units", (1, 2, 7, 64, 132, 228, 256, 304, 4096))
@pytest.mark.parametrize("num_heads", HEADS)
def test_the_occupancy_pick_is_the_exact_argmax(compute_units: int, num_heads: int) -> None:
    """Fault: shares compared in floating point make the pick depend on rounding, or a tie takes the larger count."""
    for num_seqs in SEQUENCES:
        units = [num_seqs * ceil(Fraction(num_heads, 64)) * i for i in range(1, 17)]
        shares = [Fraction(u, ceil(Fraction(u, compute_units)) * compute_units) for u in units]
        assert occupancy_num_kv_splits(num_seqs, num_heads, compute_units) == shares.index(max(shares)) + 1


@pytest.mark.parametrize(
    ("num_seqs", "num_heads", "kv_len", "expected"),
    [
        # 1 sequence, 2 head groups: one wave up to 16 splits. t falls by 249.6*(1/i - 1/(i+1)) and rises by 0.076.
        (1, 128, 8320, 16),
        # 1 split: 12.74 + 3.21 + 0.03*1152 = 50.51. i splits in one wave (i <= 16):
        # 19.33 + 34.56/i + 0.608*i, least where i*(i+1) passes 34.56/0.608 = 56.8: 7*8 = 56 < 56.8 < 8*9.
        (8, 128, 1152, 8),
        # 512 single-group workgroups are 2 waves: t(1) = 12.74 + 2*(3.21 + 5.76) = 30.68; t(2) = 12.74 + 4*(3.21+2.88)
        # + 3.38 + 77.8 = 118.3.
        (512, 16, 192, 1),
        # One token: nothing to win, so merging (3.38 us) never pays.
        (1, 128, 1, 1),
        # 128 tokens, 1 sequence: t(1) = 19.79; i splits: 19.33 + 3.84/i + 0.076*i, at 7: 20.41.
        (1, 128, 128, 1),
    ],
)
def test_picks_computed_by_hand(num_seqs: int, num_heads: int, kv_len: int, expected: int) -> None:
    """Fault: code and oracle share a misreading of the formula."""
    assert num_kv_splits(num_seqs, num_heads, kv_len, "gfx950") == expected


@pytest.mark.parametrize(
    ("num_seqs", "num_heads", "compute_units", "expected"),
    [
        (1, 128, 256, 16),  # 32 of 256 units is the best that 16 splits reach
        (8, 128, 256, 16),  # 256 of 256
        (16, 128, 256, 8),  # 256 of 256 already at 8; 16 is equal and larger
        (256, 64, 256, 1),  # full at once
        (100, 64, 256, 5),  # 500/512 = 0.977 at 5, 1000/1024 is the same at 10; 13 gives 1300/1536
        (3, 64, 64, 16),  # 48/64
    ],
)
def test_occupancy_by_hand(num_seqs: int, num_heads: int, compute_units: int, expected: int) -> None:
    """Fault: code and oracle share a misreading of the occupancy rule."""
    assert occupancy_num_kv_splits(num_seqs, num_heads, compute_units) == expected


def test_nothing_to_do_is_one_split() -> None:
    """Fault: an empty batch divides by zero or asks for 16 splits; a zero length is not the length 1."""
    for arch in ("gfx950", "gfx942", "cpu"):
        for num_seqs in (0, -1, -(10**9)):
            assert num_kv_splits(num_seqs, 128, 1152, arch) == 1
        for kv_len in (0, -5):
            assert num_kv_splits(28, 128, kv_len, arch) == num_kv_splits(28, 128, 1, arch)
            assert split_costs(28, 128, kv_len, arch) == split_costs(28, 128, 1, arch)
    assert occupancy_num_kv_splits(0, 128, 256) == 1


def test_ties_and_lengths_below_one_under_a_simple_fit() -> None:
    """Fault: equal costs pick the larger count, or a length of zero or less turns the cost of tokens round."""
    table = load_table("gfx950")
    assert table is not None and table.split_fit is not None
    free = replace(table, split_fit=replace(table.split_fit, C=0.0, A=0.0, S=0.0, D=0.0))
    assert num_kv_splits(8, 128, 1152, free) == 1  # all counts cost L
    tokens_only = replace(table, split_fit=replace(table.split_fit, C=0.0, A=1.0, S=0.0, D=0.0))
    for kv_len in (1, 0, -7):
        assert num_kv_splits(1, 64, kv_len, tokens_only) == 16  # L + 1/i: the most splits are the cheapest


def test_longer_sequences_never_get_fewer_splits() -> None:
    """Fault: a sign or a division is the wrong way round, so that long rows are split least."""
    for num_seqs in SEQUENCES:
        picks = [num_kv_splits(num_seqs, 128, kv_len, "gfx950") for kv_len in range(1, 9000, 37)]
        assert picks == sorted(picks)
        assert set(picks) <= set(range(1, 17))


def test_a_wrong_unit_count_is_refused() -> None:
    """Fault: a misread compute-unit count of 0 divides by zero or makes the split count absurd."""
    for units in (0, -1, 4097, 1 << 40):
        with pytest.raises(MlaArgumentError, match="compute_units"):
            occupancy_num_kv_splits(8, 128, units)


@pytest.mark.parametrize(
    ("arguments", "name"),
    [((8, 0, 1), "num_heads"), ((8, -1, 1), "num_heads"), ((8.0, 128, 1), "num_seqs"), ((8, 128, "1"), "kv_len")],
)
def test_arguments_that_are_not_counts_are_refused(arguments: tuple[int, int, int], name: str) -> None:
    """Fault: zero heads give zero waves and a free lunch; a float length silently works."""
    with pytest.raises(MlaArgumentError, match=name):
        num_kv_splits(*arguments, "gfx950")


def test_an_unknown_arch_is_refused_and_a_targets_spellings_agree() -> None:
    """Fault: a feature suffix loses the fit."""
    with pytest.raises(TargetError):
        num_kv_splits(8, 128, 1152, "mi355x")
    table = load_table("gfx950")
    assert table is not None
    picks = {num_kv_splits(8, 128, 1152, arch) for arch in ("gfx950", "gfx950:xnack-", Target("gfx950"), table)}
    assert picks == {8}


def test_an_arch_without_a_table_says_so_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault: stale defaults are used in silence, or the warning floods a serving log."""
    reported: dict[str, int | None] = {"gfx1201": None, "gfx1100": 96, "gfx1250": 0}
    monkeypatch.setattr(planner.detect, "compute_units", lambda target: reported[target.name], raising=False)
    for name, units in (("gfx1201", 256), ("gfx1100", 96), ("gfx1250", 256)):
        planner._model_of_target.cache_clear()
        planner._model_of_text.cache_clear()
        with pytest.warns(UserWarning, match=f"{name} has no arch table.* {units} compute units") as caught:
            first = num_kv_splits(100, 64, 1152, name)
        assert len(caught) == 1 and first == occupancy_num_kv_splits(100, 64, units)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert num_kv_splits(100, 64, 1152, name) == first
            assert num_kv_splits(100, 64, 1152, Target(name)) == first
    planner._model_of_target.cache_clear()
    planner._model_of_text.cache_clear()


def test_the_leading_target_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault: MLA_JIT_ARCH is read once and never again, or its last entry leads."""
    shape = (8, 128, 1152)
    for variable, arch in (("gfx950;cpu", "gfx950"), ("cpu;gfx950", "cpu"), ("gfx942", "gfx942"), ("gfx950", "gfx950")):
        monkeypatch.setenv("MLA_JIT_ARCH", variable)
        assert get_mla_v4_nm_num_kv_splits(*shape) == num_kv_splits(*shape) == num_kv_splits(*shape, arch)
    assert num_kv_splits(*shape, "gfx950") != num_kv_splits(*shape, "cpu")
    monkeypatch.setenv("MLA_JIT_ARCH", "nonsense")
    with pytest.raises(TargetError):
        get_mla_v4_nm_num_kv_splits(*shape)
    monkeypatch.delenv("MLA_JIT_ARCH")
    monkeypatch.setattr(planner.detect, "detect_targets", lambda: (Target("gfx942"), Target("cpu")))
    planner._leading_target.cache_clear()
    assert planner.resolve_arch() == Target("gfx942")
    planner._leading_target.cache_clear()


def test_a_warm_pick_reads_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault: a table is parsed, or a device asked, on every decode call."""
    expected = {name: num_kv_splits(28, 128, 1152, name) for name in ("gfx950", "cpu", None)}

    def refuse(*arguments: object) -> None:
        raise AssertionError("a warm pick went back to files or devices")

    monkeypatch.setattr(tables, "_read_yaml", refuse)
    monkeypatch.setattr(detect, "detect", refuse)
    monkeypatch.setattr(env, "read", refuse)
    for name, splits in expected.items():
        assert num_kv_splits(28, 128, 1152, name) == splits


def test_planning_touches_no_device() -> None:
    """Fault: asking for a split count creates a GPU context, so that a later fork breaks."""
    program = (
        "import sys, torch\n"
        "from mla_jit import planner\n"
        "planner.num_kv_splits(28, 128, 1152, 'gfx950'); planner.get_mla_v4_nm_num_kv_splits(28, 128, 1152)\n"
        "assert not torch.cuda.is_initialized()\n"
    )
    environment = {**os.environ, "MLA_JIT_BUILD": "never"}
    subprocess.run([sys.executable, "-c", program], check=True, timeout=120, env=environment)
