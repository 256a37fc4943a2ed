"""The self-test of one device: sections that each find out one thing and fail on their own.

A section is a function of a :class:`Context` that returns a :class:`Finding` or raises. :func:`run` turns whatever
happens into a :class:`Section`. ``python -m mla_jit selftest`` runs them in child processes, one for each
implementation, and writes one report (docs/selftest.md).
"""

from __future__ import annotations

import functools
import hashlib
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import torch

import mla_jit
from mla_jit import asm_registry, backend, cpu, env, gpu_bench, machine, planner
from mla_jit.arch import Target, load_table
from mla_jit.errors import MlaArgumentError
from mla_jit.jit import loader
from mla_jit.layout import HEAD_DIM
from mla_jit.selftest_cases import (
    EMULATED,
    FULL,
    QUICK,
    Call,
    Case,
    bad_arguments,
    judge,
    live_batch,
    load,
    make_batch,
    persistent_call,
    reference_of,
    split_call,
)
from mla_jit.timing import graph_of, replay_seconds, seconds_per_call
from mla_jit.workload import LayerBatch

__all__ = ["ENGINE", "MACHINE", "SCHEMA", "Context", "Fault", "Finding", "Section", "run"]

SCHEMA = 1
"""Version of the report; a reader of another version must not guess."""


@dataclass(frozen=True)
class Finding:
    """What a section found: a line for people, and data for the report."""

    summary: str
    data: Mapping[str, Any] = field(default_factory=dict)
    skipped: bool = False


class Fault(Exception):
    """Something is wrong; str() says what, and `data` goes into the report."""

    def __init__(self, message: str, data: Mapping[str, Any] | None = None) -> None:
        super().__init__(message)
        self.data = data or {}


@dataclass(frozen=True)
class Section:
    """One section of the report.

    Attributes:
        name: the section's.
        status: ``passed``, ``failed`` or ``skipped``.
        summary: one line: what was found, or the error.
        seconds: how long it took.
        data: figures.
    """

    name: str
    status: str
    summary: str
    seconds: float
    data: Mapping[str, Any]


@dataclass
class Context:
    """What the sections share.

    Attributes:
        device: under test, with its index.
        quick: fewer cases and shapes.
    """

    device: torch.device
    quick: bool = False

    @functools.cached_property
    def target(self) -> Target:
        """The target that serves the device."""
        return backend.target_of(self.device)

    @property
    def emulated(self) -> bool:
        """Whether CPU tensors go to an emulated GPU, ten thousand times slower than a real one."""
        return self.device.type == "cpu" and self.target.family != "cpu"

    @functools.cached_property
    def workspace(self) -> mla_jit.Workspace:
        """One workspace for every call, as a server would hold it."""
        return mla_jit.get_mla_v4_nm_ps_workspace(self.device, num_heads=128)

    def wait(self) -> None:
        """Wait for the device; an error of an earlier launch appears here at the latest."""
        if self.device.type == "cuda":
            torch.cuda.synchronize(self.device)


def run(name: str, section: Callable[[Context], Finding], context: Context) -> Section:
    """Run one section; whatever it raises becomes a failed one."""
    begin = time.perf_counter()
    try:
        found = section(context)
        context.wait()
        status, summary, data = "skipped" if found.skipped else "passed", found.summary, found.data
    except Exception as error:
        status, data = "failed", getattr(error, "data", {})
        summary = str(error) if isinstance(error, Fault) else f"{type(error).__name__}: {error}"
    return Section(name, status, summary, time.perf_counter() - begin, data)


# ---------------------------------------------------------------------------------------------------------------------
# What is here
# ---------------------------------------------------------------------------------------------------------------------


def versions(context: Context) -> Finding:
    """Package, torch, drivers, variables."""
    found = machine.versions()
    runtime = (found["torch_hip"] and f"ROCm {found['torch_hip']}") or found["torch_cuda"] or "no GPU runtime"
    return Finding(f"mla_jit {found['mla_jit']}, torch {found['torch']} ({runtime}), Python {found['python']}", found)


