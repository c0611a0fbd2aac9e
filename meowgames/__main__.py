"""Starts the program: python -m meowgames."""

from __future__ import annotations

import sys
from multiprocessing import freeze_support


def main(argv: list[str] | None = None) -> int:
    """Run the command line; in a frozen program a thinking process ends up here too and goes no further."""
    freeze_support()
    from meowgames.cli import main as run  # after freeze_support, so that a thinking process loads nothing

    return run(argv)


if __name__ == "__main__":
    sys.exit(main())
