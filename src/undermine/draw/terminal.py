"""The table and a hand as coloured text for a terminal.

Owns the colours and how a hand is laid out. Everything is legible without colour too: heavy lines are lit, thin
lines are cut off, shaded cells are cards. It never knows rules, and returns Rich text without printing it.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from undermine.draw.action_card import action_name, action_of
from undermine.draw.art import DIG, HARM, HELP, LOOK, short_words
from undermine.draw.characters import WIDE, board_lines
from undermine.draw.glyphs import DARK, DEAD, LIT, ROWS, SIGN, STONE, Glyph, card_glyphs
from undermine.draw.scene import Face, Scene, named_face

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


def board_text(scene: Scene, colour: bool = True, width: int | None = None) -> Text:
    """The used part of the table as `board_lines` lays it out, in colour."""
    return _text(board_lines(scene, width), colour=colour)


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
