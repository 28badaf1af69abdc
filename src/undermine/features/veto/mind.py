"""When to undo a card: if it does enough harm."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.action import card_of, whom_of
from undermine.core.rules import Rules
from undermine.features.veto.rules import Veto
from undermine.minds.miner import Miner
from undermine.minds.outlook import Outlook
from undermine.minds.thought import Thought

ENOUGH: Final = 1.0  # harm from which on a veto is worth its card
HELD: Final = 0.7
FIRM: Final = 9.0


class Undoing(Thought):
    veto: Veto
    mind: Miner

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.veto = rules.find(Veto)

    def join(self, mind: Miner) -> None:
        self.mind = mind
        mind.cards[self.veto.card] = self
        mind.asks[self.veto.ask] = self

    def keep(self, look: Outlook, card: i64) -> float:
        return HELD

    def answer(self, look: Outlook, action: i64) -> float:
        if not whom_of(action):
            return 0.0
        # The card that was announced is the matter below this question.
        state = look.state
        announced = state.agenda[state.depth - 5]
        harm = self.mind.cards[card_of(announced)].harm(look, state.agenda[state.depth - 6], announced)
        return FIRM * (harm - ENOUGH)


THOUGHT: Final = Undoing
