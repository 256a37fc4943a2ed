"""The subcommands of ``python -m mla_jit``, one module each."""

from __future__ import annotations

__all__: list[str] = []
