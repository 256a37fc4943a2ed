"""Calls behind other kernels: captured in CUDA graphs, and while the kernel in front still runs.

Run with ``pytest op_tests --device cuda``; skipped where torch sees no GPU or another device is under test.
"""

from __future__ import annotations

import ctypes
import gc
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from support import (
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
from mla_jit import env
from mla_jit.jit import toolchain

pytestmark = [pytest.mark.cuda, pytest.mark.usefixtures("gpu")]

LateWrite = Callable[[torch.Tensor, torch.Tensor], None]


@pytest.fixture(scope="module")
def late_write(gpu: str, tmp_path_factory: pytest.TempPathFactory) -> LateWrite:
    """late_write(to, values): a kernel that lets the next one start and writes some 50 us later."""
    compiler, _ = next(toolchain.candidates("nvcc", env.read()), (None, ""))
    if compiler is None or torch.cuda.get_device_capability() < (9, 0):
        pytest.skip("needs nvcc and a GPU that starts kernels before those in front end")
    library = tmp_path_factory.mktemp("late") / "late_writer.so"
    source = Path(__file__).with_name("late_writer.cu")
    command = [compiler, "-shared", "-Xcompiler=-fPIC", "-arch=sm_90", str(source), "-o", str(library)]
    subprocess.run(command, check=True, capture_output=True, text=True)
    launch = ctypes.CDLL(str(library)).launch_late_write
    launch.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p]

    def write(to: torch.Tensor, values: torch.Tensor) -> None:
        stream = torch.cuda.current_stream().cuda_stream
        assert launch(to.data_ptr(), values.data_ptr(), values.numel(), stream) == 0

    return write


@pytest.mark.parametrize("heads", [64, 128])
@pytest.mark.parametrize("rows", [1, 3, 20, 60])
def test_a_plan_of_what_the_kernel_in_front_writes(late_write: LateWrite, rows: int, heads: int) -> None:
    """A plan made before the kernel in front has written kv_indptr: lengths of the call before, or of neither."""
    lengths = [[640 + 64 * i for i in range(rows)], [65] * rows, [0] * rows]
    lengths[2][-1] = sum(lengths[0]) // 2
    batch = make_batch(lengths[0], heads, seed=rows).to("cuda")
    workspace = mla_jit.get_mla_v4_nm_ps_workspace("cuda", num_heads=heads)
    indptrs = []
    for each in lengths:
        indptrs.append(batch.kv_indptr.clone())
        indptrs[-1][: rows + 1] = torch.tensor([0, *each]).cumsum(0).int() + batch.kv_indptr[0].cpu()
    alone = [run_persistent(replace(batch, kv_indptr=indptr), workspace) for indptr in indptrs]
    live = replace(batch, kv_indptr=batch.kv_indptr.clone())
    calls = [prepare_persistent(live, workspace) for _ in range(30)]
    torch.cuda.synchronize()
    for i, (call, _) in enumerate(calls):
        late_write(live.kv_indptr, indptrs[i * 2 % 3])
        call()
    torch.cuda.synchronize()
    for i, (_, result) in enumerate(calls):
        assert same_bits(result.out, alone[i * 2 % 3].out), i
    assert_correct(alone[0], batch.reference())


