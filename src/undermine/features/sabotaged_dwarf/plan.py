"""The sabotaged dwarf on the drawing board: how the variant joins a game."""

from __future__ import annotations

from typing import Final

from undermine.features.gold.rules import Gold
from undermine.features.sabotaged_dwarf.rules import sabotaged
from undermine.games.extra import VARIANTS, Extra
from undermine.games.plan import Plan


def add(plan: Plan) -> None:
    gold = plan.find(Gold)
    plan.exchange(gold, sabotaged(gold))


EXTRA: Final = Extra(
    "sabotaged-dwarf",
    "Sabotaged Dwarf",
    "a digger whose tool is broken at the end of a round gets no gold",
    VARIANTS,
    add,
    icon="broken-pickaxe",
    games=("base",),
    only="variants are for the base game only",
)
