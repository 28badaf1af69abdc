"""Names to drawings, and drawings to documents: one card, a hand, or a sprite sheet.

Owns the names under which drawings are found, their ids, and the parts that drawings share (rock, gradients). A
document carries only what it needs, with ids that begin with a prefix of its own, so that several can stand in one
page. It never draws anything itself.
"""

import re
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from html import escape
from typing import Final

from undermine.draw.action_card import action_card
from undermine.draw.art import actions, roles
from undermine.draw.backs import BACKS, back
from undermine.draw.dwarfs import BOX, DWARFS, dwarf, face_of
from undermine.draw.geometry import HEIGHT, WIDTH, num
from undermine.draw.gold import gold_card, nugget
from undermine.draw.icons import BREAK_CLIPS, breakable, broken, icons
from undermine.draw.path_card import path_card
from undermine.draw.rock import ROCKS, WALL_SIZE, rock_texture, wall_tile
from undermine.draw.role_card import role_card
from undermine.draw.scene import Face, Picture, named_face, ordered
from undermine.draw.style import GRADIENTS, style

CARD_BOX: Final = f"0 0 {WIDTH} {HEIGHT}"
ICON_BOX: Final = "-8 -8 80 80"
CORNERS: Final = "card-corners"
CELL: Final = "cell"
"""Shapes that cards are clipped to. Tunnels run over the card edge, and not every viewer clips symbols by itself."""

GAP: Final = 10


@dataclass(frozen=True)
class Symbol:
    """A drawing under an id that can be used many times."""

    id: str
    body: str
    box: str = CARD_BOX

    def text(self) -> str:
        """The symbol as an element."""
        return f'<symbol id="{self.id}" viewBox="{self.box}">{self.body}</symbol>'


def symbol_of(picture: Picture | Face | str) -> Symbol:
    """The drawing of a face or a name.

    Names are those of cards (`B-NE`, `repair-pickaxe+cart`, `digger`) or say what they are (`role-digger`,
    `role-digger-3` with the face of dwarf 3, `gold-2`, `back-goal`, `dwarf-7`, `icon-cart`, `icon-broken-cart`).
    `greedy` alone is the dwarf; `action-greedy` is the card.
    """
    p = picture if isinstance(picture, Picture) else Picture(picture)
    if isinstance(p.card, str):
        face = named_face(p.card.removeprefix("path-"))
        if face is None:
            return _named(p.card, p.title)
        p = replace(p, card=face)
    assert isinstance(p.card, Face)
    turned = p.turned and not p.card.lies_alike()
    # A name with a blank or a bracket in it would break the references inside the drawing.
    sid = f"path-{re.sub(r'[^A-Za-z0-9+._-]', '_', p.card.id)}{'-turned' if turned else ''}"
    if p.lit is not None:
        reached = [s for s in (p.card.turned() if turned else p.card).parts if p.lit & set(s)]
        sid += f"-lit-{ordered(''.join(reached))}" if reached else "-unlit"
    return Symbol(sid, path_card(p.card, turned=turned, lit=p.lit))


def _named(name: str, title: str) -> Symbol:
    kind, _, rest = name.partition("-")
    mark = f"-{zlib.crc32(title.encode()):08x}" if title else ""
    if kind == "role" or name in roles():
        role = rest if kind == "role" else name
        told, _, who = role.rpartition("-")
        if role in roles():
            return Symbol(f"role-{role}{mark}", role_card(role, title))
        if told in roles() and who.isdecimal():
            return Symbol(f"role-{told}-{who}{mark}", role_card(told, title, who=int(who)))
    elif name.removeprefix("action-") in actions():
        action = name.removeprefix("action-")
        return Symbol(f"action-{action}{mark}", action_card(action, title))
    elif kind == "gold" and rest.isdecimal():
        return Symbol(name, gold_card(int(rest)))
    elif kind == "back" and rest in BACKS:
        return Symbol(name, back(rest))
    elif kind == "dwarf" and rest.isdecimal():
        return Symbol(name, dwarf(face_of(int(rest))), BOX)
    elif kind == "icon" and rest in icons():
        return Symbol(name, icons()[rest], ICON_BOX)
    elif kind == "icon" and rest.removeprefix("broken-") in breakable():
        return Symbol(name, broken(icons()[rest.removeprefix("broken-")]), ICON_BOX)
    elif name == "icon-nugget":
        return Symbol(name, nugget(32, 32, 26), ICON_BOX)
    shown = ["nugget", *icons(), *(f"broken-{icon}" for icon in breakable())]
    raise ValueError(
        f"nothing is drawn under the name {name!r}. Path cards: B-NE, B-d-NES, B-start, B-goal-gold, B-goal-stone-NE "
        f"(others as a Face). Actions: {', '.join(actions())}. Roles: {', '.join(roles())}. "
        f"Gold: gold-1, gold-2, gold-3. Backs: {', '.join(f'back-{b}' for b in BACKS)}. "
        f"Faces: dwarf-0 to dwarf-{len(DWARFS) - 1}. Icons: {', '.join(f'icon-{icon}' for icon in shown)}."
    )


