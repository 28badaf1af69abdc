"""Treasure maps: look at one face-down goal in secret (BASE-44, BASE-A13).

Owns the one card.  Who looked where is public, what he saw is his.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, card_of, where_of
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.tile import DOWN


class Maps(Module):
    count: int

    def __init__(self, count: int) -> None:
        self.count = count

    def join(self, rules: Rules) -> None:
        rules.card(self, "map", self.count)

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        arena = state.arena
        first = state.rules.first_goal
        for tile in range(first, first + len(state.goals)):
            if arena.code[tile] == DOWN:
                menu[n] = act(USE, card, arena.cell[tile], 0)
                n += 1
        return n

    def play(self, run: Run, seat: i64, action: i64) -> None:
        run.peek(seat, run.state.arena.tile_at(where_of(action)) - run.rules.first_goal)
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
