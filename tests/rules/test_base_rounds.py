"""The next round and the end of the game (docs/rules/base.md section 11)."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.changes import fills
from tests.scenario import kinds, table
from undermine.core import change
from undermine.core.engine import begin, is_over, legal_actions, scores, to_act, winners
from undermine.core.frame import NOBODY
from undermine.core.zone import BANK, HOARDS
from undermine.games import parse_rules

LINE = "; ".join(f"EW {x},0" for x in range(1, 7))


@pytest.mark.parametrize("edition", ["cs20", "de", "lt2009"])
def test_three_rounds(edition: str) -> None:
    """BASE-63: three rounds, then the game is over and nobody is asked."""
    game = table(f"base:{edition} x3")
    for number in (1, 2, 3):
        assert game.state.round == number and not is_over(game.state)
        game.pass_round()
    assert is_over(game.state) and to_act(game.state) == -1
    assert all(legal_actions(game.state, seat) == [] for seat in range(3))


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_other_numbers_of_rounds(rounds: int) -> None:
    """BASE-A28: a house rule by option."""
    game = table(f"base[rounds={rounds}] x3")
    while not is_over(game.state):
        game.pass_round()
    assert game.state.round == rounds


def test_new_round_is_set_up_anew() -> None:
    """BASE-64: start and goals again, all cards shuffled and dealt, tools mended, the same role deck."""
    hands = {0: "B-EW", 1: "sabotage-cart", 2: "map", 3: "B-EW"}
    game = table("base:cs20 x5", hands=hands, goals="NE gold NW", roles="dsdsd d")
    game.play("place B-EW 1,0", "play sabotage-cart 2", "play map 8,-2")
    game.lay("; ".join(f"EW {x},0" for x in range(2, 7)))
    before = len(game.run.log)
    game.play("place B-EW 7,0")
    while game.question() == "take":
        game.play(min(game.legal()))
    state, rules = game.state, game.rules
    assert state.round == 2
    assert state.arena.count == 4 and not any(game.shown(cell) for cell in ("8,-2", "8,0", "8,2"))
    assert [game.front(s) for s in range(5)] == [[]] * 5 and game.pile() == []
    cards = [card for s in range(5) for card in state.hand(s)] + [int(card) for card in list(state.deck)[:37]]
    assert sorted(cards) == sorted(int(card) for card in rules.cards)
    assert sorted([*map(int, state.roles), *map(int, state.aside)]) == sorted(map(int, rules.role_deck))
    assert sorted(map(int, state.goals)) == [1, 2, 3]
    assert [int(bits) for bits in state.known] == [0] * 5
    new = set(kinds(game.run.log[before:]))
    assert {"began", "limbo to role", "filled aside", "filled goals", "filled gold-deck", "roles shown"} <= new
    assert sum(scores(state)) > 0, "players keep their gold"


def test_later_rounds_are_shuffled_by_chance() -> None:
    """BASE-64: the order that a deal fixed holds for the first round only; goals and roles change too."""
    rules = parse_rules("base x5")
    hands, goals, roles = set(), set(), set()
    for seed in range(12):
        game = table("base x5", goals="NE gold NW", roles="dsdsd d", seed=str(seed))
        first = [game.state.hand(seat) for seat in range(5)]
        game.pass_round()
        assert [game.state.hand(seat) for seat in range(5)] != first
        hands.add(tuple(tuple(game.state.hand(seat)) for seat in range(5)))
        goals.add(tuple(map(int, game.state.goals)))
        roles.add(tuple(map(int, game.state.roles)))
    assert len(hands) == 12 and len(goals) > 2 and len(roles) > 3
    assert rules.text == "base:cs20 x5"


def test_gold_deck_is_shuffled_again() -> None:
    """BASE-A24, BASE-19: a later round uses what is left of the gold deck, in a new order."""
    orders = set()
    for seed in range(5):
        game = table("base x5", roles="dsdsd d", gold=(1,) * 6 + (3,) * 4 + (1,) * 10 + (2,) * 8, seed=str(seed))
        events = game.pass_round()
        left = [event[3] for event in fills(events, int(BANK))]
        assert sorted(left[-1]) == sorted(left[-2]), "the payment left these cards, and they were shuffled"
        orders.add(left[-1])
        assert sorted([*left[-1], *game.gold(1), *game.gold(3)]) == [1] * 16 + [2] * 8 + [3] * 4
    assert len(orders) == 5


def test_next_starter_after_the_gold() -> None:
    """BASE-65, E16: the left neighbour of the player who took the last turn, here the finder."""
    game = table("base x5", LINE, hands={3: "B-EW"}, goals="NE gold NW", roles="dsdsd d", first=3)
    game.play("place B-EW 7,0")
    while game.question() == "take":
        game.play(min(game.legal()))
    assert (game.state.round, game.seat) == (2, 4)


def test_next_starter_after_a_pass() -> None:
    """BASE-65, BASE-A16, E16: a pass as the last turn counts as well; seat numbers wrap around."""
    game = table("base x3", first=2)
    game.pass_round()
    # 67 turns from seat 2: the last one is seat 2 + 66 = 68, that is 2.
    assert (game.state.round, game.seat) == (2, 0)


def test_most_nuggets_win() -> None:
    """BASE-66, BASE-T29, E21: the totals are 7, 9, 9 and 4, so two players win together."""
    state = begin(parse_rules("base x4"), "end")

    def worth(*values: int) -> int:
        return sum(1 << 8 * value for value in values)

    totals = [worth(3, 3, 1), worth(3, 3, 3), worth(1, 1, 1, 2, 2, 2), worth(2, 2)]
    change.see(state, NOBODY, HOARDS, vec[i64](totals))
    assert scores(state) == [7, 9, 9, 4]
    assert winners(state) == [1, 2]
    change.see(state, NOBODY, HOARDS, vec[i64]([worth(3, 3, 1), worth(3, 3, 3), worth(1), worth(2, 2)]))
    assert winners(state) == [1]


def test_gold_is_counted_openly_at_the_end() -> None:
    """BASE-62, BASE-66: gold stays secret until the end of the game, then all of it is shown."""
    game = table("base x3", roles="sdd d")
    log: list[str] = []
    while not is_over(game.state):
        assert "hoards shown" not in log
        log += kinds(game.pass_round())
    assert log.count("hoards shown") == 1 and log[-2:] == ["hoards shown", "popped"]


def test_advice_is_not_enforced() -> None:
    """BASE-72: whoever you are, the same actions are legal; nobody is made to help his group."""
    tiles = "EW 1,0; EW 2,0"
    hands = {0: "B-EW sabotage-cart repair-lantern rockfall map B-d-EW"}
    offers = {
        tuple(sorted(table(tiles=tiles, hands=hands, roles=roles, front={2: "sabotage-lantern"}).legal()))
        for roles in ("dsdsd d", "sddsd d", "ssddd d", "dddds s")
    }
    assert len(offers) == 1
