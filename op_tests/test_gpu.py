"""What only a GPU has: streams, several devices, pools larger than 32 bits, checks on the device.

Run with ``pytest op_tests --device cuda``; skipped where torch sees no GPU or another device is under test.
"""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from support import (
    DIM,
    Batch,
    Result,
    assert_correct,
    make_batch,
    prepare_persistent,
    prepare_split,
    run_persistent,
    run_split,
    same_bits,
)

import mla_jit
from mla_jit import accuracy, env
from mla_jit.layout import pack

pytestmark = [pytest.mark.cuda, pytest.mark.usefixtures("gpu")]


@pytest.fixture
def device_checks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("MLA_JIT_DEBUG", "1")
    assert env.debug()
    yield


def rows_of(batch: Batch, rows: torch.Tensor) -> torch.Tensor:
    """Reference outputs of picked rows of a batch with one query token each."""
    outputs = []
    for n in rows.tolist():
        one = replace(batch, q=batch.q[n : n + 1], q_rope=batch.q_rope[n : n + 1], kv_indptr=batch.kv_indptr[n:])
        outputs.append(one.reference().out)
    return torch.cat(outputs)


def busy(stream: torch.cuda.Stream) -> None:
    """Keeps a stream busy for a few milliseconds."""
    with torch.cuda.stream(stream):
        torch.cuda._sleep(20_000_000)


