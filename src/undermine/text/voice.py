"""What a feature brings to this room: `VOICE` in its `voice.py`.

Owns the form in which it is declared, and the gathering.  Knows no feature, and no sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from undermine.features.index import declared, in_play

if TYPE_CHECKING:
    from undermine.core.rules import Rules
    from undermine.notation.choice import Parts
    from undermine.text.book.book import Book
    from undermine.text.people import People
    from undermine.text.telling import Telling
    from undermine.text.words import Words
    from undermine.views.view import View

Author: TypeAlias = "Callable[[Book], None]"
Label: TypeAlias = "Callable[[Words, Rules, Parts], str]"
Tale: TypeAlias = "Callable[[Telling], None]"

SEAT: Final = "seat"
SIDE: Final = "side"
CARD: Final = "card"
QUESTION: Final = "question"
NUMBER: Final = "number"


@dataclass(frozen=True, slots=True)
class Passage:
    """A field that the moving figure can reach, and the way there."""

    at: list[int]
    field: str
    label: str
    """Where it is and what it costs."""
    steps: list[str]
    """The answers that lead there, one after the other."""
    cards: int
    nuggets: int
    meets: list[str]


@dataclass(frozen=True, slots=True)
class Column:
    """What is told of every seat in the list of seats: a title, and a few words for each."""

    title: str
    cells: list[str]


@dataclass(frozen=True, slots=True)
class Voice:
    """What a feature says besides the sentences of facts, which need no code."""

    write: Author | None = None
    """Its part of the book of rules, where it takes part in a game."""
    write_game: Author | None = None
    """The whole book, if the feature is a game of its own; then of the others only optional modules write."""
    reasons: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Reason -> what its arguments are (SEAT, SIDE, CARD, QUESTION, NUMBER); reasons that are not here have none."""
    tales: Mapping[str, Tale] = field(default_factory=dict)
    """Fact -> how it is told, where its sentence with its fields as arguments would not do.

    Of several features in a game that tell a fact otherwise the last one does.
    """
    labels: Mapping[str, Label] = field(default_factory=dict)
    """Verb of an answer -> its words, where the words of its parts one after the other would not do."""
    passages: Callable[[Words, People, View], list[Passage]] | None = None
    """Where the figure can go that the seat of this view is asked to move."""
    columns: Callable[[Words, View], list[Column]] | None = None
    """What everybody knows of the seats besides what every game has."""


@cache
def voices() -> dict[str, Voice]:
    """Feature -> its voice, in the order of features; only of those that have one."""
    return declared("voice", "VOICE", Voice)


@lru_cache(maxsize=256)
def voices_of(rules: Rules) -> tuple[Voice, ...]:
    """The voices of the features that a game is made of."""
    return tuple(voice for feature, voice in voices().items() if feature in in_play(rules))


@lru_cache(maxsize=256)
def tales_of(rules: Rules) -> dict[str, Tale]:
    """Fact -> how it is told in a game."""
    return {name: tale for voice in voices_of(rules) for name, tale in voice.tales.items()}
