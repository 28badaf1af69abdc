"""The land around a mine: sky, mountains, rock that is cut open, caves, timber, and light in the dark.

Owns the pieces of which scenes are built, in the colours of the night. Pieces are placed by their own coordinates and
draw chance from a seed, so a scene always looks the same. It never decides what a scene shows.
"""

import math
import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from undermine.draw.geometry import Point, Polygon, chance, num, path_data
from undermine.draw.icons import icons
from undermine.draw.scenes.figures import flat

STONE: Final = ("#191e27", "#1d232d", "#212834", "#262e3b", "#2b3443")
"""Rock that was cut open, in the shade."""


def facets(seed: str, box: tuple[float, float, float, float], step: float, tones: Sequence[str]) -> str:
    """A rectangle x, y, width, height of rough rock: triangles of a few tones."""
    r = chance(seed)
    x0, y0, width, height = box
    cols, rows = math.ceil(width / step), math.ceil(height / step)
    grid = [
        [
            (x0 + (x + r.uniform(-0.36, 0.36)) * step, y0 + (y + r.uniform(-0.36, 0.36)) * step)
            for x in range(-1, cols + 2)
        ]
        for y in range(-1, rows + 2)
    ]
    drawn: dict[str, str] = dict.fromkeys(tones, "")
    for y in range(rows + 2):
        for x in range(cols + 2):
            a, b, c, e = grid[y][x], grid[y][x + 1], grid[y + 1][x + 1], grid[y + 1][x]
            for t in ((a, b, c), (a, c, e)) if r.random() < 0.5 else ((a, b, e), (b, c, e)):
                drawn[r.choice(tones)] += "M" + " ".join(f"{px:.0f} {py:.0f}" for px, py in t) + "z"
    back = f"M{x0:g} {y0:g}h{width:g}v{height:g}h{-width:g}z"
    # A hairline of the same tone closes the cracks that smoothing leaves between neighbours.
    return f'<path fill="{tones[len(tones) // 2]}" d="{back}"/>' + "".join(
        f'<path fill="{tone}" stroke="{tone}" stroke-width=".7" d="{data}"/>' for tone, data in drawn.items() if data
    )


def ridge(r: random.Random, points: Sequence[Point], rough: float) -> Polygon:
    """A broken line through these points."""
    out: Polygon = [points[0]]
    for (ax, ay), (bx, by) in pairwise(points):
        k = max(1, round(math.dist((ax, ay), (bx, by)) / 46))
        for i in range(1, k):
            t = i / k
            out.append((ax + (bx - ax) * t + r.uniform(-8, 8), ay + (by - ay) * t + r.uniform(-rough, rough)))
        out.append((bx, by))
    return out


def ground(colour: str, line: Polygon, foot: float) -> str:
    """Everything below a line, down to this height."""
    return f'<path fill="{colour}" d="{path_data([*line, (line[-1][0], foot), (line[0][0], foot)], grain=10)}"/>'


def range_of_peaks(seed: str, peaks: Sequence[Point], foot: float, light: str, shade: str) -> str:
    """Mountains against the sky; the moon stands on the left, so their right sides are in the shade."""
    r = chance(seed)
    line: Polygon = [(peaks[0][0] - 190, foot)]
    shades: list[Polygon] = []
    for i, (x, y) in enumerate(peaks):
        if i:
            px, py = peaks[i - 1]
            line.append(((px + x) / 2 + r.uniform(-14, 14), max(y, py) + (foot - max(y, py)) * r.uniform(0.25, 0.5)))
        line.append((x, y))
        slope = ((0, 0.0), (58, 0.42), (34, 0.5), (74, 1.0), (-12, 1.0), (10, 0.55), (-8, 0.3))
        shades.append([(x + dx, y + (foot - y) * t) for dx, t in slope])
    line.append((peaks[-1][0] + 190, foot))
    lit = f'<path fill="{light}" d="{path_data(line, grain=10)}"/>'
    return lit + f'<path fill="{shade}" d="{path_data(*shades, grain=10)}"/>'


def stars(seed: str, width: float, height: float, count: int) -> str:
    r = chance(seed)
    out = ""
    for _ in range(count):
        x, y, size = r.uniform(0, width), r.uniform(0, height), r.choice((1, 1, 1.4, 1.9))
        out += f"M{num(x)} {num(y - size)}l{num(size)} {num(size)}l{num(-size)} {num(size)}l{num(-size)} {num(-size)}z"
    return f'<path fill="#fff4d8" opacity=".8" d="{out}"/>'


