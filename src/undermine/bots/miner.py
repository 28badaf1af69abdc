"""The quick player: a mind at a table.

Owns its dice.  Plays from its seat's events alone.
"""

from __future__ import annotations

from undermine.core.chance import Dice
from undermine.core.event import Event
from undermine.core.rules import Rules
from undermine.minds.index import hearing_of, mind_of
from undermine.minds.mind import Mind
from undermine.minds.watch import Watch
from undermine.views.view import View


class Miner:
    def __init__(self, seat: int, rules: Rules, seed: int, mind: Mind | None = None) -> None:
        """With the usual mind of the rules, or with another one that is tried."""
        self.watch = Watch(mind_of(rules) if mind is None else mind, hearing_of(rules), seat)
        self.dice = Dice(seed)

    def see(self, events: list[Event]) -> None:
        self.watch.see(events)

    def choose(self, view: View, actions: list[int]) -> int:
        return actions[0] if len(actions) == 1 else self.watch.choose(actions, self.dice)
