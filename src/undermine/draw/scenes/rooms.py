"""Scenes of waiting, of losing one's way and of striking gold: what stands behind words where no board is.

Owns their compositions: `lobby` (nobody has come yet), `offline` (the ladder is broken), `lost` (no such place), all
640 x 360, `vein` (the end of a round, 1440 x 480, fading into the page) and `wall` (a tile that repeats).
"""

from undermine.draw.crystal import crystal
from undermine.draw.dwarfs import DWARFS, hat
from undermine.draw.geometry import chance, num
from undermine.draw.gold import hoard, nugget
from undermine.draw.rock import WALL_SIZE, wall_tile
from undermine.draw.scenes.figures import figure, flat, placed_figure
from undermine.draw.scenes.land import STONE, eyes, facets, ground, icon, ladder, light, moon, props, ridge, teeth
from undermine.draw.scenes.mine import dig_mine
from undermine.draw.scenes.paper import picture


def _hat(who: int, x: float, y: float, scale: float) -> str:
    """A hat on a peg; (x, y) is the peg."""
    peg = flat("#2a1a0e", f"{x - 4} {y} {x + 4} {y} {x + 3} {y + 14} {x - 3} {y + 14}")
    move = f"translate({num(x - 50 * scale)} {num(y - 18 * scale)}) scale({scale})"
    return f'{peg}<g transform="{move}">{hat(DWARFS[who])}</g>'


def lobby() -> str:
    """The room above the mine: hats on their pegs, cards on the table, nobody there yet."""
    boards = "".join(f"M0 {y}H640" for y in range(18, 230, 30)) + "".join(
        f"M{x} {y}v30"
        for y, xs in (
            (18, (120, 430)),
            (48, (260, 560)),
            (78, (70, 390)),
            (108, (210, 520)),
            (138, (110, 350)),
            (168, (280, 590)),
        )
        for x in xs
    )
    body = '<path fill="#4a3019" d="M0 0H640V232H0Z"/>'
    body += f'<path fill="none" stroke="#341f0e" stroke-width="3" d="{boards}"/>'
    body += '<path fill="#2a190c" d="M0 226H640V360H0Z"/><path fill="#3a2412" d="M0 226H640V240H0Z"/>'
    body += '<path fill="#10162c" d="M470 40H590V136H470Z"/>'
    body += '<path fill="#232748" d="M470 118L508 88L536 108L566 78L590 96V136H470Z"/>'
    body += moon(552, 70, 13)
    body += '<path fill="none" stroke="#6f4a28" stroke-width="10" d="M465 35H595V141H465Z"/>'
    body += '<path stroke="#6f4a28" stroke-width="6" d="M530 40V136M470 88H590"/>'
    body += '<path fill="#6a4525" d="M40 84H430V98H40Z"/><path fill="#855a30" d="M40 84H430V89H40Z"/>'
    for x, who in ((78, 0), (160, 1), (240, 4), (400, 10)):
        body += _hat(who, x, 92, 0.8)
    body += light(320, 168, 220, "lamp-glow", 0.6)
    body += '<path stroke="#1d120a" stroke-width="3" d="M320 0V112"/>' + icon("lantern", 320, 140, 62)
    stools = ((120, 282), (200, 302), (440, 302), (520, 282))
    for x, y in stools:
        body += flat(
            "#3b2413",
            f"{x - 18} {y} {x - 10} {y} {x - 14} {y + 44} {x - 22} {y + 44}",
            f"{x + 10} {y} {x + 18} {y} {x + 22} {y + 44} {x + 14} {y + 44}",
        )
        body += flat("#7a5029", f"{x - 26} {y - 8} {x + 26} {y - 8} {x + 24} {y + 4} {x - 24} {y + 4}") + flat(
            "#5b3a1d", f"{x} {y - 8} {x + 26} {y - 8} {x + 24} {y + 4} {x} {y + 4}"
        )
    body += flat("#3b2413", "206 262 226 262 216 346 200 346", "414 262 434 262 440 346 424 346")
    body += flat("#8b5d31", "150 238 490 238 516 262 124 262") + flat("#6a4525", "124 262 516 262 516 274 124 274")
    for x, turn in ((214, -8), (268, 4), (390, -4), (438, 9)):
        body += f'<g transform="translate({x} 250) rotate({turn}) scale(.9 .42)">'
        body += (
            flat("#27313d", "-18 -24 18 -24 18 24 -18 24")
            + flat("#c9a25a", "0 -14 10 -6 10 6 0 14 -10 6 -10 -6")
            + "</g>"
        )
    body += nugget(330, 246, 8) + nugget(348, 250, 6) + nugget(316, 252, 5)
    return picture(body, 640, 360)


