"""The workspace of the persistent entry."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

import torch

from mla_jit import abi, backend
from mla_jit.arch import MAX_PARTITIONS
from mla_jit.checks import DIM, MAX_HEADS
from mla_jit.errors import MlaArgumentError
from mla_jit.memo import Memo
from mla_jit.planner import TILE_HEADS

__all__ = ["Workspace", "get_mla_v4_nm_ps_workspace"]

# int32 counters: 2 per row, a reserved stretch, 4 per partition (kernels/common/params.h).
COUNTERS = 2 * 65536 + 8192 + 4 * MAX_PARTITIONS
ARANGE = 65537


class _Fields(NamedTuple):
    o_acc: torch.Tensor
    lse_acc: torch.Tensor
    desc: torch.Tensor
    cnt: torch.Tensor
    arange: torch.Tensor


class Workspace(_Fields):
    """Scratch memory of the persistent entry; unpacks like the named tuple it is.

    Fields, with P partitions and H' heads:
        o_acc: [2P, H', 512] float32, partial outputs, each normalised by its own sum.
        lse_acc: [2P, H'] float32, their log-sum-exp in the log2 domain, without the sink.
        desc: [P, 8] int32, plan descriptors of foreign code objects.
        cnt: int32 counters, all zero at rest.
        arange: int32 0, 1, 2, ….

    A workspace serves calls with up to H' heads. Calls that share one must be ordered on the device; calls that can
    overlap need one each.
    """

    def __reduce__(self) -> tuple[type[Workspace], tuple[torch.Tensor, ...]]:
        """Copies and pickles hold the tensors alone: addresses and remembered calls belong to this workspace."""
        return type(self), tuple(self)

    def reset(self) -> None:
        """Zero the counters: after a launch that was aborted, before the next call."""
        self.cnt.zero_()

    @cached_property
    def device(self) -> torch.device:
        """The device of all five tensors."""
        return self.o_acc.device

    @cached_property
    def num_partitions(self) -> int:
        """P."""
        return self.desc.size(0)

    @cached_property
    def num_heads(self) -> int:
        """H'."""
        return self.o_acc.size(1)

    @cached_property
    def calls(self) -> Memo[Any]:
        """Calls that have passed their checks (:mod:`mla_jit.memo`)."""
        return Memo()

    @cached_property
    def block(self) -> bytes:
        """The workspace's part of the parameter block: pointer and bytes of each field, then the plan in tokens."""
        slots = (2 * self.num_partitions, self.num_heads)
        if self.o_acc.shape != (*slots, DIM) or self.lse_acc.shape != slots or self.cnt.numel() < COUNTERS:
            shapes = ", ".join(f"{name} {tuple(t.shape)}" for name, t in self._asdict().items())
            raise MlaArgumentError(
                f"workspace: got {shapes}; needs o_acc {(*slots, DIM)}, lse_acc {slots} and {COUNTERS} counters in cnt"
            )
        pairs = ((t.data_ptr(), t.numel() * t.element_size()) for t in self)
        p = backend.persistent_params(self.device)
        plan = (self.num_partitions, p.tile, p.row_cost, p.min_tiles, p.slack)
        return abi.WORKSPACE.pack(*(value for pair in pairs for value in pair), *plan)


def get_mla_v4_nm_ps_workspace(
    device: torch.device | str | int = "cuda", num_partitions: int | None = None, *, num_heads: int = MAX_HEADS
) -> Workspace:
    """Allocate a workspace for :func:`mla_jit.mla_decode_fwd_v4_nm_ps`.

    Args:
        device: where its tensors live; calls take tensors of the same device.
        num_partitions: P, 1..1024, the workgroups per head group; None takes the arch table's value, else the
            device's compute units over the head groups.
        num_heads: H', the most heads of a call, 1..128.

    Returns:
        A :class:`Workspace`; o_acc takes 4 * P * H' KiB.

    Raises:
        MlaArgumentError: a count out of range, or a graph is being captured on the current stream.
    """
    if not isinstance(num_heads, int) or isinstance(num_heads, bool) or not 1 <= num_heads <= MAX_HEADS:
        raise MlaArgumentError(f"num_heads: got {num_heads!r}; needs an int in 1..{MAX_HEADS}")
    where = backend.resolve_device(device)
    if num_partitions is None:
        groups = -(-num_heads // TILE_HEADS)
        num_partitions = backend.default_partitions(where, groups)
    if not isinstance(num_partitions, int) or isinstance(num_partitions, bool):
        raise MlaArgumentError(f"num_partitions: got {num_partitions!r}; needs an int in 1..{MAX_PARTITIONS}")
    if not 1 <= num_partitions <= MAX_PARTITIONS:
        raise MlaArgumentError(f"num_partitions: got {num_partitions}; needs 1..{MAX_PARTITIONS}")
    if backend.is_capturing(where):
        raise MlaArgumentError(
            f"device: got {where} while a graph is being captured on its stream; needs the workspace to be allocated "
            "before the capture"
        )
    slots = 2 * num_partitions
    return Workspace(
        o_acc=torch.empty(slots, num_heads, DIM, dtype=torch.float32, device=where),
        lse_acc=torch.empty(slots, num_heads, dtype=torch.float32, device=where),
        desc=torch.zeros(num_partitions, 8, dtype=torch.int32, device=where),
        cnt=torch.zeros(COUNTERS, dtype=torch.int32, device=where),
        arange=torch.arange(ARANGE, dtype=torch.int32, device=where),
    )
