"""Rockfall: a laid path card goes away (BASE-40..43).

Owns the one card.  What is cut off then stays where it is; the arena puts out its light.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, card_of, where_of, whom_of
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State


class Rockfall(Module):
    count: int
    must_remove: bool  # or may the player take nothing away, also if there is nothing (E6, BASE-A10)?

    def __init__(self, count: int, must_remove: bool = True) -> None:
        self.count = count
        self.must_remove = must_remove

    def join(self, rules: Rules) -> None:
        rules.card(self, "rockfall", self.count)

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

    def write(self, rules: Rules, action: i64) -> str:
        name = rules.names[card_of(action)]
        return f"play {name} nothing" if whom_of(action) else f"play {name} {rules.grid.name(where_of(action))}"

    def read(self, rules: Rules, card: i64, words: list[str]) -> i64:
        if len(words) != 1:
            raise ValueError("a rockfall takes the card of a cell away: play rockfall X,Y")
        if words[0] == "nothing":
            return act(USE, card, 0, 1)
        return act(USE, card, rules.read_cell(words[0]), 0)
