"""The cards of one set of rules for a page: a sprite of symbols, and plain data that tells which symbol is what.

Owns the ids below and the shape of `card_art`. A page holds the common sprite and one game sprite; this one takes its
icons, faces and paints from the common one.

Symbols of whole cards, 100 x 140, all in the light, for hands, logs and piles:
`path-<card>` and `path-<card>-turned` (only where turning changes it), `action-<card>`, `role-<role>`,
`role-<role>-<face>` for every face, `gold-<value>`, `back-card`, `back-goal`, `back-role`, `back-gold`,
`piece-<piece>` for what stands on cells besides cards, and what else features show of their games (`Art.symbols`).

On the board a card is a stack of layers, so that each link group and each stub is lit or dark by itself. `card_art`
names them from the rock upwards; they are groups without a view box, so put them into an svg that has one and clips:

    <svg viewBox="0 0 100 140"> {#each layers as l} <use href="#{l.id}" class={lit(l) ? "lit" : "dark"}/> {/each} </svg>

A layer with `part` p >= 0 is lit when part p is; a layer with part -1 (rock, marks) when any part is. To let light run,
lay a second `<use class="lit">` over the dark one and raise its opacity; classes alone switch at once. Layer ids
begin with `um-`; cards that are hewn alike share them, so they tell nothing about a card. It never decides what is lit.
"""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, NotRequired, TypedDict

from undermine.core.rules import Rules
from undermine.draw.action_card import action_of, ground, picture, plate
from undermine.draw.art import arts_of
from undermine.draw.backs import BACKS, back
from undermine.draw.common_sprite import FACES, face_use, hidden, house, icon_use
from undermine.draw.geometry import num
from undermine.draw.gold import gold_card
from undermine.draw.path_card import layers
from undermine.draw.pieces import pieces_of
from undermine.draw.position import tile_face
from undermine.draw.rock import FRAME, ROCKS, rock_texture
from undermine.draw.role_card import look_of, own_figure
from undermine.draw.scene import Face

BOX: Final = 'viewBox="0 0 100 140"'


class LayerArt(TypedDict):
    """One sheet of a card on the board."""

    id: str
    part: int


class LyingArt(TypedDict):
    """A card as it lies: the symbol of the whole card, the sides of its parts, its sheets from the rock upwards.

    Where figures walk, `fields` tells where on the card each field is.
    """

    symbol: str
    parts: list[str]
    layers: list[LayerArt]
    fields: NotRequired[dict[str, tuple[float, float]]]


class TileArt(TypedDict):
    """A card that can lie on the board; `turns` is false when the half turn changes nothing."""

    upright: LyingArt
    turned: LyingArt
    turns: bool


class CardArt(TypedDict):
    """A card that can be in a hand. Of a path, the tile of the same name tells more; `family` is that of an action."""

    kind: str
    symbol: str
    family: str


class RoleArt(TypedDict):
    """A role: its card, its sign, and its card with each face."""

    symbol: str
    icon: str
    faces: list[str]


class GameArt(TypedDict):
    """Everything that can be shown of a game, by the names that its messages use."""

    cards: dict[str, CardArt]
    tiles: dict[str, TileArt]
    roles: dict[str, RoleArt]
    gold: dict[str, str]
    backs: dict[str, str]
    pieces: dict[str, str]


def card_art(rules: Rules) -> GameArt:
    """Which symbols show what; plain data, ready for JSON."""
    cards: dict[str, CardArt] = {}
    for code, name in enumerate(rules.names):
        if not code:
            continue
        if rules.tile[code]:
            cards[name] = CardArt(kind="path", symbol=f"path-{_safe(name)}", family="")
        else:
            cards[name] = CardArt(kind="action", symbol=f"action-{_safe(name)}", family=action_of(name).family)
    return GameArt(
        cards=cards,
        tiles={name: tile_art(tile_face(rules, number)) for number, name in _tiles(rules)},
        roles={
            name: RoleArt(
                symbol=f"role-{name}",
                icon=f"icon-{look_of(name).icon or f'role-{name}'}",
                faces=[f"role-{name}-{face}" for face in range(FACES)],
            )
            for name in rules.role_names[1:]
        },
        gold={str(value): f"gold-{value}" for value in _values(rules)},
        backs={kind: f"back-{kind}" for kind in (*BACKS, *_more_backs(rules))},
        pieces={name: f"piece-{name}" for name in pieces_of(rules.piece_names[1:])},
    )


@lru_cache(maxsize=32)
def game_sprite(rules: Rules) -> str:
    """The symbols that `card_art` of the same rules names."""
    return sprite_of(
        [tile_face(rules, number) for number, _ in _tiles(rules)],
        [name for code, name in enumerate(rules.names) if code and not rules.tile[code]],
        rules.role_names[1:],
        _values(rules),
        rules.piece_names[1:],
        backs=_more_backs(rules),
        more={name: drawn for art in arts_of(rules) if art.symbols for name, drawn in art.symbols(rules).items()},
    )


