"""What chests ask: which card to keep, whom to rob, whose dwarf card to see, which goal goes farther away."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.action import card_of, where_of, whom_of
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.features.chests.rules import Chests
from undermine.minds.lore import RoundLore
from undermine.minds.miner import Miner
from undermine.minds.outlook import Outlook
from undermine.minds.survey import Survey
from undermine.minds.thought import Thought

FIRM: Final = 9.0


class Opening(Thought):
    chests: Chests
    mind: Miner

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.chests = rules.find(Chests)

    def join(self, mind: Miner) -> None:
        self.mind = mind
        for kind in (self.chests.keep, self.chests.snatch, self.chests.look, self.chests.push):
            mind.asks[kind] = self

    def answer(self, look: Outlook, action: i64) -> float:
        kind = look.state.top_kind
        if kind == self.chests.keep:
            return self.mind.prize(look, where_of(action))
        if kind == self.chests.push:
            look.gauge()
            gold = look.gold[look.state.arena.tile_at(where_of(action)) - self.rules.first_goal]
            return FIRM * (gold if look.harms else -gold)
        look.suspect()
        chance = look.chance[whom_of(action)]
        if kind == self.chests.snatch:
            return FIRM * (-chance if look.harms else chance)
        return FIRM * chance * (1.0 - chance)

    def heed(self, lore: RoundLore, state: State, seat: i64, move: i64, before: Survey, now: Survey) -> None:
        if card_of(move) == self.chests.look:
            lore.seen[seat] |= 1 << whom_of(move)


THOUGHT: Final = Opening
