"""The treasure in words: what winners and geologists are paid."""

from __future__ import annotations

from typing import Final

from undermine.features.gold.voice import workers
from undermine.text.book.book import Book
from undermine.text.cards import cards_called
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.open("new-tunnels", cards_called(book.rules, "card-crystal"))
    book.say("crystal")
    book.open("gold")
    book.say_each("shares", "shares-less", "crystals", "gold-open")


VOICE: Final = Voice(write, tales={"workers": workers})
