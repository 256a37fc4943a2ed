"""`python -m mla_jit plan --plot`: the picture, its numbers, and what it needs."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from mla_jit import planner, plots
from mla_jit.__main__ import main

PNG = b"\x89PNG"


@pytest.fixture
def samples(tmp_path: Path) -> Path:
    """Times in which the pick is the fastest count, but for 7 x 192, where two splits more are 10 % faster."""
    rows = []
    for seqs, kv in ((7, 192), (7, 1152), (56, 1152)):
        pick = planner.num_kv_splits(seqs, 128, kv, "gfx950")
        fastest = pick + 2 if kv == 192 else pick
        rows += [[seqs, 128, kv, splits, 90.0 if splits == fastest else 99.0] for splits in range(1, 17)]
    path = tmp_path / "samples.json"
    path.write_text(json.dumps(rows))
    return path


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[plots.SplitMap]:
    """What would have been drawn."""
    maps: list[plots.SplitMap] = []
    monkeypatch.setattr(plots, "require", lambda: None)
    monkeypatch.setattr(plots, "split_maps", lambda found, path, *, title: maps.extend(found))
    return maps


@pytest.mark.parametrize("measured", [False, True], ids=["picks", "measured"])
def test_a_picture_is_drawn(tmp_path: Path, samples: Path, measured: bool) -> None:
    """Fault: matplotlib refuses the picture, with or without measured times, with one panel or with several."""
    pytest.importorskip("matplotlib")
    path = tmp_path / "plan.png"
    options = ["--arch", "gfx950", "--samples", str(samples)] if measured else ["--arch", "gfx950", "cpu", "gfx942"]
    assert main(["plan", "--plot", str(path), *options]) == 0
    assert path.read_bytes().startswith(PNG) and path.stat().st_size > 10_000


def test_picks_and_measured_counts(samples: Path, drawn: list[plots.SplitMap]) -> None:
    """Fault: a picture of another head count, a best count that is not the fastest one, cells that nobody measured."""
    assert main(["plan", "--plot", "x.png", "--arch", "gfx950", "--samples", str(samples)]) == 0
    (only,) = drawn
    assert (only.heads, list(only.seqs), list(only.lengths)) == (128, [7, 56], [192, 1152])
    assert only.picks == {(n, kv): planner.num_kv_splits(n, 128, kv, "gfx950") for n in (7, 56) for kv in (192, 1152)}
    assert set(only.measured) == {(7, 192), (7, 1152), (56, 1152)}
    assert only.measured[7, 192] == (only.picks[7, 192] + 2, pytest.approx(1.1))
    assert only.measured[56, 1152] == (only.picks[56, 1152], 1.0)
    assert "gfx950, 256 compute units" in only.title and "MI355X" in only.title


def test_the_axes_are_those_asked_for(drawn: list[plots.SplitMap], monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault: --heads, --seqs or --kv are ignored, or a target other than the leading one is drawn."""
    monkeypatch.setenv("MLA_JIT_ARCH", "gfx942")
    assert main(["plan", "--plot", "x.png", "--heads", "16", "64", "--seqs", "5", "3", "--kv", "100"]) == 0
    assert [(one.heads, list(one.seqs), list(one.lengths)) for one in drawn] == [(h, [3, 5], [100]) for h in (16, 64)]
    assert all(one.title.startswith("gfx942") for one in drawn)


def test_without_matplotlib(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Fault: a traceback, or silence, where matplotlib is not installed."""
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["plan", "--plot", str(tmp_path / "plan.png")]) == 1
    assert "pip install matplotlib" in capsys.readouterr().err


@pytest.mark.parametrize(
    "content", ["", "[]", "[[1, 2]]", '{"a": 1}', "[[7, 128, 192, 1, -3]]", '[[7, 128, 192, 1, "x"]]']
)
def test_other_files_are_refused(
    content: str, tmp_path: Path, drawn: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    """Fault: a traceback, or an empty picture, for a file that is not what `tune --samples` writes."""
    path = tmp_path / "samples.json"
    path.write_text(content)
    assert main(["plan", "--plot", "x.png", "--arch", "gfx950", "--samples", str(path)]) == 1
    assert f"--samples {path}" in capsys.readouterr().err and drawn == []


def test_options_that_do_not_go_together(samples: Path, drawn: list[Any], capsys: pytest.CaptureFixture[str]) -> None:
    """Fault: an option that is silently ignored; a picture that cannot be written ends in a traceback."""
    assert main(["plan", "--samples", str(samples)]) == 1
    assert "--samples: needs --plot" in capsys.readouterr().err
    assert main(["plan", "--plot", "x.png", "--samples", str(samples), "--arch", "gfx950", "sm_90"]) == 1
    assert "--samples" in capsys.readouterr().err
