"""The tracker on the drawing board: his option, how he joins a game."""

from __future__ import annotations

from typing import Final

from undermine.features.tracker.rules import Tracker
from undermine.games.extra import CHAMPIONSHIP, Extra
from undermine.games.option import flag
from undermine.games.plan import Plan


def add(plan: Plan) -> None:
    plan.add(Tracker(plan.cards("tracker").copies("tracker"), allows_single=plan.is_on("trackerAllowSingle")))


EXTRA: Final = Extra(
    "tracker",
    "Tracker (2022)",
    "place two path cards in one turn",
    CHAMPIONSHIP,
    add,
    icon="tracker",
    options=((flag("trackerAllowSingle", "one path card is enough"), "false"),),
)
