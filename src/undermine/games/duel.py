"""The Duel for two players, in its two editions (docs/rules/duel.md).

Owns the numbers of the box: cells, markers, keys, what an edition changes (DUEL-D1..D17).
"""

from __future__ import annotations

from typing import Final

from undermine.core.module import Module
from undermine.features.duel.deck import ladders, shafts, start_of
from undermine.features.duel.rules.claims import Claims
from undermine.features.duel.rules.firm_rockfall import FirmRockfall
from undermine.features.duel.rules.keys import Keys
from undermine.features.duel.rules.mine import BLUE, GREEN, Mine
from undermine.features.duel.rules.own_paths import OwnLadders, OwnPaths
from undermine.features.duel.rules.pyramid import Pyramid
from undermine.features.duel.rules.rounds import Duel
from undermine.features.duel.rules.trolls import Trolls
from undermine.features.maps.rules import Maps
from undermine.features.rounds.plan import ROUNDS
from undermine.features.shedding.rules import Shedding
from undermine.features.tools.plan import tool_cards
from undermine.features.tools.rules import Tools
from undermine.games.deck import load
from undermine.games.game import Game
from undermine.games.option import choice, flag
from undermine.games.plan import Plan, Values

HAND: Final = 6
MARKERS: Final = 8
KEYS: Final = 2
SEATS: Final = (GREEN, BLUE)
"""Seat -> colour; green begins (DUEL-24), and whoever takes a seat takes its colour (DUEL-A38)."""
STARTS: Final = {BLUE: (0, -1), GREEN: (0, 1)}
GOALS: Final = ((5, -2), (5, 0), (5, 2), (7, -1), (7, 1), (9, 0))

OWN: Final = "own"
ANY: Final = "any"
ACTIVE: Final = "active"
OPPONENT: Final = "opponent"
BOX: Final = "box"
RESHUFFLE: Final = "reshuffle"
AUTO: Final = "auto"
CHOOSE: Final = "choose"

_SHARED: Final = {
    "bribeRequiresGold": "false",
    "bribeRequiresReach": "true",
    "ladderExclusive": "false",
    "ladderNeedsJoint": "false",
    "rounds": "3",
    "trollPayment": AUTO,
}
EDITIONS: Final[dict[str, Values]] = {
    "de": {**_SHARED, "doubleGold": ACTIVE, "hiddenGoals": BOX, "placeConnection": OWN},
    "cs-sk": {**_SHARED, "doubleGold": ACTIVE, "hiddenGoals": RESHUFFLE, "placeConnection": ANY},
}
ALONE: Final = (
    flag("bribeRequiresGold", "a troll is bribed only by who has a nugget for him"),
    flag("bribeRequiresReach", "a troll is bribed only by who stands before him"),
    choice("hiddenGoals", "where goals go that stayed face down", BOX, RESHUFFLE),
    flag("ladderNeedsJoint", "a ladder must meet an open side"),
    ROUNDS,
    choice("trollPayment", "who chooses what is given to trolls: the rules, or the debtor", AUTO, CHOOSE),
)
"""The options that mean something with one player too."""
OPTIONS: Final = tuple(
    sorted(
        (
            *ALONE,
            choice("doubleGold", "who marks gold that is connected to both at once", ACTIVE, OPPONENT),
            flag("ladderExclusive", "only its owner travels over a ladder"),
            choice("placeConnection", "the start card that a new path card must be connected to", OWN, ANY),
        ),
        key=lambda option: option.key,
    )
)
FIXED: Final = {
    "firstPlayer": "green begins, later who has less gold",
    "goalReveal": "a connection to either start card",
}


def plan(players: int, values: Values) -> Plan:
    deck = load("duel")
    mine = Mine(SEATS)
    claims = Claims(mine, MARKERS, values["doubleGold"] == ACTIVE)
    trolls = trolls_of(mine, claims, values)
    is_shared = values["ladderExclusive"] == "false"
    modules: list[Module] = [
        Duel(int(values["rounds"]), mine, claims, trolls, values["hiddenGoals"] == RESHUFFLE),
        OwnPaths(
            mine,
            tuple(start_of(colour, STARTS[colour]) for colour in (BLUE, GREEN)),
            tuple(shaft for shaft in shafts("path") if shaft.ladder < 0),
            values["placeConnection"] == ANY,
            is_shared,
        ),
        OwnLadders(mine, ladders(), SEATS, values["ladderNeedsJoint"] == "true", is_shared),
        tools(),
        FirmRockfall(mine, deck.copies("rockfall")),
        Maps(deck.copies("map")),
        Keys(mine, deck.copies("key"), KEYS),
        Pyramid(mine, shafts("goal"), GOALS),
        claims,
        trolls,
        Shedding(),
    ]
    return Plan("duel", players, values, modules, HAND, deck.count("path"), len(SEATS), decks=[deck])


def tools() -> Tools:
    return Tools(tool_cards(load("duel")), mends_others=False)


def trolls_of(mine: Mine, claims: Claims, values: Values) -> Trolls:
    return Trolls(
        mine,
        claims,
        needs_reach=values["bribeRequiresReach"] == "true",
        needs_gold=values["bribeRequiresGold"] == "true",
        is_chosen=values["trollPayment"] == CHOOSE,
    )


DUEL: Final = Game("duel", "The Duel", range(2, 3), EDITIONS, OPTIONS, plan, FIXED)
