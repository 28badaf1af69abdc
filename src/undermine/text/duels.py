"""Sentences about the Duel: gold that is marked, trolls, keys, goals with nuggets, how a round ended.

Owns which event of these is told how.  Works from projected events and from the reader's view before the event.
"""

from __future__ import annotations

from typing import Final

from undermine.core import event as happening
from undermine.core.event import Event
from undermine.core.state import HIDDEN
from undermine.features.duel.deck import shafts
from undermine.features.index import in_play
from undermine.text.cards import card_object, goal_key, is_sabotage, tile_key
from undermine.text.people import People
from undermine.text.words import Words
from undermine.views.view import View

PUT: Final = {"claim": "log-claimed", "bribe": "log-bribed", "key": "log-unlocked"}
ENDINGS: Final = {1: "log-ending-goals", 2: "log-ending-markers", 3: "log-ending-cards"}


def duels(words: Words, people: People, view: View, event: Event, *, cells: bool = True) -> list[str]:
    """What an event says of the Duel; without `cells` no numbers of cells."""
    kind, _, o, s = event
    rules = view.rules
    if "duel" not in in_play(rules):
        return []
    form = "" if cells else ".shown"
    if kind == happening.BEGAN:
        return [words.say("log-began-duel", round=str(o[0]))]
    if kind == happening.POSTED:
        key = f"{PUT[rules.piece_names[o[0]]]}{form}"
        return [words.say(key, **_who(people, o[2]), cell=rules.grid.name(o[1]))]
    if kind == happening.WITHDRAWN and rules.piece_names[o[0]] == "key":
        return [words.say("log-key-back" if cells else "log-key-back.shown", cell=rules.grid.name(o[1]))]
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
    if "duel" not in in_play(view.rules):
        return False
    return kind in (happening.FOUND, happening.BEGAN) or (kind == happening.PEEKED and s[0] != HIDDEN)


def is_ending(view: View, event: Event) -> bool:
    """Whether a round of the Duel ends here."""
    if event[0] != happening.NOTED or "duel" not in in_play(view.rules):
        return False
    return view.rules.note_names[event[2][0]] == "ending"


def is_alone(view: View) -> bool:
    """Whether somebody digs alone, and cards strike when they are drawn."""
    return "duel" in in_play(view.rules) and view.rules.seats == 1


def struck(words: Words, view: View, card: int, event: Event) -> list[str]:
    """What a card does that struck as it was drawn; nobody played it (SOLO-17..27)."""
    kind, _, o, _ = event
    rules = view.rules
    broken = card_object(words, rules, card) if is_sabotage(rules, card) else ""
    if kind == happening.FRONTED and broken:
        return [words.say("log-struck-tool", broken=broken)]
    if kind == happening.REMOVED:
        code = int(view.arena.code[view.arena.tile_at(o[0])])
        return [words.say("log-struck-rockfall", card=words.say(f"{tile_key(rules, code)}.object"))]
    if kind == happening.BURIED and o[0] == card:
        if broken:
            return [words.say("log-struck-again", broken=broken)]
        return [words.say("log-struck-nothing")]
    return []


def nuggets_on(view: View, goal: int) -> int:
    """What a kind of goal is worth."""
    return nuggets_of(view.rules.goal_names[goal])


def nuggets_of(name: str) -> int:
    """What a goal of the Duel is worth, by its name."""
    return next((shaft.gold for shaft in shafts("goal") if shaft.name == name), 0)


def _who(people: People, seat: int) -> dict[str, str]:
    return {"who": people.who(seat), "name": people.name(seat) if seat >= 0 else ""}
