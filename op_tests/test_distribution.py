"""Wheel, source distribution and editable install, used where no checkout is; builds that travel with the package."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest
from jit_support import give_up_power, read_only

ROOT = Path(__file__).resolve().parents[1]
TIMEOUT_S = 600

# Decodes one row, having shown that package and data come from the folder that is meant.
DECODE = """
import sys
from pathlib import Path
import mla_jit
from mla_jit._data import data_root
from mla_jit.arch import Target
from mla_jit.jit import loader
from mla_jit.workload import build_layer_batch

home = Path(sys.argv[1]).resolve()
assert Path(mla_jit.__file__).resolve().is_relative_to(home), mla_jit.__file__
assert data_root().is_relative_to(home), data_root()
b = build_layer_batch([3], 2)
ws = mla_jit.get_mla_v4_nm_ps_workspace("cpu", num_heads=2)
out = mla_jit.mla_decode_fwd_v4_nm_ps(b.q, b.q_rope, b.kv, b.kv_rope, b.kv_indptr, b.kv_page_indices, b.sink, ws)
assert bool(out.isfinite().all())
print(loader.entry_of(Target("cpu")).folder)
"""

# The same as far as it goes without torch, which the package's __init__ imports: build, load, ask for the ABI.
LOAD_WITHOUT_TORCH = """
import sys, types
from pathlib import Path
home = Path(sys.argv[1]).resolve()
package = types.ModuleType("mla_jit")
package.__path__ = [str(next(home.glob("**/site-packages/mla_jit")))]
sys.modules["mla_jit"] = package
from mla_jit import _data, abi
from mla_jit.arch import Target
from mla_jit.jit import loader
assert _data.data_root().is_relative_to(home), _data.data_root()
library = loader.load(Target("cpu"))
abi.bind(library)
assert "torch" not in sys.modules
print(loader.entry_of(Target("cpu")).folder)
"""


@dataclass(frozen=True)
class Distributions:
    wheel: Path
    sdist: Path


def hatch(folder: Path, where: Path, *arguments: str) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder), *arguments]
    subprocess.run(command, cwd=where, check=True, capture_output=True, timeout=TIMEOUT_S)


@pytest.fixture(scope="module")
def distributions(tmp_path_factory: pytest.TempPathFactory) -> Distributions:
    if importlib.util.find_spec("hatchling") is None:
        pytest.skip("hatchling, the build backend, is not installed")
    folder = tmp_path_factory.mktemp("dist")
    hatch(folder, ROOT)
    (wheel,), (sdist,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    return Distributions(wheel, sdist)


def environment(cache: Path, **more: str) -> dict[str, str]:
    """This process's environment, less what would lead a child to this checkout, its cache or its settings."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("MLA_JIT_", "PYTHON"))}
    return {**kept, "PYTHONDONTWRITEBYTECODE": "1", "MLA_JIT_ARCH": "cpu", "MLA_JIT_CACHE_DIR": str(cache), **more}


def run(
    python: Path | str, code: str, home: Path, variables: dict[str, str], *, powerless: bool = False
) -> subprocess.CompletedProcess[str]:
    """Run a program away from the checkout; it must succeed."""
    done = subprocess.run(
        [str(python), "-c", code, str(home)],
        cwd=home,
        env=variables,
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
        preexec_fn=give_up_power if powerless else None,
    )
    assert done.returncode == 0, done.stderr
    return done


# ---------------------------------------------------------------------------------------------------------------------
# Wheel and source distribution
# ---------------------------------------------------------------------------------------------------------------------


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_the_sdist_builds_the_same_wheel_without_a_checkout(distributions: Distributions, tmp_path: Path) -> None:
    """Fault: a source distribution that lacks what only the checkout has, so that what it builds cannot build."""
    with tarfile.open(distributions.sdist) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (tree,) = (tmp_path / "unpacked").iterdir()
    hatch(tmp_path / "again", tree, "-t", "wheel")
    (wheel,) = (tmp_path / "again").glob("*.whl")
    assert contents(wheel) == contents(distributions.wheel)
    for name in ("Makefile", "requirements-dev.txt", "op_tests", "docs", "LICENSE"):
        assert (tree / name).exists(), name


