"""Role cards: who a dwarf really is.

Owns the look of each role. A role is told by its coat, its pattern behind the figure and a sign of its own shape, so
that none depends on colour alone. At the reveal the card carries the face of the dwarf who held it.
"""

from dataclasses import dataclass, replace
from typing import Final

from undermine.draw.action_card import plate
from undermine.draw.dwarfs import DWARFS, Dwarf, dwarf, face_of
from undermine.draw.geometry import blob, chance, filled, num, path_data, placed, rays
from undermine.draw.gold import glow, nugget
from undermine.draw.icons import ICONS, broken, cut, dot, snuffed
from undermine.draw.marks import crystal

_GROUND: Final = "M0 0H100V140H0Z"


@dataclass(frozen=True)
class _Look:
    """Ground and pattern behind the figure, coat, hat cloth, the figure itself and the sign beside it."""

    ground: str
    pattern: str
    stripes: str
    coat: tuple[str, str]
    figure: Dwarf
    sign: str


_BEAMS: Final = path_data(*rays(50, 74, count=18, length=120, spread=0.16))
_COLUMNS: Final = "".join(f"M{x} 0h7v140h-7z" for x in range(4, 100, 16))
_BANDS: Final = "".join(f"M0 {y}h100v8h-100z" for y in range(4, 140, 20))
_GABLES: Final = "".join(
    f"M{x} {y}l12 -14l12 14v7l-12 -14l-12 14z" for x in range(-10, 110, 24) for y in range(4, 160, 26)
)
_DIAMONDS: Final = "".join(f"M{x} {y}l10 13l-10 13l-10 -13z" for x in range(2, 110, 24) for y in range(-7, 140, 30))
_SPIKES: Final = "".join(
    f"M{x} {y}l7 18l18 7l-18 7l-7 18l-7 -18l-18 -7l18 -7z" for x in range(2, 110, 48) for y in range(-20, 140, 56)
) + "".join(f"M{x} {y}l3 8l8 3l-8 3l-3 8l-3 -8l-8 -3l8 -3z" for x in range(26, 110, 48) for y in range(20, 140, 56))
_FACETS: Final = "".join(f"M{x} {y}l14 -9l10 12l-8 14l-14 -3z" for x in range(0, 110, 28) for y in range(6, 140, 30))

_BLUE_SIGN: Final = (
    dot("u-outline", 32, 32, 31)
    + dot("u-blue0", 32, 32, 27)
    + cut("u-blue1", "6 24 58 24 58 30 6 30", "6 37 58 37 58 43 6 43")
    + dot("u-window", 32, 33, 9)
)
_GREEN_SIGN: Final = (
    cut("u-outline", "32 -4 66 34 60 64 4 64 -2 34")
    + cut("u-green0", "32 4 60 36 55 60 9 60 4 36")
    + cut("u-green1", "9 52 46 28 55 28 57 36 18 60 9 60")
    + cut("u-window", "32 12 42 24 32 36 22 24")
)
_YELLOW_SIGN: Final = (
    cut("u-outline", "32 -5 43 10 62 6 56 24 69 32 56 40 62 58 43 54 32 69 21 54 2 58 8 40 -5 32 8 24 2 6 21 10")
    + '<path fill="#f2c230" d="M32 2L41 15L56 11L51 25L62 32L51 39L56 53L41 49L32 62L23 49L8 53L13 39L2 32L13 25'
    'L8 11L23 15Z"/>' + cut("u-window", "32 20 44 32 32 44 20 32")
)
_BOSS_SIGN: Final = (
    cut("u-outline", "0 8 64 8 64 58 0 58")
    + cut("u-brass", "6 52 3 16 18 32 32 10 46 32 61 16 58 52")
    + cut("u-brass2", "32 10 46 32 61 16 58 52 36 52")
)
_PROFITEER_SIGN: Final = "".join(
    dot("u-outline", 32, y, 17)
    + dot("u-brass", 32, y, 14)
    + cut("u-brass2", f"26 {y - 5} 38 {y - 5} 38 {y + 5} 26 {y + 5}")
    for y in (50, 32, 14)
)
_GEOLOGIST_SIGN: Final = crystal(32, 48, 1.9)

