"""How the two teams look, their doors, and who belongs to neither."""

from __future__ import annotations

import random
from typing import Final

from undermine.draw.art import Art, Mark
from undermine.draw.crystal import crystal
from undermine.draw.dwarfs import Dwarf
from undermine.draw.geometry import num, shape
from undermine.draw.icons import cut, dot
from undermine.draw.role_card import BEAMS, Look, standing


def _door_blue(_: random.Random, x: float, y: float) -> str:
    """Round-headed, banded across, with a round window."""

    def arch(half: float, foot: float, spring: float, rise: float) -> str:
        left, right = num(x - half), num(x + half)
        top = f"C{left} {num(y - rise)} {right} {num(y - rise)} {right} {num(y - spring)}"
        return f"M{left} {num(y + foot)}V{num(y - spring)}{top}V{num(y + foot)}Z"

    left = num(x - 13)
    return (
        f'<path class="u-outline" d="{arch(17, 17, 5, 28)}"/><path class="u-blue0" d="{arch(13, 15, 4, 22)}"/>'
        f'<path class="u-blue1" d="M{left} {num(y + 1)}h26v3.4h-26zM{left} {num(y + 8.4)}h26v3.4h-26z"/>'
        f'<circle class="u-window" cx="{num(x)}" cy="{num(y - 7)}" r="5"/>'
        f'<path class="u-bar" d="M{num(x - 5)} {num(y - 7)}h10M{num(x)} {num(y - 12)}v10"/>'
    )


def _door_green(_: random.Random, x: float, y: float) -> str:
    """Pointed like a gable, upright planks with a brace, and a diamond window."""
    return (
        shape("u-outline", [(x - 17, y + 17), (x - 17, y - 7.6), (x, y - 27), (x + 17, y - 7.6), (x + 17, y + 17)])
        + shape("u-green0", [(x - 13, y + 15), (x - 13, y - 6), (x, y - 21), (x + 13, y - 6), (x + 13, y + 15)])
        + f'<path class="u-brace" d="M{num(x - 6.5)} {num(y - 13)}v28M{num(x + 6.5)} {num(y - 13)}v28"/>'
        + shape(
            "u-green1",
            [(x - 13, y + 11), (x + 10, y - 2), (x + 13, y - 2), (x + 13, y + 1.6), (x - 10, y + 15), (x - 13, y + 15)],
        )
        + shape("u-window", [(x, y - 15), (x + 4.6, y - 9.6), (x, y - 4.2), (x - 4.6, y - 9.6)])
    )


_COLUMNS: Final = "".join(f"M{x} 0h7v140h-7z" for x in range(4, 100, 16))
_BANDS: Final = "".join(f"M0 {y}h100v8h-100z" for y in range(4, 140, 20))
_GABLES: Final = "".join(
    f"M{x} {y}l12 -14l12 14v7l-12 -14l-12 14z" for x in range(-10, 110, 24) for y in range(4, 160, 26)
)
_FACETS: Final = "".join(f"M{x} {y}l14 -9l10 12l-8 14l-14 -3z" for x in range(0, 110, 28) for y in range(6, 140, 30))

BLUE_SIGN: Final = (
    dot("u-outline", 32, 32, 31)
    + dot("u-blue0", 32, 32, 27)
    + cut("u-blue1", "6 24 58 24 58 30 6 30", "6 37 58 37 58 43 6 43")
    + dot("u-window", 32, 33, 9)
)
_GREEN_SIGN: Final = (
    cut("u-outline", "32 -4 66 34 60 64 4 64 -2 34")
    + cut("u-green0", "32 4 60 36 55 60 9 60 4 36")
    + cut("u-green1", "9 52 46 28 55 28 57 36 18 60 9 60")
    + cut("u-window", "32 12 42 24 32 36 22 24")
)
_BOSS_SIGN: Final = (
    cut("u-outline", "0 8 64 8 64 58 0 58")
    + cut("u-brass", "6 52 3 16 18 32 32 10 46 32 61 16 58 52")
    + cut("u-brass2", "32 10 46 32 61 16 58 52 36 52")
)
_PROFITEER_SIGN: Final = "".join(
    dot("u-outline", 32, y, 17)
    + dot("u-brass", 32, y, 14)
    + cut("u-brass2", f"26 {y - 5} 38 {y - 5} 38 {y + 5} 26 {y + 5}")
    for y in (50, 32, 14)
)
_GEOLOGIST_SIGN: Final = crystal(32, 48, 1.9)

BLUE: Final = Look(
    standing("#173252", "#1f4169", _BANDS, BLUE_SIGN),
    BLUE_SIGN,
    Dwarf("cap", ("#5a9be6", "#2f6db5"), ("#3f86d8", "#28609f"), "rust", "full", 0),
    ("#3f86d8", "#28609f"),
)
_GREEN: Final = Look(
    standing("#183a20", "#20502b", _GABLES, _GREEN_SIGN),
    _GREEN_SIGN,
    Dwarf("feather", ("#5cb468", "#367f41"), ("#4fa35a", "#33753d"), "wheat", "fork", 1),
    ("#4fa35a", "#33753d"),
)
_BOSS: Final = Look(
    standing("#4a1830", "#5f2140", BEAMS, _BOSS_SIGN),
    _BOSS_SIGN,
    Dwarf("crown", ("#e8b437", "#b07f17"), ("#8d2f4d", "#641f36"), "snow", "long", 3),
    ("#8d2f4d", "#641f36"),
)
_PROFITEER: Final = Look(
    standing("#3a3320", "#4a4128", _COLUMNS, _PROFITEER_SIGN),
    _PROFITEER_SIGN,
    Dwarf("tall", ("#2f3038", "#1f2027"), ("#4a4a55", "#33333c"), "coal", "chin", 1),
    ("#4a4a55", "#33333c"),
    sly=True,
)
_GEOLOGIST: Final = Look(
    standing("#2d2340", "#392d52", _FACETS, _GEOLOGIST_SIGN),
    _GEOLOGIST_SIGN,
    Dwarf("goggles", ("#7d6aa0", "#574977"), ("#6c5a8a", "#4d3f66"), "ash", "spade", 2),
    ("#6c5a8a", "#4d3f66"),
)

ART: Final = Art(
    marks={"door-blue": Mark(_door_blue, "∩"), "door-green": Mark(_door_green, "∆")},
    roles={"blue": BLUE, "green": _GREEN, "boss": _BOSS, "profiteer": _PROFITEER, "geologist": _GEOLOGIST},
)
