"""Many processes, dying processes and filesystems without locks.

Every wait is for an event: a compiler that came to its gate, a line on a child's stderr, a child's end.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from jit_support import (
    LOAD,
    Sandbox,
    break_tree,
    build_shim,
    children_of,
    finish,
    read_line,
    set_answer,
)

COMPILES = 2
CALLS = 3
"""Compiler calls of one build of the made-up tree: two sources and the link."""


@pytest.fixture
def sandbox(tmp_path: Path) -> Iterator[Sandbox]:
    sandbox = Sandbox.make(tmp_path)
    sandbox.variables["MAX_JOBS"] = "1"
    yield sandbox
    for descriptor in sandbox.compiler.descriptors:
        os.close(descriptor)


def start_waiters(sandbox: Sandbox, count: int, **options: str) -> list[subprocess.Popen[str]]:
    """Start children and return when each of them says that it waits."""
    waiters = [sandbox.start(**options) for _ in range(count)]
    for waiter in waiters:
        assert "waiting for process" in read_line(waiter)
    return waiters


def start_builder(sandbox: Sandbox, code: str = LOAD) -> subprocess.Popen[str]:
    """Close the gate, start a child and return when its compiler has come there."""
    sandbox.compiler.close_gate()
    builder = sandbox.start(code)
    sandbox.compiler.wait_for_arrivals()
    assert "building module" in read_line(builder)
    return builder


def kill(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGKILL)
    finish(process)


def test_32_cold_imports_compile_once(sandbox: Sandbox) -> None:
    """Guards against every rank compiling, and against waiters that return without a library."""
    sandbox.compiler.close_gate()
    crowd = [sandbox.start() for _ in range(32)]
    first_lines = [read_line(process) for process in crowd]
    assert sum("building module" in line for line in first_lines) == 1
    assert sum("waiting for process" in line for line in first_lines) == 31
    sandbox.compiler.open_gate()
    assert [finish(process).answer for process in crowd] == [1] * 32
    assert len(sandbox.compiler.calls) == CALLS
    assert len(sandbox.folders()) == 1 and sandbox.leftovers() == []


def test_those_who_waited_report_the_error_of_the_one_that_built(sandbox: Sandbox) -> None:
    """Guards against waiters that hide the compiler's message, or repeat the same failing compile one by one."""
    break_tree(sandbox.tree)
    builder = start_builder(sandbox)
    waiters = start_waiters(sandbox, 31)
    sandbox.compiler.open_gate()
    for process in (builder, *waiters):
        outcome = finish(process)
        assert "BuildError" in outcome.error and "injected mistake 4711" in outcome.error
        assert "injected mistake 4711" in Path(str(outcome.report["log"])).read_text()
    assert sum("part0" in call for call in sandbox.compiler.compiles) == 1
    (sandbox.tree / "kernels" / "cpu" / "part0.cpp").write_text("int part0() { return 0; }\n")
    assert sandbox.run().answer == 1


def test_a_waiter_names_the_builder_and_takes_over_when_it_dies(sandbox: Sandbox) -> None:
    """Guards against locks that outlive their process: the system drops it, and the waiter builds."""
    builder = start_builder(sandbox)
    waiter = sandbox.start()
    assert f"waiting for process {builder.pid} on " in read_line(waiter)
    kill(builder)
    sandbox.compiler.wait_for_arrivals()  # the waiter's own compiler
    sandbox.compiler.open_gate()
    assert finish(waiter).answer == 1


def test_compilers_that_outlive_a_killed_builder_do_no_harm(sandbox: Sandbox) -> None:
    """Guards against a dead builder's ninja finishing into the final place, and against waiting for it."""
    builder = start_builder(sandbox)
    kill(builder)
    heir = sandbox.start()
    assert "building module" in read_line(heir)  # and not "waiting": the lock died with its process
    sandbox.compiler.wait_for_arrivals()
    assert len(sandbox.leftovers()) == 2
    sandbox.compiler.open_gate()  # the orphan and the heir go on at the same time
    assert finish(heir).answer == 1
    assert sandbox.run().answer == 1
    assert len(sandbox.folders()) == 1


def test_a_killed_ninja_is_an_error_at_once(sandbox: Sandbox) -> None:
    """Guards against waiting for compilers whose ninja is gone (they hold its output open), or trusting their files."""
    builder = start_builder(sandbox)
    (ninja,) = children_of(builder.pid)
    os.kill(ninja, signal.SIGKILL)
    outcome = finish(builder)  # while the compiler is still at the gate
    assert "ninja was ended by SIGKILL" in outcome.error
    sandbox.compiler.open_gate()
    assert sandbox.run().answer == 1


