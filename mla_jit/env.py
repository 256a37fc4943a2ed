"""The environment: the only place in the package that reads ``os.environ``.

:data:`VARIABLES` describes every variable; ``docs/environment.md`` repeats it and a test keeps the two equal.
An empty value counts as unset. Everything else is parsed strictly: a value that is not understood raises
:class:`~mla_jit.errors.ConfigError` naming the variable, the value and what would be accepted.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from mla_jit.errors import ConfigError

__all__ = [
    "VARIABLES",
    "Settings",
    "Variable",
    "arch_as_written",
    "child_environment",
    "choose",
    "debug",
    "read",
    "read_as_written",
]

_T = TypeVar("_T")


@dataclass(frozen=True)
class Variable:
    """One row of the table of environment variables, in words."""

    name: str
    default: str
    accepted: str
    meaning: str


@dataclass(frozen=True)
class Settings:
    """What the environment asks for, parsed. None means unset."""

    cache_dir: str | None = None
    arch: tuple[str, ...] = ()
    build: str = "import"
    rebuild: bool = False
    impl: str = "auto"
    compiler: str | None = None
    hip_lib: str | None = None
    asm_dir: str | None = None
    debug: bool = False
    verbose: bool = False
    lock_timeout: float | None = None
    max_jobs: int | None = None
    xdg_cache_home: str | None = None
    xdg_config_home: str | None = None
    home: str | None = None
    cuda_home: str | None = None
    rocm_path: str | None = None
    path: str = os.defpath
    cuda_visible_devices: str | None = None
    cuda_device_order: str = "FASTEST_FIRST"
    hip_visible_devices: str | None = None
    rocr_visible_devices: str | None = None


VARIABLES: tuple[Variable, ...] = (
    Variable("MLA_JIT_CACHE_DIR", "`$XDG_CACHE_HOME/mla_jit`", "a path", "Folder of the built modules."),
    Variable(
        "MLA_JIT_ARCH",
        "what is detected",
        "target names separated by `;` or `,`, such as `gfx950;sm_90`",
        "What import builds and what the planner assumes; the first one leads.",
    ),
    Variable(
        "MLA_JIT_BUILD",
        "`import`",
        "`import`, `lazy`, `never`",
        "When a missing module is built: on import, by the first call, or not at all.",
    ),
    Variable(
        "MLA_JIT_REBUILD",
        "`0`",
        "`0`, `1`",
        "1 rebuilds each module once per process; one built after the process started counts as rebuilt.",
    ),
    Variable(
        "MLA_JIT_IMPL", "`auto`", "`auto`, `asm`, `hip`, `generic`, `sm90`", "Which implementation serves a call."
    ),
    Variable(
        "MLA_JIT_COMPILER",
        "found by itself",
        "the path or name of one compiler",
        "Compiler of the leading kind of source: C++ for the CPU, nvcc for NVIDIA, clang or hipcc for AMD.",
    ),
    Variable(
        "MLA_JIT_HIP_LIB",
        "the copy that torch loaded, else `libamdhip64.so`",
        "a path, or `emulator`",
        "The HIP runtime library that AMD modules open.",
    ),
    Variable(
        "MLA_JIT_ASM_DIR", "none", "a path", "Another folder with a `registry.csv` and code objects, searched first."
    ),
    Variable("MLA_JIT_DEBUG", "`0`", "`0`, `1`", "1 also checks index values that live on a GPU, on the device."),
    Variable(
        "MLA_JIT_VERBOSE",
        "`0`",
        "`0`, `1`",
        "1 prints build commands, the tools' output and the argument blocks of code objects to stderr.",
    ),
    Variable(
        "MLA_JIT_LOCK_TIMEOUT",
        "wait as long as the builder lives",
        "seconds, 0 or more",
        "How long to wait for another process that builds the same module before raising `CacheError`.",
    ),
    Variable(
        "MAX_JOBS",
        "CPUs, within the container's limits",
        "a whole number, 1 or more",
        "The most compilers that run at once; CPUs and the container's limits may lower it.",
    ),
    Variable("XDG_CACHE_HOME", "`$HOME/.cache`", "an absolute path", "Parent of the default cache folder."),
    Variable(
        "XDG_CONFIG_HOME",
        "`$HOME/.config`",
        "an absolute path",
        "Parent of `mla_jit/arch_tables`, whose tables replace the package's own.",
    ),
    Variable(
        "HOME", "the passwd entry", "a path", "Parent of `.cache` and `.config` where the XDG variables are unset."
    ),
    Variable("PATH", "the system's", "folders separated by `:`", "Where compilers and ninja are looked for."),
    Variable("CUDA_HOME", "`/usr/local/cuda`", "a path", "Toolkit whose `bin/nvcc` is preferred."),
    Variable("ROCM_PATH", "`/opt/rocm`", "a path", "Toolkit whose clang is preferred."),
    Variable("CUDA_VISIBLE_DEVICES", "all", "as CUDA reads it", "Which NVIDIA GPUs count, and in which order."),
    Variable("CUDA_DEVICE_ORDER", "`FASTEST_FIRST`", "as CUDA reads it", "How NVIDIA GPUs are numbered."),
    Variable("HIP_VISIBLE_DEVICES", "all", "as HIP reads it", "Which AMD GPUs count, and in which order."),
    Variable("ROCR_VISIBLE_DEVICES", "all", "as ROCr reads it", "Same, applied before `HIP_VISIBLE_DEVICES`."),
)


def read(environ: Mapping[str, str] | None = None) -> Settings:
    """Parse the environment.

    Args:
        environ: what to read instead of the process's environment.

    Raises:
        ConfigError: a variable holds a value that is not accepted.
    """
    env: Mapping[str, str] = os.environ if environ is None else environ

    def get(name: str, parse: Callable[[str, str], _T], default: _T) -> _T:
        text = env.get(name)
        return default if not text else parse(name, text)

    return Settings(
        cache_dir=get("MLA_JIT_CACHE_DIR", _path, None),
        arch=get("MLA_JIT_ARCH", _names, ()),
        build=get("MLA_JIT_BUILD", _choice("import", "lazy", "never"), "import"),
        rebuild=get("MLA_JIT_REBUILD", _flag, False),
        impl=get("MLA_JIT_IMPL", _choice("auto", "asm", "hip", "generic", "sm90"), "auto"),
        compiler=get("MLA_JIT_COMPILER", _as_is, None),
        hip_lib=get("MLA_JIT_HIP_LIB", _as_is, None),
        asm_dir=get("MLA_JIT_ASM_DIR", _path, None),
        debug=get("MLA_JIT_DEBUG", _flag, False),
        verbose=get("MLA_JIT_VERBOSE", _flag, False),
        lock_timeout=get("MLA_JIT_LOCK_TIMEOUT", _seconds, None),
        max_jobs=get("MAX_JOBS", _count, None),
        # The XDG base directory specification says that a relative path here is to be ignored.
        xdg_cache_home=get("XDG_CACHE_HOME", _absolute_or_none, None),
        xdg_config_home=get("XDG_CONFIG_HOME", _absolute_or_none, None),
        home=get("HOME", _absolute_or_none, None),
        cuda_home=get("CUDA_HOME", _as_is, None),
        rocm_path=get("ROCM_PATH", _as_is, None),
        path=get("PATH", _as_is, os.defpath),
        # An empty list here hides every device, so that empty and unset differ.
        cuda_visible_devices=env.get("CUDA_VISIBLE_DEVICES"),
        cuda_device_order=get("CUDA_DEVICE_ORDER", _as_is, "FASTEST_FIRST"),
        hip_visible_devices=env.get("HIP_VISIBLE_DEVICES"),
        rocr_visible_devices=env.get("ROCR_VISIBLE_DEVICES"),
    )


def choose(**variables: str) -> None:
    """Set variables for this process, as a command line's options do before anything has read them.

    Raises:
        ConfigError: there is no such variable.
    """
    known = {variable.name for variable in VARIABLES}
    for name, value in variables.items():
        if name not in known:
            raise ConfigError(f"{name}: no such variable; there are {', '.join(sorted(known))}")
        os.environ[name] = value


def debug() -> bool:
    """Return whether ``MLA_JIT_DEBUG`` asks for device-side checks; cheap enough for every call.

    Raises:
        ConfigError: the variable holds a value that is not accepted.
    """
    raw = _raw_environ.get(_DEBUG_KEY)
    if raw is None or raw == _ZERO:
        return False
    return _flag("MLA_JIT_DEBUG", os.environ["MLA_JIT_DEBUG"]) if raw else False


def arch_as_written() -> Any:
    """Return a hashable token of ``MLA_JIT_ARCH``'s present value, None when unset; cheap enough for every call."""
    return _raw_environ.get(_ARCH_KEY)


