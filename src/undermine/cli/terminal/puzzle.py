"""Puzzles in the terminal: shown as their seat sees them, and answered line by line.

Owns the course of a puzzle.  The screen and what a typed line means are the desk's, as in a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from undermine.cli.terminal.desk import Desk
from undermine.cli.terminal.screen import BRASS
from undermine.cli.terminal.typed import is_number, read_typed
from undermine.core.event import Event
from undermine.core.frame import SPECTATOR
from undermine.notation.action import read_action
from undermine.puzzles.clue import Clue, clues
from undermine.puzzles.crowd import watching
from undermine.puzzles.posed import Posed, pose
from undermine.puzzles.puzzle import Puzzle, Step, cast_of
from undermine.review.reason import fault
from undermine.text import People, Words
from undermine.text.puzzle import clue_text, puzzle_title, right_text, task_text, wrong_text
from undermine.views.project import project
from undermine.views.view import View

ENOUGH: Final = 0.1
"""By so much suspicion must change for a move to be told as a clue."""


class Leaving(Exception):
    """The person has had enough, or the input has ended."""


def solve(puzzle: Puzzle, words: Words, console: Console, read: Callable[[str], str], *, colour: bool) -> bool:
    """To the answer; whether it was found without looking, and without a wrong one before."""
    solving = _Whodunit if puzzle.kind == "saboteur" else _Moves
    return solving(puzzle, words, console, read, colour=colour).run()


def people_of(puzzle: Puzzle, words: Words, seats: int) -> People:
    names = [each.name for each in cast_of(puzzle, seats)]
    if puzzle.kind == "saboteur":
        return People(names, SPECTATOR)
    names[puzzle.seat] = words.say("table-you")
    return People(names, puzzle.seat)


def desk_of(posed: Posed, words: Words, console: Console, *, colour: bool) -> Desk:
    """A seat at the table, where nothing has happened yet."""
    people = people_of(posed.puzzle, words, int(posed.rules.seats))
    return Desk(words, people, View(posed.rules, people.me), console, int(posed.rules.rounds), colour=colour)


def tell(desk: Desk, events: list[Event]) -> None:
    for event in events:
        seen = project(event, int(desk.view.me))
        if seen is not None:
            desk.hear(seen)


class _Solving:
    def __init__(
        self, puzzle: Puzzle, words: Words, console: Console, read: Callable[[str], str], *, colour: bool
    ) -> None:
        self.puzzle = puzzle
        self.words = words
        self.console = console
        self.posed = pose(puzzle)
        self.desk = desk_of(self.posed, words, console, colour=colour)
        self._read = read

    def _line(self) -> str:
        try:
            return self._read("> ")
        except (EOFError, KeyboardInterrupt):
            raise Leaving from None

    def _say(self, text: str) -> None:
        self.console.print(Text(text, BRASS))


class _Moves(_Solving):
    """Find the move, dig alone."""

    def run(self) -> bool:
        puzzle, desk = self.puzzle, self.desk
        tell(desk, self.posed.events)
        role = int(desk.view.roles[puzzle.seat]) if len(desk.view.roles) else 0
        task = task_text(self.words, desk.view.rules, puzzle.kind, role, len(puzzle.steps))
        is_clean = True
        for number, step in enumerate(puzzle.steps):
            is_clean = self._step(step, task if not number else self.words.say("puzzle-right-next")) and is_clean
            known = len(self.posed.events)
            self.posed = pose(puzzle, [each.answer for each in puzzle.steps[: number + 1]])
            tell(desk, self.posed.events[known:])
            self._say(
                f"{self.words.say('puzzle-right')} {right_text(self.words, desk.people, step.reason, step.figures)}"
            )
        return is_clean

    def _step(self, step: Step, task: str) -> bool:
        desk, is_clean = self.desk, True
        desk.begin_answer()
        desk.note(f"{puzzle_title(self.words, self.puzzle.kind, self.puzzle.name)}: {task}")
        while True:
            desk.draw_question()
            typed = read_typed(self.words, self._line())
            desk.notes = []
            if typed.command == "quit":
                raise Leaving
            if typed.command == "hint":
                is_clean = False
                desk.note(self.words.say("puzzle-answer", answer=step.answer))
                continue
            action = desk.read(typed)
            if not action:
                continue
            if action == read_action(desk.view.rules, step.answer):
                desk.end_answer()
                return is_clean
            is_clean = False
            desk.note(verdict_text(self.words, desk.people, self.posed, step, action))


class _Whodunit(_Solving):
    """One move after the other, until somebody is pointed at."""

    def run(self) -> bool:
        puzzle, desk, words = self.puzzle, self.desk, self.words
        parts, told = list(self.posed.parts()), clues(self.posed)
        tell(desk, parts[0])
        self._say(f"{puzzle_title(words, puzzle.kind, puzzle.name)}: {words.say('puzzle-task-saboteur')}")
        shown, last, is_clean = 0, len(told) - 1, True
        while True:
            if shown < last:
                shown += 1
                tell(desk, parts[shown])
            desk.screen.table(self._ask(f"{shown}/{last}. "))
            pointed = self._pointed()
            while pointed is not None and pointed != puzzle.seat:
                is_clean = False
                self._say(words.say("puzzle-innocent", name=desk.people.name(pointed)))
                pointed = self._pointed()
            if pointed is not None:
                break
            if shown == last:
                self._say(words.say("puzzle-none-left"))
        name = desk.people.name(puzzle.seat)
        self._say(words.say("puzzle-found", name=name, count=shown))
        for line in explained(words, desk.people, puzzle.seat, told):
            self._say(line)
        return is_clean

    def _ask(self, far: str = "") -> str:
        names = " ".join(f"{seat + 1} {name}" for seat, name in enumerate(self.desk.people.names))
        return f"{far}{names}. {self.words.say('puzzle-point', hint=self.words.say('command-hint'))}"

    def _pointed(self) -> int | None:
        """The seat that somebody points at; None: the next move."""
        while True:
            typed = read_typed(self.words, self._line())
            seats = len(self.desk.people.names)
            if typed.command == "quit":
                raise Leaving
            if typed.command == "hint":
                self._say(self.words.say("puzzle-was", name=self.desk.people.name(self.puzzle.seat)))
            elif not typed.words:
                return None
            elif is_number(typed.words[0]) and 0 < int(typed.words[0]) <= seats:
                return int(typed.words[0]) - 1
            else:
                self._say(self._ask())


def verdict_text(words: Words, people: People, posed: Posed, step: Step, action: int) -> str:
    """Why an answer that is not the right one is not."""
    watch = watching(posed.rules, posed.asked, posed.events)
    reason, figures = fault(watch, action)
    return wrong_text(words, people, step.costs[posed.write(action)], reason, dict(figures))


def explained(words: Words, people: People, seat: int, told: list[Clue]) -> list[str]:
    """The moves that told something of the one who is to be found, and what is thought of him in the end."""
    lines: list[str] = []
    for number, clue in enumerate(told[1:], 1):
        before, now = told[number - 1].suspicion[seat], clue.suspicion[seat]
        if abs(now - before) >= ENOUGH and clue.seat == seat:
            lines.append(clue_text(words, people, number, seat, clue.reason, (before, now)))
    chance = str(round(100 * told[-1].suspicion[seat]))
    return [*lines, words.say("puzzle-guilt", name=people.name(seat), chance=chance)]
