"""What it is worth to choose a card of the discard pile instead of drawing any."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.action import where_of
from undermine.core.rules import Rules
from undermine.features.treasury.rules import Treasury
from undermine.minds.miner import Miner
from undermine.minds.outlook import Outlook
from undermine.minds.thought import Thought

CHOICE: Final = 0.25
ENOUGH: Final[i64] = 2  # cards on the pile
IDLE: Final = -0.6
HELD: Final = 0.3


class Fetching(Thought):
    treasury: Treasury
    mind: Miner

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.treasury = rules.find(Treasury)

    def join(self, mind: Miner) -> None:
        self.mind = mind
        mind.cards[self.rules.code["treasury"]] = self
        mind.asks[self.treasury.fetch] = self

    def use(self, look: Outlook, action: i64) -> float:
        return CHOICE if look.state.spent > ENOUGH else IDLE

    def keep(self, look: Outlook, card: i64) -> float:
        return HELD

    def answer(self, look: Outlook, action: i64) -> float:
        return self.mind.prize(look, where_of(action))


THOUGHT: Final = Fetching
