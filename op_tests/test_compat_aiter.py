"""Code written against aiter, served by mla_jit.compat.aiter: imports, absence, presence, and a server's calls."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import sys
import textwrap
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from aiter_client import CAPACITY, MAX_ROWS, Server, assert_rows
from support import DIM, make_batch, poisoned, same_bits

import mla_jit
from mla_jit import detect
from mla_jit.arch import Target
from mla_jit.compat import aiter as compat

MODULES = {"aiter", "aiter.dtypes", "aiter.jit", "aiter.jit.utils", "aiter.jit.utils.chip_info", "aiter.mla"}


def loaded() -> set[str]:
    return {name for name in sys.modules if name.split(".")[0] == "aiter"}


@pytest.fixture
def untouched(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """No aiter loaded; whatever a test imports or installs under that name is gone afterwards."""
    for name in loaded():
        monkeypatch.delitem(sys.modules, name)
    finders = list(sys.meta_path)
    yield monkeypatch
    compat.uninstall()
    assert sys.meta_path == finders
    for name in loaded():
        del sys.modules[name]


@pytest.fixture
def absent(untouched: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A machine without aiter, even where there is one."""
    untouched.setitem(sys.modules, "aiter", None)
    return untouched


@pytest.fixture
def installed(absent: pytest.MonkeyPatch) -> None:
    compat.install()


def run(statement: str) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(textwrap.dedent(statement), names)
    return names


# ---------------------------------------------------------------------------------------------------------------------
# aiter absent
# ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("statement", "expression"),
    [
        ("import aiter", "aiter.mla.mla_decode_fwd_v4_nm"),
        ("import aiter.mla", "aiter.mla.get_mla_v4_nm_num_kv_splits"),
        ("from aiter import mla", "mla.mla_decode_fwd_v4_nm_ps"),
        ("from aiter.mla import get_mla_v4_nm_ps_workspace as f", "f"),
        ("from aiter.mla import *", "mla_decode_fwd_v4_nm"),
        ("from aiter import *", "mla.mla_decode_fwd_v4_nm"),
        ("from aiter import dtypes", "dtypes.fp8"),
        ("import aiter.dtypes as d", "d.bf16"),
        ("import aiter.jit.utils.chip_info", "aiter.jit.utils.chip_info.get_gfx"),
        ("from aiter.jit.utils.chip_info import get_gfx, get_cu_num", "get_cu_num"),
        ("from aiter.jit.utils import chip_info", "chip_info.get_cu_num"),
        ("import importlib; m = importlib.import_module('aiter.mla')", "m.mla_decode_fwd_v4_nm"),
    ],
)
def test_every_way_of_importing(installed: None, statement: str, expression: str) -> None:
    """Fault: a module that is found under one spelling of the import and missing under another."""
    value = eval(expression, run(statement))
    name = expression.rsplit(".", 1)[-1]
    if hasattr(mla_jit, name):
        assert value is getattr(mla_jit, name)
    assert value is not None


@pytest.mark.parametrize(
    "statement",
    [
        "from aiter import QuantType",
        "from aiter import dtypes, per_tensor_quant",
        "import aiter.ops",
        "from aiter.ops.triton.attention import pa_decode_sparse",
        "from aiter.mla import mla_decode_fwd",
        "import aiter.mla.more",
        "from aiter.dtypes import int3",
        "from aiter.jit.utils.chip_info import get_gfx_runtime",
        "from aiter.jit import core",
    ],
)
def test_another_name_does_not_import(installed: None, statement: str) -> None:
    """Fault: a name that nobody provides fails much later, or with a message that sends the reader to aiter's sources.

    It is a ModuleNotFoundError, as without any aiter: clients catch that or its base to fall back."""
    with pytest.raises(ModuleNotFoundError, match=r"mla_jit stands in for aiter.*mla_decode_fwd_v4_nm_ps"):
        run(statement)


