"""How the Duel looks: starts and ladders of two colours, trolls, gold on cards, keys, and the tokens.

The colours differ in shape as the doors do: blue is round with a banded rim, green is a gabled diamond with a brace.
Never knows where a token lies.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from undermine.core.rules import Rules
from undermine.draw.art import DIG, Action, Art, Mark, Piece
from undermine.draw.geometry import Polygon, num, placed, shape
from undermine.draw.gold import nuggets
from undermine.draw.icons import cut, dot
from undermine.draw.marks import around, ladder

KEY: Final = dot("u-ring", 18, 32, 12) + cut("u-brass", "28 28 62 28 62 44 55 44 55 36 49 36 49 42 42 42 42 36 28 36")

_BEARD: Final = cut("u-pale", "16 37 48 37 46 50 32 61 18 50") + cut("u-pale2", "32 40 48 37 46 50 32 61")
_FACE: Final = cut("u-grip", "18 33 46 33 46 41 32 44 18 41") + cut(
    "u-ink", "22 35 27 35 27 39 22 39", "37 35 42 35 42 39 37 39"
)
_CAP: Final = cut("u-ink", "12 35 21 14 35 2 55 11 45 15 52 35") + cut(
    "u-brass", "16 30 23.6 16 35 6 46 10.6 41 15 47 30"
)
_DWARF: Final = _BEARD + _FACE + _CAP + cut("u-pale", "13 29 51 29 51 35 13 35")

_DIAMOND: Final = "32 0 62 27 62 37 32 64 2 37 2 27"
_INNER: Final = "32 6 57 28.6 57 35.4 32 58 7 35.4 7 28.6"

_BOX: Final = "0 0 64 64"
TOKENS: Final[dict[str, str]] = {
    "token-blue": dot("u-ink", 32, 32, 32)
    + dot("u-blue0", 32, 32, 28)
    + '<path class="u-blue1" d="M6 20h52l2 5H4zM5 44h54l-3 5H8z"/>'
    + placed(_DWARF, 32, 31, 0.86),
    "token-green": cut("u-ink", _DIAMOND)
    + cut("u-green0", _INNER)
    + '<path class="u-brace" d="M20 17v30M44 17v30"/>'
    + placed(_DWARF, 32, 31, 0.76),
    "token-key": cut("u-ink", "12 2 52 2 62 12 62 52 52 62 12 62 2 52 2 12")
    + cut("u-paper", "14 6 50 6 58 14 58 50 50 58 14 58 6 50 6 14")
    + placed(KEY, 32, 30, 0.72),
    "token-spare": dot("u-ink", 32, 32, 32) + dot("u-pale2", 32, 32, 28) + placed(_DWARF, 32, 31, 0.86),
}
"""Symbol -> drawing; `token-spare` is a marker that nobody has laid yet."""


def _ladder_blue(_: random.Random, x: float, y: float) -> str:
    return (
        ladder(x, y - 4, "u-ladder-blue", head="round")
        + f'<circle class="u-blue0" cx="{num(x)}" cy="{num(y + 22)}" r="5.4"/>'
    )


def _ladder_green(_: random.Random, x: float, y: float) -> str:
    foot: Polygon = [(x, y + 16), (x + 5.8, y + 22), (x, y + 28), (x - 5.8, y + 22)]
    return ladder(x, y - 4, "u-ladder-green", head="gable") + shape("u-green0", foot)


def _troll(_: random.Random, x: float, y: float) -> str:
    return (
        shape("u-outline", *around(x, y, (-17, 17), (-15, -2), (-8, -15), (8, -15), (15, -2), (17, 17)))
        + shape("u-troll0", *around(x, y, (-13, 16), (-14, -1), (-7, -13), (7, -13), (14, -1), (13, 16)))
        + shape("u-troll1", *around(x, y, (-14, -1), (-22, -10), (-11, -8), both=True))
        + shape("u-troll2", *around(x, y, (-10, -5), (-2, -2), (-9, 0), both=True))
        + shape("u-troll3", *around(x, y, (-10, 8), (10, 8), (8, 14), (-8, 14)))
        + shape("u-tooth", *around(x, y, (-8, 9), (-5, 1.5), (-3, 9), both=True))
    )


def _symbols(_: Rules) -> Mapping[str, tuple[str, str]]:
    return {name: (_BOX, drawing) for name, drawing in TOKENS.items()}


ART: Final = Art(
    icons={"key": KEY},
    actions={"key": Action(DIG)},
    marks={
        "start-blue": Mark(_ladder_blue, "H", needs_room=True),
        "start-green": Mark(_ladder_green, "H", needs_room=True),
        "ladder-blue": Mark(_ladder_blue, "H", needs_room=True),
        "ladder-green": Mark(_ladder_green, "H", needs_room=True),
        "gold0": Mark(None),
        "gold1": Mark(lambda _, x, y: nuggets(x, y, 1), "1"),
        "gold2": Mark(lambda _, x, y: nuggets(x, y, 2), "2"),
        "gold3": Mark(lambda _, x, y: nuggets(x, y, 3), "3"),
        "troll": Mark(_troll, "T"),
    },
    pieces={"claim": Piece(), "bribe": Piece(), "key": Piece()},
    symbols=_symbols,
)
