"""Twin games: the same as one seat sees them, unlike in what it cannot know.

Owns the art of it.  A first game is played; then everything that the seat never learned in its first round is dealt
anew, and the others repeat their choices: what they did openly is the same, what they threw away or kept face down is
the card that now lies there.  If the rules keep secrets, the seat's two streams of events are the same, byte for byte.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.changes import looks, moves, place_of, reveals
from tests.chooser import choose
from undermine.core.action import ANSWER, DISCARD, Action, act, card_of, verb_of, where_of
from undermine.core.chance import Dice
from undermine.core.deal import DECK, GOALS, GOLD, ROLES, Deal
from undermine.core.engine import is_over, legal_actions, open_game, to_act
from undermine.core.event import BEGAN, DREW, ENDED, Event
from undermine.core.frame import TURN
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.zone import BANK, GOAL, POOL
from undermine.games import parse_rules
from undermine.views.project import project


@dataclass
class Cards:
    """The four orders of a round, top first."""

    deck: list[int]
    roles: list[int]
    goals: list[int]
    gold: list[int]
    first: int

    def deal(self) -> Deal:
        orders = {DECK: self.deck[::-1], ROLES: self.roles, GOALS: self.goals, GOLD: self.gold[::-1]}
        return Deal(orders, self.first)


@dataclass
class Step:
    """A choice told by what it does openly (`action`) or by the card that it is about (`place` in an order)."""

    seat: int
    action: Action = 0
    place: int = -1
    is_gold: bool = False


@dataclass
class Twins:
    """Two games of a round, and how unlike they are."""

    me: int
    rules: Rules
    one: list[Event]
    other: list[Event]
    unlike: dict[str, int]  # how many places of each order hold something else
    steps: int
    unlike_steps: int  # choices of others that were about another card
    saw: int = 0  # how many events the seat saw

    def streams(self, change: Callable[[Event], Event] = lambda event: event) -> list[bytes]:
        """What the seat sees of both, as bytes; a change of the events may plant a leak."""
        seen = [[project(change(event), self.me) for event in log] for log in (self.one, self.other)]
        self.saw = len([event for event in seen[0] if event is not None])
        return [repr([event for event in log if event is not None]).encode() for log in seen]


@dataclass
class Tracker:
    """Which place of the deck each card in a hand came from, and which places the seat has come to know."""

    me: int
    deck: list[int]
    gold: list[int]
    drawn: int = 0
    hands: dict[int, list[int]] = field(default_factory=dict)
    open_places: set[int] = field(default_factory=set)
    open_goals: set[int] = field(default_factory=set)
    laid_out: list[int] = field(default_factory=list)
    open_gold: set[int] = field(default_factory=set)

    def note(self, log: list[Event]) -> None:
        for event in log:
            kind, _, seen, _ = event
            if kind == DREW:
                self.hands.setdefault(seen[0], []).append(self.drawn)
                if seen[0] == self.me:
                    self.open_places.add(self.drawn)
                self.drawn += 1
            elif reveals([event], int(GOAL)) or (looks([event], int(GOAL)) and seen[0] == self.me):
                self.open_goals.add(place_of(seen[1]))
            elif moves([event], int(BANK), int(POOL)):
                self.laid_out = list(range(seen[2]))

    def step(self, seat: int, action: Action, is_turn: bool) -> Step:
        """Write down a choice and take its card from where it was."""
        if is_turn:
            place = next(place for place in self.hands[seat] if self.deck[place] == card_of(action))
            self.hands[seat].remove(place)
            if verb_of(action) == DISCARD and seat != self.me:
                return Step(seat, place=place)
            self.open_places.add(place)
        elif self.laid_out:
            if seat == self.me:
                self.open_gold |= set(self.laid_out)
            place = next(place for place in self.laid_out if self.gold[place] == where_of(action))
            self.laid_out.remove(place)
            if seat != self.me:
                return Step(seat, place=place, is_gold=True)
        return Step(seat, action)


def make_twins(text: str, me: int, seed: int, mood: str, *, to_the_end: bool) -> Twins:
    """Twin games up to the moment when a round's roles are shown, or with the same roles to the end of the round."""
    rules, dice = parse_rules(text), Dice(seed)
    cards = Cards(
        [int(card) for card in dice.shuffled(rules.cards)],
        [int(role) for role in dice.shuffled(rules.role_deck)],
        [int(kind) for kind in dice.shuffled(rules.goal_deck)],
        [int(value) for value in dice.shuffled(rules.gold_deck)],
        int(dice.below(int(rules.seats))),
    )
    run = open_game(rules, str(seed), cards.deal())
    tracker = Tracker(me, cards.deck, cards.gold)
    tracker.note(run.log)
    script: list[Step] = []
    while goes_on(run, to_the_end):
        seat = to_act(run.state)
        action = choose(run.state, dice, mood)
        script.append(tracker.step(seat, action, bool(run.state.top()[0] == TURN)))
        told = len(run.log)
        run.apply(action)
        tracker.note(run.log[told:])
    # A last gold card is taken without a question, so whoever of the diggers is last has seen what lay there.
    tracker.open_gold |= set(tracker.laid_out)
    other = anew(cards, tracker, rules, dice, to_the_end=to_the_end)
    again = open_game(rules, str(seed), other.deal())
    unlike_steps = 0
    for step in script:
        assert to_act(again.state) == step.seat
        action = repeat(again, step, other)
        assert action in legal_actions(again.state, step.seat), "the others can repeat their choices"
        order, new = (cards.gold, other.gold) if step.is_gold else (cards.deck, other.deck)
        unlike_steps += step.place >= 0 and order[step.place] != new[step.place]
        again.apply(action)
    names = ("deck", "roles", "goals", "gold")
    unlike = {
        name: sum(a != b for a, b in zip(getattr(cards, name), getattr(other, name), strict=True)) for name in names
    }
    logs = [until(game.log, to_the_end) for game in (run, again)]
    return Twins(me, rules, logs[0], logs[1], unlike, len(script), unlike_steps)


