"""The two decode entries.

Both compute, for query row n and head h with the row's KV set of K pool rows (V = K, 512 dims)::

    s_j = (q . k_j) / sqrt(512)
    out = sum_j exp(s_j) v_j / (sum_j exp(s_j) + exp(sink_h))
    lse = ln(sum_j exp(s_j) + exp(sink_h))

on packed fp8 rows as :mod:`mla_jit.layout` describes them. Results are bitwise repeatable for the same inputs and plan.
Every argument is checked before anything is written; indices on a GPU are checked only under ``MLA_JIT_DEBUG=1``.

Both can be called from code that ``torch.compile`` traces: they become one operator each (:mod:`mla_jit.torch_ops`).
Shapes, dtypes and devices are checked while tracing, everything else when the operator runs.
"""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

import torch
from torch import get_num_threads  # one look-up less in every call
from torch.compiler import is_compiling, is_dynamo_compiling

from mla_jit import abi, backend, checks, env, planner
from mla_jit.checks import BF16, DIM, FP32, bad
from mla_jit.layout import PACKED_BYTES, ROPE_DIM
from mla_jit.memo import Memo
from mla_jit.workspace import Workspace

__all__ = ["mla_decode_fwd_v4_nm", "mla_decode_fwd_v4_nm_ps"]

MAX_QUERY_TOKENS = 8
MAX_KV_SPLITS = 1024
MAX_ROWS = 32768

# Bytes of one query head or pool row.
_PACKED = PACKED_BYTES
_ROPE = 2 * ROPE_DIM
_OUT = 2 * DIM
_PARTIAL = 4 * DIM


class _Problem(NamedTuple):
    """What the checks of a call derive from its tensors.

    Attributes:
        device: of all of them.
        rows: sequences (split-plan entry) or rows (persistent entry).
        heads: H.
        total_q: query rows.
        splits: S, 1 in the persistent entry.
        sizes: bytes of the tensors, in the order of the parameter block, those of outputs and workspace left out.
    """

    device: torch.device
    rows: int
    heads: int
    total_q: int
    splits: int
    sizes: tuple[int, ...]


# The engine of the tensors' device, and the fields of a _Problem.
_Call = tuple[backend.Backend, torch.device, int, int, int, int, tuple[int, ...]]

# Tensors that every call has.
_T = torch.Tensor
_SplitTensors = tuple[_T, _T, _T, _T, _T, _T, _T, _T, _T]
_PersistentTensors = tuple[_T, _T, _T, _T, _T, _T, _T]

# By what is not a tensor: max_seqlen_q and num_kv_splits.
_split_calls: defaultdict[tuple[object, ...], Memo[_Call]] = defaultdict(Memo)


def _sequence_count(total_q: int, qo_indptr: torch.Tensor, max_seqlen_q: int, device: torch.device) -> int:
    msq = checks.count("max_seqlen_q", max_seqlen_q, 1, MAX_QUERY_TOKENS)
    num_seqs = checks.indices("qo_indptr", qo_indptr, device, 1, "num_seqs + 1") - 1
    if total_q != num_seqs * msq:
        bad("q", f"{total_q} rows", f"num_seqs * max_seqlen_q = {num_seqs} * {msq}")
    return num_seqs


