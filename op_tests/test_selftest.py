"""`python -m mla_jit selftest`: its report, that a fault of any kind reaches it, and what must not be in it."""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
import torch
from test_emulated_decode import needs_clang

from mla_jit import _data, backend, machine, selftest
from mla_jit.arch import Target
from mla_jit.cli import selftest as command
from mla_jit.errors import MlaArgumentError
from mla_jit.selftest import Context, Fault, Finding

ROOT = Path(__file__).resolve().parents[1]
SECTION_KEYS = {"name", "status", "summary", "seconds", "data"}

# A reference that is one percent off, and a process that ends in the middle.
FAULTS = """
import os
from mla_jit import reference, selftest

exact = reference.decode_detailed

def wrong(*args, **kwargs):
    found = exact(*args, **kwargs)
    return found._replace(out=found.out * 1.01)

reference.decode_detailed = wrong
selftest.ENGINE["counters"] = lambda context: os.abort()
"""


def run_selftest(folder: Path, *options: str, **variables: str) -> tuple[subprocess.CompletedProcess[str], Any]:
    """Run the command in `folder`; returns it, and its report."""
    paths = [str(folder / "site"), str(ROOT), str(_data.package_root().parent)]
    environment = {name: value for name, value in os.environ.items() if name != "MLA_JIT_IMPL"}
    environment |= {"PYTHONPATH": os.pathsep.join(paths)} | variables
    line = [sys.executable, "-m", "mla_jit", "selftest", "--quick", "--out", "report.json", *options]
    done = subprocess.run(line, cwd=folder, env=environment, capture_output=True, text=True, timeout=600, check=False)
    path = folder / "report.json"
    return done, json.loads(path.read_text()) if path.exists() else None


def statuses(sections: list[dict[str, Any]]) -> dict[str, str]:
    assert all(set(section) == SECTION_KEYS for section in sections)
    return {section["name"]: section["status"] for section in sections}


def test_the_report_of_this_machine(tmp_path: Path) -> None:
    """Fault: a section that is left out, a report that its reader cannot parse, or one with the user's paths in it."""
    secret = "/srv/customer-x/objects"
    done, report = run_selftest(tmp_path, "--device", "cpu", MLA_JIT_ASM_DIR=secret)
    assert done.returncode == 0, done.stdout + done.stderr
    assert report["kind"] == "mla_jit selftest" and report["schema"] == selftest.SCHEMA
    assert report["ok"] is True and report["complete"] is True and report["quick"] is True
    assert list(statuses(report["machine"])) == list(selftest.MACHINE)
    (auto,) = report["implementations"]
    found = statuses(auto["sections"])
    assert list(found) == list(selftest.ENGINE)
    assert {name for name, status in found.items() if status != "passed"} == {"graph"}
    data = {section["name"]: section["data"] for section in auto["sections"]}
    assert data["accuracy"]["worst"]["relative_l2"] <= 4e-3 and len(data["accuracy"]["results"]) > 40
    assert re.fullmatch("[0-9a-f]{64}", data["module"]["files"]["libdecode.so"]["sha256"])
    for shape in data["timings"]["shapes"]:
        assert shape["persistent_us"] > 0 and shape["pick"] in [each["splits"] for each in shape["splits"]]
    assert "everything passed" in done.stdout and "selftest: accuracy" in done.stderr
    text = (tmp_path / "report.json").read_text()
    assert report["machine"][0]["data"]["environment"]["MLA_JIT_ASM_DIR"] == "…/objects"
    for word in ("customer-x", str(ROOT), str(tmp_path), os.path.expanduser("~") + "/"):
        assert word not in text
    assert not re.search(rf"\b{re.escape(platform.node())}\b", text)


