"""Facts about the machine for a report: versions, the device, its clocks; and a scrubber of names and paths.

Everything is optional and nothing is changed. Tools of the driver run with a time limit, and one that hangs in the
kernel is left behind, not waited for.
"""

from __future__ import annotations

import json
import math
import os
import platform
import re
import shutil
import signal
import subprocess
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import torch

import mla_jit
from mla_jit import env

__all__ = ["clocks", "device_facts", "scrub", "versions"]

TOOL_SECONDS = 10.0
_MOST_TEXT = 8000
_DRM = Path("/sys/class/drm")
_AMD_VENDOR = "0x1002"
_CARD_FILES = ("pp_dpm_sclk", "pp_dpm_mclk", "pp_dpm_fclk", "power_dpm_force_performance_level", "gpu_busy_percent") + (
    "current_compute_partition",
    "current_memory_partition",
    "mem_info_vram_total",
)
_NVIDIA_QUERY = (
    "index,clocks.sm,clocks.mem,clocks.max.sm,clocks.max.mem,power.draw,power.limit,temperature.gpu,"
    "utilization.gpu,compute_mode,mig.mode.current"
)


def _first_line(path: str | Path) -> str | None:
    with suppress(OSError):
        return Path(path).read_text(errors="replace").partition("\n")[0].strip() or None
    return None


def _tried(ask: Callable[[], Any]) -> Any:
    """An answer, or why there is none: drivers and optional packages raise what they like."""
    try:
        return ask()
    except Exception as error:
        return {"unavailable": f"{type(error).__name__}: {error}".partition("\n")[0]}


def _tool(*command: str) -> Any:
    """What a program prints, as JSON where it is JSON; None where there is no such program."""
    path = shutil.which(command[0])
    if path is None:
        return None
    # A group of its own: a wrapper's children end with it. After the limit nobody waits, since a process that is stuck
    # in a driver cannot be killed.
    process = subprocess.Popen(
        [path, *command[1:]],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        errors="replace",
        start_new_session=True,
    )
    try:
        text = process.communicate(timeout=TOOL_SECONDS)[0]
    except subprocess.TimeoutExpired:
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
        return {"unavailable": f"no answer within {TOOL_SECONDS:g} s"}
    if process.returncode:
        return {"unavailable": f"exit status {process.returncode}"}
    try:
        return json.loads(text) if len(text) <= 16 * _MOST_TEXT else text[:_MOST_TEXT]
    except ValueError:
        return text[:_MOST_TEXT].splitlines()


def versions() -> dict[str, Any]:
    """Package, Python, torch, operating system, drivers, and the variables of this package that are set."""
    settings = env.read()
    rocm = settings.rocm_path or "/opt/rocm"
    return {
        "mla_jit": mla_jit.__version__,
        "python": platform.python_version(),
        "torch": str(torch.__version__),
        "torch_cuda": torch.version.cuda,
        "torch_hip": torch.version.hip,
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "libc": " ".join(platform.libc_ver()),
        "driver_nvidia": _first_line("/proc/driver/nvidia/version"),
        "driver_amd": _first_line("/sys/module/amdgpu/version"),
        "rocm": _first_line(f"{rocm}/.info/version"),
        "environment": {
            name: value
            for name, value in env.read_as_written().items()
            if name.startswith("MLA_JIT_") or name.endswith("VISIBLE_DEVICES")
        },
    }


def device_facts(device: torch.device) -> dict[str, Any]:
    """Name, compute units and memory of a device, as torch or the kernel describes it."""
    if device.type == "cpu":
        return {
            "name": _cpu_name(),
            "cores": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count(),
            "torch_threads": torch.get_num_threads(),
            "memory_bytes": os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"),
        }
    properties = torch.cuda.get_device_properties(device)
    names = ("gcnArchName", "major", "minor", "warp_size", "L2_cache_size", "shared_memory_per_multiprocessor")
    free, _ = torch.cuda.mem_get_info(device)
    return {
        "name": properties.name,
        "compute_units": properties.multi_processor_count,
        "memory_bytes": properties.total_memory,
        "free_bytes": free,
        "devices": torch.cuda.device_count(),
        **{name: getattr(properties, name) for name in names if hasattr(properties, name)},
    }


