"""Both decode entries against the float64 reference; also a script.

    pytest op_tests/test_mla_v4_nm.py --device cpu
    python op_tests/test_mla_v4_nm.py -b 1,8 -c 128,1152 --heads 16,128 --device cpu

As a script it prints accuracy and time for every combination of its lists and exits with status 1 where accuracy fails.
Inputs are poisoned by support.py: unused pool rows and row padding are NaN, index tails are garbage, outputs were NaN.
"""

from __future__ import annotations

import argparse
import itertools
import math
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
import torch
from support import (
    DIM,
    EDGE_LENGTHS,
    Batch,
    Result,
    assert_correct,
    make_batch,
    make_tied_batch,
    measure,
    prepare_persistent,
    prepare_split,
    run_persistent,
    run_split,
    same_bits,
)

import mla_jit
from mla_jit import accuracy
from mla_jit.layout import SCALE_BYTES, SCALE_OFFSET
from mla_jit.timing import seconds_per_call

SHORT_LENGTHS = [k for k in EDGE_LENGTHS if k <= 257]


def merged(result: Result) -> tuple[torch.Tensor, torch.Tensor]:
    """The plain log-sum-exp merge of a split call's partials in float64; unwritten slots are NaN and left out."""
    assert result.logits is not None and result.attn_lse is not None
    lse = result.attn_lse.double()
    lse = torch.where(lse.isnan(), -torch.inf, lse)
    top = lse.amax(1, keepdim=True)
    weights = (lse - top).exp()
    parts = torch.where(weights > 0, result.logits.double(), 0.0)
    out = (weights * parts).sum(1) / weights.sum(1)
    return out, (top + weights.sum(1, keepdim=True).log()).view(out.shape[:2])


@pytest.mark.parametrize("heads", [1, 8, 16, 33, 64, 128])
def test_edge_lengths_through_both_entries(device: str, workspace: mla_jit.Workspace, heads: int) -> None:
    """Rows just under, at and over a tile, K = 1 and K = 0, in one ragged batch: wrong masks, tails read as pool row 0,
    an empty row that is written."""
    lengths = EDGE_LENGTHS if heads == 128 else SHORT_LENGTHS
    batch = make_batch(lengths, heads, seed=heads, first=3, four_dims=heads == 8).to(device)
    persistent = run_persistent(batch, workspace)
    split = {s: run_split(batch, s) for s in (None, 1, 2, 5, 16)}
    expected = batch.reference()
    assert_correct(persistent, expected, label="persistent")
    assert not workspace.cnt.any(), "counters are not zero at rest"
    for splits, result in split.items():
        assert_correct(result, expected, label=f"{splits} splits")


@pytest.mark.parametrize("tokens", range(1, 9))
@pytest.mark.parametrize("heads", [3, 16, 128])
def test_query_tokens_of_a_sequence(device: str, tokens: int, heads: int) -> None:
    """Several query tokens: the same output at every position, or wrong ones beyond a power of two."""
    batch = make_batch([70, 0, 33, 1], heads, max_seqlen_q=tokens, seed=tokens).to(device)
    results = [run_split(batch, s) for s in (1, 3)]
    expected = batch.reference()
    for result in results:
        assert_correct(result, expected)
        rows = result.out[:tokens].view(tokens, -1)
        assert len({row.float().sum().item() for row in rows}) == tokens, "query tokens share an output"


def test_both_entries_agree(device: str, workspace: mla_jit.Workspace) -> None:
    """An entry whose rows are systematically off by less than the bound, a scale used by one entry alone."""
    batch = make_batch([300, 1152, 64, 5], 64, seed=5).to(device)
    persistent, split = run_persistent(batch, workspace), run_split(batch, 1)
    assert accuracy.error(persistent.out, split.out.double()).relative_l2.max() <= 4e-3
    assert persistent.lse is not None and split.lse is not None
    torch.testing.assert_close(persistent.lse, split.lse, rtol=0, atol=1e-3)


