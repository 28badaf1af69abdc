"""`undermine puzzles make | pick | check | list | show | solve`: positions with one right answer.

Owns the options and the output.  What a puzzle is, `puzzles/` knows.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from undermine.cli.app import app
from undermine.cli.spread import shown as progress
from undermine.cli.terminal.puzzle import Leaving, desk_of, explained, people_of, tell
from undermine.cli.terminal.puzzle import solve as solve_it
from undermine.games import canonical_text
from undermine.notation.file import read_text_file, said_of
from undermine.notation.position import write_position
from undermine.notation.record import read_record
from undermine.puzzles.check import fault_of
from undermine.puzzles.clue import clues
from undermine.puzzles.game import Game, recorded, simulated
from undermine.puzzles.maker import cut
from undermine.puzzles.pick import picked
from undermine.puzzles.posed import Posed, pose
from undermine.puzzles.puzzle import (
    GRADES,
    KINDS,
    LEVELS,
    Puzzle,
    PuzzleError,
    daily_puzzles,
    puzzle_named,
    read_puzzles,
    write_puzzles,
)
from undermine.puzzles.puzzle import puzzles as shipped
from undermine.puzzles.whodunit import whodunit_of
from undermine.text import People, Words, language_of
from undermine.text.puzzle import grade_text, puzzle_title, right_text, solved_text, task_text

OUT = Annotated[Path | None, typer.Option(help="Write them to this file as they come; else they are printed.")]
FILES = Annotated[list[Path], typer.Argument(help="Files of puzzles.")]
LANG = Annotated[str | None, typer.Option(help="Language of the sentences: en, cs, sk, de, lt.")]
NAME = Annotated[str, typer.Argument(help="Its name, such as move-07; undermine puzzles list has them all.")]

MADE = ("move", "saboteur")

puzzles = typer.Typer(help="Puzzles: solve the ones that ship, or cut your own from games.", no_args_is_help=True)
app.add_typer(puzzles, name="puzzles")


@puzzles.command()
def make(
    rules: Annotated[list[str] | None, typer.Argument(metavar="[RULES]...", help="Games for bots to play.")] = None,
    records: Annotated[list[Path] | None, typer.Option("--from", help="Or a record of a game that is over.")] = None,
    kind: Annotated[str, typer.Option(help="move (alone, if one plays alone) or saboteur.")] = "move",
    games: Annotated[int, typer.Option(min=1, help="So many games of each of the rules.")] = 20,
    obvious: Annotated[bool, typer.Option("--obvious", help="Also where gold that is known is reached.")] = False,
    seed: Annotated[str, typer.Option(help="The same seed makes the same puzzles.")] = "puzzles",
    out: OUT = None,
) -> None:
    """Look through games for moments with one right answer, and weigh those again with care."""
    if kind not in MADE:
        raise PuzzleError(f"there is no kind {kind!r} to be made; there are: {', '.join(MADE)}")
    if not rules and not records:
        raise PuzzleError("name the rules of games for bots to play, such as 'base[rounds=1] x5', or --from a record")
    texts = [canonical_text(each) for each in rules or []]
    total = len(texts) * games + len(records or [])
    for name, game in progress(_games(texts, records or [], games, seed), total, "games"):
        found = [whodunit_of(game, name)] if kind == "saboteur" else cut(game, name, has_obvious=obvious)
        for puzzle in found:
            if puzzle is not None:
                _write(puzzle, out)


def _games(texts: list[str], records: list[Path], games: int, seed: str) -> Iterator[tuple[str, Game]]:
    for path in records:
        with said_of(path):
            yield path.stem, recorded(read_record(read_text_file(path)))
    for number in range(games):
        for text in texts:
            yield f"{seed}-{number}", simulated(text, f"{seed}-{number}")


def _write(puzzle: Puzzle, out: Path | None) -> None:
    if out is None:
        print(write_puzzles([puzzle]))
        sys.stdout.flush()
        return
    with out.open("a", encoding="utf-8") as file:
        file.write(write_puzzles([puzzle]) + "\n")


@puzzles.command()
def pick(
    files: FILES,
    count: Annotated[int, typer.Option(min=1, help="How many.")] = 50,
    called: Annotated[str, typer.Option(help="What their names begin with; else their kind.")] = "",
    without: Annotated[list[Path] | None, typer.Option(help="No games of the puzzles in this file.")] = None,
    out: OUT = None,
) -> None:
    """Choose a varied set out of many puzzles, and number it from the easy ones on."""
    used = {(each.rules, each.seed) for file in without or [] for each in read_puzzles(file)}
    some = (each for file in files for each in read_puzzles(file) if (each.rules, each.seed) not in used)
    text = write_puzzles(picked(some, count, called))
    if out is None:
        print(text)
    else:
        out.write_text(text, encoding="utf-8")


@puzzles.command("list")
def list_them(
    kind: Annotated[str, typer.Option(help="Only these: move, alone or saboteur.")] = "",
    grade: Annotated[int, typer.Option(min=0, max=GRADES, help="Only those of a grade, 1 easy to 4 very hard.")] = 0,
    lang: LANG = None,
) -> None:
    """The puzzles that ship, with how often bots of each level find the answer."""
    if kind and kind not in KINDS:
        raise PuzzleError(f"there is no kind {kind!r}; there are: {', '.join(KINDS)}")
    words = Words(language_of(lang, os.environ))
    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in ("name", "game", "grade", *LEVELS):
        table.add_column(title, justify="left" if title in ("name", "game", "grade") else "right")
    for each in shipped().values():
        if kind in ("", each.kind) and grade in (0, each.grade):
            rates = [f"{each.solved[level]:.0%}" for level in LEVELS]
            table.add_row(each.name, each.rules, grade_text(words, each.grade), *rates)
    Console(highlight=False).print(table)


@puzzles.command()
def show(
    name: NAME,
    answer: Annotated[bool, typer.Option("--answer", help="With the answer, and what the others cost.")] = False,
    position: Annotated[bool, typer.Option("--position", help="As the seat knows it, in the notation.")] = False,
    lang: LANG = None,
) -> None:
    """A puzzle: the table as its seat sees it."""
    puzzle, words = puzzle_named(name), Words(language_of(lang, os.environ))
    posed = pose(puzzle)
    if position:
        print(write_position(posed.view(people_of(puzzle, words, int(posed.rules.seats)).me)), end="")
        return
    console = Console(highlight=False)
    desk = desk_of(posed, words, console, colour=console.is_terminal)
    tell(desk, posed.events)
    desk.begin_answer()
    role = int(desk.view.roles[puzzle.seat]) if len(desk.view.roles) else 0
    task = task_text(words, posed.rules, puzzle.kind, role, len(puzzle.steps))
    desk.note(f"{puzzle_title(words, puzzle.kind, name)}: {task}")
    if puzzle.kind == "saboteur":
        desk.screen.table(words.say("puzzle-none-left"), None, list(desk.notes))
    else:
        desk.draw_question()
    console.print(solved_text(words, puzzle.solved), markup=False)
    if answer:
        for line in _answered(puzzle, posed, words, desk.people):
            console.print(line, markup=False)


def _answered(puzzle: Puzzle, posed: Posed, words: Words, people: People) -> Iterator[str]:
    if puzzle.kind == "saboteur":
        yield words.say("puzzle-was", name=people.name(puzzle.seat))
        yield from explained(words, people, puzzle.seat, clues(posed))
    for step in puzzle.steps:
        yield f"{words.say('puzzle-answer', answer=step.answer)} {right_text(words, people, step.reason, step.figures)}"
        yield from (f"  -{cost:4.2f} {other}" for other, cost in sorted(step.costs.items(), key=lambda each: each[1]))


@puzzles.command()
def solve(
    name: NAME,
    lang: LANG = None,
    no_colour: Annotated[bool, typer.Option("--no-colour", help="No colours.")] = False,
) -> None:
    """Solve a puzzle; the exit code is 0 if it was found at once, else 1."""
    console = Console(highlight=False, no_color=True if no_colour else None)
    with suppress(Leaving):
        if solve_it(puzzle_named(name), Words(language_of(lang, os.environ)), console, input, colour=not no_colour):
            return
    raise typer.Exit(1)


@puzzles.command()
def check(
    files: Annotated[list[Path] | None, typer.Argument(help="Files of puzzles; without any, those that ship.")] = None,
    seed: Annotated[int, typer.Option(min=1, help="Of the fresh worlds.")] = 1,
) -> None:
    """Weigh puzzles anew in fresh worlds, among all kinds of players; the exit code is 1 if an answer does not hold."""
    some = [each for file in files for each in read_puzzles(file)] if files else [*shipped().values(), *daily_puzzles()]
    faults = 0
    for puzzle in some:
        fault = fault_of(puzzle, seed)
        faults += bool(fault)
        print(f"{puzzle.name}: {fault or 'holds'}", flush=True)
    print(f"{len(some) - faults} of {len(some)} hold")
    if faults:
        raise typer.Exit(1)
