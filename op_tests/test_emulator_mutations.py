"""Does anybody notice when a wait or a barrier is missing? Each one is taken out in turn.

The hand-written pipeline must be noticed everywhere, or say why not. In the compiled generic engine a deletion that
nobody reports must at least not change one bit of the output, in any interleaving that is tried.
"""

from __future__ import annotations

import functools
import subprocess

import numpy as np
import pytest
import support
import torch
from emulator_mutants import deletions, instructions
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
        for number, (_, without, _) in enumerate(deletions(image, tmp_path, ("s_waitcnt", "s_barrier")))
        if not noticed(without)
    ]
    assert silent == list(REDUNDANT)


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


PARTITIONS = 4


def persistent(image: bytes, batch: support.Batch, config: emulator.Config) -> torch.Tensor:
    """One call of the persistent kernel; its output."""
    rows, heads = batch.q.shape[:2]
    made = {
        "out": torch.zeros(rows, heads, 512, dtype=torch.bfloat16),
        "lse": torch.zeros(rows, heads),
        "o_acc": torch.zeros(2 * PARTITIONS, heads, 512),
        "lse_acc": torch.zeros(2 * PARTITIONS, heads),
        "desc": torch.zeros(PARTITIONS, 8, dtype=torch.int32),
        "cnt": torch.zeros(2 * 65536 + 8192 + 4 * 1024, dtype=torch.int32),
        "arange": torch.arange(65537, dtype=torch.int32),
    }
    given = {name: getattr(batch, name) for name in ("q", "q_rope", "kv", "kv_rope", "kv_indptr", "sink")}
    tensors = {**given, "kv_page_indices": batch.pages, **made}
    workspace = abi.WORKSPACE.pack(*buffers(list(made.values())[2:]), PARTITIONS, 16, 64, 1, 0)
    ordered = [tensors[name] for name in abi.PERSISTENT_FIELDS[0][: -abi.WORKSPACE_BUFFERS]]
    kernarg = abi.PERSISTENT.pack(*buffers(ordered), workspace, rows, heads, heads, 0, 1, 0, 0)
    machine = emulator.load()
    machine.configure(config)
    kernel = machine.load(image, "mla_generic_persistent_32")
    memory = [
        emulator.Extent(t.data_ptr(), t.numel() * t.element_size(), name, name in made) for name, t in tensors.items()
    ]
    try:
        machine.launch(kernel, (PARTITIONS * -(-heads // 32), 1, 1), (256, 1, 1), kernarg, memory)
    finally:
        machine.unload(kernel)
    return made["out"]


SCHEDULES = [
    emulator.Config(seed=seed, workgroups_in_flight=width, budget=5_000_000, max_faults=1)
    for seed, width in ((0, 4), (1, 8), (2, 1))
]


@pytest.mark.parametrize("mcpu", ["gfx950", "gfx942"])
def test_the_generic_engine_runs_clean(mcpu):
    """Guards against false alarms on compiled code, and against an answer that depends on the interleaving."""
    batch = support.make_batch([40, 0, 17, 3, 65], 8)
    reference = batch.reference()
    outputs = [persistent(compiled("decode_32.cu", mcpu), batch, config) for config in SCHEDULES]
    kept = ~reference.empty
    error = (outputs[0].double() - reference.out)[kept].norm(dim=-1) / reference.out[kept].norm(dim=-1)
    assert error.max() < 4e-3
    assert all(torch.equal(outputs[0], other) for other in outputs[1:])


@pytest.mark.slow
@pytest.mark.parametrize("what, least", [("s_barrier", 0.6), ("s_waitcnt", 0.85)])
def test_deletions_in_the_generic_engine(tmp_path, what, least):
    """Guards what a deletion that nobody reports may do: nothing. And most of them must be reported."""
    image = compiled("decode_32.cu", "gfx950")
    batch = support.make_batch([40, 17, 0, 3], 8)
    right = persistent(image, batch, SCHEDULES[0])
    end = next(i.address for i in reversed(instructions(image, tmp_path)) if i.text == "s_endpgm")
    reached, reported = 0, 0
    for instruction, without, stopped in deletions(image, tmp_path, (what,)):
        if instruction.address >= end or not _faults(stopped, batch, SCHEDULES[:1]):
            continue
        reached += 1
        reported += _faults(without, batch, SCHEDULES, right)
    assert reached > 5 and reported >= least * reached, f"{reported} of {reached} reported"


def _faults(
    image: bytes, batch: support.Batch, schedules: list[emulator.Config], right: torch.Tensor | None = None
) -> bool:
    for config in schedules:
        try:
            out = persistent(image, batch, config)
        except emulator.EmulatorFault:
            return True
        assert right is None or torch.equal(out, right)
    return False
