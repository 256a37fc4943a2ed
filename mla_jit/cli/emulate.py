"""``python -m mla_jit emulate``: one call of an entry on the emulator: what its checks find, what it executes.

The random batch lives on the CPU and goes through the package's own path: planner, launcher, code objects. The exit
status is 1 when a check finds something or a result is not accurate enough.
"""

from __future__ import annotations

import argparse
import time

import torch

import mla_jit
from mla_jit import accuracy, emulator, env
from mla_jit.arch import parse_target
from mla_jit.emulator import Config, Counters
from mla_jit.errors import LaunchError
from mla_jit.reference import decode_detailed
from mla_jit.workload import LayerBatch, build_layer_batch

__all__ = ["HELP", "add_arguments", "run"]

HELP = "run one call instruction by instruction on the gfx950 emulator: checks, counts and clocks"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    choices = ("split", "persistent")
    parser.add_argument("kernel", nargs="+", choices=choices, metavar="KERNEL", help="split, persistent, or both")
    parser.add_argument("--arch", default="gfx950", metavar="NAME", help="gfx950, gfx942 or gfx90a; default: gfx950")
    parser.add_argument("--kv", type=int, nargs="+", default=[160, 96], metavar="K", help="KV entries of each sequence")
    parser.add_argument("--heads", type=int, default=16, metavar="H", help="query heads; default: 16")
    parser.add_argument("--splits", type=int, default=2, metavar="S", help="of the split entry; default: 2")
    parser.add_argument("--partitions", type=int, default=8, metavar="P", help="of the persistent entry; default: 8")
    parser.add_argument("--impl", choices=("auto", "asm", "hip", "generic"), default="auto", help="default: auto")
    parser.add_argument("--asm-dir", metavar="DIR", help="folder with another registry.csv and its code objects")
    parser.add_argument("--seed", type=int, default=0, help="of the interleaving; default: 0")
    parser.add_argument("--budget", type=int, default=Config.budget, help="wave instructions before giving up")
    parser.add_argument("--no-wait-states", action="store_true", help="do not check the hardware's wait states")


def run(args: argparse.Namespace) -> int:
    """Emulate each kernel; 0 when all are clean and accurate."""
    env.choose(MLA_JIT_HIP_LIB="emulator", MLA_JIT_ARCH=parse_target(args.arch).name, MLA_JIT_IMPL=args.impl)
    if args.asm_dir is not None:
        env.choose(MLA_JIT_ASM_DIR=args.asm_dir)
    batch = build_layer_batch(args.kv, args.heads, seed=args.seed, max_seqlen_q=1, device=torch.device("cpu"))
    good = True
    for kernel in args.kernel:
        good = _emulate(kernel, batch, args) and good
    return 0 if good else 1


def _emulate(kernel: str, batch: LayerBatch, args: argparse.Namespace) -> bool:
    machine = emulator.load()
    config = Config(seed=args.seed, budget=args.budget, check_wait_states=not args.no_wait_states)
    machine.configure(config)
    started = time.perf_counter()
    try:
        out = _split(batch, args) if kernel == "split" else _persistent(batch, args)
    except LaunchError as fault:
        print(f"{kernel}: {fault}")
        return False
    seconds = time.perf_counter() - started
    launches = machine.history()
    for launch in launches:
        _print_launch(launch)
    executed = sum(launch.instructions for launch in launches)
    print(f"{kernel}: no findings; {executed / seconds / 1e6:.1f} million wave instructions/s")
    return _print_accuracy(kernel, out, batch)


def _split(batch: LayerBatch, args: argparse.Namespace) -> torch.Tensor:
    rows, heads = batch.q.shape[:2]
    out = torch.full((rows, heads, 512), torch.nan, dtype=torch.bfloat16)
    mla_jit.mla_decode_fwd_v4_nm(
        *(batch.q, batch.q_rope, batch.kv, batch.kv_rope, out, batch.qo_indptr, batch.kv_indptr),
        *(batch.kv_page_indices, batch.max_seqlen_q),
        sink=batch.sink,
        num_kv_splits=args.splits,
    )
    return out


def _persistent(batch: LayerBatch, args: argparse.Namespace) -> torch.Tensor:
    rows, heads = batch.q.shape[:2]
    out = torch.full((rows, heads, 512), torch.nan, dtype=torch.bfloat16)
    workspace = mla_jit.get_mla_v4_nm_ps_workspace("cpu", args.partitions, num_heads=heads)
    mla_jit.mla_decode_fwd_v4_nm_ps(
        *(batch.q, batch.q_rope, batch.kv, batch.kv_rope, batch.row_kv_indptr, batch.row_kv_page_indices),
        *(batch.sink, workspace),
        out=out,
    )
    return out


def _print_launch(launch: Counters) -> None:
    classes = ", ".join(f"{count} {name}" for name, count in launch.by_class.items() if count)
    moved = ", ".join(f"{name.replace('_', ' ')} {count}" for name, count in launch.bytes.items())
    longest = launch.longest
    print(f"{launch.kernel}: {launch.instructions} wave instructions: {classes}")
    print(f"  bytes: {moved}")
    print(
        f"  model: {longest['clocks']} clocks = the largest of issue {longest['issue_clocks']}, "
        f"matrix {longest['matrix_clocks']} (longest wave) and LDS {longest['lds_clocks']} (longest workgroup)"
    )


def _print_accuracy(kernel: str, out: torch.Tensor, batch: LayerBatch) -> bool:
    tensors = (batch.q, batch.q_rope, batch.kv, batch.kv_rope, batch.kv_indptr, batch.kv_page_indices, batch.sink)
    reference = decode_detailed(*tensors, max_seqlen_q=batch.max_seqlen_q)
    used = ~reference.empty
    error = accuracy.error(out[used], reference.out[used])
    good = bool(error.acceptable.all())
    print(f"{kernel}: relative L2 {error.relative_l2.max().item():.1e}, {'accurate' if good else 'NOT ACCURATE'}\n")
    return good
