"""What workers tell each other beside entries: hints, which no store keeps and nobody misses for long.

Owns their format.  They travel on the channel of the entries, of a table or of none, with the number 0.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

NUMBER: Final = 0
"""No entry has it."""


class _Note(msgspec.Struct, frozen=True, tag_field="note"):
    pass


class Began(_Note, tag="began", frozen=True):
    """A worker has begun; whoever was at the one before it may be gone, and nobody could say so."""


class Who(_Note, tag="who", frozen=True):
    """I have lost a guest of this table: is he at another worker?"""

    guest: str


class Here(_Note, tag="here", frozen=True):
    """He is."""

    guest: str


class Rewritten(_Note, tag="rewritten", frozen=True):
    """Somebody was taken out of the entries of this table."""


class Spent(_Note, tag="spent", frozen=True):
    """So many seconds have the bots of these guests, and of their homes, thought here."""

    seconds: dict[str, float]


Note: TypeAlias = Began | Who | Here | Rewritten | Spent

write_note = msgspec.msgpack.Encoder().encode
read_note = msgspec.msgpack.Decoder(Note).decode
