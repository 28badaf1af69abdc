"""The treasury in words."""

from __future__ import annotations

from typing import Final

from undermine.text.book.book import Book
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.open_module("treasury", ["treasury"])
    book.say_each("treasury", "treasury-secret")


VOICE: Final = Voice(write)
