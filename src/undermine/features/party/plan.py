"""The tunnel party on the drawing board: where it lies, how it joins a game."""

from __future__ import annotations

from typing import Final

from undermine.features.goals.plan import SITES_FIRST
from undermine.features.party.rules import Party
from undermine.features.site.plan import BOTH, CELL, add_site
from undermine.games.extra import MINIS, Clash, Extra
from undermine.games.lying import cells_option, read_cells
from undermine.games.plan import Plan

KEY: Final = "partyCell"
BESIDE_STORE: Final = "4:-2"  # where the party lies if there is a store too (MINI-COST-A7)


def add(plan: Plan) -> None:
    cells = read_cells(KEY, plan.values[KEY])
    add_site(plan, Party(cells), "the tunnel party", cells, KEY)


EXTRA: Final = Extra(
    "party",
    "Tunnel Party",
    "whoever first leads a tunnel to the party shuffles and deals the dwarf cards of all players",
    MINIS,
    add,
    icon="people",
    options=(
        BOTH,
        (cells_option(KEY, "where the tunnel party lies; the book shows it in a picture"), CELL),
        SITES_FIRST,
    ),
    clashes=(Clash("costume", "there is one postcard for both", unless="bothSites"),),
    beside={"costume": {KEY: BESIDE_STORE}},
)
