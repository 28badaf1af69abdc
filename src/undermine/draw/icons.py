"""Icons on a grid of 64: tools, actions, creatures, and a thing broken in two.

Owns the small pictures that stand on action cards, seats and marks: two or three flat tones, left light, right shade,
nothing thinner than 2.4, so that they read at 18 px. It knows no cards and no frames.
"""

import math
from typing import Final

from undermine.draw.geometry import num
from undermine.draw.gold import nugget

TOOLS: Final = ("pickaxe", "lantern", "cart")


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


def _wheel(x: float) -> str:
    return dot("u-grip", x, 53, 8.4) + dot("u-pale", x, 53, 3.2)


def _footprint(x: float, y: float, css: str) -> str:
    """A boot print: sole and heel, with the gap of the arch between them."""
    sole = cut(css, "-4 -11 2 -12 6 -7 5 1 -5 2 -6 -5", "-4.6 5 4.6 4.4 4 10 0 12 -4 10.6")
    return moved(sole, f"translate({x} {y}) rotate(34)")


def _small_card(css: str, x: float, y: float, angle: float) -> str:
    return moved(cut(css, f"{x} {y} {x + 18} {y} {x + 18} {y + 28} {x} {y + 28}"), f"rotate({angle} {x + 10} {y + 36})")


