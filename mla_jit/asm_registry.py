"""The registry of hand-written code objects: a CSV that names, for each kind of call, exactly one of them.

Columns ``qType,kvType,Gqa,ps,qSeqLen,prefill,causal,lse,knl_name,co_name`` are those of the published registries; ours
have ``source,sha256`` behind them. Lines that begin with ``//`` are comments. A row names a tile (Gqa query heads times
qSeqLen tokens); which shapes a tile serves is in ``kernels/common/kernarg.h``.
"""

from __future__ import annotations

import csv
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mla_jit import env
from mla_jit._data import data_root
from mla_jit.arch import Target
from mla_jit.errors import ConfigError

__all__ = ["PERSISTENT", "SPLIT", "CodeObject", "Key", "find", "load", "registry_folder"]

_KEY_COLUMNS = ("qType", "kvType", "Gqa", "ps", "qSeqLen", "prefill", "causal", "lse")
_COLUMNS = (*_KEY_COLUMNS, "knl_name", "co_name")
_OPTIONAL = ("source", "sha256")


@dataclass(frozen=True)
class Key:
    """What a row is found by.

    Attributes:
        q_type, kv_type: element types, ``fp8``.
        gqa, q_seqlen: query heads and tokens of the tile that one workgroup takes.
        ps: 1 for the persistent entry, 0 for the split-plan entry.
        prefill, causal: 0 for decode.
        lse: whether the kernel can write the final lse.
    """

    q_type: str
    kv_type: str
    gqa: int
    ps: int
    q_seqlen: int
    prefill: int
    causal: int
    lse: int


@dataclass(frozen=True)
class CodeObject:
    """One row: a kernel in a code object.

    Attributes:
        key: what the row is found by.
        kernel: the kernel's name.
        path: the code object, which exists and, where the row says so, has the bytes it should have; None where the
            package has its source only, which is then assembled with the module of its target.
        source: the assembly, None where the row names none.
    """

    key: Key
    kernel: str
    path: Path | None
    source: Path | None

    def located(self, module: Path) -> Path:
        """The code object, given the folder of the built module."""
        return self.path or module / assembled_name(self.source)


def assembled_name(source: Path | None) -> str:
    """The file that the module of a target has for an assembly source of the package."""
    assert source is not None
    return f"asm-{source.parent.name}-{source.stem}.co"


SPLIT = Key("fp8", "fp8", 64, 0, 1, 0, 0, 0)
PERSISTENT = Key("fp8", "fp8", 64, 1, 1, 0, 0, 1)


def registry_folder(target: Target) -> Path:
    """``MLA_JIT_ASM_DIR`` where it is set, else the packaged folder of the target."""
    named = env.read().asm_dir
    return Path(named) if named else data_root() / "asm" / target.name


def _lines(path: Path) -> Iterator[str]:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeError) as error:
        raise ConfigError(f"{path}: cannot be read: {error}") from None
    for line in text.splitlines():
        if line.strip() and not line.lstrip().startswith("//"):
            yield line


def _integer(where: str, row: dict[str, str], column: str) -> int:
    text = (row[column] or "").strip()
    if not text.isdecimal():
        raise ConfigError(f"{where}: {column}: got {text!r}, needs a whole number")
    return int(text)


def _code_object(where: str, folder: Path, row: dict[str, str]) -> CodeObject:
    if None in row or any(row[column] is None for column in _COLUMNS):
        raise ConfigError(f"{where}: needs as many fields as the heading has columns")
    numbers = {column: _integer(where, row, column) for column in _KEY_COLUMNS[2:]}
    key = Key(row["qType"].strip(), row["kvType"].strip(), *numbers.values())
    kernel = row["knl_name"].strip()
    if not kernel:
        raise ConfigError(f"{where}: knl_name: needs the name of a kernel")
    path = folder / row["co_name"].strip()
    named = (row.get("source") or "").strip()
    source = folder / named if named else None
    if not path.is_file():
        if source is not None and source.is_file() and folder.parent == data_root() / "asm":
            return CodeObject(key, kernel, None, source)
        raise ConfigError(f"{where}: co_name: {path} does not exist")
    expected = (row.get("sha256") or "").strip().lower()
    if expected and hashlib.sha256(path.read_bytes()).hexdigest() != expected:
        raise ConfigError(f"{where}: sha256: {path} has other contents than the registry says; assemble it again")
    return CodeObject(key, kernel, path, source)


def load(folder: Path) -> dict[Key, CodeObject]:
    """Read ``registry.csv`` of a folder; a folder without one has no code objects.

    Raises:
        ConfigError: naming file and line: a missing column or file, a second row with the same key, other contents than
            the sha256 says.
    """
    path = folder / "registry.csv"
    if not path.is_file():
        return {}
    reader = csv.DictReader(_lines(path))
    heading = tuple(name.strip() for name in reader.fieldnames or ())
    reader.fieldnames = heading
    optional = list(heading[len(_COLUMNS) :])
    if heading[: len(_COLUMNS)] != _COLUMNS or optional not in ([], ["source"], ["sha256"], ["source", "sha256"]):
        raise ConfigError(
            f"{path}: columns: got {','.join(heading)}, needs {','.join(_COLUMNS)} and then source,sha256"
        )
    found: dict[Key, CodeObject] = {}
    for number, row in enumerate(reader, 1):
        entry = _code_object(f"{path}, row {number}", folder, row)
        if entry.key in found:
            raise ConfigError(f"{path}, row {number}: a second row for {entry.key}")
        found[entry.key] = entry
    return found


def find(target: Target, key: Key) -> CodeObject | None:
    """The code object for one kind of call, or None where the registry has none.

    Raises:
        ConfigError: the registry is not valid.
    """
    return load(registry_folder(target)).get(key)
