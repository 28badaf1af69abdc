"""Signs of the page on the icon grid of 64: what stands on buttons, seats and notices.

Owns the small signs that are no things of the game. They take the colour of the text around them (`currentColor`),
with a shade of it on the right and brass where a sign needs an accent, so that they follow any theme. Cut straight like
everything else, and nothing thinner than 5, so that they read at 18 px. It knows no cards.
"""

from typing import Final

from undermine.draw.icons import cut, line

_INK: Final = "u-sign"
_SHADE: Final = "u-sign2"
_LINE: Final = "u-sign-line"
_FINE: Final = "u-sign-fine"
_BRASS: Final = "u-accent"


def _holed(outline: str, *holes: str, css: str = _INK) -> str:
    """A shape with holes through which one sees what is behind it."""
    return f'<path class="{css}" fill-rule="evenodd" d="{"".join(f"M{o}Z" for o in (outline, *holes))}"/>'


def _octagon(x: float, y: float, r: float) -> str:
    c = round(r * 0.414, 1)
    corners = ((-c, -r), (c, -r), (r, -c), (r, c), (c, r), (-c, r), (-r, c), (-r, -c))
    return " ".join(f"{x + dx:g} {y + dy:g}" for dx, dy in corners)


_SPEAKER: Final = cut(_INK, "4 22 16 22 34 8 34 56 16 42 4 42") + cut(_SHADE, "24 16 34 8 34 56 24 48")
_LENS: Final = _holed(_octagon(26, 26, 23), _octagon(26, 26, 16)) + cut(_SHADE, "40 46 46 40 62 55 55 62")
_PERSON: Final = cut(_INK, "24 4 40 4 46 14 42 28 22 28 18 14") + cut(_INK, "6 60 12 38 24 32 40 32 52 38 58 60")
_GEAR: Final = (
    "26 2 38 2 40 11 47 14 55 9 62 18 56 25 58 32 56 39 62 46 55 55 47 50 40 53 38 62 26 62 24 53 17 50 9 55 2 46 8 39"
    " 6 32 8 25 2 18 9 9 17 14 24 11"
)
_HEAD: Final = "4 4 44 32 4 60"

