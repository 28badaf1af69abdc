"""Who may run the house: one-time links from the command line, and the sessions that they open.

Owns both.  A link is good once and for five minutes, a session for eight hours; of each, one per name, kept as a hash
like the codes of guests (again.py).  Whoever can read the database could make one, and nobody else.
"""

from __future__ import annotations

import secrets
from typing import Final

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.exceptions import NotFoundException

from undermine.server.context import Context
from undermine.server.guest import Guests
from undermine.server.identity import refuse_foreign_page
from undermine.store import Act, Books, Store

LINK: Final = "admin-link"
SESSION: Final = "admin"
LINK_SECONDS: Final = 300.0
SESSION_SECONDS: Final = 8 * 3600.0
ADMIN_COOKIE: Final = "undermine-admin"
LONGEST_NAME: Final = 40


async def new_link(store: Store, who: str, now: float) -> str:
    """The word that a link carries; an older one of this name is worth nothing from now on."""
    guests = Guests(await store.secret("tokens", lambda: secrets.token_bytes(32)))
    word = secrets.token_urlsafe(32)
    await Books(store).note(Act(now, who, "link"))
    await store.lend(LINK, who, guests.hash_of(LINK, word), now + LINK_SECONDS, now)
    return word


async def enter(context: Context, word: str) -> tuple[str, str] | None:
    """The name and the session of whoever has a link that is good; None for anybody else."""
    now = context.clock()
    seal = context.guests.hash_of(LINK, word)
    who = await context.store.holder(LINK, seal, now)
    # Of several who follow it at once the store lets one in.
    if who is None or not await context.store.redeem(LINK, seal):
        return None
    session = secrets.token_urlsafe(32)
    await context.books.note(Act(now, who, "enter"))
    await context.store.lend(SESSION, who, context.guests.hash_of(SESSION, session), now + SESSION_SECONDS, now)
    return who, session


async def leave(context: Context, session: str) -> None:
    await context.store.redeem(SESSION, context.guests.hash_of(SESSION, session))


async def who_runs(request: Request[object, object, State], context: Context) -> str:
    """The name of whoever has a session; empty for anybody else."""
    session = request.cookies.get(ADMIN_COOKIE, "")
    if not session or len(session) > 100:
        return ""
    return await context.store.holder(SESSION, context.guests.hash_of(SESSION, session), context.clock()) or ""


async def need_admin(request: Request[object, object, State], context: Context) -> str:
    """The same; for anybody else there is nothing here."""
    refuse_foreign_page(request)
    who = await who_runs(request, context)
    if not who:
        raise NotFoundException
    return who


def session_cookie(request: Request[object, object, State], context: Context, session: str) -> Cookie:
    """No script sees it, no page of another site comes with it; empty, it is taken away."""
    return Cookie(
        ADMIN_COOKIE,
        value=session,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
        max_age=int(SESSION_SECONDS) if session else 0,
        path=context.settings.root_path or "/",
    )
