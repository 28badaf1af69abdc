"""The part of the table that is numbered: a rectangle of cells around everything that a game lays out.

Owns which cells are on the chart and their numbers, row by row from the north-west.  Tunnels may lead farther than any
chart of use; such cells are *far*, and whoever numbers them finds them a place for the moment (`space`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.rules import Rules

MARGIN: Final = 4  # columns and rows around the start, the goals and the sites, at least
FAR: Final[i64] = -1


class Chart:
    left: i64  # the column of its west edge, as x
    top: i64  # the row of its north edge, as y
    width: i64
    height: i64
    size: i64
    number: vec[i64]  # cell -> its number, FAR if it is not on the chart
    cells: vec[i64]  # number -> cell

    def __init__(self, rules: Rules) -> None:
        """As large as the margin asks for, and with room for every cell that one menu can name.

        No menu names more cells than lie at or beside the cards on the table; with one cell each on the chart, a far
        one always finds a place that nothing else needs.
        """
        grid = rules.grid
        laid = [int(cell) for cell in rules.start_cells]
        laid += [int(cell) for cell in rules.goal_cells] + [int(cell) for cell in rules.site_cells]
        columns = [int(grid.x(cell)) for cell in laid]
        rows = [int(grid.y(cell)) for cell in laid]
        most = int(grid.centre)
        margin = MARGIN
        while True:
            west = max(-most, min(columns) - margin)
            east = min(most - 1, max(columns) + margin)
            north = max(-most, min(rows) - margin)
            south = min(most - 1, max(rows) + margin)
            if (east - west + 1) * (south - north + 1) >= 3 * int(rules.most_tiles) + 2:
                break
            margin += 1
        self.left = west
        self.top = north
        self.width = east - west + 1
        self.height = south - north + 1
        self.size = self.width * self.height
        self.number = vec[i64]([-1] * (int(grid.mask) + 1))
        self.cells = vec[i64]([0] * int(self.size))
        k: i64 = 0
        for y in range(north, south + 1):
            for x in range(west, east + 1):
                cell = grid.cell(x, y)
                self.number[cell] = k
                self.cells[k] = cell
                k += 1
