"""A small DeepSeek-V4-shaped decoder, served: 128 steps of 3 draft rows, requests that join and leave, each entry.

On the CPU step by step; with ``--device cuda`` every step replays one captured graph. The decoder is small_decoder.py,
the reference that shares nothing of its serving side small_reference.py, the requests small_traffic.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import small_decoder
import small_reference
import torch
from small_decoder import POISON, Server, decode_step, kv_set, make_attend
from small_traffic import Case, Transcript, compare, serve
from support import same_bits
from torch import Tensor
from torch.utils._python_dispatch import TorchDispatchMode

from mla_jit.workload import ModelSpec, kv_entries

ROOT = Path(__file__).resolve().parents[1]
AGREEMENT = 0.995
ENTRIES = ("persistent", "split")
SHORT = ((0, 100, 150), (0, 5, 40), (0, 1, 23), (12, 30, 64), (20, 3, 30))
SHORT_STEPS = 44


@pytest.fixture(scope="module", autouse=True)
def one_thread() -> Iterator[None]:
    """Tensors of a few rows: more threads would spin and wait for each other."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


@pytest.fixture(scope="module")
def small(device: str) -> Case:
    """Few heads and steps, for what does not depend on either."""
    return Case(8, device, SHORT)


class Served:
    """A case and its transcripts, each made once."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.transcripts: dict[str, Transcript] = {}
        self.servers: dict[str, Server] = {}

    def by(self, entry: str) -> Transcript:
        if entry not in self.transcripts:
            self.servers[entry] = Server(self.case.model, entry)
            self.transcripts[entry] = serve(self.servers[entry], self.case.requests)
        return self.transcripts[entry]


@pytest.fixture(scope="module", params=[64, 128], ids="{}-heads".format)
def served(request: pytest.FixtureRequest, device: str) -> Served:
    return Served(Case(request.param, device))


def accepts(case: Case, transcript: Transcript) -> bool:
    """First tokens agree with the packed reference, and no logits are further from it than packing itself moves them.

    Packing is what float32 becomes in packed rows: its error is that of the fp8 cache (and of the fp8 queries). What
    an engine adds is rounding, some of which the next layer's packing rounds to another code; a third is generous.
    """
    cache = case.cache_error()
    packed, exact = case.against(transcript, case.packed), case.against(transcript, case.exact)
    near = packed.rms <= cache.rms / 3 and packed.worst <= cache.worst and exact.rms <= 1.1 * cache.rms
    return packed.agreement >= AGREEMENT and near


@pytest.mark.parametrize("entry", ENTRIES)
def test_decodes_as_the_reference_does(served: Served, device: str, entry: str) -> None:
    """Fault: entries, packing, page tables, rings or inverse RoPE that are right one by one and wrong together."""
    transcript = served.by(entry)
    packed, cache = served.case.against(transcript, served.case.packed), served.case.cache_error()
    assert cache.rms <= 0.025, f"packing moves the logits too far for a comparison: {cache}"
    assert accepts(served.case, transcript), f"{packed}, while packing costs {cache}"
    assert (served.servers[entry].graph is not None) == device.startswith("cuda")


@pytest.mark.parametrize("entry", ENTRIES)
def test_poison_stays_where_it_is(served: Served, entry: str) -> None:
    """Fault: freed rows, padding or rows without KV that reach an output; a write to a row that was freed."""
    transcript = served.by(entry)
    every, real = torch.stack(transcript.every), torch.stack(transcript.real)
    assert every[real].isfinite().all()
    assert every[~real].isnan().all(), "a row without KV was written"
    assert (~real).any(), "no row was padding"
    assert max(transcript.owners.values()) >= 2, "no pool row was used again"
    for pages in served.servers[entry].pages:
        assert len(set(pages.free)) == len(pages.free) == pages.cache.kv.size(0) - 2
        assert (pages.cache.kv.view(torch.uint8) == POISON).all() and pages.cache.kv_rope.isnan().all()


def test_the_entries_agree_on_every_row(served: Served) -> None:
    """Fault: an entry that goes wrong on rows that nobody keeps: rejected drafts and the last rows of a request."""
    first, second = served.by("persistent"), served.by("split")
    real = torch.stack(first.real)
    got = compare(torch.stack(first.every)[real], torch.stack(second.every)[real])
    cache = served.case.cache_error()
    assert got.agreement >= AGREEMENT and got.rms <= cache.rms / 3 and got.worst <= cache.worst, got


@pytest.mark.slow
def test_the_float64_reference_in_an_entrys_place(served: Served) -> None:
    """Fault: bounds that hold an engine to less than the serving side itself does: :mod:`mla_jit.reference` attends.

    What is left is the order of sums in the layers' products, some of which the next packing rounds to another code:
    0.0002 on a CPU, 0.0015 on an H200, where packing costs 0.018. A third of what an engine may add is allowed.
    """
    got = served.case.against(served.by("reference"), served.case.packed)
    assert got.agreement >= AGREEMENT and got.rms <= served.case.cache_error().rms / 9, got


def test_rows_attend_to_as_many_entries_as_the_model_says(small: Case) -> None:
    """Fault: a window or a selection off by one: against :func:`mla_jit.workload.kv_entries`, at edges of blocks."""
    config = small.model.config
    spec = ModelSpec("small", config.num_heads, config.csa_top_k, dict.fromkeys(config.kinds, 1), 0)
    server = Server(small.model, "reference")
    positions = [0, 3, 4, 62, 63, 126, 127, 128, 382]
    server.rows.position.copy_(torch.tensor(positions))
    for layer, cache in zip(small.model.layers, server.caches, strict=True):
        cache.index_keys.zero_()
        x = torch.ones(len(positions), config.hidden, device=cache.kv.device)
        counts = kv_set(layer, cache, x, server.rows)[1].sum(1)
        assert counts.tolist() == [kv_entries(spec, layer.kind, position + 1) for position in positions]


@pytest.mark.parametrize("entry", ENTRIES)
def test_repeats_bit_for_bit_on_other_pool_rows(small: Case, entry: str) -> None:
    """Fault: results that depend on where the pool's rows lie, on what they held before, or on chance."""
    transcripts = [small.serve(entry, SHORT_STEPS, page_seed=seed) for seed in (0, 0, 1)]
    for other in transcripts[1:]:
        assert same_bits(torch.stack(transcripts[0].every), torch.stack(other.every))


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_freed_row_would_be_noticed(small: Case, entry: str) -> None:
    """Fault: poison that an output does not show, so that the tests above prove nothing. One page names a free row."""
    model, (tokens, positions) = small.model, first_rows(small)
    outputs = []
    for stale in (False, True):
        server = Server(model, entry)
        server.step(tokens, positions)
        if stale:
            pages = server.pages[0]
            pages.tables[0][1, 0] = pages.free[0]
        outputs.append(server.step(tokens, torch.where(positions < 0, -1, positions + 3)).cpu())
    assert outputs[0][:2].isfinite().all()
    assert outputs[1][1].isnan().all()
    assert same_bits(outputs[0][0], outputs[1][0])


