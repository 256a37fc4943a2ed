"""How many compilers run at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from mla_jit.jit.limits import MEMORY_PER_JOB, PROCESSES_PER_JOB, job_limits

GIB = 1 << 30


@pytest.fixture
def proc(tmp_path: Path) -> Path:
    (tmp_path / "proc" / "self").mkdir(parents=True)
    (tmp_path / "proc" / "self" / "cgroup").write_text("0::/a/b\n")
    (tmp_path / "proc" / "meminfo").write_text(f"MemTotal: 1 kB\nMemAvailable: {512 * GIB // 1024} kB\n")
    return tmp_path / "proc"


def limits(folder: Path, **files: object) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / name.replace("__", ".")).write_text(f"{text}\n")


def test_without_limits_the_cpus_decide(tmp_path: Path, proc: Path) -> None:
    """Guards against one job on a big machine, and against reading 'max' as a number."""
    limits(tmp_path / "cg" / "a" / "b", memory__max="max", pids__max="max", cpu__max="max 100000")
    assert job_limits(None, tmp_path / "cg", proc, cpus=24).jobs == 24


def test_a_memory_limit_anywhere_above_counts(tmp_path: Path, proc: Path) -> None:
    """Guards against the container being killed for memory: the limit may sit on any parent group."""
    limits(tmp_path / "cg" / "a" / "b", memory__max="max", memory__current=0)
    limits(tmp_path / "cg" / "a", memory__max=4 * MEMORY_PER_JOB, memory__current=MEMORY_PER_JOB)
    found = job_limits(None, tmp_path / "cg", proc, cpus=24)
    assert found.jobs == 4 and "memory" in found.reason
    limits(tmp_path / "cg" / "a" / "b", memory__max="max", memory__current=MEMORY_PER_JOB)
    assert job_limits(None, tmp_path / "cg", proc, cpus=24).jobs == 3


def test_the_root_of_a_container_counts(tmp_path: Path, proc: Path) -> None:
    """Guards against looking only under the host's path of the group, which a container does not see."""
    limits(tmp_path / "cg", memory__max=2 * MEMORY_PER_JOB)
    assert job_limits(None, tmp_path / "cg", proc, cpus=24).jobs == 2


def test_version_1_groups_count(tmp_path: Path, proc: Path) -> None:
    """Guards against older hosts, whose controllers have a folder each and write no limit as a huge number."""
    (proc / "self" / "cgroup").write_text("5:memory:/x\n4:pids:/x\n3:cpuset:/x\n")
    limits(tmp_path / "cg" / "memory", memory__limit_in_bytes=9223372036854771712)
    limits(tmp_path / "cg" / "memory" / "x", memory__limit_in_bytes=3 * MEMORY_PER_JOB)
    limits(tmp_path / "cg" / "pids" / "x", pids__max=2 * PROCESSES_PER_JOB)
    assert job_limits(None, tmp_path / "cg", proc, cpus=24).jobs == 2


def test_process_limits_quota_and_free_memory_count(tmp_path: Path, proc: Path) -> None:
    """Guards against 'cannot fork' in small containers, and against more jobs than a quota can run."""
    folder = tmp_path / "cg" / "a" / "b"
    limits(folder, pids__max=100, pids__current=100 - 2 * PROCESSES_PER_JOB)
    assert job_limits(None, tmp_path / "cg", proc, cpus=24).jobs == 2
    limits(folder, pids__max="max", cpu__max="350000 100000")
    assert job_limits(None, tmp_path / "cg", proc, cpus=24).jobs == 4
    (proc / "meminfo").write_text(f"MemAvailable: {3 * GIB // 1024} kB\n")
    assert job_limits(None, tmp_path / "cg", proc, cpus=24).jobs == 3


def test_max_jobs_lowers_and_nothing_goes_below_one(tmp_path: Path, proc: Path) -> None:
    """Guards against MAX_JOBS being ignored, and against zero jobs."""
    assert job_limits(2, tmp_path / "cg", proc, cpus=24).jobs == 2
    limits(tmp_path / "cg", memory__max=1, pids__max=1)
    assert job_limits(64, tmp_path / "cg", proc, cpus=24).jobs == 1


def test_unreadable_files_are_no_limits(tmp_path: Path) -> None:
    """Guards against failing builds where /proc or the control groups are hidden."""
    assert job_limits(None, tmp_path / "nowhere", tmp_path / "nothing", cpus=3).jobs == 3
