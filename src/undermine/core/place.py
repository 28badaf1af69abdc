"""Places: a cell and a field of the card there, where figures stand.

Owns the packing and the names of fields.  Never knows which fields a card has: that is the business of whoever divides
cards into fields.  The first four fields are named by a side.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NAMES: Final = "neswcabhvtdfgmpq"
WIDTH: Final[i64] = 4  # bits of a field in a place
FIELD: Final[i64] = 15
