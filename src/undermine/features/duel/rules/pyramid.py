"""The goals of the Duel: six of those that are left lie face down; none of them ends a round by itself (DUEL-83..91).

Owns their shapes, their lot and the way in which they come to lie.  Never knows who gets their gold.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from undermine.core.deal import GOALS
from undermine.core.grid import FOUR
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.tile import DOWN
from undermine.core.zone import GOAL, KIND
from undermine.core.zone import GOALS as ALL_GOALS
from undermine.features.duel.rules.mine import Mine, Shaft, lay_face
from undermine.features.goals.rules import FIT_ELSE_ACTIVE_CHOOSES, Goals


class Pyramid(Goals):
    mine: Mine
    shafts: tuple[Shaft, ...]
    stock: i64  # zones: goal cards kept for later rounds, and those that are out of the game
    gone: i64

    def __init__(self, mine: Mine, shafts: tuple[Shaft, ...], cells: tuple[tuple[int, int], ...]) -> None:
        super().__init__((), cells, FIT_ELSE_ACTIVE_CHOOSES)
        self.mine = mine
        self.shafts = shafts
        self.stock = self.gone = 0

    def join(self, rules: Rules) -> None:
        super().join(rules)
        self.stock = rules.zone("stock", KIND, is_round=False)
        self.gone = rules.zone("gone", KIND, is_round=False)
        self.face = vec[i64]([0] * (len(self.shafts) + 1))
        self.ends = vec[i64]([0] * (len(self.shafts) + 1))
        kinds: list[int] = []
        for shaft in self.shafts:
            kind = rules.goal(shaft.name)
            kinds.append(kind)
            self.face[kind] = 2 * lay_face(rules, self.mine, shaft)
        rules.goal_deck = vec[i64](kinds)

    def deal(self, run: Run) -> None:
        """Some of the cards kept are laid, the others stay for later rounds (DUEL-14, DUEL-124)."""
        state = run.state
        laid = len(run.rules.goal_cells)
        order = run.shuffled(GOALS, run.rules.goal_deck if state.round == 1 else state.lying(self.stock))
        if state.round == 1 and len(order) < len(run.rules.goal_deck):
            # A deal that names only the goals laid leaves the others to chance.
            rest = vec[i64]([kind for kind in run.rules.goal_deck if not is_among(order, kind)])
            for kind in state.shuffled(rest):
                order = append(order, kind)
        run.fill(ALL_GOALS, order[:laid])
        run.fill(self.stock, order[laid:])

    def clear_away(self, run: Run, is_kept: bool) -> None:
        """The goals of a round go out of the game, or back to those kept if they are face down still; nobody looks."""
        state = run.state
        for goal in range(len(state.goals)):
            is_down = state.arena.code[run.rules.first_goal + goal] == DOWN
            run.move(GOAL + goal, self.stock if is_kept and is_down else self.gone, state.all_in(GOAL + goal), 0)

    def merit(self, state: State, goal: i64, code: i64) -> i64:
        """2 if all neighbours agree, else 1 if it is open towards light (DUEL-85..88); between equals one chooses."""
        arena = state.arena
        cell = arena.cell[state.rules.first_goal + goal]
        if arena.agreeing(cell, code) == arena.neighbours(cell):
            return 2
        for d in range(FOUR):
            tile = arena.neighbour(cell, d)
            if tile and arena.tiles.sides[code] >> d & 1:
                for walker in range(state.seats):
                    if arena.walks(walker, tile) >> (d ^ 2) & 1:
                        return 1
        return 0


def is_among(kinds: vec[i64], wanted: i64) -> bool:
    for kind in kinds:
        if kind == wanted:
            return True
    return False


def all_up(state: State) -> bool:
    """Whether every goal is face up (DUEL-113)."""
    first = state.rules.first_goal
    for tile in range(first, first + len(state.goals)):
        if state.arena.code[tile] == 0:
            return False
    return True
