"""Sentences about the Dark Cave: monsters, webs, gear, gold on the way, who left and what the treasure is worth.

Owns which event of the cave is told how.  Works from projected events and from the reader's view before the event.
Events that it leaves to the ordinary telling give None.
"""

from __future__ import annotations

from typing import Final

from undermine.core import event as happening
from undermine.core.event import Event
from undermine.core.rules import Rules
from undermine.core.state import HIDDEN
from undermine.features.cave.show import CLANS
from undermine.games.passages import works_for
from undermine.text.cards import card_name, card_object, goal_key, goal_sight, role_name
from undermine.text.people import People
from undermine.text.words import Words
from undermine.views.view import View

MONSTERS: Final = ("rat", "crawler", "goblin")
GEAR: Final = ("boots", "axe")
SILENT: Final = frozenset(map(int, (happening.POSTED, happening.OWED, happening.SHOWN, happening.BURIED)))


def attacker(view: View, event: Event) -> str:
    """The monster that strikes as soon as this event has happened, or nothing."""
    rules = view.rules
    if event[0] != happening.POPPED or not rules.figure_names or not view.depth:
        return ""
    frame = view.top()
    return rules.figure_names[int(frame[2])] if rules.frame_names[int(frame[0])] == "attack" else ""


def is_axe(rules: Rules, card: int) -> bool:
    return rules.names[card].partition("-")[2] == "axe"


def has_gone(view: View, event: Event) -> bool:
    """Whether a monster or a web leaves the table."""
    kind, _, o, _ = event
    if kind == happening.WITHDRAWN:
        return view.rules.piece_names[o[0]].startswith("web-")
    return bool(kind == happening.STOOD and o[1] < 0 and o[0] >= view.seats)


def monster_card(view: View, monster: str) -> str:
    """The card that lured a monster, as it lies before somebody."""
    names = (view.rules.names[card] for seat in range(int(view.seats)) for card in view.before(seat))
    return next((name for name in names if name.partition("-")[2] == monster), "")


def grotto(
    words: Words,
    people: People,
    view: View,
    spent: tuple[int, int],
    event: Event,
    *,
    is_ended: bool,
    monster: str,
) -> list[str] | None:
    """What an event says of the cave; `spent` are the seat and the card that was shown and has no effect yet.

    `monster` is the one whose attack this is part of, if it is.
    """
    kind, _, o, s = event
    rules = view.rules
    if kind in SILENT:
        return []
    if kind in (happening.FRONTED, happening.CLEARED):
        return _cards(words, people, view, spent[0], event)
    if kind == happening.DISCARDED and monster:
        return [words.say("log-cave-bitten", **_who(people, o[0]))]
    if kind == happening.EARNED and monster:
        return [words.say("log-cave-robbed", **_who(people, o[0]))]
    if kind == happening.STOOD:
        return _figure(words, people, view, o)
    if kind == happening.EARNED:
        return _gold(words, people, view, o, is_ended=is_ended)
    if kind == happening.NOTED:
        return _note(words, people, view, o)
    if kind == happening.WITHDRAWN:
        is_web = rules.piece_names[o[0]].startswith("web-")
        return [words.say("log-cave-web-gone")] if is_web else []
    if kind == happening.UNVEILED:
        return [words.say("log-cave-unveiled", **_who(people, o[0]), role=role_name(words, rules, o[1]))]
    if kind == happening.SCANNED:
        seen = ", ".join(role_name(words, rules, role) for role in s if role != HIDDEN)
        return [words.say("log-cave-scanned", **_who(people, o[0]), roles=seen)]
    if kind == happening.PEEKED:
        goal = words.say(f"{goal_key(rules, o[1])}.object")
        return [words.say("log-cave-looked", **_who(people, o[0]), goal=goal, seen=_sight(words, view, s[0]))]
    if kind == happening.FOUND:
        goal = words.say(goal_key(rules, o[0]))
        return [words.say("log-cave-found", goal=goal, seen=_sight(words, view, o[1]))]
    return None


