"""The addresses of the browser client: its page, its files, and what a mistyped address gets.

Owns which addresses are the client's, and the policy under which its page runs.  Where no client was built, the plain
page answers at the same addresses.  Never shadows the API: what a program asks for is never answered with a page.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.enums import HttpMethod
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath

from undermine.server import price, problem
from undermine.server.context import Context
from undermine.server.guest import is_code
from undermine.server.identity import is_host, pay
from undermine.server.page import plain_page
from undermine.server.preview import tagged, tags_of
from undermine.server.speech import words_of
from undermine.server.static import PACKED, PAGE, WORKER, Piece, leaving
from undermine.server.wire import Problem
from undermine.tables.refusal import Refusal

FREE: Final = {price.SHARED: True, PACKED: True}
READING: Final = (HttpMethod.GET, HttpMethod.HEAD)
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
"""Only from here, nothing inline; the same for every answer."""
LONGEST_KEY: Final = 40

Anyone = Request[object, object, State]
Here = NamedDependency[Context]


def page_policy(host: str) -> str:
    """The policy of the page.  Not every browser takes a socket to the page's own host for 'self', so it is named.

    >>> page_policy("mine.example:8765").rpartition("; ")[2]
    "connect-src 'self' ws://mine.example:8765 wss://mine.example:8765"
    """
    return f"{POLICY}; connect-src 'self' ws://{host} wss://{host}" if is_host(host) else POLICY


@route("/assets/{name:path}", http_method=READING, include_in_schema=False, opt=FREE)
async def asset(request: Anyone, context: Here, name: FromPath[str]) -> Response[bytes]:
    """A script, a style, a font or a picture with its hash in its name."""
    return _piece(context, f"assets/{name.lstrip('/')}").answer(request)


@route("/icons/{name:str}", http_method=READING, include_in_schema=False, opt=FREE)
async def icon(request: Anyone, context: Here, name: FromPath[str]) -> Response[bytes]:
    return _piece(context, f"icons/{name}").answer(request)


@route(
    [
        *("/", "/new", "/join", "/join/{rest:path}", "/tv/{rest:path}", "/rules"),
        *("/rules/{rest:path}", "/me", "/me/record", "/fame", "/mine", "/daily", "/watch", "/learn"),
        "/learn/{rest:path}",
        *("/puzzles", "/puzzles/{rest:path}"),
    ],
    http_method=READING,
    include_in_schema=False,
    opt=FREE,
)
async def client_page(request: Anyone, context: Here) -> Response[bytes]:
    """The page of the client, which reads the address itself."""
    return await _page(request, context)


@route("/t/{rest:path}", http_method=READING, include_in_schema=False, opt=FREE)
async def table_page(request: Anyone, context: Here, rest: FromPath[str]) -> Response[bytes]:
    """The same for a table; sent to somebody, its address shows what kind of table it is."""
    key = rest.strip("/").partition("/")[0][:LONGEST_KEY]
    rules = ""
    if context.client.is_whole:
        with suppress(Refusal):  # who cannot pay gets the page all the same
            await pay(request, context, price.LOOK)
            rules = await context.store.rules_of(key)
    return await _page(request, context, rules)


@route("/{name:str}", http_method=READING, include_in_schema=False, opt=FREE)
async def short_address(request: Anyone, context: Here, name: FromPath[str]) -> Response[bytes]:
    """The short code of a table, as it is read out across a room; or a file that browsers look for here."""
    if is_code(name.upper()):
        return await _page(request, context)
    piece = _piece(context, name)
    if name == WORKER and not context.settings.offline_app:
        piece = leaving(piece)
    return piece.answer(request)


def not_found(request: Anyone, error: Exception) -> Response[bytes] | Response[Problem]:
    """A person who mistyped an address gets the page, which says so; a program gets a problem document."""
    context: Context = request.app.state.context()
    is_person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    is_page = not re.match("/(api|assets|icons|art)(/|$)", request.scope["path"])
    if isinstance(error, HTTPException) and is_person and is_page and context.client.is_whole:
        return page_answer(request, context, 404)
    return problem.http_problem(request, error)


async def _page(request: Anyone, context: Context, rules: str = "") -> Response[bytes]:
    if context.client.is_whole:
        return page_answer(request, context, rules=rules)
    await pay(request, context, price.LOOK)  # this one asks the store
    return await plain_page(context, context.client.why)


def page_answer(request: Anyone, context: Context, status: int = 200, rules: str = "") -> Response[bytes]:
    """The page of a table with these rules, or any other."""
    host = request.headers.get("host", "")
    home = str(request.base_url).rstrip("/") if is_host(host) else context.settings.root_path
    piece = tagged(context.client, tags_of(words_of(request), rules, home, context.client))
    answer = piece.answer(request, status, {"content-security-policy": page_policy(host)})
    answer.headers["vary"] = "accept-encoding, accept-language"
    return answer


def _piece(context: Context, name: str) -> Piece:
    piece = context.client.pieces.get(name)
    if piece is None or name == PAGE:
        raise NotFoundException
    return piece


HANDLERS: Final = [asset, icon, client_page, table_page, short_address]