def test_faults_reach_the_report(tmp_path: Path) -> None:
    """Fault: a wrong output or a process that dies ends in exit status 0, or takes the rest of the report with it."""
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "sitecustomize.py").write_text(FAULTS)
    done, report = run_selftest(tmp_path, "--device", "cpu")
    assert done.returncode == 1, done.stdout + done.stderr
    assert report["ok"] is False and report["complete"] is True
    found = statuses(report["implementations"][0]["sections"])
    assert found["module"] == found["repeats"] == "passed"
    assert found["accuracy"] == found["process"] == "failed" and "timings" not in found
    sections = {section["name"]: section for section in report["implementations"][0]["sections"]}
    assert re.search("results are wrong, first .*relative L2 [19]", sections["accuracy"]["summary"])
    assert "SIGABRT after 6 of 8 sections" in sections["process"]["summary"]
    assert re.search("FAILED: .*accuracy.*process", done.stdout)


def test_every_section_on_the_device(device: str) -> None:
    """Fault: a section that only works on a CPU; with --device cuda this runs the graph and the timings too."""
    context = Context(backend.resolve_device(device), quick=True)
    done = [selftest.run(name, section, context) for name, section in selftest.ENGINE.items()]
    assert [section.summary for section in done if section.status == "failed"] == []
    skipped = [section.name for section in done if section.status == "skipped"]
    assert skipped == ([] if context.device.type == "cuda" else ["graph"])


