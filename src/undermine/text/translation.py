"""A language beside English: which of its sentences are missing, superfluous, still English or in the wrong file.

Owns the comparison, over the house and all features, and says where a translator has to write.  Never loads words to
be said; `text/words.py` does.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from undermine.text.words import FALLBACK, sources

SAME_EVERYWHERE: Final = frozenset({"help-notation"})
"""Examples of the notation, which has no language."""


class Fault(StrEnum):
    MISSING = "missing"
    SUPERFLUOUS = "superfluous"
    ENGLISH = "still English"
    MISPLACED = "misplaced"


@dataclass(frozen=True, slots=True)
class Entry:
    """A message (`key`) or a form of one (`key.form`)."""

    key: str
    place: str
    """The file that it lies in."""
    text: str
    """Its pattern as it is written."""


@dataclass(frozen=True, slots=True)
class Finding:
    fault: Fault
    key: str
    place: str
    """The file to write in."""
    english: str


def entries(language: str) -> dict[str, Entry]:
    """All sentences of a language by key."""
    found: dict[str, Entry] = {}
    for place, text in sources(language):
        for message in FluentParser().parse(text).body:
            if isinstance(message, ftl.Message):
                patterns = [(message.id.name, message.value)]
                patterns += [(f"{message.id.name}.{form.id.name}", form.value) for form in message.attributes]
                for key, pattern in patterns:
                    if pattern is not None:
                        found[key] = Entry(key, place, _written(pattern))
    return found


def findings(language: str) -> list[Finding]:
    """What a translator has to look at, in the order of the English sentences; superfluous ones come last."""
    english, said = entries(FALLBACK), entries(language)
    out: list[Finding] = []
    for key, entry in english.items():
        place = entry.place.replace(f"/{FALLBACK}", f"/{language}")
        if key not in said:
            out.append(Finding(Fault.MISSING, key, place, entry.text))
        elif said[key].place != place:
            out.append(Finding(Fault.MISPLACED, key, place, entry.text))
        elif language != FALLBACK and _is_still_english(entry, said[key]):
            out.append(Finding(Fault.ENGLISH, key, place, entry.text))
    out += [Finding(Fault.SUPERFLUOUS, key, entry.place, "") for key, entry in said.items() if key not in english]
    return out


def _is_still_english(english: Entry, other: Entry) -> bool:
    """The same words; one or two (a name, a loan word) may well be the same in another language."""
    spoken = re.findall(r"[^\W\d_]+", re.sub(r"\$\w+|\[\w+\]", "", english.text))
    return len(spoken) > 2 and english.text == other.text and english.key not in SAME_EVERYWHERE


def _written(pattern: ftl.Pattern) -> str:
    """The pattern as a file has it, behind `key =`."""
    message = ftl.Message(ftl.Identifier("key"), pattern)
    return FluentSerializer().serialize_entry(message).removeprefix("key =").strip()
