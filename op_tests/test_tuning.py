"""The fit of the split-count model: exact on data of the model's own making, and never negative."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from mla_jit import arch, tuning
from mla_jit.arch import SplitFit
from mla_jit.planner import split_costs
from mla_jit.tuning import GRID, Sample

TRUE = SplitFit(L=11.0, C=2.5, A=0.04, S=4.0, D=0.05, source="made up", conditions="made up")


def samples(noise: float = 0.0, coefficients: SplitFit = TRUE) -> list[Sample]:
    table = arch.load_table("gfx950")
    assert table is not None
    generator = random.Random(1)
    made = []
    for shape in GRID:
        costs = split_costs(shape.num_seqs, shape.num_heads, shape.kv_len, replace(table, split_fit=coefficients))
        assert costs is not None
        made += [Sample(shape, i + 1, cost * (1 + noise * generator.uniform(-1, 1))) for i, cost in enumerate(costs)]
    return made


def fit(made: list[Sample]) -> tuning.Fit:
    table = arch.load_table("gfx950")
    assert table is not None
    return tuning.fit(made, table, source="a test", conditions="made up")


def test_exact_data_gives_the_coefficients_back() -> None:
    """A term that multiplies the wrong coefficient, or a weight that is not 1/t."""
    assert tuning._least_squares(samples(), 256) == pytest.approx([11.0, 2.5, 0.04, 4.0, 0.05], rel=1e-6)
    assert fit(samples()).worst_regret < 1e-9


def test_refinement_helps_the_picks_where_the_model_is_wrong() -> None:
    """A refinement that changes nothing, or that is not reproducible."""
    made = [
        replace(s, microseconds=s.microseconds + 9 * (s.splits > 3) - 2 * (s.shape.num_seqs > 100)) for s in samples()
    ]
    picks = tuning._Picks(made, 256)
    start = tuning._least_squares(made, 256)
    refined = tuning._refine(made, 256, start)
    assert picks.badness(refined[1:]) < 0.8 * picks.badness(start[1:])
    assert refined == pytest.approx(tuning._refine(made, 256, start), rel=1e-9)
    assert min(refined) >= 0


def test_noise_costs_little() -> None:
    """Regret that is not measured against the best count."""
    found = fit(samples(noise=0.03))
    assert 0.005 < found.relative_rms < 0.05
    assert 0 < found.mean_regret <= found.worst_regret < 0.1


def test_coefficients_are_not_negative() -> None:
    """A negative cost, which an arch table refuses and which would favour more splits without end."""
    made = samples(coefficients=replace(TRUE, S=0.0, D=0.0))
    cheap = [replace(s, microseconds=s.microseconds * (0.97 if s.splits > 1 else 1)) for s in made]
    found = fit(cheap)
    assert min(getattr(found.coefficients, name) for name in "LCASD") >= 0


def test_the_table_is_one_that_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that the planner then refuses, or that loses the persistent parameters."""
    table = arch.load_table("gfx950")
    assert table is not None
    folder = tmp_path / "mla_jit" / "arch_tables"
    folder.mkdir(parents=True)
    (folder / "gfx950.yaml").write_text(tuning.table_text(table, fit(samples()), "a made-up device"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    read = arch.load_table("gfx950")
    assert read is not None and read.path.parent == folder
    assert read.persistent == table.persistent and read.compute_units == table.compute_units
    assert read.split_fit is not None and read.split_fit == fit(samples()).coefficients