def child_environment() -> dict[str, str]:
    """Return the environment for compilers: this process's, less what would change their output behind the key."""
    kept = {name: value for name, value in os.environ.items() if name not in _HIDDEN_FROM_COMPILERS}
    kept["LC_ALL"] = "C"
    return kept


def read_as_written() -> dict[str, str]:
    """Return the variables of :data:`VARIABLES` that are set, with their values unparsed, for reports."""
    return {v.name: os.environ[v.name] for v in VARIABLES if v.name in os.environ}


_HIDDEN_FROM_COMPILERS = frozenset(
    {
        "CCC_OVERRIDE_OPTIONS",
        "CPATH",
        "CPLUS_INCLUDE_PATH",
        "C_INCLUDE_PATH",
        "GCC_EXEC_PREFIX",
        "HIPCC_COMPILE_FLAGS_APPEND",
        "HIPCC_LINK_FLAGS_APPEND",
        "NINJA_STATUS",
        "NVCC_APPEND_FLAGS",
        "NVCC_PREPEND_FLAGS",
    }
)

# os.environ encodes and decodes on every access and raises inside; the dict behind it answers in a tenth of the time.
# Where an interpreter has no such dict, the public mapping serves.
_raw_environ: Mapping[Any, Any] = getattr(os.environ, "_data", os.environ)
_encode = getattr(os.environ, "encodekey", str) if hasattr(os.environ, "_data") else str
_DEBUG_KEY: Any = _encode("MLA_JIT_DEBUG")
_ARCH_KEY: Any = _encode("MLA_JIT_ARCH")
_ZERO: Any = _encode("0")


