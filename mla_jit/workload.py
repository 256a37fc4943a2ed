"""Decode batches as DeepSeek-V4 produces them: which layers, how many KV entries per row, and from which requests.

Three steps lead from a serving trace to tensors: :func:`read_trace` and :func:`replay` give the context lengths that
are in flight in one decode step; :func:`kv_entries` turns a context length into the KV entries that a layer of some
kind attends to; :func:`build_layer_batch` makes the tensors of one such layer's call.
"""

from __future__ import annotations

import csv
import enum
import heapq
import os
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import torch

from mla_jit.errors import ConfigError, MlaArgumentError
from mla_jit.layout import HEAD_DIM, PACKED_BYTES, ROPE_DIM, pack

__all__ = [
    "FLASH",
    "MODELS",
    "PRO",
    "SAMPLE_CONTEXTS",
    "WINDOW",
    "LayerBatch",
    "LayerKind",
    "ModelSpec",
    "Request",
    "build_layer_batch",
    "kv_entries",
    "read_trace",
    "replay",
    "sample_contexts",
]

WINDOW = 128
"""Tokens of the sliding window, which every kind of layer attends to uncompressed."""

SAMPLE_CONTEXTS = (2_311, 4_870, 9_204, 17_655, 31_992, 48_317, 76_540, 127_411)
"""The built-in batch: plain context lengths, in tokens, between 2 K and 128 K."""

TRACE_COLUMNS = ("timestamp_ms", "input_length", "output_length")
"""Columns of a trace file: arrival in milliseconds, prompt tokens, generated tokens."""

_MAX_TOKENS = 1 << 31
_PACK_CHUNK = 1 << 16  # pool rows generated at a time, so that a large pool needs little scratch memory


class LayerKind(enum.Enum):
    """The attention kinds of DeepSeek-V4."""

    CSA = "CSA"
    """Compressed sparse attention: the window, and the best of the context compressed 4 to 1."""

    HCA = "HCA"
    """Heavily compressed attention: the window, and the whole context compressed 128 to 1."""

    SWA = "SWA"
    """Sliding-window attention only; the multi-token-prediction (MTP) layer is of this kind."""


@dataclass(frozen=True)
class ModelSpec:
    """What decode attention needs to know of a model.

    Attributes:
        name: ``pro`` or ``flash``.
        num_heads: query heads.
        csa_top_k: most compressed entries that a CSA layer selects.
        layers: how many layers of each kind one decode step runs, the MTP layer included.
        mtp_layers: how many of the SWA layers are the multi-token-prediction layer.
    """

    name: str
    num_heads: int
    csa_top_k: int
    layers: Mapping[LayerKind, int]
    mtp_layers: int


PRO = ModelSpec(
    name="pro",
    num_heads=128,
    csa_top_k=1024,
    layers={LayerKind.CSA: 30, LayerKind.HCA: 31, LayerKind.SWA: 1},
    mtp_layers=1,
)
"""DeepSeek-V4-Pro: 61 layers, and the MTP layer."""

FLASH = ModelSpec(
    name="flash",
    num_heads=64,
    csa_top_k=512,
    layers={LayerKind.CSA: 21, LayerKind.HCA: 20, LayerKind.SWA: 2},
    mtp_layers=0,
)
"""DeepSeek-V4-Flash: 43 layers."""

MODELS: Mapping[str, ModelSpec] = {spec.name: spec for spec in (PRO, FLASH)}
"""The models by name."""


