"""The public functions as operators of torch: ``torch.ops.mla_jit.split``, ``persistent``, ``pack_kv``, ``pack_q``.

They are what traced code calls; eager calls of the public functions do not pass the dispatcher. Arguments are those of
:mod:`mla_jit.api` and :mod:`mla_jit.packing`, with three differences: every output is passed in and nothing is
returned, a workspace is its five tensors, and the number of splits is always named. Tensors that a kernel writes are
annotated as mutated, so tracing needs no copy of any other. Packed rows may be float8_e4m3fn or uint8; of those that
are only read traced code passes uint8 views, since few of torch's tools can handle or compare fp8 tensors.

The fake kernels check shapes, dtypes and devices as the functions do, and read no data.
"""

from __future__ import annotations

from typing import Any

import torch

from mla_jit import api, checks, packing
from mla_jit.checks import DIM, FP32, INT32
from mla_jit.workspace import ARANGE, COUNTERS, Workspace

__all__: list[str] = []

_SPLIT = (
    "split(Tensor q, Tensor qrope, Tensor kv_buffer, Tensor kvrope, Tensor(a!) output, Tensor qo_indptr, "
    "Tensor kv_indptr, Tensor kv_page_indices, SymInt max_seqlen_q, Tensor sink, Tensor? split_indptr, "
    "SymInt num_kv_splits, Tensor(b!)? logits, Tensor(c!) attn_lse, "
    'str empty_rows="keep", bool batch_invariant=False) -> ()'
)
_PERSISTENT = (
    "persistent(Tensor q_packed, Tensor q_rope, Tensor kv_packed, Tensor kv_rope, Tensor kv_indptr, "
    "Tensor kv_page_indices, Tensor sink, Tensor(a!) o_acc, Tensor(b!) lse_acc, Tensor(c!) desc, Tensor(d!) cnt, "
    "Tensor arange, Tensor(e!) out, Tensor(f!)? lse, "
    'str empty_rows="keep", bool batch_invariant=False) -> ()'
)

_PACK_KV = "pack_kv(Tensor x, Tensor slot_mapping, Tensor(a!) kv_packed, Tensor(b!) kv_rope, int block=64) -> ()"
_PACK_Q = "pack_q(Tensor x, Tensor(a!) q_packed, Tensor(b!) q_rope, int block=64) -> ()"

# The kernels take contiguous tensors: a compiler must not choose other strides for what it allocates.
_STRIDES = getattr(torch.Tag, "needs_exact_strides", torch.Tag.needs_fixed_stride_order)

_library = torch.library.Library("mla_jit", "DEF")


def _split(
    q: torch.Tensor,
    qrope: torch.Tensor,
    kv_buffer: torch.Tensor,
    kvrope: torch.Tensor,
    output: torch.Tensor,
    qo_indptr: torch.Tensor,
    kv_indptr: torch.Tensor,
    kv_page_indices: torch.Tensor,
    max_seqlen_q: int,
    sink: torch.Tensor,
    split_indptr: torch.Tensor | None,
    num_kv_splits: int,
    logits: torch.Tensor | None,
    attn_lse: torch.Tensor,
    empty_rows: str = "keep",
    batch_invariant: bool = False,
) -> None:
    api.mla_decode_fwd_v4_nm(
        *(q, qrope, kv_buffer, kvrope, output, qo_indptr, kv_indptr, kv_page_indices, max_seqlen_q),
        sink=sink,
        split_indptr=split_indptr,
        num_kv_splits=num_kv_splits,
        logits=logits,
        attn_lse=attn_lse,
        empty_rows=empty_rows,
        batch_invariant=batch_invariant,
    )


def _fake_split(*arguments: Any) -> None:
    max_seqlen_q, sink, split_indptr, num_kv_splits, *partials = arguments[8:14]
    api._check_split(*[*arguments[:8], sink, max_seqlen_q, num_kv_splits, split_indptr, *partials])


