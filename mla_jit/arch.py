"""Targets and their arch tables: which machine a module is for, and the numbers the planners use for it.

A *target* is a compiler-facing name (``cpu``, ``sm_90``, ``gfx950``). An *arch table* is one YAML file of constants for
a target; this module is the only reader of those files and turns each into a frozen, validated :class:`ArchTable`.
"""

from __future__ import annotations

import functools
import math
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from mla_jit import env
from mla_jit._data import data_root
from mla_jit.errors import ConfigError, TargetError

__all__ = [
    "MAX_COMPUTE_UNITS",
    "MAX_PARTITIONS",
    "ArchTable",
    "PersistentParams",
    "SplitFit",
    "Target",
    "load_table",
    "parse_target",
    "table_folders",
    "table_names",
]

Family = Literal["cpu", "nvidia", "amd"]

ACCEPTED_TARGETS = "'cpu', 'sm_NN' (for example sm_90), 'gfxNNN' (for example gfx950, or gfx942:sramecc+:xnack-)"

MAX_COMPUTE_UNITS = 4096
"""More than any device has: a larger count is a typing error in a table, or a misread property."""

MAX_PARTITIONS = 1024
"""The most partitions a persistent plan may have (decode contract, argument errors)."""

_NVIDIA = re.compile(r"sm_([1-9][0-9]{1,2})[af]?")
_AMD = re.compile(r"(gfx[1-9][0-9]{1,2}[0-9a-f])((?::[a-z0-9-]+[+-])*)")
_CANONICAL = re.compile(r"cpu|sm_[1-9][0-9]{1,2}|gfx[1-9][0-9]{1,2}[0-9a-f]")


@dataclass(frozen=True)
class Target:
    """A machine to build and plan for.

    Attributes:
        name: canonical spelling, without feature suffixes: ``cpu``, ``sm_90``, ``gfx950``.

    Raises:
        TargetError: `name` is not canonical; :func:`parse_target` takes the looser spellings.
    """

    name: str

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or not _CANONICAL.fullmatch(self.name):
            raise TargetError(f"unknown target {self.name!r}; accepted: {ACCEPTED_TARGETS}")

    @property
    def family(self) -> Family:
        """``cpu``, ``nvidia`` or ``amd``: which compiler and which runtime the target takes."""
        if self.name == "cpu":
            return "cpu"
        return "nvidia" if self.name.startswith("sm_") else "amd"

    def __str__(self) -> str:
        return self.name


def parse_target(text: str) -> Target:
    """Turn a target's name, as users and drivers spell it, into a :class:`Target`.

    AMD feature suffixes (``gfx942:sramecc+:xnack-``) and NVIDIA variant letters (``sm_90a``) are dropped: neither
    changes a table, and the toolchain picks the variant it compiles for.

    Raises:
        TargetError: `text` is none of the accepted spellings.
    """
    stripped = text.strip() if isinstance(text, str) else ""
    if stripped == "cpu":
        return Target("cpu")
    if match := _NVIDIA.fullmatch(stripped):
        return Target(f"sm_{match[1]}")
    if match := _AMD.fullmatch(stripped):
        return Target(match[1])
    raise TargetError(f"unknown target {text!r}; accepted: {ACCEPTED_TARGETS}")


@dataclass(frozen=True)
class PersistentParams:
    """Parameters of the persistent planner, in KV tokens unless noted (decode contract, "Persistent entry").

    Attributes:
        partitions: P, partitions per head group (a count).
        tile: T, granularity of a cut inside a row.
        row_cost: C0, fixed cost of a row.
        min_tiles: MT, fewest tiles worth a partition of their own (a count).
        slack: how much longer than an even share the no-split plan's largest load may be.
        partitions_one_group: P for calls with one head group (64 heads or fewer), whose grid would else fill half the
            machine (a count); the same as `partitions` where the table does not say.
    """

    partitions: int
    tile: int
    row_cost: int
    min_tiles: int
    slack: int
    partitions_one_group: int


