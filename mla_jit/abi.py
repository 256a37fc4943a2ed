"""The C ABI of a built module, as Python sees it: ``kernels/common/params.h`` and ``combine.h`` in format strings.

A parameter block is packed into ``bytes`` in one go and handed over by pointer. Sizes are compared when a module is
loaded; a test compares every offset with the C++ structs.
"""

from __future__ import annotations

import ctypes
import struct

from mla_jit.errors import LaunchError, MlaArgumentError

__all__ = [
    "ABI_VERSION",
    "COMBINE",
    "COMBINE_FIELDS",
    "PACK",
    "PACK_FIELDS",
    "PERSISTENT",
    "PERSISTENT_FIELDS",
    "SPLIT",
    "SPLIT_FIELDS",
    "WORKSPACE",
    "bind",
    "check",
]

ABI_VERSION = 1

# Bits of a block's flags.
DEBUG = 1
BATCH_INVARIANT = 2

# Buffers are (pointer, bytes) pairs of int64; the integers behind them are int32.
SPLIT_FIELDS = (
    ("q", "q_rope", "kv", "kv_rope", "qo_indptr", "kv_indptr", "kv_page_indices", "split_indptr", "sink", "out")
    + ("logits", "attn_lse"),
    ("num_seqs", "num_heads", "max_seqlen_q", "num_splits", "empty_rows", "max_threads", "flags", "device"),
)
PERSISTENT_FIELDS = (
    ("q", "q_rope", "kv", "kv_rope", "kv_indptr", "kv_page_indices", "sink", "out", "lse", "o_acc", "lse_acc", "desc")
    + ("cnt", "arange"),
    ("partitions", "tile", "row_cost", "min_tiles", "slack", "num_rows", "num_heads", "workspace_heads")
    + ("empty_rows", "max_threads", "flags", "device"),
)

COMBINE_FIELDS = (
    ("parts", "parts_lse", "kv_indptr", "sink", "out", "lse"),
    ("num_rows", "num_heads", "count", "row_stride", "part_stride", "block_rows", "block_heads", "block", "to")
    + ("empty_rows", "max_threads", "device"),
)

PACK_FIELDS = (
    ("x", "slots", "packed", "rope"),
    ("num_rows", "block", "slot_bytes", "max_threads", "flags", "device"),
)

PACK = struct.Struct(f"={2 * len(PACK_FIELDS[0])}q{len(PACK_FIELDS[1])}i")
COMBINE = struct.Struct(f"={2 * len(COMBINE_FIELDS[0])}q{len(COMBINE_FIELDS[1])}i")
SPLIT = struct.Struct(f"={2 * len(SPLIT_FIELDS[0])}q{len(SPLIT_FIELDS[1])}i")

# What a workspace contributes to the persistent block, in one stretch that is packed once and copied by every call:
# its five buffers and the five numbers of the plan.
WORKSPACE_BUFFERS, WORKSPACE_PLAN = 5, 5
WORKSPACE = struct.Struct(f"={2 * WORKSPACE_BUFFERS}q{WORKSPACE_PLAN}i")
PERSISTENT = struct.Struct(
    f"={2 * (len(PERSISTENT_FIELDS[0]) - WORKSPACE_BUFFERS)}q"
    f"{WORKSPACE.size}s"
    f"{len(PERSISTENT_FIELDS[1]) - WORKSPACE_PLAN}i"
)

_STATUS_BAD_VALUE = 1


def bind(library: ctypes.CDLL) -> None:
    """Declare the entries of a decode module and compare the sizes of the parameter blocks.

    Raises:
        LaunchError: the library packs its parameters differently.
    """
    library.mla_jit_last_error.restype = ctypes.c_char_p
    library.mla_jit_last_error.argtypes = ()
    library.mla_jit_params_bytes.restype = ctypes.c_uint32
    library.mla_jit_params_bytes.argtypes = (ctypes.c_int,)
    entries = (("split", SPLIT), ("persistent", PERSISTENT), ("combine", COMBINE), ("pack", PACK))
    for index, (name, layout) in enumerate(entries):
        entry = getattr(library, f"mla_jit_{name}")
        entry.restype = ctypes.c_int
        entry.argtypes = (ctypes.c_char_p, ctypes.c_void_p)
        size = library.mla_jit_params_bytes(index)
        if size != layout.size:
            raise LaunchError(f"{name} parameters take {size} bytes in the built module and {layout.size} here")


def check(library: ctypes.CDLL, status: int) -> None:
    """Raise what a non-zero status of an entry stands for.

    Raises:
        MlaArgumentError: a value of an index tensor was refused; nothing was written.
        LaunchError: the launch failed.
    """
    message = library.mla_jit_last_error().decode(errors="replace")
    raise MlaArgumentError(message) if status == _STATUS_BAD_VALUE else LaunchError(message)
