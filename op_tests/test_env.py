"""The environment: strict parsing, one reader, and a page that says the same."""

from __future__ import annotations

import dataclasses
import os
import re
from pathlib import Path

import pytest

from mla_jit import env
from mla_jit.errors import ConfigError

ROOT = Path(__file__).resolve().parent.parent


def test_nothing_set_means_the_defaults() -> None:
    """Guards against defaults that differ between an empty environment and an unset one."""
    assert env.read({}) == env.Settings()
    # An empty list of visible devices hides them all, so for those an empty value says something.
    empty = {variable.name: "" for variable in env.VARIABLES if not variable.name.endswith("VISIBLE_DEVICES")}
    assert env.read(empty) == env.Settings()


@pytest.mark.parametrize(
    ("name", "text", "field", "value"),
    [
        ("MLA_JIT_CACHE_DIR", "/a b/é", "cache_dir", "/a b/é"),
        ("MLA_JIT_CACHE_DIR", "relative", "cache_dir", str(Path.cwd() / "relative")),
        ("MLA_JIT_ARCH", "gfx950;sm_90", "arch", ("gfx950", "sm_90")),
        ("MLA_JIT_ARCH", " gfx950 , cpu ;", "arch", ("gfx950", "cpu")),
        ("MLA_JIT_BUILD", "never", "build", "never"),
        ("MLA_JIT_REBUILD", "1", "rebuild", True),
        ("MLA_JIT_REBUILD", "0", "rebuild", False),
        ("MLA_JIT_IMPL", "asm", "impl", "asm"),
        ("MLA_JIT_COMPILER", "clang++", "compiler", "clang++"),
        ("MLA_JIT_HIP_LIB", "emulator", "hip_lib", "emulator"),
        ("MLA_JIT_ASM_DIR", "/asm", "asm_dir", "/asm"),
        ("MLA_JIT_DEBUG", "1", "debug", True),
        ("MLA_JIT_VERBOSE", "1", "verbose", True),
        ("MLA_JIT_LOCK_TIMEOUT", "0.5", "lock_timeout", 0.5),
        ("MAX_JOBS", "12", "max_jobs", 12),
        ("XDG_CACHE_HOME", "/x", "xdg_cache_home", "/x"),
        ("XDG_CACHE_HOME", "x", "xdg_cache_home", None),
        ("HOME", "/h", "home", "/h"),
        ("HIP_VISIBLE_DEVICES", "", "hip_visible_devices", ""),
    ],
)
def test_accepted_values(name: str, text: str, field: str, value: object) -> None:
    """Guards against variables that are read under another name or parsed loosely."""
    assert getattr(env.read({name: text}), field) == value


@pytest.mark.parametrize(
    ("name", "text", "accepted"),
    [
        ("MLA_JIT_BUILD", "Import", "import, lazy, never"),
        ("MLA_JIT_REBUILD", "yes", "0, 1"),
        ("MLA_JIT_DEBUG", "2", "0, 1"),
        ("MLA_JIT_VERBOSE", "true", "0, 1"),
        ("MLA_JIT_IMPL", "cuda", "auto, asm, hip, generic, sm90"),
        ("MLA_JIT_ARCH", ";", "target names"),
        ("MLA_JIT_CACHE_DIR", "  ", "a path"),
        ("MLA_JIT_LOCK_TIMEOUT", "-1", "seconds"),
        ("MLA_JIT_LOCK_TIMEOUT", "nan", "seconds"),
        ("MLA_JIT_LOCK_TIMEOUT", "soon", "seconds"),
        ("MAX_JOBS", "0", "whole number"),
        ("MAX_JOBS", "-2", "whole number"),
        ("MAX_JOBS", "2.5", "whole number"),
        ("MAX_JOBS", "²", "whole number"),
    ],
)
def test_other_values_are_refused_by_name(name: str, text: str, accepted: str) -> None:
    """Guards against typing errors that are silently taken for a default."""
    with pytest.raises(ConfigError) as caught:
        env.read({name: text})
    for part in (name, repr(text), accepted):
        assert part in str(caught.value)
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize(("text", "value"), [(None, False), ("", False), ("0", False), ("1", True)])
def test_debug_agrees_with_read(monkeypatch: pytest.MonkeyPatch, text: str | None, value: bool) -> None:
    """Guards against a fast path that reads something else, or that misses a change at run time."""
    if text is None:
        monkeypatch.delenv("MLA_JIT_DEBUG", raising=False)
    else:
        monkeypatch.setenv("MLA_JIT_DEBUG", text)
    assert env.debug() is value is env.read().debug


def test_debug_is_strict_and_reads_one_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Guards against parsing the whole environment with every decode call, and 'MLA_JIT_DEBUG=on' meaning off."""
    monkeypatch.setenv("MLA_JIT_DEBUG", "on")
    with pytest.raises(ConfigError, match="MLA_JIT_DEBUG"):
        env.debug()
    monkeypatch.setenv("MLA_JIT_DEBUG", "0")
    monkeypatch.setenv("MAX_JOBS", "many")
    with pytest.raises(ConfigError, match="MAX_JOBS"):
        env.read()
    assert env.debug() is False


def test_the_package_reads_the_environment_in_one_place() -> None:
    """Guards against variables that no table knows."""
    reader = re.compile(r"os\.environ|os\.getenv|os\.putenv|\bgetenv\(")
    found = [path.name for path in (ROOT / "mla_jit").rglob("*.py") if reader.search(path.read_text())]
    assert found == ["env.py"]


def test_every_variable_that_is_read_is_described() -> None:
    """Guards against a table that falls behind, in either direction."""
    asked: set[str] = set()

    class Recorder(dict[str, str]):
        def get(self, name: str, default: object = None) -> object:  # type: ignore[override]
            asked.add(name)
            return default

    env.read(Recorder())
    assert asked == {variable.name for variable in env.VARIABLES}
    assert len(env.VARIABLES) == len(asked) == len(dataclasses.fields(env.Settings))


def test_the_page_says_the_same() -> None:
    """Guards against documentation that falls behind: docs/environment.md is the table, row by row."""
    page = (ROOT / "docs" / "environment.md").read_text(encoding="utf-8")
    rows = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in page.splitlines() if line[:1] == "|"]
    described = [(f"`{v.name}`", v.default, v.accepted, v.meaning) for v in env.VARIABLES]
    assert rows[2:] == described


def test_compilers_do_not_see_what_no_key_covers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Guards against CPATH and its like changing what is compiled."""
    monkeypatch.setenv("CPATH", "/somewhere")
    monkeypatch.setenv("NVCC_APPEND_FLAGS", "-G")
    child = env.child_environment()
    assert "CPATH" not in child and "NVCC_APPEND_FLAGS" not in child
    assert child["PATH"] == os.environ["PATH"]
