"""The treasure map in words."""

from __future__ import annotations

from typing import Final

from undermine.text.book.book import Book
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.open("others", ["map"])
    book.say("map")


VOICE: Final = Voice(write)
