"""The operators: annotations and fake kernels as torch checks them, and code that torch.compile traces."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
import torch
from support import DIM, Batch, make_batch, same_bits
from torch.library import opcheck
from torch.utils._python_dispatch import TorchDispatchMode

import mla_jit

LENGTHS = [100, 0, 700, 33, 5]
HEADS = 8
Outputs = tuple[torch.Tensor, ...]


@pytest.fixture(scope="module")
def workspace(device: str) -> mla_jit.Workspace:
    return mla_jit.get_mla_v4_nm_ps_workspace(device, 4, num_heads=HEADS)


@pytest.fixture
def batch(device: str) -> Batch:
    return make_batch(LENGTHS, HEADS, seed=1, first=2).to(device)


@pytest.fixture(autouse=True)
def fresh_compiler() -> None:
    torch._dynamo.reset()


def as_bytes(tensor: torch.Tensor) -> torch.Tensor:
    return tensor.view(torch.uint8)


def inputs(b: Batch) -> tuple[torch.Tensor, ...]:
    return as_bytes(b.q), b.q_rope, as_bytes(b.kv), b.kv_rope, b.kv_indptr, b.pages, b.sink


def split_arguments(b: Batch, splits: int) -> tuple[object, ...]:
    q, q_rope, kv, kv_rope, indptr, pages, sink = inputs(b)
    rows = q.size(0)
    out = torch.zeros(rows, HEADS, DIM, dtype=torch.bfloat16, device=q.device)
    logits = torch.zeros(rows, splits, HEADS, DIM, device=q.device) if splits > 1 else None
    lse = torch.zeros(rows, splits, HEADS, 1, device=q.device)
    table = b.qo_indptr * splits if splits > 2 else None
    return q, q_rope, kv, kv_rope, out, b.qo_indptr, indptr, pages, 1, sink, table, splits, logits, lse


# Functions that a user would compile. Everything that varies is an argument.


def persistent(b: Batch, workspace: mla_jit.Workspace, **options: Any) -> Outputs:
    out, lse = mla_jit.mla_decode_fwd_v4_nm_ps(
        *(b.q, b.q_rope, b.kv, b.kv_rope, b.kv_indptr, b.pages, b.sink, workspace),
        return_lse=True,
        empty_rows="zero",
        **options,
    )
    return out, lse


def split(b: Batch, out: torch.Tensor, qo_indptr: torch.Tensor, splits: int | None = 3, **options: Any) -> Outputs:
    logits, lse = mla_jit.mla_decode_fwd_v4_nm(
        *(b.q, b.q_rope, b.kv, b.kv_rope, out, qo_indptr, b.kv_indptr, b.pages, 1),
        sink=b.sink,
        num_kv_splits=splits,
        empty_rows="zero",
        **options,
    )
    return out, logits, lse


def pack(rows: Rows, block: int, out: tuple[torch.Tensor, torch.Tensor] | None = None) -> Outputs:
    mla_jit.pack_kv(*rows, block=block)
    return mla_jit.pack_q(rows.x.unsqueeze(1), block=block, out=out)


def new_out(b: Batch) -> torch.Tensor:
    return torch.zeros(b.q.shape, dtype=torch.bfloat16, device=b.q.device)


def same(found: Outputs, expected: Outputs) -> bool:
    return all(same_bits(a, b) for a, b in zip(found, expected, strict=True))


def assert_both_same(b: Batch, workspace: mla_jit.Workspace, compiled: dict[str, Callable[..., Outputs]]) -> None:
    """Compiled and eager results of both entries. Splits without a tile leave their partials unwritten, so of the
    split-plan entry the outputs are compared."""
    assert same(compiled["persistent"](b, workspace), persistent(b, workspace))
    mine = compiled["split"](b, new_out(b), b.qo_indptr)[0]
    assert same_bits(mine, split(b, new_out(b), b.qo_indptr)[0])
    assert not workspace.cnt.any()


def compiled_entries(backend: object = "aot_eager", **options: Any) -> dict[str, Callable[..., Outputs]]:
    return {f.__name__: torch.compile(f, fullgraph=True, backend=backend, **options) for f in (persistent, split)}


# Operators


@pytest.mark.parametrize("with_lse", [True, False])
def test_opcheck_persistent(with_lse: bool, batch: Batch, workspace: mla_jit.Workspace) -> None:
    """A tensor that is written without an annotation, a fake kernel that is refused what the real one takes."""
    lse = torch.zeros(len(LENGTHS), HEADS, device=batch.q.device) if with_lse else None
    opcheck(torch.ops.mla_jit.persistent.default, (*inputs(batch), *workspace, new_out(batch), lse))
    opcheck(torch.ops.mla_jit.persistent.default, (*inputs(batch), *workspace, new_out(batch), lse, "zero", True))


@pytest.mark.parametrize("splits", [1, 2, 3])
def test_opcheck_split(splits: int, batch: Batch) -> None:
    """The same, with partials and without, with a split table and without."""
    opcheck(torch.ops.mla_jit.split.default, split_arguments(batch, splits))


class Rows(NamedTuple):
    """Vectors for rows of a pool, which holds something already."""

    x: torch.Tensor
    slots: torch.Tensor
    kv: torch.Tensor
    kv_rope: torch.Tensor

    def copy(self) -> Rows:
        return self._replace(kv=self.kv.clone(), kv_rope=self.kv_rope.clone())


def make_rows(device: str, dtype: torch.dtype = torch.uint8) -> Rows:
    x = torch.randn(6, DIM, generator=torch.Generator().manual_seed(5)).bfloat16()
    slots = torch.tensor([4, -1, 0, 8, 2, 7])
    kv = torch.full((9, DIM), 0x5A, dtype=torch.uint8).view(dtype)
    return Rows(*(t.to(device) for t in (x, slots, kv, torch.full((9, 64), 7.0).bfloat16())))


@pytest.mark.parametrize("block", [64, 32])
def test_opcheck_pack(block: int, device: str) -> None:
    """The same for what writes the cache."""
    rows = make_rows(device)
    opcheck(torch.ops.mla_jit.pack_kv.default, (*rows, block))
    q_packed = torch.zeros(6, 1, DIM, dtype=torch.uint8, device=device)
    q_rope = torch.zeros(6, 1, 64, dtype=torch.bfloat16, device=device)
    opcheck(torch.ops.mla_jit.pack_q.default, (rows.x.view(6, 1, DIM), q_packed, q_rope, block))


def test_annotations_are_exact() -> None:
    """A pool, an index or a query that is annotated as written: tracing would copy it."""
    written = {
        name: {a.name for a in getattr(torch.ops.mla_jit, name).default._schema.arguments if a.is_write}
        for name in ("persistent", "split", "pack_kv", "pack_q")
    }
    assert written["pack_kv"] == {"kv_packed", "kv_rope"} and written["pack_q"] == {"q_packed", "q_rope"}
    assert written["persistent"] == {"o_acc", "lse_acc", "desc", "cnt", "out", "lse"}
    assert written["split"] == {"output", "logits", "attn_lse"}


def test_operators_compute_what_the_entries_do(batch: Batch, workspace: mla_jit.Workspace) -> None:
    """Arguments in another order than the schema's."""
    out, lse = new_out(batch), torch.zeros(len(LENGTHS), HEADS, device=batch.q.device)
    torch.ops.mla_jit.persistent(*inputs(batch), *workspace, out, lse, empty_rows="zero")
    assert same((out, lse), persistent(batch, workspace))
    arguments = split_arguments(batch, 2)
    torch.ops.mla_jit.split(*arguments, empty_rows="zero")
    assert same_bits(arguments[4], split(batch, new_out(batch), batch.qo_indptr, 2)[0])  # type: ignore[arg-type]