@pytest.mark.parametrize("partitions", [1, 37, 66, 128, 1024])
def test_partition_counts(device: str, partitions: int) -> None:
    """Rows cut into many pieces, in two levels; partitions without work; the sink counted per piece."""
    workspace = mla_jit.get_mla_v4_nm_ps_workspace(device, partitions, num_heads=16)
    batch = make_batch([8320, 0, 3, 4100, 64, 0, 0], 16, seed=partitions).to(device)
    result = run_persistent(batch, workspace)
    again = run_persistent(batch, workspace)
    assert not workspace.cnt.any()
    assert_correct(result, batch.reference())
    assert same_bits(result.out, again.out)


def test_partials_merge_to_the_output(device: str) -> None:
    """A log2 lse where the natural one is promised, partials that are not normalised, a sink in every split."""
    batch = make_batch([500, 70, 1], 16, max_seqlen_q=2, seed=3).to(device)
    result = run_split(batch, 4)
    out, lse = merged(result)
    expected = batch.reference()
    assert accuracy.error(out, expected.out).relative_l2.max() <= accuracy.RELATIVE_L2_TOLERANCE
    torch.testing.assert_close(lse, expected.lse, rtol=0, atol=1e-3)


def test_a_partial_slot_is_whole_or_untouched(device: str) -> None:
    """A split without a tile that writes zeros or half a slot: a caller that merges by lse would count it."""
    batch = make_batch([1, 65, 0, 1000], 8, seed=4).to(device)
    result = run_split(batch, 8)
    assert result.logits is not None and result.attn_lse is not None
    written = ~result.attn_lse.isnan()
    assert torch.equal(~result.logits.isnan(), written.expand_as(result.logits))
    counts = written.view(4, 8, 8).all(-1).sum(-1).tolist()
    assert counts[0] == 1 and counts[2] == 0 and 1 <= counts[1] <= 3 and counts[3] == 8


@pytest.mark.parametrize(
    "counts",
    [[3, 3, 3], [1, 1, 1], [0, 0, 0], [1, 4, 2], [9, 1, 0], [100, 100, 100]],
    ids=lambda c: "-".join(map(str, c)),
)
def test_split_plans(device: str, counts: list[int]) -> None:
    """One split per sequence on a wider grid (NaN upstream), counts above S, zero counts, a longer table's prefix."""
    batch = make_batch([700, 2, 300], 32, seed=6).to(device)
    plan = torch.tensor([0, *itertools.accumulate([*counts, 7, 7])], dtype=torch.int32, device=device)
    result = run_split(batch, 4, split_indptr=plan)
    assert_correct(result, batch.reference())
    assert result.attn_lse is not None
    used = (~result.attn_lse.isnan()).view(3, 4, 32).any(-1).sum(-1).tolist()
    assert all(u <= min(max(c, 1), 4) for u, c in zip(used, counts, strict=True))


@pytest.mark.parametrize("sink", [math.inf, -math.inf, 1e4, -1e4, 3e38, 0.0])
def test_sinks(device: str, sink: float) -> None:
    """Sinks counted twice or never on one of the paths, inf - inf, overflow of large ones."""
    workspace = mla_jit.get_mla_v4_nm_ps_workspace(device, 1024, num_heads=16)
    batch = make_batch([1, 300, 20000, 17], 16, seed=7, sink=sink).to(device)  # the third merges in two levels
    results = [run_persistent(batch, workspace), *(run_split(batch, s) for s in (1, 4))]
    expected = batch.reference()
    for result in results:
        assert_correct(result, expected)
        if sink == math.inf:
            assert (result.out == 0).all()


@pytest.mark.parametrize("entry", ["split 1", "split 3", "persistent"])
def test_empty_rows(device: str, workspace: mla_jit.Workspace, entry: str) -> None:
    """Rows without KV: written by default, not zeroed when asked for, forgotten in the padding at the end."""
    batch = make_batch([0, 5, 0, 0, 200, 0, 0, 0], 16, seed=8).to(device)
    run: Callable[[str], Result] = {
        "split 1": lambda mode: run_split(batch, 1, empty_rows=mode),
        "split 3": lambda mode: run_split(batch, 3, empty_rows=mode),
        "persistent": lambda mode: run_persistent(batch, workspace, empty_rows=mode),
    }[entry]
    keep, zero = run("keep"), run("zero")
    expected = batch.reference()
    assert_correct(keep, expected)
    assert (zero.out[expected.empty] == 0).all()
    assert same_bits(zero.out[~expected.empty], keep.out[~expected.empty])
    if zero.lse is not None:
        assert torch.equal(zero.lse[expected.empty], batch.sink.expand(int(expected.empty.sum()), 16))