def device(context: Context) -> Finding:
    """Name, units, memory, clocks at rest."""
    found = machine.device_facts(context.device)
    units = f"{found['compute_units']} compute units" if "compute_units" in found else f"{found['cores']} cores"
    data = {"target": context.target.name, "emulated": context.emulated, **found}
    data["clocks_at_rest"] = machine.clocks(context.device)
    emulated = ", emulated" if context.emulated else ""
    return Finding(f"{context.target}{emulated}: {found['name']}, {units}", data)


def module(context: Context) -> Finding:
    """Build or load the module: which compiler, which bytes, which implementation."""
    loaded = backend.of(context.device)
    entry = loader.entry_of(loaded.target)
    assert entry is not None
    fields = entry.record["fields"]
    data: dict[str, Any] = {
        "key": entry.key,
        "built_at": entry.built_at,
        "tier": entry.place.why,
        "compilers": fields.get("compilers"),
        "files": entry.record["files"],
        "implementation": env.read().impl,
        "table": _table(loaded.target),
    }
    if loaded.target.family == "amd":
        data["code_objects"] = _code_objects(loaded.target, entry.folder)
    compilers = "; ".join(str(name).partition(" | ")[0] for name in (fields.get("compilers") or {}).values())
    if loaded.target.family == "cpu":
        data["isa"], data["isas"] = cpu.current_isa(), cpu.available_isas()
        compilers += f"; {data['isa']}"
    return Finding(f"{entry.key[:12]} by {compilers or 'a compiler that is not recorded'}", data)


def _table(target: Target) -> dict[str, Any] | None:
    table = load_table(target)
    if table is None:
        return None
    fit = vars(table.split_fit) if table.split_fit is not None else None
    return {"compute_units": table.compute_units, "persistent": vars(table.persistent), "split_fit": fit}


def _code_objects(target: Target, folder: Path) -> dict[str, Any]:
    """The registry's code object for each entry, with the digest of its bytes."""
    found: dict[str, Any] = {}
    for name, key in (("split", asm_registry.SPLIT), ("persistent", asm_registry.PERSISTENT)):
        row = asm_registry.find(target, key)
        found[name] = None
        if row is not None:
            path = row.located(folder)
            found[name] = {
                "kernel": row.kernel,
                "file": path.name,
                "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
            }
    return found


# ---------------------------------------------------------------------------------------------------------------------
# Accuracy
# ---------------------------------------------------------------------------------------------------------------------


def _calls(context: Context, batch: LayerBatch, splits: Iterable[int]) -> Iterator[Call]:
    """The persistent entry with poisoned partials, then the split-plan entry with each count."""
    context.workspace.o_acc.fill_(torch.nan)
    context.workspace.lse_acc.fill_(torch.nan)
    yield persistent_call(batch, context.workspace)
    for count in splits:
        yield split_call(batch, count)


def _cases(context: Context) -> tuple[Case, ...]:
    if context.emulated:
        return EMULATED
    return QUICK if context.quick else FULL


def _one_case(context: Context, case: Case) -> list[dict[str, Any]]:
    batch = make_batch(case, context.device)
    # Before the reference, whose freed memory could hide an output that was never written.
    calls = [call for call in _calls(context, batch, case.splits) if call.served()]
    context.wait()
    expected = reference_of(batch)
    results = [{"case": case.name, **judge(call, expected)} for call in calls]
    if results and bool(context.workspace.cnt.any()):
        results[0]["wrong"].append("counters are not zero")
        context.workspace.reset()
    return results


