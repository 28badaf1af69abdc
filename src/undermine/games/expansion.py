"""The expansion for 2 to 12 players, in its two editions (docs/rules/expansion.md).

Owns the numbers of the box: which cards join those of the base game, what an edition changes (X1..X10).
"""

from __future__ import annotations

from typing import Final

from undermine.core.module import Module
from undermine.features.goals.plan import TURNING, faces, lying
from undermine.features.goals.rules import JOIN_LAST_CARD, JOIN_THEN_BEST_FIT, Goals
from undermine.features.hands.plan import DRAW
from undermine.features.hands.rules import OTHER_ONLY, Hands
from undermine.features.hats.rules import Hats
from undermine.features.ladders.rules import Ladders
from undermine.features.maps.rules import Maps
from undermine.features.paths.plan import leading, path_of
from undermine.features.paths.rules import Paths
from undermine.features.prison.rules import Prison
from undermine.features.rockfall.plan import MUST_REMOVE
from undermine.features.rockfall.rules import Rockfall
from undermine.features.rounds.plan import ROUNDS, first_of, first_player
from undermine.features.rounds.rules import Rounds
from undermine.features.shedding.rules import Shedding
from undermine.features.teams.plan import BLOCKED, door_of, has_door, teams_of
from undermine.features.teams.rules import CS20, DE, WALKERS
from undermine.features.theft.rules import Theft
from undermine.features.tools.plan import ON_ONESELF, tool_cards
from undermine.features.tools.rules import Tools
from undermine.features.treasure.plan import PRISON_TAKES, treasure_of
from undermine.games.base import GOALS
from undermine.games.deck import load
from undermine.games.game import Game
from undermine.games.layout import START
from undermine.games.plan import Plan, Values

HAND: Final = 6
WITHHELD: Final = 10
PASSES: Final = 3

_SHARED: Final = {"firstPlayer": "random", "rounds": "3", "sabotageSelf": "false", "swapHandsDraw": OTHER_ONLY}
EDITIONS: Final[dict[str, Values]] = {
    "cs20": {
        **_SHARED,
        "blockedRule": CS20,
        "prisonTakesCrystals": "true",
        "rockfallMustRemove": "true",
        "stoneOrientation": JOIN_THEN_BEST_FIT,
    },
    "de": {
        **_SHARED,
        "blockedRule": DE,
        "prisonTakesCrystals": "false",
        "rockfallMustRemove": "false",
        "stoneOrientation": JOIN_LAST_CARD,
    },
}

OPTIONS: Final = (
    BLOCKED,
    first_player(digits=r"\d{1,2}"),
    PRISON_TAKES,
    MUST_REMOVE,
    ROUNDS,
    ON_ONESELF,
    TURNING,
    DRAW,
)

FIXED: Final = {
    "bank": "gold tokens never run out",
    "goalReveal": "connectivity",
}


def plan(players: int, values: Values) -> Plan:
    base, box = load("base"), load("expansion")
    (start,) = base.rows("start")
    paths = (*base.rows("path"), *box.rows("path"))
    ladders = tuple(row for row in paths if "ladder" in row.marks)
    doors = tuple(row for row in paths if has_door(row))
    # Of the 21 action cards nobody knows what one is, so it is not dealt (EXP-A24).
    modules: list[Module] = [
        Rounds(int(values["rounds"]), first_of(players, values), PASSES, WITHHELD),
        teams_of(box, values),
        Paths(
            path_of(start),
            START,
            tuple(path_of(row) for row in paths if row not in ladders and row not in doors),
            tuple(map(door_of, doors)),
        ),
        Ladders(tuple(map(path_of, ladders))),
        Tools(tool_cards(base), on_oneself=values["sabotageSelf"] == "true"),
        Rockfall(base.copies("rockfall"), must_remove=values["rockfallMustRemove"] == "true"),
        Maps(base.copies("map")),
        Prison(box.copies("prison"), box.copies("release")),
        Hats(box.copies("inspection"), box.copies("swap-hats")),
        Hands(box.copies("swap-hands"), values["swapHandsDraw"]),
        Goals(faces(base.rows("goal")), GOALS, values["stoneOrientation"]),
        treasure_of(paths, values),
        Theft(box.copies("theft"), box.copies("hands-off")),
        Shedding(),
    ]
    return Plan(
        "expansion",
        players,
        values,
        modules,
        HAND,
        sum(row.count for row in paths),
        WALKERS,
        kept=1,
        leading=leading(paths),
        decks=[base, box],
        lying=[lying(GOALS)],
    )


EXPANSION: Final = Game("expansion", "Expansion", range(2, 13), EDITIONS, OPTIONS, plan, FIXED)
