"""What people say in the cave: where the exit is, and whose side they are on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.talk.phrase import DENIES, PLACE, REASON, Phrase, Talk

PLACES: Final = ("north-west", "north-east", "south-west", "south-east")


CLANS: Final = ("", "blue", "yellow")
BEASTS: Final = ("rat", "crawler", "goblin")


def suits(state: State, seat: int) -> frozenset[str]:
    """The back of a clan card is seen by all."""
    clan = CLANS[int(state.notes[state.rules.note_names.index(f"clan-{seat}")])]
    return frozenset(name for name in state.rules.role_names if name.startswith(f"{clan}-"))


def blames(rules: Rules) -> Mapping[str, str]:
    kinds = {"web": "web", "rockfall": "rockfall"} | dict.fromkeys(BEASTS, "monster")
    return {name: kinds[kind] for name in rules.names if (kind := name.partition("-")[2]) in kinds}


TALK: Final = Talk(
    (
        Phrase("exit-is-at", (PLACE,), shows="exit", rank=10),
        Phrase("no-exit-at", (PLACE,), denies="exit", rank=11),
        Phrase("loyal", poses=True, rank=27),
        Phrase("hid-exit", (PLACE,), admits=DENIES, rank=80),
    ),
    words=lambda _: {REASON: ("monster", "web", "rockfall")},
    places=lambda _: PLACES,
    deceives=("blue-saboteur", "yellow-saboteur"),
    suits=suits,
    poses=lambda _role, _lot: "loyal",
    blames=blames,
)
