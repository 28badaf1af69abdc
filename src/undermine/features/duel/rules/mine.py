"""The cards of the Duel as segments, gates and contents, and what lies where on a tile (DUEL-26, DUEL-27).

Owns the tables that the modules of the Duel share: where gold sits, whose a door is, where a troll stands.
Never knows what lies on the table.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.arena import Arena
from undermine.core.piece import kind_of, number_of
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.core.tile import CODES, MARK_A, MARK_B, MARK_C, Gate, Tiles, turned

GREEN: Final = 0
BLUE: Final = 1
COLOURS: Final = ("green", "blue")
DOOR: Final = "door"
TROLL: Final = "troll"

Barrier: TypeAlias = tuple[str, int, int, int]  # door or troll, colour of the door, sides of the two segments it joins


class Shaft:
    """A card: sets of joined sides, a door or troll between two of them, gold in one of them or in a pocket."""

    name: str
    count: int
    segments: tuple[int, ...]
    barrier: Barrier | None  # one of its segments may have no sides: a pocket
    gold: int  # nuggets
    spot: int  # sides of the segment with the gold, 0 if that is the pocket
    ladder: int  # colour, -1 if there is none

    def __init__(
        self,
        name: str,
        count: int,
        segments: tuple[int, ...],
        barrier: Barrier | None = None,
        gold: int = 0,
        spot: int = 0,
        ladder: int = -1,
    ) -> None:
        self.name = name
        self.count = count
        self.segments = segments
        self.barrier = barrier
        self.gold = gold
        self.spot = spot
        self.ladder = ladder


class Mine:
    """What is on a tile, by its oriented code; and which seat has which colour."""

    colours: vec[i64]  # seat -> colour
    gold: vec[i64]  # code -> nuggets
    spot: vec[i64]  # code -> sides from which the gold is at hand, four bits per seat as an arena keeps light
    door: vec[i64]  # code -> colour of the door + 1, 0 if there is none
    troll: vec[i64]  # code -> sides at the troll, 0 if there is none
    firm: vec[i64]  # code -> 1 if rockfalls never take it away: cards with gold or a troll (DUEL-70)

    def __init__(self, colours: tuple[int, ...]) -> None:
        self.colours = vec[i64](colours)
        self.gold = vec[i64]([0] * CODES)
        self.spot = vec[i64]([0] * CODES)
        self.door = vec[i64]([0] * CODES)
        self.troll = vec[i64]([0] * CODES)
        self.firm = vec[i64]([0] * CODES)

    def seats_of(self, colour: int) -> int:
        """The seats of a colour, as bits; they are its walkers too."""
        return sum([1 << seat for seat in range(len(self.colours)) if self.colours[seat] == colour])

    def gates_of(self, shaft: Shaft) -> tuple[Gate, ...]:
        """What bars the way on a card, and who passes it (DUEL-29, DUEL-30)."""
        if shaft.barrier is None:
            return ()
        what, colour, one, two = shaft.barrier
        return ((one, two, self.seats_of(colour) if what == DOOR else 0),)

    def add(self, tiles: Tiles, shaft: Shaft, number: int) -> None:
        """Write down what is on a tile, and on its twin with open gates."""
        everybody = (1 << len(self.colours)) - 1
        for open_ in range(2 if shaft.barrier is not None else 1):
            for turn in range(2):
                code = 2 * (number + open_) + turn
                spot = shaft.spot
                hands = everybody
                if shaft.barrier is not None:
                    what, colour, one, two = shaft.barrier
                    if what == DOOR:
                        self.door[code] = colour + 1
                    else:
                        self.troll[code] = turned(one | two) if turn else one | two
                    if not open_:
                        tiles.bears[code] |= MARK_C if what == DOOR else MARK_B
                    if shaft.gold and not spot:
                        # Gold in a pocket is taken from the other side of its gate by those who pass it.
                        spot = one | two
                        hands = everybody if open_ else self.gates_of(shaft)[0][2]
                self.gold[code] = shaft.gold
                self.firm[code] = 1 if shaft.gold or self.troll[code] else 0
                if shaft.gold:
                    tiles.bears[code] |= MARK_A
                for seat in range(len(self.colours)):
                    if hands >> seat & 1:
                        self.spot[code] |= (turned(spot) if turn else spot) << 4 * seat


def tiles_with_gold(arena: Arena) -> i64:
    """A bit per tile, as for the others: it has gold on it."""
    return arena.marks_a


def tiles_with_trolls(arena: Arena) -> i64:
    """A troll bars the way there."""
    return arena.marks_b


def tiles_with_doors(arena: Arena) -> i64:
    """A door is closed there."""
    return arena.marks_c


def sides_mark(shaft: Shaft) -> int:
    """The sides that differ from others by what is there."""
    return shaft.spot if shaft.gold else 0


def count_pieces(state: State, kind: i64, owner: i64 = -1) -> i64:
    """How many pieces of a kind lie on the table, of one seat or of all."""
    total: i64 = 0
    for piece in state.pieces:
        if kind_of(piece) == kind and (owner < 0 or number_of(piece) == owner):
            total += 1
    return total


def lay_face(rules: Rules, mine: Mine, shaft: Shaft) -> int:
    """A card that is in no deck of path cards.  Its tile number."""
    number = rules.face(shaft.name, shaft.segments, gates=mine.gates_of(shaft), mark=sides_mark(shaft))
    mine.add(rules.tiles, shaft, number)
    return number