ICONS: Final[dict[str, str]] = {}
ICONS["pickaxe"] = (
    '<g transform="rotate(38 32 32)">'
    + cut("u-grip", "28.5 14 35.5 14 36.5 63 27.5 63")
    + cut("u-grip2", "32 14 35.5 14 36.5 63 32 63")
    + cut("u-pale", "-2 28 8 14 20 6 44 6 56 14 66 28 52 20 42 17 22 17 12 20")
    + cut("u-pale2", "66 28 52 20 42 17 32 17 32 12 44 11 56 18")
    + cut("u-brass", "25 3 39 3 40 20 24 20")
    + "</g>"
)
ICONS["lantern"] = (
    line("u-bail", "M22 17L25 7L32 3L39 7L42 17")
    + cut("u-pale", "17 24 24 14 40 14 47 24")
    + cut("u-pale2", "32 14 40 14 47 24 32 24")
    + cut("u-glass", "19 25 45 25 48 50 16 50")
    + cut("u-flame", "32 27 40 40 36 49 28 49 24 40")
    + cut("u-flame2", "32 35 36 42 34 48 30 48 28 42")
    + line("u-strut", "M19.6 25L16.6 50M44.4 25L47.4 50")
    + cut("u-pale", "13 50 51 50 54 60 10 60")
    + cut("u-pale2", "32 50 51 50 54 60 32 60")
)
ICONS["rockfall"] = (
    cut("u-pale", "22 2 38 0 46 10 42 22 28 25 18 15")
    + cut("u-pale2", "38 0 46 10 42 22 32 16")
    + cut("u-pale", "4 28 15 24 22 33 17 42 6 41")
    + cut("u-pale2", "15 24 22 33 17 42 12 34")
    + cut("u-pale", "46 28 58 29 62 39 54 46 44 40")
    + cut("u-pale2", "58 29 62 39 54 46 53 37")
    + line("u-brass-line", "M30 30V42M22 45L18 50M42 46L45 52M52 12L56 20M12 8L9 17")
    + cut("u-brass", "0 64 8 55 20 58 30 50 42 57 54 53 64 64")
)
ICONS["map"] = (
    cut("u-paper", "4 12 22 6 42 13 60 7 60 52 42 58 22 51 4 57")
    + cut("u-paper2", "22 6 42 13 42 58 22 51")
    + line("u-trail", "M11 45L18 38L24 40L31 31L38 33")
    + line("u-spot", "M43 20L53 30M53 20L43 30")
    + cut("u-hill", "10 22 14 15 18 21", "28 20 32 14 36 21")
)
ICONS["theft"] = (
    cut("u-pale", "14 8 21 6 24 24 27 3 34 3 34 24 40 6 46 9 43 28 52 22 57 27 44 45 42 62 19 62 17 46 10 30")
    + cut("u-pale2", "34 24 40 6 46 9 43 28 52 22 57 27 44 45 42 62 31 62 34 40")
    + nugget(30, 38, 11)
)
ICONS["hands-off"] = (
    cut("u-pale", "17 14 23 12 26 30 28 8 34 8 35 30 41 12 47 15 43 34 50 30 54 34 44 48 41 58 23 58 20 48 13 34")
    + dot("u-ban", 32, 32, 29)
    + line("u-ban", "M11.5 11.5L52.5 52.5")
)
ICONS["prison"] = (
    cut("u-ink", "8 4 56 4 56 60 8 60")
    + cut("u-flame", "20 24 30 28 20 30", "44 24 34 28 44 30")
    + cut("u-pale2", "22 38 42 38 46 60 18 60")
    + cut("u-pale", *(f"{x} 4 {x + 6} 4 {x + 6} 60 {x} 60" for x in (8, 22, 36, 50)))
    + cut("u-pale", "4 2 60 2 60 9 4 9", "4 55 60 55 60 62 4 62")
    + cut("u-brass", "24 28 40 28 40 42 24 42")
    + cut("u-ink", "30 32 34 32 35 39 29 39")
)
ICONS["release"] = (
    cut("u-ink", "6 4 40 4 40 60 6 60")
    + cut("u-pale", *(f"{x} 4 {x + 5} 4 {x + 5} 60 {x} 60" for x in (6, 17)))
    + cut("u-pale", "2 2 44 2 44 9 2 9", "2 55 44 55 44 62 2 62")
    + cut("u-pale2", "28 9 40 14 40 50 28 55")
    + cut("u-brass", "34 26 48 26 48 18 63 32 48 46 48 38 34 38")
)
ICONS["inspection"] = (
    dot("u-lens", 26, 26, 19)
    + cut("u-grip", "39 43 43 39 62 57 57 62")
    + cut("u-pale", "12 26 26 15 40 26 26 37")
    + dot("u-ink", 26, 26, 6.4)
    + dot("u-pale", 24, 24, 2)
)
ICONS["swap-hats"] = (
    cut("u-brass", "6 30 16 4 26 30")
    + cut("u-brass2", "16 4 26 30 18 30")
    + cut("u-pale", "2 30 30 30 30 36 2 36")
    + cut("u-pale", "36 54 38 36 54 36 56 54")
    + cut("u-pale2", "46 36 54 36 56 54 46 54")
    + cut("u-brass", "32 54 60 54 60 60 32 60")
    + line("u-pale-line", "M36 14H54V26M49 21L54 27L59 21M26 52H10V43M5 48L10 42L15 48")
)
ICONS["key"] = dot("u-ring", 18, 32, 12) + cut("u-brass", "28 28 62 28 62 44 55 44 55 36 49 36 49 42 42 42 42 36 28 36")
ICONS["secret"] = (
    cut("u-paper", "6 12 58 12 58 52 6 52")
    + line("u-fold", "M6 13L32 36L58 13")
    + cut("u-red", "32 26 40 30 41 39 34 45 26 42 23 34")
)
ICONS["axe"] = (
    cut("u-grip", "29 4 35 4 37 63 28 63")
    + cut("u-pale", "29 10 16 6 4 16 2 30 14 38 29 30", "35 10 48 6 60 16 62 30 50 38 35 30")
    + cut("u-pale2", "35 20 62 24 62 30 50 38 35 30")
)
ICONS["crawler"] = (
    line(
        "u-limb",
        "M8 46L3 56M17 38L8 30M22 48L19 59M31 34L25 23M36 46L36 57M44 30L41 18M49 40L54 50M52 14L47 3M58 14L63 4",
    )
    + cut("u-pale2", "2 40 12 36 16 48 6 51")
    + cut("u-pale", "12 35 24 32 27 47 16 49")
    + cut("u-pale2", "24 31 36 29 39 44 27 46")
    + cut("u-pale", "35 27 46 22 53 36 40 43")
    + cut("u-pale", "45 18 51 11 60 12 64 21 60 31 52 33")
    + cut("u-pale2", "55 12 60 12 64 21 60 31 52 33 57 22")
    + cut("u-flame", "52 17 59 20 52 22")
)
ICONS["goblin"] = (
    cut("u-pale", "14 24 22 10 42 10 50 24 46 46 32 58 18 46")
    + cut("u-pale", "15 26 -2 14 12 36", "49 26 66 14 52 36")
    + cut("u-pale2", "32 10 42 10 50 24 46 46 32 58")
    + cut("u-flame", "19 26 30 31 20 33", "45 26 34 31 44 33")
    + cut("u-ink", "20 42 44 42 38 50 26 50")
    + cut("u-pale", "23 42 27 42 25 47", "37 42 41 42 39 47")
    + cut("u-brass2", "30 32 34 32 36 40 28 40")
)
ICONS["veto"] = cut("u-red", "19 2 45 2 62 19 62 45 45 62 19 62 2 45 2 19") + cut(
    "u-pale", "22 22 26 18 32 26 38 18 42 22 36 31 46 42 41 46 32 37 23 46 18 42 28 31"
)
ICONS["swap-goals"] = (
    cut("u-pale2", "4 8 26 8 26 40 4 40")
    + cut("u-brass", "38 24 60 24 60 56 38 56")
    + line("u-pale-line", "M32 10H50V18M45 14L50 20L55 14M32 54H14V46M9 50L14 44L19 50")
    + cut("u-pale", "12 18 18 18 20 26 15 30 10 26")
)
ICONS["treasury"] = (
    cut("u-grip", "4 26 60 26 56 58 8 58")
    + cut("u-grip2", "34 26 60 26 56 58 34 58")
    + cut("u-pale", "4 24 60 24 60 31 4 31")
    + nugget(20, 18, 9)
    + nugget(42, 18, 9)
    + nugget(31, 12, 10)
    + cut("u-brass", "26 30 38 30 38 44 26 44")
)
ICONS["direction"] = line("u-pale-band", "M54 24C48 6 18 4 11 26M10 40C16 58 46 60 53 38") + cut(
    "u-brass", "2 20 20 22 9 36", "62 44 44 42 55 28"
)
ICONS["craftsman"] = (
    '<g transform="rotate(-32 32 32)">'
    + cut("u-grip", "29 20 35 20 36 64 28 64")
    + cut("u-pale", "14 4 50 4 50 22 14 22")
    + cut("u-pale2", "32 4 50 4 50 22 32 22")
    + "</g>"
    + cut("u-brass", "50 38 53 46 62 47 55 53 57 62 50 57 43 62 45 53 38 47 47 46")
)
ICONS["greedy"] = (
    cut("u-grip", "14 20 50 20 58 44 50 62 14 62 6 44")
    + cut("u-grip2", "34 20 50 20 58 44 50 62 34 62")
    + cut("u-brass", "16 12 48 12 50 21 14 21")
    + nugget(32, 42, 12)
)
ICONS["chest"] = (
    cut("u-grip", "4 28 60 28 60 58 4 58")
    + cut("u-grip2", "34 28 60 28 60 58 34 58")
    + cut("u-grip", "4 26 10 10 54 10 60 26")
    + cut("u-brass", "2 25 62 25 62 32 2 32")
    + cut("u-pale", "26 24 38 24 38 42 26 42")
    + cut("u-ink", "30 29 34 29 35 37 29 37")
)
ICONS["bot"] = (
    cut("u-pale", "12 18 52 18 56 26 56 52 50 58 14 58 8 52 8 26")
    + cut("u-pale2", "32 18 52 18 56 26 56 52 50 58 32 58")
    + cut("u-ink", "16 28 48 28 48 42 16 42")
    + cut("u-flame", "20 31 28 31 28 39 20 39", "36 31 44 31 44 39 36 39")
    + cut("u-brass", "29 6 35 6 35 18 29 18")
    + dot("u-brass", 32, 6, 5)
    + cut("u-ink", "22 48 42 48 42 52 22 52")
)
ICONS["cart"] = (
    cut("u-brass", "12 20 18 9 27 6 33 11 42 7 52 20")
    + cut("u-brass2", "33 11 42 7 52 20 36 20")
    + cut("u-pale", "7 24 57 24 50 47 14 47")
    + cut("u-pale2", "34 24 57 24 50 47 34 47")
    + cut("u-pale", "2 18 62 18 62 26 2 26")
    + cut("u-pale2", "34 22 62 22 62 26 34 26")
    + line("u-ink-line", "M23 27L26 47M41 27L38 47")
    + _wheel(20)
    + _wheel(44)
)
ICONS["swap-hands"] = (
    _small_card("u-pale2", 8, 8, -14)
    + _small_card("u-pale", 8, 8, 4)
    + _small_card("u-brass2", 37, 28, -8)
    + _small_card("u-brass", 37, 28, 10)
    + line("u-pale-line", "M36 12H54V22M49 17L54 23L59 17M28 54H10V46M5 51L10 45L15 51")
)
ICONS["hand-swap"] = ICONS["swap-hands"]
ICONS["boots"] = (
    cut("u-grip2", "32 6 50 6 49 32 62 40 63 52 32 52")
    + cut("u-pale2", "31 51 64 51 64 57 31 57")
    + cut("u-grip", "12 8 32 8 32 36 46 42 50 50 50 56 10 56")
    + cut("u-grip2", "24 8 32 8 32 36 46 42 50 50 50 56 28 56 24 40")
    + cut("u-brass", "9 5 35 5 35 14 9 14")
    + cut("u-pale", "8 55 51 55 51 62 8 62")
    + line("u-strut", "M14 24H26M14 32H26")
    + line("u-pale-line", "M0 30H6M0 40H5M0 50H4")
)
ICONS["web"] = (
    line("u-pale-line", web_lines(32, 32, 1.35))
    + cut("u-ink", "38 34 46 34 48 42 42 47 36 42")
    + cut("u-red", "40 36 44 36 44 40 40 40")
)
ICONS["rat"] = (
    line("u-limb", "M10 48L2 44L0 34L6 26L2 16")
    + cut("u-pale2", "6 46 10 32 22 24 36 24 46 30 62 43 58 48 46 50 12 52")
    + cut("u-pale", "10 32 22 24 36 24 46 30 62 43 44 42 30 34 18 36")
    + cut("u-pale2", "34 30 31 18 37 12 44 15 46 28 41 32")
    + cut("u-brass2", "36 27 35 19 39 16 42 19 42 28")
    + cut("u-ink", "48 34 52 35 51 39 47 38", "59 42 64 42 62 46")
    + cut("u-pale", "46 49 51 49 49 56", "52 48 56 48 55 54")
    + cut("u-pale2", "12 51 26 51 24 58 10 58", "36 50 44 50 46 57 34 57")
    + line("u-strut", "M56 40L64 35M57 45L64 50")
)
ICONS["tracker"] = (
    _footprint(11, 53, "u-pale2")
    + _footprint(27, 46, "u-pale2")
    + _footprint(24, 27, "u-pale")
    + _footprint(40, 19, "u-pale")
    + cut("u-brass", "46 2 63 2 63 19 58 14 50 22 43 15 51 7")
)
ICONS["detour"] = (
    line("u-dots", "M32 62V6")
    + cut("u-red", "20 16 44 16 44 26 20 26")
    + cut("u-pale", "22 16 27 16 23 26 20 26 20 20", "33 16 38 16 34 26 29 26", "44 16 44 21 42 26 40 26")
    + line("u-pale-band", "M32 60V48L10 40V12")
    + cut("u-brass", "0 16 10 0 20 16")
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
