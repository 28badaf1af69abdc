"""Icons on a grid of 64: how they are cut, and a thing broken in two.

Owns the strokes of the small pictures that stand on action cards, seats and marks: two or three flat tones, left light,
right shade, nothing thinner than 2.4, so that they read at 18 px. What they show is drawn by features. It knows no
cards and no frames.
"""

import math
from functools import cache
from typing import Final

from undermine.draw.art import arts
from undermine.draw.geometry import num


def cut(css: str, *outlines: str) -> str:
    """Straight-edged shapes of one tone, each given as its corners "x y x y …"."""
    return f'<path class="{css}" d="{"".join(f"M{o}Z" for o in outlines)}"/>'


def line(css: str, data: str) -> str:
    return f'<path class="{css}" d="{data}"/>'


def dot(css: str, x: float, y: float, radius: float) -> str:
    return f'<circle class="{css}" cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"/>'


def moved(drawing: str, transform: str) -> str:
    return f'<g transform="{transform}">{drawing}</g>'


def web_lines(x: float, y: float, scale: float = 1.0) -> str:
    """Path data of a spider's web; marks draw the same web on tunnels."""
    angles = [i * math.pi / 4 + 0.2 for i in range(8)]

    def ring(radius: float) -> list[str]:
        return [f"{num(x + math.cos(t) * radius * scale)} {num(y + math.sin(t) * radius * scale)}" for t in angles]

    spokes = "".join(f"M{num(x)} {num(y)}L{tip}" for tip in ring(22))
    return spokes + "".join("M" + "L".join(ring(radius)) + "Z" for radius in (7, 13, 19))


BOT: Final = (
    cut("u-pale", "12 18 52 18 56 26 56 52 50 58 14 58 8 52 8 26")
    + cut("u-pale2", "32 18 52 18 56 26 56 52 50 58 32 58")
    + cut("u-ink", "16 28 48 28 48 42 16 42")
    + cut("u-flame", "20 31 28 31 28 39 20 39", "36 31 44 31 44 39 36 39")
    + cut("u-brass", "29 6 35 6 35 18 29 18")
    + dot("u-brass", 32, 6, 5)
    + cut("u-ink", "22 48 42 48 42 52 22 52")
)

ZIGZAG: Final = "40 -6 29 12 38 24 25 36 36 50 27 70"
BREAK_CLIPS: Final[dict[str, str]] = {
    "break-l": f'<clipPath id="break-l"><path d="M-20 -20 40 -20 {ZIGZAG} 27 90 -20 90Z"/></clipPath>',
    "break-r": f'<clipPath id="break-r"><path d="M90 -20 40 -20 {ZIGZAG} 27 90 90 90Z"/></clipPath>',
}


def broken(icon: str) -> str:
    """The whole icon split along one zigzag and pulled apart."""
    return (
        f'<g transform="translate(-4 1) rotate(-9 32 60)"><g clip-path="url(#break-l)">{icon}</g></g>'
        f'<g transform="translate(5 2) rotate(11 32 60)"><g clip-path="url(#break-r)">{icon}</g></g>'
        '<path class="u-crack" d="M44 -8L33 10L42 23L28 36L39 50L31 68"/>'
    )


def snuffed(icon: str) -> str:
    """The same lantern without its flame."""
    return icon.replace("u-flame2", "u-ink").replace("u-flame", "u-ink")


@cache
def icons() -> dict[str, str]:
    """Every icon by its name: those of features, and the bot's."""
    return {**{name: drawing for art in arts() for name, drawing in art.icons.items()}, "bot": BOT}


@cache
def breakable() -> tuple[str, ...]:
    """Icons that are shown broken, too."""
    return tuple(name for art in arts() for name in art.breakable)
