"""The package's own sources through real compilers, and the real import."""

from __future__ import annotations

import ctypes
import json
import os
import shutil
import struct
import subprocess
import sys
from pathlib import Path

import pytest
from jit_support import write_tree

from mla_jit import _data, abi, env
from mla_jit.arch import Target
from mla_jit.errors import BuildError, LaunchError
from mla_jit.jit import cache, loader, places, trust
from mla_jit.jit.builder import build, find_compilers, plan
from mla_jit.jit.spec import module_spec

ROOT = Path(__file__).resolve().parent.parent


def clean_environment(tmp_path: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("MLA_JIT_")}
    return {**kept, "PYTHONPATH": str(ROOT), "MLA_JIT_CACHE_DIR": str(tmp_path / "cache"), **more}


def child(code: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    # The current folder comes first on a child's path, so it has to be the one that is meant.
    where = environment["PYTHONPATH"]
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, cwd=where, capture_output=True, text=True, timeout=300)


def build_target(name: str, root: Path, data: Path | None = None) -> cache.Entry:
    """Build the package's sources for a target into `root`; skip where this machine lacks the compiler."""
    settings = env.read({"PATH": os.environ.get("PATH", os.defpath)})
    place = places.Place(root, "a test", trust.cache_rule())
    spec = module_spec("decode", Target(name), data)
    try:
        compilers = find_compilers(spec, settings, place)
    except BuildError as error:
        pytest.skip(error.summary)
    return build(plan(spec, 1, settings, data), compilers, place)


IMPORT_TWICE = """
import json, os, sys
import torch
before = set(sys.modules)
import mla_jit
from mla_jit.arch import Target
from mla_jit.jit import loader
loaded = loader.entry_of(Target("cpu")) is not None
heavy = sorted({"yaml", "filelock", "subprocess", "asyncio", "ninja"} & (set(sys.modules) - before))
child = os.fork()
if child == 0:
    os._exit(0 if loader.load(Target("cpu")).mla_jit_abi_version() > 0 else 1)
status = os.waitpid(child, 0)[1]
print(json.dumps([loaded, heavy, torch.cuda.is_initialized(), status]), file=sys.stderr)
"""


def test_import_builds_once_then_loads_without_noise_or_context(tmp_path: Path) -> None:
    """Guards against noisy warm imports, heavy modules on that path, CUDA contexts, and forks that break."""
    environment = clean_environment(tmp_path, MLA_JIT_ARCH="cpu")
    first = child(IMPORT_TWICE, environment)
    assert first.returncode == 0 and first.stdout == "" and "built module 'decode' for cpu" in first.stderr
    again = child(IMPORT_TWICE, environment)
    assert again.returncode == 0 and again.stdout == ""
    assert json.loads(again.stderr) == [True, [], False, 0]


