"""The pictures of the boxes, 520 x 340 each: what kind of game lies in which.

Owns their compositions. They are looked at in the size of a playing card, so each has one thing that is seen first:
gold in the wall, a bridge between two doors, two who meet, one alone, and what sits in the dark. It never says what is
in a box.
"""

import math
from typing import Final

from undermine.draw.crystal import crystal
from undermine.draw.dwarfs import DWARFS
from undermine.draw.geometry import chance, num
from undermine.draw.gold import nugget
from undermine.draw.scenes.figures import figure, flat, hooded, placed_figure
from undermine.draw.scenes.land import eyes, facets, ground, icon, light, props, ridge, teeth, track
from undermine.draw.scenes.paper import picture

WIDTH: Final = 520
HEIGHT: Final = 340


def _roof(seed: str, colour: str, height: float, length: float = 46) -> str:
    """The roof of a cave: a broken edge with stone that hangs from it."""
    line = ridge(
        chance(seed), [(-10, height), (130, height * 0.62), (260, height * 0.5), (390, height * 0.66), (530, height)], 9
    )
    return ground(colour, line, -10) + teeth(seed, line, length, colour)


def _floor(seed: str, colour: str, edge: str, y: float) -> str:
    line = ridge(chance(seed), [(-10, y), (150, y + 6), (330, y), (530, y + 4)], 4)
    top = "M" + "L".join(f"{num(px)} {num(py)}" for px, py in line)
    return ground(colour, line, HEIGHT + 10) + f'<path fill="none" stroke="{edge}" stroke-width="4" d="{top}"/>'


def _stand(who: int, pose: str, x: float, y: float, height: float, *, mirrored: bool = False, sly: bool = False) -> str:
    shadow = f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(height * 0.34)}" ry="{num(height * 0.05)}" opacity=".4"/>'
    return shadow + placed_figure(figure(DWARFS[who], pose, sly=sly), x, y, height, mirrored=mirrored)


def _vein(x: float, y: float, scale: float) -> str:
    """Gold in the wall: a bright seam with nuggets in it."""
    seam = "M10 -150L-10 -118L8 -70L-4 -48L16 -22L4 4L22 30L10 58L28 84L16 124L30 150"
    lumps = (
        (6, -72, 9),
        (-2, -46, 12),
        (18, -20, 14),
        (2, 6, 11),
        (22, 34, 15),
        (12, 62, 10),
        (-20, -10, 8),
        (40, 12, 9),
        (22, 100, 12),
        (-4, -108, 10),
    )
    return (
        f'<g transform="translate({num(x)} {num(y)}) scale({scale:.3g})">'
        f'<path fill="none" stroke="#3a2405" stroke-width="22" stroke-linejoin="bevel" d="{seam}"/>'
        f'<path fill="none" stroke="#b9801c" stroke-width="14" stroke-linejoin="bevel" d="{seam}"/>'
        f'<path fill="none" stroke="#ffd34f" stroke-width="6" stroke-linejoin="bevel" d="{seam}"/>'
        + "".join(nugget(px, py, size) for px, py, size in lumps)
        + "</g>"
    )


def base() -> str:
    """Three dig, and one of them may not mean it."""
    body = facets("base", (0, 0, 520, 340), 58, ("#4a2c13", "#573517", "#643e1b", "#3e250f"))
    body += flat("#140c06", "126 290 126 150 152 104 240 104 266 150 266 290")
    body += placed_figure(hooded(), 204, 280, 112) + flat("#140c06", "126 290 126 256 266 256 266 290", opacity=0.5)
    body += props(196, 102, 292, 138, 17)
    body += light(330, 190, 250, "lamp-glow", 0.62) + light(440, 150, 150, "gold-glow", 0.9)
    body += ground(
        "#33200e", ridge(chance("wall"), [(396, -10), (416, 60), (402, 130), (428, 210), (410, 300)], 6), 350
    )
    body += flat("#3a2511", "396 -10 416 60 402 130 428 210 410 300 530 310 530 -10")
    body += facets("face", (420, -10, 110, 310), 44, ("#3a2511", "#472d14", "#553618"))
    body += _vein(452, 150, 1.12)
    body += _roof("roof", "#2a190b", 54, 30)
    body += _floor("floor", "#2b1a0c", "#7a4d20", 284) + track(-10, 240, 300)
    body += icon("cart", 56, 262, 96) + nugget(40, 218, 11) + nugget(66, 214, 13) + nugget(54, 206, 9)
    body += _stand(2, "push", 130, 312, 150, mirrored=True)
    body += _stand(1, "lantern", 276, 308, 150) + light(326, 274, 54, "lamp-glow", 0.8)
    body += _stand(0, "swing", 374, 316, 190)
    body += '<path stroke="#fff0b8" stroke-width="4" d="M436 122l14 -16M446 136l22 -6M430 108l2 -20"/>'
    return picture(body, WIDTH, HEIGHT)


