"""Remove built modules from the user's cache. Lock files stay: another process may be waiting on one."""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from mla_jit import env
from mla_jit.arch import parse_target
from mla_jit.jit import cache, places, trust

__all__ = ["HELP", "add_arguments", "run"]

HELP = "remove built modules from the cache"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument("--arch", metavar="A,B", help="only these targets; default: all")


def run(arguments: argparse.Namespace) -> int:
    """Remove the builds and say how many."""
    settings = env.read()
    place = places.locate_root(settings)
    if not place.root.is_dir():
        print(f"{place.root}: nothing there")
        return 0
    # What belongs to somebody else is not ours to delete either.
    trust.check(place.root, place.rule)
    if arguments.arch is None:
        folders = sorted(path for path in place.root.iterdir() if path.is_dir())
    else:
        names = [name.strip() for name in arguments.arch.replace(";", ",").split(",") if name.strip()]
        folders = [place.root / parse_target(name).name for name in names]
    removed = sum(_clean(place, folder) for folder in folders)
    print(f"{place.root}: removed {removed} builds")
    return 0


def _clean(place: places.Place, folder: Path) -> int:
    """Remove what is in one target's folder, or the compilers' identities; return how many builds there were."""
    if folder == places.compiler_memo_dir(place):
        shutil.rmtree(folder, ignore_errors=True)
        return 0
    return cache.clear(place, folder.name)