@pytest.mark.parametrize("section", ["accuracy", "repeats", "empty rows", "counters", "refusals"])
def test_a_damaged_output_is_found(section: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault: a section that passes whatever the entries do."""
    context = Context(torch.device("cpu"), quick=True)
    monkeypatch.setattr(selftest, "QUICK", selftest.QUICK[:2])
    launches = iter(range(10**6))

    def damage(call: Any) -> Any:
        def launch() -> None:
            call.launch()
            call.out[...] = float(next(launches) % 1000 + 1)
            context.workspace.cnt[3] = 1

        return selftest.Call(call.entry, launch, call.out, call.scores)

    for name in ("persistent_call", "split_call"):
        make = getattr(selftest, name)
        monkeypatch.setattr(selftest, name, lambda *args, make=make: damage(make(*args)))
    done = selftest.run(section, selftest.ENGINE[section], context)
    assert done.status == "failed", done
    assert done.summary


def test_replays_are_judged() -> None:
    """Fault: a replay that keeps the captured plan passes, or one that follows its inputs does not."""
    context = Context(torch.device("cpu"), quick=True)

    def follows(launches: Sequence[Callable[[], object]]) -> Callable[[], object]:
        return lambda: [launch() for launch in launches]

    def forgets(launches: Sequence[Callable[[], object]]) -> Callable[[], object]:
        return lambda: launches[0]()

    found = selftest._replays(context, follows)
    assert found.summary == "12 replays follow their new inputs: persistent, split S=3"
    with pytest.raises(Fault, match="replays are wrong, first split S=3"):
        selftest._replays(context, forgets)


def test_an_accepted_bad_argument_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault: the refusals pass although nothing is refused."""
    monkeypatch.setattr(selftest, "bad_arguments", lambda batch: {"sink": {}})
    done = selftest.run("refusals", selftest.refusals, Context(torch.device("cpu"), quick=True))
    assert done.status == "failed" and "a bad sink was accepted" in done.summary


def test_an_error_of_a_section_stays_in_it() -> None:
    """Fault: an exception of any kind ends the run instead of becoming a failed section."""

    def broken(context: Context) -> Finding:
        raise KeyError("x")

    def wrong(context: Context) -> Finding:
        raise Fault("too large", {"by": 3})

    context = Context(torch.device("cpu"))
    assert selftest.run("a", broken, context).summary == "KeyError: 'x'"
    found = selftest.run("b", wrong, context)
    assert (found.status, found.summary, found.data) == ("failed", "too large", {"by": 3})


def test_which_implementations_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault: an implementation of an AMD GPU that nobody runs, or a chosen one that is overruled."""
    monkeypatch.delenv("MLA_JIT_IMPL", raising=False)
    assert command._implementations(None, Target("gfx950")) == ("auto", "asm", "hip", "generic")
    assert command._implementations(None, Target("gfx942")) == ("auto",)
    assert command._implementations(None, Target("sm_90")) == ("auto", "generic")
    assert command._implementations(None, Target("sm_89")) == ("auto",)
    assert command._implementations("sm90,auto", Target("sm_90")) == ("sm90", "auto")
    with pytest.raises(MlaArgumentError, match="--impl: got 'fast'"):
        command._implementations("fast", Target("cpu"))
    monkeypatch.setenv("MLA_JIT_IMPL", "hip")
    assert command._implementations(None, Target("gfx950")) == ("hip",)


def test_unusable_options_are_named(tmp_path: Path) -> None:
    """Fault: minutes of work whose report cannot be written, or a traceback for a device that is not there."""
    done, _ = run_selftest(tmp_path, "--device", "cpu", "--out", str(tmp_path / "none" / "x.json"))
    assert done.returncode == 1 and "--out" in done.stderr and "selftest: accuracy" not in done.stderr
    if not torch.cuda.is_available():
        done, _ = run_selftest(tmp_path, "--device", "cuda")
        assert done.returncode == 1 and "--device: got cuda" in done.stderr and "Traceback" not in done.stderr


def test_scrubbing() -> None:
    """Fault: a path, a host or a number that JSON lacks slips into a report; or a system's path is mangled."""
    home, host = os.path.expanduser("~"), platform.node()
    for text, expected in (
        ("/opt/rocm/lib/libamdhip64.so: no such file", "/opt/rocm/lib/libamdhip64.so: no such file"),
        ("g++ -I/data/joe/secret -o /data/joe/x.so", "g++ -I…/secret -o …/x.so"),
        ("a:/data/joe/x.so,'/data/joe/y'", "a:…/x.so,'…/y'"),
        (f"{home}/customer/x.co", "…/x.co"),
        ("kernels/generic/decode.hip", "kernels/generic/decode.hip"),
        (f"process 3 on {host} (since 2026)", "process 3 on <host> (since 2026)"),
    ):
        assert machine.scrub(text) == expected
    value = {"a": (1.5, float("inf"), None, True), "b": {Path("/data/joe/p"): "x"}}
    assert machine.scrub(value)["a"] == [1.5, "inf", None, True]
    json.dumps(machine.scrub(value), allow_nan=False)


def test_tools_do_not_hang_or_raise(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Fault: a driver's tool that hangs, fails or is absent takes the report with it."""
    for name, body in (("hangs", "sleep 100"), ("fails", "exit 3"), ("speaks", "echo 5 MHz"), ("json", "echo '[1]'")):
        (tmp_path / name).write_text(f"#!/bin/sh\n{body}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    monkeypatch.setattr(machine, "TOOL_SECONDS", 0.2)
    assert machine._tool("hangs") == {"unavailable": "no answer within 0.2 s"}
    monkeypatch.setattr(machine, "TOOL_SECONDS", 30.0)
    assert machine._tool("fails") == {"unavailable": "exit status 3"}
    assert machine._tool("speaks") == ["5 MHz"] and machine._tool("json") == [1]
    assert machine._tool("there-is-no-such-tool") is None


@needs_clang
def test_an_emulated_gpu(tmp_path: Path) -> None:
    """Fault: calls that the assembly does not serve count as failures, or as passed where none was served."""
    variables = {"MLA_JIT_HIP_LIB": "emulator", "MLA_JIT_ARCH": "gfx950"}
    done, report = run_selftest(tmp_path, "--device", "cpu", "--impl", "asm", **variables)
    assert done.returncode == 0, done.stdout + done.stderr
    (asm,) = report["implementations"]
    data = {section["name"]: section["data"] for section in asm["sections"]}
    entries = {result["entry"].split()[0] for result in data["accuracy"]["results"]}
    assert asm["name"] == "asm" and entries == {"persistent", "split"}
    assert data["module"]["code_objects"]["persistent"]["kernel"] == "mla_v4_nm_ps"
    assert report["machine"][1]["data"]["emulated"] is True
