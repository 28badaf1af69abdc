"""Tunnels in words: laying them, and their shapes."""

from __future__ import annotations

from typing import Final

from undermine.text.book.book import Book
from undermine.text.cards import card_key, cards_called
from undermine.text.telling import Telling
from undermine.text.voice import SIDE, Voice


def write(book: Book) -> None:
    keys = {name: card_key(book.rules, card) for name, card in book.rules.code.items() if book.rules.tile[card]}
    dead = [name for name, key in keys.items() if key == "card-dead-end"]
    book.open("tunnel", [*[name for name in keys if name not in dead][:4], *dead[:2]])
    book.say_each("tunnel", "tunnel-joined", "upright", "dead-end")
    if twofold := cards_called(book.rules, "card-bridge", "card-double-curve"):
        book.open("new-tunnels", twofold)
        book.say("two-tunnels")
    if blind := cards_called(book.rules, "card-blind-arm"):
        book.open("new-tunnels", blind)
        book.say("blind-arm")


def laid(telling: Telling) -> None:
    telling.paint()
    telling.say()
    back = telling.light - 1  # without the card itself
    if back > 0:
        telling.say("log-light-back", count=back)


VOICE: Final = Voice(write, reasons={"tunnel-into-rock": (SIDE,), "rock-into-tunnel": (SIDE,)}, tales={"laid": laid})