def _check_split(
    q: torch.Tensor,
    qrope: torch.Tensor,
    kv_buffer: torch.Tensor,
    kvrope: torch.Tensor,
    output: torch.Tensor,
    qo_indptr: torch.Tensor,
    kv_indptr: torch.Tensor,
    kv_page_indices: torch.Tensor,
    sink: torch.Tensor,
    max_seqlen_q: int,
    num_kv_splits: int | None,
    split_indptr: torch.Tensor | None,
    logits: torch.Tensor | None,
    attn_lse: torch.Tensor | None,
) -> _Problem:
    """Check every tensor of the split-plan entry; torch.compile traces it."""
    total_q, heads, device = checks.packed("q", q)
    checks.shaped("qrope", qrope, BF16, device, (total_q, heads, ROPE_DIM), "[total_q, H, 64]")
    rows = checks.pools("kv_buffer", kv_buffer, "kvrope", kvrope, device)
    num_seqs = _sequence_count(total_q, qo_indptr, max_seqlen_q, device)
    indptr = checks.indices("kv_indptr", kv_indptr, device, num_seqs + 1, "num_seqs + 1")
    pages = checks.indices("kv_page_indices", kv_page_indices, device, 0, "kv_indptr[num_seqs]")
    checks.shaped("sink", sink, FP32, device, (heads,), "[H]")
    checks.shaped("output", output, BF16, device, (total_q, heads, DIM), "[total_q, H, 512]")
    plan = 0
    if split_indptr is not None:
        plan = checks.indices("split_indptr", split_indptr, device, num_seqs + 1, "num_seqs + 1")
    if num_kv_splits is None:
        num_kv_splits = planner.occupancy_num_kv_splits(num_seqs, heads, backend.compute_units(device))
    splits = checks.count("num_kv_splits", num_kv_splits, 1, MAX_KV_SPLITS)
    if logits is not None and splits > 1:
        shape = (total_q, splits, heads, DIM)
        checks.shaped("logits", logits, FP32, device, shape, "[total_q, num_kv_splits, H, 512]")
    if attn_lse is not None:
        shape = (total_q, splits, heads, 1)
        checks.shaped("attn_lse", attn_lse, FP32, device, shape, "[total_q, num_kv_splits, H, 1]")
    queries = total_q * heads
    pools = (queries * _PACKED, queries * _ROPE, rows * _PACKED, rows * _ROPE)
    sizes = (*pools, 4 * (num_seqs + 1), 4 * indptr, 4 * pages, 4 * plan, 4 * heads)
    return _Problem(device, num_seqs, heads, total_q, splits, sizes)


def _split_outputs(
    output: torch.Tensor, splits: int, logits: torch.Tensor | None, attn_lse: torch.Tensor | None
) -> tuple[torch.Tensor, torch.Tensor]:
    """The partial results: those passed, or new ones."""
    if splits == 1:
        logits = output.unsqueeze(1)
    elif logits is None:
        total_q, heads, _ = output.shape
        logits = torch.empty((total_q, splits, heads, DIM), dtype=torch.float32, device=output.device)
    if attn_lse is None:
        total_q, heads, _ = output.shape
        attn_lse = torch.empty((total_q, splits, heads, 1), dtype=torch.float32, device=output.device)
    return logits, attn_lse


def _bytes(packed: torch.Tensor) -> torch.Tensor:
    """The same memory as uint8."""
    return packed.view(torch.uint8) if packed.dtype == torch.float8_e4m3fn else packed


def _trace_split(
    tensors: _SplitTensors,
    optional: tuple[_T | None, _T | None, _T | None],
    max_seqlen_q: int,
    num_kv_splits: int | None,
    empty_rows: str,
    batch_invariant: bool,
) -> tuple[torch.Tensor, torch.Tensor]:
    """The split-plan entry under torch.compile."""
    problem = _check_split(*tensors, max_seqlen_q, num_kv_splits, *optional)
    q, qrope, kv_buffer, kvrope, output, qo_indptr, kv_indptr, kv_page_indices, sink = tensors
    splits = problem.splits
    logits, attn_lse = _split_outputs(output, splits, *optional[1:])
    torch.ops.mla_jit.split(
        *(_bytes(q), qrope, _bytes(kv_buffer), kvrope, output, qo_indptr, kv_indptr, kv_page_indices, max_seqlen_q),
        *(sink, optional[0], splits, None if splits == 1 else logits, attn_lse),
        *(empty_rows, batch_invariant),
    )
    return logits, attn_lse


