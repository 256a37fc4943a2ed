"""The way from a target to a loaded module: ``load`` for calls, ``ensure`` and ``ensure_at_import`` for imports.

Order of the tiers: what travels with the package, the user's cache, a build. The first two need no compiler.
"""

from __future__ import annotations

import ctypes
import os
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from mla_jit import env
from mla_jit.arch import Target, parse_target
from mla_jit.errors import BuildError, CacheError, LaunchError, MlaError
from mla_jit.jit import builder, cache, key, places
from mla_jit.jit.cache import Entry
from mla_jit.jit.messages import notice
from mla_jit.jit.places import Place
from mla_jit.jit.spec import Tool, module_spec
from mla_jit.jit.toolchain import Compiler

__all__ = ["build_into", "ensure", "ensure_at_import", "entry_of", "kept_error", "load", "requested_targets"]

_lock = threading.RLock()
_loaded: dict[tuple[str, str], tuple[ctypes.CDLL, Entry]] = {}
_kept: dict[tuple[str, str], _Failure] = {}
_import_error: Exception | None = None


@dataclass(frozen=True)
class _Failure:
    """An error of this process, and the content that it was about."""

    error: Exception
    content: str | None


class _Unloadable(Exception):
    """A whole library that the dynamic linker or the ABI check refuses; str() is the reason."""


def load(target: Target, module: str = "decode") -> ctypes.CDLL:
    """Return the loaded library of `module` for `target`, building it when needed.

    The library is kept for the life of the process. An error of an earlier attempt, such as the one that importing
    kept, is raised again as long as the same sources would be compiled with the same settings.

    Raises:
        BuildError: it could not be built.
        CacheError: the build cache cannot be used.
        LaunchError: it was built and cannot be loaded.
        ConfigError: the environment holds a value that is not accepted.
    """
    found = _loaded.get((target.name, module))
    if found is not None:
        return found[0]
    with _lock:
        found = _loaded.get((target.name, module))
        if found is None:
            found = _loaded[target.name, module] = _obtain(target, module)
        return found[0]


def ensure(target: Target, module: str = "decode") -> None:
    """Load `module` for `target` like :func:`load`, but keep the error for the call that needs the module."""
    try:
        load(target, module)
    except Exception as error:  # Whatever it is, importing a package must not fail because of it.
        with _lock:
            _kept.setdefault((target.name, module), _Failure(error, None))


def ensure_at_import() -> None:
    """Do what importing the package does: build or load the wanted targets as ``MLA_JIT_BUILD`` says; never raise."""
    global _import_error
    if _is_own_command_line():
        return  # `build` and `info` decide for themselves what is built
    try:
        settings = env.read()
        if settings.build != "import":
            return
        for target in requested_targets(settings):
            ensure(target)
    except Exception as error:
        _import_error = error


def _is_own_command_line() -> bool:
    """Return whether the package is being imported on the way to ``python -m mla_jit``."""
    locating = sys.argv[:1] == ["-m"]
    return locating and any(word.partition(".")[0] == "mla_jit" for word in sys.orig_argv)


def requested_targets(settings: env.Settings) -> tuple[Target, ...]:
    """Return the targets of ``MLA_JIT_ARCH``, else the leading one of those detected.

    Raises:
        TargetError: a name is unknown.
    """
    if settings.arch:
        return tuple(dict.fromkeys(parse_target(name) for name in settings.arch))
    from mla_jit.detect import detect_targets

    return detect_targets()[:1]


def kept_error(target: Target, module: str = "decode") -> Exception | None:
    """Return the error that importing kept for `module`, or that kept it from getting so far."""
    failure = _kept.get((target.name, module))
    return failure.error if failure is not None else _import_error


def entry_of(target: Target, module: str = "decode") -> Entry | None:
    """Return where the loaded `module` lies, None where it is not loaded."""
    found = _loaded.get((target.name, module))
    return None if found is None else found[1]


def build_into(target: Target, root: Path | None, module: str = "decode", *, force: bool = False) -> Entry:
    """Build `module` for `target` without loading it.

    Args:
        target: what to build for; it need not be this machine's.
        root: another cache folder than the user's, which can then be copied anywhere.
        module: the module.
        force: build even where a whole build with the same key exists.

    Raises:
        BuildError: it could not be built.
        CacheError: the folder cannot be used.
    """
    settings = env.read()
    job = _plan(target, module, settings)
    place = places.locate_root(settings)
    compilers = builder.find_compilers(job.spec, settings, place)
    if root is not None:
        place = Place(root, "--output", place.rule)
    started = time.time()
    entry = builder.build(job, compilers, place, lambda found: not force or found.built_at >= started)
    return entry


# ---------------------------------------------------------------------------------------------------------------------
# Finding or building
# ---------------------------------------------------------------------------------------------------------------------


def _plan(target: Target, module: str, settings: env.Settings) -> builder.Plan:
    from mla_jit.abi import ABI_VERSION

    return builder.plan(module_spec(module, target), ABI_VERSION, settings)


