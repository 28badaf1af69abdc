"""Broken tools: diggers break those of suspects and mend those of friends, saboteurs the other way round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.action import card_of, whom_of
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.features.tools.rules import Tools
from undermine.minds.lore import Census, RoundLore
from undermine.minds.miner import Miner
from undermine.minds.outlook import Outlook
from undermine.minds.survey import Survey
from undermine.minds.thought import Thought

NEVER: Final = -2.0
LENIENT: Final = 0.05  # so much less a friend may be in doubt
SECOND: Final = 0.35  # worth of a second broken tool, or of mending one of several
BUSIEST: Final = 4.0
SECOND_HARM: Final = 0.5


class Mending(Thought):
    tools: Tools
    census: Census

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tools = rules.find(Tools)

    def join(self, mind: Miner) -> None:
        self.census = mind.census
        for card in range(1, len(self.rules.names)):
            if self.tools.breaks[card] or self.tools.mends[card]:
                mind.cards[card] = self

    def use(self, look: Outlook, action: i64) -> float:
        if self.tools.breaks[card_of(action)]:
            return self._break(look, whom_of(action))
        return self.mend(look, whom_of(action))

    def _break(self, look: Outlook, whom: i64) -> float:
        if whom == look.seat:
            return NEVER
        look.suspect()
        chance = look.chance[whom]
        figures = look.figures
        is_barred = look.is_barred(whom)
        if look.harms:
            busy = look.lore.dug[whom]
            worth = figures.spite * (1.0 - chance - figures.innocence) * (figures.rush + look.hurry)
            worth += figures.busy * (busy if busy < BUSIEST else BUSIEST)
            if is_barred:
                worth *= SECOND_HARM
            return worth - look.shame(figures.wrongs * (0.5 - look.public[whom]))
        worth = figures.hinder * (chance - figures.doubt)
        return worth * SECOND if is_barred else worth

    def mend(self, look: Outlook, whom: i64) -> float:
        broken = self.broken(look.state, whom)
        is_last = broken & (broken - 1) == 0
        figures = look.figures
        if whom == look.seat:
            worth = figures.mend_self if look.harms else figures.mend_me
            return worth if is_last else worth * 0.7
        look.suspect()
        if look.harms:
            worth = figures.fellow * (2.0 * look.chance[whom] - 1.0)
            if not is_last:
                worth *= SECOND_HARM
            return worth - look.shame(figures.wrongs * (look.public[whom] - 0.5))
        worth = figures.mend_friend * (figures.doubt - LENIENT - look.chance[whom])
        return worth if is_last else worth * SECOND

    def broken(self, state: State, seat: i64) -> i64:
        """The conditions that broken tools put on a seat."""
        return state.front[seat] & (self.tools.tool[0] | self.tools.tool[1] | self.tools.tool[2])

    def keep(self, look: Outlook, card: i64) -> float:
        breaks = self.tools.breaks[card] != 0
        figures = look.figures
        if look.harms:
            return figures.hold_break if breaks else figures.hold_mend
        worth = figures.keep_break if breaks else figures.keep_mend
        return worth - figures.copy * float(self._alike(look, breaks) - 1)

    def _alike(self, look: Outlook, breaks: bool) -> i64:
        """How many cards of the hand break, or mend, as this one does."""
        state = look.state
        first = look.seat * self.rules.width
        n: i64 = 0
        for i in range(first, first + state.held[look.seat]):
            card = state.hands[i]
            if self.tools.breaks[card] if breaks else self.tools.mends[card]:
                n += 1
        return n

    def harm(self, look: Outlook, actor: i64, action: i64) -> float:
        if not self.tools.breaks[card_of(action)]:
            return 0.0
        look.suspect()
        whom = whom_of(action)
        if whom == look.seat:
            return 1.2 + (0.0 if look.harms else look.chance[actor])
        if look.harms:
            return 2.0 * look.chance[whom] - 0.6
        return 3.0 * (1.0 - look.chance[whom]) * look.chance[actor]

    def heed(self, lore: RoundLore, state: State, seat: i64, move: i64, before: Survey, now: Survey) -> None:
        if self.tools.breaks[card_of(move)]:
            self.census.note_harm(lore, state, seat, whom_of(move))
        else:
            self.census.note_help(lore, state, seat, whom_of(move))


THOUGHT: Final = Mending
