"""What a feature brings to the minds of hidden roles: what its cards, questions and roles are worth.

Owns the role `mind.py` of a feature, in which it says THOUGHT, a class that is made for one rule set.  Every hook
knows nothing unless a feature says otherwise, and is asked only for the cards, questions and roles that the thought
took on when it joined.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from undermine.core.rules import Rules
from undermine.core.state import State

if TYPE_CHECKING:
    from undermine.minds.lore import RoundLore
    from undermine.minds.miner import Miner
    from undermine.minds.outlook import Outlook
    from undermine.minds.survey import Survey


@mypyc_attr(allow_interpreted_subclasses=True)
class Thought:
    rules: Rules

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def join(self, mind: Miner) -> None:
        """Take on the cards, questions and roles that are mine; called once, in the order of features."""

    # A turn

    def ready(self, look: Outlook) -> None:
        """A turn is about to be weighed; asked of those who give something for goals."""

    def use(self, look: Outlook, action: i64) -> float:
        """What it is worth to use a card of mine so."""
        return 0.0

    def keep(self, look: Outlook, card: i64) -> float:
        """What a card of mine in hand is worth for later."""
        return 0.0

    def offer(self, look: Outlook, action: i64) -> float:
        """What something else is worth that I offer on a turn."""
        return -9.0

    def temper(self, look: Outlook, action: i64, worth: float) -> float:
        """What the use of a card is worth to a role of mine, that is worth so much to its side."""
        return worth

    def prize(self, look: Outlook, card: i64, worth: float) -> float:
        """What a card in hand is worth to a role of mine, that is worth so much to its side."""
        return worth

    def fresh(self, look: Outlook) -> float:
        """What a card is worth to a role of mine that is drawn for a second one put away."""
        return 0.25

    def eager(self, look: Outlook) -> float:
        """How much a role of mine cares for other cards: 1 is as much as for the first one."""
        return 0.4

    def price(self, look: Outlook, cell: i64) -> float:
        """What it costs to lay a card on a cell, besides the card."""
        return 0.0

    def lure(self, look: Outlook) -> float:
        """What the goals that are turned up by the card last tried are worth besides the gold, or come nearer."""
        return 0.0

    def curiosity(self, look: Outlook, goal: i64) -> float:
        """What it is worth to look at a goal, besides learning where the gold lies."""
        return 0.0

    # Questions

    def answer(self, look: Outlook, action: i64) -> float:
        """What an answer to a question of mine is worth."""
        return 0.0

    def harm(self, look: Outlook, actor: i64, action: i64) -> float:
        """What a card of mine that somebody has announced does against the seat that is asked."""
        return 0.0

    # Evidence

    def heed(self, lore: RoundLore, state: State, seat: i64, move: i64, before: Survey, now: Survey) -> None:
        """A seat used a card of mine, or answered a question of mine openly: what does that say of it?"""

    def witness(self, lore: RoundLore, state: State, seat: i64, before: Survey, now: Survey) -> None:
        """The table changed in consequence of what a seat did."""
