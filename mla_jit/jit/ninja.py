"""Writing a ``build.ninja`` and running ninja on it.

Every path in a build file is relative to the folder it lies in: neither the binary nor a compiler's message depends on
where the build happens.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from mla_jit import env
from mla_jit.errors import BuildError
from mla_jit.jit.limits import JobLimits, job_limits
from mla_jit.jit.messages import notice
from mla_jit.jit.spec import ModuleSpec, Tool, object_name
from mla_jit.jit.toolchain import Compiler, find_compiler

if TYPE_CHECKING:
    from subprocess import Popen

__all__ = ["BUILD_FILE", "LOG_FILE", "Edge", "build_executable", "module_edges", "run", "write_build_file"]

BUILD_FILE = "build.ninja"
LOG_FILE = "build.log"
OBJECTS = "obj"
TAIL_LINES = 60


@dataclass(frozen=True)
class Edge:
    """One command of a build.

    Attributes:
        output: the file that it makes.
        inputs: the files that it reads, as ninja should know them.
        command: the argument list.
        label: what ninja prints for it.
        scratch: a folder that the command needs for itself, or empty.
    """

    output: str
    inputs: tuple[str, ...]
    command: tuple[str, ...]
    label: str
    scratch: str = ""


def module_edges(spec: ModuleSpec, compilers: Mapping[Tool, Compiler]) -> list[Edge]:
    """Return the edges of a module: one per source, so that they run in parallel, and one that links."""
    edges: list[Edge] = []
    objects: list[str] = []
    for unit in spec.units:
        output = object_name(unit) if unit.device_code else f"{OBJECTS}/{object_name(unit)}"
        if not unit.device_code:
            objects.append(output)
        named, scratch = _fixed_names(compilers[unit.tool], object_name(unit), unit.source)
        compile_only = () if unit.device_code else ("-c",)
        command = (*compilers[unit.tool].command, *named, *unit.flags, *compile_only, unit.source, "-o", output)
        edges.append(Edge(output, (unit.source,), command, f"{unit.tool} {unit.source}", scratch))
    named, scratch = _fixed_names(compilers[spec.link_tool], spec.library, None)
    link = (*compilers[spec.link_tool].command, *named, "-o", spec.library, *objects, *spec.link_flags)
    edges.append(Edge(spec.library, tuple(objects), link, f"link {spec.library}", scratch))
    return edges


def _fixed_names(compiler: Compiler, product: str, source: str | None) -> tuple[tuple[str, ...], str]:
    """Return the flags, and the folder, that keep place and process id out of the names that nvcc makes up.

    From there they reach symbols, their order in tables and so the library's bytes. The front end names what is local
    to a file by a checksum of its absolute path, for which there is no documented option; a seed alone does not do.
    """
    if compiler.kind != "nvcc":
        return (), ""
    folder = f"{OBJECTS}/{product}.d"
    flags = ["--keep", "--keep-dir", folder]
    if compiler.takes_seed and source is not None:
        flags += [f"-frandom-seed={source}", "-Xcudafe", f"--orig_src_path_name {source}"]
    return tuple(flags), folder


def write_build_file(folder: Path, edges: Sequence[Edge]) -> None:
    """Write ``build.ninja`` into `folder`; every edge has a rule of its own, so that nothing is shared by accident."""
    lines = ["ninja_required_version = 1.8", ""]
    for number, edge in enumerate(edges):
        if edge.scratch:
            (folder / edge.scratch).mkdir(parents=True, exist_ok=True)
        lines += [
            f"rule r{number}",
            f"  command = {shlex.join(edge.command).replace('$', '$$')}",
            f"  description = {edge.label.replace('$', '$$')}",
            f"build {_escape(edge.output)}: r{number} {' '.join(map(_escape, edge.inputs))}",
            "",
        ]
    (folder / BUILD_FILE).write_text("\n".join(lines), encoding="utf-8")


def run(folder: Path, settings: env.Settings, *, what: str) -> JobLimits:
    """Run the build in `folder`, its output going to ``build.log`` there and nowhere else.

    Args:
        folder: holds ``build.ninja``.
        settings: the parsed environment; ``MLA_JIT_VERBOSE`` copies the log to stderr.
        what: the thing being built, for messages.

    Raises:
        BuildError: ninja is missing, or a command failed.
    """
    import subprocess

    limits = job_limits(settings.max_jobs)
    command = (_find_ninja(settings), "-v", "-j", str(limits.jobs), "-f", BUILD_FILE)
    scratch = folder / "tmp"
    scratch.mkdir()
    environment = env.child_environment()
    # Compilers put their temporary files here, so that those of a killed build go away with its folder.
    environment["TMPDIR"] = "tmp"
    log_path = folder / LOG_FILE
    # The log is a file and not a pipe: a compiler that outlives ninja must not keep this process waiting.
    with open(log_path, "wb") as log:
        try:
            process = subprocess.Popen(
                command,
                cwd=folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        except OSError as error:
            raise BuildError(f"ninja cannot be run: {error.strerror or error}", command=command) from error
        try:
            status = process.wait()
        except BaseException:
            _stop(process)
            raise
    shutil.rmtree(scratch, ignore_errors=True)
    output = log_path.read_text(encoding="utf-8", errors="replace")
    if settings.verbose:
        notice(f"log of {what}:\n{output.rstrip()}")
    if status != 0:
        raise _failure(what, command, status, output, str(log_path))
    return limits


def _stop(process: Popen[bytes]) -> None:
    """End an interrupted build: ninja passes SIGTERM on to its compilers, which SIGKILL would leave behind."""
    from subprocess import TimeoutExpired

    process.terminate()
    try:
        process.wait(timeout=10)
    except TimeoutExpired:
        process.kill()
        process.wait()


def _failure(what: str, command: Sequence[str], status: int, output: str, log_path: str) -> BuildError:
    """Turn ninja's output into an error that names the command that failed rather than ninja."""
    failed = re.search(r"^FAILED: .*\n(.+)$", output, re.MULTILINE)
    if failed is not None:
        try:
            command = shlex.split(failed.group(1))
        except ValueError:
            command = (failed.group(1),)
    cause = f"was ended by {signal.Signals(-status).name}" if status < 0 else f"failed with status {status}"
    summary = f"building {what} failed" if failed is not None else f"building {what} failed: ninja {cause}"
    tail = "\n".join(output.splitlines()[-TAIL_LINES:])
    return BuildError(summary, command=command, log_path=log_path, tail=tail)


