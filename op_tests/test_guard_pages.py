"""Nothing outside a tensor is touched: every tensor of a call begins or ends at an inaccessible page, on every
instruction set, in the module as users have it and in one built with the address and undefined-behaviour sanitizers.

The calls run in a child process, so that a fault is a failed test.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mla_jit.cpu import available_isas

HERE = Path(__file__).resolve().parent
SANITIZE = "-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer"


def child(*arguments: str, **variables: str) -> str:
    command = [sys.executable, str(HERE / "guarded_decode.py"), *arguments]
    environment = {**os.environ, "PYTHONPATH": str(HERE.parent), **variables}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=900, check=False)
    return f"{done.returncode} {done.stdout} {done.stderr[-3000:]}"


@pytest.mark.parametrize("at", ["begin", "end"])
@pytest.mark.parametrize("isa", available_isas())
def test_nothing_outside_a_tensor_is_touched(isa: str, at: str) -> None:
    """A vector load past the last row, bytes before the first, a store beyond the last head."""
    report = child(at, isa)
    assert report.startswith("0 nothing outside was touched"), report


@pytest.mark.parametrize("at", ["begin", "end"])
def test_a_guard_page_ends_the_process(at: str) -> None:
    """The test above could not fail if the pages were accessible."""
    report = child(at, "overrun")
    assert report.startswith("-11 "), report


@pytest.fixture(scope="module")
def sanitized(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Variables for a child whose module is built by a compiler that adds the sanitizers."""
    compiler = shutil.which("g++")
    if compiler is None:
        pytest.skip("needs g++ with its sanitizers")
    folder = tmp_path_factory.mktemp("sanitized")
    wrapper = folder / "g++"
    wrapper.write_text(f'#!/bin/sh\nexec {compiler} "$@" {SANITIZE}\n')
    wrapper.chmod(0o755)
    runtime = subprocess.run([compiler, "-print-file-name=libasan.so"], capture_output=True, text=True, check=True)
    return {
        "MLA_JIT_COMPILER": str(wrapper),
        "MLA_JIT_CACHE_DIR": str(folder / "cache"),
        "LD_PRELOAD": runtime.stdout.strip(),
        # Torch and Python keep memory until the process ends; the guard pages' SIGSEGV is the sanitizer's to report.
        "ASAN_OPTIONS": "detect_leaks=0",
    }


@pytest.mark.parametrize("isa", available_isas())
def test_the_sanitizers_find_nothing(isa: str, sanitized: dict[str, str]) -> None:
    """An overrun of scratch memory or the stack, a misaligned access, a shift or conversion out of range."""
    report = child("end", isa, "--heads", "1", "37", "--longest", "129", **sanitized)
    assert report.startswith("0 nothing outside was touched"), report
    library = next(Path(sanitized["MLA_JIT_CACHE_DIR"]).rglob("*.so"))
    assert b"__asan_report_load" in library.read_bytes(), "the module was built without the sanitizers"
