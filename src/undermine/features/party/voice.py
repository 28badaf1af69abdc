"""The tunnel party in words."""

from __future__ import annotations

from typing import Final

from undermine.core.state import HIDDEN
from undermine.features.site.voice import say_order
from undermine.text.book.book import Book
from undermine.text.telling import Telling
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.open_module("party")
    book.say_each("party-place", "party-deal")
    say_order(book, "card-party")


def recast(telling: Telling) -> None:
    """Everybody is told of his own card alone."""
    seat, role = telling.values
    if seat == telling.people.me and role != HIDDEN:
        telling.say()


VOICE: Final = Voice(write, tales={"recast": recast})
