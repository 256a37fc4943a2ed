"""DeepSeek-V4 fp8 MLA decode for AMD gfx950, NVIDIA Hopper and CPUs, compiled on the machine that runs it."""

from mla_jit import torch_ops as _torch_ops  # noqa: F401  # torch.ops.mla_jit
from mla_jit.api import mla_decode_fwd_v4_nm, mla_decode_fwd_v4_nm_ps
from mla_jit.errors import (
    BuildError,
    CacheError,
    ConfigError,
    LaunchError,
    MlaArgumentError,
    MlaError,
    TargetError,
)
from mla_jit.jit import loader as _loader
from mla_jit.packing import pack_kv, pack_q
from mla_jit.planner import get_mla_v4_nm_num_kv_splits
from mla_jit.workspace import Workspace, get_mla_v4_nm_ps_workspace

__all__ = [
    "BuildError",
    "CacheError",
    "ConfigError",
    "LaunchError",
    "MlaArgumentError",
    "MlaError",
    "TargetError",
    "Workspace",
    "get_mla_v4_nm_num_kv_splits",
    "get_mla_v4_nm_ps_workspace",
    "mla_decode_fwd_v4_nm",
    "mla_decode_fwd_v4_nm_ps",
    "pack_kv",
    "pack_q",
]

__version__ = "0.1.0"

_loader.ensure_at_import()
