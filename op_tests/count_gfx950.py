"""What the gfx950 kernels execute, against their goals: counts of the emulator, which are counts and not times.

    python op_tests/count_gfx950.py [--impl hip asm] [--json]

For each implementation that is there (HIP always, assembly where the registry has it) and each entry: instructions of a
wave, matrix clocks, LDS bytes. The exit status is 1 when a goal is missed.

Per-tile figures are differences of two launches that differ in tiles only, on scores so even that no maximum moves
behind the first tile. The same number is read off the disassembly (code_loops.py): the shortest trip round the loop
that has all matrix instructions, row requests and a load of page indices.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from code_loops import Trip, blocks_of, loop_around, shortest_trip
from support import Batch, make_batch, run_persistent, run_split

import mla_jit
from mla_jit import asm_registry, emulator
from mla_jit.arch import Target
from mla_jit.jit import loader

HERE = Path(__file__).resolve().parent
WAVES = 4
TOKENS = 32
HBM_CLOCKS = 1570  # of a tile's 20,480 bytes at 8 TB/s over 256 CUs, where no other head group reads the same rows
LDS_BYTES_PER_CLOCK = 128


@dataclass(frozen=True)
class Counts:
    """One entry of one implementation; instructions are those of a wave, the mean of a workgroup's four.

    Attributes:
        kernel: what was launched.
        tile: a tile of 32 tokens, 64 heads a workgroup.
        by_class: the same by class.
        static: the same, from the disassembly; `trip_tiles` of them are one trip round the loop.
        memory_waits: waits for vector memory in a tile; a second one waits for what the tile itself asked for.
        matrix_clocks, lds_kb: of a tile; LDS of the whole workgroup, in KiB.
        piece: what a piece costs beside its tiles, prologue and epilogue.
        partial_piece: the same of a piece that writes partials.
        planner: what a workgroup executes beside its rows, 448 of them in the call; None for the split-plan entry.
        merge: merging four pieces, per wave of the workgroup that merges.
        merge_each: what each piece more adds to that.
    """

    kernel: str
    tile: float
    by_class: dict[str, float]
    static: float
    trip_tiles: int
    memory_waits: float
    matrix_clocks: float
    lds_kb: float
    piece: float
    partial_piece: float
    planner: float | None
    merge: float
    merge_each: float

    @property
    def lds_clocks(self) -> float:
        return self.lds_kb * 1024 / LDS_BYTES_PER_CLOCK

    @property
    def clocks(self) -> float:
        """The model of docs/emulator.md for one tile."""
        return max(4 * self.tile, self.matrix_clocks, self.lds_clocks)


@dataclass(frozen=True)
class Goal:
    """A line of the table: a figure and what it may be at most, by implementation."""

    name: str
    of: Callable[[Counts], float | None]
    most: dict[str, float]
    published: str = ""


def both(most: float) -> dict[str, float]:
    return {"hip": most, "asm": most}


GOALS = (
    Goal("instructions of a tile", lambda c: c.tile, {"hip": 460, "asm": 360}, "611"),
    Goal("instructions, by the disassembly", lambda c: c.static, {"hip": 460, "asm": 360}),
    Goal("waits for memory of a tile", lambda c: c.memory_waits, both(1)),
    Goal("matrix clocks of a tile", lambda c: c.matrix_clocks, both(840), "1024"),
    Goal("LDS KiB of a tile, workgroup", lambda c: c.lds_kb, both(140), "221"),
    Goal("model clocks of a tile", lambda c: c.clocks, {"hip": 1850, "asm": 1500}, "2444"),
    Goal("prologue and epilogue of a piece", lambda c: c.piece, both(2500)),
    Goal("planner at 448 rows", lambda c: c.planner, both(600)),
    Goal("merge of 4 pieces", lambda c: c.merge, both(1500)),
)


def missed(impl: str, counts: Counts) -> list[str]:
    """Names of the goals that these counts miss."""
    figures = [(goal, goal.of(counts)) for goal in GOALS]
    return [goal.name for goal, figure in figures if figure is not None and figure > goal.most[impl]]


# ---------------------------------------------------------------------------------------------------------------------
# In a process whose MLA_JIT_HIP_LIB is the emulator
# ---------------------------------------------------------------------------------------------------------------------


def launches(call: Callable[[], object]) -> list[emulator.Counters]:
    """Counters of the launches that a call makes, in order."""
    emulator.load().configure(emulator.Config())
    call()
    return emulator.load().history()


def even_batch(lengths: list[int], heads: int) -> Batch:
    """Scores so close to one another that no maximum moves far enough to rescale anything behind the first tile."""
    return make_batch(lengths, heads, seed=1, spread=0.125)


class Split:
    """The split-plan entry with 64 heads: two splits, since code objects of the registry take no fewer."""

    workgroups = 2

    def tiles(self, count: int) -> emulator.Counters:
        return launches(lambda: run_split(even_batch([2 * TOKENS * count], 64), 2))[0]

    def pieces(self) -> tuple[float, float]:
        partial = self.tiles(1).instructions / (WAVES * self.workgroups)
        return partial, partial

    def planner(self) -> None:
        return None

    def merged(self, pieces: int) -> float:
        """By the merge kernel, which takes eight heads a workgroup."""
        done = launches(lambda: run_split(even_batch([pieces * TOKENS], 64), pieces))[1]
        return done.instructions / (WAVES * 64 / 8)


class Persistent:
    """The persistent entry with 128 heads: two head groups, since code objects of the registry take no others."""

    workgroups = 2  # of one partition

    def run(self, lengths: list[int], partitions: int, counter: int = 0) -> emulator.Counters:
        workspace = mla_jit.get_mla_v4_nm_ps_workspace("cpu", partitions, num_heads=128)
        workspace.cnt.fill_(counter)
        return launches(lambda: run_persistent(even_batch(lengths, 128), workspace))[0]

    def per_wave(self, lengths: list[int], partitions: int, counter: int = 0) -> float:
        """Instructions of all workgroups of a head group, per wave of one."""
        return self.run(lengths, partitions, counter).instructions / (WAVES * self.workgroups)

    def tiles(self, count: int) -> emulator.Counters:
        return self.run([TOKENS * count], 1)

    def pieces(self) -> tuple[float, float]:
        """Of whole rows: what four more rows add. Of partials: what cutting a row in four adds, nobody merging."""
        whole = (self.per_wave([TOKENS] * 6, 1) - self.per_wave([TOKENS] * 2, 1)) / 4
        long = [36 * TOKENS]
        idle = (self.per_wave([TOKENS], 4) - self.per_wave([TOKENS], 1)) / 3
        added = self.unmerged(long, 4) - self.per_wave(long, 1) - 3 * idle
        return whole, (added + whole + 3 * self.tile()) / 4

    def tile(self) -> float:
        return (self.per_wave([24 * TOKENS], 1) - self.per_wave([8 * TOKENS], 1)) / 16

    def unmerged(self, lengths: list[int], partitions: int) -> float:
        """Counters that never reach a row's tokens: all pieces arrive, and nobody merges."""
        return self.per_wave(lengths, partitions, counter=-(1 << 30))

    def planner(self) -> float:
        """What a partition more costs, 447 rows being empty and one of a token: kernel start, plan, its two cuts."""
        lengths = [0] * 447 + [1]
        return (self.per_wave(lengths, 128) - self.per_wave(lengths, 64)) / 64

    def merged(self, pieces: int) -> float:
        """By the workgroup that arrives last."""
        lengths = [36 * TOKENS * pieces]
        return self.per_wave(lengths, pieces) - self.unmerged(lengths, pieces)


