"""A walk through tunnels on plain dicts, for any number of walkers, sources and walls; checks the arena.

Owns its own reading of shapes; never looks into Tiles or Arena.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
EVERY_PATTERN = range(16)


@dataclass(frozen=True)
class Face:
    """A tile as it lies: groups of joined sides as bits N1 E2 S4 W8."""

    groups: tuple[int, ...]
    source: int = 0  # bits of the walkers who start here
    walls: int = 0  # bits of the walkers who may enter but not pass
    is_down: bool = False

    def turned(self) -> Face:
        return Face(tuple((group & 3) << 2 | group >> 2 for group in self.groups), self.source, self.walls)

    @property
    def sides(self) -> int:
        return sum(self.groups)

    def through(self, d: int, walker: int) -> list[int]:
        """The sides that a walker reaches who comes in by side d."""
        if self.walls >> walker & 1:
            return [d]
        return [e for group in self.groups if group >> d & 1 for e in range(4) if group >> e & 1]


DOWN = Face((), is_down=True)
Board: TypeAlias = dict[Cell, Face]


def beside(cell: Cell, d: int) -> Cell:
    return cell[0] + STEPS[d][0], cell[1] + STEPS[d][1]


def light(board: Board, walker: int) -> set[tuple[Cell, int]]:
    """All sides that a walker can stand at."""
    lit = {(c, d) for c, face in board.items() if face.source >> walker & 1 for d in range(4) if face.sides >> d & 1}
    todo = list(lit)
    while todo:
        cell, d = todo.pop()
        there, back = beside(cell, d), d ^ 2
        face = board.get(there, DOWN)
        if face.sides >> back & 1:
            for way in face.through(back, walker):
                if (there, way) not in lit:
                    lit.add((there, way))
                    todo.append((there, way))
    return lit


def fits(board: Board, cell: Cell) -> set[int]:
    """The patterns of open sides that agree with every face-up neighbour."""
    around = {d: board[beside(cell, d)] for d in range(4) if not board.get(beside(cell, d), DOWN).is_down}
    return {
        pattern
        for pattern in EVERY_PATTERN
        if all((pattern >> d & 1) == (face.sides >> (d ^ 2) & 1) for d, face in around.items())
    }


def slots(board: Board, walker: int) -> set[Cell]:
    """Empty cells before which a walker stands."""
    return {beside(cell, d) for cell, d in light(board, walker)} - board.keys()


def reached(board: Board, walkers: int) -> set[Cell]:
    """Face-down cards before which somebody stands."""
    ends = {beside(cell, d) for walker in range(walkers) for cell, d in light(board, walker)}
    return {cell for cell in ends if cell in board and board[cell].is_down}
