"""New goals on the drawing board: which of eight lie where, how they take the place of the three."""

from __future__ import annotations

from typing import Final

from undermine.features.goals.plan import faces, lying
from undermine.features.goals.rules import Goals
from undermine.features.new_goals.rules import NewGoals
from undermine.games.extra import MINIS, Extra
from undermine.games.lying import CELLS, read_cells
from undermine.games.option import Option, RulesError
from undermine.games.plan import Plan

KEY: Final = "goalCells"
GOAL_CELLS: Final = "8:-4/8:-2/8:0/8:2/8:4"
LAID: Final = 5
GIFTS: Final = {"bag1": 1, "bag2": 2, "dragon": -1}  # mark of a goal -> nuggets for whoever turns it up
SPIDER: Final = "spider"


def add(plan: Plan) -> None:
    """Eight goals in the place of the three, five of them laid (MINI-GOAL-1, MINI-GOAL-2)."""
    rows = plan.cards("new_goals").rows("goal")
    old = plan.find(Goals)
    cells = read_cells(KEY, plan.values[KEY])
    if len(cells) != LAID:
        raise RulesError(f"{KEY}: {LAID} goals are laid, not {len(cells)}; name so many cells")
    plan.exchange(old, Goals(faces(rows), cells, old.turning, old.comes_last))
    plan.lying[plan.lying.index(lying(old.cells))] = lying(cells, KEY)
    gifts = tuple((row.id, GIFTS[mark]) for row in rows for mark in row.marks if mark in GIFTS)
    plan.add(NewGoals(gifts, tuple(row.id for row in rows if SPIDER in row.marks)))


EXTRA: Final = Extra(
    "new-goals",
    "New Goals",
    "five of eight goals are laid: the gold, and bags of gold, dragons, stones or a giant spider",
    MINIS,
    add,
    icon="question",
    options=((Option(KEY, CELLS, "five cells as X:Y with / between them", "where the five goals lie"), GOAL_CELLS),),
)