def accuracy_section(context: Context) -> Finding:
    """Both entries against the float64 reference."""
    cases, results = _cases(context), []
    for case in cases:
        results += _one_case(context, case)
    if not results:
        raise Fault("no case is served by this implementation")
    worst = {
        "relative_l2": max(result["relative_l2"] for result in results),
        "cosine": min(result["cosine"] for result in results),
        "lse_excess": max(result["lse_excess"] for result in results),
    }
    data = {"worst": worst, "cases": len(cases), "results": results}
    wrong = [f"{result['case']}, {result['entry']}: {text}" for result in results for text in result["wrong"]]
    if wrong:
        raise Fault(f"{len(wrong)} of {len(results)} results are wrong, first {wrong[0]}", data)
    return Finding(
        f"{len(results)} results of {len(cases)} cases: relative L2 {worst['relative_l2']:.1e}, "
        f"cosine {worst['cosine']:.6f}, lse {worst['lse_excess']:.2f} of its bound",
        data,
    )


def empty_rows(context: Context) -> Finding:
    """Rows without KV under ``empty_rows="zero"``."""
    batch = make_batch(Case("", (0, 33, 0, 40, 0), 128), context.device)
    calls = [persistent_call(batch, context.workspace, "zero"), split_call(batch, 4, "zero")]
    served = [call for call in calls if call.served()]
    empty = torch.tensor([True, False, True, False, True])
    for call in served:
        if not bool((call.out[empty] == 0).all()):
            raise Fault(f"{call.entry}: a row without KV is not zero")
        if call.entry == "persistent" and not torch.equal(call.lse[empty].float(), batch.sink.expand(3, -1)):
            raise Fault(f"{call.entry}: lse of a row without KV is not the sink")
    return Finding(f"{len(served)} entries write zeros when asked to", skipped=not served)


# ---------------------------------------------------------------------------------------------------------------------
# Repeats, graphs, counters
# ---------------------------------------------------------------------------------------------------------------------


def repeats(context: Context) -> Finding:
    """The same bits from run to run, without a pause between the runs."""
    lengths = (40, 3) if context.emulated else (1500, 3, 64, 900)
    count = 2 if context.emulated else 5 if context.quick else 50 if context.device.type == "cuda" else 10
    batch = make_batch(Case("", lengths, 128), context.device)
    compared = []
    for kind in ("persistent", "split"):
        runs = [
            persistent_call(batch, context.workspace) if kind == "persistent" else split_call(batch, 4)
            for _ in range(count)
        ]
        if not runs[0].served():
            continue
        for call in runs[1:]:
            call.launch()
        context.wait()
        compared.append(runs[0].entry)
        differ = [index for index, call in enumerate(runs) if not call.equals(runs[0])]
        if differ:
            raise Fault(f"{runs[0].entry}: {len(differ)} of {count} runs differ from the first", {"runs": differ})
    return Finding(f"{count} runs equal: {', '.join(compared)}", {"runs": count, "entries": compared}, not compared)


def graph(context: Context) -> Finding:
    """A captured call follows a new kv_indptr, new queries and new indices."""
    if context.device.type != "cuda":
        return Finding("a CPU has no graphs", skipped=True)
    with torch.cuda.device(context.device):
        return _replays(context, lambda launches: graph_of(launches).replay)


def _replays(context: Context, capture: Callable[[Sequence[Callable[[], object]]], Callable[[], object]]) -> Finding:
    """Capture both entries, then replay them over batches whose rows grow, shrink, appear and vanish."""
    rows = 6
    shapes = ((500,) * rows, (0,) * rows, (4000, 0, 1, 50, 0, 0), (0, 0, 900, 17, 64, 65), (1,) * rows)
    batches = [
        make_batch(Case(f"graph{index * '+'}", shape, 128), context.device) for index, shape in enumerate(shapes)
    ]
    live = live_batch(batches[0], max(batch.kv.shape[0] for batch in batches), max(sum(shape) for shape in shapes))
    calls = [call for call in (persistent_call(live, context.workspace), split_call(live, 3)) if call.served()]
    if not calls:
        return Finding("no call is served by this implementation", skipped=True)
    replay = capture([call.launch for call in calls])
    results = []
    for index in (1, 2, 3, 4, 0, 2):
        load(live, batches[index])
        for call in calls:
            call.out.fill_(torch.nan)
            call.scores.fill_(torch.nan)
        replay()
        context.wait()
        expected = reference_of(batches[index])
        results += [{"case": str(shapes[index]), **judge(call, expected)} for call in calls]
    wrong = [f"{result['entry']}, K = {result['case']}: {text}" for result in results for text in result["wrong"]]
    if wrong:
        raise Fault(f"{len(wrong)} replays are wrong, first {wrong[0]}", {"results": results})
    names = ", ".join(call.entry for call in calls)
    return Finding(f"{len(results)} replays follow their new inputs: {names}", {"results": results})


