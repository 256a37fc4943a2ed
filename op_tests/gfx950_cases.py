"""What the gfx950 engine must get right beside the contract's own cases, on the emulator.

Run by test_gfx950.py in a process with ``MLA_JIT_HIP_LIB=emulator``; a case's docstring names the fault that it guards.

    python op_tests/gfx950_cases.py [CASE ...]

Prints a line of JSON per case: its name, and what went wrong.
"""

from __future__ import annotations

import functools
import json
import math
import sys
import tempfile
import traceback
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import torch
from emulated_cases import interleaved
from support import Batch, Result, assert_correct, make_batch, make_tied_batch, run_persistent, run_split, same_bits

import mla_jit
from mla_jit import emulator
from mla_jit.layout import SCALE_OFFSET, unpack

ENGINE = ("mla_gfx950_split", "mla_gfx950_persistent")
LEAST_SCALE, LARGEST_SCALE = 27, 167  # kernels/gfx950/engine.h: outside, a piece is computed again in float64
RELATIVE_L2, LSE = 4e-3, 1e-3


def launched() -> list[emulator.Counters]:
    """Counters of the launches since the last call of this function."""
    found = emulator.load().history()
    emulator.load().configure(emulator.Config())
    return found


def served_by(kernels: tuple[str, ...]) -> None:
    names = {counters.kernel for counters in launched()} - {"mla_generic_merge"}
    assert names and names <= set(kernels), f"launched {names}, expected {kernels}"


def both_entries(batch: Batch, partitions: int = 3, splits: tuple[int, ...] = (1, 2)) -> list[Result]:
    """Each entry once, against the reference, by this engine."""
    launched()
    results = [run_split(batch, count) for count in splits]
    if batch.max_seqlen_q == 1:
        workspace = mla_jit.get_mla_v4_nm_ps_workspace("cpu", partitions, num_heads=batch.heads)
        results.append(run_persistent(batch, workspace))
        assert not workspace.cnt.any(), "counters are not zero at rest"
    served_by(ENGINE)
    expected = batch.reference()
    for result in results:
        got = assert_correct(result, expected)
        assert got.relative_l2 <= RELATIVE_L2, got
        assert expected.max_abs_score.max() > 1000 or got.lse <= LSE, got
    return results


def head_groups() -> None:
    """A second head group that takes the first one's queries, sinks or partials, or stores heads that are not there."""
    for heads in (65, 96, 127, 128):
        both_entries(make_batch([70, 0, 33], heads, seed=heads))


def heads_and_query_tokens() -> None:
    """A block of 64 query heads that spans tokens is cut at the wrong head, for one of the combinations served."""
    for heads in (8, 16, 32, 64, 128):
        for tokens in range(1, 9):
            both_entries(make_batch([9], heads, max_seqlen_q=tokens, seed=tokens), splits=(1,))
    for heads, tokens in ((1, 8), (7, 3), (16, 4), (43, 5)):
        both_entries(make_batch([33, 0, 5], heads, max_seqlen_q=tokens, seed=heads))


def tile_edges() -> None:
    """Rows of the last tile that lie behind the piece's end are seen, or a stage of LDS is used before it is filled."""
    both_entries(make_batch([1, 31, 32, 33, 63, 64, 65, 95, 96, 97, 128, 129, 160], 4, seed=1))


