"""Which GPUs are here, found without creating a context on any of them and without running a program.

AMD GPUs are read from the kernel's topology files, NVIDIA GPUs through the management library, which talks to the
driver but starts nothing on a device. Tools such as rocminfo or nvidia-smi are never run: they may be absent, fail or
hang. Every source is injectable, so that each machine can be described in a test.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from mla_jit import env
from mla_jit.arch import Target, parse_target
from mla_jit.errors import TargetError

__all__ = ["Detection", "Device", "Sources", "compute_units", "detect", "detect_targets", "nvml_devices"]

INTEGRATED_GFX = frozenset(
    ("gfx902", "gfx909", "gfx90c", "gfx1013", "gfx1033", "gfx1035", "gfx1036", "gfx1037", "gfx1103")
    + ("gfx1150", "gfx1151", "gfx1152", "gfx1153")
)
"""Graphics parts of processors, which the driver may number before the accelerator that is meant."""


@dataclass(frozen=True)
class Device:
    """A GPU as the driver describes it.

    Attributes:
        target: its target's name, unparsed.
        uuid: ``GPU-…``, empty where there is none.
        compute_units: compute units or multiprocessors, 0 where unknown.
        integrated: whether it is part of a processor.
        order: what the vendor's runtime sorts by, less first.
    """

    target: str
    uuid: str = ""
    compute_units: int = 0
    integrated: bool = False
    order: tuple[int, ...] = ()


@dataclass(frozen=True)
class Sources:
    """Where detection looks.

    Attributes:
        kfd_nodes: the topology folder of the AMD kernel driver.
        kfd_device: the device file; without it the topology may be seen and not used, as in a container.
        nvml: returns the NVIDIA GPUs in bus order.
        torch_runtime: ``cuda``, ``hip`` or ``none`` as torch was built, None where torch is not loaded.
        settings: the parsed environment; read when None.
    """

    kfd_nodes: Path = Path("/sys/class/kfd/kfd/topology/nodes")
    kfd_device: Path = Path("/dev/kfd")
    nvml: Callable[[], Sequence[Device]] = field(default_factory=lambda: nvml_devices)
    torch_runtime: Callable[[], str | None] = field(default_factory=lambda: _torch_runtime)
    settings: env.Settings | None = None


@dataclass(frozen=True)
class Detection:
    """What was found and what follows from it.

    Attributes:
        targets: the targets that are present, the leading one first; ``cpu`` alone where there is no GPU.
        devices: the visible GPUs behind them.
        reasons: why, one line each.
    """

    targets: tuple[Target, ...]
    devices: tuple[Device, ...]
    reasons: tuple[str, ...]


def detect_targets(sources: Sources | None = None) -> tuple[Target, ...]:
    """Return the targets of the visible GPUs, the leading one first, else ``(cpu,)``.

    ``MLA_JIT_ARCH`` is returned as it stands when it is set.

    Raises:
        TargetError: ``MLA_JIT_ARCH`` names an unknown target.
        ConfigError: the environment holds a value that is not accepted.
    """
    return detect(sources).targets


def compute_units(target: Target, sources: Sources | None = None) -> int | None:
    """Return the compute units of the first visible GPU of `target`, None where there is none or it does not say."""
    for device in detect(sources).devices:
        with suppress(TargetError):
            if device.compute_units > 0 and parse_target(device.target) == target:
                return device.compute_units
    return None


def detect(sources: Sources | None = None) -> Detection:
    """Return what is present, with reasons.

    Raises:
        TargetError: ``MLA_JIT_ARCH`` names an unknown target.
        ConfigError: the environment holds a value that is not accepted.
    """
    sources = Sources() if sources is None else sources
    settings = env.read() if sources.settings is None else sources.settings
    reasons: list[str] = []
    devices = _visible_devices(sources, settings, reasons)
    if settings.arch:
        targets = [parse_target(name) for name in settings.arch]
        reasons.append(f"MLA_JIT_ARCH={';'.join(settings.arch)}")
    else:
        targets = []
        for device in devices:
            try:
                targets.append(parse_target(device.target))
            except TargetError:
                reasons.append(f"a GPU of the unknown kind {device.target!r} is left out")
    if not targets:
        targets = [Target("cpu")]
        reasons.append("no usable GPU, so the CPU")
    return Detection(tuple(dict.fromkeys(targets)), tuple(devices), tuple(reasons))


def _visible_devices(sources: Sources, settings: env.Settings, reasons: list[str]) -> list[Device]:
    runtime = sources.torch_runtime()
    if runtime == "none" and not settings.arch:
        reasons.append("torch is built without a GPU runtime")
        return []
    found: dict[str, list[Device]] = {}
    for vendor, look in (("hip", _amd_visible), ("cuda", _nvidia_visible)):
        try:
            found[vendor] = look(sources, settings)
        except Exception as error:  # A broken driver must not break importing a package.
            found[vendor] = []
            reasons.append(f"{vendor}: cannot be asked ({type(error).__name__}: {error})")
    # A torch built for one vendor cannot hold tensors on the other's GPUs.
    vendors = [runtime] if runtime in found else ["hip", "cuda"]
    devices = [device for vendor in vendors for device in found[vendor]]
    for device in devices:
        kind = " (integrated)" if device.integrated else ""
        reasons.append(f"GPU {device.uuid or 'without uuid'}: {device.target}{kind}")
    return devices


def _torch_runtime() -> str | None:
    torch = sys.modules.get("torch")
    version = getattr(torch, "version", None)
    if version is None:
        return None
    if getattr(version, "hip", None):
        return "hip"
    return "cuda" if getattr(version, "cuda", None) else "none"


# ---------------------------------------------------------------------------------------------------------------------
# AMD
# ---------------------------------------------------------------------------------------------------------------------


def _amd_visible(sources: Sources, settings: env.Settings) -> list[Device]:
    if not sources.kfd_device.exists():
        return []
    devices = kfd_devices(sources.kfd_nodes)
    listed = settings.rocr_visible_devices is not None
    devices = _select(devices, settings.rocr_visible_devices)
    # HIP reads both names and prefers its own.
    chosen = settings.hip_visible_devices
    if chosen is None:
        chosen = settings.cuda_visible_devices
    devices = _select(devices, chosen)
    if listed or chosen is not None:
        return devices  # The user's order is the user's.
    return sorted(devices, key=lambda device: device.integrated)


def kfd_devices(nodes: Path) -> list[Device]:
    """Return the GPUs of the topology folder `nodes`, in the driver's order; unreadable ones are not ours to use."""
    found: list[Device] = []
    try:
        names = sorted((name for name in os.listdir(nodes) if name.isdigit()), key=int)
    except OSError:
        return found
    for name in names:
        with suppress(OSError, ValueError):
            properties = _kfd_properties(nodes / name / "properties")
            version = properties.get("gfx_target_version", 0)
            if version and properties.get("simd_count", 0):
                found.append(_kfd_device(version, properties))
    return found


