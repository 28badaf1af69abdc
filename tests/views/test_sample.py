"""Samples: full states that agree with all that a view knows, and all of them possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.chooser import MOODS, RANDOM, choose
from tests.form import examples
from tests.same import arena_difference, cards_in_play, gold_in_play
from tests.scenario import Scenario, table
from undermine.core import event
from undermine.core.chance import Dice
from undermine.core.engine import is_over, legal_actions, open_game, to_act
from undermine.core.frame import SPECTATOR
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.zone import BANK, GOLD, POOL
from undermine.games import parse_rules
from undermine.views.sample import sample
from undermine.views.view import View, views_for

texts = st.builds("base:{} x{}".format, st.sampled_from(["cs20", "de", "lt2009"]), st.integers(3, 10))


def agrees(seen: Iterable[int], full: Iterable[int]) -> bool:
    """Whether nothing known was changed and nothing is left hidden."""
    pairs = [(int(a), int(b)) for a, b in zip(seen, full, strict=True)]
    return all(b != 0 and a in {0, b} for a, b in pairs)


def fault(view: View, state: State) -> str:
    """In what a sample contradicts its view; empty if in nothing."""
    seats = range(int(view.seats))
    for name in ("held", "front", "known"):
        if list(getattr(view, name)) != list(getattr(state, name)):
            return name
    for name in ("round", "turn", "left", "spent", "latest", "winner", "finder", "depth"):
        if getattr(view, name) != getattr(state, name):
            return name
    for name in ("roles", "aside", "goals", "pool", "bank"):
        if not agrees(getattr(view, name), getattr(state, name)):
            return name
    if not agrees(list(view.pile)[: int(view.spent)], list(state.pile)[: int(state.spent)]):
        return "pile"
    if any(not agrees([0] * len(view.hand(seat)), state.hand(seat)) for seat in seats):
        return "hands"
    me = int(view.me)
    if me != SPECTATOR and view.hand(me) != state.hand(me):
        return "own hand"
    for seat in seats:
        mine, full = int(view.gold[seat]), int(state.gold[seat])
        if full & 255 or any((full >> 8 * value & 255) < (mine >> 8 * value & 255) for value in (1, 2, 3)):
            return "gold"
        if sum(full >> 8 * value & 255 for value in range(8)) != sum(mine >> 8 * v & 255 for v in range(8)):
            return "number of gold cards"
    if view.frames() != state.frames():
        return "agenda"
    return arena_difference(view.arena, state.arena)


@given(texts, st.integers(0, 2**40), st.sampled_from(MOODS), st.integers(0, 220))
@examples(80)
def test_samples_agree_with_their_view(text: str, seed: int, mood: str, steps: int) -> None:
    """BASE-67..70, BASE-12: same hand, table, counts and legal list; nothing missing; playable to the end."""
    rules = parse_rules(text)
    run, dice = open_game(rules, str(seed)), Dice(seed)
    for _ in range(steps):
        if not is_over(run.state):
            run.apply(choose(run.state, dice, mood))
    cards, gold = sorted(int(card) for card in rules.cards), sorted(int(value) for value in rules.gold_deck)
    asked = to_act(run.state)
    views = views_for(rules)
    for number in {max(asked, 0), int(dice.below(len(views))), len(views) - 1}:
        view = views[number]
        view.see(run.log)
        before = view.copy()
        state = sample(view, seed + number)
        assert fault(view, state) == ""
        assert fault(before, state) == "", "sampling leaves the view alone"
        assert cards_in_play(state) == cards and gold_in_play(state) == gold
        assert sorted([*map(int, state.roles), *map(int, state.aside)]) == sorted(map(int, rules.role_deck))
        assert sorted(map(int, state.goals)) == sorted(map(int, rules.goal_deck))
        if number == asked:
            assert legal_actions(state, asked) == legal_actions(view, asked) == legal_actions(run.state, asked)
        onward = Run(state)
        while not is_over(state):
            onward.apply(choose(state, dice, RANDOM))
        assert cards_in_play(state) == cards and gold_in_play(state) == gold


def seen_by(game: Scenario, seat: int) -> View:
    view = View(game.rules, seat)
    view.see(game.run.log)
    return view


def chi_square(counts: Counter[tuple[int, ...]], outcomes: int) -> float:
    expected = counts.total() / outcomes
    return sum((count - expected) ** 2 / expected for count in counts.values()) + (outcomes - len(counts)) * expected


def test_roles_are_sampled_evenly() -> None:
    """BASE-12, BASE-14: a digger among five sees ten ways to place two saboteurs, the card left over included."""
    view = seen_by(table("base x5", roles="dsdsd d"), 0)
    ways: Counter[tuple[int, ...]] = Counter()
    for seed in range(1500):
        state = sample(view, seed)
        ways[*map(int, state.roles), *map(int, state.aside)] += 1
    assert all(way[0] == 1 for way in ways) and len(ways) == 10
    assert chi_square(ways, 10) < 33, "nine degrees of freedom, one in ten thousand"


def test_goals_are_sampled_evenly() -> None:
    """BASE-15: six orders; after a map showed a stone only four are left."""
    game = table("base x5", hands={0: "map"}, goals="NE gold NW")
    orders = Counter(tuple(map(int, sample(seen_by(game, 0), seed).goals)) for seed in range(900))
    assert len(orders) == 6 and chi_square(orders, 6) < 26
    game.play("play map 8,-2")
    orders = Counter(tuple(map(int, sample(seen_by(game, 0), seed).goals)) for seed in range(600))
    assert set(orders) == {(2, 1, 3), (2, 3, 1)} and chi_square(orders, 2) < 16
    orders = Counter(tuple(map(int, sample(seen_by(game, 1), seed).goals)) for seed in range(600))
    assert len(orders) == 6, "who did not look knows nothing"


def test_hands_are_sampled_from_what_is_not_seen() -> None:
    """BASE-17: cards in my hand are not with others; each unseen card comes to a hand as often as it should."""
    game = table("base x5", hands={0: "map map map map map map"})
    view = seen_by(game, 0)
    counts: Counter[int] = Counter()
    for seed in range(400):
        state = sample(view, seed)
        counts += Counter(state.hand(1))
        assert game.rules.code["map"] not in state.hand(1)
    whole = Counter(int(card) for card in game.rules.cards)
    del whole[game.rules.code["map"]]
    assert counts.keys() == whole.keys()
    for card, number in whole.items():
        expected = 400 * 6 * number / 61
        assert abs(counts[card] - expected) < 5 * expected**0.5 + 5, game.rules.names[card]


@pytest.mark.parametrize("edition", ["cs20", "de", "lt2009"])
def test_paid_gold_is_worth_what_was_paid(edition: str) -> None:
    """BASE-59, BASE-69: others know the wage and the number of cards, and samples respect both."""
    for deck in ((3, 2, 1, 2, 1), (1, 1, 2, 2, 1), (2, 1, 1, 1, 3)):
        rest = sorted([1] * 16 + [2] * 8 + [3] * 4)
        for value in deck:
            rest.remove(value)
        game = table(f"base:{edition} x5", roles="dsdsd d", gold=(*deck, *rest))
        game.pass_round()
        for seat in (0, SPECTATOR):
            view = seen_by(game, seat)
            for seed in range(30):
                state = sample(view, seed)
                assert [int(state.nuggets(s)) for s in (1, 3)] == [3, 3]
                assert gold_in_play(state) == sorted(int(value) for value in game.rules.gold_deck)


def test_the_same_seed_gives_the_same_sample() -> None:
    view = seen_by(table(), 3)
    one, other = sample(view, 5), sample(view, 5)
    assert [one.hand(seat) for seat in range(5)] == [other.hand(seat) for seat in range(5)]
    assert list(one.deck) == list(other.deck) and list(one.roles) == list(other.roles)
    assert list(sample(view, 6).deck) != list(one.deck)


def test_a_stack_of_gold_that_was_passed_on_goes_to_those_who_took_it() -> None:
    """BASE-68: a seat knows what it has looked at and handed on."""
    rules = parse_rules("base:cs20 x3")
    bank, pool, gold = int(BANK), int(POOL), int(GOLD)
    view = View(rules, 0)
    view.fold((int(event.BEGAN), 0, (1, 67), (0,) * 67))
    view.fold((int(event.FILLED), 0, (bank, 28), (0,) * 28))
    view.fold((int(event.MOVED), 0, (bank, pool, 3, 0), (0, 0, 0)))
    view.fold((int(event.SEEN), 1, (0, pool), (1, 2, 3)))
    view.fold((int(event.MOVED), 1, (pool, gold, 1, 0), (3,)))
    view.fold((int(event.MOVED), 0, (pool, gold + 2, 1, 0), (0,)))
    view.fold((int(event.MOVED), 0, (pool, gold + 1, 1, 0), (0,)))
    found = set()
    for seed in range(40):
        state = sample(view, seed)
        found.add((int(state.nuggets(1)), int(state.nuggets(2))))
        assert sum(int(state.nuggets(seat)) for seat in range(3)) + sum(state.bank) == 44
    assert found == {(1, 2), (2, 1)}
