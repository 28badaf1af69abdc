"""Change of direction: turns go the other way round until the end of the round (CH-2020-1..3).

Owns the one card and the note that turns and gold follow.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, card_of
from undermine.core.module import Module
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.features.rounds.rules import Rounds

CLOCKWISE: Final = 1


class Direction(Module):
    count: int
    which: i64  # the note
    turned: i64  # fact (which way)

    def __init__(self, count: int) -> None:
        self.count = count
        self.which = self.turned = 0

    def join(self, rules: Rules) -> None:
        rules.card(self, "direction", self.count)
        self.which = rules.note("direction", CLOCKWISE)
        rules.find(Rounds).direction = self.which
        self.turned = rules.fact(self, "direction", "way=clockwise/reversed")

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        menu[n] = act(USE, card, 0, 0)
        return n + 1

    def play(self, run: Run, seat: i64, action: i64) -> None:
        way = -run.state.notes[self.which]
        run.note(self.which, way)
        run.tell(self.turned, 1 if way == CLOCKWISE else 2)
        run.bury(card_of(action))