@dataclass(frozen=True)
class SplitFit:
    """Coefficients of the fitted split-count model, in microseconds (decode contract, "Split count").

        t(i) = L + W(i)*(C + A*kv_len/i) + [i>1]*(S + D*num_seqs*i)

    Attributes:
        L: fixed cost of a call.
        C: fixed cost of one wave of workgroups.
        A: cost of one KV token in a wave.
        S: fixed cost of merging.
        D: cost of merging one partial of one sequence.
        source: who measured, and on what.
        conditions: the shapes the fit covers.
    """

    L: float
    C: float
    A: float
    S: float
    D: float
    source: str
    conditions: str


@dataclass(frozen=True)
class ArchTable:
    """One validated arch table.

    Attributes:
        arch: the target's canonical name, equal to the file's stem.
        compute_units: CUs or SMs that take workgroups (a count, 1..4096).
        source: where the numbers come from.
        persistent: parameters of the persistent planner.
        split_fit: the fitted split-count model, or None when nobody has fitted one.
        no_fit: why there is no fit; None exactly when there is one.
        path: the file the table was read from.
    """

    arch: str
    compute_units: int
    source: str
    persistent: PersistentParams
    split_fit: SplitFit | None
    no_fit: str | None
    path: Path


# Inclusive ranges. They are wide: their purpose is to stop a plan that could not run, not to judge a tuning.
_PERSISTENT_RANGES = {
    "partitions": (1, MAX_PARTITIONS),
    "tile": (1, 4096),
    "row_cost": (1, 65535),  # keeps 32768 rows on a 32-bit cost line
    "min_tiles": (1, 255),  # eight bits in the code-object ABI
    "slack": (0, 1 << 20),
}
_ONE_GROUP = "partitions_one_group"
_FIT_COEFFICIENTS = ("L", "C", "A", "S", "D")
_FIT_LIMIT_US = 1e6


class _Section:
    """One mapping of a table file; every complaint it makes names the file, the key and the reason."""

    def __init__(self, path: Path, prefix: str, value: object) -> None:
        self.path = path
        self.prefix = prefix
        if not isinstance(value, Mapping):
            raise self.error("", f"must be a mapping, got {value!r}")
        self.values: Mapping[Any, Any] = value

    def error(self, key: str, reason: str) -> ConfigError:
        where = f"{self.prefix}.{key}".strip(".") or "the file"
        return ConfigError(f"{self.path}: {where}: {reason}")

    def check_keys(self, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> None:
        for key in self.values:
            if key not in required and key not in optional:
                raise self.error(str(key), f"unknown key; known: {', '.join(required + optional)}")
        for key in required:
            if key not in self.values:
                raise self.error(key, "missing")

    def integer(self, key: str, low: int, high: int) -> int:
        value = self.values[key]
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.error(key, f"must be an integer, got {value!r}")
        if not low <= value <= high:
            raise self.error(key, f"must be in {low}..{high}, got {value}")
        return value

    def microseconds(self, key: str) -> float:
        value = self.values[key]
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise self.error(key, f"must be a number of microseconds, got {value!r}")
        if not math.isfinite(value):
            raise self.error(key, f"must be finite, got {value!r}")
        if not 0 <= value <= _FIT_LIMIT_US:
            raise self.error(key, f"must be in 0..{_FIT_LIMIT_US:g} us, got {value!r}")
        return float(value)

    def text(self, key: str) -> str:
        value = self.values[key]
        if not isinstance(value, str) or not value.strip():
            raise self.error(key, f"must be a non-empty text, got {value!r}")
        return " ".join(value.split())


def _read_yaml(path: Path) -> object:
    """The file's content as plain Python values; a key given twice is an error, not a silent last-one-wins."""
    import yaml  # costs milliseconds, and an import of the package need not pay for them

    class Loader(yaml.SafeLoader):
        pass

    def mapping(loader: yaml.SafeLoader, node: yaml.MappingNode) -> dict[Any, Any]:
        seen: set[Any] = set()
        for key_node, _ in node.value:
            key = loader.construct_object(key_node, deep=True)
            if not isinstance(key, str):
                raise ConfigError(f"{path}: {key!r}: a key must be a text")
            if key in seen:
                raise ConfigError(f"{path}: {key}: given twice")
            seen.add(key)
        return loader.construct_mapping(node, deep=True)

    Loader.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, mapping)
    try:
        return yaml.load(path.read_text(encoding="utf-8"), Loader)
    except (OSError, UnicodeError) as error:
        raise ConfigError(f"{path}: the file: cannot be read: {error}") from error
    except yaml.YAMLError as error:
        raise ConfigError(f"{path}: the file: is not YAML: {error}") from error


