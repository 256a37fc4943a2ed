"""Where built modules are kept, and which of them are whole.

::

    <root>/<target>/<module>-<key>/     lib<module>.so, code objects, build.ninja, build.log, key.json
    <root>/<target>/.staging-…/         a build in progress, private to its builder
    <root>/<target>/.locks/             one lock file per key, never deleted
    <root>/<target>/failed/             log and error of the last failed build of a key
    <root>/<target>/set-aside/          folders that could not be used, each with reason.txt
    <root>/compilers/                   identities of compilers, see toolchain.py

A folder is the truth: it appears whole, by one rename, and ``key.json`` lists the size and sha256 of what is in it.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
import shutil
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mla_jit.arch import Target
from mla_jit.errors import CacheError
from mla_jit.jit import key, trust
from mla_jit.jit.locks import is_locked
from mla_jit.jit.places import Place, make_folder

__all__ = [
    "Broken",
    "Entry",
    "build_folders",
    "clear",
    "entry_folder",
    "failed_dir",
    "find",
    "find_newest",
    "lock_file",
    "publish",
    "read_entry",
    "set_aside",
    "sweep",
    "thin",
]

RECORD = "key.json"
OWNER_FILE = "owner.lock"
STAGING_PREFIX = ".staging-"

STALE_AFTER_S = 3600.0
"""A staging folder that nobody holds and in which nothing happened for so long belongs to a dead builder."""

STALE_WITHOUT_LOCKS_S = 86400.0
"""The same where locks cannot tell whether the builder lives."""

KEEP_SET_ASIDE = 4


@dataclass(frozen=True)
class Entry:
    """A whole, verified build.

    Attributes:
        folder: where it lies.
        key: its content key.
        record: the content of ``key.json``.
        place: the tier it was found in.
        inode: device and number of the folder, to tell it from a later one of the same name.
    """

    folder: Path
    key: str
    record: Mapping[str, Any]
    place: Place
    inode: tuple[int, int]

    @property
    def built_at(self) -> float:
        """When it was published, in seconds since the epoch."""
        return float(self.record["built_at"])


class Broken(Exception):
    """A folder of the cache is not what ``key.json`` says; str() is the reason."""

    def __init__(self, folder: Path, reason: str, inode: tuple[int, int]) -> None:
        super().__init__(reason)
        self.folder = folder
        self.inode = inode


def entry_folder(place: Place, target: Target, module: str, digest: str) -> Path:
    """Return the folder of one build, whether or not it exists."""
    return place.root / target.name / f"{module}-{digest}"


def lock_file(place: Place, target: Target, module: str, digest: str) -> Path:
    """Return the lock file of one build."""
    return place.root / target.name / ".locks" / f"{module}-{digest}.lock"


def failed_dir(place: Place, target: Target) -> Path:
    """Return the folder of the records of failed builds."""
    return place.root / target.name / "failed"


# ---------------------------------------------------------------------------------------------------------------------
# Finding
# ---------------------------------------------------------------------------------------------------------------------


def find(place: Place, target: Target, module: str, digest: str) -> Entry | None:
    """Return the build with this key, or None where there is none.

    Raises:
        Broken: it is there and not whole.
        CacheError: it is there and not trusted.
    """
    return read_entry(place, entry_folder(place, target, module, digest))


def find_newest(place: Place, target: Target, module: str, fields: Mapping[str, Any]) -> Entry | None:
    """Return the newest whole build that agrees with `fields` in everything but the compilers.

    Raises:
        CacheError: the cache is not trusted.
    """
    best: Entry | None = None
    wanted = key.compilerless(fields)
    for folder in build_folders(place.root / target.name, module):
        try:
            entry = read_entry(place, folder)
        except Broken:
            continue
        if entry is None or key.compilerless(entry.record["fields"]) != wanted:
            continue
        if best is None or entry.built_at > best.built_at:
            best = entry
    return best


def build_folders(folder: Path, module: str | None = None) -> Iterator[Path]:
    """Yield the published builds in a target's folder, sorted, without looking inside."""
    with suppress(OSError):
        for name in sorted(os.listdir(folder)):
            stem, dash, digest = name.rpartition("-")
            if dash and len(digest) == 32 and not name.startswith(".") and module in (None, stem):
                yield folder / name


def read_entry(place: Place, folder: Path) -> Entry | None:
    """Return the verified build in `folder`, or None where there is none.

    Every file is hashed: a library that was cut off or overwritten in place must not reach the loader, which would
    crash on it, and hashing a few MiB costs milliseconds.

    Raises:
        Broken: it is there and not whole.
        CacheError: it is there and not trusted.
    """
    try:
        status = os.stat(folder)
    except OSError:
        return None
    inode = (status.st_dev, status.st_ino)
    try:
        for checked in (place.root, folder.parent, folder):
            trust.check(checked, place.rule)
        record = _verified_record(place, folder)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        # A folder that was replaced meanwhile is no broken one; the caller's next look finds the new one.
        with suppress(OSError):
            now = os.stat(folder)
            if (now.st_dev, now.st_ino) == inode:
                raise Broken(folder, f"{type(error).__name__}: {error}", inode) from error
        return None
    return Entry(folder, record["key"], record, place, inode)


def _verified_record(place: Place, folder: Path) -> dict[str, Any]:
    trust.check(folder / RECORD, place.rule)
    record: dict[str, Any] = json.loads((folder / RECORD).read_bytes())
    if key.digest(record["fields"]) != record["key"] or not folder.name.endswith("-" + record["key"]):
        raise ValueError(f"{RECORD} does not belong to this folder")
    float(record["built_at"])
    files = record["files"]
    if f"lib{record['fields']['module']}.so" not in files:
        raise ValueError(f"{RECORD} names no library")
    for name, wanted in files.items():
        if os.path.basename(name) != name:
            raise ValueError(f"{RECORD} names a file elsewhere: {name!r}")
        status = trust.check(folder / name, place.rule)
        if status.st_size != wanted["size"]:
            raise ValueError(f"{name} has {status.st_size} bytes instead of {wanted['size']}")
        if hashlib.sha256((folder / name).read_bytes()).hexdigest() != wanted["sha256"]:
            raise ValueError(f"{name} has other content than was built")
    return record


