"""Treasure chests on the drawing board: where they lie, by name or by chance, and how they join a game."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from undermine.core.card_row import groups_of
from undermine.core.grid import Grid
from undermine.features.chests.rules import LAID, Chests, apart, free_spots
from undermine.features.goals.plan import SITES_FIRST
from undermine.features.goals.rules import Goals
from undermine.games.extra import MINIS, Extra
from undermine.games.layout import START, Layout
from undermine.games.lying import CELLS, Lying, beside, name_of, read_cells
from undermine.games.option import Option, RulesError
from undermine.games.plan import Plan

KEY: Final = "chestCells"
BY_LOT: Final = "random"


def add(plan: Plan) -> None:
    value = plan.values[KEY]
    cells = () if value == BY_LOT else read_cells(KEY, value)
    if cells and len(cells) != LAID:
        raise RulesError(f"{KEY}: {LAID} chests are laid, not {len(cells)}; name so many cells")
    deck = plan.cards("chests")
    paths = tuple((row.id, groups_of(row)) for row in deck.rows("path") for _ in range(row.count))
    contents = tuple(row.id for row in deck.rows("chest") for _ in range(row.count))
    plan.find(Goals).comes_last = plan.is_on("siteBeforeGoal")
    plan.paths += LAID
    plan.leading += LAID
    plan.lying.append(Lying("a chest", cells, KEY))
    plan.checks.append(_check_apart)
    chests = Chests(paths, contents, cells)
    if not cells:
        plan.last_checks.append(lambda layout: _find_spots(chests, layout))
    plan.add(chests)


def _check_apart(layout: Layout) -> None:
    """No two side by side; a corner is no neighbour (MINI-CHEST-3)."""
    for chests in layout.told_by(KEY):
        for one, two in combinations(chests.cells, 2):
            if two in beside(one):
                raise RulesError(f"{KEY}: {name_of(one)} and {name_of(two)} are neighbours; keep chests apart")


def _find_spots(chests: Chests, layout: Layout) -> None:
    """Chance finds room for all chests, and only where a tunnel can come (MINI-LAY-7)."""
    grid = Grid(0)
    taken = [grid.cell(*START), *(grid.cell(*cell) for thing in layout.things if thing.bars for cell in thing.cells)]
    reserved = [grid.cell(*cell) for thing in layout.things if not thing.bars for cell in thing.cells]
    spots = free_spots(grid, taken, reserved)
    if len(apart(grid, spots)) < LAID:
        raise RulesError(
            f"{KEY}: chance finds no room for {LAID} chests between start and goals; name {LAID} cells, or move"
            " what lies there"
        )
    chests.lot = [(int(grid.x(spot)), int(grid.y(spot))) for spot in spots]
    for cell in chests.lot:
        if cell not in layout.ways:
            raise RulesError(
                f"{KEY}: chance may put a chest on {name_of(cell)}, where no tunnel can come, for goals or sites lie"
                f" all around; name {LAID} cells, or leave a way from the start"
            )


EXTRA: Final = Extra(
    "chests",
    "Treasure Chests",
    "four chests lie hidden in the mine; whoever leads a tunnel to one opens it, for better or worse",
    MINIS,
    add,
    icon="chest",
    options=(
        (
            Option(
                KEY,
                rf"{BY_LOT}|{CELLS}",
                f"{BY_LOT} or four cells as X:Y with / between them",
                "where the chests lie",
            ),
            BY_LOT,
        ),
        SITES_FIRST,
    ),
)
