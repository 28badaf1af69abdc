"""The greedy dwarf in words."""

from __future__ import annotations

from typing import Final

from undermine.text.book.book import Book
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.say_after("aim", "greedy-aim")
    if book.is_on("greedyTakesAll"):
        book.replace("winners", "winners-greedy")
        payment = "greedy-alone"
    else:
        book.replace("winners", "winners-greedy-shared")
        payment = "greedy-shared"
        book.reword("role-greedy.task", "task-greedy-shared")
        book.reword("log-ended-greedy", "log-ended-greedy-shared")
        book.reword("side-greedy.won", "side-greedy.shared")
    # Diggers are counted in every edition (docs/rules/championship.md, section 10).
    for key in ("gold-players", "gold-ten"):
        if book.has(key):
            book.replace(key, "gold-diggers")
            book.drop("gold-again")
    book.say_after("gold-saboteur-found", payment, "greedy-nothing")


VOICE: Final = Voice(write)
