"""What stands and lies in the Dark Cave besides cards: figures of dwarfs and monsters, webs, signs of clans, backs.

A dwarf is told by face, number and base: round and banded for the blue clan, a pointed sun for the yellow one.
Monsters stand on a toothed base.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from undermine.core.piece import cell_of, number_of
from undermine.core.place import FIELD, NAMES, WIDTH
from undermine.core.rules import Rules
from undermine.core.state import NOWHERE
from undermine.draw.common_sprite import FACES, face_use, icon_use
from undermine.draw.dwarfs import DWARFS, dwarf
from undermine.draw.geometry import placed
from undermine.draw.gold import nugget
from undermine.draw.icons import cut, dot, web_lines
from undermine.draw.scene import Standing
from undermine.features.cave.art.icons import ICONS
from undermine.features.cave.art.roles import SIGNS
from undermine.features.cave.rules.board import TOKENS
from undermine.features.cave.rules.ways import board_of
from undermine.features.cave.show import CLANS
from undermine.views.view import View

BEASTS: Final = {"rat": "R", "crawler": "C", "goblin": "G"}
"""Monster -> its sign in a terminal."""
FIGURE_BOX: Final = "0 0 64 84"
SIGN_BOX: Final = "-6 -6 76 76"

_SHADOW: Final = '<ellipse fill="#000" opacity=".5" cx="34" cy="74" rx="29" ry="9"/>'
_RELIEF: Final = '<path fill="#120b06" opacity=".5" d="M32 -2L54 14L60 40L62 68H2L4 40L10 14Z"/>'
_NUMBER: Final = 'class="u-pawn" x="32" y="78"'

_BASES: Final[dict[str, str]] = {
    "blue": (
        '<ellipse fill="#0c1626" cx="32" cy="70" rx="28" ry="12.6"/>'
        '<ellipse fill="#3f86d8" cx="32" cy="69" rx="24.6" ry="10"/>'
        '<path fill="#1d4a80" d="M8 66h48v3.2h-48zM10 73h44v3h-44z"/>'
    ),
    "yellow": (
        '<path fill="#2b1d05" d="M32 54L62 70L32 86L2 70Z"/><path fill="#f2c230" d="M32 58L55 70L32 82L9 70Z"/>'
        '<path fill="#a87408" d="M32 58L55 70L32 70ZM32 82L9 70L32 70Z"/>'
    ),
}
_LAIR: Final = (
    '<path fill="#12090a" d="M2 68L10 60L18 64L32 57L46 64L54 60L62 68L54 78L44 75L32 83L20 75L10 78Z"/>'
    '<path fill="#7a2413" d="M7 68L12 64L19 67L32 61L45 67L52 64L57 68L52 74L43 71L32 79L21 71L12 74Z"/>'
)


def symbols(rules: Rules) -> Mapping[str, tuple[str, str]]:
    """Id -> view box and drawing of everything that is not a card."""
    out: dict[str, tuple[str, str]] = {}
    for clan in SIGNS:
        out[f"icon-clan-{clan}"] = (SIGN_BOX, SIGNS[clan])
        for face in range(FACES):
            out[f"pawn-{clan}-{face}"] = (FIGURE_BOX, _dwarf(clan, face_use(face, 0.5, 2, 0.63)))
    for seat in range(int(rules.seats)):
        out[f"pawn-seat-{seat}"] = (FIGURE_BOX, _number(seat))
    for beast in BEASTS:
        out[f"pawn-{beast}"] = (FIGURE_BOX, _SHADOW + _LAIR + _halo() + icon_use(beast, 32, 36, 0.86))
    for rounds in (1, 2):
        out[f"web-{rounds}"] = ("0 0 64 64", _web(rounds))
    out["token-nugget"] = (
        "0 0 64 64",
        '<circle fill="#ffe08a" opacity=".35" cx="32" cy="32" r="31"/>' + nugget(32, 32, 22),
    )
    return out


def standing(view: View) -> Iterator[Standing]:
    """Dwarfs, monsters and webs, as a picture shows them."""
    rules, grid = view.rules, view.rules.grid
    for figure, place in enumerate(view.figures):
        if place != NOWHERE:
            cell = place >> WIDTH
            at = int(grid.x(cell)), int(grid.y(cell)), NAMES[place & FIELD]
            if figure < view.seats:
                clan = CLANS[view.notes[rules.note_names.index(f"clan-{figure}")]]
                yield pawn(*at, figure, clan)
            else:
                yield beast(*at, rules.figure_names[figure])
    board = board_of(rules)
    for piece in view.pieces:
        if 0 <= board.token(piece) < len(TOKENS):
            cell, number = cell_of(piece), number_of(piece)
            yield web(int(grid.x(cell)), int(grid.y(cell)), "NESW"[number >> 2], int(number & 3))


def pawn(x: int, y: int, field: str, seat: int, clan: str) -> Standing:
    """A dwarf, by the number of its seat."""
    face = f'<g transform="translate(.5 2) scale(.63)">{dwarf(DWARFS[seat % len(DWARFS)])}</g>'
    return Standing(x, y, field, str(seat), _dwarf(clan, face) + _number(seat))


def beast(x: int, y: int, field: str, name: str) -> Standing:
    return Standing(x, y, field, BEASTS[name], _SHADOW + _LAIR + _halo() + placed(ICONS[name], 32, 36, 0.86))


def web(x: int, y: int, side: str, rounds: int) -> Standing:
    """A web on the edge that it closes, as thick as it has rounds left."""
    return Standing(x, y, side, "#" * rounds, _web(rounds), at_edge=True)


def numbered_back(pile: str) -> str:
    """What lies over the back of a card of one of the three piles: the number of the pile where the pickaxe is."""
    strokes = {"I": (50,), "II": (41, 59), "III": (33, 50, 67)}[pile]
    bars = "".join(f"M{x - 4} 54h8v32h-8zM{x - 7} 51h14v5h-14zM{x - 7} 84h14v5h-14z" for x in strokes)
    shield = '<path fill="#161c24" stroke="#c9a25a" stroke-width="2" d="M50 30L82 50V90L50 110L18 90V50Z"/>'
    return f'{shield}<path fill="#f6d27a" d="{bars}"/>'


def _dwarf(clan: str, face: str) -> str:
    return f"{_SHADOW}{_BASES[clan]}{_RELIEF}{face}{_plaque(clan)}"


def _number(seat: int) -> str:
    """Over the figure: whose it is, whatever face that has."""
    return f"<text {_NUMBER}>{seat + 1}</text>"


def _plaque(clan: str) -> str:
    """The number stands before the beard."""
    if clan == "blue":
        return '<circle fill="#fff1c9" stroke="#0c1626" stroke-width="2" cx="32" cy="73" r="8.6"/>'
    return '<path fill="#fff1c9" stroke="#2b1d05" stroke-width="2" d="M32 61.6L43.4 73L32 84.4L20.6 73Z"/>'


def _halo() -> str:
    """Monsters are pale on pale floors: a dark ground sets them off."""
    return '<path fill="#12090a" opacity=".82" d="M32 2L56 14L62 38L52 60L32 66L12 60L2 38L8 14Z"/>'


def _web(rounds: int) -> str:
    lines = web_lines(32, 32, 1.35)
    pips = "".join(dot("u-tooth", x, 32, 6.4) for x in ((32,) if rounds == 1 else (23, 41)))
    return (
        '<circle fill="#0b0d12" opacity=".62" cx="32" cy="32" r="31"/>'
        f'<path class="u-web0" d="{lines}"/><path class="u-web1" stroke-width="2.4" d="{lines}"/>'
        + cut("u-ink", "14 22 50 22 54 32 50 42 14 42 10 32")
        + pips
    )