def counters(context: Context) -> Finding:
    """All zero at rest after rows in many pieces; reset() recovers dirty ones."""
    batch = make_batch(Case("", (300,) if context.emulated else (5000, 0, 1, 700), 128), context.device)
    first = persistent_call(batch, context.workspace)
    if not first.served():
        return Finding("no call is served by this implementation", skipped=True)
    context.wait()
    left = int(context.workspace.cnt.count_nonzero())
    if left:
        context.workspace.reset()
        raise Fault(f"{left} counters are not zero after a call", {"nonzero": left})
    context.workspace.cnt.fill_(1)
    context.workspace.reset()
    again = persistent_call(batch, context.workspace)
    again.launch()
    context.wait()
    if not first.equals(again):
        raise Fault("a call after reset() gives other bits")
    return Finding("zero after the calls, and after reset()")


# ---------------------------------------------------------------------------------------------------------------------
# Errors
# ---------------------------------------------------------------------------------------------------------------------


def refusals(context: Context) -> Finding:
    """Bad arguments raise, name the argument and write nothing; the next good call works."""
    good = make_batch(Case("", (30, 5), 128), context.device)
    tried = 0
    for word, change in bad_arguments(good).items():
        for call in _calls(context, replace(good, **change), (4,)):
            tried += 1
            try:
                call.launch()
            except MlaArgumentError as error:
                if word.strip() not in str(error):
                    raise Fault(f"{call.entry}: the refusal of {word} says: {error}") from error
            else:
                raise Fault(f"{call.entry}: a bad {word} was accepted")
            if not bool(call.out.isnan().all()):
                raise Fault(f"{call.entry}: refused a bad {word} after writing")
    calls = [call for call in _calls(context, good, (4,)) if call.served()]
    context.wait()
    expected = reference_of(good)
    wrong = [text for call in calls for text in judge(call, expected)["wrong"]]
    if wrong:
        raise Fault(f"a good call after the refusals: {wrong[0]}")
    return Finding(f"{tried} bad calls refused, the good one after them works", {"calls": tried})


# ---------------------------------------------------------------------------------------------------------------------
# Timings
# ---------------------------------------------------------------------------------------------------------------------

# Heads, rows, KV; the first half is what a quick run times.
_SHAPES_GPU: tuple[tuple[int, int, int], ...] = (
    *((128, 1, 1152), (128, 64, 1152), (16, 64, 1152), (128, 448, 128), (128, 7, 8320)),
    *((128, 16, 1152), (128, 64, 128), (64, 64, 1152), (128, 224, 2048), (128, 448, 1152)),
)
_SHAPES_CPU: tuple[tuple[int, int, int], ...] = ((128, 1, 1152), (16, 8, 128), (128, 4, 1152), (64, 8, 1152))
_MOST_PARTIAL_BYTES = 2 << 30
_LOAD_SECONDS = 1.0


