"""The new goals in words."""

from __future__ import annotations

from typing import Final

from undermine.core.frame import NOBODY
from undermine.core.tile import DOWN
from undermine.features.new_goals.rules import NewGoals
from undermine.features.roles.voice import ended as win
from undermine.text.book.book import Book
from undermine.text.telling import Telling, like
from undermine.text.voice import Voice


def write(book: Book) -> None:
    book.goals = ("goal-top", "goal-upper", "goal-middle", "goal-lower", "goal-bottom")
    book.replace("goals", "new-goals-laid")
    book.say_after("new-goals-laid", "new-goals-bag", "new-goals-dragon", "new-goals-spider")
    book.replace("stone-tunnel", "new-goals-tunnel")
    book.replace("two-goals", "new-goals-two")
    book.replace("end", "new-goals-end")


def ended(telling: Telling) -> None:
    """Nobody found the gold: the spider has driven everybody out, or it is as ever."""
    view, finder = telling.view, telling.values[1]
    bites = view.rules.find(NewGoals).bites
    up = [view.arena.code[int(view.rules.first_goal) + goal] != DOWN for goal in range(len(view.goals))]
    if finder != NOBODY or not any(lies and bites[kind] for kind, lies in zip(view.goals, up, strict=True)):
        win(telling)
        return
    telling.paint()
    telling.entry.is_ending = True
    telling.say("log-ended-spider")


VOICE: Final = Voice(write, tales={"gained": like("earned"), "ended": ended})
