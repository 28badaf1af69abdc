"""Treasure maps: look at one face-down goal, or at one face-down card and what it covers, in secret.

Rules BASE-44, BASE-A13, MINI-CHEST-8.

Owns the one card.  Who looked where is public, what he saw is his.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, card_of, where_of
from undermine.core.module import Module
from undermine.core.piece import cell_of, kind_of, number_of
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.target import GOAL
from undermine.core.tile import DOWN
from undermine.features.goals.rules import owner_at

MAP: Final = "map"


class Maps(Module):
    count: int
    looked: i64  # fact (seat, goal | what it is)

    def __init__(self, count: int) -> None:
        self.count = count
        self.looked = 0

    def join(self, rules: Rules) -> None:
        self.looked = rules.fact(self, "looked", "seat goal | kind", tally="looked")
        rules.card(self, MAP, self.count, GOAL)

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        arena = state.arena
        first = state.rules.first_goal
        for tile in range(first, first + len(state.goals)):
            if arena.code[tile] == DOWN:
                menu[n] = act(USE, card, arena.cell[tile], 0)
                n += 1
        for piece in state.pieces:
            if is_hidden(state, piece):
                menu[n] = act(USE, card, cell_of(piece), 0)
                n += 1
        return n

    def play(self, run: Run, seat: i64, action: i64) -> None:
        state = run.state
        cell = where_of(action)
        goal = state.arena.tile_at(cell) - run.rules.first_goal
        if goal < len(state.goals):
            run.peek(seat, goal)
            run.tell(self.looked, seat, goal, state.goals[goal])
        else:
            owner_at(state, cell).shown(run, seat, cell)
        run.bury(card_of(action))


def is_hidden(state: State, piece: i64) -> bool:
    """Whether a piece is a face-down card with something below it that nobody has opened."""
    return number_of(piece) == 0 and state.rules.pieces[kind_of(piece)].hides()