def test_batches_without_work(device: str, workspace: mla_jit.Workspace) -> None:
    """N = 0 and all-empty batches: a division by zero, a grid of zero."""
    for lengths in ([], [0], [0] * 9):
        batch = make_batch(lengths, 16).to(device)
        results = [run_persistent(batch, workspace), run_split(batch, 1), run_split(batch, 2)]
        for result in results:
            assert result.out.isnan().all()
        assert (run_persistent(batch, workspace, empty_rows="zero").out == 0).all()
    assert not workspace.cnt.any()


def test_padding_bytes_change_no_bit(device: str, workspace: mla_jit.Workspace) -> None:
    """Reading two bytes past the 14 scales: 0xFF there is NaN, 0x00 is 2^-127."""
    batch = make_batch([200, 31], 16, seed=9).to(device)
    zeroed = replace(batch, q=batch.q.clone(), kv=batch.kv.clone())
    for packed in (zeroed.q, zeroed.kv):
        packed.view(torch.uint8)[..., SCALE_OFFSET + SCALE_BYTES :] = 0
    assert same_bits(run_persistent(batch, workspace).out, run_persistent(zeroed, workspace).out)
    assert same_bits(run_split(batch, 2).out, run_split(zeroed, 2).out)


def test_uint8_views_are_the_same_bytes(device: str, workspace: mla_jit.Workspace) -> None:
    """Pools that serving code keeps as uint8."""
    batch = make_batch([100, 3], 8, seed=10).to(device)
    raw = replace(batch, q=batch.q.view(torch.uint8), kv=batch.kv.view(torch.uint8))
    assert same_bits(run_persistent(batch, workspace).out, run_persistent(raw, workspace).out)
    assert same_bits(run_split(batch, 2).out, run_split(raw, 2).out)


@pytest.mark.parametrize("block", [32, 64])
def test_scale_blocks(device: str, workspace: mla_jit.Workspace, block: int) -> None:
    """Scales of a 64-dim tile applied to 32-dim blocks, or ignored: every block has a magnitude of its own."""
    batch = make_batch([90, 40], 16, seed=11, block=block).to(device)
    kv = batch.kv.view(torch.uint8).clone()
    scales = torch.arange(SCALE_BYTES, dtype=torch.uint8, device=device) % 5 + 123
    kv[1:-1, SCALE_OFFSET : SCALE_OFFSET + SCALE_BYTES] = scales if block == 32 else scales // 2 * 2
    batch = replace(batch, kv=kv)
    result = run_persistent(batch, workspace)
    assert_correct(result, batch.reference())


@pytest.mark.parametrize("scale", [0, 1, 9, 10, 100, 167, 168, 200, 245, 246, 254, 255])
def test_scale_codes(device: str, workspace: mla_jit.Workspace, scale: int) -> None:
    """e8m0 codes 0, 254 and 255 treated as ordinary exponents; a fast path that leaves its range."""
    batch = make_batch([40, 7], 8, seed=scale).to(device)
    kv, q = batch.kv.view(torch.uint8).clone(), batch.q.view(torch.uint8).clone()
    kv[:, SCALE_OFFSET + 3] = scale
    q[..., SCALE_OFFSET + 3] = 254 - scale if scale < 255 else 127  # products stay near one
    batch = replace(batch, kv=kv, q=q)
    results = [run_persistent(batch, workspace), run_split(batch, 1)]
    expected = batch.reference()
    for result in results:
        assert_correct(result, expected)


@pytest.mark.parametrize("scale", [1, 9, 168, 200])
def test_scale_codes_in_partials(device: str, scale: int) -> None:
    """Partials of the exact path: another lse domain or another normalisation than the fast path's."""
    workspace = mla_jit.get_mla_v4_nm_ps_workspace(device, 64, num_heads=8)
    batch = make_batch([2500, 700], 8, seed=scale).to(device)
    kv, q = batch.kv.view(torch.uint8).clone(), batch.q.view(torch.uint8).clone()
    begin = int(batch.kv_indptr[0])
    kv[batch.pages[begin + 5].long(), SCALE_OFFSET + 3] = scale  # one token: the other pieces take the fast path
    q[..., SCALE_OFFSET + 3] = 127 if scale < 127 else 254 - scale
    batch = replace(batch, kv=kv, q=q)
    results = [run_persistent(batch, workspace), run_split(batch, 3)]
    expected = batch.reference()
    for result in results:
        assert_correct(result, expected)


