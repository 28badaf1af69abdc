"""Reviews of finished games: made piece by piece in the processes of bots, and kept.

Owns the pieces, so that bots never wait for more than one of them; what is ready is in the store, in no language.
Whether somebody may read a game is asked before (`record.py`).
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from undermine.core.rules import Rules
from undermine.review.played import Played
from undermine.review.prospect import kind_of
from undermine.review.reviewer import Reviewer
from undermine.review.shape import Review
from undermine.server.bot_pool import BotPool
from undermine.server.budget import Later
from undermine.server.fair import Owner
from undermine.server.piece import Piece, in_pieces
from undermine.server.record import Told
from undermine.server.wire import ReviewState
from undermine.store import Reviews
from undermine.text import Words
from undermine.text.review import tell

FORM: Final = 2
"""Of which making reviews are; whoever changes how they are made counts on."""
PIECE: Final = 0.25
"""Seconds of a processor in which a piece is begun."""
KEPT: Final = 4
"""Reviewers that a process remembers between two pieces, and reviews that are made at the same time: with more of them
each would push out another's reviewer, and all would begin again for ever."""
WAITING: Final = 5
"""Reviews that a home may wait for; one of them is made at a time."""
SOON: Final = 30
"""Seconds after which who wanted more of them may ask again."""


class Desk:
    """All reviews that this worker makes."""

    def __init__(self, bots: BotPool, kept: Reviews) -> None:
        self._bots = bots
        self._kept = kept
        self._done: dict[str, float] = {}
        self._work: dict[str, asyncio.Task[None]] = {}
        self._homes: Counter[str] = Counter()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._room = asyncio.Semaphore(KEPT)

    def is_making(self, table: str, number: int) -> bool:
        return f"{table}/{number}" in self._work

    def check_room(self, owner: Owner) -> None:
        """Refusal for who waits for enough already."""
        if self._homes[owner.home] >= WAITING:
            raise Later(SOON)

    async def find(self, table: str, number: int) -> bytes | None:
        return await self._kept.find(table, number, FORM)

    def make(self, table: str, number: int, game: Played, owner: Owner) -> float:
        """How far it has come; it is begun if nobody has."""
        key = f"{table}/{number}"
        if key not in self._work:
            self.check_room(owner)
            self._homes[owner.home] += 1
            self._done[key] = 0.0
            work = asyncio.create_task(self._make(key, table, number, game, owner))
            self._work[key] = work
            work.add_done_callback(lambda _: self._forget(key, owner))
        return self._done[key]

    async def end(self) -> None:
        for work in self._work.values():
            work.cancel()

    async def _make(self, key: str, table: str, number: int, game: Played, owner: Owner) -> None:
        """When it is its turn: at each home one after the other, so that nobody waits for all of somebody else's."""
        turn = self._turns.setdefault(owner.home, asyncio.Lock())
        async with turn, self._room:
            data = await self._made(key, game, owner)
        if data:
            await self._kept.keep(table, number, FORM, data)

    async def _made(self, key: str, game: Played, owner: Owner) -> bytes:
        """The review; empty if it fails again and again."""
        return await in_pieces(
            self._bots, key, owner, lambda step: partial(review_piece, key, game, step), partial(self._tell, key)
        )

    def _tell(self, key: str, done: float) -> None:
        self._done[key] = done

    def _forget(self, key: str, owner: Owner) -> None:
        self._homes[owner.home] -= 1
        self._homes += Counter()  # who waits for nothing is not remembered
        self._work.pop(key, None)
        self._done.pop(key, None)


_REVIEWERS: OrderedDict[str, Reviewer] = OrderedDict()


def review_piece(key: str, game: Played, step: int) -> Piece:
    """In a process of the bots: go on from a step, or from the beginning if this process does not remember it."""
    reviewer = _REVIEWERS.pop(key, None)
    if reviewer is None or reviewer.next != step:
        reviewer = Reviewer(game)
    until = time.process_time() + PIECE
    while not reviewer.is_over and time.process_time() < until:
        reviewer.go()
    if reviewer.is_over:
        return Piece(reviewer.next, 1.0, msgspec.json.encode(reviewer.result()))
    _REVIEWERS[key] = reviewer
    while len(_REVIEWERS) > KEPT:
        _REVIEWERS.popitem(last=False)
    return Piece(reviewer.next, reviewer.done)


def is_reviewed(rules: Rules) -> bool:
    """Whether a piece is short enough: of the cave a single step would keep bots waiting."""
    return kind_of(rules) != "clans"


def played(game: Told) -> Played:
    return Played(game.rules_text, game.events, game.choices, game.lines)


def told_review(data: bytes, game: Told, language: str) -> bytes:
    """The review in words, as it is sent."""
    review = msgspec.json.decode(data, type=Review)
    tell(review, game.events, game.names, Words(language))
    review.faces = list(game.faces)
    return msgspec.json.encode(ReviewState("ready", 1.0, review))
