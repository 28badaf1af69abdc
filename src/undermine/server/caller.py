"""A socket at a table: what it is sent, and what it may ask for.

Owns the queue to one client and how often it may ask.  A slow client is cut off and resumes by itself; nobody waits.
"""

from __future__ import annotations

import asyncio

from undermine.server.hall import Hall, OpenTable
from undermine.server.showing import news_of, position_of, seat_or_spectator, spoken, table_info
from undermine.server.wire import (
    Changed,
    ClientMessage,
    Done,
    Hello,
    News,
    Ping,
    Play,
    Position,
    Refused,
    ServerMessage,
    Talk,
    Welcome,
    write_message,
)  # fmt: skip
from undermine.tables.entry import Entry, Moved, Said, Started
from undermine.tables.refusal import Refusal
from undermine.tables.table import Table
from undermine.views.view import View

WAITING = 512
"""Messages that may wait for a client before it is cut off."""
PER_SECOND = 20.0
BURST = 60.0


class Caller:
    """Listens for one socket; a second tab of the same seat is a second caller of the same guest."""

    def __init__(self, hall: Hall, place: OpenTable, guest: str, hello: Hello, *, limits: bool) -> None:
        self.hall = hall
        self.place = place
        self.guest = guest
        self.raw = hello.raw
        self.views = hello.views
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self._view: View | None = None
        self._seat = -1
        self._limits = limits
        self._tokens = BURST
        self._asked_at = hall.clock()

    # From the table

    def welcome(self, table: Table, seen: int) -> None:
        """Everything that the client needs, from where it left off."""
        self._send(
            Welcome(
                table_info(self.place.key, table, self.guest),
                self._position(table, seen),
                [spoken(entry) for _, entry in table.said[-50:]],
            )
        )

    def hear(self, table: Table, entry: Entry) -> None:
        game = table.game
        if isinstance(entry, Moved) and game is not None:
            seat = seat_or_spectator(table, self.guest)
            position = news_of(table, game, seat, entry.events, raw=self.raw, view=self._view)
            self._send(News(position))
            if game.is_over:
                self._send(Changed(table_info(self.place.key, table, self.guest)))
        elif isinstance(entry, Said):
            self._send(spoken(entry))
        elif isinstance(entry, Started) or seat_or_spectator(table, self.guest) != self._seat:
            # A new game, or this guest has another seat now: everything is different.
            self._view = None
            self._send(Changed(table_info(self.place.key, table, self.guest)))
            position_now = self._position(table, 0)
            if position_now is not None:
                self._send(News(position_now))
        else:
            self._send(Changed(table_info(self.place.key, table, self.guest)))

    def close(self) -> None:
        """Cut the client off; it comes again and resumes."""
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    # From the client

    async def ask(self, message: ClientMessage) -> None:
        """Do what the client wants, or say why not."""
        number = 0 if isinstance(message, Hello) else message.id
        try:
            self._count()
            await self._do(message)
        except Refusal as refusal:
            self._send(Refused(number, refusal.key, refusal.detail, refusal.arguments))
        else:
            self._send(Done(number))

    async def _do(self, message: ClientMessage) -> None:
        key = self.place.key
        guest = self.guest
        match message:
            case Play(seen=seen, action=action):

                def play(table: Table, at: float) -> Entry:
                    seat = table.seat_of(guest)
                    if seat < 0:
                        raise Refusal("not-seated", "you watch this table; only players move", status=403)
                    return table.submit(at, seat, seen, action)

                await self.hall.do(key, play)
            case Talk(phrase=phrase, arguments=arguments, chat=chat):
                await self.hall.do(key, lambda table, at: table.say(at, guest, phrase, tuple(arguments), chat))
            case Ping():
                pass
            case Hello():
                raise Refusal("hello-once", "hello is the first message only")

    def refuse(self, refusal: Refusal) -> None:
        """Say why a message was not even read."""
        self._send(Refused(0, refusal.key, refusal.detail, refusal.arguments))

    def _count(self) -> None:
        now = self.hall.clock()
        self._tokens = min(BURST, self._tokens + (now - self._asked_at) * PER_SECOND)
        self._asked_at = now
        if self._limits and self._tokens < 1:
            raise Refusal("too-often", "too many messages; slow down", status=429)
        self._tokens -= 1

    # Inside

    def _position(self, table: Table, seen: int) -> Position | None:
        game = table.game
        self._seat = seat_or_spectator(table, self.guest)
        if game is None:
            return None
        if self.views:
            self._view = game.view(self._seat)
        return position_of(table, game, self._seat, seen, raw=self.raw, view=self._view)

    def _send(self, message: ServerMessage) -> None:
        try:
            self.queue.put_nowait(write_message(message))
        except asyncio.QueueFull:
            self.close()

