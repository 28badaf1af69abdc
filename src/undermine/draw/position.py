"""A position as a picture: what one seat knows of the table becomes a `Scene`.

Owns the way from a View to plain drawing data: faces, light, open cells, the last card, the seat's own notes on goals.
Never takes more than a View: what its seat has not seen cannot get into the picture.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from undermine.core.piece import cell_of, kind_of
from undermine.core.rules import Rules
from undermine.core.state import HIDDEN, NOWHERE
from undermine.core.tile import DOWN, WILD
from undermine.draw.art import arts_of
from undermine.draw.board import board_svg
from undermine.draw.pieces import piece_of
from undermine.draw.scene import SIDES, Face, Laid, Placed, Scene, Stand, named_face
from undermine.views.view import View

SIDE_BITS: Final = 15  # the four sides of one walker


def scene_of(view: View, *, labels: bool = False) -> Scene:
    """The table as the seat of this view sees it."""
    arena = view.arena
    grid = view.rules.grid
    laid = tuple(_laid(view, tile) for tile in range(1, int(arena.count) + 1))
    slots = [arena.slot_cell(slot) for slot in range(int(arena.slots))]
    opened = tuple(sorted((int(grid.x(cell)), int(grid.y(cell))) for cell in slots))
    last = None if view.latest == NOWHERE else (int(grid.x(view.latest)), int(grid.y(view.latest)))
    standing = tuple(each for art in arts_of(view.rules) if art.standing for each in art.standing(view))
    return Scene(laid, opened, last, labels=labels, placed=_placed(view), standing=standing)


def view_svg(view: View) -> str:
    """The table as a picture, with coordinates as they are typed in a move."""
    return board_svg(scene_of(view, labels=True))


def card_picture(rules: Rules, card: int) -> Face | str:
    """What a card in hand shows: the face of a path card, the name of any other."""
    code = int(rules.tile[card])
    return tile_face(rules, code >> 1) if code else rules.names[card]


@lru_cache(maxsize=1024)
def tile_face(rules: Rules, number: int) -> Face:
    """What the card of a tile number shows, upright; a name that tells no shape is drawn by its groups."""
    name = rules.tile_names[number]
    groups = [_sides(group) for group in rules.tiles.groups[number]]
    joined = tuple(group for group in groups if len(group) > 1)
    stubs = tuple(group for group in groups if len(group) == 1)
    return Face(name, joined, stubs, _marks(rules, name), _stands(rules, number))


def _stands(rules: Rules, number: int) -> tuple[Stand, ...]:
    """The fields of a tile as it lies upright; none in games where nobody walks."""
    return next((found for art in arts_of(rules) if art.stands and (found := art.stands(rules, number))), ())


def _marks(rules: Rules, name: str) -> tuple[str, ...]:
    """The marks of a card: those that are printed on it, else those that its name tells."""
    if name in rules.printed:
        return rules.printed[name].marks
    told = named_face(name)
    return told.marks if told else ()


def _laid(view: View, tile: int) -> Laid:
    arena = view.arena
    rules = view.rules
    cell = arena.cell[tile]
    x, y = int(rules.grid.x(cell)), int(rules.grid.y(cell))
    code = int(arena.code[tile])
    if rules.tiles.sides[code] & WILD:
        face = None if code == DOWN else tile_face(rules, code >> 1)
        return Laid(x, y, face, note=_note(view, tile - int(rules.first_goal)), piece=_piece(view, int(cell)))
    return Laid(x, y, tile_face(rules, code >> 1), turned=bool(code & 1), lit=_lit(view, tile))


def _piece(view: View, cell: int) -> str:
    """The name of what lies on a cell that is no goal's."""
    goals = range(int(view.rules.first_goal), int(view.rules.first_goal) + len(view.goals))
    for piece in view.pieces:
        if cell_of(piece) == cell and int(view.arena.tile_at(cell)) not in goals:
            return view.rules.pieces[kind_of(piece)].name
    return ""


def _placed(view: View) -> tuple[Placed, ...]:
    """What stands on empty ground and on tunnels; what lies below cards went with them."""
    grid, kinds = view.rules.grid, view.rules.pieces
    there = [(kinds[kind_of(piece)], cell_of(piece)) for piece in view.pieces]
    return tuple(
        Placed(int(grid.x(cell)), int(grid.y(cell)), kind.name)
        for kind, cell in there
        if not kind.hides() and (not view.arena.tile_at(cell) or _is_on_tunnel(view, int(cell), kind.name))
    )


def _is_on_tunnel(view: View, cell: int, piece: str) -> bool:
    """Whether a piece stands on a tunnel; not one that its feature draws otherwise, as a token or figure."""
    arena = view.arena
    return not view.rules.tiles.sides[arena.code[arena.tile_at(cell)]] & WILD and bool(piece_of(piece).drawing)


def _lit(view: View, tile: int) -> frozenset[str]:
    """The sides that the light of any walker has reached, as the card lies."""
    bits = int(view.arena.lit[tile])
    sides = 0
    while bits:
        sides |= bits & SIDE_BITS
        bits >>= 4
    return frozenset(_sides(sides))


def _note(view: View, goal: int) -> str:
    """What this seat knows of a goal that lies face down."""
    if not 0 <= goal < len(view.goals) or view.goals[goal] == HIDDEN:
        return ""
    return "gold" if view.rules.goal_names[view.goals[goal]].endswith("gold") else "stone"


def _sides(bits: int) -> str:
    return "".join(side for i, side in enumerate(SIDES) if bits >> i & 1)
