"""Names at a table: who else may sit down as a bot, and names and words of others made safe for a terminal.

Owns the cleaning of what comes over the wire: whatever a server sends, no control sign of it reaches the terminal.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from undermine.talk.character import free_characters, read_player, write_player


def tidy(text: str) -> str:
    r"""One line without controls, direction marks and the like.

    >>> tidy("Mia\x1b[2J\n")
    'Mia[2J'
    """
    return "".join(sign for sign in text if not unicodedata.category(sign).startswith("C")).strip()


def bot_called(kind: str, used: Iterable[str]) -> str:
    """A bot of this kind as a character whose name nobody at the table has; as it was said if it names one.

    >>> bot_called("sly", ["Flint"]), bot_called("mica:sly", [])
    ('grit:sly', 'mica:sly')
    """
    character, level = read_player(kind)
    if character:
        return kind
    return write_player(next((each.key for each in free_characters(0, used)), ""), level)
