"""The command `undermine`: gathers the commands and turns every refusal into one line and exit code 2.

Owns the entry point and the way errors look.  Never does a command's work.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module

import click
import typer

COMMANDS = ("play", "simulate", "trace", "replay", "perft", "bench", "cards")

app = typer.Typer(
    name="undermine",
    help="Dwarfs dig for gold, somebody works against them: play, simulate and study the games of this family.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def main(arguments: list[str] | None = None) -> int:
    """Run a command; what the user got wrong is said in one line on the error stream."""
    for name in COMMANDS:
        import_module(f"undermine.cli.{name}")
    command = typer.main.get_command(app)
    try:
        result = command.main(arguments, prog_name="undermine", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        print(error.format_message())
        return 2
    except click.ClickException as error:
        return _refuse(error.format_message())
    except (ValueError, OSError) as error:
        # Every refusal of the engine, the parsers and the file system is a ValueError or OSError with a message for
        # people; a programming error is of another kind and keeps its traceback.
        return _refuse(str(error))
    except (KeyboardInterrupt, click.Abort):
        print(file=sys.stderr)
        return 130
    return result if isinstance(result, int) else 0


def _refuse(message: str) -> int:
    print(f"undermine: {' '.join(message.split())}", file=sys.stderr)
    return 2


def run() -> None:
    """The console script."""
    try:
        code = main()
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader of our output went away (`| head`): not an error, and nothing more can be said.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)
