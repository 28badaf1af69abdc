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

CLOCKWISE: Final = 1


class Direction(Module):
    count: int

    def __init__(self, count: int) -> None:
        self.count = count

    def join(self, rules: Rules) -> None:
        rules.card(self, "direction", self.count)
        rules.direction = rules.note("direction", CLOCKWISE)

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        menu[n] = act(USE, card, 0, 0)
        return n + 1

    def play(self, run: Run, seat: i64, action: i64) -> None:
        which = run.rules.direction
        run.note(which, -run.state.notes[which])
        run.bury(card_of(action))

    def write(self, rules: Rules, action: i64) -> str:
        return f"play {rules.names[card_of(action)]}"

    def read(self, rules: Rules, card: i64, words: list[str]) -> i64:
        if words:
            raise ValueError("this card has no target: play direction")
        return act(USE, card, 0, 0)
