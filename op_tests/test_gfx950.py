"""The gfx950 engine on the emulator: what it computes, what it executes, what it takes of the GPU.

Results come from gfx950_cases.py and counts from count_gfx950.py, each in a process with the emulator as HIP runtime.
"""

from __future__ import annotations

import functools
import json
import re
import shutil
import subprocess
from pathlib import Path

import check_matrix_layout
import count_gfx950
import derive_gfx950
import gfx950_cases
import pytest
import support
import test_emulator_mutations as mutations
from code_loops import blocks_of, loop_around
from emulator_account import Kernel
from test_emulated_decode import emulate, needs_clang

from mla_jit import emulator
from mla_jit.arch import load_table

pytestmark = needs_clang

LDS_BYTES = 160 * 1024
VECTOR_REGISTERS = 512  # of a lane and SIMD; four waves of a workgroup have a SIMD each


def run_cases(*names: str, impl: str = "hip", timeout: float = 600) -> dict[str, str]:
    """What went wrong in each of these cases, empty where nothing did."""
    printed = emulate("gfx950", *names, timeout=timeout, script="gfx950_cases.py", MLA_JIT_IMPL=impl)
    outcomes = [json.loads(line) for line in printed.splitlines() if line.startswith("{")]
    return {outcome["case"]: outcome["wrong"] for outcome in outcomes}


@functools.cache
def quick_cases() -> dict[str, str]:
    """All quick cases in one process."""
    return run_cases(*(case.__name__ for case in gfx950_cases.QUICK))


@functools.cache
def all_counts(impl: str) -> dict[str, count_gfx950.Counts]:
    return count_gfx950.measured(impl)


def counts(impl: str, entry: str) -> count_gfx950.Counts:
    """Counts of an entry; skips where the registry has no code object for it."""
    if entry not in count_gfx950.entries(impl):
        pytest.skip(f"no {entry} kernel in assembly")
    return all_counts(impl)[entry]


each_kernel = pytest.mark.parametrize(
    ("impl", "entry"), [(impl, entry) for impl in ("hip", "asm") for entry in ("split", "persistent")]
)


@pytest.mark.parametrize("case", [case.__name__ for case in gfx950_cases.QUICK])
def test_case(case: str) -> None:
    """The faults are in the docstrings of gfx950_cases.py."""
    assert quick_cases()[case] == ""


def test_generic_engine_still_serves() -> None:
    """MLA_JIT_IMPL=generic runs this engine's kernels, or the generic ones are no longer right on gfx950."""
    assert run_cases("generic_serves", impl="generic") == {"generic_serves": ""}


@pytest.mark.slow
def test_200_interleavings() -> None:
    """An order of arrival, or of waves at a barrier, that changes a bit of the result."""
    assert run_cases("many_interleavings", timeout=3600) == {"many_interleavings": ""}


@pytest.mark.parametrize("goal", count_gfx950.GOALS, ids=lambda goal: goal.name)
@each_kernel
def test_goal(impl: str, entry: str, goal: count_gfx950.Goal) -> None:
    """An edit, or another compiler, makes a tile longer, waits in the middle of it for the rows that it has just asked
    for, fills LDS's bandwidth or spills in the loop; and every result stays right."""
    figure = goal.of(counts(impl, entry))
    assert figure is None or figure <= goal.most[impl]


def test_plan_parameters_fit_the_kernels() -> None:
    """The kernels have changed, and the plan cuts rows by the costs of older ones. Half and twice a derived figure are
    within what its latencies, which nobody has measured here, leave open."""
    table = load_table("gfx950")
    assert table is not None
    plan = table.persistent
    found = derive_gfx950.derived(counts("hip", "persistent"))
    assert plan.tile == count_gfx950.TOKENS and plan.row_cost % 32 == 16, "what code objects take"
    assert 0.5 <= plan.row_cost / found.row_cost <= 2, found
    assert 0.5 <= plan.slack / found.split <= 2, found
    assert derive_gfx950.regret(found, plan.min_tiles) <= 1.25, found