def moving_maxima() -> None:
    """Older sums are not rescaled in a wave, or twice, where maxima move late, often or in some heads only."""
    for heads, order in ((64, 1), (5, -1)):
        batch = make_batch([300], heads, seed=heads, spread=3.0, pool_rows=700)
        pages = batch.pages[:300].long()
        keys = unpack(batch.kv[pages], batch.kv_rope[pages], torch.float64)
        query = unpack(batch.q[0], batch.q_rope[0], torch.float64)[heads // 2]
        climbing = (keys @ query * order).argsort()
        both_entries(replace(batch, pages=torch.cat([pages[climbing].int(), batch.pages[300:]])))


def with_scale(code: int, heads: int = 4) -> Batch:
    """One block of every row has this scale, and the queries' scale of the block takes it back out of the scores."""
    batch = make_batch([70, 7], heads, seed=code)
    kv, q = batch.kv.view(torch.uint8).clone(), batch.q.view(torch.uint8).clone()
    used = batch.pages[: batch.kv_indptr[2]].long()
    kv[used, SCALE_OFFSET + 3] = code
    q[..., SCALE_OFFSET + 3] = min(max(254 - code, 0), 254) if code < 255 else 127
    return replace(batch, kv=kv, q=q)


@functools.cache
def ordinary_instructions() -> int:
    """Of the launches of scale_codes, where everything lies in the fast range."""
    launched()
    run_split(with_scale(127), 1)
    return launched()[0].instructions


def took_exact_path(batch: Batch) -> bool:
    """Whether a split-plan call does far more than an ordinary batch of the same shape."""
    launched()
    run_split(batch, 1)
    return launched()[0].instructions > 2 * ordinary_instructions()


def scale_codes() -> None:
    """The fast range of scales is wider than the arithmetic, or a scale outside is not noticed in one of the blocks."""
    for code in (0, 26, LEAST_SCALE, 100, LARGEST_SCALE, 168, 254, 255):
        batch = with_scale(code)
        both_entries(batch, splits=(1,))
        fast = LEAST_SCALE <= code <= LARGEST_SCALE
        assert took_exact_path(batch) != fast, f"scale {code}: {'exact' if fast else 'fast'} path"


def every_scale_byte() -> None:
    """One of the 14 scale bytes is not looked at in one of the waves, or a token's in one of the lanes."""
    for block in range(14):
        for token in (0, 19, 69):
            batch = make_batch([70], 4, seed=block)
            kv = batch.kv.view(torch.uint8).clone()
            kv[batch.pages[token].long(), SCALE_OFFSET + block] = 168
            assert took_exact_path(replace(batch, kv=kv)), f"block {block}, token {token}"


def nan_codes() -> None:
    """A NaN code of a key or a query reaches other rows or heads, or is lost."""
    for where in (3, 440):
        for code in (0x7F, 0xFF):
            batch = make_batch([70, 7], 4, seed=where)
            kv, q = batch.kv.view(torch.uint8).clone(), batch.q.view(torch.uint8).clone()
            kv[batch.pages[75].long(), where] = code
            both_entries(replace(batch, kv=kv))
            q[0, 2, where] = code
            both_entries(replace(batch, q=q))


def large_rope() -> None:
    """RoPE values that overflow a score or an fp32 sum, infinities and NaN in one key or one query."""
    for value in (2.0**40, -(2.0**63), 3e38, math.inf, -math.inf, math.nan):
        batch = make_batch([70, 7], 4, seed=9)
        kv_rope, q_rope = batch.kv_rope.clone(), batch.q_rope.clone()
        kv_rope[batch.pages[75].long(), 40] = value
        both_entries(replace(batch, kv_rope=kv_rope), splits=(1,))
        q_rope[0, 2, 40] = value
        both_entries(replace(batch, q_rope=q_rope), splits=(1,))


def large_scores() -> None:
    """Scores beyond 32768 (log2) lose the digits that a softmax needs, unless they take the exact path."""
    for exponent in (10, 16, 20):
        for sign in (1, -1):
            both_entries(make_tied_batch(exponent, sign), splits=(1,))


def sparse_pool(rows: int, batch: Batch, folder: str) -> Batch:
    """The batch with its used rows at the far end of pools of so many rows; files with holes, of which only the rows
    that are written take memory."""

    def pool(name: str, columns: int, dtype: torch.dtype) -> torch.Tensor:
        path = str(Path(folder) / name)
        return torch.from_file(path, shared=True, size=rows * columns, dtype=dtype).view(rows, columns)

    kv, kv_rope = pool("kv", 512, torch.uint8), pool("rope", 64, torch.bfloat16)
    total = int(batch.kv_indptr[batch.num_seqs])
    used = batch.pages[:total].long().unique()
    places = rows - 1 - torch.arange(used.numel()) * 3
    kv[places], kv_rope[places] = batch.kv.view(torch.uint8)[used], batch.kv_rope[used]
    moved = places[torch.searchsorted(used, batch.pages[:total].long())].int()
    return replace(batch, kv=kv, kv_rope=kv_rope, pages=torch.cat([moved, batch.pages[total:]]))


def pool_beyond_4_gib() -> None:
    """Offsets of packed rows (from 8.4 million rows on) or of RoPE rows (from 34 million on) are formed in 32 bits."""
    batch = make_batch([70, 3], 4, seed=12)
    expected = both_entries(batch)
    with tempfile.TemporaryDirectory() as folder:
        results = both_entries(sparse_pool(34 << 20, batch, folder))
    for result, wanted in zip(results, expected, strict=True):
        assert same_bits(result.out, wanted.out)


def interleavings(seeds: int) -> None:
    """The merge depends on the order in which pieces arrive, or a wave runs ahead into a stage that others read."""
    interleaved(make_batch([900, 33, 0, 260, 2100], 66, seed=8), 9, seeds)


def few_interleavings() -> None:
    """The same, in the orders that a quick test has time for."""
    interleavings(3)


def many_interleavings() -> None:
    """The same, in 200 orders."""
    interleavings(200)


def generic_serves() -> None:
    """MLA_JIT_IMPL=generic is not what its name says on gfx950, or no longer right there."""
    launched()
    batch = make_batch([70, 0, 33], 40, seed=3)
    workspace = mla_jit.get_mla_v4_nm_ps_workspace("cpu", 3, num_heads=40)
    results = [run_split(batch, 2), run_persistent(batch, workspace)]
    served_by(("mla_generic_split_32", "mla_generic_persistent_32"))
    for result in results:
        assert_correct(result, batch.reference())


QUICK = (
    *(head_groups, heads_and_query_tokens, tile_edges, moving_maxima, scale_codes, every_scale_byte, nan_codes),
    *(large_rope, large_scores, pool_beyond_4_gib, few_interleavings),
)
SLOW = (many_interleavings,)
CASES: dict[str, Callable[[], None]] = {case.__name__: case for case in (*QUICK, *SLOW, generic_serves)}


def main() -> int:
    for name in sys.argv[1:] or [case.__name__ for case in QUICK]:
        try:
            CASES[name]()
            wrong = ""
        except Exception:
            wrong = traceback.format_exc()
        print(json.dumps({"case": name, "wrong": wrong}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
