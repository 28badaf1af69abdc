"""What people say of goals: what lies below one, where to dig, and at the end that it was a lie."""

from __future__ import annotations

from typing import Final

from undermine.core.rules import Rules
from undermine.talk.phrase import DENIES, PLACE, SHOWS, Phrase, Talk

PLACES: Final = ("top", "middle", "bottom")


def places(rules: Rules) -> tuple[str, ...]:
    return PLACES if len(rules.goal_cells) == len(PLACES) else ()


TALK: Final = Talk(
    (
        Phrase("gold-is-at", (PLACE,), shows="gold", rank=10),
        Phrase("rock-is-at", (PLACE,), denies="gold", rank=11),
        Phrase("dig-to", (PLACE,), rank=12),
        Phrase("hid-gold", (PLACE,), admits=DENIES, rank=80),
        Phrase("hid-rock", (PLACE,), admits=SHOWS, rank=81),
    ),
    places=places,
)
