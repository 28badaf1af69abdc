"""What it is worth to put a card away: what the card is not worth in hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.action import card_of, second_of, third_of, where_of
from undermine.core.condition import BARS_PATHS
from undermine.core.state import BITS, State
from undermine.minds.lore import RoundLore
from undermine.minds.miner import Miner
from undermine.minds.outlook import Outlook
from undermine.minds.survey import Survey
from undermine.minds.thought import Thought

PASSES: Final = 0.12  # how much likelier a saboteur puts a card away though it could lay one, as a logarithm


class Passing(Thought):
    def join(self, mind: Miner) -> None:
        mind.passing = self

    def use(self, look: Outlook, action: i64) -> float:
        figures = look.figures
        worth = (figures.fresh_harm if look.harms else figures.fresh) - look.keeps[card_of(action)]
        second = second_of(action)
        third = third_of(action)
        if second:
            worth += look.eager * (look.fresh - look.keeps[second])
        if third:
            worth += look.eager * (look.fresh - look.keeps[third])
        return worth

    def heed(self, lore: RoundLore, state: State, seat: i64, deed: i64, before: Survey, now: Survey) -> None:
        if not state.front[seat] >> BITS & BARS_PATHS:
            lore.note(seat, PASSES * float(where_of(deed)))
            lore.waited += 1


THOUGHT: Final = Passing
