"""`undermine` and `python -m undermine`: the commands, or one line that says which packages they need.

Holds no logic of its own.
"""

import sys

from undermine.extra import MissingExtra, needing


def run() -> None:
    """The console script."""
    try:
        with needing("terminal", "the command undermine"):
            from undermine.cli.app import run as run_command  # noqa: PLC0415 - it may be missing
    except MissingExtra as error:
        sys.exit(f"undermine: {error}")
    run_command()


if __name__ == "__main__":
    run()
