"""Swap Hands: another hand for ours if it is larger, or if ours is worth nothing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.action import whom_of
from undermine.minds.miner import FRESH, Miner
from undermine.minds.outlook import Outlook
from undermine.minds.thought import Thought

LARGER: Final = 0.35  # per card
BETTER: Final = 0.6
PRICE: Final = 0.3
DROSS: Final = 0.05
HELD: Final = 0.2


class Swapping(Thought):
    def join(self, mind: Miner) -> None:
        mind.cards[self.rules.code["swap-hands"]] = self

    def use(self, look: Outlook, action: i64) -> float:
        state = look.state
        mine = state.held[look.seat]
        first = look.seat * self.rules.width
        total = 0.0
        for i in range(first, first + mine):
            total += look.keeps[state.hands[i]]
        quality = total / float(max(1, mine))
        return LARGER * float(state.held[whom_of(action)] - mine + 1) + BETTER * (FRESH - quality) - PRICE

    def keep(self, look: Outlook, card: i64) -> float:
        return DROSS if look.copies(card) > 1 else HELD


THOUGHT: Final = Swapping
