"""The loops of a kernel, and the fewest instructions of one trip round a loop: what llvm-objdump alone says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from emulator_mutants import Instruction, instructions


@dataclass(frozen=True)
class Work:
    """What a trip must do to count as an ordinary tile: matrix instructions, rows requested into LDS, pages read; and
    how often it waits for memory."""

    matrix: int = 0
    rows: int = 0
    pages: bool = False
    waits: int = 0

    def __add__(self, other: Work) -> Work:
        return Work(
            self.matrix + other.matrix, self.rows + other.rows, self.pages or other.pages, self.waits + other.waits
        )

    @property
    def rank(self) -> tuple[int, int, bool]:
        return self.matrix, self.rows, self.pages


@dataclass(frozen=True)
class Block:
    """A basic block: instructions that only run together, and the addresses of the blocks behind it."""

    code: tuple[Instruction, ...]
    onward: tuple[int, ...]

    @property
    def address(self) -> int:
        return self.code[0].address

    @property
    def work(self) -> Work:
        total = Work()
        for instruction in self.code:
            total += work_of(instruction.text)
        return total


@dataclass(frozen=True)
class Trip:
    """The shortest way round a loop that does most work."""

    work: Work
    instructions: int


def work_of(text: str) -> Work:
    if text.startswith("v_mfma"):
        return Work(matrix=1)
    if re.match(r"(global|buffer)_load\S*", text) and "lds" in text:
        return Work(rows=1)
    if text.startswith("s_waitcnt"):
        return Work(waits=int("vmcnt" in text))
    return Work(pages=text.startswith(("global_load", "buffer_load", "s_load", "s_buffer_load")))


def blocks_of(image: bytes, kernel: str, folder: Path) -> dict[int, Block]:
    """The basic blocks of one kernel by address; no branch leaves it."""
    code = {i.address: i for i in instructions(image, folder) if i.kernel == kernel}
    following = dict(pairwise(sorted(code)))
    onward = {at: [t for t in i.targets(following.get(at)) if t in code] for at, i in code.items()}
    leaders = {min(code), *(t for at, to in onward.items() if to != [following.get(at)] for t in to)}
    leaders |= {following[at] for at, to in onward.items() if to != [following.get(at)] and at in following}
    blocks = {}
    for first in leaders:
        at, run = first, [code[first]]
        while onward[at] == [following.get(at)] and following[at] not in leaders:
            at = following[at]
            run.append(code[at])
        blocks[first] = Block(tuple(run), tuple(onward[at]))
    return blocks


def depth_first(blocks: dict[int, Block]) -> Iterator[tuple[int, int, frozenset[int]]]:
    """Edges (from, to) of a depth-first walk from the entry, each with the path that led to it."""
    first = min(blocks)
    path, seen = {first: iter(blocks[first].onward)}, {first}
    while path:
        at = next(reversed(path))
        to = next(path[at], None)
        if to is None:
            del path[at]
            continue
        yield at, to, frozenset(path)
        if to not in seen:
            seen.add(to)
            path[to] = iter(blocks[to].onward)


def loops_of(blocks: dict[int, Block]) -> dict[int, frozenset[int]]:
    """The blocks of each loop by its head. In code that nobody jumps into the middle of, an edge back to the path of a
    depth-first walk ends a loop; its blocks are those from which that edge is reached without passing the head."""
    before: dict[int, set[int]] = {at: set() for at in blocks}
    for at, block in blocks.items():
        for to in block.onward:
            before[to].add(at)
    loops: dict[int, set[int]] = {}
    for at, head, path in depth_first(blocks):
        if head not in path:
            continue
        members = loops.setdefault(head, {head})
        todo = [at]
        while todo:
            if (here := todo.pop()) not in members:
                members.add(here)
                todo.extend(before[here])
    return {head: frozenset(members) for head, members in loops.items()}


def in_order(blocks: dict[int, Block], members: frozenset[int], head: int) -> list[int]:
    """The loop's blocks, each behind those that lead to it; edges back to a head are left out."""
    inside = {at: block for at, block in blocks.items() if at in members}
    done: list[int] = []
    path, seen = {head: iter(inside[head].onward)}, {head}
    while path:
        at = next(reversed(path))
        to = next(path[at], None)
        if to is None:
            done.append(at)
            del path[at]
        elif to in inside and to not in seen:
            seen.add(to)
            path[to] = iter(inside[to].onward)
    return done[::-1]


def shortest_trip(blocks: dict[int, Block], members: frozenset[int], head: int) -> Trip:
    """Least instructions from the head back to it, among the ways with most matrix instructions, then most row
    requests, then a load of pages: neither the last tiles, which request nothing, nor a detour that few tiles take."""
    order = in_order(blocks, members, head)
    place = {at: i for i, at in enumerate(order)}
    least: dict[int, dict[Work, int]] = {at: {} for at in order}
    least[head][Work()] = 0
    trips: dict[Work, int] = {}
    for at in order:
        block = blocks[at]
        for before, count in least[at].items():
            work, total = before + block.work, count + len(block.code)
            for to in block.onward:
                if to == head:
                    trips[work] = min(total, trips.get(work, total))
                elif to in members and place[to] > place[at]:
                    least[to][work] = min(total, least[to].get(work, total))
    best = max(trips, key=lambda work: (work.rank, -trips[work]))
    return Trip(best, trips[best])


def loop_around(blocks: dict[int, Block], text: str) -> tuple[int, frozenset[int]]:
    """Head and blocks of the smallest loop that holds an instruction of this name."""
    inside = next(at for at, block in sorted(blocks.items()) if any(text in i.text for i in block.code))
    loops = loops_of(blocks)
    head = min((len(members), head) for head, members in loops.items() if inside in members)[1]
    return head, loops[head]
