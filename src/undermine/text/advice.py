"""The reason of a hint in one sentence.

Owns the way from figures to words.  Which figures decided, `bots/advice.py` knows.
"""

from __future__ import annotations

from collections.abc import Iterable

from undermine.text.people import People
from undermine.text.words import Words


def advice_text(words: Words, people: People, reason: str, figures: Iterable[tuple[str, int]]) -> str:
    values: dict[str, str | int] = {}
    for name, value in figures:
        if name == "seat":
            values["name"] = people.name(value)
        elif name == "tenths":
            values["gold"] = f"{value // 10}{'.' if words.language == 'en' else ','}{value % 10}"
        else:
            values[name] = value if name == "count" else str(value)
    return words.say(f"advice-{reason}", **values)
