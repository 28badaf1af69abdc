"""All that one seat knows, as it was when it was asked for: it never changes, and the truth is not in it.

Owns how a view looks from outside: as attributes, as text, as a picture, as plain data.  The knowledge itself is the
engine's View, folded from the events that the seat saw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from undermine.core.engine import legal_actions, scores, to_act
from undermine.core.frame import NOBODY, SPECTATOR
from undermine.core.state import HIDDEN
from undermine.draw.characters import board_plain
from undermine.draw.position import scene_of, view_svg
from undermine.front.action import Action, action_of
from undermine.notation.error import NotationError
from undermine.notation.position import read_position, write_position
from undermine.notation.word import write_card, write_role, write_run
from undermine.views.plain import plain_view
from undermine.views.sample import sample
from undermine.views.view import View as Known

if TYPE_CHECKING:
    from undermine.front.game import Game
    from undermine.views.shape import PlainView


class View:
    """What one seat knows, or an onlooker: `game.view(seat)` makes one.

    In a notebook it draws itself, `print` shows it in characters, `text` is exact and can be read back.

    >>> import undermine as um
    >>> view = um.Game("base x5", seed="7").view(3)
    >>> view
    <View of seat 3: base:cs20 x5, round 1, seat 2 is asked>
    >>> view.hand
    ('B-EW', 'B-NESW', 'B-NESW', 'B-d-NW', 'sabotage-cart', 'repair-cart')
    >>> view.legal                                # it is not asked
    ()
    >>> um.View.read(view.text) == view
    True
    """

    __slots__ = ("_known", "_legal")

    def __init__(self, known: Known) -> None:
        self._known = known
        self._legal: tuple[Action, ...] | None = None

    @staticmethod
    def read(text: str) -> View:
        """The view that lines of words tell (`text`, docs/notation.md); NotationError if they tell none."""
        known = read_position(text)
        if not isinstance(known, Known):
            raise NotationError("this is the truth and not a view; a view says whose it is: me SEAT, or me spectator")
        return View(known)

    @property
    def rules(self) -> str:
        """The rules text."""
        return self._known.rules.text

    @property
    def seat(self) -> int | None:
        """Whose view it is; None for an onlooker."""
        return None if self._known.me == SPECTATOR else int(self._known.me)

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self._known.seats)

    @property
    def to_act(self) -> int | None:
        """Who is asked, as far as this seat knows: None if the game is over, or if it is a secret."""
        asked = to_act(self._known)
        return None if asked == NOBODY else asked

    @property
    def question(self) -> str | None:
        """What is asked, in one word: `turn`, `orient`, `take` and so on."""
        return self._known.rules.frame_names[int(self._known.top()[0])] if self.to_act is not None else None

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the seat may answer, in canonical order; nothing if it is not asked."""
        if self._legal is None:
            known = self._known
            self._legal = tuple([action_of(known.rules, code) for code in legal_actions(known, int(known.me))])
        return self._legal

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards in the hand of the seat, in canonical order."""
        if self.seat is None:
            return ()
        return tuple(self._known.rules.names[card] for card in self._known.hand(self.seat))

    @property
    def role(self) -> str | None:
        """The role of the seat, where there are roles."""
        role = int(self._known.roles[self.seat]) if self.seat is not None else HIDDEN
        return self._known.rules.role_names[role] if role != HIDDEN else None

    @property
    def round(self) -> int:
        """Which round it is, from 1."""
        return int(self._known.round)

    @property
    def scores(self) -> tuple[int, ...]:
        """The gold of every seat, as far as this seat has seen it."""
        return tuple(scores(self._known))

    @property
    def text(self) -> str:
        """Everything that the seat knows, in words that `View.read` reads back (docs/notation.md, positions)."""
        return write_position(self._known)

    @property
    def data(self) -> PlainView:
        """The same as dictionaries and lists, ready for JSON; docs/api.md explains the fields."""
        return plain_view(self._known)

    @property
    def known(self) -> Known:
        """The engine's view, a copy: for whoever needs speed."""
        return self._known.copy()

    def sample(self, seed: int) -> Game:
        """A game that agrees with all that the seat knows; what it does not know is dealt anew.

        >>> import undermine as um
        >>> view = um.Game("base x5", seed="7").view(1)
        >>> guess = view.sample(seed=3)
        >>> guess.view(1) == view, guess.copy().play_out().is_over
        (True, True)
        """
        from undermine.front.game import Game  # noqa: PLC0415 - a game makes views, and a view games

        return Game._guessed(self._known, sample(self._known, seed))

    def __str__(self) -> str:
        """The table in characters, the hand, and what is known of every seat."""
        return "\n".join([self._head(), "", board_plain(scene_of(self._known)), "", *self._lines()])

    def _head(self) -> str:
        known, rules = self._known, self._known.rules
        of = f" of {int(rules.rounds)}" if rules.rounds > 1 else ""
        who = "an onlooker" if self.seat is None else f"seat {self.seat}" + (f", {self.role}" if self.role else "")
        return f"{rules.text}, round {int(known.round)}{of}, seen by {who}; {int(known.left)} cards to draw"

    def _lines(self) -> list[str]:
        known, rules = self._known, self._known.rules
        lines: list[str] = []
        if self.seat is not None:
            lines.append(f"  hand    {write_run(list(self.hand)) or '-'}")
        totals = scores(known)
        for seat in range(self.seats):
            parts = [f"{int(known.held[seat])} cards", f"{totals[seat]}{'+' if known.gold[seat] & 255 else ''} gold"]
            if seat != self.seat and known.roles[seat] != HIDDEN:
                parts.append(write_role(rules, int(known.roles[seat])))
            if before := known.before(seat):
                parts.append(f"before it {write_run([write_card(rules, card) for card in before])}")
            lines.append(f"{'>' if seat == self.to_act else ' '} seat {seat}".ljust(10) + ", ".join(parts))
        if self.to_act is None:
            lines.append("  nobody is asked anything that this seat knows of" if known.depth else "  the game is over")
        elif self.to_act == self.seat:
            lines.append(f"  asked   {self.question}: {len(self.legal)} answers")
        return lines

    def _repr_svg_(self) -> str:
        return view_svg(self._known)

    def __repr__(self) -> str:
        who = "an onlooker" if self.seat is None else f"seat {self.seat}"
        asked = f"seat {self.to_act} is asked" if self.to_act is not None else "nobody is asked"
        return f"<View of {who}: {self.rules}, round {self.round}, {asked if self._known.depth else 'over'}>"

    def __eq__(self, other: object) -> bool:
        """Whether two views know the same."""
        return isinstance(other, View) and (self._known is other._known or self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return View.read, (self.text,)
