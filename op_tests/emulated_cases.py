"""The contract's cases, shrunk, through the Python API on an emulated AMD GPU. Run by test_emulated_decode.py with
``MLA_JIT_HIP_LIB=emulator`` and one arch in ``MLA_JIT_ARCH``; every launch is checked while it runs.

    python op_tests/emulated_cases.py [--seeds N] [--large]

Prints one line a case, and the counts of the last launch.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable
from dataclasses import replace

import pytest
import torch
from support import (
    POISON,
    Batch,
    Result,
    assert_correct,
    make_batch,
    make_tied_batch,
    run_persistent,
    run_split,
    same_bits,
)

import mla_jit
from mla_jit import backend, emulator
from mla_jit.layout import SCALE_BYTES, SCALE_OFFSET, pack

LENGTHS = [0, 1, 15, 16, 17, 31, 32, 33, 63, 64, 65, 129]
Case = Callable[[], None]


def both_entries(batch: Batch, partitions: int = 5, splits: tuple[int, ...] = (1, 3)) -> list[Result]:
    """Each entry once, counters checked, everything compared with the reference."""
    workspace = mla_jit.get_mla_v4_nm_ps_workspace("cpu", partitions, num_heads=batch.heads)
    results = [run_split(batch, count) for count in splits]
    if batch.max_seqlen_q == 1:
        results.append(run_persistent(batch, workspace))
        assert not workspace.cnt.any(), "counters are not zero at rest"
    expected = batch.reference()
    for result in results:
        assert_correct(result, expected)
    return results


def edge_lengths() -> None:
    both_entries(make_batch(LENGTHS, 8, seed=1, first=3, four_dims=True), splits=(1, 2, 5))


def head_counts() -> None:
    for heads in (1, 33, 64):
        both_entries(make_batch([17, 0, 40], heads, seed=heads))


def query_tokens() -> None:
    for tokens in (2, 5, 8):
        both_entries(make_batch([33, 0, 5], 3, max_seqlen_q=tokens, seed=tokens))


def partition_counts() -> None:
    for partitions in (1, 7, 64):
        both_entries(make_batch([700, 0, 3, 64, 0], 4, seed=partitions), partitions, splits=(4,))


def two_levels() -> None:
    workspace = mla_jit.get_mla_v4_nm_ps_workspace("cpu", 64, num_heads=2)
    batch = make_batch([4700], 2, seed=2)
    result = run_persistent(batch, workspace)
    assert_correct(result, batch.reference())
    assert not workspace.cnt.any()


def sinks() -> None:
    for sink in (math.inf, -math.inf, 1e4, -1e4, 3e38):
        both_entries(make_batch([300, 1], 4, seed=3, sink=sink))


def split_plans() -> None:
    batch = make_batch([300, 2, 0], 8, seed=4)
    for counts in ([1, 1, 1], [0, 9, 2], [4, 4, 4]):
        plan = torch.tensor([0, *counts, 7], dtype=torch.int32).cumsum(0).int()
        assert_correct(run_split(batch, 4, split_indptr=plan), batch.reference())


def empty_rows() -> None:
    workspace = mla_jit.get_mla_v4_nm_ps_workspace("cpu", 3, num_heads=4)
    batch = make_batch([0, 5, 0, 40, 0, 0], 4, seed=5)
    for result in (run_persistent(batch, workspace, empty_rows="zero"), run_split(batch, 1, empty_rows="zero")):
        assert (result.out[batch.reference().empty] == 0).all()
    for lengths in ([], [0, 0]):
        both_entries(make_batch(lengths, 4))


def padding_bytes() -> None:
    batch = make_batch([40, 3], 4, seed=6)
    zeroed = replace(batch, q=batch.q.clone(), kv=batch.kv.clone())
    for packed in (zeroed.q, zeroed.kv):
        packed.view(torch.uint8)[..., SCALE_OFFSET + SCALE_BYTES :] = 0
    assert same_bits(run_split(batch, 2).out, run_split(zeroed, 2).out)


def scale_and_nan_codes() -> None:
    for scale in (0, 9, 10, 134, 135, 254, 255):
        batch = make_batch([40, 7], 2, seed=scale)
        kv, q = batch.kv.view(torch.uint8).clone(), batch.q.view(torch.uint8).clone()
        kv[:, SCALE_OFFSET + 3] = scale
        q[..., SCALE_OFFSET + 3] = 254 - scale if scale < 255 else 127
        both_entries(replace(batch, kv=kv, q=q), splits=(1,))  # fp32 partials do not hold such values
    batch = make_batch([40, 7], 2, seed=7)
    kv = batch.kv.view(torch.uint8).clone()
    kv[batch.pages[5].long(), 17] = 0x7F
    both_entries(replace(batch, kv=kv))
    both_entries(make_tied_batch(20, 1), splits=(1,))


def values_are_checked() -> None:
    batch = make_batch([30, 5], 4)
    pages = batch.pages.clone()
    pages[7] = batch.kv.size(0)
    with pytest.raises(mla_jit.MlaArgumentError, match=r"kv_page_indices: got .* at position 7 \(row 0\)"):
        run_split(replace(batch, pages=pages), 1)


def batch_invariance() -> None:
    batch = make_batch([40, 700, 3, 64, 9], 4, seed=11)
    alone = replace(batch, q=batch.q[1:2], q_rope=batch.q_rope[1:2], kv_indptr=batch.kv_indptr[1:])
    for partitions in (2, 7):
        workspace = mla_jit.get_mla_v4_nm_ps_workspace("cpu", partitions, num_heads=4)
        many, one = (run_persistent(b, workspace, batch_invariant=True) for b in (batch, alone))
        assert many.lse is not None and one.lse is not None
        assert same_bits(many.out[1:2], one.out) and same_bits(many.lse[1:2], one.lse)
        assert_correct(many, batch.reference())
    many, one = (run_split(b, 8, batch_invariant=True) for b in (batch, alone))
    assert same_bits(many.out[1:2], one.out)


def bf16_patterns(rows: int) -> torch.Tensor:
    """Vectors of every kind of value, by block: like magnitudes, any magnitudes, NaN and infinities among them."""
    g = torch.Generator().manual_seed(rows)
    bits = torch.randint(0, 65536, (rows, 8, 64), generator=g)
    alike = (torch.randint(0, 240, (rows, 8, 1), generator=g) << 7) + torch.randint(0, 2048, bits.shape, generator=g)
    bits = torch.where(torch.arange(8).view(1, 8, 1) % 3 == 2, bits, alike ^ (bits & 0x8000))
    return bits.to(torch.int16).view(torch.bfloat16).view(rows, 512)


def packed_queries() -> None:
    for rows, heads in ((1, 1), (3, 11), (40, 2)):
        x = bf16_patterns(rows * heads)
        for block in (64, 32):
            packed, rope = mla_jit.pack_q(x.view(rows, heads, 512), block=block)
            wanted, wanted_rope = pack(x, block=block)
            assert same_bits(packed.flatten(), wanted.flatten()) and same_bits(rope.flatten(), wanted_rope.flatten())


def packed_pool() -> None:
    for rows in (1, 16, 35):
        x, pool = bf16_patterns(rows), torch.full((50, 1, 1, 512), POISON, dtype=torch.uint8)
        rope = torch.full((50, 1, 1, 64), torch.nan, dtype=torch.bfloat16)
        slots = torch.randperm(50, generator=torch.Generator().manual_seed(rows))[:rows]
        slots[3::4] = -5
        expected, expected_rope, kept = pool.clone(), rope.clone(), slots >= 0
        packed, packed_rope = pack(x)
        expected[slots[kept], 0, 0], expected_rope[slots[kept], 0, 0] = (
            packed.view(torch.uint8)[kept],
            packed_rope[kept],
        )
        for dtype in (torch.int32, torch.int64):
            here, rope_here = pool.clone(), rope.clone()
            mla_jit.pack_kv(x, slots.to(dtype), here, rope_here)
            assert same_bits(here, expected) and same_bits(rope_here, expected_rope)


def slots_are_checked() -> None:
    x, pool, rope = bf16_patterns(20), torch.zeros(20, 512, dtype=torch.uint8), torch.zeros(20, 64).bfloat16()
    slots = torch.arange(20) + (torch.arange(20) == 13) * 40
    for debug in ("0", "1"):
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("MLA_JIT_DEBUG", debug)
            with pytest.raises(mla_jit.MlaArgumentError, match="slot_mapping: got 53 at position 13"):
                mla_jit.pack_kv(x, slots, pool, rope)
    assert not pool.any()


def interleaved(batch: Batch, partitions: int, seeds: int) -> None:
    """The same bits whatever the order in which workgroups and waves take turns."""
    workspace = mla_jit.get_mla_v4_nm_ps_workspace("cpu", partitions, num_heads=batch.heads)
    first: Result | None = None
    for seed in range(seeds):
        emulator.load().configure(emulator.Config(seed=seed, workgroups_in_flight=1 + seed % 7))
        result = run_persistent(batch, workspace)
        first = first or result
        assert result.lse is not None and first.lse is not None
        assert same_bits(result.out, first.out) and same_bits(result.lse, first.lse), f"seed {seed}"
        assert not workspace.cnt.any()
    emulator.load().configure(emulator.Config())
    assert first is not None
    assert_correct(first, batch.reference())


def interleavings(seeds: int) -> None:
    interleaved(make_batch([900, 33, 0, 260], 4, seed=8), 9, seeds)


def large() -> None:
    """Every edge length up to 1152 with 128 heads, and many rows."""
    both_entries(make_batch([*LENGTHS, 257, 1152], 128, seed=9), partitions=37, splits=(1, 7))
    both_entries(make_batch([n % 9 for n in range(300)], 16, seed=10), partitions=128)


def main() -> int:
    parser = argparse.ArgumentParser(description="Decode on an emulated AMD GPU.")
    parser.add_argument("--seeds", type=int, default=6, help="interleavings of one case")
    parser.add_argument("--large", action="store_true", help="large shapes too")
    arguments = parser.parse_args()
    target = backend.of(torch.device("cpu")).target
    assert target.family == "amd", f"the API runs on {target}: set MLA_JIT_HIP_LIB=emulator"
    cases: list[Case] = [edge_lengths, head_counts, query_tokens, partition_counts, two_levels, sinks, split_plans]
    cases += [empty_rows, padding_bytes, scale_and_nan_codes, values_are_checked, batch_invariance]
    cases += [packed_queries, packed_pool, slots_are_checked]
    cases.append(lambda: interleavings(arguments.seeds))
    for case in cases + ([large] if arguments.large else []):
        case()
        print(f"{target} {getattr(case, '__name__', 'case').replace('<lambda>', 'interleavings')}: passed", flush=True)
    print(f"{len(cases)} cases passed; last launch: {emulator.load().counters()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
