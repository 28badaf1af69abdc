"""What stands on a cell besides cards: the toll collector's barrier, the two sites, treasure chests.

Owns their drawings on the card of 100 x 140. A site and a closed chest fill their cell like a card that lies face down;
a barrier and an open chest leave it clear, for somebody's face looks over the one and a tunnel runs under the other. It
never knows whose they are.
"""

from collections.abc import Iterable
from typing import Final

from undermine.draw.geometry import num, placed
from undermine.draw.gold import nugget
from undermine.draw.icons import ICONS, cut, dot, line
from undermine.draw.rock import FRAME, rock_use

_DARK: Final = cut("u-door0", "10 128 10 46 26 26 74 26 90 46 90 128")


def _glow(x: float, y: float, radius: float) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="url(#lamp-glow)"/>'


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
    return rock_use(2) + FRAME + _DARK + _glow(50, 78, 40) + rail + hooks + pointed + helmet + counter + mask + awning


def _mug(x: float, y: float) -> str:
    handle = line("u-pale-line", f"M{x + 12} {y + 4}H{x + 17}V{y + 13}H{x + 12}")
    body = cut("u-brass", f"{x} {y} {x + 12} {y} {x + 12} {y + 17} {x} {y + 17}")
    body += cut("u-brass2", f"{x + 7} {y} {x + 12} {y} {x + 12} {y + 17} {x + 7} {y + 17}")
    return (
        handle
        + body
        + cut("u-pale", f"{x - 2} {y - 5} {x + 5} {y - 8} {x + 14} {y - 5} {x + 14} {y + 3} {x - 2} {y + 3}")
    )


def _party() -> str:
    """A hall with flags on a line, a barrel that is open, mugs on the board, and music."""
    line_of_flags = line("u-ink-line", "M8 34L30 44L50 47L70 44L92 34")
    flags = cut("u-pale", "12 37 22 41 15 52", "56 47 66 45 62 58")
    flags += cut("u-red", "25 42 35 45 29 56", "69 44 79 40 76 53")
    flags += cut("u-brass", "39 46 50 47 45 60", "82 39 90 35 89 48")
    barrel = cut("u-grip", "14 84 20 76 44 76 50 84 50 108 44 116 20 116 14 108")
    barrel += cut("u-grip2", "36 76 44 76 50 84 50 108 44 116 36 116") + cut("u-ink", "20 76 44 76 42 71 22 71")
    barrel += cut("u-pale2", "14 86 50 86 50 91 14 91", "14 102 50 102 50 107 14 107")
    notes = line("u-pale-line", "M66 82V66L80 62V78") + dot("u-pale", 62.6, 82, 4.6) + dot("u-pale", 76.6, 78, 4.6)
    board = cut("u-grip", "6 114 94 114 94 124 6 124") + cut("u-grip2", "6 120 94 120 94 124 6 124")
    board += cut("u-grip2", "14 124 22 124 20 132 16 132", "78 124 86 124 84 132 80 132")
    return (
        rock_use(5)
        + FRAME
        + _DARK
        + _glow(52, 84, 44)
        + line_of_flags
        + flags
        + barrel
        + notes
        + board
        + _mug(57, 97)
        + _mug(77, 97)
    )


def _chest() -> str:
    """A path card of its own lies face down on it; its back says what is below."""
    back = rock_use(6) + FRAME + cut("u-door0", "50 14 90 44 90 96 50 126 10 96 10 44")
    lines = '<path class="u-frame2" stroke="#c9a25a" d="M50 19L85 46V94L50 121L15 94V46Z"/>'
    return back + lines + _glow(50, 66, 36) + placed(ICONS["chest"], 50, 68, 0.92)


def _open_chest() -> str:
    """In the corner of the card that was turned up: the lid is open, and nothing is left in it."""
    chest = (
        cut("u-grip2", "6 30 12 4 54 4 60 30")
        + cut("u-ink", "11 28 16 9 50 9 55 28")
        + cut("u-grip", "4 34 60 34 60 60 4 60")
        + cut("u-grip2", "34 34 60 34 60 60 34 60")
        + cut("u-brass", "2 30 62 30 62 37 2 37")
    )
    return cut("u-outline", "60 2 98 2 98 42 60 42") + placed(chest, 79, 22, 0.5)


def _collector() -> str:
    """A striped bar between two posts, and a sign with a nugget on it; whose it is looks over it."""
    shade = cut("u-shadow", "8 126 92 126 98 132 2 132")
    posts = "".join(
        cut("u-outline", f"{x - 2} 70 {x + 14} 70 {x + 14} 130 {x - 2} 130")
        + cut("u-grip", f"{x} 74 {x + 12} 74 {x + 12} 128 {x} 128")
        + cut("u-grip2", f"{x + 7} 74 {x + 12} 74 {x + 12} 128 {x + 7} 128")
        + cut("u-brass", f"{x - 1} 70 {x + 6} 63 {x + 13} 70 {x + 13} 76 {x - 1} 76")
        for x in (6, 82)
    )
    bar = cut("u-outline", "2 80 98 80 98 99 2 99") + cut("u-pale", "4 82 96 82 96 97 4 97")
    bar += cut("u-red", *(f"{x} 82 {x + 11} 82 {x + 3} 97 {x - 8} 97" for x in (20, 42, 64, 85)))
    sign = cut("u-outline", "31 96 69 96 73 100 73 126 69 130 31 130 27 126 27 100")
    sign += cut("u-grip", "33 99 67 99 70 102 70 124 67 127 33 127 30 124 30 102")
    return shade + posts + bar + sign + nugget(50, 113, 12)


PIECES: Final[dict[str, str]] = {
    "collector": _collector(),
    "costume": _costume(),
    "party": _party(),
    "chest": _chest(),
    "chest-open": _open_chest(),
}
"""Name of a piece in the rules -> its drawing; `-open` is what it looks like when it has been opened."""

OPEN: Final = "-open"


def pieces_of(names: Iterable[str]) -> dict[str, str]:
    """The drawings of these pieces, as far as they have one, opened ones too."""
    return {shown: PIECES[shown] for name in names for shown in (name, name + OPEN) if shown in PIECES}