def mla_decode_fwd_v4_nm(
    q: torch.Tensor,
    qrope: torch.Tensor,
    kv_buffer: torch.Tensor,
    kvrope: torch.Tensor,
    output: torch.Tensor,
    qo_indptr: torch.Tensor,
    kv_indptr: torch.Tensor,
    kv_page_indices: torch.Tensor,
    max_seqlen_q: int,
    *,
    sink: torch.Tensor,
    split_indptr: torch.Tensor | None = None,
    sm_scale: float | None = None,
    out_16_nosplit: int = 0,
    num_kv_splits: int | None = None,
    logits: torch.Tensor | None = None,
    attn_lse: torch.Tensor | None = None,
    kv_last_page_lens: torch.Tensor | None = None,
    empty_rows: str = "keep",
    batch_invariant: bool = False,
) -> tuple[torch.Tensor, torch.Tensor]:
    """Decode with a plan made on the host: every sequence's KV set is cut into splits, whose partials are merged.

    Args:
        q: [total_q, H, 512] float8_e4m3fn or uint8, packed queries; total_q = num_seqs * max_seqlen_q, H in 1..128.
        qrope: [total_q, H, 64] bfloat16.
        kv_buffer: [rows, 512] or [rows, 1, 1, 512] float8_e4m3fn or uint8, packed KV pool, rows dense.
        kvrope: [rows, 64] or [rows, 1, 1, 64] bfloat16.
        output: [total_q, H, 512] bfloat16, written for every row with K > 0.
        qo_indptr: [num_seqs + 1] int32, 0, max_seqlen_q, 2 * max_seqlen_q, ….
        kv_indptr: [>= num_seqs + 1] int32, where each sequence's entries of kv_page_indices begin; may start above 0.
        kv_page_indices: [>= kv_indptr[num_seqs]] int32 pool rows; what lies past the last used entry is never read.
        max_seqlen_q: query tokens per sequence, 1..8; all of them see the whole KV set of the sequence.
        sink: [H] float32, finite or +-inf; joins the denominator once.
        split_indptr: [>= num_seqs + 1] int32, whose differences are each sequence's own split count (at most
            num_kv_splits, 0 counts as 1); None gives every sequence num_kv_splits.
        sm_scale: None or 1/sqrt(512).
        out_16_nosplit, kv_last_page_lens: accepted and ignored.
        num_kv_splits: S; None picks it by occupancy (:func:`mla_jit.planner.occupancy_num_kv_splits`), for which
            torch.compile compiles every batch size anew; with batch_invariant None is 8.
        logits: [total_q, S, H, 512] float32 for the partials; ignored when S = 1.
        attn_lse: [total_q, S, H, 1] float32 for their log-sum-exp (natural log).
        empty_rows: "keep" leaves rows with K = 0 unwritten, "zero" writes output = 0 (and lse = sink when S = 1).
        batch_invariant: a sequence's result bits depend on its own inputs, H, max_seqlen_q and S (and its own split
            count, if split_indptr is passed), not on the rest of the batch. What it costs: docs/design.md.

    Returns:
        (logits, attn_lse). With S > 1, partials each normalised by its own sum, the sink in the split that holds the
        first tile; slots of splits without a tile stay unwritten. With S = 1, ``output.view(total_q, 1, H, 512)`` and
        the final lse.

    Raises:
        MlaArgumentError: an argument of the wrong dtype, shape, strides, device or value; nothing was written.
        BuildError: the module for the device could not be built.
        LaunchError: the launch failed.
    """
    checks.scale(sm_scale)
    empty = checks.empty_rows(empty_rows)
    flags: int = env.debug()
    if batch_invariant is not False:
        flags |= checks.batch_invariant(batch_invariant)
        num_kv_splits = planner.BATCH_INVARIANT_SPLITS if num_kv_splits is None else num_kv_splits
    tensors = (q, qrope, kv_buffer, kvrope, output, qo_indptr, kv_indptr, kv_page_indices, sink)
    optional = (split_indptr, logits, attn_lse)
    if is_dynamo_compiling():
        return _trace_split(tensors, optional, max_seqlen_q, num_kv_splits, empty_rows, batch_invariant)
    # True and 2.0 equal counts that were accepted, and a list cannot be looked up: they take the full checks.
    counts = type(max_seqlen_q) is int and (num_kv_splits is None or type(num_kv_splits) is int)
    memo = _split_calls.get((max_seqlen_q, num_kv_splits)) if counts else None
    call = memo.recall(tensors + optional) if memo is not None else None
    if call is None:
        if is_compiling():  # as torch.export traces, without dynamo
            return _trace_split(tensors, optional, max_seqlen_q, num_kv_splits, empty_rows, batch_invariant)
        problem = _check_split(*tensors, max_seqlen_q, num_kv_splits, *optional)
        call = backend.of(problem.device), *problem
        _split_calls[max_seqlen_q, num_kv_splits].remember(tensors + optional, call)
    engine, device, num_seqs, heads, total_q, splits, sizes = call
    logits, attn_lse = _split_outputs(output, splits, logits, attn_lse)
    if total_q == 0:
        return logits, attn_lse
    queries = total_q * heads
    # fmt: off
    block = abi.SPLIT.pack(
        q.data_ptr(), sizes[0], qrope.data_ptr(), sizes[1], kv_buffer.data_ptr(), sizes[2], kvrope.data_ptr(), sizes[3],
        qo_indptr.data_ptr(), sizes[4], kv_indptr.data_ptr(), sizes[5], kv_page_indices.data_ptr(), sizes[6],
        0 if split_indptr is None else split_indptr.data_ptr(), sizes[7], sink.data_ptr(), sizes[8],
        output.data_ptr(), queries * _OUT,
        *((0, 0) if splits == 1 else (logits.data_ptr(), splits * queries * _PARTIAL)),
        attn_lse.data_ptr(), 4 * splits * queries,
        num_seqs, heads, max_seqlen_q, splits, empty, get_num_threads(), flags, device.index or 0,
    )
    # fmt: on
    status = engine.split(block, engine.stream())
    if status:
        abi.check(engine.library, status)
    return logits, attn_lse