def test_import_creates_no_context() -> None:
    """Importing, detecting and planning on a machine with a GPU creates a context, so that a later fork breaks."""
    code = (
        "import mla_jit, torch, os, sys\n"
        "mla_jit.get_mla_v4_nm_num_kv_splits(8, 128, 1152)\n"
        "assert not torch.cuda.is_initialized()\n"
        "child = os.fork()\n"
        "if child == 0:\n"
        "    torch.zeros(1, device='cuda')\n"
        "    os._exit(0)\n"
        "sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == ""


def test_calls_run_on_the_current_stream() -> None:
    """A launch on the default stream: inputs that a side stream is still writing are read too early."""
    batch = make_batch([900, 33, 200], 64, seed=1).to("cuda")
    workspace = mla_jit.get_mla_v4_nm_ps_workspace("cuda")
    expected = batch.reference()
    q, q_rope = batch.q.clone(), batch.q_rope.clone()
    stream = torch.cuda.Stream()
    late = replace(batch, q=torch.zeros_like(q.view(torch.uint8)).view(q.dtype), q_rope=torch.zeros_like(q_rope))
    calls = [prepare_persistent(late, workspace), prepare_split(late, 1), prepare_split(late, 3)]
    torch.cuda.synchronize()
    busy(stream)
    with torch.cuda.stream(stream):
        late.q.view(torch.uint8).copy_(q.view(torch.uint8))
        late.q_rope.copy_(q_rope)
        for call, _ in calls:
            call()
    stream.synchronize()
    for _, result in calls:
        assert_correct(result, expected)


def test_two_threads_with_a_stream_each() -> None:
    """Process-wide state behind a call: a stream or an error of another thread."""
    batches = [make_batch([700, 20, 1], 32, seed=seed).to("cuda") for seed in range(2)]
    expected = [batch.reference() for batch in batches]
    results: dict[int, list[Result]] = {}
    barrier = threading.Barrier(2)

    def work(index: int) -> None:
        workspace = mla_jit.get_mla_v4_nm_ps_workspace("cuda")
        stream = torch.cuda.Stream()
        barrier.wait()
        with torch.cuda.stream(stream):
            results[index] = [run_persistent(batches[index], workspace) for _ in range(50)]
        stream.synchronize()

    team = [threading.Thread(target=work, args=(index,)) for index in range(2)]
    for thread in team:
        thread.start()
    for thread in team:
        thread.join()
    for index, reference in enumerate(expected):
        for result in results[index]:
            assert_correct(result, reference)


@pytest.mark.skipif(torch.cuda.device_count() < 2, reason="needs two GPUs")
def test_tensors_on_another_device_than_the_current_one() -> None:
    """Tensors on GPU 1 while GPU 0 is current."""
    torch.cuda.set_device(0)
    batch = make_batch([300, 2], 32, seed=2).to("cuda:1")
    workspace = mla_jit.get_mla_v4_nm_ps_workspace("cuda:1")
    results = [run_persistent(batch, workspace), run_split(batch, 2)]
    assert torch.cuda.current_device() == 0
    expected = batch.reference()
    for result in results:
        assert_correct(result, expected)
    assert torch.zeros(1, device="cuda").device.index == 0


def test_repeats_under_load_are_bitwise_equal() -> None:
    """Missing waits and uninitialised shared memory, which only show under load: 50 calls without a pause."""
    batch = make_batch([1152] * 288, 16, seed=3, pool_rows=65536).to("cuda")
    calls = [prepare_split(batch, 4) for _ in range(50)]
    for call, _ in calls:
        call()
    torch.cuda.synchronize()
    for _, result in calls[1:]:
        assert same_bits(result.out, calls[0][1].out)
    picked = torch.tensor([0, 100, 287])
    assert_close(calls[0][1].out[picked], rows_of(batch, picked))


def test_persistent_repeats_under_load_are_bitwise_equal() -> None:
    """As above for merges in order of arrival, with rows cut into many pieces."""
    batch = make_batch([5000, 1, 128, 900, 0, 3333], 128, seed=4).to("cuda")
    workspace = mla_jit.get_mla_v4_nm_ps_workspace("cuda")
    calls = [prepare_persistent(batch, workspace) for _ in range(50)]
    for call, _ in calls:
        call()
    torch.cuda.synchronize()
    assert not workspace.cnt.any()
    for _, result in calls[1:]:
        assert same_bits(result.out, calls[0][1].out) and same_bits(result.lse, calls[0][1].lse)


@pytest.mark.parametrize("heads", [16, 128])
@pytest.mark.parametrize("rows", [133, 700, 1500, 2047, 2300])
@pytest.mark.parametrize("kind", ["even", "ragged", "one long"])
def test_plans_of_many_rows(kind: str, rows: int, heads: int) -> None:
    """A plan of many rows that leaves one out, takes one twice, or cuts one that the kernel takes for whole: rows that
    stay whole for sure, that must be looked at one by one, and that are cut."""
    g = torch.Generator().manual_seed(rows + heads)
    lengths = torch.full((rows,), 97) if kind == "even" else torch.randint(0, 500, (rows,), generator=g)
    if kind == "one long":
        lengths[rows // 3] = 9000
    batch = make_batch(lengths.tolist(), heads, seed=rows, pool_rows=4096).to("cuda")
    result = run_persistent(batch, mla_jit.get_mla_v4_nm_ps_workspace("cuda", num_heads=heads))
    present = (lengths > 0).nonzero().flatten()
    assert result.out[present.cuda()].isfinite().all()
    picked = torch.cat([torch.tensor([0, rows // 3, rows - 1]), torch.randint(0, rows, (9,), generator=g)])
    picked = picked[lengths[picked] > 0]
    assert_close(result.out[picked.cuda()], rows_of(batch, picked))


def assert_close(out: torch.Tensor, expected: torch.Tensor) -> None:
    error = accuracy.error(out, expected.to(out.device))
    assert error.relative_l2.max() <= accuracy.RELATIVE_L2_TOLERANCE


@pytest.mark.parametrize("gigabytes", [5, 17, 40])
def test_pools_beyond_32_bits(gigabytes: int) -> None:
    """Offsets in 32 bits read zeros, or another row, beyond 2, 4 and 16 GiB."""
    rows = gigabytes * 2**30 // 512
    if torch.cuda.mem_get_info()[0] < gigabytes * 2**30 * 1.3:
        pytest.skip(f"needs {gigabytes} GiB and a quarter of free device memory")
    gc.collect()
    kv = torch.empty(rows, 512, dtype=torch.uint8, device="cuda")
    kv_rope = torch.empty(rows, 64, dtype=torch.bfloat16, device="cuda")
    small = make_batch([300, 64], 16, seed=5).to("cuda")
    used = small.pages[: int(small.kv_indptr[2])].long()
    far = torch.randint(rows - 10000, rows, (small.kv.size(0),), generator=torch.Generator().manual_seed(1)).cuda()
    far[used[0]] = rows - 1
    kv[far[used]], kv_rope[far[used]] = small.kv.view(torch.uint8)[used], small.kv_rope[used]
    pages = torch.cat([far[used].int(), torch.tensor([-1, 2**31 - 1], dtype=torch.int32, device="cuda")])
    # Two rows of the small pool may have gone to one far row: the reference reads what is there.
    batch = replace(small, kv=kv, kv_rope=kv_rope, pages=pages)
    workspace = mla_jit.get_mla_v4_nm_ps_workspace("cuda", num_heads=16)
    results = [run_persistent(batch, workspace), run_split(batch, 3)]
    expected = batch.reference()
    for result in results:
        assert_correct(result, expected)


def test_outputs_beyond_4_gib() -> None:
    """Output offsets in 32 bits: 32768 rows of 128 heads take 4 GiB."""
    if torch.cuda.mem_get_info()[0] < 12 * 2**30:
        pytest.skip("needs 12 GiB of free device memory")
    rows, g = 32768, torch.Generator().manual_seed(6)
    q, q_rope = pack(torch.randn(1, 128, DIM, generator=g).bfloat16())
    batch = make_batch([1] * rows, 1, seed=6)
    batch = replace(batch, q=q.view(torch.uint8), q_rope=q_rope, sink=torch.randn(128, generator=g)).to("cuda")
    batch = replace(
        batch,
        q=batch.q.expand(rows, -1, -1).contiguous(),
        q_rope=batch.q_rope.expand(rows, -1, -1).contiguous(),
    )
    workspace = mla_jit.get_mla_v4_nm_ps_workspace("cuda")
    for result in (run_persistent(batch, workspace), run_split(batch, 1)):
        picked = torch.tensor([0, 16383, 16384, 32767])
        assert not result.out.isnan().any()
        assert_close(result.out[picked], rows_of(batch, picked))


class TestDeviceChecks:
    """MLA_JIT_DEBUG=1 checks index values on the device; the next call works."""

    def refused(self, batch: Batch, *parts: str, good: Batch) -> None:
        workspace = mla_jit.get_mla_v4_nm_ps_workspace("cuda")
        for call in (prepare_persistent(batch, workspace), prepare_split(batch, 2)):
            with pytest.raises(mla_jit.MlaArgumentError) as caught:
                call[0]()
            assert all(part in str(caught.value) for part in parts), caught.value
            torch.cuda.synchronize()
            assert call[1].out.isnan().all(), "an output was written"
        assert_correct(run_persistent(good, workspace), good.reference())

    def test_page_out_of_range(self, device_checks: None) -> None:
        """An index outside the pool, which would read another tensor's memory."""
        good = make_batch([30, 0, 100], 8, seed=1, first=2).to("cuda")
        for value in (-1, good.kv.size(0), 2**31 - 1):
            pages = good.pages.clone()
            pages[2 + 30 + 7] = value
            pages[2 + 30 + 9] = -5
            self.refused(
                replace(good, pages=pages), "kv_page_indices", f"got {value}", "position 39", "row 2", good=good
            )

    def test_indptr(self, device_checks: None) -> None:
        """Negative lengths, negative offsets and ends past the indices."""
        good = make_batch([30, 0, 100], 8, seed=1, first=2).to("cuda")
        for position, value, part in ((1, 500, "at most 137"), (2, 31, "at least 32"), (0, -1, "at least 0")):
            indptr = good.kv_indptr.clone()
            indptr[position] = value
            self.refused(replace(good, kv_indptr=indptr), "kv_indptr", f"got {value}", part, good=good)

    def test_split_and_query_tables(self, device_checks: None) -> None:
        """A split table that decreases."""
        batch = make_batch([30, 5], 8).to("cuda")
        with pytest.raises(mla_jit.MlaArgumentError, match=r"split_indptr: got 1 at position 2 \(row 1\)"):
            run_split(batch, 2, split_indptr=torch.tensor([0, 2, 1], dtype=torch.int32, device="cuda"))

    def test_good_calls_pass(self, device_checks: None) -> None:
        """A check that refuses what the contract allows."""
        batch = make_batch([300, 0, 1], 16, first=5).to("cuda")
        result = run_persistent(batch, mla_jit.get_mla_v4_nm_ps_workspace("cuda"))
        assert_correct(result, batch.reference())

    def test_not_while_capturing(self, device_checks: None) -> None:
        """A check that cannot wait is refused in words, not with a broken capture."""
        batch = make_batch([30], 16).to("cuda")
        call, _ = prepare_persistent(batch, mla_jit.get_mla_v4_nm_ps_workspace("cuda"))
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph), pytest.raises(mla_jit.LaunchError, match="being captured"):
            call()


def test_misaligned_tensors_are_refused() -> None:
    """16-byte accesses at other addresses, which end the context."""
    batch = make_batch([30], 16).to("cuda")
    memory = torch.empty(batch.q.numel() + 1, dtype=torch.uint8, device="cuda")
    shifted = memory[1:].view(batch.q.shape)
    with pytest.raises(mla_jit.MlaArgumentError, match=r"q_packed: got data at .* 16-byte alignment"):
        run_persistent(replace(batch, q=shifted), mla_jit.get_mla_v4_nm_ps_workspace("cuda"))
    assert_correct(run_split(batch, 1), batch.reference())


@pytest.mark.slow
def test_sanitizers() -> None:
    """Out-of-bounds and uninitialised accesses, races in shared memory, wrong barriers."""
    script = Path(__file__).with_name("sanitize.py")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=1500, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
