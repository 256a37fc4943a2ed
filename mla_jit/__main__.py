"""``python -m mla_jit``: what the package sees, builds and would do, on the command line."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence

from mla_jit.errors import MlaError

__all__ = ["COMMANDS", "main"]

COMMANDS: tuple[str, ...] = ("info", "build", "clean", "plan", "decode", "bench", "tune", "selftest", "emulate")
"""One module of ``mla_jit.cli`` each, with ``HELP``, ``add_arguments(parser)`` and ``run(arguments) -> int``."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one subcommand and return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m mla_jit", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in COMMANDS:
        module = importlib.import_module(f"mla_jit.cli.{name}")
        command = commands.add_parser(name, help=module.HELP, description=module.__doc__)
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    parsed = parser.parse_args(arguments)
    try:
        status: int = parsed.run(parsed)
    except MlaError as error:
        print(f"mla_jit {parsed.command}: {error}", file=sys.stderr)
        return 1
    return status


if __name__ == "__main__":
    sys.exit(main())
