"""The Dark Cave for 2 to 8 players (docs/rules/darkcave.md).

Owns the numbers of the box: which cards, how large a table, which clan cards, what an option changes (section 14).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undermine.core.card_row import CardRow, groups_of
from undermine.core.module import Module
from undermine.features.cave.deck import LEVELS, shape_of
from undermine.features.cave.rules.board import HAND, MONSTERS, Board
from undermine.features.cave.rules.clans import Clans
from undermine.features.cave.rules.fields import Shape
from undermine.features.cave.rules.gear import Gear
from undermine.features.cave.rules.ground import Ground, Row
from undermine.features.cave.rules.monsters import Monsters
from undermine.features.cave.rules.tricks import Cavein, Secrets, Swap
from undermine.features.cave.rules.turns import Turns
from undermine.features.cave.rules.vote import Vote
from undermine.features.cave.rules.walk import Walking
from undermine.features.cave.rules.webs import Webs
from undermine.features.rounds.plan import first_of, first_player
from undermine.games.deck import load
from undermine.games.game import Game
from undermine.games.option import choice, flag
from undermine.games.plan import Plan, Values

EDITIONS: Final[dict[str, Values]] = {
    "cs-sk": {
        "axeWebRange": "port",
        "clan": "blue",
        "earlyEnd": "vote",
        "endOnLastCard": "immediate",
        "firstPlayer": "random",
        "freshAxeCuts": "true",
        "goalFields": "entry+centre",
        "handLimit": "cap_draw",
        "handLimitFloor": "0",
        "moveOnAfterAxe": "false",
        "spawnAttacks": "true",
        "veinOptional": "false",
        "veinRange": "field",
    },
}

OPTIONS: Final = (
    choice(
        "axeWebRange",
        "where a dwarf must stand to cut a web: behind it, or anywhere on a card beside it",
        "port",
        "card",
    ),
    choice("clan", "the clan of all dwarfs when three or four play", "blue", "yellow"),
    choice("earlyEnd", "may all players agree to stop", "vote", "off"),
    choice(
        "endOnLastCard",
        "when the last card of all is played: stop at once, or finish the turn",
        "immediate",
        "turn_end",
    ),
    first_player(digits=r"\d{1,2}", about="who begins"),
    flag("freshAxeCuts", "does an axe laid in this turn cut a web that the dwarf was at already"),
    choice(
        "goalFields",
        "does a goal have a field for every entry and one inside, or a single one",
        "entry+centre",
        "single",
    ),
    choice("handLimit", "is the hand maximum a limit for drawing, or just told", "cap_draw", "emergent"),
    choice("handLimitFloor", "what the hand maximum never falls below", "0", "1"),
    flag("moveOnAfterAxe", "may a dwarf go on after an axe has rid it of a monster"),
    flag("spawnAttacks", "does a monster attack dwarfs on the den where it appears"),
    flag("veinOptional", "may a dwarf leave the nugget of a vein where it is"),
    choice("veinRange", "where a dwarf must stop to take the nugget of a vein: on its field or card", "field", "card"),
)

FIXED: Final = {"rounds": "one deal is the whole game"}


def plan(players: int, values: Values) -> Plan:
    box = load("cave")
    (start,) = box.rows("start")
    paths = box.rows("path")
    actions = box.rows("action")
    far = 4 if players <= 5 else 3
    cells = ((-far, -far), (far, -far), (-far, far), (far, far))
    at_once = values["endOnLastCard"] == "immediate"
    board = Board(int(values["handLimitFloor"]), whole_vein=values["veinRange"] == "card")
    piles = tuple(sum(row.count for row in (*paths, *actions) if row.pile == pile) for pile in LEVELS)
    goals = tuple(_row(row, is_single=values["goalFields"] == "single") for row in box.rows("goal"))
    ground = Ground(board, _row(start), tuple(map(_row, paths)), goals, cells)
    walking = Walking(
        board,
        ground,
        moves_on=values["moveOnAfterAxe"] == "true",
        by_card=values["axeWebRange"] == "card",
        asks_vein=values["veinOptional"] == "true",
        at_once=at_once,
    )
    modules: list[Module] = [
        Turns(board, hand_of(players), piles, values["handLimit"] == "cap_draw", at_once, first_of(players, values)),
        ground,
        Clans(board, clan_cards(players, values["clan"])),
        Monsters(
            board,
            walking,
            tuple(
                (row.id, row.count, LEVELS[row.pile], which)
                for which, kind in enumerate(MONSTERS)
                for row in _of(actions, kind)
            ),
            pounces=values["spawnAttacks"] == "true",
        ),
        Webs(board, walking, tuple((row.id, LEVELS[row.pile]) for row in _of(actions, "web"))),
        walking,
        Gear(
            board,
            walking,
            tuple(
                (row.id, row.count, LEVELS[row.pile], kind == "axe")
                for kind in ("boots", "axe")
                for row in _of(actions, kind)
            ),
            cuts_at_once=values["freshAxeCuts"] == "true",
        ),
        Secrets(board, _plain(actions, "secret")),
        Cavein(board, _plain(actions, "rockfall")),
        Swap(board, _plain(actions, "hand-swap")),
    ]
    if values["earlyEnd"] == "vote":
        modules.append(Vote())
    return Plan("cave", players, values, modules, HAND, sum(row.count for row in paths), decks=[box])


def hand_of(players: int) -> int:
    """How many cards of pile I a dealt hand has; the others are of pile II (CAVE-35)."""
    return 5 if players <= 4 else 4 if players <= 6 else 3


def clan_cards(players: int, clan: str) -> tuple[int, ...]:
    """How many of each of ROLE_NAMES are used (CAVE-25..27)."""
    if players == 2:
        return 1, 0, 1, 0
    if players <= 4:
        return (2, 2, 0, 0) if clan == "blue" else (0, 0, 2, 2)
    return 3, 1, 3, 1


def _row(row: CardRow, *, is_single: bool = False) -> Row:
    shape = shape_of(row)
    return row.id, groups_of(row), row.count, LEVELS.get(row.pile, 0), _single(shape) if is_single else shape


def _single(shape: Shape) -> Shape:
    """All fields of a goal in one (CAVE-A8)."""
    marks, ports, _ = shape
    together = 0
    for mark in marks.values():
        together |= mark
    return {"c": together}, dict.fromkeys(ports, "c"), []


def _of(actions: Iterable[CardRow], kind: str) -> list[CardRow]:
    return [row for row in actions if row.id.partition("-")[2] == kind]


def _plain(actions: Iterable[CardRow], kind: str) -> tuple[tuple[str, int, int], ...]:
    return tuple((row.id, row.count, LEVELS[row.pile]) for row in _of(actions, kind))


CAVE: Final = Game("cave", "The Dark Cave", range(2, 9), EDITIONS, OPTIONS, plan, FIXED)
