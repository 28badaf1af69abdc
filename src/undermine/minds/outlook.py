"""A question as the seat that is asked sees it: where the gold may lie, how far it is, and what a card would change.

Owns the measuring, in figures that all roles judge by.  Never says what is good.  One outlook serves a mind again and
again; what is dear to find out is found out when somebody asks for it.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.core.condition import BARS_PATHS
from undermine.core.grid import FOUR
from undermine.core.rules import CARDS, Rules
from undermine.core.state import BITS, State
from undermine.core.tile import DOWN
from undermine.minds.chart import EMPTY, FAR, WALL, Chart
from undermine.minds.figures import Figures
from undermine.minds.lore import NOBODY, SURE, RoundLore
from undermine.minds.survey import BEYOND, MOST, NOWHERE, Survey

if TYPE_CHECKING:
    from undermine.minds.miner import Miner

CARD: Final = 3.5  # what an average card costs
LONGEST: Final[i64] = 6  # turns of waiting that count
UNTRIED: Final = -1.0  # the use of a path card that can be laid nowhere

CERTAIN: Final = 0.97  # what is believed so firmly counts as known
STEP: Final[i64] = 1  # costs that differ by no more are equal


class Outlook:
    mind: Miner
    rules: Rules
    figures: Figures
    state: State
    lore: RoundLore
    seat: i64
    role: i64
    harms: bool  # is this seat's role against finding the gold?
    chart: Chart  # as its role sees the tunnels
    survey: Survey
    gold: vec[float]  # goal -> chance that the gold lies there
    knows_gold: bool
    known: i64  # bits of the goals whose kind the seat knows
    chance: vec[float]  # seat -> chance that it is a saboteur; `suspect` first
    base: vec[i64]  # goal -> what it costs to dig there
    where: vec[i64]  # goal -> the end from which it does
    other: vec[i64]  # goal -> what it costs from another end
    away: float  # cards to the gold, wherever it may lie
    hurry: float  # 0: there is time; 1: the next card may reach the gold
    calm: float  # how much a saboteur cares for its looks
    public: vec[float]  # seat -> chance that it is a saboteur, as everybody sees it; only for who cares for looks
    after: vec[i64]  # the same as `base` once the card that was tried last lies there
    strikes: float  # chance that it reaches the gold at once
    hit: i64  # bits of the goals that it reaches
    best_path: float  # what the best placement of this turn is worth
    best_use: float  # … and how many cards it saves, UNTRIED if there is none
    fresh: float  # what a card is worth that is drawn for another one put away, …
    eager: float  # … and how much of that counts
    uses: vec[float]  # card -> cards that its best place saves now, UNTRIED if it has none
    keeps: vec[float]  # card of the hand -> what it is worth for later
    _held: i64  # the ways that the cards of the hand offer
    _wait: i64
    _is_suspected: bool
    _is_gauged: bool
    _stamp: i64  # of `_beyond`, which is good for one card
    _stamped: vec[i64]
    _beyond: vec[i64]  # goal * 4 * spots + spot << 2 | direction -> cost for light that would come there

    def __init__(self, mind: Miner, figures: Figures) -> None:
        rules = mind.rules
        goals = len(rules.goal_cells)
        seats = int(rules.seats)
        self.mind = mind
        self.rules = rules
        self.figures = figures
        self.chart = mind.charts[0]
        self.gold = vec[float]([0.0] * goals)
        self.chance = vec[float]([0.0] * seats)
        self.public = vec[float]([0.0] * seats)
        self.base = vec[i64]([0] * goals)
        self.where = vec[i64]([0] * goals)
        self.other = vec[i64]([0] * goals)
        self.after = vec[i64]([0] * goals)
        self.uses = vec[float]([0.0] * CARDS)
        self.keeps = vec[float]([0.0] * CARDS)
        self._stamp = 0
        self._stamped = vec[i64]([0] * (4 * self.chart.spots))
        self._beyond = vec[i64]([0] * (4 * self.chart.spots * goals))

    def open(self, state: State, lore: RoundLore, seat: i64) -> None:
        """Look at another question."""
        self.state = state
        self.lore = lore
        self.seat = seat
        self.role = state.roles[seat]
        self.harms = self.mind.harmful[self.role] != 0
        self._is_suspected = False
        self._is_gauged = False

    # Where the gold is

    def gauge(self) -> None:
        """Measure the table with the eyes of this seat, its own hand and patience."""
        if self._is_gauged:
            return
        self._is_gauged = True
        self.chart = self.mind.charts[self.mind.walker[self.role]]
        self.survey = self.lore.table(self.chart, self.state)
        self._look_for_gold()
        if self.harms:
            self._held = self._wait = 0
        else:
            self._held = self._ways()
            wait = self.lore.waited if self.lore.waited < LONGEST else LONGEST
            self._wait = i64(float(wait) * self.figures.patience)
        self._reckon()
        away = 0.0
        for goal in range(self.chart.goals):
            away += self.gold[goal] * float(self.base[goal])
        self.away = away / CARD
        hurry = (self.figures.calm - self.away) / (self.figures.calm - 1.0)
        self.hurry = 0.0 if hurry < 0.0 else 1.0 if hurry > 1.0 else hurry
        self.calm = 0.0
        if self.harms:
            self.mind.census.suspect(self.lore, self.state, NOBODY, self.public)
            self.calm = (1.0 - self.hurry) * (1.0 - self.public[self.seat])

    def _look_for_gold(self) -> None:
        """What this seat has seen, else what hints say."""
        state = self.state
        gold = self.gold
        is_gold = self.mind.is_gold
        survey = self.survey
        known = state.known[self.seat] | (1 << self.chart.goals) - 1 & ~survey.down
        self.known = known
        found: i64 = 0
        left: i64 = 0
        for goal in range(self.chart.goals):
            gold[goal] = 0.0
            if known >> goal & 1:
                if is_gold[state.goals[goal]]:
                    gold[goal] = 1.0
                    found += 1
            else:
                left += 1
        self.knows_gold = True
        if found >= self.mind.golds or left == 0:
            return
        self.knows_gold = left <= self.mind.golds - found
        if self.lore.believer == self.seat and len(self.lore.gold) == self.chart.goals:
            for goal in range(self.chart.goals):
                gold[goal] = self.lore.gold[goal]
                if gold[goal] > CERTAIN:
                    self.knows_gold = True
            return
        total = 0.0
        # Gold that it had seen and that was taken up since is one of those that were.
        torn = self.lore.mixed if self.lore.found[self.seat] & ~known else 0
        for goal in range(self.chart.goals):
            if not known >> goal & 1:
                gold[goal] = exp(self.lore.hints[goal] + (SURE if torn >> goal & 1 else 0.0))
                total += gold[goal]
        for goal in range(self.chart.goals):
            gold[goal] /= total

    def _ways(self) -> i64:
        """The ways that the cards of the hand offer."""
        state = self.state
        first = self.seat * self.rules.width
        ways: i64 = 0
        for i in range(first, first + state.held[self.seat]):
            ways |= self.chart.ways[state.hands[i]]
        return ways

    def without(self, card: i64) -> None:
        """From now on count with the rest of the hand: one card of it is about to be tried."""
        if self.harms:
            return
        state = self.state
        first = self.seat * self.rules.width
        ways: i64 = 0
        is_gone = False
        for i in range(first, first + state.held[self.seat]):
            other = state.hands[i]
            if other == card and not is_gone:
                is_gone = True
            else:
                ways |= self.chart.ways[other]
        self._held = ways
        self._stamp += 1

    def _reckon(self) -> None:
        """What it costs to dig to each goal: from the best end, where that is, and from the best elsewhere."""
        survey = self.survey
        self._stamp += 1
        for goal in range(self.chart.goals):
            if self.harms or not survey.down >> goal & 1:
                self.base[goal] = survey.plain[goal]
                self.where[goal] = survey.nearest[goal]
                self.other[goal] = MOST
                continue
            self._reckon_goal(goal)

    def _reckon_goal(self, goal: i64) -> None:
        survey = self.survey
        light = survey.light
        best: i64 = MOST
        other: i64 = MOST
        where: i64 = NOWHERE
        base = goal * self.chart.spots
        for i in range(survey.count):
            spot = survey.ends[i]
            cost: i64 = MOST
            for d in range(FOUR):
                if light[spot] >> d & 1 and i64(survey.field[(base + spot) << 2 | d]) < FAR:
                    onward = survey.onward(
                        survey.field, goal, spot, d, survey.ground[spot] & 255, self._held, self._wait
                    )
                    if onward < cost:
                        cost = onward
            if cost < best:
                other = best
                best = cost
                where = spot
            elif cost < other:
                other = cost
        self.base[goal] = best
        self.where[goal] = where
        self.other[goal] = other

    # What a card changes

    def lay(self, spot: i64, code: i64) -> None:
        """Try a path card on a spot: costs then, what it reaches."""
        chart = self.chart
        got = self._got(spot, code)
        if self.harms and self._is_nearest(spot):
            self._lay_exactly(spot, got)
            return
        for goal in range(chart.goals):
            self.after[goal] = self.other[goal] if self.where[goal] == spot else self.base[goal]
        self._lead_on(self.survey.field, spot, got, not self.harms)

    def _got(self, spot: i64, code: i64) -> i64:
        """The sides to which light comes if a card lies there."""
        chart = self.chart
        if chart.source[code]:
            return self.rules.tiles.sides[code]
        light = self.survey.light[spot]
        got: i64 = 0
        for d in range(FOUR):
            if light >> d & 1:
                got |= chart.link[code << 2 | d ^ 2]
        return got

    def _is_nearest(self, spot: i64) -> bool:
        for goal in range(self.chart.goals):
            if self.where[goal] == spot and self.gold[goal] > 0.0:
                return True
        return False

    def _lay_exactly(self, spot: i64, got: i64) -> None:
        """The same where it matters what is left if the spot is blocked, for the field still leads through it."""
        bar = self.survey.bar(spot)
        for goal in range(self.chart.goals):
            self.after[goal] = bar.plain[goal]
        self._stamp += 1
        self._lead_on(bar.field, spot, got, False)
        self._stamp += 1

    def _lead_on(self, field: vec[u8], spot: i64, got: i64, is_ours: bool) -> None:
        """Light comes out of a spot on these sides."""
        survey = self.survey
        chart = self.chart
        after = self.after
        size = 4 * chart.spots
        self.strikes = 0.0
        self.hit = 0
        for e in range(FOUR):
            if not got >> e & 1:
                continue
            there = spot + chart.step[e]
            here = survey.ground[there]
            if here == WALL or survey.lit[there] >> (e ^ 2) & 1:
                continue  # rock, or where the light came from
            if here == DOWN:
                self._strike(there)
                continue
            at = there << 2 | e
            if self._stamped[at] != self._stamp:
                self._stamped[at] = self._stamp
                for goal in range(chart.goals):
                    cost = i64(field[goal * size + at])
                    if is_ours and here >= EMPTY and cost < FAR:
                        cost = survey.onward(field, goal, there, e, here & 255, self._held, 0)
                    self._beyond[goal * size + at] = cost
            for goal in range(chart.goals):
                cost = self._beyond[goal * size + at]
                if cost < after[goal]:
                    after[goal] = cost
        if self.hit:
            self._go_through(field)

    def _strike(self, spot: i64) -> None:
        for goal in range(self.chart.goals):
            if self.survey.goal[goal] == spot:
                self.hit |= 1 << goal
                self.strikes += self.gold[goal]

    def _go_through(self, field: vec[u8]) -> None:
        """Goals that are reached are no longer away; if they are not the gold, they lead on somewhere."""
        survey = self.survey
        for goal in range(self.chart.goals):
            if self.hit >> goal & 1:
                self.after[goal] = 0
            elif survey.down >> goal & 1:
                for gate in range(self.chart.goals):
                    if self.hit >> gate & 1:
                        cost = BEYOND + survey.around(field, goal, survey.goal[gate])
                        if cost < self.after[goal]:
                            self.after[goal] = cost

    def lay_elsewhere(self, table: Survey, spot: i64, code: i64) -> None:
        """Try a path card on another table than the one that lies there."""
        own = self.survey
        self.survey = table
        self._stamp += 1
        for goal in range(self.chart.goals):
            self.after[goal] = table.plain[goal]
        self.strikes = 0.0
        self.hit = 0
        if spot:
            self._lead_on(table.field, spot, self._got(spot, code), False)
        self.survey = own
        self._stamp += 1

    def fall(self, spot: i64) -> None:
        """Try to take the card of a spot away: costs from the light that is left then."""
        self.survey.fallen(spot, self.after)
        self.strikes = 0.0
        self.hit = 0

    def gain(self) -> float:
        """Cards saved on the way to the gold, wherever it may lie, by what was tried last."""
        total = 0.0
        for goal in range(self.chart.goals):
            total += self.gold[goal] * float(self.base[goal] - self.after[goal])
        return total / CARD

    def plain_gain(self) -> float:
        """The same for everybody, whatever is in this seat's hand."""
        total = 0.0
        for goal in range(self.chart.goals):
            total += self.gold[goal] * float(self.survey.plain[goal] - self.after[goal])
        return total / CARD

    # How it looks

    def look_of_laying(self, code: i64) -> float:
        """What the card tried last would say of whoever lays it."""
        return look_of_laying(self.figures, self.survey.down, self.base, self.after, self.chart.leads[code] != 0)

    def harm(self, harm: float, look: float) -> float:
        """Harm done, less what it costs to be seen doing it; help is cheap while the gold is far, and buys trust."""
        figures = self.figures
        if harm < 0.0:
            return harm * (figures.cheap + self.hurry) - figures.trust * look * self.calm
        return harm * (figures.bold + self.hurry) - figures.cover * look * self.calm

    def shame(self, look: float) -> float:
        """What it costs a saboteur to be seen doing something that says so much."""
        return self.figures.shame * look * self.calm

    # Others

    def suspect(self) -> None:
        """Find out what this seat thinks of the others."""
        if not self._is_suspected:
            self._is_suspected = True
            self.gauge()
            if self.lore.believer == self.seat:
                for seat in range(self.lore.seats):
                    self.chance[seat] = self.lore.guilt[seat]
            else:
                self.mind.census.suspect(self.lore, self.state, self.seat, self.chance)

    def is_barred(self, seat: i64) -> bool:
        """Whether a seat cannot lay paths."""
        return (self.state.front[seat] >> BITS & BARS_PATHS) != 0

    def copies(self, card: i64) -> i64:
        """How many of a card are in the hand."""
        state = self.state
        first = self.seat * self.rules.width
        n: i64 = 0
        for i in range(first, first + state.held[self.seat]):
            if state.hands[i] == card:
                n += 1
        return n


def look_of_laying(figures: Figures, down: i64, before: vec[i64], after: vec[i64], leads_on: bool) -> float:
    """What a path card says of whoever laid it, by what it did to the ways to goals that lie face down."""
    look = 0.0 if leads_on else figures.dead_end
    most: i64 = -MOST
    least: i64 = MOST
    for goal in range(len(before)):
        if down >> goal & 1:
            gain = before[goal] - after[goal]
            if gain > most:
                most = gain
            if gain < least:
                least = gain
    if most > STEP:
        return look + figures.nearer
    return look + (figures.farther if least < -STEP else figures.sideways)


def look_of_falling(figures: Figures, down: i64, before: vec[i64], after: vec[i64]) -> float:
    """What a rockfall says of whoever let it fall."""
    change: i64 = 0
    for goal in range(len(before)):
        if down >> goal & 1:
            change += after[goal] - before[goal]
    if change == 0:
        return figures.shakes
    return figures.spoils if change > 0 else figures.clears
