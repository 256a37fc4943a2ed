"""The persistent planner's parameters for the gfx950 kernels, from emulated counts and published latencies.

    python op_tests/derive_gfx950.py

docs/gfx950.md explains the formulas. Everything is in clocks of a CU until it is divided by those of a token.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass

from count_gfx950 import HBM_CLOCKS, TOKENS, Counts, entries, measured

DRAM = 790  # clocks from a load to its value, measured by others on CDNA4
HEADS = 64
L2_BYTES_PER_CLOCK = 64  # that one CU reads
MERGE_FAN_IN = 16  # kernels/common/persistent.h
# Round trips to memory that nothing hides.
PIECE_TRIPS = 2  # page indices of the first tile, its rows
ARRIVAL_TRIPS = 3  # partials on their way, the counter, the lse of all pieces
MERGE_ROUNDS = (
    8  # loads of a lane under way together, in kernels/common/engine.h: 64 heads x 128 chunks / 256 lanes / 4
)
# Rows alone on the machine, by KV entries, as DeepSeek-V4 has them.
LENGTHS = (128, 160, 192, 384, 640, 1152, 2176, 8320)
MIN_TILES = range(1, 13)


@dataclass(frozen=True)
class Derived:
    """Parameters in tokens, and what they come from.

    Attributes:
        clocks: of a token in the tile loop, by what binds it: the model, or HBM.
        row_cost: prologue and epilogue of a row.
        split: what a row's end waits for when it is cut in two: partials instead of the row, arrival, merge.
        each: what another piece adds to the merge.
    """

    clocks: float
    row_cost: float
    split: float
    each: float


def derived(counts: Counts, hbm_clocks: float = HBM_CLOCKS) -> Derived:
    """From the counts of a persistent entry; `hbm_clocks` of a tile is half where two head groups share rows."""
    clocks = max(counts.clocks, hbm_clocks) / TOKENS
    of_two = counts.merge - 2 * counts.merge_each
    cut = 4 * (counts.partial_piece - counts.piece + of_two) + (ARRIVAL_TRIPS + MERGE_ROUNDS) * DRAM
    each = max(4 * counts.merge_each, HEADS * 512 * 4 / L2_BYTES_PER_CLOCK)
    return Derived(
        clocks=clocks,
        row_cost=(4 * counts.piece + PIECE_TRIPS * DRAM) / clocks,
        split=cut / clocks,
        each=each / clocks,
    )


def in_kernarg_steps(row_cost: float) -> int:
    """The nearest cost of the form 32 F + 16, which the argument block of code objects can hold."""
    return max(32 * round((row_cost - 16) / 32) + 16, 16)


def tokens_of(d: Derived, tokens: int, pieces: int) -> float:
    """Modelled time of a row alone on the machine, in tokens: its longest piece, and the merge."""
    if pieces == 1:
        return d.row_cost + tokens
    groups = -(-pieces // MERGE_FAN_IN)
    merge = d.split + d.each * (min(pieces, MERGE_FAN_IN) - 2)
    if groups > 1:
        merge += d.split + d.each * (groups - 2)
    return d.row_cost + tokens / pieces + merge


def planned_pieces(tokens: int, row_cost: int, min_tiles: int, slack: int, partitions: int = 256) -> int:
    """How many pieces the planner of kernels/common/planner.h cuts a row into that is alone."""
    total = row_cost + tokens
    active = max(min(total // (row_cost + TOKENS * min_tiles), partitions), 1)
    return 1 if total <= -(-total // active) + row_cost + slack else active


def regret(d: Derived, min_tiles: int) -> float:
    """The worst ratio, over LENGTHS, of the planned cut's modelled time to that of the best cut."""
    row_cost, slack = in_kernarg_steps(d.row_cost), round(d.split)
    ratios = []
    for tokens in LENGTHS:
        best = min(tokens_of(d, tokens, pieces) for pieces in range(1, 129))
        planned = planned_pieces(tokens, row_cost, min_tiles, slack)
        ratios.append(tokens_of(d, tokens, planned) / best)
    return max(ratios)


def lines(name: str, d: Derived) -> Iterator[str]:
    regrets = {min_tiles: regret(d, min_tiles) for min_tiles in MIN_TILES}
    yield f"{name}: {d.clocks:.1f} clocks a token"
    yield f"  row_cost {d.row_cost:.0f} tokens, as 32 F + 16: {in_kernarg_steps(d.row_cost)}"
    yield f"  slack {d.split:.0f} tokens; {d.each:.0f} more for each piece beyond two"
    yield "  min_tiles, worst over best cut: " + ", ".join(f"{k}: {v:.2f}" for k, v in regrets.items())


def main() -> int:
    for impl in ("hip", "asm"):
        if "persistent" in entries(impl):
            counts = measured(impl)["persistent"]
            for name, hbm in (("one head group", HBM_CLOCKS), ("two head groups", HBM_CLOCKS / 2)):
                print("\n".join(lines(f"{impl}, {name}", derived(counts, hbm))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
