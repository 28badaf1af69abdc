"""Dwarfs on their feet: the faces of the table with a body, an errand and something in their hands.

Owns poses. Feet stand at (50, 150) of a grid of 100 x 150; everybody looks to the right and can be mirrored. Who wears
what is decided by the faces. It never knows a scene.
"""

from typing import Final

from undermine.draw.dwarf_parts import SKIN
from undermine.draw.dwarfs import Dwarf, dwarf
from undermine.draw.geometry import num
from undermine.draw.gold import nugget
from undermine.draw.icons import icons

HANDS: Final[dict[str, tuple[tuple[float, float], tuple[float, float]]]] = {
    "stand": ((16, 118), (84, 118)),
    "lantern": ((16, 118), (104, 96)),
    "pick": ((16, 118), (92, 92)),
    "swing": ((70, 64), (96, 58)),
    "map": ((52, 112), (104, 108)),
    "push": ((92, 104), (104, 108)),
    "sack": ((16, 118), (82, 72)),
    "point": ((16, 118), (116, 78)),
}
"""Pose -> where the far and the near hand are."""


def flat(colour: str, *outlines: str, opacity: float = 1) -> str:
    """Straight-edged shapes of one colour, each given as its corners "x y x y …"."""
    thin = f' opacity="{num(opacity) if opacity >= 0.1 else opacity}"' if opacity < 1 else ""
    return f'<path fill="{colour}"{thin} d="{"".join(f"M{o}Z" for o in outlines)}"/>'


def figure(who: Dwarf, pose: str = "stand", *, sly: bool = False) -> str:
    """A whole dwarf in one of the poses of HANDS."""
    far, near = HANDS[pose]
    return (
        _before_body(pose)
        + _arm((26, 90), far, who.coat[1], SKIN[who.skin][1])
        + _body(who, striding=pose in ("lantern", "push", "sack", "point"))
        + f'<g transform="translate(10 1) scale(.8)">{dwarf(who, sly=sly)}</g>'
        + _held(pose)
        + _arm((76, 90), near, who.coat[0], SKIN[who.skin][0])
        + (_put("map", 80, 100, 0.9, -6) if pose == "map" else "")
    )


def _body(who: Dwarf, *, striding: bool) -> str:
    c0, c1 = who.coat
    boots = (
        ("22 124 42 124 34 142 38 150 10 150 14 142", "56 124 76 124 86 140 98 146 96 150 70 150 68 142")
        if striding
        else ("26 124 46 124 46 150 18 150 20 143 28 140", "54 124 74 124 74 140 84 144 86 150 54 150")
    )
    return (
        flat("#2e2118", boots[0])
        + flat("#3d2c1f", boots[1])
        + flat(c0, "18 78 82 78 84 128 16 128")
        + flat(c1, "54 78 82 78 84 128 58 128")
        + flat("#2a1c10", "16 110 84 110 84 118 16 118")
        + flat("#e2a93b", "43 108 57 108 57 120 43 120")
        + flat("#2a1c10", "47 112 53 112 53 116 47 116")
    )


def _arm(shoulder: tuple[float, float], hand: tuple[float, float], sleeve: str, skin: str) -> str:
    (x, y), (hx, hy) = shoulder, hand
    return (
        f'<path stroke="{sleeve}" stroke-width="17" stroke-linejoin="bevel" fill="none"'
        f' d="M{num(x)} {num(y)}L{num((x + hx) / 2 + 2)} {num((y + hy) / 2 + 5)}L{num(hx)} {num(hy)}"/>'
        f'<circle fill="{skin}" cx="{num(hx)}" cy="{num(hy)}" r="8.4"/>'
    )


def _put(icon: str, x: float, y: float, scale: float, turn: float = 0) -> str:
    """An icon with its middle at (x, y)."""
    move = f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({scale:.3g}) translate(-32 -32)"
    return f'<g transform="{move}">{icons()[icon]}</g>'


def _before_body(pose: str) -> str:
    if pose == "pick":
        return f'<g transform="translate(116 0) scale(-1 1)">{_put("pickaxe", 58, 56, 1.45, -8)}</g>'
    return ""


def _held(pose: str) -> str:
    """What lies under the near hand, so that the hand holds it."""
    if pose == "lantern":
        return _put("lantern", 104, 122, 0.72)
    if pose == "swing":
        return _put("pickaxe", 104, 34, 1.3, 14)
    if pose == "sack":
        return _put("greedy", 96, 62, 0.9, 8) + nugget(90, 40, 7)
    return ""


def hooded(eyes: str = "#ffcf5a") -> str:
    """Somebody whose face is not to be seen, on the same grid."""
    return (
        flat("#1b2333", "50 20 76 46 92 100 96 150 4 150 8 100 24 46")
        + flat("#46557a", "50 12 74 38 90 92 98 150 78 150 74 100 66 60 50 46 34 60 26 100 22 150 2 150 10 92 26 38")
        + flat("#303d5c", "50 12 74 38 90 92 98 150 78 150 74 100 66 60 50 46")
        + flat("#0a0d14", "50 46 66 60 74 100 70 104 30 104 26 100 34 60")
        + flat(eyes, "34 72 47 78 36 82", "66 72 53 78 64 82")
        + flat("#e9e4da", "40 92 50 96 60 92 55 99 45 99")
    )


def placed_figure(drawing: str, x: float, y: float, height: float, *, mirrored: bool = False) -> str:
    """A figure with its feet at (x, y)."""
    s = height / 150
    move = f"translate({num(x)} {num(y)}) scale({-s if mirrored else s:.3g} {s:.3g}) translate(-50 -150)"
    return f'<g transform="{move}">{drawing}</g>'
