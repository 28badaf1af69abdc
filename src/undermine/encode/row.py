"""A row of bytes in a block, written thinly: most of it is nought, and what was written is wiped before the next time.

Owns the wiping.  A block is shared by many rows and handed out without a copy, so a row never asks for another one.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64, u8


class Row:
    block: vec[u8]
    first: i64  # where the row begins in the block
    size: i64
    written: vec[i32]  # places in the row that are not nought; short numbers, for rows are many
    count: i64

    def __init__(self, block: vec[u8], first: i64, size: i64, room: int) -> None:
        """A row of a size in which so many places can be written between two wipes."""
        self.block = block
        self.first = first
        self.size = size
        self.written = vec[i32]([0] * room)
        self.count = 0

    def put(self, place: i64, value: i64) -> None:
        """A byte; nought need not be written.  A place is written at most once between two wipes."""
        self.block[self.first + place] = u8(value & 255)
        self.written[self.count] = i32(place)
        self.count += 1

    def add(self, place: i64) -> None:
        """One more, up to what a byte holds."""
        at = self.first + place
        old = self.block[at]
        if old == 0:
            self.written[self.count] = i32(place)
            self.count += 1
        if old < 255:
            self.block[at] = old + 1

    def fix(self, place: i64, value: i64) -> None:
        """A byte of a field that is written every time, nought or not, so that it need not be wiped."""
        self.block[self.first + place] = u8(value & 255)

    def wipe(self) -> None:
        block = self.block
        written = self.written
        first = self.first
        for k in range(self.count):
            block[first + i64(written[k])] = 0
        self.count = 0

    def bytes(self) -> bytes:
        """A copy of the row."""
        return bytes(memoryview(self.block)[self.first : self.first + self.size])