@cache
def _shared() -> dict[str, str]:
    """What drawings refer to but do not contain."""
    parts = {f"rock-{i}": Symbol(f"rock-{i}", rock_texture(i)).text() for i in range(ROCKS)}
    parts |= GRADIENTS | BREAK_CLIPS
    parts[CORNERS] = f'<clipPath id="{CORNERS}"><rect width="{WIDTH}" height="{HEIGHT}" rx="4"/></clipPath>'
    parts[CELL] = f'<clipPath id="{CELL}"><rect width="{WIDTH + 1}" height="{num(HEIGHT * 1.01)}"/></clipPath>'
    size = f'width="{WALL_SIZE}" height="{WALL_SIZE}"'
    parts["wall"] = f'<pattern id="wall" {size} patternUnits="userSpaceOnUse">{wall_tile()}</pattern>'
    return parts


# Escaped text never holds a bare quote, so these match references and never a caller's words.
_REFERENCE: Final = re.compile(r'(?:href="#|="url\(#)([^")]+)')
_ID: Final = re.compile(r'( id="|href="#|="url\(#)')
_CLASSES: Final = re.compile(r'class="([^"]+)"')
_OURS: Final = re.compile(r"\bu-(?=[a-z])")


def shared_parts(text: str) -> str:
    """The shared parts this text refers to, each once."""
    needed = set(_REFERENCE.findall(text))
    return "".join(part for name, part in _shared().items() if name in needed)


def document(body: str, *, box: str, width: float, height: float, prefix: str = "", label: str = "") -> str:
    """A standalone SVG document around this drawing: style, shared parts, an accessible name.

    Ids and classes begin with a prefix made from the content, so that documents inlined in one page neither take each
    other's parts nor restyle each other or the page.
    """
    inner = f"<defs>{shared_parts(body)}</defs>{body}"
    used = {name for names in _CLASSES.findall(inner) for name in names.split()}
    prefix = prefix or f"u{zlib.crc32((box + inner).encode()):08x}-"
    sheet = style(used, concrete=True).replace(".u-", f".{prefix}")
    inner = _CLASSES.sub(lambda m: f'class="{re.sub(_OURS, prefix, m[1])}"', inner)
    name = f"<title>{escape(label)}</title>" if label else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{num(width)}" height="{num(height)}"'
        f' role="img">{name}<style>{sheet}</style>{_ID.sub(lambda m: m[1] + prefix, inner)}</svg>\n'
    )


def card_svg(
    card: Face | str,
    *,
    turned: bool = False,
    lit: frozenset[str] | None = None,
    title: str = "",
    width: float = 200,
    prefix: str = "",
    label: str = "",
) -> str:
    """One card, face or icon as a standalone SVG document of this width.

    >>> card_svg("B-NE").startswith("<svg")
    True
    """
    symbol = symbol_of(Picture(card, turned=turned, lit=lit, title=title))
    _, _, w, h = (float(v) for v in symbol.box.split())
    body = f'<g clip-path="url(#{CORNERS})">{symbol.body}</g>' if symbol.box == CARD_BOX else symbol.body
    return document(body, box=symbol.box, width=width, height=width * h / w, prefix=prefix, label=label or title)


def hand_svg(
    cards: Sequence[Face | str],
    *,
    titles: Sequence[str] = (),
    captions: Sequence[str] = (),
    width: float = 120,
    prefix: str = "",
    label: str = "",
) -> str:
    """A row of cards as a standalone SVG document; `width` is that of one card.

    Titles are set on the plates of action and role cards, captions below any card.
    """
    if any(given and len(given) != len(cards) for given in (titles, captions)):
        raise ValueError(f"{len(cards)} cards need as many titles and captions, or none")
    symbols = [symbol_of(Picture(c, title=titles[i] if titles else "")) for i, c in enumerate(cards)]
    body = "<defs>" + "".join(s.text() for s in {s.id: s for s in symbols}.values()) + "</defs>"
    for i, symbol in enumerate(symbols):
        place = f"translate({i * (WIDTH + GAP)} 0)"
        use = f'<use href="#{symbol.id}" width="{WIDTH}" height="{HEIGHT}"/>'
        body += f'<g transform="{place}"><g clip-path="url(#{CORNERS})">{use}</g>'
        body += f'<text class="u-label" x="50" y="164">{escape(captions[i])}</text></g>' if captions else "</g>"
    w = max(1, len(cards)) * (WIDTH + GAP) - GAP
    h = HEIGHT + (34 if captions else 0)
    scale = width / WIDTH
    return document(body, box=f"0 0 {w} {h}", width=w * scale, height=h * scale, prefix=prefix, label=label)


def sprite(pictures: Iterable[Picture | Face | str]) -> str:
    """A hidden SVG with one symbol per picture, for a page that shows them by `<use href="#path-B-NE"/>`.

    Its style reads custom properties: `class="dark"` around a use takes the light away. Ids are those of
    `symbol_of`, so a page holds one sprite.
    """
    symbols = {s.id: s.text() for s in map(symbol_of, pictures)}
    text = "\n".join(symbols.values())
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true">'
        f"<style>{style()}</style><defs>{shared_parts(text)}</defs>\n{text}</svg>\n"
    )
