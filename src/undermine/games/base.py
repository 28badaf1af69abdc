"""The base game for 3 to 10 players, in its three editions (docs/rules/base.md).

Owns the numbers of the box: who is dealt what, where goals lie, what an edition changes (E1..E22).
"""

from __future__ import annotations

from typing import Final

from undermine.core.module import Module
from undermine.features.goals.plan import TURNING, faces, lying
from undermine.features.goals.rules import FIT_ELSE_ACTIVE_CHOOSES, JOIN_LAST_CARD, JOIN_THEN_BEST_FIT, Goals
from undermine.features.gold.plan import DRAW, PAYOUT, SHUFFLE, gold_of
from undermine.features.gold.rules import AS_DIGGERS, AS_PLAYERS
from undermine.features.maps.rules import Maps
from undermine.features.paths.plan import leading, path_of
from undermine.features.paths.rules import Paths
from undermine.features.rockfall.plan import MUST_REMOVE
from undermine.features.rockfall.rules import Rockfall
from undermine.features.roles.rules import Roles
from undermine.features.rounds.plan import ROUNDS, first_of, first_player
from undermine.features.rounds.rules import Rounds
from undermine.features.tools.plan import ON_ONESELF, tool_cards
from undermine.features.tools.rules import Tools
from undermine.games.deck import load
from undermine.games.game import Game
from undermine.games.layout import START
from undermine.games.plan import Plan, Values

SABOTEURS_AND_DIGGERS: Final = {
    3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7),
}  # fmt: skip
HAND: Final = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}
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

OPTIONS: Final = (first_player(), DRAW, SHUFFLE, MUST_REMOVE, ROUNDS, ON_ONESELF, PAYOUT, TURNING)

FIXED: Final = {
    "goalReveal": "connectivity",
    "saboteurFinisher": "the nearest digger to the right starts",
    "saboteurGold": "drawExact",
}


def plan(players: int, values: Values) -> Plan:
    deck = load("base")
    saboteurs, diggers = SABOTEURS_AND_DIGGERS[players]
    (start,) = deck.rows("start")
    paths = deck.rows("path")
    modules: list[Module] = [
        Rounds(int(values["rounds"]), first_of(players, values)),
        Roles(diggers, saboteurs),
        Paths(path_of(start), START, tuple(map(path_of, paths))),
        Tools(tool_cards(deck), on_oneself=values["sabotageSelf"] == "true"),
        Rockfall(deck.copies("rockfall"), must_remove=values["rockfallMustRemove"] == "true"),
        Maps(deck.copies("map")),
        Goals(faces(deck.rows("goal")), GOALS, values["stoneOrientation"]),
        gold_of(deck, values),
    ]
    return Plan(
        "base",
        players,
        values,
        modules,
        HAND[players],
        deck.count("path"),
        leading=leading(paths),
        decks=[deck],
        lying=[lying(GOALS)],
    )


BASE: Final = Game("base", "Base game", range(3, 11), EDITIONS, OPTIONS, plan, FIXED)
