"""Targets: what a card is used on and what an answer names, in an action and in words (docs/notation.md).

Owns the words of uses and answers, in both directions, and the objections that follow from a target alone.  A card says
its target once, where it is declared; a feature whose cards name something else brings a target of its own.
Reading never asks whether something is legal now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from undermine.core.action import ANSWER, USE, act, card_of, verb_of, where_of, whom_of
from undermine.core.tile import DOWN

if TYPE_CHECKING:
    from undermine.core.module import Reason
    from undermine.core.rules import Rules
    from undermine.core.state import State

PLACE: Final = "place"  # a path card
PLAY: Final = "play"  # any other
TURNED: Final = "turned"
ANYBODY: Final = -1  # the person of an answer is told by its target

# What the place of an action may be, for whoever numbers all actions of a game (`room`); a number: one below it.
A_CELL: Final = -1  # 0: none
A_FIELD: Final = -2  # a cell and a field; 0: none
A_SIDE: Final = -3  # a cell and one of its sides, written as a field; 0: none
A_SPOT: Final = -4  # a cell and its only field of a kind; 0: none
A_PAIR: Final = -5  # two cards of the hand, the lower one first
A_CHOICE: Final = -6  # whatever the menu offers; told apart by its order there
A_SEAT: Final = -7  # of a person: a seat
A_FRONT: Final = -8  # of a person: a card that lies before the seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Target:
    """No target: the card or the verb says it all.  Others say more."""

    def usage(self) -> str:
        """The words in general: `SEAT`."""
        return ""

    def write(self, rules: Rules, action: i64) -> list[str]:
        """The words behind the card or the verb."""
        return []

    def read(self, rules: Rules, words: list[str]) -> i64:
        """Place and person of an action, as `aim` packs them; a ValueError without words if they are no target."""
        need(words, 0)
        return 0

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        """What is wrong with a target of this kind by itself; empty if nothing is."""
        return ()

    def room(self, rules: Rules) -> tuple[int, int]:
        """What place and person of an action may be: a number below this one, or A_CELL, A_SEAT and so on.

        A target that does not say it is told by the order of the menu.
        """
        return 1, 1

    def counts(self) -> bool:
        """Whether bare numbers are amounts; everywhere else they are seats."""
        return False

    def is_edge(self) -> bool:
        """Whether the letter behind a cell names a side of the card there, and no field."""
        return False


class Seat(Target):
    others: bool  # must it be somebody else?

    def __init__(self, others: bool = False) -> None:
        self.others = others

    def usage(self) -> str:
        return "SEAT"

    def write(self, rules: Rules, action: i64) -> list[str]:
        return [str(int(whom_of(action)))]

    def read(self, rules: Rules, words: list[str]) -> i64:
        return aim(0, rules.read_seat(need(words, 1)[0]))

    def room(self, rules: Rules) -> tuple[int, int]:
        return 1, A_SEAT

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        whom = whom_of(action)
        if whom >= state.seats:
            return ("no-such-seat", str(int(whom)))
        return ("not-yourself",) if self.others and whom == seat else ()


class Cell(Target):
    def usage(self) -> str:
        return "X,Y"

    def write(self, rules: Rules, action: i64) -> list[str]:
        return [rules.grid.name(where_of(action))]

    def read(self, rules: Rules, words: list[str]) -> i64:
        return aim(rules.read_cell(need(words, 1)[0]), 0)

    def room(self, rules: Rules) -> tuple[int, int]:
        return A_CELL, 1


class TurnedCell(Target):
    """A cell, and which way up."""

    def usage(self) -> str:
        return f"X,Y [{TURNED}]"

    def write(self, rules: Rules, action: i64) -> list[str]:
        cell = rules.grid.name(where_of(action))
        return [cell, TURNED] if whom_of(action) else [cell]

    def read(self, rules: Rules, words: list[str]) -> i64:
        turned = words[1:] == [TURNED]
        need(words, 2 if turned else 1)
        return aim(rules.read_cell(words[0]), 1 if turned else 0)

    def room(self, rules: Rules) -> tuple[int, int]:
        return A_CELL, 2


class Goal(Cell):
    """The cell of a goal that lies face down."""

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        tile = state.arena.tile_at(where_of(action))
        if not 0 <= tile - state.rules.first_goal < len(state.goals):
            return ("no-goal-there",)
        return () if state.arena.code[tile] == DOWN else ("goal-face-up",)


class CardName(Target):
    """A card, where the action has its place."""

    def usage(self) -> str:
        return "CARD"

    def write(self, rules: Rules, action: i64) -> list[str]:
        return [rules.names[int(where_of(action))]]

    def read(self, rules: Rules, words: list[str]) -> i64:
        (name,) = need(words, 1)
        if name not in rules.code:
            raise ValueError(f"there is no card {name!r}")
        return aim(rules.code[name], 0)

    def room(self, rules: Rules) -> tuple[int, int]:
        return len(rules.names), 1


NONE: Final = Target()
SEAT: Final = Seat()
OTHER: Final = Seat(others=True)
CELL: Final = Cell()
TURNED_CELL: Final = TurnedCell()
GOAL: Final = Goal()
CARD: Final = CardName()


class Verb:
    """A word that begins an answer."""

    word: str
    kind: i64  # of the questions that it answers, or of what is offered
    target: Target
    whom: i64  # what tells it from other verbs of its kind, in place of a person, or ANYBODY

    def __init__(self, word: str, kind: int, target: Target, whom: int) -> None:
        self.word = word
        self.kind = kind
        self.target = target
        self.whom = whom

    def tells(self, action: i64) -> bool:
        """Whether an answer begins with this word."""
        return card_of(action) == self.kind and (self.whom == ANYBODY or self.whom == whom_of(action))


def aim(where: i64, whom: i64) -> i64:
    """Place and person, as an action has them."""
    return where << 8 | whom


def need(words: list[str], number: int) -> list[str]:
    """So many words; else they are no target."""
    if len(words) != number:
        raise ValueError
    return words


def write_use(rules: Rules, action: i64) -> str:
    """The use of a card in words."""
    card = card_of(action)
    return " ".join([verb_of_card(rules, card), rules.names[card], *rules.targets[card].write(rules, action)])


def read_use(rules: Rules, card: i64, words: list[str]) -> i64:
    """The use that the words after the name of a card tell; ValueError if they tell none."""
    target = rules.targets[card]
    return act(USE, card, 0, 0) | _read(rules, f"{verb_of_card(rules, card)} {rules.names[card]}", target, words)


def verb_of_card(rules: Rules, card: i64) -> str:
    """The word with which the use of a card begins."""
    return PLACE if rules.tile[card] else PLAY


def objection_to(state: State, seat: i64, action: i64) -> Reason:
    """What is wrong with the target of an action by itself, whatever its owner says; empty if nothing is."""
    if verb_of(action) == USE:
        return state.rules.targets[card_of(action)].objection(state, seat, action)
    for verb in state.rules.verbs.values():
        if verb.tells(action):
            return verb.target.objection(state, seat, action)
    return ()


def write_answer(rules: Rules, action: i64) -> str:
    """An answer in words."""
    for verb in rules.verbs.values():
        if verb.tells(action):
            return " ".join([verb.word, *verb.target.write(rules, action)])
    raise IndexError("no verb tells such an answer")


def read_answer(rules: Rules, word: str, words: list[str]) -> i64:
    """The answer that a verb and the words after it tell; ValueError if they tell none."""
    verb = rules.verbs[word]
    whom = 0 if verb.whom == ANYBODY else verb.whom
    return act(ANSWER, verb.kind, 0, whom) | _read(rules, word, verb.target, words)


def _read(rules: Rules, lead: str, target: Target, words: list[str]) -> i64:
    try:
        return target.read(rules, words)
    except ValueError as error:
        if str(error):
            raise
    raise ValueError(f"write {lead} {target.usage()}".rstrip())
