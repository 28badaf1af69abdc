"""How a greedy dwarf judges: help to dig, but be the one who lays the last card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.action import card_of, whom_of
from undermine.core.rules import Rules
from undermine.features.greedy.rules import GREEDY
from undermine.features.tools.rules import Tools
from undermine.minds.miner import Miner
from undermine.minds.outlook import Outlook
from undermine.minds.thought import Thought

MINE: Final = 6.0  # to lay the card that reaches the gold
OTHERS: Final = 2.2  # to leave the gold one card away for whoever comes next
NEAR: Final = 2.5  # so near the gold the others are in the way
NEXT: Final = 1.5
LIKELY: Final = 0.3
HINDER: Final = 0.9
HINDERED: Final = 0.2
FALL: Final = 0.3
NO_FALL: Final = -0.4


class Greed(Thought):
    tools: Tools

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tools = rules.find(Tools)

    def join(self, mind: Miner) -> None:
        mind.selfish[GREEDY] = 1
        mind.tempers[GREEDY] = self

    def temper(self, look: Outlook, action: i64, worth: float) -> float:
        card = card_of(action)
        if self.rules.tile[card]:
            gain = look.gain()
            worth += MINE * look.strikes
            # With the gold one card away the next seat takes it; better to wait at two.
            return worth - OTHERS if look.strikes < LIKELY and look.away - gain < NEXT and gain > 0.0 else worth
        if look.away >= NEAR:
            return worth
        if self.tools.breaks[card] and whom_of(action) != look.seat:
            return HINDERED if look.is_barred(whom_of(action)) else HINDER
        if self.rules.names[card] == "rockfall":
            return FALL - look.gain() if look.away < NEXT else NO_FALL
        return worth


THOUGHT: Final = Greed
