"""Inspection and Swap Hats: learn who is in doubt; another role for us if ours has no hope, or for a known enemy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.action import card_of, whom_of
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.features.hats.rules import Hats
from undermine.features.teams.mind import out_of_reach
from undermine.features.teams.rules import GEOLOGIST, PROFITEER, SABOTEUR
from undermine.minds.lore import RoundLore
from undermine.minds.miner import Miner
from undermine.minds.outlook import Outlook
from undermine.minds.survey import Survey
from undermine.minds.thought import Thought

NEVER: Final = -5.0
INSPECT: Final = 2.0
IN_VAIN: Final = -0.5
HAT: Final = 1.5  # for a role that will win nothing
PRICE: Final = 0.4
ENEMY: Final = 0.8
DOUBT: Final = 0.6
NEAR: Final = 3.0
DROSS: Final = 0.05
HELD: Final = 0.4
HELD_INSPECTION: Final = 0.3


class Guising(Thought):
    hats: Hats

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.hats = rules.find(Hats)

    def join(self, mind: Miner) -> None:
        mind.cards[self.hats.inspection] = self
        mind.cards[self.hats.swap] = self

    def use(self, look: Outlook, action: i64) -> float:
        whom = whom_of(action)
        look.suspect()
        chance = look.chance[whom]
        if card_of(action) == self.hats.inspection:
            return IN_VAIN if look.lore.seen[look.seat] >> whom & 1 else INSPECT * chance * (1.0 - chance)
        if whom == look.seat:
            return NEVER if is_paid_anyway(look.role) else HAT * self._despair(look) - PRICE
        return ENEMY * ((0.0 if look.harms else chance) - DOUBT)

    def _despair(self, look: Outlook) -> float:
        """How sure it is that our role will win nothing in this round: 0 to 1."""
        if look.role == SABOTEUR:
            return look.hurry if look.away < NEAR else 0.0
        return out_of_reach(look)

    def keep(self, look: Outlook, card: i64) -> float:
        if look.copies(card) > 1 or (card == self.hats.swap and is_paid_anyway(look.role)):
            return DROSS
        return HELD if card == self.hats.swap else HELD_INSPECTION

    def heed(self, lore: RoundLore, state: State, seat: i64, move: i64, before: Survey, now: Survey) -> None:
        if state.spent == 0 or i64(state.pile[state.spent - 1]) != card_of(move):
            return  # somebody undid it
        if card_of(move) == self.hats.inspection:
            lore.seen[seat] |= 1 << whom_of(move)
        else:
            lore.forget(whom_of(move))


def is_paid_anyway(role: i64) -> bool:
    """Whose gold hardly depends on who wins: nobody gives such a role away."""
    return role in (PROFITEER, GEOLOGIST)


THOUGHT: Final = Guising
