"""Where the package's data lies: the folder that holds ``kernels/``, ``asm/`` and ``arch_tables/``.

In a wheel the data travels as ``mla_jit/_data/``; in a checkout (an editable install included) it lies beside the
package, so that an edit is seen at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["data_root", "override_data_root", "package_root"]

_override: Path | None = None


def package_root() -> Path:
    """Return the folder of the ``mla_jit`` package itself."""
    return Path(__file__).resolve().parent


def data_root() -> Path:
    """Return the folder that holds the package's data; see :func:`override_data_root` for tests."""
    if _override is not None:
        return _override
    package = package_root()
    inside = package / "_data"
    return inside if (inside / "kernels").is_dir() else package.parent


@contextmanager
def override_data_root(root: Path | None) -> Iterator[None]:
    """Use `root` as the data folder until the context ends (process-wide, for tests and tools)."""
    global _override
    before = _override
    _override = root
    try:
        yield
    finally:
        _override = before
