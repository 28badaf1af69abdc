"""A piece of rules.  Every hook does nothing unless a module says otherwise.

The order of a game's modules is the order in which a hook calls them; `Rules` keeps for each hook only those that
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

    def deal(self, run: Run) -> None:
        """A round is being set up."""

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        """How the seat on turn may use a card of mine: written behind the n actions there; how many now."""
        return n

    def lays(self, state: State, seat: i64, card: i64, cell: i64, menu: vec[i64], n: i64) -> bool:
        """Whether a use of a card of mine could lay a path card where no light stands, or in spite of broken tools.

        Room of the menu behind n is for trying.
        """
        return False

    def play(self, run: Run, seat: i64, action: i64) -> None:
        """A card of mine takes effect.  It has left the hand; the module says where it comes to lie."""

    def offer(self, state: State, seat: i64, menu: vec[i64], n: i64) -> i64:
        """What the seat on turn may do besides using or discarding a card: answers of a kind of mine, behind the n."""
        return n

    def plead(self, state: State, seat: i64, menu: vec[i64], n: i64) -> i64:
        """What a seat may ask of others before it announces a card, on its turn or between two cards: as `offer`."""
        return n

    def deed(self, run: Run, seat: i64, action: i64) -> None:
        """Something that I offered was chosen, or pleaded for; nobody may interrupt it."""

    def forbids(self, state: State, seat: i64, action: i64) -> Reason:
        """Why the seat on turn may not do what the owner of a card allows; empty if I do not mind."""
        return ()

    def sieve(self, state: State, seat: i64, menu: vec[i64], first: i64, n: i64) -> i64:
        """Take what I forbid out of a menu, from the action `first` on; how many are left.

        Asked once where `forbids` would be asked per action: a module that seldom minds says so here, at once.
        """
        kept = first
        for i in range(first, n):
            action = menu[i]
            if not self.forbids(state, seat, action):
                menu[kept] = action
                kept += 1
        return kept

    def entering(self, run: Run, seat: i64, cell: i64) -> None:
        """A seat is about to lay a path card on a cell."""

    def lifted(self, run: Run, cell: i64) -> None:
        """The card of a cell was taken away."""

    def closing(self, run: Run, seat: i64) -> bool:
        """A turn ends, its cards are not drawn yet.  True: something that I pushed comes first; ask me again."""
        return False

    def upkeep(self, run: Run, seat: i64) -> None:
        """A seat's turn is about to begin, or would begin if it had cards."""

    def met(self, run: Run, seat: i64, cell: i64) -> None:
        """A face-down card of mine is reached, the next to be looked at; I call `run.watch` when that is done."""

    def faced(self, run: Run, seat: i64, cell: i64, code: i64) -> None:
        """The way in which a face-down card of mine comes to lie was chosen."""

    def revealed(self, run: Run, seat: i64, goal: i64) -> None:
        """A seat has turned up a goal that does not end the round by itself."""

    def choices(self, state: State, frame: Frame, menu: vec[i64]) -> i64:
        """The answers to a question of mine; how many."""
        return 0

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        """A question of mine was answered; it is off the agenda."""

    def step(self, run: Run, frame: Frame) -> None:
        """A task of mine is on top: do it, and pop or replace it."""

    def interrupt(self, run: Run, actor: i64, action: i64) -> None:
        """A card was announced and waits as the task on top; questions may be pushed above it."""

    def may_interrupt(self, view: State) -> bool:
        """Whether, as far as a view knows, somebody could interrupt a card that is announced now."""
        return False

    def reached(self, run: Run, seat: i64) -> None:
        """Light stands before face-down cards."""

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

    def possible(self, state: State) -> bool:
        """Whether a state that was dealt to agree with a view could be: else the roles are dealt again."""
        return True

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        """Why an action with a card or a question of mine, not in the legal list, is not legal."""
        return ("not-offered",)

    def write(self, rules: Rules, action: i64) -> str:
        """The use of a card of mine in words (docs/notation.md)."""
        return "play"

    def read(self, rules: Rules, card: i64, words: list[str]) -> i64:
        """The use of a card of mine that the words after its name tell; ValueError if they tell none."""
        raise ValueError("this card cannot be played")

    def write_answer(self, rules: Rules, action: i64) -> str:
        """An answer to a question of mine in words; the first is one of the verbs that I brought."""
        return "answer"

    def read_answer(self, rules: Rules, kind: i64, verb: str, words: list[str]) -> i64:
        """The answer that a verb of mine and the words after it tell; ValueError if they tell none."""
        raise ValueError("this question has no such answer")