def kv_entries(model: ModelSpec, kind: LayerKind, context: int) -> int:
    """KV entries that one query row attends to in a layer of `kind` at a context of `context` tokens.

    SWA: min(L, 128). CSA: the window and min(L/4, top-k). HCA: the window and L/128.

    Raises:
        MlaArgumentError: `context` is below 1.
    """
    if context < 1:
        raise MlaArgumentError(f"context: got {context}, needs at least 1 token")
    window = min(context, WINDOW)
    if kind is LayerKind.CSA:
        return window + min(context // 4, model.csa_top_k)
    if kind is LayerKind.HCA:
        return window + context // 128
    return window


@dataclass(frozen=True)
class Request:
    """One request of a trace: arrival in milliseconds, prompt tokens, generated tokens."""

    arrival_ms: int
    input_length: int
    output_length: int


def _parse_request(where: str, row: list[str]) -> Request:
    if len(row) != len(TRACE_COLUMNS):
        raise ConfigError(f"{where}: got {len(row)} fields, needs {len(TRACE_COLUMNS)}: {','.join(TRACE_COLUMNS)}")
    numbers = []
    for column, text in zip(TRACE_COLUMNS, row, strict=True):
        stripped = text.strip()
        if not (stripped.isascii() and stripped.isdigit()) or len(stripped) > 18:
            raise ConfigError(f"{where}: {column}: got {text!r}, needs a whole number, 0 or more")
        numbers.append(int(stripped))
    request = Request(*numbers)
    for column, tokens in (("input_length", request.input_length), ("output_length", request.output_length)):
        if tokens >= _MAX_TOKENS:
            raise ConfigError(f"{where}: {column}: got {tokens} tokens, needs fewer than {_MAX_TOKENS}")
    if request.input_length < 1:
        raise ConfigError(f"{where}: input_length: got 0, needs at least 1 token")
    return request


def read_trace(path: str | os.PathLike[str]) -> list[Request]:
    """Read a serving trace: CSV with the header ``timestamp_ms,input_length,output_length``.

    Blank lines are skipped. Lines need not be sorted by time.

    Returns:
        The requests in order of arrival; those that arrive together stay in the file's order.

    Raises:
        ConfigError: the file cannot be read, or a line is malformed; names file, line and reason.
    """
    name = os.fspath(path)
    requests: list[Request] = []
    try:
        with open(name, newline="", encoding="utf-8-sig") as file:
            reader = csv.reader(file, strict=True)
            header = [column.strip() for column in next(reader, [])]
            if tuple(header) != TRACE_COLUMNS:
                raise ConfigError(
                    f"{name}: line 1: got the header {','.join(header)!r}, needs {','.join(TRACE_COLUMNS)}"
                )
            requests.extend(_parse_request(f"{name}: line {reader.line_num}", row) for row in reader if row)
    except (OSError, UnicodeError, csv.Error) as error:
        raise ConfigError(f"{name}: cannot be read as CSV: {error}") from error
    if not requests:
        raise ConfigError(f"{name}: holds no requests")
    return sorted(requests, key=lambda request: request.arrival_ms)


def replay(requests: Iterable[Request], *, max_batch: int, step: int, step_ms: float = 30.0) -> list[int]:
    """Context lengths in flight in one decode step of a server with continuous batching.

    The server is simple and stated in full. A request joins, first come first served, at the first step that begins
    after its arrival and finds fewer than `max_batch` others running. Its prompt is prefilled elsewhere, at no cost in
    time, which also yields its first token; it then runs output_length - 1 decode steps, of which the j-th (from 1)
    attends to input_length + j tokens. Each step takes `step_ms`, an assumption rather than a measurement, and an idle
    server waits for the next arrival.

    Args:
        requests: in any order.
        max_batch: most requests that run at once.
        step: the decode step to look at, counted from 1; idle time has no steps.
        step_ms: milliseconds that a step takes.

    Returns:
        One context length in tokens per running request, in the order in which they joined.

    Raises:
        MlaArgumentError: an argument is out of range, or the trace ends before `step`.
    """
    if max_batch < 1:
        raise MlaArgumentError(f"max_batch: got {max_batch}, needs at least 1")
    if step < 1:
        raise MlaArgumentError(f"step: got {step}, needs at least 1")
    if not 0 < step_ms < float("inf"):
        raise MlaArgumentError(f"step_ms: got {step_ms}, needs a positive number of milliseconds")
    decoding = (request for request in requests if request.output_length > 1)
    waiting = deque(sorted(decoding, key=lambda request: request.arrival_ms))
    running: list[tuple[int, int, int, int]] = []  # heap of (last step, order of joining, first step, input length)
    now, joined = 0.0, 0
    for current in range(1, step + 1):
        while running and running[0][0] < current:
            heapq.heappop(running)
        if not running and waiting:
            now = max(now, waiting[0].arrival_ms)
        while waiting and len(running) < max_batch and waiting[0].arrival_ms <= now:
            request = waiting.popleft()
            last = current + request.output_length - 2
            heapq.heappush(running, (last, joined, current, request.input_length))
            joined += 1
        if not running:
            raise MlaArgumentError(f"step: got {step}, but the trace ends after {current - 1} decode steps")
        now += step_ms
    in_order = sorted(running, key=lambda entry: entry[1])
    return [length + step - first + 1 for _, _, first, length in in_order]


def sample_contexts(batch: int) -> list[int]:
    """`batch` context lengths from the built-in sample, which repeats beyond its eight."""
    if batch < 1:
        raise MlaArgumentError(f"batch: got {batch}, needs at least 1")
    return [SAMPLE_CONTEXTS[i % len(SAMPLE_CONTEXTS)] for i in range(batch)]


@dataclass(frozen=True)
class LayerBatch:
    """The tensors of one layer's decode call, all on one device. R = sequences * max_seqlen_q query rows.

    Attributes:
        q: [R, H, 512] float8_e4m3fn.
        q_rope: [R, H, 64] bfloat16.
        kv: [pool rows, 1, 1, 512] float8_e4m3fn; rows that no index names hold 0xFF in every byte.
        kv_rope: [pool rows, 1, 1, 64] bfloat16; NaN in the same rows.
        qo_indptr: [sequences + 1] int32.
        kv_indptr: [sequences + 1] int32, one entry per sequence, as the split-plan entry takes it.
        kv_page_indices: [sum of K] int32, a random gather.
        row_kv_indptr: [R + 1] int32, one entry per query row, as the persistent entry takes it.
        row_kv_page_indices: the page indices that belong to it.
        sink: [H] float32.
        max_seqlen_q: query tokens per sequence.
        kv_lengths: K of each sequence.
    """

    q: torch.Tensor
    q_rope: torch.Tensor
    kv: torch.Tensor
    kv_rope: torch.Tensor
    qo_indptr: torch.Tensor
    kv_indptr: torch.Tensor
    kv_page_indices: torch.Tensor
    row_kv_indptr: torch.Tensor
    row_kv_page_indices: torch.Tensor
    sink: torch.Tensor
    max_seqlen_q: int
    kv_lengths: tuple[int, ...]

    @property
    def flops(self) -> int:
        """Multiplications and additions of one call: 2 * H * (sum of K over query rows) * 1024 (QK and PV)."""
        heads = self.q.shape[1]
        return 2 * heads * sum(self.kv_lengths) * self.max_seqlen_q * 2 * HEAD_DIM


def _packed_pool(rows: int, used: torch.Tensor, generator: torch.Generator) -> tuple[torch.Tensor, torch.Tensor]:
    """A pool of `rows` rows in which the rows `used` hold data and all others poison."""
    kv = torch.full((rows, PACKED_BYTES), 0xFF, dtype=torch.uint8)
    kv_rope = torch.full((rows, ROPE_DIM), torch.nan, dtype=torch.bfloat16)
    for chunk in used.split(_PACK_CHUNK):
        # Unit normals, as a normalised latent has them, with blocks of differing magnitude so that scales differ.
        values = torch.randn(len(chunk), HEAD_DIM // 32, 32, generator=generator, dtype=torch.float32)
        magnitude = torch.exp2(0.5 * torch.randn(len(chunk), HEAD_DIM // 32, 1, generator=generator))
        packed, rope = pack((values * magnitude).flatten(-2).to(torch.bfloat16), padding=0xFF)
        kv[chunk], kv_rope[chunk] = packed.view(torch.uint8), rope
    return kv.view(torch.float8_e4m3fn), kv_rope


def _indptr(lengths: Sequence[int]) -> torch.Tensor:
    total = torch.tensor([0, *lengths], dtype=torch.int64).cumsum(0)
    if int(total[-1]) >= 1 << 31:
        raise MlaArgumentError(f"kv_lengths: add up to {int(total[-1])}, needs fewer than 2^31")
    return total.to(torch.int32)


def build_layer_batch(
    kv_lengths: Sequence[int],
    num_heads: int,
    *,
    seed: int = 0,
    max_seqlen_q: int = 1,
    pool_rows: int | None = None,
    device: torch.device | str = "cpu",
) -> LayerBatch:
    """Make one layer's batch of random, realistically scaled data; the same seed gives the same bytes on any device.

    Args:
        kv_lengths: K of each sequence, 0 or more.
        num_heads: query heads.
        seed: seed of the random numbers, which are drawn on the CPU.
        max_seqlen_q: query tokens per sequence (1 + draft tokens).
        pool_rows: rows of the KV pool. None makes the pool a quarter larger than what is used, and uses each row once;
            a pool smaller than the sum of K is used with repetition.
        device: where the tensors go.

    Raises:
        MlaArgumentError: an argument is out of range.
    """
    if not kv_lengths or min(kv_lengths) < 0:
        raise MlaArgumentError("kv_lengths: needs at least one length, none below 0")
    if num_heads < 1 or max_seqlen_q < 1:
        raise MlaArgumentError(f"num_heads, max_seqlen_q: got {num_heads}, {max_seqlen_q}, need at least 1")
    kv_indptr = _indptr(kv_lengths)
    row_lengths = [length for length in kv_lengths for _ in range(max_seqlen_q)]
    row_kv_indptr = _indptr(row_lengths)

    generator = torch.Generator().manual_seed(seed)
    needed = sum(kv_lengths)
    rows = needed + needed // 4 + 16 if pool_rows is None else pool_rows
    if rows < 1:
        raise MlaArgumentError(f"pool_rows: got {rows}, needs at least 1")
    if rows >= needed:
        indices = torch.randperm(rows, generator=generator)[:needed]
    else:
        indices = torch.randint(rows, (needed,), generator=generator)
    kv, kv_rope = _packed_pool(rows, indices.unique(), generator)

    queries = torch.randn(len(row_lengths), num_heads, HEAD_DIM, generator=generator, dtype=torch.float32)
    q, q_rope = pack((1.5 * queries).to(torch.bfloat16), padding=0xFF)
    sink = torch.randn(num_heads, generator=generator, dtype=torch.float32)
    per_sequence = indices.to(torch.int32).split(list(kv_lengths))
    per_row = torch.cat([part for part in per_sequence for _ in range(max_seqlen_q)])
    return LayerBatch(
        q=q.to(device),
        q_rope=q_rope.to(device),
        kv=kv[:, None, None].to(device),
        kv_rope=kv_rope[:, None, None].to(device),
        qo_indptr=_indptr([max_seqlen_q] * len(kv_lengths)).to(device),
        kv_indptr=kv_indptr.to(device),
        kv_page_indices=indices.to(torch.int32).to(device),
        row_kv_indptr=row_kv_indptr.to(device),
        row_kv_page_indices=per_row.to(device),
        sink=sink.to(device),
        max_seqlen_q=max_seqlen_q,
        kv_lengths=tuple(kv_lengths),
    )
