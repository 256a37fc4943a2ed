"""gfx950, gfx942 and gfx90a code objects executed instruction by instruction on the CPU, with what they do checked.

The execution core is a library that exports HIP's own names (``kernels/emulator/``), so that a launcher opens it as it
would open libamdhip64: ``MLA_JIT_HIP_LIB=emulator``. This module finds or builds that library, sets it up, and is a
small launcher of its own for tests and for ``python -m mla_jit emulate``.
"""

from __future__ import annotations

import ctypes
import json
import threading
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from mla_jit.arch import Target
from mla_jit.errors import LaunchError
from mla_jit.jit import loader

__all__ = ["Config", "Counters", "Emulator", "EmulatorFault", "Extent", "Kernel", "library_path", "load"]

_LAUNCH_FAILURE = 719
_POINTER, _SIZE, _END = 1, 2, 3  # HIP_LAUNCH_PARAM_*

_lock = threading.Lock()
_instance: Emulator | None = None


class EmulatorFault(LaunchError):
    """A launch did something that it must not do; the message is the report, one finding after another."""


@dataclass(frozen=True)
class Config:
    """How launches are executed.

    Attributes:
        seed: of the order in which workgroups and waves take turns; 0 starts workgroups in order.
        budget: wave instructions after which a launch is called endless.
        workgroups_in_flight: how many workgroups take turns.
        switch_every: a wave gives way at one in so many waits.
        max_faults: distinct findings after which a launch is given up.
        check_poison: undefined registers and LDS that decide an address, a branch, EXEC, or reach memory.
        check_waits: results used before the s_waitcnt that covers them.
        check_races: LDS accesses of several waves without a barrier between them.
        check_wait_states: the distances that the hardware does not enforce.
        check_bounds: accesses outside the registered memory.
        objdump: the llvm-objdump to read code objects with; empty for the newest on PATH.
        leave_out: addresses, within the code object, of waits and barriers that are passed over: would anybody notice?
            One wave at a time that has not come to such a barrier yet is held back for a while.
        uncounted: addresses of barriers at which waves wait for each other as ever, and which no check counts: the LDS
            races that these barriers prevent are reported, and the results stay right.
    """

    seed: int = 0
    budget: int = 200_000_000
    workgroups_in_flight: int = 4
    switch_every: int = 1
    max_faults: int = 20
    check_poison: bool = True
    check_waits: bool = True
    check_races: bool = True
    check_wait_states: bool = True
    check_bounds: bool = True
    objdump: str = ""
    leave_out: tuple[int, ...] = ()
    uncounted: tuple[int, ...] = ()


@dataclass(frozen=True)
class Extent:
    """Memory that a launch may touch: address, bytes, the name that reports use, and whether it may be written."""

    address: int
    bytes: int
    name: str
    writable: bool = True


@dataclass(frozen=True)
class Counters:
    """What the last launch executed.

    Attributes:
        instructions: wave instructions.
        by_class: the same by class: valu, trans, mfma, salu, smem, global, lds, branch, wait, barrier, other.
        longest: clocks by the model of docs/emulator.md: `issue_clocks` and `matrix_clocks` of the longest wave,
            `lds_clocks` of the longest workgroup, and `clocks`, the largest of the three.
        bytes: lds_read, lds_written, global_read, global_written.
    """

    kernel: str
    instructions: int
    by_class: dict[str, int] = field(default_factory=dict)
    longest: dict[str, int] = field(default_factory=dict)
    bytes: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Kernel:
    """A kernel of a loaded code object, good until it is unloaded."""

    name: str
    function: int
    module: int


