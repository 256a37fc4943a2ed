"""``python -m mla_jit emulate``."""

from __future__ import annotations

import subprocess
import sys

import pytest
from emulator_support import clang

pytestmark = pytest.mark.skipif(clang() is None, reason="needs clang with the AMDGPU backend")


def test_emulate_reports_findings_counts_and_accuracy():
    """Guards the command: it must run the real launcher, count every launch of a call, and judge the result."""
    command = [sys.executable, "-m", "mla_jit", "emulate", "split", "--kv", "20", "33", "--heads", "8"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr + done.stdout
    assert "mla_gfx950_split: " in done.stdout and "mla_generic_merge: " in done.stdout
    assert "no findings" in done.stdout and ", accurate" in done.stdout and "clocks" in done.stdout


def test_emulate_fails_where_a_launch_does_not_end():
    """Guards the exit status: a launch that is given up is not a success."""
    command = [
        sys.executable,
        "-m",
        "mla_jit",
        "emulate",
        "persistent",
        "--kv",
        "20",
        "--heads",
        "8",
        "--budget",
        "500",
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 1 and "budget: 500 wave instructions" in done.stdout
