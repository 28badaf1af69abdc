"""Path, start and goal cards: rock, tunnels, rubble and marks put together.

Owns the order of the layers and the light of each part: every link group and every stub is carved in an element of
its own, `lit` or `dark`. It never works out what is joined to what; the caller names the lit sides.
"""

import random
from dataclasses import dataclass

from undermine.draw.centreline import ROUND, WIDE, arm, group_lines
from undermine.draw.geometry import MIDDLE, Point, chance, num, path_data
from undermine.draw.marks import ROOMS, UNDRAWN, mark, spot
from undermine.draw.rock import FRAME, NIGHT, ROCKS, chalk_cross, rock_use, rubble
from undermine.draw.scene import CENTRE, Face, ordered, split_mark
from undermine.draw.tunnel import Tunnel, body, dig, spill


@dataclass(frozen=True)
class _Part:
    """One group or stub, cut; `above` is what lies over all floors: rubble, or the planks of a bridge."""

    sides: str
    tunnel: Tunnel
    above: str
    chance: random.Random


def path_card(face: Face, *, turned: bool = False, lit: frozenset[str] | None = None, key: str = "") -> str:
    """The inner SVG of a card of 100 x 140.

    `lit` holds the sides, as the card lies, that light has reached; None leaves the light to whatever is around the
    drawing. A turned card is drawn from its turned sides, never rotated, so the light always falls the same way.
    `key` begins the ids inside; two drawings in one document need different keys.
    """
    face = face.turned() if turned else face
    key = key or face.id
    r = chance(face.id)
    out = rock_use(r.randrange(ROCKS)) + FRAME
    parts = _cut(face)
    outlines = [p for part in parts for p in part.tunnel.outline]
    if lit is not None and not lit & set(face.open_sides):
        out += NIGHT
    # Dark spill is a shadow; laid after light it would put the light out.
    for part in sorted(parts, key=lambda p: _is_lit(p.sides, lit)):
        out += _in_light(part.sides, lit, spill(part.tunnel, f"{key}-{part.sides}", part.chance, outlines))
    for part in parts:
        out += _in_light(part.sides, lit, body(part.tunnel, f"{key}-{part.sides}", part.chance))
    for part in parts:
        if part.above:
            out += _in_light(part.sides, lit, part.above)
    if not face.groups and all(split_mark(m)[1] != CENTRE or m in UNDRAWN for m in face.marks):
        out += chalk_cross(r, *_dead_middle(face.stubs))
    for m in face.marks:
        out += mark(face, m, r)
    return out


def _is_lit(sides: str, lit: frozenset[str] | None) -> bool:
    return lit is None or bool(lit & set(sides))


def _in_light(sides: str, lit: frozenset[str] | None, drawing: str) -> str:
    light = "" if lit is None else ' class="lit"' if _is_lit(sides, lit) else ' class="dark"'
    return f'<g{light} data-sides="{sides}">{drawing}</g>'


def _cut(face: Face) -> list[_Part]:
    """Every part of the card, in the order in which the floors are drawn."""
    groups = sorted(ordered(g) for g in face.groups)
    if groups == ["EW", "NS"]:
        return _bridge(face)
    parts: list[_Part] = []
    room = any(split_mark(m)[0] in ROOMS for m in face.marks)
    bend = ROUND if len(groups) > 1 or face.stubs else WIDE
    for g in groups:
        r = chance(f"{face.id}/{g}")
        hub: Point | None = None
        if len(g) != 2:
            hub = MIDDLE
        elif room and len(groups) == 1:
            hub = spot(face, CENTRE)
        parts.append(_Part(g, dig(group_lines(g, r, bend), r, hub=hub), "", r))
    for side in ordered(face.stubs):
        r = chance(f"{face.id}/+{side}")
        length = _stub_length(face, side)
        tunnel = dig([arm(side, length, r)], r, stub=True)
        parts.append(_Part(side, tunnel, rubble(r, side, length), r))
    return parts


def _bridge(face: Face) -> list[_Part]:
    """East-west runs below; north-south crosses it on planks."""
    r = chance(f"{face.id}/EW")
    below = _Part("EW", dig(group_lines("EW", r, ROUND), r), "", r)
    r = chance(f"{face.id}/NS")
    ramps = dig([arm("N", 52, r), arm("S", 52, r)], r)
    return [_Part("NS", ramps, _planks(r), r), below]


def _planks(r: random.Random) -> str:
    out = '<path class="u-shadow" d="M36 40L74 48V104L66 108L36 100Z"/>'
    y = 40.0
    while y < 100:
        a, b = r.uniform(-1.2, 1), r.uniform(-1, 1.4)
        board = path_data([(33 + a, y), (67 + b, y), (67 + b, y + 5.4), (33 + a, y + 5.4)])
        out += f'<path class="u-wood{r.choice((2, 3, 3))}" d="{board}"/>'
        y += 6.3
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
