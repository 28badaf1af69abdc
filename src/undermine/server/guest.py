"""Guests: unguessable tokens without accounts.

Owns making and checking tokens.  A token is `when.chance.seal`; the seal is made with a secret that all workers share,
so nothing about guests is stored.  The guest's id, which tables keep, is a hash that gives nobody the token.  Whoever
comes back on another device gets a token that names him, `when.chance.id.seal`.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import blake2b

from undermine.tables.refusal import Refusal

LIFETIME = 400 * 86_400.0
COOKIE = "undermine"
LETTERS = "ACDEFGHJKLMNPQRTUVWXY34679"
"""Of codes; they do not look or sound alike."""
LENGTH = 6


class Guests:
    """Issues and checks tokens under one secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def issue(self, at: float, guest: str = "") -> str:
        """A token for somebody new, or another one for a guest."""
        body = f"{int(at):x}.{secrets.token_urlsafe(18)}" + (f".{guest}" if guest else "")
        return f"{body}.{self._seal(body)}"

    def check(self, token: str, at: float) -> str:
        """The guest's id; Refusal if the token is not ours or too old."""
        body, _, seal = token.rpartition(".")
        if len(token) > 200 or not token.isascii() or not hmac.compare_digest(seal.encode(), self._seal(body).encode()):
            raise Refusal("bad-token", "this token is not known here; ask for a new one", status=401)
        if int(body.partition(".")[0], 16) + LIFETIME < at:
            raise Refusal("old-token", "this token has expired; ask for a new one", status=401)
        named = body.split(".")[2:]
        return named[0] if named else blake2b(token.encode(), digest_size=12).hexdigest()

    def hash_of(self, kind: str, text: str) -> str:
        """What is kept of a code or a phrase: from the hash and without the secret nobody finds it by trying."""
        return blake2b(text.encode(), key=self._secret, digest_size=16, person=kind.encode()).hexdigest()

    def _seal(self, body: str) -> str:
        return blake2b(body.encode(), key=self._secret, digest_size=16).hexdigest()


def new_table_id() -> str:
    """An address that cannot be found by counting."""
    return secrets.token_urlsafe(12)


def new_code() -> str:
    """A short code to tell across a room."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def is_code(text: str) -> bool:
    """Whether it could be the code of a table.

    >>> is_code("KXQ4TA"), is_code("schema")
    (True, False)
    """
    return len(text) == LENGTH and set(text) <= set(LETTERS)


def new_seed() -> str:
    return secrets.token_hex(16)
