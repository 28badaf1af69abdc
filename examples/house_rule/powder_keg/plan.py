"""The powder keg on the drawing board: how it joins a game."""

from __future__ import annotations

from typing import Final

from powder_keg.rules import KEG, Keg
from undermine.games.extra import HOUSE, Extra
from undermine.games.plan import Plan


def add(plan: Plan) -> None:
    plan.add(Keg(plan.cards("powder_keg").copies(KEG)))


EXTRA: Final = Extra(
    "keg",
    "Powder Keg",
    "light a fuse on a tunnel; whoever ends a turn may stamp it out for a card",
    HOUSE,
    add,
    icon=KEG,
)
