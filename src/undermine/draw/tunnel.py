"""A tunnel cut into the rock: its outline, the light it spills, its walls and its floor.

Owns the layers of one part of a card (a link group or a stub). Light is not decided here: the classes of the layers
take their colours from the element around them, `lit` or `dark`.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from undermine.draw.centreline import Line
from undermine.draw.geometry import (
    DEPTH,
    HALF_WIDTH,
    MIDDLE,
    ROUGH,
    Point,
    Polygon,
    blob,
    inside,
    num,
    path_data,
    shape,
    stroke,
    way,
)

GAUGE: Final = 5.0
"""Half the distance of the rails."""

CHAMBER_END: Final = 17.0


@dataclass(frozen=True)
class Tunnel:
    """The shape of one part: outline, what one sees of its floor, the lighter middle and the bright core of it.

    `hub` is the middle of its chamber if it has one.
    """

    lines: tuple[Line, ...]
    outline: tuple[Polygon, ...]
    floor: tuple[Polygon, ...]
    middle: tuple[Polygon, ...]
    core: tuple[Polygon, ...]
    hub: Point | None
    stub: bool


def dig(lines: Sequence[Line], r: random.Random, *, hub: Point | None = None, stub: bool = False) -> Tunnel:
    """Cut a tunnel along these lines. In a stub the light fades before the rubble, so its floor is cut shorter."""
    half = HALF_WIDTH
    outline: list[Polygon] = []
    floor: list[Polygon] = []
    for ln in lines:
        before = r.getstate()
        outline.append(ln.ribbon(half, r, 2.4))
        r.setstate(before)
        floor.append(ln.ribbon(half, r, 2.4, sunk=DEPTH))
    if stub:
        middle = [_sunk(ln.ribbon(half * 0.68, r, 1.6, cut=6)) for ln in lines]
        core = [_sunk(ln.ribbon(half * 0.34, r, 1.2, cut=13)) for ln in lines]
    else:
        middle = [_sunk(ln.ribbon(half * 0.72, r, 1.8)) for ln in lines]
        core = [_sunk(ln.ribbon(half * 0.4, r, 1.7)) for ln in lines]
    if hub:
        x, y = hub
        chamber = blob(r, x, y, half * 1.32, k=9, jag=0.1)
        outline.append(chamber)
        floor.append([_seen(p, hub) for p in chamber])
        middle.append(_sunk(blob(r, x, y, half * 1.02, k=9, jag=0.1)))
        core.append(_sunk(blob(r, x, y, half * 0.7, k=8, jag=0.14)))
    return Tunnel(tuple(lines), tuple(outline), tuple(floor), tuple(middle), tuple(core), hub, stub)


def _sunk(polygon: Polygon) -> Polygon:
    return [(x + DEPTH[0], y + DEPTH[1]) for x, y in polygon]


def _seen(p: Point, hub: Point) -> Point:
    """A corner of a chamber's floor: drawn in where the wall above or left of it hides a strip."""
    dx, dy = p[0] - hub[0], p[1] - hub[1]
    reach = math.hypot(dx, dy)
    hidden = max(0.0, -(dx * DEPTH[0] + dy * DEPTH[1]) / reach)
    return p[0] - dx / reach * hidden, p[1] - dy / reach * hidden


def spill(tunnel: Tunnel, r: random.Random, others: Sequence[Polygon]) -> str:
    """What lies on the rock around the tunnel: light and pick cuts. `others` are all outlines of the card.

    A stub has no cuts behind its end: they would lie below the rubble, and might reach into another tunnel.
    """
    data = path_data(*tunnel.outline, grain=ROUGH)
    light = "".join(f'<path class="u-{layer}" d="{data}"/>' for layer in ("spill0", "spill1", "spill2"))
    end = tunnel.lines[0].heading() if tunnel.stub else (0.0, 0.0)
    return light + _pick_cuts(r, tunnel.outline, tunnel.outline if tunnel.stub else others, end)


