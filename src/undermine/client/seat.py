"""The live half of a client: a seat's socket that resumes by itself, and the seat's View folded from what it sends.

Owns the connection and what was seen.  Whoever plays the seat is asked through `Player`; this file decides nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from typing import Protocol, TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from undermine.client.address import Address
from undermine.client.lobby import ServerRefusal
from undermine.core.engine import legal_actions
from undermine.core.event import Event
from undermine.core.fact import NamedEvent, numbered
from undermine.core.frame import SPECTATOR
from undermine.games import parse_rules
from undermine.server.wire import Changed, Done, Refused, Spoken, TableInfo
from undermine.views.view import View

FIRST_WAIT = 0.2
LONGEST_WAIT = 5.0
PASSING = ("store-away", "too-often", "table-full", "crash")
"""Reasons not to be let in that pass: the client comes again."""


class RawPosition(msgspec.Struct):
    """A position with events as they are folded."""

    n: int
    events: list[NamedEvent]
    asked: int | None = None
    question: str = ""
    legal: list[str] = []
    due: float | None = None


class RawWelcome(msgspec.Struct, tag_field="is", tag="hello"):
    table: TableInfo
    position: RawPosition | None = None
    said: list[Spoken] = []


class RawNews(msgspec.Struct, tag_field="is", tag="news"):
    position: RawPosition


Message: TypeAlias = RawWelcome | RawNews | Changed | Spoken | Done | Refused
read_message = msgspec.json.Decoder(Message).decode


class Player(Protocol):
    """Who plays the seat."""

    def see(self, view: View, events: list[Event]) -> None:
        """Told what happened, after the view took it in."""

    async def choose(self, view: View, actions: list[int], words: list[str]) -> str | None:
        """An answer in words, or None to leave it to somebody else."""

    def table_changed(self, table: TableInfo) -> None: ...

    def heard(self, spoken: Spoken) -> None: ...

    def refused(self, key: str, detail: str) -> None: ...


class SeatClient:
    """Plays one seat until the game is over; reconnects and resumes as often as it takes.

    With `stays` it stays for a rematch and ends only when it is cancelled.  `on_link` is called whenever
    `is_linked` has changed.
    """

    def __init__(
        self,
        address: Address,
        table: str,
        token: str,
        player: Player,
        *,
        stays: bool = False,
        on_link: Callable[[], None] = lambda: None,
    ) -> None:
        self.address = address
        self.table = table
        self.token = token
        self.player = player
        self.view: View | None = None
        self.seen = 0
        self.game = 0
        self.info: TableInfo | None = None
        self.due: float | None = None
        """When the table goes on by itself, by the server's clock, as of the last news."""
        self.is_linked = False
        self.reconnects = 0
        self._chance = random.Random()
        self._stays = stays
        self._on_link = on_link
        self._heard_at = 0.0
        self._answer: asyncio.Task[None] | None = None
        self._wait = FIRST_WAIT
        self._refusals = 0

    async def play(self) -> TableInfo:
        """To the end of the game."""
        url = f"{self.address.sockets}/api/tables/{self.table}/live"
        while True:
            try:
                async with connect(url, proxy=None, max_size=1 << 20, open_timeout=10) as socket:
                    await self._talk(socket)
                    assert self.info is not None
                    return self.info
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                # A player that failed has ended the connection: that is no reason to come again.
                await self._stop_thinking()
                self.reconnects += 1
                self._link(is_there=False)
                # Not all at the same moment, when a server comes back.
                await asyncio.sleep(self._wait * self._chance.uniform(0.5, 1.0))
                self._wait = min(LONGEST_WAIT, self._wait * 2)
            finally:
                await self._stop_thinking()

    async def _talk(self, socket: ClientConnection) -> None:
        await self._say_hello(socket)
        async for data in socket:
            message = read_message(data)
            match message:
                case RawWelcome():
                    self._wait = FIRST_WAIT
                    if self.seen and self._is_elsewhere(message.table):
                        # Another game, or another seat, since the connection was lost: what was seen is not of it.
                        self.seen, self.view = 0, None
                        await self._say_hello(socket)
                        continue
                    self._link(is_there=True)
                    self._change(message.table)
                    for spoken in message.said:
                        if spoken.at > self._heard_at:
                            self._hear(spoken)
                    if message.position is not None:
                        self._take_in(socket, message.position)
                case RawNews():
                    self._take_in(socket, message.position)
                case Changed():
                    if self._is_elsewhere(message.table):
                        self.seen, self.view = 0, None
                    self.due = message.due
                    self._change(message.table)
                case Spoken():
                    self._hear(message)
                case Refused():
                    if message.key in PASSING and not message.id:
                        raise ConnectionResetError(message.detail)
                    if not message.id:
                        raise ServerRefusal(message.key, message.detail)
                    self.player.refused(message.key, message.detail)
                    # What is stale was overtaken by news; after a pause the question is put again.
                    if self.view is not None and message.key not in ("stale", "paused"):
                        self._refusals += 1
                        self._think(socket)
                case Done():
                    self._refusals = 0
            if not self._stays and self.info is not None and self.info.state == "over" and self._is_over():
                return
        raise ConnectionResetError("the server closed the socket")

    async def _say_hello(self, socket: ClientConnection) -> None:
        hello = {"do": "hello", "token": self.token, "seen": self.seen, "raw": True}
        await socket.send(msgspec.json.encode(hello).decode())

    def _is_over(self) -> bool:
        return self.view is not None and self.view.depth == 0 and self.seen > 0

    def _is_elsewhere(self, table: TableInfo) -> bool:
        """Whether what was seen belongs to another game or to another seat."""
        return table.game != self.game or (self.info is not None and table.seat != self.info.seat)

    def _link(self, *, is_there: bool) -> None:
        if self.is_linked != is_there:
            self.is_linked = is_there
            self._on_link()

    def _hear(self, spoken: Spoken) -> None:
        self._heard_at = max(self._heard_at, spoken.at)
        self.player.heard(spoken)

    def _change(self, table: TableInfo) -> None:
        self.info = table
        self.game = table.game
        self.player.table_changed(table)

    def _take_in(self, socket: ClientConnection, position: RawPosition) -> None:
        assert self.info is not None
        if self.view is None:
            seat = self.info.seat if self.info.seat is not None else SPECTATOR
            self.view = View(parse_rules(self.info.rules), seat)
        events = [numbered(self.view.rules, event) for event in position.events]
        for event in events:
            self.view.fold(event)
        self.seen = position.n
        self.due = position.due
        self.player.see(self.view, events)
        is_thinking = self._answer is not None and not self._answer.done()
        if position.asked is not None and position.asked == self.info.seat and (position.events or not is_thinking):
            self._think(socket, position.legal)

    def _think(self, socket: ClientConnection, words: list[str] | None = None) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.cancel()
        self._answer = asyncio.create_task(self._play(socket, words or []))
        self._answer.add_done_callback(lambda answer: _hang_up(socket, answer))

    async def _play(self, socket: ClientConnection, words: list[str]) -> None:
        assert self.view is not None
        # Whoever is refused again and again asks ever more slowly.
        await asyncio.sleep(min(LONGEST_WAIT, 0.1 * self._refusals * self._refusals))
        seen = self.seen
        actions = legal_actions(self.view, int(self.view.me))
        answer = await self.player.choose(self.view, actions, words)
        if answer is not None:
            message = {"do": "play", "seen": seen, "action": answer, "id": 1}
            await socket.send(msgspec.json.encode(message).decode())

    async def _stop_thinking(self) -> None:
        if self._answer is not None:
            self._answer.cancel()
            answer, self._answer = self._answer, None
            with contextlib.suppress(asyncio.CancelledError, ConnectionClosed):
                await answer


def _hang_up(socket: ClientConnection, answer: asyncio.Task[None]) -> None:
    """A player that fails ends the connection, so that `play` tells it instead of waiting for ever."""
    if not answer.cancelled() and answer.exception() is not None:
        socket.transport.abort()
