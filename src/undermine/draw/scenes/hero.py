"""The night over the mine: the scene of the first page, in a wide and a narrow cut.

Owns the composition. The left of the wide cut and the top of the narrow one are calm, for words laid over them; both
fade into the ground of the page at their foot.
"""

from typing import Final

from undermine.draw.crystal import crystal
from undermine.draw.dwarfs import DWARFS
from undermine.draw.geometry import HEIGHT, WIDTH, Point, chance, num, path_data
from undermine.draw.gold import hoard, nugget
from undermine.draw.icons import icons
from undermine.draw.scenes.figures import figure, hooded, placed_figure
from undermine.draw.scenes.land import (
    STONE,
    eyes,
    facets,
    hut,
    icon,
    ladder,
    light,
    moon,
    pine,
    range_of_peaks,
    ridge,
    stars,
)
from undermine.draw.scenes.mine import dig_mine
from undermine.draw.scenes.paper import picture

_LIT: Final = {
    (0, 0): "NES", (1, 0): "EW", (2, 0): "ESW", (3, 0): "ESW", (4, 0): "NW", (4, -1): "ES", (5, -1): "SW", (5, 0): "NS",
    (0, 1): "NS", (0, 2): "NE", (1, 2): "+w", (2, 1): "NES", (3, 1): "EW|NS", (4, 1): "EW", (5, 1): "NEW", (6, 1): "EW",
    (7, 1): "NEW", (7, 0): "+s", (8, 1): "EW", (2, 2): "NE", (3, 2): "NEW", (4, 2): "+w", (9, 1): "EW",
}  # fmt: skip
_DARK: Final = {(5, 2): "+e", (6, 2): "SW", (6, 3): "NE", (7, 3): "EW", (8, 3): "NW", (8, 2): "NS+"}


_SLOPE: Final = (
    (-20, 330), (120, 300), (300, 318), (470, 292), (612, 262), (742, 256), (850, 196), (960, 150), (1068, 66),
    (1150, 120), (1240, 150), (1330, 196), (1460, 214),
)  # fmt: skip


def hero() -> str:
    """The wide cut, 1440 x 900; the words stand on its left."""
    outline = ridge(
        chance("slope"),
        _SLOPE,
        7,
    )
    sky = (
        '<path fill="url(#night)" d="M0 0H1440V420H0Z"/>'
        + stars("stars", 1440, 230, 70)
        + moon(806, 96, 36)
        + range_of_peaks(
            "far", [(60, 190), (250, 128), (430, 176), (560, 120), (720, 170), (1330, 110)], 340, "#2c2d4e", "#252644"
        )
        + range_of_peaks(
            "near", [(-30, 250), (150, 214), (380, 236), (600, 200), (1420, 170)], 340, "#1f2340", "#1a1d36"
        )
    )
    scale, x0, y0 = 0.95, 640.0, 262.0
    rock = facets("mountain", (0, 60, 1440, 840), 96, STONE)
    body = f'<clipPath id="mountain"><path d="{path_data([*outline, (1460, 920), (-20, 920)], grain=10)}"/></clipPath>'
    trees = "".join(pine(x, y, h) for x, y, h in _TREES)
    return picture(
        body
        + sky
        + "".join(pine(x, y, h) for x, y, h in _FAR_TREES)
        + f'<g clip-path="url(#mountain)">{rock}{_warmth(_LIT, x0, y0, scale)}'
        + _moonlit(outline)
        + "</g>"
        + trees
        + f'<g transform="translate({num(x0)} {num(y0)}) scale({scale})">{_inside()}</g>'
        + hut(x0 + 50 * scale, y0 + 4, 0.92)
        + light(588, 258, 60, "lamp-glow", 0.5)
        + placed_figure(figure(DWARFS[11], "lantern"), 572, 282, 52)
        + '<path fill="url(#fade)" d="M0 640H1440V900H0Z"/>'
        + '<path fill="url(#veil)" d="M0 330H620V900H0Z" opacity=".5"/>',
        1440,
        900,
    )


