"""Does anybody notice when a wait or a barrier is missing? Each one is taken out in turn.

The hand-written pipeline must be noticed everywhere, or say why not. In the compiled generic engine every deletion is
reported, or others are named that guard the same access (emulator_account.py).
"""

from __future__ import annotations

import functools
import subprocess
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pytest
import support
import torch
from emulator_account import Finding, Kernel, Run, Trial, findings, is_barrier, trials_of
from emulator_mutants import deletions
from emulator_support import assemble, clang, launch

from mla_jit import _data, abi, emulator

pytestmark = pytest.mark.skipif(clang() is None, reason="needs clang with the AMDGPU backend")

SETUP = """
  s_load_dwordx4 s[4:7], s[0:1], 0x0
  v_and_b32 v0, 1023, v0
  v_lshlrev_b32 v1, 2, v0
  v_xor_b32 v2, 0x100, v1
  v_mov_b32 v6, 0
  v_lshrrev_b32 v3, 6, v0
  s_nop 1
  v_readfirstlane_b32 s8, v3
  s_lshl_b32 s8, s8, 8
  s_waitcnt lgkmcnt(0)
  s_mov_b32 m0, s8
  s_nop 0
  global_load_lds_dword v1, s[4:5]
"""
# Tile i + 1 is fetched into the other half of LDS while tile i, written by another wave, is summed.
STAGE = """
  s_add_u32 s4, s4, 1024
  s_addc_u32 s5, s5, 0
  s_add_u32 m0, s8, {next_half}
  s_nop 0
  global_load_lds_dword v1, s[4:5]
  s_waitcnt vmcnt(1)
  s_barrier
  ds_read_b32 v5, v2 offset:{half}
  s_waitcnt lgkmcnt(0)
  v_add_u32 v6, v6, v5
  s_barrier
"""
STAGES = 4
PIPELINE = SETUP + "".join(STAGE.format(half=1024 * (i % 2), next_half=1024 * ((i + 1) % 2)) for i in range(STAGES))
PIPELINE += "  s_waitcnt vmcnt(0)\n  global_store_dword v1, v6, s[6:7]\n"

# By the number of the wait or barrier in program order: why taking it out is harmless.
REDUNDANT = {2 + 4 * STAGES - 2: "the last barrier: no LDS is written behind it"}
CONFIGS = [emulator.Config(seed=seed, budget=100_000, max_faults=1) for seed in range(4)]


def test_every_deletion_in_a_pipeline_is_noticed(tmp_path):
    """Guards the checks as a whole on the shape of kernel that they are for: LDS-DMA, double buffer, barriers."""
    image = assemble({"pipeline": PIPELINE}, tmp_path)
    source = np.arange(256 * (STAGES + 1), dtype=np.uint32)

    def noticed(candidate: bytes) -> bool:
        for config in CONFIGS:
            target = np.zeros(256, "u4")
            try:
                launch(candidate, "pipeline", source, target, waves=4, config=config)
            except emulator.EmulatorFault:
                return True
            expected = source.reshape(-1, 256)[:STAGES, np.arange(256) ^ 64].sum(0)
            assert np.array_equal(target, expected)
        return False

    assert not noticed(image)
    silent = [
        number
        for number, (_, without) in enumerate(deletions(image, tmp_path, ("s_waitcnt", "s_barrier")))
        if not noticed(without)
    ]
    assert silent == list(REDUNDANT)


def pipeline(body: str, folder: Path) -> Kernel:
    image = assemble({"pipeline": body}, folder)
    source = np.arange(256 * (STAGES + 1), dtype=np.uint32)

    def run(trial: Trial) -> frozenset[Finding]:
        def right() -> bool:
            target = np.zeros(256, "u4")
            launch(trial.image, "pipeline", source, target, waves=4, config=config)
            return np.array_equal(target, source.reshape(-1, 256)[:STAGES, np.arange(256) ^ 64].sum(0))

        config = trial.config(CONFIGS[0])
        return findings(right)

    return Kernel(image, "pipeline", [run], folder)


