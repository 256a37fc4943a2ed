"""Accounts for every wait and barrier of a kernel: it is reported when left out, or others are named that cover it.

A cover is shown, not argued. X with cover S means: there is an access that the emulator reports when X and all of S are
left out together, and does not report while any one of them is left in. So all of them guard that access, and any
one is enough; leaving out X alone changes nothing that somebody could see.
"""

from __future__ import annotations

import functools
import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, pairwise
from pathlib import Path

import torch
from emulator_mutants import ILLEGAL, REFUSED, Instruction, instructions, replaced
from support import same_bits

from mla_jit import emulator

GUARDS = ("s_waitcnt", "s_barrier")
EVERYTHING = 100_000  # more findings than any launch has
HAZARDS = ("missing wait", "LDS race", "memory race")
WRONG_RESULT = "wrong result"


@dataclass(frozen=True)
class Finding:
    """A kind of finding, and the address of the instruction that did it."""

    kind: str
    address: int


@dataclass(frozen=True)
class Trial:
    """An image to run without some of its waits and barriers, in so many interleavings, up to so many findings.

    Uncounted barriers still hold the waves, so that nothing goes wrong but what the checks say.
    """

    image: bytes
    left_out: frozenset[int] = frozenset()
    uncounted: frozenset[int] = frozenset()
    schedules: int = 1
    most: int = EVERYTHING

    def config(self, schedule: emulator.Config) -> emulator.Config:
        left_out, uncounted = tuple(self.left_out), tuple(self.uncounted)
        return replace(schedule, max_faults=self.most, leave_out=left_out, uncounted=uncounted)


Run = Callable[[Trial], frozenset[Finding]]


def findings(launch: Callable[[], bool]) -> frozenset[Finding]:
    """What the emulator finds in a launch, which returns whether its results are right."""
    try:
        return frozenset() if launch() else frozenset([Finding(WRONG_RESULT, 0)])
    except emulator.EmulatorFault as fault:
        found = re.findall(r"^([\w -]+): .*\n    .*, at 0x([0-9a-f]+): ", str(fault), re.MULTILINE)
        assert found, fault
        return frozenset(Finding(kind, int(address, 16)) for kind, address in found)


def trials_of(
    call: Callable[[bytes, emulator.Config], torch.Tensor], image: bytes, schedules: Sequence[emulator.Config]
) -> Run:
    """Trials of a call, one interleaving after another; a result with any bit not the image's own is wrong."""
    right = call(image, schedules[0])
    budget = 3 * emulator.load().counters().instructions

    def run(trial: Trial) -> frozenset[Finding]:
        found: frozenset[Finding] = frozenset()
        for schedule in schedules[: trial.schedules]:
            config = replace(trial.config(schedule), budget=budget)
            found |= findings(lambda config=config: same_bits(call(trial.image, config), right))
            if len(found) >= trial.most:
                break
        return found

    return run


@dataclass(frozen=True)
class Cover:
    """Waits or barriers any one of which, like `instruction` itself, is enough for the access `witness`."""

    instruction: Instruction
    by: tuple[Instruction, ...]
    witness: Finding
    access: Instruction
    run: int

    def __str__(self) -> str:
        names = ", ".join(str(other) for other in self.by)
        return f"{self.instruction} | {names} | else {self.witness.kind} at {self.access}"


@dataclass
class Account:
    """What became of each wait and barrier of one kernel."""

    reached: list[Instruction] = field(default_factory=list)
    reported: list[Instruction] = field(default_factory=list)
    wrong: list[Instruction] = field(default_factory=list)  # not reported, but the result is another
    covered: list[Cover] = field(default_factory=list)
    unexplained: list[Instruction] = field(default_factory=list)

    def table(self) -> str:
        """The redundant ones and their covers, one a line, below the counts."""
        lines = []
        for name in GUARDS:
            counts = [
                f"{len([i for i in group if i.text.startswith(name)])} {what}"
                for what, group in (
                    ("reached", self.reached),
                    ("reported", self.reported),
                    ("change the result", self.wrong),
                    ("covered", [c.instruction for c in self.covered]),
                    ("unexplained", self.unexplained),
                )
            ]
            lines.append(f"{name}: {', '.join(counts)}")
        return "\n".join([*lines, *map(str, self.covered)])


