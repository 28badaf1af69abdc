"""Bells over HTTP: browsers of yours that are rung when it is your turn and you are not here.

Owns the addresses, and which bells are taken: of a service that this house may call, with a key that can be one.
"""

from __future__ import annotations

import asyncio
import base64
import re
from hashlib import blake2b
from typing import Annotated, Final

from litestar import Controller, Request, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from undermine.server.context import Context
from undermine.server.identity import need_guest
from undermine.server.problem import documented
from undermine.server.speech import spoken_language
from undermine.server.wire import BellInfo, BellsInfo, NewBell
from undermine.store import Bell
from undermine.tables.refusal import Refusal

MOST: Final = 5
"""Browsers of one guest; the oldest gives way."""
SECRET: Final = 16
"""Bytes of a browser's secret."""

Here = NamedDependency[Context]
Anyone = Request[object, object, State]
BellId = Annotated[str, PathParameter(max_length=64)]


class MyBells(Controller):
    """Browsers that are rung."""

    path = "/api/me/bells"
    tags = ("me",)

    @get("/", summary="Your browsers that are rung at your turn, and the key of this house", responses=documented())
    async def read(self, request: Anyone, context: Here) -> BellsInfo:
        return await _info(context, need_guest(request, context))

    @post("/", status_code=201, summary="Be rung at your turn, when you are not here", responses=documented(409, 422))
    async def hang(self, request: Anyone, context: Here, data: JSONBody[NewBell]) -> BellsInfo:
        """What a browser's `PushManager` gives; at tables without haste it is told that it is your turn, and where."""
        guest = need_guest(request, context)
        if not context.ringer.is_on:
            raise Refusal("no-bells", "this house rings nobody")
        if not context.ringer.may_ring(data.endpoint):
            raise Refusal("bell-unknown", "this house does not call the service of this browser", status=422)
        key, secret = _bytes(data.key), _bytes(data.secret)
        if len(secret) != SECRET or not await asyncio.to_thread(context.ringer.is_key, key):
            raise Refusal("bell-wrong", "these are no keys of a browser that can be rung", status=422)
        name = blake2b(data.endpoint.encode(), digest_size=16).hexdigest()
        house = f"{request.url.scheme}://{request.headers.get('host', '').lower()}"
        language = spoken_language(data.language)
        await context.bells.hang(
            Bell(name, guest, data.endpoint, key, secret, language, house, context.hall.clock()), MOST
        )
        return await _info(context, guest, name)

    @delete("/{bell:str}", status_code=200, summary="Ring one of your browsers no more", responses=documented(404))
    async def remove(self, request: Anyone, context: Here, bell: BellId) -> BellsInfo:
        guest = need_guest(request, context)
        if not await context.bells.remove(bell, guest):
            raise Refusal("bell-unknown", "you have no such bell", status=404)
        return await _info(context, guest)


async def _info(context: Context, guest: str, this: str = "") -> BellsInfo:
    mine = await context.bells.of(guest)
    key = await asyncio.to_thread(context.ringer.public_key)
    return BellsInfo(key, [bell_info(each) for each in mine], this)


def bell_info(bell: Bell) -> BellInfo:
    service = re.sub(r"^[a-z]+://", "", bell.endpoint).partition("/")[0]
    return BellInfo(bell.id, service, bell.language, bell.made_at)


def _bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""
