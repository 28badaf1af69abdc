"""The swap of hands in words."""

from __future__ import annotations

from typing import Final

from undermine.text.book.book import Book
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.replace("no-cards", "skipped")
    book.open("new-actions", ["swap-hands"])
    if book.values["swapHandsDraw"] == "both":
        book.say("swap-hands-both")
        book.reword("card-swap-hands.effect", "effect-swap-hands-both")
    else:
        book.say("swap-hands")


VOICE: Final = Voice(write)
