"""The WebSocket of a table: hello, then news and answers until one side goes.

Owns the conversation.  Reading and writing are two tasks, so a slow reader never holds up a table.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from undermine.server import price
from undermine.server.budget import Later, Payer
from undermine.server.caller import COME_AGAIN, NO_ENTRY, Caller, welcome_price
from undermine.server.context import Context
from undermine.server.identity import address_of, guest_of, is_same_site
from undermine.server.journal import where
from undermine.server.showing import seat_or_spectator
from undermine.server.speech import refusal_text, spoken_language
from undermine.server.wire import ClientMessage, Hello, Refused, read_message, write_message
from undermine.store import StoreError
from undermine.tables.refusal import Refusal
from undermine.text import Words

log = structlog.get_logger()

LARGEST: Final = 4096
LONGEST_KEY: Final = 40
PATIENCE: Final = 10.0
"""Seconds that a client has for its hello, and for its goodbye."""

Socket = WebSocket[object, object, State]
GONE: Final = (WebSocketException, RuntimeError, OSError)
"""What sending to or reading from a socket raises when the other side is not there any more."""


@websocket("/api/tables/{key:str}/live")
async def live(socket: Socket, context: NamedDependency[Context], key: FromPath[str]) -> None:
    """Everything that happens at a table, as it happens."""
    caller: Caller | None = None
    language = socket.headers.get("accept-language", "")
    try:
        await socket.accept()
        await context.budget.pay(Payer(address_of(socket)), price.CONNECT, is_shared=True)
        hello = await _hello(socket)
        if hello.views:
            language = hello.language  # of the page, which need not be the browser's
        caller = await _enter(socket, context, key, hello)
        await _converse(socket, context, caller)
    except Later as later:
        await later.hold()
        await _end(socket, COME_AGAIN, later, language)
    except Refusal as refusal:
        await _end(socket, NO_ENTRY, refusal, language)
    except StoreError as error:
        log.error("store", error=str(error))
        away = Refusal("store-away", "the tables cannot be reached right now")
        await _end(socket, COME_AGAIN, away, language)
    except GONE:
        pass
    except Exception as error:
        log.error("a socket failed", **where(error))
        await _end(socket, COME_AGAIN, Refusal("crash", "something went wrong here"), language)
    finally:
        if caller is not None:
            context.hall.callers -= 1
            context.sockets.remove(caller)
            context.hall.unlisten(caller.place, caller)
            if caller.guest:
                with contextlib.suppress(Refusal, StoreError):
                    await context.hall.leave(caller.place.key, caller.guest)


async def _enter(socket: Socket, context: Context, key: str, hello: Hello) -> Caller:
    """From the hello to the welcome."""
    if not is_same_site(socket):
        raise Refusal("foreign-page", "a page of another site cannot act for you", status=403)
    payer = Payer(address_of(socket), guest_of(socket, context, hello.token), secrets.token_hex(8))
    guest = "" if hello.watch else payer.guest
    if len(key) > LONGEST_KEY:
        raise Refusal("no-such-table", "there is no such table", status=404)
    async with context.hall.hold(key) as place:
        language = spoken_language(hello.language) if hello.views else ""
        cost = welcome_price(place, guest, raw=hello.raw, language=language)
        game, seat = place.table.game, seat_or_spectator(place.table, guest)
    await context.budget.pay(payer, cost)
    if game is not None and language:
        await place.gallery.open_slowly(game, seat, raw=hello.raw, language=language)
    async with context.hall.hold(key) as place:
        context.sockets.check(place, Payer(payer.address, guest))
        waiting = context.settings.queue_kilobytes << 10
        if game is not None and place.table.game is game:
            place.gallery.catch_up(game, seat, raw=hello.raw, language=language)
        caller = Caller(context.hall, place, hello, context.budget, payer, waiting)
        caller.welcome(place.table, hello.seen)
        place.listeners.add(caller)
        context.sockets.add(caller)
    context.hall.callers += 1
    return caller


async def _converse(socket: Socket, context: Context, caller: Caller) -> None:
    tasks: list[asyncio.Future[None]] = [
        asyncio.create_task(_write(socket, caller)),
        asyncio.create_task(_read(socket, caller)),
    ]
    try:
        if caller.guest:
            await context.hall.do(caller.place.key, lambda table, at: table.come(at, caller.guest))
        # Cut off by the server, or the other side is gone.
        caller.closed.add_done_callback(lambda _: tasks[0].cancel())
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    if caller.closed.done():
        with contextlib.suppress(*GONE, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await socket.close(caller.closed.result(), "come again")
    for result in results:
        if isinstance(result, Exception):
            raise result


async def _hello(socket: Socket) -> Hello:
    try:
        async with asyncio.timeout(PATIENCE):
            message = _parse(await _receive(socket))
    except TimeoutError:
        raise Refusal("no-hello", "the first message must be a hello") from None
    if not isinstance(message, Hello):
        raise Refusal("no-hello", "the first message must be a hello")
    return message


async def _read(socket: Socket, caller: Caller) -> None:
    while not caller.closed.done():
        try:
            message = _parse(await _receive(socket))
        except Refusal as refusal:
            await caller.refuse(refusal)
        else:
            await caller.ask(message)


async def _write(socket: Socket, caller: Caller) -> None:
    while True:
        await socket.send_data(await caller.next(), "text")


async def _receive(socket: Socket) -> bytes:
    """A message as it came, as text or as bytes."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketException(detail="gone", code=1000)
    return (event.get("text") or "").encode() or event.get("bytes") or b""


def _parse(data: bytes) -> ClientMessage:
    if len(data) > LARGEST:
        raise Refusal("too-large", f"a message has at most {LARGEST} bytes", status=413)
    try:
        message: ClientMessage = read_message(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("unreadable", f"this is no message: {error}"[:200], status=422) from error
    return message


async def _end(socket: Socket, code: int, refusal: Refusal, language: str) -> None:
    """Say why, in the language that the page or else the browser asked for; to a program as it is."""
    detail = refusal_text(Words(spoken_language(language)), refusal) if language else refusal.detail
    with contextlib.suppress(*GONE, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await socket.send_data(write_message(Refused(0, refusal.key, detail, refusal.arguments)), "text")
            await socket.close(code, refusal.key)
