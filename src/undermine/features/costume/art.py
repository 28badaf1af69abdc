"""How the costume store looks."""

from __future__ import annotations

from typing import Final

from undermine.draw.art import Art, Piece
from undermine.draw.icons import cut, dot, line
from undermine.draw.pieces import DARK, lamplight
from undermine.draw.rock import FRAME, rock_use


def _stripes(css: str, tops: range, top: float, foot: float, width: float) -> str:
    """The cloth of an awning: every other strip, each cut to a point."""
    return cut(
        css, *(f"{x} {top} {x + width} {top} {x + width} {foot} {x + width / 2} {foot + 7} {x} {foot}" for x in tops)
    )


def _costume() -> str:
    """A shop in the rock: a striped awning, hats on the rail, a mask on the counter."""
    rail = line("u-brass-line", "M16 62H84")
    pointed = (
        cut("u-brass", "30 66 42 94 18 94")
        + cut("u-brass2", "30 66 42 94 32 94")
        + cut("u-pale", "15 93 45 93 45 99 15 99")
    )
    helmet = cut("u-pale", "58 95 60 78 70 70 80 78 82 95") + cut("u-pale2", "70 70 80 78 82 95 70 95")
    helmet += cut("u-brass", "54 93 86 93 86 99 54 99") + dot("u-flame2", 70, 83, 4.6)
    hooks = line("u-pale-line", "M30 62V68M70 62V71")
    mask = cut("u-pale", "36 104 50 107 64 104 62 117 50 122 38 117") + cut("u-pale2", "50 107 64 104 62 117 50 122")
    mask += cut("u-ink", "40 109 47 111 41 114", "60 109 53 111 59 114")
    counter = cut("u-grip", "8 116 92 116 94 130 6 130") + cut("u-grip2", "8 124 92 124 94 130 6 130")
    awning = cut("u-ink", "4 26 96 26 98 46 2 46")
    awning += _stripes("u-pale", range(6, 94, 22), 24, 46, 11) + _stripes("u-red", range(17, 94, 22), 24, 46, 11)
    awning += cut("u-grip", "4 18 96 18 96 26 4 26")
    return (
        rock_use(2) + FRAME + DARK + lamplight(50, 78, 40) + rail + hooks + pointed + helmet + counter + mask + awning
    )


ART: Final = Art(pieces={"costume": Piece(_costume(), icon="swap-hats", sign="◊")})