@pytest.mark.parametrize("heads", [16, 128])
def test_tiny_values_in_partials(device: str, heads: int) -> None:
    """Partials in a format whose range ends before that of the values: least codes, least scale of the fast path."""
    workspace = mla_jit.get_mla_v4_nm_ps_workspace(device, num_heads=heads)
    batch = make_batch([700, 2500], heads, seed=heads)
    kv, kv_rope = batch.kv.view(torch.uint8).clone(), batch.kv_rope.clone()
    begin, end = int(batch.kv_indptr[0]), int(batch.kv_indptr[2])
    used = batch.pages[begin:end].long().unique()
    kv[used, :SCALE_OFFSET] = kv[used, :SCALE_OFFSET] & 0x83 | 1
    kv[used, SCALE_OFFSET : SCALE_OFFSET + SCALE_BYTES] = 113
    kv_rope[used] = 0
    batch = replace(batch, kv=kv, kv_rope=kv_rope).to(device)
    results = [run_persistent(batch, workspace), run_split(batch, 3)]
    expected = batch.reference()
    for result in results:
        assert_correct(result, expected)


@pytest.mark.parametrize("code", [0x7F, 0xFF])
def test_nan_codes_reach_their_rows_only(device: str, workspace: mla_jit.Workspace, code: int) -> None:
    """A NaN that is lost, or that spreads to rows and heads that do not use it."""
    batch = make_batch([40, 7, 300], 8, seed=12).to(device)
    kv, q = batch.kv.view(torch.uint8).clone(), batch.q.view(torch.uint8).clone()
    begin, end = batch.kv_indptr[0].item(), batch.kv_indptr[1].item()
    kv[batch.pages[begin + 5].long(), 17] = code
    q[2, 6, 400] = code
    batch = replace(batch, kv=kv, q=q)
    results = [run_persistent(batch, workspace), run_split(batch, 1), run_split(batch, 3)]
    expected = batch.reference()
    assert end > begin and expected.out.isnan().any() and not expected.out.isnan().all()
    for result in results:
        assert torch.equal(result.out.isnan(), expected.out.isnan())
        assert_correct(result, expected)


@pytest.mark.parametrize("value", [0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0x0001])
def test_special_rope_values(device: str, workspace: mla_jit.Workspace, value: int) -> None:
    """Infinities, NaN, the largest and the least bf16 in a RoPE row that is used."""
    batch = make_batch([33, 5], 4, seed=13).to(device)
    rope = batch.kv_rope.view(torch.int16).clone()
    rope[batch.pages[4].long(), 9] = value - 0x10000 if value > 0x7FFF else value
    batch = replace(batch, kv_rope=rope.view(torch.bfloat16))
    result = run_persistent(batch, workspace)
    expected = batch.reference()
    assert torch.equal(result.out.isnan(), expected.out.isnan())
    assert_correct(result, expected)


@pytest.mark.parametrize("exponent", [12, 15, 18, 20, 24])
@pytest.mark.parametrize("sign", [1, -1])
def test_large_scores_that_differ_by_little(device: str, exponent: int, sign: int) -> None:
    """Weights off by the spacing of fp32 scores: near 2^20 it is an eighth, and tokens of nearly equal score share a
    row."""
    batch = make_tied_batch(exponent, sign).to(device)
    workspace = mla_jit.get_mla_v4_nm_ps_workspace(device, 1, num_heads=1)
    results = [run_split(batch, 1), run_persistent(batch, workspace)]
    expected = batch.reference()
    assert expected.max_abs_score.item() >= 2.0**exponent / 2
    for result in results:
        assert_correct(result, expected)


