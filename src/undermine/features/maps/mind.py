"""What a map is worth: most on goals that are still open."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.action import where_of
from undermine.core.state import State
from undermine.features.maps.rules import MAP
from undermine.minds.lore import RoundLore
from undermine.minds.miner import Miner
from undermine.minds.outlook import CARD, Outlook
from undermine.minds.survey import Survey
from undermine.minds.thought import Thought

IN_VAIN: Final = -0.3  # to look at what one knows
FAR: Final = 0.01  # nearer goals before farther ones
SEEN: Final = 0.05  # … and those that nobody has seen
CHEST: Final = -0.1  # to learn what a chest holds
CHEST_HARM: Final = 0.05
USELESS: Final = -0.25


class Looking(Thought):
    card: i64
    mind: Miner

    def join(self, mind: Miner) -> None:
        self.mind = mind
        self.card = self.rules.code[MAP]
        mind.cards[self.card] = self

    def use(self, look: Outlook, action: i64) -> float:
        goal = look.state.arena.tile_at(where_of(action)) - self.rules.first_goal
        if goal >= look.chart.goals:
            return CHEST_HARM if look.harms else CHEST
        also = 0.0
        for thought in self.mind.lures:
            also += thought.curiosity(look, goal)
        if look.knows_gold or look.known >> goal & 1:
            return 0.0 if look.harms else IN_VAIN
        chance = look.gold[goal]
        doubt = 4.0 * chance * (1.0 - chance)
        if look.harms:
            return (look.figures.look_harm + also) * doubt
        worth = (look.figures.look + also) * doubt - FAR * float(look.survey.plain[goal]) / CARD
        return worth - SEEN if self._is_seen(look, goal) else worth

    def _is_seen(self, look: Outlook, goal: i64) -> bool:
        for seat in range(look.state.seats):
            if look.state.known[seat] >> goal & 1:
                return True
        return False

    def keep(self, look: Outlook, card: i64) -> float:
        figures = look.figures
        if look.harms:
            return 0.0 if look.knows_gold else figures.hold_map
        return USELESS if look.knows_gold else figures.keep_map - figures.copy * float(look.copies(card) - 1)

    def heed(self, lore: RoundLore, state: State, seat: i64, move: i64, before: Survey, now: Survey) -> None:
        for goal in range(lore.goals):
            if state.known[seat] >> goal & 1 and self.mind.is_gold[state.goals[goal]]:
                lore.found[seat] |= 1 << goal


THOUGHT: Final = Looking
