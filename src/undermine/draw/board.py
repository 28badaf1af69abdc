"""The whole table as one SVG: the rock wall, the cards edge to edge, and what is chalked over them.

Owns the places of cells and the signs laid over them (open cells, last move, private notes, coordinates). It never
decides which cells are open or what is lit.
"""

from html import escape
from typing import Final

from undermine.draw.geometry import EDGE, HEIGHT, MIDDLE, WIDTH, chance, num, placed
from undermine.draw.gold import nugget
from undermine.draw.icons import icons
from undermine.draw.pieces import piece_of
from undermine.draw.rock import boulder
from undermine.draw.scene import Laid, Picture, Scene
from undermine.draw.sheet import CELL, Symbol, document, symbol_of

NOTES: Final = ("gold", "stone")
MARGIN: Final = 26
LABEL_MARGIN: Final = 54


def board_svg(scene: Scene, *, cell: float = 80, prefix: str = "", label: str = "") -> str:
    """The table as a standalone SVG document; `cell` is the width of one card in pixels."""
    symbols: dict[str, Symbol] = {}
    cards = ""
    for laid in sorted(scene.laid, key=lambda c: (c.y, c.x)):
        symbol = _symbol(laid)
        symbols[symbol.id] = symbol
        cards += _card(laid, symbol)
    left, top = scene.columns().start * WIDTH, scene.rows().start * HEIGHT
    width, height = len(scene.columns()) * WIDTH, len(scene.rows()) * HEIGHT
    margin = LABEL_MARGIN if scene.labels else MARGIN
    box = (left - margin, top - margin, width + margin + MARGIN, height + margin + MARGIN)
    body = (
        f"<defs>{''.join(s.text() for s in symbols.values())}</defs>"
        f'<rect x="{box[0]}" y="{box[1]}" width="{box[2]}" height="{box[3]}" fill="url(#wall)"/>'
        + _grid(scene)
        + "".join(_goal_glow(laid) for laid in scene.laid if laid.face is None)
        + "".join(_open_cell(x, y) for x, y in scene.open_cells)
        + cards
        + "".join(_piece(laid.x, laid.y, laid.piece) for laid in scene.laid if laid.piece)
        + "".join(_piece(each.x, each.y, each.name) for each in scene.placed)
        + "".join(_note(laid) for laid in scene.laid if laid.note)
        + "".join(_standing(laid, scene) for laid in scene.laid)
        + (_last(*scene.last) if scene.last else "")
        + (_labels(scene) if scene.labels else "")
    )
    scale = cell / WIDTH
    frame = " ".join(str(v) for v in box)
    return document(body, box=frame, width=box[2] * scale, height=box[3] * scale, prefix=prefix, label=label)


def _symbol(laid: Laid) -> Symbol:
    if laid.face is None:
        return symbol_of("back-goal")
    return symbol_of(Picture(laid.face, turned=laid.turned, lit=laid.lit))


def _card(laid: Laid, symbol: Symbol) -> str:
    """Each card is drawn one unit larger than its cell; the next one covers it, else hairlines show at odd zooms."""
    use = f'<use href="#{symbol.id}" width="{WIDTH + 1}" height="{num(HEIGHT * 1.01)}"/>'
    return f'<g transform="translate({laid.x * WIDTH} {laid.y * HEIGHT})" clip-path="url(#{CELL})">{use}</g>'


def _goal_glow(laid: Laid) -> str:
    x, y = laid.x * WIDTH + 50, laid.y * HEIGHT + 70
    return f'<ellipse cx="{x}" cy="{y}" rx="86" ry="112" fill="url(#goal-glow)"/>'


def _grid(scene: Scene) -> str:
    """Small crosses where the corners of cells meet, so that distances can be counted in the empty rock."""
    crosses = ""
    for x in range(scene.columns().start, scene.columns().stop + 1):
        for y in range(scene.rows().start, scene.rows().stop + 1):
            crosses += f"M{x * WIDTH - 5} {y * HEIGHT}h10m-5 -5v10"
    return f'<path class="u-grid" d="{crosses}"/>'


