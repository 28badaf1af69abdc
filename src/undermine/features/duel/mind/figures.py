"""The figures of the Duel: what gold, cards and sabotage are worth to whoever digs for himself.

Owns the numbers, in nuggets.
"""

from __future__ import annotations

from mypy_extensions import i64


class Figures:
    """The usual ones for so many seats; whoever wants others changes them before a mind is made of them."""

    noise: float
    envy: float  # how much the other's promise counts against one's own
    troll: float  # what a bribe costs at the end
    later: float  # what a plan is worth that needs one card more
    slope: float  # how many cards nearer one is with a card in hand that leads straight on
    spare: float  # what a fresh card is worth
    waste: float  # to put two cards away alone, where cards are scarce and turns are not
    hinder: float  # sabotage against somebody whose tools are whole, …
    hinder_more: float  # … and whose are not
    mend: float  # to mend one's only broken tool, …
    mend_one: float  # … or one of several
    shed: float  # the same by putting two cards away
    shed_one: float
    look: float  # a map, …
    first_look: float  # … and what the first one is worth besides
    fall: float  # what a rockfall costs
    # What a card is worth in hand, against one that leads straight on
    held_break: float
    held_key: float
    held_map: float
    held_fall: float
    corner: float  # a path card, by each corner that it leads around, up to two, …
    straight: float  # … across, …
    along: float  # … along the mine, …
    ore: float  # … and with gold on it
    # How often gold is found in the end, by the cards to it and the cards left
    pace: float  # cards that go by for every cell after the next one
    half: float  # it is marked half as often as gold nearby if it lies so many cards away for each that is left, …
    half_less: float  # … less so many
    breadth: float  # and how many cards make a difference there, for each that is left, …
    breadth_more: float  # … and so many besides
    nearby: float
    known: float  # of a goal that one has seen, for others may be there first
    turned: float  # of a goal that is about to be turned up
    leads_on: float  # such a goal leads on to others
    sure: float  # gold in hand, which nobody else can mark any more
    bearing: float  # goals that are turned up bear gold that is at hand so often, and take a marker

    def __init__(self, seats: i64) -> None:
        """Learned by whole games (`bench/climb.py`)."""
        self.noise = 0.02
        self.envy = 0.59
        self.troll = 1.23
        self.later = 0.93
        self.slope = 0.55
        self.spare = -0.054
        self.waste = -1.0
        self.hinder = 0.58
        self.hinder_more = 0.3
        self.mend = 2.26
        self.mend_one = 1.22
        self.shed = 0.83
        self.shed_one = 0.6
        self.look = 0.126
        self.first_look = 0.1
        self.fall = 0.119
        self.held_break = 1.16
        self.held_key = 0.176
        self.held_map = 0.097
        self.held_fall = 0.51
        self.corner = 0.46
        self.straight = 0.97
        self.along = 0.25
        self.ore = 0.86
        self.pace = 0.7
        self.half = 0.29
        self.half_less = 1.35
        self.breadth = 0.091
        self.breadth_more = 1.43
        self.nearby = 0.84
        self.known = 0.9
        self.turned = 0.96
        self.leads_on = 3.08
        self.sure = 1.57
        self.bearing = 0.7
        if seats == 1:
            self._alone()

    def _alone(self) -> None:
        """Nobody else digs, and cards are scarcer than turns."""
        self.troll = 1.0
        self.later = 0.96
        self.slope = 0.4
        self.spare = 0.02
        self.mend = 1.6
        self.mend_one = 1.2
        self.shed = 0.9
        self.look = 0.12
        self.fall = 0.15
        self.held_key = 0.15
        self.held_map = 0.1
        self.held_fall = 0.5
        self.corner = 0.35
        self.straight = 0.9
        self.ore = 0.9
        self.pace = 1.3
        self.half = 0.31
        self.half_less = 1.4
        self.breadth = 0.07
        self.breadth_more = 1.2
        self.nearby = 0.85
        self.turned = 0.95
        self.leads_on = 2.5
