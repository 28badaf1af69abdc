"""The base game for 3 to 10 players, in its three editions (docs/rules/base.md).

Owns the numbers of the box: who is dealt what, where goals lie, what an edition changes (E1..E22).
"""

from __future__ import annotations

from typing import Final

from undermine.core.grid import SIDE_NAMES
from undermine.core.module import Module
from undermine.features.goals.rules import FIT_ELSE_ACTIVE_CHOOSES, JOIN_LAST_CARD, JOIN_THEN_BEST_FIT, Goals
from undermine.features.gold.rules import AS_DIGGERS, AS_PLAYERS, Gold
from undermine.features.maps.rules import Maps
from undermine.features.paths.rules import Paths
from undermine.features.rockfall.rules import Rockfall
from undermine.features.roles.rules import Roles
from undermine.features.rounds.rules import RANDOM, Rounds
from undermine.features.tools.rules import Tools
from undermine.games.deck import CardRow, load
from undermine.games.game import Game
from undermine.games.option import Option, RulesError, choice, flag
from undermine.games.plan import Plan, Values

SABOTEURS_AND_DIGGERS: Final = {
    3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7),
}  # fmt: skip
HAND: Final = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}
START: Final = (0, 0)
GOALS: Final = ((8, -2), (8, 0), (8, 2))

_SHARED: Final = {"firstPlayer": "random", "rounds": "3"}
EDITIONS: Final[dict[str, Values]] = {
    "cs20": {
        **_SHARED,
        "goldDraw": AS_DIGGERS,
        "goldShuffle": "true",
        "rockfallMustRemove": "true",
        "sabotageSelf": "false",
        "saboteurPayout": "4/3/2/2",
        "stoneOrientation": JOIN_THEN_BEST_FIT,
    },
    "de": {
        **_SHARED,
        "goldDraw": AS_DIGGERS,
        "goldShuffle": "false",
        "rockfallMustRemove": "false",
        "sabotageSelf": "false",
        "saboteurPayout": "4/3/3/2",
        "stoneOrientation": JOIN_LAST_CARD,
    },
    "lt2009": {
        **_SHARED,
        "goldDraw": AS_PLAYERS,
        "goldShuffle": "false",
        "rockfallMustRemove": "false",
        "sabotageSelf": "true",
        "saboteurPayout": "4/3/3/2",
        "stoneOrientation": FIT_ELSE_ACTIVE_CHOOSES,
    },
}

OPTIONS: Final = (
    Option("firstPlayer", r"random|\d", "random or a seat number", "who begins the first round"),
    choice("goldDraw", "as many gold cards as there are of these", AS_DIGGERS, AS_PLAYERS),
    flag("goldShuffle", "the gold deck is shuffled before every round, not only before the first"),
    flag("rockfallMustRemove", "a rockfall must take a card away"),
    Option("rounds", r"[1-9]", "a number from 1 to 9", "how many rounds are played; the books say 3"),
    flag("sabotageSelf", "you may break your own tools"),
    Option("saboteurPayout", r"\d(/\d){3}", "four digits such as 4/3/2/2", "gold for each of 1, 2, 3, 4 saboteurs"),
    choice("stoneOrientation", "how a stone is turned", JOIN_THEN_BEST_FIT, JOIN_LAST_CARD, FIT_ELSE_ACTIVE_CHOOSES),
)

FIXED: Final = {
    "goalReveal": "connectivity",
    "saboteurFinisher": "the nearest digger to the right starts",
    "saboteurGold": "drawExact",
}


def plan(players: int, values: Values) -> Plan:
    deck = load("base")
    saboteurs, diggers = SABOTEURS_AND_DIGGERS[players]
    first = RANDOM if values["firstPlayer"] == "random" else int(values["firstPlayer"])
    if first >= players:
        raise RulesError(f"firstPlayer={first}: there are only seats 0 to {players - 1}")
    (start,) = deck.rows("start")
    actions = {row.id: row.count for row in deck.rows("action")}
    modules: list[Module] = [
        Rounds(int(values["rounds"]), first),
        Roles(diggers, saboteurs),
        Paths(
            (start.id, groups_of(start), start.count),
            START,
            tuple((row.id, groups_of(row), row.count) for row in deck.rows("path")),
        ),
        Tools(
            tuple((name, count) for name, count in actions.items() if name.startswith(("sabotage-", "repair-"))),
            on_oneself=values["sabotageSelf"] == "true",
        ),
        Rockfall(actions["rockfall"], must_remove=values["rockfallMustRemove"] == "true"),
        Maps(actions["map"]),
        Goals(
            tuple((row.id, groups_of(row), "gold" in row.marks) for row in deck.rows("goal")),
            GOALS,
            values["stoneOrientation"],
        ),
        Gold(
            tuple(int(row.id.removeprefix("gold-")) for row in deck.rows("gold") for _ in range(row.count)),
            values["goldDraw"],
            tuple(int(wage) for wage in values["saboteurPayout"].split("/")),
            shuffles=values["goldShuffle"] == "true",
        ),
    ]
    return Plan("base", players, values, modules, HAND[players], deck.count("path"))


def groups_of(row: CardRow) -> tuple[int, ...]:
    """The sets of joined sides as bits N1 E2 S4 W8; a stub is a set of its own."""
    return tuple(sum(1 << SIDE_NAMES.index(side) for side in group) for group in (*row.groups, *row.stubs))


BASE: Final = Game("base", "Base game", range(3, 11), EDITIONS, OPTIONS, plan, FIXED)