def _blue_door(x: float, y: float, scale: float) -> str:
    bands = "M-30 -16h60v9h-60zM-30 8h60v9h-60z"
    return (
        f'<g transform="translate({num(x)} {num(y)}) scale({scale:.3g})">'
        '<path fill="#0f1420" d="M-40 40V-20C-40 -74 40 -74 40 -20V40Z"/>'
        '<path fill="#7d8798" d="M-40 40V-20C-40 -74 40 -74 40 -20V40H32V-18C32 -60 -32 -60 -32 -18V40Z"/>'
        '<path fill="#3f86d8" d="M-30 40V-18C-30 -56 30 -56 30 -18V40Z"/>'
        '<path fill="#2f6cb5" d="M4 40V-46C20 -42 30 -32 30 -18V40Z"/>'
        f'<path fill="#143457" d="{bands}"/><circle r="11" cy="-26" fill="#fff1c9" stroke="#14100c" stroke-width="3"/>'
        '<path stroke="#14100c" stroke-width="3" d="M-11 -26H11M0 -37V-15"/>'
        '<circle cx="21" cy="24" r="4" fill="#e2a93b"/></g>'
    )


def _green_door(x: float, y: float, scale: float) -> str:
    return (
        f'<g transform="translate({num(x)} {num(y)}) scale({scale:.3g})">'
        + flat("#0f1420", "-40 40 -40 -24 0 -68 40 -24 40 40")
        + flat("#7d8798", "-40 40 -40 -24 0 -68 40 -24 40 40 32 40 32 -20 0 -56 -32 -20 -32 40")
        + flat("#4fa35a", "-30 40 -30 -19 0 -52 30 -19 30 40")
        + flat("#3c8447", "4 40 4 -48 30 -19 30 40")
        + '<path stroke="#16401f" stroke-width="3.4" d="M-15 -35V40M0 -50V40M15 -35V40"/>'
        + flat("#16401f", "-30 32 24 -6 30 -6 30 4 -22 40 -30 40")
        + flat("#fff1c9", "0 -42 11 -28 0 -14 -11 -28")
        + '<circle cx="-21" cy="24" r="4" fill="#e2a93b"/></g>'
    )


def expansion() -> str:
    """A bridge between two doors, over a deep that glows."""
    body = facets("expansion", (0, 0, 520, 340), 56, ("#2b2747", "#322d52", "#3a345e", "#25223d"))
    body += light(260, 320, 230, "crystal-glow", 1) + light(260, 130, 190, "lamp-glow", 0.4)
    body += teeth("deep", [(120, 344), (400, 344)], 130, "#211d38", down=False)
    body += crystal(206, 342, 2.6) + crystal(310, 346, 3.2) + crystal(262, 348, 2.2) + crystal(356, 350, 1.7)
    cliffs = (
        "-10 176 60 170 118 178 140 190 132 226 146 262 120 300 128 350 -10 350",
        "530 176 464 170 404 178 382 190 390 228 374 262 402 304 394 350 530 350",
    )
    body += flat("#1f1b33", *cliffs)
    body += flat(
        "#2c2749", "-10 176 60 170 118 178 140 190 120 204 -10 200", "530 176 464 170 404 178 382 190 402 204 530 200"
    )
    body += _roof("expansion", "#1a172b", 52, 52)
    body += flat("#171428", "-10 -10 24 -10 30 176 -10 180", "530 -10 496 -10 490 176 530 180")
    body += light(66, 120, 90, "cold", 0.9) + light(454, 120, 90, "moss", 0.9)
    body += _blue_door(66, 130, 1.05) + _green_door(454, 130, 1.05)
    body += _bridge(126, 394, 184, 16)
    body += placed_figure(figure(DWARFS[9], "lantern"), 176, 196, 84) + light(205, 180, 40, "lamp-glow", 0.9)
    body += placed_figure(figure(DWARFS[6], "pick"), 262, 201, 84)
    body += placed_figure(figure(DWARFS[4], "map"), 344, 196, 84, mirrored=True)
    return picture(body, WIDTH, HEIGHT)


