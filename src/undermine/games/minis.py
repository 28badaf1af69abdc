"""The five mini expansions as optional modules (docs/rules/minis.md).

Owns what each of them goes with, its options, and how it joins a game.  Layouts that only pictures show are options,
with the placeholders of the rules text as defaults.
"""

from __future__ import annotations

from typing import Final

from undermine.features.chests.rules import LAID, Chests
from undermine.features.costume.rules import Costume
from undermine.features.goals.rules import Goals
from undermine.features.new_goals.rules import NewGoals
from undermine.features.party.rules import Party
from undermine.features.toll.rules import Toll
from undermine.games.base import groups_of
from undermine.games.deck import load
from undermine.games.extra import Clash, Extra
from undermine.games.layout import CELLS, read_cells
from undermine.games.option import Option, RulesError, flag
from undermine.games.plan import Plan

BOX: Final = "minis"
GIFTS: Final = {"bag1": 1, "bag2": 2, "dragon": -1}  # mark of a goal -> nuggets for whoever turns it up
SPIDER: Final = "spider"
LAID_GOALS: Final = 5
BY_LOT: Final = "random"
SITE: Final = "4:2"
BESIDE_STORE: Final = "4:-2"  # where the party lies if there is a store too (MINI-COST-A7)
GOAL_CELLS: Final = "8:-4/8:-2/8:0/8:2/8:4"

_SITES_FIRST: Final = (flag("siteBeforeGoal", "sites and chests reached at once with a goal come first"), "true")


def _toll(plan: Plan) -> None:
    plan.add(Toll())


def _costume(plan: Plan) -> None:
    cells = read_cells("costumeCell", plan.values["costumeCell"])
    plan.find(Goals).comes_last = plan.is_on("siteBeforeGoal")
    plan.add(Costume(cells))


def _party(plan: Plan) -> None:
    cells = read_cells("partyCell", plan.values["partyCell"])
    plan.find(Goals).comes_last = plan.is_on("siteBeforeGoal")
    plan.add(Party(cells))


def _new_goals(plan: Plan) -> None:
    """Eight goals in the place of the three, five of them laid (MINI-GOAL-1, MINI-GOAL-2)."""
    rows = load(BOX).rows("goal")
    old = plan.find(Goals)
    cells = read_cells("goalCells", plan.values["goalCells"])
    if len(cells) != LAID_GOALS:
        raise RulesError(f"goalCells: {LAID_GOALS} goals are laid, not {len(cells)}; name so many cells")
    faces = tuple((row.id, groups_of(row), "gold" in row.marks) for row in rows for _ in range(row.count))
    plan.exchange(old, Goals(faces, cells, old.turning, old.comes_last))
    gifts = tuple((row.id, GIFTS[mark]) for row in rows for mark in row.marks if mark in GIFTS)
    plan.add(NewGoals(gifts, tuple(row.id for row in rows if SPIDER in row.marks)))


def _chests(plan: Plan) -> None:
    value = plan.values["chestCells"]
    cells = () if value == BY_LOT else read_cells("chestCells", value)
    if cells and len(cells) != LAID:
        raise RulesError(f"chestCells: {LAID} chests are laid, not {len(cells)}; name so many cells")
    deck = load(BOX)
    paths = tuple((row.id, groups_of(row)) for row in deck.rows("path") for _ in range(row.count))
    contents = tuple(row.id for row in deck.rows("chest") for _ in range(row.count))
    plan.find(Goals).comes_last = plan.is_on("siteBeforeGoal")
    plan.paths += LAID
    plan.add(Chests(paths, contents, cells))


_CELLS_WORDS: Final = "cells as X:Y with / between them, such as 4:2"

TOLL: Final = Extra(
    "toll",
    "Tunnel Toll",
    "collectors stand on open ends of tunnels; whoever builds on there pays their owner a nugget",
    BOX,
    _toll,
)
COSTUME: Final = Extra(
    "costume",
    "Costume Store",
    "whoever first leads a tunnel to the store must change his dwarf card",
    BOX,
    _costume,
    options=(
        (flag("bothSites", "the costume store and the tunnel party in one game"), "false"),
        (
            Option("costumeCell", CELLS, _CELLS_WORDS, "where the costume store lies; the book shows it in a picture"),
            SITE,
        ),
        _SITES_FIRST,
    ),
)
PARTY: Final = Extra(
    "party",
    "Tunnel Party",
    "whoever first leads a tunnel to the party shuffles and deals the dwarf cards of all players",
    BOX,
    _party,
    options=(
        (flag("bothSites", "the costume store and the tunnel party in one game"), "false"),
        (
            Option("partyCell", CELLS, _CELLS_WORDS, "where the tunnel party lies; the book shows it in a picture"),
            SITE,
        ),
        _SITES_FIRST,
    ),
    clashes=(Clash("costume", "there is one postcard for both", unless="bothSites"),),
    beside={"costume": {"partyCell": BESIDE_STORE}},
)
NEW_GOALS: Final = Extra(
    "new-goals",
    "New Goals",
    "five of eight goals are laid: the gold, and bags of gold, dragons, stones or a giant spider",
    BOX,
    _new_goals,
    options=(
        (Option("goalCells", CELLS, "five cells as X:Y with / between them", "where the five goals lie"), GOAL_CELLS),
    ),
)
CHESTS: Final = Extra(
    "chests",
    "Treasure Chests",
    "four chests lie hidden in the mine; whoever leads a tunnel to one opens it, for better or worse",
    BOX,
    _chests,
    options=(
        (
            Option(
                "chestCells",
                rf"{BY_LOT}|{CELLS}",
                f"{BY_LOT} or four cells as X:Y with / between them",
                "where the chests lie",
            ),
            BY_LOT,
        ),
        _SITES_FIRST,
    ),
)
