"""Shedding: two cards for one that lies before us."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.action import where_of, whom_of
from undermine.core.condition import BARS_PATHS
from undermine.core.rules import Rules
from undermine.core.state import BITS
from undermine.features.shedding.rules import Shedding
from undermine.minds.miner import Miner
from undermine.minds.outlook import Outlook
from undermine.minds.thought import Thought

PRICE: Final = 0.7  # a card of the hand for the rest of the round
LEAST: Final = -0.2
FREE_ME: Final = 2.4
MEND_ME: Final = 1.4
MEND_ONE: Final = 0.5
THEFT: Final = 1.6


class Atoning(Thought):
    shedding: Shedding

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.shedding = rules.find(Shedding)

    def join(self, mind: Miner) -> None:
        mind.asks[self.shedding.shed] = self

    def offer(self, look: Outlook, action: i64) -> float:
        where = where_of(action)
        price = PRICE + max(LEAST, look.keeps[where >> 8]) + max(LEAST, look.keeps[where & 255])
        name = self.rules.names[whom_of(action)]
        if name == "prison":
            return FREE_ME - price
        if name == "theft":
            return -THEFT - price
        bars = look.state.front[look.seat] >> BITS & BARS_PATHS
        return (MEND_ME if bars & (bars - 1) == 0 else MEND_ONE) - price


THOUGHT: Final = Atoning