def _reject(name: str, text: str, accepted: str) -> ConfigError:
    return ConfigError(f"{name}={text!r} is not accepted; accepted: {accepted}")


def _flag(name: str, text: str) -> bool:
    if text not in ("0", "1"):
        raise _reject(name, text, "0, 1")
    return text == "1"


def _choice(*choices: str) -> Callable[[str, str], str]:
    def parse(name: str, text: str) -> str:
        if text not in choices:
            raise _reject(name, text, ", ".join(choices))
        return text

    return parse


def _names(name: str, text: str) -> tuple[str, ...]:
    parts = [part.strip() for part in text.replace(",", ";").split(";")]
    if not any(parts):
        raise _reject(name, text, "target names separated by ';' or ','")
    return tuple(part for part in parts if part)


def _count(name: str, text: str) -> int:
    if not (text.isascii() and text.isdigit()) or int(text) < 1:
        raise _reject(name, text, "a whole number, 1 or more")
    return int(text)


def _seconds(name: str, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value < float("inf"):
        raise _reject(name, text, "seconds, 0 or more")
    return value


def _path(name: str, text: str) -> str | None:
    if "\0" in text or not text.strip():
        raise _reject(name, text, "a path")
    return os.path.abspath(os.path.expanduser(text))


def _absolute_or_none(name: str, text: str) -> str | None:
    return text if os.path.isabs(text) else None


def _as_is(name: str, text: str) -> str:
    return text
