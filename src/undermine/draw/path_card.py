"""Path, start and goal cards: rock, tunnels, rubble and marks put together.

Owns the order of the layers, and which part of a card lights which of them: every link group and every stub can be
lit or dark by itself. It never works out what is joined to what; the caller names the lit sides.
"""

import random
import zlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from undermine.draw.centreline import ROUND, WIDE, arm, group_lines
from undermine.draw.geometry import DEPTH, MIDDLE, Point, Polygon, chance, num, shape
from undermine.draw.marks import is_drawn, mark, mark_of, spot
from undermine.draw.rock import FRAME, NIGHT, ROCKS, chalk_cross, rock_use, rubble
from undermine.draw.scene import CENTRE, Face, ordered, split_mark
from undermine.draw.tunnel import Tunnel, body, dig, spill

VARIANTS: Final = 2
"""So many ways to hew the same shape; which one a card shows depends on its id."""


@dataclass(frozen=True)
class Layer:
    """One sheet of a card. Layers of one name are the same drawing, whichever cards they lie on.

    `sides` are those of the part that lights it; a layer without sides is lit as soon as any part of the card is.
    """

    name: str
    sides: str
    drawing: str


@dataclass(frozen=True)
class Part:
    """One group or stub, cut: its heap of rubble, and what lies `above` all floors, the planks of a bridge."""

    sides: str
    name: str
    tunnel: Tunnel
    heap: str
    above: str
    chance: random.Random


def path_card(face: Face, *, turned: bool = False, lit: frozenset[str] | None = None) -> str:
    """The inner SVG of a card of 100 x 140.

    `lit` holds the sides, as the card lies, that light has reached; None leaves the light to whatever is around the
    drawing. A turned card is drawn from its turned sides, never rotated, so the light always falls the same way.
    """
    face = face.turned() if turned else face
    rock, *others = layers(face)
    out = rock.drawing + (NIGHT if lit is not None and not lit & set(face.open_sides) else "")
    return out + "".join(_in_light(layer, lit) for layer in others)


def _in_light(layer: Layer, lit: frozenset[str] | None) -> str:
    part = f' data-sides="{layer.sides}"' if layer.sides else ""
    reached = lit is not None and bool(lit & set(layer.sides) if layer.sides else lit)
    light = "" if lit is None else f' class="{"lit" if reached else "dark"}"'
    return f"<g{light}{part}>{layer.drawing}</g>" if light or part else layer.drawing


@lru_cache(maxsize=1024)
def layers(face: Face) -> tuple[Layer, ...]:
    """The sheets of a card as it lies, from the rock upwards.

    Light falls on the rock before any tunnel is cut into it, so what all parts spill lies below all their floors; the
    planks of a bridge lie over the tunnel below it.
    """
    rock = chance(face.id).randrange(ROCKS)
    out = [Layer(f"rock-{rock}", "", rock_use(rock) + FRAME)]
    parts = cut(face)
    outlines = [p for part in parts for p in part.tunnel.outline]
    spills = [Layer(f"{p.name}-spill", p.sides, spill(p.tunnel, p.chance, outlines)) for p in parts]
    bodies = [Layer(p.name, p.sides, body(p.tunnel, p.chance) + p.heap) for p in parts]
    if len(parts) == 1:
        out.append(Layer(parts[0].name, parts[0].sides, spills[0].drawing + bodies[0].drawing))
    else:
        out += spills + bodies
    out += [Layer(f"{p.name}-above", p.sides, p.above) for p in parts if p.above]
    marks = _marks(face)
    if marks:
        # Named by what it shows: a mark that stays where it is when the card is turned is one drawing.
        out.append(Layer(f"marks-{zlib.crc32(marks.encode()):08x}", "", marks))
    return tuple(out)


def _marks(face: Face) -> str:
    r = chance(f"{face.id}/marks")
    out = ""
    if not face.groups and all(split_mark(m)[1] != CENTRE or not is_drawn(m) for m in face.marks):
        out += chalk_cross(r, *_dead_middle(face.stubs))
    stones = "".join(_flagstone(stand.x, stand.y) for stand in face.stands if not set(stand.bears) - {"bridge"})
    return out + stones + "".join(mark(face, m, r) for m in face.marks)


