"""Rockfall: a laid path card goes away (BASE-40..43).

Owns the one card.  What is cut off then stays where it is; the arena puts out its light.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, card_of, where_of, whom_of
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.target import Cell, aim

NOTHING: Final = "nothing"


class Taken(Cell):
    """The card of a cell, or nothing."""

    def write(self, rules: Rules, action: i64) -> list[str]:
        return [NOTHING] if whom_of(action) else super().write(rules, action)

    def read(self, rules: Rules, words: list[str]) -> i64:
        return aim(0, 1) if words == [NOTHING] else super().read(rules, words)


class Rockfall(Module):
    count: int
    must_remove: bool  # or may the player take nothing away, also if there is nothing (E6, BASE-A10)?

    def __init__(self, count: int, must_remove: bool = True) -> None:
        self.count = count
        self.must_remove = must_remove

    def join(self, rules: Rules) -> None:
        rules.card(self, "rockfall", self.count, Taken())

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        arena = state.arena
        cells = arena.cell
        first = arena.fixed + 1
        if not self.must_remove:
            menu[n] = act(USE, card, 0, 1)
            n += 1
        for tile in range(first, arena.count + 1):
            menu[n] = act(USE, card, cells[tile], 0)
            n += 1
        return n

    def play(self, run: Run, seat: i64, action: i64) -> None:
        if not whom_of(action):
            run.remove(where_of(action))
        run.bury(card_of(action))

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        arena = state.arena
        if arena.count == arena.fixed:
            return ("nothing-to-remove",)
        if whom_of(action):
            return ("must-remove",)
        if arena.tile_at(where_of(action)):
            return ("stays-for-the-round",)
        return ("nothing-lies-there",)
