"""Guests: unguessable tokens without accounts.

Owns making and checking tokens.  A token is `when.chance.seal`; the seal is made with a secret that all workers share,
so nothing about guests is stored.  The guest's id, which tables keep, is a hash that gives nobody the token.
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

    def issue(self, at: float) -> str:
        body = f"{int(at):x}.{secrets.token_urlsafe(18)}"
        return f"{body}.{self._seal(body)}"

    def check(self, token: str, at: float) -> str:
        """The guest's id; Refusal if the token is not ours or too old."""
        body, _, seal = token.rpartition(".")
        if len(token) > 200 or not token.isascii() or not hmac.compare_digest(seal.encode(), self._seal(body).encode()):
            raise Refusal("bad-token", "this token is not known here; ask for a new one", status=401)
        if int(body.partition(".")[0], 16) + LIFETIME < at:
            raise Refusal("old-token", "this token has expired; ask for a new one", status=401)
        return blake2b(token.encode(), digest_size=12).hexdigest()

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
