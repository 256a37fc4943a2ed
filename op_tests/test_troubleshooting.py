"""docs/troubleshooting.md and the messages that it explains."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "troubleshooting.md").read_text(encoding="utf-8")
EXPLAINED = ("BuildError", "CacheError", "TargetError")
SOURCES = sorted((ROOT / "mla_jit").rglob("*.py"))


def phrases(*titles: str) -> list[str]:
    """What the first columns of the sections with these words in their titles quote."""
    found: list[str] = []
    for section in re.split(r"^## ", PAGE, flags=re.MULTILINE):
        if any(title in section.partition("\n")[0] for title in titles):
            for row in re.findall(r"^\| (.+?) \|", section, flags=re.MULTILINE):
                found += re.findall(r"`([^`…]+)`", row)
    return found


def messages() -> Iterator[tuple[str, str, str]]:
    """Every place that makes an error of the kinds above: its class, the fixed parts of its message, where."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in EXPLAINED:
                texts = [part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)]
                fixed = "…".join(text for text in texts if isinstance(text, str))
                if re.search("[a-z]{3}", fixed):
                    yield node.func.id, fixed, f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("kind", EXPLAINED)
def test_every_message_is_explained(kind: str) -> None:
    """Fault: a new error whose remedy nobody wrote down."""
    known = phrases(kind)
    found = [(text, where) for name, text, where in messages() if name == kind]
    assert found
    assert [(text, where) for text, where in found if not any(phrase in text for phrase in known)] == []


def test_every_explanation_has_its_message() -> None:
    """Fault: a page that quotes what no release says any more."""
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    code += "".join(path.read_text(encoding="utf-8") for path in (ROOT / "kernels").rglob("*.c*"))
    quoted = phrases("BuildError", "CacheError", "LaunchError", "TargetError")
    assert len(quoted) > 20
    assert [phrase for phrase in quoted if phrase not in code] == []
