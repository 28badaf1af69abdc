"""The dwarfs that sit at the table: twelve faces for people, and twelve for the characters that bots play.

Owns who wears what. The silhouette of the hat tells them apart first, then beards, marks and colours; no two share
a hat, and nobody of either dozen a beard. It never knows roles, or what anybody is called.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from undermine.draw.dwarf_parts import BEARDS, BEHIND, HAIR, HATS, MARKS, SKIN, Layer

BOX: Final = "0 -6 100 106"
"""The view box of a dwarf: tall hats stand above zero."""


@dataclass(frozen=True)
class Dwarf:
    """What one dwarf looks like: each colour as light and shade."""

    hat: str
    cloth: tuple[str, str]
    coat: tuple[str, str]
    hair: str
    beard: str
    skin: int
    mark: str = ""


DWARFS: Final = (
    Dwarf("helmet", ("#f2b632", "#b87f15"), ("#4d5d73", "#38455a"), "rust", "full", 0),
    Dwarf("hood", ("#c8452f", "#8d2a1c"), ("#7c2f22", "#571f17"), "snow", "long", 3),
    Dwarf("cap", ("#4f86c6", "#315d94"), ("#2f4a6b", "#21354e"), "coal", "short", 1),
    Dwarf("brim", ("#6f9a4d", "#4a6d31"), ("#3f5a35", "#2c4126"), "wheat", "fork", 0),
    Dwarf("knit", ("#9a6fc0", "#6c4791"), ("#54406b", "#3c2d4e"), "chestnut", "plaits", 2),
    Dwarf("bandana", ("#e2673a", "#a8431f"), ("#3a4750", "#29333a"), "coal", "braid", 2),
    Dwarf("goggles", ("#9b6b3f", "#6d4726"), ("#5f4630", "#433121"), "ash", "walrus", 1),
    Dwarf("tall", ("#3f4656", "#2a2f3b"), ("#6b2f45", "#4b2030"), "snow", "curl", 3),
    Dwarf("fur", ("#e6ddcb", "#b8ac94"), ("#2f6460", "#214845"), "rust", "scarf", 0),
    Dwarf("feather", ("#2f9488", "#1f675f"), ("#8a6a2f", "#614a20"), "wheat", "chin", 1),
    Dwarf("horns", ("#9aa5b8", "#6b7688"), ("#71492b", "#50321c"), "chestnut", "chops", 3),
    Dwarf("candle", ("#b56a8c", "#834863"), ("#40465f", "#2d3246"), "ash", "spade", 2),
    Dwarf("visor", ("#8b97a6", "#626d7b"), ("#6b4a2a", "#4b331c"), "coal", "full", 1, "scar"),
    Dwarf("straw", ("#e6c667", "#b8933c"), ("#4f7150", "#375139"), "wheat", "chin", 0, "freckles"),
    Dwarf("kerchief", ("#c94f7c", "#943457"), ("#4a5a86", "#344061"), "chestnut", "plaits", 3, "rosy"),
    Dwarf("bowler", ("#4b4a52", "#32313a"), ("#3b5560", "#2a3d46"), "ash", "walrus", 0, "monocle"),
    Dwarf("mohawk", ("#e2552b", "#a93814"), ("#3c3a44", "#292730"), "rust", "chops", 1, "stripes"),
    Dwarf("turban", ("#2f7f9c", "#1f5a70"), ("#8a4a2c", "#61331d"), "coal", "spade", 2, "earrings"),
    Dwarf("tricorn", ("#3b4f8a", "#283763"), ("#702f38", "#4f2028"), "snow", "fork", 3, "patch"),
    Dwarf("topknot", ("#d9a441", "#a97a24"), ("#2f4f45", "#213830"), "coal", "braid", 2, "mole"),
    Dwarf("beret", ("#7a3f9a", "#572b70"), ("#54585f", "#3c3f45"), "ash", "short", 3, "pipe"),
    Dwarf("bucket", ("#a7b0bc", "#77818e"), ("#7d6a33", "#594b24"), "rust", "scarf", 0, "soot"),
    Dwarf("nightcap", ("#5b9bd0", "#3c6f9b"), ("#77577f", "#553d5b"), "snow", "curl", 3, "plaster"),
    Dwarf("cone", ("#58a05a", "#3a733d"), ("#8c3b34", "#652824"), "chestnut", "long", 1, "brows"),
)
PEOPLE: Final = 12
"""So many of them, the first ones, are faces of people."""


def face_of(index: int) -> Dwarf:
    """The dwarf of this number."""
    if not 0 <= index < len(DWARFS):
        raise ValueError(f"there is no dwarf {index}; dwarfs are numbered 0 to {len(DWARFS) - 1}")
    return DWARFS[index]


def dwarf(who: Dwarf, *, sly: bool | None = False) -> str:
    """Head and shoulders, the light from the left; `sly` narrows the eyes.

    None leaves it to the page: the drawing holds both pairs of eyes, and takes the coat from `--coat0` and `--coat1`.
    """
    s0, s1 = SKIN[who.skin]
    b0, b1 = HAIR[who.hair]
    tones = {"h0": who.cloth[0], "h1": who.cloth[1], "b0": b0, "b1": b1}
    c0, c1 = who.coat if sly is not None else (f"var(--coat{i},{tone})" for i, tone in enumerate(who.coat))
    coat: tuple[Layer, ...] = (
        (c0, "6 102 13 84 33 73 67 73 87 84 94 102"),
        (c1, "54 73 67 73 87 84 94 102 58 102"),
    )
    head: tuple[Layer, ...] = (
        (s1, "24 46 30 44 31 60 25 57", "76 46 70 44 69 60 75 57"),
        (s0, "29 34 71 34 74 52 67 68 50 76 33 68 26 52"),
        (s1, "56 34 71 34 74 52 67 68 50 76 58 60"),
    )
    nose: tuple[Layer, ...] = ((s1, "50 46 57 57 54 62 46 62 43 57"), (s0, "50 46 52 56 47 59 44 56"))
    # Brows of the beard's shade vanish on dark hair, so coal takes its lighter tone.
    brow = b0 if who.hair == "coal" else b1
    below = (coat, BEHIND.get(who.beard, ()), head, BEARDS[who.beard])
    above = (nose, MARKS.get(who.mark, ()), HATS[who.hat])
    calm, wary = (_painted(_eyes(brow, sly=narrow), tones) for narrow in (False, True))
    if sly is None:
        eyes = f'<g class="u-calm">{calm}</g><g class="u-wary">{wary}</g>'
    else:
        eyes = wary if sly else calm
    return "".join([*(_painted(p, tones) for p in below), eyes, *(_painted(p, tones) for p in above)])


def hat(who: Dwarf) -> str:
    """The hat alone, where it sits on the same grid."""
    b0, b1 = HAIR[who.hair]
    return _painted(HATS[who.hat], {"h0": who.cloth[0], "h1": who.cloth[1], "b0": b0, "b1": b1})


def _eyes(brow: str, *, sly: bool) -> tuple[Layer, ...]:
    if sly:
        return (
            ("#1a1410", "36 48 46 51 45 54 37 52", "64 48 54 51 55 54 63 52"),
            (brow, "33 43 47 48 47 51 33 46", "67 43 53 48 53 51 67 46"),
        )
    return (
        ("#1a1410", "38 47 43.4 47 43.4 53 38 53", "56.6 47 62 47 62 53 56.6 53"),
        ("#fff", "39 48 41 48 41 50 39 50", "57.6 48 59.6 48 59.6 50 57.6 50"),
        (brow, "34 41 46 40 46 44 35 45", "66 41 54 40 54 44 65 45"),
    )


def _painted(layers: Iterable[Layer], tones: dict[str, str]) -> str:
    out = ""
    for tone, *outlines in layers:
        colour = tones.get(tone, tone)
        corners = "".join(f"M{o}Z" for o in outlines if not o.startswith("o"))
        out += f'<path fill="{colour}" d="{corners}"/>' if corners else ""
        for circle in (o.split() for o in outlines if o.startswith("o")):
            out += f'<circle fill="{colour}" cx="{circle[1]}" cy="{circle[2]}" r="{circle[3]}"/>'
    return out
