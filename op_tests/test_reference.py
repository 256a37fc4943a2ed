"""The float64 reference against plain Python loops and against cases that one can work out on paper."""

from __future__ import annotations

import math

import pytest
import torch

from mla_jit import accuracy, reference
from mla_jit.errors import MlaArgumentError
from mla_jit.layout import pack, unpack
from mla_jit.reference import Reference, decode, decode_detailed, empty_rows

INF = math.inf


class Problem:
    """A small batch; `lengths` holds one KV length per sequence. Unused pool rows and indices are poison."""

    def __init__(self, lengths: list[int], heads: int, seed: int, max_seqlen_q: int = 1, start: int = 0) -> None:
        generator = torch.Generator().manual_seed(seed)
        total_q, used = len(lengths) * max_seqlen_q, sum(lengths)
        pool_rows = used + 3
        q = 2 * torch.randn(total_q, heads, 512, generator=generator)
        kv = 2 * torch.randn(pool_rows, 512, generator=generator)
        self.q, self.q_rope = pack(q.to(torch.bfloat16), padding=0xFF)
        self.kv, self.kv_rope = pack(kv.to(torch.bfloat16), block=32, padding=0xFF)
        order = torch.randperm(pool_rows, generator=generator)
        self.indptr = torch.tensor([start, *[start + sum(lengths[: i + 1]) for i in range(len(lengths))], -77])
        garbage = torch.full((start,), -1), torch.full((5,), 1 << 30)
        self.indices = torch.cat((garbage[0], order[:used], garbage[1])).int()
        for row in order[used:].tolist():
            self.kv.view(torch.uint8)[row] = 0xFF
            self.kv_rope[row] = math.nan
        self.indptr = self.indptr.int()
        self.sink = torch.randn(heads, generator=generator)
        self.max_seqlen_q = max_seqlen_q

    def run(self) -> Reference:
        return decode_detailed(
            self.q, self.q_rope, self.kv, self.kv_rope, self.indptr, self.indices, self.sink,
            max_seqlen_q=self.max_seqlen_q,
        )  # fmt: skip


def scalar_decode(problem: Problem, row: int, head: int) -> tuple[list[float], float]:
    """One (row, head) by loops over Python floats, summed exactly, without the peak subtracted."""
    q = unpack(problem.q, problem.q_rope, torch.float64)[row, head].tolist()
    kv = unpack(problem.kv, problem.kv_rope, torch.float64).tolist()
    sequence = row // problem.max_seqlen_q
    begin, end = problem.indptr[sequence : sequence + 2].tolist()
    keys = [kv[problem.indices[j]] for j in range(begin, end)]
    scores = [math.fsum(a * b for a, b in zip(q, key, strict=True)) / math.sqrt(512) for key in keys]
    weights = [math.exp(score) for score in scores]
    denominator = math.fsum([*weights, math.exp(problem.sink[head].item())])
    out = [math.fsum(w * key[d] for w, key in zip(weights, keys, strict=True)) / denominator for d in range(512)]
    return out, math.log(denominator)


