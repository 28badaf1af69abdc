"""What an answer does, in a few words: the label of a button, or what a screen reader says of a lit place.

Owns the label only; which answers there are comes from the legal list.  A verb of a module is said by the key
`choice-VERB` if there is one, else as terminals say it, `answer-VERB`; its other words by `choice-WORD`.  A feature
that would be misunderstood that way labels its answers itself (`Voice.labels`).
"""

from __future__ import annotations

from functools import cache, lru_cache

from undermine.core.rules import Rules
from undermine.notation.action import KEPT
from undermine.notation.choice import Parts
from undermine.text.cards import card_key, goal_name, tile_key
from undermine.text.people import People
from undermine.text.voice import Label, voices
from undermine.text.words import Words
from undermine.views.view import View


def choice_label(words: Words, people: People, view: View, parts: Parts) -> str:
    """The words of an answer joined: what it is, where, whom it concerns."""
    places = tuple(place_name(words, view, cell) for cell in parts.at)
    return _label(words.language, view.rules, parts, places, tuple(people.name(seat) for seat in parts.seats))


@lru_cache(maxsize=KEPT)
def _label(language: str, rules: Rules, parts: Parts, places: tuple[str, ...], names: tuple[str, ...]) -> str:
    """A menu changes little from one question to the next, so most labels are known already."""
    words = Words(language)
    said: list[str] = []
    label = _labels().get(parts.verb)
    if label is not None:
        return label(words, rules, parts)
    said += [words.say(key) for key in (f"choice-{parts.verb}", f"answer-{parts.verb}") if words.has(key)][:1]
    if parts.card is not None:
        said.append(words.say(card_key(rules, rules.code[parts.card])))
    said += places
    said += [_said(words, f"field-{parts.field}", parts.field), _said(words, f"edge-{parts.side}", parts.side)]
    if parts.card is None and parts.at:
        said.append(words.say("menu-turned" if parts.turned else "menu-upright") if parts.verb == "orient" else "")
    elif parts.turned:
        said.append(words.say("menu-turned"))
    said += names
    if parts.value is not None:
        said.append(words.say("nuggets", count=parts.value))
    said += [_word(words, rules, word) for word in parts.more]
    return ", ".join(part for part in said if part)


@cache
def _labels() -> dict[str, Label]:
    """What features say themselves of their answers."""
    return {verb: label for voice in voices().values() for verb, label in voice.labels.items()}


def place_name(words: Words, view: View, cell: tuple[int, int]) -> str:
    """A goal by its place, a laid card by its shape; an empty cell is shown by the client itself."""
    rules = view.rules
    tile = view.arena.tile_at(rules.grid.cell(*cell))
    goal = int(tile - rules.first_goal)
    if 0 <= goal < len(view.goals):
        return goal_name(words, rules, goal)
    code = int(view.arena.code[tile]) if tile else 0
    return words.say(tile_key(rules, code)) if code else ""


def _said(words: Words, key: str, letter: str) -> str:
    """A field or an edge of a card, by its letter."""
    return words.say(key) if words.has(key) else letter


def _word(words: Words, rules: Rules, word: str) -> str:
    for key in (f"choice-{word}", f"tool-{word}", f"menu-{word}"):
        if words.has(key):
            return words.say(key)
    return words.say(card_key(rules, rules.code[word])) if word in rules.code else word
