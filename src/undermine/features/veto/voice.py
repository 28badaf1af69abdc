"""The veto in words."""

from __future__ import annotations

from typing import Final

from undermine.features.veto.plan import LAST_CARD_COUNTS
from undermine.text.book.book import Book
from undermine.text.telling import Telling
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.open_module("veto", ["veto"])
    book.say_each("veto", "veto-draw", "veto-not")
    if "tracker" in book.extras:
        book.say("veto-tracker")
    if book.edition == LAST_CARD_COUNTS and book.has("next-first"):
        book.say("veto-last")
    book.say("veto-window", seconds=f"{int(book.values['vetoWindowMs']) / 1000:g}")


def announced(telling: Telling) -> None:
    """A card that had its effect needs no announcement any more; one that was vetoed does."""
    telling.paint()
    telling.say()
    telling.fleeting = telling.entry.sentences[-1]


def vetoed(telling: Telling) -> None:
    telling.paint()
    telling.say()
    telling.keeps = True


VOICE: Final = Voice(write, tales={"card-announced": announced, "vetoed": vetoed})
