"""Nothing outside a tensor is touched: every tensor of a call begins or ends at an inaccessible page.

The calls run in a child process, so that a fault is a failed test.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from mla_jit.cpu import available_isas

HERE = Path(__file__).resolve().parent

CHILD = """
import sys
sys.path[:0] = [{here!r}, {root!r}]
import torch
from dataclasses import replace
import mla_jit, support
from guarded import guarded
from mla_jit.cpu import force_isa

if {overrun!r}:
    tensor = guarded(torch.zeros(100, dtype=torch.uint8), {at!r})
    step = -1 if {at!r} == "begin" else 100
    import ctypes
    ctypes.string_at(tensor.data_ptr() + step, 1)

force_isa({isa!r})
def guard(batch):
    fields = {{k: guarded(v, {at!r}) for k, v in vars(batch).items() if isinstance(v, torch.Tensor)}}
    return replace(batch, **fields)

support.poisoned = lambda *shape, dtype, device: guarded(torch.full(shape, torch.nan, dtype=dtype), {at!r})
for heads in {heads!r}:
    workspace = mla_jit.get_mla_v4_nm_ps_workspace("cpu", 7, num_heads=heads)
    workspace = mla_jit.Workspace(*(guarded(t, {at!r}) for t in workspace))
    for tokens in (1, 3):
        lengths = [k for k in support.EDGE_LENGTHS if k <= {longest}]
        batch = support.make_batch(lengths, heads, max_seqlen_q=tokens, seed=heads)
        end = int(batch.kv_indptr[len(lengths)])
        # The tensors end where the contract lets them end, and the pool's last row is one that is used.
        batch = replace(batch, kv_indptr=batch.kv_indptr[:len(lengths) + 1].clone(), pages=batch.pages[:end].clone())
        batch.pages[end - 1] = batch.kv.size(0) - 1
        batch.kv[-1], batch.kv_rope[-1] = batch.kv[batch.pages[0]].clone(), batch.kv_rope[batch.pages[0]].clone()
        batch = guard(batch)
        results = [support.run_split(batch, s) for s in (1, 4)]
        if tokens == 1:
            results.append(support.run_persistent(batch, workspace))
        expected = batch.reference()
        for result in results:
            support.assert_correct(result, expected)
print("nothing outside was touched")
"""


def child(at: str, isa: str, *, heads: tuple[int, ...] = (), longest: int = 0, overrun: bool = False) -> str:
    code = CHILD.format(
        here=str(HERE), root=str(HERE.parent), at=at, isa=isa, heads=heads, longest=longest, overrun=overrun
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=600, check=False)
    return f"{done.returncode} {done.stdout} {done.stderr[-3000:]}"


@pytest.mark.parametrize("at", ["begin", "end"])
@pytest.mark.parametrize("isa", available_isas())
def test_nothing_outside_a_tensor_is_touched(isa: str, at: str) -> None:
    """A vector load past the last row, bytes before the first, a store beyond the last head."""
    report = child(at, isa, heads=(1, 16, 37, 128), longest=257)
    assert report.startswith("0 nothing outside was touched"), report


@pytest.mark.parametrize("at", ["begin", "end"])
def test_a_guard_page_ends_the_process(at: str) -> None:
    """The test above could not fail if the pages were accessible."""
    report = child(at, "auto", overrun=True)
    assert report.startswith("-11 "), report