def moon(x: float, y: float, size: float) -> str:
    """Cut like a gem, with two shallow seas."""
    c = size * 0.414

    def disc(k: float, dx: float = 0, dy: float = 0) -> Polygon:
        corners = ((-c, -size), (c, -size), (size, -c), (size, c), (c, size), (-c, size), (-size, c), (-size, -c))
        return [(x + dx + px * k, y + dy + py * k) for px, py in corners]

    seas = [disc(k, size * dx, size * dy) for k, dx, dy in ((0.24, 0.3, -0.3), (0.16, -0.36, 0.2), (0.2, 0.2, 0.46))]
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(size * 4.6)}" fill="url(#moon-glow)"/>'
        f'<path fill="#fff1cd" d="{path_data(disc(1))}"/>'
        f'<path fill="#f0dcae" d="{path_data(*seas)}"/>'
    )


def pine(x: float, y: float, height: float) -> str:
    """A fir standing at (x, y), the moon on its left."""
    light, shade = "", ""
    for k, wide in ((1.0, 0.16), (0.74, 0.24), (0.46, 0.31)):
        top, base, half = y - height * k, y - height * max(0, k - 0.42), height * wide
        light += f"M{num(x)} {num(top)}L{num(x + half)} {num(base)}L{num(x - half)} {num(base)}z"
        shade += f"M{num(x)} {num(top)}L{num(x + half)} {num(base)}L{num(x + half * 0.1)} {num(base)}z"
    trunk = f"M{num(x - height * 0.04)} {num(y)}h{num(height * 0.08)}v{num(-height * 0.1)}h{num(-height * 0.08)}z"
    return f'<path fill="#17202b" d="{trunk}"/><path fill="#27384a" d="{light}"/><path fill="#1b2836" d="{shade}"/>'


def hut(x: float, y: float, scale: float = 1.0) -> str:
    """The house over the ladder, with its winding wheel; (x, y) is the middle of its threshold."""
    wheel = "".join(
        f"M0 -96L{num(math.cos(i * math.pi / 4) * 19)} {num(-96 + math.sin(i * math.pi / 4) * 19)}" for i in range(8)
    )
    drawing = (
        flat("#24170c", "-20 -62 -8 -104 0 -104 -10 -62", "20 -62 8 -104 0 -104 10 -62")
        + '<circle cx="0" cy="-96" r="20" fill="none" stroke="#6a4525" stroke-width="5"/>'
        + f'<path stroke="#6a4525" stroke-width="2.6" d="{wheel}"/><circle cx="0" cy="-96" r="5" fill="#e2a93b"/>'
        + flat("#3b2413", "-46 0 -46 -44 46 -44 46 0")
        + flat("#2d1b0e", "10 0 10 -44 46 -44 46 0")
        + '<path stroke="#22140a" stroke-width="2" d="M-46 -15H46M-46 -30H46"/>'
        + flat("#6f4a28", "-60 -40 0 -78 60 -40 54 -32 0 -66 -54 -32")
        + flat("#4e331a", "0 -78 60 -40 54 -32 0 -66")
        + flat("#cfd8ea", "-60 -40 0 -78 6 -74 -52 -37", opacity=0.5)
        + flat("#ffcf78", "-13 0 -13 -32 13 -32 13 0")
        + flat("#fff0c2", "-8 0 -8 -26 8 -26 8 0")
        + '<path stroke="#3b2413" stroke-width="2.4" d="M0 -32V0"/>'
        + flat("#ffcf78", "-36 -34 -24 -34 -24 -21 -36 -21", "25 -34 37 -34 37 -21 25 -21")
        + '<path stroke="#22140a" stroke-width="2" d="M-30 -34V-21M-36 -27.5H-24M31 -34V-21M25 -27.5H37"/>'
    )
    light = '<ellipse cx="0" cy="-12" rx="120" ry="70" fill="url(#lamp-glow)" opacity=".55"/>'
    return f'<g transform="translate({num(x)} {num(y)}) scale({scale:.3g})">{light}{drawing}</g>'


def ladder(x: float, top: float, foot: float, width: float = 15) -> str:
    """A ladder in a shaft."""
    rungs = "".join(
        f"M{num(x - width / 2)} {num(top + 6 + i * 9)}h{num(width)}" for i in range(int((foot - top - 6) / 9))
    )
    rails = f"M{num(x - width / 2)} {num(top)}V{num(foot)}M{num(x + width / 2)} {num(top)}V{num(foot)}"
    return (
        f'<path fill="none" stroke="#2a1405" stroke-width="6" d="{rails}"/>'
        f'<path fill="none" stroke="#ffeec6" stroke-width="3" d="{rails}{rungs}"/>'
    )


def light(x: float, y: float, radius: float, paint: str = "lamp-glow", opacity: float = 1) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="url(#{paint})" opacity="{opacity:g}"/>'


def eyes(x: float, y: float, size: float = 1.0, colour: str = "#ffcf5a", opacity: float = 1) -> str:
    """Somebody watches from the dark."""
    s = size
    left = f"M{num(x - 15 * s)} {num(y - 4 * s)}l{num(11 * s)} {num(4 * s)}l{num(-10 * s)} {num(4 * s)}z"
    right = f"M{num(x + 15 * s)} {num(y - 4 * s)}l{num(-11 * s)} {num(4 * s)}l{num(10 * s)} {num(4 * s)}z"
    return f'<path fill="{colour}" opacity="{opacity:g}" d="{left}{right}"/>'