WORKSPACE_FAULTS: dict[str, Callable[[mla_jit.Workspace], mla_jit.Workspace]] = {
    "o_acc": lambda w: mla_jit.Workspace(w.o_acc[:3].contiguous(), *w[1:]),
    "lse_acc": lambda w: mla_jit.Workspace(w.o_acc, w.lse_acc.half(), *w[2:]),
    "desc": lambda w: mla_jit.Workspace(*w[:2], w.desc.float(), *w[3:]),
    "cnt": lambda w: mla_jit.Workspace(*w[:3], w.cnt[:9], w.arange),
    "arange": lambda w: mla_jit.Workspace(*w[:4], w.arange.long()),
}


@pytest.mark.parametrize("name", WORKSPACE_FAULTS)
def test_operators_check_the_workspace(name: str, batch: Batch, workspace: mla_jit.Workspace) -> None:
    """Five tensors that no workspace made, and a kernel that writes past their ends."""
    faulty = WORKSPACE_FAULTS[name](workspace)
    with pytest.raises(mla_jit.MlaArgumentError, match=f"^{name}: got .*; needs"):
        torch.ops.mla_jit.persistent(*inputs(batch), *faulty, new_out(batch), None)


def test_eager_calls_skip_the_dispatcher(batch: Batch, workspace: mla_jit.Workspace) -> None:
    """Tens of microseconds in every call of a server that does not compile."""
    seen: list[str] = []

    class Record(TorchDispatchMode):
        def __torch_dispatch__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            seen.append(str(function))
            return function(*args, **(kwargs or {}))

    out = new_out(batch)
    with Record():
        torch.ops.mla_jit.persistent(*inputs(batch), *workspace, out, None)
        assert any("mla_jit" in name for name in seen)
        del seen[:]
        persistent(batch, workspace, out=out)
        split(batch, out, batch.qo_indptr, 1)
        pack(make_rows(batch.q.device.type), 64)
    assert not [name for name in seen if "mla_jit" in name]


