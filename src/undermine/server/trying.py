"""Other answers at steps of finished games: tried in the processes of bots, and remembered for a while.

Owns the pieces.  What was found is in no language, and the same whoever asks; whether somebody may ask is another's
matter (`what_if.py`).
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from functools import partial
from typing import Final

import msgspec

from undermine.review.played import Played
from undermine.review.trial import Trial
from undermine.server.bot_pool import BotPool
from undermine.server.fair import Owner
from undermine.server.piece import Piece, in_pieces

REMEMBERED: Final = 2_000
"""Answers that a worker remembers."""
PIECE: Final = 0.2
"""Seconds of a processor in which a piece is begun."""
KEPT: Final = 8
"""Trials that a process remembers between two pieces."""


class Trials:
    """All that this worker has tried."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._found: OrderedDict[str, bytes] = OrderedDict()
        self._done: dict[str, float] = {}
        self._work: dict[str, asyncio.Task[None]] = {}

    def find(self, key: str) -> bytes | None:
        """What was found; empty if that failed again and again."""
        return self._found.get(key)

    def is_trying(self, key: str) -> bool:
        return key in self._work

    def try_out(self, key: str, game: Played, step: int, action: int, owner: Owner) -> float:
        """How far it has come; it is begun if nobody has."""
        if key not in self._work:
            self._done[key] = 0.0
            self._work[key] = asyncio.create_task(self._try(key, game, step, action, owner))
        return self._done[key]

    def forget(self, key: str) -> None:
        self._found.pop(key, None)

    async def end(self) -> None:
        for work in self._work.values():
            work.cancel()

    async def _try(self, key: str, game: Played, step: int, action: int, owner: Owner) -> None:
        try:
            self._found[key] = await in_pieces(
                self._bots,
                key,
                owner,
                lambda batches: partial(trial_piece, key, game, step, action, batches),
                partial(self._tell, key),
            )
            while len(self._found) > REMEMBERED:
                self._found.popitem(last=False)
        finally:
            self._work.pop(key, None)
            self._done.pop(key, None)

    def _tell(self, key: str, done: float) -> None:
        self._done[key] = done


_TRIALS: OrderedDict[str, Trial] = OrderedDict()


def trial_piece(key: str, game: Played, step: int, action: int, batches: int) -> Piece:
    """In a process of the bots: go on, or begin anew if this process does not remember it."""
    trial = _TRIALS.pop(key, None)
    if trial is None or trial.done != batches:
        trial = Trial(game, step, action)
    until = time.process_time() + PIECE
    while not trial.is_over and time.process_time() < until:
        trial.go()
    if trial.is_over:
        return Piece(trial.done, 1.0, msgspec.json.encode(trial.result()))
    _TRIALS[key] = trial
    while len(_TRIALS) > KEPT:
        _TRIALS.popitem(last=False)
    return Piece(trial.done, trial.done / trial.batches)
