"""Goals: what happens when light reaches a face-down goal (BASE-11, BASE-46..51), and how a stone comes to lie.

Owns the goal cards and their turning up, and the order in which face-down cards are looked at, whosever they are.
Never knows who earns what.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from undermine.core.action import ANSWER, act, where_of, whom_of
from undermine.core.arena import JOINS
from undermine.core.deal import GOALS
from undermine.core.frame import OVER, Frame
from undermine.core.grid import FOUR
from undermine.core.module import Module, Reason
from undermine.core.piece import cell_of, kind_of
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.target import CELL, TURNED_CELL
from undermine.core.tile import NEVER

Row: TypeAlias = tuple[str, tuple[int, ...], bool]  # card name, groups of joined sides, is it the gold?

# How a stone is turned (E9, BASE-A4).
JOIN_THEN_BEST_FIT: Final = "joinThenBestFit"
JOIN_LAST_CARD: Final = "joinLastCard"
FIT_ELSE_ACTIVE_CHOOSES: Final = "fitElseActiveChooses"


@mypyc_attr(allow_interpreted_subclasses=True)
class FaceDown(Module):
    """A module whose pieces are face-down cards that are looked at as goals are."""

    def met(self, run: Run, seat: i64, cell: i64) -> None:
        """A card of mine is reached, the next to be looked at; I call `run.watch` when that is done."""

    def faced(self, run: Run, seat: i64, cell: i64, code: i64) -> None:
        """The way in which a card of mine comes to lie was chosen."""

    def shown(self, run: Run, seat: i64, cell: i64) -> None:
        """A seat looks at a card of mine in secret."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Revelation(Module):
    """A module that minds who turns up what."""

    def revealed(self, run: Run, seat: i64, goal: i64) -> None:
        """A seat has turned up a goal that does not end the round by itself."""


