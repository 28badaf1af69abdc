"""Who is asking: a cookie for browsers, a bearer token for programs.

Owns reading them from a request, and what is checked of every request before it is handled: how often, and as what.
A request without a token is a stranger: it may look at open things and nothing else.
"""

from __future__ import annotations

from typing import Protocol
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Address, Headers, State
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from undermine.server.context import Context
from undermine.server.guest import COOKIE
from undermine.tables.refusal import Refusal

STRANGER = ""
UNCOUNTED = "uncounted"
"""The option of a handler that anybody may ask as often as he likes: what it gives is in memory, the same for all."""


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
    return context.guests.check(token, context.clock()) if token else STRANGER


def need_guest(connection: Asking, context: Context) -> str:
    guest = guest_of(connection, context)
    if guest == STRANGER:
        raise Refusal("no-token", "say who you are: POST /api/guests gives a token", status=401)
    return guest


def is_same_site(connection: Asking) -> bool:
    """A browser says where a request comes from; cookies count only for our own pages."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host", "")


def count_request(connection: Asking, context: Context, token: str = "") -> None:
    """Refuse what comes too often; a bad token counts as a stranger's."""
    if context.settings.limits:
        try:
            guest = guest_of(connection, context, token)
        except Refusal:
            guest = STRANGER
        context.limiter.count(connection.client.host if connection.client else "", guest)


def check_request(connection: ASGIConnection[object, object, object, State], handler: BaseRouteHandler) -> None:
    """Before every HTTP request: not too often, and a body only as JSON, which no foreign form can send."""
    if connection.scope["type"] != ScopeType.HTTP:
        return
    context: Context = connection.app.state.context()
    if not handler.opt.get(UNCOUNTED):
        count_request(connection, context)
    headers = connection.headers
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if has_body and kind != "application/json":
        raise Refusal("wrong-content-type", "send JSON as application/json", status=415)
