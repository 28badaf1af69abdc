"""The course of a game: what it is made of besides its answers, so that it can be run again or be left at a step.

Owns the deals of rounds and the chance from a step on.  A game that was dealt by its seed alone has none of them; one
that is played on from a step of another (a what if) is that game up to there, and says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple, TypeAlias

from undermine.core.deal import Deal
from undermine.core.engine import open_game
from undermine.core.event import Ints
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.games import parse_rules

FIRST: Final = "first"
"""The order of a deal that is a seat: the one that begins."""

Cards: TypeAlias = Literal["as-they-were", "anew"]
AS_THEY_WERE: Final = "as-they-were"
ANEW: Final = "anew"
CARDS: Final = (AS_THEY_WERE, ANEW)


class Order(NamedTuple):
    """What replaced chance in a round, by name, as in a Deal."""

    round: int
    name: str
    codes: Ints


class Chance(NamedTuple):
    """After so many answers chance goes on with another seed, of which so many words are drawn."""

    after: int
    seed: str
    drawn: int


class WhatIf(NamedTuple):
    """Where a game was left to be played on: after so many answers, by whom, with which cards."""

    step: int
    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Course:
    rules_text: str
    seed: str
    orders: tuple[Order, ...] = ()
    chances: tuple[Chance, ...] = ()

    @property
    def rules(self) -> Rules:
        return parse_rules(self.rules_text)

    def open(self) -> Run:
        """The game at its first question, to be recorded."""
        run = open_game(self.rules, self.seed, self.deal(1))
        self._turn(run, 0)
        return run

    def answer(self, run: Run, done: int, action: int) -> None:
        """The next answer, after so many; whoever calls has checked that it is legal."""
        deal = self.deal(int(run.state.round) + 1)
        if deal is not None:
            run.fixed, run.is_dealt = deal, False
        run.apply(action)
        self._turn(run, done + 1)

    def run(self, answers: Sequence[int]) -> Run:
        """The game after these answers."""
        run = self.open()
        for done, action in enumerate(answers):
            self.answer(run, done, action)
        return run

    def deal(self, number: int) -> Deal | None:
        """The deal of a round, if it was not chance."""
        found = {order.name: list(order.codes) for order in self.orders if order.round == number}
        first = found.pop(FIRST, [-1])[0]
        return Deal(found, first) if found or first >= 0 else None

    def upto(self, step: int, number: int) -> Course:
        """As far as it says anything of the first answers, which led into this round."""
        orders = tuple(order for order in self.orders if order.round <= number)
        return replace(self, orders=orders, chances=tuple(each for each in self.chances if each.after <= step))

    @property
    def last_seed(self) -> str:
        """That of the chance with which it goes on."""
        return self.chances[-1].seed if self.chances else self.seed

    def _turn(self, run: Run, done: int) -> None:
        for chance in self.chances:
            if chance.after == done:
                run.state.seed(chance.seed)
                run.state.move_chance(chance.drawn)
