"""Manners of the JIT towards its surroundings: GPUs that it must not touch, several targets at once, odd tools."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import pytest
import torch
from jit_support import LOAD, Sandbox, read_only
from test_jit_real import child, clean_environment

from mla_jit import backend, env
from mla_jit.jit import ninja
from mla_jit.jit.toolchain import find_compiler


@pytest.fixture
def sandbox(tmp_path: Path) -> Sandbox:
    return Sandbox.make(tmp_path)


# ---------------------------------------------------------------------------------------------------------------------
# GPUs
# ---------------------------------------------------------------------------------------------------------------------

WATCHED_IMPORT = """
import ctypes, json, os, sys
import torch
touched = []
def watch(module, name, answer):
    def watched(*arguments, **options):
        touched.append(name)
        return answer
    setattr(module, name, watched)
for name in ("_lazy_init", "init", "current_device", "get_device_properties", "synchronize", "set_device"):
    watch(torch.cuda, name, None)
watch(torch.cuda, "is_available", True)
watch(torch.cuda, "device_count", 2)
opened, real = [], ctypes.CDLL
class CDLL(real):
    def __init__(self, name, *arguments, **options):
        opened.append(str(name))
        super().__init__(name, *arguments, **options)
ctypes.CDLL = CDLL
import mla_jit
from mla_jit import detect
detect.detect()
mla_jit.get_mla_v4_nm_num_kv_splits(8, 128, 1152)
maps = open("/proc/self/maps").read()
print(json.dumps([touched, opened, [n for n in ("libcuda.so", "libamdhip64", "libhsa") if n in maps]]), file=sys.stderr)
"""


def test_importing_and_planning_touch_no_gpu(tmp_path: Path) -> None:
    """Guards against a GPU context made by an import, which breaks every later fork: no call into torch.cuda, no GPU
    library but the one that manages."""
    done = child(WATCHED_IMPORT, clean_environment(tmp_path, MLA_JIT_ARCH="cpu", MLA_JIT_BUILD="lazy"))
    assert done.returncode == 0 and done.stdout == "", done.stderr
    touched, opened, mapped = json.loads(done.stderr.splitlines()[-1])
    assert touched == [] and mapped == []
    assert {Path(name).name for name in opened} <= {"libnvidia-ml.so.1"}


class FakeLibrary:
    """What ``abi.bind`` asks of a library, for a target that this machine need not have."""

    def __init__(self) -> None:
        sizes = [backend.abi.SPLIT.size, backend.abi.PERSISTENT.size, backend.abi.COMBINE.size, backend.abi.PACK.size]
        self.mla_jit_last_error = SimpleNamespace()
        self.mla_jit_split, self.mla_jit_persistent = SimpleNamespace(), SimpleNamespace()
        self.mla_jit_combine, self.mla_jit_pack = SimpleNamespace(), SimpleNamespace()
        self.mla_jit_cuda_configure = Mock(return_value=0)
        self.mla_jit_params_bytes = lambda entry: sizes[entry]


@pytest.mark.parametrize("hip", [None, "6.4"])
def test_two_gpus_of_different_archs_load_two_modules(monkeypatch: pytest.MonkeyPatch, hip: str | None) -> None:
    """Guards against one module per process: a library built for GPU 0 crashes when it launches on another arch."""
    properties = [
        SimpleNamespace(major=9, minor=0, gcnArchName="gfx950:sramecc+:xnack-", multi_processor_count=132),
        SimpleNamespace(major=8, minor=6, gcnArchName="gfx1100", multi_processor_count=84),
    ]
    asked: list[str] = []

    def load(target: backend.Target) -> FakeLibrary:
        asked.append(target.name)
        return FakeLibrary()

    monkeypatch.setattr(torch.version, "hip", hip)
    monkeypatch.setattr(torch.cuda, "get_device_properties", lambda device: properties[device.index])
    monkeypatch.setattr(torch._C, "_cuda_getCurrentRawStream", lambda index: 100 + index, raising=False)
    monkeypatch.setattr(backend.loader, "load", load)
    monkeypatch.setattr(backend, "_open_runtime", lambda target, library: None)
    backend.of.cache_clear()
    try:
        first, second = (backend.of(torch.device("cuda", index)) for index in (0, 1))
        assert backend.of(torch.device("cuda", 1)) is second
    finally:
        backend.of.cache_clear()
    assert asked == (["gfx950", "gfx1100"] if hip else ["sm_90", "sm_86"])
    assert first.library is not second.library
    assert (first.stream(), second.stream()) == (100, 101)
    assert second.compute_units == 84  # of the device itself: that arch has no table


TWO_TARGETS = """
libraries = [loader.load(Target(name)) for name in ("cpu", "gfx950", "gfx942")]
report(names=[library._name for library in libraries], again=loader.load(Target("gfx950")) is libraries[1])
"""


def test_several_targets_in_one_process_are_several_libraries(sandbox: Sandbox) -> None:
    """Guards against caches keyed by the module's name alone, on disk and in the process."""
    report = sandbox.run(TWO_TARGETS).report
    assert report["again"] is True
    names = report["names"]
    assert isinstance(names, list) and [Path(name).parent.parent.name for name in names] == ["cpu", "gfx950", "gfx942"]


