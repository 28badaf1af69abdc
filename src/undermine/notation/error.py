"""Text that cannot be read: which word is wrong, and what would be right.

Owns the error of this room and how it quotes what somebody wrote.  Never decides what is right.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

QUOTED: Final = 60  # characters of foreign text that an error repeats


class NotationError(ValueError):
    """Text that says nothing we know; the message is one line for people."""


def quote(text: str) -> str:
    """Foreign text in one line of bounded length.

    >>> quote("place B-NE")
    "'place B-NE'"
    """
    return repr(text if len(text) <= QUOTED else text[: QUOTED - 1] + "…")


def bounded(error: Exception) -> str:
    """What an error says, cut where it repeats too much of what somebody wrote."""
    text = str(error)
    return text if len(text) <= 4 * QUOTED else text[: 4 * QUOTED - 1] + "…"


def unknown(what: str, word: str, known: Iterable[str]) -> NotationError:
    """There is no such thing; a few that look like it, or all if they are few.

    >>> print(unknown("card", "B-EN", ["B-NE", "B-EW", "map", "rockfall"]))
    'B-EN' is no card; there are: B-NE, B-EW, map, rockfall
    """
    names = list(known)
    folded = {name.casefold(): name for name in reversed(names)}
    close = [folded[name] for name in get_close_matches(word[:QUOTED].casefold(), list(folded), n=4, cutoff=0.5)]
    if len(names) > 12 and close:
        return NotationError(f"{quote(word)} is no {what}; did you mean {' or '.join(close)}?")
    shown = ", ".join(names) if len(names) <= 12 else f"{', '.join(names[:6])} … {names[-1]}"
    return NotationError(f"{quote(word)} is no {what}; there are: {shown}")
