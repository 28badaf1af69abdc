"""Sentences about the minis: tolls, costumes and parties, dragons, chests.

Owns which event of these is told how.  Works from projected events and from the reader's view before the event.
"""

from __future__ import annotations

from undermine.core import event as happening
from undermine.core.event import Event, Ints
from undermine.core.frame import NOBODY
from undermine.core.state import HIDDEN
from undermine.features.index import in_play
from undermine.text.cards import card_object, chest_key, goal_key, goal_sight, role_name, tile_key
from undermine.text.people import People
from undermine.text.words import Words
from undermine.views.view import View

FROM_DECK = 0


def mini(words: Words, people: People, view: View, event: Event, *, cells: bool = True) -> list[str]:
    """What an event says of the minis; without `cells` to a reader who sees the place marked."""
    kind, _, o, s = event
    rules = view.rules
    form = "{}" if cells else "{}.shown"
    if kind in (happening.POSTED, happening.WITHDRAWN, happening.HANDED, happening.PUSHED, happening.NOTED):
        return _toll(words, people, view, event, form)
    if kind == happening.TRADED:
        role = role_name(words, rules, s[0]) if s[0] != HIDDEN else ""
        return [words.say("log-traded", **_who(people, o[0]), role=role)]
    if kind == happening.FACED and rules.tile_names[o[1] >> 1] == "party":
        return [words.say("log-party")]
    if kind == happening.CAST and view.roles[o[0]] and o[0] == people.me:
        return [words.say("log-recast", role=role_name(words, rules, s[0]))]
    if kind == happening.EARNED and o[1] < 0:
        return [words.say("log-dragon", **_who(people, o[0]))]
    if kind == happening.ENDED and o[1] == NOBODY and _is_bitten(view):
        return [words.say("log-ended-spider", side=rules.side_names[o[0]])]
    return _chests(words, people, view, event, form)


def is_told(view: View, kind: int, o: Ints, *, is_ended: bool) -> bool:
    """Whether an event that the base game has too is told here in its place."""
    if kind == happening.ENDED:
        return bool(o[1] == NOBODY and _is_bitten(view))
    return kind == happening.PAID and not is_ended


def _toll(words: Words, people: People, view: View, event: Event, form: str) -> list[str]:
    kind, _, o, _ = event
    rules = view.rules
    if kind == happening.POSTED and rules.piece_names[o[0]] == "collector":
        return [words.say(form.format("log-collector"), **_who(people, o[2]), cell=rules.grid.name(o[1]))]
    if kind == happening.WITHDRAWN and "duel" not in in_play(rules):
        if rules.pieces[o[0]].hides():
            return [words.say("log-chest-lost")]
        return [words.say(form.format("log-collector-gone"), cell=rules.grid.name(o[1]))]
    if kind == happening.HANDED and not _is_over(view):
        return [words.say("log-handed", **_deed(people, o[0], o[1]))]
    if kind == happening.PUSHED and o and rules.frame_names[o[0]] == "pay":
        return [words.say(form.format("log-begged"), **_deed(people, o[2], o[1]), cell=rules.grid.name(o[3]))]
    if kind == happening.NOTED and rules.note_names[o[0]] == "pledge" and o[1] > view.notes[o[0]]:
        return [words.say("log-pledged", **_who(people, (o[1] & 255) - 1))]
    return []


def _chests(words: Words, people: People, view: View, event: Event, form: str) -> list[str]:
    kind, _, o, s = event
    rules = view.rules
    turn = _who(people, int(view.turn))
    if kind == happening.OPENED:
        return [words.say("log-opened", **turn, chest=words.say(chest_key(rules, o[3])))]
    if kind == happening.GLIMPSED:
        card = words.say(tile_key(rules, s[0])) if s[0] != HIDDEN else ""
        chest = words.say(chest_key(rules, s[1])) if s[1] != HIDDEN else ""
        return [
            words.say(
                form.format("log-glimpsed"), **_who(people, o[0]), cell=rules.grid.name(o[2]), card=card, chest=chest
            )
        ]
    if kind == happening.MOVED:
        return [words.say(form.format("log-moved"), goal=words.say(goal_key(rules, o[0])), cell=rules.grid.name(o[1]))]
    if kind == happening.BURNT:
        return [words.say("log-burnt", count=o[0])]
    if kind == happening.SNATCHED:
        card = card_object(words, rules, s[0]) if s[0] != HIDDEN else ""
        return [words.say("log-snatched", **_deed(people, o[0], o[1]), card=card)]
    if kind == happening.MIXED:
        return [words.say("log-mixed")]
    if kind == happening.OFFERED and o[1] == FROM_DECK:
        return [words.say("log-offered", **_who(people, o[0]), count=len(s))]
    if kind == happening.PAID and not _is_over(view):
        return [words.say("log-chest-gold", **_who(people, o[0]))]
    return []


def _is_over(view: View) -> bool:
    """Whether a round has been won and is being paid: nothing of a turn is pending any more."""
    names = [view.rules.frame_names[frame[0]] for frame in view.frames()]
    return "close" not in names


def _is_bitten(view: View) -> bool:
    """Whether the giant spider has been turned up."""
    kinds = [int(kind) for kind in view.goals]
    first = int(view.rules.first_goal)
    return any(
        kind and goal_sight(view.rules, kind) == "spider" and view.arena.code[first + goal]
        for goal, kind in enumerate(kinds)
    )


def _who(people: People, seat: int) -> dict[str, str]:
    return {"who": people.who(seat), "name": people.name(seat) if seat >= 0 else ""}


def _deed(people: People, actor: int, target: int) -> dict[str, str]:
    return {"deed": people.deed(actor, target), "actor": people.name(actor), "target": people.name(target)}
