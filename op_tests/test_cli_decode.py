"""The `plan` and `decode` commands: what they print, and that a wrong result fails the run."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch

import mla_jit
from mla_jit import planner
from mla_jit.__main__ import main
from mla_jit.workload import PRO, LayerKind, kv_entries

SMALL = ["decode", "--model", "flash", "--batch", "2", "--seconds", "0"]


@pytest.fixture
def trace(tmp_path: Path) -> Path:
    """Two requests in flight at step 1, at contexts 301 and 41; the third arrives while the batch is full."""
    path = tmp_path / "trace.csv"
    path.write_text("timestamp_ms,input_length,output_length\n0,300,5\n0,40,5\n0,70,5\n")
    return path


def table_rows(text: str) -> list[list[str]]:
    return [line.split() for line in text.splitlines() if line.startswith(("CSA", "HCA", "SWA"))]


def test_plan_marks_the_pick(capsys: pytest.CaptureFixture[str]) -> None:
    """Fault: the printed pick is not the planner's, or an arch without a fit prints made-up costs."""
    assert main(["plan", "--seqs", "8", "--heads", "128", "--kv", "1152", "--arch", "gfx950:xnack-", "cpu"]) == 0
    text = capsys.readouterr().out
    fitted, unfitted = text.split("\ncpu", 1)
    pick = planner.num_kv_splits(8, 128, 1152, "gfx950")
    assert f"8 sequences, 128 heads, 1152 KV entries: {pick} split(s)" in fitted
    starred = [cell for cell in fitted.replace(":", " ").split() if cell.endswith("*")]
    costs = planner.split_costs(8, 128, 1152, "gfx950")
    assert costs is not None and starred == [f"{min(costs):.2f}*"]
    assert "modelled us" not in unfitted and f"{planner.num_kv_splits(8, 128, 1152, 'cpu')} split(s)" in unfitted


def test_plan_lists_every_table_and_names_bad_targets(capsys: pytest.CaptureFixture[str]) -> None:
    """Fault: a target that has a table is missing from the list, or an unknown one ends in a traceback."""
    assert main(["plan"]) == 0
    text = capsys.readouterr().out
    assert all(f"{name}" in text for name in ("cpu", "gfx942", "gfx950", "sm_90"))
    assert main(["plan", "--arch", "mi355x"]) != 0
    assert "mi355x" in capsys.readouterr().err


def test_decode_runs_a_trace(trace: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Fault: the trace is ignored, progress lands on stdout, or a kind of layer or an entry is left out."""
    assert main([*SMALL, "--model", "pro", "--trace", str(trace), "--step", "1"]) == 0
    captured = capsys.readouterr()
    rows = table_rows(captured.out)
    assert [row[0] for row in rows] == ["CSA", "CSA", "HCA", "HCA", "SWA", "SWA"]
    assert sum("split" in row for row in rows) == sum("persistent" in row for row in rows) == 3
    long, short = (kv_entries(PRO, LayerKind.CSA, context) for context in (301, 41))
    assert f"{short}/{(long + short) // 2}/{long}" in captured.out
    assert "contexts 41..301" in captured.out and str(trace) in captured.out
    assert "every result is within" in captured.out
    assert "float64 reference" in captured.err and "float64 reference" not in captured.out


def test_decode_with_draft_tokens(capsys: pytest.CaptureFixture[str]) -> None:
    """Fault: draft tokens share a row's KV set in one entry and not in the other."""
    assert main([*SMALL, "--draft", "2"]) == 0
    assert {row[2] for row in table_rows(capsys.readouterr().out)} == {"6"}


def halve_one_head(out: torch.Tensor, lse: torch.Tensor | None) -> None:
    out[0, -1] /= 2


def forget_one_row(out: torch.Tensor, lse: torch.Tensor | None) -> None:
    out[-1] = torch.nan


def shift_the_lse(out: torch.Tensor, lse: torch.Tensor | None) -> None:
    if lse is not None:
        lse[0, 0] += 0.01


@pytest.mark.parametrize("entry", ["split", "persistent"])
@pytest.mark.parametrize("damage", [halve_one_head, forget_one_row, shift_the_lse])
def test_a_wrong_result_fails_the_run(
    entry: str, damage: Callable[..., None], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Fault: the table says what went wrong and the exit status says that all is well."""
    split, persistent = mla_jit.mla_decode_fwd_v4_nm, mla_jit.mla_decode_fwd_v4_nm_ps

    def damaged_split(*args: Any, **kwargs: Any) -> Any:
        result = split(*args, **kwargs)
        damage(args[4], kwargs["attn_lse"])
        return result

    def damaged_persistent(*args: Any, **kwargs: Any) -> Any:
        result = persistent(*args, **kwargs)
        damage(kwargs["out"], kwargs["lse"])
        return result

    if entry == "split":
        monkeypatch.setattr(mla_jit, "mla_decode_fwd_v4_nm", damaged_split)
    else:
        monkeypatch.setattr(mla_jit, "mla_decode_fwd_v4_nm_ps", damaged_persistent)
    assert main(SMALL) == 1
    lines = [line for line in capsys.readouterr().out.splitlines() if "NOT ACCURATE" in line]
    assert len(lines) == 3 and all(entry in line for line in lines)


def test_a_malformed_trace_is_named(trace: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Fault: a traceback, or a run on half of the trace."""
    trace.write_text(trace.read_text() + "0,x,5\n")
    assert main([*SMALL, "--trace", str(trace)]) != 0
    captured = capsys.readouterr()
    assert f"{trace}: line 5: input_length" in captured.err and captured.out == ""
