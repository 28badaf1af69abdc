"""Those at a table who see the same: one reader and one encoded message for all of them, however many they are.

Owns what is rendered once: per seat (or onlooker), language and form, and per entry.  Two tabs of a seat have the same
eyes, and so have all onlookers of one language; nobody ever gets what was rendered for another seat.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, TypeAlias
from weakref import WeakKeyDictionary, WeakValueDictionary

from undermine.server.reader import Reader
from undermine.server.showing import news_of, position_of, shows, spoken, table_info
from undermine.server.wire import Changed, News, Position, ServerMessage, write_message
from undermine.tables.entry import Entry, Moved, Passed, Said, events_of, is_silent
from undermine.tables.live import Live
from undermine.tables.table import Table
from undermine.text import Words

Form: TypeAlias = tuple[int, int, bool, str]
"""Game, seat or SPECTATOR, raw, and the language of the views (empty: without views)."""


LATELY: Final = 3
"""Eyes at a table that are kept although nobody looks through them: who goes may come again."""
AT_ONCE: Final = 25
"""Events that new eyes see before others have their turn."""


class _Gate:
    """Lets one in at a time, on whatever loop this is."""

    def __init__(self) -> None:
        self._locks: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()

    def one(self) -> asyncio.Lock:
        return self._locks.setdefault(asyncio.get_running_loop(), asyncio.Lock())


_GATE: Final = _Gate()


class Eyes:
    """What one seat is shown of one game in one form; kept as long as a socket looks through them."""

    def __init__(self, game: Live, seat: int, *, raw: bool, language: str) -> None:
        self.seat = seat
        self._raw = raw
        self._names = list(game.names)
        """Of the seats, as they are told now; a table that was read again has others."""
        self.reader = Reader(game.rules, self._names, seat, Words(language)) if language else None
        if self.reader is not None and game.what_if is not None:
            self.reader.begins_after(game.lead(seat))
        self._game = game
        self.seen = 0
        self._kept: tuple[Entry | None, bytes | None] = (None, None)

    def look(self, game: Live, most: int | None = None) -> bool:
        """See what they have not seen, or so many events of it; False if there is more, or if this is another game."""
        if game is not self._game or self.seen < 0:
            return False
        seen, count = self.seen, game.count(self.seat)
        if self.reader is not None and seen < count:
            self.seen = -1  # if this fails, the reader may have heard half of it
            news = game.since(self.seat, seen)[:most]
            self.reader.hear(news)
            self.reader.news()
            count = seen + len(news)
        self.seen = count
        return self.seen == game.count(self.seat)

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
        events = events_of(game.rules, entry) if isinstance(entry, Moved | Passed) else ()
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
        self._lately: deque[Eyes] = deque(maxlen=LATELY)
        self._entry: Entry | None = None
        self._kept: dict[object, bytes] = {}

    def eyes(self, game: Live, seat: int, *, raw: bool, language: str) -> Eyes:
        """Those that somebody looks through already, if they have seen everything."""
        form = (game.number, seat, raw, language)
        found = self._eyes.get(form)
        if found is None or found.seen != game.count(seat):
            found = self._eyes[form] = Eyes(game, seat, raw=raw, language=language)
            found.look(game)
        self._lately.append(found)
        return found

    def are_open(self, game: Live, seat: int, *, raw: bool, language: str) -> bool:
        """Whether there are such eyes, so that it costs little to look through them."""
        found = self._eyes.get((game.number, seat, raw, language))
        return not language or (found is not None and found.seen > 0)

    async def open_slowly(self, game: Live, seat: int, *, raw: bool, language: str) -> None:
        """Let new eyes see a long game a little at a time, one pair after the other; others have their turn."""
        form = (game.number, seat, raw, language)
        async with _GATE.one():
            if not self.are_open(game, seat, raw=raw, language=language):
                eyes = Eyes(game, seat, raw=raw, language=language)
                while eyes.seen >= 0 and not eyes.look(game, AT_ONCE):
                    await asyncio.sleep(0)
                if not self.are_open(game, seat, raw=raw, language=language):
                    self._eyes[form] = eyes
                    self._lately.append(eyes)

    def catch_up(self, game: Live, seat: int, *, raw: bool, language: str) -> None:
        """Let eyes that nobody looked through for a while see what happened.  Never while an entry is being told."""
        found = self._eyes.get((game.number, seat, raw, language))
        if found is not None:
            found.look(game)

    def said(self, entry: Said) -> bytes:
        return self._once(entry, "said", lambda: spoken(entry))

    def changed(self, key: str, table: Table, guest: str, seat: int, entry: Entry) -> bytes:
        """The table as a guest sees it; alike for all who sit nowhere and may do the same."""
        may = tuple(table.may_take(guest, each) for each in range(len(table.seats)))
        who = (seat, table.is_host(guest), guest == table.host, may)
        return self._once(entry, who, lambda: Changed(table_info(key, table, guest), table.due_for(seat)))

    def _once(self, entry: Entry, who: object, render: Callable[[], ServerMessage]) -> bytes:
        if self._entry is not entry:
            self._entry, self._kept = entry, {}
        if who not in self._kept:
            self._kept[who] = write_message(render())
        return self._kept[who]
