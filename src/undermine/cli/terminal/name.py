"""Names at a table: a free one for a bot, and names and words of others made safe for a terminal.

Bots are called as they are online.  Owns the cleaning of what comes over the wire: whatever a server sends, no control
sign of it reaches the terminal.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from undermine.tables.name import BOT_NAMES


def tidy(text: str) -> str:
    r"""One line without controls, direction marks and the like.

    >>> tidy("Mia\x1b[2J\n")
    'Mia[2J'
    """
    return "".join(sign for sign in text if not unicodedata.category(sign).startswith("C")).strip()


def bot_name(used: Iterable[str]) -> str:
    """A name for another bot that nobody at the table has; empty if all are taken."""
    taken = set(used)
    return next((name for name in BOT_NAMES if name not in taken), "")
