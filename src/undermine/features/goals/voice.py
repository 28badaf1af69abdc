"""Goals in words: where they lie, and what happens when one is reached."""

from __future__ import annotations

from typing import Final

from undermine.features.goals.rules import FIT_ELSE_ACTIVE_CHOOSES, JOIN_LAST_CARD, JOIN_THEN_BEST_FIT
from undermine.text.book.book import Book
from undermine.text.voice import Voice

STONES: Final = {
    JOIN_THEN_BEST_FIT: "stone-join",
    JOIN_LAST_CARD: "stone-last-card",
    FIT_ELSE_ACTIVE_CHOOSES: "stone-fit",
}


def write(book: Book) -> None:
    book.goals = ("goal-top", "goal-middle", "goal-bottom")
    book.open("goals", book.rules.goal_names[1:])
    book.say_each("goals", "no-border", "goal-reached", "goal-beside")
    book.say_each(STONES[book.values["stoneOrientation"]], "stone-tunnel", "two-goals")


VOICE: Final = Voice(write)
