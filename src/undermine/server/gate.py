"""The gate: every request and every socket passes here before anything is known of it but its address.

Owns that nothing is free.  What is nowhere, nobody's or unreadable has no handler that could ask a price for it, but it
takes its time all the same.
"""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Request
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, Receive, Scope, Send, WebSocketReceiveMessage

from undermine.server import price, problem
from undermine.server.budget import Later, network_of
from undermine.server.turnstile import LONGEST, Turnstile

BUSY: Final = 1013
"""How a socket is closed that comes to a line which is too long: try again later."""


class Gate:
    def __init__(self, app: ASGIApp, turnstile: Turnstile) -> None:
        self._app = app
        self._turnstile = turnstile

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope["client"]
        address = network_of(client[0] if client else "")
        if self._turnstile.is_long(address):
            await _refuse(scope, receive, send)
            return
        wait = self._turnstile.wait(address, price.REQUEST)
        if wait:
            await asyncio.sleep(wait)
            first = await receive()
            if first["type"] in ("http.disconnect", "websocket.disconnect"):
                return  # nobody waits for it any more
            receive = _with(first, receive)
        await self._app(scope, receive, send)


def _with(first: HTTPReceiveMessage | WebSocketReceiveMessage, rest: Receive) -> Receive:
    """What was received already, and then the rest."""
    waiting = [first]

    async def receive() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        return waiting.pop() if waiting else await rest()

    return receive


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    later = Later(int(LONGEST))
    await later.hold()
    if scope["type"] != ScopeType.HTTP:
        await send({"type": "websocket.close", "code": BUSY, "reason": later.key})
        return
    request: Request[object, object, State] = Request(scope)
    answer = problem.refused(request, later).to_asgi_response(None, request)
    await answer(scope, receive, send)