def goes_on(run: Run, to_the_end: bool) -> bool:
    return not is_over(run.state) and run.state.round == 1 and (to_the_end or run.state.finder < 0)


def until(log: list[Event], to_the_end: bool) -> list[Event]:
    """The part of a record in which the twins must look alike."""
    ends = [number for number, event in enumerate(log) if event[0] == (BEGAN if to_the_end else ENDED)]
    # The first round begins near the top of the record.
    return log[: ends[1] if to_the_end else ends[0]]


def anew(cards: Cards, known: Tracker, rules: Rules, dice: Dice, *, to_the_end: bool) -> Cards:
    """What the seat never learned, dealt anew."""
    hidden = [place for place in range(len(cards.deck)) if place not in known.open_places]
    deck = permuted(cards.deck, hidden, dice)
    gold = permuted(cards.gold, [place for place in range(len(cards.gold)) if place not in known.open_gold], dice)
    if to_the_end:
        return Cards(deck, cards.roles, cards.goals, gold, cards.first)
    roles = permuted(cards.roles, [seat for seat in range(int(rules.seats) + 1) if seat != known.me], dice)
    hidden = [goal for goal in range(3) if goal not in known.open_goals]
    goals = list(cards.goals)
    for goal, after in zip(hidden, hidden[1:] + hidden[:1], strict=True):
        goals[goal] = cards.goals[after]
    return Cards(deck, roles, goals, gold, cards.first)


def permuted(order: list[int], places: list[int], dice: Dice) -> list[int]:
    new = list(order)
    rest = [order[place] for place in places]
    for place in places:
        new[place] = rest.pop(int(dice.below(len(rest))))
    return new


def repeat(run: Run, step: Step, cards: Cards) -> Action:
    """The same choice in the other game."""
    if step.place < 0:
        return step.action
    if step.is_gold:
        return int(act(ANSWER, run.state.top()[0], cards.gold[step.place], 0))
    return int(act(DISCARD, cards.deck[step.place], 0, 0))
