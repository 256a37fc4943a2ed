"""Say what the package sees and chooses: targets, cache, compilers, arch tables, environment."""

from __future__ import annotations

import argparse
import os

from mla_jit import _data, arch, detect, env
from mla_jit.arch import Target
from mla_jit.errors import BuildError, CacheError, ConfigError, MlaError
from mla_jit.jit import cache, limits, loader, places, toolchain, trust
from mla_jit.jit.spec import TOOLS, Tool, module_spec

__all__ = ["HELP", "add_arguments", "run"]

HELP = "show targets, cache, compilers and tables"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options: there are none."""
    del parser


def run(arguments: argparse.Namespace) -> int:
    """Print the report; return 1 where the first call would fail."""
    del arguments
    settings = env.read()
    place = places.locate_root(settings)
    targets = _print_targets(settings)
    _print_cache(place)
    problems = _print_compilers(settings, place, targets)
    _print_tables(targets)
    _print_environment()
    return 1 if problems else 0


def _print_targets(settings: env.Settings) -> tuple[Target, ...]:
    found = detect.detect()
    chosen = loader.requested_targets(settings)
    print("targets")
    print(f"  present  {', '.join(target.name for target in found.targets)}")
    print(f"  chosen   {', '.join(target.name for target in chosen)}")
    for reason in found.reasons:
        print(f"           {reason}")
    return chosen


def _print_cache(place: places.Place) -> None:
    print("cache")
    print(f"  folder   {place.root} (from {place.why})")
    try:
        trust.check(place.root, place.rule)
        state = "writable" if os.access(place.root, os.W_OK) else "read-only"
    except CacheError as error:
        state = f"not used: {error}"
    except OSError:
        state = "not there yet"
    print(f"  state    {state}")
    for tier in (*places.prebuilt_places(), place):
        _print_builds(tier)
    # Of two installations that shadow each other, the one that runs.
    print(f"  package  {_data.package_root()}")
    print(f"  sources  {_data.data_root()}")


def _print_builds(place: places.Place) -> None:
    folders = sorted(path for path in place.root.iterdir() if path.is_dir()) if place.root.is_dir() else []
    for folder in folders:
        for build in cache.build_folders(folder):
            try:
                whole = cache.read_entry(place, build) is not None
                state = "whole" if whole else "gone"
            except (cache.Broken, MlaError) as error:
                state = f"unusable: {error}"
            print(f"  build    {build} ({state})")


def _print_compilers(settings: env.Settings, place: places.Place, targets: tuple[Target, ...]) -> int:
    """Print the choice for every kind of source; return how many of the chosen targets cannot be built."""
    print("compilers")
    memo = places.compiler_memo_dir(place) if place.root.is_dir() else None
    needed: dict[Tool, str] = {}
    for target in targets:
        for tool in _tools(target):
            needed.setdefault(tool, target.name)
    missing = 0
    lead = {toolchain.lead_tool(target.family) for target in targets}
    for tool in TOOLS:
        try:
            compiler = toolchain.find_compiler(tool, settings, memo, override=tool in lead)
            print(f"  {tool:<8} {compiler.path}: {compiler.version} ({compiler.why})")
        except (BuildError, ConfigError) as error:
            missing += tool in needed
            print(f"  {tool:<8} {'needed for ' + needed[tool] if tool in needed else 'not needed here'}: {error}")
    jobs = limits.job_limits(settings.max_jobs)
    print(f"  jobs     {jobs.jobs} (from {jobs.reason})")
    return missing


def _tools(target: Target) -> tuple[Tool, ...]:
    try:
        return module_spec("decode", target).tools
    except BuildError:
        return ()


def _print_tables(targets: tuple[Target, ...]) -> None:
    print("arch tables")
    for name in arch.table_names():
        table = arch.load_table(Target(name))
        if table is not None:
            used = " (chosen)" if Target(name) in targets else ""
            fit = "fitted" if table.split_fit is not None else "not fitted"
            print(f"  {name:<8} {table.compute_units} compute units, split counts {fit}{used}")


def _print_environment() -> None:
    print("environment")
    for name, value in env.read_as_written().items():
        if name != "PATH":
            print(f"  {name}={value}")
