"""Targets and arch tables: spellings, the four shipped tables, and every way in which a table can be wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from mla_jit._data import data_root
from mla_jit.arch import ArchTable, Target, load_table, parse_target, table_names
from mla_jit.errors import ConfigError, TargetError

GOOD: dict[str, Any] = {
    "arch": "gfx1250",
    "compute_units": 100,
    "source": "made up for a test",
    "persistent": {"partitions": 10, "tile": 32, "row_cost": 208, "min_tiles": 1, "slack": 384},
    "split_fit": {
        "units": "us",
        "L": 10.0,
        "C": 3,
        "A": 0.03,
        "S": 3.0,
        "D": 0.1,
        "source": "made up",
        "conditions": "none",
    },
}


@pytest.fixture
def user_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of the user's own tables."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    folder = tmp_path / "mla_jit" / "arch_tables"
    folder.mkdir(parents=True)
    return folder


def changed(section: str | None, **values: object) -> dict[str, Any]:
    """GOOD with some values replaced (or, given as ..., removed) in one section."""
    table = {key: dict(value) if isinstance(value, dict) else value for key, value in GOOD.items()}
    part = table if section is None else table[section]
    for key, value in values.items():
        if value is ...:
            del part[key]
        else:
            part[key] = value
    return table


@pytest.mark.parametrize(
    ("text", "name", "family"),
    [
        ("cpu", "cpu", "cpu"),
        (" cpu\n", "cpu", "cpu"),
        ("sm_90", "sm_90", "nvidia"),
        ("sm_90a", "sm_90", "nvidia"),
        ("sm_120f", "sm_120", "nvidia"),
        ("gfx950", "gfx950", "amd"),
        ("gfx90a", "gfx90a", "amd"),
        ("gfx1250", "gfx1250", "amd"),
        ("gfx942:sramecc+:xnack-", "gfx942", "amd"),
    ],
)
def test_spellings_of_one_target_agree(text: str, name: str, family: str) -> None:
    """Fault: a feature suffix makes a target unknown, or a second one beside itself."""
    target = parse_target(text)
    assert (target.name, target.family, str(target)) == (name, family, name)
    assert target == Target(name)


@pytest.mark.parametrize(
    "text",
    ["", "CPU", "sm90", "sm_9x", "sm_", "gfx", "gfx95", "gfx950:", "gfx950:xnack", "../gfx950", "x86", "gfx950;cpu"],
)
def test_an_unknown_target_is_refused(text: str) -> None:
    """Fault: an unknown arch is guessed at, or becomes part of a path."""
    with pytest.raises(TargetError) as caught:
        parse_target(text)
    assert repr(text) in str(caught.value)
    assert "gfx950" in str(caught.value) and "sm_90" in str(caught.value)


def test_a_target_is_canonical() -> None:
    """Fault: Target("gfx942:xnack-") and Target("gfx942") name two caches."""
    with pytest.raises(TargetError):
        Target("gfx942:xnack-")
    with pytest.raises(TargetError):
        parse_target(None)  # type: ignore[arg-type]


def test_shipped_tables_hold_the_published_numbers() -> None:
    """Fault: a coefficient is mistyped, and every pick is a little wrong for ever."""
    table = load_table("gfx950")
    assert table is not None and table.split_fit is not None
    fit, plan = table.split_fit, table.persistent
    assert (table.compute_units, fit.L, fit.C, fit.A, fit.S, fit.D) == (256, 12.74, 3.21, 0.03, 3.38, 0.076)
    assert (plan.tile, plan.row_cost, plan.min_tiles, plan.slack, plan.partitions) == (32, 6 * 32 + 16, 1, 384, 128)
    units = {name: load_table(name) for name in ("gfx942", "sm_90", "cpu")}
    assert {name: value.compute_units for name, value in units.items() if value} == {
        "gfx942": 304,
        "sm_90": 132,
        "cpu": 32,
    }


@pytest.mark.parametrize("name", sorted(path.stem for path in (data_root() / "arch_tables").glob("*.yaml")))
def test_every_shipped_table_is_valid(name: str) -> None:
    """Fault: a table that nobody loads is broken, or an unfitted arch does not say so."""
    table = load_table(name)
    assert isinstance(table, ArchTable) and table.arch == name and name in table_names()
    assert (table.split_fit is None) == bool(table.no_fit)


def test_a_target_without_a_table_has_none() -> None:
    """Fault: a missing table is an error, or another arch's table is taken."""
    assert load_table("gfx1201") is None
    assert load_table(Target("gfx1201")) is None
    with pytest.raises(TargetError):
        load_table("../../etc/passwd")


