"""The gfx950 code objects of asm/, launched with argument blocks that are packed here from the published layout."""

from __future__ import annotations

import functools
import shutil
import struct
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import torch
from emulator_account import Kernel, Run, trials_of
from emulator_support import clang
from support import Batch, Result, assert_correct, make_batch, poisoned, same_bits

from mla_jit import emulator
from mla_jit._data import data_root

ASM = data_root() / "asm" / "gfx950"
KERNARG_BYTES = 336

pytestmark = pytest.mark.skipif(clang() is None, reason="needs clang with the AMDGPU backend")


@functools.cache
def image(name: str) -> bytes:
    command = [str(clang()), "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx950", str(ASM / f"{name}.s"), "-o", "-"]
    return subprocess.run(command, capture_output=True, check=True).stdout


def block(words: dict[int, int | float | torch.Tensor | None]) -> bytes:
    """An argument block: by offset, a pointer, a 32-bit number or a float."""
    out = bytearray(KERNARG_BYTES)
    for at, value in words.items():
        if isinstance(value, float):
            struct.pack_into("<f", out, at, value)
        elif isinstance(value, torch.Tensor):
            struct.pack_into("<Q", out, at, value.data_ptr())
        elif value is not None:
            struct.pack_into("<I", out, at, value)
    return bytes(out)


@dataclass(frozen=True)
class How:
    """How a launch is executed, and the code object if it is not the package's own."""

    config: emulator.Config = field(default_factory=emulator.Config)
    code: bytes | None = None


def order(seed: int) -> How:
    """One order in which workgroups and waves take turns."""
    return How(emulator.Config(seed=seed, workgroups_in_flight=1 + seed % 7))


def launch(
    name: str,
    grid: tuple[int, int, int],
    kernarg: bytes,
    memory: dict[str, torch.Tensor],
    written: set[str],
    how: How,
) -> None:
    """One launch in which every tensor is registered by itself, and only the outputs may be written."""
    machine = emulator.load()
    machine.configure(how.config)
    kernel = machine.load(how.code or image(name), name)
    extents = [
        emulator.Extent(t.data_ptr(), t.numel() * t.element_size(), label, label in written)
        for label, t in memory.items()
        if t.numel()
    ]
    try:
        machine.launch(kernel, grid, (256, 1, 1), kernarg, extents)
    finally:
        machine.unload(kernel)
        machine.configure(emulator.Config())


def inputs(batch: Batch) -> tuple[dict[int, torch.Tensor], dict[str, torch.Tensor]]:
    """What both blocks have in the same places."""
    slots = {0x20: "q", 0x30: "kv", 0x40: "kv_indptr", 0x50: "pages", 0x100: "q_rope", 0x110: "kv_rope", 0x120: "sink"}
    tensors = {name: getattr(batch, name) for name in slots.values()}
    return {at: tensors[name] for at, name in slots.items()}, tensors


