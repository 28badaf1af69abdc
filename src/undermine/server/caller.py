"""A socket at a table: what it is sent, and what it may ask for.

Owns the queue to one client and what its messages cost.  A slow client is cut off and resumes by itself; nobody waits.
"""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from undermine.server import price
from undermine.server.budget import Budget, Later, Payer
from undermine.server.eyes import Eyes
from undermine.server.hall import Hall
from undermine.server.open_table import OpenTable
from undermine.server.showing import seat_or_spectator, spoken, table_info
from undermine.server.speech import refusal_text, spoken_language
from undermine.server.wire import (
    Because,
    ClientMessage,
    Done,
    Hello,
    Ping,
    Play,
    Point,
    Position,
    Ready,
    Refused,
    ServerMessage,
    Talk,
    Welcome,
    Why,
    write_message,
)  # fmt: skip
from undermine.store import StoreError
from undermine.tables.entry import Entry, Moved, Passed, Resumed, Said, Started
from undermine.tables.refusal import Refusal
from undermine.tables.table import Table
from undermine.text import Words

log = structlog.get_logger()

WAITING: Final = 1 << 20
"""Bytes that may wait for a client before it is cut off; a message that nothing waits before may be larger."""
PATIENCE: Final = 100
"""Messages that may be refused unread before the client is cut off."""
WELCOME_LINES: Final = 50

COME_AGAIN: Final = 4503
NO_ENTRY: Final = 4403
NONSENSE: Final = 4400
ELSEWHERE: Final = Refusal("elsewhere", "you have come by so many other sockets that this one had to go")


def welcome_price(place: OpenTable, guest: str, *, raw: bool, language: str) -> int:
    """What it costs to tell somebody everything; `language` is empty for who wants no views."""
    game = place.table.game
    if game is None:
        return price.LOOK
    seat = seat_or_spectator(place.table, guest)
    is_read = place.gallery.are_open(game, seat, raw=raw, language=language)
    return price.position(len(game.events), is_read=is_read)


