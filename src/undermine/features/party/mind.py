"""After the tunnel party nobody is who he was: what was known of everybody is out of date."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.features.party.rules import Party
from undermine.features.site.mind import is_visited
from undermine.minds.lore import RoundLore
from undermine.minds.miner import Miner
from undermine.minds.survey import Survey
from undermine.minds.thought import Thought


class Revels(Thought):
    party: Party

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.party = rules.find(Party)

    def join(self, mind: Miner) -> None:
        mind.witnesses.append(self)

    def witness(self, lore: RoundLore, state: State, seat: i64, before: Survey, now: Survey) -> None:
        if is_visited(self.rules, self.party, before, now):
            for guest in range(lore.seats):
                lore.forget(guest)


THOUGHT: Final = Revels
