"""Workloads: the models' shapes, the trace reader, the replay against a step-by-step server, and the batches."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
import torch

from mla_jit.errors import ConfigError, MlaArgumentError
from mla_jit.reference import decode
from mla_jit.workload import (
    FLASH,
    MODELS,
    PRO,
    SAMPLE_CONTEXTS,
    LayerKind,
    Request,
    build_layer_batch,
    kv_entries,
    read_trace,
    replay,
    sample_contexts,
)

PUBLIC_TRACE = Path(__file__).resolve().parents[2] / "shared" / "traces" / "mooncake_conversation.csv"
HEADER = "timestamp_ms,input_length,output_length\n"


def test_models_are_those_of_deepseek_v4() -> None:
    """Fault: a layer count or head count from another model."""
    assert PRO.num_heads == 128 and FLASH.num_heads == 64 and set(MODELS) == {"pro", "flash"}
    assert PRO.layers[LayerKind.CSA] + PRO.layers[LayerKind.HCA] == 61
    assert PRO.layers[LayerKind.SWA] == PRO.mtp_layers == 1
    assert sum(FLASH.layers.values()) == 43


@pytest.mark.parametrize(
    ("kind", "context", "entries"),
    [
        (LayerKind.HCA, 4 << 10, 160),
        (LayerKind.HCA, 8 << 10, 192),
        (LayerKind.HCA, 32 << 10, 384),
        (LayerKind.HCA, 64 << 10, 640),
        (LayerKind.HCA, 128 << 10, 1152),
        (LayerKind.HCA, 256 << 10, 2176),
        (LayerKind.HCA, 1 << 20, 8320),
        (LayerKind.CSA, 128 << 10, 1152),
        (LayerKind.CSA, 2048, 640),
        (LayerKind.CSA, 7, 8),
        (LayerKind.SWA, 128 << 10, 128),
        (LayerKind.SWA, 50, 50),
    ],
)
def test_entries_per_row(kind: LayerKind, context: int, entries: int) -> None:
    """Fault: the window forgotten, or compression applied to the wrong kind."""
    assert kv_entries(PRO, kind, context) == entries


def test_flash_selects_half_as_many() -> None:
    """Fault: Flash planned with Pro's top-k."""
    assert kv_entries(FLASH, LayerKind.CSA, 128 << 10) == 640
    with pytest.raises(MlaArgumentError):
        kv_entries(FLASH, LayerKind.CSA, 0)


def test_a_trace_is_read_in_order_of_arrival(tmp_path: Path) -> None:
    """Fault: Windows line ends, blank lines or unsorted lines lose requests."""
    path = tmp_path / "trace.csv"
    path.write_bytes(b"\xef\xbb\xbf" + HEADER.replace("\n", "\r\n").encode() + b"50, 7,3\r\n\r\n0,5,1\r\n50,6,0\r\n")
    assert read_trace(path) == [Request(0, 5, 1), Request(50, 7, 3), Request(50, 6, 0)]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", "line 1", "header"),
        ("timestamp,input_length,output_length\n1,2,3\n", "line 1", "header"),
        ("1,2,3\n", "line 1", "header"),
        (HEADER, "", "no requests"),
        (HEADER + "1,2\n", "line 2", "2 fields"),
        (HEADER + "1,2,3\n1,2,3,4\n", "line 3", "4 fields"),
        (HEADER + "1,2,x\n", "line 2", "output_length: got 'x'"),
        (HEADER + "1.5,2,3\n", "line 2", "timestamp_ms: got '1.5'"),
        (HEADER + "1,-2,3\n", "line 2", "input_length: got '-2'"),
        (HEADER + "1,0,3\n", "line 2", "input_length: got 0"),
        (HEADER + "\n\n1,,3\n", "line 4", "input_length: got ''"),
        (HEADER + "1,2,99999999999\n", "line 2", "output_length: got 99999999999"),
        (HEADER + "1," + "9" * 5000 + ",3\n", "line 2", "input_length"),
        (HEADER + '1,2,"3\n', "", "CSV"),
        (HEADER + "1,2,3\0\n", "", ""),
    ],
)
def test_a_malformed_trace_names_file_line_and_reason(tmp_path: Path, text: str, line: str, reason: str) -> None:
    """Fault: a bad line is skipped or read as zero, and the batch is quietly another one."""
    path = tmp_path / "trace.csv"
    path.write_text(text)
    with pytest.raises(ConfigError) as caught:
        read_trace(path)
    message = str(caught.value)
    assert isinstance(caught.value, ValueError)
    assert message.startswith(f"{path}: {line}") and reason in message


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """Fault: a traceback about codecs instead of the file's name."""
    binary = tmp_path / "binary.csv"
    binary.write_bytes(b"\xff\xfe\x00")
    for path in (binary, tmp_path / "missing.csv", tmp_path):
        with pytest.raises(ConfigError, match=r"cannot be read"):
            read_trace(path)


def serve_step_by_step(requests: list[Request], max_batch: int, steps: int, step_ms: float) -> list[list[int]]:
    """The same server, written as a loop over tokens: contexts of every step."""
    queue = sorted((r for r in requests if r.output_length > 1), key=lambda r: r.arrival_ms)
    active: list[list[int]] = []  # [context, decode steps left]
    clock, history = 0.0, []
    while len(history) < steps and (queue or active):
        if not active and queue[0].arrival_ms > clock:
            clock = queue[0].arrival_ms
        while queue and len(active) < max_batch and queue[0].arrival_ms <= clock:
            request = queue.pop(0)
            active.append([request.input_length, request.output_length - 1])
        for entry in active:
            entry[0] += 1
            entry[1] -= 1
        history.append([context for context, _ in active])
        active = [entry for entry in active if entry[1] > 0]
        clock += step_ms
    return history