def offline() -> str:
    """The ladder to the daylight is broken; somebody waits below, with light enough."""
    body = facets("offline", (0, 0, 640, 360), 62, ("#171b22", "#1b2029", "#202632", "#13161d"))
    body += flat("#0b0e14", "248 -10 392 -10 412 90 398 200 430 370 210 370 240 200 226 90")
    body += light(320, 0, 170, "moon-glow", 1) + light(258, 268, 190, "lamp-glow", 0.6)
    body += flat("#9db4dc", "276 -10 364 -10 352 16 330 24 300 20 284 12", opacity=0.9)
    body += flat("#dfe9ff", "290 -10 352 -10 342 8 310 12", opacity=0.9)
    body += ladder(340, -6, 108, 30)
    body += f'<g transform="rotate(17 372 322)">{ladder(372, 214, 330, 30)}</g>'
    snapped = "M325 108l-5 12l9 6M355 108l7 10l-8 9M322 146l-10 -4M350 158l12 -3"
    body += f'<path fill="none" stroke="#ffeec6" stroke-width="4" d="{snapped}"/>'
    for x, y, turn in ((318, 176, 24), (356, 188, -36), (334, 206, 70)):
        body += f'<path stroke="#ffeec6" stroke-width="4" transform="rotate({turn} {x} {y})" d="M{x - 14} {y}h28"/>'
    body += ground(
        "#241d16", ridge(chance("offline"), [(-10, 330), (150, 322), (320, 330), (480, 322), (650, 332)], 4), 370
    )
    body += flat(
        "#101319",
        "-10 -10 236 -10 222 90 236 200 206 370 -10 370",
        "650 -10 404 -10 418 90 404 200 434 370 650 370",
        opacity=0.35,
    )
    body += placed_figure(figure(DWARFS[1], "lantern"), 270, 334, 124) + light(315, 306, 60, "lamp-glow", 0.9)
    body += eyes(120, 250, 0.9, opacity=0.5) + eyes(540, 212, 0.8, opacity=0.4)
    return picture(body, 640, 360)


def lost() -> str:
    """Three mouths, one map, and no idea."""
    body = facets("lost", (0, 0, 640, 360), 62, ("#2b3341", "#313a49", "#373f4f", "#262d3a"))
    for x, top, wide in ((120, 150, 70), (330, 128, 82), (540, 150, 70)):
        left, right, slant = x - wide, x + wide, wide * 0.45
        mouth = f"{left} 300 {left} {top + 40} {num(left + slant)} {top} {num(right - slant)} {top}"
        body += flat("#07090d", f"{mouth} {right} {top + 40} {right} 300")
        body += props(x, top - 4, 304, wide * 2 - 16, 15)
    body += eyes(120, 226, 1.1, opacity=0.8) + eyes(548, 214, 0.9, "#ff8a5c", 0.7)
    body += light(330, 250, 70, "gold-glow", 0.35)
    body += teeth("lost", ridge(chance("lost"), [(-10, 20), (200, 6), (420, 14), (650, 4)], 6), 70, "#1b212b")
    body += '<path fill="#1b212b" d="M0 0H640V16H0Z"/>'
    body += ground("#2a2119", ridge(chance("lost floor"), [(-10, 300), (210, 306), (420, 300), (650, 306)], 4), 370)
    body += light(250, 280, 200, "lamp-glow", 0.55)
    body += flat("#5b3a1d", "432 186 442 186 444 330 430 330")
    body += (
        flat("#8b5d31", "398 192 452 192 452 214 398 214 386 203")
        + flat("#7a5029", "424 222 478 222 492 233 478 244 424 244")
        + flat("#8b5d31", "402 252 452 252 452 272 402 272 390 262")
    )
    body += '<path stroke="#3b2413" stroke-width="3" d="M404 203H440M432 233H470M408 262H440"/>'
    body += (
        placed_figure(figure(DWARFS[4], "map"), 236, 336, 164)
        + icon("lantern", 160, 318, 46)
        + light(160, 318, 60, "lamp-glow", 0.8)
    )
    return picture(body, 640, 360)


def vein() -> str:
    """Behind the end of a round: the tunnel that reached the gold, dimmed for the words before it."""
    strip = {
        (x, 0): cell for x, cell in enumerate(("EW", "ESW", "EW", "NEW", "EW", "EW", "ESW", "EW", "NESW", "EW", "EW"))
    }
    strip |= {(1, 1): "NS", (6, 1): "NE", (7, 1): "+w", (3, -1): "NS", (8, -1): "NS", (8, 1): "NS"}
    inside = dig_mine(strip) + hoard(852, 74)
    for x, who, pose in ((250, 0, "lantern"), (700, 9, "pick")):
        inside += placed_figure(figure(DWARFS[who], pose), x, 88, 52)
    inside += crystal(560, -40, 1.2) + crystal(440, 190, 1.0)
    body = facets("vein", (0, 0, 1440, 480), 92, STONE)
    body += light(1250, 180, 420, "warm", 1) + light(300, 180, 380, "warm", 0.7)
    body += f'<g transform="translate(-40 70) scale(1.52)">{inside}</g>'
    body += '<path fill="#0c0e13" opacity=".5" d="M0 0H1440V480H0Z"/><path fill="url(#fade)" d="M0 200H1440V480H0Z"/>'
    return picture(body, 1440, 480)


def wall() -> str:
    """The rock behind everything: a tile that repeats without a seam."""
    return picture(wall_tile(), WALL_SIZE, WALL_SIZE)