@pytest.mark.parametrize("spread", [0.01, 1.0, 8.0, 60.0])
def test_spread_of_scores(device: str, workspace: mla_jit.Workspace, spread: float) -> None:
    """Flat and peaked softmaxes: a maximum that is not subtracted, a rescale that is skipped."""
    batch = make_batch([1000, 129], 16, seed=14, spread=spread).to(device)
    results = [run_persistent(batch, workspace), run_split(batch, 3)]
    expected = batch.reference()
    for result in results:
        assert_correct(result, expected)


def test_repeats_are_bitwise_equal(device: str) -> None:
    """Results that differ from run to run while every tolerance passes: missing waits, order of arrival."""
    workspace = mla_jit.get_mla_v4_nm_ps_workspace(device, 37)
    batch = make_batch([1500, 3, 64, 900], 128, seed=15).to(device)
    first, split = run_persistent(batch, workspace), run_split(batch, 4)
    for _ in range(10):
        assert same_bits(run_persistent(batch, workspace).out, first.out)
        again = run_split(batch, 4)
        assert same_bits(again.out, split.out) and same_bits(again.logits, split.logits)


def test_reset_recovers_an_aborted_launch(device: str) -> None:
    """Counters left dirty by an aborted launch poison every later call until they are reset."""
    workspace = mla_jit.get_mla_v4_nm_ps_workspace(device, 64, num_heads=16)
    batch = make_batch([5000], 16, seed=16).to(device)
    clean = run_persistent(batch, workspace)
    workspace.cnt.fill_(1)
    workspace.reset()
    assert same_bits(run_persistent(batch, workspace).out, clean.out)
    assert not workspace.cnt.any()


def test_a_workspace_serves_fewer_heads(device: str, workspace: mla_jit.Workspace) -> None:
    """Partials addressed by the call's heads where the workspace's own stride is meant."""
    for heads in (128, 16, 5):
        batch = make_batch([9000, 100], heads, seed=heads).to(device)
        result = run_persistent(batch, workspace)
        assert_correct(result, batch.reference())
        assert not workspace.cnt.any()


def test_passed_outputs_are_the_ones_returned(device: str, workspace: mla_jit.Workspace) -> None:
    """An out or lse that is copied, or filled only when return_lse is set."""
    batch = make_batch([20, 90], 8, seed=17).to(device)
    arguments = (batch.q, batch.q_rope, batch.kv, batch.kv_rope, batch.kv_indptr, batch.pages, batch.sink, workspace)
    out = torch.full((2, 8, DIM), torch.nan, dtype=torch.bfloat16, device=device)
    lse = torch.full((2, 8), torch.nan, device=device)
    assert mla_jit.mla_decode_fwd_v4_nm_ps(*arguments, out=out, lse=lse) is out
    assert not out.isnan().any() and not lse.isnan().any()
    fresh_out, fresh_lse = mla_jit.mla_decode_fwd_v4_nm_ps(*arguments, return_lse=True)
    assert same_bits(fresh_out, out) and same_bits(fresh_lse, lse)
    result = run_split(batch, 1)
    assert result.logits is not None and result.logits.data_ptr() == result.out.data_ptr()
    assert result.logits.shape == (2, 1, 8, DIM)


def test_many_rows(device: str) -> None:
    """N = 32768 rows, most of them without KV: 16-bit row numbers, counters beyond their stretch."""
    workspace = mla_jit.get_mla_v4_nm_ps_workspace(device, num_heads=2)
    lengths = [(n * 7919) % 5 if n % 3 else 0 for n in range(32768)]
    lengths[-1] = 4000
    batch = make_batch(lengths, 2, seed=18).to(device)
    result = run_persistent(batch, workspace)
    assert not workspace.cnt.any()
    picked = torch.tensor([n for n in range(0, 32768, 997)] + [32766, 32767], device=device)
    for n in picked.tolist():
        row = replace(batch, q=batch.q[n : n + 1], q_rope=batch.q_rope[n : n + 1], kv_indptr=batch.kv_indptr[n:])
        assert result.lse is not None
        assert_correct(Result(result.out[n : n + 1], result.lse[n : n + 1]), row.reference(), label=n)


