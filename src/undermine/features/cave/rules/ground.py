"""Cards with fields: paths that go on from any open end, veins, and goals that turn when a dwarf comes (CAVE-40..54).

Owns the path cards, the start and the four goals of the Dark Cave: what fields they have, where they may lie, how a
goal comes to lie.  Never knows who walks there.
"""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import card_of, where_of
from undermine.core.deal import GOALS
from undermine.core.place import WIDTH
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.tile import DOWN, NEVER
from undermine.core.zone import GOALS as ALL_GOALS
from undermine.features.cave.rules.board import Board
from undermine.features.cave.rules.fields import VEIN, Shape
from undermine.features.paths.rules import Paths

Row: TypeAlias = tuple[str, tuple[int, ...], int, int, Shape]
"""Card name, groups of joined sides, how many, pile, fields."""

NUGGET = "nugget"
ROCKFALLS = 3  # cards that may be taken away: each parts what it joined, up to three ends more


class Ground(Paths):
    board: Board
    cards: tuple[Row, ...]
    goals: tuple[Row, ...]
    first: Row
    cells: tuple[tuple[int, int], ...]
    faces: vec[i64]  # kind of goal -> upright tile code

    def __init__(
        self,
        board: Board,
        first: Row,
        cards: tuple[Row, ...],
        goals: tuple[Row, ...],
        cells: tuple[tuple[int, int], ...],
    ) -> None:
        super().__init__((first[0], first[1], 1), (0, 0), ())
        self.board = board
        self.first = first
        self.cards = cards
        self.goals = goals
        self.cells = cells
        self.faces = vec[i64]([0] * (len(goals) + 1))

    def join(self, rules: Rules) -> None:
        self.declare(rules)
        self.board.join(rules)
        self.board.declare(rules, self)
        rules.most_slots += 6 * ROCKFALLS
        rules.start(self.first[0], self.first[1], rules.grid.cell(0, 0))
        self.board.fields.add(int(rules.start_codes[0]) >> 1, self.first[4])
        port = int(self.board.fields.port(rules.start_codes[0], 0))
        self.board.add_figures(rules, int(rules.start_cells[0]) << int(WIDTH) | port)
        for row in self.cards:
            card = rules.path(self, row[0], row[1], row[2], source=1, clings=True)
            self.board.pile[card] = row[3]
            self.divide(rules, int(rules.tile[card]), row)
        kinds: list[int] = []
        for row in self.goals:
            kind = rules.goal(row[0])
            kinds.append(kind)
            self.faces[kind] = 2 * rules.face(row[0], row[1], source=1)
            self.divide(rules, int(self.faces[kind]), row)
        rules.goal_deck = vec[i64](kinds)
        rules.goal_cells = vec[i64]([rules.grid.cell(x, y) for x, y in self.cells])
        self.board.nugget = rules.piece(self, NUGGET)

    def divide(self, rules: Rules, code: int, row: Row) -> None:
        """The fields of a card; it may be turned if that changes any of them, though its sides stay alike."""
        if self.board.fields.add(code >> 1, row[4]):
            rules.tiles.let_turn(code >> 1)

    def deal(self, run: Run) -> None:
        run.fill(ALL_GOALS, run.shuffled(GOALS, run.rules.goal_deck))

    def play(self, run: Run, seat: i64, action: i64) -> None:
        super().play(run, seat, action)
        self.fill(run, where_of(action), run.rules.tile[card_of(action)])

    def fill(self, run: Run, cell: i64, code: i64) -> None:
        """A vein that comes to lie face up gets a nugget (CAVE-82, CAVE-154)."""
        if self.board.field_with(code, VEIN) >= 0:
            run.post(self.board.nugget, cell, 1)

    # Goals

    def ways(self, state: State, goal: i64, side: i64) -> vec[i64]:
        """The codes among which a goal that is entered by a side may come to lie (CAVE-150..152, CAVE-A10)."""
        arena = state.arena
        cell = arena.cell[state.rules.first_goal + goal]
        upright = self.faces[state.goals[goal]]
        last = upright if state.rules.tiles.pattern[upright + 1] == NEVER else upright + 1
        codes = vec[i64]([code for code in range(upright, last + 1) if self.board.fields.port(code, side) >= 0])
        around = arena.neighbours(cell)
        fitting = vec[i64]([code for code in codes if arena.agreeing(cell, code) == around])
        return fitting if len(fitting) > 0 else codes

    def turn_up(self, run: Run, goal: i64, code: i64) -> None:
        cell = run.state.arena.cell[run.rules.first_goal + goal]
        run.show(cell, code)
        self.fill(run, cell, code)


def goal_at(state: State, place: i64) -> i64:
    """The face-down goal on which a place lies, -1 if it is none."""
    tile = state.arena.tile_at(place >> WIDTH)
    return tile - state.rules.first_goal if tile and state.arena.code[tile] == DOWN else -1
