"""What people say of the new goals: there are five, and not only gold and rock below them."""

from __future__ import annotations

from typing import Final

from undermine.talk.phrase import PLACE, THING, Phrase, Talk

PLACES: Final = ("top", "upper", "middle", "lower", "bottom")

TALK: Final = Talk(
    (Phrase("sight-at", (THING, PLACE), denies="gold", rank=13),),
    words=lambda _: {THING: ("spider", "dragon", "bag")},
    places=lambda _: PLACES,
)