# ---------------------------------------------------------------------------------------------------------------------
# Changing
# ---------------------------------------------------------------------------------------------------------------------


def publish(staging: Path, folder: Path, *, replace: bool) -> bool:
    """Move a finished build to its place; return False where another whole build got there first and is kept.

    Args:
        staging: the finished build, on the same filesystem.
        folder: its place.
        replace: whether a build that is already there gives way (a rebuild, or one known to be broken).
    """
    _sync_tree(staging)
    for _ in range(100):
        try:
            os.rename(staging, folder)
        except OSError as error:
            if error.errno not in (errno.ENOTEMPTY, errno.EEXIST):
                raise
        else:
            _sync_folder(folder.parent)
            return True
        if not replace:
            return False
        _remove(folder)
    raise CacheError(f"{folder} keeps coming back; something else writes to this cache")


def set_aside(place: Place, folder: Path, inode: tuple[int, int], reason: str) -> None:
    """Move a folder that cannot be used out of the way, with its reason; one that was replaced meanwhile stays.

    Raises:
        CacheError: the cache cannot be written.
    """
    try:
        status = os.stat(folder)
        if (status.st_dev, status.st_ino) != inode:
            return
        shelf = make_folder(place, folder.parent.name, "set-aside")
        moved = shelf / f"{folder.name}-{os.urandom(4).hex()}"
        os.rename(folder, moved)
    except FileNotFoundError:
        return
    except OSError as error:
        raise CacheError(
            f"{folder} cannot be used ({reason}) and cannot be moved away: {error.strerror or error}; "
            "remove it, or set MLA_JIT_CACHE_DIR to another folder"
        ) from error
    with suppress(OSError):
        os.chmod(moved, 0o755)
        (moved / "reason.txt").write_text(reason + "\n", encoding="utf-8")
        os.utime(moved)
    thin(shelf, KEEP_SET_ASIDE)


def sweep(place: Place, target_name: str, now: float | None = None) -> list[Path]:
    """Remove what dead builders left behind; return what was removed.

    A staging folder is left alone while its builder holds the lock in it, and while anything in it is younger than
    the grace period: on some network filesystems a lock of another machine is not seen.
    """
    removed: list[Path] = []
    base = place.root / target_name
    with suppress(OSError):
        for name in os.listdir(base):
            folder = base / name
            if not name.startswith(STAGING_PREFIX):
                continue
            age = (now if now is not None else _filesystem_now(base)) - _newest_mtime(folder)
            held = is_locked(folder / OWNER_FILE)
            if held or age < (STALE_WITHOUT_LOCKS_S if held is None else STALE_AFTER_S):
                continue
            shutil.rmtree(folder, ignore_errors=True)
            removed.append(folder)
    return removed


def clear(place: Place, target_name: str) -> int:
    """Remove the builds of a target and what failed ones left; return how many builds there were.

    Lock files stay, because another process may be waiting on one, and so does what a living builder works on.
    """
    base = place.root / target_name
    removed = 0
    for folder in build_folders(base):
        _remove(folder)
        removed += 1
    for name in ("failed", "set-aside"):
        shutil.rmtree(base / name, ignore_errors=True)
    sweep(place, target_name)
    return removed


def _remove(folder: Path) -> None:
    """Remove a build so that nobody ever sees half of it: it loses its name first."""
    old = folder.with_name(f"{STAGING_PREFIX}old-{os.urandom(6).hex()}")
    with suppress(FileNotFoundError):
        os.rename(folder, old)
        shutil.rmtree(old, ignore_errors=True)


def _newest_mtime(folder: Path) -> float:
    newest = 0.0
    for where, _, names in os.walk(folder):
        for path in (where, *(os.path.join(where, name) for name in names)):
            with suppress(OSError):
                newest = max(newest, os.stat(path).st_mtime)
    return newest


def _filesystem_now(folder: Path) -> float:
    """Return the time by the clock that stamps files in `folder`, which need not be this machine's."""
    probe = folder / f".probe-{os.urandom(6).hex()}"
    try:
        with open(probe, "wb"):
            return os.stat(probe).st_mtime
    except OSError:
        return time.time()
    finally:
        with suppress(OSError):
            os.unlink(probe)


def thin(shelf: Path, keep: int) -> None:
    """Leave the `keep` newest names in `shelf`."""
    with suppress(OSError):
        dated = sorted(((os.stat(shelf / name).st_mtime, name) for name in os.listdir(shelf)), reverse=True)
        for _, name in dated[keep:]:
            path = shelf / name
            if path.is_dir():
                shutil.rmtree(path, ignore_errors=True)
            else:
                path.unlink(missing_ok=True)


def _sync_tree(folder: Path) -> None:
    for where, _, names in os.walk(folder):
        for name in names:
            descriptor = os.open(os.path.join(where, name), os.O_RDONLY)
            try:
                os.fsync(descriptor)
            finally:
                os.close(descriptor)
        _sync_folder(Path(where))


def _sync_folder(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    except OSError as error:
        # Some filesystems cannot sync a folder; a lost rename is a build to repeat, never a half one.
        if error.errno not in (errno.EINVAL, errno.ENOTSUP, errno.ENOSYS):
            raise
    finally:
        os.close(descriptor)
