"""Runs a small sweep under each tool of compute-sanitizer; exit status 1 where one of them reports anything.

    python op_tests/sanitize.py [TOOL ...]

Only this package's kernels are watched.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

TOOLS = ("memcheck", "racecheck", "initcheck", "synccheck")
SWEEP = ["-b", "1,5", "-c", "1,65,700", "--heads", "16,33,128", "--splits", "1,3", "--repeats", "1", "--device", "cuda"]


def run(tool: str) -> bool:
    """Run the sweep under one tool; print its last lines."""
    script = Path(__file__).with_name("test_mla_v4_nm.py")
    command = ["compute-sanitizer", "--tool", tool, "--error-exitcode", "9", "--kernel-name", "regex=mla_"]
    done = subprocess.run([*command, sys.executable, str(script), *SWEEP], capture_output=True, text=True, check=False)
    report = [line for line in done.stdout.splitlines() if line.startswith("=========")]
    print(f"{tool}: exit status {done.returncode}; {report[-1] if report else 'no report'}")
    if done.returncode:
        print("\n".join(report[:40]), done.stdout[-1500:], done.stderr[-1500:], sep="\n")
    return done.returncode == 0


def main(tools: list[str]) -> int:
    if shutil.which("compute-sanitizer") is None:
        print("compute-sanitizer is not on PATH: it comes with the CUDA toolkit")
        return 1
    return 0 if all([run(tool) for tool in tools or TOOLS]) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
