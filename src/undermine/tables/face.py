"""Faces: the picture that somebody chose for himself, by its number.

Owns how many there are and who gets which at a table.  How they look is drawn elsewhere; no game depends on them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from zlib import crc32

from undermine.talk.character import PEOPLE_FACES

FACES: Final = PEOPLE_FACES
"""As many as there can be seats, so that everybody has one of his own; characters bring theirs along."""
ANY: Final = -1
"""Somebody who did not choose."""


def free_face(wish: int, seat: int, taken: Iterable[int]) -> int:
    """The face that was wished, if nobody at the table has it; else the next one, from that of the seat on.

    >>> free_face(3, 0, []), free_face(3, 0, [3]), free_face(ANY, 2, [2, 3])
    (3, 0, 4)
    """
    used = set(taken)
    wishes = [wish, *((seat + step) % FACES for step in range(FACES))]
    return next(face for face in wishes if 0 <= face < FACES and face not in used)


def face_of_bot(name: str) -> int:
    """The same bot has the same face at every table where that is free.

    >>> face_of_bot("Grit") == face_of_bot("Grit")
    True
    """
    return crc32(name.encode()) % FACES
