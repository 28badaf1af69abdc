"""The Dark Cave in words.

Owns which sentence stands for which edition and option (docs/rules/darkcave.md).
"""

from __future__ import annotations

from undermine.text.book.book import Book


def write_cave(book: Book) -> None:
    del book
