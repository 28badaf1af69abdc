"""Where things lie before anybody digs: which layouts can be played, and why others are refused (MINI-LAY-1..8).

Owns the check of the whole table, once all features have joined the plan; what only one of them minds it checks itself
(`Plan.checks`, `Plan.last_checks`).  Never knows what happens on a cell.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from undermine.core.grid import REACH
from undermine.games.lying import Cell, Lying, beside, name_of
from undermine.games.option import RulesError
from undermine.games.plan import Plan

START: Final = (0, 0)
SITE_CELLS: Final = 9
NEVER: Final = 10_000


@dataclass(slots=True)
class Layout:
    """All that lies on the table but the start, those first that nothing can move."""

    things: Sequence[Lying]
    ways: dict[Cell, int] = field(init=False)
    """Cell -> how many path cards a tunnel takes that ends there; without cells where no tunnel can come."""

    def __post_init__(self) -> None:
        self.ways = _ways(self.things)

    def told_by(self, key: str) -> list[Lying]:
        """What lies where an option says."""
        return [thing for thing in self.things if thing.key == key]


def check_layout(plan: Plan) -> None:
    """RulesError if a game cannot be played where its things lie.  A game without such options needs no check."""
    if not any(thing.key for thing in plan.lying):
        return
    layout = Layout(sorted(plan.lying, key=lambda thing: thing.key != ""))
    for thing in layout.things:
        _check_cells(thing)
    _check_shared(layout)
    for check in plan.checks:
        check(layout)
    for thing in layout.things:
        if thing.is_sought:
            _check_ways(thing, layout, plan.leading)
    for check in plan.last_checks:
        check(layout)


def _check_cells(thing: Lying) -> None:
    """On the table, away from the start, not too many (MINI-LAY-1, MINI-LAY-3, MINI-LAY-5)."""
    if thing.is_one and len(thing.cells) > SITE_CELLS:
        raise RulesError(f"{thing.key}: {len(thing.cells)} cells are too many; {thing.words} has at most {SITE_CELLS}")
    for cell in thing.cells:
        if _distance(cell) > REACH:
            raise RulesError(f"{thing.key}: {name_of(cell)} is off the table; both numbers lie in {-REACH}..{REACH}")
        if cell in beside(START):
            raise RulesError(
                f"{thing.key}: {name_of(cell)} is beside the start, so {thing.words} would be reached before anybody"
                " digs; leave at least one cell between them"
            )


def _check_shared(layout: Layout) -> None:
    """One thing on a cell (MINI-LAY-2)."""
    taken = {START: "the start"}
    for thing in layout.things:
        for cell in thing.cells:
            if cell in taken:
                raise RulesError(f"{thing.key}: {taken[cell]} lies on {name_of(cell)}; name another cell")
        taken |= dict.fromkeys(thing.cells, thing.words)


def _check_ways(thing: Lying, layout: Layout, cards: int) -> None:
    """A tunnel can come there, and there are cards enough for it (MINI-LAY-4)."""
    ways = layout.ways
    needed = {cell: min((ways[near] for near in beside(cell) if near in ways), default=NEVER) for cell in thing.cells}
    if thing.is_one:
        nearest = min(thing.cells, key=lambda cell: needed[cell])
        needed = {nearest: needed[nearest]}
    keys = thing.key or " and ".join(other.key for other in layout.things if other.is_one)
    for cell, number in needed.items():
        if number == NEVER:
            raise RulesError(
                f"{keys}: no tunnel can come to {thing.words} on {name_of(cell)}, for goals or sites lie all around;"
                " leave a way from the start"
            )
        if number > cards:
            raise RulesError(
                f"{keys}: no tunnel can come to {thing.words} on {name_of(cell)}, for it takes {number} path cards that"
                f" lead on and there are {cards}; leave a shorter way from the start"
            )


def _ways(things: Sequence[Lying]) -> dict[Cell, int]:
    barred = {cell for thing in things if thing.bars for cell in thing.cells}
    ways = {START: 0}
    rim: list[Cell] = [START]
    while rim:
        # One cell beyond the farthest thing there is a way around all of them.
        length = ways[rim[0]] + 1
        near = dict.fromkeys(near for cell in rim for near in beside(cell))
        rim = [cell for cell in near if cell not in barred and cell not in ways and _distance(cell) <= REACH + 1]
        ways |= dict.fromkeys(rim, length)
    return ways


def _distance(cell: Cell) -> int:
    """How many columns or rows a cell is away from the start, whichever are more."""
    return max(abs(cell[0] - START[0]), abs(cell[1] - START[1]))
