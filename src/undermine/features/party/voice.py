"""The tunnel party in words."""

from __future__ import annotations

from typing import Final

from undermine.features.site.voice import say_order
from undermine.text.book.book import Book
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.open_module("party")
    book.say_each("party-place", "party-deal")
    say_order(book, "card-party")


VOICE: Final = Voice(write)