@pytest.mark.parametrize("expression", ["aiter.ops", "aiter.mla.mla_decode_fwd", "aiter.dtypes.fp5", "aiter.__file__"])
def test_another_name_is_no_attribute(installed: None, expression: str) -> None:
    """Fault: probing with hasattr or getattr, as clients do for newer functions, finds what cannot be called or
    raises."""
    owner, name = expression.rsplit(".", 1)
    module = importlib.import_module(owner)
    assert not hasattr(module, name) and getattr(module, name, None) is None
    with pytest.raises(AttributeError, match=rf"no {expression}: mla_jit stands in") as caught:
        getattr(module, name)
    assert (caught.value.name, caught.value.obj) == (name, module)


def test_a_client_that_falls_back(installed: None) -> None:
    """Fault: optional features guarded by `except ImportError` end the client instead of being left out."""
    names = run(
        """
        try:
            from aiter.ops.mla_sparse_prefill import mla_sparse_prefill_fp8_asm as prefill
        except ImportError:
            prefill = None
        try:
            from aiter.mla import mla_decode_fwd_v4_nm_ps as decode
        except ImportError:
            decode = None
        """
    )
    assert names["prefill"] is None and names["decode"] is mla_jit.mla_decode_fwd_v4_nm_ps


def test_finding_without_importing(untouched: pytest.MonkeyPatch) -> None:
    """Fault: importlib.util.find_spec, by which clients decide, contradicts what an import does, or points at files
    that the stand-in does not have."""
    if importlib.util.find_spec("aiter") is not None:
        pytest.skip("an aiter is installed here")
    compat.install()
    spec = importlib.util.find_spec("aiter")
    assert spec is not None and spec.name == "aiter" and spec.origin is None and not spec.submodule_search_locations
    assert importlib.util.find_spec("aiter.mla") is importlib.import_module("aiter.mla").__spec__
    assert "mla_jit" in repr(sys.modules["aiter"])
    for name in ("aiter.ops", "aiter.ops.triton"):  # as where there is no aiter at all
        with pytest.raises(ModuleNotFoundError, match="mla_jit"):
            importlib.util.find_spec(name)
    assert importlib.util.find_spec("aiterator") is None
    compat.uninstall()
    assert importlib.util.find_spec("aiter") is None


def test_twice_is_once(absent: pytest.MonkeyPatch) -> None:
    """Fault: a second install of a plugin that runs in every worker makes new modules, or one uninstall does not undo
    it."""
    compat.uninstall()
    compat.install()
    first, finders = sys.modules["aiter.mla"], len(sys.meta_path)
    compat.install()
    assert sys.modules["aiter.mla"] is first and len(sys.meta_path) == finders
    assert loaded() == MODULES
    decode = first.mla_decode_fwd_v4_nm
    compat.uninstall()
    compat.uninstall()
    assert loaded() == {"aiter"} and sys.modules["aiter"] is None  # the import that the fixture forbade
    assert first.mla_decode_fwd_v4_nm is decode, "what a client holds went away"
    compat.install()
    assert run("import aiter")["aiter"].mla.mla_decode_fwd_v4_nm is decode


def test_purged_and_reloaded(installed: None) -> None:
    """Fault: tools that empty sys.modules or reload leave a package without its submodules or its names."""
    for name in loaded():
        del sys.modules[name]
    module = run("import aiter")["aiter"]
    assert module.jit.utils.chip_info.get_gfx is compat.get_gfx
    del module.mla.mla_decode_fwd_v4_nm
    assert importlib.reload(module.mla).mla_decode_fwd_v4_nm is mla_jit.mla_decode_fwd_v4_nm


