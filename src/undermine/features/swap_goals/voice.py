"""The goal swap in words."""

from __future__ import annotations

from typing import Final

from undermine.text.book.book import Book
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.open_module("swap-goals", ["swap-goals"])
    book.say("swap-goals")
    if book.is_on("goalSwapSecret"):
        book.say("swap-goals-secret")
    else:
        book.say("swap-goals-open")
        book.reword("card-swap-goals.effect", "effect-swap-goals-open")


VOICE: Final = Voice(write)
