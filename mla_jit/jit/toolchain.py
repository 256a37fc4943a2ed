"""Which compiler takes which kind of source, and what that compiler is.

A compiler is found by a fixed order of places, and :class:`Compiler` keeps the reason for the choice. Its identity is
what it says about itself, without paths, so that the same toolkit behind a symlink or in another folder is the same.
Asking costs a process; the answer is kept beside the cache and believed as long as real path, size and mtime of the
driver (and of the program that it runs, where it is a wrapper) are unchanged.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from mla_jit import env
from mla_jit.errors import BuildError, ConfigError
from mla_jit.jit.spec import Tool

__all__ = ["Compiler", "Kind", "candidates", "find_compiler", "lead_tool"]

Kind = Literal["gcc", "clang", "nvcc", "unknown"]

MIN_HIP_CLANG = 20
"""The first clang release that knows gfx950 and its fp8 instructions."""

VERSION_TIMEOUT_S = 60.0

_WHAT_TO_INSTALL: dict[Tool, str] = {
    "cxx": "a C++17 compiler, for example the package g++ or clang",
    "nvcc": "the CUDA toolkit (nvcc), and set CUDA_HOME or PATH if it lies elsewhere than /usr/local/cuda",
    "hip": f"clang {MIN_HIP_CLANG} or newer with the AMDGPU backend, or ROCm (set ROCM_PATH if not in /opt/rocm)",
}

_ACCEPTED_KINDS: dict[Tool, tuple[Kind, ...]] = {
    "cxx": ("gcc", "clang", "unknown"),
    "nvcc": ("nvcc",),
    "hip": ("clang",),
}


@dataclass(frozen=True)
class Compiler:
    """A compiler that was found.

    Attributes:
        tool: the kind of source it takes.
        path: how it is called; symlinks are kept, because wrappers look at their own name.
        kind: its family.
        version: one line for people.
        identity: what goes into the key; no paths in it.
        why: why this one was chosen.
        host: the host compiler that nvcc is told to call; its identity is part of nvcc's.
        takes_seed: whether this nvcc has ``-frandom-seed`` (older releases hash the current folder into symbols).
    """

    tool: Tool
    path: str
    kind: Kind
    version: str
    identity: str
    why: str
    host: str | None = None
    takes_seed: bool = False

    @property
    def command(self) -> tuple[str, ...]:
        """The words that a command line starts with."""
        return (self.path,) if self.host is None else (self.path, "-ccbin", self.host)


def lead_tool(family: str) -> Tool:
    """Return the tool that ``MLA_JIT_COMPILER`` replaces for a family of targets."""
    tools: dict[str, Tool] = {"cpu": "cxx", "nvidia": "nvcc", "amd": "hip"}
    return tools[family]


def find_compiler(tool: Tool, settings: env.Settings, memo_dir: Path | None, *, override: bool) -> Compiler:
    """Return the compiler to use for `tool`.

    Args:
        tool: the kind of source.
        settings: the parsed environment.
        memo_dir: folder that keeps identities between processes, or None.
        override: whether ``MLA_JIT_COMPILER`` applies to this tool.

    Raises:
        BuildError: there is none; the message says what to install.
        ConfigError: ``MLA_JIT_COMPILER`` names no compiler, or one that cannot take this kind of source.
    """
    if override and settings.compiler:
        return _overriding_compiler(tool, settings, memo_dir)
    refused: list[str] = []
    for path, why in candidates(tool, settings):
        try:
            compiler = _describe(tool, path, why, settings, memo_dir)
        except BuildError as error:
            refused.append(error.summary)
            continue
        problem = _unsuitable(compiler)
        if problem is None:
            return compiler
        refused.append(problem)
    detail = f" ({'; '.join(refused)})" if refused else ""
    raise BuildError(f"no compiler found for {tool} sources{detail}; install {_WHAT_TO_INSTALL[tool]}")


def candidates(tool: Tool, settings: env.Settings) -> Iterator[tuple[str, str]]:
    """Yield the executables to try for `tool`, best first, each with the reason for its place."""
    if tool == "cxx":
        yield from _on_path(settings, "g++", "clang++", "c++")
        yield from _newest_versioned(settings, "g++")
        yield from _newest_versioned(settings, "clang++")
        return
    if tool == "nvcc":
        yield from _inside(settings.cuda_home, "CUDA_HOME", "bin/nvcc")
        yield from _on_path(settings, "nvcc")
        yield from _inside("/usr/local/cuda", "the default folder", "bin/nvcc")
        return
    rocm = (settings.rocm_path, "ROCM_PATH") if settings.rocm_path else ("/opt/rocm", "the default folder")
    yield from _inside(*rocm, "llvm/bin/clang++", "lib/llvm/bin/clang++", "bin/amdclang++", "bin/hipcc")
    yield from _on_path(settings, "amdclang++")
    yield from _newest_versioned(settings, "clang++", MIN_HIP_CLANG)
    yield from _on_path(settings, "clang++", "hipcc")


def _inside(folder: str | None, label: str, *names: str) -> Iterator[tuple[str, str]]:
    for name in names if folder else ():
        path = os.path.join(folder or "", name)
        if os.access(path, os.X_OK) and os.path.isfile(path):
            yield path, f"in {label} ({folder})"


def _on_path(settings: env.Settings, *names: str) -> Iterator[tuple[str, str]]:
    for name in names:
        path = shutil.which(name, path=settings.path)
        if path is not None:
            yield os.path.abspath(path), f"{name} on PATH"


def _newest_versioned(settings: env.Settings, name: str, at_least: int = 0) -> Iterator[tuple[str, str]]:
    """Yield ``name-NN`` of the PATH's folders, newest first: distributions install clang under such names only."""
    pattern = re.compile(re.escape(name) + r"-([0-9]+)")
    found: dict[int, str] = {}
    for folder in settings.path.split(os.pathsep):
        try:
            names = os.listdir(folder or ".")
        except OSError:
            continue
        for match in filter(None, map(pattern.fullmatch, names)):
            path = os.path.join(os.path.abspath(folder), match.group())
            if os.access(path, os.X_OK):
                found.setdefault(int(match.group(1)), path)
    for version in sorted(found, reverse=True):
        if version >= at_least:
            yield found[version], f"newest {name}-NN on PATH"