def _cpu_name() -> str | None:
    with suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text(errors="replace").splitlines():
            if line.startswith(("model name", "Model")):
                return line.partition(":")[2].strip()
    return platform.processor() or None


def clocks(device: torch.device) -> dict[str, Any]:
    """Clocks, power and temperature at this moment, from every source that answers; nothing is set."""
    if device.type == "cpu":
        megahertz = _tried(_cpu_megahertz)
        return {"cpu_mhz": megahertz, "load_average": _tried(lambda: list(os.getloadavg()))}
    found: dict[str, Any] = {
        "torch_clock_mhz": _tried(lambda: torch.cuda.clock_rate(device)),
        "torch_power_mw": _tried(lambda: torch.cuda.power_draw(device)),
        "torch_temperature_c": _tried(lambda: torch.cuda.temperature(device)),
    }
    if torch.version.hip is None:
        found["nvidia-smi"] = _tried(lambda: _tool("nvidia-smi", f"--query-gpu={_NVIDIA_QUERY}", "--format=csv"))
        return found
    found["sysfs"] = _tried(_amd_cards)
    found["amd-smi"] = _tried(lambda: _tool("amd-smi", "metric", "--clock", "--power", "--temperature", "--json"))
    if found["amd-smi"] is None:
        options = ("--showclocks", "--showpower", "--showtemp", "--showperflevel", "--json")
        found["rocm-smi"] = _tried(lambda: _tool("rocm-smi", *options))
    return found


def _cpu_megahertz() -> list[float]:
    text = Path("/proc/cpuinfo").read_text(errors="replace")
    return sorted({float(value) for value in re.findall(r"^cpu MHz\s*:\s*([0-9.]+)", text, re.MULTILINE)})


def _amd_cards() -> list[dict[str, str]]:
    """What the kernel says of each AMD card; of a list of clock levels, the one in use and the highest."""
    cards = []
    for card in sorted(_DRM.glob("card[0-9]*")):
        device = card / "device"
        if "-" in card.name or _first_line(device / "vendor") != _AMD_VENDOR:
            continue
        facts = {"card": card.name}
        for name in _CARD_FILES:
            with suppress(OSError):
                lines = (device / name).read_text(errors="replace").split("\n")
                kept = [line.strip() for line in lines if line.strip()]
                facts[name] = "; ".join([*(line for line in kept if line.endswith("*")), *kept[-1:]])
        cards.append(facts)
    return cards


_SYSTEM_FOLDERS = ("/usr/", "/opt/", "/proc/", "/sys/", "/dev/", "/lib/", "/lib64/", "/etc/")
_PATH = r"[^\s:;,'\"()\[\]<>|]"
_ABSOLUTE = re.compile(rf"(?:(?<=-[ILB])|(?<![\w.~/-]))(/{_PATH}+)")
_AT_HOME = re.compile(rf"~/(?:{_PATH}*/)?({_PATH}+)")


def _short_path(match: re.Match[str]) -> str:
    path = match[1]
    if path.startswith(_SYSTEM_FOLDERS) or path.count("/") == 1:
        return path
    return "…/" + path.rstrip("/").rpartition("/")[2]


def scrub(value: Any) -> Any:
    """A report's value without what belongs to its user, and with nothing that JSON lacks.

    Absolute paths keep their last part (those of the system stay), home folder and host name go, other objects become
    text, and so do infinities and NaN.
    """
    if isinstance(value, dict):
        return {str(key): scrub(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [scrub(inner) for inner in value]
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    if value is None or isinstance(value, (bool, int)):
        return value
    return _scrub_text(str(value))


def _scrub_text(text: str) -> str:
    home = os.path.expanduser("~").rstrip("/")
    if len(home) > 1:
        text = re.sub(re.escape(home) + r"(?![\w.-])", "~", text)
    # What lies in the home folder keeps its last part only, too: a folder's name may be a customer's.
    text = _AT_HOME.sub(r"…/\1", text)
    text = _ABSOLUTE.sub(_short_path, text)
    host = platform.node()
    if len(host) > 1 and host != "localhost":
        text = re.sub(rf"(?<![\w-]){re.escape(host)}(?![\w-])", "<host>", text)
    return text