# What a workspace derives from its tensors, by their addresses and shapes: traced code hands over the tensors alone.
_known: dict[tuple[object, ...], dict[str, Any]] = {}
_MOST_KNOWN = 64


def _check_workspace(workspace: Workspace) -> None:
    o_acc, lse_acc, desc, cnt, arange = workspace
    partitions, heads = desc.size(0), o_acc.size(1)
    device = o_acc.device
    checks.shaped("o_acc", o_acc, FP32, device, (2 * partitions, heads, DIM), "[2P, H', 512]")
    checks.shaped("lse_acc", lse_acc, FP32, device, (2 * partitions, heads), "[2P, H']")
    checks.shaped("desc", desc, INT32, device, (partitions, 8), "[P, 8]")
    checks.indices("cnt", cnt, device, COUNTERS, "counters")
    checks.indices("arange", arange, device, ARANGE, "0, 1, 2, …")


def _workspace_of(tensors: tuple[torch.Tensor, ...]) -> Workspace:
    """The workspace of five tensors, with what was derived from them before."""
    workspace = Workspace(*tensors)
    key = tuple((t.data_ptr(), t.shape, t.dtype, t.device) for t in tensors)
    derived = _known.get(key)
    if derived is None:
        _check_workspace(workspace)
        derived = {"block": workspace.block, "calls": workspace.calls}
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        _known[key] = derived
    vars(workspace).update(derived)
    return workspace


def _persistent(
    q_packed: torch.Tensor,
    q_rope: torch.Tensor,
    kv_packed: torch.Tensor,
    kv_rope: torch.Tensor,
    kv_indptr: torch.Tensor,
    kv_page_indices: torch.Tensor,
    sink: torch.Tensor,
    o_acc: torch.Tensor,
    lse_acc: torch.Tensor,
    desc: torch.Tensor,
    cnt: torch.Tensor,
    arange: torch.Tensor,
    out: torch.Tensor,
    lse: torch.Tensor | None,
    empty_rows: str = "keep",
    batch_invariant: bool = False,
) -> None:
    api.mla_decode_fwd_v4_nm_ps(
        *(q_packed, q_rope, kv_packed, kv_rope, kv_indptr, kv_page_indices, sink),
        _workspace_of((o_acc, lse_acc, desc, cnt, arange)),
        out,
        lse=lse,
        empty_rows=empty_rows,
        batch_invariant=batch_invariant,
    )


def _fake_persistent(*arguments: Any) -> None:
    workspace = Workspace(*arguments[7:12])
    _check_workspace(workspace)
    api._check_persistent(*[*arguments[:7], workspace, *arguments[12:14]])


def _pack_kv(
    x: torch.Tensor, slot_mapping: torch.Tensor, kv_packed: torch.Tensor, kv_rope: torch.Tensor, block: int = 64
) -> None:
    packing.pack_kv(x, slot_mapping, kv_packed, kv_rope, block=block)


def _fake_pack_kv(*arguments: Any) -> None:
    packing._check_kv(*arguments[:4])


def _pack_q(x: torch.Tensor, q_packed: torch.Tensor, q_rope: torch.Tensor, block: int = 64) -> None:
    packing.pack_q(x, block=block, out=(q_packed, q_rope))


def _fake_pack_q(*arguments: Any) -> None:
    packing._check_q(*arguments[:3])


def _register() -> None:
    for schema, kernel, fake in (
        (_SPLIT, _split, _fake_split),
        (_PERSISTENT, _persistent, _fake_persistent),
        (_PACK_KV, _pack_kv, _fake_pack_kv),
        (_PACK_Q, _pack_q, _fake_pack_q),
    ):
        name = schema.partition("(")[0]
        _library.define(schema, tags=(torch.Tag.pt2_compliant_tag, _STRIDES))
        for device in ("CPU", "CUDA"):
            _library.impl(name, kernel, device)
        torch.library.register_fake(f"mla_jit::{name}", fake, lib=_library)


_register()
