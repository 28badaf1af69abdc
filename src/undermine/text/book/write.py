"""Who writes which part of a book.

Owns the list of authors: one per game, one per optional module.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from undermine.core.rules import Rules
from undermine.games import parse_rules
from undermine.text.book import championship, minis, variants
from undermine.text.book.base import write_base
from undermine.text.book.book import Book
from undermine.text.book.cave import write_cave
from undermine.text.book.duel import write_duel
from undermine.text.book.expansion import write_expansion
from undermine.text.book.solo import write_solo
from undermine.text.cards import card_key
from undermine.text.words import Words

GAMES: Final[dict[str, Callable[[Book], None]]] = {
    "base": write_base,
    "expansion": write_expansion,
    "duel": write_duel,
    "solo": write_solo,
    "cave": write_cave,
}
MODULES: Final[dict[str, Callable[[Book], None]]] = championship.AUTHORS | minis.AUTHORS | variants.AUTHORS


@lru_cache(maxsize=64)
def write_book(text: str) -> Book:
    """The book of a rules text; to be read, not to be written on."""
    book = Book(parse_rules(text))
    GAMES[book.game](book)
    for extra in book.extras:
        MODULES[extra](book)
    return book


def card_effect(words: Words, rules: Rules, card: int) -> str:
    """What a card does at this table, in one sentence."""
    return write_book(rules.text).say_text(words, f"{card_key(rules, card)}.effect")