def test_import_leaves_dynamo_alone() -> None:
    """Seconds of imports for a process that never compiles."""
    script = "import sys, mla_jit; print('torch._dynamo' in sys.modules, 'torch._inductor' in sys.modules)"
    printed = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert printed.split() == ["False", "False"]


# Compiled code


@pytest.mark.parametrize("four_dims", [False, True])
@pytest.mark.parametrize("dtype", [torch.float8_e4m3fn, torch.uint8])
def test_compiled_equals_eager(dtype: torch.dtype, four_dims: bool, device: str, workspace: mla_jit.Workspace) -> None:
    """A graph break; a pool of one dtype or shape that tracing does not take; a workspace that dynamo cannot pass."""
    b = make_batch(LENGTHS, HEADS, seed=2, four_dims=four_dims).to(device)
    b = replace(b, q=b.q.view(dtype), kv=b.kv.view(dtype))
    assert_both_same(b, workspace, compiled_entries())


@pytest.mark.parametrize("backend", ["aot_eager", pytest.param("inductor", marks=pytest.mark.slow)])
@pytest.mark.parametrize("block", [64, 32])
@pytest.mark.parametrize("dtype", [torch.float8_e4m3fn, torch.uint8])
def test_compiled_pack_equals_eager(dtype: torch.dtype, block: int, backend: str, device: str) -> None:
    """A graph break where the cache is written; a copy of pool or outputs that is written in their place."""
    rows, compiled = make_rows(device, dtype), torch.compile(pack, fullgraph=True, backend=backend)
    mine, expected = rows.copy(), rows.copy()
    q = torch.zeros(6, 1, DIM, dtype=torch.uint8, device=device).view(dtype)
    out = q, torch.zeros(6, 1, 64, dtype=torch.bfloat16, device=device)
    assert same(compiled(mine, block), pack(expected, block))
    found = compiled(mine, block, out)
    assert found[0] is out[0] and found[1] is out[1] and same(out, pack(expected, block))
    assert same((mine.kv, mine.kv_rope), (expected.kv, expected.kv_rope))
    assert same_bits(mine.kv[1], rows.kv[1]) and not same_bits(mine.kv[4], rows.kv[4])


