"""Who may have written what this process is about to load.

Loading a library is running its author's code. A folder or file counts as trusted when its owner is this user or root
and nobody else may write to it.
"""

from __future__ import annotations

import os
import stat
from dataclasses import dataclass
from pathlib import Path

from mla_jit import _data
from mla_jit.errors import CacheError

__all__ = ["Rule", "cache_rule", "check", "package_rule"]


@dataclass(frozen=True)
class Rule:
    """Whom to trust.

    Attributes:
        owners: user ids that may own a file.
        group_write: whether the owner's group may write.
    """

    owners: frozenset[int]
    group_write: bool = False


def cache_rule() -> Rule:
    """Return the rule for the user's cache: this user or root, and nobody else writes."""
    return Rule(frozenset({os.geteuid(), 0}))


def package_rule() -> Rule:
    """Return the rule for libraries that travel with the package: those who can change the package's own code."""
    status = os.stat(_data.package_root())
    return Rule(frozenset({os.geteuid(), 0, status.st_uid}), group_write=bool(status.st_mode & stat.S_IWGRP))


def check(path: Path, rule: Rule) -> os.stat_result:
    """Return the status of `path` where `rule` trusts it.

    Raises:
        CacheError: it is not trusted; the message says what to do.
        OSError: it cannot be examined.
    """
    status = os.stat(path)
    if status.st_uid not in rule.owners:
        raise CacheError(
            f"{path} belongs to uid {status.st_uid}, not to this process's uid {os.geteuid()} or root, so nothing is "
            "loaded from it; set MLA_JIT_CACHE_DIR to a folder of your own"
        )
    forbidden = stat.S_IWOTH | (0 if rule.group_write else stat.S_IWGRP)
    if status.st_mode & forbidden:
        raise CacheError(
            f"{path} can be written by others (mode {stat.S_IMODE(status.st_mode):04o}), so nothing is loaded from it; "
            f"run `chmod go-w {path}` if you trust its content, or set MLA_JIT_CACHE_DIR to another folder"
        )
    return status
