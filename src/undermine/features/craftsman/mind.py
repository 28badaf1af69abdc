"""The master craftsman mends as other repairs do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.action import whom_of
from undermine.core.state import State
from undermine.features.tools.mind import Mending
from undermine.minds.lore import RoundLore
from undermine.minds.miner import Miner
from undermine.minds.outlook import Outlook
from undermine.minds.survey import Survey


class MendingAny(Mending):
    def join(self, mind: Miner) -> None:
        self.census = mind.census
        mind.cards[self.rules.code["craftsman"]] = self

    def use(self, look: Outlook, action: i64) -> float:
        return self.mend(look, whom_of(action))

    def keep(self, look: Outlook, card: i64) -> float:
        return look.figures.hold_mend if look.harms else look.figures.keep_mend

    def harm(self, look: Outlook, actor: i64, action: i64) -> float:
        return 0.0

    def heed(self, lore: RoundLore, state: State, seat: i64, move: i64, before: Survey, now: Survey) -> None:
        self.census.note_help(lore, state, seat, whom_of(move))


THOUGHT: Final = MendingAny