def first_rows(case: Case) -> tuple[Tensor, Tensor]:
    """Tokens and positions of two requests' first step; the third slot is empty."""
    config = case.model.config
    tokens = torch.stack([request.tokens[: config.rows] for request in case.requests[: config.slots]])
    positions = torch.arange(config.rows).repeat(config.slots, 1)
    positions[2:] = -1
    return tokens, positions


def no_inverse(
    rotate: Callable[..., Tensor], x: Tensor, positions: Tensor, base: float, *, inverse: bool = False
) -> Tensor:
    return x if inverse else rotate(x, positions, base)


def shifted(page_table: Callable[..., tuple[Tensor, Tensor]], *sets: Tensor) -> tuple[Tensor, Tensor]:
    """Each row's pages begin one too late, and end with the next row's first."""
    indptr, pages = page_table(*sets)
    following = torch.arange(pages.numel(), device=pages.device) + 1
    return indptr, pages[torch.where(following < indptr[-1], following, 0)]


def late(pool: Callable[..., Any], layer: Any, block: Tensor, first: Tensor) -> Any:
    return pool(layer, block, first + 1)


FAULTS = (("rotate", no_inverse), ("page_table", shifted), ("pool", late))


def test_faults_are_noticed(small: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault: bounds so wide that an output without inverse RoPE, pages shifted by one, or compressed entries rotated as
    if they stood one token later pass."""
    assert accepts(small, small.serve("persistent", SHORT_STEPS))
    for name, fault in FAULTS:
        with monkeypatch.context() as patch:
            patch.setattr(small_decoder, name, partial(fault, getattr(small_decoder, name)))
            broken = small.serve("persistent", SHORT_STEPS)
        assert not accepts(small, broken), name
        if fault is not late:  # it touches a few of many entries
            assert small.against(broken, small.packed).agreement < AGREEMENT, name


def test_only_distances_matter(small: Case) -> None:
    """Fault: an inverse rotation by another angle than the rotation's, in the model itself and so on both sides."""
    tokens = small.requests[0].tokens.to(small.model.embedding.device)
    far = small_reference.logits(small.model, tokens, fp8=False, shift=1000)
    assert compare(far.cpu(), small.exact[0]).worst <= 1e-3


class Capturable(TorchDispatchMode):
    """Refuses operators that a CUDA graph cannot hold: those that read a value on the host, or copy one from there."""

    FORBIDDEN = ("_local_scalar_dense", "nonzero", "masked_select", "lift_fresh", "repeat_interleave", "unique")

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        name = func.overloadpacket.__name__
        assert not any(part in name for part in self.FORBIDDEN), name
        if name.startswith(("index", "_index")):
            indices = [index for group in args if isinstance(group, (list, tuple)) for index in group]
            assert all(index is None or index.dtype != torch.bool for index in indices), name
        return func(*args, **(kwargs or {}))


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_step_holds_nothing_that_a_graph_cannot(small: Case, entry: str) -> None:
    """Fault: a step that runs on the CPU and breaks the capture on a GPU, where no test of every change looks."""
    server = Server(small.model, "reference")
    tokens, positions = first_rows(small)
    server.step(tokens, positions)
    attend = make_attend(entry, small.model.config, str(small.model.embedding.device))
    with Capturable():
        decode_step(small.model, server.caches, server.tokens, server.rows, attend)


def test_the_page_quotes_the_example() -> None:
    """Fault: docs/serving_example.md shows code that has moved on."""
    page = (ROOT / "docs" / "serving_example.md").read_text(encoding="utf-8")
    source = (ROOT / "op_tests" / "small_decoder.py").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", page, flags=re.MULTILINE | re.DOTALL)
    assert blocks
    assert [block for block in blocks if block not in source] == []
