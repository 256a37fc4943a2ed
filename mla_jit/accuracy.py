"""How far an engine's results are from the reference, per (row, head), and the bounds they must keep.

Bounds are those of the decode contract: relative L2 at most 4e-3 with weights rounded to bfloat16 (the floor that
serving stacks test is 1e-2, with cosine 0.9999), lse within 1e-3 + 1e-6 * max|s|.
"""

from __future__ import annotations

from typing import NamedTuple

import torch

__all__ = [
    "MIN_COSINE",
    "RELATIVE_L2_TOLERANCE",
    "OutputError",
    "error",
    "lse_error",
    "lse_tolerance",
]

RELATIVE_L2_TOLERANCE = 4e-3
"""Largest relative L2 error of a (row, head) that this project accepts."""

MIN_COSINE = 0.9999
"""Smallest cosine similarity of a (row, head) that serving stacks accept."""

# Below this norm a reference vector counts as this long: bfloat16 ends at 1e-38, so errors there mean nothing.
_NORM_FLOOR = 1e-30


class OutputError(NamedTuple):
    """Error of each (row, head) vector.

    Attributes:
        relative_l2: |out - reference| / |reference|, inf where the positions of NaN or infinities differ.
        cosine: cosine of the angle between the two, 1 where both are (all but) zero, 0 where only one is, and -1 where
            the positions of NaN or infinities differ.
    """

    relative_l2: torch.Tensor
    cosine: torch.Tensor

    @property
    def acceptable(self) -> torch.Tensor:
        """Where both bounds hold, bool of the same shape."""
        return (self.relative_l2 <= RELATIVE_L2_TOLERANCE) & (self.cosine >= MIN_COSINE)


def _same_special_values(out: torch.Tensor, reference: torch.Tensor) -> torch.Tensor:
    """Where an element is finite in both, NaN in both, or the same infinity in both."""
    both_finite = torch.isfinite(out) & torch.isfinite(reference)
    both_nan = torch.isnan(out) & torch.isnan(reference)
    return both_finite | both_nan | (out == reference)


def error(out: torch.Tensor, reference: torch.Tensor) -> OutputError:
    """Relative L2 error and cosine along the last dimension, computed in float64.

    NaN must stand where the reference has NaN, and an infinity where it has the same infinity: any difference makes the
    whole vector's error infinite. Positions that agree on such a value are left out of the norms. A reference shorter
    than 1e-30 counts as that long.

    Args:
        out: [..., D], any float dtype.
        reference: [..., D] of the same shape.

    Returns:
        Two float64 tensors of shape [...].
    """
    if out.shape != reference.shape:
        raise ValueError(f"out has shape {tuple(out.shape)}, the reference {tuple(reference.shape)}")
    a, b = out.double(), reference.double()
    agree = _same_special_values(a, b).all(-1)
    finite = torch.isfinite(a) & torch.isfinite(b)
    a, b = torch.where(finite, a, 0.0), torch.where(finite, b, 0.0)

    norm_a, norm_b = a.norm(dim=-1), b.norm(dim=-1)
    relative_l2 = (a - b).norm(dim=-1) / norm_b.clamp(min=_NORM_FLOOR)
    product = norm_a * norm_b
    cosine = torch.where(product > 0, (a * b).sum(-1) / product, 0.0)
    cosine = torch.where(norm_a.maximum(norm_b) <= _NORM_FLOOR, 1.0, cosine)
    return OutputError(torch.where(agree, relative_l2, torch.inf), torch.where(agree, cosine, -1.0))


def lse_error(lse: torch.Tensor, reference: torch.Tensor) -> torch.Tensor:
    """Absolute difference in float64; 0 where both are the same infinity or both NaN, inf where only one is."""
    if lse.shape != reference.shape:
        raise ValueError(f"lse has shape {tuple(lse.shape)}, the reference {tuple(reference.shape)}")
    a, b = lse.double(), reference.double()
    finite = torch.isfinite(a) & torch.isfinite(b)
    special = torch.where(_same_special_values(a, b), 0.0, torch.inf)
    return torch.where(finite, (a - b).abs(), special)


def lse_tolerance(max_abs_score: torch.Tensor) -> torch.Tensor:
    """The contract's bound on :func:`lse_error`: 1e-3 + 1e-6 * max|s|, elementwise."""
    return 1e-3 + 1e-6 * max_abs_score.double()
