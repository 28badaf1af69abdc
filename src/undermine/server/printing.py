"""An answer that the press renders: paid for if it is not there yet, and unpacked for whoever cannot do that.

Owns the way from a request to the press and back.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from hashlib import blake2b
from typing import ParamSpec

from litestar import Request, Response
from litestar.datastructures import State

from undermine.server.budget import network_of
from undermine.server.context import Context
from undermine.server.identity import address_of, pay
from undermine.server.press import Key
from undermine.server.static import accepts

Given = ParamSpec("Given")


async def printed(
    request: Request[object, object, State],
    context: Context,
    key: Key,
    cost: int,
    render: Callable[Given, bytes],
    *args: Given.args,
    **kwargs: Given.kwargs,
) -> Response[bytes]:
    """JSON that is for who asks alone."""
    return await answer(request, await rendered(request, context, key, cost, render, *args, **kwargs), {})


async def rendered(
    request: Request[object, object, State],
    context: Context,
    key: Key,
    cost: int,
    render: Callable[Given, bytes],
    *args: Given.args,
    **kwargs: Given.kwargs,
) -> bytes:
    """The packed bytes; whoever asks for what is kept pays nothing more than for asking."""
    if not context.press.has(key):
        await pay(request, context, cost)
    whose = network_of(address_of(request))
    return await context.press.print(key, whose, render, *args, **kwargs)


async def answer(
    request: Request[object, object, State],
    packed: bytes,
    headers: dict[str, str],
    media_type: str = "application/json",
) -> Response[bytes]:
    vary = {"vary": "accept-language, accept-encoding", **headers}
    if accepts(request.headers.get("accept-encoding", ""), "gzip"):
        return Response(packed, headers={**vary, "content-encoding": "gzip"}, media_type=media_type)
    return Response(await asyncio.to_thread(gzip.decompress, packed), headers=vary, media_type=media_type)


async def kept_answer(
    request: Request[object, object, State], packed: bytes, media_type: str, kept: str
) -> Response[bytes]:
    """The same for what everybody may keep: a browser that has it is told so in a few bytes."""
    tag = f'W/"{blake2b(packed, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": kept}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return await answer(request, packed, headers, media_type)
