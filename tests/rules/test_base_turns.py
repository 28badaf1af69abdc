"""Turns, passing and the end of the cards (docs/rules/base.md sections 5 and 8)."""

from __future__ import annotations

import pytest

from tests.scenario import kinds, table
from undermine.core import change
from undermine.core.action import DISCARD, verb_of
from undermine.core.engine import legal_actions
from undermine.core.event import DISCARDED, DREW, ENDED
from undermine.views.project import project


def test_one_card_in_one_of_three_ways() -> None:
    """BASE-21, BASE-24: place, play or pass with exactly one card; there is no way to skip."""
    game = table(hands={0: "B-EW sabotage-cart map rockfall repair-cart B-NS"})
    assert {words.split()[0] for words in game.legal()} == {"place", "play", "discard"}
    assert all(words.split()[1] in game.hand(0) for words in game.legal())
    for words in ("place B-EW 1,0", "play sabotage-cart 1", "play map 8,0", "discard B-NS"):
        other = table(hands={0: "B-EW sabotage-cart map rockfall repair-cart B-NS"})
        before = other.hand(0)
        other.play(words)
        after = other.hand(0)
        assert len(after) == 6 and other.seat == 1
        before.remove(words.split()[1])
        assert [card for card in before if card in after] == before


def test_draw_after_the_card() -> None:
    """BASE-22: one card from the top of the pile, then the left neighbour."""
    game = table()
    top = game.rules.names[int(game.state.deck[game.state.left - 1])]
    events = game.discard()
    assert [(seen[0], game.rules.names[card[0]]) for kind, _, seen, card in events if kind == DREW] == [(0, top)]
    assert kinds(events) == ["chose", "discarded", "drew", "turned"]
    assert (game.seat, game.state.left) == (1, 36)


@pytest.mark.parametrize(("players", "last"), [(5, 1), (10, 6)])
def test_all_pass(players: int, last: int) -> None:
    """BASE-T2, BASE-23, BASE-25, BASE-52, BASE-65, BASE-A16, E7, E15, E16: 67 turns, then the saboteurs have won."""
    game = table(f"base x{players}")
    events = game.pass_round()
    turns = [seen[0] for kind, _, seen, _ in events if kind == DISCARDED]
    assert len(turns) == 67 and turns[-1] == last
    assert turns == [k % players for k in range(67)]
    assert [seen for kind, _, seen, _ in events if kind == ENDED] == [(2, -1)]
    assert game.rules.side_names[2] == "saboteurs"
    assert (game.state.round, game.seat) == (2, last + 1)


def test_discards_are_never_shuffled_back() -> None:
    """BASE-23, E7: with an empty pile nothing is drawn, however many discards there are."""
    game = table("base x3")
    while game.state.left:
        game.discard()
    held = [len(game.hand(seat)) for seat in range(3)]
    assert held == [6, 6, 6] and game.state.spent == 49
    seat = game.seat
    events = game.discard()
    assert "drew" not in kinds(events)
    assert len(game.hand(seat)) == 5 and game.state.spent == 50 and game.state.left == 0


def test_without_cards_no_turn() -> None:
    """BASE-25, BASE-A15, E15: who has no cards is left out while others still play; all hands must be empty."""
    game = table("base x4")
    while game.state.left or game.seat != 1:
        game.discard()
    for card in game.state.hand(1)[1:]:
        # Seat 1 loses its cards as a module might do it; the others must still be asked.
        change.spend(game.state, 1, card)
    game.discard()
    asked = []
    while game.state.round == 1:
        asked.append(game.seat)
        game.discard()
    assert asked and 1 not in asked and set(asked) == {0, 2, 3}


def test_passing_is_always_possible() -> None:
    """BASE-45, BASE-A14, BASE-24: each card may be thrown away, even where it could be played, and even if none can."""
    game = table(hands={0: "B-EW map repair-cart repair-lantern rockfall B-NS"}, front={0: "sabotage-pickaxe"})
    discards = {words.removeprefix("discard ") for words in game.legal() if words.startswith("discard")}
    assert discards == set(game.hand(0))
    stuck = table(hands={0: "repair-cart repair-cart repair-lantern repair-lantern rockfall rockfall"})
    assert all(verb_of(action) == DISCARD for action in legal_actions(stuck.state, 0))
    assert stuck.legal() == {"discard repair-cart", "discard repair-lantern", "discard rockfall"}


def test_passing_shows_nothing() -> None:
    """BASE-45, BASE-70: the card goes face down onto the pile; the others see that, and no more."""
    game = table(hands={0: "map"})
    events = [event for event in game.play("discard map") if event[0] == DISCARDED]
    assert game.pile() == ["map"]
    assert project(events[0], 0) == events[0] and events[0][3] == (game.rules.code["map"],)
    assert [project(events[0], seat) for seat in (1, 2, 3, 4)] == [(DISCARDED, 0, (0,), (0,))] * 4
