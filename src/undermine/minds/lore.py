"""What everybody has seen of everybody in a round of hidden roles: evidence, and what it means as chances.

Owns a log-odds figure per seat (its *heat*), how much it dug, hints of where the gold lies, and the table surveyed.
All of that is public.  What only one seat knows stands in rows of its own, of which nobody reads another's.
The dwarf cards that nobody holds count as seats that never act.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.rules import Rules
from undermine.core.state import HIDDEN, State
from undermine.minds.chart import Chart
from undermine.minds.figures import Figures
from undermine.minds.mind import Lore
from undermine.minds.survey import Survey, survey_of

LIMIT: Final = 4.0  # no evidence is beyond doubt, …
CERTAIN: Final = 9.0  # … but a dwarf card that was seen
SURE: Final = 4.0  # so much a hint must outweigh the others to be as good as certain
NOBODY: Final[i64] = -1  # an observer without a seat: the public

_ODDS: Final[vec[float]] = vec[float]([0.0] * 64)  # scratch of suspect
_NOTHING: Final[vec[float]] = vec[float]([])
_SUMS: Final[vec[float]] = vec[float]([0.0] * 16)


class RoundLore(Lore):
    """Blank at the beginning of every round."""

    rules: Rules
    seats: i64
    goals: i64
    round: i64
    survey: Survey | None  # of the table as it lies, without doors
    heat: vec[float]  # seat -> how much rather it seems to be a saboteur
    dug: vec[float]  # seat -> cards by which it brought the goals nearer
    hints: vec[float]  # goal -> how much rather the gold seems to lie there
    waited: i64  # turns since the table changed last in which somebody who could lay paths put cards away
    changed: i64  # bits of the seats that have got another dwarf card since somebody asked
    seen: vec[i64]  # seat -> bits of the seats whose dwarf card it has seen and who still have it
    found: vec[i64]  # a seat's own: bits of the goals where it has seen gold
    start: vec[i64]  # goal -> what it cost to dig there when the round began
    believer: i64  # a seat that believes more than the public does, NOBODY if there is none: …
    guilt: vec[float]  # … seat -> chance that it is a saboteur, …
    gold: vec[float]  # … goal -> chance that the gold lies there
    mixed: i64  # bits of the goals that were taken up and laid down again

    def __init__(self, rules: Rules, old: RoundLore | None = None) -> None:
        self.rules = rules
        self.believer = NOBODY
        self.guilt = self.gold = _NOTHING
        self.seats = rules.seats
        self.goals = len(rules.goal_cells)
        if old is None:
            self.round = 0
            self.survey = None
            self.heat = vec[float]([0.0] * int(rules.seats))
            self.dug = vec[float]([0.0] * int(rules.seats))
            self.hints = vec[float]([0.0] * len(rules.goal_cells))
            self.waited = 0
            self.changed = 0
            self.seen = vec[i64]([0] * int(rules.seats))
            self.found = vec[i64]([0] * int(rules.seats))
            self.start = vec[i64]([0] * len(rules.goal_cells))
            self.mixed = 0
        else:
            self.round = old.round
            self.survey = old.survey
            self.heat = old.heat[:]
            self.dug = old.dug[:]
            self.hints = old.hints[:]
            self.waited = old.waited
            self.changed = old.changed
            self.seen = old.seen[:]
            self.found = old.found[:]
            self.start = old.start
            self.mixed = old.mixed

    def copy(self) -> Lore:
        """What a seat believes for itself stays with it."""
        return RoundLore(self.rules, self)

    def begin(self, number: i64, survey: Survey) -> None:
        """A new round: nobody has done anything."""
        self.round = number
        self.start = survey.plain
        self.waited = self.mixed = 0
        for seat in range(self.seats):
            self.heat[seat] = self.dug[seat] = 0.0
            self.seen[seat] = self.found[seat] = 0
        for goal in range(self.goals):
            self.hints[goal] = 0.0

    def table(self, chart: Chart, state: State) -> Survey:
        """The survey of the table as it lies now; kept if it is that of everybody, without doors."""
        if chart.walker:
            return survey_of(chart, state, None)
        survey = survey_of(chart, state, self.survey)
        self.survey = survey
        return survey

    def note(self, seat: i64, look: float) -> None:
        """A seat did something that says so much."""
        heat = self.heat[seat] + look
        self.heat[seat] = LIMIT if heat > LIMIT else -LIMIT if heat < -LIMIT else heat

    def forget(self, seat: i64) -> None:
        """A seat has another dwarf card than before: nothing is known of it any more."""
        self.heat[seat] = 0.0
        self.changed |= 1 << seat
        for other in range(self.seats):
            self.seen[other] &= ~(1 << seat)


class Census:
    """How many dwarf cards of the suspected role there are."""

    figures: Figures
    role: i64  # the code of a saboteur
    number: i64  # how many of them are among …
    cards: i64  # … so many dwarf cards
    chance: vec[float]  # scratch of what is public

    def __init__(self, rules: Rules, figures: Figures) -> None:
        self.figures = figures
        self.chance = vec[float]([0.0] * int(rules.seats))
        self.role = rules.role_names.index("saboteur") if "saboteur" in rules.role_names else -1
        self.number = sum([1 for role in rules.role_deck if role == self.role])
        self.cards = len(rules.role_deck)

    def suspect(self, lore: RoundLore, state: State, observer: i64, chance: vec[float]) -> None:
        """Seat -> chance that it is a saboteur, for an observer who knows his own card; NOBODY is the public.

        Every set of seats of the right size is weighed by its evidence; the sums over them by counting subsets.
        """
        number = self.number
        m: i64 = 0
        if observer >= 0 and state.roles[observer] == self.role:
            number -= 1
        for seat in range(lore.seats):
            if seat != observer:
                heat = lore.heat[seat]
                if observer >= 0 and lore.seen[observer] >> seat & 1 and state.roles[seat] != HIDDEN:
                    heat = CERTAIN if state.roles[seat] == self.role else -CERTAIN
                _ODDS[m] = exp(heat)
                m += 1
        known: i64 = 1 if observer >= 0 else 0
        for spare in range(self.cards - lore.seats):
            _ODDS[m] = 1.0
            m += 1
        assert m == self.cards - known
        total = _subsets(m, -1, number) if number > 0 else 1.0
        k: i64 = 0
        for seat in range(lore.seats):
            if seat == observer:
                chance[seat] = 1.0 if state.roles[seat] == self.role else 0.0
            else:
                chance[seat] = _ODDS[k] * _subsets(m, k, number - 1) / total if number > 0 else 0.0
                k += 1

    def guilt(self, lore: RoundLore, state: State, seat: i64) -> float:
        """The chance that a seat is a saboteur, as the public sees it."""
        self.suspect(lore, state, NOBODY, self.chance)
        return self.chance[seat]

    def note_harm(self, lore: RoundLore, state: State, seat: i64, victim: i64) -> None:
        """A seat did harm to another: bad if the victim is trusted, good if he is not."""
        if seat != victim:
            lore.note(seat, self.figures.wrongs * (0.5 - self.guilt(lore, state, victim)))

    def note_help(self, lore: RoundLore, state: State, seat: i64, friend: i64) -> None:
        """A seat helped another."""
        if seat != friend:
            lore.note(seat, self.figures.wrongs * (self.guilt(lore, state, friend) - 0.5))


def _subsets(m: i64, but: i64, size: i64) -> float:
    """The sum over all subsets of a size, one element left out, of the product of their odds."""
    sums = _SUMS
    sums[0] = 1.0
    for k in range(1, size + 1):
        sums[k] = 0.0
    for i in range(m):
        if i != but:
            odds = _ODDS[i]
            for k in range(size, 0, -1):
                sums[k] += sums[k - 1] * odds
    return sums[size]
