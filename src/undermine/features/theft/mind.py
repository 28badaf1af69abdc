"""Theft: a nugget for sure, if somebody has one; best laid late, for what lies there can be taken away."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.action import card_of, where_of, whom_of
from undermine.core.condition import BARS_GOLD
from undermine.core.rules import Rules
from undermine.core.state import BITS
from undermine.features.theft.rules import REFRAIN, Theft
from undermine.minds.miner import Miner
from undermine.minds.outlook import Outlook
from undermine.minds.thought import Thought

THEFT: Final = 1.6
EARLY: Final = 0.45
LATE: Final[i64] = 14  # so few cards in the deck that the round is nearly over
NEAR: Final = 3.0  # cards to the gold
HANDS_OFF: Final = 0.3
HANDS_OFF_LATE: Final = 0.8
NEVER: Final = -1.0
DROSS: Final = 0.05
HELD: Final = 1.0
HELD_HANDS_OFF: Final = 0.35


class Stealing(Thought):
    theft: Theft

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.theft = rules.find(Theft)

    def join(self, mind: Miner) -> None:
        mind.cards[self.theft.theft] = self
        mind.cards[self.theft.hands_off] = self
        mind.asks[self.theft.steal] = self

    def use(self, look: Outlook, action: i64) -> float:
        state = look.state
        if card_of(action) == self.theft.theft:
            is_free = not state.front[look.seat] >> BITS & BARS_GOLD
            return THEFT if is_free and (state.left < 2 * LATE or look.away < NEAR) else EARLY
        if whom_of(action) == look.seat:
            return NEVER
        return HANDS_OFF_LATE if state.left < LATE else HANDS_OFF

    def keep(self, look: Outlook, card: i64) -> float:
        if look.copies(card) > 1:
            return DROSS
        if card == self.theft.theft:
            return DROSS if look.state.front[look.seat] & self.theft.ready else HELD
        return HELD_HANDS_OFF

    def answer(self, look: Outlook, action: i64) -> float:
        """The richest."""
        return -1.0 if where_of(action) == REFRAIN else float(look.state.purse[whom_of(action)])


THOUGHT: Final = Stealing
