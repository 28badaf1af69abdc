"""Sentences about the championship cards and the tournament's card in the middle.

Owns which event of theirs is told how.  Works from projected events and from the reader's view before the event.
"""

from __future__ import annotations

from undermine.core import event as happening
from undermine.core.event import Event
from undermine.core.frame import INTENT
from undermine.core.state import HIDDEN
from undermine.text.cards import card_object, goal_key, tile_key
from undermine.text.people import People
from undermine.text.words import Words
from undermine.views.view import View

FROM_PILE = 1


def special(
    words: Words, people: People, view: View, spent: tuple[int, int], event: Event, *, cells: bool = True
) -> list[str]:
    """What an event says of these cards; `spent` are the seat and the card that was shown and has no effect yet.

    Without `cells` it is said to a reader who sees the place marked.
    """
    kind, _, o, s = event
    rules = view.rules
    actor, card = spent
    form = "{}" if cells else "{}.shown"
    if kind == happening.PUSHED and o:
        if o[0] == INTENT:
            return [words.say("log-announced", **_who(people, actor), card=card_object(words, rules, card))]
        if rules.frame_names[o[0]] == "tracker":
            return [words.say("log-tracking", **_who(people, actor))]
    if kind == happening.SPENT and rules.names[o[1]] == "veto" and card != HIDDEN:
        return [words.say("log-vetoed", **_who(people, o[0]), card=card_object(words, rules, card))]
    if kind == happening.NOTED and rules.note_names[o[0]] == "direction":
        return [words.say("log-direction", way="reversed" if o[1] < 0 else "clockwise")]
    if kind in (happening.EXCHANGED, happening.SWITCHED):
        how = o[3] if kind == happening.SWITCHED else s[0]
        fate = "unknown" if how == HIDDEN else "crossed" if how == happening.CROSSED else "stayed"
        one, two = (words.say(f"{goal_key(rules, goal)}.object") for goal in o[1:3])
        return [words.say("log-exchanged", **_who(people, o[0]), fate=fate, one=one, two=two)]
    if kind == happening.SHIFTED:
        moved = words.say(f"{tile_key(rules, o[2])}.object")
        return [words.say(form.format("log-shifted"), **_who(people, actor), card=moved, cell=rules.grid.name(o[1]))]
    if kind == happening.UNEARTHED:
        return [
            words.say(form.format("log-unearthed"), card=words.say(tile_key(rules, o[1])), cell=rules.grid.name(o[0]))
        ]
    if kind == happening.OFFERED and o[1] == FROM_PILE:
        return [words.say("log-leafed", **_who(people, o[0]), count=len(s))]
    if kind == happening.KEPT:
        kept = card_object(words, rules, s[0]) if s[0] != HIDDEN else ""
        return [words.say("log-kept", **_who(people, o[0]), card=kept)]
    return []


def _who(people: People, seat: int) -> dict[str, str]:
    return {"who": people.who(seat), "name": people.name(seat) if seat >= 0 else ""}