_LOOKS: Final[dict[str, _Look]] = {
    "digger": _Look("#7a4a17", "#9a6320", _BEAMS, DWARFS[0].coat, DWARFS[0], ""),
    "greedy": _Look(
        "#4b2f10",
        "#5f3d17",
        _DIAMONDS,
        ("#8a6a2f", "#614a20"),
        Dwarf("brim", ("#8f5a2a", "#653d1a"), ("#8a6a2f", "#614a20"), "coal", "walrus", 0),
        ICONS["greedy"],
    ),
    "blue": _Look(
        "#173252",
        "#1f4169",
        _BANDS,
        ("#3f86d8", "#28609f"),
        Dwarf("cap", ("#5a9be6", "#2f6db5"), ("#3f86d8", "#28609f"), "rust", "full", 0),
        _BLUE_SIGN,
    ),
    "green": _Look(
        "#183a20",
        "#20502b",
        _GABLES,
        ("#4fa35a", "#33753d"),
        Dwarf("feather", ("#5cb468", "#367f41"), ("#4fa35a", "#33753d"), "wheat", "fork", 1),
        _GREEN_SIGN,
    ),
    "yellow": _Look(
        "#4d4210",
        "#665818",
        _SPIKES,
        ("#e3b52e", "#a67d14"),
        Dwarf("hood", ("#f2c93f", "#b98c17"), ("#e3b52e", "#a67d14"), "ash", "spade", 2),
        _YELLOW_SIGN,
    ),
    "boss": _Look(
        "#4a1830",
        "#5f2140",
        _BEAMS,
        ("#8d2f4d", "#641f36"),
        Dwarf("crown", ("#e8b437", "#b07f17"), ("#8d2f4d", "#641f36"), "snow", "long", 3),
        _BOSS_SIGN,
    ),
    "profiteer": _Look(
        "#3a3320",
        "#4a4128",
        _COLUMNS,
        ("#4a4a55", "#33333c"),
        Dwarf("tall", ("#2f3038", "#1f2027"), ("#4a4a55", "#33333c"), "coal", "chin", 1),
        _PROFITEER_SIGN,
    ),
    "geologist": _Look(
        "#2d2340",
        "#392d52",
        _FACETS,
        ("#6c5a8a", "#4d3f66"),
        Dwarf("goggles", ("#7d6aa0", "#574977"), ("#6c5a8a", "#4d3f66"), "ash", "spade", 2),
        _GEOLOGIST_SIGN,
    ),
}

WARY: Final = frozenset({"saboteur", "greedy", "profiteer"})
"""Roles whose holders narrow their eyes."""

ROLE_SIGNS: Final[dict[str, str]] = {
    "digger": placed(ICONS["pickaxe"], 32, 30, 0.94) + nugget(14, 52, 11),
    "saboteur": (
        '<path fill="#5d6f92" d="M32 -2L54 16L64 64H48L44 34L32 22L20 34L16 64H0L10 16Z"/>'
        '<path fill="#42506e" d="M32 -2L54 16L64 64H48L44 34L32 22Z"/>'
        '<path fill="#0c0f16" d="M32 22L44 34L48 64H16L20 34Z"/>'
        '<path fill="#ffcf5a" d="M19 40L31 45L21 48ZM45 40L33 45L43 48Z"/>'
    ),
    **{role: look.sign for role, look in _LOOKS.items() if look.sign},
}
"""Role -> its sign alone, on the icon grid."""

ROLES: Final = ("digger", "saboteur", "greedy", "blue", "green", "yellow", "boss", "profiteer", "geologist")


@dataclass(frozen=True)
class RoleSheets:
    """A role card in the order of its sheets: what is behind the figure, where the figure stands, what is before it."""

    behind: str
    x: float
    y: float
    scale: float
    before: str


def role_card(role: str, title: str = "", *, who: int | None = None) -> str:
    """The inner SVG of a card of 100 x 140; `who` puts the face of that dwarf on it."""
    sheets = role_sheets(role, revealed=who is not None)
    figure = own_figure(role)
    if who is not None:
        person = face_of(who)
        figure = dwarf(replace(person, coat=coat_of(role) or person.coat), sly=role in WARY)
    place = f"translate({num(sheets.x)} {num(sheets.y)}) scale({sheets.scale})"
    return sheets.behind + (f'<g transform="{place}">{figure}</g>' if figure else "") + sheets.before + plate(title)


def drawn_as(role: str) -> str:
    """The role whose card a role is drawn with: a loyal dwarf by his clan; a saboteur shows whose he is by its sign.

    >>> drawn_as("blue-loyal"), drawn_as("yellow-saboteur"), drawn_as("boss")
    ('blue', 'saboteur', 'boss')
    """
    clan, _, side = role.partition("-")
    return "saboteur" if side == "saboteur" else clan


