"""batch_invariant=True: a row's bits are the same in whatever batch it is, and the mode is a call's own."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
import torch
from support import Batch, assert_correct, make_batch, run_persistent, run_split, same_bits

import mla_jit
from mla_jit import planner

SIZES = (1, 2, 3, 4, 5, 8, 17, 60, 300)
Bits = tuple[torch.Tensor, ...]


def take(batch: Batch, sequences: list[int]) -> Batch:
    """These sequences of a batch, in this order, on the same pool."""
    ends, tokens = batch.kv_indptr.tolist(), batch.max_seqlen_q
    rows = torch.tensor([tokens * n + i for n in sequences for i in range(tokens)], device=batch.q.device)
    lengths = torch.tensor([0] + [ends[n + 1] - ends[n] for n in sequences])
    return replace(
        batch,
        q=batch.q.view(torch.uint8)[rows].view(batch.q.dtype),
        q_rope=batch.q_rope[rows],
        kv_indptr=lengths.cumsum(0).int().to(batch.q.device),
        pages=torch.cat([batch.pages[ends[n] : ends[n + 1]] for n in sequences]),
    )


def embeddings(length: int, heads: int, device: str, *, max_seqlen_q: int = 1) -> Iterator[tuple[Batch, int]]:
    """Batches of many sizes that hold one and the same sequence of `length` tokens, and its place in each."""
    rng = random.Random(length)
    others = [rng.choice((0, 1, 33, 90, 200, 700, 2500)) if n < 40 else rng.randrange(120) for n in range(299)]
    stock = make_batch([length, *others], heads, seed=length, max_seqlen_q=max_seqlen_q, pool_rows=6000).to(device)
    for size in SIZES:
        chosen = rng.sample(range(1, 300), size - 1)
        place = rng.randrange(size)
        chosen.insert(place, 0)
        yield take(stock, chosen), place


def persistent_bits(batch: Batch, place: int, workspace: mla_jit.Workspace, batch_invariant: bool) -> Bits:
    result = run_persistent(batch, workspace, batch_invariant=batch_invariant)
    assert result.lse is not None
    assert not workspace.cnt.any()
    return result.out[place], result.lse[place]


def split_bits(batch: Batch, place: int, batch_invariant: bool) -> Bits:
    result = run_split(batch, None, batch_invariant=batch_invariant)
    tokens = batch.max_seqlen_q
    return (result.out[place * tokens : (place + 1) * tokens],)


def all_same(found: list[Bits]) -> bool:
    return all(same_bits(a, b) for bits in found[1:] for a, b in zip(bits, found[0], strict=True))


@pytest.mark.parametrize(("length", "heads"), [(1, 3), (33, 8), (1200, 8), (1200, 128), (6000, 4)])
def test_a_row_in_many_batches_persistent(length: int, heads: int, device: str) -> None:
    """A row that is cut, or computed by another kernel, because of the rows or partitions that happen to be around."""
    workspaces = [mla_jit.get_mla_v4_nm_ps_workspace(device, p, num_heads=heads) for p in (1, 5, 32, 200)]
    found = [
        persistent_bits(batch, place, workspace, True)
        for batch, place in embeddings(length, heads, device)
        for workspace in (workspaces if batch.num_seqs < 20 or heads < 128 else workspaces[:1])
    ]
    assert len(found) >= 30
    assert all_same(found)


@pytest.mark.parametrize(
    ("length", "heads", "tokens"), [(1, 3, 1), (1200, 8, 1), (1200, 64, 1), (6000, 4, 1), (700, 5, 3)]
)
def test_a_sequence_in_many_batches_split(length: int, heads: int, tokens: int, device: str) -> None:
    """A split count that follows the batch size; a kernel that is chosen by it."""
    found = [split_bits(batch, at, True) for batch, at in embeddings(length, heads, device, max_seqlen_q=tokens)]
    assert all_same(found)


def test_default_calls_differ(device: str) -> None:
    """Batches in which the two tests above could not fail."""
    workspace = mla_jit.get_mla_v4_nm_ps_workspace(device, 32, num_heads=8)
    cases = list(embeddings(1200, 8, device))
    assert not all_same([persistent_bits(batch, place, workspace, False) for batch, place in cases])
    assert not all_same([split_bits(batch, place, False) for batch, place in cases])


def test_invariant_results_are_right(device: str) -> None:
    """The same bits everywhere, and wrong ones."""
    batch = make_batch([1200, 0, 33, 8320, 1], 16, seed=3, first=2).to(device)
    workspace = mla_jit.get_mla_v4_nm_ps_workspace(device, 32, num_heads=16)
    assert_correct(run_persistent(batch, workspace, batch_invariant=True), batch.reference())
    assert_correct(run_split(batch, None, batch_invariant=True), batch.reference())
    zeroed = run_persistent(batch, workspace, batch_invariant=True, empty_rows="zero")
    assert not zeroed.out[1].any()


def test_modes_share_workspace_and_remembered_calls(device: str) -> None:
    """A remembered call, or a packed workspace, that brings the mode of another call with it."""
    batch = make_batch([3000, 5], 8, seed=4).to(device)
    workspace = mla_jit.get_mla_v4_nm_ps_workspace(device, 32, num_heads=8)
    modes = (False, True, True, False, True, False)
    persistent = [run_persistent(batch, workspace, batch_invariant=mode).out for mode in modes]
    split = [run_split(batch, None, batch_invariant=mode).out for mode in modes]
    for results in (persistent, split):
        kept = {mode: results[modes.index(mode)] for mode in (False, True)}
        assert not same_bits(kept[False], kept[True])
        assert all(same_bits(result, kept[mode]) for mode, result in zip(modes, results, strict=True))


def test_splits_that_are_named_are_taken(device: str) -> None:
    """A mode that overrules the caller's plan."""
    batch = make_batch([3000, 40], 8, seed=5).to(device)
    for splits, expected in ((None, planner.BATCH_INVARIANT_SPLITS), (3, 3), (1, 1)):
        logits, attn_lse = mla_jit.mla_decode_fwd_v4_nm(
            *(batch.q, batch.q_rope, batch.kv, batch.kv_rope, torch.empty_like(batch.q, dtype=torch.bfloat16)),
            *(batch.qo_indptr, batch.kv_indptr, batch.pages, 1),
            sink=batch.sink,
            num_kv_splits=splits,
            batch_invariant=True,
        )
        assert logits.size(1) == attn_lse.size(1) == expected
    plan = torch.tensor([0, 2, 4], dtype=torch.int32, device=device)
    one, two = (run_split(batch, 8, split_indptr=p, batch_invariant=True).out for p in (plan, None))
    assert not same_bits(one, two)
    assert same_bits(one, run_split(batch, 2, batch_invariant=True).out)


@pytest.mark.parametrize("value", [1, None, "yes"])
def test_the_mode_is_a_bool(value: object, device: str) -> None:
    """A value that is taken for one of the modes."""
    batch = make_batch([3], 2).to(device)
    workspace = mla_jit.get_mla_v4_nm_ps_workspace(device, 2, num_heads=2)
    for call in (
        lambda: run_persistent(batch, workspace, batch_invariant=value),
        lambda: run_split(batch, 1, batch_invariant=value),
    ):
        with pytest.raises(mla_jit.MlaArgumentError, match=r"batch_invariant: got .*; needs True or False"):
            call()
