"""The clan cards of the Dark Cave: a loyal dwarf is told by his clan, a saboteur shows whose he is by its sign."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from undermine.draw.dwarfs import Dwarf
from undermine.draw.geometry import placed
from undermine.draw.icons import cut
from undermine.draw.role_card import Look, RoleSheets, standing
from undermine.features.roles.art import SABOTEUR
from undermine.features.teams.art import BLUE

_SPIKES: Final = "".join(
    f"M{x} {y}l7 18l18 7l-18 7l-7 18l-7 -18l-18 -7l18 -7z" for x in range(2, 110, 48) for y in range(-20, 140, 56)
) + "".join(f"M{x} {y}l3 8l8 3l-8 3l-3 8l-3 -8l-8 -3l8 -3z" for x in range(26, 110, 48) for y in range(20, 140, 56))
_YELLOW_SIGN: Final = (
    cut("u-outline", "32 -5 43 10 62 6 56 24 69 32 56 40 62 58 43 54 32 69 21 54 2 58 8 40 -5 32 8 24 2 6 21 10")
    + '<path fill="#f2c230" d="M32 2L41 15L56 11L51 25L62 32L51 39L56 53L41 49L32 62L23 49L8 53L13 39L2 32L13 25'
    'L8 11L23 15Z"/>' + cut("u-window", "32 20 44 32 32 44 20 32")
)

YELLOW: Final = Look(
    standing("#4d4210", "#665818", _SPIKES, _YELLOW_SIGN),
    _YELLOW_SIGN,
    Dwarf("hood", ("#f2c93f", "#b98c17"), ("#e3b52e", "#a67d14"), "ash", "spade", 2),
    ("#e3b52e", "#a67d14"),
)

SIGNS: Final = {"blue": BLUE.sign, "yellow": YELLOW.sign}


def _disguised(clan: str) -> Look:
    """A saboteur with the sign of the clan that he wears."""

    def signed(sheets: RoleSheets) -> RoleSheets:
        return replace(sheets, before=sheets.before + placed(SIGNS[clan], 17, 18, 0.36))

    assert SABOTEUR.shown is not None
    return replace(SABOTEUR, own=signed(SABOTEUR.own), shown=signed(SABOTEUR.shown), icon="role-saboteur")


ROLES: Final = {
    "yellow": YELLOW,
    "blue-loyal": replace(BLUE, icon="role-blue"),
    "blue-saboteur": _disguised("blue"),
    "yellow-loyal": replace(YELLOW, icon="role-yellow"),
    "yellow-saboteur": _disguised("yellow"),
}
