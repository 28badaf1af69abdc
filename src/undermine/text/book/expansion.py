"""The expansion in words.

Owns which sentence stands for which edition and option (docs/rules/expansion.md).
"""

from __future__ import annotations

from undermine.text.book.book import Book


def write_expansion(book: Book) -> None:
    del book
