"""Build modules ahead of time, also for other targets than this machine's."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from mla_jit import env
from mla_jit.arch import parse_target
from mla_jit.errors import MlaError
from mla_jit.jit import loader

__all__ = ["HELP", "add_arguments", "run"]

HELP = "build modules ahead of time"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument("--arch", metavar="A,B", help="targets, such as gfx950,sm_90,cpu; default: as import would")
    parser.add_argument(
        "--output", metavar="DIR", type=Path, help="a relocatable cache to build into, instead of the user's own"
    )
    parser.add_argument("--force", action="store_true", help="build even what is there already")


def run(arguments: argparse.Namespace) -> int:
    """Build each target; go on after a failure and return 1 in the end."""
    if arguments.arch is None:
        targets = loader.requested_targets(env.read())
    else:
        names = arguments.arch.replace(";", ",").split(",")
        targets = tuple(dict.fromkeys(parse_target(name.strip()) for name in names if name.strip()))
    root = arguments.output.absolute() if arguments.output is not None else None
    failed = 0
    for target in targets:
        try:
            entry = loader.build_into(target, root, force=arguments.force)
        except MlaError as error:
            failed += 1
            print(f"{target.name}: {error}", file=sys.stderr)
        else:
            print(f"{target.name}: {entry.folder}")
    return 1 if failed else 0
