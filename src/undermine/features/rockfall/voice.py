"""The rockfall in words."""

from __future__ import annotations

from typing import Final

from undermine.text.book.book import Book
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.open("others", ["rockfall"])
    book.say("rockfall")
    if not book.is_on("rockfallMustRemove"):
        book.say("rockfall-nothing")
        book.reword("card-rockfall.effect", "effect-rockfall-may")
    book.say("cut-off")


VOICE: Final = Voice(write)
