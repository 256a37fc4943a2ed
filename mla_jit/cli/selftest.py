"""``python -m mla_jit selftest``: is this package right on this machine, and how fast; one JSON to attach to a report.

Accuracy against float64, bitwise repeats, graph replay, refused errors, counters, times beside the planner's model,
versions and clocks. On an AMD GPU every implementation takes its turn. Each runs in a process of its own, so that a
fault of one, or of the device, leaves a report. Exit status 1 when anything failed.
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import dataclasses
import datetime
import json
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import IO, Any

import torch

from mla_jit import _data, asm_registry, backend, detect, env, machine, selftest
from mla_jit.arch import Target, parse_target
from mla_jit.errors import ConfigError, MlaArgumentError, MlaError
from mla_jit.jit.messages import notice
from mla_jit.selftest import Context, Section

__all__ = ["HELP", "add_arguments", "run"]

HELP = "check accuracy, repeats, graphs and times on this machine; one JSON for a report"

IMPLEMENTATIONS = ("auto", "asm", "hip", "generic", "sm90")
CHILD_SECONDS = 900.0
"""The most that one implementation may take, building its module included."""

_MACHINE = "machine"
_LINES_KEPT = 30


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument("--device", help="torch device; default: the GPU that torch sees first, else cpu")
    parser.add_argument(
        "--out", metavar="FILE", help="the report; - is stdout; default: selftest-ARCH-DATE.json in this folder"
    )
    parser.add_argument("--quick", action="store_true", help="fewer cases, shapes and repeats")
    parser.add_argument(
        "--impl",
        metavar="NAME,…",
        help=f"of {', '.join(IMPLEMENTATIONS)}; default: MLA_JIT_IMPL where it is set, else all that serve the device",
    )
    parser.add_argument("--child", choices=(_MACHINE, "engine"), help=argparse.SUPPRESS)


def run(arguments: argparse.Namespace) -> int:
    """Run every section and write the report; 1 when a section failed."""
    name = arguments.device or ("cuda" if torch.cuda.is_available() else "cpu")
    if arguments.child:
        return _child(name, arguments.child, arguments.quick)
    if torch.device(name).type == "cuda" and not torch.cuda.is_available():
        raise MlaArgumentError(f"--device: got {name}; needs a GPU that torch can use, or cpu")
    begin = time.perf_counter()
    document = _Document(quick=arguments.quick)
    document.machine = _run_child(name, _MACHINE, arguments.quick, None)
    target = _target(document.machine, name)
    path = _output(arguments.out, target, document)
    for impl in _implementations(arguments.impl, target):
        notice(f"selftest: {target}, {impl}")
        document.implementations[impl] = _run_child(name, "engine", arguments.quick, impl)
        _write(path, document)
    document.seconds = time.perf_counter() - begin
    _write(path, document)
    _report(document, path)
    return 0 if document.ok else 1


# ---------------------------------------------------------------------------------------------------------------------
# The child: runs sections, prints one JSON line each
# ---------------------------------------------------------------------------------------------------------------------


def _child(name: str, part: str, quick: bool) -> int:
    context = Context(backend.resolve_device(name), quick)
    sections = selftest.MACHINE if part == _MACHINE else selftest.ENGINE
    for title, section in sections.items():
        notice(f"selftest: {title}")
        done = selftest.run(title, section, context)
        print(json.dumps(machine.scrub(dataclasses.asdict(done))), flush=True)
    return 0


# ---------------------------------------------------------------------------------------------------------------------
# The parent: one child for the machine and one for each implementation; it never touches the device itself
# ---------------------------------------------------------------------------------------------------------------------


@dataclasses.dataclass
class _Document:
    """The report so far; written after every child, so that an interruption keeps what there is."""

    quick: bool
    date: str = dataclasses.field(
        default_factory=lambda: datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds")
    )
    machine: list[Section] = dataclasses.field(default_factory=list)
    implementations: dict[str, list[Section]] = dataclasses.field(default_factory=dict)
    seconds: float | None = None

    def sections(self) -> Iterator[tuple[str, Section]]:
        """Every section, under its implementation's name."""
        yield from (("", section) for section in self.machine)
        for impl, sections in self.implementations.items():
            yield from ((impl, section) for section in sections)

    @property
    def ok(self) -> bool:
        """Whether it is complete and nothing failed."""
        return self.seconds is not None and all(section.status != "failed" for _, section in self.sections())

    def text(self) -> str:
        """As JSON."""
        content = {
            "kind": "mla_jit selftest",
            "schema": selftest.SCHEMA,
            "date": self.date,
            "quick": self.quick,
            "complete": self.seconds is not None,
            "ok": self.ok,
            "seconds": self.seconds,
            "machine": [dataclasses.asdict(section) for section in self.machine],
            "implementations": [
                {"name": impl, "sections": [dataclasses.asdict(section) for section in sections]}
                for impl, sections in self.implementations.items()
            ],
        }
        return json.dumps(machine.scrub(content), indent=1) + "\n"


def _run_child(device: str, part: str, quick: bool, impl: str | None) -> list[Section]:
    """The sections of one child, and one more that failed if it did not end well."""
    command = [sys.executable, "-m", "mla_jit", "selftest", "--device", device, "--child", part]
    command += ["--quick"] if quick else []
    environment = env.child_environment() | ({} if impl is None else {"MLA_JIT_IMPL": impl})
    begin = time.perf_counter()
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, env=environment, text=True
    )
    assert process.stdout is not None and process.stderr is not None
    last: collections.deque[str] = collections.deque(maxlen=_LINES_KEPT)
    relay = threading.Thread(target=_relay, args=(process.stderr, last), daemon=True)
    timer = threading.Timer(CHILD_SECONDS, process.kill)
    relay.start()
    timer.start()
    try:
        sections = list(_parsed(process.stdout))
        status = process.wait(CHILD_SECONDS)
    finally:
        timer.cancel()
        process.kill()
    relay.join(5)
    seconds = time.perf_counter() - begin
    expected = selftest.MACHINE if part == _MACHINE else selftest.ENGINE
    if status or len(sections) < len(expected):
        summary = f"{_ending(status, seconds)} after {len(sections)} of {len(expected)} sections"
        if last:
            summary += f": {last[-1]}"
        sections.append(Section("process", "failed", summary, seconds, {"status": status, "stderr": list(last)}))
    return sections


