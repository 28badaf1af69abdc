"""The expansion for 2 to 12 players, in its two editions (docs/rules/expansion.md).

Owns the numbers of the box: which cards join those of the base game, what an edition changes (X1..X10).
"""

from __future__ import annotations

from typing import Final

from undermine.core.module import Module
from undermine.features.goals.rules import JOIN_LAST_CARD, JOIN_THEN_BEST_FIT, Goals
from undermine.features.hands.rules import BOTH, OTHER_ONLY, Hands
from undermine.features.hats.rules import Hats
from undermine.features.ladders.rules import Ladders
from undermine.features.maps.rules import Maps
from undermine.features.paths.rules import DoorRow, Paths, Row
from undermine.features.prison.rules import Prison
from undermine.features.rockfall.rules import Rockfall
from undermine.features.rounds.rules import RANDOM, Rounds
from undermine.features.shedding.rules import Shedding
from undermine.features.teams.rules import (
    BGA,
    BLUE_EYES,
    BLUE_WALKER,
    CS20,
    DE,
    GREEN_EYES,
    GREEN_WALKER,
    ROLE_NAMES,
    WALKERS,
    Teams,
)
from undermine.features.theft.rules import Theft
from undermine.features.tools.rules import Tools
from undermine.features.treasure.rules import Treasure
from undermine.games.base import GOALS, START, groups_of
from undermine.games.base import OPTIONS as BASE_OPTIONS
from undermine.games.deck import CardRow, load
from undermine.games.game import Game
from undermine.games.option import Option, RulesError, choice, flag
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

_AS_BASE: Final = ("rockfallMustRemove", "rounds", "sabotageSelf", "stoneOrientation")
OPTIONS: Final = (
    choice("blockedRule", "who wins behind doors of both colours, as this edition or site plays it", CS20, DE, BGA),
    Option("firstPlayer", r"random|\d{1,2}", "random or a seat number", "who begins the first round"),
    flag("prisonTakesCrystals", "a geologist in prison gets nothing for crystals"),
    *(option for option in BASE_OPTIONS if option.key in _AS_BASE),
    choice("swapHandsDraw", "who draws after hands were swapped", OTHER_ONLY, BOTH),
)

FIXED: Final = {
    "bank": "gold tokens never run out",
    "goalReveal": "connectivity",
}


def plan(players: int, values: Values) -> Plan:
    base, box = load("base"), load("expansion")
    first = RANDOM if values["firstPlayer"] == "random" else int(values["firstPlayer"])
    if first >= players:
        raise RulesError(f"firstPlayer={first}: there are only seats 0 to {players - 1}")
    (start,) = base.rows("start")
    # A card of which nobody knows what it is cannot be dealt (EXP-A24).
    actions = {row.id: row.count for row in (*base.rows("action"), *box.rows("action")) if row.confidence != "unknown"}
    dwarfs = {row.id: row.count for row in box.rows("dwarf")}
    paths = (*base.rows("path"), *box.rows("path"))
    modules: list[Module] = [
        Rounds(int(values["rounds"]), first, PASSES, WITHHELD),
        Teams(tuple(dwarfs[name] for name in ROLE_NAMES), values["blockedRule"]),
        Paths(
            _path(start),
            START,
            tuple(_path(row) for row in paths if not {"ladder", *WALLS} & set(row.marks)),
            tuple(_door(row) for row in paths if set(WALLS) & set(row.marks)),
        ),
        Ladders(tuple(_path(row) for row in paths if "ladder" in row.marks)),
        Tools(
            tuple((name, count) for name, count in actions.items() if name.startswith(("sabotage-", "repair-"))),
            on_oneself=values["sabotageSelf"] == "true",
        ),
        Rockfall(actions["rockfall"], must_remove=values["rockfallMustRemove"] == "true"),
        Maps(actions["map"]),
        Prison(actions["prison"], actions["release"]),
        Hats(actions["inspection"], actions["swap-hats"]),
        Hands(actions["swap-hands"], values["swapHandsDraw"]),
        Goals(
            tuple((row.id, groups_of(row), "gold" in row.marks) for row in base.rows("goal")),
            GOALS,
            values["stoneOrientation"],
        ),
        Treasure(
            frozenset(row.id for row in paths if "crystal" in row.marks),
            prison_takes=values["prisonTakesCrystals"] == "true",
        ),
        Theft(actions["theft"], actions["hands-off"]),
        Shedding(),
    ]
    return Plan("expansion", players, values, modules, HAND, sum(row.count for row in paths), WALKERS, kept=1)


WALLS: Final = {"door-blue": GREEN_EYES, "door-green": BLUE_EYES}
"""Door -> who does not pass it when winners are told; the whole card is shut to them (EXP-26, EXP-A8)."""


WALKER_OF: Final = {"blue": int(BLUE_WALKER), "green": int(GREEN_WALKER)}
"""Role -> the walker whose eyes it has for the tunnels; all others see them without doors."""


def _path(row: CardRow) -> Row:
    return row.id, groups_of(row), row.count


def _door(row: CardRow) -> DoorRow:
    return row.id, groups_of(row), row.count, sum(WALLS.get(mark, 0) for mark in row.marks)


EXPANSION: Final = Game("expansion", "Expansion", range(2, 13), EDITIONS, OPTIONS, plan, FIXED)
