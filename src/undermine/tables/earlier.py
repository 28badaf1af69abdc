"""Entries of earlier forms: what happened is found again by playing it again.

Owns the way from an old entry to one of today.  Seed and answers say everything, so events of another form need not be
understood; where the same answers would not lead the same way any more, the entry is refused in words.
"""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from undermine.notation.action import write_action
from undermine.tables.entry import FORM, Moved, Passed, Started, written
from undermine.tables.live import Live, deal

E = TypeVar("E", Started, Moved, Passed)


def renewed(game: Live, entry: E) -> E:
    """The entry in the form of today, for a game that stands where the entry was written; ValueError if that fails."""
    if entry.form == FORM:
        return entry
    if entry.form > FORM:
        raise ValueError(f"this table was written by a later version, in form {entry.form}; here {FORM} is read")
    if isinstance(entry, Started):
        events, drawn = deal(game.rules.text, entry.seed)
    elif isinstance(entry, Moved):
        if game.asked != entry.seat or entry.action not in game.legal(entry.seat):
            raise _other_rules(f"seat {entry.seat} could not {write_action(game.rules, entry.action)!r}")
        events, drawn = game.try_out(entry.action)
    else:
        answers, events, drawn = game.let_pass()
        if [answer[:2] for answer in answers] != [answer[:2] for answer in entry.answers]:
            raise _other_rules("others would let a card pass")
        entry = replace(entry, answers=answers)
    if drawn != entry.drawn:
        raise _other_rules("chance would fall otherwise")
    return replace(entry, events=written(game.rules, events), form=FORM)


def _other_rules(why: str) -> ValueError:
    return ValueError(f"this table was written by an earlier version, and by the rules of today {why}")
