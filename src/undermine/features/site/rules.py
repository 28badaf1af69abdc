"""A place in the mine that does something for whoever first leads a tunnel to it in a round.

Owns where it lies and that it happens once (MINI-COST-2, MINI-COST-5, MINI-PARTY-5).  It lies there like a hidden goal:
any side may touch it, no tunnel leads through it, nothing can be done to it (MINI-COST-A2..A4).
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.features.goals.rules import FaceDown


@mypyc_attr(allow_interpreted_subclasses=True)
class Site(FaceDown):
    name: str
    cells: tuple[tuple[int, int], ...]
    piece: i64
    face: i64  # code of what lies there once it was visited

    def __init__(self, name: str, cells: tuple[tuple[int, int], ...]) -> None:
        self.name = name
        self.cells = cells
        self.piece = self.face = 0

    def join(self, rules: Rules) -> None:
        self.piece = rules.piece(self, self.name)
        self.face = 2 * rules.mute_face(self.name)
        for x, y in self.cells:
            rules.site(rules.grid.cell(x, y))

    def deal(self, run: Run) -> None:
        for x, y in self.cells:
            run.post(self.piece, run.rules.grid.cell(x, y))

    def met(self, run: Run, seat: i64, cell: i64) -> None:
        """The first visit of the round; from now on it is only scenery."""
        for x, y in self.cells:
            run.face(run.rules.grid.cell(x, y), self.face)
        self.visit(run, seat, cell)
        run.watch(seat)

    def visit(self, run: Run, seat: i64, cell: i64) -> None:
        """What happens there."""
