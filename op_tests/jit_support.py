"""What the tests of the build cache share: a made-up kernel tree, compilers that count and block, child processes.

Children run on the package's JIT alone, without importing torch, so that dozens of them take seconds. Nothing waits by
sleeping: a compiler that should block does so on a named pipe, and everything else is a line read from a pipe.
"""

from __future__ import annotations

import ctypes
import json
import os
import select
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "mla_jit"
TIMEOUT_S = 120

PRELUDE = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore it
import json, os, sys, types
package = types.ModuleType("mla_jit")
package.__path__ = [{package!r}]
sys.modules["mla_jit"] = package
from pathlib import Path
from mla_jit import _data
_data._override = Path({tree!r})
from mla_jit.arch import Target
from mla_jit.jit import loader
cpu = Target("cpu")
def report(**what):
    print(json.dumps(what), flush=True)
def load_and_report():
    try:
        library = loader.load(cpu)
    except Exception as error:
        report(error=type(error).__name__, text=str(error), log=getattr(error, "log_path", None))
    else:
        report(answer=library.answer(), folder=str(loader.entry_of(cpu).folder))
"""

LOAD = "load_and_report()"


def write_tree(root: Path, answer: int = 1, sources: int = 2) -> Path:
    """Write a kernel tree whose library exports ``answer()`` and return its data root."""
    (root / "kernels" / "common").mkdir(parents=True, exist_ok=True)
    (root / "kernels" / "cpu").mkdir(exist_ok=True)
    (root / "kernels" / "common" / "params.h").write_text(
        f'#pragma once\n#define EXPORT extern "C" __attribute__((visibility("default")))\n#define ANSWER {answer}\n'
    )
    (root / "kernels" / "launcher.cu").write_text(
        '#include <stdint.h>\n#include "common/params.h"\n'
        "EXPORT uint32_t mla_jit_abi_version() { return 1; }\nEXPORT int answer() { return ANSWER; }\n"
    )
    for number in range(sources - 1):
        (root / "kernels" / "cpu" / f"part{number}.cpp").write_text(f"int part{number}() {{ return {number}; }}\n")
    return root


def set_answer(root: Path, answer: int, *, keep_time: bool = True) -> None:
    """Edit the header of a tree, by default without a trace in its timestamp."""
    header = root / "kernels" / "common" / "params.h"
    before = header.stat()
    text = header.read_text()
    start = text.index("#define ANSWER")
    header.write_text(text[:start] + f"#define ANSWER {answer}\n")
    if keep_time:
        os.utime(header, ns=(before.st_atime_ns, before.st_mtime_ns))


def break_tree(root: Path) -> None:
    """Make the tree fail to compile, with a text that is easy to find again."""
    (root / "kernels" / "cpu" / "part0.cpp").write_text('#error "injected mistake 4711"\n')


@dataclass
class FakeCompiler:
    """A wrapper around a real compiler that counts its calls, and waits at a gate while that is closed.

    Attributes:
        path: the script.
        counter: a file with one line per compile or link call.
        gate: a named pipe; while it exists, every compile call reads a line from it first.
        arrived: a named pipe to which a call that comes to the gate writes a line.
    """

    path: Path
    counter: Path
    gate: Path
    arrived: Path
    descriptors: list[int] = field(default_factory=list)

    @property
    def calls(self) -> list[str]:
        return self.counter.read_text().splitlines() if self.counter.exists() else []

    @property
    def compiles(self) -> list[str]:
        return [call for call in self.calls if " -c " in f" {call} "]

    def close_gate(self) -> None:
        # Both ends stay open here, so that no compiler ever blocks in open() and all go on should this process die.
        for pipe in (self.gate, self.arrived):
            os.mkfifo(pipe)
            self.descriptors.append(os.open(pipe, os.O_RDWR))

    def wait_for_arrivals(self, count: int = 1) -> None:
        """Block until `count` more compile calls have come to the gate."""
        for _ in range(count):
            ready, _, _ = select.select([self.descriptors[1]], [], [], TIMEOUT_S)
            assert ready, "no compiler came to the gate"
            assert os.read(self.descriptors[1], 1) == b"+"

    def open_gate(self) -> None:
        """Let everybody through, those who wait and those who come later."""
        os.rename(self.gate, self.gate.with_suffix(".open"))
        os.write(self.descriptors[0], b"\n" * 4096)


def fake_compiler(folder: Path, real: str | None = None, name: str = "g++", extra: str = "") -> FakeCompiler:
    """Make a compiler named `name` in `folder`; `extra` is shell text that runs before the real one."""
    folder.mkdir(parents=True, exist_ok=True)
    real = real or shutil.which("g++") or shutil.which("c++") or "c++"
    compiler = FakeCompiler(folder / name, folder / "calls", folder / "gate", folder / "arrived")
    compiler.path.write_text(
        f"""#!/bin/sh