def tone(rules: Rules, kind: int, o: tuple[int, ...]) -> str:
    """How something of the cave is meant, where other games mean it otherwise or have no such thing."""
    if kind in (happening.FRONTED, happening.CLEARED):
        is_gear = rules.names[o[1]].partition("-")[2] in GEAR
        return "help" if is_gear or kind == happening.CLEARED else "harm"
    if kind == happening.STOOD:
        return "gold" if o[0] < rules.seats and o[1] < 0 else ""
    if kind == happening.EARNED:
        return "gold" if o[1] > 0 else "harm"
    if kind == happening.FOUND:
        return "gold" if goal_sight(rules, o[1]) in ("exit", "vein") else "light"
    return ""


def _cards(words: Words, people: People, view: View, actor: int, event: Event) -> list[str]:
    """A card comes to lie before somebody, or is used up."""
    kind, _, o, _ = event
    rules = view.rules
    what = rules.names[o[1]].partition("-")[2]
    if kind == happening.CLEARED:
        return [words.say("log-cave-axe", **_who(people, o[0]))] if what == "axe" else []
    if what in MONSTERS:
        return [words.say("log-cave-lured", **_who(people, o[0]), card=card_name(words, rules, o[1]))]
    if what == "web":
        return [words.say("log-cave-web", **_who(people, o[0]))]
    return [
        words.say(
            "log-cave-gear",
            deed=people.deed(actor, o[0]),
            actor=people.name(actor),
            target=people.name(o[0]),
            card=card_object(words, rules, o[1]),
        )
    ]


def _figure(words: Words, people: People, view: View, o: tuple[int, ...]) -> list[str]:
    """Steps are seen on the table; that somebody is off it is said."""
    if o[1] >= 0:
        return []
    if o[0] < view.seats:
        return [words.say("log-cave-left", **_who(people, o[0]))]
    return [words.say("log-cave-gone", card=words.say(f"card-{view.rules.figure_names[o[0]]}"))]


def _gold(words: Words, people: People, view: View, o: tuple[int, ...], *, is_ended: bool) -> list[str]:
    if is_ended:
        return [words.say("log-cave-returned", **_who(people, o[0]))]
    if view.depth <= 4 and o[1] > 1:
        return []  # what everybody starts with
    return [words.say("log-cave-nugget" if o[1] > 0 else "log-cave-lost", **_who(people, o[0]))]


def _note(words: Words, people: People, view: View, o: tuple[int, ...]) -> list[str]:
    rules = view.rules
    name = rules.note_names[o[0]]
    if name.startswith("hand-max-"):
        seat = int(name.rpartition("-")[2])
        return [words.say("log-cave-maximum", **_who(people, seat), limit=str(o[1]))]
    if name == "paralysed":
        fresh = o[1] & ~int(view.notes[o[0]])
        return [
            words.say("log-cave-paralysed", **_who(people, seat))
            for seat in range(int(view.seats))
            if fresh >> seat & 1
        ]
    if name.startswith("treasure-"):
        return [_treasure(words, view, name.removeprefix("treasure-"), o[1])]
    return []


def _treasure(words: Words, view: View, clan: str, value: int) -> str:
    """What a clan saved, and by how many rivals that counts; whoever stayed inside has given the gold back by now."""
    sides = [CLANS[int(works_for(int(role)))] for role in view.roles]
    saved = sum(int(view.purse[seat]) for seat, side in enumerate(sides) if side == clan)
    rivals = sum(side != clan for side in sides)
    return words.say(
        "log-cave-treasure",
        clan=clan,
        saved=words.say("nuggets", count=saved),
        rivals=words.say("rivals", count=rivals),
        value=str(value),
    )


def _sight(words: Words, view: View, kind: int) -> str:
    return words.say(f"legend-{goal_sight(view.rules, kind)}") if kind != HIDDEN else ""


def _who(people: People, seat: int) -> dict[str, str]:
    return {"who": people.who(seat), "name": people.name(seat) if seat >= 0 else ""}
