"""Which compiler is chosen, why, and what counts as the same one."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from mla_jit import env
from mla_jit.errors import BuildError, ConfigError
from mla_jit.jit import toolchain
from mla_jit.jit.spec import Tool
from mla_jit.jit.toolchain import Compiler, find_compiler

GCC = "g++ (Distribution 12.2.0-14) 12.2.0\nCopyright (C) 2022 Free Software Foundation, Inc."
CLANG = "clang version {0}.1.0\nTarget: x86_64-pc-linux-gnu\nThread model: posix\nInstalledDir: {1}"
NVCC = "nvcc: NVIDIA (R) Cuda compiler driver\nCuda compilation tools, release 13.0, V13.0.88\nBuild cuda_13.0.r13.0"
HIPCC = "HIP version: 6.4.1\nAMD clang version 19.0.0git (roc-6.4.1)\nTarget: x86_64\nInstalledDir: {0}"


def tool(path: Path, text: str, body: str = "") -> Path:
    """Write a compiler that answers --version with `text` and counts how often it is asked."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        f"#!/bin/sh\n{body}\n"
        f"case $1 in --version) echo x >> '{path}.asked'; cat << 'EOT'\n{text}\nEOT\n;;"
        "-dumpmachine) echo x86_64-linux-gnu;; *) echo;; esac\n"
    )
    path.chmod(0o755)
    return path


def asked(path: Path) -> int:
    counter = Path(f"{path}.asked")
    return len(counter.read_text().splitlines()) if counter.exists() else 0


def settings(*folders: Path, **fields: str) -> env.Settings:
    path = os.pathsep.join([*map(str, folders), "/usr/bin", "/bin"])
    nowhere = {"cuda_home": "/nowhere", "rocm_path": "/nowhere"}
    return replace(env.Settings(path=path), **{**nowhere, **fields})


def only(*folders: Path, **fields: str) -> env.Settings:
    """Settings whose PATH holds just these folders and a shell's tools, not the machine's own compilers."""
    bare = folders[0] / "bare"
    bare.mkdir(exist_ok=True)
    for name in ("cat", "sh"):
        if not (bare / name).exists():
            (bare / name).symlink_to(f"/bin/{name}")
    return replace(settings(**fields), path=os.pathsep.join(map(str, (*folders, bare))))


