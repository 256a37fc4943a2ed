"""The registry of code objects: one row a key, files that exist, bytes that are the right ones."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from mla_jit import asm_registry
from mla_jit.arch import Target
from mla_jit.asm_registry import PERSISTENT, SPLIT
from mla_jit.errors import ConfigError

HEADING = "qType,kvType,Gqa,ps,qSeqLen,prefill,causal,lse,knl_name,co_name"
PUBLISHED = "fp8,fp8,64,0,1,0,0,0,kernel_a,a.co\nfp8,fp8,64,1,1,0,0,1,kernel_b,b.co\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("a.co", "b.co"):
        (tmp_path / name).write_bytes(name.encode())
    return tmp_path


def write(folder: Path, text: str) -> Path:
    (folder / "registry.csv").write_text(text)
    return folder


def test_published_rows_with_comments(folder: Path) -> None:
    """A foreign registry with // comments and without our columns."""
    write(folder, f"// published\n{HEADING}\n// split\n{PUBLISHED}\n")
    rows = asm_registry.load(folder)
    assert rows[SPLIT].kernel == "kernel_a" and rows[SPLIT].path == folder / "a.co"
    assert rows[PERSISTENT].kernel == "kernel_b" and rows[PERSISTENT].source is None


def test_own_columns(folder: Path) -> None:
    """A code object that was replaced without its registry noticing."""
    digest = hashlib.sha256(b"a.co").hexdigest().upper()
    text = f"{HEADING},source,sha256\nfp8,fp8,64,0,1,0,0,0,kernel_a,a.co,a.s,{digest}\n"
    row = asm_registry.load(write(folder, text))[SPLIT]
    assert row.source == folder / "a.s"
    (folder / "a.co").write_bytes(b"other")
    with pytest.raises(ConfigError, match=r"row 1: sha256: .*a.co has other contents"):
        asm_registry.load(folder)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"{HEADING}\n{PUBLISHED}fp8,fp8,64,1,1,0,0,1,kernel_c,b.co\n", "row 3: a second row"),
        (f"{HEADING}\nfp8,fp8,64,0,1,0,0,0,k,missing.co\n", "row 1: co_name: .*missing.co does not exist"),
        (f"{HEADING}\nfp8,fp8,64,0,1,0,0,0, ,a.co\n", "row 1: knl_name: needs the name of a kernel"),
        (f"{HEADING},source,source\n", "columns: got .*source,source"),
        (f"{HEADING}\nfp8,fp8,64,x,1,0,0,0,k,a.co\n", "row 1: ps: got 'x'"),
        (f"{HEADING}\nfp8,fp8,64,0,1,0,0,0,k\n", "row 1: needs as many fields"),
        (f"{HEADING}\nfp8,fp8,64,0,1,0,0,0,k,a.co,more\n", "row 1: needs as many fields"),
        (PUBLISHED, "columns: got fp8"),
        (f"{HEADING},colour\n", "columns: got .*colour"),
    ],
)
def test_what_is_refused(folder: Path, text: str, message: str) -> None:
    """Two objects for one key, files that are not there, fields that are silently read as something else."""
    with pytest.raises(ConfigError, match=message):
        asm_registry.load(write(folder, text))


def test_what_other_tools_write(folder: Path) -> None:
    """A registry saved with a byte order mark, and one that is no text at all."""
    write(folder, f"\ufeff{HEADING}\n{PUBLISHED}")
    assert asm_registry.load(folder)[SPLIT].kernel == "kernel_a"
    (folder / "registry.csv").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ConfigError, match=r"registry\.csv: cannot be read"):
        asm_registry.load(folder)


def test_a_folder_without_a_registry_has_no_objects(tmp_path: Path) -> None:
    """An arch that nobody has written assembly for."""
    assert asm_registry.load(tmp_path) == {}


def test_the_environment_names_another_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """MLA_JIT_ASM_DIR that is read and then ignored."""
    write(folder, f"{HEADING}\n{PUBLISHED}")
    assert asm_registry.find(Target("gfx942"), SPLIT) is None
    monkeypatch.setenv("MLA_JIT_ASM_DIR", str(folder))
    found = asm_registry.find(Target("gfx950"), SPLIT)
    assert found is not None and found.path == folder / "a.co"


def test_the_package_has_sources_that_are_assembled_with_the_module(tmp_path: Path) -> None:
    """A row of the package's own that no file backs, or a code object looked for beside its source."""
    for key, stem in ((SPLIT, "mla_v4_nm"), (PERSISTENT, "mla_v4_nm_ps")):
        found = asm_registry.find(Target("gfx950"), key)
        assert found is not None and found.path is None and found.source is not None and found.source.is_file()
        assert found.located(tmp_path) == tmp_path / f"asm-gfx950-{stem}.co"


def test_a_foreign_folder_needs_finished_code_objects(folder: Path) -> None:
    """A folder that nobody assembles, whose row would be noticed at the first launch only."""
    (folder / "c.s").write_text("")
    row = "fp8,fp8,64,0,1,0,0,0,kernel_c,c.co,c.s,"
    with pytest.raises(ConfigError, match=r"c\.co does not exist"):
        asm_registry.load(write(folder, f"{HEADING},source,sha256\n{row}"))