class TestGraphs:
    """Calls captured in CUDA graphs."""

    def capture(self, *calls: object) -> torch.cuda.CUDAGraph:
        graph = torch.cuda.CUDAGraph()
        torch.cuda.synchronize()
        with torch.cuda.graph(graph):
            for call in calls:
                call()  # type: ignore[operator]
        return graph

    def test_replays_follow_new_inputs(self) -> None:
        """A plan frozen at capture: kv_indptr, pages and q change, rows without KV appear and vanish, 1000 replays."""
        heads, capacity = 64, 6000
        shapes = [
            [500] * 12,
            [0] * 12,
            [4000, 0, 1] + [50] * 6 + [0] * 3,
            [1] * 12,
            [0, 0, 900, 17, 0, 64, 65, 0, 3, 0, 0, 2000],
        ]
        batches = [make_batch(lengths, heads, seed=i, pool_rows=4096).to("cuda") for i, lengths in enumerate(shapes)]
        expected = [batch.reference() for batch in batches]
        kv = torch.cat([batch.kv.view(torch.uint8) for batch in batches])
        kv_rope = torch.cat([batch.kv_rope for batch in batches])
        live = replace(
            batches[0],
            kv=kv,
            kv_rope=kv_rope,
            pages=torch.zeros(capacity, dtype=torch.int32, device="cuda"),
            q=batches[0].q.clone(),
            q_rope=batches[0].q_rope.clone(),
            kv_indptr=batches[0].kv_indptr.clone(),
            sink=batches[0].sink.clone(),
        )
        workspace = mla_jit.get_mla_v4_nm_ps_workspace("cuda", num_heads=heads)
        persistent, split = prepare_persistent(live, workspace), prepare_split(live, 3)
        persistent[0](), split[0]()
        graph = self.capture(persistent[0], split[0])
        first: dict[int, tuple[torch.Tensor, torch.Tensor]] = {}
        for replay in range(1000):
            i = replay * 7 % len(batches)
            batch = batches[i]
            for name in ("q", "q_rope", "kv_indptr", "sink"):
                getattr(live, name).view(torch.uint8).copy_(getattr(batch, name).view(torch.uint8))
            live.pages[: batch.pages.numel() - 5] = batch.pages[:-5] + i * 4096
            for _, result in (persistent, split):
                result.out.fill_(torch.nan)
            persistent[1].lse.fill_(torch.nan)
            graph.replay()
            if i not in first:
                for result in (persistent[1], Result(split[1].out, None)):
                    assert_correct(result, expected[i], label=f"replay {replay}")
                first[i] = (persistent[1].out.clone(), split[1].out.clone())
            assert same_bits(persistent[1].out, first[i][0]) and same_bits(split[1].out, first[i][1]), replay
        assert not workspace.cnt.any()

    def test_a_workspace_is_not_allocated_during_capture(self) -> None:
        """Memory of a graph's private pool handed out as a workspace that outlives the graph."""
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph), pytest.raises(mla_jit.MlaArgumentError, match="being captured"):
            mla_jit.get_mla_v4_nm_ps_workspace("cuda")
        batch = make_batch([70], 16).to("cuda")
        assert_correct(run_persistent(batch, mla_jit.get_mla_v4_nm_ps_workspace("cuda")), batch.reference())

    def test_two_graphs_on_two_streams(self) -> None:
        """State shared by calls that overlap, although each has a workspace of its own."""
        batches = [make_batch([3000, 10, 700], 64, seed=i).to("cuda") for i in range(2)]
        calls = [prepare_persistent(b, mla_jit.get_mla_v4_nm_ps_workspace("cuda")) for b in batches]
        for call, _ in calls:
            call()
        graphs = [self.capture(call) for call, _ in calls]
        streams = [torch.cuda.Stream() for _ in graphs]
        for _, result in calls:
            result.out.fill_(torch.nan)
        torch.cuda.synchronize()
        for _ in range(100):
            for graph, stream in zip(graphs, streams, strict=True):
                with torch.cuda.stream(stream):
                    graph.replay()
        torch.cuda.synchronize()
        for batch, (_, result) in zip(batches, calls, strict=True):
            assert_correct(result, batch.reference())

    def test_calls_behind_each_other(self) -> None:
        """A kernel that starts before the one in front has ended: counters, partials or outputs of two calls mix."""
        shapes = ([2000], [640] * 7, [90, 0, 3000], [65] * 40)
        batches = [make_batch(lengths, 128, seed=i).to("cuda") for i, lengths in enumerate(shapes)]
        workspace = mla_jit.get_mla_v4_nm_ps_workspace("cuda")
        calls = [prepare_persistent(batch, workspace) for batch in batches]
        calls += [prepare_split(batch, 3) for batch in batches]
        alone = []
        for call, result in calls:
            call()
            torch.cuda.synchronize()
            alone.append(result.out.clone())
        order = [3 * i % len(calls) for i in range(3 * len(calls))]
        graph = self.capture(*(calls[i][0] for i in order))
        for replay in range(20):
            for _, result in calls:
                result.out.fill_(torch.nan)
            graph.replay()
            for expected, (_, result) in zip(alone, calls, strict=True):
                assert same_bits(result.out, expected), replay
        assert not workspace.cnt.any()

    def test_a_fork_and_a_join(self) -> None:
        """A call behind two others waits for one of them only."""
        batches = [make_batch(lengths, 128, seed=i).to("cuda") for i, lengths in enumerate(([4000] * 3, [8000], [300]))]
        workspaces = [mla_jit.get_mla_v4_nm_ps_workspace("cuda") for _ in range(2)]
        calls = [prepare_persistent(batch, workspaces[i % 2]) for i, batch in enumerate(batches)]
        for call, _ in calls:
            call()
        side, graph = torch.cuda.Stream(), torch.cuda.CUDAGraph()
        torch.cuda.synchronize()
        with torch.cuda.graph(graph):
            side.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(side):
                calls[1][0]()
            calls[0][0]()
            torch.cuda.current_stream().wait_stream(side)
            calls[2][0]()
        expected = [batch.reference() for batch in batches]
        for _ in range(10):
            for _, result in calls:
                result.out.fill_(torch.nan)
            graph.replay()
            for reference, (_, result) in zip(expected, calls, strict=True):
                assert_correct(result, reference)

    def test_a_graph_survives_unrelated_calls(self) -> None:
        """Memory that Python caches between calls, freed or reused under a captured graph."""
        batch = make_batch([2500, 64, 0, 9], 128, seed=7).to("cuda")
        workspace = mla_jit.get_mla_v4_nm_ps_workspace("cuda")
        calls = [prepare_persistent(batch, workspace), prepare_split(batch, 4)]
        for call, _ in calls:
            call()
        graph = self.capture(*(call for call, _ in calls))
        expected = batch.reference()
        for heads in (8, 64, 128):
            other = make_batch([100] * 40, heads, seed=heads).to("cuda")
            run_split(other, None)
            run_persistent(other, mla_jit.get_mla_v4_nm_ps_workspace("cuda", 17, num_heads=heads))
        gc.collect()
        torch.cuda.empty_cache()
        for _, result in calls:
            result.out.fill_(torch.nan)
        graph.replay()
        torch.cuda.synchronize()
        for _, result in calls:
            assert_correct(Result(result.out, None), expected)

    def test_outputs_may_be_allocated_during_capture(self) -> None:
        """Outputs of a captured call come from the graph's pool, as torch's own do."""
        batch = make_batch([200, 30], 16, seed=8).to("cuda")
        workspace = mla_jit.get_mla_v4_nm_ps_workspace("cuda")
        inputs = (batch.q, batch.q_rope, batch.kv, batch.kv_rope, batch.kv_indptr, batch.pages, batch.sink)
        mla_jit.mla_decode_fwd_v4_nm_ps(*inputs, workspace)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            out, lse = mla_jit.mla_decode_fwd_v4_nm_ps(*inputs, workspace, return_lse=True)
        graph.replay()
        assert_correct(Result(out, lse), batch.reference())
