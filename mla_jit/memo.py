"""Argument sets that have passed their checks, recognised again in one call into torch.

A server calls with tensors of the same shapes again and again. Checking nine tensors attribute by attribute costs more
than the launch; torch's own guards compare dtype, device, sizes and strides of all of them at once. Only what passed
every check is remembered, and only an exact match counts: a call is refused whether or not it is remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import torch

try:  # private to torch: without it every call takes the full checks
    from torch._C._dynamo.guards import TensorGuards
except ImportError:
    TensorGuards = None  # type: ignore[assignment,misc]

__all__ = ["Memo"]

T = TypeVar("T")


class Memo(Generic[T]):
    """What was derived from an argument set, for the latest few sets of tensors."""

    CAPACITY = 8

    __slots__ = ("_entries",)

    def __init__(self) -> None:
        # Replaced as a whole, so that threads need no lock: at worst one of them forgets what another remembered.
        self._entries: tuple[tuple[Any, int, T], ...] = ()

    def recall(self, tensors: Sequence[object]) -> T | None:
        """What was remembered for tensors of exactly these types, dtypes, devices, sizes and strides; else None."""
        count = len(tensors)
        for check, entry_count, value in self._entries:
            if entry_count == count and check(*tensors):
                return value
        return None

    def remember(self, tensors: Sequence[torch.Tensor], value: T) -> None:
        """Keep `value` for tensors like these, which have passed every check."""
        if TensorGuards is None or not all(isinstance(t, torch.Tensor) for t in tensors):
            return
        guards = TensorGuards(
            *tensors,
            dynamic_dims_sizes=[[*t.shape] for t in tensors],  # type: ignore[misc]  # its stub is wrong
            dynamic_dims_strides=[[*t.stride()] for t in tensors],  # type: ignore[misc]
        )
        self._entries = ((guards.check, len(tensors), value), *self._entries[: self.CAPACITY - 1])
