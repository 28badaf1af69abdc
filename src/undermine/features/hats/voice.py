"""Inspection and the swap of hats in words."""

from __future__ import annotations

from typing import Final

from undermine.text.book.book import Book
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.open("new-actions", ["inspection", "swap-hats"])
    book.say_each("inspection", "swap-hats")


VOICE: Final = Voice(write)
