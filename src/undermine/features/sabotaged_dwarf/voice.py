"""The sabotaged dwarf in words."""

from __future__ import annotations

from typing import Final

from undermine.text.book.book import Book
from undermine.text.voice import Voice


def write(book: Book) -> None:
    if book.has("gold-again"):
        book.drop("gold-again")
    book.say_after("gold-saboteur-found", "sabotaged-dwarf", "sabotaged-first", "sabotaged-all")
    book.say_after("gold-wages", "sabotaged-saboteurs")


VOICE: Final = Voice(write)