def timings(context: Context) -> Finding:
    """Microseconds of both entries, the split-plan entry at the planner's pick and around it, beside the model."""
    if context.emulated:
        return Finding("an emulator has no times", skipped=True)
    on_gpu = context.device.type == "cuda"
    shapes = _SHAPES_GPU if on_gpu else _SHAPES_CPU
    if context.quick:
        shapes = shapes[: len(shapes) // 2]
    pool_rows = gpu_bench.POOL_ROWS if on_gpu else 8192
    pool = gpu_bench.random_pool(pool_rows, context.device)
    timed = [_shape_times(context, pool, *shape) for shape in shapes]
    data: dict[str, Any] = {"shapes": timed}
    if on_gpu:
        data["under_load"] = _clocks_under_load(context, pool)
    return Finding(_timing_summary(timed), data)


def _shape_times(context: Context, pool: gpu_bench.Pool, heads: int, rows: int, kv: int) -> dict[str, Any]:
    batch = gpu_bench.problem(pool, [[kv]] * rows, heads)[0]
    pick = planner.num_kv_splits(rows, heads, kv, context.target)
    model = planner.split_costs(rows, heads, kv, context.target)
    near = sorted({1, pick - 1, pick, pick + 1, min(2 * pick, planner.MAX_SPLITS)} & set(range(1, 17)))
    splits = []
    for count in near:
        if count > 1 and rows * heads * count * HEAD_DIM * 4 > _MOST_PARTIAL_BYTES:
            continue
        us = _microseconds(context, split_call(batch, count))
        modelled = model[count - 1] if model is not None else None
        ratio = us / modelled if us and modelled else None
        splits.append({"splits": count, "us": us, "model_us": modelled, "measured_over_model": ratio})
    measured = {each["splits"]: each["us"] for each in splits if each["us"]}
    us = _microseconds(context, persistent_call(batch, context.workspace))
    return {
        "heads": heads,
        "rows": rows,
        "kv": kv,
        "persistent_us": us,
        "persistent_tflops": batch.flops / us / 1e6 if us else None,
        "pick": pick,
        "best": min(measured, key=lambda count: measured[count]) if measured else None,
        "pick_over_best": measured[pick] / min(measured.values()) if pick in measured else None,
        "splits": splits,
    }


def _microseconds(context: Context, call: Call) -> float | None:
    """Of one call, None where the implementation does not serve it."""
    if not call.served():
        return None
    calls, repeats = (10, 5) if context.quick else (20, 9)
    if context.device.type == "cpu":
        repeats = 3 if context.quick else 7
    return 1e6 * seconds_per_call(call.launch, context.device, calls=calls, repeats=repeats)


def _clocks_under_load(context: Context, pool: gpu_bench.Pool) -> dict[str, Any]:
    """Clocks while about a second of calls is queued."""
    batch = gpu_bench.problem(pool, [[1152]] * 64, 128)[0]
    calls = [persistent_call(batch, context.workspace), split_call(batch, 2)]
    call = next((call for call in calls if call.served()), None)
    if call is None:
        return {}
    with torch.cuda.device(context.device):
        captured = graph_of([call.launch] * 20)
        seconds = replay_seconds({"": captured}, rounds=1, replays=3)[""]
        for _ in range(max(1, min(2000, int(_LOAD_SECONDS / seconds)))):
            captured.replay()
        time.sleep(0.2)  # clocks follow the load with a delay
        return machine.clocks(context.device)


def _timing_summary(timed: list[dict[str, Any]]) -> str:
    regrets = [shape["pick_over_best"] for shape in timed if shape["pick_over_best"]]
    ratios = [each["measured_over_model"] for shape in timed for each in shape["splits"] if each["measured_over_model"]]
    parts = [f"{len(timed)} shapes"]
    if regrets:
        parts.append(f"picks cost up to {max(regrets) - 1:.0%} over the best count near them")
    parts.append(f"measured/model {min(ratios):.2f} to {max(ratios):.2f}" if ratios else "no model for this target")
    return ", ".join(parts)


MACHINE: Mapping[str, Callable[[Context], Finding]] = {"versions": versions, "device": device}
"""Sections that are the same for every implementation."""

ENGINE: Mapping[str, Callable[[Context], Finding]] = {
    "module": module,
    "accuracy": accuracy_section,
    "empty rows": empty_rows,
    "repeats": repeats,
    "graph": graph,
    "refusals": refusals,
    "counters": counters,
    "timings": timings,
}
"""Sections of one implementation, in their order."""
