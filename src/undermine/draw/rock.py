"""Rock: the eight shared card textures, the frame, boulders, rubble, chalk on rock, and the wall behind the board.

Owns everything made of stone. It never draws a tunnel and never decides where one ends.
"""

import random
from collections.abc import Sequence
from typing import Final

from undermine.draw.geometry import EDGE, OUTWARD, ROUGH, Polygon, blob, lifted, num, path_data, shape

ROCKS: Final = 8

FRAME: Final = (
    '<path class="u-edge" fill-rule="evenodd"'
    ' d="M0 0H100V140H0ZM1.4 4.4V135.6L4.4 138.6H95.6L98.6 135.6V4.4L95.6 1.4H4.4Z"/>'
    '<path class="u-edge-hi" d="M2 135V5L5 2H95"/><path class="u-edge-lo" d="M98 5V135L95 138H5"/>'
)

NIGHT: Final = '<path class="u-night" d="M0 0H100V140H0Z"/>'
"""Laid over the rock of a card that no light reaches at all."""


def rock_use(index: int) -> str:
    return f'<use href="#rock-{index}" width="100" height="140"/>'


def rock_texture(index: int) -> str:
    """Faceted rock; all cards share eight of them."""
    r = random.Random(900 + index)
    cols, rows = 5, 7
    grid: list[Polygon] = []
    for y in range(rows + 1):
        line: Polygon = []
        for x in range(cols + 1):
            jx = r.uniform(-8, 8) if 0 < x < cols else 0.0
            jy = r.uniform(-8, 8) if 0 < y < rows else 0.0
            line.append((-6 + 112 * x / cols + jx, -6 + 152 * y / rows + jy))
        grid.append(line)
    tones: list[list[Polygon]] = [[] for _ in range(5)]
    for y in range(rows):
        for x in range(cols):
            a, b, c, e = grid[y][x], grid[y][x + 1], grid[y + 1][x + 1], grid[y + 1][x]
            for triangle in ([a, b, c], [a, c, e]) if r.random() < 0.5 else ([a, b, e], [b, c, e]):
                tones[min(4, max(0, int(r.gauss(2, 1.1) + 0.5)))].append(triangle)
    out = '<path class="u-rock2" d="M0 0H100V140H0Z"/>'
    # Facets share their corners; written as plain places these repeat, and repetition packs well.
    for k, triangles in enumerate(tones):
        corners = "".join("M" + " ".join(f"{x:.0f} {y:.0f}" for x, y in t) + "z" for t in triangles)
        out += f'<path class="u-rock{k} u-joint" d="{corners}"/>' if corners else ""
    cuts = ""
    for _ in range(9):
        x0, y0, ln = r.uniform(4, 80), r.uniform(6, 134), r.uniform(6, 18)
        cuts += f"M{x0:.0f} {y0:.0f}l{num(ln * 0.5)} {num(-ln * 0.12)}l{num(ln * 0.5)} {num(-ln * 0.26)}"
    return out + f'<path class="u-chisel" d="{cuts}"/>'


def boulder(r: random.Random, x: float, y: float, size: float) -> str:
    return boulders(r, [(x, y, size)])


def boulders(r: random.Random, stones: Sequence[tuple[float, float, float]]) -> str:
    """Stones that hardly touch each other, as two shapes: what lies in the shade, and what the light catches."""
    shapes = [_stone(r, *stone) for stone in stones]
    shade, top = zip(*shapes, strict=True)
    return shape("u-boulder0", *shade, grain=ROUGH) + shape("u-boulder1", *top, grain=ROUGH)


def _stone(r: random.Random, x: float, y: float, size: float) -> tuple[Polygon, Polygon]:
    b = blob(r, x, y, size, size * 0.86, k=r.choice((6, 7, 7, 8)), jag=0.16, start=r.uniform(0, 1))
    return b, lifted(b, x, y, size, sx=0.62, sy=0.55, dx=0.14, dy=0.24)


def rubble(r: random.Random, side: str, length: float) -> str:
    """The heap that ends an arm: a row of boulders from wall to wall, smaller ones rolled towards the edge."""
    (x, y), (dx, dy) = EDGE[side], OUTWARD[side]
    ex, ey = x - dx * length, y - dy * length
    px, py = -dy, dx

    def spot(across: float, along: float, size: float) -> tuple[float, float, float]:
        return ex + px * across + dx * along, ey + py * across + dy * along, size

    stones = []
    for across in (-1.05, -0.5, 0.05, 0.6, 1.1):
        size = r.uniform(6, 8.6)
        stones.append(spot(across * 13, r.uniform(-2.5, 2.5) + abs(across) * 3.2, size))
    stones.sort(key=lambda stone: stone[1])
    rolled = [spot(r.uniform(-0.7, 0.7) * 12, r.uniform(8, 12), r.uniform(3.6, 5)) for _ in range(2)]
    rolled += [spot(r.uniform(-0.8, 0.8) * 12, r.uniform(14, 19), r.uniform(1.4, 2.4)) for _ in range(3)]
    return boulders(r, rolled) + "".join(boulder(r, *stone) for stone in stones)


def chalk_cross(r: random.Random, x: float, y: float, size: float = 9.5) -> str:
    """What a miner chalks on the rock where nothing goes on; it is what one sees of a dead end at 40 px."""

    def point(dx: float, dy: float) -> str:
        return f"{num(x + dx + r.uniform(-1.4, 1.4))} {num(y + dy + r.uniform(-1.4, 1.4))}"

    strokes = "".join(f"M{point(-size * s, -size)}L{point(0, 0)}L{point(size * s, size)}" for s in (1, -1))
    return f'<path class="u-chalk0" d="{strokes}"/><path class="u-chalk1" d="{strokes}"/>'


WALL_SIZE: Final = 560
WALL_TONES: Final = ("#14171e", "#171b22", "#191e26", "#1c212a", "#20262f")


def wall_tile() -> str:
    """Seamless faceted rock of WALL_SIZE x WALL_SIZE for the wall behind the cards."""
    r = random.Random(41)
    k = 7
    step = WALL_SIZE / k
    shift = [[(r.uniform(-0.34, 0.34) * step, r.uniform(-0.34, 0.34) * step) for _ in range(k)] for _ in range(k)]

    def node(x: int, y: int) -> tuple[float, float]:
        dx, dy = shift[y % k][x % k]
        return x * step + dx, y * step + dy

    facets: dict[str, list[Polygon]] = {t: [] for t in WALL_TONES}
    look: dict[tuple[int, int], tuple[bool, str, str]] = {}
    for y in range(-1, k + 1):
        for x in range(-1, k + 1):
            key = (x % k, y % k)
            if key not in look:
                look[key] = (r.random() < 0.5, r.choice(WALL_TONES), r.choice(WALL_TONES))
            flip, t1, t2 = look[key]
            a, b, c, e = node(x, y), node(x + 1, y), node(x + 1, y + 1), node(x, y + 1)
            facets[t1].append([a, b, c] if flip else [a, b, e])
            facets[t2].append([a, c, e] if flip else [b, c, e])
    out = f'<path fill="{WALL_TONES[2]}" d="M0 0H{WALL_SIZE}V{WALL_SIZE}H0Z"/>'
    return out + "".join(
        f'<path fill="{t}" stroke="{t}" stroke-width=".6" d="{path_data(*v)}"/>' for t, v in facets.items()
    )
