"""`python -m mla_jit bench`: the table, its peers and its picture. Nothing here tests how long something takes."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
import torch

from mla_jit import cpu, peers
from mla_jit.__main__ import main
from mla_jit.peers import Contestant
from mla_jit.workload import LayerBatch, build_layer_batch

SMALL = ["bench", "--shapes", "16x2x64,3x1x20", "--turns", "1"]


def test_table(capsys: pytest.CaptureFixture[str]) -> None:
    """A contestant or a shape that is left out of the table."""
    assert main([*SMALL, "--peers", "torch bf16,torch fp32"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "peak" in lines[0]
    rows = [line.split()[:4] for line in lines[2:]]
    for shape in (["16", "2", "64"], ["3", "1", "20"]):
        assert [row[3] for row in rows if row[:3] == shape] == ["persistent", "split", "torch", "torch"]


def test_a_wrong_peer_is_noticed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A benchmark against a peer that computes something else."""

    def wrong(batch: LayerBatch) -> Contestant:
        return Contestant(lambda: None, torch.zeros(*batch.q.shape, dtype=torch.bfloat16))

    monkeypatch.setitem(peers.PEERS, "torch bf16", wrong)
    assert main([*SMALL, "--peers", "torch bf16"]) == 1
    assert "torch bf16 disagrees" in capsys.readouterr().err


SLOW_PEERS = {"torch.compile"}  # half a minute of compiling


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow if name in SLOW_PEERS else ()) for name in sorted(peers.PEERS)]
)
def test_every_peer_computes_the_same(name: str) -> None:
    """A peer given other bytes than ours: scales of another layout, an index off by one, a forgotten sink."""
    batch = build_layer_batch([70, 3, 128], 16)
    peer = peers.PEERS[name](batch)
    if peer is None:
        pytest.skip(f"{name} is not installed")
    peer.call()
    expected = peers.torch_eager(batch, torch.float32)
    expected.call()
    torch.testing.assert_close(peer.out, expected.out, rtol=0.05, atol=0.03)


def test_unknown_peers_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """A misspelt peer that is silently not measured."""
    assert main([*SMALL, "--peers", "torch bf17"]) != 0
    assert "torch bf17" in capsys.readouterr().err


def test_files(tmp_path: Path) -> None:
    """A figure that the files lack."""
    table, document = tmp_path / "bench.csv", tmp_path / "bench.json"
    assert main([*SMALL, "--peer", "torch bf16", "--csv", str(table), "--json", str(document)]) == 0
    with open(table, newline="") as file:
        lines = list(csv.DictReader(file))
    assert [line["shape"] for line in lines] == 3 * ["16x2x64"] + 3 * ["3x1x20"]
    assert all(float(line["seconds"]) > 0 for line in lines)
    assert len(json.loads(document.read_text())["points"]) == 6


@pytest.mark.parametrize(
    ("options", "word"), [(["--cold"], "--cold"), (["--trace", "x.csv"], "--trace"), (["--shapes", "16x2"], "HxNxK")]
)
def test_options_that_do_not_serve_are_refused(
    options: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """An option that is silently ignored, or a traceback."""
    assert main([*SMALL, *options]) == 1
    assert word in capsys.readouterr().err


def test_picture(tmp_path: Path) -> None:
    """A picture that matplotlib refuses to draw."""
    pytest.importorskip("matplotlib")
    path = tmp_path / "bench.png"
    assert main([*SMALL, "--peers", "torch bf16", "--plot", str(path)]) == 0
    assert path.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("isa", cpu.available_isas())
def test_peak_of_every_instruction_set(isa: str) -> None:
    """A peak loop that the compiler folds away, which would make every share of the peak a small number."""
    cpu.force_isa(isa)
    try:
        peak = cpu.peak_flops()
    finally:
        cpu.force_isa("auto")
    most = {"avx512_vbmi": 128, "avx512": 128, "avx2": 32, "portable": 16}[isa]  # operations a clock, two units
    assert 1e8 < peak < most * 7e9
