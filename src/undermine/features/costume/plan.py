"""The costume store on the drawing board: where it lies, how it joins a game."""

from __future__ import annotations

from typing import Final

from undermine.features.costume.rules import Costume
from undermine.features.goals.plan import SITES_FIRST
from undermine.features.site.plan import BOTH, CELL, add_site
from undermine.games.extra import MINIS, Extra
from undermine.games.lying import cells_option, read_cells
from undermine.games.plan import Plan

KEY: Final = "costumeCell"


def add(plan: Plan) -> None:
    cells = read_cells(KEY, plan.values[KEY])
    add_site(plan, Costume(cells), "the costume store", cells, KEY)


EXTRA: Final = Extra(
    "costume",
    "Costume Store",
    "whoever first leads a tunnel to the store must change his dwarf card",
    MINIS,
    add,
    icon="swap-hats",
    options=(
        BOTH,
        (cells_option(KEY, "where the costume store lies; the book shows it in a picture"), CELL),
        SITES_FIRST,
    ),
)
