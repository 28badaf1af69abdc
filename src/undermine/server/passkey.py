"""Passkeys: being oneself by what one's own device keeps, on every device that shares it.

Owns the addresses, the challenges and who may have which passkey.  A challenge is a text under the seal of the server's
secret, so that every worker knows its own and nobody makes one; it is good for two minutes, for one purpose, and once:
the store keeps those that were used.  Offered only where browsers can have passkeys: by TLS and a name.
"""

from __future__ import annotations

import asyncio
import base64
import hmac
import ipaddress
import json
import re
import secrets
from typing import TYPE_CHECKING, Annotated, Final

import structlog
from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from undermine.server.context import Context
from undermine.server.identity import cookie_of, need_guest
from undermine.server.journal import where
from undermine.server.problem import documented
from undermine.server.speech import refusal_text, words_of
from undermine.server.wire import BeginPasskey, GuestInfo, NewPasskey, PasskeyInfo, PasskeysInfo, UsePasskey
from undermine.store import Passkey
from undermine.tables.name import checked_name
from undermine.tables.refusal import Refusal

if TYPE_CHECKING:
    from undermine.server.ceremony import Ceremony

log = structlog.get_logger()

SECONDS: Final = 120.0
"""For so long a challenge is good."""
MOST: Final = 10
"""Passkeys of one guest."""
MAKE: Final = "make"
USE: Final = "use"
SPENT: Final = "spent"

Here = NamedDependency[Context]
Anyone = Request[object, object, State]
KeyId = Annotated[str, PathParameter(max_length=1400)]


class MyPasskeys(Controller):
    """Passkeys of a guest."""

    path = "/api/me/passkeys"
    tags = ("me",)

    @get("/", summary="Your passkeys, and whether there can be any here", responses=documented())
    async def read(self, request: Anyone, context: Here) -> PasskeysInfo:
        return await _info(request, context, need_guest(request, context))

    @post("/begin", status_code=200, summary="What a browser needs to make a passkey", responses=documented(409, 422))
    async def begin(self, request: Anyone, context: Here, data: JSONBody[BeginPasskey]) -> dict[str, object]:
        guest, here = need_guest(request, context), await ceremony_at(request)
        name = checked_name(data.name) if data.name.strip() else "Undermine"
        mine = await context.passkeys.of(guest)
        _not_too_many(len(mine))
        known = [each.id for each in mine if each.host == here.host]
        return here.wish_to_make(new_challenge(context, MAKE, guest), guest, name, known, SECONDS)

    @post("/", status_code=201, summary="Keep a passkey that was made", responses=documented(409, 422))
    async def make(self, request: Anyone, context: Here, data: JSONBody[NewPasskey]) -> PasskeysInfo:
        guest, here = need_guest(request, context), await ceremony_at(request)
        name = checked_name(data.name) if data.name.strip() else here.host[:24]
        challenge = check_challenge(context, data.made.client_data, MAKE, guest)
        try:
            public, uses = here.check_made(challenge, data.id, data.made)
        except Exception as error:
            raise _wrong(error) from None
        await _spend(context, challenge)
        now = context.hall.clock()
        if not await context.passkeys.add(Passkey(data.id, guest, here.host, public, uses, name, now), MOST):
            _not_too_many(len(await context.passkeys.of(guest)))
            raise Refusal("passkey-known", "this passkey is somebody's already")
        return await _info(request, context, guest)

    @delete("/{key:str}", status_code=200, summary="Remove a passkey of yours", responses=documented(404))
    async def remove(self, request: Anyone, context: Here, key: KeyId) -> PasskeysInfo:
        guest = need_guest(request, context)
        if not await context.passkeys.remove(key, guest):
            raise Refusal("passkey-unknown", "you have no such passkey", status=404)
        return await _info(request, context, guest)

    @post("/ask", status_code=200, summary="What a browser needs to use a passkey", responses=documented(409))
    async def ask(self, request: Anyone, context: Here) -> dict[str, object]:
        here = await ceremony_at(request)
        return here.wish_to_use(new_challenge(context, USE), SECONDS)

    @post("/again", status_code=200, summary="Be whose passkey has signed", responses=documented(404, 409, 422))
    async def again(self, request: Anyone, context: Here, data: JSONBody[UsePasskey]) -> Response[GuestInfo]:
        here = await ceremony_at(request)
        challenge = check_challenge(context, data.used.client_data, USE)
        found = await context.passkeys.find(data.id)
        if found is None or found.host != here.host:
            raise Refusal("passkey-unknown", "this passkey is not known here", status=404)
        try:
            uses = here.check_used(challenge, data.id, data.used, found.key, found.uses)
        except Exception as error:
            raise _wrong(error) from None
        if data.used.guest and data.used.guest != _text(found.guest.encode()):
            raise Refusal("passkey-wrong", "this passkey belongs to another guest", status=422)
        await _spend(context, challenge)
        if not await context.passkeys.use(found, uses, context.hall.clock()):
            raise Refusal("passkey-unknown", "this passkey was removed or used just now", status=404)
        context.standing.refuse_blocked(found.guest)
        token = context.guests.issue(context.clock(), found.guest)
        return Response(GuestInfo(token, found.guest), cookies=[cookie_of(request, context, token)])


