"""Talk in words: what a phrase says to its reader, and what its arguments are called where they are chosen.

Owns the way from a phrase to a sentence.  Which phrases there are, the room `talk` knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from undermine.core.rules import Rules
from undermine.talk.phrase import HELP, PLACE, REASON, ROLE, SEAT, THING, offer, phrases
from undermine.text.people import People
from undermine.text.words import Words


class WordName(TypedDict):
    """A word that an argument may be, and what it is called; a seat is called by its player's name."""

    word: str
    name: str


class AboutWords(TypedDict):
    """What an argument is about: seat, place, help, reason, thing or role."""

    about: str
    words: list[WordName]


class PhraseWords(TypedDict):
    """Something that can be said at a table; the label is the sentence, or how it begins if it takes arguments."""

    phrase: str
    label: str
    arguments: list[AboutWords]


def phrase_text(words: Words, people: People, phrase: str, arguments: Sequence[str]) -> str:
    """A phrase as its reader hears it: `I do not trust you` if it is about him.

    One that is not known here is shown by its name: somebody may have a newer program, or other features.
    """
    known = phrases().get(phrase)
    if known is None or len(arguments) != len(known.about) or not words.has(f"phrase-{phrase}"):
        return phrase
    values: dict[str, str] = {}
    for about, word in zip(known.about, arguments, strict=True):
        values |= _values(words, people, about, word)
    return words.say(f"phrase-{phrase}", **values)


def phrase_book(words: Words, rules: Rules) -> list[PhraseWords]:
    """All that can be said at a table, with what its arguments may be."""
    return [
        {
            "phrase": phrase,
            "label": words.say(f"phrase-{phrase}.begun" if arguments else f"phrase-{phrase}"),
            "arguments": [
                {
                    "about": each.about,
                    "words": [
                        {"word": word, "name": word_name(words, each.about, word)} for word in each.words
                    ] if each.about != SEAT else [],
                }
                for each in arguments
            ],
        }
        for phrase, arguments in offer(rules).items()
    ]  # fmt: skip


def word_name(words: Words, about: str, word: str) -> str:
    """What a word is called where an argument is chosen or typed."""
    if about == HELP:
        return words.say(f"tool-{word}" if words.has(f"tool-{word}") else f"card-{word}")
    if about == REASON:
        return words.say(f"because-{word}")
    if about == THING:
        return words.say(f"legend-{word}")
    return words.say(f"role-{word}") if about == ROLE else words.say(f"place-{word}")


def _values(words: Words, people: People, about: str, word: str) -> dict[str, str]:
    """What the text of a phrase may ask for; the same as on the page (`web/src/talk/phrase.ts`)."""
    if about == SEAT:
        seat = int(word) if word.isascii() and word.isdigit() and int(word) < len(people.names) else -1
        return {"who": people.who(seat), "name": people.name(seat) if seat >= 0 else "?"}
    if about == PLACE:
        return {"place": word, "at": words.say(f"place-{word}.at") if words.has(f"place-{word}.at") else word}
    if about == REASON:
        return {"because": words.say(f"because-{word}") if words.has(f"because-{word}") else word}
    return {{HELP: "tool", THING: "thing", ROLE: "role"}[about]: word}