@pytest.mark.slow
@pytest.mark.parametrize("heads", [2, 4, 7, 12, 24, 48, 96, 100, 127, 128])
def test_every_edge_length_at_many_head_counts(device: str, workspace: mla_jit.Workspace, heads: int) -> None:
    """Combinations of length, head count, query tokens and splits that the quick tests leave out."""
    for seed, tokens in itertools.product(range(3), (1, 2, 7)):
        generator = torch.Generator().manual_seed(seed)
        lengths = [EDGE_LENGTHS[i] for i in torch.randint(len(EDGE_LENGTHS) - 1, (6,), generator=generator)]
        batch = make_batch(lengths, heads, max_seqlen_q=tokens, seed=seed, first=seed).to(device)
        results = [run_split(batch, s) for s in (1, 2, 7, 16)]
        if tokens == 1:
            results.append(run_persistent(batch, workspace))
        expected = batch.reference()
        for result in results:
            assert_correct(result, expected)


def entries_of(batch: Batch, splits: list[int]) -> dict[str, tuple[Callable[[], object], Result]]:
    """The calls that a sweep makes for one shape, each with the outputs it writes."""
    entries = {f"split {count or 'auto'}": prepare_split(batch, count or None) for count in splits}
    if batch.max_seqlen_q == 1:
        workspace = mla_jit.get_mla_v4_nm_ps_workspace(batch.q.device, num_heads=batch.heads)
        entries["persistent"] = prepare_persistent(batch, workspace)
    return entries


def sweep(arguments: argparse.Namespace) -> int:
    """Print one line per combination; return the number of failures."""
    print("  batch     kv heads  q      entry    rel L2   lse err        ms  GFLOP/s")
    failures = 0
    for size, kv, heads, tokens in itertools.product(arguments.b, arguments.c, arguments.heads, arguments.q):
        batch = make_batch([kv] * size, heads, max_seqlen_q=tokens).to(arguments.device)
        entries = entries_of(batch, arguments.splits)
        seconds = {
            name: seconds_per_call(call, arguments.device, repeats=arguments.repeats)
            for name, (call, _) in entries.items()
        }
        expected = batch.reference()
        for name, (_, result) in entries.items():
            got = measure(result, expected)
            passed = got.relative_l2 <= accuracy.RELATIVE_L2_TOLERANCE and got.lse_excess <= 1
            passed &= got.cosine >= accuracy.MIN_COSINE
            failures += not passed
            rate = 2 * heads * tokens * size * kv * 1024 / seconds[name] / 1e9
            print(
                f"{size:7} {kv:6} {heads:5} {tokens:2} {name:>10} {got.relative_l2:9.2e} {got.lse:9.2e} "
                f"{seconds[name] * 1e3:9.3f} {rate:8.1f}{'' if passed else '  FAILED'}"
            )
    print(f"{failures} failures" if failures else "all within bounds")
    return failures


def test_the_script_fails_when_accuracy_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A sweep that logs a failure and exits with 0."""
    arguments = ["-b", "1", "-c", "33", "--heads", "3", "--splits", "1", "--repeats", "1"]
    assert main(arguments) == 0 and "all within bounds" in capsys.readouterr().out
    monkeypatch.setattr(accuracy, "RELATIVE_L2_TOLERANCE", 1e-9)
    assert main(arguments) == 1 and "FAILED" in capsys.readouterr().out


def integers(text: str) -> list[int]:
    return [int(item) for item in text.split(",")]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Accuracy and time of both decode entries.")
    parser.add_argument("-b", type=integers, default=[1, 8], metavar="LIST", help="sequences in the batch")
    parser.add_argument("-c", type=integers, default=[128, 1152], metavar="LIST", help="KV tokens per sequence")
    parser.add_argument("--heads", type=integers, default=[16, 128], metavar="LIST")
    parser.add_argument("-q", type=integers, default=[1], metavar="LIST", help="query tokens per sequence, 1..8")
    parser.add_argument("--splits", type=integers, default=[0], metavar="LIST", help="KV splits; 0 lets the entry pick")
    parser.add_argument(
        "--repeats", type=int, default=7, metavar="N", help="timed calls (or graph replays) of each entry"
    )
    parser.add_argument("--device", default="cpu")
    return 1 if sweep(parser.parse_args(argv)) else 0


if __name__ == "__main__":
    sys.exit(main())
