"""A piece that stands or lies on a cell: kind, cell, number, face and content, packed into one int.

Owns the packing, and what rules say of a kind of piece.  What the number means is the business of the kind's owner.
Face and content are of pieces that lie face down with something below them, HIDDEN to who has not seen them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from undermine.core.module import Module

NO_PIECE: Final[i64] = 0  # kinds are counted from 1


def piece_of(kind: i64, cell: i64, number: i64, face: i64, content: i64) -> i64:
    """Pack a piece.

    >>> piece = piece_of(2, 300, 5, 14, 3)
    >>> [int(part(piece)) for part in (kind_of, cell_of, number_of, face_of, content_of)]
    [2, 300, 5, 14, 3]
    """
    return kind << 48 | cell << 32 | number << 16 | face << 8 | content


def kind_of(piece: i64) -> i64:
    return piece >> 48


def cell_of(piece: i64) -> i64:
    return piece >> 32 & 0xFFFF


def number_of(piece: i64) -> i64:
    return piece >> 16 & 0xFFFF


def face_of(piece: i64) -> i64:
    """The upright code of a path card that lies face down."""
    return piece >> 8 & 255


def content_of(piece: i64) -> i64:
    """What lies below it."""
    return piece & 255


class PieceKind:
    name: str
    owner: Module
    opens: bool  # are gates open on the card where it lies?
    faces: vec[i64]  # upright codes of the path cards that such pieces are, if they lie face down
    contents: vec[i64]  # what may lie below them

    def __init__(self, name: str, owner: Module, opens: bool) -> None:
        self.name = name
        self.owner = owner
        self.opens = opens
        self.faces = vec[i64]([])
        self.contents = vec[i64]([])

    def hides(self) -> bool:
        """Whether such pieces are face-down path cards with something below them."""
        return len(self.faces) > 0
