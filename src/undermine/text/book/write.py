"""A book is written by the features of its table, one after the other, in the order of all features.

Owns who writes.  Knows no feature.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from undermine.features.index import declared, in_play
from undermine.games import Extra, parse_rules
from undermine.text.book.book import Book
from undermine.text.voice import Author, voices


@lru_cache(maxsize=64)
def write_book(text: str) -> Book:
    """The book of a rules text; to be read, not to be written on."""
    book = Book(parse_rules(text))
    for write in _authors(book):
        write(book)
    return book


def _authors(book: Book) -> Iterator[Author]:
    """A game of its own writes the whole book, else whatever the game is made of; then what was added to it.

    Optional modules build on one another's rules, so that these are among the rules of the game does not tell who was
    chosen.
    """
    optional = {feature: extra.name for feature, extra in declared("plan", "EXTRA", Extra).items()}
    made_of = [voices()[feature] for feature in voices() if feature in in_play(book.rules) and feature not in optional]
    games = [voice.write_game for voice in made_of if voice.write_game is not None]
    yield from games[-1:] or [voice.write for voice in made_of if voice.write is not None]
    for feature, voice in voices().items():
        if voice.write is not None and optional.get(feature) in book.extras:
            yield voice.write
