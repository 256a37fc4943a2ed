"""The decode written out in float64 torch: slow, obvious, and what every engine is measured against.

The mathematics is that of the decode contract. For row n and head h with KV set S, and s_j = (q . k_j) / sqrt(512):

    out = sum_j exp(s_j) v_j / (sum_j exp(s_j) + exp(sink_h)),   lse = ln(sum_j exp(s_j) + exp(sink_h)),   v_j = k_j
"""

from __future__ import annotations

import itertools
import math
from typing import NamedTuple

import torch

from mla_jit.errors import MlaArgumentError
from mla_jit.layout import HEAD_DIM, PACKED_BYTES, ROPE_DIM, unpack

__all__ = ["SM_SCALE", "Reference", "attend", "decode", "decode_detailed", "empty_rows"]

SM_SCALE = 1.0 / math.sqrt(HEAD_DIM)
"""The softmax scale of the contract."""


class Reference(NamedTuple):
    """Everything :func:`decode_detailed` knows. Rows are query tokens, R = total_q of them.

    Attributes:
        out: [R, H, 512] float64.
        lse: [R, H] float64, natural log, sink included.
        max_abs_score: [R, H] float64, the largest |s_j|; the lse tolerance grows with it. 0 for empty rows.
        empty: [R] bool; rows without KV, whose `out` and `lse` both entries leave unwritten.
    """

    out: torch.Tensor
    lse: torch.Tensor
    max_abs_score: torch.Tensor
    empty: torch.Tensor


