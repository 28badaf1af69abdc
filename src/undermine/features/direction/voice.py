"""The change of direction in words."""

from __future__ import annotations

from typing import Final

from undermine.text.book.book import Book
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.open_module("direction", ["direction"])
    book.say("direction")
    # Only the cards of the base game go round; tokens are paid out (CH-A17, VAR-TOURN-A8).
    if book.has("gold-passed"):
        book.say("direction-gold")
    if book.has("next-first"):
        follows = book.is_on("nextStarterFollowsDirection")
        book.replace("next-first", "next-first-onwards" if follows else "next-first-either")


VOICE: Final = Voice(write)
