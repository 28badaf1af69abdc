"""How gold diggers and saboteurs look."""

from __future__ import annotations

from typing import Final

from undermine.draw.art import Art
from undermine.draw.dwarfs import DWARFS
from undermine.draw.geometry import blob, chance, filled, placed
from undermine.draw.gold import nugget
from undermine.draw.icons import broken, snuffed
from undermine.draw.role_card import BEAMS, GROUND, Look, RoleSheets, standing
from undermine.features.tools.art import LANTERN, PICKAXE


def _night() -> str:
    r = chance("saboteur")
    stones = ((14, 22, 24, "#232b3b"), (86, 30, 26, "#263043"), (16, 100, 30, "#20283a"), (88, 104, 28, "#232b3b"))
    return f'<path fill="#1c2230" d="{GROUND}"/>' + "".join(
        filled(tone, blob(r, x, y, size, k=6)) for x, y, size, tone in stones
    )


def _unmasked() -> RoleSheets:
    """The face shows in the hood, in the shade, with its eyes lit."""
    behind = _night() + (
        '<path fill="#0c0f16" d="M50 8L84 34L96 80L104 124H-4L4 80L16 34Z"/>'
        '<path fill="#39455c" d="M50 2L82 28L96 76L106 124H94L84 78L74 40L50 20L26 40L16 78L6 124H-6L4 76L18 28Z"/>'
        '<path fill="#28324a" d="M50 2L82 28L96 76L106 124H94L84 78L74 40L50 20Z"/>'
    )
    before = (
        '<path fill="#0b1020" opacity=".42" d="M20 40L50 22L80 40L92 124H8Z"/>'
        '<path fill="#ffcf5a" d="M38 72L48 75.4L40 77.4ZM62 72L52 75.4L60 77.4Z"/>'
        f'<g transform="translate(62 88) scale(.44)">{broken(snuffed(LANTERN))}</g>'
        '<path fill="none" stroke="#c6d0e0" stroke-width="2" opacity=".7" d="M76 84C72 78 82 74 77 66"/>'
    )
    return RoleSheets(behind, 9, 33, 0.82, before)


def _hooded() -> RoleSheets:
    """A hood, two lit eyes and a snuffed lantern; nobody's face."""
    behind = _night() + (
        '<path fill="#0c0f16" d="M50 12L78 40L88 82L98 118H2L12 82L22 40Z"/>'
        '<path fill="#39455c" d="M50 8L76 38L86 80L96 118H84L74 84L66 50L50 34L34 50L26 84L16 118H4L14 80L24 38Z"/>'
        '<path fill="#28324a" d="M50 8L76 38L86 80L96 118H84L74 84L66 50L50 34Z"/>'
        '<path fill="#ffcf5a" d="M33 58L47 64L36 67ZM67 58L53 64L64 67Z"/>'
        '<path fill="#e9e4da" d="M34 84L50 90L66 84L60 96L50 99L40 96Z"/>'
        '<path stroke="#1c2230" stroke-width="1.6" d="M41 89V96M50 90V98M59 89V96"/>'
        f'<g transform="translate(58 84) scale(.5)">{broken(snuffed(LANTERN))}</g>'
        '<path fill="none" stroke="#9aa5b8" stroke-width="2" opacity=".7" d="M74 80C70 74 80 70 75 62"/>'
    )
    return RoleSheets(behind, 0, 0, 1, "")


DIGGER: Final = Look(
    standing(
        "#7a4a17",
        "#9a6320",
        BEAMS,
        "",
        behind=f'<g transform="translate(56 4) scale(.62)">{PICKAXE}</g>',
        before=nugget(22, 112, 6) + nugget(78, 113, 6),
    ),
    placed(PICKAXE, 32, 30, 0.94) + nugget(14, 52, 11),
    DWARFS[0],
)
SABOTEUR: Final = Look(
    _hooded(),
    '<path fill="#5d6f92" d="M32 -2L54 16L64 64H48L44 34L32 22L20 34L16 64H0L10 16Z"/>'
    '<path fill="#42506e" d="M32 -2L54 16L64 64H48L44 34L32 22Z"/>'
    '<path fill="#0c0f16" d="M32 22L44 34L48 64H16L20 34Z"/>'
    '<path fill="#ffcf5a" d="M19 40L31 45L21 48ZM45 40L33 45L43 48Z"/>',
    sly=True,
    shown=_unmasked(),
)

ART: Final = Art(roles={"digger": DIGGER, "saboteur": SABOTEUR})