def body(tunnel: Tunnel, r: random.Random) -> str:
    """Rim, wall and floor. Nothing is clipped: the floor is cut to what one sees of it."""
    data = path_data(*tunnel.outline, grain=ROUGH)
    return (
        "".join(f'<path class="u-{layer}" d="{data}"/>' for layer in ("rim0", "rim1", "wall"))
        + shape("u-floor0", *tunnel.floor, grain=ROUGH)
        + shape("u-floor1", *tunnel.middle, grain=ROUGH)
        + shape("u-floor2", *tunnel.core, grain=ROUGH)
        + fittings(tunnel, r)
    )


def fittings(tunnel: Tunnel, r: random.Random) -> str:
    """What lies and stands in a tunnel: a pool of light, boards, rails, pebbles and pit props."""
    return (
        _pool(tunnel)
        + _worn_boards(r, tunnel.lines)
        + _rails(tunnel)
        + _pebbles(r, tunnel.lines)
        + _pit_props(tunnel.lines)
    )


def _pool(tunnel: Tunnel) -> str:
    """The light of a chamber. In the middle of the card it shines into the arms, elsewhere it stays in the chamber."""
    if tunnel.hub is None:
        return ""
    if tunnel.hub == MIDDLE:
        return f'<path class="u-pool" fill="url(#pool)" d="{path_data(*tunnel.floor, grain=ROUGH)}"/>'
    x, y = tunnel.hub
    return f'<circle class="u-pool" cx="{num(x + 1)}" cy="{num(y + 1.6)}" r="18" fill="url(#room-pool)"/>'


def _pick_cuts(r: random.Random, outline: Sequence[Polygon], others: Sequence[Polygon], end: Point) -> str:
    """Cuts of the pick at right angles to the wall, outside every tunnel of the card and not behind its own end."""
    gap = 4.6
    light, dark = "", ""
    for polygon in outline:
        for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
            length = math.dist((x1, y1), (x2, y2))
            if length < 1:
                continue
            ux, uy = (x2 - x1) / length, (y2 - y1) / length
            ox, oy = uy, -ux
            if ox * end[0] + oy * end[1] > 0.5:
                continue
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
                cut = stroke(a, b)
                light, dark = (light + cut, dark) if bright else (light, dark + cut)
    return f'<path class="u-cut0" d="{dark}"/><path class="u-cut1" d="{light}"/>'


def _on_card(p: Point, margin: float) -> bool:
    return margin < p[0] < 100 - margin and margin < p[1] < 140 - margin


def _rails(tunnel: Tunnel) -> str:
    """The rails of the carts, on the boards. They end before a chamber: carts are turned there by hand."""
    out = ""
    for ln in tunnel.lines:
        end = ln.total - (CHAMBER_END if tunnel.hub and not ln.through else 4 if not ln.through else 0)
        for side in (-GAUGE, GAUGE):
            points: Polygon = []
            for p, nn, at in zip(ln.points, ln.normals, ln.at, strict=True):
                if at <= end:
                    points.append((p[0] + nn[0] * side + DEPTH[0], p[1] + nn[1] * side + DEPTH[1]))
            out += way(points)
    return f'<path class="u-rail0" d="{out}"/><path class="u-rail1" d="{out}"/>'


def _pebbles(r: random.Random, lines: Sequence[Line]) -> str:
    tones: tuple[list[Polygon], list[Polygon]] = ([], [])
    for ln in lines:
        for p, nn in list(zip(ln.points, ln.normals, strict=True))[1:-1]:
            if r.random() < 0.62:
                lat = r.choice((-1, 1)) * r.uniform(0.42, 0.8) * HALF_WIDTH
                x, y = p[0] + nn[0] * lat + DEPTH[0], p[1] + nn[1] * lat + DEPTH[1]
                tones[r.randrange(2)].append(blob(r, x, y, r.uniform(1, 1.9), k=5))
    return "".join(shape(f"u-pebble{i}", *t, grain=ROUGH) for i, t in enumerate(tones) if t)


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
            out += stroke((x + nn[0] * e, y + nn[1] * e), (x - nn[0] * e, y - nn[1] * e))
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
            shade += f"M{num(x - 3)} {num(y - 3)}h6v6h-6z"
            wood += f"M{num(x - 1.5)} {num(y - 1.5)}h3v3h-3z"
    return f'<path class="u-wood0" d="{shade}"/><path class="u-wood1" d="{wood}"/>' if shade else ""
