"""The exceptions of the package, as one tree.

::

    MlaError
    ├── MlaArgumentError   (also ValueError, RuntimeError)  a bad argument; nothing was launched or written
    ├── ConfigError        (also ValueError)                an environment variable with an unusable value
    ├── BuildError         (also RuntimeError)              a compiler, ninja or linker failed, or none was found
    ├── CacheError         (also RuntimeError)              the build cache cannot be used
    ├── TargetError        (also RuntimeError)              an unknown or unsupported target
    └── LaunchError        (also RuntimeError)              a built module refused or failed a call
"""

from __future__ import annotations

from collections.abc import Sequence

__all__ = [
    "BuildError",
    "CacheError",
    "ConfigError",
    "LaunchError",
    "MlaArgumentError",
    "MlaError",
    "TargetError",
]


class MlaError(Exception):
    """Base of every exception that the package raises on purpose."""


class MlaArgumentError(MlaError, ValueError, RuntimeError):
    """An argument of a public entry is wrong; the message names it, what it got and what it needs."""


class ConfigError(MlaError, ValueError):
    """An environment variable holds a value that is not accepted."""


class CacheError(MlaError, RuntimeError):
    """The build cache cannot be used: not writable, not trusted, or a lock was not granted in time."""


class TargetError(MlaError, RuntimeError):
    """A target's name is unknown, or the target is not supported."""


class LaunchError(MlaError, RuntimeError):
    """A module could not be loaded, or one of its entries returned an error."""


class BuildError(MlaError, RuntimeError):
    """Building a module failed.

    Attributes:
        command: the command that failed, as an argument list; empty when no command could be formed.
        log_path: the complete log on disk, or None when there is none.
        tail: the last lines of the tools' output.
    """

    def __init__(
        self, summary: str, *, command: Sequence[str] = (), log_path: str | None = None, tail: str = ""
    ) -> None:
        self.summary = summary
        self.command: tuple[str, ...] = tuple(command)
        self.log_path = log_path
        self.tail = tail
        super().__init__(summary)

    def __str__(self) -> str:
        lines = [self.summary]
        if self.command:
            lines.append("command: " + _shell_text(self.command))
        if self.log_path is not None:
            lines.append(f"full log: {self.log_path}")
        if self.tail:
            lines.append("last lines of the output:")
            lines.append(self.tail.rstrip("\n"))
        return "\n".join(lines)

    def __reduce__(self) -> tuple[object, ...]:
        # Keyword-only arguments do not survive the default pickling, which process pools rely on.
        return _rebuild_build_error, (self.summary, self.command, self.log_path, self.tail)


def _rebuild_build_error(summary: str, command: tuple[str, ...], log_path: str | None, tail: str) -> BuildError:
    return BuildError(summary, command=command, log_path=log_path, tail=tail)


def _shell_text(command: Sequence[str]) -> str:
    import shlex

    return shlex.join(command)
