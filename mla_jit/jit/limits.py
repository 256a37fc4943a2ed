"""How many compilers may run at once: the CPUs, the container's memory and process limits, and ``MAX_JOBS``."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

__all__ = ["JobLimits", "job_limits"]

MEMORY_PER_JOB = 1 << 30
"""Bytes that one compiler is assumed to need; the largest translation units here stay below."""

PROCESSES_PER_JOB = 6
"""A driver, its shell, front end, assembler and what nvcc adds."""


@dataclass(frozen=True)
class JobLimits:
    """The number of jobs and what decided it.

    Attributes:
        jobs: how many compilers may run at once, at least 1.
        reason: the limit that decided, in words.
    """

    jobs: int
    reason: str


def job_limits(
    max_jobs: int | None,
    cgroup_root: Path = Path("/sys/fs/cgroup"),
    proc: Path = Path("/proc"),
    cpus: int | None = None,
) -> JobLimits:
    """Return the number of jobs; `max_jobs` (``MAX_JOBS``) can only lower what the machine allows.

    A job count above the CPU count gains nothing, and one above the memory limit kills the container.
    """
    cpus = cpus or len(os.sched_getaffinity(0))
    choices = [(cpus, f"{cpus} CPUs")]
    folders = _cgroup_folders(cgroup_root, proc)
    for limit, used in ((_smallest(folders, name), _smallest(folders, current)) for name, current in _MEMORY_FILES):
        if limit is not None:
            free = max(0, limit - (used or 0))
            choices.append((free // MEMORY_PER_JOB, f"a memory limit with {free >> 20} MiB free"))
    available = _available_memory(proc)
    if available is not None:
        choices.append((available // MEMORY_PER_JOB, f"{available >> 20} MiB of free memory"))
    pids, pids_used = _smallest(folders, "pids.max"), _smallest(folders, "pids.current")
    if pids is not None:
        free = max(0, pids - (pids_used or 0))
        choices.append((free // PROCESSES_PER_JOB, f"a limit of {pids} processes"))
    quota = _cpu_quota(folders)
    if quota is not None:
        choices.append((max(1, round(quota)), f"a quota of {quota:g} CPUs"))
    if max_jobs is not None:
        choices.append((max_jobs, f"MAX_JOBS={max_jobs}"))
    jobs, reason = min(choices, key=lambda choice: choice[0])
    return JobLimits(max(1, jobs), reason)


_MEMORY_FILES = (("memory.max", "memory.current"), ("memory.limit_in_bytes", "memory.usage_in_bytes"))


def _cgroup_folders(root: Path, proc: Path) -> list[Path]:
    """Return the control-group folders that bind this process, innermost first, for both cgroup versions."""
    folders: list[Path] = []
    try:
        lines = (proc / "self" / "cgroup").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    for line in lines:
        number, _, rest = line.partition(":")
        controllers, _, path = rest.partition(":")
        if number == "0" and not controllers:
            base = root
        elif {"memory", "pids"} & set(controllers.split(",")):
            base = root / controllers
        else:
            continue
        relative = Path(path.lstrip("/"))
        # In a container the path is the host's and does not exist here; the mount's root then holds the limits.
        folders += [base / part for part in (relative, *relative.parents)]
    return [folder for folder in dict.fromkeys([*folders, root]) if folder.is_dir()]


def _smallest(folders: list[Path], name: str) -> int | None:
    """Return the smallest number in the files `name`; the innermost usage is close enough for a job count."""
    values = [value for value in (_number(folder / name) for folder in folders) if value is not None]
    return min(values) if values else None


def _number(path: Path) -> int | None:
    try:
        text = path.read_text(encoding="ascii", errors="replace").strip()
    except OSError:
        return None
    # "max" means no limit, and cgroup v1 writes a number near 2^63 instead.
    return int(text) if text.isdigit() and int(text) < 1 << 60 else None


def _cpu_quota(folders: list[Path]) -> float | None:
    quotas = []
    for folder in folders:
        try:
            quota, period = (folder / "cpu.max").read_text(encoding="ascii").split()
            quotas.append(int(quota) / int(period))
        except (OSError, ValueError, ZeroDivisionError):
            continue
    return min(quotas) if quotas else None


def _available_memory(proc: Path) -> int | None:
    try:
        for line in (proc / "meminfo").read_text(encoding="ascii", errors="replace").splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) << 10
    except (OSError, ValueError, IndexError):
        pass
    return None
