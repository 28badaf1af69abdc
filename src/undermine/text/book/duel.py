"""The Duel in words.

Owns which sentence stands for which edition and option (docs/rules/duel.md).
"""

from __future__ import annotations

from undermine.text.book.book import Book


def write_duel(book: Book) -> None:
    del book
