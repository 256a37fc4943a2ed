"""The content key: what decides whether a build can be used again.

It covers the ABI version, the target, the host's instruction set, the compilers' identities, the ordered flags and the
relative name and bytes of every source. No absolute path and no time is in it, so that a cache can be copied, a
checkout moved, and a file with an old timestamp but new content is noticed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mla_jit import _data
from mla_jit.errors import BuildError
from mla_jit.jit.spec import ModuleSpec, Tool, host_machine, source_files
from mla_jit.jit.toolchain import Compiler

__all__ = ["FORMAT", "Sources", "compilerless", "digest", "key_fields", "read_sources"]

FORMAT = 1
"""Version of the layout of a built module's folder; a change makes older ones invisible."""


@dataclass(frozen=True)
class Sources:
    """The bytes that a build reads, taken once: what is hashed is what is compiled, whatever an editor does meanwhile.

    Attributes:
        files: relative name to content.
        digests: relative name to sha256.
    """

    files: Mapping[str, bytes]
    digests: Mapping[str, str]


def read_sources(spec: ModuleSpec, root: Path | None = None) -> Sources:
    """Read every source of `spec`.

    Raises:
        BuildError: a file cannot be read.
    """
    root = _data.data_root() if root is None else root
    files: dict[str, bytes] = {}
    for name in source_files(spec, root):
        try:
            files[name] = (root / name).read_bytes()
        except OSError as error:
            raise BuildError(f"cannot read the source {root / name}: {error.strerror or error}") from error
    return Sources(files, {name: hashlib.sha256(content).hexdigest() for name, content in files.items()})


def key_fields(
    spec: ModuleSpec, sources: Sources, abi_version: int, compilers: Mapping[Tool, Compiler] | None
) -> dict[str, Any]:
    """Return everything that the key covers, as plain data; `compilers` is None where there is none."""
    fields: dict[str, Any] = {
        "format": FORMAT,
        "abi": abi_version,
        "module": spec.name,
        "target": spec.target.name,
        "machine": host_machine(),
        "units": [[unit.source, unit.tool, unit.device_code, list(unit.flags)] for unit in spec.units],
        "link": [spec.link_tool, list(spec.link_flags)],
        "sources": dict(sources.digests),
    }
    if compilers is not None:
        fields["compilers"] = {tool: compilers[tool].identity for tool in spec.tools}
    return fields


def compilerless(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return `fields` less the compilers: what has to match where no compiler is there to ask."""
    return {name: value for name, value in fields.items() if name != "compilers"}


def digest(fields: Mapping[str, Any]) -> str:
    """Return the key of `fields`: 32 hexadecimal digits."""
    text = json.dumps(fields, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:32]
