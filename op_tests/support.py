"""Batches for the op tests: random, reproducible and poisoned wherever a kernel must not look or must write."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import torch

import mla_jit
from mla_jit import accuracy, backend, planner, reference
from mla_jit.layout import PACKED_BYTES, SCALE_BYTES, SCALE_OFFSET, pack

DIM = 512
EDGE_LENGTHS = (0, 1, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 129, 257, 1152, 8320)
POISON = 0xFF  # NaN as fp8 and as e8m0


@dataclass(frozen=True)
class Batch:
    """One call's inputs; rows of the pool that no index names hold NaN in every byte."""

    q: torch.Tensor
    q_rope: torch.Tensor
    kv: torch.Tensor
    kv_rope: torch.Tensor
    kv_indptr: torch.Tensor
    pages: torch.Tensor
    sink: torch.Tensor
    max_seqlen_q: int

    @property
    def num_seqs(self) -> int:
        return self.q.size(0) // self.max_seqlen_q

    @property
    def heads(self) -> int:
        return self.q.size(1)

    @property
    def qo_indptr(self) -> torch.Tensor:
        return torch.arange(self.num_seqs + 1, dtype=torch.int32, device=self.q.device) * self.max_seqlen_q

    def to(self, device: str) -> Batch:
        tensors = {k: v.to(device) for k, v in vars(self).items() if isinstance(v, torch.Tensor)}
        return replace(self, **tensors)

    def reference(self) -> reference.Reference:
        return reference.decode_detailed(
            *(self.q, self.q_rope, self.kv, self.kv_rope, self.kv_indptr, self.pages, self.sink),
            max_seqlen_q=self.max_seqlen_q,
        )


def quantised(
    generator: torch.Generator, rows: tuple[int, ...], spread: float, block: int
) -> tuple[torch.Tensor, torch.Tensor]:
    """Random packed rows with poisoned padding."""
    x = (torch.randn(*rows, DIM, generator=generator) * spread).bfloat16()
    packed, rope = pack(x, block=block)
    packed.view(torch.uint8)[..., SCALE_OFFSET + SCALE_BYTES : PACKED_BYTES] = POISON
    return packed, rope


