"""What a bot does and says depends on its events alone: permute what its seat cannot know, and it does the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.form import examples
from undermine.bots import make
from undermine.bots.bot import Talker
from undermine.core.action import DISCARD, act
from undermine.core.chance import Dice
from undermine.core.deal import DECK, GOALS, ROLES, Deal
from undermine.core.engine import legal_actions, open_game, to_act
from undermine.core.event import Event
from undermine.core.frame import TURN
from undermine.core.rules import Rules
from undermine.games import parse_rules
from undermine.lab.match import Match
from undermine.talk.wish import Wish
from undermine.views.project import project
from undermine.views.view import View

NAMES = ["miner", "random", "garnet:seasoned", "mica:gentle"]
TURNS = 6  # so few cards do not reach a goal


def world(rules: Rules, seat: int, role: int, known: list[int], seed: int) -> Deal:
    """A deal in which a seat gets these cards and this role, and all the rest is as chance will."""
    dice = Dice(seed)
    rest = shuffled([int(card) for card in rules.cards], dice)
    for card in known:
        rest.remove(card)
    seats, hand = int(rules.seats), int(rules.hand)
    mine = [seat * hand + i for i in range(hand)] + [seats * hand + turn * seats for turn in range(TURNS)]
    order = [0] * len(rules.cards)
    for place, card in zip(mine, known, strict=True):
        order[place] = card
    for place in range(len(order)):
        if place not in mine:
            order[place] = rest.pop()
    roles = shuffled([int(each) for each in rules.role_deck], dice)
    roles.remove(role)
    roles.insert(seat, role)
    goals = shuffled([int(kind) for kind in rules.goal_deck], dice)
    return Deal({DECK: order[::-1], ROLES: roles, GOALS: goals}, seat)


def shuffled(cards: list[int], dice: Dice) -> list[int]:
    for k in range(1, len(cards)):
        j = int(dice.below(k + 1))
        cards[k], cards[j] = cards[j], cards[k]
    return cards


def choices(
    rules: Rules, seat: int, deal: Deal, name: str, seed: int
) -> tuple[list[int], list[Wish | None], list[Event]]:
    """What the bot does and would say while the others throw their first cards away, and all that it sees."""
    run = open_game(rules, "world", deal)
    view = View(rules, seat)
    bot = make(name, seat, rules, seed)
    chosen: list[int] = []
    wishes: list[Wish | None] = []
    told: list[Event] = []
    for _ in range(TURNS * int(rules.seats)):
        seen = [part for event in run.log if (part := project(event, seat)) is not None]
        run.log = []
        for event in seen:
            view.fold(event)
        bot.see(seen)
        told += seen
        if isinstance(bot, Talker):
            wishes.append(bot.speak(view))
        asked = to_act(run.state)
        if asked == seat:
            chosen.append(bot.choose(view, legal_actions(view, seat)))
            run.apply(chosen[-1])
        else:
            run.apply(act(DISCARD, run.state.hand(asked)[0], 0, 0))
    return chosen, wishes, told


@examples(12)
@given(st.sampled_from(NAMES), st.integers(3, 7), st.integers(1, 2), st.integers(0, 10**6))
def test_what_a_seat_cannot_know_does_not_matter(name: str, players: int, role: int, seed: int) -> None:
    """BASE-67..70."""
    rules = parse_rules(f"base x{players}")
    seat = seed % players
    # Without maps, for what they show would differ from world to world.
    cards = [int(card) for card in rules.cards if rules.names[card] != "map"]
    known = shuffled(cards, Dice(seed))[: int(rules.hand) + TURNS]
    deals = [world(rules, seat, role, known, number) for number in (seed + 1, seed + 2)]
    assert list(deals[0].orders[DECK]) != list(deals[1].orders[DECK])
    first, second = (choices(rules, seat, deal, name, seed) for deal in deals)
    assert first == second


class Spy:
    """A bot that looks for what it must not get."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.asked = 0

    def see(self, events: list[Event]) -> None:
        for event in events:
            assert project(event, self.seat) == event

    def choose(self, view: View, actions: list[int]) -> int:
        self.asked += 1
        assert type(view) is View and view.me == self.seat
        assert not view.key and not any(view.deck) and not any(view.bank)
        if view.top()[0] == TURN:
            for seat in range(int(view.seats)):
                if seat != self.seat:
                    assert not any(view.hand(seat)) and not view.roles[seat]
            assert not any(view.aside)
        return actions[self.asked * 7 % len(actions)]


@pytest.mark.parametrize("edition", ["cs20", "lt2009"])
def test_a_match_hands_out_views_only(edition: str) -> None:
    rules = parse_rules(f"base:{edition} x4")
    spies = [Spy(seat) for seat in range(4)]
    match = Match(rules, "spy", list(spies))
    match.play()
    assert match.is_over() and all(spy.asked for spy in spies)