@pytest.fixture(autouse=True)
def no_default_toolkits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide toolkits in default folders of the machine that runs the tests."""
    real = toolchain._inside

    def inside(folder: str | None, label: str, *names: str) -> object:
        return real(None if label == "the default folder" else folder, label, *names)

    monkeypatch.setattr(toolchain, "_inside", inside)


def find(kind: Tool, chosen: env.Settings, memo: Path | None = None, *, override: bool = False) -> Compiler:
    return find_compiler(kind, chosen, memo, override=override)


def test_order_for_cpu_sources(tmp_path: Path) -> None:
    """Guards against a choice that depends on anything but a fixed order."""
    tool(tmp_path / "clang++-19", CLANG.format(19, tmp_path))
    assert find("cxx", only(tmp_path)).why == "newest clang++-NN on PATH"
    tool(tmp_path / "clang++", CLANG.format(15, tmp_path))
    assert find("cxx", only(tmp_path)).path == str(tmp_path / "clang++")
    tool(tmp_path / "g++", GCC)
    found = find("cxx", only(tmp_path))
    assert (found.path, found.kind, found.why) == (str(tmp_path / "g++"), "gcc", "g++ on PATH")


def test_order_for_amd_sources(tmp_path: Path) -> None:
    """Guards against an old clang without the target, and against passing over ROCm where ROCM_PATH names it."""
    tool(tmp_path / "clang++", CLANG.format(14, tmp_path))
    tool(tmp_path / "clang++-19", CLANG.format(19, tmp_path))
    with pytest.raises(BuildError, match=r"clang 20 or newer.*ROCM_PATH"):
        find("hip", only(tmp_path))
    tool(tmp_path / "clang++-20", CLANG.format(20, tmp_path))
    tool(tmp_path / "clang++-22", CLANG.format(22, tmp_path))
    assert find("hip", only(tmp_path)).path == str(tmp_path / "clang++-22")
    rocm = tmp_path / "rocm"
    tool(rocm / "bin" / "hipcc", HIPCC.format(rocm))
    assert find("hip", only(tmp_path, rocm_path=str(rocm))).path == str(rocm / "bin" / "hipcc")
    tool(rocm / "lib" / "llvm" / "bin" / "clang++", HIPCC.format(rocm))
    assert find("hip", only(tmp_path, rocm_path=str(rocm))).path.endswith("lib/llvm/bin/clang++")


def test_order_for_nvidia_sources(tmp_path: Path) -> None:
    """Guards against ignoring CUDA_HOME; the host compiler that nvcc calls is named and part of the identity."""
    tool(tmp_path / "g++", GCC)
    with pytest.raises(BuildError, match="CUDA toolkit"):
        find("nvcc", only(tmp_path))
    tool(tmp_path / "nvcc", NVCC)
    on_path = find("nvcc", only(tmp_path))
    assert on_path.command == (str(tmp_path / "nvcc"), "-ccbin", str(tmp_path / "g++"))
    assert "Distribution 12.2.0-14" in on_path.identity
    home = tmp_path / "cuda"
    tool(home / "bin" / "nvcc", NVCC)
    found = find("nvcc", only(tmp_path, cuda_home=str(home)))
    assert found.path == str(home / "bin" / "nvcc") and "CUDA_HOME" in found.why
    assert found.identity == on_path.identity
    tool(tmp_path / "g++", GCC.replace("12.2.0-14", "13.1"))
    assert find("nvcc", only(tmp_path)).identity != on_path.identity


def test_override(tmp_path: Path) -> None:
    """Guards against MLA_JIT_COMPILER being ignored, or taken for a kind of source that it cannot compile."""
    tool(tmp_path / "g++", GCC)
    other = tool(tmp_path / "own" / "my compiler", CLANG.format(18, tmp_path))
    found = find("cxx", only(tmp_path, compiler=str(other)), override=True)
    assert (found.path, found.why) == (str(other), "MLA_JIT_COMPILER")
    assert find("cxx", only(tmp_path, compiler=str(other)), override=False).path == str(tmp_path / "g++")
    assert find("cxx", only(tmp_path, compiler="g++"), override=True).path == str(tmp_path / "g++")
    with pytest.raises(ConfigError, match="MLA_JIT_COMPILER='absent' is not an executable"):
        find("cxx", only(tmp_path, compiler="absent"), override=True)
    with pytest.raises(ConfigError, match=r"is gcc, not nvcc.*CUDA toolkit"):
        find("nvcc", only(tmp_path, compiler="g++"), override=True)
    with pytest.raises(ConfigError, match="older than clang 20"):
        find("hip", only(tmp_path, compiler=str(other)), override=True)


def test_a_compiler_that_fails_is_passed_over_and_named(tmp_path: Path) -> None:
    """Guards against dying of a broken shim while a working compiler is there."""
    tool(tmp_path / "g++", GCC, body="exit 7")
    with pytest.raises(BuildError, match=r"g\+\+ failed with status 7.*install a C\+\+17 compiler"):
        find("cxx", only(tmp_path))
    tool(tmp_path / "clang++", CLANG.format(18, tmp_path))
    assert find("cxx", only(tmp_path)).path == str(tmp_path / "clang++")


def test_a_compiler_that_hangs_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guards against wrappers that wait for a licence server or a terminal."""
    monkeypatch.setattr(toolchain, "VERSION_TIMEOUT_S", 0.1)
    os.mkfifo(tmp_path / "never")
    tool(tmp_path / "g++", GCC, body=f"exec cat '{tmp_path / 'never'}'")
    with pytest.raises(BuildError, match="did not answer"):
        find("cxx", only(tmp_path))