def code_object(entry: str, impl: str) -> tuple[bytes, str]:
    """The image of an entry and its kernel's name."""
    target = Target("gfx950")
    loader.load(target)
    built = loader.entry_of(target)
    assert built is not None
    path, kernel = built.folder / "kernels-gfx950-decode.co", f"mla_gfx950_{entry}"
    if impl == "asm":
        found = asm_registry.find(target, asm_registry.SPLIT if entry == "split" else asm_registry.PERSISTENT)
        assert found is not None
        path, kernel = found.located(built.folder), found.kernel
    return path.read_bytes(), kernel


def trip_of(entry: str, impl: str) -> Trip:
    """The shortest trip round the tile loop, by the disassembly."""
    image, kernel = code_object(entry, impl)
    with tempfile.TemporaryDirectory() as folder:
        blocks = blocks_of(image, kernel, Path(folder))
    head, members = loop_around(blocks, "mfma_scale")
    return shortest_trip(blocks, members, head)


def count(entry: str, impl: str) -> Counts:
    """Measure one entry."""
    call = Split() if entry == "split" else Persistent()
    few, many = call.tiles(8), call.tiles(24)
    expected = code_object(entry, impl)[1]
    assert few.kernel == expected, f"launched {few.kernel}, not {expected}"
    waves = WAVES * call.workgroups
    by_class = {name: (many.by_class[name] - few.by_class[name]) / (16 * waves) for name in few.by_class}
    tile = (many.instructions - few.instructions) / (16 * waves)
    lds = [sum(bytes_ for name, bytes_ in launch.bytes.items() if "lds" in name) for launch in (few, many)]
    piece, partial = (total - tile for total in call.pieces())
    trip = trip_of(entry, impl)
    trip_tiles = max(round(trip.work.matrix / by_class["mfma"]), 1)
    two, four = call.merged(2), call.merged(4)
    return Counts(
        kernel=few.kernel,
        tile=tile,
        by_class={name: value for name, value in by_class.items() if value},
        static=trip.instructions / trip_tiles,
        trip_tiles=trip_tiles,
        memory_waits=trip.work.waits / trip_tiles,
        matrix_clocks=(many.longest["matrix_clocks"] - few.longest["matrix_clocks"]) / 16,
        lds_kb=(lds[1] - lds[0]) / (16 * call.workgroups * 1024),
        piece=piece,
        partial_piece=partial,
        planner=call.planner(),
        merge=four,
        merge_each=(four - two) / 2,
    )


