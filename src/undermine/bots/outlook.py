"""A turn as a miner sees it: what each of its actions would do, in figures that both roles judge by.

Owns the measuring of actions.  Never says what is good: a digger and a saboteur see the same figures with other eyes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undermine.bots.chart import PATH, Chart
from undermine.bots.memory import Memory
from undermine.bots.suspicion import look_of_placing, look_of_rockfall
from undermine.bots.toil import Toil, toil_of
from undermine.bots.tunnel import FAR, Distances
from undermine.core.action import USE, card_of, verb_of, where_of, whom_of

CARD: Final = 3.5  # toil of an average card
LONGEST: Final = 6
DRAW: Final = 0.15  # per card that a known bag of gold, or spider, is nearer


class Outlook:
    """What a memory says of the question that its seat is asked now."""

    def __init__(self, chart: Chart, memory: Memory, hand: Sequence[int] = (), *, has_gold: bool = False) -> None:
        self.chart = chart
        self.memory = memory
        self.me = memory.seat
        self.hand = hand
        self.tunnels = memory.tunnels
        self.far = memory.tunnels.far
        self.gold = memory.gold()
        self.knows_gold = max(self.gold) > 0.999
        self.away = sum(weight * away for weight, away in zip(self.gold, self.far, strict=True))
        self.chances = memory.suspicion.chances()
        # Goal -> chance that it ends the round for the saboteurs, and nuggets for whoever turns it up, as far as known.
        self.risk, self.lure = self._gifts(has_gold=has_gold) if chart.has_gifts else ([], [])
        # What the action last measured would turn up of these.
        self.spiders = 0.0
        self.nuggets = 0.0
        # Path card of the hand -> what its best place saves now; nothing where that was not asked or none can be laid.
        self.uses: dict[int, float] = {}
        # Card of the hand -> the ways of which there are cards without it, as bits.
        self.ways: dict[int, int] = {}
        self.wait = 0
        self.digging: Toil | None = None
        self.toil: Distances = ()
        self._placed: dict[int, tuple[float, float, float, float, float]] = {}

    def gauge(self) -> None:
        """Measure gains by toil from now on, with our own hand and patience."""
        self.wait = min(LONGEST, self.memory.waited)
        self.ways = {card: self._ways_without(card) for card in set(self.hand)}
        self.digging = toil_of(self.chart, self.tunnels.table)
        self.toil = self.digging.after(-1, 0, self._ways_of(self.hand), self.wait)

    def survey(self, actions: list[int]) -> None:
        """Find out which path cards of the hand are of use now."""
        family = self.chart.family
        for action in actions:
            card = int(card_of(action))
            if verb_of(action) == USE and family[card] == PATH:
                self.uses[card] = max(self.uses.get(card, -1.0), self.placing(action)[0])

    def _ways_of(self, cards: Sequence[int]) -> int:
        """The ways that some of these cards offer."""
        ways = 0
        for card in cards:
            ways |= self.chart.turns[self.chart.tile[card]]
        return ways

    def _ways_without(self, card: int) -> int:
        """The ways that the hand still offers without a card."""
        rest = list(self.hand)
        if card in rest:
            rest.remove(card)
        return self._ways_of(rest)

    def spared(self, after: Distances) -> float:
        """Toil spared on the way to the gold, wherever it may lie, in cards."""
        return sum(weight * (old - new) for weight, old, new in zip(self.gold, self.toil, after, strict=True)) / CARD

    def gain(self, after: Distances) -> float:
        """Cards saved on the way to the gold, wherever it may lie."""
        return sum(
            weight * (old - new) for weight, old, new in zip(self.gold, self.far, after, strict=True) if old != new
        )

    def placing(self, action: int) -> tuple[float, float, float]:
        """A path card laid: gain, chance that it reaches the gold at once, and how it looks."""
        found = self._placed.get(action)
        if found is None:
            found = self._placed[action] = self._place(action)
        self.spiders, self.nuggets = found[3:]
        return found[:3]

    def _place(self, action: int) -> tuple[float, float, float, float, float]:
        chart = self.chart
        code = chart.tile[card_of(action)] + whom_of(action)
        spot = chart.spot.get(int(where_of(action)), -1)
        if spot < 0:
            return 0.0, 0.0, look_of_placing((0,), (0,), leads_on=chart.leads_on[code]), 0.0, 0.0
        after = self.tunnels.after_placing(spot, code)
        strikes = sum(weight for weight, away in zip(self.gold, after, strict=True) if away == 0)
        gain = self.gain(after)
        if self.digging is not None:
            gain = self.spared(self.digging.after(spot, code, self.ways.get(int(card_of(action)), 0), self.wait))
        spiders = nuggets = 0.0
        if self.lure:
            spiders = self._turned_up(self.risk, after)
            nuggets = self._turned_up(self.lure, after)
        return gain, strikes, look_of_placing(self.far, after, leads_on=chart.leads_on[code]), spiders, nuggets

    def _turned_up(self, worth: list[float], after: Distances) -> float:
        """What the goals that are reached are worth; those known to be worth much count as they come nearer."""
        total = 0.0
        for value, old, new in zip(worth, self.far, after, strict=True):
            if new == 0:
                total += value
            elif value > 0.9:
                total += DRAW * value * (old - new)
        return total

    def _gifts(self, *, has_gold: bool) -> tuple[list[float], list[float]]:
        """Risk and lure of every goal: what is known of it, or the mean of what it may be."""
        chart = self.chart
        rest = list(chart.dross)
        for kind in self.memory.kinds:
            if kind in rest:
                rest.remove(kind)
        bite = sum(chart.is_spider[kind] for kind in rest) / max(1, len(rest))
        gifts = [gift if has_gold else max(0, gift) for gift in chart.gift]
        mean = sum(gifts[kind] for kind in rest) / max(1, len(rest))
        risk, lure = [], []
        for kind, gold, away in zip(self.memory.kinds, self.gold, self.far, strict=True):
            risk.append(float(chart.is_spider[kind]) if kind else bite * (1.0 - gold))
            lure.append((float(gifts[kind]) if kind else mean * (1.0 - gold)) if away < FAR else 0.0)
        return risk, lure

    def falling(self, action: int) -> tuple[float, float]:
        """A rockfall: gain, and how it looks."""
        spot = self.chart.spot.get(int(where_of(action)), -1)
        if spot < 0 or whom_of(action):
            return 0.0, look_of_rockfall((0,), (0,))
        after = self.tunnels.without(spot).far
        return self.gain(after), look_of_rockfall(self.far, after)

    def is_last_break(self, seat: int) -> bool:
        """Whether mending one tool lets the seat lay paths again."""
        return self.memory.broken[seat] == 1
