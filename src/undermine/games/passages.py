"""What pages and bots may ask about a cave: where a dwarf can go, what that costs, and what an answer means.

Owns nothing: the searches are in the modules of the cave, which only games import.
"""

from undermine.features.cave.rules.board import Board
from undermine.features.cave.rules.fields import EXIT, MARKS, VEIN
from undermine.features.cave.rules.trek import Prices, Trek
from undermine.features.cave.rules.walk import BUDGET, CUT, GO, STAY, works_for
from undermine.features.cave.rules.ways import Way, board_of, distances, is_face_down, meets, ways

__all__ = [
    "BUDGET",
    "CUT",
    "EXIT",
    "GO",
    "MARKS",
    "STAY",
    "VEIN",
    "Board",
    "Prices",
    "Trek",
    "Way",
    "board_of",
    "distances",
    "is_face_down",
    "meets",
    "ways",
    "works_for",
]