def test_a_wait_without_a_cover_is_unexplained(tmp_path):
    """Guards the account itself: no cover is made up for what is needless, and none missed for what is doubled."""
    last, needless = "  s_waitcnt vmcnt(0)\n", "  s_waitcnt lgkmcnt(0)\n"
    body = PIPELINE.replace(last, 2 * last)
    assert body.count(last) == 2
    kernel = pipeline(body + needless, tmp_path)
    account = kernel.account()
    assert [i.text for i in account.unexplained] == ["s_barrier", needless.strip()], account.table()
    doubled = kernel.guards[-3:-1]
    assert [[c.instruction, *c.by] for c in account.covered] == [doubled, doubled[::-1]]
    assert {c.witness.kind for c in account.covered} == {"missing wait"}


def test_a_false_cover_is_refused(tmp_path):
    """Guards the proof: a cover with one too few, one too many, or another access is none."""
    kernel = pipeline(PIPELINE.replace("  s_barrier\n", 2 * "  s_barrier\n", 1), tmp_path)
    account = kernel.account()
    cover = next(c for c in account.covered if is_barrier(c.instruction))
    assert kernel.proves(cover)
    other = next(i for i in kernel.guards if i not in {cover.instruction, *cover.by})
    for by in ((), (other,), (*cover.by, other)):
        assert not kernel.proves(replace(cover, by=by))
    assert not kernel.proves(replace(cover, witness=Finding("LDS race", 0)))


# ---------------------------------------------------------------------------------------------------------------------
# The compiled engine
# ---------------------------------------------------------------------------------------------------------------------


@functools.cache
def compiled(name: str, mcpu: str) -> bytes:
    root = _data.data_root()
    command = [clang(), "-x", "hip", f"--offload-arch={mcpu}", "--offload-device-only", "--no-gpu-bundle-output"]
    command += ["-nogpuinc", "-nogpulib", "-std=c++17", "-O3", f"-I{root / 'kernels'}", "-DMLA_JIT_TARGET_HIP=1"]
    command += [str(root / "kernels" / "generic" / name), "-o", "-"]
    return subprocess.run(command, capture_output=True, check=True).stdout


def buffers(tensors: list[torch.Tensor]) -> list[int]:
    return [word for t in tensors for word in (t.data_ptr(), t.numel() * t.element_size())]


KERNEL = "mla_generic_persistent_32"


@dataclass(frozen=True)
class Case:
    """A call of the persistent entry: a batch, and the plan's numbers that lead it through a part of the kernel."""

    batch: support.Batch
    partitions: int = 4
    row_cost: int = 64
    empty_rows: int = 0


