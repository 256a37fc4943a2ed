"""The names of aiter that a DeepSeek-V4 decode client imports, served by this package.

::

    import mla_jit.compat.aiter

    mla_jit.compat.aiter.install()  # before the client is imported
    from aiter.mla import mla_decode_fwd_v4_nm

Where aiter is absent, a stand-in for it becomes importable: `aiter.mla` with the four functions of :data:`FUNCTIONS`,
`aiter.dtypes`, and `aiter.jit.utils.chip_info` with :func:`get_gfx` and :func:`get_cu_num`. Any other name under
`aiter` raises as a missing name does, and the message says whose stand-in it is. Where aiter is present, those four
functions of its `aiter.mla` are replaced and nothing else is.
"""

from __future__ import annotations

import functools
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import sys
import threading
from collections.abc import Hashable, Mapping, Sequence
from types import ModuleType
from typing import NoReturn

import torch

import mla_jit
from mla_jit import backend, detect, env
from mla_jit.arch import Target, load_table
from mla_jit.errors import TargetError

__all__ = ["FUNCTIONS", "get_cu_num", "get_gfx", "install", "uninstall"]

FUNCTIONS = (
    "get_mla_v4_nm_num_kv_splits",
    "get_mla_v4_nm_ps_workspace",
    "mla_decode_fwd_v4_nm",
    "mla_decode_fwd_v4_nm_ps",
)
"""The functions of `aiter.mla` that this package serves, under the names that it has for them itself."""


# ---------------------------------------------------------------------------------------------------------------------
# What is provided
# ---------------------------------------------------------------------------------------------------------------------


def get_gfx() -> str:
    """The name of the AMD target: the first one of ``MLA_JIT_ARCH``, else of the visible GPUs, such as ``gfx950``.

    Under ``MLA_JIT_HIP_LIB=emulator`` it is the emulated one. No GPU context is created and no program is run.

    Raises:
        TargetError: there is none.
        ConfigError: the environment holds a value that is not accepted.
    """
    return _amd_target(env.arch_as_written()).name


def get_cu_num() -> int:
    """Compute units of the target that :func:`get_gfx` names: those of the visible GPU, else those of its arch table.

    Raises:
        TargetError: there is no AMD target, or neither its GPU nor a table tells.
        ConfigError: the environment or the table holds a value that is not accepted.
    """
    return _compute_units(_amd_target(env.arch_as_written()))


@functools.lru_cache(maxsize=8)
def _amd_target(arch_variable: Hashable) -> Target:
    """Cached by the value of ``MLA_JIT_ARCH``: clients ask in every call of a layer, and detection reads files."""
    found = detect.detect()
    for target in found.targets:
        if target.family == "amd":
            return target
    if env.read().hip_lib == backend.EMULATOR:
        return backend.target_of(torch.device("cpu"))
    raise TargetError(
        f"mla_jit answers aiter.jit.utils.chip_info for AMD GPUs and found none ({'; '.join(found.reasons)}); "
        "MLA_JIT_ARCH names one, for example MLA_JIT_ARCH=gfx950"
    )


@functools.lru_cache(maxsize=8)
def _compute_units(target: Target) -> int:
    units = detect.compute_units(target)
    if units is not None:
        return units
    table = load_table(target)
    if table is None:
        raise TargetError(
            f"mla_jit knows no compute units of {target}: no such GPU is visible and it has no arch table"
        )
    return table.compute_units


def _dtypes() -> dict[str, object]:
    """The torch dtypes behind aiter's short names; one that this torch lacks is uint8, as aiter has it.

    fp8 is e4m3fn on every target: no entry of this package takes e4m3fnuz, which gfx942 converts in hardware.
    """
    plain = {
        "fp8": torch.float8_e4m3fn,
        "fp16": torch.float16,
        "bf16": torch.bfloat16,
        "fp32": torch.float32,
        "i8": torch.int8,
        "i16": torch.int16,
        "i32": torch.int32,
        "i64": torch.int64,
        "u8": torch.uint8,
        "u32": torch.uint32,
        "u64": torch.uint64,
    }
    recent = {"fp8_e8m0": "float8_e8m0fnu", "fp4x2": "float4_e2m1fn_x2", "i4x2": "int4"}
    return {**plain, **{name: getattr(torch, dtype, torch.uint8) for name, dtype in recent.items()}}


_OURS: Mapping[str, object] = {name: getattr(mla_jit, name) for name in FUNCTIONS}

_CONTENTS: Mapping[str, Mapping[str, object]] = {
    "aiter": {},
    "aiter.dtypes": _dtypes(),
    "aiter.jit": {},
    "aiter.jit.utils": {},
    "aiter.jit.utils.chip_info": {"get_cu_num": get_cu_num, "get_gfx": get_gfx},
    "aiter.mla": _OURS,
}
"""Every module of the stand-in, with its names; submodules are left out."""