def _overriding_compiler(tool: Tool, settings: env.Settings, memo_dir: Path | None) -> Compiler:
    asked = settings.compiler or ""
    path = shutil.which(asked, path=settings.path)
    if path is None:
        raise ConfigError(f"MLA_JIT_COMPILER={asked!r} is not an executable; accepted: the path or name of a compiler")
    compiler = _describe(tool, os.path.abspath(path), "MLA_JIT_COMPILER", settings, memo_dir)
    problem = _unsuitable(compiler)
    if problem is not None:
        raise ConfigError(f"MLA_JIT_COMPILER={asked!r} does not serve: {problem}; needed: {_WHAT_TO_INSTALL[tool]}")
    return compiler


def _unsuitable(compiler: Compiler) -> str | None:
    """Return why `compiler` cannot take its kind of source, or None."""
    if compiler.kind not in _ACCEPTED_KINDS[compiler.tool]:
        return f"{compiler.path} is {compiler.kind}, not {' or '.join(_ACCEPTED_KINDS[compiler.tool])}"
    if compiler.tool == "hip":
        match = re.search(r"clang version ([0-9]+)", compiler.version)
        # ROCm's own clang 19 already knows gfx950, plain releases do not before 20.
        old = match is None or int(match.group(1)) < MIN_HIP_CLANG
        if old and "roc" not in compiler.version.lower():
            return f"{compiler.path} is {compiler.version}, older than clang {MIN_HIP_CLANG}"
    return None


# ---------------------------------------------------------------------------------------------------------------------
# Identity
# ---------------------------------------------------------------------------------------------------------------------


def _describe(tool: Tool, path: str, why: str, settings: env.Settings, memo_dir: Path | None) -> Compiler:
    record = _remembered(path, memo_dir)
    if record is None:
        text = _ask(path, "--version")
        record = {
            "kind": _kind(text),
            "version": _version_line(text),
            "identity": _identity(path, text),
            "takes_seed": _kind(text) == "nvcc" and "frandom-seed" in _ask(path, "--help"),
            "stamps": [_stamp(path), *_stamps_behind(path, text)],
        }
        _remember(path, record, memo_dir)
    identity, host = str(record["identity"]), None
    if record["kind"] == "nvcc":
        # The host compiler shapes the library as much as nvcc does.
        host_compiler = find_compiler("cxx", settings, memo_dir, override=False)
        identity, host = f"{identity} + {host_compiler.identity}", host_compiler.path
    seed = bool(record["takes_seed"])
    return Compiler(tool, path, record["kind"], str(record["version"]), identity, why, host, seed)


