"""The backs of the cards: goal doors, role hoods, gold, and the card deck.

Owns what is seen of a card that lies face down. A back never depends on the face behind it.
"""

from typing import Final

from undermine.draw.geometry import Polygon, chance, filled, placed
from undermine.draw.gold import nugget
from undermine.draw.icons import icons
from undermine.draw.rock import FRAME, rock_use

BACKS: Final = ("card", "goal", "role", "gold")

_QUESTION: Final = (
    "M-8 -5L-8 -10L-4 -14H4L8.4 -10V-4.4L2.6 1V5H-2.6V-1.4L3 -6.4V-8.2L1.6 -9.4H-1.4L-3 -8V-5ZM-2.8 8H2.8V13.4H-2.8Z"
)
"""Cut as a shape, so that it looks the same without any font."""


def _question(x: float, y: float) -> str:
    return f'<path class="u-question" transform="translate({x} {y})" d="{_QUESTION}"/>'


def back(kind: str) -> str:
    """The inner SVG of a back of 100 x 140."""
    if kind not in BACKS:
        raise ValueError(f"unknown back {kind!r}; known: {', '.join(BACKS)}")
    return {"card": _card, "goal": _goal, "role": _role, "gold": _gold}[kind]()


def _goal() -> str:
    nails = "".join(f'<circle class="u-rivet" cx="{x}" cy="{y}" r="2.2"/>' for x in (26, 74) for y in (54, 77, 105))
    return (
        rock_use(3)
        + FRAME
        + '<path class="u-door0" d="M14 122V44L32 18H68L86 44V122Z"/>'
        + '<path class="u-door1" d="M20 118V46L36 24H64L80 46V118Z"/>'
        + f'<path class="u-door2" d="M50 24V118M20 62H80M20 92H80"/>{nails}'
        + f'<path class="u-door3" d="M50 46L66 56V82L50 92L34 82V56Z"/>{_question(50, 69)}'
    )


def _role() -> str:
    folds = "".join(f"M{x} 0l14 70l-14 70h-12l14 -70l-14 -70z" for x in range(-4, 120, 28))
    return (
        f'<path fill="#2a1d2b" d="M0 0H100V140H0Z"/><path fill="#352536" d="{folds}"/>'
        '<path fill="#120c14" d="M50 26L74 50L84 112H16L26 50Z"/>'
        '<path fill="#6f4f72" d="M50 20L78 48L88 116H76L66 58L50 44L34 58L24 116H12L22 48Z"/>'
        '<path fill="#533a56" d="M50 20L78 48L88 116H76L66 58L50 44Z"/>'
        f'{_question(50, 86)}<path class="u-frame2" stroke="#a888ab" d="M6 6H94V134H6Z"/>'
    )


def _gold() -> str:
    diamonds = "".join(f"M{x} {y}l10 14l-10 14l-10 -14z" for x in (28, 50, 72) for y in (24, 56, 88))
    return (
        '<path fill="#4a3413" d="M0 0H100V140H0Z"/><path class="u-frame2" stroke="#d9a441" d="M6 6H94V134H6Z"/>'
        f'<path fill="#5a401a" d="{diamonds}"/>{nugget(50, 70, 18)}'
    )


def _card() -> str:
    r = chance("back of a card")
    tones: dict[str, list[Polygon]] = {"#222b36": [], "#2b3644": [], "#303d4c": []}
    names = list(tones)
    for y in range(-1, 11):
        for x in range(-1, 8):
            ax, ay = x * 16.6 + (y % 2) * 8.3, y * 14.0
            tones[names[r.choice((0, 1, 1, 2))]].append([(ax, ay), (ax + 16.6, ay), (ax + 8.3, ay + 14)])
    return (
        '<path fill="#27313d" d="M0 0H100V140H0Z"/>'
        + "".join(filled(tone, *facets) for tone, facets in tones.items())
        + '<path class="u-frame2" stroke="#c9a25a" d="M6 6H94V134H6Z"/>'
        + '<path fill="#161c24" stroke="#c9a25a" stroke-width="2" d="M50 30L82 50V90L50 110L18 90V50Z"/>'
        + placed(icons()["pickaxe"], 50, 70, 0.5)
    )