class Emulator:
    """The loaded library. One launch runs at a time, whichever thread asks; each thread has its own last launch."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._library = library
        library.hipGetErrorString.restype = ctypes.c_char_p
        library.mla_emulator_report.restype = ctypes.c_char_p
        library.mla_emulator_counters.restype = ctypes.c_char_p
        library.mla_emulator_history.restype = ctypes.c_char_p
        library.mla_emulator_instructions.restype = ctypes.c_char_p
        library.mla_emulator_configure.argtypes = (ctypes.c_char_p,)
        library.mla_emulator_register.argtypes = (ctypes.c_void_p, ctypes.c_uint64, ctypes.c_char_p, ctypes.c_int)
        library.mla_emulator_load.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_uint64)
        library.hipModuleGetFunction.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)
        library.hipModuleLaunchKernel.argtypes = (
            ctypes.c_void_p,
            *(ctypes.c_uint,) * 7,
            ctypes.c_void_p,
            ctypes.c_void_p,
            ctypes.c_void_p,
        )

    def configure(self, config: Config) -> None:
        """Set up every launch from now on."""
        self._library.mla_emulator_configure(json.dumps(asdict(config)).encode())

    def load(self, image: bytes, name: str) -> Kernel:
        """Load a code object and find a kernel in it.

        Raises:
            LaunchError: the image cannot be read, is for another GPU, or has no such kernel.
        """
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        self._check(self._library.mla_emulator_load(ctypes.byref(module), image, len(image)))
        status = self._library.hipModuleGetFunction(ctypes.byref(function), module, name.encode())
        kernel = Kernel(name, function.value or 0, module.value or 0)
        try:
            self._check(status)
        except LaunchError:
            self.unload(kernel)
            raise
        return kernel

    def unload(self, kernel: Kernel) -> None:
        """Forget the code object that :meth:`load` loaded for this kernel."""
        self._check(self._library.hipModuleUnload(ctypes.c_void_p(kernel.module)))

    def launch(
        self,
        kernel: Kernel,
        grid: tuple[int, int, int],
        block: tuple[int, int, int],
        kernarg: bytes,
        memory: Iterable[Extent] = (),
        dynamic_lds: int = 0,
    ) -> Counters:
        """Run one launch to its end.

        Args:
            kernel: from :meth:`load`.
            grid: workgroups along x, y, z.
            block: threads of a workgroup along x, y, z.
            kernarg: the argument block.
            memory: all that the kernel may touch beside its arguments and LDS.
            dynamic_lds: bytes of LDS beyond what the kernel declares.

        Raises:
            EmulatorFault: it ran, and something was found.
            LaunchError: it could not run.
        """
        self._library.mla_emulator_clear_registered()
        for extent in memory:
            self._library.mla_emulator_register(
                extent.address, extent.bytes, extent.name.encode(), int(extent.writable)
            )
        block_of_arguments = ctypes.create_string_buffer(kernarg, len(kernarg))
        size = ctypes.c_size_t(len(kernarg))
        extra = (ctypes.c_void_p * 5)(
            _POINTER, ctypes.addressof(block_of_arguments), _SIZE, ctypes.addressof(size), _END
        )
        status = self._library.hipModuleLaunchKernel(kernel.function, *grid, *block, dynamic_lds, None, None, extra)
        self._library.mla_emulator_clear_registered()
        self._check(status)
        return self.counters()

    def report(self) -> str:
        """Return the findings of the last launch, empty when there were none."""
        text: bytes = self._library.mla_emulator_report()
        return text.decode(errors="replace")

    def counters(self) -> Counters:
        """Return what the last launch executed."""
        return _counters(json.loads(self._library.mla_emulator_counters()))

    def history(self) -> list[Counters]:
        """Return what every launch since the last :meth:`configure` executed, up to a thousand of them."""
        return [_counters(launch) for launch in json.loads(self._library.mla_emulator_history())]

    def instructions(self) -> frozenset[str]:
        """Return the mnemonics that are executed, without the suffixes _e32, _e64, _sdwa and _dpp."""
        text: bytes = self._library.mla_emulator_instructions()
        return frozenset(text.decode().split())

    def _check(self, status: int) -> None:
        if status == 0:
            return
        text: bytes = self._library.hipGetErrorString(status)
        message = text.decode(errors="replace")
        raise EmulatorFault(message) if status == _LAUNCH_FAILURE else LaunchError(message)


def _counters(found: dict[str, Any]) -> Counters:
    kinds = ("lds_bytes_read", "lds_bytes_written", "global_bytes_read", "global_bytes_written")
    return Counters(
        kernel=found.get("kernel", ""),
        instructions=found.get("instructions", 0),
        by_class=found.get("by_class", {}),
        longest=found.get("longest", {}),
        bytes={kind.replace("_bytes", ""): found.get(kind, 0) for kind in kinds},
    )


def load() -> Emulator:
    """Return the emulator of this process, building its library when needed.

    Raises:
        BuildError: it could not be built.
    """
    global _instance
    with _lock:
        if _instance is None:
            _instance = Emulator(loader.load(Target("cpu"), "emulator"))
        return _instance


def library_path() -> Path:
    """Return the path of the library, built when needed: what ``MLA_JIT_HIP_LIB=emulator`` makes a launcher open.

    Raises:
        BuildError: it could not be built.
    """
    load()
    entry = loader.entry_of(Target("cpu"), "emulator")
    assert entry is not None
    return entry.folder / "libemulator.so"