def test_make_wheel_builds_both(tmp_path: Path) -> None:
    """Fault: a front door that makes one of the two, or puts them elsewhere than it says."""
    if shutil.which("make") is None or importlib.util.find_spec("hatchling") is None:
        pytest.skip("needs make and hatchling")
    ready = tmp_path / "ready"
    ready.touch()
    overrides = [f"PY={sys.executable}", f"READY={ready}", f"DIST={tmp_path / 'out'}"]
    subprocess.run(["make", "wheel", *overrides], cwd=ROOT, check=True, capture_output=True, timeout=TIMEOUT_S)
    assert sorted(path.suffix for path in (tmp_path / "out").iterdir()) == [".gz", ".whl"]


def make_venv(python: str, folder: Path) -> Path:
    """Make an environment with nothing in it and return its interpreter."""
    subprocess.run([python, "-m", "venv", "--without-pip", str(folder)], check=True, timeout=TIMEOUT_S)
    return folder / "bin" / "python"


def site_of(python: Path) -> Path:
    command = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    return Path(subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip())


def lend_this_environment(python: Path) -> None:
    """Put this environment's packages, torch among them, behind those of another interpreter of the same version.

    Folders named in a .pth file have no .pth files of their own read, so an editable install stays out.
    """
    (site_of(python) / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")


def install(python: Path, *arguments: str) -> None:
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", "--no-index"]
    done = subprocess.run([*pip, *arguments], capture_output=True, text=True, timeout=TIMEOUT_S)
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_a_clean_environment_installs_builds_and_decodes(
    distributions: Distributions, tmp_path: Path, kind: str
) -> None:
    """Fault: an installation that only works beside the sources it was made from."""
    python = make_venv(sys.executable, tmp_path / "venv")
    lend_this_environment(python)
    if kind == "wheel":
        install(python, str(distributions.wheel))
    else:
        install(python, "--no-build-isolation", str(distributions.sdist))
    done = run(python, DECODE, tmp_path / "venv", environment(tmp_path / "cache"))
    assert done.stdout.startswith(str(tmp_path / "cache"))
    assert "built module 'decode' for cpu" in done.stderr


def interpreter(minor: int) -> str:
    """A Python 3.`minor` that runs: on PATH, or installed by pyenv and not selected."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    candidates = [shutil.which(f"python3.{minor}"), *sorted(pyenv.glob(f"versions/3.{minor}.*/bin/python"))]
    for candidate in filter(None, candidates):
        command = [str(candidate), "-c", "import venv, ctypes, sys; print(sys.executable)"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT_S)
        if done.returncode == 0:
            return done.stdout.strip()
    pytest.skip(f"Python 3.{minor} is not installed here")


@pytest.mark.slow
@pytest.mark.parametrize("minor", [10, 11, 12, 13])
def test_every_python_installs_builds_and_loads(distributions: Distributions, tmp_path: Path, minor: int) -> None:
    """Fault: syntax, or a library, of one Python release; torch is left out because few releases have it at hand."""
    python = make_venv(interpreter(minor), tmp_path / "venv")
    # Of this release's own: the newest filelock of one Python may not serve another.
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", "filelock", "ninja"]
    if subprocess.run(pip, capture_output=True, timeout=TIMEOUT_S).returncode != 0:
        pytest.skip("filelock and ninja cannot be installed here: no package index")
    install(python, str(distributions.wheel))
    done = run(python, LOAD_WITHOUT_TORCH, tmp_path / "venv", environment(tmp_path / "cache"))
    assert done.stdout.startswith(str(tmp_path / "cache"))
    again = run(python, LOAD_WITHOUT_TORCH, tmp_path / "venv", environment(tmp_path / "cache", PATH="/nowhere"))
    assert (again.stdout, again.stderr) == (done.stdout, "")


# ---------------------------------------------------------------------------------------------------------------------
# Builds that travel with the package
# ---------------------------------------------------------------------------------------------------------------------


def unpack(wheel: Path, site: Path) -> Path:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    return site


def build_command(site: Path, cache: Path, output: Path, arch: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mla_jit", "build", "--arch", arch, "--output", str(output)]
    variables = environment(cache, PYTHONPATH=str(site))
    return subprocess.run(command, cwd=site, env=variables, capture_output=True, text=True, timeout=TIMEOUT_S)


@pytest.mark.parametrize("where", ["mla_jit/_data/prebuilt", pytest.param("mla_jit_prebuilt", marks=pytest.mark.slow)])
def test_a_package_with_a_build_inside_or_beside_it_needs_no_compiler(
    distributions: Distributions, tmp_path: Path, where: str
) -> None:
    """Fault: prebuilt libraries that are not found, or a package that writes into read-only site-packages."""
    site = unpack(distributions.wheel, tmp_path / "site packages")
    built = build_command(site, tmp_path / "cache", tmp_path / "out", "cpu")
    assert built.returncode == 0, built.stderr
    shutil.move(tmp_path / "out", site / where)
    before = sorted(site.rglob("*"))
    variables = environment(tmp_path / "cache", PYTHONPATH=str(site), PATH="/nowhere")
    with read_only(site):
        done = run(sys.executable, DECODE, site, variables, powerless=True)
    assert Path(done.stdout.strip()).is_relative_to(site / where)
    assert done.stderr == ""
    assert sorted(site.rglob("*")) == before
    assert not list((tmp_path / "cache").glob("*/decode-*"))


def test_read_only_site_packages_build_into_the_cache(distributions: Distributions, tmp_path: Path) -> None:
    """Fault: building beside the sources, which a user of an administrator's installation may not write."""
    site = unpack(distributions.wheel, tmp_path / "site")
    with read_only(site):
        variables = environment(tmp_path / "cache", PYTHONPATH=str(site))
        done = run(sys.executable, DECODE, site, variables, powerless=True)
    assert done.stdout.startswith(str(tmp_path / "cache"))


@pytest.mark.slow
def test_one_folder_of_builds_for_every_target(distributions: Distributions, tmp_path: Path) -> None:
    """Fault: cross-compiling that needs a GPU or a checkout, or that leaves traces of where it happened."""
    site = unpack(distributions.wheel, tmp_path / "site")
    names = ["gfx950", "gfx942", "sm_90", "cpu"]
    built = build_command(site, tmp_path / "cache", tmp_path / "out", ",".join(names))
    if "no compiler found" in built.stderr:
        pytest.skip("needs g++, nvcc and clang 20 or newer")
    assert built.returncode == 0, built.stderr
    assert [line.partition(":")[0] for line in built.stdout.splitlines()] == names
    for folder in ((tmp_path / "out") / name for name in names):
        assert not list(folder.glob(".staging-*"))
        text = b"".join(path.read_bytes() for path in folder.glob("decode-*/*") if path.suffix in (".so", ".co"))
        assert text and os.fsencode(tmp_path) not in text
    shutil.move(tmp_path / "out", site / "mla_jit_prebuilt")
    variables = environment(tmp_path / "cache", PYTHONPATH=str(site), PATH="/nowhere", MLA_JIT_ARCH="gfx950;cpu")
    done = run(sys.executable, DECODE, site, variables)
    assert Path(done.stdout.strip()).is_relative_to(site / "mla_jit_prebuilt" / "cpu") and done.stderr == ""


# ---------------------------------------------------------------------------------------------------------------------
# Editable
# ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_an_editable_install_sees_edits_at_once(distributions: Distributions, tmp_path: Path) -> None:
    """Fault: an edit of Python or kernels that has no effect until the package is installed again."""
    with tarfile.open(distributions.sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (tree,) = tmp_path.glob("mla_jit-*")
    python = make_venv(sys.executable, tmp_path / "venv")
    lend_this_environment(python)
    install(python, "--no-build-isolation", "--editable", str(tree))
    assert not (site_of(python) / "mla_jit").exists()  # nothing that could grow old
    variables = environment(tmp_path / "cache")
    first = run(python, DECODE, tree, variables)
    assert run(python, DECODE, tree, variables).stdout == first.stdout
    with open(tree / "kernels" / "common" / "params.h", "a") as header:
        header.write("// an edit\n")
    with open(tree / "mla_jit" / "__init__.py", "a") as module:
        module.write("print('edited')\n")
    edited = run(python, DECODE, tree, variables).stdout.splitlines()
    assert edited[0] == "edited" and edited[1] != first.stdout.strip()
