"""Theft in words."""

from __future__ import annotations

from typing import Final

from undermine.text.book.book import Book
from undermine.text.voice import SEAT, Voice


def write(book: Book) -> None:
    book.open("new-actions", ["theft", "hands-off"])
    book.say_each("theft", "hands-off")
    book.say_before("gold-open", "thefts", "thefts-whom")


VOICE: Final = Voice(write, reasons={"no-theft-there": (SEAT,), "nothing-to-steal": (SEAT,)})