@pytest.mark.parametrize("splits", [1, None])
@pytest.mark.parametrize("batch_invariant", [False, True])
def test_every_option_is_handed_on(
    splits: int | None, batch_invariant: bool, device: str, workspace: mla_jit.Workspace
) -> None:
    """An option that the traced path drops; a result that is not the tensor that was passed."""
    b = make_batch([3000, 0, 9], HEADS, seed=3).to(device)
    workspace = mla_jit.get_mla_v4_nm_ps_workspace(device, 32, num_heads=HEADS)
    compiled = compiled_entries()
    mode = {"batch_invariant": batch_invariant}
    out, lse = new_out(b), torch.zeros(3, HEADS, device=device)
    found = compiled["persistent"](b, workspace, out=out, lse=lse, **mode)
    assert same(found, persistent(b, workspace, **mode))
    assert found[0] is out and found[1] is lse
    table = torch.tensor([0, 2, 5, 6, 9], dtype=torch.int32, device=device)
    found = compiled["split"](b, out, b.qo_indptr, splits, split_indptr=table, **mode)
    expected = split(b, new_out(b), b.qo_indptr, splits, split_indptr=table, **mode)
    assert found[0] is out and same_bits(out, expected[0])
    assert [t.shape for t in found] == [t.shape for t in expected]


def test_passed_outputs_keep_unwritten_rows(batch: Batch, workspace: mla_jit.Workspace) -> None:
    """Rows without KV that a copy of the outputs replaces."""

    def decode(out: torch.Tensor) -> None:
        tensors = (batch.q, batch.q_rope, batch.kv, batch.kv_rope, batch.kv_indptr, batch.pages, batch.sink)
        mla_jit.mla_decode_fwd_v4_nm_ps(*tensors, workspace, out)

    out = new_out(batch).fill_(7)
    torch.compile(decode, fullgraph=True, backend="aot_eager")(out)
    assert (out[1] == 7).all() and not (out[0] == 7).all()


class Graphs:
    """A backend that keeps what AOT autograd makes of a graph, and runs it."""

    def __init__(self) -> None:
        self.seen: list[torch.fx.GraphModule] = []

    def __call__(self, module: torch.fx.GraphModule, examples: list[torch.Tensor]) -> Callable[..., Any]:
        from torch._dynamo.backends.common import aot_autograd

        def keep(graph: torch.fx.GraphModule, _: list[torch.Tensor]) -> Callable[..., Any]:
            self.seen.append(graph)
            return graph.forward

        return aot_autograd(fw_compiler=keep)(module, examples)  # type: ignore[no-any-return]


def uses(graph: torch.fx.GraphModule, rows: int) -> list[torch.fx.Node]:
    """Nodes that read a tensor of so many rows, and nodes that make one."""

    def is_pool(node: torch.fx.Node) -> bool:
        value = node.meta.get("val")
        return isinstance(value, torch.Tensor) and value.ndim > 0 and value.shape[0] == rows

    return [n for n in graph.graph.nodes if is_pool(n) or any(is_pool(i) for i in n.all_input_nodes)]


@pytest.mark.parametrize("entry", ["persistent", "split"])
def test_the_pool_is_not_copied(entry: str, device: str, workspace: mla_jit.Workspace) -> None:
    """A clone of the pool, gigabytes in every call: an annotation too many, or a view that is none."""
    b = make_batch(LENGTHS, HEADS, seed=4, pool_rows=1709).to(device)
    graphs = Graphs()
    compiled = compiled_entries(graphs)
    if entry == "persistent":
        compiled[entry](b, workspace)
    else:
        compiled[entry](b, new_out(b), b.qo_indptr)
    assert len(graphs.seen) == 1
    found = uses(graphs.seen[0], 1709)
    kinds = {str(n.target) for n in found if n.op not in ("placeholder", "output")}
    assert kinds <= {"auto_functionalized_v2", "aten.view.dtype", "aten.detach.default"}, "views, and the operator"
    call = next(n for n in found if str(n.target) == "auto_functionalized_v2")
    mutated = call.kwargs["_all_bases"]
    assert not [n for n in found if n in mutated]  # type: ignore[operator]


