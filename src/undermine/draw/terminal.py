"""The table and a hand as coloured text for a terminal.

Owns the layout in characters and the colours. Everything is legible without colour too: heavy lines are lit, thin
lines are cut off, shaded cells are cards. It never knows rules, and returns Rich text without printing it.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from undermine.draw.action_card import action_name, action_of
from undermine.draw.art import DIG, HARM, HELP, LOOK, short_words
from undermine.draw.glyphs import DARK, DEAD, LIT, ROWS, SIGN, STONE, Glyph, card_glyphs
from undermine.draw.pieces import piece_of
from undermine.draw.plain import plain_sign
from undermine.draw.scene import Face, Laid, Scene, Standing, named_face

WIDE: Final = 7
NARROW: Final = 5

_COLOURS: Final[dict[str, str]] = {
    LIT: "bold #ffc65c on #33281c",
    DARK: "#7d8698 on #1d222b",
    STONE: "#4a5568 on #262d38",
    "rock2": "#48536a on #2b3341",
    SIGN: "bold #fff3d0 on #33281c",
    DEAD: "bold #efe9dc on #262d38",
    "chalk": "bold #efe9dc on #262d38",
    "door": "#c89b4a on #2b2118",
    "question": "bold #f6d27a on #2b2118",
    "open": "#8f8462",
    "figure": "bold #101010 on #efe9dc",
    "label": "#8a93a5",
    "": "",
    HARM: "#ff8a68 on #33180f",
    HELP: "#a8dc88 on #16291a",
    LOOK: "#93d3f2 on #14293a",
    DIG: "#e8b85a on #2f2310",
    "caption": "#d8ccb6",
}

_FRAMES: Final[dict[str, tuple[str, str]]] = {
    HARM: ("╱╲╱╲╱╲╱", "╲╱╲╱╲╱╲"),
    HELP: ("•─────•", "•─────•"),
    LOOK: ("┌─   ─┐", "└─   ─┘"),
    DIG: ("╔═════╗", "╚═════╝"),
}
"""The frames of action cards tell the family, as they do on the drawn cards."""

_NOTE_SIGNS: Final = {"": "?", "gold": "★", "stone": "●"}
CROWD: Final = "+"  # more than three on one field


def board_text(scene: Scene, colour: bool = True, width: int | None = None) -> Text:
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
    return _text(lines, colour=colour)


def hand_text(
    cards: Sequence[Face | str],
    titles: Sequence[str] = (),
    colour: bool = True,
    width: int | None = None,
    labels: Mapping[str, str] | None = None,
    new: Collection[int] = (),
) -> Text:
    """The cards of a hand side by side, numbered from 1, each over its name (or the caller's title).

    Cards that do not fit into `width` go to a further row. Every line has the same length. `labels` are the caller's
    short words for tools and actions inside the pictures, at most five characters for a tool and seven for an action.
    The `new` cards, counted from 0, have a star at their number.
    """
    if titles and len(titles) != len(cards):
        raise ValueError(f"{len(cards)} cards need as many titles, or none")
    short = {**short_words(), **(labels or {})}
    numbers = [f"{i + 1}*" if i in new else str(i + 1) for i in range(len(cards))]
    shown = [_hand_card(c, titles[i] if titles else "", numbers[i], short) for i, c in enumerate(cards)]
    rows: list[list[list[list[Glyph]]]] = [[]]
    used = 0
    for card in shown:
        wide = sum(cell_len(g.char) for g in card[0])
        if rows[-1] and width is not None and used + wide > width:
            rows.append([])
            used = 0
        rows[-1].append(card)
        used += wide
    lines = [[g for card in row for g in card[k]] for row in rows for k in range(ROWS + 2) if row]
    longest = max((_length(ln) for ln in lines), default=0)
    return _text([[*ln, Glyph(" " * (longest - _length(ln)), "")] for ln in lines], colour=colour)


def _length(line: list[Glyph]) -> int:
    return sum(cell_len(g.char) for g in line)


def _text(lines: list[list[Glyph]], *, colour: bool) -> Text:
    out = Text(no_wrap=True)
    for i, line in enumerate(lines):
        out.append("\n" if i else "")
        for glyph in line:
            out.append(glyph.char, _COLOURS[glyph.kind] if colour else "")
    return out


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


def _hand_card(card: Face | str, title: str, number: str, short: Mapping[str, str]) -> list[list[Glyph]]:
    """Five lines: number, three rows of picture, caption; all of one length."""
    face = card if isinstance(card, Face) else named_face(card)
    name = face.id if face else str(card)
    picture = card_glyphs(face, None, WIDE) if face else _action(name, short)
    caption = title or name
    wide = max(WIDE, cell_len(caption)) + 2

    def padded(row: list[Glyph]) -> list[Glyph]:
        return [*row, Glyph(" " * (wide - _length(row)), "")]

    return [padded(row) for row in ([Glyph(number, "label")], *picture, [Glyph(caption, "caption")])]


def _action(name: str, short: Mapping[str, str]) -> list[list[Glyph]]:
    name = name.removeprefix("action-")
    action = action_of(name)
    head, foot = _FRAMES[action.family]
    named = action_name(name)
    label = action.label(short) if action.label else short.get(named, named)[:WIDE]
    return [[Glyph(row, action.family)] for row in (head, label.center(WIDE), foot)]