@pytest.mark.parametrize(("name", "text"), [("g++", GCC), ("clang++", CLANG.format(20, "{0}")), ("hipcc", HIPCC)])
def test_identity_has_no_place_in_it(tmp_path: Path, name: str, text: str) -> None:
    """Guards against needless rebuilds: the same toolkit elsewhere, or behind a symlink, is the same compiler."""
    kind: Tool = "hip" if name == "hipcc" else "cxx"
    here, there = tmp_path / "here", tmp_path / "there"
    tool(here / name, text.format(here))
    tool(there / name, text.format(there))
    (tmp_path / "link").symlink_to(there)
    identities = {find(kind, only(folder)).identity for folder in (here, there, tmp_path / "link")}
    assert len(identities) == 1
    assert str(tmp_path) not in identities.pop()


def test_gcc_by_another_name_is_the_same(tmp_path: Path) -> None:
    """Guards against g++ and g++-12 counting as two compilers; GCC begins its version with its own name."""
    tool(tmp_path / "a" / "g++", GCC)
    tool(tmp_path / "b" / "g++-12", GCC.replace("g++ (", "g++-12 ("))
    assert find("cxx", only(tmp_path / "a")).identity == find("cxx", only(tmp_path / "b")).identity


def test_the_answer_is_kept_until_the_file_changes(tmp_path: Path) -> None:
    """Guards against a process per import, and against believing an answer after an upgrade."""
    path, memo = tool(tmp_path / "g++", GCC), tmp_path / "memo"
    chosen = only(tmp_path)
    first = find("cxx", chosen, memo)
    assert find("cxx", chosen, memo) == first
    assert asked(path) == 1
    tool(path, GCC.replace("12.2", "13.1"))
    assert find("cxx", chosen, memo).identity != first.identity
    status = path.stat()
    path.write_bytes(path.read_bytes().replace(b"13.1", b"13.2"))  # same size
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns + 1))
    assert "13.2" in find("cxx", chosen, memo).identity


def test_a_link_that_turns_to_another_compiler_is_noticed(tmp_path: Path) -> None:
    """Guards against `alternatives` links: the link's own path stays the same."""
    tool(tmp_path / "real" / "one", GCC)
    tool(tmp_path / "real" / "two", GCC.replace("12.2", "99.9"))
    (tmp_path / "g++").symlink_to(tmp_path / "real" / "one")
    first = find("cxx", only(tmp_path), tmp_path / "memo")
    (tmp_path / "g++").unlink()
    (tmp_path / "g++").symlink_to(tmp_path / "real" / "two")
    assert find("cxx", only(tmp_path), tmp_path / "memo").identity != first.identity


def test_an_upgrade_behind_a_wrapper_is_noticed(tmp_path: Path) -> None:
    """Guards against venv shims and hipcc: the wrapper stays the same while the program behind it changes."""
    behind = tool(tmp_path / "llvm" / "clang", "")
    version = tmp_path / "version"
    version.write_text(CLANG.format(20, behind.parent))
    wrapper = tool(tmp_path / "bin" / "clang++", "", body=f"[ \"$1\" = --version ] && exec cat '{version}'")
    chosen = only(wrapper.parent)
    first = find("hip", chosen, tmp_path / "memo")
    version.write_text(CLANG.format(21, behind.parent))
    assert find("hip", chosen, tmp_path / "memo") == first  # nothing that can be seen has changed yet
    behind.write_text("another program")
    assert find("hip", chosen, tmp_path / "memo").identity != first.identity


@pytest.mark.parametrize("garbage", ["", "{", "[]", '{"stamps": []}', '{"stamps": [["x", "x", 1, 1]]}'])
def test_a_damaged_memo_is_asked_anew(tmp_path: Path, garbage: str) -> None:
    """Guards against a garbage file deciding what the compiler is."""
    path, memo = tool(tmp_path / "g++", GCC), tmp_path / "memo"
    first = find("cxx", only(tmp_path), memo)
    (record,) = memo.iterdir()
    record.write_text(garbage)
    assert find("cxx", only(tmp_path), memo) == first
    assert asked(path) == 2


def test_a_memo_that_cannot_be_written_costs_only_time(tmp_path: Path) -> None:
    """Guards against read-only caches failing on bookkeeping."""
    tool(tmp_path / "g++", GCC)
    (tmp_path / "file").touch()
    assert find("cxx", only(tmp_path), tmp_path / "file" / "memo").kind == "gcc"
