"""How things stand as seen from above: hands, roles and goals are known, the order of the deck is not.

Owns a handful of worlds that go along with the truth through a round, each with an order of the deck and dice of its
own.  What is drawn in truth is drawn in all of them, and everything else stays as it was.  So what changes from one
look to the next is what happened, and hardly ever which decks were thought of.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.chance import Dice
from undermine.core.state import State
from undermine.minds.mind import Lore
from undermine.review.judge import error_of
from undermine.review.prospect import Ending, Prospect
from undermine.views.guess import guesses_of

STREAM: Final = 7919


@dataclass(frozen=True, slots=True)
class Odds:
    """What the endings of one moment have in common."""

    ends: tuple[Ending, ...]
    """World -> how the round ends there."""

    @property
    def chance(self) -> float:
        return sum(end.chance for end in self.ends) / len(self.ends)

    @property
    def gold(self) -> list[float]:
        """Seat -> what it may expect to have."""
        return [sum(each) / len(each) for each in zip(*(end.gold for end in self.ends), strict=True)]

    def figures(self, seat: int) -> list[float]:
        """World -> the gold of a seat; -1: the chance of what the line shows."""
        return [end.chance if seat < 0 else end.gold[seat] for end in self.ends]

    def change(self, before: Odds, seat: int = -1) -> tuple[float, float]:
        """By how much the chance or a seat's gold is more than before, and the standard error of that."""
        now, then = self.figures(seat), before.figures(seat)
        if len(now) == len(then):
            more = [one - two for one, two in zip(now, then, strict=True)]
            return sum(more) / len(more), error_of(more)
        return sum(now) / len(now) - sum(then) / len(then), sqrt(error_of(now) ** 2 + error_of(then) ** 2)

    def error(self, seat: int = -1) -> float:
        return error_of(self.figures(seat))


class Above:
    def __init__(self, prospect: Prospect, worlds: int, seed: int) -> None:
        self.prospect = prospect
        self.worlds = worlds
        self.seed = seed
        self._truth: list[int] = []
        """The true deck at the last look."""
        self._decks: list[list[int]] = []
        self._seen: list[tuple[int, Ending]] = []
        """World -> what the quick mind answered at the last look, and how it ended."""
        self._next: list[Dice] = []
        """World -> the dice after that answer."""

    def begin(self, truth: State) -> None:
        """A round was dealt."""
        self.seed += STREAM
        self._truth = []
        self._decks = []
        self._next = [Dice(self._seed(k)) for k in range(self.worlds)]
        self._follow(truth)

    def look(self, truth: State, lore: Lore) -> Odds:
        """As things stand: somebody is asked."""
        self._follow(truth)
        self._seen = []
        for k, dice in enumerate(self._next):
            world = self._world(k, truth)
            first = self.prospect.choice(world, lore, dice)
            end = self.prospect.play_on(world, lore.copy(), _copy(dice), first)
            self._seen.append((first, end))
        return Odds(tuple(end for _, end in self._seen))

    def answered(self, truth: State, lore: Lore, action: int) -> Odds:
        """The same with an answer made, in the worlds of the last look, which was at this question."""
        ends = [
            end
            if first == action
            else self.prospect.play_on(self._world(k, truth), lore.copy(), _copy(self._next[k]), action)
            for k, (first, end) in enumerate(self._seen)
        ]
        return Odds(tuple(ends))

    def _world(self, k: int, truth: State) -> State:
        world = truth.copy()
        world.seed_quick(self._seed(k))
        world.restack(vec[i64](self._decks[k]))
        return world

    def _seed(self, k: int) -> int:
        return (self.seed * 31 + k * STREAM) % (1 << 40)

    def _follow(self, truth: State) -> None:
        """What was drawn is drawn everywhere: it changes places with the card that lay on top."""
        now = [int(card) for card in truth.deck[: truth.left]]
        drawn = self._truth[len(now) :]
        if not self._decks or self._truth[: len(now)] != now:
            self._decks = [other_order(truth, self._seed(k)) for k in range(self.worlds)]
        else:
            for deck in self._decks:
                for card in reversed(drawn):
                    deck[deck.index(card)] = deck[-1]
                    deck.pop()
        self._truth = now


def other_order(truth: State, seed: int) -> list[int]:
    """Another order of the deck that all can believe: where backs tell cards apart, it has the same backs."""
    world = truth.copy()
    world.seed_quick(seed)
    cards = world.shuffled(world.deck[: world.left])
    if not any(guess.deal(world, cards) for guess in guesses_of(truth.rules)):
        world.restack(cards)
    return [int(card) for card in world.deck[: world.left]]


def _copy(dice: Dice) -> Dice:
    other = Dice(0)
    other.a, other.b = dice.a, dice.b
    return other