def _parse_fit(path: Path, value: object) -> SplitFit:
    section = _Section(path, "split_fit", value)
    section.check_keys(("units", *_FIT_COEFFICIENTS, "source", "conditions"))
    if section.values["units"] != "us":
        raise section.error("units", f"must be 'us', got {section.values['units']!r}")
    coefficients = {key: section.microseconds(key) for key in _FIT_COEFFICIENTS}
    return SplitFit(**coefficients, source=section.text("source"), conditions=section.text("conditions"))


def _parse_table(path: Path, name: str) -> ArchTable:
    top = _Section(path, "", _read_yaml(path))
    top.check_keys(("arch", "compute_units", "source", "persistent"), ("split_fit", "no_fit"))
    if top.values["arch"] != name:
        raise top.error("arch", f"must be {name!r} as in the file's name, got {top.values['arch']!r}")
    if ("split_fit" in top.values) == ("no_fit" in top.values):
        raise top.error("split_fit", "give either split_fit or, where nobody has fitted one, no_fit with the reason")

    persistent = _Section(path, "persistent", top.values["persistent"])
    persistent.check_keys(tuple(_PERSISTENT_RANGES), (_ONE_GROUP,))
    numbers = {key: persistent.integer(key, low, high) for key, (low, high) in _PERSISTENT_RANGES.items()}
    numbers[_ONE_GROUP] = numbers["partitions"]
    if _ONE_GROUP in persistent.values:
        numbers[_ONE_GROUP] = persistent.integer(_ONE_GROUP, 1, MAX_PARTITIONS)

    return ArchTable(
        arch=name,
        compute_units=top.integer("compute_units", 1, MAX_COMPUTE_UNITS),
        source=top.text("source"),
        persistent=PersistentParams(**numbers),
        split_fit=_parse_fit(path, top.values["split_fit"]) if "split_fit" in top.values else None,
        no_fit=top.text("no_fit") if "no_fit" in top.values else None,
        path=path,
    )


def table_folders() -> tuple[Path, ...]:
    """The folders that tables are looked up in, the user's own first."""
    settings = env.read()
    own = data_root() / "arch_tables"
    if settings.xdg_config_home is not None:
        config = Path(settings.xdg_config_home)
    elif settings.home is not None:
        config = Path(settings.home) / ".config"
    else:
        return (own,)
    return (config / "mla_jit" / "arch_tables", own)


@functools.lru_cache(maxsize=256)
def _load(name: str, folders: tuple[Path, ...]) -> ArchTable | None:
    for folder in folders:
        path = folder / f"{name}.yaml"
        # lexists: a folder that this user may not enter holds no table of theirs, but a dangling link is an error.
        if os.path.lexists(path):
            return _parse_table(path, name)
    return None


def load_table(name: str | Target) -> ArchTable | None:
    """The arch table of a target, or None when there is none. Read once per process and folder.

    Args:
        name: a :class:`Target`, or any spelling that :func:`parse_target` takes.

    Raises:
        TargetError: `name` is not a target.
        ConfigError: the table exists and is not valid; names file, key and reason.
    """
    target = name if isinstance(name, Target) else parse_target(name)
    return _load(target.name, table_folders())


def table_names() -> tuple[str, ...]:
    """Names of all targets that have a table, sorted."""
    stems = {path.stem for folder in table_folders() if os.path.isdir(folder) for path in folder.glob("*.yaml")}
    return tuple(sorted(stem for stem in stems if _CANONICAL.fullmatch(stem)))
