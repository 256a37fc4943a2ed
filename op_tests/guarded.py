"""Tensors that begin or end at an inaccessible page: a byte read or written outside them ends the process."""

from __future__ import annotations

import ctypes
import mmap

import torch

PAGE = mmap.PAGESIZE

_libc = ctypes.CDLL(None, use_errno=True)
_libc.mmap.restype = ctypes.c_void_p
_libc.mmap.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long)
_libc.mprotect.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)

_PROT_NONE = 0
_kept: list[object] = []  # the mappings live as long as the process


def guarded(tensor: torch.Tensor, at: str) -> torch.Tensor:
    """A copy whose first ("begin") or last ("end") byte touches an inaccessible page.

    A tensor that fills whole pages touches one on both sides.
    """
    size = tensor.numel() * tensor.element_size()
    inner = -(-max(size, 1) // PAGE) * PAGE
    base = _libc.mmap(None, inner + 2 * PAGE, mmap.PROT_READ | mmap.PROT_WRITE, mmap.MAP_PRIVATE | mmap.MAP_ANON, -1, 0)
    assert base not in (None, ctypes.c_void_p(-1).value)
    for guard in (base, base + PAGE + inner):
        assert _libc.mprotect(guard, PAGE, _PROT_NONE) == 0
    if size == 0:
        return tensor.clone()
    start = base + PAGE + (inner - size if at == "end" else 0)
    memory = (ctypes.c_char * size).from_address(start)
    _kept.append(memory)
    copy = torch.frombuffer(memory, dtype=tensor.dtype).view(tensor.shape)
    copy.copy_(tensor)
    return copy