def sprite_of(
    faces: Iterable[Face],
    actions: Iterable[str],
    roles: Iterable[str],
    gold: Iterable[int],
    pieces: Iterable[str] = (),
    *,
    backs: Mapping[str, str] | None = None,
    more: Mapping[str, tuple[str, str]] | None = None,
) -> str:
    """A game sprite of these cards and pieces, of more backs, and of whatever else stands on cards."""
    sheets: dict[str, str] = {}
    symbols: dict[str, str] = {}
    for face in faces:
        for lies in (face, face.turned()):
            for layer in layers(lies):
                drawing = sheets.setdefault(_sheet(layer.name), layer.drawing)
                assert drawing == layer.drawing, f"two drawings are called {layer.name}"
        for art in (tile_art(face)["upright"], tile_art(face)["turned"]):
            symbols[art["symbol"]] = "".join(f'<use href="#{layer["id"]}"/>' for layer in art["layers"])
    # Inside a page a rock carries its frame, so that cards lie on it without a sheet of their own.
    sheets |= {_sheet(f"rock-{index}"): rock_texture(index) + FRAME for index in range(ROCKS)}
    for name in actions:
        family = action_of(name).family
        below = f"um-ground-{family}"
        sheets[below] = ground(family) + plate("")
        symbols[f"action-{_safe(name)}"] = f'<use href="#{below}"/>{picture(name, icon_use)}'
    coats = "".join(_add_role(role, sheets, symbols) for role in roles)
    symbols |= {f"gold-{value}": gold_card(value) for value in gold}
    symbols |= {f"back-{kind}": back(kind) for kind in BACKS}
    symbols |= {f"back-{kind}": f'<use href="#back-card"/>{drawing}' for kind, drawing in (backs or {}).items()}
    symbols |= {f"piece-{name}": drawing for name, drawing in pieces_of(pieces).items()}
    body = "<defs>" + "".join(f'<g id="{name}">{drawing}</g>' for name, drawing in sheets.items()) + "</defs>"
    body += "".join(f'<symbol id="{name}" {BOX}>{drawing}</symbol>' for name, drawing in symbols.items())
    body += "".join(
        f'<symbol id="{name}" viewBox="{box}">{drawing}</symbol>' for name, (box, drawing) in (more or {}).items()
    )
    return hidden(_ROCK.sub(r'href="#um-rock-\1"', house(body)), coats)


_ROCK: Final = re.compile(r'href="#rock-(\d)" width="100" height="140"')


def _add_role(role: str, sheets: dict[str, str], symbols: dict[str, str]) -> str:
    """Draw a role with and without each face; its coat as a rule of the style sheet."""
    look = look_of(role)
    own, shown = look.sheets(revealed=False), look.sheets(revealed=True)
    behind, before = f"um-behind-{role}", f"um-before-{role}"
    sheets[behind], sheets[before] = shown.behind, shown.before + plate("")
    place = f"translate({num(own.x)} {num(own.y)}) scale({own.scale})"
    figure = own_figure(look)
    symbols[f"role-{role}"] = own.behind + (f'<g transform="{place}">{figure}</g>' if figure else "")
    symbols[f"role-{role}"] += own.before + plate("")
    coat = look.coat
    css = " ".join(name for name, wears in (("u-sly", look.sly), (f"u-coat-{role}", coat is not None)) if wears)
    for face in range(FACES):
        person = face_use(face, shown.x, shown.y, shown.scale, css)
        symbols[f"role-{role}-{face}"] = f'<use href="#{behind}"/>{person}<use href="#{before}"/>'
    return f".u-coat-{role}{{--coat0:{coat[0]};--coat1:{coat[1]}}}" if coat else ""


def _tiles(rules: Rules) -> list[tuple[int, str]]:
    return [(number, name) for number, name in enumerate(rules.tile_names) if number]


def _more_backs(rules: Rules) -> dict[str, str]:
    return {kind: drawing for art in arts_of(rules) for kind, drawing in art.backs.items()}


def _values(rules: Rules) -> list[int]:
    return sorted({int(value) for value in rules.gold_deck})


def tile_art(face: Face) -> TileArt:
    """How to show a card on the board, upright and turned."""
    turns = not face.lies_alike()
    upright = _lying(face, f"path-{_safe(face.id)}")
    turned = _lying(face.turned(), f"path-{_safe(face.id)}-turned") if turns else upright
    return TileArt(upright=upright, turned=turned, turns=turns)


def _lying(face: Face, symbol: str) -> LyingArt:
    parts = list(face.parts)
    stack = [
        LayerArt(id=_sheet(layer.name), part=parts.index(layer.sides) if layer.sides else -1) for layer in layers(face)
    ]
    art = LyingArt(symbol=symbol, parts=parts, layers=stack)
    if face.stands:
        art["fields"] = {stand.field: (round(stand.x, 1), round(stand.y, 1)) for stand in face.stands}
    return art


def _sheet(name: str) -> str:
    return f"um-{name}"


def _safe(name: str) -> str:
    """A name with a blank or a bracket in it would break references."""
    return re.sub(r"[^A-Za-z0-9+._-]", "_", name)
