"""Remembered calls: recognised when everything is the same, never when anything differs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch

from mla_jit import memo
from mla_jit.memo import Memo


def tensors() -> tuple[torch.Tensor, ...]:
    return torch.zeros(4, 8, 64, dtype=torch.bfloat16), torch.zeros(5, dtype=torch.int32), torch.zeros(8, 4)


def test_the_same_metadata_is_recognised() -> None:
    """A memo that never hits: the checks would run with every call, unnoticed."""
    known: Memo[str] = Memo()
    known.remember(tensors(), "value")
    assert known.recall(tensors()) == "value"


CHANGES: dict[str, Callable[[torch.Tensor], object]] = {
    "another dtype": lambda t: t.double(),
    "another size": lambda t: t[:-1],
    "one dim more": lambda t: t[None],
    "other strides": lambda t: torch.stack([t, t], -1)[..., 0],
    "another device": lambda t: t.to("meta"),
    "a list": lambda t: t.tolist(),
    "None": lambda t: None,
}


@pytest.mark.parametrize("position", range(3))
@pytest.mark.parametrize("change", CHANGES)
def test_any_difference_is_a_miss(change: str, position: int) -> None:
    """A stale answer for tensors that were never checked."""
    known: Memo[str] = Memo()
    known.remember(tensors(), "value")
    other: list[object] = list(tensors())
    other[position] = CHANGES[change](tensors()[position])
    assert known.recall(tuple(other)) is None


def test_what_is_left_out_is_part_of_the_call() -> None:
    """An optional tensor taken for another one, or for none: memory written that was never checked."""
    x, y, z = torch.zeros(4, 2), torch.zeros(4, 2), torch.zeros(4, 2)
    sets: list[tuple[torch.Tensor | None, ...]] = [(x, y, None), (x, None, z), (x, y, z), (x, None, None)]
    for remembered in sets:
        known: Memo[str] = Memo()
        known.remember(remembered, "value")
        found = [known.recall(given) for given in sets]
        assert found == ["value" if given is remembered else None for given in sets]


def test_only_the_latest_are_kept() -> None:
    """Memory that grows with every new shape."""
    known: Memo[int] = Memo()
    for size in range(1, Memo.CAPACITY + 4):
        known.remember((torch.zeros(size),), size)
    assert known.recall((torch.zeros(1),)) is None
    assert known.recall((torch.zeros(Memo.CAPACITY + 3),)) == Memo.CAPACITY + 3
    assert len(known._entries) == Memo.CAPACITY


def test_without_the_guards_nothing_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """A torch whose private guards are gone: calls must still be checked and served."""
    monkeypatch.setattr(memo, "TensorGuards", None)
    known: Memo[str] = Memo()
    known.remember(tensors(), "value")
    assert known.recall(tensors()) is None
