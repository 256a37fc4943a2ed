"""`python -m mla_jit bench --device cuda`: what it gives to FlashMLA, what it makes of the times, and what it writes.

Without a GPU a stand-in takes FlashMLA's arguments and computes the decode from them in float64, the CPU engine runs
our entries, and times are made up: everything but the card is tested.
"""

from __future__ import annotations

import argparse
import contextlib
import csv
import dataclasses
import importlib.machinery
import json
import math
import sys
import types
from pathlib import Path
from typing import Any

import pytest
import torch

from mla_jit import accuracy, bench_records, gpu_bench, peers, workload
from mla_jit.__main__ import main
from mla_jit.bench_records import Point
from mla_jit.cli import bench as command
from mla_jit.cli import bench_gpu
from mla_jit.errors import ConfigError, MlaArgumentError
from mla_jit.gpu_bench import OURS, Ceilings, Timing
from mla_jit.layout import unpack
from mla_jit.workload import LayerBatch

CPU = torch.device("cpu")


def cached_vectors(cache: torch.Tensor) -> torch.Tensor:
    """[tokens, 512] float64 of a cache [blocks, 64, 1, 584]: 576 bytes of each token, then 8 scale bytes of each."""
    blocks = cache.flatten(1)
    data, scales = blocks[:, : 64 * 576].reshape(-1, 576), blocks[:, 64 * 576 :].reshape(-1, 8)[:, :7]
    codes = data[:, :448].contiguous().view(torch.float8_e4m3fn).double().view(-1, 7, 64)
    nope = codes * torch.exp2(scales.double() - 127).unsqueeze(-1)
    rope = data[:, 448:].contiguous().view(torch.bfloat16).double()
    return torch.cat([nope.flatten(1), rope], 1)


class StandIn:
    """Takes FlashMLA's arguments; keeps the schedules that it is given."""

    def __init__(self) -> None:
        self.schedules: list[object] = []

    def get_mla_metadata(self) -> tuple[object, None]:
        return object(), None

    def flash_mla_with_kvcache(
        self, q: torch.Tensor, k_cache: torch.Tensor, **given: Any
    ) -> tuple[torch.Tensor, torch.Tensor]:
        assert given["use_legacy"] and given["is_fp8_kvcache"] and given["head_dim_v"] == 512
        assert q.dtype == torch.bfloat16 and k_cache.shape[1:] == (64, 1, 584)
        self.schedules.append(given["tile_scheduler_metadata"])
        indices, lengths = given["indices"], given["topk_length"]
        assert indices.dtype == torch.int32 and indices.shape[:2] == (len(q), 1) and indices.shape[2] % 64 == 0
        keys, out = cached_vectors(k_cache), []
        for row, query in enumerate(q[:, 0].double()):
            own = indices[row, 0] if lengths is None else indices[row, 0, : lengths[row]]
            assert (own >= 0).all() and (lengths is None or (indices[row, 0, lengths[row] :] == -1).all())
            weights = torch.exp(query @ keys[own.long()].T * given["softmax_scale"])
            total = weights.sum(-1) + given["attn_sink"].double().exp()
            out.append(weights @ keys[own.long()] / total.unsqueeze(-1))
        return torch.stack(out).bfloat16().unsqueeze(1), torch.empty(0)


def batches(requests: list[list[int]], heads: int = 64, pool_rows: int = 1000, count: int = 1) -> list[LayerBatch]:
    return gpu_bench.problem(gpu_bench.random_pool(pool_rows, CPU), requests, heads, count)


# What the peer is given


