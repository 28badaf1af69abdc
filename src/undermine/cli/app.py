"""The command `undermine`: gathers the commands and turns every refusal into one line and exit code 2.

Owns the entry point and the way errors look.  Never does a command's work.
"""

from __future__ import annotations

import os
import re
import sys
import tomllib
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Annotated, Final

import typer

from undermine import __version__, native
from undermine.extra import MissingExtra, needing
from undermine.features.foreign import add_folder

COMMANDS: Final = {
    **dict.fromkeys(("play",), "terminal"),
    **dict.fromkeys(("host",), "server"),
    **dict.fromkeys(("join",), "terminal"),
    **dict.fromkeys(("serve", "admin", "backup", "restore", "tidy", "doctor"), "server"),
    **dict.fromkeys(("bot", "simulate"), "terminal"),
    **dict.fromkeys(("league", "lab"), "lab"),
    **dict.fromkeys(("merge", "trace", "replay", "review", "puzzles"), "terminal"),
    **dict.fromkeys(("verify", "perft", "bench", "cards", "words"), "terminal"),
}
"""Command -> the extra whose packages it needs; in the order in which the help lists them."""

FEATURES: Final = "--features"

PLAIN: Final = (
    (r"Input should be a valid integer.*|Unable to parse input string as an integer.*", "a whole number is needed"),
    (r"Input should be a (valid|finite) number.*", "a number is needed"),
    (r"Input should be greater than or equal to (\S+)", r"at least \1 is needed"),
    (r"Input should be less than or equal to (\S+)", r"at most \1 is possible"),
)
"""How the library says that a value is bad, and how we do."""

app = typer.Typer(
    name="undermine",
    help="Dwarfs dig for gold, somebody works against them: play, simulate and study the games of this family.",
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _tell_version(wanted: bool) -> None:
    if wanted:
        print(f"undermine {__version__}, {native.describe()}")
        raise typer.Exit


@app.callback()
def _commands(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_tell_version, help="Show the version and exit.")
    ] = False,
    features: Annotated[
        list[str],
        typer.Option(metavar="FOLDER", help="Rules of your own, for any command: a folder with one or with several."),
    ] = [],  # noqa: B006 - read by `_take_features` before; here for the help
) -> None:
    """Keep `undermine COMMAND` a group, also when only one command is loaded."""


def main(arguments: list[str] | None = None) -> int:
    """Run a command; what the user got wrong is said in one line on the error stream."""
    words = _take_features(sys.argv[1:] if arguments is None else list(arguments))
    if words[:1] == ["lab"]:
        _take_house_rules(words[1:])
    try:
        # Only the command that is asked for is loaded: the server's libraries take a second that a trace need not
        # wait for.
        if words[:1] and words[0] in COMMANDS:
            _load(words[0])
        else:
            for name in COMMANDS:
                _load_or_excuse(name)
        command = typer.main.get_command(app)
        result = command.main(words or ["--help"], prog_name="undermine", standalone_mode=False)
    except typer.Exit as error:
        return error.exit_code
    except typer.TyperException as error:
        return _refuse(_plain(error.format_message(), words))
    except MissingExtra as error:
        return _refuse(str(error))
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        return _refuse(f"{place}{error.strerror or error}")
    except ValueError as error:
        # Every refusal of the engine and the parsers is a ValueError with a message for people; a programming error is
        # of another kind and keeps its traceback.
        return _refuse(str(error))
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        return 130
    return result if isinstance(result, int) else 0


def _load(name: str) -> None:
    with needing(COMMANDS[name], f"undermine {name}"):
        import_module(f"undermine.cli.{name}")


def _load_or_excuse(name: str) -> None:
    """For the list of all commands: those whose packages are missing say how to get them."""
    try:
        _load(name)
    except MissingExtra:
        app.command(name, help=f"Needs more packages: pip install 'undermine[{COMMANDS[name]}]'")(lambda: _load(name))


def _take_features(words: list[str]) -> list[str]:
    """Add the folders of features, wherever `--features` stands, and leave the other words.

    Before anything else is loaded, for what is loaded asks which features there are.
    """
    rest: list[str] = []
    left = iter(words)
    for word in left:
        name, equals, value = word.partition("=")
        if word == "--":
            return [*rest, word, *left]
        if name != FEATURES:
            rest.append(word)
        elif folder := value if equals else next(left, ""):
            add_folder(folder)
        else:
            return [FEATURES]
    return rest


def _take_house_rules(words: list[str]) -> None:
    """Add the folders that a study names, seen from where it lies; what is wrong with it its command says."""
    for study in filter(Path.is_file, map(Path, words)):
        with suppress(ValueError):
            folders = tomllib.loads(study.read_text(encoding="utf-8")).get("features", [])
            for folder in folders if isinstance(folders, list) else []:
                add_folder(str(study.parent / str(folder)))


def _plain(message: str, words: list[str]) -> str:
    """What is wrong with the words of the command line, plainly, and where the right ones are told."""
    for theirs, ours in PLAIN:
        message = re.sub(theirs, ours, message, flags=re.DOTALL)
    command = f"{words[0]} " if words[0] in COMMANDS else ""
    stop = "" if message.endswith((".", "?")) else "."
    return f"{message}{stop} See: undermine {command}--help"


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
