"""Progress for people: lines on stderr, never on stdout, and never a reason to fail."""

from __future__ import annotations

import sys

__all__ = ["notice", "notice_once"]

_said: set[str] = set()


def notice(text: str) -> None:
    """Write one line to stderr; a closed or missing stderr is no error."""
    stream = sys.stderr
    if stream is None:
        return
    try:
        # One write per line, so that the lines of many ranks do not mix.
        stream.write(f"mla_jit: {text}\n")
        stream.flush()
    except (OSError, ValueError):
        pass


def notice_once(text: str) -> None:
    """Like :func:`notice`, but the same text is said once per process."""
    if text not in _said:
        _said.add(text)
        notice(text)
