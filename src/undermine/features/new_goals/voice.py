"""The new goals in words."""

from __future__ import annotations

from typing import Final

from undermine.text.book.book import Book
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.goals = ("goal-top", "goal-upper", "goal-middle", "goal-lower", "goal-bottom")
    book.replace("goals", "new-goals-laid")
    book.say_after("new-goals-laid", "new-goals-bag", "new-goals-dragon", "new-goals-spider")
    book.replace("stone-tunnel", "new-goals-tunnel")
    book.replace("two-goals", "new-goals-two")
    book.replace("end", "new-goals-end")


VOICE: Final = Voice(write)
