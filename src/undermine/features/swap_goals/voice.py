"""The goal swap in words."""

from __future__ import annotations

from typing import Final

from undermine.text.book.book import Book
from undermine.text.cards import goal_key
from undermine.text.telling import Telling
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.open_module("swap-goals", ["swap-goals"])
    book.say("swap-goals")
    if book.is_on("goalSwapSecret"):
        book.say("swap-goals-secret")
    else:
        book.say("swap-goals-open")
        book.reword("card-swap-goals.effect", "effect-swap-goals-open")


def exchanged(telling: Telling) -> None:
    """Both goals by their places."""
    rules, words = telling.view.rules, telling.words
    one, two = (words.say(f"{goal_key(rules, goal)}.object") for goal in telling.values[1:3])
    telling.paint()
    telling.say("log-exchanged", one=one, two=two)


VOICE: Final = Voice(write, tales={"exchanged": exchanged, "exchanged-openly": exchanged})
