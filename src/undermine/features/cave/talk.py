"""What people say in the cave: where the exit is, and whose side they are on."""

from __future__ import annotations

from typing import Final

from undermine.core.rules import Rules
from undermine.talk.phrase import DENIES, PLACE, REASON, Phrase, Talk

PLACES: Final = ("north-west", "north-east", "south-west", "south-east")


def has_traitors(rules: Rules) -> bool:
    """Two players are loyal, each to his own clan."""
    return any(rules.role_names[role].endswith("-saboteur") for role in rules.role_deck)


TALK: Final = Talk(
    (
        Phrase("exit-is-at", (PLACE,), shows="exit", rank=10),
        Phrase("no-exit-at", (PLACE,), denies="exit", rank=11),
        Phrase("loyal", poses=True, rank=27),
        Phrase("hid-exit", (PLACE,), admits=DENIES, rank=80),
    ),
    words=lambda _: {REASON: ("monster", "web", "rockfall")},
    places=lambda _: PLACES,
    has_traitors=has_traitors,
)