def _ask(path: str, *arguments: str) -> str:
    import subprocess

    command = (path, *arguments)
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=VERSION_TIMEOUT_S,
            env=env.child_environment(),
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise BuildError(f"{path} did not answer within {VERSION_TIMEOUT_S:.0f} s", command=command) from None
    except OSError as error:
        raise BuildError(f"{path} cannot be run: {error.strerror or error}", command=command) from error
    text = done.stdout.decode("utf-8", "replace")
    if done.returncode != 0:
        raise BuildError(f"{path} failed with status {done.returncode}", command=command, tail=text[-2000:])
    return text


def _kind(version_text: str) -> Kind:
    if "NVIDIA" in version_text and "nvcc" in version_text:
        return "nvcc"
    if "clang version" in version_text:
        return "clang"
    if "Free Software Foundation" in version_text:
        return "gcc"
    return "unknown"


def _version_line(version_text: str) -> str:
    lines = [line.strip() for line in version_text.splitlines() if line.strip()]
    for marker in ("clang version", "release "):
        for line in lines:
            if marker in line:
                return line
    return lines[0] if lines else "no version"


def _identity(path: str, version_text: str) -> str:
    """Return what the compiler says about itself, less everything that names a place.

    GCC's first word is the name it was called by, and clang reports where it is installed.
    """
    kind = _kind(version_text)
    lines = [line.strip() for line in version_text.splitlines() if line.strip()]
    if kind == "gcc":
        name_less = lines[0].partition(" ")[2]
        return f"gcc {name_less} for {_ask(path, '-dumpmachine').strip()}"
    keep = [line for line in lines if not line.startswith(("InstalledDir:", "Configuration file:", "Build config:"))]
    return f"{kind}: " + " | ".join(keep)


def _stamps_behind(path: str, version_text: str) -> list[list[object]]:
    """Return the stamps of the program that a driver or wrapper runs: a wrapper stays the same when that changes."""
    behind: list[str] = []
    if _kind(version_text) == "gcc":
        with suppress(BuildError):
            behind.append(_ask(path, "-print-prog-name=cc1plus").strip())
    for line in version_text.splitlines():
        if line.startswith("InstalledDir:"):
            behind.append(os.path.join(line.partition(":")[2].strip(), "clang"))
    if _kind(version_text) == "nvcc":
        behind.extend(os.path.join(os.path.dirname(os.path.realpath(path)), name) for name in ("ptxas", "cudafe++"))
    return [_stamp(program) for program in behind if os.path.isfile(program)]


def _stamp(path: str) -> list[object]:
    status = os.stat(path)
    return [path, os.path.realpath(path), status.st_size, status.st_mtime_ns]


def _memo_file(path: str, memo_dir: Path) -> Path:
    return memo_dir / (hashlib.sha256(os.fsencode(path)).hexdigest()[:32] + ".json")


def _remembered(path: str, memo_dir: Path | None) -> dict[str, Any] | None:
    """Return the kept record of `path`, or None where there is none that still holds."""
    if memo_dir is None:
        return None
    try:
        record = json.loads(_memo_file(path, memo_dir).read_bytes())
        stamps = record["stamps"]
        fresh = bool(stamps) and stamps[0][0] == path and all(_stamp(stamp[0]) == stamp for stamp in stamps)
        fresh = fresh and all(isinstance(record[name], str) for name in ("kind", "version", "identity"))
        fresh = fresh and isinstance(record["takes_seed"], bool)
    except (OSError, ValueError, KeyError, TypeError, IndexError):
        return None
    return record if fresh else None


def _remember(path: str, record: dict[str, Any], memo_dir: Path | None) -> None:
    """Keep `record`; a cache that cannot be written only costs the next process the question."""
    if memo_dir is None:
        return
    target = _memo_file(path, memo_dir)
    temporary = target.with_suffix(f".{os.getpid()}-{os.urandom(4).hex()}.tmp")
    try:
        memo_dir.mkdir(mode=0o755, exist_ok=True)
        temporary.write_text(json.dumps(record), encoding="utf-8")
        os.chmod(temporary, 0o644)
        os.replace(temporary, target)
    except OSError:
        with suppress(OSError):
            os.unlink(temporary)
