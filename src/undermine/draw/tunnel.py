"""A tunnel cut into the rock: its outline, the light it spills, its walls and its floor.

Owns the layers of one part of a card (a link group or a stub). Light is not decided here: the classes of the layers
take their colours from the element around them, `lit` or `dark`.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from undermine.draw.centreline import Line
from undermine.draw.geometry import DEPTH, HALF_WIDTH, Point, Polygon, blob, inside, num, path_data, shape


@dataclass(frozen=True)
class Tunnel:
    """The shape of one part: outline, lighter middle and bright core of the floor, and its chamber if it has one."""

    lines: tuple[Line, ...]
    outline: tuple[Polygon, ...]
    middle: tuple[Polygon, ...]
    core: tuple[Polygon, ...]
    hub: Point | None


def dig(lines: Sequence[Line], r: random.Random, *, hub: Point | None = None, stub: bool = False) -> Tunnel:
    """Cut a tunnel along these lines. In a stub the light fades before the rubble, so its floor is cut shorter."""
    half = HALF_WIDTH
    outline = [ln.ribbon(half, r, 2.4) for ln in lines]
    if stub:
        middle = [ln.ribbon(half * 0.68, r, 1.6, cut=6) for ln in lines]
        core = [ln.ribbon(half * 0.34, r, 1.2, cut=13) for ln in lines]
    else:
        middle = [ln.ribbon(half * 0.72, r, 1.8) for ln in lines]
        core = [ln.ribbon(half * 0.4, r, 1.7) for ln in lines]
    if hub:
        x, y = hub
        outline.append(blob(r, x, y, half * 1.32, k=9, jag=0.1))
        middle.append(blob(r, x, y, half * 1.02, k=9, jag=0.1))
        core.append(blob(r, x, y, half * 0.7, k=8, jag=0.14))
    return Tunnel(tuple(lines), tuple(outline), tuple(middle), tuple(core), hub)


def spill(tunnel: Tunnel, key: str, r: random.Random, others: Sequence[Polygon]) -> str:
    """What lies on the rock around the tunnel: light and pick cuts. `others` are all outlines of the card.

    The outline is written once, here, and used by all other layers of this tunnel.
    """
    return (
        f'<clipPath id="{key}-c"><path id="{key}-o" d="{path_data(*tunnel.outline)}"/></clipPath>'
        f'<use class="u-spill0" href="#{key}-o"/><use class="u-spill1" href="#{key}-o"/>'
        + _pick_cuts(r, tunnel.outline, others)
    )


def body(tunnel: Tunnel, key: str, r: random.Random) -> str:
    """Rim, wall and floor; must follow `spill` with the same key."""
    shift = f'transform="translate({num(DEPTH[0])} {num(DEPTH[1])})"'
    pool = ""
    if tunnel.hub:
        x, y = tunnel.hub
        pool = f'<circle class="u-pool" cx="{num(x + 2)}" cy="{num(y + 3)}" r="30" fill="url(#pool)"/>'
    return (
        "".join(f'<use class="u-{layer}" href="#{key}-o"/>' for layer in ("rim0", "rim1", "wall"))
        + f'<g clip-path="url(#{key}-c)"><use class="u-floor0" href="#{key}-o" {shift}/><g {shift}>'
        + shape("u-floor1", *tunnel.middle)
        + shape("u-floor2", *tunnel.core)
        + f"</g>{pool}{_worn_boards(r, tunnel.lines)}{_pebbles(r, tunnel.lines)}</g>"
        + _pit_props(tunnel.lines)
    )


def _pick_cuts(r: random.Random, outline: Sequence[Polygon], others: Sequence[Polygon], gap: float = 4.6) -> str:
    """Cuts of the pick, standing at right angles to the wall, outside every tunnel of the card."""
    light, dark = "", ""
    for polygon in outline:
        for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
            length = math.dist((x1, y1), (x2, y2))
            if length < 1:
                continue
            ux, uy = (x2 - x1) / length, (y2 - y1) / length
            ox, oy = uy, -ux
            k = max(1, int(length / gap))
            for j in range(k):
                t = (j + r.uniform(0.2, 0.8)) / k * length
                off, ln = r.uniform(6.6, 7.6), r.choice((2, 2.6, 3.4, 4.2, 5.6))
                a = (x1 + ux * t + ox * off, y1 + uy * t + oy * off)
                b = (a[0] + ox * ln + ux * r.uniform(-1, 1), a[1] + oy * ln + uy * r.uniform(-1, 1))
                bright = r.random() < 0.62
                if not (_on_card(a, 4) and _on_card(b, 3)):
                    continue
                near = [(a[0] + ox * 3, a[1] + oy * 3), (b[0] + ox * 6, b[1] + oy * 6), a, b]
                if any(inside(q, p) for q in near for p in others):
                    continue
                cut = f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}"
                light, dark = (light + cut, dark) if bright else (light, dark + cut)
    return f'<path class="u-cut0" d="{dark}"/><path class="u-cut1" d="{light}"/>'


def _on_card(p: Point, margin: float) -> bool:
    return margin < p[0] < 100 - margin and margin < p[1] < 140 - margin


def _pebbles(r: random.Random, lines: Sequence[Line]) -> str:
    tones: tuple[list[Polygon], list[Polygon]] = ([], [])
    for ln in lines:
        for p, nn in list(zip(ln.points, ln.normals, strict=True))[1:-1]:
            if r.random() < 0.62:
                lat = r.choice((-1, 1)) * r.uniform(0.42, 0.8) * HALF_WIDTH
                x, y = p[0] + nn[0] * lat + DEPTH[0], p[1] + nn[1] * lat + DEPTH[1]
                tones[r.randrange(2)].append(blob(r, x, y, r.uniform(1, 1.9), k=5))
    return "".join(shape(f"u-pebble{i}", *t) for i, t in enumerate(tones) if t)


def _worn_boards(r: random.Random, lines: Sequence[Line]) -> str:
    """Boards in the floor: faint, short, never a bar from wall to wall (that would read as a door)."""
    out = ""
    for ln in lines:
        at = r.uniform(7, 11)
        while at < ln.total - 6:
            j = ln.nearest(at)
            p, nn = ln.points[j], ln.normals[j]
            k, e = at - ln.at[j], HALF_WIDTH * r.uniform(0.36, 0.5)
            x, y = p[0] + nn[1] * k + DEPTH[0], p[1] - nn[0] * k + DEPTH[1]
            out += f"M{num(x + nn[0] * e)} {num(y + nn[1] * e)}L{num(x - nn[0] * e)} {num(y - nn[1] * e)}"
            at += r.uniform(8, 20)
    return f'<path class="u-sleeper" d="{out}"/>' if out else ""


def _pit_props(lines: Sequence[Line]) -> str:
    """Pairs of timber ends on the walls; they never cross the floor (a bar would read as a door)."""
    shade, wood = "", ""
    for ln in lines:
        j = ln.nearest(18)
        if ln.total <= 26 or ln.at[j] > ln.total - 8:
            continue
        p, nn = ln.points[j], ln.normals[j]
        for sign in (-1, 1):
            x = p[0] + nn[0] * sign * (HALF_WIDTH + 2.5)
            y = p[1] + nn[1] * sign * (HALF_WIDTH + 2.5)
            shade += f"M{num(x - 2.9)} {num(y - 2.9)}h5.8v5.8h-5.8z"
            wood += f"M{num(x - 1.5)} {num(y - 1.5)}h3v3h-3z"
    return f'<path class="u-wood0" d="{shade}"/><path class="u-wood1" d="{wood}"/>' if shade else ""
