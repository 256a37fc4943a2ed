"""``python -m mla_jit info | build | clean``."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from jit_support import PACKAGE, Sandbox, set_answer

COMMAND = """
import mla_jit.__main__ as command
command.COMMANDS = ("info", "build", "clean")
sys.exit(command.main(json.loads(os.environ["ARGUMENTS"])))
"""


@pytest.fixture
def sandbox(tmp_path: Path) -> Sandbox:
    return Sandbox.make(tmp_path)


def command(sandbox: Sandbox, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    import json

    process = sandbox.start(COMMAND, ARGUMENTS=json.dumps(arguments), **variables)
    stdout, stderr = process.communicate(timeout=120)
    return subprocess.CompletedProcess(arguments, process.returncode, stdout, stderr)


def test_build_fills_the_users_cache(sandbox: Sandbox) -> None:
    """Guards against a command that builds something else than a call loads."""
    done = command(sandbox, "build")
    assert done.returncode == 0
    assert done.stdout.splitlines() == [f"cpu: {sandbox.folder()}"]
    calls = len(sandbox.compiler.calls)
    assert sandbox.run().answer == 1
    assert command(sandbox, "build", "--arch", "cpu").returncode == 0
    assert len(sandbox.compiler.calls) == calls
    assert command(sandbox, "build", "--arch", "cpu", "--force").returncode == 0
    assert len(sandbox.compiler.calls) == 2 * calls


def test_an_output_folder_can_be_copied_into_a_package(sandbox: Sandbox) -> None:
    """Guards against prebuilt caches that remember where they were built."""
    output = sandbox.base / "output dir"
    assert command(sandbox, "build", "--arch", "cpu", "--output", str(output)).returncode == 0
    assert sandbox.folders() == []
    text = "".join(path.read_text() for path in output.rglob("key.json"))
    assert str(sandbox.base) not in text
    shutil.copytree(output, sandbox.tree / "prebuilt")
    shutil.rmtree(output)
    outcome = sandbox.run(PATH="/nowhere")
    assert outcome.answer == 1 and "prebuilt" in str(outcome.report["folder"])


def test_a_failing_target_does_not_stop_the_others(sandbox: Sandbox) -> None:
    """Guards against one missing toolkit hiding the rest; the status still says that something failed."""
    done = command(sandbox, "build", "--arch", "sm_90,cpu", CUDA_HOME="/nowhere", MLA_JIT_COMPILER="absent")
    assert done.returncode == 1 and "MLA_JIT_COMPILER" in done.stderr
    fail = sandbox.tree / "kernels" / "generic"
    fail.mkdir()
    (fail / "a.cu").write_text("#error on purpose\n")
    done = command(sandbox, "build", "--arch", "gfx950,cpu")
    assert done.returncode == 1
    assert "gfx950: " in done.stderr
    assert done.stdout.startswith("cpu: ")


def test_unknown_names_are_refused_before_anything_is_built(sandbox: Sandbox) -> None:
    """Guards against building half a list and then dying of a typing error."""
    done = command(sandbox, "build", "--arch", "cpu,gfx_unknown")
    assert done.returncode == 1 and "gfx_unknown" in done.stderr
    assert sandbox.compiler.calls == []


def test_clean(sandbox: Sandbox) -> None:
    """Guards against removing other targets, or what is not ours, and against a clean that cleans nothing."""
    assert "nothing there" in command(sandbox, "clean").stdout
    sandbox.run()
    set_answer(sandbox.tree, 2)
    sandbox.run()
    bystander = sandbox.cache / "cpu" / "notes.txt"
    bystander.touch()
    assert "removed 0 builds" in command(sandbox, "clean", "--arch", "sm_90").stdout
    assert "removed 2 builds" in command(sandbox, "clean").stdout
    assert sandbox.folders() == [] and bystander.exists()
    assert sandbox.run().answer == 2


def test_info_explains_the_choices(sandbox: Sandbox) -> None:
    """Guards against support questions: which target, which cache, which compiler and why."""
    sandbox.run()
    done = command(sandbox, "info")
    assert done.returncode == 0, done.stderr
    for part in (
        "chosen   cpu",
        "MLA_JIT_ARCH=cpu",
        f"{sandbox.cache} (from MLA_JIT_CACHE_DIR)",
        f"{sandbox.folder()} (whole)",
        f"{sandbox.compiler.path}: g++",
        "(g++ on PATH)",
        f"package  {PACKAGE}",
        f"sources  {sandbox.tree}",
        "MLA_JIT_CACHE_DIR=",
    ):
        assert part in done.stdout, part


def test_info_names_what_is_wrong(sandbox: Sandbox) -> None:
    """Guards against a report that dies of the very problem it should show."""
    sandbox.run()
    (sandbox.folder() / "libdecode.so").write_bytes(b"")
    done = command(sandbox, "info", PATH="/nowhere")
    assert done.returncode == 1
    assert "unusable" in done.stdout and "needed for cpu: no compiler found" in done.stdout
    sandbox.cache.chmod(0o777)
    assert "not used: " in command(sandbox, "info").stdout


def test_info_creates_nothing(sandbox: Sandbox) -> None:
    """Guards against a report that changes what it reports on."""
    assert command(sandbox, "info").returncode == 0
    assert not sandbox.cache.exists()
