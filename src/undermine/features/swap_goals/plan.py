"""The goal swap on the drawing board: its option, how it joins a game, how far apart goals may lie for it."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from undermine.features.swap_goals.rules import COLUMNS_APART, ROWS_APART, SwapGoals
from undermine.games.extra import CHAMPIONSHIP, Extra
from undermine.games.layout import Layout
from undermine.games.lying import name_of
from undermine.games.option import RulesError, flag
from undermine.games.plan import Plan


def add(plan: Plan) -> None:
    plan.add(SwapGoals(plan.cards("swap_goals").copies("swap-goals"), is_secret=plan.is_on("goalSwapSecret")))
    plan.checks.append(_check_goals)


def _check_goals(layout: Layout) -> None:
    """Two hands take up both (MINI-LAY-6)."""
    for goals in layout.told_by("goalCells"):
        for one, two in combinations(goals.cells, 2):
            if abs(one[0] - two[0]) > COLUMNS_APART or abs(one[1] - two[1]) > ROWS_APART:
                raise RulesError(
                    f"{goals.key}: {name_of(one)} and {name_of(two)} are too far apart for swap-goals;"
                    f" at most {COLUMNS_APART} columns and {ROWS_APART} rows"
                )


EXTRA: Final = Extra(
    "swap-goals",
    "Goal Swap (2017)",
    "take up two goals unseen and exchange them, or not",
    CHAMPIONSHIP,
    add,
    icon="swap-goals",
    options=((flag("goalSwapSecret", "only the player knows whether the goals were exchanged"), "true"),),
)