def _obtain(target: Target, module: str) -> tuple[ctypes.CDLL, Entry]:
    name = (target.name, module)
    content: str | None = None
    try:
        settings = env.read()
        job = _plan(target, module, settings)
        content = key.digest(job.fields(None)) + repr(settings)
        failure = _kept.get(name)
        known = failure.error if failure is not None and failure.content == content else None
        result = _load_or_build(job, places.locate_root(settings), known)
    except MlaError as error:
        # Only what a compiler said is worth keeping: everything else is cheap to find out again.
        if isinstance(error, BuildError) and error.command:
            _kept[name] = _Failure(error, content)
        raise
    _kept.pop(name, None)
    return result


def _load_or_build(job: builder.Plan, place: Place, known: Exception | None) -> tuple[ctypes.CDLL, Entry]:
    accept = _acceptance(job.settings)
    prebuilt = None if job.settings.rebuild else _load_prebuilt(job)
    if prebuilt is not None:
        return prebuilt
    for last in (False, True):
        found = _find_or_build(job, place, accept, known)
        try:
            return _open(found, job.abi_version), found
        except _Unloadable as reason:
            if last or not found.place.writable:
                raise LaunchError(f"{job.what} was built and cannot be loaded: {reason}") from reason.__cause__
            notice(f"{found.folder} cannot be loaded ({reason}); building it again")
            cache.set_aside(place, found.folder, found.inode, str(reason))
    raise AssertionError("unreachable")


def _acceptance(settings: env.Settings) -> Callable[[Entry], bool]:
    """Return whether a build that exists serves: with MLA_JIT_REBUILD, if it is younger than this process."""
    if not settings.rebuild:
        return lambda entry: True
    started = _process_start()
    return lambda entry: entry.built_at >= started


def _load_prebuilt(job: builder.Plan) -> tuple[ctypes.CDLL, Entry] | None:
    """Load a build that came with the package, whichever compiler made it, if its sources are the present ones."""
    if job.settings.compiler is not None:
        return None
    for place in places.prebuilt_places():
        try:
            entry = cache.find_newest(place, job.spec.target, job.spec.name, job.fields(None))
            if entry is not None:
                return _open(entry, job.abi_version), entry
        except (_Unloadable, CacheError) as reason:
            # It cannot be repaired here, but the machine may well have a compiler.
            notice(f"the build that came with the package cannot be used: {reason}")
    return None


def _find_or_build(job: builder.Plan, place: Place, accept: Callable[[Entry], bool], known: Exception | None) -> Entry:
    compilers, missing = _compilers(job, place)
    damage: cache.Broken | None = None
    entry: Entry | None = None
    if compilers is not None:
        digest = key.digest(job.fields(compilers))
        try:
            entry = cache.find(place, job.spec.target, job.spec.name, digest)
        except cache.Broken as broken:
            damage = broken  # builder.build sets it aside, under the lock
    else:
        entry = cache.find_newest(place, job.spec.target, job.spec.name, job.fields(None))
    if entry is not None and accept(entry):
        return entry
    if job.settings.build == "never":
        return _newest_or_raise(job, place)
    if missing is not None:
        raise missing
    if known is not None:
        raise known.with_traceback(None)
    assert compilers is not None
    try:
        return builder.build(job, compilers, place, accept)
    except CacheError as error:
        if damage is None:
            raise
        raise CacheError(f"{damage.folder} cannot be used ({damage}), nor replaced: {error}") from error


def _compilers(job: builder.Plan, place: Place) -> tuple[dict[Tool, Compiler], None] | tuple[None, BuildError]:
    try:
        return builder.find_compilers(job.spec, job.settings, place), None
    except BuildError as error:
        return None, error


def _newest_or_raise(job: builder.Plan, place: Place) -> Entry:
    entry = cache.find_newest(place, job.spec.target, job.spec.name, job.fields(None))
    if entry is not None:
        return entry
    raise BuildError(
        f"{job.what} is not built in {place.root} and MLA_JIT_BUILD=never forbids building it; "
        f"run `python -m mla_jit build --arch {job.spec.target.name}`, or unset MLA_JIT_BUILD"
    )


def _open(entry: Entry, abi_version: int) -> ctypes.CDLL:
    path = entry.folder / f"lib{entry.record['fields']['module']}.so"
    try:
        library = ctypes.CDLL(str(path), mode=os.RTLD_NOW | os.RTLD_LOCAL)
        version = library.mla_jit_abi_version
    except (OSError, AttributeError) as error:
        raise _Unloadable(f"{error}") from error
    version.restype = ctypes.c_uint32
    version.argtypes = ()
    found = int(version())
    if found != abi_version:
        raise _Unloadable(f"{path} speaks ABI {found}, this package ABI {abi_version}")
    return library


def _process_start() -> float:
    """Return when this process started, in seconds since the epoch.

    The kernel's figure, not the time of import: ranks that were started together import at different times.
    """
    try:
        with open("/proc/self/stat", "rb") as stat:
            ticks = int(stat.read().rpartition(b")")[2].split()[19])
        age = time.clock_gettime(time.CLOCK_BOOTTIME) - ticks / os.sysconf("SC_CLK_TCK")
        return time.time() - age
    except (OSError, ValueError, IndexError, AttributeError):
        return _imported_at


_imported_at = time.time()


def _after_fork_in_child() -> None:
    # Another thread of the parent may have held it; in the child nobody would release it.
    global _lock
    _lock = threading.RLock()


os.register_at_fork(after_in_child=_after_fork_in_child)
