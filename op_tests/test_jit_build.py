"""Building and finding again: what is built once, what is built anew, and what is said when it fails."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest
from jit_support import (
    LOAD,
    FakeCompiler,
    Sandbox,
    break_tree,
    build_shim,
    fake_compiler,
    finish,
    read_only,
    set_answer,
    write_tree,
)


@pytest.fixture
def sandbox(tmp_path: Path) -> Sandbox:
    return Sandbox.make(tmp_path)


def test_a_second_process_loads_without_compiling(sandbox: Sandbox) -> None:
    """Guards against needless rebuilds, and against anything on stdout (every child's stdout must be its reports)."""
    first = sandbox.run()
    assert first.answer == 1
    assert "built module 'decode' for cpu" in first.stderr
    calls = len(sandbox.compiler.calls)
    assert calls == 3  # two sources and the link
    second = sandbox.run()
    assert second.answer == 1
    assert second.stderr == ""
    assert len(sandbox.compiler.calls) == calls


def test_the_published_folder_holds_products_only_and_others_can_read_it(sandbox: Sandbox) -> None:
    """Guards against staging folders that stay private, a strict umask, and leftovers of the build."""
    assert sandbox.run("os.umask(0o077)\n" + LOAD).answer == 1
    folder = sandbox.folder()
    assert sorted(path.name for path in folder.iterdir()) == ["build.log", "build.ninja", "key.json", "libdecode.so"]
    assert folder.stat().st_mode & 0o777 == 0o755
    for above in (sandbox.cache, sandbox.cache / "cpu"):
        assert above.stat().st_mode & 0o777 == 0o755
    for path in folder.iterdir():
        assert path.stat().st_mode & 0o777 == (0o755 if path.suffix == ".so" else 0o644)
    assert sandbox.leftovers() == []


@pytest.mark.parametrize("change", ["header", "source", "new file"])
def test_content_with_an_old_timestamp_is_noticed(sandbox: Sandbox, change: str) -> None:
    """Guards against keys made of timestamps: an edit that keeps mtime and size must lead to a new build."""
    assert sandbox.run().answer == 1
    if change == "header":
        set_answer(sandbox.tree, 2)
        assert sandbox.run().answer == 2
    else:
        number = 0 if change == "source" else 7
        path = sandbox.tree / "kernels" / "cpu" / f"part{number}.cpp"
        path.write_text(f"int part{number}() {{ return 9; }}\n")
        os.utime(path, (1, 1))
        assert sandbox.run().answer == 1
    assert len(sandbox.folders()) == 2


def test_going_back_finds_the_old_build(sandbox: Sandbox) -> None:
    """Guards against caches that keep one build per name: switching between two contents compiles each once."""
    assert sandbox.run().answer == 1
    set_answer(sandbox.tree, 2)
    assert sandbox.run().answer == 2
    calls = len(sandbox.compiler.calls)
    set_answer(sandbox.tree, 1)
    assert sandbox.run().answer == 1
    assert len(sandbox.compiler.calls) == calls


def test_the_same_content_elsewhere_is_not_built_again(sandbox: Sandbox, tmp_path: Path) -> None:
    """Guards against absolute paths in the key: another checkout, a copied cache and a moved toolkit all match."""
    assert sandbox.run().answer == 1
    calls = len(sandbox.compiler.calls)
    elsewhere = tmp_path / "other place é"
    sandbox.tree = shutil.copytree(sandbox.tree, elsewhere / "tree")
    sandbox.cache = shutil.copytree(sandbox.cache, elsewhere / "cache")
    (tmp_path / "toolkit").symlink_to(sandbox.compiler.path.parent)
    outcome = sandbox.run(PATH=f"{tmp_path / 'toolkit'}:/usr/bin:/bin")
    assert outcome.answer == 1
    assert str(elsewhere) in str(outcome.report["folder"])
    assert len(sandbox.compiler.calls) == calls


def test_spaces_and_other_alphabets_in_paths(tmp_path: Path) -> None:
    """Guards against unquoted paths anywhere between the sources, the compiler and the loader."""
    sandbox = Sandbox.make(tmp_path / "Ünï 漢字 $HOME 'q' \"d\"")
    # The counting wrapper itself is shell text, so only tree and cache lie under the odd name here.
    sandbox.compiler = fake_compiler(tmp_path / "with space")
    assert sandbox.run().answer == 1
    assert sandbox.run(LANG="C", LC_ALL="C").answer == 1


def test_another_compiler_is_another_build(sandbox: Sandbox, tmp_path: Path) -> None:
    """Guards against a changed or upgraded compiler going unnoticed, at the same path and under an old timestamp."""
    assert sandbox.run().answer == 1
    script = sandbox.compiler.path.read_text()
    fake_compiler(
        tmp_path / "bin",
        extra='case "$*" in *--version*) echo "g++ (Other) 99.1"; echo Free Software Foundation; exit;; esac',
    )
    os.utime(sandbox.compiler.path, (1, 1))
    assert sandbox.run().answer == 1
    assert len(sandbox.folders()) == 2
    sandbox.compiler.path.write_text(script)
    calls = len(sandbox.compiler.calls)
    assert sandbox.run().answer == 1
    assert len(sandbox.compiler.calls) == calls


def test_another_abi_is_another_build_and_a_lying_library_is_refused(sandbox: Sandbox) -> None:
    """Guards against loading a library that speaks another ABI: it must raise before any entry is called."""
    assert sandbox.run().answer == 1
    outcome = sandbox.run("import mla_jit.abi\nmla_jit.abi.ABI_VERSION = 77\n" + LOAD)
    assert "LaunchError" in outcome.error
    assert "speaks ABI 1, this package ABI 77" in outcome.error
    assert len(sandbox.folders()) == 2


def test_a_compile_error_carries_command_log_and_tail(sandbox: Sandbox) -> None:
    """Guards against errors that hide the compiler's message; stdout stays clean and nothing half-built is left."""
    break_tree(sandbox.tree)
    outcome = sandbox.run()
    assert outcome.error.startswith("BuildError: building module 'decode' for cpu failed")
    assert "injected mistake 4711" in outcome.error
    assert "kernels/cpu/part0.cpp" in outcome.error
    assert str(sandbox.compiler.path) in outcome.error
    log = Path(str(outcome.report["log"]))
    assert "injected mistake 4711" in log.read_text()
    assert sandbox.folders() == [] and sandbox.leftovers() == []


def test_an_error_is_kept_until_the_sources_change(sandbox: Sandbox) -> None:
    """Guards against compiling the same mistake on every call, and against never seeing its correction."""
    break_tree(sandbox.tree)
    good = "int part0() { return 0; }\\n"
    outcome = sandbox.run(
        "loader.ensure_at_import()\nload_and_report()\nload_and_report()\n"
        f"Path({str(sandbox.tree)!r}, 'kernels/cpu/part0.cpp').write_text('{good}')\nload_and_report()\n"
    )
    assert [sorted(report) for report in outcome.reports] == [["error", "log", "text"]] * 2 + [["answer", "folder"]]
    broken = [call for call in sandbox.compiler.compiles if "part0" in call]
    assert len(broken) == 2  # the mistake once, the correction once


def test_a_later_process_retries_after_a_failure(sandbox: Sandbox) -> None:
    """Guards against a recorded failure that outlives its cause."""
    gate = sandbox.base / "fail"
    gate.touch()
    sandbox.compiler = fake_compiler(
        sandbox.base / "bin", extra=f"case \"$*\" in *' -c '*) [ -e '{gate}' ] && exit 3;; esac"
    )
    assert "BuildError" in sandbox.run().error
    gate.unlink()
    assert sandbox.run().answer == 1
    assert list((sandbox.cache / "cpu" / "failed").iterdir()) == []


def test_importing_never_raises(sandbox: Sandbox) -> None:
    """Guards against imports that die of an unknown arch, a bad variable, a missing compiler or an unusable cache."""
    code = "loader.ensure_at_import()\nreport(kept=repr(loader.kept_error(cpu)))\n" + LOAD
    cases: list[tuple[dict[str, str], str, str]] = [
        ({"MLA_JIT_ARCH": "gfx_unknown"}, "TargetError", "answer"),
        ({"MLA_JIT_BUILD": "sometimes"}, "ConfigError", "ConfigError"),
        ({"PATH": "/nowhere", "MLA_JIT_CACHE_DIR": str(sandbox.base / "empty")}, "install", "install"),
        ({"MLA_JIT_CACHE_DIR": "/proc/nowhere"}, "CacheError", "CacheError"),
    ]
    for variables, kept, later in cases:
        outcome = sandbox.run(code, **variables)
        assert outcome.status == 0
        assert kept in str(outcome.reports[0]["kept"]), variables
        assert later in json.dumps(outcome.reports[1]), variables


def test_lazy_and_never(sandbox: Sandbox) -> None:
    """Guards against builds where none was asked for; `never` still loads what is there and says what to do if not."""
    code = "loader.ensure_at_import()\nreport(imported=1)\n" + LOAD
    outcome = sandbox.run(code, MLA_JIT_BUILD="never")
    assert "MLA_JIT_BUILD=never" in outcome.error and "python -m mla_jit build --arch cpu" in outcome.error
    assert sandbox.compiler.calls == []
    outcome = sandbox.run("loader.ensure_at_import()\nreport(imported=1)\n", MLA_JIT_BUILD="lazy")
    assert sandbox.compiler.calls == []
    assert sandbox.run(code, MLA_JIT_BUILD="lazy").answer == 1
    assert sandbox.run(code, MLA_JIT_BUILD="never").answer == 1


def test_rebuild_happens_once_and_a_fresh_build_counts(sandbox: Sandbox) -> None:
    """Guards against ranks that all rebuild: once per process, and a build younger than the process counts."""
    assert sandbox.run().answer == 1
    calls = len(sandbox.compiler.calls)
    first = sandbox.folder().stat().st_ino
    waiting = sandbox.start(_WAIT_FOR_FILE + LOAD, MLA_JIT_REBUILD="1", GO=str(sandbox.base / "go"))
    assert sandbox.run("load_and_report()\n" + LOAD, MLA_JIT_REBUILD="1").answer == 1
    assert len(sandbox.compiler.calls) == 2 * calls
    assert sandbox.folder().stat().st_ino != first
    with open(sandbox.base / "go", "w") as pipe:
        pipe.write("go\n")
    assert finish(waiting).answer == 1
    assert len(sandbox.compiler.calls) == 2 * calls


_WAIT_FOR_FILE = """
if not os.path.exists(os.environ["GO"]):
    os.mkfifo(os.environ["GO"])
open(os.environ["GO"]).read()
"""


def test_no_compiler_and_a_warm_cache(sandbox: Sandbox) -> None:
    """Guards against needing a compiler for what is built: the newest build of the same sources loads."""
    assert sandbox.run().answer == 1
    set_answer(sandbox.tree, 2)
    assert sandbox.run().answer == 2
    outcome = sandbox.run(PATH="/nowhere")
    assert outcome.answer == 2
    set_answer(sandbox.tree, 3)
    outcome = sandbox.run(PATH="/nowhere")
    assert "no compiler found for cxx sources" in outcome.error and "g++ or clang" in outcome.error


@pytest.mark.parametrize("newer", [0, 1])
def test_without_a_compiler_the_newest_of_equals_serves(sandbox: Sandbox, newer: int) -> None:
    """Guards against loading whichever comes first by name, and against a broken newer one hiding a whole older one."""
    version = 'case "$*" in *--version*) echo "g++ (Other) 99"; echo Free Software Foundation; exit;; esac'
    sandbox.run()
    sandbox.compiler = fake_compiler(sandbox.base / "bin", extra=version)
    sandbox.run()
    folders = sandbox.folders()
    for number, folder in enumerate(folders):
        record = json.loads((folder / "key.json").read_text())
        record["built_at"] = 2000.0 if number == newer else 1000.0
        (folder / "key.json").write_text(json.dumps(record))
    assert sandbox.run(PATH="/nowhere").report["folder"] == str(folders[newer])
    (folders[newer] / "libdecode.so").write_bytes(b"")
    assert sandbox.run(PATH="/nowhere").report["folder"] == str(folders[1 - newer])


def test_a_prebuilt_folder_needs_no_compiler(sandbox: Sandbox) -> None:
    """Guards against prebuilt libraries that go unused, or are used for other sources than their own."""
    sandbox.run()
    shutil.copytree(sandbox.cache, sandbox.tree / "prebuilt")
    empty = {"MLA_JIT_CACHE_DIR": str(sandbox.base / "empty")}
    outcome = sandbox.run(PATH="/nowhere", **empty)
    assert outcome.answer == 1 and "prebuilt" in str(outcome.report["folder"])
    assert not (sandbox.base / "empty").exists()
    set_answer(sandbox.tree, 2)
    assert "no compiler" in sandbox.run(PATH="/nowhere", **empty).error
    assert sandbox.run(**empty).answer == 2


def test_a_library_of_the_package_that_does_not_load_is_passed_over(sandbox: Sandbox) -> None:
    """Guards against a wheel's library for another system: what cannot be repaired in place is built in the cache."""
    sandbox.run()
    prebuilt = shutil.copytree(sandbox.cache, sandbox.tree / "prebuilt")
    (library,) = prebuilt.glob("cpu/*/libdecode.so")
    _forge(library, b"not a library")
    outcome = sandbox.run()
    assert outcome.answer == 1 and "prebuilt" not in str(outcome.report["folder"])
    assert "cannot be used" in outcome.stderr
    assert library.exists()


def _forge(library: Path, content: bytes) -> None:
    """Replace a library and make key.json agree, as a compiler for another system would have."""
    import hashlib

    library.write_bytes(content)
    record_file = library.parent / "key.json"
    record = json.loads(record_file.read_text())
    record["files"]["libdecode.so"] = {"size": len(content), "sha256": hashlib.sha256(content).hexdigest()}
    record_file.write_text(json.dumps(record))


def test_a_library_that_does_not_load_is_set_aside_with_its_reason_and_rebuilt_once(sandbox: Sandbox) -> None:
    """Guards against a library that imports fail on for ever, and against endless rebuilding."""
    sandbox.run()
    _forge(sandbox.folder() / "libdecode.so", b"not a library")
    outcome = sandbox.run()
    assert outcome.answer == 1
    (aside,) = sandbox.set_aside()
    assert (
        "invalid ELF header" in (aside / "reason.txt").read_text() or "too short" in (aside / "reason.txt").read_text()
    )
    launcher = sandbox.tree / "kernels" / "launcher.cu"
    launcher.write_text(launcher.read_text().replace("mla_jit_abi_version", "misspelt_abi_version"))
    calls = len(sandbox.compiler.calls)
    outcome = sandbox.run()
    assert "LaunchError" in outcome.error and "undefined symbol: mla_jit_abi_version" in outcome.error
    assert len(sandbox.compiler.calls) == calls + 2 * 3


def test_a_missing_tool_is_named_with_what_to_install(sandbox: Sandbox) -> None:
    """Guards against bare FileNotFoundErrors from deep inside."""
    sandbox.run()
    set_answer(sandbox.tree, 2)
    outcome = sandbox.run("sys.modules['ninja'] = None\n" + LOAD, PATH=str(sandbox.compiler.path.parent) + ":/bin-none")
    assert "pip install ninja" in outcome.error or outcome.answer == 2


ENOSPC_SHIM = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <string.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
/* Every write to a file under $FULL fails as on a full disk. */
ssize_t write(int fd, const void* data, size_t size) {
  static ssize_t (*real)(int, const void*, size_t);
  if (!real) real = (ssize_t(*)(int, const void*, size_t))dlsym(RTLD_NEXT, "write");
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t n = readlink(link, path, sizeof path - 1);
  const char* full = getenv("FULL");
  if (full && n > 0) {
    path[n] = 0;
    if (strstr(path, full)) { errno = ENOSPC; return -1; }
  }
  return real(fd, data, size);
}
"""


@pytest.mark.parametrize("full", [".staging-", "key.json"])
def test_a_full_disk_raises_and_leaves_nothing(sandbox: Sandbox, full: str) -> None:
    """Guards against half-written builds on a full disk, and against silently going elsewhere."""
    shim = build_shim(sandbox.base, ENOSPC_SHIM)
    outcome = sandbox.run(preload=shim, FULL=full)
    assert "CacheError" in outcome.error and "No space left" in outcome.error and "MLA_JIT_CACHE_DIR" in outcome.error
    assert sandbox.leftovers() == []
    assert sandbox.run().answer == 1


def test_a_read_only_cache_that_holds_a_build_serves(sandbox: Sandbox) -> None:
    """Guards against writing on the way to what is there: a good build loads, a missing one names the remedy."""
    sandbox.run()
    calls = len(sandbox.compiler.calls)
    with read_only(sandbox.cache):
        assert sandbox.run(powerless=True).answer == 1
        assert sandbox.run(powerless=True, PATH="/nowhere").answer == 1
        set_answer(sandbox.tree, 2)
        outcome = sandbox.run(powerless=True)
        assert "CacheError" in outcome.error and "MLA_JIT_CACHE_DIR" in outcome.error
        assert len(sandbox.compiler.calls) == calls


def test_a_damaged_build_in_a_read_only_cache_names_itself(sandbox: Sandbox) -> None:
    """Guards against crashing on, or going around, what can neither be used nor replaced."""
    sandbox.run()
    (sandbox.folder() / "libdecode.so").write_bytes(b"")
    with read_only(sandbox.cache):
        outcome = sandbox.run(powerless=True)
    assert "CacheError" in outcome.error and "MLA_JIT_CACHE_DIR" in outcome.error
    assert "libdecode.so has 0 bytes" in outcome.error


@pytest.mark.parametrize("home", [None, "/nonexistent/home", "relative"])
def test_without_a_home_the_fallback_is_private_and_says_so(sandbox: Sandbox, home: str | None) -> None:
    """Guards against crashes without HOME or passwd entry, and against a shared name that others could prepare."""
    code = (
        "import pwd\npwd.getpwuid = lambda uid: (_ for _ in ()).throw(KeyError(uid))\n"
        + LOAD
        + "\nroot = Path(loader.entry_of(cpu).folder).parent.parent\n"
        "report(mode=root.stat().st_mode & 0o777, root=str(root))\n"
    )
    outcome = sandbox.run(code, HOME=home, MLA_JIT_CACHE_DIR=None, TMPDIR=str(sandbox.base))
    assert outcome.reports[0]["answer"] == 1
    assert outcome.report["mode"] == 0o700
    assert "MLA_JIT_CACHE_DIR" in outcome.stderr
    root = Path(str(outcome.report["root"]))
    assert root.parent == sandbox.base and not root.exists()


def test_wrapper_compilers_are_called_by_their_own_name(sandbox: Sandbox, tmp_path: Path) -> None:
    """Guards against resolving symlinks of compilers: wrappers choose what to do by the name they are called by."""
    wrapper = tmp_path / "masquerade" / "wrapper"
    wrapper.parent.mkdir()
    wrapper.write_text(f'#!/bin/sh\n[ "$(basename "$0")" = g++ ] || exit 9\nexec \'{sandbox.compiler.path}\' "$@"\n')
    wrapper.chmod(0o755)
    (wrapper.parent / "g++").symlink_to(wrapper)
    assert sandbox.run(PATH=f"{wrapper.parent}:/usr/bin:/bin").answer == 1


def test_variables_that_change_compilers_behind_the_key_are_hidden(sandbox: Sandbox, tmp_path: Path) -> None:
    """Guards against builds that depend on CPATH and the like, which no key covers."""
    (tmp_path / "inc" / "common").mkdir(parents=True)
    launcher = sandbox.tree / "kernels" / "launcher.cu"
    launcher.write_text('#if __has_include("stowaway.h")\n#error stowaway\n#endif\n' + launcher.read_text())
    (tmp_path / "inc" / "stowaway.h").write_text("")
    assert sandbox.run(CPATH=str(tmp_path / "inc")).answer == 1


def test_a_header_outside_the_key_does_not_compile(sandbox: Sandbox) -> None:
    """Guards against sources that the key does not cover: the build sees only what was hashed."""
    (sandbox.tree / "kernels" / "secret").mkdir()
    (sandbox.tree / "kernels" / "secret" / "x.h").write_text("")
    launcher = sandbox.tree / "kernels" / "launcher.cu"
    launcher.write_text('#include "secret/x.h"\n' + launcher.read_text())
    assert "secret/x.h" in sandbox.run().error


def test_two_builds_are_byte_identical_wherever_they_happen(sandbox: Sandbox, tmp_path: Path) -> None:
    """Guards against paths, times and random names in binaries."""
    sandbox.run()
    first = (sandbox.folder() / "libdecode.so").read_bytes()
    other = Sandbox(
        tmp_path, write_tree(tmp_path / "a much longer folder name" / "tree"), tmp_path / "c2", sandbox.compiler
    )
    other.run()
    assert (other.folder() / "libdecode.so").read_bytes() == first
    assert other.folder().name == sandbox.folder().name


def test_fake_compiler_counts(tmp_path: Path) -> None:
    """Guards the tests themselves: a counter that never counts would let every 'no rebuild' test pass."""
    compiler: FakeCompiler = fake_compiler(tmp_path)
    (tmp_path / "x.cpp").write_text("int x;\n")
    os.system(f"'{compiler.path}' -c {tmp_path}/x.cpp -o {tmp_path}/x.o")
    assert len(compiler.compiles) == 1
