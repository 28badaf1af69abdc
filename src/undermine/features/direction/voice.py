"""The change of direction in words."""

from __future__ import annotations

from typing import Final

from undermine.features.direction.rules import Direction
from undermine.text.book.book import Book
from undermine.text.telling import Telling
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.open_module("direction", ["direction"])
    book.say("direction")
    # Only the cards of the base game go round; tokens are paid out (CH-A17, VAR-TOURN-A8).
    if book.has("gold-passed"):
        book.say("direction-gold")
    if book.has("next-first"):
        follows = book.is_on("nextStarterFollowsDirection")
        book.replace("next-first", "next-first-onwards" if follows else "next-first-either")


def chooser(telling: Telling) -> None:
    """The gold goes round against the direction of play (CH-2020-2)."""
    view = telling.view
    telling.paint()
    is_reversed = view.notes[view.rules.find(Direction).which] < 0
    telling.say("log-chooser-left" if is_reversed else "log-chooser")


VOICE: Final = Voice(write, tales={"chooser": chooser})
