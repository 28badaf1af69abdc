"""Sentences about the expansion: thefts, prisons, dwarf cards, swapped hands, nuggets that change owners.

Owns which event of these is told how.  Works from projected events and from the reader's view before the event.
"""

from __future__ import annotations

from typing import Final

from undermine.core import event as happening
from undermine.core.event import Event
from undermine.core.frame import NOBODY
from undermine.core.rules import Rules
from undermine.core.state import HIDDEN
from undermine.text.cards import card_name, role_name
from undermine.text.people import People
from undermine.text.words import Words
from undermine.views.view import View

LIES: Final = {"theft": "log-theft", "prison": "log-locked"}
GOES: Final = {"theft": "log-hands-off", "prison": "log-released"}


def rivalry(words: Words, people: People, view: View, spent: tuple[int, int], event: Event) -> list[str]:
    """What an event says of these cards; `spent` are the seat and the card that was shown and has no effect yet."""
    kind, _, o, s = event
    rules = view.rules
    actor = spent[0]
    if kind == happening.FRONTED and rules.names[o[1]] in LIES:
        who = {"who": people.who(o[0]), "name": people.name(o[0])}
        return [words.say(LIES[rules.names[o[1]]], **who, **_deed(people, actor, o[0]))]
    if kind == happening.CLEARED and actor == NOBODY:
        title = card_name(words, rules, o[1])
        return [words.say("log-shed", who=people.who(o[0]), name=people.name(o[0]), title=title)]
    if kind == happening.CLEARED and rules.names[o[1]] in GOES:
        return [words.say(GOES[rules.names[o[1]]], **_deed(people, actor, o[0]))]
    if kind == happening.INSPECTED:
        return [words.say("log-inspected", **_deed(people, o[0], o[1]), role=_role(words, rules, s[0]))]
    if kind == happening.HATTED:
        return [words.say("log-hatted", **_deed(people, actor, o[0]), role=_role(words, rules, s[0]))]
    if kind == happening.SWAPPED:
        return [words.say("log-swapped", **_deed(people, o[0], o[1]))]
    if kind == happening.EARNED and o[1] > 0:
        return [words.say("log-earned", who=people.who(o[0]), name=people.name(o[0]), count=o[1])]
    if kind == happening.HANDED and _is_theft(view):
        return [words.say("log-stole", **_deed(people, o[1], o[0]))]
    return []


def _is_theft(view: View) -> bool:
    """Whether nuggets that change owners now are stolen: thieves are at work when a round is over."""
    return any(view.rules.frame_names[frame[0]] == "thieves" for frame in view.frames())


def _deed(people: People, actor: int, target: int) -> dict[str, str]:
    return {"deed": people.deed(actor, target), "actor": people.name(actor), "target": people.name(target)}


def _role(words: Words, rules: Rules, role: int) -> str:
    return role_name(words, rules, role) if role != HIDDEN else ""
