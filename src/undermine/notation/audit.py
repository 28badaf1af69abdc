"""A record run again by the rules: is it what seed and actions give, and how does a saved game go on?

Owns the comparison.  Never changes a record.  A difference means that the record was changed, or that the rules were.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undermine.core.chance import seal_of
from undermine.core.engine import is_over, legal_actions, to_act
from undermine.core.event import CHOSE, Event
from undermine.core.run import Run
from undermine.notation.action import write_action
from undermine.notation.error import QUOTED, NotationError
from undermine.notation.event import write_event
from undermine.notation.record import Record, choice_of, course_of

AROUND: Final = 2  # words shown on either side of the one that differs
GAP: Final = "…"
NOTHING: Final = "nothing more"


@dataclass(frozen=True, slots=True)
class Difference:
    """The first event that a re-run gives differently; empty text where one of the two has none."""

    line: int
    recorded: str
    rerun: str

    def __str__(self) -> str:
        """One line: the first word that differs with a little around it, for an event may name a whole deck."""
        recorded, rerun = (self.recorded or NOTHING).split(), (self.rerun or NOTHING).split()
        at = next((i for i, (old, new) in enumerate(zip(recorded, rerun, strict=False)) if old != new), None)
        place = min(len(recorded), len(rerun)) if at is None else at
        there, here = (_around(words, place) for words in (recorded, rerun))
        return f"line {self.line}: the record says {there!r}, seed and actions give {here!r}"


def audit(record: Record, seed: str | None = None) -> Difference | None:
    """Run seed and actions again and compare event by event; None if all agree.

    The seed is that of the record, or the one that was released later; it must fit the seal.
    """
    course = course_of(record, _seed_of(record, seed))
    run = course.open()
    checked = done = 0
    while True:
        difference = _compare(record, run.log, checked)
        checked = len(run.log)
        if difference is not None or checked >= len(record.log):
            return difference
        event = record.log[checked]
        difference = _check_choice(record, run, event, checked)
        if difference is not None:
            return difference
        course.answer(run, done, choice_of(event)[1])
        done += 1


def resume(record: Record, seed: str | None = None) -> Run:
    """The game where it was saved, with its chance and its log; goes on as if it had never stopped."""
    difference = audit(record, seed)
    if difference is not None:
        raise NotationError(f"the game cannot go on: {difference}")
    return course_of(record, _seed_of(record, seed)).run([action for _, action in record.actions])


def _around(words: list[str], place: int) -> str:
    """The words if they are few; else the first, which names the event, and those around the place."""
    text = " ".join(words)
    # Words that have nothing in common are read as a whole: what was asked instead of what was answered.
    most = QUOTED if place else 2 * QUOTED
    if len(text) <= most:
        return text
    first, end = max(1, place - AROUND), place + AROUND + 1
    shown = [words[0], *([GAP] if first > 1 else []), *words[first:end], *([GAP] if end < len(words) else [])]
    return " ".join(shown)


def _compare(record: Record, log: list[Event], start: int) -> Difference | None:
    """From this event on; a record that ends earlier differs, for events come whole from answer to answer."""
    for index in range(start, len(log)):
        there = record.log[index] if index < len(record.log) else None
        if there != log[index]:
            return _difference(record, index, there, write_event(record.rules, log[index]))
    return None


def _check_choice(record: Record, run: Run, event: Event, index: int) -> Difference | None:
    """An answer of the record is given again only if it may be given."""
    rules = record.rules
    if event[0] != CHOSE:
        asked = "" if is_over(run.state) else f"a question to seat {to_act(run.state)}"
        return _difference(record, index, event, asked)
    seat, action = choice_of(event)
    legal = [] if is_over(run.state) else legal_actions(run.state, to_act(run.state))
    if to_act(run.state) == seat and action in legal:
        return None
    told = write_event(rules, event)
    asked = "no question" if is_over(run.state) else f"a question to seat {to_act(run.state)}"
    if to_act(run.state) == seat:
        asked += f" that has no such answer, but for example: {write_action(rules, legal[0])}"
    return Difference(record.line_of(index), told, asked)


def _difference(record: Record, index: int, there: Event | None, rerun: str) -> Difference:
    return Difference(record.line_of(index), write_event(record.rules, there) if there else "", rerun)


def _seed_of(record: Record, seed: str | None) -> str:
    given = record.seed if seed is None else seed
    if given is None:
        raise NotationError("the seed of this game is not released yet, so it cannot be run again; give it")
    if seal_of(given) != record.seal:
        raise NotationError("this seed does not fit the seal in the record")
    return given