def test_many_threads(absent: pytest.MonkeyPatch) -> None:
    """Fault: threads that load model shards install at once and see a half-made package, or two of them."""
    failures: list[BaseException] = []

    def client(start: threading.Barrier) -> None:
        try:
            start.wait()
            compat.install()
            names = run("import aiter.mla\nfrom aiter.jit.utils.chip_info import get_gfx\nfrom aiter import dtypes")
            assert names["aiter"].mla.mla_decode_fwd_v4_nm is mla_jit.mla_decode_fwd_v4_nm
        except BaseException as error:
            failures.append(error)

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(20):
            start = threading.Barrier(8)
            threads = [threading.Thread(target=client, args=(start,)) for _ in range(8)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert not failures
            assert sys.meta_path.count(compat._provider) == 1
            compat.uninstall()
    finally:
        sys.setswitchinterval(interval)


@pytest.mark.parametrize("imported", [False, True])
def test_a_folder_is_no_package(untouched: pytest.MonkeyPatch, tmp_path: Path, imported: bool) -> None:
    """Fault: a checkout named aiter in the working folder, which Python takes for a namespace package, counts as an
    installed one."""
    if importlib.util.find_spec("aiter") is not None:
        pytest.skip("an aiter is installed here")
    (tmp_path / "aiter" / "csrc").mkdir(parents=True)
    untouched.syspath_prepend(str(tmp_path))
    namespace = importlib.import_module("aiter") if imported else None
    compat.install()
    assert run("from aiter.mla import mla_decode_fwd_v4_nm as f")["f"] is mla_jit.mla_decode_fwd_v4_nm
    compat.uninstall()
    assert sys.modules.get("aiter") is namespace


# ---------------------------------------------------------------------------------------------------------------------
# aiter present
# ---------------------------------------------------------------------------------------------------------------------

REAL_MLA = """
counter = [0]

def mla_decode_fwd(*args):
    return "theirs"

def mla_decode_fwd_v4_nm(*args, **options):
    return "theirs"

def get_mla_v4_nm_num_kv_splits(num_seqs, num_heads, kv_len):
    return -1
"""


def make_real(folder: Path, monkeypatch: pytest.MonkeyPatch, **files: str) -> None:
    package = folder / "aiter"
    package.mkdir()
    for name, text in {"__init__": "from . import mla\nfrom .utility import dtypes\n", **files}.items():
        (package / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(folder))


@pytest.fixture
def real(untouched: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """An aiter of an older version, with two of the four functions."""
    make_real(tmp_path, untouched, mla=REAL_MLA, utility="class dtypes:\n    fp8 = 'theirs'\n")
    return untouched


def test_a_present_aiter_loses_four_functions(real: pytest.MonkeyPatch) -> None:
    """Fault: the rest of a real aiter is hidden or changed, or uninstalling leaves something behind."""
    mla = importlib.import_module("aiter.mla")
    before, everything = dict(vars(mla)), dict(vars(sys.modules["aiter"]))
    compat.install()
    compat.install()
    changed = {name for name in {*before, *vars(mla)} if vars(mla).get(name) is not before.get(name)}
    assert changed == set(compat.FUNCTIONS)
    assert all(getattr(mla, name) is getattr(mla_jit, name) for name in compat.FUNCTIONS)
    assert vars(sys.modules["aiter"]) == everything and loaded() == {"aiter", "aiter.mla", "aiter.utility"}
    assert run("from aiter import dtypes")["dtypes"].fp8 == "theirs"
    with pytest.raises(ImportError):
        run("from aiter.jit.utils.chip_info import get_gfx")
    compat.uninstall()
    assert vars(mla) == before, "not as it was"


def test_install_imports_a_present_aiter(real: pytest.MonkeyPatch) -> None:
    """Fault: an install before anybody has imported the real aiter puts a stand-in in its place."""
    compat.install()
    mla = sys.modules["aiter.mla"]
    assert mla.mla_decode_fwd() == "theirs" and mla.mla_decode_fwd_v4_nm is mla_jit.mla_decode_fwd_v4_nm


def test_a_reloaded_aiter_and_a_later_patch(real: pytest.MonkeyPatch) -> None:
    """Fault: after a reload the client runs aiter's functions unnoticed, or uninstalling undoes somebody else's patch
    or brings back functions of before the reload."""
    compat.install()
    mla = importlib.reload(sys.modules["aiter.mla"])
    theirs = mla.mla_decode_fwd_v4_nm
    assert theirs() == "theirs"
    compat.install()
    assert mla.mla_decode_fwd_v4_nm is mla_jit.mla_decode_fwd_v4_nm
    patch = mla.get_mla_v4_nm_num_kv_splits = lambda *_: 3
    compat.uninstall()
    assert mla.mla_decode_fwd_v4_nm is theirs and mla.get_mla_v4_nm_num_kv_splits is patch
    assert not hasattr(mla, "mla_decode_fwd_v4_nm_ps")


@pytest.mark.parametrize(
    ("files", "reason"),
    [
        ({"mla": "raise KeyError('no GPU architecture')"}, "KeyError.*no GPU architecture"),
        ({"__init__": "def aiter(): ..."}, "ModuleNotFoundError.*aiter.mla"),
    ],
)
def test_an_aiter_that_cannot_be_used(
    untouched: pytest.MonkeyPatch, tmp_path: Path, files: dict[str, str], reason: str
) -> None:
    """Fault: an aiter that fails to import, or another package of that name, is replaced silently or half-way."""
    make_real(tmp_path, untouched, utility="dtypes = None", **files)
    with pytest.raises(ImportError, match=f"mla_jit.compat.aiter.install: aiter is present.*{reason}") as caught:
        compat.install()
    assert caught.value.__cause__ is not None
    assert compat._provider not in sys.meta_path
    compat.uninstall()


# ---------------------------------------------------------------------------------------------------------------------
# dtypes and chip_info
# ---------------------------------------------------------------------------------------------------------------------


def test_dtypes(installed: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault: a pool allocated as e4m3fnuz, whose bytes mean other numbers, or a name that stands for no dtype."""
    monkeypatch.setenv("MLA_JIT_ARCH", "gfx942")
    dtypes = run("from aiter import dtypes")["dtypes"]
    assert dtypes.fp8 is torch.float8_e4m3fn
    assert (dtypes.bf16, dtypes.fp16, dtypes.fp32) == (torch.bfloat16, torch.float16, torch.float32)
    assert (dtypes.i8, dtypes.i16, dtypes.i32, dtypes.i64) == (torch.int8, torch.int16, torch.int32, torch.int64)
    assert (dtypes.u8, dtypes.u32, dtypes.u64) == (torch.uint8, torch.uint32, torch.uint64)
    assert all(isinstance(getattr(dtypes, name), torch.dtype) for name in dtypes.__all__)
    assert {dtypes.fp8_e8m0.itemsize, dtypes.fp4x2.itemsize} == {1}


@pytest.mark.parametrize(
    ("arch", "gfx", "units"),
    [("gfx950", "gfx950", 256), ("sm_90;gfx942:sramecc+:xnack-;gfx950", "gfx942", 304), ("cpu,gfx950", "gfx950", 256)],
)
def test_the_chip_that_the_environment_names(
    installed: None, monkeypatch: pytest.MonkeyPatch, arch: str, gfx: str, units: int
) -> None:
    """Fault: a client that asks for its code path on a machine without the GPU gets another arch's answer, or one
    that was cached under another MLA_JIT_ARCH."""
    chip = run("from aiter.jit.utils import chip_info")["chip_info"]
    monkeypatch.setenv("MLA_JIT_ARCH", "gfx90a")
    assert chip.get_gfx() == "gfx90a"
    monkeypatch.setenv("MLA_JIT_ARCH", arch)
    monkeypatch.setattr(detect, "compute_units", lambda target: None)
    compat._compute_units.cache_clear()
    assert (chip.get_gfx(), chip.get_cu_num()) == (gfx, units)
    compat._compute_units.cache_clear()


def test_the_chip_that_is_there(installed: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault: the table's count where the driver knows better, as on a partitioned GPU or an MI300A."""
    monkeypatch.setattr(compat, "_amd_target", lambda arch: Target("gfx942"))
    monkeypatch.setattr(detect, "compute_units", lambda target: 228)
    compat._compute_units.cache_clear()
    assert run("from aiter.jit.utils.chip_info import get_cu_num")["get_cu_num"]() == 228
    compat._compute_units.cache_clear()


def test_no_chip(installed: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault: "cpu" or None as an arch, which a client compares with gfx names and takes for an old GPU."""
    chip = run("from aiter.jit.utils import chip_info")["chip_info"]
    monkeypatch.setenv("MLA_JIT_ARCH", "sm_90")
    monkeypatch.delenv("MLA_JIT_HIP_LIB", raising=False)
    for ask in (chip.get_gfx, chip.get_cu_num):
        with pytest.raises(mla_jit.TargetError, match=r"MLA_JIT_ARCH=sm_90.*MLA_JIT_ARCH=gfx950"):
            ask()
    monkeypatch.setenv("MLA_JIT_ARCH", "gfx1201")
    monkeypatch.setattr(detect, "compute_units", lambda target: None)
    assert chip.get_gfx() == "gfx1201"
    with pytest.raises(mla_jit.TargetError, match="gfx1201"):
        chip.get_cu_num()


def test_the_emulated_chip(installed: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault: under the emulator, which runs gfx950 code on CPU tensors, the client leaves its gfx950 path."""
    monkeypatch.setattr(detect, "detect", lambda: detect.Detection((Target("cpu"),), (), ()))
    monkeypatch.delenv("MLA_JIT_ARCH", raising=False)
    monkeypatch.setenv("MLA_JIT_HIP_LIB", "emulator")
    compat._amd_target.cache_clear()
    assert run("from aiter.jit.utils.chip_info import get_gfx")["get_gfx"]() == "gfx950"
    compat._amd_target.cache_clear()


# ---------------------------------------------------------------------------------------------------------------------
# A server's calls
# ---------------------------------------------------------------------------------------------------------------------


@pytest.fixture
def server(installed: None, device: str) -> Server:
    return Server(16, device)


def test_signatures(installed: None) -> None:
    """Fault: an argument renamed or moved, which positional and keyword callers notice in different ways."""
    mla = importlib.import_module("aiter.mla")
    names = {name: list(inspect.signature(getattr(mla, name)).parameters) for name in compat.FUNCTIONS}
    split = "q qrope kv_buffer kvrope output qo_indptr kv_indptr kv_page_indices max_seqlen_q sink split_indptr"
    persistent = "q_packed q_rope kv_packed kv_rope kv_indptr kv_page_indices sink workspace out return_lse lse"
    assert names["get_mla_v4_nm_num_kv_splits"] == ["num_seqs", "num_heads", "kv_len"]
    assert names["get_mla_v4_nm_ps_workspace"] == ["device", "num_partitions", "num_heads"]
    assert names["mla_decode_fwd_v4_nm"][:11] == split.split()
    assert names["mla_decode_fwd_v4_nm_ps"][:11] == persistent.split()


@pytest.mark.parametrize("splits", [1, 3, CAPACITY])
def test_rows_of_a_constant_split_table(server: Server, device: str, splits: int) -> None:
    """Fault: a plan that is a slice of a larger table is read from the table's start, or past its end."""
    batch = make_batch([70, 1, 333, 64, 129], 16, seed=splits).to(device)
    before = server.split_table.clone()
    assert_rows(batch, server.split(batch, 5, splits), 5, splits)
    assert torch.equal(server.split_table, before)


def test_the_planned_split_count(server: Server, device: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault: the planner's count lies outside the table that clients keep, or takes only host ints."""
    from aiter.mla import get_mla_v4_nm_num_kv_splits

    monkeypatch.setenv("MLA_JIT_ARCH", "gfx950")
    batch = make_batch([700, 300, 500], 16, seed=3).to(device)
    splits = get_mla_v4_nm_num_kv_splits(3, 16, 700)
    assert 1 < splits <= CAPACITY
    assert splits == get_mla_v4_nm_num_kv_splits(torch.tensor(3), 16, batch.kv_indptr[:4].diff().max())
    assert_rows(batch, server.split(batch, 3, splits), 3, splits)


@pytest.mark.parametrize("rows", [3, 8])
def test_a_padded_grid(server: Server, device: str, rows: int) -> None:
    """Fault: rows without KV that pad a graph's batch are written, read garbage indices or leave counters behind."""
    batch = make_batch([300, 17, 1152, 0, 0, 0, 0, 0], 16, seed=rows).to(device)
    for splits in (1, 2, 7):
        assert_rows(batch, server.split(batch, rows, splits), rows, f"{rows} rows, {splits} splits")
    assert_rows(batch, server.persistent(batch, rows), rows, f"{rows} rows, persistent")


def test_fewer_rows_than_the_plan(server: Server, device: str) -> None:
    """Fault: an eager step runs fewer rows than were staged, and the sequences behind them are decoded as well or the
    longer kv_indptr is refused."""
    batch = make_batch([40, 650, 5, 200, 64, 33], 16, seed=6, first=2).to(device)
    for rows in (0, 1, 4):
        for splits in (1, 4):
            assert_rows(batch, server.split(batch, rows, splits), rows, f"{rows} rows, {splits} splits")
        assert_rows(batch, server.persistent(batch, rows), rows, f"{rows} rows, persistent")


@pytest.mark.parametrize("raw", [("kv",), ("kv", "q")])
def test_uint8_pools(server: Server, device: str, raw: tuple[str, ...]) -> None:
    """Fault: pools that a cache manager holds as bytes are refused, or converted as numbers."""
    batch = make_batch([150, 0, 64, 333], 16, seed=9, four_dims=True).to(device)
    as_bytes = replace(batch, **{name: getattr(batch, name).view(torch.uint8) for name in raw})
    for call in (lambda b: server.split(b, 4, 3), lambda b: server.persistent(b, 4)):
        output = call(as_bytes)
        assert_rows(batch, output, 4, raw)
        assert same_bits(output, call(batch))


def test_one_workspace_for_every_step(server: Server, device: str) -> None:
    """Fault: a workspace that is right once: counters or partials of one step leak into the next, of other sizes and
    with fewer heads; or fields that callers read by name or position are missing."""
    o_acc, lse_acc, desc, cnt, arange = server.workspace
    assert server.workspace._fields == ("o_acc", "lse_acc", "desc", "cnt", "arange")
    assert o_acc.shape == (256, 16, DIM) and lse_acc.shape == (256, 16) and desc.shape == (128, 8)
    assert {cnt.dtype, arange.dtype, desc.dtype} == {torch.int32} and o_acc.dtype == lse_acc.dtype == torch.float32
    assert cnt is server.workspace.cnt and not cnt.any()
    steps = [([5000, 1], 16), ([1] * MAX_ROWS, 16), ([2000, 0, 3], 8), ([0, 0], 16), ([5000, 1], 16)]
    for step, (lengths, heads) in enumerate(steps):
        o_acc.fill_(torch.nan)
        lse_acc.fill_(torch.nan)
        batch = make_batch(lengths, heads, seed=step).to(device)
        assert_rows(batch, server.persistent(batch, len(lengths)), len(lengths), f"step {step}")


def test_the_shortest_call(installed: None, device: str) -> None:
    """Fault: defaults that a client relies on: no plan, no split count, no buffers, positional tensors."""
    from aiter.mla import mla_decode_fwd_v4_nm

    batch = make_batch([130, 64, 9], 8, seed=11, four_dims=True).to(device)
    output = poisoned(3, 8, DIM, dtype=torch.bfloat16, device=batch.q.device)
    starts = torch.arange(4, dtype=torch.int32, device=device)
    mla_decode_fwd_v4_nm(
        *(batch.q, batch.q_rope, batch.kv, batch.kv_rope, output, starts, batch.kv_indptr, batch.pages, 1),
        sink=batch.sink,
    )
    assert_rows(batch, output, 3, "defaults")