SIGNS: Final[dict[str, str]] = {
    "away": cut(_INK, "40 3 24 8 12 22 10 40 20 55 36 61 54 54 58 47 44 48 32 40 28 28 31 14")
    + cut(_BRASS, "50 8 53 16 61 19 53 22 50 30 47 22 39 19 47 16"),
    "clock": _holed(_octagon(32, 32, 30), _octagon(32, 32, 22.4)) + cut(_INK, "29 14 35 14 35 30 47 39 43 44 29 34"),
    "crown": cut(_BRASS, "6 46 2 14 18 28 32 6 46 28 62 14 58 46", "6 50 58 50 58 58 6 58"),
    "eye": _holed("0 32 16 16 32 10 48 16 64 32 48 48 32 54 16 48", _octagon(32, 32, 14.5))
    + cut(_INK, _octagon(32, 32, 8)),
    "hint": cut(_INK, "18 30 24 20 40 20 46 30 42 52 22 52", "18 55 46 55 48 62 16 62")
    + cut(_BRASS, "32 26 39 38 36 47 28 47 25 38")
    + line(_LINE, "M32 1V12M9 7L16 16M55 7L48 16M1 27H10M54 27H63"),
    "turn": line(_LINE, "M10 40L10 26L22 13L40 13L46 17M54 24V38L42 51H24L18 47")
    + cut(_INK, "40 2 60 18 40 32", "24 32 4 46 24 62"),
    "menu": cut(_INK, "4 10 60 10 60 19 4 19", "4 28 60 28 60 37 4 37", "4 46 60 46 60 55 4 55"),
    "log": cut(_BRASS, "4 8 14 8 14 18 4 18", "4 27 14 27 14 37 4 37", "4 46 14 46 14 56 4 56")
    + cut(_INK, "22 9 60 9 60 17 22 17", "22 28 60 28 60 36 22 36", "22 47 50 47 50 55 22 55"),
    "speech": cut(_INK, "8 6 56 6 62 12 62 40 56 46 30 46 14 60 16 46 8 46 2 40 2 12"),
    "sound": _SPEAKER + line(_LINE, "M42 20L48 32L42 44M52 12L60 32L52 52"),
    "mute": _SPEAKER + line(_LINE, "M42 23L60 41M60 23L42 41"),
    "settings": _holed(_GEAR, _octagon(32, 32, 10)),
    "pause": cut(_INK, "10 6 26 6 26 58 10 58") + cut(_SHADE, "38 6 54 6 54 58 38 58"),
    "play": cut(_INK, "12 4 56 32 12 60") + cut(_SHADE, "56 32 12 60 12 50"),
    "step": cut(_INK, _HEAD) + cut(_SHADE, "50 6 60 6 60 58 50 58"),
    "step-back": cut(_INK, "60 4 20 32 60 60") + cut(_SHADE, "4 6 14 6 14 58 4 58"),
    "fast": cut(_INK, "2 8 32 32 2 56", "32 8 62 32 32 56"),
    "again": line(_LINE, "M12 24L20 13L34 9L48 15L55 30L51 45L40 54L26 54L15 47") + cut(_INK, "4 4 8 30 28 20"),
    "fit": cut(
        _INK,
        "4 4 24 4 24 12 12 12 12 24 4 24",
        "40 4 60 4 60 24 52 24 52 12 40 12",
        "60 40 60 60 40 60 40 52 52 52 52 40",
        "4 40 12 40 12 52 24 52 24 60 4 60",
    )
    + cut(_BRASS, "24 20 40 20 40 44 24 44"),
    "zoom-in": _LENS + cut(_INK, "23 15 29 15 29 23 37 23 37 29 29 29 29 37 23 37 23 29 15 29 15 23 23 23"),
    "zoom-out": _LENS + cut(_INK, "15 23 37 23 37 29 15 29"),
    "qr": _holed("4 4 28 4 28 28 4 28", "10 10 22 10 22 22 10 22")
    + _holed("36 4 60 4 60 28 36 28", "42 10 54 10 54 22 42 22")
    + _holed("4 36 28 36 28 60 4 60", "10 42 22 42 22 54 10 54")
    + cut(
        _INK,
        "36 36 46 36 46 44 36 44",
        "52 36 60 36 60 46 52 46",
        "42 48 50 48 50 60 36 60 36 54 42 54",
        "54 52 60 52 60 60 54 60",
    ),
    "share": line(_LINE, "M16 32L48 14M16 32L48 50")
    + cut(_INK, _octagon(14, 32, 11), _octagon(50, 13, 11), _octagon(50, 51, 11)),
    "copy": cut(_SHADE, "4 4 42 4 42 14 14 14 14 46 4 46")
    + _holed("18 18 60 18 60 60 18 60", "27 30 51 30 51 36 27 36", "27 43 51 43 51 49 27 49"),
    "trophy": cut(_BRASS, "14 4 50 4 48 24 42 36 36 40 36 48 46 52 46 60 18 60 18 52 28 48 28 40 22 36 16 24")
    + line("u-accent-line", "M15 9H5V18L9 26L19 29M49 9H59V18L55 26L45 29"),
    "check": cut(_INK, "2 34 12 24 25 37 52 8 62 18 26 56"),
    "cross": cut(_INK, "14 4 32 22 50 4 60 14 42 32 60 50 50 60 32 42 14 60 4 50 22 32 4 14"),
    "question": cut(
        _INK,
        "12 22 12 14 22 4 42 4 52 14 52 26 38 38 38 44 26 44 26 33 40 22 40 18 36 15 28 15 24 18 24 22",
        "26 49 38 49 38 61 26 61",
    ),
    "info": cut(_INK, "26 3 38 3 38 15 26 15", "20 22 38 22 38 51 46 51 46 60 18 60 18 51 26 51 26 31 20 31"),
    "warning": _holed("32 3 63 60 1 60", "28 22 36 22 35 42 29 42", "28 46 36 46 36 54 28 54"),
    "offline": line(_LINE, "M28 18L18 8L8 10L4 20L14 32L22 38M42 26L50 32L60 44L56 54L46 56L36 46")
    + line("u-accent-line", "M40 3L36 14M57 11L48 19M24 61L28 50M7 53L16 45"),
    "link": line(
        _LINE, "M28 36L18 34L8 24L10 12L20 6L32 10L42 20L44 30M36 28L46 30L56 40L54 52L44 58L32 54L22 44L20 34"
    ),
    "plus": cut(_INK, "26 6 38 6 38 26 58 26 58 38 38 38 38 58 26 58 26 38 6 38 6 26 26 26"),
    "minus": cut(_INK, "6 26 58 26 58 38 6 38"),
    "up": cut(_INK, "32 10 62 42 53 51 32 29 11 51 2 42"),
    "down": cut(_INK, "32 54 62 22 53 13 32 35 11 13 2 22"),
    "left": cut(_INK, "10 32 42 2 51 11 29 32 51 53 42 62"),
    "right": cut(_INK, "54 32 22 2 13 11 35 32 13 53 22 62"),
    "edit": cut(_INK, "8 44 42 10 54 22 20 56")
    + cut(_SHADE, "31 45 54 22 48 16 14 50")
    + cut(_BRASS, "3 61 6 47 17 58", "45 7 50 2 62 14 57 19"),
    "bin": cut(_INK, "24 3 40 3 42 9 58 9 58 17 6 17 6 9 22 9")
    + _holed("10 21 54 21 50 61 14 61", "21 28 26 28 27 54 23 54", "38 28 43 28 41 54 37 54"),
    "lock": line(_LINE, "M19 30V16L25 8H39L45 16V30") + _holed("9 28 55 28 55 60 9 60", "28 38 36 38 37 50 27 50"),
    "open": line(_LINE, "M19 30V13L24 6H36L42 13V17") + _holed("9 28 55 28 55 60 9 60", "28 38 36 38 37 50 27 50"),
    "language": _holed(_octagon(32, 32, 30), _octagon(32, 32, 24))
    + line(_FINE, "M32 4L22 18V46L32 60L42 46V18ZM5 32H59"),
    "person": _PERSON + cut(_SHADE, "32 4 40 4 46 14 42 28 32 28", "34 32 40 32 52 38 58 60 34 60"),
    "people": cut(_SHADE, "42 12 52 12 57 20 54 30 44 30 41 22", "44 34 54 34 61 40 64 56 50 56 47 42")
    + cut(_INK, "17 6 31 6 36 15 33 28 15 28 12 15", "1 58 6 38 16 32 32 32 42 38 47 58"),
    "leave": _holed("6 4 40 4 40 18 32 18 32 12 14 12 14 52 32 52 32 46 40 46 40 60 6 60")
    + cut(_BRASS, "24 27 44 27 44 15 63 32 44 49 44 37 24 37"),
    "bell": cut(_INK, "28 2 36 2 36 7 46 12 50 24 52 40 60 50 4 50 12 40 14 24 18 12 28 7")
    + cut(_BRASS, "24 53 40 53 36 62 28 62"),
    "hand": f'<g transform="rotate(-16 20 60)">{cut(_SHADE, "8 12 32 12 32 50 8 50")}</g>'
    f'<g transform="rotate(14 40 60)">{_holed("26 10 54 10 54 52 26 52", "34 20 46 20 46 42 34 42")}</g>',
    "discard": cut(_INK, "10 4 38 4 38 30 52 30 32 50 12 30 22 30 22 14 10 14")
    + cut(_SHADE, "4 50 16 50 16 54 48 54 48 50 60 50 60 62 4 62"),
    "sun": cut(_INK, _octagon(32, 32, 14))
    + line(_LINE, "M32 1V11M32 53V63M1 32H11M53 32H63M10 10L17 17M54 10L47 17M10 54L17 47M54 54L47 47"),
    "moon": cut(_INK, "38 3 22 8 10 22 8 40 18 55 34 61 52 54 57 46 42 48 30 40 26 28 29 14"),
    "home": cut(_INK, "32 4 62 30 56 37 32 17 8 37 2 30")
    + _holed("12 38 32 21 52 38 52 60 12 60", "26 42 38 42 38 60 26 60"),
    "rules": cut(_INK, "2 10 24 6 30 10 30 58 24 54 2 58") + cut(_SHADE, "62 10 40 6 34 10 34 58 40 54 62 58"),
    "learn": cut(_INK, "26 2 36 2 36 62 26 62")
    + cut(_BRASS, "36 8 56 8 64 17 56 26 36 26")
    + cut(_SHADE, "26 30 8 30 0 38 8 46 26 46"),
    "statistics": cut(_SHADE, "4 36 18 36 18 60 4 60")
    + cut(_INK, "25 18 39 18 39 60 25 60")
    + cut(_BRASS, "46 4 60 4 60 60 46 60"),
    "search": _LENS,
    "download": cut(_INK, "26 2 38 2 38 26 52 26 32 46 12 26 26 26")
    + cut(_SHADE, "4 44 14 44 14 52 50 52 50 44 60 44 60 62 4 62"),
    "screen": cut(_INK, "2 8 62 8 62 46 2 46") + cut(_SHADE, "24 46 40 46 44 58 20 58"),
}
"""Name -> drawing; in a page each is the symbol `icon-<name>`."""
