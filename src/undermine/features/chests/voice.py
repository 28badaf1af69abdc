"""Treasure chests in words."""

from __future__ import annotations

from typing import Final

from undermine.features.site.voice import say_order
from undermine.text.book.book import Book
from undermine.text.telling import like
from undermine.text.voice import SEAT, Voice


def write(book: Book) -> None:
    book.open_module("chests")
    book.say_each("chests-laid", "chests-open")
    for name in book.rules.content_names[1:]:
        # Where gold is paid in cards, a nugget from a chest is one, too.
        by_card = name == "gold1" and book.has("gold-secret")
        book.say(f"chest-{name.lower()}-card" if by_card else f"chest-{name.lower()}")
    book.say_each("chests-two", "chests-cards")
    say_order(book, "piece-chest")
    may = "" if book.is_on("rockfallMustRemove") else "-may"
    book.reword("card-rockfall.effect", f"effect-rockfall-chests{may}")
    book.reword("card-map.effect", "effect-map-chests")


VOICE: Final = Voice(write, reasons={"no-cards-there": (SEAT,)}, tales={"gained": like("earned")})
