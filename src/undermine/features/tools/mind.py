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
MEND_ME: Final = 1.4
MEND_FRIEND: Final = 2.5
HINDER: Final = 3.0  # per chance beyond doubt that the victim is a saboteur
DOUBT: Final = 0.52
LENIENT: Final = 0.05  # so much less a friend may be in doubt
SECOND: Final = 0.35  # worth of a second broken tool, or of mending one of several
COPY: Final = 0.15  # what every further card is worth less that does the same

HARM: Final = 1.1  # a saboteur: to break the tools of a digger
INNOCENT: Final = 0.45
HELP: Final = 0.8  # to mend those of a fellow
BUSY: Final = 0.08  # more for every card by which somebody brought the gold nearer
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
        is_barred = look.is_barred(whom)
        if look.harms:
            busy = look.lore.dug[whom]
            worth = HARM * (1.0 - chance - INNOCENT) * (0.4 + look.hurry) + BUSY * (busy if busy < BUSIEST else BUSIEST)
            return worth * SECOND_HARM if is_barred else worth
        worth = HINDER * (chance - DOUBT)
        return worth * SECOND if is_barred else worth

    def mend(self, look: Outlook, whom: i64) -> float:
        broken = self.broken(look.state, whom)
        is_last = broken & (broken - 1) == 0
        if whom == look.seat:
            if look.harms:
                return 0.5 if is_last else 0.35
            return MEND_ME if is_last else MEND_ME * 0.7
        look.suspect()
        if look.harms:
            worth = HELP * (2.0 * look.chance[whom] - 1.0)
            return worth if is_last else worth * SECOND_HARM
        worth = MEND_FRIEND * (DOUBT - LENIENT - look.chance[whom])
        return worth if is_last else worth * SECOND

    def broken(self, state: State, seat: i64) -> i64:
        """The conditions that broken tools put on a seat."""
        return state.front[seat] & (self.tools.tool[0] | self.tools.tool[1] | self.tools.tool[2])

    def keep(self, look: Outlook, card: i64) -> float:
        breaks = self.tools.breaks[card] != 0
        if look.harms:
            return 0.7 if breaks else 0.1
        return (0.4 if breaks else 0.45) - COPY * float(self._alike(look, breaks) - 1)

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

    def heed(self, lore: RoundLore, state: State, seat: i64, deed: i64, before: Survey, now: Survey) -> None:
        if self.tools.breaks[card_of(deed)]:
            self.census.note_harm(lore, state, seat, whom_of(deed))
        else:
            self.census.note_help(lore, state, seat, whom_of(deed))


THOUGHT: Final = Mending