@pytest.mark.parametrize("seed", range(6))
def test_replay_matches_a_server_run_token_by_token(seed: int) -> None:
    """Fault: a request leaves one step late, the batch limit is off by one, or idle time is counted as steps."""
    rng = random.Random(seed)
    requests = [
        Request(rng.choice([0, 40, 900, rng.randrange(4000)]), rng.randrange(1, 500), rng.choice([0, 1, 2, 3, 30]))
        for _ in range(40)
    ]
    max_batch, step_ms = rng.choice([1, 2, 5, 64]), rng.choice([1.0, 30.0, 333.3])
    history = serve_step_by_step(requests, max_batch, 10_000, step_ms)
    for step, contexts in enumerate(history, start=1):
        assert replay(requests, max_batch=max_batch, step=step, step_ms=step_ms) == contexts
        assert 1 <= len(contexts) <= max_batch
    with pytest.raises(MlaArgumentError, match=f"ends after {len(history)} decode steps"):
        replay(requests, max_batch=max_batch, step=len(history) + 1, step_ms=step_ms)


@pytest.mark.parametrize(
    "change", [{"max_batch": 0}, {"step": 0}, {"step_ms": 0.0}, {"step_ms": float("nan")}, {"step_ms": float("inf")}]
)
def test_replay_refuses_arguments_out_of_range(change: dict[str, float]) -> None:
    """Fault: a step time of 0 makes the server wait for ever."""
    arguments: dict[str, float] = {"max_batch": 4, "step": 1, **change}
    with pytest.raises(MlaArgumentError, match=next(iter(change))):
        replay([Request(0, 10, 10)], **arguments)  # type: ignore[arg-type]


def test_the_public_trace() -> None:
    """Fault: the reader is too strict for the trace that the README names."""
    if not PUBLIC_TRACE.is_file():
        pytest.skip(f"no trace at {PUBLIC_TRACE}")
    requests = read_trace(PUBLIC_TRACE)
    assert len(requests) == 12_031
    contexts = replay(requests, max_batch=8, step=1000)
    assert len(contexts) == 8 and 1 <= min(contexts) and max(contexts) < 1 << 18


def test_the_sample_repeats() -> None:
    """Fault: a batch larger than the sample is cut short."""
    assert len(SAMPLE_CONTEXTS) == 8 and 2000 < min(SAMPLE_CONTEXTS) < max(SAMPLE_CONTEXTS) < 131_072
    assert sample_contexts(10) == [*SAMPLE_CONTEXTS, *SAMPLE_CONTEXTS[:2]]
    with pytest.raises(MlaArgumentError):
        sample_contexts(0)


def test_a_batch_is_reproducible_and_serves_both_entries() -> None:
    """Fault: the two entries are compared on different work, or a seed does not fix the data."""
    batch = build_layer_batch([3, 0, 5], 2, seed=7, max_seqlen_q=2)
    again, other = (build_layer_batch([3, 0, 5], 2, seed=seed, max_seqlen_q=2) for seed in (7, 8))
    assert torch.equal(batch.kv.view(torch.uint8), again.kv.view(torch.uint8))
    assert torch.equal(batch.q.view(torch.uint8), again.q.view(torch.uint8))
    assert not torch.equal(batch.q.view(torch.uint8), other.q.view(torch.uint8))
    assert batch.q.shape == (6, 2, 512) and batch.kv.shape == (8 + 2 + 16, 1, 1, 512)
    assert batch.qo_indptr.tolist() == [0, 2, 4, 6] and batch.kv_indptr.tolist() == [0, 3, 3, 8]
    assert batch.row_kv_indptr.tolist() == [0, 3, 6, 6, 6, 11, 16]
    assert batch.flops == 2 * 2 * (3 + 3 + 5 + 5) * 1024

    tensors = (batch.q, batch.q_rope, batch.kv, batch.kv_rope)
    split = decode(*tensors, batch.kv_indptr, batch.kv_page_indices, batch.sink, max_seqlen_q=2)
    per_row = decode(*tensors, batch.row_kv_indptr, batch.row_kv_page_indices, batch.sink)
    assert torch.allclose(split[0], per_row[0], rtol=1e-12, atol=1e-14)
    assert bool(split[0].isfinite().all()) and bool((split[0][0] != 0).any())


def test_unused_pool_rows_are_poison() -> None:
    """Fault: a kernel that reads row 0 for padding finds zeros there, and nobody notices."""
    batch = build_layer_batch([5], 1)
    unused = torch.ones(batch.kv.shape[0], dtype=torch.bool)
    unused[batch.kv_page_indices.long()] = False
    assert int(unused.sum()) == batch.kv.shape[0] - 5
    assert bool((batch.kv.view(torch.uint8)[unused] == 0xFF).all()) and bool(batch.kv_rope[unused].isnan().all())
    assert not bool(batch.kv_rope[~unused].isnan().any())


def test_a_small_pool_is_used_with_repetition() -> None:
    """Fault: a long batch needs a pool as large as all its sequences together."""
    batch = build_layer_batch([30, 10], 1, pool_rows=4)
    assert batch.kv.shape[0] == 4 and len(batch.kv_page_indices) == 40 and int(batch.kv_page_indices.max()) < 4
    for arguments in (([], 1), ([-1], 1), ([1], 0), ([1 << 31], 1)):
        with pytest.raises(MlaArgumentError):
            build_layer_batch(*arguments)
    with pytest.raises(MlaArgumentError, match="pool_rows"):
        build_layer_batch([1], 1, pool_rows=0)
