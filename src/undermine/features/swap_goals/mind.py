"""What it is worth to exchange two goals: the gold comes nearer, or goes farther away."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.action import where_of, whom_of
from undermine.core.event import CROSSED
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.features.swap_goals.rules import SwapGoals, other
from undermine.minds.lore import RoundLore
from undermine.minds.miner import Miner
from undermine.minds.outlook import CARD, Outlook
from undermine.minds.survey import Survey
from undermine.minds.thought import Thought

EXCHANGE: Final = 0.5  # per card that the gold is nearer, or farther, then
PRICE: Final = 0.2
HELD: Final = 0.35
FEARED: Final = 2.0
FIRM: Final = 9.0


class Exchanging(Thought):
    swap: SwapGoals

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.swap = rules.find(SwapGoals)

    def join(self, mind: Miner) -> None:
        mind.cards[self.rules.code["swap-goals"]] = self
        mind.asks[self.swap.decide] = self

    def _gain(self, look: Outlook, action: i64) -> float:
        """Cards saved on the way to the gold, as far as this seat can tell."""
        look.gauge()
        arena = look.state.arena
        one = arena.tile_at(where_of(action)) - self.rules.first_goal
        two = arena.tile_at(other(arena.grid, action)) - self.rules.first_goal
        nearer = float(look.survey.plain[one] - look.survey.plain[two]) / CARD
        return (look.gold[one] - look.gold[two]) * nearer

    def use(self, look: Outlook, action: i64) -> float:
        gain = self._gain(look, action)
        return EXCHANGE * (-gain if look.harms else gain) - PRICE

    def keep(self, look: Outlook, card: i64) -> float:
        return HELD

    def answer(self, look: Outlook, action: i64) -> float:
        if whom_of(action) != CROSSED:
            return 0.0
        gain = self._gain(look, look.state.top_b)
        return FIRM * (-gain if look.harms else gain) - PRICE

    def harm(self, look: Outlook, actor: i64, action: i64) -> float:
        look.suspect()
        if not look.knows_gold:
            return 0.0
        return FEARED * (1.0 - look.chance[actor] if look.harms else look.chance[actor])

    def heed(self, lore: RoundLore, state: State, seat: i64, move: i64, before: Survey, now: Survey) -> None:
        arena = state.arena
        for cell in (where_of(move), other(arena.grid, move)):
            lore.mixed |= 1 << (arena.tile_at(cell) - self.rules.first_goal)


THOUGHT: Final = Exchanging
