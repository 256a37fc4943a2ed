"""Argument sets that have passed their checks, recognised again in one call into torch.

A server calls with tensors of the same shapes again and again. Checking nine tensors attribute by attribute costs more
than the launch; torch's own guards compare dtype, device, sizes and strides of all of them at once. Only what passed
every check is remembered, and only an exact match counts: a call is refused whether or not it is remembered.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import torch

try:  # private to torch: without it every call takes the full checks
    from torch._C._dynamo.guards import TensorGuards
except ImportError:
    TensorGuards = None  # type: ignore[assignment,misc]

__all__ = ["Memo"]

T = TypeVar("T")


class Memo(Generic[T]):
    """What was derived from an argument set, for the latest few sets.

    An argument that may be left out is None in its place: it was there, or it was not.
    """

    CAPACITY = 8

    __slots__ = ("_entries",)

    def __init__(self) -> None:
        # Replaced as a whole, so that threads need no lock: at worst one of them forgets what another remembered.
        self._entries: tuple[tuple[Any, tuple[int, ...], T], ...] = ()

    def recall(self, arguments: tuple[object, ...]) -> T | None:
        """What was remembered for tensors of exactly these types, dtypes, devices, sizes and strides; else None."""
        for check, absent, value in self._entries:
            if absent:
                if any(arguments[i] is not None for i in absent):
                    continue
                present = [argument for argument in arguments if argument is not None]
                if len(present) + len(absent) == len(arguments) and check(*present):
                    return value
            elif check(*arguments):
                return value
        return None

    def remember(self, arguments: tuple[torch.Tensor | None, ...], value: T) -> None:
        """Keep `value` for arguments like these, which have passed every check."""
        tensors = [argument for argument in arguments if argument is not None]
        if TensorGuards is None or not all(isinstance(t, torch.Tensor) for t in tensors):
            return
        guards = TensorGuards(
            *tensors,
            dynamic_dims_sizes=[[*t.shape] for t in tensors],  # type: ignore[misc]  # its stub is wrong
            dynamic_dims_strides=[[*t.stride()] for t in tensors],  # type: ignore[misc]
        )
        absent = tuple(i for i, argument in enumerate(arguments) if argument is None)
        self._entries = ((guards.check, absent, value), *self._entries[: self.CAPACITY - 1])
