"""Those at a table who see the same: one reader and one encoded message for all of them, however many they are.

Owns what is rendered once: per seat (or onlooker), language and form, and per entry.  Two tabs of a seat have the same
eyes, and so have all onlookers of one language; nobody ever gets what was rendered for another seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias
from weakref import WeakValueDictionary

from undermine.server.reader import Reader
from undermine.server.showing import news_of, position_of, shows, spoken, table_info
from undermine.server.wire import Changed, News, Position, ServerMessage, write_message
from undermine.tables.entry import Entry, Moved, Passed, Said, is_silent
from undermine.tables.live import Live
from undermine.tables.table import Table
from undermine.text import Words

Form: TypeAlias = tuple[int, int, bool, str]
"""Game, seat or SPECTATOR, raw, and the language of the views (empty: without views)."""


class Eyes:
    """What one seat is shown of one game in one form; kept as long as a socket looks through them."""

    def __init__(self, game: Live, seat: int, *, raw: bool, language: str) -> None:
        self.seat = seat
        self._raw = raw
        self._names = list(game.names)
        """Of the seats, as they are told now; a table that was read again has others."""
        self.reader = Reader(game.rules, self._names, seat, Words(language)) if language else None
        if self.reader is not None:
            self.reader.hear(game.since(seat, 0))
            self.reader.news()
        self.seen = game.count(seat)
        self._kept: tuple[Entry | None, bytes | None] = (None, None)

    def position(self, table: Table, game: Live, seen: int) -> Position:
        """Everything, for somebody who comes."""
        self._names[:] = game.names
        return position_of(table, game, self.seat, seen, raw=self._raw, reader=self.reader)

    def news(self, table: Table, game: Live, entry: Entry) -> bytes | None:
        """What an entry brings, as it is sent; None if not even that something happened is told."""
        return self._once(entry, lambda: self._news(table, game, entry))

    def anew(self, table: Table, game: Live, entry: Entry) -> bytes | None:
        """Everything, because with this entry everything is different."""
        return self._once(entry, lambda: News(self.position(table, game, 0)))

    def _news(self, table: Table, game: Live, entry: Entry) -> News | None:
        events = entry.events if isinstance(entry, Moved | Passed) else ()
        if is_silent(entry) and not any(shows(event, self.seat) for event in events):
            return None  # a secret answer
        self._names[:] = game.names
        return News(news_of(table, game, self.seat, events, raw=self._raw, reader=self.reader))

    def _once(self, entry: Entry, render: Callable[[], News | None]) -> bytes | None:
        if self._kept[0] is not entry:
            # If this fails, nobody looks through these eyes any more: the reader may have heard half of it.
            seen, self.seen = self.seen, -1
            assert seen >= 0, "these eyes are closed"
            message = render()
            self._kept = (entry, None if message is None else write_message(message))
            self.seen = seen if message is None else message.position.n
        return self._kept[1]


class Gallery:
    """The eyes at one table, and what of an entry is told to several of them alike."""

    def __init__(self) -> None:
        self._eyes: WeakValueDictionary[Form, Eyes] = WeakValueDictionary()
        self._entry: Entry | None = None
        self._kept: dict[object, bytes] = {}

    def eyes(self, game: Live, seat: int, *, raw: bool, language: str) -> Eyes:
        """Those that somebody looks through already, if they have seen everything."""
        form = (game.number, seat, raw, language)
        found = self._eyes.get(form)
        if found is None or found.seen != game.count(seat):
            found = self._eyes[form] = Eyes(game, seat, raw=raw, language=language)
        return found

    def said(self, entry: Said) -> bytes:
        return self._once(entry, "said", lambda: spoken(entry))

    def changed(self, key: str, table: Table, guest: str, seat: int, entry: Entry) -> bytes:
        """The table as a guest sees it; alike for all who sit nowhere and may do the same."""
        may = tuple(table.may_take(guest, each) for each in range(len(table.seats)))
        who = (seat, table.is_host(guest), may)
        return self._once(entry, who, lambda: Changed(table_info(key, table, guest), table.due_for(seat)))

    def _once(self, entry: Entry, who: object, render: Callable[[], ServerMessage]) -> bytes:
        if self._entry is not entry:
            self._entry, self._kept = entry, {}
        if who not in self._kept:
            self._kept[who] = write_message(render())
        return self._kept[who]
