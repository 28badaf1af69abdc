"""Who may be a saboteur: evidence from public acts, weighed against the number of saboteurs that there are.

Owns a log-odds figure per seat for one round and what it means as a chance.  Never knows a hand or a role but its
own observer's.  The aside card counts as one more seat that never acts.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from undermine.bots.chart import Chart
from undermine.bots.tunnel import Distances

LIMIT: Final = 4.0  # no evidence is beyond doubt

# How much likelier a saboteur does a thing than a digger, as a logarithm.
NEARER: Final = -0.45  # a card that brings some goal nearer
IDLE: Final = 0.45  # a card that brings none nearer
FARTHER: Final = 1.3  # a card that makes the way longer
DEAD_END: Final = 0.9  # a card that leads nowhere, whatever else it does
CLEARS: Final = -0.9  # a rockfall that opens a way
SPOILS: Final = 1.8  # a rockfall that makes the way longer
SHAKES: Final = 0.3  # a rockfall that changes nothing
PASSES: Final = 0.12  # a discard of somebody who could lay a path
KNOWINGLY: Final = 0.7  # away from the gold by somebody who has looked at it
HARMS: Final = 1.6  # breaks a tool of somebody trusted, or mends one of somebody suspected


def look_of_placing(before: Distances, after: Distances, leads_on: bool) -> float:
    """What a placed card says of whoever placed it."""
    gains = [old - new for old, new in zip(before, after, strict=True)]
    look = 0.0 if leads_on else DEAD_END
    if max(gains) > 0:
        return look + NEARER
    return look + (FARTHER if min(gains) < 0 else IDLE)


def look_of_rockfall(before: Distances, after: Distances) -> float:
    """What a rockfall says of whoever let it fall."""
    change = sum(new - old for old, new in zip(before, after, strict=True))
    if change == 0:
        return SHAKES
    return SPOILS if change > 0 else CLEARS


class Suspicion:
    """What one observer thinks; an observer without a seat (-1) is the public."""

    def __init__(self, chart: Chart, observer: int) -> None:
        self.chart = chart
        self.observer = observer
        self.role = 0
        self.heat = [0.0] * chart.seats
        self._chances: list[float] = []

    def begin(self, role: int = 0) -> None:
        """A new round: nobody has done anything; the observer may know his own role."""
        self.role = role if self.observer >= 0 else 0
        self.heat = [0.0] * self.chart.seats
        self._chances = []

    def note(self, seat: int, look: float) -> None:
        """A seat did something that says so much."""
        self.heat[seat] = max(-LIMIT, min(LIMIT, self.heat[seat] + look))
        self._chances = []

    def note_harm(self, seat: int, victim: int) -> None:
        """A seat broke a tool of another: bad if the victim is trusted, good if he is not."""
        if seat != victim:
            self.note(seat, HARMS * (self._innocence(victim) - 0.5))

    def note_help(self, seat: int, friend: int) -> None:
        """A seat mended a tool of another."""
        if seat != friend:
            self.note(seat, HARMS * (0.5 - self._innocence(friend)))

    def chances(self) -> list[float]:
        """Seat -> chance that it is a saboteur."""
        if not self._chances:
            self._chances = self._weigh()
        return self._chances

    def _innocence(self, seat: int) -> float:
        return 1.0 - self.chances()[seat]

    def _weigh(self) -> list[float]:
        """Every set of seats of the right size, weighted by its evidence: marginals by counting subsets."""
        chart = self.chart
        unknown = [seat for seat in range(chart.seats) if not (seat == self.observer and self.role)]
        number = chart.saboteurs - (1 if self.role == chart.saboteur and self.role else 0)
        odds = [exp(self.heat[seat]) for seat in unknown] + [1.0] * (chart.role_cards - chart.seats)
        total = _subsets(odds, number)[number]
        chances = [0.0] * chart.seats
        for i, seat in enumerate(unknown):
            if number:
                chances[seat] = odds[i] * _subsets(odds[:i] + odds[i + 1 :], number - 1)[number - 1] / total
        if self.role and self.role == chart.saboteur:
            chances[self.observer] = 1.0
        return chances


def _subsets(odds: Sequence[float], size: int) -> list[float]:
    """Sums over all subsets of 0..size elements of the product of their odds."""
    sums = [1.0] + [0.0] * size
    for factor in odds:
        for k in range(size, 0, -1):
            sums[k] += sums[k - 1] * factor
    return sums
