"""A puzzle laid out: the game played by the engine up to the question, and what each seat saw of it.

Owns the way from the data to a table.  What is legal and what happens is the engine's word.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from undermine.core.engine import is_over, legal_actions, open_game, to_act
from undermine.core.event import CHOSE, Event
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.games import parse_rules
from undermine.notation.action import read_action, write_action
from undermine.notation.record import Record, choice_of, record_of
from undermine.puzzles.puzzle import Puzzle, PuzzleError
from undermine.review.played import Played
from undermine.views.view import View


@dataclass(frozen=True)
class Posed:
    puzzle: Puzzle
    run: Run
    """At the question."""

    @property
    def rules(self) -> Rules:
        return self.run.rules

    @property
    def state(self) -> State:
        """The truth; nobody who is to solve the puzzle is shown it."""
        return self.run.state

    @property
    def events(self) -> list[Event]:
        return self.run.log

    @property
    def asked(self) -> int:
        """The seat that is asked; none when the game is over."""
        return to_act(self.state)

    def read(self, words: str) -> int:
        return read_action(self.rules, words)

    def write(self, action: int) -> str:
        return write_action(self.rules, action)

    def parts(self) -> Iterator[list[Event]]:
        """The set-up, then what came of every answer."""
        part: list[Event] = []
        for event in self.events:
            if event[0] == CHOSE:
                yield part
                part = []
            part.append(event)
        yield part

    def view(self, seat: int) -> View:
        """What a seat knows at the question."""
        view = View(self.rules, seat)
        view.see(self.events)
        return view

    def played(self) -> Played:
        """As reviews read games; nobody said anything."""
        log = list(self.events)
        choices = [(*choice_of(event), number) for number, event in enumerate(log) if event[0] == CHOSE]
        return Played(self.rules.text, log, choices, [])

    def record(self, players: tuple[str, ...] = ()) -> Record:
        """The game up to the question, for whoever wants to play on."""
        return record_of(self.run, self.puzzle.seed, players)


def pose(puzzle: Puzzle, more: list[str] | None = None) -> Posed:
    """Play a puzzle up to its question, or some answers further; PuzzleError if the engine refuses one of them."""
    rules = parse_rules(puzzle.rules)
    run = open_game(rules, puzzle.seed)
    for number, words in enumerate([*puzzle.moves, *(more or [])], 1):
        state = run.state
        if is_over(state):
            raise PuzzleError(f"{puzzle.name}: the game is over before answer {number}")
        seat = to_act(state)
        action = read_action(rules, words)
        if action not in legal_actions(state, seat):
            raise PuzzleError(f"{puzzle.name}: answer {number}: seat {seat} may not {words!r}")
        if write_action(rules, action) != words:
            raise PuzzleError(f"{puzzle.name}: write {write_action(rules, action)!r} for {words!r}")
        run.apply(action)
    return Posed(puzzle, run)
