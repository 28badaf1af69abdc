"""The quick player that hides: as a saboteur it stays plausible until the gold is near.

Owns its dice.  It is there to be read: what is believed of others is measured against those who do not want it.
"""

from __future__ import annotations

from undermine.core.chance import Dice
from undermine.core.event import Event
from undermine.core.rules import Rules
from undermine.minds.index import hearing_of
from undermine.minds.tempers import hiding_mind
from undermine.minds.watch import Watch
from undermine.views.view import View


class Hider:
    def __init__(self, seat: int, rules: Rules, seed: int) -> None:
        self.watch = Watch(hiding_mind(rules), hearing_of(rules), seat)
        self.dice = Dice(seed)

    def see(self, events: list[Event]) -> None:
        self.watch.see(events)

    def choose(self, view: View, actions: list[int]) -> int:
        return actions[0] if len(actions) == 1 else self.watch.choose(actions, self.dice)
