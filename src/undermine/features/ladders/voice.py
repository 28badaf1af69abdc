"""Ladders in words."""

from __future__ import annotations

from typing import Final

from undermine.text.book.book import Book
from undermine.text.cards import cards_called
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.replace("tunnel-joined", "tunnel-joined-ladder")
    book.replace("cut-off", "cut-off-ladder")
    book.open("new-tunnels", cards_called(book.rules, "card-ladder"))
    book.say_each("ladder", "ladder-where")


VOICE: Final = Voice(write)