def clan_sign(role: str) -> str:
    """The sign of his clan on the card of a saboteur who has one; loyal dwarfs wear it anyway."""
    clan, _, side = role.partition("-")
    return placed(ROLE_SIGNS[clan], 17, 18, 0.36) if side == "saboteur" else ""


def coat_of(role: str) -> tuple[str, str] | None:
    """The coat that a role puts on whoever holds it; diggers and saboteurs keep their own."""
    return None if role in ("digger", "saboteur") else _LOOKS[role].coat


def own_figure(role: str) -> str:
    """The dwarf on a role card that nobody has turned over for himself; a saboteur shows no face."""
    return "" if role == "saboteur" else dwarf(_LOOKS[role].figure, sly=role in WARY)


def role_sheets(role: str, *, revealed: bool) -> RoleSheets:
    """What is drawn around the figure; `revealed` cards carry the face of the dwarf who held them."""
    if role not in ROLES:
        raise ValueError(f"unknown role {role!r}; known: {', '.join(ROLES)}")
    if role == "saboteur":
        return _revealed_saboteur() if revealed else _saboteur()
    look = _LOOKS[role]
    behind = f'<path fill="{look.ground}" d="{_GROUND}"/><path fill="{look.pattern}" d="{look.stripes}"/>'
    behind += glow(50, 66, 46)
    if role == "digger":
        behind += f'<g transform="translate(56 4) scale(.62)">{ICONS["pickaxe"]}</g>'
        before = nugget(22, 112, 6) + nugget(78, 113, 6)
    else:
        before = placed(look.sign, 20, 103, 0.44) + placed(look.sign, 17, 18, 0.36)
    return RoleSheets(behind, 8, 36, 0.84, before)


def _night() -> str:
    r = chance("saboteur")
    stones = ((14, 22, 24, "#232b3b"), (86, 30, 26, "#263043"), (16, 100, 30, "#20283a"), (88, 104, 28, "#232b3b"))
    return f'<path fill="#1c2230" d="{_GROUND}"/>' + "".join(
        filled(tone, blob(r, x, y, size, k=6)) for x, y, size, tone in stones
    )


def _revealed_saboteur() -> RoleSheets:
    """The face shows in the hood, in the shade, with its eyes lit."""
    behind = _night() + (
        '<path fill="#0c0f16" d="M50 8L84 34L96 80L104 124H-4L4 80L16 34Z"/>'
        '<path fill="#39455c" d="M50 2L82 28L96 76L106 124H94L84 78L74 40L50 20L26 40L16 78L6 124H-6L4 76L18 28Z"/>'
        '<path fill="#28324a" d="M50 2L82 28L96 76L106 124H94L84 78L74 40L50 20Z"/>'
    )
    before = (
        '<path fill="#0b1020" opacity=".42" d="M20 40L50 22L80 40L92 124H8Z"/>'
        '<path fill="#ffcf5a" d="M38 72L48 75.4L40 77.4ZM62 72L52 75.4L60 77.4Z"/>'
        f'<g transform="translate(62 88) scale(.44)">{broken(snuffed(ICONS["lantern"]))}</g>'
        '<path fill="none" stroke="#c6d0e0" stroke-width="2" opacity=".7" d="M76 84C72 78 82 74 77 66"/>'
    )
    return RoleSheets(behind, 9, 33, 0.82, before)


def _saboteur() -> RoleSheets:
    """A hood, two lit eyes and a snuffed lantern; nobody's face."""
    behind = _night() + (
        '<path fill="#0c0f16" d="M50 12L78 40L88 82L98 118H2L12 82L22 40Z"/>'
        '<path fill="#39455c" d="M50 8L76 38L86 80L96 118H84L74 84L66 50L50 34L34 50L26 84L16 118H4L14 80L24 38Z"/>'
        '<path fill="#28324a" d="M50 8L76 38L86 80L96 118H84L74 84L66 50L50 34Z"/>'
        '<path fill="#ffcf5a" d="M33 58L47 64L36 67ZM67 58L53 64L64 67Z"/>'
        '<path fill="#e9e4da" d="M34 84L50 90L66 84L60 96L50 99L40 96Z"/>'
        '<path stroke="#1c2230" stroke-width="1.6" d="M41 89V96M50 90V98M59 89V96"/>'
        f'<g transform="translate(58 84) scale(.5)">{broken(snuffed(ICONS["lantern"]))}</g>'
        '<path fill="none" stroke="#9aa5b8" stroke-width="2" opacity=".7" d="M74 80C70 74 80 70 75 62"/>'
    )
    return RoleSheets(behind, 0, 0, 1, "")