@each_kernel
def test_disassembly_agrees_with_what_is_executed(impl: str, entry: str) -> None:
    """The emulator counts instructions twice or not at all, or ordinary tiles take a detour in the loop: waves 2 and 3
    have four selects and branches more than the shortest trip."""
    found = counts(impl, entry)
    assert found.trip_tiles >= 1
    assert found.static <= found.tile <= 1.05 * found.static


def metadata(image: bytes, folder: Path) -> dict[str, dict[str, int]]:
    """The numbers of each kernel's metadata."""
    path = folder / "kernel.co"
    path.write_bytes(image)
    readelf = next(tool for name in ("llvm-readelf-22", "llvm-readelf") if (tool := shutil.which(name)))
    notes = subprocess.run([readelf, "--notes", str(path)], capture_output=True, text=True, check=True).stdout
    found = {}
    for text in notes.split("\n  - .agpr_count:")[1:]:
        name = re.search(r"\n    \.name: +(\w+)", text)
        assert name is not None
        numbers = re.findall(r"\n    \.(\w+): +(\d+)", "\n    .agpr_count:" + text)
        found[name[1]] = {key: int(value) for key, value in numbers}
    return found


@each_kernel
def test_resources(tmp_path: Path, impl: str, entry: str) -> None:
    """Registers are spilled to memory or into lanes of other registers, or a workgroup does not fit a CU."""
    if entry not in count_gfx950.entries(impl):
        pytest.skip(f"no {entry} kernel in assembly")
    image, kernel = count_gfx950.code_object(entry, impl)
    used = metadata(image, tmp_path)[kernel]
    for nothing in ("private_segment_fixed_size", "vgpr_spill_count", "sgpr_spill_count"):
        assert used[nothing] == 0, f"{nothing}: {used[nothing]}"
    assert 0 < used["vgpr_count"] <= VECTOR_REGISTERS and used["agpr_count"] <= 256
    assert 0 < used["group_segment_fixed_size"] <= LDS_BYTES
    assert used["max_flat_workgroup_size"] == 64 * count_gfx950.WAVES


@functools.cache
def layouts() -> check_matrix_layout.Gpu:
    return check_matrix_layout.Gpu(str(emulator.library_path()))


def test_layouts_are_what_the_engine_expects() -> None:
    """The emulator has another idea of the f8f6f4 instructions' data and scales than AMD's documents; and the check
    that the first owner of an MI355X runs does not run."""
    assert list(check_matrix_layout.wrong(layouts())) == []


def test_layout_check_tells_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check passes whatever the hardware does. Here the expectation is wrong: 32 consecutive k a lane."""
    monkeypatch.setattr(check_matrix_layout, "k_of", lambda lane, byte: 32 * (lane // 16) + byte)
    lines = list(check_matrix_layout.wrong_scales(layouts(), "a", 0))
    assert len(lines) == 64
    assert lines[0] == (
        "a scale: lane 0, byte 0: expected (row, block, sum) [(0, 0, 64.0)], got [(0, 0, 48.0), (0, 1, 48.0)]"
    )


@pytest.mark.slow
def test_every_wait_of_the_loop_is_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wait or barrier of the tile loop guards nothing, or something that nobody has named: what is not reported when
    it is left out has others that are shown to guard the same access."""
    image, kernel = count_gfx950.code_object("persistent", "hip")
    blocks = blocks_of(image, kernel, tmp_path)
    members = loop_around(blocks, "mfma_scale")[1]
    loop = {instruction.address for at in members for instruction in blocks[at].code}
    monkeypatch.setattr(mutations, "KERNEL", kernel)  # whose head group of 64 is one of 32 for so few heads
    cases = (
        mutations.Case(support.make_batch([150, 33], 20, seed=4, spread=3.0), partitions=2, row_cost=16),
        mutations.Case(support.make_batch([110, 0, 70], 20, seed=5, spread=3.0), partitions=1),
    )
    trials = Kernel(image, kernel, [mutations.run_of(case, image) for case in cases], tmp_path)
    trials.guards = [guard for guard in trials.guards if guard.address in loop]
    account = trials.account()
    print(f"\n{kernel}\n{account.table()}")
    assert len(account.reached) >= len(trials.guards) - 2, "the cases do not reach the loop's waits"
    assert not account.wrong and not account.unexplained, account
