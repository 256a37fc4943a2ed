"""Bad input raises MlaArgumentError naming argument, got and needed; nothing is written; the next call works."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
import torch
from support import DIM, Batch, assert_correct, make_batch, run_persistent, run_split

import mla_jit
from mla_jit import MlaArgumentError

Change = Callable[[dict[str, Any]], None]
HEADS = 8


@pytest.fixture
def batch(device: str) -> Batch:
    return make_batch([30, 0, 100], HEADS, seed=1, first=2).to(device)


def split_arguments(batch: Batch) -> dict[str, Any]:
    device = batch.q.device
    return {
        "q": batch.q,
        "qrope": batch.q_rope,
        "kv_buffer": batch.kv,
        "kvrope": batch.kv_rope,
        "output": torch.full((3, HEADS, DIM), torch.nan, dtype=torch.bfloat16, device=device),
        "qo_indptr": batch.qo_indptr,
        "kv_indptr": batch.kv_indptr,
        "kv_page_indices": batch.pages,
        "max_seqlen_q": 1,
        "sink": batch.sink,
        "num_kv_splits": 2,
        "split_indptr": torch.tensor([0, 2, 4, 6], dtype=torch.int32, device=device),
        "logits": torch.full((3, 2, HEADS, DIM), torch.nan, device=device),
        "attn_lse": torch.full((3, 2, HEADS, 1), torch.nan, device=device),
    }


def persistent_arguments(batch: Batch, workspace: mla_jit.Workspace) -> dict[str, Any]:
    device = batch.q.device
    return {
        "q_packed": batch.q,
        "q_rope": batch.q_rope,
        "kv_packed": batch.kv,
        "kv_rope": batch.kv_rope,
        "kv_indptr": batch.kv_indptr,
        "kv_page_indices": batch.pages,
        "sink": batch.sink,
        "workspace": workspace,
        "out": torch.full((3, HEADS, DIM), torch.nan, dtype=torch.bfloat16, device=device),
        "lse": torch.full((3, HEADS), torch.nan, device=device),
    }


def put(name: str, change: Callable[[torch.Tensor], Any]) -> Change:
    """Replace one argument by a function of it."""

    def apply(arguments: dict[str, Any]) -> None:
        arguments[name] = change(arguments[name])

    return apply


def transposed(t: torch.Tensor) -> torch.Tensor:
    return t.transpose(0, 1).contiguous().transpose(0, 1)


def strided(t: torch.Tensor) -> torch.Tensor:
    return torch.stack([t, t], -1)[..., 0]


def fnuz(t: torch.Tensor) -> torch.Tensor:
    return t.view(torch.float8_e4m3fnuz)


# (entry's name of the argument, part of the message that says what is needed, the change)
SHARED: dict[str, tuple[str, str, Callable[[torch.Tensor], Any]]] = {
    "q of another dtype": ("q", "float8_e4m3fn or uint8", lambda t: t.float()),
    "q in fnuz": ("q", "OCP", fnuz),
    "q with a wrong width": ("q", "[total_q, H, 512]", lambda t: t[..., :500].contiguous()),
    "q without heads": ("q", "H in 1..128", lambda t: t[:, :0].contiguous()),
    "q with 129 heads": ("q", "H in 1..128", lambda t: t.view(torch.uint8)[:, :1].expand(3, 129, 512).contiguous()),
    "q with two dims": ("q", "[total_q, H, 512]", lambda t: t[0]),
    "q transposed": ("q", "contiguous", transposed),
    "q is a list": ("q", "tensor", lambda t: [1]),
    "q_rope in fp16": ("q_rope", "bfloat16", lambda t: t.half()),
    "q_rope of fewer heads": ("q_rope", "(3, 8, 64)", lambda t: t[:, :4].contiguous()),
    "q_rope strided": ("q_rope", "contiguous", strided),
    "kv of another dtype": ("kv", "float8_e4m3fn or uint8", lambda t: t.bfloat16()),
    "kv in fnuz": ("kv", "OCP", fnuz),
    "kv with page_size 2": ("kv", "page_size 1", lambda t: t.view(-1, 2, 1, 512)),
    "kv with two kv heads": ("kv", "num_kv_heads 1", lambda t: t.view(-1, 1, 2, 512)),
    "kv with a wrong width": ("kv", "[rows, 512]", lambda t: t.view(-1, 256)),
    "kv with three dims": ("kv", "[rows, 512]", lambda t: t.view(-1, 1, 512)),
    "kv with gaps": ("kv", "contiguous", lambda t: t[::2]),
    "kv_rope with gaps": ("kv_rope", "contiguous", lambda t: t[::2]),
    "kv_rope of fewer rows": ("kv_rope", "as many as", lambda t: t[:-1]),
    "kv_rope in fp32": ("kv_rope", "bfloat16", lambda t: t.float()),
    "kv_indptr in int64": ("kv_indptr", "int32", lambda t: t.long()),
    "kv_indptr too short": ("kv_indptr", "at least 4", lambda t: t[:3].contiguous()),
    "kv_indptr of two dims": ("kv_indptr", "at least 4", lambda t: t.view(1, -1)),
    "kv_indptr strided": ("kv_indptr", "contiguous", strided),
    "kv_page_indices in int64": ("kv_page_indices", "int32", lambda t: t.long()),
    "kv_page_indices strided": ("kv_page_indices", "contiguous", strided),
    "kv_page_indices a number": ("kv_page_indices", "tensor", lambda t: 3),
    "sink of the wrong size": ("sink", "(8,)", lambda t: t[:7].contiguous()),
    "sink in bf16": ("sink", "float32", lambda t: t.bfloat16()),
    "sink strided": ("sink", "contiguous", strided),
    "out in fp32": ("out", "bfloat16", lambda t: t.float()),
    "out of fewer rows": ("out", "(3, 8, 512)", lambda t: t[:2]),
    "out transposed": ("out", "contiguous", transposed),
}

SPLIT_NAMES = {"q_rope": "qrope", "kv": "kv_buffer", "kv_rope": "kvrope", "out": "output"}
PERSISTENT_NAMES = {"q": "q_packed", "kv": "kv_packed"}

SPLIT_ONLY: dict[str, tuple[str, str, Callable[[Any], Any]]] = {
    "max_seqlen_q 0": ("max_seqlen_q", "1..8", lambda _: 0),
    "max_seqlen_q 9": ("max_seqlen_q", "1..8", lambda _: 9),
    "max_seqlen_q a bool": ("max_seqlen_q", "1..8", lambda _: True),
    "max_seqlen_q a list": ("max_seqlen_q", "1..8", lambda _: [1]),
    "qo_indptr in int64": ("qo_indptr", "int32", lambda t: t.long()),
    "qo_indptr empty": ("qo_indptr", "at least 1", lambda t: t[:0]),
    "split_indptr too short": ("split_indptr", "at least 4", lambda t: t[:3]),
    "split_indptr in int64": ("split_indptr", "int32", lambda t: t.long()),
    "num_kv_splits 0": ("num_kv_splits", "1..1024", lambda _: 0),
    "num_kv_splits a float": ("num_kv_splits", "1..1024", lambda _: 2.0),
    "logits of another split count": ("logits", "(3, 2, 8, 512)", lambda t: t[:, :1].contiguous()),
    "logits in bf16": ("logits", "float32", lambda t: t.bfloat16()),
    "attn_lse without its last dim": ("attn_lse", "(3, 2, 8, 1)", lambda t: t[..., 0]),
    "attn_lse in fp64": ("attn_lse", "float32", lambda t: t.double()),
}

PERSISTENT_ONLY: dict[str, tuple[str, str, Callable[[Any], Any]]] = {
    "lse of fewer heads": ("lse", "(3, 8)", lambda t: t[:, :7].contiguous()),
    "lse in bf16": ("lse", "float32", lambda t: t.bfloat16()),
    "a tuple for a workspace": ("workspace", "get_mla_v4_nm_ps_workspace", tuple),
    "a workspace for fewer heads": (
        "workspace",
        "at least the call's 8",
        lambda w: mla_jit.get_mla_v4_nm_ps_workspace(w.device, 2, num_heads=7),
    ),
}


def refuses(call: Callable[[], Any], name: str, needs: str, outputs: dict[str, Any]) -> None:
    """The call raises as it should and leaves the outputs (all NaN) alone."""
    with pytest.raises(MlaArgumentError) as caught:
        call()
    message = str(caught.value)
    assert message.startswith(f"{name}: got "), message
    assert needs in message, message
    assert isinstance(caught.value, ValueError) and isinstance(caught.value, RuntimeError)
    for output in outputs.values():
        if isinstance(output, torch.Tensor):
            assert output.isnan().all(), "an output was written"


@pytest.mark.parametrize("case", [*SHARED, *SPLIT_ONLY])
def test_split_entry_refuses(batch: Batch, case: str) -> None:
    """Inputs silently misread by the split-plan entry, or a process that aborts."""
    name, needs, change = (SHARED | SPLIT_ONLY)[case]
    name = SPLIT_NAMES.get(name, name)
    arguments = split_arguments(batch)
    put(name, change)(arguments)
    outputs = {k: arguments[k] for k in ("output", "logits", "attn_lse")}
    mla_jit.mla_decode_fwd_v4_nm(**split_arguments(batch))  # a good call before must not make a bad one pass
    refuses(lambda: mla_jit.mla_decode_fwd_v4_nm(**arguments), name, needs, outputs)
    result = run_split(batch, 2)
    assert_correct(result, batch.reference())


@pytest.mark.parametrize("case", [*SHARED, *PERSISTENT_ONLY])
def test_persistent_entry_refuses(batch: Batch, workspace: mla_jit.Workspace, case: str) -> None:
    """Inputs silently misread by the persistent entry, or a process that aborts."""
    name, needs, change = (SHARED | PERSISTENT_ONLY)[case]
    name = PERSISTENT_NAMES.get(name, name)
    arguments = persistent_arguments(batch, workspace)
    put(name, change)(arguments)
    outputs = {k: arguments[k] for k in ("out", "lse")}
    mla_jit.mla_decode_fwd_v4_nm_ps(**persistent_arguments(batch, workspace))
    refuses(lambda: mla_jit.mla_decode_fwd_v4_nm_ps(**arguments), name, needs, outputs)
    result = run_persistent(batch, workspace)
    assert_correct(result, batch.reference())


@pytest.mark.parametrize("good, bad, needs", [("lse", "out", "bfloat16"), ("out", "lse", "float32")])
def test_one_output_is_not_taken_for_the_other(
    batch: Batch, workspace: mla_jit.Workspace, good: str, bad: str, needs: str
) -> None:
    """A tensor that was accepted as one output, then passed as the other: written far beyond its end."""
    arguments = persistent_arguments(batch, workspace)
    outputs = {name: arguments.pop(name) for name in ("out", "lse")}
    mla_jit.mla_decode_fwd_v4_nm_ps(**arguments, **{good: outputs[good]})
    wrong = torch.full_like(outputs[good], torch.nan)
    refuses(lambda: mla_jit.mla_decode_fwd_v4_nm_ps(**arguments, **{bad: wrong}), bad, needs, {bad: wrong})


def test_total_q_follows_from_the_sequences(batch: Batch) -> None:
    """More query rows than the plan has."""
    arguments = split_arguments(batch) | {"max_seqlen_q": 2}
    refuses(lambda: mla_jit.mla_decode_fwd_v4_nm(**arguments), "q", "num_seqs * max_seqlen_q = 3 * 2", {})


@pytest.mark.parametrize("sm_scale", [1.0, 0.0442, float("nan"), 0, "0.044", [1], torch.ones(2)])
def test_other_scales_are_refused(batch: Batch, sm_scale: Any) -> None:
    """A softmax scale that is silently ignored, or is not a number."""
    arguments = split_arguments(batch) | {"sm_scale": sm_scale}
    refuses(lambda: mla_jit.mla_decode_fwd_v4_nm(**arguments), "sm_scale", "1/sqrt(512)", {})


def test_the_usual_scale_is_accepted(batch: Batch) -> None:
    """1/sqrt(512) from fp32 arithmetic, and the arguments that the contract ignores."""
    scale = float(torch.tensor(512.0).rsqrt())
    result = run_split(batch, 1, sm_scale=scale, out_16_nosplit=1, kv_last_page_lens=torch.ones(3))
    assert_correct(result, batch.reference())


@pytest.mark.parametrize("mode", ["", "ZERO", None, 0])
def test_empty_rows_modes(batch: Batch, workspace: mla_jit.Workspace, mode: Any) -> None:
    """A misspelt mode that counts as the default."""
    with pytest.raises(MlaArgumentError, match="empty_rows: got"):
        run_split(batch, 1, empty_rows=mode)
    with pytest.raises(MlaArgumentError, match="empty_rows: got"):
        run_persistent(batch, workspace, empty_rows=mode)


def test_too_many_rows(device: str, workspace: mla_jit.Workspace) -> None:
    """N = 32769 would count beyond the row counters."""
    batch = make_batch([0] * 32769, 1).to(device)
    with pytest.raises(MlaArgumentError, match="q_packed: got 32769 rows; needs at most 32768"):
        run_persistent(batch, workspace)


@pytest.mark.parametrize("count", [0, 1025, -1, 2.0, True])
def test_partition_count_range(device: str, count: Any) -> None:
    """Partition counts outside 1..1024."""
    with pytest.raises(MlaArgumentError, match="num_partitions: got"):
        mla_jit.get_mla_v4_nm_ps_workspace(device, count)


@pytest.mark.parametrize("heads", [0, 129, "8"])
def test_workspace_heads_range(device: str, heads: Any) -> None:
    """Head counts outside 1..128."""
    with pytest.raises(MlaArgumentError, match="num_heads: got"):
        mla_jit.get_mla_v4_nm_ps_workspace(device, num_heads=heads)


@pytest.mark.parametrize("where", ["meta", "nowhere", "cpu:x", "cuda:99"])
def test_workspace_device(where: str) -> None:
    """A device that holds no memory, or that torch does not know."""
    with pytest.raises(MlaArgumentError, match="device: got"):
        mla_jit.get_mla_v4_nm_ps_workspace(where)


def test_a_workspace_whose_fields_disagree(batch: Batch, workspace: mla_jit.Workspace) -> None:
    """Partials written past the end of an o_acc that is too short for its partitions."""
    broken = mla_jit.Workspace(workspace.o_acc[:2], *workspace[1:])
    with pytest.raises(MlaArgumentError, match="workspace: got o_acc"):
        run_persistent(batch, broken)


def test_a_copied_workspace_has_addresses_of_its_own(batch: Batch, workspace: mla_jit.Workspace) -> None:
    """A copy that writes its partials into the original."""
    run_persistent(batch, workspace)
    other = copy.deepcopy(workspace)
    assert other.o_acc.data_ptr() != workspace.o_acc.data_ptr()
    assert other.block != workspace.block
    assert_correct(run_persistent(batch, other), batch.reference())


def test_device_mismatch(batch: Batch, workspace: mla_jit.Workspace) -> None:
    """An index tensor on another device is dereferenced."""
    for name in ("q_rope", "kv_packed", "kv_rope", "kv_indptr", "kv_page_indices", "sink", "out", "lse"):
        arguments = persistent_arguments(batch, workspace)
        arguments[name] = arguments[name].to("meta")
        refuses(lambda a=arguments: mla_jit.mla_decode_fwd_v4_nm_ps(**a), name, "the device of q", {})


def test_devices_without_an_engine(batch: Batch, workspace: mla_jit.Workspace) -> None:
    """A call on a device that nothing serves, which fails in torch's words or not at all."""
    for arguments, call, name in (
        (split_arguments(batch), mla_jit.mla_decode_fwd_v4_nm, "q"),
        (persistent_arguments(batch, workspace), mla_jit.mla_decode_fwd_v4_nm_ps, "q_packed"),
    ):
        there = {k: v.to("meta") if isinstance(v, torch.Tensor) else v for k, v in arguments.items()}
        refuses(lambda there=there, call=call: call(**there), name, "a cpu or cuda device", {})