class Goals(Module):
    rows: tuple[Row, ...]
    cells: tuple[tuple[int, int], ...]
    turning: str
    comes_last: bool  # are other face-down cards looked at before goals (MINI-COST-A5, MINI-CHEST-A16)?
    face: vec[i64]  # kind -> upright tile code
    ends: vec[i64]  # kind -> 1 if it ends the round
    sure: vec[i64]  # the kinds that are among those laid in every round
    revelations: list[Revelation]
    found: i64  # fact (goal, what it is): reached, and seen by all
    which: i64  # question (seat, bits of tiles): which face-down card first
    orient: i64  # question (seat, goal, or for other cards tile less the first goal's and upright code): which way up

    def __init__(
        self, rows: tuple[Row, ...], cells: tuple[tuple[int, int], ...], turning: str, comes_last: bool = True
    ) -> None:
        self.rows = rows
        self.cells = cells
        self.turning = turning
        self.comes_last = comes_last
        self.face = vec[i64]([0] * (len(rows) + 1))
        self.ends = vec[i64]([0] * (len(rows) + 1))
        self.sure = vec[i64]([])
        self.revelations = []
        self.found = self.which = self.orient = 0

    def join(self, rules: Rules) -> None:
        kinds: list[int] = []
        sure: list[int] = []
        for name, groups, is_gold in self.rows:
            kind = rules.goal(name)
            kinds.append(kind)
            self.face[kind] = 2 * rules.face(name, groups)
            self.ends[kind] = 1 if is_gold else 0
            if is_gold or len(self.rows) == len(self.cells):
                sure.append(kind)
        rules.goal_deck = vec[i64](kinds)
        self.sure = vec[i64](sure)
        rules.goal_cells = vec[i64]([rules.grid.cell(x, y) for x, y in self.cells])
        self.revelations = [module for module in rules.modules if isinstance(module, Revelation)]
        self.found = rules.fact(self, "found", "goal kind", weight=8)
        self.which = rules.frame(self, "first")
        self.orient = rules.frame(self, "orient")
        rules.verb("first", int(self.which), CELL)
        rules.verb("orient", int(self.orient), TURNED_CELL)

    def deal(self, run: Run) -> None:
        """All goals there are, or the gold and some of the others by lot (MINI-GOAL-2)."""
        rules = run.rules
        laid = rules.goal_deck
        if len(laid) > len(rules.goal_cells):
            laid = self.sure
            others = run.state.shuffled(vec[i64]([kind for kind in rules.goal_deck if not self.ends[kind]]))
            for i in range(len(rules.goal_cells) - len(laid)):
                laid = append(laid, others[i])
        run.hide(run.shuffled(GOALS, laid))

    def reached(self, run: Run, seat: i64) -> None:
        """One card is looked at; of several the player on turn names the first (BASE-51, BASE-A5, BASE-A9)."""
        rules = run.rules
        bits = run.state.arena.reached
        goals = bits & ((1 << len(rules.goal_cells)) - 1) << rules.first_goal
        if goals and bits != goals:
            bits = bits ^ goals if self.comes_last else goals
        if bits & (bits - 1):
            run.push(self.which, seat, bits)
            return
        tile = rules.first_goal
        while not bits >> tile & 1:
            tile += 1
        self.meet(run, seat, tile)

    def meet(self, run: Run, seat: i64, tile: i64) -> None:
        goal = tile - run.rules.first_goal
        if goal < len(run.rules.goal_cells):
            self.reveal(run, seat, goal)
            return
        state = run.state
        cell = state.arena.cell[tile]
        owner_at(state, cell).met(run, seat, cell)

    def reveal(self, run: Run, seat: i64, goal: i64) -> None:
        """Gold ends the round at once (BASE-48); a stone is turned so that it joins (BASE-49)."""
        run.find(goal)
        kind = run.state.goals[goal]
        run.tell(self.found, goal, kind)
        code = self.face[kind]
        if self.ends[kind]:
            run.show(goal, code)
            run.finish(seat, seat)
            return
        if run.rules.tiles.pattern[code + 1] == NEVER:
            self.lie(run, seat, goal, 0)
            return
        upright = self.merit(run.state, goal, code)
        turned = self.merit(run.state, goal, code + 1)
        if upright == turned:
            run.push(self.orient, seat, goal)
        else:
            self.lie(run, seat, goal, 1 if turned > upright else 0)

    def lie(self, run: Run, seat: i64, goal: i64, turned: i64) -> None:
        run.show(goal, self.face[run.state.goals[goal]] + turned)
        for module in self.revelations:
            module.revealed(run, seat, goal)
        if run.state.top()[0] != OVER:
            run.watch(seat)

    def merit(self, state: State, goal: i64, code: i64) -> i64:
        """How well a stone lies so, by the edition's rule; the player chooses between equals (BASE-A4)."""
        arena = state.arena
        cell = arena.cell[state.rules.first_goal + goal]
        if self.turning == FIT_ELSE_ACTIVE_CHOOSES:
            return 1 if arena.agreeing(cell, code) == arena.neighbours(cell) else 0
        if self.turning == JOIN_LAST_CARD:
            last = self.leads_in(state, goal, state.latest)
            if last >= 0:
                joins = arena.tiles.sides[code] >> last & 1
                return joins * JOINS + arena.agreeing(cell, code)
        return arena.merit(cell, code)

    def leads_in(self, state: State, goal: i64, latest: i64) -> i64:
        """The side on which the card placed last leads into a goal, -1 if it does not."""
        arena = state.arena
        cell = arena.cell[state.rules.first_goal + goal]
        for d in range(FOUR):
            tile = arena.neighbour(cell, d)
            if tile and arena.cell[tile] == latest and arena.lit[tile] >> (d ^ 2) & 1:
                return d
        return -1

    def choices(self, state: State, frame: Frame, menu: vec[i64]) -> i64:
        cells = state.arena.cell
        n: i64 = 0
        if frame[0] == self.which:
            for tile in range(state.arena.count + 1):
                if frame[2] >> tile & 1:
                    menu[n] = act(ANSWER, self.which, cells[tile], 0)
                    n += 1
            return n
        cell = cells[state.rules.first_goal + frame[2]]
        menu[0] = act(ANSWER, self.orient, cell, 0)
        menu[1] = act(ANSWER, self.orient, cell, 1)
        return 2

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        cell = where_of(action)
        tile = run.state.arena.tile_at(cell)
        goal = tile - run.rules.first_goal
        if frame[0] == self.which:
            self.meet(run, frame[1], tile)
        elif goal < len(run.rules.goal_cells):
            self.lie(run, frame[1], goal, whom_of(action))
        else:
            owner_at(run.state, cell).faced(run, frame[1], cell, frame[3] + whom_of(action))

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        return ("goal-not-reached",) if state.top()[0] == self.which else ("other-goal-turning",)


def owner_at(state: State, cell: i64) -> FaceDown:
    """Whose face-down card lies on a cell that holds no goal."""
    for piece in state.pieces:
        if cell_of(piece) == cell:
            owner = state.rules.pieces[kind_of(piece)].owner
            if isinstance(owner, FaceDown):
                return owner
    raise AssertionError("a face-down card belongs to a module")
