"""What a mind is: it says what every answer to a question is worth to the seat that is asked.

Owns the contract of all minds, and the choice by worth.  A mind looks at a State as the seat that is asked could: its
own hand, its own role, the goals that it has seen, what lies openly, and the lore.  So it says the same of the truth as
of that seat's view, and the same mind plays at a table (from a View) and in every seat of an imagined round (from a
sampled State).  A mind belongs to one rule set and keeps nothing of a game; what was seen of a game is the lore.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from undermine.core.chance import Dice
from undermine.core.rules import Rules
from undermine.core.state import State

GRAIN: Final[i64] = 1 << 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Lore:
    """What was seen of a game so far, besides what the state shows now.  A game without secrets needs none.

    It is public, the same for all seats, but for rows of a seat's own: those of others are blank where it was heard
    from one seat's view.
    """

    def copy(self) -> Lore:
        """An independent lore that goes on by itself."""
        return Lore()


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    rules: Rules
    noise: float  # up to how much a worth is raised by chance where this mind chooses

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.noise = 0.0

    def swift(self) -> Mind:
        """The mind with which a search imagines what everybody does: this one, or one like it that is quicker."""
        return self

    def horizon(self) -> i64:
        """How many answers a search imagines before it asks for the value; 0: the whole round."""
        return 0

    def effort(self) -> i64:
        """How many answers a search may imagine for one of its own, in about 0.2 s; 0 where it would learn nothing."""
        return 0

    def value(self, state: State, lore: Lore, seat: i64) -> float:
        """What a seat has, and where rounds are not imagined to their end, what it may hope for."""
        return float(state.nuggets(seat))

    def blank(self) -> Lore:
        """The lore of a game that has not begun."""
        return Lore()

    def heed(self, lore: Lore, state: State, seat: i64, move: i64) -> None:
        """Take into the lore what a seat did; the state is as it is afterwards, at the next question to anybody.

        A move is an action as all the others saw it (`move.py`), 0 for an answer that is not theirs to see.
        """

    def weigh(self, state: State, lore: Lore, seat: i64, menu: vec[i64], n: i64, worth: vec[float]) -> None:
        """What each of the first n actions of a menu is worth to the seat that is asked, written into `worth`.

        Worths of one menu are compared with each other only.
        """
        for i in range(n):
            worth[i] = 0.0


def best_of(menu: vec[i64], n: i64, worth: vec[float], noise: float, dice: Dice) -> i64:
    """The action of the highest worth, each raised by chance up to `noise`, so that near equals take turns."""
    best = menu[0]
    most = -1.0e30
    for i in range(n):
        raised = worth[i] + noise * float(dice.below(GRAIN)) / float(GRAIN)
        if raised > most:
            most = raised
            best = menu[i]
    return best
