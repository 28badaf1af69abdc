"""Rockfall: a laid path card goes away (BASE-40..43).

Owns the one card.  What is cut off then stays where it is; the arena puts out its light.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, card_of, where_of, whom_of
from undermine.core.fact import HARM
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
    removed: i64  # fact (seat, cell, card)
    spared: i64  # fact (seat): nothing was taken away

    def __init__(self, count: int, must_remove: bool = True) -> None:
        self.count = count
        self.must_remove = must_remove
        self.removed = self.spared = 0

    def join(self, rules: Rules) -> None:
        self.removed = removal(rules, self)
        self.spared = rules.fact(self, "removed-nothing", "seat")
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
            take_away(run, self.removed, seat, where_of(action))
        else:
            run.tell(self.spared, seat)
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


def removal(rules: Rules, module: Module) -> int:
    """The fact that somebody brought down the card of a cell."""
    return rules.fact(module, "removed", "seat cell tile", HARM, tally="removed", weight=2)


def take_away(run: Run, fact: i64, seat: i64, cell: i64) -> None:
    """The card of a cell goes away, and that is told before what else happens because of it."""
    code = run.state.arena.code[run.state.arena.tile_at(cell)]
    run.remove(cell)
    run.tell(fact, seat, cell, code)
    run.lifted(cell)
