"""The persistent protocol of kernels/common/ under real threads, plain and under a thread sanitizer."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from mla_jit._data import data_root
from mla_jit.jit.ninja import build_executable

DRIVER = Path(__file__).with_name("protocol_driver.cpp")
FLAGS = ("-std=c++17", "-O1", "-g", "-pthread", f"-I{data_root() / 'kernels'}")
SANITIZE = ("-fsanitize=thread",)


def build(folder: Path, *flags: str, source: Path = DRIVER) -> Path:
    return build_executable("protocol", [source], (*FLAGS, *flags), folder)


def run(program: Path, seed: int, trials: int, threads: int) -> subprocess.CompletedProcess[str]:
    command = [str(program), str(seed), str(trials), str(threads)]
    return subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("plain"))


@pytest.fixture(scope="module")
def sanitized(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("tsan"), *SANITIZE)


def test_four_head_groups_share_the_counters(tmp_path: Path) -> None:
    """Row and group counters of engines with small head groups, which overlap or leave the workspace's memory."""
    done = run(build(tmp_path, "-DCOUNTER_GROUPS=4"), seed=5, trials=200, threads=2)
    assert done.returncode == 0 and "200 trials passed" in done.stdout, done.stdout + done.stderr


@pytest.mark.parametrize("threads", [1, 2, 8])
def test_random_plans_and_interleavings(plain: Path, threads: int) -> None:
    """A token attended to twice or never, a merge in order of arrival, counters left dirty, padding that is skipped; a
    piece that no team merges, or two."""
    done = run(plain, seed=threads, trials=200, threads=threads)
    assert done.returncode == 0 and "200 trials passed" in done.stdout, done.stdout + done.stderr


def test_no_race_under_the_thread_sanitizer(sanitized: Path) -> None:
    """Partials read before they are published; a counter that is not a release and an acquire."""
    done = run(sanitized, seed=11, trials=60, threads=4)
    assert done.returncode == 0 and "60 trials passed" in done.stdout, done.stdout + done.stderr[-4000:]


def test_the_sanitizer_sees_a_relaxed_counter(tmp_path: Path) -> None:
    """The test above could not fail if the sanitizer did not see what a relaxed counter leaves unordered."""
    broken = tmp_path / "relaxed.cpp"
    text = DRIVER.read_text()
    assert "__ATOMIC_ACQ_REL" in text
    broken.write_text(text.replace("__ATOMIC_ACQ_REL", "__ATOMIC_RELAXED"))
    done = run(build(tmp_path, *SANITIZE, source=broken), seed=11, trials=60, threads=4)
    assert done.returncode != 0 and "data race" in done.stderr


@pytest.mark.slow
def test_many_plans_under_the_thread_sanitizer(sanitized: Path) -> None:
    """Rare interleavings."""
    for threads in (2, 3, 8, 16):
        done = run(sanitized, seed=1000 * threads, trials=800, threads=threads)
        assert done.returncode == 0, done.stdout + done.stderr[-4000:]
