"""The prison in words."""

from __future__ import annotations

from typing import Final

from undermine.text.book.book import Book
from undermine.text.voice import SEAT, Voice


def write(book: Book) -> None:
    book.cures["prison"] = ["release"]
    book.open("new-actions", ["prison", "release"])
    book.say_each("prison", "release")
    book.open("winning")
    book.say("win-free")
    if book.is_on("prisonTakesCrystals"):
        book.say_before("gold-open", "prison-gold")
    else:
        book.say_before("gold-open", "prison-crystals")
        book.reword("card-prison.effect", "effect-prison-crystals")


VOICE: Final = Voice(write, reasons={"already-in-prison": (SEAT,), "not-in-prison": (SEAT,)})
