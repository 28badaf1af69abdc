"""Something that was said at the table, and what it claims of a goal.

Owns the form in which words go from seat to seat.  Free chat is no line: nobody but people understands it.
"""

from __future__ import annotations

from typing import NamedTuple

from undermine.core.card_row import NOTHING
from undermine.core.rules import Rules
from undermine.talk.phrase import PLACE, SEAT, offer, phrases, places


class Line(NamedTuple):
    """Who said what; `after` so many events, as they were counted by whoever hears it."""

    seat: int
    phrase: str
    arguments: tuple[str, ...] = ()
    after: int = 0

    @property
    def words(self) -> tuple[str, tuple[str, ...]]:
        """What was said, whoever it was and whenever."""
        return self.phrase, self.arguments


class Claim(NamedTuple):
    """A goal shows something, or does not show it."""

    goal: int
    sight: str
    is_so: bool

    def holds(self, sight: str) -> bool:
        """Whether it is true of a goal that shows this."""
        return (sight == self.sight) is self.is_so


def claim_of(rules: Rules, line: Line) -> Claim | None:
    """What a line says of a goal; None if it says nothing of the kind, or speaks of none that lies here."""
    phrase = phrases().get(line.phrase)
    if phrase is None or not (phrase.shows or phrase.denies) or len(line.arguments) != len(phrase.about):
        return None
    place = dict(zip(phrase.about, line.arguments, strict=True)).get(PLACE)
    if place not in places(rules):
        return None
    return Claim(places(rules).index(place), phrase.shows or phrase.denies, bool(phrase.shows))


def words_for(rules: Rules, goal: int, sight: str) -> tuple[str, tuple[str, ...]]:
    """How to say that a goal shows something, or, without a sight, that it does not show what all look for.

    Empty if that cannot be said at this table.
    """
    offered, lying = offer(rules), places(rules)
    if goal >= len(lying):
        return "", ()
    said = [phrase for name, phrase in phrases().items() if name in offered and (phrase.shows or phrase.denies)]
    for phrase in said:
        if phrase.about == (PLACE,) and phrase.shows == sight:
            return phrase.name, (lying[goal],)
    for phrase in said:
        if phrase.about != (PLACE,) and sight in offered[phrase.name][0].words:
            return phrase.name, (sight, lying[goal])
    for phrase in said:
        if phrase.about == (PLACE,) and phrase.denies:
            return phrase.name, (lying[goal],)
    return "", ()


def named_in(line: Line) -> int:
    """The seat that a line is about; -1 if it is about nobody."""
    phrase = phrases().get(line.phrase)
    about = () if phrase is None else phrase.about
    named = [word for kind, word in zip(about, line.arguments, strict=False) if kind == SEAT]
    return int(named[0]) if named and named[0].isascii() and named[0].isdigit() else -1


def sight_of(rules: Rules, kind: int) -> str:
    """What a goal of this kind shows; empty if the kind is not known."""
    return (rules.printed.get(rules.goal_names[kind], NOTHING).shows or "stone") if kind else ""
