"""The table in characters: which of them stands where, and what each shows.

Owns the layout of a board in text. Legible without colour: heavy lines are lit, thin lines are cut off, shaded cells
are cards. Knows no colours (`terminal` has them), no rules and no library.
"""

from typing import Final

from undermine.draw.glyphs import ROWS, STONE, Glyph, card_glyphs
from undermine.draw.pieces import piece_of
from undermine.draw.plain import plain_sign
from undermine.draw.scene import Laid, Scene, Standing

WIDE: Final = 7
NARROW: Final = 5
CROWD: Final = "+"  # more than three on one field

_NOTE_SIGNS: Final = {"": "?", "gold": "★", "stone": "●"}


def board_lines(scene: Scene, width: int | None = None) -> list[list[Glyph]]:
    """The used part of the table with column numbers above and row numbers on the left, as typed in a move.

    Cells are seven columns wide, or five when `width` leaves no room for seven. Every line has the same length.
    """
    columns, rows = scene.columns(), scene.rows()
    gutter = max(len(str(y)) for y in rows) + 1
    size = WIDE if width is None or gutter + len(columns) * WIDE <= width else NARROW
    cards = {(c.x, c.y): c for c in scene.laid}
    opened = set(scene.open_cells)
    lines = [[Glyph(" " * gutter, ""), *(Glyph(str(x).center(size), "label") for x in columns)]]
    for y in rows:
        cells = [_cell(cards.get((x, y)), size, is_open=(x, y) in opened) for x in columns]
        for each in (piece for piece in scene.alone if piece.y == y):
            cells[columns.index(each.x)] = _open(size, _sign(each.name))
        for at, x in enumerate(columns):
            cells[at] = _peopled(cells[at], [each for each in scene.standing if (each.x, each.y) == (x, y)])
        if scene.last and scene.last[1] == y:
            at = columns.index(scene.last[0])
            cells[at] = _chalked(cells[at])
        for k in range(ROWS):
            edge = Glyph((str(y) if k == 1 else "").rjust(gutter - 1) + " ", "label")
            lines.append([edge, *(g for cell in cells for g in cell[k])])
    return lines


def board_plain(scene: Scene, width: int | None = None) -> str:
    """The same as plain text."""
    return "\n".join("".join(glyph.char for glyph in line).rstrip() for line in board_lines(scene, width))


def _cell(laid: Laid | None, size: int, *, is_open: bool) -> list[list[Glyph]]:
    if laid is None:
        return _open(size) if is_open else [[Glyph(" " * size, "")] for _ in range(ROWS)]
    face = laid.as_it_lies()
    if face is None or laid.piece:
        return _door(laid, size)
    rows = card_glyphs(face, laid.lit, size)
    if (laid.x + laid.y) % 2:
        rows = [[Glyph(g.char, "rock2") if g.kind == STONE else g for g in row] for row in rows]
    return rows


def _chalked(rows: list[list[Glyph]]) -> list[list[Glyph]]:
    """Corners around the last move; a card's corners are always rock, so they hide no tunnel."""
    for y, signs in ((0, "┌┐"), (2, "└┘")):
        row = [Glyph(char, g.kind) for g in rows[y] for char in g.char]
        rows[y] = [Glyph(signs[0], "chalk"), *row[1:-1], Glyph(signs[1], "chalk")]
    return rows


def _peopled(rows: list[list[Glyph]], there: list[Standing]) -> list[list[Glyph]]:
    """Who stands on a card, near the side that the field is at; beside each other if they share it, at most three."""
    if not there:
        return rows
    grid = [[Glyph(char, g.kind) for g in row for char in g.char] for row in rows]
    size = len(grid[0])
    for spot in sorted({_spot(each.field, size) for each in there}):
        signs = [*"".join(each.sign for each in there if _spot(each.field, size) == spot)]
        shown = signs if len(signs) <= 3 else [*signs[:2], CROWD]
        first = min(max(0, spot[0] - len(shown) // 2), size - len(shown))
        for i, sign in enumerate(shown):
            grid[spot[1]][first + i] = Glyph(sign, "figure")
    return grid


def _spot(field: str, size: int) -> tuple[int, int]:
    """Column and row of a field; those that are named by no side are in the middle."""
    mid = size // 2
    return {"N": (mid, 0), "E": (size - 2, 1), "S": (mid, 2), "W": (1, 1)}.get(field.upper(), (mid, 1))


def _open(size: int, sign: str = "+") -> list[list[Glyph]]:
    dots = " ".join("·" * (size // 2 + 1))
    side = "·" + sign.center(size - 2) + "·"
    return [[Glyph(row, "open")] for row in (dots, side, dots)]


def _door(laid: Laid, size: int) -> list[list[Glyph]]:
    """A closed door; what this seat has seen behind it stands beside the question mark."""
    if laid.note not in _NOTE_SIGNS:
        raise ValueError(f"unknown note {laid.note!r}; known: gold, stone")
    sign = "?" if not laid.note else f"({_NOTE_SIGNS[laid.note]})"
    if laid.piece:
        sign = _sign(laid.piece)
    inner = size - 2
    return [
        [Glyph("╔" + "═" * inner + "╗", "door")],
        [Glyph("║", "door"), Glyph(sign.center(inner), "question"), Glyph("║", "door")],
        [Glyph("╚" + "═" * inner + "╝", "door")],
    ]


def _sign(piece: str) -> str:
    """One character for a piece."""
    return piece_of(piece).sign or plain_sign(piece)
