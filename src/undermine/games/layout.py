"""Where things lie before anybody digs: which layouts can be played, and why others are refused (MINI-LAY-1..8).

Owns the cells of the rules text and the check of the whole table, once all modules have joined the plan.
Never knows what happens on a cell.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, TypeAlias

from undermine.core.grid import REACH, Grid
from undermine.features.chests.rules import LAID, Chests, apart, free_spots
from undermine.features.costume.rules import Costume
from undermine.features.goals.rules import Goals
from undermine.features.party.rules import Party
from undermine.features.paths.rules import Paths
from undermine.features.swap_goals.rules import COLUMNS_APART, ROWS_APART, SwapGoals
from undermine.features.tournament.rules import Centre
from undermine.games.base import START
from undermine.games.option import RulesError
from undermine.games.plan import Plan

Cell: TypeAlias = tuple[int, int]
Cells: TypeAlias = tuple[Cell, ...]

GOALS: Final = "goalCells"
COSTUME: Final = "costumeCell"
PARTY: Final = "partyCell"
CHESTS: Final = "chestCells"
KEYS: Final = (GOALS, COSTUME, PARTY, CHESTS)

SITE_CELLS: Final = 9
NEVER: Final = 10_000
_NUMBER: Final = r"(0|-?[1-9]\d{0,5})"
_CELL: Final = rf"{_NUMBER}:{_NUMBER}"
CELLS: Final = rf"{_CELL}(/{_CELL})*"
"""Cells in the rules text, as a pattern: each has one spelling."""


@dataclass(frozen=True, slots=True)
class Lying:
    """Something that lies on the table when a round begins."""

    words: str
    cells: Cells
    key: str = ""
    """The option that says where; none if nothing can move it."""
    is_sought: bool = True
    """Something happens to who comes there."""
    bars: bool = False
    """It lies there for the whole round, and nobody can count on a tunnel through it."""
    is_one: bool = False
    """All its cells are one place: who comes to one of them has come to it."""


def read_cells(key: str, value: str) -> Cells:
    """Cells such as 4:2/5:2, each once.

    >>> read_cells("costumeCell", "4:2/5:-2")
    ((4, 2), (5, -2))
    """
    cells = tuple((int(x), int(y)) for x, _, y in (cell.partition(":") for cell in value.split("/")))
    for cell in cells:
        if cells.count(cell) > 1:
            raise RulesError(f"{key}: {_name(cell)} is named twice")
    return cells


def check_layout(plan: Plan) -> None:
    """RulesError if a game cannot be played where its things lie.  A game without such options needs no check."""
    if not any(key in plan.values for key in KEYS):
        return
    table = list(_table(plan))
    for thing in table:
        _check_cells(thing)
    _check_shared(table)
    for thing in table:
        if thing.key == CHESTS:
            _check_chests(thing)
        elif thing.key == GOALS and plan.has(SwapGoals):
            _check_goals(thing)
    ways, cards = _ways(table), _leading(plan)
    for thing in table:
        if thing.is_sought:
            _check_ways(thing, table, ways, cards)
    if plan.has(Chests) and not plan.find(Chests).cells:
        _check_lot(table, ways)


def _table(plan: Plan) -> Iterator[Lying]:
    """All that lies there but the start, those first that nothing can move."""
    if plan.has(Centre):
        yield Lying("the path card of the tournament", (plan.find(Centre).place,), is_sought=False)
    yield Lying("a goal", plan.find(Goals).cells, GOALS if GOALS in plan.values else "", bars=True)
    if plan.has(Costume):
        yield Lying("the costume store", plan.find(Costume).cells, COSTUME, bars=True, is_one=True)
    if plan.has(Party):
        yield Lying("the tunnel party", plan.find(Party).cells, PARTY, bars=True, is_one=True)
    if plan.has(Chests):
        yield Lying("a chest", plan.find(Chests).cells, CHESTS)


def _check_cells(thing: Lying) -> None:
    """On the table, away from the start, not too many (MINI-LAY-1, MINI-LAY-3, MINI-LAY-5)."""
    if thing.is_one and len(thing.cells) > SITE_CELLS:
        raise RulesError(f"{thing.key}: {len(thing.cells)} cells are too many; {thing.words} has at most {SITE_CELLS}")
    for cell in thing.cells:
        if _distance(cell) > REACH:
            raise RulesError(f"{thing.key}: {_name(cell)} is off the table; both numbers lie in {-REACH}..{REACH}")
        if cell in _beside(START):
            raise RulesError(
                f"{thing.key}: {_name(cell)} is beside the start, so {thing.words} would be reached before anybody"
                " digs; leave at least one cell between them"
            )


def _check_shared(table: Sequence[Lying]) -> None:
    """One thing on a cell (MINI-LAY-2)."""
    taken = {START: "the start"}
    for thing in table:
        for cell in thing.cells:
            if cell in taken:
                raise RulesError(f"{thing.key}: {taken[cell]} lies on {_name(cell)}; name another cell")
        taken |= dict.fromkeys(thing.cells, thing.words)


def _check_chests(chests: Lying) -> None:
    """No two side by side; a corner is no neighbour (MINI-CHEST-3)."""
    for one, two in combinations(chests.cells, 2):
        if two in _beside(one):
            raise RulesError(f"{CHESTS}: {_name(one)} and {_name(two)} are neighbours; keep chests apart")


def _check_goals(goals: Lying) -> None:
    """Two hands take up both (MINI-LAY-6)."""
    for one, two in combinations(goals.cells, 2):
        if abs(one[0] - two[0]) > COLUMNS_APART or abs(one[1] - two[1]) > ROWS_APART:
            raise RulesError(
                f"{GOALS}: {_name(one)} and {_name(two)} are too far apart for swap-goals;"
                f" at most {COLUMNS_APART} columns and {ROWS_APART} rows"
            )


def _check_ways(thing: Lying, table: Sequence[Lying], ways: dict[Cell, int], cards: int) -> None:
    """A tunnel can come there, and there are cards enough for it (MINI-LAY-4)."""
    needed = {cell: min((ways[near] for near in _beside(cell) if near in ways), default=NEVER) for cell in thing.cells}
    if thing.is_one:
        nearest = min(thing.cells, key=lambda cell: needed[cell])
        needed = {nearest: needed[nearest]}
    keys = thing.key or " and ".join(other.key for other in table if other.is_one)
    for cell, number in needed.items():
        if number == NEVER:
            raise RulesError(
                f"{keys}: no tunnel can come to {thing.words} on {_name(cell)}, for goals or sites lie all around;"
                " leave a way from the start"
            )
        if number > cards:
            raise RulesError(
                f"{keys}: no tunnel can come to {thing.words} on {_name(cell)}, for it takes {number} path cards that"
                f" lead on and there are {cards}; leave a shorter way from the start"
            )


def _check_lot(table: Sequence[Lying], ways: dict[Cell, int]) -> None:
    """Chance finds room for all chests, and only where a tunnel can come (MINI-LAY-7)."""
    grid = Grid(0)
    taken = [grid.cell(*START), *(grid.cell(*cell) for thing in table if thing.bars for cell in thing.cells)]
    reserved = [grid.cell(*cell) for thing in table if not thing.bars for cell in thing.cells]
    spots = free_spots(grid, taken, reserved)
    if len(apart(grid, spots)) < LAID:
        raise RulesError(
            f"{CHESTS}: chance finds no room for {LAID} chests between start and goals; name {LAID} cells, or move"
            " what lies there"
        )
    for spot in spots:
        cell = int(grid.x(spot)), int(grid.y(spot))
        if cell not in ways:
            raise RulesError(
                f"{CHESTS}: chance may put a chest on {_name(cell)}, where no tunnel can come, for goals or sites lie"
                f" all around; name {LAID} cells, or leave a way from the start"
            )


def _ways(table: Sequence[Lying]) -> dict[Cell, int]:
    """Cell -> how many path cards a tunnel takes that ends there; without cells where no tunnel can come."""
    barred = {cell for thing in table if thing.bars for cell in thing.cells}
    ways = {START: 0}
    rim: list[Cell] = [START]
    while rim:
        # One cell beyond the farthest thing there is a way around all of them.
        length = ways[rim[0]] + 1
        near = dict.fromkeys(near for cell in rim for near in _beside(cell))
        rim = [cell for cell in near if cell not in barred and cell not in ways and _distance(cell) <= REACH + 1]
        ways |= dict.fromkeys(rim, length)
    return ways


def _leading(plan: Plan) -> int:
    """How many path cards there are that lead on from one side to another; chests have theirs."""
    cards = 0
    for module in plan.modules:
        if isinstance(module, Paths):
            rows = [row[1:3] for row in module.rows] + [row[1:3] for row in module.doors]
            cards += sum(count for groups, count in rows if any(group & group - 1 for group in groups))
    return cards + LAID if plan.has(Chests) else cards


def _distance(cell: Cell) -> int:
    """How many columns or rows a cell is away from the start, whichever are more."""
    return max(abs(cell[0] - START[0]), abs(cell[1] - START[1]))


def _name(cell: Cell) -> str:
    return f"{cell[0]}:{cell[1]}"


def _beside(cell: Cell) -> Cells:
    x, y = cell
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)