def test_a_build_of_another_target_is_never_loaded(sandbox: Sandbox) -> None:
    """Guards against a cache folder that was copied or renamed to another arch: it loads fine and crashes later."""
    sandbox.run("loader.load(Target('gfx950'))")
    (built,) = (sandbox.cache / "gfx950").glob("decode-*")
    shutil.copytree(built, sandbox.cache / "gfx942" / built.name)
    code = LOAD.replace("load_and_report()", "cpu = Target('gfx942')\nload_and_report()")
    assert "no compiler found" in sandbox.run(code, PATH="/nowhere").error


# ---------------------------------------------------------------------------------------------------------------------
# Tools and folders
# ---------------------------------------------------------------------------------------------------------------------


def test_changed_flags_are_another_build(sandbox: Sandbox) -> None:
    """Guards against a new release of the package loading what an old one compiled with other flags."""
    assert sandbox.run().answer == 1
    code = "from mla_jit.jit import spec\nspec._HOST_FLAGS += ('-DUNUSED=1',)\n" + LOAD
    assert sandbox.run(code).answer == 1
    assert len(sandbox.folders()) == 2
    calls = len(sandbox.compiler.calls)
    assert sandbox.run().answer == 1 and sandbox.run(code).answer == 1
    assert len(sandbox.compiler.calls) == calls


def test_max_jobs_reaches_ninja(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guards against a limit that is computed and then not passed on."""
    started: list[tuple[str, ...]] = []
    real = subprocess.Popen
    monkeypatch.setattr(
        subprocess, "Popen", lambda command, **rest: (started.append(command), real(command, **rest))[1]
    )
    ninja.write_build_file(tmp_path, [ninja.Edge("made", (), ("touch", "made"), "touch")])
    ninja.run(tmp_path, replace(env.read(), max_jobs=1), what="a file")
    (command,) = started
    assert command[command.index("-j") + 1] == "1"


def test_hipcc_as_a_python_shim_of_a_venv(tmp_path: Path) -> None:
    """Guards against following such a shim to the wrong root: it finds its toolkit from its own place, so it is called
    by the path it was found under."""
    toolkit = tmp_path / "venv" / "lib" / "rocm" / "clang"
    toolkit.parent.mkdir(parents=True)
    toolkit.write_text("#!/bin/sh\necho 'HIP version: 6.4.1'; echo 'AMD clang version 20.0.0 (roc-6.4.1)'\n")
    toolkit.chmod(0o755)
    shim = tmp_path / "venv" / "bin" / "hipcc"
    shim.parent.mkdir()
    shim.write_text(
        f"#!{sys.executable}\nimport os, sys\n"
        "root = os.path.dirname(os.path.dirname(os.path.abspath(sys.argv[0])))\n"
        "os.execv(os.path.join(root, 'lib', 'rocm', 'clang'), sys.argv)\n"
    )
    shim.chmod(0o755)
    nowhere = {"cuda_home": "/nowhere", "rocm_path": "/nowhere"}
    found = find_compiler("hip", replace(env.Settings(path=str(shim.parent)), **nowhere), None, override=False)
    assert (found.path, found.why) == (str(shim), "hipcc on PATH")
    assert "roc-6.4.1" in found.identity and str(tmp_path) not in found.identity


def test_a_home_that_cannot_be_written_is_no_home(sandbox: Sandbox) -> None:
    """Guards against dying where HOME is read-only, as in many containers; the private stand-in says what it is."""
    home = sandbox.base / "home"
    home.mkdir()
    with read_only(home):
        outcome = sandbox.run(powerless=True, HOME=str(home), MLA_JIT_CACHE_DIR=None, TMPDIR=str(sandbox.base))
    assert outcome.answer == 1
    assert "no usable home folder" in outcome.stderr and "MLA_JIT_CACHE_DIR" in outcome.stderr
    assert list(home.iterdir()) == []
