"""Long thoughts in pieces: done in the processes of bots, begun anew where one was lost, told how far they have come.

Owns the loop.  What a piece does is its caller's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import structlog

from undermine.server.bot_pool import BotFailure, BotPool
from undermine.server.fair import Owner

log = structlog.get_logger()

TRIES: Final = 3


class Piece(NamedTuple):
    """How far something has come, and what came of it when it is over."""

    step: int
    done: float
    data: bytes = b""


async def in_pieces(
    bots: BotPool,
    key: str,
    owner: Owner,
    work_from: Callable[[int], Callable[[], Piece]],
    tell: Callable[[float], None],
) -> bytes:
    """What comes of it, each piece from the step that the last one reached; empty if it fails again and again."""
    piece, failed = Piece(0, 0.0), 0
    while not piece.data:
        try:
            found = await bots.work(key, owner, work_from(piece.step))
            assert isinstance(found, Piece), "a piece of work gives a piece"
            piece = found
        except BotFailure as failure:
            failed += 1
            log.warning("a piece of work failed", why=str(failure), time=failed)
            if failed == TRIES:
                return b""
            piece = Piece(0, 0.0)
        tell(piece.done)
    return piece.data
