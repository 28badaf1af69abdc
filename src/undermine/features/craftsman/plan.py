"""The master craftsman on the drawing board: how he joins a game."""

from __future__ import annotations

from typing import Final

from undermine.features.craftsman.rules import Craftsman
from undermine.features.tools.rules import Tools
from undermine.games.extra import CHAMPIONSHIP, Extra
from undermine.games.plan import Plan


def add(plan: Plan) -> None:
    plan.add(Craftsman(plan.cards("craftsman").copies("craftsman"), plan.find(Tools)))


EXTRA: Final = Extra(
    "craftsman", "Master Craftsman (2021)", "mend any one broken tool", CHAMPIONSHIP, add, icon="craftsman"
)
