"""Prison and release: whoever is against us, the rather the nearer the end is; and first of all ourselves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.action import card_of, whom_of
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.features.prison.rules import Prison
from undermine.features.teams.mind import out_of_reach
from undermine.minds.lore import Census, RoundLore
from undermine.minds.miner import Miner
from undermine.minds.outlook import Outlook
from undermine.minds.survey import Survey
from undermine.minds.thought import Thought

LOCK: Final = 3.4  # per chance beyond doubt that the victim is an enemy
DOUBT: Final = 0.5
BUSY: Final = 0.12  # more for every card by which somebody brought the gold nearer
BUSIEST: Final = 4.0
EARLY: Final = 0.3
LATE: Final[i64] = 14  # so few cards in the deck that the round is nearly over
LAST: Final[i64] = 6  # so few that a prisoner will hardly come out again
HOPELESS: Final = 0.7
LAST_LOCK: Final = 0.4
FREE_ME: Final = 2.4
FREE_FRIEND: Final = 1.6
TRUSTED: Final = 0.35
FREED: Final = 0.4  # worse than to be seen putting a card away
DROSS: Final = 0.05
HELD: Final = 0.6
HELD_RELEASE: Final = 0.45
UNUSED: Final = 0.25


class Locking(Thought):
    prison: Prison
    census: Census

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.prison = rules.find(Prison)

    def join(self, mind: Miner) -> None:
        self.census = mind.census
        mind.cards[self.prison.prison] = self
        mind.cards[self.prison.release] = self

    def use(self, look: Outlook, action: i64) -> float:
        whom = whom_of(action)
        if card_of(action) == self.prison.release:
            return self._release(look, whom)
        look.suspect()
        chance = look.chance[whom]
        left = look.state.left
        if left < LAST and out_of_reach(look) > HOPELESS:
            # The gold stays, so saboteurs are paid; whoever shares with them, or envies them, gains by fewer.
            return LAST_LOCK + LOCK * chance
        enmity = 1.0 - chance if look.harms else chance
        worth = LOCK * (enmity - DOUBT)
        if look.harms:
            dug = look.lore.dug[whom]
            worth += BUSY * (dug if dug < BUSIEST else BUSIEST)
        return max(worth, EARLY) if left < LATE else worth - EARLY

    def _release(self, look: Outlook, whom: i64) -> float:
        if whom == look.seat:
            return FREE_ME
        if look.harms:
            return -FREED  # who does not want the gold to be found has nothing of others who are free
        look.suspect()
        return FREE_FRIEND * (TRUSTED - look.chance[whom])

    def keep(self, look: Outlook, card: i64) -> float:
        if look.copies(card) > 1:
            return DROSS
        if card == self.prison.prison:
            return HELD
        return HELD_RELEASE if look.state.ailing & self.prison.locked else UNUSED

    def heed(self, lore: RoundLore, state: State, seat: i64, move: i64, before: Survey, now: Survey) -> None:
        if card_of(move) == self.prison.prison:
            self.census.note_harm(lore, state, seat, whom_of(move))
        else:
            self.census.note_help(lore, state, seat, whom_of(move))


THOUGHT: Final = Locking
