"""A mine without card edges: tunnels of many cells cut into one mountain.

Owns how cells become one network: all outlines of a layer are one shape, so that light does not add up where cells meet
and no seam shows. Cells are written as the sides that are joined, groups apart by a bar, stubs in small letters: `NES`,
`NW|ES`, `EW+n`. It knows no cards; the same tunnels are cut on cards elsewhere.
"""

from collections.abc import Mapping

from undermine.draw.geometry import HEIGHT, ROUGH, WIDTH, Polygon, chance, shape
from undermine.draw.path_card import cut
from undermine.draw.scene import Face
from undermine.draw.style import painted
from undermine.draw.tunnel import fittings


def face_of(cell: str) -> Face:
    """The face of a cell as it is written here.

    >>> face_of("EW+n")
    Face(id='EW+n', groups=('EW',), stubs=('N',), marks=(), stands=())
    """
    groups, _, stubs = cell.partition("+")
    return Face(cell, tuple(g for g in groups.split("|") if g), tuple(stubs.upper()))


def dig_mine(cells: Mapping[tuple[int, int], str], *, lit: bool = True) -> str:
    """The tunnels of these cells, 100 x 140 each, the cell (0, 0) with its corner at the origin."""
    dug = [(x * WIDTH, y * HEIGHT, part) for (x, y), cell in cells.items() for part in cut(face_of(cell))]
    outline = [p for x, y, part in dug for p in _moved(part.tunnel.outline, x, y)]
    out = "".join(shape(f"u-{layer}", *outline, grain=ROUGH) for layer in (*_SPILL, *_WALL))
    out += shape("u-floor0", *(p for x, y, part in dug for p in _moved(part.tunnel.floor, x, y)), grain=ROUGH)
    out += shape("u-floor1", *(p for x, y, part in dug for p in _moved(part.tunnel.middle, x, y)), grain=ROUGH)
    out += shape("u-floor2", *(p for x, y, part in dug for p in _moved(part.tunnel.core, x, y)), grain=ROUGH)
    for x, y, part in dug:
        out += _placed(x, y, fittings(part.tunnel, chance(f"{part.name}/{x}/{y}")))
    out += "".join(_placed(x, y, part.heap + part.above) for x, y, part in dug)
    return painted(out, lit=lit)


_SPILL = ("spill0", "spill1", "spill2")
_WALL = ("rim0", "rim1", "wall")


def _moved(polygons: tuple[Polygon, ...], x: float, y: float) -> list[Polygon]:
    return [[(px + x, py + y) for px, py in p] for p in polygons]


def _placed(x: float, y: float, drawing: str) -> str:
    return f'<g transform="translate({x:g} {y:g})">{drawing}</g>' if drawing else ""