_TREES: Final = (
    (38, 332, 66), (86, 322, 92), (128, 318, 58), (356, 326, 74), (398, 316, 104), (436, 314, 70), (486, 306, 58),
    (774, 250, 62), (806, 236, 44), (1292, 196, 54), (1330, 212, 76), (1372, 222, 50),
    (1412, 228, 88),
)  # fmt: skip
_FAR_TREES: Final = ((170, 320, 34), (204, 320, 42), (240, 326, 30), (268, 326, 38), (890, 196, 26), (916, 186, 32))


def _moonlit(outline: list[Point]) -> str:
    """Snow and moonlight along the skyline, and the soil below it."""
    edge = path_data(outline, grain=10)[:-1]
    return (
        f'<path fill="none" stroke="#2f3a4f" stroke-width="34" d="{edge}" opacity=".7"/>'
        f'<path fill="none" stroke="#48587a" stroke-width="15" d="{edge}"/>'
        f'<path fill="none" stroke="#b9c8e6" stroke-width="5" d="{edge}"/>'
    )


def _warmth(cells: dict[tuple[int, int], str], x0: float, y0: float, scale: float) -> str:
    """The glow that lit tunnels send into the mountain."""
    spots = [(x, y) for (x, y), cell in cells.items() if len(cell) != 2 or (x + y) % 2]
    return "".join(
        light(x0 + (x * WIDTH + 50) * scale, y0 + (y * HEIGHT + 70) * scale, 150 * scale, "warm", 0.8) for x, y in spots
    )


def _inside() -> str:
    """The tunnels and who is in them, on the grid of cells."""

    def at(x: float, y: float) -> Point:
        return x * WIDTH, y * HEIGHT

    def stands(who: int, pose: str, x: float, y: float, mirrored: bool = False, height: float = 50) -> str:
        px, py = at(x, y)
        return placed_figure(figure(DWARFS[who], pose), px, py + 88, height, mirrored=mirrored)

    gold = at(7.5, 1.5)
    cart = at(6.35, 1.5)
    out = dig_mine(_DARK, lit=False) + dig_mine(_LIT)
    out += ladder(52, -34, 92) + ladder(52, 168, 262)
    out += light(81, 24, 34) + icon("lantern", 81, 22, 40)
    out += hoard(gold[0] + 2, gold[1] + 4)
    out += f'<g transform="translate({num(cart[0] - 26)} {num(cart[1] - 26)}) scale(.78)">{icons()["cart"]}</g>'
    out += stands(10, "push", 6.74, 1, mirrored=True)
    out += stands(0, "lantern", 1.42, 0) + stands(2, "sack", 2.86, 0, mirrored=True)
    out += stands(3, "map", 4.3, 1) + stands(4, "swing", 3.92, 2, height=48)
    out += stands(9, "pick", 2.6, 1, mirrored=True) + stands(1, "lantern", 4.98, -1, height=48)
    out += stands(7, "point", 8.14, 1, mirrored=True)
    hood = placed_figure(hooded(), 730, 3 * HEIGHT + 90, 52)
    fuse = '<path fill="none" stroke="#c6d0e0" stroke-width="2" opacity=".5" d="M752 470C748 462 758 456 752 446"/>'
    out += hood + fuse + eyes(830, 3 * HEIGHT + 68, 0.62, "#ff8a5c", 0.8)
    out += crystal(150, 246, 1.0) + crystal(172, 252, 0.7)
    out += eyes(452, 330, 0.7, opacity=0.45) + eyes(160, 405, 0.6, opacity=0.4) + eyes(640, 60, 0.6, opacity=0.45)
    return out + _pocket(470, 506) + _pocket(648, 92) + _pocket(-84, 196) + _fossil(250, 428)


def _pocket(x: float, y: float) -> str:
    """Gold that nobody has found yet."""
    heap = ((-9, 3, 5.0), (7, 5, 6.0), (-1, -5, 4.4), (15, -3, 3.4))
    return light(x, y, 30, "gold-glow", 0.55) + "".join(nugget(x + dx, y + dy, size) for dx, dy, size in heap)


