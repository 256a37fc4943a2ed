"""From a tensor's device to the module that serves it: target, library, stream, compute units."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import torch

from mla_jit import abi, asm_registry, env
from mla_jit.arch import MAX_PARTITIONS, PersistentParams, Target, load_table, parse_target
from mla_jit.errors import MlaArgumentError
from mla_jit.jit import loader
from mla_jit.planner import DEFAULT_COMPUTE_UNITS

__all__ = ["Backend", "default_partitions", "is_capturing", "of", "persistent_params", "resolve_device", "target_of"]

# For an arch without a table: a tile that every engine can cut at, and the costs of a mid-size GPU.
DEFAULT_PERSISTENT = PersistentParams(
    partitions=128, tile=32, row_cost=208, min_tiles=1, slack=384, partitions_one_group=256
)

EMULATOR = "emulator"
"""The value of MLA_JIT_HIP_LIB that stands for the package's own emulator."""


@dataclass(frozen=True)
class Backend:
    """The entries that serve one device.

    Attributes:
        target: what the library was built for.
        split, persistent, combine, pack: C entries, (packed parameters, stream) -> status.
        stream: returns the device's current stream as an integer.
        compute_units: for the occupancy-only split count.
    """

    target: Target
    library: ctypes.CDLL
    split: Callable[[bytes, int], int]
    persistent: Callable[[bytes, int], int]
    combine: Callable[[bytes, int], int]
    pack: Callable[[bytes, int], int]
    stream: Callable[[], int]
    compute_units: int


def resolve_device(device: torch.device | str | int) -> torch.device:
    """`device` with its index filled in, as tensors carry it.

    Raises:
        MlaArgumentError: torch does not know it, or it is neither a CPU nor a CUDA/HIP device.
    """
    try:
        where = torch.device(device)
    except (RuntimeError, TypeError) as error:
        raise MlaArgumentError(f"device: got {device!r}; needs a torch device ({error})") from None
    if where.type not in ("cpu", "cuda"):
        raise MlaArgumentError(f"device: got {where}; needs a cpu or cuda device")
    if where.type == "cpu":
        return torch.device("cpu")
    if not torch.cuda.is_available():
        raise MlaArgumentError(f"device: got {where}; needs a GPU that torch can use, or cpu")
    if where.index is None:
        return torch.device("cuda", torch.cuda.current_device())
    if where.index >= torch.cuda.device_count():
        raise MlaArgumentError(f"device: got {where}; needs an index below {torch.cuda.device_count()}")
    return where


def target_of(device: torch.device) -> Target:
    """The target that serves tensors on `device`.

    CPU tensors go to the first gfx target of ``MLA_JIT_ARCH`` (or gfx950) under ``MLA_JIT_HIP_LIB=emulator``.
    """
    if device.type == "cpu":
        settings = env.read()
        if settings.hip_lib != EMULATOR:
            return Target("cpu")
        named = (parse_target(name) for name in settings.arch)
        return next((target for target in named if target.family == "amd"), Target("gfx950"))
    properties = torch.cuda.get_device_properties(device)
    if torch.version.hip is not None:
        return parse_target(properties.gcnArchName)
    return parse_target(f"sm_{properties.major}{properties.minor}")


def compute_units(device: torch.device) -> int:
    """Compute units of a device: its arch table's count, else its own, else 256."""
    table = load_table(target_of(device).name)
    if table is not None:
        return table.compute_units
    if device.type == "cuda":
        return max(int(torch.cuda.get_device_properties(device).multi_processor_count), 1)
    return DEFAULT_COMPUTE_UNITS


# A constant while torch.compile traces: torch.compiler.assume_constant_result, without its import of all of dynamo.
compute_units._dynamo_marked_constant = True  # type: ignore[attr-defined]


def persistent_params(device: torch.device) -> PersistentParams:
    """The persistent planner's parameters for a device."""
    table = load_table(target_of(device).name)
    return DEFAULT_PERSISTENT if table is None else table.persistent


def default_partitions(device: torch.device, head_groups: int) -> int:
    """P where the caller names none: the table's value for so many head groups, else compute units over head groups."""
    table = load_table(target_of(device).name)
    if table is None:
        return min(max(compute_units(device) // head_groups, 1), MAX_PARTITIONS)
    return table.persistent.partitions if head_groups > 1 else table.persistent.partitions_one_group


def is_capturing(device: torch.device) -> bool:
    """Whether the device's current stream records a graph."""
    if device.type != "cuda" or not torch.cuda.is_initialized():
        return False
    with torch.cuda.device(device):
        return torch.cuda.is_current_stream_capturing()


def _stream_of(device: torch.device) -> Callable[[], int]:
    """A function that returns the device's current stream; one C call, since it runs with every decode call."""
    if device.type == "cpu":
        return lambda: 0
    current: Callable[[int], int] = torch._C._cuda_getCurrentRawStream
    return functools.partial(current, device.index)


def _open_runtime(target: Target, library: ctypes.CDLL) -> None:
    """Tell an AMD module which HIP runtime to use and where its code objects lie.

    Raises:
        LaunchError: there is no such runtime.
    """
    wanted = env.read().hip_lib or ""
    if wanted == EMULATOR:
        from mla_jit import emulator  # only here: it builds a module of its own

        wanted = str(emulator.library_path())
    entry = loader.entry_of(target)
    assert entry is not None
    library.mla_jit_hip_open.argtypes = (ctypes.c_char_p, ctypes.c_char_p)
    status = library.mla_jit_hip_open(wanted.encode(), str(entry.folder).encode())
    if status:
        abi.check(library, status)
    _add_code_objects(target, library, entry.folder)


def _add_code_objects(target: Target, library: ctypes.CDLL, module: Path) -> None:
    """Give the registry's code objects to an AMD module, as ``MLA_JIT_IMPL`` says.

    Under ``MLA_JIT_VERBOSE=1`` their argument blocks are printed to stderr.

    Raises:
        ConfigError: the registry is not valid.
    """
    settings = env.read()
    library.mla_jit_hip_configure.argtypes = (ctypes.c_char_p, ctypes.c_int)
    library.mla_jit_hip_configure(settings.impl.encode(), int(settings.verbose))
    if settings.impl in ("hip", "generic"):
        return
    library.mla_jit_asm_add.argtypes = (ctypes.c_int, ctypes.c_char_p, ctypes.c_char_p)
    for entry, key in enumerate((asm_registry.SPLIT, asm_registry.PERSISTENT)):
        found = asm_registry.find(target, key)
        if found is not None:
            library.mla_jit_asm_add(entry, str(found.located(module).resolve()).encode(), found.kernel.encode())


@functools.cache
def of(device: torch.device) -> Backend:
    """The backend of a device, its module built and loaded on the first call.

    Raises:
        BuildError: the module cannot be built; raised again by every call until it can.
        TargetError: no engine serves the device.
    """
    target = target_of(device)
    library = loader.load(target)
    abi.bind(library)
    if target.family == "amd":
        _open_runtime(target, library)
    elif target.family == "nvidia":
        library.mla_jit_cuda_configure.argtypes = (ctypes.c_char_p,)
        library.mla_jit_cuda_configure(env.read().impl.encode())
    return Backend(
        target=target,
        library=library,
        split=library.mla_jit_split,
        persistent=library.mla_jit_persistent,
        combine=library.mla_jit_combine,
        pack=library.mla_jit_pack,
        stream=_stream_of(device),
        compute_units=compute_units(device),
    )