def _check_persistent(
    q_packed: torch.Tensor,
    q_rope: torch.Tensor,
    kv_packed: torch.Tensor,
    kv_rope: torch.Tensor,
    kv_indptr: torch.Tensor,
    kv_page_indices: torch.Tensor,
    sink: torch.Tensor,
    workspace: Workspace,
    out: torch.Tensor | None,
    lse: torch.Tensor | None,
) -> _Problem:
    """Check every tensor of the persistent entry, and that the workspace serves it; torch.compile traces it."""
    num_rows, heads, device = checks.packed("q_packed", q_packed)
    if num_rows > MAX_ROWS:
        bad("q_packed", f"{num_rows} rows", f"at most {MAX_ROWS}")
    checks.shaped("q_rope", q_rope, BF16, device, (num_rows, heads, ROPE_DIM), "[N, H, 64]")
    rows = checks.pools("kv_packed", kv_packed, "kv_rope", kv_rope, device)
    indptr = checks.indices("kv_indptr", kv_indptr, device, num_rows + 1, "N + 1")
    pages = checks.indices("kv_page_indices", kv_page_indices, device, 0, "kv_indptr[N]")
    checks.shaped("sink", sink, FP32, device, (heads,), "[H]")
    if not isinstance(workspace, Workspace):
        bad("workspace", type(workspace).__name__, "what get_mla_v4_nm_ps_workspace returns")
    o_acc = workspace.o_acc  # dynamo does not trace the locks of cached properties
    if o_acc.device != device:
        bad("workspace", f"one on {o_acc.device}", f"the device of q_packed, {device}")
    if o_acc.size(1) < heads:
        bad("workspace", f"one for {o_acc.size(1)} heads", f"at least the call's {heads}")
    if out is not None:
        checks.shaped("out", out, BF16, device, (num_rows, heads, DIM), "[N, H, 512]")
    if lse is not None:
        checks.shaped("lse", lse, FP32, device, (num_rows, heads), "[N, H]")
    queries = num_rows * heads
    sizes = (queries * _PACKED, queries * _ROPE, rows * _PACKED, rows * _ROPE, 4 * indptr, 4 * pages, 4 * heads)
    return _Problem(device, num_rows, heads, num_rows, 1, sizes)


def _trace_persistent(
    tensors: _PersistentTensors,
    workspace: Workspace,
    out: torch.Tensor | None,
    lse: torch.Tensor | None,
    return_lse: bool,
    empty_rows: str,
    batch_invariant: bool,
) -> torch.Tensor | tuple[torch.Tensor, torch.Tensor]:
    """The persistent entry under torch.compile."""
    device, num_rows, heads, *_ = _check_persistent(*tensors, workspace, out, lse)
    q_packed, q_rope, kv_packed, kv_rope, kv_indptr, kv_page_indices, sink = tensors
    if out is None:
        out = torch.empty(num_rows, heads, DIM, dtype=torch.bfloat16, device=device)
    if lse is None and return_lse:
        lse = torch.empty(num_rows, heads, dtype=torch.float32, device=device)
    torch.ops.mla_jit.persistent(
        *(_bytes(q_packed), q_rope, _bytes(kv_packed), kv_rope, kv_indptr, kv_page_indices, sink),
        *(workspace.o_acc, workspace.lse_acc, workspace.desc, workspace.cnt, workspace.arange, out, lse),
        *(empty_rows, batch_invariant),
    )
    if not return_lse:
        return out
    assert lse is not None
    return out, lse


