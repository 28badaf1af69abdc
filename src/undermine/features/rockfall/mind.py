"""What a rockfall is worth: it opens a way for diggers, and breaks one for saboteurs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.action import where_of, whom_of
from undermine.core.state import State
from undermine.minds.figures import Figures
from undermine.minds.lore import RoundLore
from undermine.minds.miner import Miner
from undermine.minds.outlook import Outlook, look_of_falling
from undermine.minds.survey import Survey
from undermine.minds.thought import Thought

ROCKFALL: Final = "rockfall"


class Falling(Thought):
    card: i64
    figures: Figures

    def join(self, mind: Miner) -> None:
        self.figures = mind.figures
        self.card = self.rules.code[ROCKFALL]
        mind.cards[self.card] = self

    def use(self, look: Outlook, action: i64) -> float:
        gain = 0.0
        seems = look.figures.shakes
        spot = look.chart.spot[where_of(action)]
        if spot and not whom_of(action):
            look.fall(spot)
            gain = look.gain()
            seems = look_of_falling(look.figures, look.survey.down, look.base, look.after)
        if look.harms:
            return look.harm(-gain, seems) - look.figures.hold_fall * (1.0 - look.hurry)
        return gain - look.figures.clear

    def keep(self, look: Outlook, card: i64) -> float:
        figures = look.figures
        return figures.hold_rock if look.harms else figures.keep_fall - figures.copy * float(look.copies(card) - 1)

    def harm(self, look: Outlook, actor: i64, action: i64) -> float:
        spot = look.chart.spot[where_of(action)]
        if spot == 0 or whom_of(action):
            return 0.0
        look.gauge()
        look.fall(spot)
        gain = look.plain_gain()
        return gain if look.harms else -gain

    def heed(self, lore: RoundLore, state: State, seat: i64, move: i64, before: Survey, now: Survey) -> None:
        lore.note(seat, look_of_falling(self.figures, now.down, before.plain, now.plain))


THOUGHT: Final = Falling
