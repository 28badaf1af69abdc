"""The player that searches: a quick mind, what it believes of the others, and rounds imagined by both.

Owns its seed.  Plays from its seat's events alone.
"""

from __future__ import annotations

from undermine.core.event import Event
from undermine.core.rules import Rules
from undermine.minds.belief import Belief
from undermine.minds.index import hearing_of, mind_of
from undermine.minds.miner import Miner
from undermine.minds.tempers import tempers_of
from undermine.minds.thinker import Thinker as Search
from undermine.minds.watch import Watch
from undermine.views.view import View


class Thinker:
    def __init__(self, seat: int, rules: Rules, seed: int) -> None:
        mind = mind_of(rules)
        self.watch = Watch(mind, hearing_of(rules), seat)
        if isinstance(mind, Miner):
            self.watch.belief = Belief(hearing_of(rules), tempers_of(rules), seat, seed ^ 0xBE11EF)
        self.search = Search(self.watch, self.watch.belief, seed)

    def see(self, events: list[Event]) -> None:
        self.watch.see(events)

    def choose(self, view: View, actions: list[int]) -> int:
        return actions[0] if len(actions) == 1 else self.search.choose(actions)