def _bridge(x0: float, x1: float, y: float, sag: float) -> str:
    """Planks and ropes seen from the side, hanging a little."""

    def at(t: float) -> float:
        return y + sag * math.sin(t * math.pi)

    count = 16
    planks = ""
    for i in range(count):
        t = (i + 0.5) / count
        x = x0 + (x1 - x0) * t
        planks += f'<path fill="{("#8a5a2c", "#a9723a")[i % 2]}" d="M{num(x - 7)} {num(at(t))}h14v7h-14z"/>'
    rope = f"M{num(x0)} {num(y - 34)}Q{num((x0 + x1) / 2)} {num(y - 34 + sag * 2)} {num(x1)} {num(y - 34)}"
    under = f"M{num(x0)} {num(y + 8)}Q{num((x0 + x1) / 2)} {num(y + 8 + sag * 2)} {num(x1)} {num(y + 8)}"
    hangers = "".join(f"M{num(x0 + (x1 - x0) * i / 8)} {num(at(i / 8) - 34)}V{num(at(i / 8))}" for i in range(1, 8))
    posts = "".join(f"M{num(x - 5)} {num(y - 42)}h10v56h-10z" for x in (x0, x1))
    return (
        f'<path fill="none" stroke="#1d120a" stroke-width="5" d="{under}"/>{planks}'
        f'<path fill="none" stroke="#b98a4e" stroke-width="2" d="{hangers}"/>'
        f'<path fill="none" stroke="#d8a765" stroke-width="4" d="{rope}"/><path fill="#6a4525" d="{posts}"/>'
    )


def duel() -> str:
    """Two who dig towards the same gold from both sides."""
    blue, green = ("#1c3f6b", "#224a7c", "#29568e", "#183659"), ("#20502b", "#286236", "#2f7340", "#1a4324")
    body = f"<g>{facets('blue', (0, 0, 300, 340), 54, blue)}</g>"
    body += '<clipPath id="right"><path d="M292 -10L530 -10V350H228L252 250L238 170L276 90Z"/></clipPath>'
    body += f'<g clip-path="url(#right)">{facets("green", (220, 0, 300, 340), 54, green)}</g>'
    body += light(110, 190, 200, "cold", 0.8) + light(410, 190, 200, "moss", 0.8)
    body += _roof("duel", "#0f1a26", 40, 34) + _floor("duel", "#101b26", "#34506b", 296)
    body += light(262, 170, 170, "gold-glow", 1)
    seam = "M292 -10L276 90L238 170L252 250L228 350"
    body += f'<path fill="none" stroke="#140d04" stroke-width="34" stroke-linejoin="bevel" d="{seam}"/>'
    body += f'<path fill="none" stroke="#7a5212" stroke-width="24" stroke-linejoin="bevel" d="{seam}"/>'
    body += f'<path fill="none" stroke="#ffd34f" stroke-width="9" stroke-linejoin="bevel" d="{seam}"/>'
    lumps = (
        (284, 40, 13),
        (262, 110, 17),
        (240, 168, 22),
        (266, 196, 15),
        (248, 236, 19),
        (236, 300, 14),
        (222, 140, 12),
    )
    body += "".join(nugget(x, y, size) for x, y, size in lumps)
    body += _stand(2, "swing", 132, 316, 214) + _stand(3, "swing", 392, 316, 214, mirrored=True)
    body += '<path stroke="#fff6d8" stroke-width="5" d="M222 106l-14 -16M232 92l-4 -22M290 128l20 -10M292 144l22 4"/>'
    return picture(body, WIDTH, HEIGHT)


