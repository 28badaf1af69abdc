"""Points, polygons and path data on the card of 100 x 140, and the seeded chance of every drawing.

Owns the measures that let every card join every other card. It draws nothing and emits no elements.
"""

import math
import random
import zlib
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]
Polygon: TypeAlias = list[Point]

WIDTH: Final = 100
HEIGHT: Final = 140
MIDDLE: Final[Point] = (50, 70)

HALF_WIDTH: Final = 16.5
"""Half width of a tunnel where it crosses the card edge; equal on all cards, or neighbours would not join."""

DEPTH: Final[Point] = (2.0, 3.6)
"""The floor lies lower: shifted right and down inside the cut, by the same amount on all cards."""

ROUGH: Final = 5
"""The grain of hewn rock: half a unit. The half width of a tunnel and the card's edges lie on it."""

EDGE: Final[dict[str, Point]] = {"N": (50, 0), "E": (100, 70), "S": (50, 140), "W": (0, 70)}
OUTWARD: Final[dict[str, Point]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def num(value: float) -> str:
    """A coordinate with at most one decimal, as short as it can be written."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def path_data(*polygons: Polygon, grain: int = 1) -> str:
    """Closed polygons as the `d` attribute of one path, each corner written as the way from the last one.

    `grain` is the coarseness in tenths: what is hewn roughly anyway needs fewer digits.
    """
    out = ""
    for polygon in polygons:
        last_x, last_y = (round(v * 10 / grain) * grain for v in polygon[0])
        out += f"M{_pair(last_x, last_y)}l"
        steps: list[str] = []
        for px, py in polygon[1:]:
            x, y = round(px * 10 / grain) * grain, round(py * 10 / grain) * grain
            if (x, y) != (last_x, last_y):
                steps.append(_pair(x - last_x, y - last_y))
            last_x, last_y = x, y
        out += "".join(step if step.startswith("-") or not i else f" {step}" for i, step in enumerate(steps)) + "z"
    return out


def _pair(x: int, y: int) -> str:
    """Two lengths in tenths, written as short as they can be."""
    b = _tenths(y)
    return _tenths(x) + (b if b.startswith("-") else f" {b}")


def _tenths(value: int) -> str:
    sign, whole, rest = "-" if value < 0 else "", *divmod(abs(value), 10)
    return f"{sign}{whole}" if not rest else f"{sign}{whole or ''}.{rest}"


def stroke(a: Point, b: Point) -> str:
    """A short straight line as path data, on the grain of hewn rock."""
    ax, ay, bx, by = (round(v * 10 / ROUGH) * ROUGH for v in (*a, *b))
    return f"M{_pair(ax, ay)}l{_pair(bx - ax, by - ay)}"


def way(points: Polygon) -> str:
    """A line through these points as path data, on the grain of hewn rock."""
    return path_data(points, grain=ROUGH)[:-1]


def shape(css: str, *polygons: Polygon, grain: int = 1) -> str:
    """A path element of one class."""
    return f'<path class="{css}" d="{path_data(*polygons, grain=grain)}"/>'


def filled(colour: str, *polygons: Polygon) -> str:
    """A path element of one plain colour."""
    return f'<path fill="{colour}" d="{path_data(*polygons)}"/>'


def placed(drawing: str, x: float, y: float, scale: float) -> str:
    """A drawing on the icon grid of 64, its middle put at (x, y)."""
    return f'<g transform="translate({num(x - 32 * scale)} {num(y - 32 * scale)}) scale({scale:.3g})">{drawing}</g>'


def _area(p: Polygon) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(p, p[1:] + p[:1], strict=True)) / 2


def clockwise(p: Polygon) -> Polygon:
    """One winding for all polygons: overlapping parts of one path must never cut holes into each other."""
    return p if _area(p) >= 0 else p[::-1]


def inside(point: Point, polygon: Polygon) -> bool:
    x, y = point
    hit = False
    for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            hit = not hit
    return hit


def chance(seed: str) -> random.Random:
    """The stream of one drawing. Python's own hash changes from run to run; this one does not."""
    return random.Random(zlib.crc32(seed.encode()))


def smooth(t: float) -> float:
    t = max(0.0, min(1.0, t))
    return t * t * (3 - 2 * t)


def blob(
    r: random.Random,
    x: float,
    y: float,
    rx: float,
    ry: float = 0.0,
    *,
    k: int = 7,
    jag: float = 0.22,
    start: float = 0.0,
) -> Polygon:
    """A rough round polygon of k corners."""
    ry = ry or rx
    points: Polygon = []
    for i in range(k):
        a = start + i * 2 * math.pi / k
        points.append(
            (x + math.cos(a) * rx * (1 + r.uniform(-jag, jag)), y + math.sin(a) * ry * (1 + r.uniform(-jag, jag)))
        )
    return clockwise(points)


def rays(
    x: float, y: float, *, count: int, length: float, spread: float, jitter: random.Random | None = None
) -> list[Polygon]:
    """Wedges of light around a point."""
    out: list[Polygon] = []
    for i in range(count):
        a = i * 2 * math.pi / count + (jitter.uniform(-0.1, 0.1) if jitter else 0)
        b = a + spread
        tips = [(x + math.cos(t) * length, y + math.sin(t) * length) for t in (a, b)]
        out.append(clockwise([(x, y), *tips]))
    return out


def lifted(p: Polygon, x: float, y: float, size: float, *, sx: float, sy: float, dx: float, dy: float) -> Polygon:
    """The lit top of a stone or nugget: the outline drawn together and pulled towards the light."""
    return [(x + (px - x) * sx - size * dx, y + (py - y) * sy - size * dy) for px, py in p]
