"""Who may speak now, of those who are programs: they are called by what happens, and never talk all at once.

Owns the limits.  It is the fold of what everybody sees and hears, so when somebody may speak tells nothing of what he
knows.  A program says at most one line in two of its turns, never twice the same in a round, and all programs of
a table together at most one in two turns of anybody; when a round is over each may say one more, and few do.
People are not limited here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undermine.core import event as e
from undermine.core.event import Event
from undermine.core.frame import NOBODY
from undermine.core.rules import Rules
from undermine.core.zone import HAND, PLACES, ROLE
from undermine.talk.line import Line, named_in

OWN_TURNS: Final = 2  # of a program, from one of its lines to the next
TURNS: Final = 2  # of anybody, from one line of a program to the next
LAST_WORDS: Final = 3  # lines of programs when a round is over
VICTIM: Final = {int(e.FRONTED): 0, int(e.CLEARED): 0, int(e.SWAPPED): 1, int(e.EARNED): 0}
"""Kind of change -> where in its open part the seat stands that it happens to."""


class Floor:
    def __init__(self, rules: Rules) -> None:
        self.seats = int(rules.seats)
        self.called: list[int] = []
        """The seats that what happened last concerns, in the order in which they are asked."""
        self.is_end = False
        """A round has just ended, and nobody has played since."""
        self._turns = 0
        self._turns_of = [0] * self.seats
        self._spoke: int | None = None
        """When a program spoke last, in turns of anybody …"""
        self._spoke_of: list[int | None] = [None] * self.seats
        """… and each of them, in turns of its own."""
        self._said: set[tuple[int, str, tuple[str, ...]]] = set()
        self._last_words: list[int] = []

    def see(self, events: Iterable[Event]) -> None:
        """What came of one answer, as everybody sees it."""
        is_begun = False
        for kind, _, told, _ in events:
            if kind == e.CHOSE and told and not is_begun:
                is_begun, self.called, self.is_end, self._last_words = True, [told[0]], False, []
            elif kind in VICTIM:
                self._call(told[VICTIM[kind]])
            elif kind == e.MOVED and HAND <= told[0] < HAND + PLACES:
                self._call(told[0] - int(HAND))
            elif kind == e.SEEN and told[0] != NOBODY and ROLE <= told[1] < ROLE + PLACES:
                self._call(told[1] - int(ROLE))
            elif kind == e.TURNED:
                self._turns += 1
                self._turns_of[told[0]] += 1
            elif kind == e.ENDED:
                self.is_end = True
            elif kind == e.BEGAN:
                self._said.clear()
        if self.is_end:
            for seat in range(self.seats):
                self._call(seat)

    def hear(self, line: Line, *, is_program: bool) -> None:
        """Somebody said something: whom it is about may answer."""
        self._said.add((line.seat, *line.words))
        if is_program:
            self._spoke, self._spoke_of[line.seat] = self._turns, self._turns_of[line.seat]
            if self.is_end:
                self._last_words.append(line.seat)
            if line.seat in self.called:
                self.called.remove(line.seat)
        self._call(named_in(line))

    def may_speak(self, seat: int) -> bool:
        """Whether a program may say something now."""
        if self.is_end:
            return seat not in self._last_words and len(self._last_words) < LAST_WORDS
        spoke = self._spoke_of[seat]
        is_rested = spoke is None or self._turns_of[seat] - spoke >= OWN_TURNS
        return is_rested and (self._spoke is None or self._turns - self._spoke >= TURNS)

    def is_new(self, line: Line) -> bool:
        """Whether this seat has not said the same in this round."""
        return (line.seat, *line.words) not in self._said

    def _call(self, seat: int) -> None:
        if 0 <= seat < self.seats and seat not in self.called:
            self.called.append(seat)
