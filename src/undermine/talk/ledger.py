"""Whose words were true: claims of goals that somebody had looked at, compared with what turned up.

Owns the account of a game, for everybody alike: it is the fold of what all see and hear.  Who has not looked at a goal
may guess wrongly and is no liar for that.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from undermine.core import event as e
from undermine.core.event import Event, Ints
from undermine.core.frame import NOBODY
from undermine.core.rules import Rules
from undermine.core.zone import GOAL, GOALS, PLACES
from undermine.talk.line import Claim, Line, claim_of, sight_of


class Repute(NamedTuple):
    """How often somebody was found to have told the truth, and to have lied."""

    truths: int = 0
    lies: int = 0

    def and_then(self, other: Repute) -> Repute:
        """Both accounts together."""
        return Repute(self.truths + other.truths, self.lies + other.lies)


@dataclass(frozen=True, slots=True)
class Told:
    """A claim of somebody who had looked at the goal."""

    seat: int
    claim: Claim


class Ledger:
    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.repute = [Repute() for _ in range(int(rules.seats))]
        self.open: list[Told] = []
        """Claims of this round that nothing has proved yet."""
        self._looked: set[tuple[int, int]] = set()
        """Who has looked at which goal."""

    def see(self, events: Iterable[Event]) -> None:
        """What happened, as everybody sees it."""
        for kind, _, told, inside in events:
            if kind == e.SEEN:
                self._look(told[0], told[1], inside)
            elif kind == e.EXCHANGED:
                self._mix(told[1:3])
            elif kind == e.BEGAN:
                self.open.clear()
                self._looked.clear()

    def _look(self, seat: int, zone: int, inside: Ints) -> None:
        """Somebody looks at a goal, or everybody at one or at all of them."""
        if zone == GOALS:
            for goal, kind in enumerate(inside):
                self._prove(goal, kind)
        elif GOAL <= zone < GOAL + PLACES and seat == NOBODY:
            self._prove(zone - int(GOAL), inside[0])
        elif GOAL <= zone < GOAL + PLACES:
            self._looked.add((seat, zone - int(GOAL)))

    def hear(self, line: Line) -> None:
        claim = claim_of(self.rules, line)
        if claim is not None and (line.seat, claim.goal) in self._looked:
            # The last word about a goal counts: whoever corrects himself has not lied.
            self.open = [each for each in self.open if (each.seat, each.claim.goal) != (line.seat, claim.goal)]
            self.open.append(Told(line.seat, claim))

    def _prove(self, goal: int, kind: int) -> None:
        for told in [each for each in self.open if each.claim.goal == goal]:
            is_true = told.claim.holds(sight_of(self.rules, kind))
            self.repute[told.seat] = self.repute[told.seat].and_then(Repute(int(is_true), int(not is_true)))
            self.open.remove(told)

    def _mix(self, goals: Iterable[int]) -> None:
        """Goals were taken up, and perhaps changed places: what was said of them is out of date."""
        mixed = set(goals)
        self.open = [each for each in self.open if each.claim.goal not in mixed]
        self._looked = {(seat, goal) for seat, goal in self._looked if goal not in mixed}
