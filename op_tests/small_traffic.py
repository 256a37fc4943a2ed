"""Requests for the server of small_decoder.py, which join, have drafts rejected and leave; and what it makes of them.

    python op_tests/small_traffic.py --device cuda --heads 64,128

prints agreement and errors of each entry against the reference, and how long its steps took.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from typing import NamedTuple

import small_reference
import torch
from small_decoder import Config, Model, Server, make_model
from torch import Tensor

STEPS = 128

LENGTHS = (
    *((0, 120, 265), (0, 5, 40), (0, 1, 23), (12, 30, 64), (26, 3, 30), (36, 60, 80)),
    *((50, 7, 31), (60, 2, 60), (90, 12, 40), (97, 9, 60), (118, 4, 40)),
)
"""Arrival step, prompt and total tokens of each request. The first outlives the others and completes two entries of an
HCA layer; slots stand empty in between, and the steps end before the last request does."""


@dataclass(frozen=True)
class Request:
    """Teacher tokens [L], of which the first `prompt` are known when the request arrives at step `arrival`."""

    tokens: Tensor
    prompt: int
    arrival: int


def make_requests(config: Config, lengths: tuple[tuple[int, int, int], ...] = LENGTHS) -> list[Request]:
    """Requests with random tokens."""
    g = torch.Generator().manual_seed(1)
    return [Request(torch.randint(config.vocab, (total,), generator=g), prompt, at) for at, prompt, total in lengths]


@dataclass
class Running:
    """A request in a slot."""

    number: int
    request: Request
    done: int = 0  # tokens that count
    logits: list[Tensor] = field(default_factory=list)

    @property
    def left(self) -> int:
        return self.request.tokens.numel() - self.done

    def next_rows(self, config: Config, drawn: int, g: torch.Generator) -> tuple[int, Tensor, Tensor]:
        """How many of its next rows are accepted (all of the prompt, else `drawn`), their tokens and positions.

        Accepted rows hold the teacher's tokens, drafts that will be rejected random ones; past the end is padding.
        """
        accepted = min(max(drawn, self.request.prompt - self.done), config.rows, self.left)
        tokens = torch.randint(config.vocab, (config.rows,), generator=g)
        tokens[:accepted] = self.request.tokens[self.done : self.done + accepted]
        positions = torch.arange(self.done, self.done + config.rows)
        return accepted, tokens, torch.where(positions < self.request.tokens.numel(), positions, -1)


@dataclass
class Transcript:
    """What came of some steps.

    Attributes:
        logits: by request, [tokens decoded, vocab] on the CPU.
        every: [steps, slots, rows, vocab], those of rejected drafts and of padding among them.
        real: [steps, slots, rows] bool, rows that are not padding.
        owners: by pool row of the first layer, how many requests held it.
    """

    logits: dict[int, Tensor] = field(default_factory=dict)
    every: list[Tensor] = field(default_factory=list)
    real: list[Tensor] = field(default_factory=list)
    owners: dict[int, int] = field(default_factory=dict)

    def finish(self, server: Server, slot: int, running: Running) -> None:
        self.logits[running.number] = torch.cat(running.logits)
        held = server.pages[0].tables[0][slot]
        for row in held[held > 0].tolist():
            self.owners[row] = self.owners.get(row, 0) + 1
        server.leave(slot)


def serve(server: Server, requests: list[Request], steps: int = STEPS) -> Transcript:
    """Run the server for some steps, first come first served. Prompts go through the same steps, `rows` tokens each."""
    c, g = server.model.config, torch.Generator().manual_seed(2)
    waiting = list(enumerate(requests))
    slots: list[Running | None] = [None] * c.slots
    transcript = Transcript()
    for step in range(steps):
        for slot in range(c.slots):
            if slots[slot] is None and waiting and waiting[0][1].arrival <= step:
                slots[slot] = Running(*waiting.pop(0))
        tokens = torch.zeros(c.slots, c.rows, dtype=torch.int64)
        positions = torch.full_like(tokens, -1)
        accepted = torch.randint(1, c.rows + 1, (c.slots,), generator=g).tolist()
        for slot, running in enumerate(slots):
            if running is not None:
                accepted[slot], tokens[slot], positions[slot] = running.next_rows(c, accepted[slot], g)
        logits = server.step(tokens, positions).cpu()
        transcript.every.append(logits)
        transcript.real.append(positions >= 0)
        for slot, running in enumerate(slots):
            if running is not None:
                running.logits.append(logits[slot, : accepted[slot]])
                running.done += accepted[slot]
                if running.left == 0 or step == steps - 1:
                    transcript.finish(server, slot, running)
                    slots[slot] = None
    return transcript


class Comparison(NamedTuple):
    """How logits differ from others, over all rows.

    Attributes:
        agreement: share of rows with the same first token.
        rms: root mean square of the rows' relative L2 errors.
        worst: the largest of them; infinite where a logit is NaN.
    """

    agreement: float
    rms: float
    worst: float


def compare(logits: Tensor, expected: Tensor) -> Comparison:
    """Of two [rows, vocab] tensors."""
    a, b = logits.double(), expected.double()
    error = ((a - b).norm(dim=-1) / b.norm(dim=-1)).nan_to_num(torch.inf)
    same = (a.argmax(-1) == b.argmax(-1)) & a.isfinite().all(-1)
    return Comparison(same.double().mean().item(), error.square().mean().sqrt().item(), error.max().item())


class Case:
    """A model, its requests, and what the reference says to them: through packed fp8 rows, and in float32."""

    def __init__(self, heads: int, device: str, lengths: tuple[tuple[int, int, int], ...] = LENGTHS) -> None:
        config = Config(heads, o_groups=min(8, heads))
        self.model: Model = make_model(config, device=device)
        self.requests = make_requests(config, lengths)
        tokens = [request.tokens.to(device) for request in self.requests]
        self.packed = [small_reference.logits(self.model, t, fp8=True).cpu() for t in tokens]
        self.exact = [small_reference.logits(self.model, t, fp8=False).cpu() for t in tokens]

    def serve(self, entry: str, steps: int = STEPS, *, page_seed: int = 0) -> Transcript:
        return serve(Server(self.model, entry, page_seed=page_seed), self.requests, steps)

    def against(self, transcript: Transcript, expected: list[Tensor]) -> Comparison:
        """A transcript against `packed` or `exact`, over all tokens that it decoded."""
        decoded = sorted(transcript.logits.items())
        return compare(
            torch.cat([logits for _, logits in decoded]),
            torch.cat([expected[number][: logits.size(0)] for number, logits in decoded]),
        )

    def cache_error(self) -> Comparison:
        """What packing costs: the two references against each other."""
        return compare(torch.cat(self.packed), torch.cat(self.exact))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--heads", default="64,128")
    parser.add_argument("--entry", default="persistent,split", help="persistent, split, reference")
    options = parser.parse_args()
    for heads in map(int, options.heads.split(",")):
        case = Case(heads, options.device)
        print(f"{heads} heads: packed reference against float32: {case.cache_error()}")
        for entry in options.entry.split(","):
            start = time.perf_counter()
            transcript = case.serve(entry)
            seconds = time.perf_counter() - start
            print(f"  {entry}, {sum(map(len, transcript.logits.values()))} tokens, {seconds:.1f} s")
            print(f"    against the packed reference: {case.against(transcript, case.packed)}")
            print(f"    against float32:              {case.against(transcript, case.exact)}")


if __name__ == "__main__":
    main()