def mla_decode_fwd_v4_nm_ps(
    q_packed: torch.Tensor,
    q_rope: torch.Tensor,
    kv_packed: torch.Tensor,
    kv_rope: torch.Tensor,
    kv_indptr: torch.Tensor,
    kv_page_indices: torch.Tensor,
    sink: torch.Tensor,
    workspace: Workspace,
    out: torch.Tensor | None = None,
    return_lse: bool = False,
    lse: torch.Tensor | None = None,
    *,
    empty_rows: str = "keep",
    batch_invariant: bool = False,
) -> torch.Tensor | tuple[torch.Tensor, torch.Tensor]:
    """Decode in one launch: the kernel plans from kv_indptr, attends and merges. Safe under CUDA graphs.

    Args:
        q_packed: [N, H, 512] float8_e4m3fn or uint8, packed queries, one row each; N <= 32768, H in 1..128.
        q_rope: [N, H, 64] bfloat16.
        kv_packed: [rows, 512] or [rows, 1, 1, 512] float8_e4m3fn or uint8, packed KV pool, rows dense.
        kv_rope: [rows, 64] or [rows, 1, 1, 64] bfloat16.
        kv_indptr: [>= N + 1] int32, one entry per row; may start above 0. Rows with K = 0 cost nothing at the end.
        kv_page_indices: [>= kv_indptr[N]] int32 pool rows; what lies past the last used entry is never read.
        sink: [H] float32, finite or +-inf; joins the denominator once.
        workspace: of :func:`get_mla_v4_nm_ps_workspace`, for at least H heads, on the same device.
        out: [N, H, 512] bfloat16, or None for a new one.
        return_lse: whether to return lse as well.
        lse: [N, H] float32, filled when passed or when return_lse is set.
        empty_rows: "keep" leaves rows with K = 0 unwritten, "zero" writes out = 0 and lse = sink.
        batch_invariant: a row's result bits depend on its own inputs and H, not on the rest of the batch or on the
            workspace: rows of up to 2^30 tokens are never split. What it costs: docs/design.md.

    Returns:
        out, or (out, lse) with return_lse; lse is the natural log, sink included.

    Raises:
        MlaArgumentError: an argument of the wrong dtype, shape, strides, device or value; nothing was written.
        BuildError: the module for the device could not be built.
        LaunchError: the launch failed.
    """
    empty = checks.empty_rows(empty_rows)
    flags: int = env.debug()
    if batch_invariant is not False:
        flags |= checks.batch_invariant(batch_invariant)
    tensors = (q_packed, q_rope, kv_packed, kv_rope, kv_indptr, kv_page_indices, sink, out, lse)
    if is_dynamo_compiling():
        return _trace_persistent(tensors[:7], workspace, out, lse, return_lse, empty_rows, batch_invariant)
    call = workspace.calls.recall(tensors) if isinstance(workspace, Workspace) else None
    if call is None:
        if is_compiling():  # as torch.export traces, without dynamo
            return _trace_persistent(tensors[:7], workspace, out, lse, return_lse, empty_rows, batch_invariant)
        problem = _check_persistent(*tensors[:7], workspace, out, lse)
        call = backend.of(problem.device), *problem
        workspace.calls.remember(tensors, call)
    engine, device, num_rows, heads, _, _, sizes = call
    if out is None:
        out = torch.empty(num_rows, heads, DIM, dtype=torch.bfloat16, device=device)
    if lse is None and return_lse:
        lse = torch.empty(num_rows, heads, dtype=torch.float32, device=device)
    if num_rows:
        # fmt: off
        block = abi.PERSISTENT.pack(
            q_packed.data_ptr(), sizes[0], q_rope.data_ptr(), sizes[1],
            kv_packed.data_ptr(), sizes[2], kv_rope.data_ptr(), sizes[3],
            kv_indptr.data_ptr(), sizes[4], kv_page_indices.data_ptr(), sizes[5],
            sink.data_ptr(), sizes[6], out.data_ptr(), num_rows * heads * _OUT,
            0 if lse is None else lse.data_ptr(), 0 if lse is None else 4 * num_rows * heads, workspace.block,
            num_rows, heads, workspace.num_heads, empty, get_num_threads(), flags, device.index or 0,
        )
        # fmt: on
        status = engine.persistent(block, engine.stream())
        if status:
            abi.check(engine.library, status)
    if not return_lse:
        return out
    assert lse is not None
    return out, lse
