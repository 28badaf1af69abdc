"""The rockfall in words."""

from __future__ import annotations

from typing import Final

from undermine.text.book.book import Book
from undermine.text.telling import Telling
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.open("others", ["rockfall"])
    book.say("rockfall")
    if not book.is_on("rockfallMustRemove"):
        book.say("rockfall-nothing")
        book.reword("card-rockfall.effect", "effect-rockfall-may")
    book.say("cut-off")


def removed(telling: Telling) -> None:
    telling.paint()
    telling.say()
    lost = -telling.light - 1  # without the card itself
    if lost > 0:
        telling.say("log-light-lost", count=lost)


VOICE: Final = Voice(write, tales={"removed": removed})
