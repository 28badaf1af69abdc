"""The costume store in words."""

from __future__ import annotations

from typing import Final

from undermine.features.site.voice import say_order
from undermine.text.book.book import Book
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.open_module("costume")
    book.say("costume-place")
    if book.has("role-left"):
        book.say("costume-left")
        book.replace("role-left", "costume-role-left")
    else:
        book.say("costume-pile")
    say_order(book, "card-costume")


VOICE: Final = Voice(write)
