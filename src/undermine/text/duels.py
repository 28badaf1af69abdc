"""Sentences about the Duel: gold that is marked, trolls, keys, goals with nuggets, how a round ended.

Owns which event of these is told how.  Works from projected events and from the reader's view before the event.
"""

from __future__ import annotations

from typing import Final

from undermine.core import event as happening
from undermine.core.event import Event
from undermine.core.state import HIDDEN
from undermine.games.duel import shafts
from undermine.games.solo import tier_of
from undermine.text.cards import goal_key
from undermine.text.people import People
from undermine.text.words import Words
from undermine.views.view import View

PUT: Final = {"claim": "log-claimed", "bribe": "log-bribed", "key": "log-unlocked"}
ENDINGS: Final = {1: "log-ending-goals", 2: "log-ending-markers", 3: "log-ending-cards"}


def duels(words: Words, people: People, view: View, event: Event) -> list[str]:
    """What an event says of the Duel."""
    kind, _, o, s = event
    rules = view.rules
    if not rules.colours:
        return []
    if kind == happening.POSTED:
        return [words.say(PUT[rules.piece_names[o[0]]], **_who(people, o[2]), cell=rules.grid.name(o[1]))]
    if kind == happening.WITHDRAWN and rules.piece_names[o[0]] == "key":
        return [words.say("log-key-back", cell=rules.grid.name(o[1]))]
    if kind == happening.COLLECTED:
        return [words.say("log-collected", **_who(people, o[0]), count=o[2])]
    if kind == happening.FORFEITED:
        return [words.say("log-forfeited", **_who(people, o[0]), count=o[1])]
    if kind == happening.NOTED and rules.note_names[o[0]] == "ending":
        return [words.say(ENDINGS[o[1]])]
    if kind == happening.FOUND:
        return [words.say("log-goal-up", goal=words.say(goal_key(rules, o[0])), count=nuggets_on(view, o[1]))]
    if kind == happening.PEEKED and s[0] != HIDDEN:
        goal = words.say(f"{goal_key(rules, o[1])}.object")
        return [words.say("log-goal-looked", goal=goal, count=nuggets_on(view, s[0]))]
    return []


def is_told(view: View, event: Event) -> bool:
    """Whether an event that other games have too is told here in their place."""
    kind, _, _, s = event
    if not view.rules.colours:
        return False
    return kind == happening.FOUND or (kind == happening.PEEKED and s[0] != HIDDEN)


def verdict(words: Words, nuggets: int) -> str:
    """What is said of a result that somebody dug alone (SOLO-42)."""
    return words.say(f"verdict-{tier_of(nuggets)}")


def nuggets_on(view: View, goal: int) -> int:
    """What a kind of goal is worth."""
    name = view.rules.goal_names[goal]
    return next((shaft.gold for shaft in shafts("goal") if shaft.name == name), 0)


def _who(people: People, seat: int) -> dict[str, str]:
    return {"who": people.who(seat), "name": people.name(seat) if seat >= 0 else ""}