def _fossil(x: float, y: float) -> str:
    """A snail of stone: the mountain is older than the mine."""
    coil = "M0 0L5 -3L9 1L8 8L1 11L-7 8L-10 0L-7 -10L3 -14L13 -10L18 0L15 12L5 19L-8 18L-17 10"
    return (
        f'<path transform="translate({num(x)} {num(y)})" fill="none" stroke="#55637c" stroke-width="3.4"'
        f' stroke-linejoin="bevel" opacity=".8" d="{coil}"/>'
    )


_NARROW_LIT: Final = {
    (0, 0): "ES", (1, 0): "NEW", (2, 0): "EW", (3, 0): "SW", (0, 1): "NE", (1, 1): "ESW", (3, 1): "NSW",
    (1, 2): "NE", (2, 2): "EW", (3, 2): "NEW", (4, 2): "EW", (2, 1): "EW",
}  # fmt: skip
_NARROW_DARK: Final = {(0, 3): "EW", (1, 3): "EW", (-1, 3): "EW", (2, 3): "+w"}


def hero_narrow() -> str:
    """The narrow cut, 480 x 940; the words stand above the mine, in the sky and on the slope."""
    outline = ridge(
        chance("narrow"), [(-20, 372), (80, 350), (170, 330), (262, 330), (360, 268), (430, 226), (520, 250)], 5
    )
    scale, x0, y0 = 0.98, 66.0, 338.0
    body = f'<clipPath id="mountain"><path d="{path_data([*outline, (520, 960), (-20, 960)], grain=10)}"/></clipPath>'
    sky = (
        '<path fill="url(#night)" d="M0 0H480V420H0Z"/>'
        + stars("narrow", 480, 260, 40)
        + moon(84, 194, 26)
        + range_of_peaks("narrow-far", [(20, 250), (140, 206), (270, 244), (400, 190)], 380, "#2c2d4e", "#252644")
        + range_of_peaks("narrow-near", [(70, 300), (230, 280), (470, 240)], 380, "#1f2340", "#1a1d36")
    )
    trees = ((30, 374, 62), (62, 366, 88), (98, 356, 52), (322, 306, 50), (350, 290, 74), (452, 240, 58))

    def stands(who: int, pose: str, x: float, y: float, mirrored: bool = False) -> str:
        return placed_figure(figure(DWARFS[who], pose), x * WIDTH, y * HEIGHT + 88, 50, mirrored=mirrored)

    inside = dig_mine(_NARROW_DARK, lit=False) + dig_mine(_NARROW_LIT) + ladder(152, -24, 92)
    inside += light(181, 24, 34) + icon("lantern", 181, 22, 40) + hoard(3 * 100 + 52, 2 * 140 + 74)
    inside += stands(0, "lantern", 2.5, 0) + stands(4, "swing", 2.5, 1) + stands(1, "sack", 2.3, 2, mirrored=True)
    inside += placed_figure(hooded(), 120, 3 * HEIGHT + 90, 52) + crystal(262, 296, 0.9) + crystal(284, 302, 0.65)
    inside += _pocket(232, 142) + _fossil(130, 146) + eyes(30, 330, 0.7, opacity=0.5) + eyes(370, 470, 0.7, opacity=0.4)
    return picture(
        body
        + sky
        + f'<g clip-path="url(#mountain)">{facets("narrow", (0, 200, 480, 740), 84, STONE)}'
        + _warmth(_NARROW_LIT, x0, y0, scale)
        + _moonlit(outline)
        + "</g>"
        + "".join(pine(x, y, h) for x, y, h in trees)
        + f'<g transform="translate({num(x0)} {num(y0)}) scale({scale})">{inside}</g>'
        + hut(x0 + 150 * scale, y0 + 4, 0.86)
        + '<path fill="url(#fade)" d="M0 800H480V940H0Z"/>',
        480,
        940,
    )
