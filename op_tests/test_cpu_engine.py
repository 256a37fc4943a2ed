"""The CPU engine: every instruction set, any number of threads, several Python threads, forked children."""

from __future__ import annotations

import multiprocessing
import re
import subprocess
import threading
from collections.abc import Iterator
from dataclasses import replace

import pytest
import torch
from support import (
    EDGE_LENGTHS,
    Result,
    assert_correct,
    make_batch,
    make_tied_batch,
    run_persistent,
    run_split,
    same_bits,
)

import mla_jit
from mla_jit import cpu
from mla_jit.arch import Target
from mla_jit.jit import loader


@pytest.fixture(params=cpu.available_isas())
def isa(request: pytest.FixtureRequest) -> Iterator[str]:
    cpu.force_isa(request.param)
    yield request.param
    cpu.force_isa("auto")


@pytest.fixture
def threads() -> Iterator[None]:
    before = torch.get_num_threads()
    yield
    torch.set_num_threads(before)


@pytest.mark.parametrize("heads", [1, 16, 37, 128])
def test_every_instruction_set(isa: str, heads: int) -> None:
    """A path that no developer's machine takes."""
    assert cpu.current_isa() == isa
    workspace = mla_jit.get_mla_v4_nm_ps_workspace("cpu", num_heads=heads)
    batch = make_batch([k for k in EDGE_LENGTHS if k <= 1152], heads, seed=heads)
    results = [run_persistent(batch, workspace), run_split(batch, 1), run_split(batch, 3)]
    again = run_persistent(batch, workspace)
    expected = batch.reference()
    for result in results:
        assert_correct(result, expected, label=isa)
    assert same_bits(results[0].out, again.out)


@pytest.mark.parametrize("exponent", [12, 18, 24])
def test_large_scores_that_differ_by_little(isa: str, exponent: int) -> None:
    """An instruction set whose large scores stay in fp32."""
    batch = make_tied_batch(exponent, 1)
    assert_correct(run_split(batch, 1), batch.reference())


def test_bits_do_not_depend_on_the_threads(isa: str, threads: None) -> None:
    """A plan or a merge order that follows the thread count."""
    workspace = mla_jit.get_mla_v4_nm_ps_workspace("cpu", num_heads=16)
    batch = make_batch([3000, 10, 0, 700, 5000], 16, seed=2)
    outputs = []
    for count in (1, 2, 3, 8):
        torch.set_num_threads(count)
        outputs.append((run_persistent(batch, workspace), run_split(batch, 5)))
    for persistent, split in outputs[1:]:
        assert same_bits(persistent.out, outputs[0][0].out) and same_bits(persistent.lse, outputs[0][0].lse)
        assert same_bits(split.out, outputs[0][1].out)


@pytest.mark.parametrize("offset", [1, 2, 3])
def test_tensors_at_any_address(isa: str, offset: int) -> None:
    """Aligned vector accesses to tensors that a caller cut out of a larger one, which end the process."""

    def shifted(tensor: torch.Tensor) -> torch.Tensor:
        memory = torch.zeros(tensor.numel() + offset, dtype=tensor.dtype)
        return memory[offset:].view(tensor.shape).copy_(tensor)

    batch = make_batch([300, 0, 100], 9, seed=1)
    batch = replace(batch, **{k: shifted(v) for k, v in vars(batch).items() if isinstance(v, torch.Tensor)})
    workspace = mla_jit.get_mla_v4_nm_ps_workspace("cpu", 7, num_heads=9)
    workspace = mla_jit.Workspace(*map(shifted, workspace))
    output = shifted(torch.zeros(3, 9, 512, dtype=torch.bfloat16))
    logits, attn_lse = shifted(torch.zeros(3, 3, 9, 512)), shifted(torch.zeros(3, 3, 9, 1))
    options = {"sink": batch.sink, "num_kv_splits": 3, "logits": logits, "attn_lse": attn_lse}
    inputs = (batch.q, batch.q_rope, batch.kv, batch.kv_rope)
    mla_jit.mla_decode_fwd_v4_nm(*inputs, output, batch.qo_indptr, batch.kv_indptr, batch.pages, 1, **options)
    output[1] = torch.nan  # the row without KV
    expected = batch.reference()
    assert_correct(Result(output, None), expected)
    assert_correct(run_persistent(batch, workspace), expected)


def test_python_threads_call_at_the_same_time() -> None:
    """A second caller that waits for the pool, or shares another caller's scratch memory."""
    batches = [make_batch([900, 40, 3], 32, seed=seed) for seed in range(4)]
    expected = [batch.reference() for batch in batches]
    results: dict[int, list[Result]] = {}
    barrier = threading.Barrier(len(batches))

    def work(index: int) -> None:
        workspace = mla_jit.get_mla_v4_nm_ps_workspace("cpu", num_heads=32)
        barrier.wait()
        results[index] = [run_persistent(batches[index], workspace) for _ in range(5)]

    team = [threading.Thread(target=work, args=(index,)) for index in range(len(batches))]
    for thread in team:
        thread.start()
    for thread in team:
        thread.join()
    for index, reference in enumerate(expected):
        for result in results[index]:
            assert_correct(result, reference)


def test_fork_after_use(threads: None) -> None:
    """A forked child waits for helper threads that only its parent has."""
    torch.set_num_threads(2)
    batch = make_batch([700, 300], 16, seed=3)
    workspace = mla_jit.get_mla_v4_nm_ps_workspace("cpu", num_heads=16)
    arguments = (batch.q, batch.q_rope, batch.kv, batch.kv_rope, batch.kv_indptr, batch.pages, batch.sink, workspace)
    expected = mla_jit.mla_decode_fwd_v4_nm_ps(*arguments)
    shared = torch.zeros_like(expected).share_memory_()

    def decode() -> None:  # no other torch operation: its own thread pool does not survive a fork
        mla_jit.mla_decode_fwd_v4_nm_ps(*arguments, out=shared)

    child = multiprocessing.get_context("fork").Process(target=decode)
    child.start()
    child.join(60)
    if child.exitcode is None:
        child.kill()
    assert child.exitcode == 0, "the child hangs"
    assert same_bits(shared, expected)


def test_unknown_instruction_sets_are_refused() -> None:
    """A misspelt name that silently measures another path."""
    with pytest.raises(mla_jit.MlaArgumentError, match="got sse9"):
        cpu.force_isa("sse9")


def test_no_shared_function_carries_another_instruction_set() -> None:
    """The linker keeps one copy of an inline function: one compiled with AVX-512 would end older machines."""
    entry = loader.entry_of(Target("cpu"))
    assert entry is not None
    disassembly = subprocess.run(
        ["objdump", "-d", "-C", "--no-show-raw-insn", str(next(entry.folder.glob("*.so")))],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    functions = re.split(r"\n[0-9a-f]+ <(.+)>:\n", disassembly)[1:]
    wide = [name for name, body in zip(functions[::2], functions[1::2], strict=True) if re.search(r"%[yz]mm", body)]
    assert wide, "the module has no vector path at all"
    assert all("(anonymous namespace)" in name or name.startswith(".") for name in wide), wide
