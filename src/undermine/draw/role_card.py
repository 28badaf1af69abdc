"""Role cards: who a dwarf really is.

Owns the order of the sheets. A role is told by its coat, its pattern behind the figure and a sign of its own shape, so
that none depends on colour alone; how each looks is said by its feature. At the reveal the card carries the face of the
dwarf who held it.
"""

from dataclasses import dataclass, replace
from typing import Final

from undermine.draw.action_card import plate
from undermine.draw.art import roles
from undermine.draw.dwarfs import DWARFS, Dwarf, dwarf, face_of
from undermine.draw.geometry import num, path_data, placed, rays
from undermine.draw.gold import glow

GROUND: Final = "M0 0H100V140H0Z"
BEAMS: Final = path_data(*rays(50, 74, count=18, length=120, spread=0.16))
"""A pattern behind a figure that several roles have."""


@dataclass(frozen=True)
class RoleSheets:
    """A role card in the order of its sheets: what is behind the figure, where the figure stands, what is before it."""

    behind: str
    x: float
    y: float
    scale: float
    before: str


@dataclass(frozen=True)
class Look:
    """How a role looks."""

    own: RoleSheets
    """The card that nobody has turned over for himself."""
    sign: str
    """On the icon grid."""
    figure: Dwarf | None = None
    """Who stands on that card; None: nobody's face is shown."""
    coat: tuple[str, str] | None = None
    """What the role puts on whoever holds it; None: everybody keeps his own."""
    sly: bool = False
    """Whether its holders narrow their eyes."""
    shown: RoleSheets | None = None
    """The card with the face of the dwarf who held it, if that is another one."""
    icon: str = ""
    """The role whose sign it has, if it has none of its own."""

    def sheets(self, *, revealed: bool) -> RoleSheets:
        return self.shown if revealed and self.shown else self.own


def standing(ground: str, pattern: str, stripes: str, sign: str, *, behind: str = "", before: str = "") -> RoleSheets:
    """A dwarf in the light before a pattern; his sign twice, or what else lies before him."""
    below = f'<path fill="{ground}" d="{GROUND}"/><path fill="{pattern}" d="{stripes}"/>' + glow(50, 66, 46)
    above = before or placed(sign, 20, 103, 0.44) + placed(sign, 17, 18, 0.36)
    return RoleSheets(below + behind, 8, 36, 0.84, above)


def look_of(role: str) -> Look:
    """How a role looks; plainly, if no feature draws it."""
    return roles().get(role, PLAIN)


def role_card(role: str, title: str = "", *, who: int | None = None) -> str:
    """The inner SVG of a card of 100 x 140; `who` puts the face of that dwarf on it."""
    look = look_of(role)
    sheets = look.sheets(revealed=who is not None)
    figure = own_figure(look)
    if who is not None:
        person = face_of(who)
        figure = dwarf(replace(person, coat=look.coat or person.coat), sly=look.sly)
    place = f"translate({num(sheets.x)} {num(sheets.y)}) scale({sheets.scale})"
    return sheets.behind + (f'<g transform="{place}">{figure}</g>' if figure else "") + sheets.before + plate(title)


def own_figure(look: Look) -> str:
    """The dwarf on a role card that nobody has turned over for himself."""
    return dwarf(look.figure, sly=look.sly) if look.figure else ""


PLAIN: Final = Look(standing("#33363d", "#3c4048", BEAMS, ""), "", DWARFS[0], icon="question")
"""A role that no feature draws: somebody, and no sign."""
