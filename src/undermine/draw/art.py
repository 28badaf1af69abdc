"""How a feature looks: `ART` in its `art.py`.

Owns the form in which drawings are declared, and the gathering.  Knows no feature: what none of them draws gets a plain
drawing with its name (`plain.py`).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from undermine.features.index import declared, in_play

if TYPE_CHECKING:
    from undermine.core.rules import Rules
    from undermine.draw.role_card import Look
    from undermine.draw.scene import Stand, Standing
    from undermine.views.view import View

HARM: Final = "harm"
HELP: Final = "help"
LOOK: Final = "look"
DIG: Final = "dig"
"""The families of action cards, told by their frames."""

IN_TUNNEL: Final = "tunnel"
IN_ROCK: Final = "rock"
IN_MIDDLE: Final = "middle"
"""Where on a card a mark stands: in the tunnel that it belongs to, where the most rock is, or right in the middle."""

Drawn: TypeAlias = Callable[[random.Random, float, float], str]
"""A drawing with its middle at (x, y)."""
Shown: TypeAlias = Callable[[str, float, float, float], str]
"""An icon, by its name, with its middle at (x, y) and this scale."""


@dataclass(frozen=True, slots=True)
class Action:
    """An action card: its family, and what stands in its frame."""

    family: str
    picture: Callable[[Shown], str] | None = None
    """None: the icon that is called like the card."""
    label: Callable[[Mapping[str, str]], str] | None = None
    """What stands in its frame in a terminal, made of short words by name; None: its own."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What a word among the marks of a deck's row means to the eye."""

    draw: Drawn | None
    """None: the card shows it by itself."""
    sign: str = ""
    """One character for a terminal."""
    where: str = IN_TUNNEL
    needs_room: bool = False
    """Whether a chamber is cut around it."""


@dataclass(frozen=True, slots=True)
class Piece:
    """What stands or lies on a cell besides cards."""

    drawing: str = ""
    """On the card of 100 x 140; empty if it is drawn in another way, as a token or figure."""
    opened: str = ""
    icon: str = ""
    """The icon that stands for it where it is drawn small."""
    sign: str = ""
    """One character for a terminal."""


@dataclass(frozen=True, slots=True)
class Art:
    """All by the names that rules and decks use."""

    icons: Mapping[str, str] = field(default_factory=dict)
    """On the grid of 64."""
    breakable: tuple[str, ...] = ()
    """Icons that are also shown broken in two."""
    short: Mapping[str, str] = field(default_factory=dict)
    """Words of its cards that do not fit into seven columns."""
    actions: Mapping[str, Action] = field(default_factory=dict)
    marks: Mapping[str, Mark] = field(default_factory=dict)
    pieces: Mapping[str, Piece] = field(default_factory=dict)
    roles: Mapping[str, Look] = field(default_factory=dict)
    backs: Mapping[str, str] = field(default_factory=dict)
    """More backs of cards, drawn over `#back-card`."""
    symbols: Callable[[Rules], Mapping[str, tuple[str, str]]] | None = None
    """What else pages show of such a game: id -> view box and drawing."""
    stands: Callable[[Rules, int], tuple[Stand, ...]] | None = None
    """Where the fields of a tile are on its card."""
    standing: Callable[[View], Iterable[Standing]] | None = None
    """Who stands on the fields of cards."""


@cache
def arts() -> tuple[Art, ...]:
    """The art of all features that have some, in the order of features."""
    return tuple(declared("art", "ART", Art).values())


@lru_cache(maxsize=256)
def arts_of(rules: Rules) -> tuple[Art, ...]:
    """The same of the features of a game."""
    return tuple(art for feature, art in declared("art", "ART", Art).items() if feature in in_play(rules))


@cache
def actions() -> dict[str, Action]:
    """Every action card that features draw."""
    return {name: action for art in arts() for name, action in art.actions.items()}


@cache
def marks() -> dict[str, Mark]:
    return {word: mark for art in arts() for word, mark in art.marks.items()}


@cache
def pieces() -> dict[str, Piece]:
    return {name: piece for art in arts() for name, piece in art.pieces.items()}


@cache
def roles() -> dict[str, Look]:
    return {name: look for art in arts() for name, look in art.roles.items()}


@cache
def short_words() -> dict[str, str]:
    """Words that do not fit into seven columns -> those that do; the full name stands below a card."""
    return {word: short for art in arts() for word, short in art.short.items()}