# ---------------------------------------------------------------------------------------------------------------------
# In any process
# ---------------------------------------------------------------------------------------------------------------------


def measured(impl: str) -> dict[str, Counts]:
    """Counts of the entries that an implementation has, measured in a process of its own."""
    environment = os.environ | {"MLA_JIT_HIP_LIB": "emulator", "MLA_JIT_ARCH": "gfx950", "MLA_JIT_IMPL": impl}
    environment["PYTHONPATH"] = os.pathsep.join([str(HERE.parent), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, str(HERE / "count_gfx950.py"), "--measure", impl]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, env=environment, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}: exit status {done.returncode}")
    return {entry: Counts(**counts) for entry, counts in json.loads(done.stdout).items()}


def entries(impl: str) -> list[str]:
    """The entries that an implementation serves on gfx950."""
    keys = {"split": asm_registry.SPLIT, "persistent": asm_registry.PERSISTENT}
    return [entry for entry, key in keys.items() if impl == "hip" or asm_registry.find(Target("gfx950"), key)]


def cell(figure: float | None, most: float) -> str:
    if figure is None:
        return f"{'-':>11} "
    return f"{figure:11.1f}{'!' if figure > most else ' '}"


def table(impl: str, found: dict[str, Counts]) -> Iterator[str]:
    """The figures of one implementation beside their goals and the published kernel's figures."""
    yield f"{impl:36}" + "".join(f"{entry:>12}" for entry in found) + f"{'goal':>8}{'published':>11}"
    for goal in GOALS:
        cells = "".join(cell(goal.of(counts), goal.most[impl]) for counts in found.values())
        yield f"{goal.name:36}{cells}{goal.most[impl]:8g}{goal.published:>11}"
    for entry, counts in found.items():
        classes = ", ".join(f"{value:g} {name}" for name, value in counts.by_class.items())
        yield f"  {entry}, {counts.kernel}, a tile: {classes}; {counts.trip_tiles} tile(s) a trip"
        yield (
            f"    clocks of a tile: issue {4 * counts.tile:.0f}, matrix {counts.matrix_clocks:.0f}, "
            f"LDS {counts.lds_clocks:.0f}; HBM {HBM_CLOCKS} beside the model"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description="Counts of the gfx950 kernels against their goals.")
    parser.add_argument("--impl", nargs="+", choices=("hip", "asm"), help="default: those that are there")
    parser.add_argument("--json", action="store_true", help="print the counts as JSON")
    parser.add_argument("--measure", choices=("hip", "asm"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        print(json.dumps({entry: asdict(count(entry, arguments.measure)) for entry in entries(arguments.measure)}))
        return 0
    found = {impl: measured(impl) for impl in arguments.impl or ("hip", "asm") if entries(impl)}
    if arguments.json:
        print(json.dumps({impl: {e: asdict(c) for e, c in counts.items()} for impl, counts in found.items()}))
    else:
        print("Emulated counts of one wave, not times; ! marks a goal that is missed.")
        for impl, counts in found.items():
            print("\n".join(("", *table(impl, counts))))
    return int(any(missed(impl, c) for impl, counts in found.items() for c in counts.values()))


if __name__ == "__main__":
    sys.exit(main())
