"""Measures what docs/benchmarks.md says about the host: builds, imports, calls, and recovery from a dead builder.

    python op_tests/bench_host.py [builds] [import] [calls] [recovery]

Without arguments, all four. Builds and calls are the fastest of several: other work on the machine only adds.
"""

from __future__ import annotations

import dataclasses
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import timeit
from collections.abc import Callable
from pathlib import Path

import torch
from jit_support import Sandbox, finish, read_line
from support import make_batch

import mla_jit
from mla_jit import abi, api, backend, env
from mla_jit.arch import Target
from mla_jit.errors import BuildError
from mla_jit.jit import loader

ROOT = Path(__file__).resolve().parents[1]
TARGETS = ("cpu", "sm_90", "gfx950", "gfx942")


def builds() -> None:
    """Cold build of each target, compilers already identified."""
    for name in TARGETS:
        seconds = []
        for _ in range(3):
            with tempfile.TemporaryDirectory() as folder:
                started = time.perf_counter()
                try:
                    loader.build_into(Target(name), Path(folder))
                except BuildError as error:
                    print(f"{name}: {error.summary}")
                    break
                seconds.append(time.perf_counter() - started)
        else:
            print(f"cold build of {name}: {min(seconds):.1f} s")


IMPORT = "import time, torch; t = time.perf_counter(); import mla_jit; print(1e3 * (time.perf_counter() - t))"


def imports() -> None:
    """`import mla_jit` after `import torch`, the module built, bytecode kept or not."""
    with tempfile.TemporaryDirectory() as folder:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHONDONTWRITE")}
        variables = {**kept, "PYTHONPATH": str(ROOT), "MLA_JIT_ARCH": "cpu", "PYTHONPYCACHEPREFIX": folder}
        for label, more in (
            ("kept", {}),
            ("not kept", {"PYTHONPYCACHEPREFIX": folder + "/x", "PYTHONDONTWRITEBYTECODE": "1"}),
        ):
            command = [sys.executable, "-c", IMPORT]
            runs = [
                subprocess.run(command, env={**variables, **more}, capture_output=True, text=True) for _ in range(9)
            ]
            times = sorted(float(done.stdout) for done in runs[2:])
            print(f"warm import, bytecode {label}: {times[0]:.0f} ms, median {statistics.median(times):.0f} ms")


def least(call: Callable[[], object]) -> float:
    """Microseconds of the fastest of many rounds."""
    return min(timeit.repeat(call, number=500, repeat=200)) / 500 * 1e6


def calls() -> None:
    """Host time of one call with trivial work, and its parts."""
    torch.set_num_threads(1)
    for heads in (1, 8):
        for entry in ("persistent", "split"):
            times = {tokens: call_parts(entry, heads, tokens) for tokens in (0, 1)}
            total, python, c_entry = times[1]
            idle = times[0][2]
            print(
                f"{entry}, {heads} heads: {total:.1f} us = Python {python:.1f} + C entry and plan {idle:.1f}"
                f" + one token {c_entry - idle:.1f}"
            )
    print(f"of Python's part, packing: {least(packing(1)):.1f} us")


def call_parts(entry: str, heads: int, tokens: int) -> tuple[float, float, float]:
    """Microseconds of a whole call, of its Python part, and of the C entry alone."""
    engine, of = backend.of(torch.device("cpu")), backend.of
    blocks: list[bytes] = []

    def record(block: bytes, stream: int) -> int:
        blocks[:] = [block]
        return 0

    recorder = dataclasses.replace(engine, split=record, persistent=record)
    total = least(make_call(entry, heads, tokens))
    backend.of = lambda device: recorder  # type: ignore[assignment,misc]
    call = make_call(entry, heads, tokens)  # kept while its block is in use, which points into its tensors
    python = least(call)
    backend.of = of  # type: ignore[misc]
    enter, block = getattr(engine, entry), blocks[0]
    return total, python, least(lambda: enter(block, 0))


def make_call(entry: str, heads: int, tokens: int) -> Callable[[], object]:
    """One row with so many tokens, every output given; nothing is remembered of earlier calls."""
    api._split_calls.clear()
    b = make_batch([tokens], heads, seed=1)
    out = torch.empty(1, heads, 512, dtype=torch.bfloat16)
    if entry == "persistent":
        workspace = mla_jit.get_mla_v4_nm_ps_workspace("cpu", num_heads=heads)
        tensors = (b.q, b.q_rope, b.kv, b.kv_rope, b.kv_indptr, b.pages, b.sink, workspace, out)
        return lambda: mla_jit.mla_decode_fwd_v4_nm_ps(*tensors)
    lse = torch.empty(1, 1, heads, 1)
    rest = (b.q, b.q_rope, b.kv, b.kv_rope, out, b.qo_indptr, b.kv_indptr, b.pages, 1)
    return lambda: mla_jit.mla_decode_fwd_v4_nm(*rest, sink=b.sink, num_kv_splits=1, attn_lse=lse)


def packing(heads: int) -> Callable[[], object]:
    """What the persistent entry does between its checks and its C call."""
    workspace = mla_jit.get_mla_v4_nm_ps_workspace("cpu", num_heads=heads)
    p = workspace.o_acc.data_ptr

    def pack() -> bytes:
        buffers = (p(), 1, p(), 1, p(), 1, p(), 1, p(), 1, p(), 1, p(), 1, p(), 1, 0, 0)
        return abi.PERSISTENT.pack(
            *buffers, workspace.block, 1, heads, heads, 0, torch.get_num_threads(), env.debug(), 0
        )

    return pack


def recovery() -> None:
    """From the SIGKILL of a builder to the moment when one that waits for it, or a later one, compiles."""
    for label, waits in (("a process that waits", True), ("a process that comes later", False)):
        times = []
        for _ in range(7):
            with tempfile.TemporaryDirectory() as folder:
                times.append(recover_once(Path(folder), waits))
        print(f"dead builder, {label}: median {1e3 * statistics.median(times):.0f} ms, most {1e3 * max(times):.0f} ms")


def recover_once(folder: Path, waits: bool) -> float:
    sandbox = Sandbox.make(folder)
    sandbox.variables["MAX_JOBS"] = "1"
    sandbox.compiler.close_gate()
    builder = sandbox.start()
    sandbox.compiler.wait_for_arrivals()
    heir = None
    if waits:
        heir = sandbox.start()
        assert "waiting for" in read_line(heir)
    builder.send_signal(signal.SIGKILL)
    started = time.perf_counter()
    heir = heir or sandbox.start()
    sandbox.compiler.wait_for_arrivals()
    seconds = time.perf_counter() - started
    sandbox.compiler.open_gate()
    finish(builder)
    assert finish(heir).answer == 1
    return seconds


PARTS = {"builds": builds, "import": imports, "calls": calls, "recovery": recovery}

if __name__ == "__main__":
    for part in sys.argv[1:] or PARTS:
        PARTS[part]()
