"""What happened, as numbers on a tape, until somebody asks for the events themselves.

Owns how events are written down while a game is played: making tuples of all of them would cost more than playing.
Never knows what an event means.  On the tape it is a head, then what is open and what is secret.  The head is one
number: the kind in 8 bits, how many numbers are open in 8, how many are secret in 16, and above them the eyes.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from undermine.core.event import Event

FIRST: Final = 64  # numbers on the first page, enough for most answers …
PAGE: Final = 480  # … and on the others; pages are never copied, and small ones are quickly wiped
ROOM: Final[i64] = 8  # what `put_fact` writes at most, and the end of a page
END: Final[i64] = 0  # no kind of event
_BLANK: Final = vec[i64]([0] * PAGE)  # never written: new pages are copied from it, which is the quickest way to wipe


@mypyc_attr(acyclic=True, free_list_len=1)
class Tape:
    count: i64  # events written so far
    page: vec[i64]
    used: i64
    full: list[vec[i64]]  # the pages before that one
    read: list[Event]  # what was asked for already

    def __init__(self) -> None:
        self.count = self.used = 0
        self.page = _BLANK[:FIRST]
        self.full = []
        self.read = []

    def put(self, kind: i64, eyes: i64, opens: i64, secrets: i64, a: i64, b: i64 = 0) -> None:
        """An event of one number or two: so many are open, so many behind them secret."""
        if self.used + ROOM > len(self.page):
            self._turn(ROOM)
        page = self.page
        i = self.used
        page[i] = kind | opens << 8 | secrets << 16 | eyes << 32
        page[i + 1] = a
        page[i + 2] = b
        self.used = i + 1 + opens + secrets
        self.count += 1

    def put_more(self, kind: i64, eyes: i64, opens: i64, secrets: i64, a: i64, b: i64, c: i64, d: i64 = 0) -> None:
        """An event of three numbers or four."""
        if self.used + ROOM > len(self.page):
            self._turn(ROOM)
        page = self.page
        i = self.used
        page[i] = kind | opens << 8 | secrets << 16 | eyes << 32
        page[i + 1] = a
        page[i + 2] = b
        page[i + 3] = c
        page[i + 4] = d
        self.used = i + 1 + opens + secrets
        self.count += 1

    def put_fact(self, head: i64, eyes: i64, fact: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        """A fact of five fields at most: its number, which is open, and what it tells."""
        if self.used + ROOM > len(self.page):
            self._turn(ROOM)
        page = self.page
        i = self.used
        page[i] = head | eyes << 32
        page[i + 1] = fact
        page[i + 2] = a
        page[i + 3] = b
        page[i + 4] = c
        page[i + 5] = d
        page[i + 6] = e
        self.used = i + 1 + (head >> 8 & 0xFF) + (head >> 16)
        self.count += 1

    def put_all(
        self, kind: i64, eyes: i64, opens: i64, a: i64, b: i64, secrets: vec[i64], c: i64 = 0, d: i64 = 0
    ) -> None:
        """An event of any length: up to four numbers are open, and all that are in a vector secret."""
        room = len(secrets) + ROOM
        if self.used + room > len(self.page):
            self._turn(room)
        page = self.page
        i = self.used
        page[i] = kind | opens << 8 | i64(len(secrets)) << 16 | eyes << 32
        page[i + 1] = a
        page[i + 2] = b
        page[i + 3] = c
        page[i + 4] = d
        i += 1 + opens
        for k in range(len(secrets)):
            page[i] = secrets[k]
            i += 1
        self.used = i
        self.count += 1

    def events(self) -> list[Event]:
        """All that happened; the same list each time, with what is new at its end."""
        if self.used:
            self.page[self.used] = END
            for page in self.full:
                self._read(page)
            self._read(self.page)
            self.full = []
            self.used = 0
        return self.read

    def _read(self, page: vec[i64]) -> None:
        i: i64 = 0
        while page[i] != END:
            head = page[i]
            middle = i + 1 + (head >> 8 & 0xFF)
            end = middle + (head >> 16 & 0xFFFF)
            opens = tuple([int(page[k]) for k in range(i + 1, middle)])
            secrets = tuple([int(page[k]) for k in range(middle, end)])
            self.read.append((int(head & 0xFF), int(head >> 32), opens, secrets))
            i = end

    def _turn(self, room: i64) -> None:
        """Begin another page."""
        self.page[self.used] = END
        self.full.append(self.page)
        self.page = _BLANK[:] if room <= PAGE else vec[i64]([0] * room)
        self.used = 0
