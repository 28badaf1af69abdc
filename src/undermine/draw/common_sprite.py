"""What every page needs, as one sprite: faces, icons, signs, and the paints that other sprites refer to.

Owns the ids of the symbols `dwarf-0` … `dwarf-23` (100 x 106) and `icon-<name>` for each of `framed_icons` (square).
Show one by `<svg viewBox="0 0 64 64"><use href="#icon-clock"/></svg>`; any view box does, the symbol fills it. Signs
take `currentColor`. `--ic-pale`, `--ic-pale2`, `--ic-brass` and `--ic-brass2` repaint the things on a light ground; the
class `u-sly` around a face narrows its eyes, and `--coat0` and `--coat1` change its coat. Ids that begin with `um-`
are for the drawings themselves. It holds nothing that depends on rules.
"""

import re
from functools import cache
from typing import Final

from undermine.draw.art import roles
from undermine.draw.dwarfs import BOX, DWARFS, dwarf
from undermine.draw.geometry import num
from undermine.draw.gold import nugget
from undermine.draw.icons import BREAK_CLIPS, breakable, broken, icons
from undermine.draw.signs import SIGNS
from undermine.draw.style import GRADIENTS, style

SIGN_BOX: Final = "0 0 64 64"
ICON_BOX: Final = "-6 -6 76 76"
BROKEN_BOX: Final = "-10 -10 84 84"


@cache
def framed_icons() -> dict[str, tuple[str, str]]:
    """Every icon there is, with its view box; the symbol is `icon-` and the name."""
    return {
        **{name: (drawing, ICON_BOX) for name, drawing in icons().items()},
        **{f"broken-{name}": (broken(icons()[name]), BROKEN_BOX) for name in breakable()},
        "nugget": (nugget(32, 32, 30), SIGN_BOX),
        **{f"role-{role}": (look.sign, ICON_BOX) for role, look in roles().items() if not look.icon},
        **{name: (drawing, SIGN_BOX) for name, drawing in SIGNS.items()},
    }


FACES: Final = len(DWARFS)

_CLASSES: Final = re.compile(r'class="([^"]+)"')
_PAINTS: Final = re.compile(rf'( id="|="url\(#)({"|".join([*GRADIENTS, *BREAK_CLIPS])})(?=["\)])')


def house(text: str) -> str:
    """The same drawing, its paints called by the names they have in a page."""
    return _PAINTS.sub(r"\1um-\2", text)


def sheet(text: str) -> str:
    """The rules for the classes in this text."""
    return style({name for names in _CLASSES.findall(text) for name in names.split()} | {"u-sprite"})


def hidden(body: str, rules: str = "") -> str:
    """An SVG that takes no room in the page, around symbols that are shown elsewhere by `<use>`."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="u-sprite" width="0" height="0" aria-hidden="true">'
        f"<style>{sheet(body)}{rules}</style>{body}</svg>\n"
    )


@cache
def common_sprite() -> str:
    """The sprite, always the same."""
    paints = "".join((GRADIENTS | BREAK_CLIPS).values())
    faces = "".join(_symbol(f"dwarf-{i}", BOX, dwarf(who, sly=None)) for i, who in enumerate(DWARFS))
    icons = "".join(_symbol(f"icon-{name}", box, drawing) for name, (drawing, box) in framed_icons().items())
    return hidden(house(f"<defs>{paints}</defs>{faces}{icons}"))


def _symbol(name: str, box: str, drawing: str) -> str:
    return f'<symbol id="{name}" viewBox="{box}">{drawing}</symbol>'


def icon_use(name: str, x: float, y: float, scale: float) -> str:
    """An icon of the common sprite, its middle at (x, y), one unit of its grid as long as `scale`."""
    left, top, width, height = (float(v) for v in framed_icons()[name][1].split())
    return _use(f"icon-{name}", x + (left - 32) * scale, y + (top - 32) * scale, width * scale, height * scale)


def face_use(number: int, x: float, y: float, scale: float, css: str = "") -> str:
    """A face of the common sprite, its origin at (x, y)."""
    left, top, width, height = (float(v) for v in BOX.split())
    return _use(f"dwarf-{number}", x + left * scale, y + top * scale, width * scale, height * scale, css)


def _use(name: str, x: float, y: float, width: float, height: float, css: str = "") -> str:
    look = f' class="{css}"' if css else ""
    return f'<use href="#{name}"{look} x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"/>'