def make_batch(
    lengths: list[int] | tuple[int, ...],
    heads: int,
    *,
    max_seqlen_q: int = 1,
    seed: int = 0,
    spread: float = 1.0,
    sink: float | None = None,
    first: int = 0,
    block: int = 64,
    pool_rows: int | None = None,
    four_dims: bool = False,
) -> Batch:
    """Sequences of the given KV lengths, each with max_seqlen_q query tokens.

    kv_indptr starts at `first` and is three entries too long; page indices end in a garbage tail; row 0, the last row
    and every other unused row of the pool are poisoned.
    """
    g = torch.Generator().manual_seed(seed)
    total = sum(lengths)
    rows = pool_rows or max(2 * max(lengths, default=1), 64) + 2
    kv = torch.full((rows, PACKED_BYTES), POISON, dtype=torch.uint8)
    kv_rope = torch.full((rows, 64), torch.nan, dtype=torch.bfloat16)
    used = torch.randperm(rows - 2, generator=g)[: max((rows - 2) // 2, 1)] + 1
    packed, rope = quantised(g, (used.numel(),), spread, block)
    kv[used], kv_rope[used] = packed.view(torch.uint8), rope
    pages = used[torch.randint(used.numel(), (first + total,), generator=g)]
    tail = torch.tensor([-1, 2**31 - 1, rows, 0, -(2**31)])
    q, q_rope = quantised(g, (len(lengths) * max_seqlen_q, heads), spread, block)
    ends = torch.tensor([0, *lengths]).cumsum(0) + first
    sinks = torch.randn(heads, generator=g) * 2 if sink is None else torch.full((heads,), sink)
    shape = (rows, 1, 1, -1) if four_dims else (rows, -1)
    return Batch(
        q=q,
        q_rope=q_rope,
        kv=kv.view(torch.float8_e4m3fn).view(shape),
        kv_rope=kv_rope.view(shape),
        kv_indptr=torch.cat([ends, torch.tensor([-7, 2**31 - 1, 0])]).int(),
        pages=torch.cat([pages, tail]).int(),
        sink=sinks.float(),
        max_seqlen_q=max_seqlen_q,
    )


def make_tied_batch(exponent: int, sign: int) -> Batch:
    """One row of eight tokens and one head, whose scores are about sign * 2^exponent and differ by 4 and less."""
    g = torch.Generator().manual_seed(exponent)
    q, k = torch.zeros(1, 1, DIM), torch.randn(8, DIM, generator=g)
    k[:, :448] *= 300
    large = 2.0 ** (exponent // 2 + 2)
    q[..., 448], k[:, 448] = large * 1.3, sign * 2.0 ** (exponent + 4) / large
    q[..., 449], k[:, 449] = 8, torch.randint(-8, 8, (8,), generator=g) * 1.4
    (packed, rope), (kv, kv_rope) = pack(q), pack(k)
    indptr, pages = torch.tensor([0, 8], dtype=torch.int32), torch.arange(8, dtype=torch.int32)
    return Batch(packed, rope, kv, kv_rope, indptr, pages, torch.tensor([-torch.inf]), 1)


@dataclass
class Result:
    """What one call wrote; everything was NaN before."""

    out: torch.Tensor
    lse: torch.Tensor | None
    logits: torch.Tensor | None = None
    attn_lse: torch.Tensor | None = None


def poisoned(*shape: int, dtype: torch.dtype, device: torch.device) -> torch.Tensor:
    return torch.full(shape, torch.nan, dtype=dtype, device=device)


def prepare_split(
    batch: Batch, splits: int | None, split_indptr: torch.Tensor | None = None, **options: object
) -> tuple[Callable[[], object], Result]:
    """A call of the split-plan entry, and the outputs (all NaN) that it will write."""
    device, total_q, heads = batch.q.device, batch.q.size(0), batch.heads
    if splits is None:
        units = backend.of(device).compute_units
        splits = planner.occupancy_num_kv_splits(batch.num_seqs, heads, units)
    out = poisoned(total_q, heads, DIM, dtype=torch.bfloat16, device=device)
    logits = poisoned(total_q, splits, heads, DIM, dtype=torch.float32, device=device)
    attn_lse = poisoned(total_q, splits, heads, 1, dtype=torch.float32, device=device)
    call = partial(
        mla_jit.mla_decode_fwd_v4_nm,
        *(batch.q, batch.q_rope, batch.kv, batch.kv_rope, out, batch.qo_indptr, batch.kv_indptr, batch.pages),
        batch.max_seqlen_q,
        sink=batch.sink,
        split_indptr=split_indptr,
        num_kv_splits=splits,
        logits=logits,
        attn_lse=attn_lse,
        **options,  # type: ignore[arg-type]
    )
    lse = attn_lse.view(total_q, heads) if splits == 1 else None
    return call, Result(out, lse, logits, attn_lse)


def run_split(batch: Batch, splits: int | None, split_indptr: torch.Tensor | None = None, **options: object) -> Result:
    """The split-plan entry with poisoned outputs; None lets the entry pick the splits and allocate."""
    call, result = prepare_split(batch, splits, split_indptr, **options)
    if splits is None:
        call.keywords.update(num_kv_splits=None, logits=None, attn_lse=None)  # type: ignore[attr-defined]
    logits, attn_lse = call()  # type: ignore[misc]
    lse = attn_lse.view(batch.q.size(0), batch.heads) if attn_lse.size(1) == 1 else None
    if splits is None and lse is not None:  # memory of the entry's own: rows without KV hold what was there before
        empty = (batch.kv_indptr.diff()[: batch.num_seqs] == 0).repeat_interleave(batch.max_seqlen_q)
        lse = lse.masked_fill(empty.unsqueeze(-1), torch.nan)
    return Result(result.out, lse, logits, attn_lse)


def prepare_persistent(
    batch: Batch, workspace: mla_jit.Workspace, **options: object
) -> tuple[Callable[[], object], Result]:
    """A call of the persistent entry, and the outputs (all NaN) that it will write."""
    device, rows, heads = batch.q.device, batch.q.size(0), batch.heads
    out = poisoned(rows, heads, DIM, dtype=torch.bfloat16, device=device)
    lse = poisoned(rows, heads, dtype=torch.float32, device=device)
    call = partial(
        mla_jit.mla_decode_fwd_v4_nm_ps,
        *(batch.q, batch.q_rope, batch.kv, batch.kv_rope, batch.kv_indptr, batch.pages, batch.sink, workspace),
        out=out,
        lse=lse,
        **options,  # type: ignore[arg-type]
    )
    return call, Result(out, lse)


def run_persistent(batch: Batch, workspace: mla_jit.Workspace, **options: object) -> Result:
    """The persistent entry with poisoned outputs and partials; the counters are left as they are."""
    workspace.o_acc.fill_(torch.nan)
    workspace.lse_acc.fill_(torch.nan)
    call, result = prepare_persistent(batch, workspace, **options)
    call()
    return result


@dataclass(frozen=True)
class Accuracy:
    """Largest errors over the rows that have KV."""

    relative_l2: float
    cosine: float
    lse: float
    lse_excess: float  # largest error over its own bound


def measure(result: Result, expected: reference.Reference) -> Accuracy:
    """Errors of a result against the float64 reference."""
    rows = ~expected.empty
    if not rows.any():
        return Accuracy(0.0, 1.0, 0.0, 0.0)
    error = accuracy.error(result.out[rows], expected.out[rows].to(torch.bfloat16).double())
    exact = accuracy.error(result.out[rows], expected.out[rows])
    relative = torch.where(torch.isfinite(exact.relative_l2), exact.relative_l2, error.relative_l2)
    lse = torch.zeros(1)
    excess = torch.zeros(1)
    if result.lse is not None:
        lse = accuracy.lse_error(result.lse[rows], expected.lse[rows])
        excess = lse / accuracy.lse_tolerance(expected.max_abs_score[rows]).nan_to_num(1e-3)
    return Accuracy(relative.max().item(), error.cosine.min().item(), lse.max().item(), excess.max().item())


def assert_correct(result: Result, expected: reference.Reference, *, label: object = "") -> Accuracy:
    """The contract's accuracy on rows with KV; rows without are still NaN in every element."""
    got = measure(result, expected)
    assert got.relative_l2 <= accuracy.RELATIVE_L2_TOLERANCE, f"{label}: relative L2 {got.relative_l2:.3e}"
    assert got.cosine >= accuracy.MIN_COSINE, f"{label}: cosine {got.cosine}"
    assert got.lse_excess <= 1, f"{label}: lse off by {got.lse:.3e}, {got.lse_excess:.2f} of its bound"
    assert result.out[expected.empty].isnan().all(), f"{label}: a row without KV was written"
    if result.lse is not None:
        assert result.lse[expected.empty].isnan().all(), f"{label}: lse of a row without KV was written"
    return got


def same_bits(a: torch.Tensor, b: torch.Tensor) -> bool:
    """Whether two tensors are equal byte for byte, NaN included."""
    return torch.equal(a.contiguous().view(torch.uint8), b.contiguous().view(torch.uint8))