def site_of(request: Anyone) -> tuple[str, str]:
    """The name and the origin of this house as the browser knows them; Refusal where there can be no passkeys.

    The web server in front passes the host on and says whether it speaks TLS; only trusted ones are believed.
    """
    host = request.headers.get("host", "").lower()
    name = re.sub(r":[0-9]*$", "", host)
    if not name or _is_number(name.strip("[]")):
        raise Refusal("passkey-no-domain", "passkeys need a house with a name; an address of numbers is none")
    if request.url.scheme != "https" and name != "localhost" and not name.endswith(".localhost"):
        raise Refusal("passkey-no-tls", "passkeys need a connection by TLS: https")
    return name, f"{request.url.scheme}://{host}"


async def ceremony_at(request: Anyone) -> Ceremony:
    """Loaded when it is needed first; meanwhile the tables go on."""
    site = site_of(request)
    return (await asyncio.to_thread(_ceremony))(*site)


def _ceremony() -> type[Ceremony]:
    from undermine.server.ceremony import Ceremony  # noqa: PLC0415

    return Ceremony


def new_challenge(context: Context, purpose: str, guest: str = "") -> bytes:
    """A text that only this house makes: what for, until when, chance, for whom, and its seal."""
    body = f"{purpose}.{int(context.hall.clock() + SECONDS):x}.{secrets.token_urlsafe(18)}.{guest}"
    return f"{body}.{context.guests.hash_of('passkey', body)}".encode()


def check_challenge(context: Context, client_data: str, purpose: str, guest: str = "") -> bytes:
    """The challenge that a browser's answer is about, if it is one of ours, for this, for him, and not too old."""
    try:
        said = json.loads(_bytes(client_data))
        challenge = _bytes(str(said["challenge"]))
        body, _, seal = challenge.decode().rpartition(".")
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise _wrong(error) from None
    if not hmac.compare_digest(seal.encode(), context.guests.hash_of("passkey", body).encode()):
        raise Refusal("passkey-wrong", "this challenge is not one of ours", status=422)
    what, until, _, whose = body.split(".")
    if what != purpose or whose != guest:
        raise Refusal("passkey-wrong", "this challenge was given for something else", status=422)
    if int(until, 16) <= context.hall.clock():
        raise Refusal("passkey-late", "this took too long; try again")
    return challenge


async def _spend(context: Context, challenge: bytes) -> None:
    """Of all who bring an answer to a challenge one is first; the store knows who."""
    now = context.hall.clock()
    seal = context.guests.hash_of(SPENT, challenge.decode())
    if not await context.store.lend(SPENT, secrets.token_hex(8), seal, now + 2 * SECONDS, now):
        raise Refusal("passkey-late", "this answer was used already; try again")


async def _info(request: Anyone, context: Context, guest: str) -> PasskeysInfo:
    why_not = ""
    try:
        site_of(request)
    except Refusal as refusal:
        why_not = refusal_text(words_of(request), refusal)
    mine = await context.passkeys.of(guest)
    return PasskeysInfo(why_not, [PasskeyInfo(each.id, each.name, each.made_at, each.used_at) for each in mine])


def _not_too_many(count: int) -> None:
    if count >= MOST:
        raise Refusal("passkey-many", f"you have {count} passkeys; remove one first", str(count))


def _wrong(error: Exception) -> Refusal:
    """Whatever it is that such an answer breaks, the browser is told the same."""
    log.info("a passkey was refused", **where(error))
    return Refusal("passkey-wrong", "this is no answer of a passkey to what was asked", status=422)


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
