"""Runs a small sweep under each tool of compute-sanitizer; exit status 1 where one of them reports anything.

    python op_tests/sanitize.py [TOOL ...]

Every tensor is an allocation of its own; inputs are made and results checked on the CPU, so that next to nothing but
this package's kernels runs on the device.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import replace

import torch
from support import Batch, Result, assert_correct, make_batch, run_persistent, run_split, same_bits

import mla_jit
from mla_jit.layout import pack

TOOLS = ("memcheck", "racecheck", "initcheck", "synccheck")
CHILD = "--sweep"
TIMEOUT_S = 300

# Lengths, heads, query tokens, partitions: whole rows, cut rows, two-level merges, empty rows, part-filled head groups.
CASES = (
    ([1, 65, 0, 700], 16, 1, 9),
    ([1, 65, 0, 700], 128, 1, 66),
    ([200, 33, 64, 1, 128, 0], 33, 2, 7),
    ([4000], 64, 1, 128),
)


def on_cpu(result: Result) -> Result:
    return Result(result.out.cpu(), None if result.lse is None else result.lse.cpu())


def pack_rows(rows: int) -> None:
    """Vectors into packed queries, and into a pool whose first and last row are written."""
    host = torch.randn(rows, 512).bfloat16()
    x, slots = host.cuda(), torch.arange(rows).flip(0).cuda()
    kv, kv_rope = torch.zeros(rows, 512, dtype=torch.uint8).cuda(), torch.zeros(rows, 64).bfloat16().cuda()
    for block in (64, 32):
        expected, _ = pack(host, block=block)
        mla_jit.pack_kv(x, slots, kv, kv_rope, block=block)
        q_packed, _ = mla_jit.pack_q(x.view(rows, 1, 512), block=block)
        assert same_bits(q_packed.cpu().view(rows, 512), expected) and same_bits(kv.cpu().flip(0), expected)


def sweep() -> None:
    """Both entries over CASES, checked against the reference; then the pack kernel."""
    for lengths, heads, tokens, partitions in CASES:
        host: Batch = make_batch(lengths, heads, max_seqlen_q=tokens, seed=heads)
        batch = host.to("cuda")
        results = [run_split(batch, splits) for splits in (1, 3)]
        if tokens == 1:
            workspace = mla_jit.get_mla_v4_nm_ps_workspace("cuda", partitions, num_heads=heads)
            results.append(run_persistent(batch, workspace))
            zeroed = run_persistent(replace(batch, sink=batch.sink), workspace, empty_rows="zero")
            assert (zeroed.out.cpu()[torch.tensor(lengths) == 0] == 0).all()
        expected = host.reference()
        for result in results:
            assert_correct(on_cpu(result), expected)
    for rows in (1, 40):
        pack_rows(rows)
    print("sweep done")


def run(tool: str) -> bool:
    """Run the sweep under one tool; print its last line, and more where it found something."""
    command = ["compute-sanitizer", "--tool", tool, "--error-exitcode", "9", sys.executable, __file__, CHILD]
    environment = os.environ | {"PYTORCH_NO_CUDA_MEMORY_CACHING": "1"}
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, timeout=TIMEOUT_S)
    except subprocess.TimeoutExpired:
        print(f"{tool}: not done after {TIMEOUT_S} s")
        return False
    report = [line for line in done.stdout.splitlines() if line.startswith("=========")]
    clean = done.returncode == 0 and "sweep done" in done.stdout
    print(f"{tool}: exit status {done.returncode}; {report[-1] if report else 'no report'}")
    if not clean:
        print("\n".join(report[:40]), done.stdout[-1500:], done.stderr[-1500:], sep="\n")
    return clean


def main(arguments: list[str]) -> int:
    if arguments == [CHILD]:
        sweep()
        return 0
    if shutil.which("compute-sanitizer") is None:
        print("compute-sanitizer is not on PATH: it comes with the CUDA toolkit")
        return 1
    return 0 if all([run(tool) for tool in arguments or TOOLS]) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
