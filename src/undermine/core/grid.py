"""Cells of the table: a coordinate pair packed into one int, on a grid that wraps around.

Owns the packing and the four directions.  Never knows what lies on a cell.
A torus is exact as long as no tunnel can grow long enough to meet itself over the edge, so rules choose the size.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FOUR: Final[i64] = 4
REACH: Final = 12  # columns or rows from the start within which a game may lay its goals and all that stays
SIDE_NAMES: Final = "NESW"


class Grid:
    """A square table of 2**shift cells a side; direction d is 0..3 for N, E, S, W and its opposite is d ^ 2."""

    shift: i64
    stride: i64
    mask: i64
    centre: i64
    step: vec[i64]

    def __init__(self, path_cards: int) -> None:
        """Large enough for so many cards laid in one line, with the goals behind it; one of them may move by a cell."""
        shift = 6
        while (1 << shift) < path_cards + REACH + 2:
            shift += 1
        self.shift = shift
        self.stride = 1 << shift
        self.mask = (1 << (2 * shift)) - 1
        self.centre = self.stride // 2
        self.step = vec[i64]([-int(self.stride), 1, int(self.stride), -1])

    def cell(self, x: int, y: int) -> int:
        """The cell at x steps towards the goals and y steps down from the start.

        >>> grid = Grid(40)
        >>> cell = grid.cell(8, -2)
        >>> int(grid.x(cell)), int(grid.y(cell))
        (8, -2)
        """
        half = int(self.centre)
        if not (-half <= x < half and -half <= y < half):
            raise ValueError(f"the cell {x},{y} is off the table; both numbers lie in {-half}..{half - 1}")
        return (y + half) << int(self.shift) | (x + half)

    def x(self, cell: i64) -> i64:
        return (cell & (self.stride - 1)) - self.centre

    def y(self, cell: i64) -> i64:
        return (cell >> self.shift) - self.centre

    def name(self, cell: i64) -> str:
        """As the rules text writes it: `8,-2`."""
        return f"{int(self.x(cell))},{int(self.y(cell))}"
