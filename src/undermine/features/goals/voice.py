"""Goals in words: where they lie, and what happens when one is reached."""

from __future__ import annotations

from typing import Final

from undermine.core.fact import GOLD, HARM
from undermine.features.goals.rules import FIT_ELSE_ACTIVE_CHOOSES, JOIN_LAST_CARD, JOIN_THEN_BEST_FIT
from undermine.text.book.book import Book
from undermine.text.telling import Telling
from undermine.text.voice import Voice

STONES: Final = {
    JOIN_THEN_BEST_FIT: "stone-join",
    JOIN_LAST_CARD: "stone-last-card",
    FIT_ELSE_ACTIVE_CHOOSES: "stone-fit",
}
GOLDEN: Final = ("gold", "bag")


def write(book: Book) -> None:
    book.goals = ("goal-top", "goal-middle", "goal-bottom")
    book.open("goals", book.rules.goal_names[1:])
    book.say_each("goals", "no-border", "goal-reached", "goal-beside")
    book.say_each(STONES[book.values["stoneOrientation"]], "stone-tunnel", "two-goals")


def found(telling: Telling) -> None:
    telling.paint()
    telling.entry.card = telling.view.rules.goal_names[telling.values[1]]
    telling.entry.tone = GOLD if telling.arguments()["seen"] in GOLDEN else HARM
    telling.say()


VOICE: Final = Voice(write, tales={"found": found})
