"""One card as a few rows of characters: which line character stands where.

Owns the shapes of tunnels in text. A lit tunnel is drawn with heavy lines and an unlit one with thin lines, so the
difference survives without colour. It knows no colours and no board.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from undermine.draw.art import IN_ROCK
from undermine.draw.centreline import is_curve
from undermine.draw.marks import mark_of
from undermine.draw.scene import CENTRE, Face, ordered, split_mark

ROCK: Final = "░"
CROSS: Final = "✕"
ROWS: Final = 3

LIT_LINES: Final = {
    "N": "╹", "E": "╺", "S": "╻", "W": "╸", "NE": "┗", "NS": "┃", "NW": "┛", "ES": "┏", "EW": "━", "SW": "┓",
    "NES": "┣", "NEW": "┻", "NSW": "┫", "ESW": "┳", "NESW": "╋",
}  # fmt: skip
DARK_LINES: Final = {
    "N": "╵", "E": "╶", "S": "╷", "W": "╴", "NE": "└", "NS": "│", "NW": "┘", "ES": "┌", "EW": "─", "SW": "┐",
    "NES": "├", "NEW": "┴", "NSW": "┤", "ESW": "┬", "NESW": "┼",
}  # fmt: skip

LIT: Final = "lit"
DARK: Final = "dark"
STONE: Final = "rock"
SIGN: Final = "sign"
DEAD: Final = "dead"
"""What a character shows; the terminal turns it into a colour."""

Spot: TypeAlias = tuple[int, int]


@dataclass(frozen=True)
class Glyph:
    """One character and what it shows."""

    char: str
    kind: str


def line_char(sides: str, *, lit: bool) -> str:
    """The line character whose arms reach exactly these sides."""
    return (LIT_LINES if lit else DARK_LINES)[ordered(sides)]


def card_glyphs(face: Face, lit: frozenset[str] | None, width: int) -> list[list[Glyph]]:
    """Three rows of `width` characters (odd, at least 5) of a face as it lies; lit=None is fully lit."""
    grid = {(x, y): Glyph(ROCK, STONE) for x in range(width) for y in range(ROWS)}
    groups = sorted(ordered(g) for g in face.groups)
    doubled = len(groups) == 2 and all(is_curve(g) for g in groups)
    # North-south is written last: where it crosses the other group it is the bridge.
    for group in groups:
        shine = lit is None or bool(lit & set(group))
        cells = _bend(group, width) if doubled else _arms(group, width, under=groups == ["EW", "NS"] and group == "EW")
        _write(grid, cells, lit=shine)
    for side in face.stubs:
        _write(grid, _stub(side, width), lit=lit is None or side in lit)
    if not groups:
        grid[width // 2, 1] = Glyph(CROSS, DEAD)
    for m in face.marks:
        word, place = split_mark(m)
        look = mark_of(word)
        if word and look.sign:
            grid[_sign_place(look.where, place, width)] = Glyph(look.sign, SIGN)
    return [[grid[x, y] for x in range(width)] for y in range(ROWS)]


def _write(grid: dict[Spot, Glyph], cells: dict[Spot, str], *, lit: bool) -> None:
    for spot, sides in cells.items():
        grid[spot] = Glyph(line_char(sides, lit=lit), LIT if lit else DARK)


def _arms(group: str, width: int, *, under: bool) -> dict[Spot, str]:
    """Arms from each side to the middle; what runs under a bridge stops short of it."""
    mid = width // 2
    out: dict[Spot, str] = {}
    for side in group:
        if side in "NS":
            out[mid, 0 if side == "N" else 2] = "NS"
        else:
            for x in range(mid) if side == "W" else range(mid + 1, width):
                out[x, 1] = "EW"
    out[mid, 1] = group
    if under:
        out[mid - 1, 1], out[mid + 1, 1] = "W", "E"
        del out[mid, 1]
    return out


def _bend(group: str, width: int) -> dict[Spot, str]:
    """One of two curves that pass each other: it steps aside before it reaches the middle."""
    mid = width // 2
    row, (upright, flat) = (0, ("N", group.strip("N"))) if "N" in group else (2, ("S", group.strip("S")))
    aside = mid - 1 if flat == "W" else mid + 1
    towards = "S" if upright == "N" else "N"
    out = {(x, 1): "EW" for x in (range(aside) if flat == "W" else range(aside + 1, width))}
    out[mid, row] = upright + flat
    out[aside, row] = ("E" if flat == "W" else "W") + towards
    out[aside, 1] = upright + flat
    return out


def _stub(side: str, width: int) -> dict[Spot, str]:
    """An arm that ends before the middle, with a gap of rock behind it."""
    mid = width // 2
    if side in "NS":
        return {(mid, 0 if side == "N" else 2): side}
    length = mid - 1
    if side == "W":
        return {(x, 1): "EW" if x < length - 1 else "W" for x in range(length)}
    return {(width - 1 - x, 1): "EW" if x < length - 1 else "E" for x in range(length)}


def _sign_place(where: str, place: str, width: int) -> Spot:
    mid = width // 2
    if where == IN_ROCK:
        return width - 2, 0
    if place == CENTRE or len(place) == 2:
        curves = {"NE": (mid + 1, 1), "ES": (mid + 1, 1), "NW": (mid - 1, 1), "SW": (mid - 1, 1), "EW": (1, 1)}
        return curves.get(place, (mid, 1))
    return {"N": (mid, 0), "S": (mid, 2), "W": (1, 1), "E": (width - 2, 1)}[place]
