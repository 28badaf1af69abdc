"""What every answer says of itself: that nobody on the way keeps it, and behind TLS that one comes by TLS only.

Owns the two headers.  What is the same for everybody names its own time to be kept; whoever says nothing is private.
"""

from __future__ import annotations

from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

NOBODY: Final = "no-store"
ONLY_TLS: Final = "max-age=31536000"
"""For a year, and for this host alone: what else its owner has under the name is not ours."""


async def mark(message: Message, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    if "cache-control" not in headers:
        headers["cache-control"] = NOBODY
    if scope.get("scheme") == "https":
        headers["strict-transport-security"] = ONLY_TLS