def _open_cell(x: int, y: int) -> str:
    x, y = x * WIDTH, y * HEIGHT
    return (
        f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" fill="url(#cell-glow)"/>'
        f'<rect class="u-open" x="{x + 6}" y="{y + 6}" width="{WIDTH - 12}" height="{HEIGHT - 12}"/>'
        f'<path class="u-plus" d="M{x + 40} {y + 70}h20m-10 -10v20"/>'
    )


def _last(x: int, y: int) -> str:
    """Chalk corners around the last card laid."""
    left, top, right, foot = x * WIDTH + 3, y * HEIGHT + 3, (x + 1) * WIDTH - 2, (y + 1) * HEIGHT - 2
    return (
        f'<path class="u-last" d="M{left} {top + 22}V{top}H{left + 22}M{right - 22} {top}H{right}V{top + 22}'
        f'M{right} {foot - 22}V{foot}H{right - 22}M{left + 22} {foot}H{left}V{foot - 22}"/>'
    )


def _piece(x: int, y: int, name: str) -> str:
    """What stands or lies on a cell besides paths and goals."""
    piece = piece_of(name)
    if piece.icon:
        return placed(icons()[piece.icon], x * WIDTH + 50, y * HEIGHT + 70, 0.8)
    return f'<g transform="translate({x * WIDTH} {y * HEIGHT})">{piece.drawing}</g>' if piece.drawing else ""


def _standing(laid: Laid, scene: Scene) -> str:
    """Who stands on the fields of a card, beside each other where they share one; then what is on its edges."""
    there = [each for each in scene.standing if (each.x, each.y) == (laid.x, laid.y)]
    face = laid.as_it_lies()
    places = {stand.field: (stand.x, stand.y) for stand in face.stands} if face else {}
    drawing = ""
    for each in sorted(there, key=lambda figure: figure.at_edge):
        beside = [other for other in there if other.field == each.field]
        if each.at_edge:
            (x, y), scale, foot = EDGE[each.field], 0.5, 32.0
        else:
            (x, y), scale, foot = places.get(each.field, MIDDLE), 0.46, 70.0
            x += (beside.index(each) - (len(beside) - 1) / 2) * 15
        left, top = laid.x * WIDTH + x - 32 * scale, laid.y * HEIGHT + y - foot * scale
        drawing += f'<g transform="translate({num(left)} {num(top)}) scale({scale})">{each.drawing}</g>'
    return drawing


def _note(laid: Laid) -> str:
    """A slip of paper with what only this seat has seen."""
    if laid.note not in NOTES:
        raise ValueError(f"unknown note {laid.note!r}; known: {', '.join(NOTES)}")
    high = 46 if laid.caption else 34
    picture = nugget(0, 18, 12) if laid.note == "gold" else boulder(chance("note"), 0, 18, 12)
    text = ""
    if laid.caption:
        size = min(15.0, 140 / len(laid.caption))
        fit = f' style="font-size:{num(size)}px"' if size < 14 else ""
        text = f'<text class="u-caption" x="0" y="41"{fit}>{escape(laid.caption)}</text>'
        picture = f'<g transform="translate(0 -2)">{picture}</g>'
    place = f"translate({laid.x * WIDTH + 50} {laid.y * HEIGHT + 136 - high}) rotate(-5)"
    return (
        f'<g transform="{place}"><path class="u-slip2" d="M-40 3H43V{high + 3}H-40Z"/>'
        f'<path class="u-slip" d="M-43 0H40V{high}H-43Z"/>{picture}{text}</g>'
    )


def _labels(scene: Scene) -> str:
    """Column numbers above, row numbers on the left, as they are typed in a move."""
    top, left = scene.rows().start * HEIGHT - 16, scene.columns().start * WIDTH - 28
    columns = "".join(f'<text class="u-label" x="{x * WIDTH + 50}" y="{top}">{x}</text>' for x in scene.columns())
    return columns + "".join(f'<text class="u-label" x="{left}" y="{y * HEIGHT + 78}">{y}</text>' for y in scene.rows())
