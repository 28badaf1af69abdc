"""What a feature knows of hidden things besides what it sees: for states that are dealt to agree with a view.

Owns the role `guess.py` of a feature, in which it says GUESS, and which features of a game have one.  Never knows a
feature.
"""

from __future__ import annotations

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.features.index import declared, in_play


@mypyc_attr(allow_interpreted_subclasses=True)
class Guess:
    """Every method knows nothing unless a feature says otherwise; it is asked only if the feature is in the game."""

    def deal(self, state: State, unseen: vec[i64]) -> bool:
        """Deal the shuffled cards that a view does not see: to hands, deck and piles.  False: as chance has it."""
        return False

    def suits(self, state: State, seat: i64, role: i64) -> bool:
        """Whether a dwarf card could be that of a seat, for all that everybody sees of it."""
        return True

    def is_possible(self, state: State) -> bool:
        """Whether a state could be, as far as its roles and goals are dealt; else they are dealt again."""
        return True


@lru_cache(maxsize=256)
def guesses_of(rules: Rules) -> tuple[Guess, ...]:
    """What the features of a game know of hidden things."""
    present = in_play(rules)
    return tuple([guess for feature, guess in declared("guess", "GUESS", Guess).items() if feature in present])
