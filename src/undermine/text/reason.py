"""Why an action is not legal, in a sentence.

Owns how the arguments of a reason are said.  The reasons themselves come from the engine and its modules, and features
declare what the arguments of theirs mean (`Voice.reasons`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from undermine.core.module import Reason
from undermine.core.rules import Rules
from undermine.text.cards import card_name
from undermine.text.people import People
from undermine.text.voice import CARD, NUMBER, QUESTION, SEAT, SIDE, voices
from undermine.text.words import Words

ARGUMENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "not-your-turn": (SEAT,),
    "question-first": (QUESTION,),
    "not-in-hand": (CARD,),
    "no-such-seat": (NUMBER,),
}
"""Reason that is no feature's -> what its arguments are; reasons that are not here have none."""


@cache
def arguments_of_reasons() -> dict[str, tuple[str, ...]]:
    """The same of all reasons."""
    told = {reason: meanings for voice in voices().values() for reason, meanings in voice.reasons.items()}
    return {**ARGUMENTS, **told}


def reason_text(words: Words, rules: Rules, people: People, reason: Reason) -> str:
    """A clause without capital and full stop: `the tunnel on its left would end at rock`."""
    key, *arguments = reason
    values: dict[str, str] = {}
    for meaning, argument in zip(arguments_of_reasons().get(key, ()), arguments, strict=True):
        if meaning == SEAT:
            values |= {"who": people.who(int(argument)), "name": people.name(int(argument))}
        elif meaning == SIDE:
            values["side"] = words.say(f"side-{argument.lower()}")
        elif meaning == CARD:
            values["card"] = _card(words, rules, argument)
        elif meaning == QUESTION:
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