case " $* " in
*" -c "*)
    echo "$*" >> '{compiler.counter}'
    if [ -p '{compiler.gate}' ]; then
        printf + > '{compiler.arrived}'
        read line < '{compiler.gate}'
    fi
    ;;
*" -shared "*) echo "$*" >> '{compiler.counter}' ;;
esac
{extra}
exec '{real}' "$@"
"""
    )
    compiler.path.chmod(0o755)
    return compiler


@dataclass
class Sandbox:
    """A tree, a cache and a counting compiler, and the children that use them."""

    base: Path
    tree: Path
    cache: Path
    compiler: FakeCompiler
    variables: dict[str, str] = field(default_factory=dict)

    @classmethod
    def make(cls, base: Path, **tree: int) -> Sandbox:
        return cls(base, write_tree(base / "tree", **tree), base / "cache", fake_compiler(base / "bin"))

    def environment(self, **more: str | None) -> dict[str, str]:
        kept = {name: os.environ[name] for name in ("LANG", "PYTHONPYCACHEPREFIX") if name in os.environ}
        values: dict[str, str | None] = {
            **kept,
            "PATH": f"{self.compiler.path.parent}:/usr/bin:/bin",
            "HOME": str(self.base),
            "MLA_JIT_CACHE_DIR": str(self.cache),
            "MLA_JIT_ARCH": "cpu",
            **self.variables,
            **more,
        }
        return {name: value for name, value in values.items() if value is not None}

    def start(
        self, code: str = LOAD, *, preload: Path | None = None, powerless: bool = False, **more: str | None
    ) -> subprocess.Popen[str]:
        """Start a child that runs `code` after the prelude, which defines ``load_and_report`` and ``report``."""
        program = PRELUDE.format(package=str(PACKAGE), tree=str(self.tree)) + code
        environment = self.environment(**more)
        if preload is not None:
            environment["LD_PRELOAD"] = str(preload)
        return subprocess.Popen(
            [sys.executable, "-c", program],
            env=environment,
            cwd=self.base,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=give_up_power if powerless else None,
        )

    def run(self, code: str = LOAD, **options: object) -> Outcome:
        """Run a child to its end."""
        return finish(self.start(code, **options))  # type: ignore[arg-type]

    def folders(self) -> list[Path]:
        """The published builds."""
        return sorted(path for path in (self.cache / "cpu").glob("decode-*") if path.is_dir())

    def folder(self) -> Path:
        (only,) = self.folders()
        return only

    def leftovers(self) -> list[Path]:
        return sorted((self.cache / "cpu").glob(".staging-*"))

    def set_aside(self) -> list[Path]:
        return sorted((self.cache / "cpu" / "set-aside").glob("*"))


@dataclass
class Outcome:
    """What a child said and how it ended."""

    status: int
    reports: list[dict[str, object]]
    stderr: str

    @property
    def report(self) -> dict[str, object]:
        assert self.reports, self.stderr
        return self.reports[-1]

    @property
    def answer(self) -> object:
        assert "answer" in self.report, (self.report, self.stderr)
        return self.report["answer"]

    @property
    def error(self) -> str:
        assert "error" in self.report, (self.report, self.stderr)
        return f"{self.report['error']}: {self.report['text']}"


def finish(process: subprocess.Popen[str]) -> Outcome:
    """Wait for a child; whatever it printed to stdout besides its reports is an error."""
    try:
        stdout, stderr = process.communicate(timeout=TIMEOUT_S)
    except subprocess.TimeoutExpired:
        process.kill()
        stdout, stderr = process.communicate()
        raise AssertionError(f"a child hangs; stdout: {stdout!r}, stderr: {stderr!r}") from None
    return Outcome(process.returncode, [json.loads(line) for line in stdout.splitlines()], stderr)


def read_line(process: subprocess.Popen[str]) -> str:
    """Read the next line of a child's stderr; ``finish`` then returns what follows it."""
    assert process.stderr is not None
    return process.stderr.readline()


def children_of(pid: int) -> list[int]:
    """The process ids of the direct children of `pid`."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def build_shim(folder: Path, text: str) -> Path:
    """Compile C code into a library for LD_PRELOAD."""
    source, library = folder / "shim.c", folder / "shim.so"
    source.write_text(text)
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("g++") or "cc"
    subprocess.run([compiler, "-x", "c", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    return library


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Take everybody's right to write in a tree while the context lasts; root needs ``powerless`` to notice."""
    everything = [folder, *folder.rglob("*")]
    modes = [path.stat().st_mode for path in everything]
    for path, mode in zip(everything, modes, strict=True):
        path.chmod(mode & ~0o222)
    try:
        yield
    finally:
        for path, mode in zip(everything, modes, strict=True):
            path.chmod(mode)


def give_up_power() -> None:
    """Let file modes bind root too, by dropping CAP_DAC_OVERRIDE from what the next exec may have."""
    if os.geteuid() == 0:
        pr_capbset_drop, cap_dac_override = 24, 1
        ctypes.CDLL(None).prctl(pr_capbset_drop, cap_dac_override, 0, 0, 0)