def cut(face: Face) -> list[Part]:
    """Every part of the card, in the order in which the floors are drawn."""
    groups = sorted(ordered(g) for g in face.groups)
    variant = zlib.crc32(face.id.encode()) % VARIANTS
    room = any(mark_of(split_mark(m)[0]).needs_room for m in face.marks) and len(groups) == 1 and not _is_aside(face)
    hewn = f"{'+'.join([*groups, ordered(face.stubs).lower()]).rstrip('+')}{'o' if room else ''}-{variant}"
    if groups == ["EW", "NS"]:
        return _bridge(hewn)
    parts: list[Part] = []
    bend = ROUND if len(groups) > 1 or face.stubs else WIDE
    for g in groups:
        name = f"cut-{hewn}" if len(groups) == 1 and not face.stubs else f"cut-{hewn}-{g}"
        r = chance(name)
        hub: Point | None = None
        if len(g) != 2:
            hub = MIDDLE
        elif room:
            hub = spot(face, CENTRE)
        parts.append(Part(g, name, dig(group_lines(g, r, bend), r, hub=hub), "", "", r))
    for side in ordered(face.stubs):
        length = _stub_length(face, side)
        alone = "" if len(groups) + len(face.stubs) > 1 else "-alone"
        name = f"stub-{side}{num(length)}-{variant}{alone}"
        r = chance(name)
        tunnel = dig([arm(side, length, r)], r, stub=True)
        parts.append(Part(side, name, tunnel, rubble(r, side, length), "", r))
    return parts


def _is_aside(face: Face) -> bool:
    """Whether what the card bears is not in its middle."""
    return any(stand.bears and (stand.x, stand.y) != spot(face, CENTRE) for stand in face.stands)


def _bridge(hewn: str) -> list[Part]:
    """East-west runs below; north-south crosses it on planks."""
    r = chance(f"cut-{hewn}-EW")
    below = Part("EW", f"cut-{hewn}-EW", dig(group_lines("EW", r, ROUND), r), "", "", r)
    r = chance(f"cut-{hewn}-NS")
    ramps = dig([arm("N", 52, r), arm("S", 52, r)], r)
    return [Part("NS", f"cut-{hewn}-NS", ramps, "", _planks(r), r), below]


def _planks(r: random.Random) -> str:
    out = '<path class="u-shadow" d="M36 40L74 48V104L66 108L36 100Z"/>'
    boards: tuple[list[Polygon], list[Polygon]] = ([], [])
    y = 40.0
    while y < 100:
        a, b = r.uniform(-1.2, 1), r.uniform(-1, 1.4)
        boards[r.choice((0, 1, 1))].append([(33 + a, y), (67 + b, y), (67 + b, y + 5.4), (33 + a, y + 5.4)])
        y += 6.3
    out += shape("u-wood2", *boards[0]) + shape("u-wood3", *boards[1])
    for x in (34.5, 65.5):
        out += f'<path class="u-rope0" d="M{x} 37V103"/><path class="u-rope1" d="M{x} 37V103"/>'
        posts = "".join(f"M{num(x - 3)} {num(yy - 3)}h6v6h-6z" for yy in (38, 58, 82, 102))
        heads = "".join(f"M{num(x - 1.6)} {num(yy - 1.8)}h3.2v3h-3.2z" for yy in (38, 58, 82, 102))
        out += f'<path class="u-wood0" d="{posts}"/><path class="u-wood1" d="{heads}"/>'
    return out


def _stub_length(face: Face, side: str) -> float:
    """How far a stub reaches: never so far that it seems to meet another part of the card."""
    upright = side in "NS"
    if not face.groups:
        alone = len(face.stubs) == 1
        return (52 if alone else 38) if upright else (38 if alone else 23)
    joined = set("".join(face.groups))
    if upright:
        return 36 if joined & set("EW") else 46
    return 21 if joined & set("NS") else 30


def _dead_middle(stubs: tuple[str, ...]) -> Point:
    return MIDDLE if len(stubs) != 1 else {"N": (50, 92), "S": (50, 48), "E": (34, 70), "W": (66, 70)}[stubs[0]]


def _flagstone(x: float, y: float) -> str:
    """A worn slab on the floor: one step."""
    x, y = x + DEPTH[0] / 2, y + DEPTH[1] / 2
    slab = f"M{num(x - 8)} {num(y - 4)}l4.6 -3.4h6.8l4.6 3.4v5l-4.6 3.4h-6.8l-4.6 -3.4z"
    return (
        f'<path class="u-slab0" d="{slab}"/><path class="u-slab1" d="M{num(x - 6)} {num(y - 3)}l3.6 -2.6h5l3.6 2.6"/>'
    )