@pytest.mark.parametrize(
    ("lengths", "heads", "max_seqlen_q", "start"),
    [([1, 0, 5, 2], 3, 1, 0), ([4, 3], 2, 3, 7), ([9], 1, 8, 1)],
)
def test_matches_scalar_loops(lengths: list[int], heads: int, max_seqlen_q: int, start: int) -> None:
    """Fault: a wrong scale, a row offset by one, query tokens that see another sequence, or an indptr taken from 0."""
    problem = Problem(lengths, heads, seed=1, max_seqlen_q=max_seqlen_q, start=start)
    result = problem.run()
    for row in range(len(lengths) * max_seqlen_q):
        empty = lengths[row // max_seqlen_q] == 0
        assert bool(result.empty[row]) == empty
        for head in range(heads):
            if empty:
                assert result.out[row, head].tolist() == [0.0] * 512
                assert result.lse[row, head].item() == problem.sink[head].item()
                continue
            out, lse = scalar_decode(problem, row, head)
            assert result.out[row, head].tolist() == pytest.approx(out, rel=1e-11, abs=1e-13)
            assert result.lse[row, head].item() == pytest.approx(lse, rel=1e-13)


def test_one_key_without_a_sink_is_that_key() -> None:
    """Fault: the sink counts although it is -inf, or -inf minus -inf makes NaN."""
    problem = Problem([1], heads=4, seed=2)
    problem.sink.fill_(-INF)
    result = problem.run()
    key = unpack(problem.kv, problem.kv_rope, torch.float64)[problem.indices[0]]
    assert torch.equal(result.out, key.expand(1, 4, 512))
    score = unpack(problem.q, problem.q_rope, torch.float64)[0] @ key / math.sqrt(512)
    assert torch.allclose(result.lse[0], score, rtol=1e-13)
    assert torch.allclose(result.max_abs_score[0], score.abs(), rtol=1e-13)


def test_two_equal_keys_weigh_ln_two() -> None:
    """Fault: an lse in base 2, or a pool row that is used twice counted once."""
    problem = Problem([1], heads=2, seed=3)
    problem.sink.fill_(-INF)
    single = problem.run()
    problem.indptr = torch.tensor([0, 2])
    problem.indices = problem.indices[:1].repeat(2)
    double = problem.run()
    assert torch.allclose(double.lse - single.lse, torch.full((1, 2), math.log(2), dtype=torch.float64), rtol=1e-12)
    assert torch.allclose(double.out, single.out, rtol=1e-14)


def test_a_sink_as_heavy_as_the_key_halves_it() -> None:
    """Fault: the sink is scaled by 1/sqrt(512), or enters the numerator."""
    problem = Problem([1], heads=1, seed=4)
    problem.q.view(torch.uint8)[..., :448] = 0
    problem.q_rope.zero_()
    problem.sink.zero_()  # score 0 and sink 0: weights 1 and 1
    result = problem.run()
    key = unpack(problem.kv, problem.kv_rope, torch.float64)[problem.indices[0]]
    assert torch.equal(result.out[0, 0], key / 2)
    assert result.lse.item() == pytest.approx(math.log(2), rel=1e-15)


@pytest.mark.parametrize("sink", [INF, 1e4, -1e4])
def test_heavy_and_light_sinks(sink: float) -> None:
    """Fault: a sink of ±1e4 overflows, and one of +inf gives NaN instead of 0."""
    problem = Problem([6, 0], heads=2, seed=5)
    problem.sink.fill_(-INF)
    without = problem.run()
    problem.sink.fill_(sink)
    result = problem.run()
    if sink > 0:
        assert bool((result.out == 0).all()) and bool((result.lse == sink).all())
    else:
        assert torch.equal(result.out[0], without.out[0]) and torch.equal(result.lse[0], without.lse[0])
    assert bool((result.lse[1] == sink).all())


def test_nan_stays_where_it_belongs() -> None:
    """Fault: a NaN query poisons other rows, or a NaN key is masked away."""
    problem = Problem([3, 4], heads=2, seed=6)
    clean = problem.run()
    problem.q_rope[0, 1, 5] = math.nan
    result = problem.run()
    assert bool(result.out[0, 1].isnan().all()) and bool(result.lse[0, 1].isnan())
    assert torch.equal(result.out[0, 0], clean.out[0, 0]) and torch.equal(result.out[1], clean.out[1])
    problem.kv_rope[problem.indices[4]] = math.nan  # a key of sequence 1
    result = problem.run()
    assert bool(result.out[1].isnan().all()) and bool(result.lse[1].isnan().all())
    assert torch.equal(result.out[0, 0], clean.out[0, 0])


def test_extreme_scales_do_not_overflow() -> None:
    """Fault: scale byte 254 overflows the reference, so that nothing can be compared with it."""
    problem = Problem([2], heads=1, seed=7)
    for tensor in (problem.q, problem.kv):
        tensor.view(torch.uint8)[..., 448:462] = 254
    result = problem.run()
    assert bool(result.out.isfinite().all()) and bool(result.lse.isfinite().all())
    assert result.max_abs_score.item() > 2.0**250


def test_pools_may_have_four_dimensions() -> None:
    """Fault: the [rows, 1, 1, 512] view of serving code is read as one row."""
    problem = Problem([3, 2], heads=2, seed=8)
    flat = problem.run()
    problem.kv, problem.kv_rope = problem.kv[:, None, None], problem.kv_rope[:, None, None]
    assert torch.equal(problem.run().out, flat.out)
    args = (problem.q.view(torch.uint8), problem.q_rope, problem.kv.view(torch.uint8), problem.kv_rope)
    out, lse = decode(*args, problem.indptr, problem.indices, problem.sink)
    assert torch.equal(out, flat.out) and torch.equal(lse, flat.lse)


def test_empty_batches() -> None:
    """Fault: no sequences, or none with KV, raise instead of giving the empty answer."""
    assert Problem([], heads=2, seed=9).run().out.shape == (0, 2, 512)
    result = Problem([0, 0], heads=2, seed=9, max_seqlen_q=2).run()
    assert result.empty.tolist() == [True] * 4 and bool((result.out == 0).all())
    assert empty_rows(torch.tensor([5, 5, 9]), 4, 2).tolist() == [True, True, False, False]


def test_shapes_that_do_not_fit_are_named() -> None:
    """Fault: a reference that broadcasts a wrong shape agrees with a kernel that does the same."""
    changes = [
        ("sink", lambda p: setattr(p, "sink", p.sink[:1])),
        ("kv", lambda p: setattr(p, "kv", p.kv[:, :256])),
        ("kv_rope", lambda p: setattr(p, "kv_rope", p.kv_rope[:, None])),
        ("kv_indptr", lambda p: setattr(p, "indptr", p.indptr[:2])),
        ("kv_indptr", lambda p: setattr(p, "indptr", torch.tensor([3, 2, 5]))),
        ("max_seqlen_q", lambda p: setattr(p, "max_seqlen_q", 3)),
        ("max_seqlen_q", lambda p: setattr(p, "max_seqlen_q", 0)),
        ("q", lambda p: setattr(p, "q", p.q[0])),
    ]
    for name, change in changes:
        problem = Problem([3, 2], heads=2, seed=10)
        change(problem)
        with pytest.raises(MlaArgumentError, match=f"^{name}: "):
            problem.run()


def test_error_measures_what_it_says() -> None:
    """Fault: an error averaged over rows hides one wrong row."""
    want = torch.tensor([[[3.0, 4.0], [1.0, 0.0]]])
    got = torch.tensor([[[3.0, 4.5], [0.0, 1.0]]])
    result = accuracy.error(got, want)
    assert result.relative_l2[0].tolist() == pytest.approx([0.1, math.sqrt(2)])
    assert result.cosine[0].tolist() == pytest.approx([27 / (5 * math.hypot(3, 4.5)), 0.0])
    assert result.acceptable.tolist() == [[False, False]]
    assert bool(accuracy.error(want, want).acceptable.all())


@pytest.mark.parametrize(
    ("got", "want", "relative_l2", "cosine"),
    [
        ([math.nan, 1.0], [math.nan, 1.0], 0.0, 1.0),
        ([math.nan, 1.0], [2.0, 1.0], INF, -1.0),
        ([2.0, 1.0], [math.nan, 1.0], INF, -1.0),
        ([INF, 1.0], [INF, 1.0], 0.0, 1.0),
        ([INF, 1.0], [-INF, 1.0], INF, -1.0),
        ([INF, 1.0], [3.0, 1.0], INF, -1.0),
        ([INF, 1.0], [math.nan, 1.0], INF, -1.0),
        ([0.0, 0.0], [0.0, 0.0], 0.0, 1.0),
        ([1e-40, 0.0], [0.0, 1e-40], 0.0, 1.0),
        ([1.0, 0.0], [0.0, 0.0], 1e30, 0.0),
        ([0.0, 0.0], [1.0, 0.0], 1.0, 0.0),
    ],
)
def test_special_values_must_match(got: list[float], want: list[float], relative_l2: float, cosine: float) -> None:
    """Fault: NaN compares as no error at all, or a NaN where the reference has one is called wrong."""
    a, b = torch.tensor(got, dtype=torch.float64), torch.tensor(want, dtype=torch.float64)
    result = accuracy.error(a, b)
    assert result.relative_l2.item() == pytest.approx(relative_l2, rel=1e-9, abs=1e-9)
    assert result.cosine.item() == pytest.approx(cosine)


def test_lse_errors() -> None:
    """Fault: inf - inf is NaN, which passes or fails every comparison by accident."""
    got = torch.tensor([1.0, INF, -INF, math.nan, INF, 2.0, math.nan])
    want = torch.tensor([1.5, INF, -INF, math.nan, -INF, math.nan, 2.0])
    assert accuracy.lse_error(got, want).tolist() == [0.5, 0.0, 0.0, 0.0, INF, INF, INF]
    assert accuracy.lse_tolerance(torch.tensor([0.0, 1e3])).tolist() == pytest.approx([1e-3, 2e-3])
    with pytest.raises(ValueError):
        accuracy.lse_error(got, want[:2])
    with pytest.raises(ValueError):
        accuracy.error(got, want[:2])


def test_the_scale_is_that_of_512_dims() -> None:
    """Fault: 1/sqrt(448) or 1/sqrt(576) from another layout."""
    assert reference.SM_SCALE**2 == pytest.approx(1 / 512, rel=1e-15)
