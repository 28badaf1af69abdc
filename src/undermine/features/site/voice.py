"""What lies in the mine besides goals, in words: which comes first if a card reaches both."""

from __future__ import annotations

from undermine.text.book.book import Book
from undermine.text.book.parts import names


def say_order(book: Book, thing: str) -> None:
    """Once, however many such things there are; `thing` is the key of its name."""
    things = book.lists["sites"]
    things.append(thing)
    key = "site-first" if book.is_on("siteBeforeGoal") else "site-last"
    if not book.has(key):
        book.say_after("new-goals-two" if book.has("new-goals-two") else "two-goals", key, sites=names(things))