def test_the_users_table_wins(user_tables: Path) -> None:
    """Fault: a user's own table is ignored, or needs a copy of all the others."""
    (user_tables / "cpu.yaml").write_text(yaml.safe_dump(changed(None, arch="cpu")))
    (user_tables / "gfx1250.yaml").write_text(yaml.safe_dump(GOOD))
    cpu, new = load_table("cpu"), load_table("gfx1250")
    assert cpu is not None and cpu.compute_units == 100 and cpu.path.parent == user_tables
    assert new is not None and new.split_fit is not None and new.split_fit.C == 3.0
    assert load_table("gfx950") is not None
    assert {"cpu", "gfx950", "gfx1250"} <= set(table_names())


@pytest.mark.parametrize(
    ("table", "key", "reason"),
    [
        (changed(None, compute_unit=1), "compute_unit", "unknown key"),
        (changed("persistent", tiles=1), "persistent.tiles", "unknown key"),
        (changed("split_fit", E=1.0), "split_fit.E", "unknown key"),
        (changed(None, compute_units=...), "compute_units", "missing"),
        (changed("persistent", slack=...), "persistent.slack", "missing"),
        (changed("split_fit", D=...), "split_fit.D", "missing"),
        (changed("split_fit", units=...), "split_fit.units", "missing"),
        (changed("split_fit", units="ms"), "split_fit.units", "'ms'"),
        (changed(None, arch="gfx950"), "arch", "'gfx950'"),
        (changed(None, compute_units=True), "compute_units", "True"),
        (changed(None, compute_units=0), "compute_units", "0"),
        (changed(None, compute_units=-1), "compute_units", "-1"),
        (changed(None, compute_units=4097), "compute_units", "4097"),
        (changed(None, compute_units=256.0), "compute_units", "256.0"),
        (changed(None, compute_units="256"), "compute_units", "'256'"),
        (changed(None, source=""), "source", "''"),
        (changed(None, persistent=[1]), "persistent", "mapping"),
        (changed("persistent", partitions=0), "persistent.partitions", "0"),
        (changed("persistent", partitions=1025), "persistent.partitions", "1025"),
        (changed("persistent", tile=0), "persistent.tile", "0"),
        (changed("persistent", min_tiles=False), "persistent.min_tiles", "False"),
        (changed("persistent", row_cost=0), "persistent.row_cost", "0"),
        (changed("persistent", row_cost=65536), "persistent.row_cost", "65536"),
        (changed("split_fit", L=float("nan")), "split_fit.L", "finite"),
        (changed("split_fit", C=float("inf")), "split_fit.C", "finite"),
        (changed("split_fit", A=-0.1), "split_fit.A", "-0.1"),
        (changed("split_fit", S="3"), "split_fit.S", "'3'"),
        (changed("split_fit", D=True), "split_fit.D", "True"),
        (changed("split_fit", conditions=None), "split_fit.conditions", "None"),
        (changed(None, no_fit="why"), "split_fit", "either"),
        (changed(None, split_fit=...), "split_fit", "either"),
        (["a"], "the file", "mapping"),
    ],
)
def test_a_wrong_table_names_file_key_and_reason(user_tables: Path, table: object, key: str, reason: str) -> None:
    """Fault: a typing error in a table is accepted, and shows as a division by zero or an absurd plan much later."""
    path = user_tables / "gfx1250.yaml"
    path.write_text(yaml.safe_dump(table))
    with pytest.raises(ConfigError) as caught:
        load_table("gfx1250")
    message = str(caught.value)
    assert message.startswith(f"{path}: {key}: ") and reason in message, message


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("arch: [", "not YAML"),
        ("arch: gfx1250\narch: gfx1250\n", "arch: given twice"),
        ("1: 2\n", "must be a text"),
        ("? [a, b]\n: 1\n", "must be a text"),
        ("arch: !!python/object/apply:os.getcwd []\n", "not YAML"),
        ("", "mapping"),
        (b"\xff\xfe\x00", "the file"),
    ],
)
def test_a_file_that_is_no_table_is_refused(user_tables: Path, text: str | bytes, reason: str) -> None:
    """Fault: yaml's silent last-one-wins, its object tags, or a raw traceback from inside the parser."""
    path = user_tables / "gfx1250.yaml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(ConfigError) as caught:
        load_table("gfx1250")
    assert str(path) in str(caught.value) and reason in str(caught.value)


def test_a_dangling_link_is_not_a_missing_table(user_tables: Path) -> None:
    """Fault: the user's table has moved, and the shipped one is used without a word."""
    (user_tables / "cpu.yaml").symlink_to(user_tables / "gone.yaml")
    with pytest.raises(ConfigError):
        load_table("cpu")