def icon(name: str, x: float, y: float, size: float, turn: float = 0) -> str:
    """An icon of this size with its middle at (x, y)."""
    move = f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({size / 64:.3g}) translate(-32 -32)"
    return f'<g transform="{move}">{icons()[name]}</g>'


def teeth(seed: str, line: Sequence[Point], length: float, colour: str, *, down: bool = True) -> str:
    """Stalactites along a line, or stalagmites when they do not hang."""
    r = chance(seed)
    out: list[Polygon] = []
    for (ax, ay), (bx, by) in pairwise(line):
        k = max(1, round(math.dist((ax, ay), (bx, by)) / 30))
        for i in range(k):
            t = (i + r.uniform(0.2, 0.8)) / k
            x, y, half, ln = ax + (bx - ax) * t, ay + (by - ay) * t, r.uniform(5, 14), length * r.uniform(0.3, 1)
            tip = y + ln if down else y - ln
            out.append(
                [(x - half, y + (-6 if down else 6)), (x + half, y + (-6 if down else 6)), (x + r.uniform(-3, 3), tip)]
            )
    return f'<path fill="{colour}" d="{path_data(*out, grain=10)}"/>'


def props(x: float, top: float, foot: float, width: float, thick: float = 14) -> str:
    """A timber frame that holds up the roof; its inner width is `width`."""
    a, b, t = x - width / 2, x + width / 2, thick

    def beam(left: float, right: float, head: float, base: float) -> str:
        return f"{num(left)} {num(base)} {num(left)} {num(head)} {num(right)} {num(head)} {num(right)} {num(base)}"

    left, right = a - t * 2, b + t * 2
    return (
        flat("#4a2f18", beam(a - t, a, top, foot), beam(b, b + t, top, foot))
        + flat("#7a5029", beam(a - t, a - t * 0.45, top, foot), beam(b, b + t * 0.5, top, foot))
        + flat("#5b3a1d", beam(left, right, top - t * 0.3, top + t))
        + flat("#8b5d31", beam(left, right, top - t * 0.3, top + t * 0.3))
    )


def track(x0: float, x1: float, y: float) -> str:
    """Rails seen from the side, on sleepers."""
    sleepers = "".join(f"M{num(x)} {num(y)}h14v7h-14z" for x in range(int(x0), int(x1) - 10, 34))
    return (
        f'<path fill="#3d2714" d="{sleepers}"/>'
        f'<path stroke="#8d95a3" stroke-width="4" d="M{num(x0)} {num(y)}H{num(x1)}"/>'
        f'<path stroke="#c9d2e0" stroke-width="1.4" d="M{num(x0)} {num(y - 1.4)}H{num(x1)}"/>'
    )


PAINTS: Final[dict[str, str]] = {
    "moon-glow": '<radialGradient id="moon-glow"><stop offset=".2" stop-color="#ffeec4" stop-opacity=".42"/>'
    '<stop offset=".5" stop-color="#c9b7d8" stop-opacity=".12"/>'
    '<stop offset="1" stop-color="#8f8fc0" stop-opacity="0"/></radialGradient>',
    "warm": '<radialGradient id="warm"><stop offset="0" stop-color="#ff9a3c" stop-opacity=".3"/>'
    '<stop offset="1" stop-color="#ff9a3c" stop-opacity="0"/></radialGradient>',
    "night": '<linearGradient id="night" x2="0" y2="1"><stop offset="0" stop-color="#0e1530"/>'
    '<stop offset=".6" stop-color="#262a4d"/><stop offset="1" stop-color="#4a3f5c"/></linearGradient>',
    "fade": '<linearGradient id="fade" x2="0" y2="1"><stop offset="0" stop-color="#12151b" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#12151b"/></linearGradient>',
    "veil": '<linearGradient id="veil"><stop offset="0" stop-color="#0b0e14" stop-opacity=".72"/>'
    '<stop offset="1" stop-color="#0b0e14" stop-opacity="0"/></linearGradient>',
    "cold": '<radialGradient id="cold"><stop offset="0" stop-color="#8fd0ff" stop-opacity=".55"/>'
    '<stop offset="1" stop-color="#3f86d8" stop-opacity="0"/></radialGradient>',
    "moss": '<radialGradient id="moss"><stop offset="0" stop-color="#b8f0a0" stop-opacity=".5"/>'
    '<stop offset="1" stop-color="#4fa35a" stop-opacity="0"/></radialGradient>',
    "ember": '<radialGradient id="ember"><stop offset="0" stop-color="#ff7a45" stop-opacity=".5"/>'
    '<stop offset="1" stop-color="#7a1f10" stop-opacity="0"/></radialGradient>',
}
"""Gradients of scenes, beside those of the cards."""