def test_an_interrupted_builder_cleans_up(sandbox: Sandbox) -> None:
    """Guards against Ctrl-C leaving compilers, a lock or a staging folder behind."""
    builder = start_builder(sandbox)
    builder.send_signal(signal.SIGINT)
    assert finish(builder).status != 0
    assert sandbox.leftovers() == [] and sandbox.folders() == []
    sandbox.compiler.open_gate()
    assert sandbox.run().answer == 1


@pytest.mark.slow
def test_kills_at_random_moments(sandbox: Sandbox) -> None:
    """Guards against any step of the build that a kill turns into a broken or hanging next import."""
    random.seed(20)
    for attempt in range(25):
        set_answer(sandbox.tree, 100 + attempt)
        victim = sandbox.start()
        try:
            victim.wait(timeout=random.uniform(0.0, 0.7))  # the moment is the fault that is injected
        except subprocess.TimeoutExpired:
            kind = random.choice(["group", "ninja", "parent"])
            targets = children_of(victim.pid) if kind != "parent" else []
            if kind != "ninja":
                targets.append(victim.pid)
            for pid in targets:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        finish(victim)
        assert sandbox.run().answer == 100 + attempt


def test_a_lock_timeout_names_holder_and_remedy(sandbox: Sandbox) -> None:
    """Guards against hanging behind a builder that hangs, where the user has asked not to."""
    builder = start_builder(sandbox)
    outcome = sandbox.run(MLA_JIT_LOCK_TIMEOUT="0.01")
    assert "CacheError" in outcome.error
    for part in (f"process {builder.pid}", ".lock", "MLA_JIT_LOCK_TIMEOUT", "MLA_JIT_CACHE_DIR"):
        assert part in outcome.error
    sandbox.compiler.open_gate()
    assert finish(builder).answer == 1


def test_the_lock_file_stays(sandbox: Sandbox) -> None:
    """Guards against deleting lock files, which lets two processes hold 'the' lock on two files."""
    sandbox.run()
    (lock,) = (sandbox.cache / "cpu" / ".locks").glob("*.lock")
    inode = lock.stat().st_ino
    sandbox.run(MLA_JIT_REBUILD="1")
    assert lock.stat().st_ino == inode


def test_garbage_in_lock_and_holder_files_decides_nothing(sandbox: Sandbox) -> None:
    """Guards against believing process ids in files: containers repeat both pids and host names."""
    sandbox.run()
    (lock,) = (sandbox.cache / "cpu" / ".locks").glob("*.lock")
    lock.write_text(f"{os.getpid()}\n{os.uname().nodename}\n")
    lock.with_suffix(".holder").write_text(json.dumps({"pid": os.getpid(), "host": os.uname().nodename, "since": ""}))
    assert sandbox.run(MLA_JIT_REBUILD="1").answer == 1


FORK_WHILE_BUILDING = """
import threading
thread = threading.Thread(target=load_and_report)
thread.start()
open(os.environ["GO"]).read()
if os.fork() == 0:
    report(child=os.getpid())
    open(os.environ["HOLD"]).read()
    os._exit(0)
thread.join()
"""


def test_a_fork_during_a_build_does_not_inherit_the_lock(sandbox: Sandbox) -> None:
    """Guards against a forked worker that keeps a killed builder's lock for as long as it lives."""
    check_that_a_fork_does_not_inherit_the_lock(sandbox)


def check_that_a_fork_does_not_inherit_the_lock(sandbox: Sandbox) -> None:
    go, hold = sandbox.base / "go", sandbox.base / "hold"
    os.mkfifo(go)
    os.mkfifo(hold)
    sandbox.variables |= {"GO": str(go), "HOLD": str(hold)}
    builder = start_builder(sandbox, FORK_WHILE_BUILDING)
    go.write_text("go\n")
    assert builder.stdout is not None
    assert "child" in builder.stdout.readline()  # the forked child now lives until somebody writes to HOLD
    builder.send_signal(signal.SIGKILL)
    builder.wait()
    heir = sandbox.start()
    assert "building module" in read_line(heir)
    sandbox.compiler.open_gate()
    assert finish(heir).answer == 1
    hold.write_text("end\n")
    finish(builder)


FORK_AND_LOAD = """
import threading
thread = threading.Thread(target=load_and_report)
thread.start()
open(os.environ["GO"]).read()
child = os.fork()
load_and_report()
if child == 0:
    os._exit(0)
thread.join()
os.waitpid(child, 0)
"""


