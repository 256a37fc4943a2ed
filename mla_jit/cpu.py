"""Which instruction set the CPU engine uses, and what it could do at best: for tests, benchmarks and reports."""

from __future__ import annotations

import ctypes

from mla_jit import abi
from mla_jit.arch import Target
from mla_jit.jit import loader

__all__ = ["ISAS", "available_isas", "current_isa", "force_isa", "peak_flops"]

ISAS = ("avx512_vbmi", "avx512", "avx2", "portable")
"""Best first."""


def _library() -> ctypes.CDLL:
    library = loader.load(Target("cpu"))
    abi.bind(library)
    library.mla_jit_cpu_select_isa.argtypes = (ctypes.c_char_p,)
    library.mla_jit_cpu_isa.restype = ctypes.c_char_p
    library.mla_jit_cpu_peak_flops.restype = ctypes.c_double
    return library


def current_isa() -> str:
    """The instruction set in use: the best one of the machine unless another was forced."""
    name: bytes = _library().mla_jit_cpu_isa()
    return name.decode()


def force_isa(name: str) -> None:
    """Use one instruction set in this process from now on; "auto" returns to the best one.

    Raises:
        MlaArgumentError: it is unknown or this machine lacks it.
    """
    library = _library()
    status = library.mla_jit_cpu_select_isa(name.encode())
    if status:
        abi.check(library, status)


def available_isas() -> tuple[str, ...]:
    """The instruction sets that this machine can run, best first."""
    library = _library()
    current: bytes = library.mla_jit_cpu_isa()
    found = tuple(name for name in ISAS if library.mla_jit_cpu_select_isa(name.encode()) == 0)
    library.mla_jit_cpu_select_isa(current)
    return found


def peak_flops() -> float:
    """FLOP/s that one core reaches with nothing but the multiply-adds of the instruction set in use, measured now."""
    return float(_library().mla_jit_cpu_peak_flops())
