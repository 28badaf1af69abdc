"""Swap goals: take up two face-down goals, unseen, and lay them down again, exchanged or not (CH-2017-1..3).

Owns the one card and its question.  Which goals were touched is public; what became of them may be its player's secret.
An action names the upper cell, and of the other how far it lies to the right and below.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, USE, act, card_of, where_of, whom_of
from undermine.core.event import CROSSED, STAYED
from undermine.core.frame import Frame
from undermine.core.grid import Grid
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.target import Target, need
from undermine.core.tile import DOWN

EXCHANGE: Final = "exchange"
LEAVE: Final = "leave"
COLUMNS_APART: Final = 6  # how far from each other goals may be laid: one of them may move away by a cell …
ROWS_APART: Final = 14
_FAR: Final[i64] = 16  # … and there are so many rows and columns for the other one in an action,
_NEAR: Final[i64] = 8  # so many columns to the left among them


class TwoGoals(Target):
    def usage(self) -> str:
        return "X,Y X,Y"

    def write(self, rules: Rules, action: i64) -> list[str]:
        grid = rules.grid
        return [grid.name(where_of(action)), grid.name(other(grid, action))]

    def read(self, rules: Rules, words: list[str]) -> i64:
        one, two = sorted([rules.read_cell(word) for word in need(words, 2)])
        if one == two:
            raise ValueError("two different goals are taken up")
        if not is_near(rules.grid, one, two):
            raise ValueError("no two goals lie so far apart")
        return pair(rules.grid, one, two)


class SwapGoals(Module):
    count: int
    is_secret: bool  # does only the player know whether they were exchanged (CH-A4)?
    decide: i64  # question (seat, goal, goal and the action): exchange them or not
    exchanged: i64  # fact (seat, two goals, what became of them), which may be a secret

    def __init__(self, count: int, is_secret: bool = True) -> None:
        self.count = count
        self.is_secret = is_secret
        self.decide = self.exchanged = 0

    def join(self, rules: Rules) -> None:
        rules.card(self, "swap-goals", self.count, TwoGoals())
        self.decide = rules.frame(self, "exchange", limbo=True)
        rules.verb(EXCHANGE, int(self.decide), whom=int(CROSSED))
        rules.verb(LEAVE, int(self.decide), whom=int(STAYED))
        name, bar = ("exchanged", "| ") if self.is_secret else ("exchanged-openly", "")
        self.exchanged = rules.fact(self, name, f"seat goal goal {bar}fate=stayed/crossed")

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        arena = state.arena
        first = state.rules.first_goal
        behind = first + len(state.goals)
        for one in range(first, behind):
            for two in range(one + 1, behind):
                if arena.code[one] == DOWN and arena.code[two] == DOWN:
                    menu[n] = act(USE, card, 0, 0) | pair(arena.grid, arena.cell[one], arena.cell[two])
                    n += 1
        return n

    def play(self, run: Run, seat: i64, action: i64) -> None:
        run.push(self.decide, seat, 0, action)

    def choices(self, state: State, frame: Frame, menu: vec[i64]) -> i64:
        menu[0] = act(ANSWER, self.decide, 0, STAYED)
        menu[1] = act(ANSWER, self.decide, 0, CROSSED)
        return 2

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        arena = run.state.arena
        first = run.rules.first_goal
        one = arena.tile_at(where_of(frame[3])) - first
        two = arena.tile_at(other(arena.grid, frame[3])) - first
        run.exchange(frame[1], one, two, whom_of(action), self.is_secret)
        run.tell(self.exchanged, frame[1], one, two, whom_of(action))
        run.bury(card_of(frame[3]))

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        arena = state.arena
        first = state.rules.first_goal
        down: i64 = 0
        for tile in range(first, first + len(state.goals)):
            down += 1 if arena.code[tile] == DOWN else 0
        if down < 2:
            return ("too-few-goals",)
        for cell in (where_of(action), other(arena.grid, action)):
            if not first <= arena.tile_at(cell) < first + len(state.goals):
                return ("no-goal-there",)
        return ("goal-face-up",)



def is_near(grid: Grid, one: i64, two: i64) -> bool:
    """Whether two cells, the upper one first, are near enough for an action."""
    right = grid.x(two) - grid.x(one)
    return -_NEAR <= right < _FAR - _NEAR and grid.y(two) - grid.y(one) < _FAR


def pair(grid: Grid, one: i64, two: i64) -> i64:
    """Two cells, in any order, as place and person of an action; the same cells always give the same."""
    if one > two:
        one, two = two, one
    down = grid.y(two) - grid.y(one)
    right = grid.x(two) - grid.x(one) + _NEAR
    assert 0 <= right < _FAR and 0 <= down < _FAR, "no two goals lie so far apart"
    return one << 8 | down * _FAR + right


def other(grid: Grid, action: i64) -> i64:
    """The lower one of two cells."""
    whom = whom_of(action)
    return (where_of(action) + whom // _FAR * grid.stride + whom % _FAR - _NEAR) & grid.mask
