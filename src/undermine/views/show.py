"""What a feature tells of a table that is its own: in views as plain data, and in the trace.

Owns the role `show.py` of a feature, in which it says SHOW, and which features of a game have one.  Never knows a
feature.  Pieces of whoever has no such file are told by their names.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from mypy_extensions import mypyc_attr

from undermine.core.piece import cell_of, kind_of, number_of
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.features.index import declared, features_of, in_play
from undermine.views.shape import Parts, Piece, Reached, SeatView, Spot
from undermine.views.view import View

Line: TypeAlias = dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class Show:
    """Every method tells nothing unless a feature says otherwise; it is asked only if the feature is in the game."""

    def pieces(self) -> str:
        """The list in which its pieces are told.

        Where a game has any such list all of them are told, so that whoever reads them need not know the features.
        """
        return ""

    def keeps_goals(self) -> bool:
        """Whether goal cards that are not laid in a round are kept for later ones."""
        return False

    def view(self, view: View, parts: Parts) -> None:
        """What lies on the table, as a seat knows it."""

    def seat(self, view: View, seat: int, shown: SeatView) -> None:
        """What is known of a seat besides what every game has."""

    def tile(self, view: View, tile: int, laid: Reached) -> None:
        """What is known of a card on the table or of a goal."""

    def trace(self, state: State, line: Line) -> None:
        """The truth, for the trace."""


@lru_cache(maxsize=256)
def shows_of(rules: Rules) -> tuple[Show, ...]:
    """How the features of a game tell what is theirs: those with pieces first, else in the order of all features."""
    present = in_play(rules)
    shows = [show for feature, show in declared("show", "SHOW", Show).items() if feature in present]
    return tuple([show for show in shows if show.pieces()] + [show for show in shows if not show.pieces()])


def lists() -> list[str]:
    """The lists of pieces of all features."""
    return [show.pieces() for show in declared("show", "SHOW", Show).values() if show.pieces()]


def keeps_goals(rules: Rules) -> bool:
    """Whether goal cards that are not laid in a round are kept for later ones."""
    return any([show.keeps_goals() for show in shows_of(rules)])


def untold(state: State) -> list[Piece]:
    """The pieces of features that do not tell them."""
    rules = state.rules
    mute = _mute_kinds(rules)
    return [
        {
            "piece": rules.pieces[kind_of(piece)].name,
            "at": xy(rules, int(cell_of(piece))),
            "number": int(number_of(piece)),
        }
        for piece in state.pieces
        if int(kind_of(piece)) in mute
    ]


@lru_cache(maxsize=256)
def _mute_kinds(rules: Rules) -> frozenset[int]:
    told = declared("show", "SHOW", Show)
    kinds = range(1, len(rules.pieces))
    return frozenset([kind for kind in kinds if not told.keys() & set(features_of(rules.pieces[kind].owner))])


def xy(rules: Rules, cell: int) -> list[int]:
    """A cell as a view has it."""
    return [int(rules.grid.x(cell)), int(rules.grid.y(cell))]


def spot(rules: Rules, cell: int) -> Spot:
    """A cell as the trace has it."""
    return {"x": int(rules.grid.x(cell)), "y": int(rules.grid.y(cell))}
