"""The table as text that fits the window, with numbers on the cells that can be chosen.

Owns the part of the table that is shown and where a number stands.  The drawing itself is `draw`'s.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from rich.text import Text

from undermine.draw import Scene
from undermine.draw.characters import NARROW
from undermine.draw.glyphs import ROWS
from undermine.draw.terminal import board_text

Spot: TypeAlias = tuple[int, int]

MARK: Final = "bold #101010 on #f6d27a"


def board_view(scene: Scene, width: int, marks: Mapping[Spot, str], *, colour: bool) -> Text:
    """The table in at most `width` columns; a mark stands in the middle of its cell and is never wider than it."""
    text = board_text(scene, colour=colour, width=width)
    long = text.plain.index("\n")
    gutter = gutter_of(scene)
    size = (long - gutter) // len(scene.columns())
    cuts: list[int] = []
    written: list[str] = []
    for (x, y), mark in sorted(marks.items(), key=lambda item: (item[0][1], item[0][0])):
        if x not in scene.columns() or y not in scene.rows():
            continue
        shown = f" {mark} " if len(mark) + 2 < size else _short(mark, size)
        line = 1 + (y - scene.rows().start) * ROWS + 1
        column = gutter + (x - scene.columns().start) * size + (size - len(shown)) // 2
        cuts += [line * (long + 1) + column, line * (long + 1) + column + len(shown)]
        written.append(shown)
    out = Text(no_wrap=True)
    for i, piece in enumerate(text.divide(cuts)):
        out.append_text(Text(written[i // 2], MARK if colour else "reverse") if i % 2 else piece)
    return out


def _short(mark: str, size: int) -> str:
    """A mark of several numbers that fits into a cell: from the first to the last, or the first and a plus.

    >>> _short("18/19/20", 5), _short("7/9/12", 5), _short("107/109/121", 5), _short("21/22", 5)
    ('18-20', '7+', '107+', '21/22')
    """
    if len(mark) <= size:
        return mark
    numbers = [int(number) for number in mark.split("/")]
    span = f"{numbers[0]}-{numbers[-1]}"
    is_whole = numbers[-1] - numbers[0] == len(numbers) - 1
    return span if is_whole and len(span) <= size else f"{numbers[0]}+"


def gutter_of(scene: Scene) -> int:
    """The room of the row numbers."""
    return max(len(str(y)) for y in scene.rows()) + 1


def window(scene: Scene, width: int) -> tuple[Scene, range]:
    """The columns that fit into `width`, around the last card laid; the whole table if it fits."""
    columns = scene.columns()
    room = max(1, (width - gutter_of(scene)) // NARROW)
    if len(columns) <= room:
        return scene, columns
    focus = scene.last[0] if scene.last else 0
    first = min(max(columns.start, focus - room // 2), columns.stop - room)
    shown = range(first, first + room)
    part = replace(
        scene,
        laid=tuple(card for card in scene.laid if card.x in shown),
        open_cells=tuple(cell for cell in scene.open_cells if cell[0] in shown),
        placed=tuple(each for each in scene.placed if each.x in shown),
        standing=tuple(each for each in scene.standing if each.x in shown),
        last=scene.last if scene.last and scene.last[0] in shown else None,
    )
    return part, part.columns()
