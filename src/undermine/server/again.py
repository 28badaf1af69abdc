"""Being oneself on another device, or again after a cookie was lost: a code for two minutes, a phrase to keep.

Owns how both are made and read.  Only their hashes are stored; a code is good once, a phrase until there is a new one.
"""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Callable
from typing import Final

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from undermine.server.context import Context
from undermine.server.guest import LETTERS
from undermine.server.identity import cookie_of, count, need_guest
from undermine.server.invite import address_of, qr_svg
from undermine.server.problem import documented
from undermine.server.wire import BeAgain, GuestInfo, MeCode, MeInfo, MePhrase
from undermine.tables.refusal import Refusal

CODE: Final = "code"
PHRASE: Final = "phrase"
CODE_LENGTH: Final = 8
CODE_SECONDS: Final = 120
WORDS: Final = 6
CONSONANTS: Final = "bdfgklmnprstvz"
VOWELS: Final = "aeiou"
"""Words of two such syllables can be said, heard and written in all five languages, and six of them are 73 bits."""

Here = NamedDependency[Context]
Anyone = Request[object, object, State]


class Me(Controller):
    """Who you are, here and elsewhere."""

    path = "/api/me"
    tags = ("me",)

    @get("/", summary="Who you are", responses=documented())
    async def read(self, request: Anyone, context: Here) -> MeInfo:
        guest = need_guest(request, context)
        return MeInfo(guest, await context.store.has_lent(PHRASE, guest))

    @post("/code", status_code=201, summary="A code to be you on another device", responses=documented())
    async def code(self, request: Anyone, context: Here) -> MeCode:
        guest = need_guest(request, context)
        code = await _lend(context, CODE, guest, new_code, CODE_SECONDS)
        # Behind the mark nothing of an address is sent to a server, so no log on the way holds it.
        address = address_of(request, context.settings, f"me#{code}")
        return MeCode(code, CODE_SECONDS, address, qr_svg(address))

    @post("/phrase", status_code=201, summary="A phrase to be you again", responses=documented())
    async def phrase(self, request: Anyone, context: Here) -> MePhrase:
        return MePhrase(await _lend(context, PHRASE, need_guest(request, context), new_phrase))

    @post("/again", status_code=200, summary="Be who has a code or a phrase", responses=documented(404, 422))
    async def again(self, request: Anyone, context: Here, data: JSONBody[BeAgain]) -> Response[GuestInfo]:
        if bool(data.code) == bool(data.phrase):
            raise Refusal("code-or-phrase", "say a code or a phrase", status=422)
        await count(request, context, "guesses")
        if data.code:
            guest = await _by_code(context, read_code(data.code))
        else:
            guest = await _by_phrase(context, read_phrase(data.phrase))
        context.standing.refuse_blocked(guest)
        token = context.guests.issue(context.clock(), guest)
        return Response(GuestInfo(token, guest), cookies=[cookie_of(request, context, token)])


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def new_phrase() -> str:
    """Six words that mean nothing, like `tabu mire gosa lofi nuka deva`."""
    syllables = (secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(2 * WORDS))
    return " ".join(one + other for one, other in zip(syllables, syllables, strict=True))


def read_code(text: str) -> str:
    """A code as somebody types it.

    >>> read_code(" kxq4-ta7m ")
    'KXQ4TA7M'
    """
    return re.sub(r"[^A-Z0-9]", "", text.upper())


def read_phrase(text: str) -> str:
    """A phrase as somebody writes it: large letters, signs between the words and what a keyboard adds do not count.

    >>> read_phrase("Tabu-Mire,  gosa lofi; nuka déva.")
    'tabu mire gosa lofi nuka deva'
    """
    letters = unicodedata.normalize("NFKD", text.lower())
    plain = "".join(sign for sign in letters if not unicodedata.combining(sign))
    return " ".join(re.findall(r"[a-z]+", plain))


async def _lend(context: Context, kind: str, guest: str, make: Callable[[], str], seconds: float | None = None) -> str:
    while True:
        text, now = make(), context.hall.clock()
        until = None if seconds is None else now + seconds
        if await context.store.lend(kind, guest, context.guests.hash_of(kind, text), until, now):
            return text


async def _by_code(context: Context, code: str) -> str:
    seal = context.guests.hash_of(CODE, code)
    guest = await context.store.holder(CODE, seal, context.hall.clock())
    # Of several who say it at once the store lets one have it.
    if guest is None or not await context.store.redeem(CODE, seal):
        raise Refusal("wrong-code", "this code is not known, or was used, or is too old", status=404)
    return guest


async def _by_phrase(context: Context, phrase: str) -> str:
    guest = await context.store.holder(PHRASE, context.guests.hash_of(PHRASE, phrase), context.hall.clock())
    if guest is None:
        raise Refusal("wrong-phrase", "nobody here has this phrase", status=404)
    return guest
