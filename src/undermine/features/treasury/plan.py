"""The treasury on the drawing board: how it joins a game."""

from __future__ import annotations

from typing import Final

from undermine.features.treasury.rules import Treasury
from undermine.games.extra import CHAMPIONSHIP, Extra
from undermine.games.plan import Plan


def add(plan: Plan) -> None:
    plan.add(Treasury(plan.cards("treasury").copies("treasury")))


EXTRA: Final = Extra(
    "treasury",
    "Treasury (2018)",
    "instead of drawing choose from the top five discards",
    CHAMPIONSHIP,
    add,
    icon="treasury",
)
