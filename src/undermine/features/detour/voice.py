"""The detour in words."""

from __future__ import annotations

from typing import Final

from undermine.text.book.book import Book
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.open_module("detour", ["detour"])
    book.say_each("detour", "detour-finder")
    book.say("detour-barred" if book.is_on("sabotageBlocksDetour") else "detour-broken")


VOICE: Final = Voice(write)
