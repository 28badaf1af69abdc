"""The WebSocket of a table: hello, then news and answers until one side goes.

Owns the conversation.  Reading and writing are two tasks, so a slow reader never holds up a table.
"""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from undermine.server.caller import Caller
from undermine.server.context import Context
from undermine.server.identity import guest_of
from undermine.server.wire import ClientMessage, Hello, Refused, read_message, write_message
from undermine.store import StoreError
from undermine.tables.refusal import Refusal

LARGEST = 4096
PATIENCE = 10.0
"""Seconds that a client has for its hello."""

BAD_MESSAGE = 4400
NO_ENTRY = 4403
TRY_AGAIN = 4503


@websocket("/api/tables/{key:str}/live")
async def live(socket: WebSocket[object, object, State], context: Context, key: str) -> None:
    """Everything that happens at a table, as it happens."""
    await socket.accept()
    try:
        hello = await _hello(socket)
        guest = guest_of(socket, context, hello.token)
        place = await context.hall.get(key[:40])
    except Refusal as refusal:
        await _end(socket, NO_ENTRY, refusal)
        return
    except StoreError:
        await _end(socket, TRY_AGAIN, Refusal("store-away", "the tables cannot be reached right now"))
        return
    caller = Caller(context.hall, place, guest, hello, limits=context.settings.limits)
    async with place.lock:
        place.listeners.add(caller)
        caller.welcome(place.table, hello.seen)
    context.hall.callers += 1
    writer = asyncio.create_task(_write(socket, caller))
    reader = asyncio.create_task(_read(socket, caller))
    try:
        if guest:
            await context.hall.do(key, lambda table, at: table.come(at, guest))
        await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
    finally:
        context.hall.callers -= 1
        context.hall.unlisten(place, caller)
        for task in (reader, writer):
            task.cancel()
        await asyncio.gather(reader, writer, return_exceptions=True)
        await _gone(context, place.key, guest)


async def _gone(context: Context, key: str, guest: str) -> None:
    """If that was the last socket of a seat here, the table is told; a socket at another worker says otherwise."""
    place = context.hall.open.get(key)
    others = place is not None and any(
        isinstance(other, Caller) and other.guest == guest for other in place.listeners
    )
    if guest and not others:
        with contextlib.suppress(Refusal, StoreError):
            await context.hall.do(key, lambda table, at: table.leave(at, guest))


async def _hello(socket: WebSocket[object, object, State]) -> Hello:
    try:
        async with asyncio.timeout(PATIENCE):
            message = _parse(await socket.receive_data("text"))
    except TimeoutError:
        raise Refusal("no-hello", "the first message must be a hello") from None
    if not isinstance(message, Hello):
        raise Refusal("no-hello", "the first message must be a hello")
    return message


async def _read(socket: WebSocket[object, object, State], caller: Caller) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            try:
                message = _parse(await socket.receive_data("text"))
            except Refusal as refusal:
                caller.refuse(refusal)
            else:
                await caller.ask(message)


async def _write(socket: WebSocket[object, object, State], caller: Caller) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (message := await caller.queue.get()) is not None:
            await socket.send_data(message, "text")
        await socket.close(TRY_AGAIN, "come again")


def _parse(data: str | bytes) -> ClientMessage:
    if len(data) > LARGEST:
        raise Refusal("too-large", f"a message has at most {LARGEST} bytes", status=413)
    try:
        message: ClientMessage = read_message(data)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError) as error:
        raise Refusal("unreadable", f"this is no message: {error}"[:200], status=422) from error
    return message


async def _end(socket: WebSocket[object, object, State], code: int, refusal: Refusal) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_data(write_message(Refused(0, refusal.key, refusal.detail, refusal.arguments)), "text")
        await socket.close(code, refusal.key)
