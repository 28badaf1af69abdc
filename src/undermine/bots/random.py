"""The bot that plays anything legal: the yardstick for all others.

Owns nothing but its dice.  Uniform over the legal list, without memory.
"""

from __future__ import annotations

from undermine.core.chance import Dice
from undermine.core.event import Event
from undermine.views.view import View


class Random:
    dice: Dice

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def see(self, events: list[Event]) -> None:
        """Nothing is worth remembering."""

    def choose(self, view: View, actions: list[int]) -> int:
        return actions[int(self.dice.below(len(actions)))]