class Kernel:
    """One kernel of a code object, and the launches that exercise it.

    Interleavings, for waits and for barriers: those in which a deletion must pass unnoticed, in which covers are looked
    for, and in which they are shown. What barriers keep in order depends more on the interleaving.
    """

    deletion_schedules, search_schedules, proof_schedules = (3, 24), (1, 2), (3, 6)
    enough = 32  # neighbouring waits among which something was found
    searched = 2  # launches in which a barrier's cover is looked for
    tries = 3  # accesses that may turn out to depend on the interleaving

    def __init__(self, image: bytes, name: str, runs: Sequence[Run], folder: Path) -> None:
        self.image, self.runs = image, runs
        self.code = {i.address: i for i in instructions(image, folder) if i.kernel == name}
        self.guards = [i for i in self.code.values() if i.text.startswith(GUARDS)]
        self._found = functools.cache(self._launch)

    def account(self) -> Account:
        """Leave out each wait and barrier that a run reaches; name covers for those that nobody misses."""
        for run in self.runs:
            clean = run(Trial(self.image, schedules=max(self.deletion_schedules)))
            assert not clean, f"reported with everything in place: {clean}"
        result = Account()
        reached = [self.reached(run) for run in range(len(self.runs))]
        for guard in self.guards:
            runs = [run for run, those in enumerate(reached) if guard in those]
            if runs:
                self._enter(result, guard, runs, reached)
        return result

    def _enter(self, result: Account, guard: Instruction, runs: list[int], reached: list[list[Instruction]]) -> None:
        result.reached.append(guard)
        schedules = self.deletion_schedules[is_barrier(guard)]
        trial = Trial(self.image, frozenset([guard.address]), schedules=schedules, most=1)
        first = next(filter(None, (self.runs[run](trial) for run in runs)), None)
        if first:
            wrong = Finding(WRONG_RESULT, 0) in first
            return (result.wrong if wrong else result.reported).append(guard)
        tried = runs[: self.searched] if is_barrier(guard) else runs
        cover = next(filter(None, (self.cover(guard, reached[run], run) for run in tried)), None)
        if cover:
            result.covered.append(cover)
        else:
            result.unexplained.append(guard)

    def reached(self, run: int) -> list[Instruction]:
        """The waits and barriers that a run executes."""
        waits = [i for i in self.guards if not is_barrier(i)]
        marked = self.image
        for wait in waits:  # Values are in place at issue, so without waits the same instructions are executed.
            marked = replaced(marked, wait.address, REFUSED)
        hit = {finding.address for finding in self.runs[run](Trial(marked)) if finding.kind == "not modelled"}
        for barrier in set(self.guards) - set(waits):
            stops = self.runs[run](Trial(replaced(self.image, barrier.address, ILLEGAL), most=1))
            hit |= {finding.address for finding in stops}
        return [i for i in self.guards if i.address in hit]

    def found(self, left_out: Iterable[Instruction], run: int, schedules: int) -> frozenset[Finding]:
        """The hazards that a run has without these instructions."""
        return self._found(frozenset(i.address for i in left_out), run, schedules)

    def _launch(self, left_out: frozenset[int], run: int, schedules: int) -> frozenset[Finding]:
        barriers = frozenset(address for address in left_out if is_barrier(self.code[address]))
        trial = Trial(self.image, left_out - barriers, barriers, schedules)
        return frozenset(f for f in self.runs[run](trial) if f.kind in HAZARDS)

    def saved(self, guard: Instruction, others: Sequence[Instruction], run: int) -> frozenset[Finding]:
        """The hazards that `guard` alone prevents where `others` are left out."""
        schedules = self.search_schedules[is_barrier(guard)]
        return self.found([*others, guard], run, schedules) - self.found(others, run, schedules)

    def cover(self, guard: Instruction, reached: list[Instruction], run: int) -> Cover | None:
        """Look for a cover of the nearest access that has one, among neighbours of the same kind."""
        near: dict[Finding, Sequence[Instruction]] = {}  # fewest neighbours without which the guard is needed
        pool = [i for i in self.neighbours(guard) if same_kind(i, guard) and i in set(reached)]
        for group in groups(pool, is_barrier(guard)):
            near = {**dict.fromkeys(self.saved(guard, group, run), group), **near}
            if is_barrier(guard) or len(group) >= min(self.enough, len(pool)):
                if cover := self._nearest(guard, near, run):
                    return cover
                near = {}
        return None

    def _nearest(self, guard: Instruction, near: dict[Finding, Sequence[Instruction]], run: int) -> Cover | None:
        for witness in sorted(near, key=lambda f: abs(f.address - guard.address))[: self.tries]:
            cover = self._smallest(guard, near[witness], witness, run)
            if self.proves(cover):
                return cover
        return None

    def neighbours(self, guard: Instruction) -> list[Instruction]:
        """Other waits by distance in the code; barriers in the order in which waves can come to them afterwards."""
        if not is_barrier(guard):
            return sorted((i for i in self.guards if i != guard), key=lambda i: abs(i.address - guard.address))
        following = dict(pairwise(sorted(self.code)))
        path = {guard.address: None}  # breadth first
        queue = deque(path)
        while queue:
            at = queue.popleft()
            onward = [t for t in self.code[at].targets(following.get(at)) if t in self.code and t not in path]
            path.update(dict.fromkeys(onward))
            queue.extend(onward)
        return [self.code[at] for at in path if self.code[at].text.startswith(GUARDS) and at != guard.address]

    def _smallest(self, guard: Instruction, near: Sequence[Instruction], witness: Finding, run: int) -> Cover:
        """Put back all those that the witness does not depend on."""
        kept, step = list(near), max(len(near) // 2, 1)
        while step:
            at = 0
            while at < len(kept):
                fewer = kept[:at] + kept[at + step :]
                if witness in self.saved(guard, fewer, run):
                    kept = fewer
                else:
                    at += step
            step //= 2
        return Cover(guard, tuple(kept), witness, self.code[witness.address], run)

    def proves(self, cover: Cover) -> bool:
        """Whether the access is reported without all of them, and not with any one of them left in."""
        group = {cover.instruction, *cover.by}
        schedules = self.proof_schedules[is_barrier(cover.instruction)]
        return (
            len(group) > 1
            and cover.witness in self.found(group, cover.run, schedules)
            and all(cover.witness not in self.found(group - {one}, cover.run, schedules) for one in group)
        )


def groups(pool: list[Instruction], barriers: bool) -> Iterator[Sequence[Instruction]]:
    """Which neighbours to leave out together: ever more waits, or up to three of the next barriers."""
    if barriers:
        yield from (group for size in (1, 2, 3) for group in combinations(pool[:9], size))
    size = 1
    while not barriers and size < 2 * len(pool):
        yield pool[:size]
        size *= 2


def is_barrier(instruction: Instruction) -> bool:
    return instruction.text.startswith("s_barrier")


def same_kind(a: Instruction, b: Instruction) -> bool:
    """Two barriers, or two waits for one counter."""
    counters = [set(re.findall(r"\w+cnt(?=\()", i.text)) for i in (a, b)]
    return a.text.split()[0] == b.text.split()[0] and (not counters[0] or bool(counters[0] & counters[1]))