def solo() -> str:
    """One lantern in a hall that is far too large."""
    body = facets("solo", (0, 0, 520, 340), 64, ("#12161e", "#151a23", "#181e28", "#0f131a"))
    body += light(400, 96, 110, "gold-glow", 0.5) + nugget(394, 98, 6) + nugget(408, 102, 8) + nugget(402, 90, 5)
    body += light(158, 214, 210, "lamp-glow", 0.72)
    far = ridge(chance("far"), [(-10, 250), (90, 262), (190, 238), (300, 262), (400, 236), (530, 250)], 8)
    body += ground("#1a212c", far, 350) + teeth("far-teeth", [(240, 250), (530, 246)], 90, "#1a212c", down=False)
    body += flat(
        "#0d1118", "318 -10 352 -10 346 120 352 250 306 250 314 120", "470 -10 530 -10 530 260 486 260 478 120"
    )
    body += flat(
        "#19202b", "318 -10 330 -10 326 120 326 250 306 250 314 120", "470 -10 482 -10 488 120 496 260 486 260 478 120"
    )
    body += _roof("solo", "#0a0d13", 70, 96)
    ledge = ((-10, 268), (70, 262), (150, 270), (222, 268), (252, 286), (270, 350))
    body += ground("#2a2a2c", ridge(chance("ledge"), ledge, 4), 350)
    body += flat("#5a4326", "-10 268 70 262 150 270 222 268 252 286 228 284 150 280 70 272 -10 278")
    for x, y, wide in ((282, 300, 30), (330, 284, 24), (374, 266, 20), (412, 246, 16)):
        body += flat("#1b212b", f"{x} {y} {x + wide} {y - 3} {x + wide - 5} 350 {x + 4} 350")
        body += flat("#4a3d2a", f"{x} {y} {x + wide} {y - 3} {x + wide - 2} {y + 5} {x + 2} {y + 7}")
    body += _stand(8, "lantern", 132, 272, 152)
    body += light(181, 244, 70, "lamp-glow", 1) + eyes(436, 214, 1.1, opacity=0.75) + eyes(290, 212, 0.7, opacity=0.45)
    return picture(body, WIDTH, HEIGHT)


def cave() -> str:
    """Two clans with torches before something that has been waiting."""
    body = facets("cave", (0, 0, 520, 340), 58, ("#171226", "#1d172e", "#241c38", "#120e1e"))
    body += light(262, 120, 190, "ember", 0.9)
    body += _goblin(262, 116, 2.05)
    body += _web(70, 60) + _spider(112, 150)
    body += _roof("cave", "#0c0916", 44, 60)
    body += _web_corner(520, -6)
    hill = ridge(chance("hill"), [(-10, 262), (120, 270), (260, 282), (400, 268), (530, 258)], 5)
    body += ground("#0d0a16", hill, 350)
    body += light(104, 250, 92, "cold", 0.9) + light(418, 250, 92, "gold-glow", 0.9)
    body += _torch(142, 216, "#8fd0ff", "#e6f6ff") + _torch(382, 216, "#ffb03a", "#fff0b8")
    body += _stand(10, "stand", 62, 316, 126) + _stand(2, "stand", 122, 322, 122)
    body += _stand(0, "stand", 404, 322, 122, mirrored=True) + _stand(5, "stand", 464, 316, 126, mirrored=True)
    body += (
        eyes(212, 292, 0.9, "#ff6a3d", 0.85) + eyes(304, 306, 0.8, "#ff6a3d", 0.7) + eyes(258, 262, 0.7, "#ffcf5a", 0.6)
    )
    return picture(body, WIDTH, HEIGHT)