@pytest.mark.parametrize("rows", [1, 64, 130])
def test_paged_cache_is_exact(rows: int) -> None:
    """A scale of a neighbouring tile, a token of another block, a rounded value."""
    pool = gpu_bench.random_pool(rows, CPU)
    cache = peers.paged_cache(*pool)
    blocks = -(-rows // 64)
    assert cache.shape == (blocks, 64 * 584) and cache.is_contiguous()
    vectors = cached_vectors(cache.view(blocks, 64, 1, 584))
    assert torch.equal(vectors[:rows], unpack(*pool, torch.float64))
    assert not vectors[rows:].any()


def test_every_code_and_scale_is_kept() -> None:
    """A conversion through values, which would lose NaN codes, signs of zero or the smallest scales."""
    packed = torch.arange(512, dtype=torch.int32).remainder(256).to(torch.uint8).expand(255, 512).clone()
    packed[:, 448:462] = torch.arange(255, dtype=torch.uint8).unsqueeze(1)
    rope = torch.arange(255 * 64).view(255, 64).to(torch.int16).view(torch.bfloat16)
    cache = peers.paged_cache(packed.view(torch.float8_e4m3fn), rope)
    data = cache[:, : 64 * 576].reshape(-1, 576)[:255]
    assert torch.equal(data[:, :448], packed[:, :448])
    assert torch.equal(data[:, 448:].contiguous().view(torch.int16), rope.view(torch.int16))
    assert torch.equal(cache[:, 64 * 576 :].reshape(-1, 8)[:255, :7], packed[:, 448:462:2])


def test_finer_scales_are_refused() -> None:
    """Two scales of one 64-dim tile that differ, of which the cache has room for one."""
    packed = torch.zeros(1, 512, dtype=torch.uint8)
    packed[0, 449] = 1
    with pytest.raises(AssertionError, match="one scale per 64 dims"):
        peers.paged_cache(packed.view(torch.float8_e4m3fn), torch.zeros(1, 64, dtype=torch.bfloat16))


def test_indices_of_whole_tiles_are_passed_as_they_are() -> None:
    """A needless topk_length, which would slow the peer."""
    (batch,) = batches([[128], [128]])
    indices, lengths = peers.padded_indices(batch)
    assert lengths is None and torch.equal(indices.flatten(), batch.row_kv_page_indices)


def test_ragged_indices_are_padded() -> None:
    """A padding that names pool row 0, or a row's indices in another row."""
    (batch,) = batches([[70], [3], [128]])
    indices, lengths = peers.padded_indices(batch)
    assert indices.shape == (3, 1, 128) and lengths is not None and lengths.tolist() == [70, 3, 128]
    for row, own in zip(indices[:, 0], batch.row_kv_page_indices.split([70, 3, 128]), strict=True):
        assert torch.equal(row[: len(own)], own) and (row[len(own) :] == -1).all()


def test_queries_are_exact_in_bfloat16() -> None:
    """A peer that computes with other queries than we do."""
    (batch,) = batches([[64]])
    exact = unpack(batch.q, batch.q_rope, torch.float64)
    assert torch.equal(unpack(batch.q, batch.q_rope).bfloat16().double(), exact)


@pytest.mark.parametrize("requests", [[[64], [64]], [[70], [3], [100]], [[20, 21, 22]]])
def test_flashmla_computes_the_same(requests: list[list[int]]) -> None:
    """A forgotten sink, another scale, indices of another row."""
    two = batches(requests, count=2)
    calls = peers.flashmla(two, StandIn())
    for index, batch in enumerate(two):
        expected = peers.torch_eager(batch, torch.float32)
        expected.call()
        for name in ("flashmla", "flashmla+sched"):
            error = accuracy.error(calls[name][index](), expected.out)
            assert error.relative_l2.max() < gpu_bench.TOLERANCE


def test_schedules_are_used_again_or_made_anew() -> None:
    """A peer that is charged for a schedule which a server makes once, or the reverse."""
    stand_in = StandIn()
    calls = peers.flashmla(batches([[64]], count=2), stand_in)
    for name in ("flashmla", "flashmla+sched"):
        for call in [*calls[name], *calls[name]]:
            call()
    used, anew = stand_in.schedules[:4], stand_in.schedules[4:]
    assert len({id(schedule) for schedule in used}) == 1
    assert len({id(schedule) for schedule in anew}) == 4


# Problems


def test_gather_names_a_row_once() -> None:
    """A row that attends to a token twice, or rows that share tokens although the pool has enough."""
    generator = torch.Generator().manual_seed(0)
    rows = gpu_bench.random_gather([30] * 9, 100, generator).split(30)
    assert all(len(row.unique()) == 30 and row.min() >= 0 and row.max() < 100 for row in rows)
    assert all(len(torch.cat(rows[i : i + 3]).unique()) == 90 for i in (0, 3, 6))
    assert not torch.equal(rows[0], rows[3])


def test_gather_of_more_than_the_pool_is_refused() -> None:
    """Indices that repeat within a row."""
    with pytest.raises(MlaArgumentError, match=r"8320.*4096"):
        gpu_bench.random_gather([8320], 4096, torch.Generator())


def test_rows_of_a_request_share_its_list() -> None:
    """Draft tokens that each gather rows of their own."""
    first, second = batches([[5, 6, 7], [9]], count=2)
    rows = first.row_kv_page_indices.split([5, 6, 7, 9])
    assert torch.equal(rows[0], rows[2][:5]) and torch.equal(rows[1], rows[2][:6])
    assert first.kv_lengths == (5, 6, 7, 9) and first.row_kv_indptr.tolist() == [0, 5, 11, 18, 27]
    assert not set(first.row_kv_page_indices.tolist()) & set(second.row_kv_page_indices.tolist())
    assert first.q is second.q and first.kv is second.kv


# Options


def test_hopper_shapes() -> None:
    """A row of the table that the preset lacks."""
    shapes = bench_gpu.parse_shapes("hopper,128x5x192")
    assert len(shapes) == 109 == len(set(shapes))
    assert shapes[0] == (128, 1, 128) and shapes[-2:] == [(64, 448, 8320), (128, 5, 192)]


@pytest.mark.parametrize("text", ["128x64", "128x64x1152x2", "hoper", "128xx1", "0x1x1", "", "128x-1x64"])
def test_malformed_shapes_are_refused(text: str) -> None:
    """A traceback, or a shape of other numbers."""
    with pytest.raises(MlaArgumentError, match="HxNxK"):
        bench_gpu.parse_shapes(text)


def test_missing_wheel_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """An ImportError without a remedy."""
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(ConfigError, match=r"pip install --no-deps sgl-flash-mla==1\.0\.0"):
        peers.flashmla_module()


def test_another_flash_mla_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package of the same name without the kernels for Hopper."""
    other = types.ModuleType("flash_mla")
    other.__spec__, other.__file__ = importlib.machinery.ModuleSpec("flash_mla", None), "flash_mla.py"
    monkeypatch.setitem(sys.modules, "flash_mla", other)
    with pytest.raises(ConfigError, match=r"no kernels for Hopper.*pip install"):
        peers.flashmla_module()


@pytest.mark.skipif(torch.cuda.is_available(), reason="there is a GPU")
@pytest.mark.parametrize("option", ["--peers", "--peer"])
def test_no_gpu_is_told(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A traceback of torch on a machine without a GPU."""
    assert main(["bench", "--device", "cuda", option, "flashmla"]) == 1
    assert "needs a GPU that torch can use" in capsys.readouterr().err


def test_another_gpu_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel for Hopper on another card."""
    monkeypatch.setattr(peers, "flashmla_module", StandIn)
    monkeypatch.setattr(torch.cuda, "get_device_capability", lambda device: (8, 0))
    with pytest.raises(ConfigError, match="Hopper"):
        bench_gpu.chosen_peers("flashmla", CPU)
    assert bench_gpu.chosen_peers(None, CPU) == bench_gpu.chosen_peers("", CPU) == []
    with pytest.raises(MlaArgumentError, match=r"flashmlb.*flashmla"):
        bench_gpu.chosen_peers("flashmlb", CPU)


# Records


def point(shape: str, contestant: str, us: float, cold_us: float | None = None) -> Point:
    heads, rows, kv = (int(part) for part in shape.split("x"))
    return Point(heads, rows, kv, contestant, 0, us, 1e3 / us, 100.0, 1.0, cold_us, None if cold_us is None else 1.0)


def test_geometric_mean() -> None:
    """A mean of sums."""
    assert bench_records.geometric_mean([0.5, 2.0, 8.0]) == pytest.approx(2.0)
    assert math.isnan(bench_records.geometric_mean([]))


def test_summaries() -> None:
    """A ratio of two shapes, a mean over the wrong shapes, a worst point that is the best."""
    points = [
        *(point("128x64x640", OURS, 10.0, 20.0), point("128x64x640", "flashmla", 40.0, 40.0)),
        *(point("64x64x128", OURS, 10.0, 20.0), point("64x64x128", "flashmla", 10.0, 20.0)),
        point("8x64x640", OURS, 10.0),
    ]
    warm, cold = bench_records.summarise(points, [("flashmla", OURS), ("flashmla", "split")])
    assert (warm.cold, warm.shapes, warm.large_shapes, warm.worst_shape) == (False, 2, 1, "64x64x128")
    assert (warm.overall, warm.large, warm.worst) == pytest.approx((2.0, 4.0, 1.0))
    assert cold.cold and cold.overall == pytest.approx(math.sqrt(2))


def test_peaks() -> None:
    """The peak of another head count."""
    points = [point("128x1x64", OURS, 10.0), point("128x2x64", OURS, 5.0), point("64x1x64", OURS, 20.0)]
    assert [best.shape for best in bench_records.peaks(points).values()] == ["128x2x64", "64x1x64"]


def test_step_sums_layers() -> None:
    """A step that counts a kind of layer once."""
    layers = [
        (30, [point("128x1x64", OURS, 10.0, 12.0), point("128x1x64", "flashmla", 20.0, 18.0)]),
        (31, [point("128x1x64", OURS, 1.0, 2.0), point("128x1x64", "flashmla", 3.0, 4.0)]),
    ]
    ours, peer = bench_records.step_of(7, 1, layers)
    assert (ours.us, ours.ratio, peer.us, peer.ratio) == pytest.approx((331.0, 1.0, 693.0, 693 / 331))
    assert (ours.cold_us, peer.cold_ratio) == pytest.approx((422.0, 664 / 422))
    assert bench_records.step_of(7, 1, [(1, [point("128x1x64", OURS, 10.0)])])[0].cold_us is None


def test_files_that_cannot_be_written_are_told(tmp_path: Path) -> None:
    """A traceback after the measurements."""
    for write in (bench_records.write_csv, lambda points, path: bench_records.write_json(path, {}, points=points)):
        with pytest.raises(ConfigError, match=r"missing.*cannot be written"):
            write([], tmp_path / "missing" / "file")


def test_csv_and_json(tmp_path: Path) -> None:
    """Columns without a name, or a file that other readers of JSON refuse."""
    points = [point("128x64x640", OURS, 10.0), point("128x64x640", "flashmla", 40.0, 50.0)]
    bench_records.write_csv(points, tmp_path / "points.csv")
    with open(tmp_path / "points.csv", newline="") as file:
        first, second = csv.DictReader(file)
    assert list(first) == [field.name for field in dataclasses.fields(Point)]
    assert (first["contestant"], float(first["us"]), first["cold_us"]) == (OURS, 10.0, "")
    assert float(second["cold_us"]) == 50.0
    summaries = bench_records.summarise(points[:1], []) + [
        bench_records.Summary("flashmla", OURS, False, 1, 4.0, 0, math.nan, 4.0, "128x64x640")
    ]
    bench_records.write_json(tmp_path / "points.json", {"device": "a card"}, points=points, summaries=summaries)
    document = json.loads((tmp_path / "points.json").read_text(), parse_constant=pytest.fail)
    assert document["machine"] == {"device": "a card"} and document["points"][1]["cold_us"] == 50.0
    assert document["summaries"][0]["large"] is None


# The command


@pytest.fixture
def card(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that is the CPU: made-up times, small pools."""

    def seconds(calls: dict[str, Any], rounds: int, cold: bool) -> dict[str, float]:
        return {name: (2e-5 if name.startswith("flashmla") else 1e-5) * (3 if cold else 1) for name in calls}

    monkeypatch.setattr(peers, "flashmla_module", StandIn)
    monkeypatch.setattr(torch.cuda, "device", lambda device: contextlib.nullcontext())
    monkeypatch.setattr(torch.cuda, "get_device_name", lambda device: "a card")
    monkeypatch.setattr(torch.cuda, "get_device_capability", lambda device: (9, 0))
    monkeypatch.setattr(gpu_bench, "_seconds", seconds)
    monkeypatch.setattr(gpu_bench, "measure_ceilings", lambda device: Ceilings(790.0, 4300.0))
    for name, value in {"POOL_ROWS": 1024, "COLD_POOL_ROWS": 8192, "CALLS": 2, "TRACE_REQUESTS": (2,)}.items():
        monkeypatch.setattr(bench_gpu, name, value)


def bench(*options: str) -> int:
    """The command's part for a GPU, on the card that is the CPU."""
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return bench_gpu.run(parser.parse_args([*options]), CPU)


def test_table(card: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A contestant, a figure or a mean that is left out of the output or of the files."""
    files = {suffix: tmp_path / f"bench.{suffix}" for suffix in ("csv", "json")}
    options = [word for suffix, path in files.items() for word in (f"--{suffix}", str(path))]
    assert bench("--peers", "flashmla", "--shapes", "64x3x100,128x1x128", "--cold", *options) == 0
    out = capsys.readouterr().out
    for name in (OURS, "split", "flashmla", "flashmla+sched"):
        assert sum(line.split()[3:4] == [name] for line in out.splitlines()) == 2
    assert "flashmla / persistent: 2.000 over 2 shapes" in out and "flashmla / persistent cold: 2.000" in out
    assert "790 TFLOP/s" in out and "largest relative L2" in out
    assert len(files["csv"].read_text().splitlines()) == 9
    document = json.loads(files["json"].read_text())
    assert len(document["points"]) == 8 and document["machine"]["gbytes_per_s"] == 4300.0


def test_heads_that_the_peer_does_not_serve(card: None, capsys: pytest.CaptureFixture[str]) -> None:
    """A table that ends at the first such shape."""
    assert bench("--peers", "flashmla", "--shapes", "16x2x64,64x2x64") == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [line[3] for line in lines if line[:1] == ["16"]] == [OURS, "split"]


def test_a_wrong_peer_is_noticed(
    card: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A comparison with something else."""

    class Wrong(StandIn):
        def flash_mla_with_kvcache(self, *given: Any, **named: Any) -> tuple[torch.Tensor, torch.Tensor]:
            out, lse = super().flash_mla_with_kvcache(*given, **named)
            return 1.02 * out, lse

    monkeypatch.setattr(peers, "flashmla_module", Wrong)
    assert bench("--peers", "flashmla", "--shapes", "64x1x64") == 1
    assert "64x1x64: outputs differ" in capsys.readouterr().err


def test_trace(card: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A step without its layers' counts, or rows of one length."""
    trace = tmp_path / "trace.csv"
    lines = "".join(f"0,{length},2000\n" for length in (700, 900))
    trace.write_text(",".join(workload.TRACE_COLUMNS) + "\n" + lines)
    path = tmp_path / "bench.json"
    assert bench("--peers", "flashmla", "--trace", str(trace), "--json", str(path)) == 0
    document = json.loads(path.read_text())
    assert [(step["requests"], step["rows"]) for step in document["steps"][::4]] == [(2, 1), (2, 7)]
    ours, peer = document["steps"][0], document["steps"][2]
    assert (ours["us"], peer["us"], peer["ratio"]) == pytest.approx((610.0, 1220.0, 2.0))
    assert {record["rows"] for record in document["points"]} == {2, 14}
    assert "30 CSA, 31 HCA layers" in capsys.readouterr().out


def test_picture(card: None, tmp_path: Path) -> None:
    """A picture that matplotlib refuses to draw."""
    pytest.importorskip("matplotlib")
    path = tmp_path / "bench.png"
    assert bench("--peers", "flashmla", "--shapes", "64x1x64,128x1x64,128x2x64", "--plot", str(path)) == 0
    assert path.read_bytes().startswith(b"\x89PNG")


def test_only_large_distances_are_errors() -> None:
    """NaN that passes as agreement."""
    assert Timing({}, {}, 1, {OURS: 0.9e-2}).agree
    assert not Timing({}, {}, 1, {OURS: math.nan}).agree and not Timing({}, {}, 1, {OURS: 1.1e-2}).agree


# With the card and the wheel


@pytest.mark.cuda
@pytest.mark.skipif(not torch.cuda.is_available() or not peers.has_flashmla(), reason="needs a GPU and FlashMLA")
@pytest.mark.parametrize("shapes", ["64x3x100", "128x2x192"])
def test_against_flashmla(shapes: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Bytes that FlashMLA reads otherwise than the stand-in."""
    assert main(["bench", "--device", "cuda", "--peers", "flashmla", "--shapes", shapes, "--cold", "--turns", "1"]) == 0
    assert "flashmla+sched" in capsys.readouterr().out
