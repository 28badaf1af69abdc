"""The game alone in words.

Owns which sentence stands for which edition and option (docs/rules/solo.md).
"""

from __future__ import annotations

from undermine.text.book.book import Book


def write_solo(book: Book) -> None:
    del book
