"""The commands and snippets of README.md and docs/ run as they are printed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
BLOCK = re.compile(r"^```(\w+)(?: file=(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: str) -> list[tuple[str, str | None, str]]:
    """(language, file, text) of each fenced block of a page, in order."""
    return [(language, file or None, text) for language, file, text in BLOCK.findall((ROOT / page).read_text())]


def environment(home: Path) -> dict[str, str]:
    """The process's own, with an empty home and this interpreter first."""
    folder = home / "bin"
    folder.mkdir(exist_ok=True)
    if not (folder / "python").exists():
        (folder / "python").write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
        (folder / "python").chmod(0o755)
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    return os.environ | {"XDG_CONFIG_HOME": str(home), "PATH": path, "PYTHONPATH": str(ROOT)}


def test_the_walkthrough_of_a_new_arch(tmp_path: Path) -> None:
    """A step of docs/adding_an_arch.md that no longer works, or changes nothing."""
    printed = []
    for language, file, text in blocks("docs/adding_an_arch.md"):
        if file is not None:
            assert language == "yaml"
            (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / file).write_text(text)
            continue
        command = ["bash", "-ec", text]
        done = subprocess.run(
            command, env=environment(tmp_path), capture_output=True, text=True, timeout=120, check=False
        )
        assert done.returncode == 0, text + done.stdout + done.stderr
        printed.append(done.stdout + done.stderr)
    without, with_table = printed
    assert without != with_table, "the table changes nothing"
    assert "sm_97" in with_table


@pytest.mark.parametrize("page", ["README.md"])
def test_python_snippets_run(page: str, tmp_path: Path) -> None:
    """A snippet that users copy and that raises."""
    texts = [text for language, _, text in blocks(page) if language == "python"]
    assert texts
    for text in texts:
        done = subprocess.run(
            [sys.executable, "-c", text],
            env=environment(tmp_path) | {"MLA_JIT_ARCH": "cpu"},
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stderr


def test_links_lead_somewhere() -> None:
    """A link to a page, or to a heading of a page, that was renamed."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    for page in pages:
        for target in re.findall(r"\]\(([^)#\s]*)(?:#[^)\s]*)?\)", page.read_text()):
            if target and not target.startswith("http"):
                assert (page.parent / target).exists(), f"{page.name}: {target}"