def _find_ninja(settings: env.Settings) -> str:
    """Return the ninja executable: the one of the ``ninja`` distribution, else the one on PATH."""
    try:
        from ninja import BIN_DIR
    except ImportError:
        pass
    else:
        path = os.path.join(BIN_DIR, "ninja")
        if os.access(path, os.X_OK):
            return path
    found = shutil.which("ninja", path=settings.path)
    if found is None:
        raise BuildError("ninja is not installed; install it with `pip install ninja`")
    return found


def _escape(path: str) -> str:
    return path.replace("$", "$$").replace(" ", "$ ").replace(":", "$:")


def build_executable(
    name: str,
    sources: Sequence[Path],
    flags: Sequence[str],
    out_dir: Path,
    *,
    link_flags: Sequence[str] = (),
    settings: env.Settings | None = None,
) -> Path:
    """Build a host program with the same compiler and the same writer as the modules.

    Args:
        name: file name of the program.
        sources: C++ files.
        flags: compiler flags, in order, which are also given to the linker (``-fsanitize=thread`` needs both).
        out_dir: folder for the program; objects and log go to ``<name>.build`` inside it.
        link_flags: flags after the objects.
        settings: the parsed environment, read when not given.

    Returns:
        The path of the program.

    Raises:
        BuildError: a command failed.
    """
    settings = env.read() if settings is None else settings
    compiler = find_compiler("cxx", settings, None, override=False)
    work = out_dir / f"{name}.build"
    shutil.rmtree(work, ignore_errors=True)
    (work / OBJECTS).mkdir(parents=True)
    edges: list[Edge] = []
    for number, source in enumerate(map(Path.absolute, sources)):
        output = f"{OBJECTS}/{number}-{source.stem}.o"
        command = (*compiler.command, *flags, "-x", "c++", "-c", str(source), "-o", output)
        edges.append(Edge(output, (str(source),), command, f"cxx {source.name}"))
    objects = tuple(edge.output for edge in edges)
    link = (*compiler.command, *flags, "-o", name, *objects, *link_flags)
    write_build_file(work, [*edges, Edge(name, objects, link, f"link {name}")])
    run(work, settings, what=name)
    program = out_dir / name
    os.replace(work / name, program)
    return program
