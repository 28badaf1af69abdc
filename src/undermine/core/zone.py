"""Zones: where cards can lie, as numbers.

Owns the codes, and what is declared of a zone that is a plain list.  Never knows what lies there.  Cards, dwarf cards,
goal cards and gold cards move between zones in the same way; hands, dwarf cards, goals and gold are zones of their
seats and places, and all of them together are zones that can be looked at.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LIMBO: Final[i64] = 0  # nowhere: shown and on its way, or out of the box
DECK: Final[i64] = 1
PILE: Final[i64] = 2
ROLES: Final[i64] = 3  # the dwarf cards of all seats
GOALS: Final[i64] = 4  # all goals that are laid
HOARDS: Final[i64] = 5  # the gold cards of all seats, packed for each

FIRST: Final[i64] = 8  # plain lists, in the order in which they were declared …
AWAY: Final[i64] = 8  # … cards that are out for this round
OFFER: Final[i64] = 9  # … cards before one seat to choose from
ASIDE: Final[i64] = 10  # … dwarf cards that nobody holds
WORN: Final[i64] = 11  # … dwarf cards that somebody held and put away
BANK: Final[i64] = 12  # … the gold deck
POOL: Final[i64] = 13  # … gold laid out to choose from

HAND: Final[i64] = 64  # + seat
ROLE: Final[i64] = 80  # + seat
GOLD: Final[i64] = 96  # + seat
GOAL: Final[i64] = 112  # + goal
PLACES: Final[i64] = 16  # so many seats or goals may have a zone of a kind

# What lies in a zone, as a type of field.
CARD: Final = "card"
DWARF: Final = "role"
KIND: Final = "kind"
VALUE: Final = "value"


class Zone:
    """A plain list of cards, the top one last unless it says otherwise."""

    name: str
    holds: str
    is_round: bool  # is it empty when a round begins?
    is_picked: bool  # are cards picked out of it, so that who does not see which knows none of the others any more?
    is_sorted: bool  # has it no order that could tell anything?
    is_queue: bool  # do cards that come to it go under the others?
    tops_first: bool  # is the top card the first one?

    def __init__(
        self,
        name: str,
        holds: str,
        is_round: bool = True,
        is_picked: bool = False,
        is_sorted: bool = False,
        is_queue: bool = False,
        tops_first: bool = False,
    ) -> None:
        self.name = name
        self.holds = holds
        self.is_round = is_round
        self.is_picked = is_picked
        self.is_sorted = is_sorted
        self.is_queue = is_queue
        self.tops_first = tops_first


def house_zones() -> list[Zone]:
    """Those that every game has, as their codes say."""
    return [
        Zone("away", CARD),
        Zone("offer", CARD, is_picked=True),
        Zone("aside", DWARF, is_queue=True, tops_first=True),
        Zone("worn", DWARF),
        Zone("gold-deck", VALUE, is_round=False, is_queue=True),
        Zone("pool", VALUE, is_round=False, is_picked=True, is_sorted=True),
    ]


WORDS: Final = ("limbo", "deck", "pile", "roles", "goals", "hoards")
OWN: Final = ((HAND, "hand"), (ROLE, "role"), (GOLD, "gold"), (GOAL, "goal"))


def zone_word(zones: list[Zone], zone: int) -> str:
    """A zone as it is called: `deck`, `aside`, `hand-3`; ValueError if there is none."""
    if 0 <= zone < len(WORDS):
        return WORDS[zone]
    if FIRST <= zone < FIRST + len(zones):
        return zones[zone - int(FIRST)].name
    for first, word in OWN:
        if first <= zone < first + PLACES:
            return f"{word}-{zone - int(first)}"
    raise ValueError(f"there is no zone {zone}")


def held_in(zones: list[Zone], zone: int) -> str:
    """What lies in a zone, as a type of field; empty for LIMBO, where anything may be."""
    if FIRST <= zone < FIRST + len(zones):
        return zones[zone - int(FIRST)].holds
    if zone == ROLES or ROLE <= zone < ROLE + PLACES:
        return DWARF
    if zone == GOALS or GOAL <= zone < GOAL + PLACES:
        return KIND
    if GOLD <= zone < GOLD + PLACES:
        return VALUE
    return "hoard" if zone == HOARDS else "" if zone == LIMBO else CARD


def joined(below: vec[i64], above: vec[i64]) -> vec[i64]:
    """Cards upon others; what lies alone is the same vector, for vectors of zones are never altered."""
    if len(below) == 0:
        return above
    n = len(below)
    new = vec[i64]([0] * (n + len(above)))
    for i in range(n):
        new[i] = below[i]
    for i in range(len(above)):
        new[n + i] = above[i]
    return new
