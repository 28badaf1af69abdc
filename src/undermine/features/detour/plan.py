"""The detour on the drawing board: its option, how it joins a game."""

from __future__ import annotations

from typing import Final

from undermine.features.detour.rules import Detour
from undermine.games.extra import CHAMPIONSHIP, Extra
from undermine.games.option import flag
from undermine.games.plan import Plan


def add(plan: Plan) -> None:
    plan.add(Detour(plan.cards("detour").copies("detour"), is_barred=plan.is_on("sabotageBlocksDetour")))


EXTRA: Final = Extra(
    "detour",
    "Detour (2023)",
    "move the path card that was placed last",
    CHAMPIONSHIP,
    add,
    icon="detour",
    options=((flag("sabotageBlocksDetour", "a broken tool forbids it too"), "false"),),
)