def test_the_command_line_does_not_build_by_being_imported(tmp_path: Path) -> None:
    """Guards against `python -m mla_jit info` compiling before it says a word."""
    environment = clean_environment(tmp_path, MLA_JIT_ARCH="cpu")
    done = subprocess.run(
        [sys.executable, "-m", "mla_jit", "info"], env=environment, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert "building" not in done.stderr and not (tmp_path / "cache").exists()


DEVICE_SOURCE = """
#if defined(MLA_JIT_TARGET_HIP)
#define KERNEL __attribute__((global))
#define DEVICE __attribute__((device))
#else
#define KERNEL __global__
#define DEVICE __device__
#endif
namespace { DEVICE int local; }
static DEVICE int counter;
extern "C" KERNEL void kernel(int* p) { *p = local++ + counter++ + sizeof(__FILE__) + __LINE__; }
"""


def device_tree(root: Path) -> Path:
    """Write a tree with what tempts compilers to make up names: names local to a file, statics, __FILE__."""
    write_tree(root)
    (root / "kernels" / "generic").mkdir()
    for name in ("a", "b"):
        text = DEVICE_SOURCE.replace("kernel(", f"kernel_{name}(")
        (root / "kernels" / "generic" / f"{name}.cu").write_text(text)
    with open(root / "kernels" / "launcher.cu", "a") as launcher:
        launcher.write("namespace { thread_local char last[64]; }\nEXPORT char* text() { return last; }\n")
    return root


@pytest.mark.slow
@pytest.mark.parametrize("target", ["cpu", "sm_90", "gfx950", "gfx942"])
def test_builds_are_byte_identical_wherever_they_happen(tmp_path: Path, target: str) -> None:
    """Guards against paths, times and random names in libraries and code objects of each toolchain."""
    trees = [device_tree(tmp_path / name) for name in ("1", "another, longer place é", "3")]
    entries = [build_target(target, tree / "cache", tree) for tree in trees]
    assert len({entry.key for entry in entries}) == 1
    assert all(entry.record["files"] == entries[0].record["files"] for entry in entries)


@pytest.mark.parametrize("target", ["cpu", "gfx950", "gfx942", pytest.param("sm_90", marks=pytest.mark.slow)])
def test_the_packages_own_modules_are_reproducible(tmp_path: Path, target: str) -> None:
    """Guards against sources of ours that defeat it, with __TIME__, __FILE__ or the like."""
    moved = tmp_path / "moved, to a longer place"
    for folder in ("kernels", "asm"):
        shutil.copytree(_data.data_root() / folder, moved / folder)
    entries = [build_target(target, tmp_path / str(n), data) for n, data in enumerate((None, moved))]
    assert entries[0].key == entries[1].key
    assert entries[0].record["files"] == entries[1].record["files"]


AMD_MACHINES = {"gfx950": 0x4F, "gfx942": 0x4C, "gfx90a": 0x3F, "gfx1100": 0x41, "gfx1201": 0x4E, "gfx1250": 0x49}
"""What the low byte of a code object's ELF flags says (LLVM's AMDGPU usage guide, EF_AMDGPU_MACH)."""

EM_AMDGPU = 224


@pytest.mark.parametrize("target", AMD_MACHINES)
def test_the_generic_kernels_compile_for_amd(tmp_path: Path, target: str) -> None:
    """Guards against sources that only nvcc takes, code objects of another GPU, and a host library that needs ROCm to
    load: without the runtime it loads all the same and says what is missing."""
    entry = build_target(target, tmp_path)
    kernels = {
        "decode_32": "mla_generic_persistent_32",
        "merge": "mla_generic_merge",
        "check": "mla_generic_check_split",
    }
    for file, kernel in kernels.items():
        code = (entry.folder / f"kernels-generic-{file}.co").read_bytes()
        machine, flags = struct.unpack_from("<18xH28xI", code)
        assert (code[:4], machine, flags & 0xFF) == (b"\x7fELF", EM_AMDGPU, AMD_MACHINES[target])
        assert kernel.encode() + b".kd\0" in code
    library = ctypes.CDLL(str(entry.folder / "libdecode.so"))
    abi.bind(library)
    status = library.mla_jit_hip_open(b"/nowhere/libamdhip64.so", os.fsencode(entry.folder))
    with pytest.raises(LaunchError, match="cannot open the HIP runtime: /nowhere/"):
        abi.check(library, status)


@pytest.mark.slow
def test_several_targets_in_one_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guards against caches keyed by the module's name alone: two architectures are two libraries."""
    monkeypatch.setenv("MLA_JIT_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(loader, "_loaded", {})
    tree = device_tree(tmp_path / "tree")
    build_target("gfx950", tmp_path / "probe", tree)
    with _data.override_data_root(tree):
        libraries = {name: loader.load(Target(name)) for name in ("cpu", "gfx950", "gfx942")}
        assert len({library._name for library in libraries.values()}) == 3
        for name, library in libraries.items():
            assert loader.load(Target(name)) is library
            assert f"/{name}/" in library._name
