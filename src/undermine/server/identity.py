"""Who is asking: a cookie for browsers, a bearer token for programs.

Owns reading them from a request, and what is checked of every request before it is handled: from which page, as what,
and whether who asks can pay for it.  A request without a token is a stranger: it may look at open things and nothing
else.
"""

from __future__ import annotations

import re
from typing import Final, Protocol

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Address, Cookie, Headers, State
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from undermine.server import price
from undermine.server.budget import Later, Payer
from undermine.server.context import Context
from undermine.server.guest import COOKIE, LIFETIME
from undermine.tables.refusal import Refusal

STRANGER = ""
READING: Final = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing."""
HOST: Final = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
OWN_PAGE: Final = ("same-origin", "none")
"""What browsers call a request by our own page, or by the person himself, in `Sec-Fetch-Site`."""


class Asking(Protocol):
    """A request or a socket: the part of them that says who it is."""

    @property
    def headers(self) -> Headers: ...

    @property
    def cookies(self) -> dict[str, str]: ...

    @property
    def client(self) -> Address | None: ...


def guest_of(connection: Asking, context: Context, token: str = "") -> str:
    """The guest's id, or STRANGER; Refusal for a token that is not good."""
    header = connection.headers.get("authorization", "")
    if not token and header.lower().startswith("bearer "):
        token = header[7:].strip()
        if not token:
            raise Refusal("bad-token", "the header names no token", status=401)
    if not token:
        token = connection.cookies.get(COOKIE, "")
        if token and not is_same_site(connection):
            raise Refusal("foreign-page", "a page of another site cannot act for you", status=403)
    if not token:
        return STRANGER
    guest = context.guests.check(token, context.clock())
    context.standing.refuse_blocked(guest)
    return guest


def need_guest(connection: Asking, context: Context) -> str:
    guest = guest_of(connection, context)
    if guest == STRANGER:
        raise Refusal("no-token", "say who you are: POST /api/guests gives a token", status=401)
    return guest


def cookie_of(request: Request[object, object, State], context: Context, token: str) -> Cookie:
    """The token for a browser: no script sees it, no other site sends it, and nothing else on our host gets it."""
    return Cookie(
        COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=int(LIFETIME),
        path=context.settings.root_path or "/",
    )


def is_same_site(connection: Asking) -> bool:
    """A browser says where a request comes from, and a page cannot make it say something else.

    Compared as text, without reading the origin apart: whatever is not a scheme and our own host is foreign.
    """
    origin, host = connection.headers.get("origin"), connection.headers.get("host", "")
    return origin is None or (bool(host) and origin in (f"http://{host}", f"https://{host}"))


def refuse_foreign_page(connection: Asking) -> None:
    """Another site's page changes nothing here, whether or not it comes with a cookie: it must not set one either."""
    if not is_same_site(connection) or connection.headers.get("sec-fetch-site", "none") not in OWN_PAGE:
        raise Refusal("foreign-page", "a page of another site cannot act for you", status=403)


def is_host(host: str) -> bool:
    """Whether a browser may call us so; nobody is told to come to anything else.

    >>> is_host("mine.example:8765"), is_host("[::1]:80"), is_host("a" * 300), is_host("mine:99999"), is_host("x@y")
    (True, True, False, False, False)
    """
    found = HOST.fullmatch(host)
    return found is not None and int((found[2] or ":0")[1:]) < 65_536


def address_of(connection: Asking) -> str:
    """Where somebody is; empty if the web server in front does not say it."""
    return connection.client.host if connection.client else ""


def payer_of(connection: Asking, context: Context, token: str = "") -> Payer:
    """Who pays for what is asked; a bad token is a stranger's."""
    try:
        guest = guest_of(connection, context, token)
    except Refusal:
        guest = STRANGER
    return Payer(address_of(connection), guest)


async def pay(connection: Asking, context: Context, cost: int) -> None:
    """Charge what a request costs beyond what every request does; who cannot pay is held, and told when he can."""
    try:
        await context.budget.pay(payer_of(connection, context), cost)
    except Later as later:
        await later.hold()
        raise


async def count(connection: Asking, context: Context, what: str, amount: int = 1) -> None:
    """Count what is rare; the same for who has had too much of it."""
    try:
        await context.budget.count(what, payer_of(connection, context), amount)
    except Later as later:
        await later.hold()
        raise


async def check_request(connection: ASGIConnection[object, object, object, State], handler: BaseRouteHandler) -> None:
    """Before every HTTP request: not from elsewhere, a body only as JSON, and paid for."""
    if connection.scope["type"] != ScopeType.HTTP:
        return
    context: Context = connection.app.state.context()
    headers = connection.headers
    if not is_host(headers.get("host", "") or "none"):
        raise Refusal("bad-host", "the host of this request cannot be a name of this server", status=400)
    is_reading = connection.scope["method"] in READING
    if not is_reading:
        refuse_foreign_page(connection)
    if handler.opt.get(price.SHARED):
        await _pay_shared(connection, context)
    else:
        await pay(connection, context, handler.opt.get(price.PRICE, price.LOOK if is_reading else price.WRITE))
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if has_body and kind != "application/json":
        raise Refusal("wrong-content-type", "send JSON as application/json", status=415)


async def _pay_shared(connection: Asking, context: Context) -> None:
    """For what is in memory and the same for all; a page is many of them, so strangers do not share a narrow budget."""
    try:
        await context.budget.pay(Payer(address_of(connection)), price.FILE, is_shared=True)
    except Later as later:
        await later.hold()
        raise