class Caller:
    """Listens for one socket; a second tab of the same seat is a second caller of the same guest."""

    def __init__(
        self,
        hall: Hall,
        place: OpenTable,
        hello: Hello,
        budget: Budget,
        payer: Payer,
        most_waiting: int = WAITING,
    ) -> None:
        self.hall = hall
        self.place = place
        self.guest = "" if hello.watch else payer.guest
        """Whose seat this is; nobody's for a screen that others see, whoever opened it."""
        self._budget = budget
        self.payer = payer
        self.raw = hello.raw
        self.views = hello.views
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()
        self._waiting = 0
        self._most_waiting = most_waiting
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """Done with a closing code when the server has had enough of the client."""
        self.words = Words(spoken_language(hello.language))
        self._eyes: Eyes | None = None
        """What this socket looks through, with all others that see the same; None if there is no game."""
        self._changes = 0
        self._seat = -1
        self._nonsense = 0

    # From the table

    def welcome(self, table: Table, seen: int) -> None:
        """Everything that the client needs, from where it left off."""
        said = [spoken(entry) for entry in table.said[-WELCOME_LINES:]]
        self._changes = table.changes
        info = table_info(self.place.key, table, self.guest)
        self._send(Welcome(self.hall.clock(), info, self._position(table, seen), said))

    def hear(self, table: Table, entry: Entry) -> None:
        game, eyes = table.game, self._eyes
        if isinstance(entry, Moved | Passed) and game is not None and eyes is not None:
            if self._pass_on(eyes.news(table, game, entry)) and table.changes != self._changes:
                self._change(table, entry)
        elif isinstance(entry, Said):
            self._pass_on(self.place.gallery.said(entry))
        elif isinstance(entry, Started) or seat_or_spectator(table, self.guest) != self._seat:
            # A new game, or this guest has another seat now: everything is different.
            eyes = self._look(table)
            self._change(table, entry)
            if game is not None and eyes is not None:
                self._pass_on(eyes.anew(table, game, entry))
        else:
            self._change(table, entry)
            if isinstance(entry, Resumed) and game is not None and eyes is not None:
                # Who was refused because of the pause is asked again.
                self._pass_on(eyes.news(table, game, entry))

    async def next(self) -> bytes:
        """What the client is to be sent next."""
        data = await self.queue.get()
        self._waiting -= len(data)
        return data

    def make_room(self) -> None:
        """Another socket of the same guest takes the place of this one, which must not come again by itself."""
        self._send(Refused(0, "elsewhere", self._why_not(ELSEWHERE)))
        self.close(NO_ENTRY)

    def close(self, code: int = COME_AGAIN) -> None:
        """Cut the client off; it comes again and resumes."""
        if not self.closed.done():
            self.closed.set_result(code)

    # From the client

    async def ask(self, message: ClientMessage) -> None:
        """Do what the client wants, or say why not."""
        number = 0 if isinstance(message, Hello) else message.id
        try:
            await self._budget.pay(self.payer, self._price(message))
            await self._do(message)
        except Refusal as refusal:
            self._send(Refused(number, refusal.key, self._why_not(refusal), refusal.arguments))
            if isinstance(refusal, Later):
                await refusal.hold()
        except StoreError as error:
            log.error("store", error=str(error))
            away = Refusal("store-away", "the tables cannot be reached right now; try again in a moment")
            self._send(Refused(number, away.key, self._why_not(away)))
        else:
            if not isinstance(message, Hello | Why):
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
                await self.hall.say(key, guest, phrase, tuple(arguments), chat)
            case Why(action=action):
                if self._eyes is None or self._eyes.reader is None:
                    raise Refusal("no-game", "no game is running at this table, or you do not ask for views")
                self._send(Because(message.id, self._eyes.reader.why(self._seat, action)))
            case Ready():
                await self.hall.do(key, lambda table, at: table.be_ready(at, guest))
            case Point(whom=whom):
                if not guest:
                    raise Refusal("no-token", "say who you are: POST /api/guests gives a token", status=401)
                await self.hall.do(key, lambda table, at: table.point(at, guest, whom))
            case Ping():
                pass
            case Hello(seen=seen, language=language):
                self.words = Words(spoken_language(language))
                async with self.hall.hold(key) as place:
                    self.welcome(place.table, seen)

    async def refuse(self, refusal: Refusal) -> None:
        """Say why a message was not even read."""
        self._nonsense += 1
        if self._nonsense > PATIENCE:
            self.close(NONSENSE)
        self._send(Refused(0, refusal.key, refusal.detail, refusal.arguments))
        try:
            await self._budget.pay(self.payer, price.MESSAGE)
        except Later as later:
            await later.hold()

    def _why_not(self, refusal: Refusal) -> str:
        """In the reader's language, if he reads; programs get the detail as it is."""
        reader = self._eyes.reader if self._eyes is not None else None
        if reader is None:
            return refusal_text(self.words, refusal) if self.views else refusal.detail
        return refusal_text(self.words, refusal, reader.rules, reader.people)

    def _price(self, message: ClientMessage) -> int:
        match message:
            case Hello():
                language = spoken_language(message.language) if self.views else ""
                return welcome_price(self.place, self.guest, raw=self.raw, language=language)
            case Why():
                return price.WHY
            case Ping():
                return price.MESSAGE
            case _:
                return price.WRITE

    # Inside

    def _position(self, table: Table, seen: int) -> Position | None:
        eyes, game = self._look(table), table.game
        return eyes.position(table, game, seen) if eyes is not None and game is not None else None

    def _look(self, table: Table) -> Eyes | None:
        """The eyes of the seat that this guest has now."""
        self._seat = seat_or_spectator(table, self.guest)
        language = self.words.language if self.views else ""
        game = table.game
        self._eyes = (
            self.place.gallery.eyes(game, self._seat, raw=self.raw, language=language) if game is not None else None
        )
        return self._eyes

    def _change(self, table: Table, entry: Entry) -> None:
        self._changes = table.changes
        self._pass_on(self.place.gallery.changed(self.place.key, table, self.guest, self._seat, entry))

    def _send(self, message: ServerMessage) -> None:
        self._pass_on(write_message(message))

    def _pass_on(self, data: bytes | None) -> bool:
        """Put a message into the queue; whether there was one."""
        if data is None:
            return False
        if not self.closed.done():
            if self._waiting and self._waiting + len(data) > self._most_waiting:
                self.close()
            else:
                self._waiting += len(data)
                self.queue.put_nowait(data)
        return True
