"""docs/rules/minis.md, part E: chests that change what is drawn at the end of the turn."""

from __future__ import annotations

import pytest

from tests.changes import fills, moves
from tests.scenario import Scenario, kinds, table
from undermine.core import change
from undermine.core.frame import SPECTATOR
from undermine.core.zone import DECK, HAND, OFFER, PILE
from undermine.views.view import View

ROAD = "EW 1,0; EW 2,0"
OPEN = "place B-EW 3,0"  # reaches a chest on 4,0


def chest(effect: str) -> Scenario:
    """Seat 0 is one card away from a chest; with six players a hand has five cards."""
    return table("base+chests x6", ROAD, hands={0: "B-EW"}, chests={"4,0": f"T-EW {effect}"})


def counts(game: Scenario) -> tuple[int, int, int]:
    """Cards in the hand of seat 0, in the pile to draw from, and discarded."""
    return len(game.hand(0)), int(game.state.left), int(game.state.spent)


@pytest.mark.parametrize(
    ("effect", "hand", "deck", "discards"),
    [("noDraw", 4, 0, 0), ("extraDraw", 6, -2, 0), ("burn5", 5, -6, 5)],
)
def test_what_is_drawn(effect: str, hand: int, deck: int, discards: int) -> None:
    """MINI-T16, MINI-CHEST-11, MINI-CHEST-12, MINI-CHEST-18: hand, deck and discards after the turn."""
    game = chest(effect)
    _, left, spent = counts(game)
    game.play(OPEN)
    assert counts(game) == (hand, left + deck, spent + discards)
    while game.seat:
        game.discard()
    game.discard()
    assert len(game.hand(0)) == hand, "and it stays so for the rest of the round"


def test_burnt_cards_are_unseen() -> None:
    """MINI-CHEST-18, MINI-CHEST-A12: one by one from the top, face down; fewer if there are not five."""
    game = chest("burn5")
    top = [int(card) for card in list(game.state.deck)[: int(game.state.left)][::-1]]
    events = game.play(OPEN)
    burnt = moves(events, int(DECK), int(PILE))
    assert [(event[1], event[3]) for event in burnt] == [(0, (card,)) for card in top[:5]]
    assert [int(card) for card in list(game.state.pile)[:5]] == top[:5]
    game = chest("burn5")
    game.state.left = 2
    game.play(OPEN)
    assert counts(game) == (4, 0, 2)


def test_a_card_of_somebody_else() -> None:
    """MINI-T16, MINI-CHEST-14, MINI-CHEST-A10: a random one in place of the draw; the victim is chosen."""
    got = set()
    for seed in range(8):
        game = table("base+chests x6", ROAD, hands={0: "B-EW"}, chests={"4,0": "T-EW takeCard"}, seed=str(seed))
        _, left, spent = counts(game)
        before = game.hand(2)
        game.play(OPEN)
        assert game.question() == "snatch" and game.legal() == {f"snatch {seat}" for seat in range(1, 6)}
        assert game.why("snatch 0") == ("not-yourself",)
        events = game.play("snatch 2")
        (event,) = moves(events, int(HAND), int(HAND))
        assert event[1] == 0b101 and event[2][:2] == (HAND + 2, HAND), "both know which card, nobody else"
        assert counts(game) == (5, left, spent) and len(game.hand(2)) == 4
        card = game.rules.names[event[3][0]]
        assert card in before and game.hand(2).count(card) == before.count(card) - 1
        got.add(card)
    assert len(got) > 1


def test_nobody_to_take_from() -> None:
    """MINI-CHEST-A10: no cards anywhere: nothing is taken and nothing drawn; one victim is no choice."""
    game = chest("takeCard")
    for seat in range(1, 6):
        for card in game.state.hand(seat):
            change.spend(game.state, seat, card)
    left = int(game.state.left)
    game.play(OPEN)
    assert counts(game)[:2] == (4, left) and game.seat == 0
    game = chest("takeCard")
    for seat in range(2, 6):
        for card in game.state.hand(seat):
            change.spend(game.state, seat, card)
    game.play(OPEN)
    assert len(game.hand(0)) == 5 and len(game.hand(1)) == 4


def test_one_of_three() -> None:
    """MINI-T16, MINI-CHEST-15: three from the deck, one into the hand, two discarded unseen by others."""
    game = chest("draw3keep1")
    _, left, spent = counts(game)
    top = [game.rules.names[int(card)] for card in list(game.state.deck)[left - 3 : left]]
    game.play(OPEN)
    assert game.question() == "keep" and game.legal() == {f"keep {name}" for name in top}
    held = game.hand(0).count(top[0])
    game.play(f"keep {top[0]}")
    assert counts(game) == (5, left - 3, spent + 2) and game.hand(0).count(top[0]) == held + 1
    assert sorted(game.pile()[-2:]) == sorted(top[1:])
    for seat in (1, SPECTATOR):
        view = View(game.rules, seat)
        view.see(game.run.log)
        assert [int(card) for card in list(view.pile)[spent : spent + 2]] == [0, 0] and not view.hand(0)[0]