def attend(q: torch.Tensor, k: torch.Tensor, sink: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Attention of some queries to one non-empty KV set.

    A sink of +inf gives out = 0 and lse = +inf; -inf means no sink. NaN in a query or a key reaches exactly the
    outputs that depend on it.

    Args:
        q: [R, H, 512] float64.
        k: [K, 512] float64, keys and values at once, K >= 1.
        sink: [H] float64.

    Returns:
        out [R, H, 512], lse [R, H], largest |score| [R, H].
    """
    scores = torch.einsum("rhd,kd->rhk", q, k) * SM_SCALE
    sink = sink.expand(scores.shape[:-1])
    peak = torch.maximum(scores.amax(-1), sink)
    weights = torch.exp(scores - peak.unsqueeze(-1))
    # exp(sink - peak), where +inf - +inf must count as 0: an infinite sink takes all of the weight.
    sink_weight = torch.where(torch.isposinf(sink), 1.0, torch.exp(sink - peak))
    denominator = weights.sum(-1) + sink_weight
    out = torch.einsum("rhk,kd->rhd", weights, k) / denominator.unsqueeze(-1)
    return out, peak + torch.log(denominator), scores.abs().amax(-1)


def _rows(name: str, tensor: torch.Tensor, width: int) -> torch.Tensor:
    """A pool as [rows, width]; [rows, 1, 1, width] is the same thing."""
    if tensor.dim() not in (2, 4) or tensor.shape[-1] != width or tensor.numel() != tensor.shape[0] * width:
        raise MlaArgumentError(
            f"{name}: got shape {tuple(tensor.shape)}, needs [rows, {width}] or [rows, 1, 1, {width}]"
        )
    return tensor.reshape(-1, width)


def _sequence_bounds(total_q: int, max_seqlen_q: int, kv_indptr: torch.Tensor) -> list[int]:
    if max_seqlen_q < 1 or total_q % max_seqlen_q != 0:
        raise MlaArgumentError(f"max_seqlen_q: got {max_seqlen_q}, needs a divisor of the {total_q} query rows")
    num_seqs = total_q // max_seqlen_q
    if kv_indptr.dim() != 1 or kv_indptr.numel() < num_seqs + 1:
        raise MlaArgumentError(f"kv_indptr: got shape {tuple(kv_indptr.shape)}, needs at least {num_seqs + 1} entries")
    bounds: list[int] = kv_indptr[: num_seqs + 1].tolist()
    if bounds[0] < 0 or any(later < earlier for earlier, later in itertools.pairwise(bounds)):
        raise MlaArgumentError("kv_indptr: needs non-negative entries that never decrease")
    return bounds


def empty_rows(kv_indptr: torch.Tensor, num_rows: int, max_seqlen_q: int = 1) -> torch.Tensor:
    """Which query rows have no KV at all: [num_rows] bool on the CPU. Both entries leave their outputs unwritten."""
    bounds = _sequence_bounds(num_rows, max_seqlen_q, kv_indptr)
    empty = torch.tensor([begin == end for begin, end in itertools.pairwise(bounds)], dtype=torch.bool)
    return empty.repeat_interleave(max_seqlen_q)


def decode_detailed(
    q: torch.Tensor,
    q_rope: torch.Tensor,
    kv: torch.Tensor,
    kv_rope: torch.Tensor,
    kv_indptr: torch.Tensor,
    kv_page_indices: torch.Tensor,
    sink: torch.Tensor,
    *,
    max_seqlen_q: int = 1,
) -> Reference:
    """As :func:`decode`, with the facts that a comparison needs beside the results."""
    if q.dim() != 3:
        raise MlaArgumentError(f"q: got shape {tuple(q.shape)}, needs [total_q, heads, {PACKED_BYTES}]")
    total_q, heads = q.shape[:2]
    if sink.shape != (heads,):
        raise MlaArgumentError(f"sink: got shape {tuple(sink.shape)}, needs ({heads},)")
    pool, pool_rope = _rows("kv", kv, PACKED_BYTES), _rows("kv_rope", kv_rope, ROPE_DIM)
    bounds = _sequence_bounds(total_q, max_seqlen_q, kv_indptr)

    sink = sink.double()
    out = torch.zeros(total_q, heads, HEAD_DIM, dtype=torch.float64, device=q.device)
    lse = sink.repeat(total_q, 1)
    max_abs_score = torch.zeros(total_q, heads, dtype=torch.float64, device=q.device)
    for n, (begin, end) in enumerate(itertools.pairwise(bounds)):
        if begin == end:
            continue
        rows = kv_page_indices[begin:end].long()
        keys = unpack(pool.view(torch.uint8)[rows], pool_rope[rows], torch.float64)
        here = slice(n * max_seqlen_q, (n + 1) * max_seqlen_q)
        queries = unpack(q[here], q_rope[here], torch.float64)
        out[here], lse[here], max_abs_score[here] = attend(queries, keys, sink)
    return Reference(out, lse, max_abs_score, empty_rows(kv_indptr, total_q, max_seqlen_q).to(q.device))


def decode(
    q: torch.Tensor,
    q_rope: torch.Tensor,
    kv: torch.Tensor,
    kv_rope: torch.Tensor,
    kv_indptr: torch.Tensor,
    kv_page_indices: torch.Tensor,
    sink: torch.Tensor,
    *,
    max_seqlen_q: int = 1,
) -> tuple[torch.Tensor, torch.Tensor]:
    """Attention output and log-sum-exp of every query row in float64.

    Args:
        q: packed queries [total_q, H, 512], float8_e4m3fn or uint8.
        q_rope: [total_q, H, 64] bfloat16.
        kv: packed pool [rows, 512] or [rows, 1, 1, 512], float8_e4m3fn or uint8.
        kv_rope: [rows, 64] or [rows, 1, 1, 64] bfloat16.
        kv_indptr: at least total_q/max_seqlen_q + 1 integers; entry n and n+1 bound sequence n in `kv_page_indices`.
        kv_page_indices: pool rows; entries past the last bound are not looked at.
        sink: [H] float, finite or ±inf.
        max_seqlen_q: query tokens per sequence, which all see the sequence's whole KV set. With 1, each row has an
            entry of its own, as in the persistent entry.

    Returns:
        out [total_q, H, 512] and lse [total_q, H] (natural log, sink included), both float64 on q's device. Rows
        without KV get out = 0 and lse = sink, although both entries leave them unwritten: see :func:`empty_rows`.

    Raises:
        MlaArgumentError: shapes or dtypes that do not fit together.
    """
    detailed = decode_detailed(q, q_rope, kv, kv_rope, kv_indptr, kv_page_indices, sink, max_seqlen_q=max_seqlen_q)
    return detailed.out, detailed.lse
