"""The Hopper engine's plan of many rows, on the CPU: kernels/sm90/line_plan.h with threads for a workgroup's."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from mla_jit._data import data_root
from mla_jit.jit.ninja import build_executable

DRIVER = Path(__file__).with_name("line_plan_driver.cpp")
STUBS = Path(__file__).with_name("line_plan")
FLAGS = ("-std=c++20", "-O1", "-g", "-pthread", f"-I{STUBS}", f"-I{data_root() / 'kernels'}")


def run(program: Path, seed: int, trials: int) -> subprocess.CompletedProcess[str]:
    command = [str(program), str(seed), str(trials)]
    return subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_executable("line_plan", [DRIVER], FLAGS, tmp_path_factory.mktemp("line_plan"))


@pytest.mark.parametrize("seed", [1, 2])
def test_ranges_of_random_rows(driver: Path, seed: int) -> None:
    """A row that no partition has, or two; rows cut that fit whole, or whole where a partition then gets too much; a
    cut that other parts of the protocol expect elsewhere."""
    done = run(driver, seed, trials=60)
    assert done.returncode == 0 and "60 trials passed" in done.stdout, done.stdout + done.stderr
