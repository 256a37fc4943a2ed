"""One builder at a time, by locks that the operating system holds and drops with their process.

A lock here only avoids doing work twice. Nothing depends on it for being right: every build happens in a private
folder and is published by one rename. That is why a filesystem without locks needs no imitation of them.
"""

from __future__ import annotations

import errno
import json
import os
import socket
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from mla_jit.errors import CacheError
from mla_jit.jit.messages import notice, notice_once

if TYPE_CHECKING:
    import filelock

__all__ = ["build_lock", "flock_works", "is_locked"]

POLL_S = 0.05

_NO_LOCKS = frozenset({errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOLCK, errno.EINVAL})

_held: set[str] = set()


@contextmanager
def build_lock(path: Path, timeout: float | None, what: str) -> Iterator[bool]:
    """Hold the lock `path` while the context lasts.

    Yields True, or False where the filesystem has no locks and the caller goes on without one.

    Args:
        path: the lock file; it is created, and never deleted.
        timeout: seconds to wait for a living holder, None for as long as it lives.
        what: the thing being built, for messages.

    Raises:
        CacheError: the holder was still alive after `timeout`, or the lock file cannot be used.
    """
    if not flock_works(path.parent):
        # The filelock library would imitate a lock by the existence of a file here, and a killed builder would leave
        # that file behind.
        notice_once(f"{path.parent} has no file locks; building without one, at worst more than once")
        yield False
        return
    import filelock

    _register_fork_handler()
    lock = filelock.FileLock(str(path), mode=0o644)
    try:
        _acquire(lock, path, timeout, what)
    except OSError as error:
        raise _unusable(path, error) from error
    _held.add(str(path))
    try:
        _write_holder(path)
        yield True
    finally:
        _held.discard(str(path))
        with suppress(OSError):
            _holder_file(path).unlink()
        lock.release()


def _acquire(lock: filelock.BaseFileLock, path: Path, timeout: float | None, what: str) -> None:
    import filelock

    # A holder says who it is right after it got the lock; the second try gives it the time to.
    for patience in (0.0, 4 * POLL_S):
        try:
            lock.acquire(timeout=patience, poll_interval=POLL_S)
            return
        except filelock.Timeout:
            if _holder_file(path).exists():
                break
    notice(f"waiting for {_holder(path)} to build {what}")
    try:
        lock.acquire(timeout=-1 if timeout is None else timeout, poll_interval=POLL_S)
    except filelock.Timeout:
        raise CacheError(
            f"{_holder(path)} still holds {path} after {timeout:g} s, building {what}; raise or unset "
            "MLA_JIT_LOCK_TIMEOUT, end that process if it hangs, or set MLA_JIT_CACHE_DIR to another folder"
        ) from None


def flock_works(folder: Path) -> bool:
    """Return whether files in `folder` can be locked, tried on a file of its own.

    Raises:
        CacheError: the folder cannot be written.
    """
    import fcntl

    try:
        descriptor, name = tempfile.mkstemp(prefix=".probe-", dir=folder)
    except OSError as error:
        raise _unusable(folder, error) from error
    try:
        os.unlink(name)
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in _NO_LOCKS:
            return False
        raise _unusable(folder, error) from error
    finally:
        os.close(descriptor)
    return True


def _unusable(path: Path, error: OSError) -> CacheError:
    return CacheError(
        f"{path} cannot be written or locked: {error.strerror or error}; set MLA_JIT_CACHE_DIR to a folder that can"
    )


def is_locked(path: Path) -> bool | None:
    """Return whether some process holds a lock on `path`, None where that cannot be known."""
    import fcntl

    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return None
    finally:
        os.close(descriptor)
    return False


def _holder_file(path: Path) -> Path:
    return path.with_suffix(".holder")


def _write_holder(path: Path) -> None:
    """Say who builds, for the messages of those who wait; no decision is ever taken on it."""
    temporary = path.with_suffix(f".{os.getpid()}.tmp")
    with suppress(OSError):
        text = {"pid": os.getpid(), "host": socket.gethostname(), "since": time.strftime("%Y-%m-%d %H:%M:%S")}
        temporary.write_text(json.dumps(text), encoding="utf-8")
        os.chmod(temporary, 0o644)
        os.replace(temporary, _holder_file(path))


def _holder(path: Path) -> str:
    try:
        text = json.loads(_holder_file(path).read_bytes())
        return f"process {text['pid']} on {text['host']} (since {text['since']})"
    except (OSError, ValueError, KeyError, TypeError):
        return "another process"


# ---------------------------------------------------------------------------------------------------------------------
# A child forked while a thread of its parent builds inherits the descriptor, and the lock would live as long as the
# child. Closing the descriptor (not unlocking it, which would free the parent's lock too) gives it up.
# ---------------------------------------------------------------------------------------------------------------------

_fork_handler_registered = False


def _register_fork_handler() -> None:
    # Registered after filelock's own handlers, where its release has any, so that those run first.
    global _fork_handler_registered
    if not _fork_handler_registered:
        _fork_handler_registered = True
        os.register_at_fork(after_in_child=_close_inherited)


def _close_inherited() -> None:
    for path in _held:
        with suppress(OSError):
            lock_status = os.stat(path)
            for name in os.listdir("/proc/self/fd"):
                with suppress(OSError):
                    if os.path.samestat(os.fstat(int(name)), lock_status):
                        os.close(int(name))
    _held.clear()
