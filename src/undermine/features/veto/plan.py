"""The veto on the drawing board: how long a card waits for it, how it joins a game."""

from __future__ import annotations

from typing import Final

from undermine.features.rounds.rules import Rounds
from undermine.features.veto.rules import Veto
from undermine.games.extra import CHAMPIONSHIP, Extra
from undermine.games.option import Option
from undermine.games.plan import Plan

LAST_CARD_COUNTS: Final = "cs20"
"""The edition that says so of who begins the next round; elsewhere the last turn counts (E16)."""


def add(plan: Plan) -> None:
    """In the words of cs20 a round is begun beside whoever played the last card, in whosever turn (CH-A14)."""
    rounds = plan.find(Rounds) if plan.edition == LAST_CARD_COUNTS else None
    plan.add(Veto(plan.cards("veto").copies("veto"), int(plan.values["vetoWindowMs"]), rounds))


EXTRA: Final = Extra(
    "veto",
    "Veto (2019)",
    "undo the card that another player has just played",
    CHAMPIONSHIP,
    add,
    icon="veto",
    options=(
        (
            Option(
                "vetoWindowMs",
                r"[1-9]\d{2,4}",
                "milliseconds from 100 to 99999",
                "how long every card waits for a veto, whoever holds it",
            ),
            "4000",
        ),
    ),
)