def _kfd_device(version: int, properties: dict[str, int]) -> Device:
    # 90402 is gfx942 and 110501 is gfx1151: decimal pairs, of which minor and stepping are written in hexadecimal.
    target = f"gfx{version // 10000}{version // 100 % 100:x}{version % 100:x}"
    per_unit = properties.get("simd_per_cu", 0) or 4
    unique = properties.get("unique_id", 0)
    return Device(
        target=target,
        uuid=f"GPU-{unique:016x}" if unique else "",
        compute_units=properties["simd_count"] // per_unit,
        integrated=target in INTEGRATED_GFX,
    )


def _kfd_properties(path: Path) -> dict[str, int]:
    properties: dict[str, int] = {}
    for line in path.read_text(encoding="ascii", errors="replace").splitlines():
        name, _, value = line.partition(" ")
        with suppress(ValueError):
            properties[name] = int(value)
    return properties


# ---------------------------------------------------------------------------------------------------------------------
# NVIDIA
# ---------------------------------------------------------------------------------------------------------------------


def _nvidia_visible(sources: Sources, settings: env.Settings) -> list[Device]:
    devices = list(sources.nvml())
    if settings.cuda_device_order != "PCI_BUS_ID":
        # The runtime puts the fastest first and leaves the rest in bus order; the newest is the best guess at it.
        devices.sort(key=lambda device: device.order)
    return _select(devices, settings.cuda_visible_devices)


def nvml_devices() -> list[Device]:
    """Return the NVIDIA GPUs in bus order, through the driver's management library; no GPU context is created."""
    if not os.path.exists("/proc/driver/nvidia/version") and not os.path.exists("/dev/nvidiactl"):
        return []
    try:
        nvml = ctypes.CDLL("libnvidia-ml.so.1")
    except OSError:
        return []
    if nvml.nvmlInit_v2() != 0:
        return []
    try:
        return _nvml_list(nvml)
    finally:
        nvml.nvmlShutdown()


def _nvml_list(nvml: ctypes.CDLL) -> list[Device]:
    count = ctypes.c_uint(0)
    if nvml.nvmlDeviceGetCount_v2(ctypes.byref(count)) != 0:
        return []
    found: list[Device] = []
    for index in range(count.value):
        handle, major, minor = ctypes.c_void_p(), ctypes.c_int(), ctypes.c_int()
        uuid = ctypes.create_string_buffer(96)
        if nvml.nvmlDeviceGetHandleByIndex_v2(ctypes.c_uint(index), ctypes.byref(handle)) != 0:
            continue
        if nvml.nvmlDeviceGetCudaComputeCapability(handle, ctypes.byref(major), ctypes.byref(minor)) != 0:
            continue
        named = nvml.nvmlDeviceGetUUID(handle, uuid, ctypes.c_uint(len(uuid))) == 0
        found.append(
            Device(
                target=f"sm_{major.value}{minor.value}",
                uuid=uuid.value.decode("ascii", "replace") if named else "",
                order=(-major.value, -minor.value),
            )
        )
    return found


def _select(devices: list[Device], listed: str | None) -> list[Device]:
    """Apply a ``*_VISIBLE_DEVICES`` list as the runtimes do: the first entry that names no device ends it."""
    if listed is None:
        return devices
    chosen: list[Device] = []
    for entry in (part.strip() for part in listed.split(",")):
        device = _named(devices, entry)
        if device is None:
            break
        if device not in chosen or not device.uuid:
            chosen.append(device)
    return chosen


def _named(devices: list[Device], entry: str) -> Device | None:
    if entry.isascii() and entry.isdigit():
        return devices[int(entry)] if int(entry) < len(devices) else None
    if entry.startswith("MIG-"):
        # A slice's name does not tell its GPU; of several GPUs, the first is taken.
        return devices[0] if devices else None
    if entry.startswith("GPU-"):
        matches = [device for device in devices if device.uuid.lower().startswith(entry.lower())]
        return matches[0] if len(matches) == 1 else None
    return None
