"""Goals that nobody has seen: those that lie in every round are among them."""

from __future__ import annotations

from typing import Final

from undermine.core.state import HIDDEN, State
from undermine.features.goals.rules import Goals
from undermine.views.guess import Guess


class HiddenGoals(Guess):
    def is_possible(self, state: State) -> bool:
        if state.round == 0 or int(HIDDEN) in state.goals:
            return True
        return all([kind in state.goals for kind in state.rules.find(Goals).sure])


GUESS: Final = HiddenGoals()