def persistent(image: bytes, case: Case, config: emulator.Config) -> torch.Tensor:
    """One call of the persistent kernel; its output and lse, side by side as float32, NaN where nothing is written."""
    batch, partitions = case.batch, case.partitions
    rows, heads = batch.q.shape[:2]
    made = {
        "out": support.poisoned(rows, heads, 512, dtype=torch.bfloat16, device=batch.q.device),
        "lse": support.poisoned(rows, heads, dtype=torch.float32, device=batch.q.device),
        "o_acc": support.poisoned(2 * partitions, heads, 512, dtype=torch.float32, device=batch.q.device),
        "lse_acc": support.poisoned(2 * partitions, heads, dtype=torch.float32, device=batch.q.device),
        "desc": torch.zeros(partitions, 8, dtype=torch.int32),
        "cnt": torch.zeros(2 * 65536 + 8192 + 4 * 1024, dtype=torch.int32),
        "arange": torch.arange(65537, dtype=torch.int32),
    }
    given = {name: getattr(batch, name) for name in ("q", "q_rope", "kv", "kv_rope", "kv_indptr", "sink")}
    tensors = {**given, "kv_page_indices": batch.pages, **made}
    workspace = abi.WORKSPACE.pack(*buffers(list(made.values())[2:]), partitions, 16, case.row_cost, 1, 0)
    ordered = [tensors[name] for name in abi.PERSISTENT_FIELDS[0][: -abi.WORKSPACE_BUFFERS]]
    kernarg = abi.PERSISTENT.pack(*buffers(ordered), workspace, rows, heads, heads, case.empty_rows, 1, 0, 0)
    machine = emulator.load()
    machine.configure(config)
    kernel = machine.load(image, KERNEL)
    memory = [
        emulator.Extent(t.data_ptr(), t.numel() * t.element_size(), name, name in made) for name, t in tensors.items()
    ]
    try:
        machine.launch(kernel, (partitions * -(-heads // 32), 1, 1), (256, 1, 1), kernarg, memory)
    finally:
        machine.unload(kernel)
    return torch.cat([made["out"].float(), made["lse"].unsqueeze(-1)], dim=-1)


WIDTHS = (4, 1, 32, 8, 16)
SCHEDULES = [
    emulator.Config(seed=seed, workgroups_in_flight=WIDTHS[seed % 5], budget=5_000_000)
    for seed in range(max(Kernel.deletion_schedules))
]


def exact_batch() -> support.Batch:
    """Rows whose NaN code sends every piece through the exact path."""
    batch = support.make_batch([20, 9, 5, 33], 3, seed=1)
    kv = batch.kv.view(torch.uint8).clone()
    kv[batch.pages[batch.kv_indptr[:4].long()].long(), 17] = 0x7F
    return replace(batch, kv=kv)


@functools.cache
def cases() -> tuple[Case, ...]:
    """Calls that together lead through all of the kernel that a batch can reach."""
    return (
        Case(support.make_batch([16, 32, 32, 32, 16], 3, seed=4), row_cost=0),  # pieces of one tile, and merges between
        Case(support.make_batch([80, 17, 0, 3], 33), partitions=6, row_cost=1),  # five pieces of 32 heads
        Case(exact_batch(), partitions=3, row_cost=1),
        Case(support.make_batch([300], 32, seed=2), partitions=20, row_cost=1),  # merges in two levels
        Case(support.make_batch([32] * 12, 8, seed=5), partitions=24, row_cost=0),  # twelve rows of two pieces
        Case(support.make_batch([16, 0, 16, 5, 0], 34, seed=3), empty_rows=1),  # whole rows, two head groups
    )


@pytest.mark.parametrize("mcpu", ["gfx950", "gfx942"])
def test_the_generic_engine_runs_clean(mcpu):
    """Guards against false alarms on compiled code, and against an answer that depends on the interleaving."""
    case = Case(support.make_batch([40, 0, 17, 3, 65], 8))
    reference = case.batch.reference()
    outputs = [persistent(compiled("decode_32.cu", mcpu), case, config) for config in SCHEDULES[:5]]
    kept = ~reference.empty
    error = (outputs[0][..., :512].double() - reference.out)[kept].norm(dim=-1) / reference.out[kept].norm(dim=-1)
    assert error.max() < 4e-3
    assert all(support.same_bits(outputs[0], other) for other in outputs[1:])


def run_of(case: Case, image: bytes) -> Run:
    return trials_of(lambda code, config: persistent(code, case, config), image, SCHEDULES)


@pytest.mark.slow
@pytest.mark.parametrize("mcpu", ["gfx950", "gfx942"])
def test_every_deletion_in_the_generic_engine_is_accounted_for(tmp_path, mcpu):
    """Guards the compiled engine's waits and barriers, and the emulator's sight of them: whatever is not reported when
    it is taken out has others, named here and shown to do so, that guard the same access.
    """
    image = compiled("decode_32.cu", mcpu)
    account = Kernel(image, KERNEL, [run_of(case, image) for case in cases()], tmp_path).account()
    print(f"\n{mcpu}, {KERNEL}\n{account.table()}")
    assert len(account.reported) > 200
    assert not account.wrong, "only the result tells: " + ", ".join(map(str, account.wrong))
    assert not account.unexplained, "neither reported nor covered: " + ", ".join(map(str, account.unexplained))
