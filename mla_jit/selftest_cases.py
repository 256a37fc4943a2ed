"""What the self-test runs: the contract's cases as batches, calls whose outputs are poisoned, and their judgement."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import torch

import mla_jit
from mla_jit import accuracy, reference
from mla_jit.errors import LaunchError
from mla_jit.layout import HEAD_DIM, PACKED_BYTES, SCALE_BYTES, SCALE_OFFSET
from mla_jit.workload import LayerBatch, build_layer_batch

__all__ = [
    "EMULATED",
    "FULL",
    "QUICK",
    "Call",
    "Case",
    "bad_arguments",
    "judge",
    "live_batch",
    "load",
    "make_batch",
    "persistent_call",
    "reference_of",
    "split_call",
]

_NOT_SERVED = "no code object of the registry serves this call"


@dataclass(frozen=True)
class Call:
    """A call that can be repeated, its outputs NaN beforehand.

    Attributes:
        entry: its name, with the split count where it takes one.
        launch: enqueues it.
        out: [R, H, 512] bfloat16.
        scores: what holds its log-sum-exp, [R, S, H]; slots of splits without a tile stay NaN.
    """

    entry: str
    launch: Callable[[], object]
    out: torch.Tensor
    scores: torch.Tensor

    @property
    def lse(self) -> torch.Tensor:
        """[R, H] float64, merged over the splits; NaN where nothing was written."""
        parts = self.scores.double()
        written = ~parts.isnan()
        merged = torch.where(written, parts, -torch.inf).logsumexp(1)
        return torch.where(written.any(1), merged, torch.nan)

    def served(self) -> bool:
        """Launch it; False where ``MLA_JIT_IMPL=asm`` has nothing for such a call."""
        try:
            self.launch()
        except LaunchError as error:
            if _NOT_SERVED in str(error):
                return False
            raise
        return True

    def equals(self, other: Call) -> bool:
        """Whether outputs and log-sum-exps are equal bit for bit, NaN included."""
        pairs = ((self.out, other.out), (self.scores, other.scores))
        return all(torch.equal(a.contiguous().view(torch.uint8), b.contiguous().view(torch.uint8)) for a, b in pairs)


def _poisoned(batch: LayerBatch, *shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    return torch.full(shape, torch.nan, dtype=dtype, device=batch.q.device)


def split_call(batch: LayerBatch, splits: int, empty_rows: str = "keep") -> Call:
    """The split-plan entry."""
    rows, heads, _ = batch.q.shape
    out = _poisoned(batch, rows, heads, HEAD_DIM, dtype=torch.bfloat16)
    attn_lse = _poisoned(batch, rows, splits, heads, 1)
    launch = functools.partial(
        mla_jit.mla_decode_fwd_v4_nm,
        *(batch.q, batch.q_rope, batch.kv, batch.kv_rope, out, batch.qo_indptr, batch.kv_indptr, batch.kv_page_indices),
        batch.max_seqlen_q,
        sink=batch.sink,
        num_kv_splits=splits,
        logits=_poisoned(batch, rows, splits, heads, HEAD_DIM) if splits > 1 else None,
        attn_lse=attn_lse,
        empty_rows=empty_rows,
    )
    return Call(f"split S={splits}", launch, out, attn_lse.squeeze(-1))


def persistent_call(batch: LayerBatch, workspace: mla_jit.Workspace, empty_rows: str = "keep") -> Call:
    """The persistent entry."""
    rows, heads, _ = batch.q.shape
    out = _poisoned(batch, rows, heads, HEAD_DIM, dtype=torch.bfloat16)
    lse = _poisoned(batch, rows, heads)
    launch = functools.partial(
        mla_jit.mla_decode_fwd_v4_nm_ps,
        *(batch.q, batch.q_rope, batch.kv, batch.kv_rope, batch.row_kv_indptr, batch.row_kv_page_indices, batch.sink),
        workspace,
        out=out,
        lse=lse,
        empty_rows=empty_rows,
    )
    return Call("persistent", launch, out, lse.unsqueeze(1))


@dataclass(frozen=True)
class Case:
    """A batch of the contract.

    Attributes:
        name: what it is about.
        lengths: K of each sequence.
        heads, tokens: of the queries.
        sink: of every head; None draws them.
        exponent: KV vectors are 2^exponent times as long, queries 2^-exponent times: the scores stay.
        scale: an e8m0 code that one block of every KV row gets, and the opposite one in the queries.
        splits: counts that the split-plan entry runs with.
    """

    name: str
    lengths: tuple[int, ...]
    heads: int
    tokens: int = 1
    sink: float | None = None
    exponent: int = 0
    scale: int | None = None
    splits: tuple[int, ...] = (1, 3)


_EDGES = (0, 1, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 129, 257, 0)

QUICK: tuple[Case, ...] = (
    Case("edge lengths, 128 heads", _EDGES, 128, splits=(1, 2, 5)),
    Case("edge lengths, 16 heads", _EDGES, 16, splits=(1, 2, 5)),
    Case("a long row, 128 heads", (3000, 0, 5), 128, splits=(4,)),
    *(Case(f"{heads} head(s)", (70, 0, 1, 300), heads) for heads in (1, 33, 64)),
    *(Case(f"{tokens} query tokens", (70, 0, 33), 16, tokens=tokens) for tokens in (2, 4, 7)),
    *(Case(f"sink {sink:g}", (1, 300, 0), 16, sink=sink) for sink in (math.inf, -math.inf, 1e4, -1e4)),
    Case("long KV vectors", (200, 31), 16, exponent=40),
    Case("short KV vectors", (200, 31), 16, exponent=-40),
    Case("scale code 9", (40, 7), 8, scale=9),
    Case("scale code 200", (40, 7), 8, scale=200),
    Case("no KV at all", (0, 0, 0), 16),
)

FULL: tuple[Case, ...] = QUICK + (
    *(Case(f"{heads} head(s)", (1152, 0, 129, 640), heads, splits=(1, 4, 16)) for heads in (3, 8, 32, 65, 128)),
    *(Case(f"{tokens} query tokens, 128 heads", (129, 0, 33), 128, tokens=tokens) for tokens in (2, 8)),
    Case("8320 KV", (8320, 0, 3, 4100, 64, 0), 64, splits=(1, 7)),
    Case("two levels of merging", (20000, 17), 16, splits=(16,)),
    Case("sink +inf, 128 heads", (300, 0, 2000), 128, sink=math.inf, splits=(1, 4)),
    Case("sink -inf, 128 heads", (300, 0, 2000), 128, sink=-math.inf, splits=(1, 4)),
)

EMULATED: tuple[Case, ...] = (
    Case("edge lengths, 128 heads", (0, 1, 33), 128, splits=(2,)),
    Case("edge lengths, 16 heads", (31, 0, 65), 16, splits=(1, 2)),
    Case("sink inf", (40,), 16, sink=math.inf, splits=(2,)),
    Case("long KV vectors", (40,), 16, exponent=40, splits=(2,)),
)


def make_batch(case: Case, where: torch.device) -> LayerBatch:
    """The tensors of a case."""
    batch = build_layer_batch(case.lengths, case.heads, seed=len(case.name), max_seqlen_q=case.tokens)
    q, kv = batch.q.view(torch.uint8).clone(), batch.kv.view(torch.uint8).clone()
    scales = slice(SCALE_OFFSET, SCALE_OFFSET + SCALE_BYTES)
    used = batch.kv_page_indices.long()
    q[..., scales] -= case.exponent
    kv[used, ..., scales] += case.exponent
    if case.scale is not None:
        q[..., SCALE_OFFSET + 3] = 254 - case.scale
        kv[used, ..., SCALE_OFFSET + 3] = case.scale
    q_rope, kv_rope = batch.q_rope * 2.0**-case.exponent, batch.kv_rope * 2.0**case.exponent
    return replace(
        batch,
        q=q.view(batch.q.dtype).to(where),
        q_rope=q_rope.to(where),
        kv=kv.view(batch.kv.dtype).to(where),
        kv_rope=kv_rope.to(where),
        qo_indptr=batch.qo_indptr.to(where),
        kv_indptr=batch.kv_indptr.to(where),
        kv_page_indices=batch.kv_page_indices.to(where),
        row_kv_indptr=batch.row_kv_indptr.to(where),
        row_kv_page_indices=batch.row_kv_page_indices.to(where),
        sink=(batch.sink if case.sink is None else torch.full_like(batch.sink, case.sink)).to(where),
    )


def reference_of(batch: LayerBatch) -> reference.Reference:
    """The float64 reference of a batch."""
    tensors = (batch.q, batch.q_rope, batch.kv, batch.kv_rope, batch.kv_indptr, batch.kv_page_indices, batch.sink)
    return reference.decode_detailed(*tensors, max_seqlen_q=batch.max_seqlen_q)


def judge(call: Call, expected: reference.Reference) -> dict[str, Any]:
    """Worst errors over the rows with KV, and what is wrong, if anything is."""
    used = ~expected.empty
    result: dict[str, Any] = {"entry": call.entry, "relative_l2": 0.0, "cosine": 1.0, "lse_excess": 0.0, "wrong": []}
    if bool(used.any()):
        output = accuracy.error(call.out[used], expected.out[used])
        bound = accuracy.lse_tolerance(expected.max_abs_score[used])
        excess = accuracy.lse_error(call.lse[used], expected.lse[used]) / bound
        result["relative_l2"] = output.relative_l2.max().item()
        result["cosine"] = output.cosine.min().item()
        result["lse_excess"] = excess.max().item()
        if not bool(output.acceptable.all()):
            result["wrong"].append(f"output: relative L2 {result['relative_l2']:.2e}, cosine {result['cosine']:.6f}")
        if not result["lse_excess"] <= 1:
            result["wrong"].append(f"lse: {result['lse_excess']:.2f} of its bound")
    if not bool(call.out[expected.empty].isnan().all()) or not bool(call.scores[expected.empty].isnan().all()):
        result["wrong"].append("a row without KV was written")
    return result


def live_batch(batch: LayerBatch, pool_rows: int, indices: int) -> LayerBatch:
    """A batch whose tensors are large enough for every other to be copied into."""
    kv = torch.full((pool_rows, 1, 1, PACKED_BYTES), 0xFF, dtype=torch.uint8, device=batch.q.device)
    pages = torch.zeros(indices, dtype=torch.int32, device=batch.q.device)
    indptr, sink, q, q_rope = (t.clone() for t in (batch.kv_indptr, batch.sink, batch.q, batch.q_rope))
    live = replace(
        batch,
        kv=kv.view(batch.kv.dtype),
        kv_rope=torch.full((pool_rows, 1, 1, batch.kv_rope.shape[-1]), torch.nan).to(batch.kv_rope),
        kv_page_indices=pages,
        row_kv_page_indices=pages,
        kv_indptr=indptr,
        row_kv_indptr=indptr,
        sink=sink,
        q=q,
        q_rope=q_rope,
    )
    load(live, batch)
    return live


def load(live: LayerBatch, batch: LayerBatch) -> None:
    """Copy a batch into a larger one, whose addresses a graph has captured."""
    for name in ("q", "q_rope", "kv", "kv_rope", "kv_indptr", "kv_page_indices", "sink"):
        source = getattr(batch, name).view(torch.uint8)
        getattr(live, name).view(torch.uint8)[: source.shape[0]] = source


def bad_arguments(batch: LayerBatch) -> dict[str, dict[str, Any]]:
    """Arguments that must be refused, by the word that the message must name."""
    fnuz = getattr(torch, "float8_e4m3fnuz", torch.int8)
    found: dict[str, dict[str, Any]] = {
        "q": {"q": batch.q.view(torch.uint8).view(fnuz)},
        "rope": {"q_rope": batch.q_rope[..., :32].contiguous()},
        "kv": {"kv": batch.kv.view(torch.uint8).repeat(1, 2, 1, 1)},
        "sink": {"sink": batch.sink[:-1]},
        "kv_indptr": {"kv_indptr": batch.kv_indptr[:-1], "row_kv_indptr": batch.row_kv_indptr[:-1]},
        "kv_page_indices": {
            "kv_page_indices": batch.kv_page_indices.long(),
            "row_kv_page_indices": batch.row_kv_page_indices.long(),
        },
    }
    if batch.q.device.type == "cuda":
        found["sink "] = {"sink": batch.sink.cpu()}
    else:  # values that the host can read are always checked
        pages = batch.kv_page_indices.clone()
        pages[7] = batch.kv.shape[0]
        found["position 7"] = {"kv_page_indices": pages, "row_kv_page_indices": pages}
    return found
