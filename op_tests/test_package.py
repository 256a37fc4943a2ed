"""The wheel, built and used as a stranger would: away from the checkout, with what it carries and nothing else."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
DATA_FOLDERS = ("kernels", "asm", "arch_tables")

# Imports the package, and proves from where; then decodes one row with the sources that the wheel carries.
PROGRAM = """
import sys
from pathlib import Path
from typing import Any
import mla_jit
from mla_jit._data import data_root
from mla_jit.arch import table_names
from mla_jit.workload import build_layer_batch

site = Path(sys.argv[1])
assert Path(mla_jit.__file__).is_relative_to(site), mla_jit.__file__
assert data_root().is_relative_to(site), data_root()
assert {"cpu", "gfx950", "gfx942", "sm_90"} <= set(table_names())
b = build_layer_batch([3], 2)
ws = mla_jit.get_mla_v4_nm_ps_workspace("cpu", num_heads=2)
out = mla_jit.mla_decode_fwd_v4_nm_ps(
    b.q, b.q_rope, b.kv, b.kv_rope, b.kv_indptr, b.kv_page_indices, b.sink, ws
)
assert bool(out.isfinite().all())
print("decoded")
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if importlib.util.find_spec("hatchling") is None:
        pytest.skip("hatchling, the build backend, is not installed")
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=120)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_carries_the_sources_and_tables(wheel: Path) -> None:
    """Fault: a wheel without kernels or tables, or with a top-level `kernels` that collides with other packages."""
    names = set(zipfile.ZipFile(wheel).namelist())
    for folder in DATA_FOLDERS:
        files = [path for path in (ROOT / folder).rglob("*") if path.is_file() and "__pycache__" not in path.parts]
        assert files, folder
        missing = {f"mla_jit/_data/{path.relative_to(ROOT).as_posix()}" for path in files} - names
        assert not missing
    assert "mla_jit/py.typed" in names
    assert {name.split("/")[0] for name in names if ".dist-info" not in name} == {"mla_jit"}


def test_an_installed_wheel_decodes(wheel: Path, tmp_path: Path) -> None:
    """Fault: the package finds its sources in a checkout only."""
    site = tmp_path / "site packages"
    zipfile.ZipFile(wheel).extractall(site)
    before = sorted(path for path in site.rglob("*"))
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MLA_JIT_")}
    environment |= {
        "PYTHONPATH": str(site),
        "PYTHONDONTWRITEBYTECODE": "1",
        "MLA_JIT_ARCH": "cpu",
        "MLA_JIT_CACHE_DIR": str(tmp_path / "cache"),
    }
    command = [sys.executable, "-c", PROGRAM, str(site)]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "decoded\n"
    assert sorted(path for path in site.rglob("*")) == before  # building writes to the cache, never into the package


def test_the_metadata_asks_for_what_the_package_imports() -> None:
    """Fault: a dependency that is installed by accident where the tests run, and missing everywhere else."""
    tomllib = pytest.importorskip("tomllib", reason="reading pyproject.toml needs Python 3.11")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert {requirement.split(">")[0] for requirement in project["dependencies"]} == {
        "torch",
        "ninja",
        "filelock",
        "pyyaml",
    }
    pins = [line for line in (ROOT / "requirements-dev.txt").read_text().splitlines() if line and line[0] not in "#-"]
    assert pins and all("==" in line for line in pins)


def test_the_readmes_program_runs() -> None:
    """Fault: the first thing that a reader tries does not work."""
    program = (ROOT / "README.md").read_text().split("```python\n")[1].split("```")[0]
    names: dict[str, Any] = {}
    exec(compile(program, "README.md", "exec"), names)
    assert names["out"].shape == (3, 128, 512) and bool(names["out"].isfinite().all())


def test_the_readmes_links_lead_somewhere() -> None:
    """Fault: the front page points at a page that was renamed."""
    targets = re.findall(r"\]\(([^)#:]+)\)", (ROOT / "README.md").read_text())
    assert targets
    assert [target for target in targets if not (ROOT / target).exists()] == []
