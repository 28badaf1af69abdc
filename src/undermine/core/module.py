"""A piece of rules.  Every hook does nothing unless a module says otherwise.

The order of a game's modules is the order in which a hook calls them; `Hooks` keeps for each hook only those that
override it.  Open to interpreted subclasses, so that a house rule needs no compiler.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from librt.vecs import vec

    from undermine.core.frame import Frame
    from undermine.core.rules import Rules
    from undermine.core.run import Run
    from undermine.core.state import State

Reason: TypeAlias = tuple[str, ...]  # a key of the texts for people, then its arguments as words


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    def join(self, rules: Rules) -> None:
        """Bring cards, tiles, roles, frames and verbs; called once, in module order."""

    # A round

    def deal(self, run: Run) -> None:
        """A round is being set up."""

    def end_round(self, run: Run, last: i64, finder: i64) -> None:
        """The round is over, by a seat that found the gold or by NOBODY; tasks may be pushed.

        They run before those of modules called earlier.
        """

    def score(self, state: State, seat: i64) -> i64:
        """What a seat has earned through me so far."""
        return 0

    def victory(self, state: State, seat: i64) -> bool:
        """Whether a seat has won the game, where that is not just a matter of the most gold."""
        return False

    # Cards

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        """How the seat on turn may use a card of mine: written behind the n actions there; how many now."""
        return n

    def play(self, run: Run, seat: i64, action: i64) -> None:
        """A card of mine takes effect.  It has left the hand; the module says where it comes to lie."""

    def interrupt(self, run: Run, actor: i64, action: i64) -> None:
        """A card was announced and waits as the task on top; questions may be pushed above it."""

    def window(self, view: State) -> i64:
        """How long everybody waits for an interruption of a card that is announced now, in milliseconds.

        0 if, as far as a view knows, nobody could interrupt it.
        """
        return 0

    # Turns, questions and tasks

    def offer(self, state: State, seat: i64, menu: vec[i64], n: i64) -> i64:
        """What a seat may do before it announces a card, written behind the n: answers of a kind of mine.

        On its turn, and between two cards of one turn: whoever offers something only on a turn looks at what is asked.
        """
        return n

    def sieve(self, state: State, seat: i64, menu: vec[i64], first: i64, n: i64) -> i64:
        """Take what I forbid out of a menu, from the action `first` on; how many are left.

        A module that seldom minds says so at once, and why it minds with `objection`.
        """
        return n

    def choices(self, state: State, frame: Frame, menu: vec[i64]) -> i64:
        """The answers to a question of mine; how many."""
        return 0

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        """A question of mine was answered, or something that I offered was chosen; it is off the agenda."""

    def step(self, run: Run, frame: Frame) -> None:
        """A task of mine is on top: do it, and pop or replace it."""

    def closing(self, run: Run, seat: i64) -> bool:
        """A turn ends, its cards are not drawn yet.  True: something that I pushed comes first; ask me again."""
        return False

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        """Why an action with a card or a question of mine, not in the legal list, is not legal; or why I forbid it."""
        return ("not-offered",)

    # The table

    def entering(self, run: Run, seat: i64, cell: i64) -> None:
        """A seat is about to lay a path card on a cell."""

    def lifted(self, run: Run, cell: i64) -> None:
        """The card of a cell was taken away."""

    def reached(self, run: Run, seat: i64) -> None:
        """Light stands before face-down cards."""