class TestValues:
    """Values of index tensors, checked where the host can read them: row and position are named."""

    def both(self, batch: Batch, workspace: mla_jit.Workspace, *parts: str) -> None:
        if batch.q.device.type != "cpu":
            pytest.skip("values on a device are checked under MLA_JIT_DEBUG=1 only")
        for arguments, call in (
            (split_arguments(batch), mla_jit.mla_decode_fwd_v4_nm),
            (persistent_arguments(batch, workspace), mla_jit.mla_decode_fwd_v4_nm_ps),
        ):
            outputs = {k: v for k, v in arguments.items() if k in ("out", "output", "lse", "logits", "attn_lse")}
            with pytest.raises(MlaArgumentError) as caught:
                call(**arguments)  # type: ignore[operator]
            assert all(part in str(caught.value) for part in parts), caught.value
            assert all(output.isnan().all() for output in outputs.values())

    @pytest.mark.parametrize("page", [-1, 2**31 - 1])
    def test_page_out_of_range(self, batch: Batch, workspace: mla_jit.Workspace, page: int) -> None:
        """An invalid index folds to pool row 0, or reads outside the pool."""
        pages = batch.pages.clone()
        pages[2 + 30 + 7] = page
        broken = replace(batch, pages=pages)
        self.both(broken, workspace, "kv_page_indices", f"got {page}", "position 39", "row 2")

    def test_page_one_past_the_pool(self, batch: Batch, workspace: mla_jit.Workspace) -> None:
        """Off by one at the end of the pool."""
        pages = batch.pages.clone()
        pages[2] = batch.kv.size(0)
        self.both(replace(batch, pages=pages), workspace, "kv_page_indices", "position 2", "row 0")

    def test_indptr_decreases(self, batch: Batch, workspace: mla_jit.Workspace) -> None:
        """A negative length."""
        indptr = batch.kv_indptr.clone()
        indptr[2] -= 1
        self.both(replace(batch, kv_indptr=indptr), workspace, "kv_indptr", "position 2", "row 1")

    def test_indptr_below_zero(self, batch: Batch, workspace: mla_jit.Workspace) -> None:
        """A negative first entry."""
        indptr = batch.kv_indptr.clone()
        indptr[0] = -1
        self.both(replace(batch, kv_indptr=indptr), workspace, "kv_indptr", "got -1", "position 0")

    def test_indptr_past_the_indices(self, batch: Batch, workspace: mla_jit.Workspace) -> None:
        """More used entries than kv_page_indices holds."""
        self.both(
            replace(batch, pages=batch.pages[:131]), workspace, "kv_indptr", "got 132", "position 3", "row 2", "131"
        )

    def test_split_indptr_decreases(self, batch: Batch) -> None:
        """A negative split count."""
        if batch.q.device.type != "cpu":
            pytest.skip("values on a device are checked under MLA_JIT_DEBUG=1 only")
        plan = torch.tensor([0, 2, 1, 3], dtype=torch.int32)
        with pytest.raises(MlaArgumentError, match=r"split_indptr: got 1 at position 2 \(row 1\)"):
            run_split(batch, 2, split_indptr=plan)

    def test_qo_indptr_is_uniform(self, batch: Batch) -> None:
        """Sequences of different query lengths, which the kernels do not serve."""
        if batch.q.device.type != "cpu":
            pytest.skip("values on a device are checked under MLA_JIT_DEBUG=1 only")
        arguments = split_arguments(batch)
        arguments["qo_indptr"] = torch.tensor([0, 2, 2, 3], dtype=torch.int32)
        with pytest.raises(MlaArgumentError, match=r"qo_indptr: got 2 at position 1 \(row 0\)"):
            mla_jit.mla_decode_fwd_v4_nm(**arguments)

    def test_qo_indptr_begins_at_zero(self, batch: Batch) -> None:
        """Query rows counted from elsewhere, which a kernel that reads qo_indptr would take from outside q."""
        if batch.q.device.type != "cpu":
            pytest.skip("values on a device are checked under MLA_JIT_DEBUG=1 only")
        arguments = split_arguments(batch)
        arguments["qo_indptr"] = batch.qo_indptr + 2
        with pytest.raises(MlaArgumentError, match=r"qo_indptr: got 2 at position 0 \(row 0\); needs 0"):
            mla_jit.mla_decode_fwd_v4_nm(**arguments)