def test_new_values_compile_nothing(batch: Batch, workspace: mla_jit.Workspace) -> None:
    """A compilation in every decode step: a guard on the values of kv_indptr, or on a workspace's addresses."""
    graphs = Graphs()
    compiled = compiled_entries(graphs)
    other = mla_jit.get_mla_v4_nm_ps_workspace(batch.q.device, 4, num_heads=HEADS)
    for step in range(4):
        lengths = torch.tensor([2, 40 * step, 0, 300 - 70 * step, 1, 9], device=batch.q.device)
        b = replace(batch, kv_indptr=torch.cat([lengths.cumsum(0), lengths[:2]]).int())
        assert_both_same(b, (workspace, other)[step % 2], compiled)
    assert len(graphs.seen) == 2


@pytest.mark.parametrize("dynamic", [None, True])
def test_batch_sizes_may_be_dynamic(dynamic: bool | None, device: str, workspace: mla_jit.Workspace) -> None:
    """A compilation for every batch size: a check that fixes the number of rows."""
    graphs = Graphs()
    compiled = compiled_entries(graphs, dynamic=dynamic)
    for rows in (5, 3, 9, 2, 40):
        b = make_batch([(17 * n) % 90 for n in range(rows)], HEADS, seed=rows).to(device)
        assert_both_same(b, workspace, compiled)
    assert len(graphs.seen) == (2 if dynamic else 4), "one graph an entry, and one more that found its sizes changing"


def test_parameters_with_gradients(batch: Batch, workspace: mla_jit.Workspace) -> None:
    """Sinks are parameters of a model: tracing a backward pass that does not exist."""
    sink = torch.nn.Parameter(batch.sink.clone())
    assert_both_same(replace(batch, sink=sink), workspace, compiled_entries())


FAULTS: dict[str, Callable[[Batch, mla_jit.Workspace], tuple[Batch, dict[str, Any]]]] = {
    "q_packed": lambda b, w: (replace(b, q=b.q[..., :448].contiguous()), {}),
    "q_rope": lambda b, w: (replace(b, q_rope=b.q_rope.half()), {}),
    "kv_packed": lambda b, w: (replace(b, kv=b.kv.view(torch.uint8).view(torch.float8_e4m3fnuz)), {}),
    "kv_rope": lambda b, w: (replace(b, kv_rope=b.kv_rope[:-1]), {}),
    "kv_indptr": lambda b, w: (replace(b, kv_indptr=b.kv_indptr[:4]), {}),
    "kv_page_indices": lambda b, w: (replace(b, pages=b.pages.long()), {}),
    "sink": lambda b, w: (replace(b, sink=b.sink[:3]), {}),
    "workspace": lambda b, w: (b, {"workspace": mla_jit.Workspace(w.o_acc[:, :4].contiguous(), *w[1:])}),
    "out": lambda b, w: (b, {"out": new_out(b).transpose(0, 1).contiguous().transpose(0, 1)}),
    "batch_invariant": lambda b, w: (b, {"batch_invariant": 1}),
}


def message_of(call: Callable[..., object], arguments: tuple[object, ...], options: dict[str, Any]) -> str:
    with pytest.raises(mla_jit.MlaArgumentError) as caught:
        call(*arguments, **options)
    return str(caught.value)


@pytest.mark.parametrize("name", FAULTS)
def test_errors_of_traced_calls(name: str, batch: Batch, workspace: mla_jit.Workspace) -> None:
    """A fault that only the kernel meets; a message that does not tell argument, what it got and what it needs."""
    b, options = FAULTS[name](batch, workspace)
    arguments = (b, options.pop("workspace", workspace))
    eager = message_of(persistent, arguments, options)
    assert eager.startswith(f"{name}: got ") and "; needs " in eager
    with pytest.raises(RuntimeError) as caught:
        torch.compile(persistent, fullgraph=True, backend="aot_eager")(*arguments, **options)
    assert "MlaArgumentError" in str(caught.value) and eager in str(caught.value).replace("\\'", "'")


def test_errors_of_traced_packs(device: str) -> None:
    """The same where the cache is written."""
    rows = make_rows(device)
    faulty = rows._replace(slots=rows.slots[:4])
    eager = message_of(pack, (faulty, 64), {})
    assert eager.startswith("slot_mapping: got ")
    with pytest.raises(RuntimeError) as caught:
        torch.compile(pack, fullgraph=True, backend="aot_eager")(faulty, 64)
    assert "MlaArgumentError" in str(caught.value) and eager in str(caught.value).replace("\\'", "'")


