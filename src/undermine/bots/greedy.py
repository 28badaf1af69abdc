"""How a greedy dwarf judges an action: help to dig, but be the one who lays the last card.

Owns its figures.  Never chooses: the miner does, with some noise.
"""

from __future__ import annotations

from typing import Final

from undermine.bots import digger
from undermine.bots.chart import BREAK, FALL, PATH
from undermine.bots.outlook import Outlook
from undermine.core.action import DISCARD, card_of, verb_of, whom_of

MINE: Final = 6.0  # to lay the card that reaches the gold
OTHERS: Final = 2.2  # to leave the gold one card away for whoever comes next
NEAR: Final = 2.5  # so near the gold the others are in the way
HINDER: Final = 0.9


def judge(outlook: Outlook, action: int) -> float:
    family = outlook.chart.family[card_of(action)]
    if verb_of(action) == DISCARD:
        return digger.judge(outlook, action)
    if family == PATH:
        gain, strikes, _ = outlook.placing(action)
        left = outlook.away - gain
        worth = digger.judge(outlook, action) + MINE * strikes
        # With the gold one card away the next seat takes it; better to wait at two.
        return worth - OTHERS if strikes < 0.3 and left < 1.5 and gain > 0 else worth
    if outlook.away < NEAR:
        if family == BREAK and int(whom_of(action)) != outlook.me:
            return 0.2 if outlook.memory.broken[whom_of(action)] else HINDER
        if family == FALL:
            return 0.3 - outlook.falling(action)[0] if outlook.away < 1.5 else -0.4
    return digger.judge(outlook, action)
