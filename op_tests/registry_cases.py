"""Calls through the registry of code objects, with objects that only know the 336-byte argument blocks.

    python op_tests/registry_cases.py SPLIT_KERNEL PERSISTENT_KERNEL

Run by test_emulated_decode.py under ``MLA_JIT_IMPL=asm``, with ``MLA_JIT_ASM_DIR`` naming a folder of foreign objects,
or without it, for the package's own.
"""

from __future__ import annotations

import sys

import pytest
import torch
from support import assert_correct, make_batch, run_persistent, run_split

import mla_jit
from mla_jit import emulator


def launched() -> list[str]:
    """Names of the kernels launched so far."""
    return [counters.kernel for counters in emulator.load().history()]


def main() -> int:
    split, persistent = sys.argv[1:]
    workspace = mla_jit.get_mla_v4_nm_ps_workspace("cpu")
    batch = make_batch([900, 0, 40, 1], 128, seed=1, first=2)
    result = run_persistent(batch, workspace)
    assert launched()[-1] == persistent
    assert_correct(result, batch.reference())
    assert not workspace.cnt.any()
    for heads, tokens in ((16, 1), (16, 2), (16, 4), (32, 1), (64, 1), (128, 1)):
        batch = make_batch([300, 0, 40], heads, max_seqlen_q=tokens, seed=heads + tokens)
        result = run_split(batch, 4)
        assert launched()[-2:] == [split, "mla_generic_merge"]
        assert_correct(result, batch.reference())
    refused = [(8, 1, 4, None), (16, 1, 1, None), (16, 3, 4, None), (16, 1, 4, torch.tensor([0, 4, 8]).int())]
    for heads, tokens, splits, table in refused:
        batch = make_batch([40, 3], heads, max_seqlen_q=tokens)
        with pytest.raises(mla_jit.LaunchError, match="no code object of the registry serves this call"):
            run_split(batch, splits, split_indptr=table)
    batch = make_batch([40], 128)
    for call in (
        lambda: run_persistent(make_batch([40], 64), workspace),
        lambda: run_persistent(batch, workspace, batch_invariant=True),
        lambda: run_split(batch, 4, batch_invariant=True),
    ):
        with pytest.raises(mla_jit.LaunchError, match="no code object"):
            call()
    print("calls of the registry passed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
