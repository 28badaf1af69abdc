"""The challenge of a day: one deal for everybody, sealed until the day is over.

Owns days, their deals, and which table of a guest counts.  A day is one of UTC.  Deals come from a secret of the
store: from a public text anybody could deal the cards at home before playing.
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b
from typing import Final

from undermine.store import Score
from undermine.tables.refusal import Refusal
from undermine.tables.table import Table

RULES: Final = "solo x1"
DAY: Final = re.compile(r"\d{4}-\d{2}-\d{2}")


class Challenge:
    """All days under one secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def seed(self, day: str) -> str:
        """The seed of a day's deal; nobody is told while that day lasts."""
        return self._hash(b"day seed", day)

    def table_id(self, day: str, guest: str) -> str:
        """The one table of a guest on a day: who comes again goes on there, and does not begin with what he knows."""
        return self._hash(b"day table", f"{day} {guest}")

    def pick(self, day: str, count: int) -> int:
        """The number of what is given out on a day, of so many: nothing comes again before everything was there."""
        cycle, place = divmod(date.fromisoformat(day).toordinal(), count)
        return sorted(range(count), key=lambda number: self._hash(b"day pick", f"{cycle} {number}"))[place]

    def _hash(self, person: bytes, text: str) -> str:
        return blake2b(text.encode(), key=self._secret, digest_size=16, person=person).hexdigest()


def day_of(at: float) -> str:
    """The day of a moment.

    >>> day_of(1_800_000_000.0)
    '2027-01-15'
    """
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def end_of(day: str) -> float:
    """When a day is over.

    >>> end_of("2027-01-15") - end_of("2027-01-14")
    86400.0
    """
    after = date.fromisoformat(day) + timedelta(days=1)
    return datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()


def checked_day(day: str, now: float) -> str:
    """A day that has begun; the empty one is today."""
    today = day_of(now)
    try:
        known = bool(DAY.fullmatch(day)) and date.fromisoformat(day).isoformat() <= today
    except ValueError:
        known = False
    if day and not known:
        raise Refusal("no-such-day", f"write a day up to today as 2026-11-16; today is {today}", today, status=404)
    return day or today


def is_sealed(table: Table, now: float) -> bool:
    """Whether others may still play the deal of this table, so that nobody is shown what lies face down."""
    return bool(table.day) and now < end_of(table.day)


def score_of(table: Table) -> Score | None:
    """What goes into the list of the day; only what was finished on that day."""
    points = table.result
    if points is None or table.touched_at >= end_of(table.day):
        return None
    return Score(table.day, table.host, table.games[0].names[0], points, table.touched_at)