def test_a_child_forked_during_a_build_can_load(sandbox: Sandbox) -> None:
    """Guards against a thread lock that was held at the fork and that nobody in the child will ever release."""
    go = sandbox.base / "go"
    os.mkfifo(go)
    builder = start_builder(sandbox, FORK_AND_LOAD.replace('os.environ["GO"]', repr(str(go))))
    go.write_text("go\n")
    assert f"waiting for process {builder.pid}" in read_line(builder)  # said by the child
    sandbox.compiler.open_gate()
    assert [report["answer"] for report in finish(builder).reports] == [1, 1, 1]


FORK_AFTER_LOADING = """
loader.ensure_at_import()
pid = os.fork()
if pid == 0:
    load_and_report()
    os._exit(0)
os.waitpid(pid, 0)
load_and_report()
"""


@pytest.mark.parametrize("build", ["import", "lazy"])
def test_fork_after_import(sandbox: Sandbox, build: str) -> None:
    """Guards against locks and handles that do not survive a fork, loaded or not."""
    outcome = sandbox.run(FORK_AFTER_LOADING, MLA_JIT_BUILD=build)
    assert [report.get("answer") for report in outcome.reports] == [1, 1]


THREADS = """
import threading
threads = [threading.Thread(target=load_and_report) for _ in range(16)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
"""


def test_threads_share_one_build_and_one_handle(sandbox: Sandbox) -> None:
    """Guards against a build per thread."""
    assert [report["answer"] for report in sandbox.run(THREADS).reports] == [1] * 16
    assert len(sandbox.compiler.calls) == CALLS


NO_FLOCK_SHIM = """
#include <errno.h>
int flock(int fd, int operation) { (void)fd; (void)operation; errno = NUMBER; return -1; }
"""


@pytest.mark.parametrize("number", ["ENOSYS", "ENOLCK", "EOPNOTSUPP"])
def test_filesystems_without_locks(sandbox: Sandbox, number: str) -> None:
    """Guards against an endless spin or a silent existence lock: double work at most, and a kill leaves no lock."""
    shim = build_shim(sandbox.base, NO_FLOCK_SHIM.replace("NUMBER", number))
    sandbox.compiler.close_gate()
    victim = sandbox.start(preload=shim)
    assert "no file locks" in read_line(victim)
    sandbox.compiler.wait_for_arrivals()
    kill(victim)
    pair = [sandbox.start(preload=shim) for _ in range(2)]
    sandbox.compiler.wait_for_arrivals(2)  # both build at the same time
    sandbox.compiler.open_gate()
    assert [finish(process).answer for process in pair] == [1, 1]
    assert len(sandbox.folders()) == 1
    assert len(sandbox.leftovers()) == 1  # the victim's, too young to be swept
    assert not list((sandbox.cache / "cpu" / ".locks").glob("*.lock"))


@pytest.fixture(params=["3.12.0", ""], ids=["oldest", "newest"])
def filelock_version(request: pytest.FixtureRequest, sandbox: Sandbox) -> str:
    """Give the children a release of filelock of their own; needs a package index, else the test is skipped."""
    wanted = f"filelock=={request.param}" if request.param else "filelock"
    folder = sandbox.base / "site"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(folder), wanted]
    if subprocess.run(command, capture_output=True).returncode != 0:
        pytest.skip(f"{wanted} cannot be installed here")
    sandbox.variables["PYTHONPATH"] = str(folder)
    outcome = sandbox.run("import filelock\nreport(file=filelock.__file__)")
    assert str(outcome.report["file"]).startswith(str(folder))
    return wanted


@pytest.mark.slow
def test_oldest_and_newest_filelock(sandbox: Sandbox, filelock_version: str) -> None:
    """Guards against releases of filelock that wait, release or imitate locks differently."""
    builder = start_builder(sandbox)
    waiters = start_waiters(sandbox, 3)
    kill(builder)
    sandbox.compiler.wait_for_arrivals()
    sandbox.compiler.open_gate()
    assert [finish(waiter).answer for waiter in waiters] == [1] * 3
    assert len(sandbox.compiler.calls) <= COMPILES + CALLS + 1, filelock_version
    assert len(list((sandbox.cache / "cpu" / ".locks").glob("*.lock"))) == 1
    shim = build_shim(sandbox.base, NO_FLOCK_SHIM.replace("NUMBER", "ENOSYS"))
    set_answer(sandbox.tree, 2)
    assert sandbox.run(preload=shim).answer == 2


@pytest.mark.slow
def test_forks_with_oldest_and_newest_filelock(sandbox: Sandbox, filelock_version: str) -> None:
    """Guards against releases of filelock that know nothing of forks."""
    check_that_a_fork_does_not_inherit_the_lock(sandbox)