def run_split(
    batch: Batch, splits: int, table: list[int], single: bool = False, how: How = How()
) -> dict[str, torch.Tensor]:
    """The split kernel; its outputs, poisoned where it wrote nothing."""
    total, heads = batch.q.shape[:2]
    dtype = torch.bfloat16 if single else torch.float32
    outputs = {
        "logits": poisoned(total, splits, heads, 512, dtype=dtype, device="cpu"),
        "attn_lse": poisoned(total, splits, heads, dtype=torch.float32, device="cpu"),
        "valid_split": torch.full((batch.num_seqs,), -1, dtype=torch.int32),
    }
    words, memory = inputs(batch)
    memory |= outputs | {"qo_indptr": batch.qo_indptr, "split_indptr": torch.tensor(table, dtype=torch.int32)}
    kernarg = block(
        {
            **words,
            **{0x00: outputs["logits"], 0x10: outputs["attn_lse"], 0x70: 512**-0.5, 0x80: heads, 0x90: splits},
            **{0xD0: memory["qo_indptr"], 0xE0: memory["split_indptr"], 0xF0: int(single)},
            **{0x130: outputs["valid_split"], 0x140: int(not single)},
        }
    )
    blocks = -(-heads * batch.max_seqlen_q // 64)
    launch("mla_v4_nm", (blocks, batch.num_seqs, splits), kernarg, memory, set(outputs), how)
    return outputs


def merged(batch: Batch, outputs: dict[str, torch.Tensor]) -> Result:
    """The partials that were written, merged in float64; natural lse, normalised partials, the sink inside."""
    lse = outputs["attn_lse"].double()
    weights = torch.exp(lse - lse.nan_to_num(-torch.inf).amax(1, keepdim=True)).nan_to_num(0.0)
    partials = outputs["logits"].double()
    assert torch.equal(partials.isnan().all(-1), lse.isnan()), "a partial without its lse, or the other way round"
    out = (partials.nan_to_num(0.0) * weights.unsqueeze(-1)).sum(1) / weights.sum(1).unsqueeze(-1)
    return Result(out.bfloat16(), None)


@pytest.mark.parametrize("heads, tokens", [(16, 1), (16, 2), (16, 4), (32, 1), (64, 1), (128, 1)])
def test_split_kernel_of_the_published_layout(heads: int, tokens: int) -> None:
    """An argument read from another place, a head group that takes the first one's rows, a sink counted twice, a split
    that is not the sequence's."""
    batch = make_batch([200, 33, 0, 64], heads, max_seqlen_q=tokens, seed=heads + tokens)
    outputs = run_split(batch, 4, [0, 4, 7, 9, 13])
    expected = batch.reference()
    assert outputs["valid_split"].tolist() == [4, 2, -1, 2]
    written = ~outputs["attn_lse"].isnan().view(4, tokens, 4, heads)
    for sequence, splits in enumerate((4, 2, 0, 2)):
        assert written[sequence, :, :splits].all() and not written[sequence, :, splits:].any()
    assert_correct(merged(batch, outputs), expected)


def test_one_split_writes_bf16() -> None:
    """S = 1: fp32 stored into a bf16 tensor, or an lse that the layout does not have there."""
    batch = make_batch([70, 0, 5], 64)
    outputs = run_split(batch, 1, [0, 1, 2, 3], single=True)
    assert outputs["attn_lse"].isnan().all()
    assert_correct(Result(outputs["logits"].view(3, 64, 512), None), batch.reference())


def test_sequences_without_splits_are_left_alone() -> None:
    """A plan that gives a sequence nothing."""
    batch = make_batch([70, 40], 16)
    outputs = run_split(batch, 2, [0, 0, 2])
    assert outputs["attn_lse"][0].isnan().all() and not outputs["attn_lse"][1].isnan().any()
    assert outputs["valid_split"].tolist() == [-1, 2]


def run_persistent(batch: Batch, partitions: int, how: How = How()) -> tuple[Result, torch.Tensor]:
    """The persistent kernel on 128 heads: out with lse, and the counters."""
    rows = batch.num_seqs
    outputs = {
        "out": poisoned(rows, 128, 512, dtype=torch.bfloat16, device="cpu"),
        "lse": poisoned(rows, 128, dtype=torch.float32, device="cpu"),
        "o_acc": poisoned(2 * partitions, 128, 512, dtype=torch.float32, device="cpu"),
        "lse_acc": poisoned(2 * partitions, 128, dtype=torch.float32, device="cpu"),
        "desc": torch.zeros(partitions, 8, dtype=torch.int32),
        "cnt": torch.zeros(2 * 65536 + 8192 + 4 * 1024, dtype=torch.int32),
    }
    words, memory = inputs(batch)
    memory |= outputs | {"arange": torch.arange(65537, dtype=torch.int32)}
    kernarg = block(
        {
            **words,
            **{0x00: outputs["o_acc"], 0x08: outputs["out"], 0x10: outputs["lse_acc"], 0x18: outputs["lse"]},
            **{0x60: outputs["desc"], 0x70: 512**-0.5, 0x80: 128, 0x90: 1, 0x98: outputs["cnt"]},
            **{0xA0: partitions, 0xA4: rows, 0xB0: 6 | 1 << 8},
            **{0xD0: memory["arange"], 0xE0: memory["arange"], 0xF0: 1},
        }
    )
    launch("mla_v4_nm_ps", (2 * partitions, 1, 1), kernarg, memory, set(outputs), how)
    return Result(outputs["out"], outputs["lse"]), outputs["cnt"]


@pytest.mark.parametrize("partitions", [1, 5, 16])
def test_persistent_kernel_of_the_published_layout(partitions: int) -> None:
    """Constants of the plan read from the wrong half of a slot, counters of the other head group, a merge that is not
    the last arriver's, rows without KV that are written."""
    batch = make_batch([900, 0, 33, 260, 1, 0], 128, seed=partitions)
    result, counters = run_persistent(batch, partitions)
    assert_correct(result, batch.reference())
    assert not counters.any(), "counters are not zero at rest"


@pytest.mark.slow
def test_interleavings_of_the_persistent_kernel() -> None:
    """A merge whose bits depend on who arrives last: 200 orders of a batch that is mostly splits."""
    batch = make_batch([1500, 90, 700], 128, seed=3)
    first, _ = run_persistent(batch, 16)
    assert_correct(first, batch.reference())
    for seed in range(1, 200):
        result, counters = run_persistent(batch, 16, order(seed))
        assert same_bits(result.out, first.out) and same_bits(result.lse, first.lse), f"seed {seed}"
        assert not counters.any()


def test_the_files_are_what_the_script_makes() -> None:
    """Assembly that was edited, or that grew old beside the sources it is compiled from."""
    compiler = shutil.which("clang-22")
    if compiler is None:
        pytest.skip("the files record clang 22's register allocation")
    command = [sys.executable, str(Path(ASM) / "join.py"), "--check", "--clang", compiler]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def run_of(batch: Batch, code: bytes) -> Run:
    def call(image: bytes, config: emulator.Config) -> torch.Tensor:
        outputs = run_split(batch, 2, [2 * i for i in range(batch.num_seqs + 1)], how=How(config, image))
        return torch.cat([outputs["logits"].flatten(), outputs["attn_lse"].flatten()])

    return trials_of(call, code, [order(seed).config for seed in range(Kernel.proof_schedules[1])])


def test_every_wait_and_barrier_of_the_loop_is_accounted_for(tmp_path: Path) -> None:
    """A wait or barrier of the hand-scheduled loop that guards nothing, or whose absence nobody would notice."""
    name = "mla_v4_nm"
    code = image(name)
    batches = [make_batch([330, 100], 16, seed=1), make_batch([64, 33], 64, seed=2)]
    kernel = Kernel(code, name, [run_of(batch, code) for batch in batches], tmp_path)
    addresses = sorted(kernel.code)
    texts = [kernel.code[address].text for address in addresses]
    begin = next(i for i, text in enumerate(texts) if text.startswith("s_mov_b32 s56, 0"))  # sBegun
    end = next(i for i, text in enumerate(texts) if i > begin and text.startswith("s_nop 15"))
    kernel.guards = [guard for guard in kernel.guards if addresses[begin] < guard.address < addresses[end]]
    account = kernel.account()
    print(f"\n{account.table()}")
    assert len(account.reported) >= 16
    assert not account.wrong, "only the result tells: " + ", ".join(map(str, account.wrong))
    assert not account.unexplained, "neither reported nor covered: " + ", ".join(map(str, account.unexplained))