def _ending(status: int, seconds: float) -> str:
    if status >= 0:
        return f"exit status {status}"
    if seconds >= CHILD_SECONDS:
        return f"stopped after {CHILD_SECONDS:g} s"
    with contextlib.suppress(ValueError):
        return f"ended by {signal.Signals(-status).name}"
    return f"ended by signal {-status}"


def _relay(stream: IO[str], last: collections.deque[str]) -> None:
    """Pass progress on as it comes, and keep the end of it."""
    for line in stream:
        last.append(line.rstrip("\n"))
        sys.stderr.write(line)
        sys.stderr.flush()


def _parsed(lines: Iterable[str]) -> Iterator[Section]:
    """Sections of lines that hold one; a library may print others."""
    for line in lines:
        with contextlib.suppress(ValueError, TypeError):
            section = Section(**json.loads(line))
            if section.status == "failed":
                notice(f"selftest: {section.name} FAILED: {section.summary}")
            yield section


def _target(sections: Iterable[Section], device: str) -> Target:
    """What the machine's child said, else what detection says."""
    for section in sections:
        if isinstance(section.data.get("target"), str):
            return parse_target(section.data["target"])
    return Target("cpu") if torch.device(device).type == "cpu" else detect.detect_targets()[0]


def _implementations(text: str | None, target: Target) -> tuple[str, ...]:
    """Those that were asked for, else the default and, on a GPU with an engine of its own, each it may be made of."""
    if text is not None:
        names = tuple(dict.fromkeys(name for name in text.split(",") if name))
        for name in names:
            if name not in IMPLEMENTATIONS:
                raise MlaArgumentError(f"--impl: got {name!r}, needs some of {', '.join(IMPLEMENTATIONS)}")
        return names
    if "MLA_JIT_IMPL" in env.read_as_written():
        return (env.read().impl,)
    if target.family == "cpu":
        return ("auto",)
    amd = target.family == "amd"
    names = ("auto", "asm") if amd and _has_code_objects(target) else ("auto",)
    own = _data.data_root() / "kernels" / target.name.replace("_", "")
    if not own.is_dir():  # the generic engine is all that there is
        return names
    return (*names, "hip", "generic") if amd else (*names, "generic")


def _has_code_objects(target: Target) -> bool:
    try:
        return any(asm_registry.find(target, key) for key in (asm_registry.SPLIT, asm_registry.PERSISTENT))
    except MlaError:
        return True  # its section says what is wrong with the registry


# ---------------------------------------------------------------------------------------------------------------------
# Output
# ---------------------------------------------------------------------------------------------------------------------


def _output(given: str | None, target: Target, document: _Document) -> Path | None:
    """The file, written once at once, since a report that cannot be written is not worth minutes; None is stdout."""
    if given == "-":
        return None
    path = Path(given or f"selftest-{target}-{document.date[:10]}.json")
    _write(path, document)
    return path


def _write(path: Path | None, document: _Document) -> None:
    if path is None:
        return
    try:
        path.write_text(document.text(), encoding="utf-8")
    except OSError as error:
        raise ConfigError(f"--out {path}: cannot be written: {error.strerror}") from error


def _report(document: _Document, path: Path | None) -> None:
    """The table; on stderr where stdout takes the JSON."""
    stream = sys.stdout
    if path is None:
        sys.stdout.write(document.text())
        stream = sys.stderr
    before = ""
    for impl, section in document.sections():
        if impl != before:
            print(f"\nMLA_JIT_IMPL={impl}", file=stream)
            before = impl
        summary = machine.scrub(section.summary).partition("\n")[0]
        status = section.status.upper() if section.status == "failed" else section.status
        print(f"  {section.name:<11} {status:<8} {section.seconds:6.1f} s  {summary}", file=stream)
        if section.name == "timings":
            _print_times(section.data, stream)
    failed = [f"{impl} {section.name}".strip() for impl, section in document.sections() if section.status == "failed"]
    verdict = f"FAILED: {', '.join(failed)}" if failed else "everything passed"
    print(f"\n{verdict}; {document.seconds:.0f} s", file=stream)
    if path is not None:
        print(f"attach {path} to a report", file=stream)


def _print_times(data: Mapping[str, Any], stream: IO[str]) -> None:
    if not data.get("shapes"):
        return
    print(
        f"{'heads x rows x KV':>22} {'persistent us':>14}  split us by count (*: the pick; in brackets: over the model)"
    )
    for shape in data["shapes"]:
        cells = []
        for each in shape["splits"]:
            mark = "*" if each["splits"] == shape["pick"] else ""
            us = "not served" if each["us"] is None else f"{each['us']:.1f}"
            ratio = each["measured_over_model"]
            cells.append(f"{each['splits']}{mark}: {us}" + (f" ({ratio:.2f})" if ratio else ""))
        name = f"{shape['heads']}x{shape['rows']}x{shape['kv']}"
        persistent = "not served" if shape["persistent_us"] is None else f"{shape['persistent_us']:.1f}"
        print(f"{name:>22} {persistent:>14}  {'   '.join(cells)}", file=stream)