def test_one_of_fewer() -> None:
    """MINI-CHEST-A12: two are a choice, one is kept, none is none."""
    for left, question in ((2, "keep"), (1, "turn"), (0, "turn")):
        game = chest("draw3keep1")
        game.state.left = left
        game.play(OPEN)
        assert game.question() == question and len(game.hand(0)) == (5 if left == 1 else 4)
        assert question == "keep" or int(game.state.left) == 0


def test_digging_in_the_discards() -> None:
    """MINI-T16, MINI-CHEST-17, MINI-CHEST-A11, MINI-CHEST-A19: shuffled, one of five kept in secret, four go back."""
    tops = set()
    for seed in range(6):
        game = table("base+chests x6", ROAD, hands={0: "B-EW"}, chests={"4,0": "T-EW digDiscard"}, seed=str(seed))
        for _ in range(6):
            game.discard()
        old = game.pile()
        _, left, spent = counts(game)
        assert game.seat == 0 and spent == 6
        game.play(OPEN)
        offered = [game.rules.names[int(card)] for card in game.state.offer]
        assert len(offered) == 5 and game.question() == "keep"
        tops.add(tuple(offered))
        events = game.play(f"keep {offered[2]}")
        assert counts(game) == (5, left, spent - 1)
        kept = moves(events, int(OFFER), int(HAND))
        assert kept[0][1] == 1 and sorted([*game.pile(), offered[2]]) == sorted(old)
        assert game.pile()[1:] == [*offered[:2], *offered[3:]], "the others as they lay"
        assert [event[1] for event in moves(game.run.log, int(PILE), int(OFFER))] == [1]
        assert [event[1] for event in fills(game.run.log, int(PILE))] == [0]
        other = View(game.rules, 3)
        other.see(game.run.log)
        assert not any(list(other.pile)[: int(other.spent)]), "nobody knows where a card is in it"
    assert len(tops) > 1, "by chance"


def test_nothing_to_dig_in() -> None:
    """MINI-CHEST-A11: an empty pile gives no card, and none is drawn; of fewer than five one is kept."""
    game = chest("digDiscard")
    left = int(game.state.left)
    game.play(OPEN)
    assert counts(game) == (4, left, 0)
    game = chest("digDiscard")
    for _ in range(6):
        game.discard()
    game.state.spent = 3
    game.play(OPEN)
    assert len(game.state.offer) == 3


def test_several_effects_in_one_turn() -> None:
    """MINI-T20, MINI-CHEST-A6: each chest changes the hand by what it says, in whatever order."""
    road = f"{ROAD}; EW 5,0"
    game = table("base+chests x6", road, hands={0: "B-EW"}, chests={"4,0": "T-EW noDraw", "6,0": "T-NS extraDraw"})
    left = int(game.state.left)
    game.play(OPEN)
    assert counts(game)[:2] == (5, left - 1), "one card drawn"
    game = table("base+chests x6", road, hands={0: "B-EW"}, chests={"4,0": "T-EW noDraw", "6,0": "T-NS takeCard"})
    game.play(OPEN, "snatch 1")
    assert counts(game)[:2] == (5, left), "one taken, none drawn"
    game = table("base+chests x6", road, hands={0: "B-EW"}, chests={"4,0": "T-EW takeCard", "6,0": "T-NS draw3keep1"})
    game.play(OPEN, "snatch 1")
    game.play(sorted(game.legal())[0])
    assert counts(game)[:2] == (6, left - 3), "both are carried out"


def test_with_a_tracker() -> None:
    """MINI-T20, MINI-CHEST-A6: of two cards due one is chosen of three, the other drawn."""
    game = table(
        "base+tracker+chests x6", ROAD, hands={0: "B-EW tracker B-NS"}, chests={"4,0": "T-EW draw3keep1"},
    )  # fmt: skip
    left = int(game.state.left)
    game.play("play tracker", OPEN, "place B-NS 0,1")
    assert game.question() == "keep" and int(game.state.left) == left - 3
    game.play(sorted(game.legal())[0])
    assert counts(game)[:2] == (4, left - 4), "three left the hand of five, two came"


def test_a_round_that_ends_draws_nothing() -> None:
    """MINI-CHEST-14, MINI-CHEST-A16: what was put off to the end of the turn falls away with the round."""
    road = "; ".join(f"EW {x},0" for x in range(1, 6))
    game = table(
        "base+chests x6", road, hands={0: "B-EW"}, chests={"7,0": "T-EW takeCard"}, goals="NE gold NW",
    )  # fmt: skip
    events = kinds(game.play("place B-EW 6,0"))
    assert "goal shown" in events and "hand to hand" not in events and game.question() == "take"
