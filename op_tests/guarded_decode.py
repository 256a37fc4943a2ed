"""Decode with every tensor next to an inaccessible page, in a process of its own: a fault ends it.

python op_tests/guarded_decode.py {begin,end} ISA [--heads H ...] [--longest K]
python op_tests/guarded_decode.py {begin,end} overrun        reads a byte outside a tensor
"""

from __future__ import annotations

import argparse
import ctypes
import sys
from dataclasses import replace

import support
import torch
from guarded import guarded
from support import Batch, make_batch, run_persistent, run_split

import mla_jit
from mla_jit.cpu import force_isa
from mla_jit.layout import pack


def overrun(at: str) -> None:
    tensor = guarded(torch.zeros(100, dtype=torch.uint8), at)
    ctypes.string_at(tensor.data_ptr() + (-1 if at == "begin" else 100), 1)


def tight_batch(heads: int, tokens: int, longest: int) -> Batch:
    """Tensors that end where the contract lets them end; the pool's last row is one that is used."""
    lengths = [k for k in support.EDGE_LENGTHS if k <= longest]
    batch = make_batch(lengths, heads, max_seqlen_q=tokens, seed=heads)
    end = int(batch.kv_indptr[len(lengths)])
    batch = replace(batch, kv_indptr=batch.kv_indptr[: len(lengths) + 1].clone(), pages=batch.pages[:end].clone())
    batch.pages[end - 1] = batch.kv.size(0) - 1
    batch.kv[-1], batch.kv_rope[-1] = batch.kv[batch.pages[0]].clone(), batch.kv_rope[batch.pages[0]].clone()
    return batch


def decode(at: str, heads: int, longest: int) -> None:
    workspace = mla_jit.get_mla_v4_nm_ps_workspace("cpu", 7, num_heads=heads)
    workspace = mla_jit.Workspace(*(guarded(t, at) for t in workspace))
    for tokens in (1, 3):
        batch = tight_batch(heads, tokens, longest)
        fields = {k: guarded(v, at) for k, v in vars(batch).items() if isinstance(v, torch.Tensor)}
        batch = replace(batch, **fields)
        results = [run_split(batch, splits) for splits in (1, 4)]
        if tokens == 1:
            results.append(run_persistent(batch, workspace))
        expected = batch.reference()
        for result in results:
            support.assert_correct(result, expected)


def pack_rows(at: str) -> None:
    """Vectors into packed queries and into a pool whose first and last row are written."""
    for rows in (1, 3, 40):
        x = guarded(torch.randn(rows, 512, generator=torch.Generator().manual_seed(rows)).bfloat16(), at)
        pool = guarded(torch.zeros(rows, 512, dtype=torch.uint8), at), guarded(torch.zeros(rows, 64).bfloat16(), at)
        slots = guarded(torch.arange(rows).flip(0), at)
        for block in (64, 32):
            expected, _ = pack(x, block=block)
            out = (
                guarded(torch.zeros(rows, 1, 512, dtype=torch.uint8), at),
                guarded(torch.zeros(rows, 1, 64).bfloat16(), at),
            )
            mla_jit.pack_q(x.view(rows, 1, 512), block=block, out=out)
            mla_jit.pack_kv(x, slots, *pool, block=block)
            assert support.same_bits(out[0].view(rows, 512), expected) and support.same_bits(pool[0].flip(0), expected)


def main() -> int:
    parser = argparse.ArgumentParser(description="Decode next to inaccessible pages.")
    parser.add_argument("at", choices=("begin", "end"))
    parser.add_argument("isa")
    parser.add_argument("--heads", type=int, nargs="+", default=[1, 16, 37, 128])
    parser.add_argument("--longest", type=int, default=257)
    arguments = parser.parse_args()
    if arguments.isa == "overrun":
        overrun(arguments.at)
    force_isa(arguments.isa)
    support.poisoned = lambda *shape, dtype, device: guarded(  # type: ignore[attr-defined]
        torch.full(shape, torch.nan, dtype=dtype), arguments.at
    )
    pack_rows(arguments.at)
    for heads in arguments.heads:
        decode(arguments.at, heads, arguments.longest)
    print("nothing outside was touched")
    return 0


if __name__ == "__main__":
    sys.exit(main())