def _refusal(name: str) -> str:
    provided = "; ".join(f"{module}: {', '.join(names)}" for module, names in _CONTENTS.items() if names)
    return f"no {name}: mla_jit stands in for aiter, which is not installed, and provides only {provided}"


# ---------------------------------------------------------------------------------------------------------------------
# The stand-in for an absent aiter
# ---------------------------------------------------------------------------------------------------------------------


class _StandIn(ModuleType):
    """A module under the name of one of aiter's."""

    def __getattr__(self, name: str) -> NoReturn:
        # AttributeError and nothing else: hasattr and getattr with a default are how clients probe for features.
        raise AttributeError(_refusal(f"{self.__name__}.{name}"), name=name, obj=self)


class _Provider(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds and fills the modules of the stand-in."""

    def __repr__(self) -> str:
        return __name__  # what the modules' own repr shows in place of a file

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname in _CONTENTS:
            # All are packages, without files, so that `from aiter.mla import other` comes here and gets our message.
            return importlib.machinery.ModuleSpec(fullname, self, is_package=True)
        if not fullname.startswith("aiter."):
            return None
        # The name is the package's that is missing. With fullname, `from aiter import other` would swallow this error
        # and raise one that does not say why.
        raise ModuleNotFoundError(_refusal(fullname), name="aiter")

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType:
        return _StandIn(spec.name, f"Stand-in of mla_jit for {spec.name}.")

    def exec_module(self, module: ModuleType) -> None:
        name, names = module.__name__, dict(_CONTENTS[module.__name__])
        for child in _CONTENTS:
            parent, _, leaf = child.rpartition(".")
            if parent == name:
                names[leaf] = importlib.import_module(child)
        vars(module).update(names, __all__=sorted(names))


_provider = _Provider()
_displaced: dict[str, ModuleType | None] = {}  # entries of sys.modules that the stand-in hides


def _present() -> bool:
    """Whether there is an aiter; a mere folder of that name, such as the parent of a checkout, is none."""
    loaded = sys.modules.get("aiter")
    spec = importlib.util.find_spec("aiter") if loaded is None else getattr(loaded, "__spec__", None)
    if spec is None:
        return loaded is not None
    return spec.origin is not None or spec.submodule_search_locations is None


def _provide() -> None:
    if _provider not in sys.meta_path:
        for name in [name for name in sys.modules if name.split(".")[0] == "aiter"]:
            hidden: ModuleType | None = sys.modules.pop(name)
            if not isinstance(hidden, _StandIn):
                _displaced[name] = hidden
        sys.meta_path.insert(0, _provider)  # before the finder of files, which would find a mere folder
    importlib.import_module("aiter")


def _withdraw() -> None:
    if _provider in sys.meta_path:
        sys.meta_path.remove(_provider)
    for name in _CONTENTS:
        if isinstance(sys.modules.get(name), _StandIn):
            del sys.modules[name]
    for name, module in _displaced.items():
        sys.modules.setdefault(name, module)  # type: ignore[arg-type]  # None: an import that somebody forbade
    _displaced.clear()


# ---------------------------------------------------------------------------------------------------------------------
# The functions of a present aiter
# ---------------------------------------------------------------------------------------------------------------------

_ABSENT = object()
_replaced: list[tuple[ModuleType, str, object]] = []  # module, name and what it was, in the order of replacing


def _override() -> None:
    try:
        module = importlib.import_module("aiter.mla")
    except Exception as error:  # whatever the package's own import raises, on a machine without its GPU for one
        raise ImportError(
            f"mla_jit.compat.aiter.install: aiter is present and aiter.mla cannot be imported "
            f"({type(error).__name__}: {error}); nothing was replaced",
            name="aiter.mla",
        ) from error
    for name, ours in _OURS.items():
        original = vars(module).get(name, _ABSENT)
        if original is not ours:
            _replaced.append((module, name, original))
            setattr(module, name, ours)


def _restore() -> None:
    while _replaced:
        module, name, original = _replaced.pop()
        if vars(module).get(name) is not _OURS[name]:
            continue  # somebody has replaced it since: theirs stays
        if original is _ABSENT:
            delattr(module, name)
        else:
            setattr(module, name, original)


# ---------------------------------------------------------------------------------------------------------------------

_lock = threading.RLock()


def install() -> None:
    """Make the decode functions of `aiter.mla` those of this package, in this process.

    Call it before the client is imported: ``from aiter.mla import …`` binds what is there at that moment. A second call
    does nothing, except that it replaces again what was reloaded since. A present aiter is imported.

    Raises:
        ImportError: an aiter is present and its `aiter.mla` cannot be imported; nothing was changed.
    """
    with _lock:
        if _provider in sys.meta_path or not _present():
            _provide()
        else:
            _override()


def uninstall() -> None:
    """Undo :func:`install`; without one, do nothing.

    The stand-in's modules leave ``sys.modules``, or the functions of the present `aiter.mla` are its own again. What a
    client holds already keeps working.
    """
    with _lock:
        _withdraw()
        _restore()
