"""A puzzle as data: a game that is cut short, who is asked then, and the one right answer.

Owns the format of the files, and the set that ships with the package.  A game is told by its rules, its seed and what
everybody answered, so the engine lays it out and every view is what that seat saw.  Never judges an answer; what each
other one costs was measured when the puzzle was made (`maker`), and is measured anew by `check`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import islice
from typing import Final, Literal, TypeAlias
from zlib import crc32

import msgspec

from undermine.talk.character import Character, free_characters

Kind: TypeAlias = Literal["move", "saboteur", "alone"]
KINDS: Final[tuple[Kind, ...]] = ("move", "alone", "saboteur")
"""Find the move; dig alone; who is the saboteur."""
LEVELS: Final = ("random", "gentle", "seasoned", "sly")
"""Bots by which a puzzle is graded, from the one that knows nothing to the strongest."""
GRADES: Final = 4
"""From 1, for everybody, to 4, where even the strongest bots fail most times."""
DAILY: Final = "daily"
"""The file of those that are kept for the whodunit of the day."""


class PuzzleError(ValueError):
    """A puzzle that is not as it should be."""


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One answer that is to be found."""

    answer: str
    reason: str
    """Which figure speaks for it, as hints and reviews name it: `reach`."""
    figures: dict[str, int] = {}
    """What that sentence is made of."""
    costs: dict[str, float] = {}
    """Every other answer, and the gold that it loses against the right one on average."""


class Puzzle(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    name: str
    kind: Kind
    rules: str
    """The canonical rules text."""
    seed: str
    moves: list[str]
    """What everybody answered from the first question on."""
    seat: int
    """Who is asked; in a whodunit who is to be found."""
    solved: dict[str, float]
    """Level -> how often bots of it find the answer."""
    grade: int
    steps: list[Step] = []
    """What is to be answered, one after the other; none in a whodunit."""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    puzzle: list[Puzzle] = []


@cache
def puzzles() -> dict[str, Puzzle]:
    """Those that everybody may try, by name."""
    return {each.name: each for kind in KINDS for each in read_puzzles(_shipped(kind))}


@cache
def daily_puzzles() -> tuple[Puzzle, ...]:
    """Those of which one is the whodunit of a day; they stand in no list."""
    return tuple(read_puzzles(_shipped(DAILY)))


def puzzle_named(name: str) -> Puzzle:
    """One of the shipped ones; PuzzleError if there is none of that name."""
    found = puzzles().get(name) or next((each for each in daily_puzzles() if each.name == name), None)
    if found is None:
        raise PuzzleError(f"there is no puzzle {name!r}; undermine puzzles list shows them all")
    return found


def cast_of(puzzle: Puzzle, seats: int) -> list[Character]:
    """Who sits there: the dwarfs in turn, the same ones whenever somebody looks."""
    return list(islice(free_characters(crc32(puzzle.name.encode()), ()), seats))


def _shipped(name: str) -> Traversable:
    return files("undermine") / "puzzles" / "shipped" / f"{name}.toml"


def read_puzzles(file: Traversable) -> list[Puzzle]:
    if not file.is_file():
        return []
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _File).puzzle
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise PuzzleError(f"{file}: {error}") from error


def write_puzzles(some: list[Puzzle]) -> str:
    """The text of a file of puzzles; reading it gives the same ones."""
    return "\n".join(_write(each) for each in some)


def _write(puzzle: Puzzle) -> str:
    lines = [
        "[[puzzle]]",
        f"name = {_text(puzzle.name)}",
        f"kind = {_text(puzzle.kind)}",
        f"rules = {_text(puzzle.rules)}",
        f"seed = {_text(puzzle.seed)}",
        f"seat = {puzzle.seat}",
        f"grade = {puzzle.grade}",
        f"solved = {_table(puzzle.solved)}",
        "moves = [",
        *(f"  {_text(move)}," for move in puzzle.moves),
        "]",
    ]
    for step in puzzle.steps:
        lines += [
            "[[puzzle.steps]]",
            f"answer = {_text(step.answer)}",
            f"reason = {_text(step.reason)}",
            f"figures = {_table(step.figures)}",
            "[puzzle.steps.costs]",
            *(f"{_text(answer)} = {cost:.2f}" for answer, cost in step.costs.items()),
        ]
    return "\n".join(lines) + "\n"


def _table(values: dict[str, int] | dict[str, float]) -> str:
    inside = ", ".join(f"{key} = {value}" for key, value in values.items())
    return f"{{ {inside} }}" if inside else "{}"


def _text(text: str) -> str:
    return msgspec.json.encode(text).decode()
