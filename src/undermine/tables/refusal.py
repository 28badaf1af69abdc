"""What a table answers when it does not do what it was asked to: a key for the texts, its arguments, and plain words.

Owns the wording for programs; sentences for people come from the room `text` by the key.  Never tells a secret.
"""

from __future__ import annotations


class Refusal(ValueError):
    """Nothing was changed.  `status` is what it would be over HTTP."""

    def __init__(self, key: str, detail: str, *arguments: str, status: int = 409) -> None:
        super().__init__(detail)
        self.key = key
        self.detail = detail
        self.arguments = arguments
        self.status = status