def _goblin(x: float, y: float, scale: float) -> str:
    """A face that fills the dark, lit from below."""
    return (
        f'<g transform="translate({num(x)} {num(y)}) scale({scale:.3g})">'
        + flat("#3b4a35", "-34 -18 -84 -44 -44 16", "34 -18 84 -44 44 16")
        + flat("#54684a", "-34 -18 -72 -38 -42 8")
        + flat("#4d5f44", "-40 -22 -22 -46 22 -46 40 -22 34 30 12 58 -12 58 -34 30")
        + flat("#5f7554", "-40 -22 -22 -46 2 -46 -6 10 -14 56 -34 30")
        + flat("#39482f", "-36 -16 -8 -4 -10 4 -34 -4", "36 -16 8 -4 10 4 34 -4")
        + flat("#ffcf3f", "-32 -12 -8 0 -28 6", "32 -12 8 0 28 6")
        + flat("#1a1206", "-20 -6 -15 -3 -17 3 -21 3", "20 -6 15 -3 17 3 21 3")
        + flat("#3d4d35", "-7 2 7 2 14 20 0 26 -14 20")
        + flat("#120c10", "-26 30 26 30 16 48 -16 48")
        + flat(
            "#f4ecd8",
            "-22 30 -15 30 -19 40",
            "-8 30 -2 30 -5 37",
            "4 30 10 30 7 37",
            "15 30 22 30 19 41",
            "-12 48 -6 48 -9 40",
            "8 48 14 48 11 41",
        )
        + "</g>"
    )


def _web(x: float, y: float) -> str:
    rings = "".join(
        "M"
        + "L".join(
            f"{num(x + math.cos(i * math.pi / 4) * k)} {num(y + math.sin(i * math.pi / 4) * k)}" for i in range(8)
        )
        + "Z"
        for k in (16, 32, 48, 64)
    )
    spokes = "".join(
        f"M{num(x)} {num(y)}L{num(x + math.cos(i * math.pi / 4) * 86)} {num(y + math.sin(i * math.pi / 4) * 86)}"
        for i in range(8)
    )
    return f'<path fill="none" stroke="#8f86ad" stroke-width="1.8" opacity=".7" d="{rings}{spokes}"/>'


def _web_corner(x: float, y: float) -> str:
    lines = "".join(f"M{num(x)} {num(y)}L{num(x - 120 + 34 * i)} {num(y + 22 + 30 * i)}" for i in range(4))
    arcs = "".join(
        "M" + "L".join(f"{num(x - dx * k)} {num(y + dy * k)}" for dx, dy in ((32, 6), (24, 14), (14, 22), (4, 30)))
        for k in (1, 2, 3)
    )
    return f'<path fill="none" stroke="#8f86ad" stroke-width="1.8" opacity=".6" d="{lines}{arcs}"/>'


def _spider(x: float, y: float) -> str:
    legs = "".join(
        f"M{num(x)} {num(y)}l{s * 18} {-12 + 7 * i}l{s * 12} {10 + 4 * i}" for s in (-1, 1) for i in range(4)
    )
    return (
        f'<path stroke="#8f86ad" stroke-width="1.6" d="M{num(x)} -10V{num(y - 10)}"/>'
        f'<path fill="none" stroke="#07050c" stroke-width="4" d="{legs}"/>'
        + flat(
            "#07050c",
            f"{x - 9} {y - 12} {x + 9} {y - 12} {x + 14} {y + 4} {x + 8} {y + 18} {x - 8} {y + 18} {x - 14} {y + 4}",
        )
        + flat(
            "#ff4d3d",
            f"{x - 6} {y + 9} {x - 1} {y + 11} {x - 5} {y + 14}",
            f"{x + 6} {y + 9} {x + 1} {y + 11} {x + 5} {y + 14}",
        )
    )


def _torch(x: float, y: float, flame: str, heart: str) -> str:
    return (
        flat("#5b3a1d", f"{x - 4} {y + 10} {x + 4} {y + 10} {x + 3} {y + 74} {x - 3} {y + 74}")
        + flat("#8b97a8", f"{x - 8} {y + 4} {x + 8} {y + 4} {x + 5} {y + 16} {x - 5} {y + 16}")
        + flat(flame, f"{x} {y - 36} {x + 14} {y - 10} {x + 8} {y + 5} {x - 8} {y + 5} {x - 13} {y - 12}")
        + flat(heart, f"{x} {y - 20} {x + 6} {y - 5} {x + 3} {y + 4} {x - 4} {y + 4} {x - 6} {y - 6}")
    )