def test_errors_where_a_graph_may_break(batch: Batch, workspace: mla_jit.Workspace) -> None:
    """An error of dynamo's own type where eager code would raise another one, which callers catch."""
    b, options = FAULTS["sink"](batch, workspace)
    eager = message_of(persistent, (b, workspace), options)
    assert message_of(torch.compile(persistent, backend="aot_eager"), (b, workspace), options) == eager


def test_values_are_checked_when_the_graph_runs(batch: Batch, workspace: mla_jit.Workspace) -> None:
    """A page index that a compiled call reads without looking."""
    if batch.q.device.type != "cpu":
        pytest.skip("on a GPU only under MLA_JIT_DEBUG=1")
    compiled = compiled_entries()["persistent"]
    compiled(batch, workspace)
    pages = batch.pages.clone()
    pages[7] = batch.kv.size(0)
    with pytest.raises(mla_jit.MlaArgumentError, match=r"kv_page_indices: got .* at position 7"):
        compiled(replace(batch, pages=pages), workspace)


class Decode(torch.nn.Module):
    def forward(self, tensors: list[torch.Tensor], fields: list[torch.Tensor]) -> object:
        workspace = mla_jit.Workspace(*fields)
        return mla_jit.mla_decode_fwd_v4_nm_ps(*tensors, workspace, return_lse=True, empty_rows="zero")


@pytest.mark.parametrize("strict", [True, False])
def test_export(strict: bool, batch: Batch, workspace: mla_jit.Workspace) -> None:
    """Export without dynamo traces with tensors that have no memory."""
    b = batch
    tensors = [b.q, b.q_rope, b.kv, b.kv_rope, b.kv_indptr, b.pages, b.sink]
    program = torch.export.export(Decode(), (tensors, list(workspace)), strict=strict)
    assert same(program.module()(tensors, list(workspace)), persistent(b, workspace))


@pytest.mark.slow
def test_inductor_copies_nothing(device: str, workspace: mla_jit.Workspace) -> None:
    """The compiler that servers use: a copy of pool, workspace or outputs around the operator."""
    from torch._inductor.utils import run_and_get_code

    b = make_batch(LENGTHS, HEADS, seed=6, pool_rows=1709).to(device)

    def decode(b: Batch, out: torch.Tensor, scale: torch.Tensor) -> Outputs:
        b = replace(b, q_rope=b.q_rope * scale)
        first, _ = persistent(b, workspace)
        return first, split(b, out, b.qo_indptr)[0]

    scale = torch.tensor(2.0, dtype=torch.bfloat16, device=device)
    out, expected = new_out(b), decode(b, new_out(b), scale)
    found, sources = run_and_get_code(torch.compile(decode, fullgraph=True), b, out, scale)
    assert same(found, expected) and found[1] is out
    made = [line for source in sources for line in source.splitlines() if "= empty_strided" in line]
    sizes = {size for size in (1709, *(t.shape[0] for t in workspace)) if size != len(LENGTHS)}
    assert made and not [line for line in made for size in sizes if f"(({size}, " in line]
    assert not [line for source in sources for line in source.splitlines() if ".copy_(" in line]


@pytest.mark.parametrize("dtype", [torch.float8_e4m3fn, torch.uint8])
def test_inductor_packs_in_place(dtype: torch.dtype, device: str) -> None:
    """A pool that is copied to itself around the operator, which a view as bytes of an fp8 one brings about."""
    from torch._inductor.utils import run_and_get_code

    rows = make_rows(device, dtype)
    expected = rows.copy()
    _, sources = run_and_get_code(torch.compile(mla_jit.pack_kv, fullgraph=True), *rows)
    mla_jit.pack_kv(*expected)
    assert same((rows.kv, rows.kv_rope), (expected.kv, expected.kv_rope))
    lines = [line for source in sources for line in source.splitlines()]
    assert any("mla_jit.pack_kv" in line for line in lines)
    assert not [line for line in lines if "= empty_strided" in line and "((9, " in line]
    assert not [line for line in lines if "fused_copy" in line or ".copy_(" in line]
