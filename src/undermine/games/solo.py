"""The Duel for one player, in its two editions (docs/rules/solo.md).

Owns what is different from two players: one start card, six markers, a wider gap, and the rating of the result.
"""

from __future__ import annotations

from typing import Final

from undermine.core.module import Module
from undermine.features.duel.deck import ladders, shafts, start_of
from undermine.features.duel.rules.claims import Claims
from undermine.features.duel.rules.firm_rockfall import FirmRockfall
from undermine.features.duel.rules.keys import Keys
from undermine.features.duel.rules.mine import COLOURS, Mine
from undermine.features.duel.rules.own_paths import OwnLadders, OwnPaths
from undermine.features.duel.rules.pyramid import Pyramid
from undermine.features.maps.rules import Maps
from undermine.features.shedding.rules import Shedding
from undermine.features.solo.rules import Solo
from undermine.games.deck import load
from undermine.games.duel import ALONE, HAND, KEYS, RESHUFFLE, tools, trolls_of
from undermine.games.duel import EDITIONS as DUEL_EDITIONS
from undermine.games.game import Game
from undermine.games.option import choice, flag
from undermine.games.plan import Plan, Values

MARKERS: Final = 6
START: Final = (0, 0)
GOALS: Final = ((8, -2), (8, 0), (8, 2), (10, -1), (10, 1), (12, 0))

_ALONE: Final = {"colour": "green", "openingResolve": "true", "replaceAll": "true"}
_KEYS: Final = tuple(option.key for option in ALONE)
EDITIONS: Final[dict[str, Values]] = {
    edition: {**{key: value for key, value in values.items() if key in _KEYS}, **_ALONE}
    for edition, values in DUEL_EDITIONS.items()
}
OPTIONS: Final = tuple(
    sorted(
        (
            *ALONE,
            choice("colour", "the colour that you play", *COLOURS),
            flag("openingResolve", "sabotage and rockfalls of the first hand strike at once"),
            flag("replaceAll", "a card is drawn for every card that strikes, not only for sabotage that stays"),
        ),
        key=lambda option: option.key,
    )
)
TIERS: Final = (15, 20, 25)
"""Nuggets from which the next tier begins (SOLO-40, SOLO-D1)."""
FIXED: Final = {"goalReveal": "a connection to the start card"}


def plan(players: int, values: Values) -> Plan:
    deck = load("duel")
    colour = COLOURS.index(values["colour"])
    mine = Mine((colour,))
    claims = Claims(mine, MARKERS)
    trolls = trolls_of(mine, claims, values)
    repairs = tools()
    rockfall = FirmRockfall(mine, deck.copies("rockfall"), takes_latest=True)
    modules: list[Module] = [
        Solo(
            int(values["rounds"]),
            mine,
            claims,
            trolls,
            repairs,
            rockfall,
            values["hiddenGoals"] == RESHUFFLE,
            values["openingResolve"] == "true",
            values["replaceAll"] == "true",
        ),
        OwnPaths(
            mine,
            (start_of(colour, START),),
            tuple(shaft for shaft in shafts("path") if shaft.ladder < 0),
        ),
        OwnLadders(mine, ladders(), (colour,), values["ladderNeedsJoint"] == "true"),
        repairs,
        rockfall,
        Maps(deck.copies("map")),
        Keys(mine, deck.copies("key"), KEYS),
        Pyramid(mine, shafts("goal"), GOALS),
        claims,
        trolls,
        Shedding(),
    ]
    return Plan("solo", players, values, modules, HAND, deck.count("path"), decks=[deck])


SOLO: Final = Game("solo", "Solo", range(1, 2), EDITIONS, OPTIONS, plan, FIXED)


def tier_of(nuggets: int) -> int:
    """How well it went, from 1 to 4.

    >>> [tier_of(gold) for gold in (0, 14, 15, 19, 20, 24, 25)]
    [1, 1, 2, 2, 3, 3, 4]
    """
    return 1 + sum([1 for bound in TIERS if nuggets >= bound])


def printed_tier(edition: str, nuggets: int) -> int:
    """The tier of the table that an edition prints; 0 where that has a gap (SOLO-41)."""
    return 0 if nuggets == 20 and edition == "cs-sk" else tier_of(nuggets)
