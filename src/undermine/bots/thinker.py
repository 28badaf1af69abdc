"""The player that searches: a quick mind, what it believes of the others, and rounds imagined by both.

Owns its seed.  Plays from its seat's events alone.
"""

from __future__ import annotations

from undermine.bots.miner import NOISE
from undermine.core.event import Event
from undermine.core.rules import Rules
from undermine.minds.belief import Belief
from undermine.minds.index import hearing_of, mind_of
from undermine.minds.tempers import tempers_of
from undermine.minds.thinker import Thinker as Search
from undermine.minds.watch import Watch
from undermine.views.view import View


class Thinker:
    def __init__(self, seat: int, rules: Rules, seed: int) -> None:
        self.watch = Watch(mind_of(rules), hearing_of(rules), seat)
        self.belief = Belief(hearing_of(rules), tempers_of(rules), seat, seed ^ 0xBE11EF)
        self.watch.belief = self.belief
        self.search = Search(self.watch, self.belief, seed, NOISE)

    def see(self, events: list[Event]) -> None:
        self.watch.see(events)

    def choose(self, view: View, actions: list[int]) -> int:
        return actions[0] if len(actions) == 1 else self.search.choose(actions)
