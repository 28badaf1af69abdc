"""Why an action is not legal, in a sentence.

Owns what the arguments of a reason mean.  The reasons themselves come from the engine and its modules.
"""

from __future__ import annotations

from typing import Final

from undermine.core.module import Reason
from undermine.core.rules import Rules
from undermine.text.cards import card_name
from undermine.text.people import People
from undermine.text.words import Words

ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "not-your-turn": ("seat",),
    "question-first": ("question",),
    "not-in-hand": ("card",),
    "tunnel-into-rock": ("side",),
    "rock-into-tunnel": ("side",),
    "no-such-seat": ("number",),
    "already-broken": ("seat",),
    "nothing-to-mend": ("seat",),
    "no-cards-there": ("seat",),
    "no-such-gold": ("number",),
    "already-in-prison": ("seat",),
    "not-in-prison": ("seat",),
    "no-theft-there": ("seat",),
    "nothing-to-steal": ("seat",),
    "not-in-play": ("card",),
    "already-in-play": ("card",),
    "has-boots": ("seat",),
    "clan-card-shown": ("seat",),
}
"""Reason -> what its arguments are; reasons that are not here have none."""


def reason_text(words: Words, rules: Rules, people: People, reason: Reason) -> str:
    """A clause without capital and full stop: `the tunnel on its left would end at rock`."""
    key, *arguments = reason
    values: dict[str, str] = {}
    for meaning, argument in zip(ARGUMENTS.get(key, ()), arguments, strict=True):
        if meaning == "seat":
            values |= {"who": people.who(int(argument)), "name": people.name(int(argument))}
        elif meaning == "side":
            values["side"] = words.say(f"side-{argument.lower()}")
        elif meaning == "card":
            values["card"] = _card(words, rules, argument)
        elif meaning == "question":
            values["question"] = words.say(f"question-{argument}")
        else:
            values[meaning] = argument
    return words.say(f"reason-{key}", **values)


def _card(words: Words, rules: Rules, name: str) -> str:
    """A card by its name; tunnels of one name are told apart as the notation does it."""
    if name not in rules.code:
        return name
    card = rules.code[name]
    return f"{card_name(words, rules, card)} ({name})" if rules.tile[card] else card_name(words, rules, card)
