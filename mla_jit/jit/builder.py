"""One build, from sources to a published folder, done by one process at a time.

The order of the steps is what makes a kill at any moment harmless:

1. a private folder (mode 0700) next to the final one, with a lock of its own that says its builder lives;
2. a copy of the sources as they were hashed, ``build.ninja``, ninja;
3. ``key.json`` with size and sha256 of every file, modes, fsync;
4. one rename.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mla_jit import env
from mla_jit.errors import BuildError, CacheError
from mla_jit.jit import cache, key, places
from mla_jit.jit.cache import Entry
from mla_jit.jit.locks import build_lock
from mla_jit.jit.messages import notice
from mla_jit.jit.places import Place
from mla_jit.jit.spec import ModuleSpec, Tool
from mla_jit.jit.toolchain import Compiler, find_compiler, lead_tool

__all__ = ["Plan", "build", "find_compilers", "plan"]

KEEP_FAILED = 16


@dataclass(frozen=True)
class Plan:
    """What would be built, with everything that its key covers.

    Attributes:
        spec: the module.
        sources: the bytes of its sources.
        abi_version: the ABI that Python and library agree on.
        settings: the parsed environment.
    """

    spec: ModuleSpec
    sources: key.Sources
    abi_version: int
    settings: env.Settings

    @property
    def what(self) -> str:
        """The module and its target, for messages."""
        return f"module '{self.spec.name}' for {self.spec.target.name}"

    def fields(self, compilers: Mapping[Tool, Compiler] | None) -> dict[str, Any]:
        """Return what the key covers."""
        return key.key_fields(self.spec, self.sources, self.abi_version, compilers)


def plan(spec: ModuleSpec, abi_version: int, settings: env.Settings, root: Path | None = None) -> Plan:
    """Read the sources of `spec` and return its plan.

    Raises:
        BuildError: a source cannot be read.
    """
    return Plan(spec, key.read_sources(spec, root), abi_version, settings)


def find_compilers(spec: ModuleSpec, settings: env.Settings, place: Place) -> dict[Tool, Compiler]:
    """Return a compiler for each tool of `spec`.

    Raises:
        BuildError: one is missing; the message says what to install.
        ConfigError: ``MLA_JIT_COMPILER`` cannot be used.
    """
    memo = places.compiler_memo_dir(place)
    lead = lead_tool(spec.target.family)
    return {tool: find_compiler(tool, settings, memo, override=tool == lead) for tool in spec.tools}


def build(
    job: Plan, compilers: Mapping[Tool, Compiler], place: Place, accept: Callable[[Entry], bool] = lambda entry: True
) -> Entry:
    """Build and publish, or return what another process published meanwhile.

    Args:
        job: what to build.
        compilers: with what.
        place: where to.
        accept: whether a build that is there already serves (a forced rebuild refuses older ones).

    Raises:
        BuildError: the build failed, here or in the process that this one waited for.
        CacheError: the cache cannot be written, or is not trusted.
    """
    spec = job.spec
    digest = key.digest(job.fields(compilers))
    folder = cache.entry_folder(place, spec.target, spec.name, digest)
    places.make_folder(place, spec.target.name, ".locks")
    failures = _Failures(cache.failed_dir(place, spec.target), folder.name)
    before = failures.stamp()
    with build_lock(cache.lock_file(place, spec.target, spec.name, digest), job.settings.lock_timeout, job.what):
        entry = _usable(place, folder, accept)
        if entry is not None:
            return entry
        if failures.stamp() != before:
            # The process that this one waited for has just failed on the very same content.
            failures.raise_recorded()
        cache.sweep(place, spec.target.name)
        with _staging(place, folder) as staging:
            try:
                with _disk_errors(place):
                    _compile(job, compilers, staging)
            except BuildError as error:
                raise failures.record(error) from error.__cause__
            with _disk_errors(place):
                _finish(job, compilers, staging, digest)
                entry = _publish(place, staging, folder, accept)
        failures.forget()
    return entry


def _usable(place: Place, folder: Path, accept: Callable[[Entry], bool]) -> Entry | None:
    """Return the build in `folder` if it serves; one that is not whole is moved away."""
    try:
        entry = cache.read_entry(place, folder)
    except cache.Broken as broken:
        notice(f"{folder} cannot be used ({broken}); building it again")
        cache.set_aside(place, folder, broken.inode, str(broken))
        return None
    return entry if entry is not None and accept(entry) else None


@contextmanager
def _staging(place: Place, folder: Path) -> Iterator[Path]:
    """Make a private folder beside `folder`, locked as long as this process lives, and remove it afterwards."""
    import fcntl

    with _disk_errors(place):
        staging = Path(tempfile.mkdtemp(prefix=f"{cache.STAGING_PREFIX}{folder.name}-", dir=folder.parent))
    try:
        with _disk_errors(place):
            descriptor = os.open(staging / cache.OWNER_FILE, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            with suppress(OSError):
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            yield staging
        finally:
            os.close(descriptor)
    finally:
        # After publishing, the folder has another name and this finds nothing.
        shutil.rmtree(staging, ignore_errors=True)


@contextmanager
def _disk_errors(place: Place) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise CacheError(
            f"the build cache {place.root} (from {place.why}) cannot be written: {error.strerror or error} "
            f"({error.filename or place.root}); free some space there, or set MLA_JIT_CACHE_DIR to another folder"
        ) from error


def _compile(job: Plan, compilers: Mapping[Tool, Compiler], staging: Path) -> None:
    """Copy the sources, write the build file and run it."""
    from mla_jit.jit import ninja  # imported here because most processes find what they need

    for name, content in job.sources.files.items():
        path = staging / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    (staging / ninja.OBJECTS).mkdir()
    ninja.write_build_file(staging, ninja.module_edges(job.spec, compilers))
    names = " and ".join(sorted({os.path.basename(compiler.path) for compiler in compilers.values()}))
    notice(f"building {job.what} with {names} ({len(job.spec.units)} files) in {staging.parent}")
    started = time.monotonic()
    ninja.run(staging, job.settings, what=job.what)
    notice(f"built {job.what} in {time.monotonic() - started:.1f} s")


def _finish(job: Plan, compilers: Mapping[Tool, Compiler], staging: Path, digest: str) -> None:
    """Leave what is published, with its record and the modes that let others read it."""
    from mla_jit.jit import ninja

    products = (job.spec.library, *job.spec.code_objects)
    published = (*products, ninja.BUILD_FILE, ninja.LOG_FILE)
    for path in staging.iterdir():
        if path.is_dir():
            shutil.rmtree(path)
        elif path.name not in published:
            path.unlink()
    files = {}
    for name in products:
        content = (staging / name).read_bytes()
        files[name] = {"size": len(content), "sha256": hashlib.sha256(content).hexdigest()}
    record = {
        "key": digest,
        "fields": job.fields(compilers),
        "files": files,
        "built_at": time.time(),
        "versions": {tool: compilers[tool].version for tool in job.spec.tools},
    }
    (staging / cache.RECORD).write_text(json.dumps(record, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    for path in staging.iterdir():
        path.chmod(0o755 if path.name in products else 0o644)
    staging.chmod(0o755)


def _publish(place: Place, staging: Path, folder: Path, accept: Callable[[Entry], bool]) -> Entry:
    if not cache.publish(staging, folder, replace=False):
        # Something is there: a build to be replaced, or, where there are no locks, another builder's equal result.
        entry = _usable(place, folder, accept)
        if entry is not None:
            return entry
        cache.publish(staging, folder, replace=True)
    entry = cache.read_entry(place, folder)
    if entry is None:
        raise CacheError(f"{folder} vanished right after it was built; something else removes files from this cache")
    return entry


class _Failures:
    """The record of the last failed build of a key: its log, and its error for those who waited for it."""

    def __init__(self, folder: Path, name: str) -> None:
        self._record = folder / f"{name}.json"
        self._log = folder / f"{name}.log"

    def stamp(self) -> tuple[int, int] | None:
        """Return what changes with every recorded failure; clocks of different machines need not agree."""
        try:
            status = os.stat(self._record)
        except OSError:
            return None
        return status.st_ino, status.st_mtime_ns

    def record(self, error: BuildError) -> BuildError:
        """Keep log and error outside the staging folder; return the error with the log's new place."""
        log_path: str | None = None
        with suppress(OSError):
            self._log.parent.mkdir(mode=0o755, exist_ok=True)
            if error.log_path is not None:
                os.chmod(error.log_path, 0o644)
                os.replace(error.log_path, self._log)
                log_path = str(self._log)
        kept = BuildError(error.summary, command=error.command, log_path=log_path, tail=error.tail)
        with suppress(OSError):
            text = {"summary": kept.summary, "command": kept.command, "log_path": log_path, "tail": kept.tail}
            temporary = self._record.with_suffix(f".{os.getpid()}.tmp")
            temporary.write_text(json.dumps(text), encoding="utf-8")
            os.replace(temporary, self._record)
            cache.thin(self._record.parent, 2 * KEEP_FAILED)
        return kept

    def raise_recorded(self) -> None:
        """Raise the recorded error; return where it cannot be read, so that the caller builds by itself."""
        try:
            text = json.loads(self._record.read_bytes())
            error = BuildError(
                f"{text['summary']} (in the process that was waited for)",
                command=text["command"],
                log_path=text["log_path"],
                tail=text["tail"],
            )
        except (OSError, ValueError, KeyError, TypeError):
            return
        raise error

    def forget(self) -> None:
        """Remove the record after a success."""
        for path in (self._record, self._log):
            with suppress(OSError):
                path.unlink()
