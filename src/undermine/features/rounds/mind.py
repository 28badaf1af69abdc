"""What it is worth to put a card away: what the card is not worth in hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.action import card_of, second_of, third_of, where_of
from undermine.core.condition import BARS_PATHS
from undermine.core.state import BITS, State
from undermine.minds.figures import Figures
from undermine.minds.lore import RoundLore
from undermine.minds.miner import Miner
from undermine.minds.outlook import Outlook
from undermine.minds.survey import Survey
from undermine.minds.thought import Thought


class Passing(Thought):
    figures: Figures

    def join(self, mind: Miner) -> None:
        self.figures = mind.figures
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
        if look.harms and not look.is_barred(look.seat):
            worth -= look.shame(figures.passes * (3.0 if third else 2.0 if second else 1.0))
        return worth

    def heed(self, lore: RoundLore, state: State, seat: i64, move: i64, before: Survey, now: Survey) -> None:
        if not state.front[seat] >> BITS & BARS_PATHS:
            lore.note(seat, self.figures.passes * float(where_of(move)))
            lore.waited += 1


THOUGHT: Final = Passing
