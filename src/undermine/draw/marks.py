"""What stands in a tunnel: marks on path, start and goal cards.

Owns where on a card each mark of the deck data stands, and shapes that several of them share; what a mark looks like is
said by its feature. Every pair that means different things differs in shape, not only in colour. It never says what a
mark does.
"""

import random

from undermine.draw.art import IN_MIDDLE, IN_ROCK, Mark, marks
from undermine.draw.centreline import ROUND, WIDE, corner_course, is_curve
from undermine.draw.geometry import DEPTH, EDGE, MIDDLE, OUTWARD, Point, Polygon, num, shape
from undermine.draw.icons import web_lines
from undermine.draw.plain import plain_mark
from undermine.draw.scene import BACK, CENTRE, Face, split_mark


def mark_of(word: str) -> Mark:
    """What a word means to the eye; plainly, if no feature draws it."""
    return marks()[word] if word in marks() else plain_mark(word)


def is_drawn(text: str) -> bool:
    """Whether a mark adds anything to what its card shows by itself."""
    word, _ = split_mark(text)
    return bool(word) and mark_of(word).draw is not None


def spot(face: Face, place: str) -> Point:
    """Where a mark stands: in the middle of the tunnels, in the middle of one curve, or inside one arm."""
    hugging = bool(face.stubs) or len(face.groups) > 1
    if place == CENTRE:
        curve = next((g for g in face.groups if is_curve(g)), "")
        return corner_course(curve[0], curve[1], ROUND if hugging else WIDE)[20] if curve else MIDDLE
    if len(place) == 2 and BACK[place[0]] != place[1]:
        return corner_course(place[0], place[1], ROUND if hugging else WIDE)[20]
    if len(place) == 2:
        under_the_bridge = set(face.groups) == {"NS", "EW"} and place == "EW"
        return (14, 70) if under_the_bridge else MIDDLE
    (x, y), (dx, dy) = EDGE[place], OUTWARD[place]
    # In a stub and on a curve the mark keeps to the edge: further in lie the rubble, or what stands in the middle.
    shallow = place in face.stubs or any(place in g and is_curve(g) for g in face.groups)
    inward = 16 if shallow else 26 if dx else 32
    return x - dx * inward, y - dy * inward


def _rock_corner(face: Face) -> Point:
    """The quarter of the card with the most rock; beside a single stub, the rock behind it."""
    if not face.groups and len(face.stubs) == 1:
        return {"N": (50, 94), "S": (50, 48), "E": (28, 76), "W": (72, 76)}[face.stubs[0]]
    quarter = min(("NE", "SE", "NW", "SW"), key=lambda q: sum(s in face.open_sides for s in q))
    return (80 if "E" in quarter else 20, 113 if "S" in quarter else 28)


def mark(face: Face, text: str, r: random.Random) -> str:
    """The drawing of one mark of this face, as it lies."""
    word, place = split_mark(text)
    look = mark_of(word)
    if not word or look.draw is None:
        return ""
    bearing = next((stand for stand in face.stands if word in stand.bears), None)
    if bearing is not None:
        if "start" in face.marks:
            return ""  # it has its own ladder
        x, y = bearing.x, bearing.y
    elif look.where == IN_ROCK:
        x, y = _rock_corner(face)
    else:
        x, y = MIDDLE if look.where == IN_MIDDLE else spot(face, place)
    return look.draw(r, round(x + DEPTH[0] / 2, 1), round(y + DEPTH[1] / 2, 1))


def around(x: float, y: float, *corners: Point, both: bool = False) -> list[Polygon]:
    """A polygon given by offsets from (x, y), and its mirror image when there are two of it."""
    one: Polygon = [(x + dx, y + dy) for dx, dy in corners]
    return [one, [(x - dx, y + dy) for dx, dy in corners]] if both else [one]


def ladder(x: float, y: float, css: str = "u-ladder", *, height: float = 46, width: float = 15, head: str = "") -> str:
    """A ladder in a dark shaft: pale wood on black, so that it never melts into the floor.

    The head of the shaft may be round or a gable, as the doors of the two colours are.
    """
    t, b, q, w = y - height * 0.6, y + height * 0.4, width / 2 + 6, width / 2
    shaft: Polygon = [(x - q + 4, t - 4), (x + q - 4, t - 4), (x + q, t + 2), (x + q, b + 1)]
    shaft += [(x + q - 4, b + 6), (x - q + 4, b + 6), (x - q, b + 1), (x - q, t + 2)]
    rails = f"M{num(x - w)} {num(t)}V{num(b + 2)}M{num(x + w)} {num(t)}V{num(b + 2)}"
    rungs = "".join(f"M{num(x - w)} {num(t + 5 + i * 8)}h{num(width)}" for i in range(int((height - 6) / 8) + 1))
    light: Polygon = [(x - w, t - 3), (x + w, t - 3), (x + w + 5, t + height + 4), (x - w - 5, t + height + 4)]
    crest = ""
    if head:
        gable = (
            f"L{num(x)} {num(t - 14)}L"
            if head == "gable"
            else f"C{num(x - q)} {num(t - 15)} {num(x + q)} {num(t - 15)} "
        )
        crest = f'<path class="u-shaft" d="M{num(x - q)} {num(t + 2)}{gable}{num(x + q)} {num(t + 2)}"/>'
    well = shape("u-shaft", shaft) + crest
    return well + shape("u-shaft-light", light) + f'<path class="{css}" d="{rails}{rungs}"/>'


def web(_: random.Random, x: float, y: float) -> str:
    lines = web_lines(x, y)
    return f'<path class="u-web0" d="{lines}"/><path class="u-web1" d="{lines}"/>'
