"""The tiers of the cache: where they lie, how they were chosen, and whom to trust there."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from mla_jit import _data, env
from mla_jit.errors import CacheError
from mla_jit.jit import trust
from mla_jit.jit.messages import notice_once

__all__ = ["Place", "compiler_memo_dir", "locate_root", "make_folder", "prebuilt_places"]


@dataclass(frozen=True)
class Place:
    """A tier of the cache.

    Attributes:
        root: the folder.
        why: how it was chosen, for reports.
        rule: whom to trust there.
        writable: False for libraries that travel with the package.
    """

    root: Path
    why: str
    rule: trust.Rule
    writable: bool = True


_private_root: Path | None = None


def locate_root(settings: env.Settings) -> Place:
    """Return the user's cache; nothing is created but the private folder that stands in where there is no home."""
    rule = trust.cache_rule()
    if settings.cache_dir is not None:
        return Place(Path(settings.cache_dir), "MLA_JIT_CACHE_DIR", rule)
    if settings.xdg_cache_home is not None:
        return Place(Path(settings.xdg_cache_home) / "mla_jit", "XDG_CACHE_HOME", rule)
    home = _home(settings)
    if home is not None:
        root = home / ".cache" / "mla_jit"
        if root.is_dir() or _could_create(root):
            return Place(root, "HOME", rule)
    return Place(_make_private_root(), "no usable home folder", rule)


def _home(settings: env.Settings) -> Path | None:
    """Return an existing home folder: $HOME, else the passwd entry's, else None (a uid need not have an entry)."""
    candidates = [settings.home]
    if settings.home is None:
        import pwd

        with suppress(KeyError):
            candidates.append(pwd.getpwuid(os.geteuid()).pw_dir)
    for candidate in candidates:
        if candidate and os.path.isdir(candidate):
            return Path(candidate)
    return None


def _could_create(root: Path) -> bool:
    existing = root
    while not existing.exists():
        existing = existing.parent
    return existing.is_dir() and os.access(existing, os.W_OK | os.X_OK)


def _make_private_root() -> Path:
    """Return this process's own folder: a name that others could guess could also be prepared by them."""
    global _private_root
    if _private_root is None:
        import atexit
        import tempfile

        _private_root = Path(tempfile.mkdtemp(prefix="mla_jit-"))
        atexit.register(_remove_private_root, _private_root, os.getpid())
        notice_once(
            f"no usable home folder for the build cache; building into {_private_root}, which goes away with this "
            "process; set MLA_JIT_CACHE_DIR to keep builds"
        )
    return _private_root


def _remove_private_root(root: Path, owner: int) -> None:
    # A forked child inherits the handler but not the folder.
    if os.getpid() == owner:
        shutil.rmtree(root, ignore_errors=True)


def prebuilt_places() -> list[Place]:
    """Return the folders inside and beside the package that may hold builds which came with it."""
    package = _data.package_root()
    candidates = (_data.data_root() / "prebuilt", package.parent / "mla_jit_prebuilt")
    return [
        Place(folder, "beside the package", trust.package_rule(), writable=False)
        for folder in dict.fromkeys(candidates)
        if folder.is_dir()
    ]


def compiler_memo_dir(place: Place) -> Path | None:
    """Return the folder of compiler identities, creating the cache if need be; None where it cannot be used."""
    try:
        if not place.root.exists():
            make_folder(place)
        trust.check(place.root, place.rule)
    except (CacheError, OSError):
        return None
    return place.root / "compilers"


def make_folder(place: Place, *below: str) -> Path:
    """Create a folder of the cache that others may read and only this user may write, whatever the umask.

    Raises:
        CacheError: it cannot be created, or what is there is not trusted.
    """
    folder = place.root
    try:
        for parent in reversed(folder.parents):
            # One by one: mkdir(parents=True) would take the mode of those above from the umask alone.
            if not parent.exists():
                parent.mkdir(mode=0o755, exist_ok=True)
        for name in ("", *below):
            folder = folder / name
            with suppress(FileExistsError):
                folder.mkdir(mode=0o755)
                folder.chmod(0o755)
            trust.check(folder, place.rule)
    except OSError as error:
        raise CacheError(
            f"the build cache {place.root} (from {place.why}) cannot be written: {error.strerror or error} "
            f"({error.filename or folder}); set MLA_JIT_CACHE_DIR to a folder that can"
        ) from error
    return folder
