"""Treasure maps: look at one face-down goal, or at one face-down card and what it covers, in secret.

Rules BASE-44, BASE-A13, MINI-CHEST-8.

Owns the one card.  Who looked where is public, what he saw is his.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, card_of, where_of
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import PIECE, State
from undermine.core.tile import DOWN

MAP: Final = "map"


class Maps(Module):
    count: int

    def __init__(self, count: int) -> None:
        self.count = count

    def join(self, rules: Rules) -> None:
        rules.card(self, MAP, self.count)

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        arena = state.arena
        first = state.rules.first_goal
        for tile in range(first, first + len(state.goals)):
            if arena.code[tile] == DOWN:
                menu[n] = act(USE, card, arena.cell[tile], 0)
                n += 1
        pieces = state.pieces
        for i in range(0, len(pieces), PIECE):
            if is_covered(state, i):
                menu[n] = act(USE, card, pieces[i + 1], 0)
                n += 1
        return n

    def play(self, run: Run, seat: i64, action: i64) -> None:
        state = run.state
        cell = where_of(action)
        goal = state.arena.tile_at(cell) - run.rules.first_goal
        if goal < len(state.goals):
            run.peek(seat, goal)
        else:
            for i in range(0, len(state.pieces), PIECE):
                if state.pieces[i + 1] == cell and is_covered(state, i):
                    run.glimpse(seat, state.pieces[i], cell)
        run.bury(card_of(action))

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        goal = state.arena.tile_at(where_of(action)) - state.rules.first_goal
        return ("goal-face-up",) if 0 <= goal < len(state.goals) else ("no-goal-there",)

    def write(self, rules: Rules, action: i64) -> str:
        return f"play {rules.names[card_of(action)]} {rules.grid.name(where_of(action))}"

    def read(self, rules: Rules, card: i64, words: list[str]) -> i64:
        if len(words) != 1:
            raise ValueError("a map shows one goal: play map X,Y")
        return act(USE, card, rules.read_cell(words[0]), 0)


def is_covered(state: State, i: i64) -> bool:
    """Whether a piece is a face-down card with something below it that nobody has opened."""
    return state.rules.has_covers(state.pieces[i]) and state.pieces[i + 2] == 0
