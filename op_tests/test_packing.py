"""pack_kv and pack_q write what mla_jit/layout.py writes, bit for bit, where they are told to, and nothing else."""

from __future__ import annotations

import mmap
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
from support import DIM, POISON, same_bits

import mla_jit
from mla_jit import MlaArgumentError, cpu, env, layout, pack_kv, pack_q

BLOCKS = (64, 32)
LEAST_SCALE, LARGEST_SCALE = 114, 247  # scale bytes that the quantiser makes of bf16


def of_bits(bits: torch.Tensor) -> torch.Tensor:
    """bfloat16 of bit patterns, any integer type."""
    return bits.to(torch.int32).to(torch.int16).view(torch.bfloat16)


def rows_of(elements: torch.Tensor) -> torch.Tensor:
    """Vectors whose NoPE dims are the elements, repeated to fill the last one, and whose RoPE dims count up."""
    count = -(-elements.numel() // layout.NOPE_DIM)
    x = of_bits(torch.arange(count * DIM)).view(count, DIM)
    x[:, : layout.NOPE_DIM] = elements.flatten().repeat(2)[: count * layout.NOPE_DIM].view(count, -1)
    return x


def random_vectors(rows: int, seed: int = 0, spread: float = 4.0) -> torch.Tensor:
    """Vectors whose blocks differ widely in magnitude."""
    g = torch.Generator().manual_seed(seed)
    values = torch.randn(rows, 16, 32, generator=g) * torch.exp2(spread * torch.randn(rows, 16, 1, generator=g))
    return values.flatten(1).bfloat16()


def random_bits(seed: int, rows: int, low: int, high: int) -> torch.Tensor:
    """Vectors whose magnitudes have bit patterns in [low, high), either sign."""
    g = torch.Generator().manual_seed(seed)
    magnitude = torch.randint(low, high, (rows, DIM), generator=g)
    return of_bits(magnitude + 0x8000 * torch.randint(2, (rows, DIM), generator=g))


def not_finite() -> torch.Tensor:
    """One value in nine is an infinity or a NaN; some blocks hold nothing else."""
    g = torch.Generator().manual_seed(3)
    x = random_vectors(60, seed=4)
    odd = random_bits(5, 60, 0x7F80, 0x8000)
    odd[::3] = of_bits(0x7F80 + 0x8000 * torch.randint(2, (20, DIM), generator=g))
    where = torch.randint(9, (60, DIM), generator=g) == 0
    where[7, 64:192], where[8], where[9, 32:64] = True, True, True
    return torch.where(where, odd, x)


INPUTS: dict[str, Callable[[], torch.Tensor]] = {
    "random": lambda: random_vectors(80),
    "subnormal": lambda: random_bits(1, 40, 0, 0x80),
    "tiny": lambda: random_bits(1, 40, 0, 0x3980),  # around 1e-4 * 448 and below
    "huge": lambda: random_bits(2, 40, 0x7E00, 0x7F80),
    "every magnitude": lambda: random_bits(2, 100, 0, 0x7F80),
    "zeros of both signs": lambda: of_bits(0x8000 * (torch.arange(20 * DIM) % 3 == 0)).view(20, DIM),
    "not finite": not_finite,
}


def check_rows(x: torch.Tensor, block: int, device: str) -> None:
    """Both entries give what layout.pack does on the CPU."""
    packed, rope = layout.pack(x, block=block)
    q_packed, q_rope = pack_q(x.to(device).unsqueeze(1), block=block)
    assert q_packed.dtype == torch.float8_e4m3fn and q_packed.shape == (len(x), 1, 512)
    wrong = (q_packed.cpu().view(torch.uint8)[:, 0] != packed.view(torch.uint8)).nonzero()
    assert not len(wrong), (wrong[0].tolist(), len(wrong))
    assert same_bits(q_rope.cpu().view(len(x), 64), rope)
    kv, kv_rope = torch.zeros(len(x), 512, dtype=torch.uint8, device=device), torch.zeros_like(q_rope[:, 0])
    pack_kv(x.to(device), torch.arange(len(x), device=device), kv, kv_rope, block=block)
    assert same_bits(kv, q_packed[:, 0]) and same_bits(kv_rope, q_rope[:, 0])


@pytest.mark.parametrize("block", BLOCKS)
@pytest.mark.parametrize("name", INPUTS)
def test_the_bytes_are_those_of_the_layout(name: str, block: int, device: str) -> None:
    """A scale rounded the other way, an amax that infinities or NaN disturb, a sign or a padding byte lost."""
    check_rows(INPUTS[name](), block, device)


@pytest.mark.parametrize("block", BLOCKS)
def test_every_bf16_pattern(block: int, device: str) -> None:
    """Patterns that no random input holds, among neighbours of like magnitude."""
    check_rows(rows_of(of_bits(torch.arange(65536))), block, device)


def under_scale(scale: int, block: int) -> torch.Tensor:
    """Every bf16 that a block of this scale byte can hold; the largest such value opens each block."""
    largest = 0x7F7F if scale == LARGEST_SCALE else (scale + 8) << 7 | 0x60  # 1.75 * 2^8 times the scale
    patterns = torch.arange(65536)
    magnitude = patterns & 0x7FFF
    patterns = patterns[(magnitude <= largest) | (magnitude >= 0x7F80)]
    blocks = -(-len(patterns) // (block - 1))
    filled = torch.zeros(blocks, block, dtype=torch.int64)
    filled[:, 0] = largest
    filled[:, 1:] = torch.cat([patterns, patterns[: blocks * (block - 1) - len(patterns)]]).view(blocks, -1)
    return of_bits(filled)


@pytest.mark.parametrize("block", BLOCKS)
def test_every_bf16_pattern_under_every_scale(block: int, device: str) -> None:
    """A tie rounded away from even, a subnormal code off by one, a product that overflows or is flushed."""
    for first in range(LEAST_SCALE, LARGEST_SCALE + 1, 20):
        scales = range(first, min(first + 20, LARGEST_SCALE + 1))
        x = rows_of(torch.cat([under_scale(scale, block) for scale in scales]))
        check_rows(x, block, device)
    packed, _ = layout.pack(rows_of(under_scale(LARGEST_SCALE, 64)))
    assert (packed.view(torch.uint8)[:, 448:462] == LARGEST_SCALE).all(), "the sweep misses a scale"


@pytest.mark.parametrize("isa", cpu.available_isas())
def test_every_instruction_set(isa: str, device: str) -> None:
    """Vectors of one width that round, compare or saturate otherwise."""
    if device != "cpu":
        pytest.skip("the CPU's paths")
    cpu.force_isa(isa)
    try:
        for block in BLOCKS:
            for make in INPUTS.values():
                check_rows(make(), block, device)
    finally:
        cpu.force_isa("auto")


def test_flushed_subnormals_change_nothing(device: str) -> None:
    """A quantiser that computes with subnormals: its bits would depend on a mode that callers may set."""
    if device != "cpu" or not torch.set_flush_denormal(False):
        pytest.skip("needs a CPU with that mode")
    x = torch.cat([make() for make in INPUTS.values()])
    packed, _ = layout.pack(x)
    try:
        torch.set_flush_denormal(True)
        got, _ = pack_q(x.unsqueeze(1))
    finally:
        torch.set_flush_denormal(False)
    assert same_bits(got.view(packed.shape), packed)


class Pool:
    """A pool in which every byte is poison, and its copy, which torch writes to."""

    def __init__(self, rows: int, device: str, dtype: torch.dtype = torch.float8_e4m3fn, dims: int = 2) -> None:
        shape = (rows,) if dims == 2 else (rows, 1, 1)
        self.packed = torch.full((rows, 512), POISON, dtype=torch.uint8, device=device).view(dtype).view(*shape, 512)
        self.rope = torch.full((rows, 64), torch.nan, dtype=torch.bfloat16, device=device).view(*shape, 64)
        self.expected = self.packed.cpu().view(torch.uint8).view(rows, 512).clone()
        self.expected_rope = self.rope.cpu().view(rows, 64).clone()

    def expect(self, x: torch.Tensor, slots: torch.Tensor, block: int = 64) -> None:
        packed, rope = layout.pack(x, block=block)
        kept = (slots >= 0) & (slots < len(self.expected))
        self.expected[slots[kept].long()] = packed.view(torch.uint8)[kept]
        self.expected_rope[slots[kept].long()] = rope[kept]

    def check(self) -> None:
        assert same_bits(self.packed.cpu().view(torch.uint8).flatten(), self.expected.flatten())
        assert same_bits(self.rope.cpu().flatten(), self.expected_rope.flatten())


def slots_of(rows: int, pool: int, dtype: torch.dtype, seed: int = 0) -> torch.Tensor:
    """Different pool rows in any order, the first and the last among them; every fourth negative."""
    g = torch.Generator().manual_seed(seed)
    slots = torch.randperm(pool, generator=g)[:rows]
    if rows > 2:
        others = slots[(slots != 0) & (slots != pool - 1)][: rows - 2]
        slots = torch.cat([torch.tensor([pool - 1, 0]), others])
    slots[3::8], slots[7::8] = -1, torch.iinfo(dtype).min
    return slots.to(dtype)


@pytest.mark.parametrize("rows", [0, 1, 2, 3, 15, 16, 17, 31, 32, 33, 100])
@pytest.mark.parametrize("dtype", [torch.int32, torch.int64])
def test_rows_go_to_their_slots_and_nothing_else_is_touched(rows: int, dtype: torch.dtype, device: str) -> None:
    """A last workgroup that writes on, a negative slot written, slots of the other width, a neighbour's bytes lost."""
    x, slots, pool = random_vectors(rows, seed=rows), slots_of(rows, 130, dtype, seed=rows), Pool(130, device)
    pool.expect(x, slots)
    assert pack_kv(x.to(device), slots.to(device), pool.packed, pool.rope) is None
    pool.check()


@pytest.mark.parametrize("dims", [2, 4])
@pytest.mark.parametrize("dtype", [torch.float8_e4m3fn, torch.uint8])
def test_every_kind_of_pool(dtype: torch.dtype, dims: int, device: str) -> None:
    """A pool as serving code holds it that is refused, or written elsewhere."""
    for block in BLOCKS:
        x, slots, pool = random_vectors(40), slots_of(40, 64, torch.int64), Pool(64, device, dtype, dims)
        pool.expect(x, slots, block)
        pack_kv(x.to(device), slots.to(device), pool.packed, pool.rope, block=block)
        pool.check()


def test_all_rows_left_out(device: str) -> None:
    """Padding of a graph that is written into row 0."""
    pool = Pool(3, device)
    pack_kv(random_vectors(20).to(device), torch.full((20,), -1, device=device), pool.packed, pool.rope)
    pool.check()
    pack_kv(random_vectors(0).to(device), torch.zeros(0, dtype=torch.int64, device=device), pool.packed, pool.rope)
    nothing = Pool(0, device)
    pack_kv(random_vectors(2).to(device), torch.full((2,), -1, device=device), nothing.packed, nothing.rope)
    pool.check()


def test_a_slot_that_comes_twice_holds_its_vectors(device: str) -> None:
    """Rows other than the one named, where two threads write one row."""
    x, pool = random_vectors(1).expand(500, -1).contiguous(), Pool(5, device)
    slots = torch.full((500,), 3)
    pool.expect(x[:1], slots[:1])
    pack_kv(x.to(device), slots.to(device), pool.packed, pool.rope)
    pool.check()


@pytest.mark.parametrize("shape", [(3, 128), (1, 1), (7, 5), (0, 16)])
@pytest.mark.parametrize("dtype", [torch.float8_e4m3fn, torch.uint8])
def test_queries_into_tensors_that_are_passed(shape: tuple[int, int], dtype: torch.dtype, device: str) -> None:
    """Outputs other than those passed are written or returned; a query in another's place."""
    x = random_vectors(shape[0] * shape[1]).view(*shape, DIM)
    packed, rope = layout.pack(x, block=32)
    out = (
        torch.full((*shape, 512), POISON, dtype=torch.uint8, device=device).view(dtype),
        torch.full((*shape, 64), torch.nan, dtype=torch.bfloat16, device=device),
    )
    got = pack_q(x.to(device), block=32, out=out)
    assert got[0] is out[0] and got[1] is out[1]
    assert same_bits(out[0].cpu(), packed) and same_bits(out[1].cpu(), rope)


def sparse_pool(rows: int, device: str) -> tuple[torch.Tensor, torch.Tensor]:
    """Zeros, of which a CPU has only those pages that are written."""
    if device != "cpu":
        if torch.cuda.mem_get_info()[0] < rows * 660:
            pytest.skip(f"needs {rows * 660 >> 30} GiB of free device memory")
        kv = torch.zeros(rows, 512, dtype=torch.uint8, device=device)
        return kv, torch.zeros(rows, 64, dtype=torch.bfloat16, device=device)
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | 0x4000  # MAP_NORESERVE
    kv, rope = mmap.mmap(-1, rows * 512, flags=flags), mmap.mmap(-1, rows * 128, flags=flags)
    return (
        torch.frombuffer(kv, dtype=torch.uint8).view(rows, 512),
        torch.frombuffer(rope, dtype=torch.bfloat16).view(rows, 64),
    )


def test_pools_beyond_32_bits(device: str) -> None:
    """Offsets in 32 bits, signed or not: rows beyond 2 or 4 GiB of either tensor would be written near its start."""
    rows = 2**25 + 10  # 16 GiB of packed rows, 4 GiB of RoPE rows
    kv, kv_rope = sparse_pool(rows, device)
    slots = torch.tensor([2**22 + 1, 2**23 + 2, 2**24 + 3, 2**25 + 4, rows - 1])
    x = random_vectors(len(slots)) + 1
    for dtype in (torch.int32, torch.int64):
        pack_kv(x.to(device), slots.to(device, dtype), kv, kv_rope)
        packed, rope = layout.pack(x)
        there = slots.to(device)
        assert same_bits(kv[there].cpu(), packed) and same_bits(kv_rope[there].cpu(), rope)
        kv[there], kv_rope[there] = 0, 0
        assert not kv[:1000].any() and not kv_rope[:1000].any()


Change = Callable[[torch.Tensor], Any]


def strided(t: torch.Tensor) -> torch.Tensor:
    return torch.stack([t, t], -1)[..., 0]


KV_ERRORS: dict[str, tuple[str, str, Change]] = {
    "x in fp32": ("x", "bfloat16", lambda t: t.float()),
    "x with a wrong width": ("x", "[n, 512]", lambda t: t[:, :448].contiguous()),
    "x with heads": ("x", "[n, 512]", lambda t: t.unsqueeze(1)),
    "x strided": ("x", "contiguous", strided),
    "x a list": ("x", "tensor", lambda t: t.tolist()),
    "x on meta": ("x", "cpu or cuda", lambda t: t.to("meta")),
    "slots in int16": ("slot_mapping", "int32 or int64", lambda t: t.short()),
    "slots as floats": ("slot_mapping", "int32 or int64", lambda t: t.float()),
    "too few slots": ("slot_mapping", "(20,)", lambda t: t[:-1]),
    "too many slots": ("slot_mapping", "(20,)", lambda t: torch.cat([t, t])),
    "slots of two dims": ("slot_mapping", "(20,)", lambda t: t.view(4, 5)),
    "slots strided": ("slot_mapping", "contiguous", strided),
    "slots on meta": ("slot_mapping", "the device of x", lambda t: t.to("meta")),
    "slots a list": ("slot_mapping", "tensor", lambda t: t.tolist()),
    "kv in fnuz": ("kv_packed", "OCP", lambda t: t.view(torch.float8_e4m3fnuz)),
    "kv in bf16": ("kv_packed", "float8_e4m3fn or uint8", lambda t: t.bfloat16()),
    "kv with page_size 2": ("kv_packed", "page_size 1", lambda t: t.view(-1, 2, 1, 512)),
    "kv with a wrong width": ("kv_packed", "[rows, 512]", lambda t: t.view(-1, 256)),
    "kv with gaps": ("kv_packed", "contiguous", lambda t: t[::2]),
    "kv on meta": ("kv_packed", "the device of x", lambda t: t.to("meta")),
    "kv_rope of fewer rows": ("kv_rope", "as many as kv_packed", lambda t: t[:-1]),
    "kv_rope in fp16": ("kv_rope", "bfloat16", lambda t: t.half()),
    "kv_rope on meta": ("kv_rope", "the device of x", lambda t: t.to("meta")),
    "block 16": ("block", "64 or 32", lambda _: 16),
    "block a bool": ("block", "64 or 32", lambda _: True),
    "block a float": ("block", "64 or 32", lambda _: 64.0),
}


@pytest.mark.parametrize("case", KV_ERRORS)
def test_bad_arguments_of_pack_kv(case: str, device: str) -> None:
    """A wrong tensor that is read or written past its end, or an error after half the rows."""
    name, needs, change = KV_ERRORS[case]
    pool = Pool(30, device)
    good: dict[str, Any] = {
        "x": random_vectors(20).to(device),
        "slot_mapping": torch.arange(20, device=device),
        "kv_packed": pool.packed,
        "kv_rope": pool.rope,
        "block": 64,
    }
    for remembered in (False, True):  # the same refusal when a good call like it came before
        with pytest.raises(MlaArgumentError) as caught:
            pack_kv(**(good | {name: change(good[name])}))
        assert str(caught.value).startswith(f"{name}: got ") and needs in str(caught.value), caught.value
        if not remembered:
            pool.check()
            pack_kv(**good)
            pool.expect(good["x"].cpu(), good["slot_mapping"].cpu())
        pool.check()


Q_ERRORS: dict[str, tuple[str, str, Callable[[dict[str, Any]], dict[str, Any]]]] = {
    "x of two dims": ("x", "[total_q, H, 512]", lambda a: a | {"x": a["x"][:, 0].contiguous()}),
    "x without heads": ("x", "H in 1..128", lambda a: a | {"x": a["x"][:, :0].contiguous(), "out": None}),
    "x with 129 heads": ("x", "H in 1..128", lambda a: a | {"x": a["x"][:, :1].repeat(1, 129, 1), "out": None}),
    "x transposed": ("x", "contiguous", lambda a: a | {"x": a["x"].transpose(0, 1)}),
    "x in fp16": ("x", "bfloat16", lambda a: a | {"x": a["x"].half()}),
    "one output": ("out", "two tensors", lambda a: a | {"out": a["out"][:1]}),
    "a tensor for outputs": ("out", "two tensors", lambda a: a | {"out": a["out"][0]}),
    "None among outputs": ("out", "two tensors", lambda a: a | {"out": (a["out"][0], None)}),
    "q_packed in bf16": ("q_packed", "float8_e4m3fn or uint8", lambda a: a | {"out": (a["x"], a["out"][1])}),
    "q_packed of fewer rows": ("q_packed", "(4, 3, 512)", lambda a: a | {"out": (a["out"][0][:2], a["out"][1])}),
    "q_packed on meta": ("q_packed", "the device of x", lambda a: a | {"out": (a["out"][0].to("meta"), a["out"][1])}),
    "q_rope of another width": ("q_rope", "(4, 3, 64)", lambda a: a | {"out": (a["out"][0], a["x"])}),
    "q_rope strided": ("q_rope", "contiguous", lambda a: a | {"out": (a["out"][0], strided(a["out"][1]))}),
    "block 0": ("block", "64 or 32", lambda a: a | {"block": 0}),
}


@pytest.mark.parametrize("case", Q_ERRORS)
def test_bad_arguments_of_pack_q(case: str, device: str) -> None:
    """As above for queries."""
    name, needs, change = Q_ERRORS[case]
    packed = torch.full((4, 3, 512), POISON, dtype=torch.uint8, device=device)
    rope = torch.full((4, 3, 64), torch.nan, dtype=torch.bfloat16, device=device)
    good: dict[str, Any] = {"x": random_vectors(12).view(4, 3, DIM).to(device), "out": (packed, rope), "block": 64}
    with pytest.raises(MlaArgumentError) as caught:
        pack_q(**change(good))
    assert str(caught.value).startswith(f"{name}: got ") and needs in str(caught.value), caught.value
    assert (packed == POISON).all() and rope.isnan().all()
    pack_q(**good)
    assert same_bits(packed.cpu(), layout.pack(good["x"].cpu())[0])


@pytest.fixture
def checked(device: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Slots are checked: on a CPU they always are."""
    if device != "cpu":
        monkeypatch.setenv("MLA_JIT_DEBUG", "1")
        assert env.debug()
    yield


@pytest.mark.parametrize("dtype", [torch.int32, torch.int64])
def test_a_slot_outside_the_pool(dtype: torch.dtype, device: str, checked: None) -> None:
    """Memory behind the pool overwritten; an error that does not say which slot; rows written before it."""
    for slot in (50, 51, torch.iinfo(dtype).max):
        x, slots, pool = random_vectors(40), torch.arange(40, dtype=dtype), Pool(50, device)
        slots[33], slots[37], slots[5] = slot, slot, -1
        with pytest.raises(MlaArgumentError) as caught:
            pack_kv(x.to(device), slots.to(device), pool.packed, pool.rope)
        assert str(caught.value).startswith(f"slot_mapping: got {slot} at position 33"), caught.value
        assert "a pool row below 50" in str(caught.value)
        pool.check()
        slots[33], slots[37] = 49, 48
        pool.expect(x, slots)
        pack_kv(x.to(device), slots.to(device), pool.packed, pool.rope)
        pool.check()


def test_what_is_packed_decodes(device: str) -> None:
    """Rows that this package's own entries read differently: queries and pool through both."""
    q_packed, q_rope = pack_q(random_vectors(8, spread=0.5).view(1, 8, DIM).to(device))
    kv = torch.full((40, 1, 1, 512), POISON, dtype=torch.uint8, device=device)
    kv_rope = torch.full((40, 1, 1, 64), torch.nan, dtype=torch.bfloat16, device=device)
    pages = torch.tensor([7, 1, 30, 12], device=device)
    pack_kv(random_vectors(4, seed=1, spread=0.5).to(device), pages, kv, kv_rope)
    indptr = torch.tensor([0, 4], dtype=torch.int32, device=device)
    sink, workspace = torch.zeros(8, device=device), mla_jit.get_mla_v4_nm_ps_workspace(device, num_heads=8)
    out = mla_jit.mla_decode_fwd_v4_nm_ps(q_packed, q_rope, kv, kv_rope, indptr, pages.int(), sink, workspace)
    q = layout.unpack(q_packed.cpu(), q_rope.cpu(), torch.float64)[0]
    k = layout.unpack(kv.view(40, 512).cpu(), kv_rope.view(40, 64).cpu(), torch.float64)[pages.cpu()]
    weights = torch.cat([q @ k.T / DIM**0.5, torch.zeros(8, 1)], -1).softmax(-1)[:, :4]
    torch.testing.assert_close(out[0].cpu().double(), weights @ k, rtol=2e-2, atol=2e-2 * float(k.abs().max()))


@pytest.mark.cuda
@pytest.mark.usefixtures("gpu")
class TestOnAGpu:
    """Graphs, streams, memory."""

    def test_a_slot_outside_the_pool_is_left_out(self) -> None:
        """Memory behind the pool overwritten where slots are not checked."""
        x, slots, whole = random_vectors(40), torch.arange(40), Pool(60, "cuda")
        slots[33], slots[37] = 50, 2**40
        whole.expect(x, torch.where(slots < 50, slots, -1))
        pack_kv(x.cuda(), slots.cuda(), whole.packed[:50], whole.rope[:50])
        whole.check()

    def test_replays_follow_new_inputs(self) -> None:
        """Values, slots or a row count frozen at capture; memory that a captured call allocated and gave back."""
        rows, heads = 65, 16
        x, slots = torch.zeros(rows, DIM, dtype=torch.bfloat16, device="cuda"), torch.full((rows,), -1, device="cuda")
        q = torch.zeros(rows, heads, DIM, dtype=torch.bfloat16, device="cuda")
        out, pool = pack_q(q), Pool(300, "cuda")
        pack_kv(x, slots, pool.packed, pool.rope)
        torch.cuda.synchronize()
        before = torch.cuda.memory_allocated()
        pack_q(q, out=out), pack_kv(x, slots, pool.packed, pool.rope)
        assert torch.cuda.memory_allocated() == before
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            pack_kv(x, slots, pool.packed, pool.rope)
            pack_q(q, out=out)
        for replay in range(20):
            vectors, queries = random_vectors(rows, seed=replay), random_vectors(rows * heads, seed=100 + replay)
            rows_now = slots_of(rows, 300, torch.int64, seed=replay)
            x.copy_(vectors), slots.copy_(rows_now), q.copy_(queries.view(q.shape))
            pool.expect(vectors, rows_now)
            graph.replay()
            pool.check()
            assert same_bits(out[0].cpu().view(-1, 512), layout.pack(queries)[0])

    def test_calls_run_on_the_current_stream(self) -> None:
        """A launch on the default stream: vectors that a side stream is still writing are read too early."""
        x, vectors = torch.zeros(500, 4, DIM, dtype=torch.bfloat16, device="cuda"), random_vectors(2000)
        source, out = vectors.view(x.shape).cuda(), pack_q(x)
        stream = torch.cuda.Stream()
        torch.cuda.synchronize()
        with torch.cuda.stream(stream):
            torch.cuda._sleep(20_000_000)
            x.copy_(source)
            pack_q(x, out=out)
        stream.synchronize()
        assert same_bits(out[0].cpu().view(-1, 512), layout.pack(vectors)[0])

    def test_a_misaligned_tensor_is_refused(self) -> None:
        """A fault of the GPU, after which the process can use it no more."""
        x = torch.zeros(3 * DIM + 4, dtype=torch.bfloat16, device="cuda")[4:].view(3, DIM)
        with pytest.raises(MlaArgumentError, match=r"x: got data at .* needs 16-byte alignment"):
            pack_q(x.unsqueeze(1))
