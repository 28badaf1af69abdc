"""The tracker in words."""

from __future__ import annotations

from typing import Final

from undermine.text.book.book import Book
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.open_module("tracker", ["tracker"])
    if book.is_on("trackerAllowSingle"):
        book.say("tracker-single")
        book.reword("card-tracker.effect", "effect-tracker-single")
    else:
        book.say("tracker")
    book.say("tracker-draw")


VOICE: Final = Voice(write)
