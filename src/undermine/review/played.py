"""A game that is over, as plain data: what the review reads, from a table or from a record.

Owns the steps: the set-up, then every answer with what it made happen and what was said after it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from undermine.core.event import CHOSE, Event
from undermine.core.rules import Rules
from undermine.games import parse_rules
from undermine.notation.record import Record, choice_of
from undermine.talk.line import Line


@dataclass(frozen=True)
class Step:
    """Who answered what, nobody at the set-up; what happened, and what was said after so many of these events."""

    seat: int
    action: int
    events: list[Event]
    lines: list[tuple[int, Line]]


@dataclass(frozen=True)
class Played:
    rules_text: str
    events: list[Event]
    choices: list[tuple[int, int, int]]
    """(seat, action, number of events before it)"""
    lines: list[Line]

    @classmethod
    def of_record(cls, record: Record) -> Played:
        choices = [(*choice_of(event), number) for number, event in enumerate(record.log) if event[0] == CHOSE]
        lines = [Line(said.seat, said.words[0], tuple(said.words[1:]), said.after) for said in record.said]
        return cls(record.rules.text, list(record.log), choices, lines)

    @property
    def rules(self) -> Rules:
        return parse_rules(self.rules_text)

    def steps(self) -> Iterator[Step]:
        bounds = [0, *(start for _, _, start in self.choices), len(self.events)]
        who = [(-1, 0), *((seat, action) for seat, action, _ in self.choices)]
        waiting = list(self.lines)
        for (seat, action), first, last in zip(who, bounds, bounds[1:], strict=False):
            said: list[tuple[int, Line]] = []
            while waiting and waiting[0].after <= last:
                line = waiting.pop(0)
                said.append((max(0, line.after - first), line))
            yield Step(seat, action, self.events[first:last], said)

    def lines_upto(self, step: int, log: list[Event]) -> list[Line]:
        """What was said up to a step, for a log of the same answers in which other things may have been seen."""
        starts = [number for number, event in enumerate(log) if event[0] == CHOSE]
        bounds = [0, *starts, len(log)]
        found: list[Line] = []
        for number, told in zip(range(step + 1), self.steps(), strict=False):
            first, last = bounds[number], bounds[number + 1]
            found += [line._replace(after=min(first + after, last)) for after, line in told.lines]
        return found
