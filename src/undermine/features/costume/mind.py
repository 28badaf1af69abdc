"""Whoever visits the costume store has another dwarf card then: what was known of him is out of date."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.features.costume.rules import Costume
from undermine.features.site.mind import is_visited
from undermine.minds.lore import RoundLore
from undermine.minds.miner import Miner
from undermine.minds.survey import Survey
from undermine.minds.thought import Thought


class Disguise(Thought):
    costume: Costume

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.costume = rules.find(Costume)

    def join(self, mind: Miner) -> None:
        mind.witnesses.append(self)

    def witness(self, lore: RoundLore, state: State, seat: i64, before: Survey, now: Survey) -> None:
        if is_visited(self.rules, self.costume, before, now) and len(state.aside) > 0:
            lore.forget(seat)


THOUGHT: Final = Disguise
