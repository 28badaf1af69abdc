"""A turn of the expansion: what may be done, what leaves the hand, what is drawn."""

from __future__ import annotations

from itertools import combinations

from tests.scenario import Scenario, kinds, table
from undermine.core import change
from undermine.core.event import DISCARDED

HAND = "B-EW B-EW B-NS map rockfall B-d-N"


def empty_pile(game: Scenario, cards: int) -> None:
    """Leave so many cards in the draw pile."""
    game.state.left = cards


def test_exactly_one_option() -> None:
    """EXP-13: a path, an action, shed, or pass with one, two or three cards; then it is another's turn."""
    game = table("expansion x3", hands={0: HAND}, front={0: "theft"})
    verbs = {words.split()[0] for words in game.legal()}
    assert verbs == {"place", "play", "shed", "discard"}
    for words, drawn in (
        ("place B-EW 1,0", 1), ("play map 8,0", 1), ("shed theft map rockfall", 1),
        ("discard map", 1), ("discard map rockfall", 2), ("discard B-EW B-EW map", 3),
    ):  # fmt: skip
        copy = table("expansion x3", hands={0: HAND}, front={0: "theft"})
        left = copy.state.left
        events = copy.play(words)
        assert copy.seat == 1
        assert left - copy.state.left == drawn == kinds(events).count("drew")


def test_passes_are_all_sets_of_one_to_three_cards() -> None:
    """EXP-13, EXP-19, EXP-A23: every set once, equal cards are not told apart; always possible with a card."""
    game = table("expansion x3", hands={0: HAND})
    hand = game.hand(0)
    wanted = {tuple(sorted(some)) for k in (1, 2, 3) for some in combinations(hand, k)}
    passes = [tuple(sorted(words.split()[1:])) for words in game.legal() if words.startswith("discard")]
    assert len(passes) == len(set(passes)) and set(passes) == wanted
    locked = table("expansion x3", hands={0: "hands-off release"}, front={0: "sabotage-cart"})
    assert {"discard hands-off", "discard release", "discard release hands-off"} <= locked.legal()
    assert not locked.uses("hands-off") and not locked.uses("release")


def test_why_a_pass_is_none() -> None:
    """EXP-19: not more than three cards, and only such as one holds."""
    game = table("expansion x3", hands={0: HAND})
    assert game.why("discard map map") == ("not-in-hand", "map")
    assert game.why("discard map theft") == ("not-in-hand", "theft")
    assert not game.why("discard B-EW B-EW")
    base = table("base x3", hands={0: "map rockfall"})
    assert base.why("discard map rockfall") == ("passes-too-many",)


def test_discards_are_face_down() -> None:
    """EXP-13, X5: whether passed or shed, others see how many cards, not which."""
    for words in ("discard map rockfall B-NS", "shed theft map rockfall"):
        game = table("expansion x3", hands={0: HAND}, front={0: "theft"})
        discarded = [event for event in game.play(words) if event[0] == DISCARDED]
        assert len(discarded) == (3 if words.startswith("discard") else 2)
        assert all(event[1] == 1 and event[2] == (0,) for event in discarded)


def test_an_empty_pile() -> None:
    """EXP-14, X6: nothing is drawn, nothing is shuffled, and a choice has to be made."""
    game = table("expansion x3", hands={0: HAND})
    empty_pile(game, 0)
    game.play("discard map")
    assert len(game.hand(0)) == 5 and game.seat == 1 and game.legal()
    assert game.pile() == ["map"]


def test_a_pass_draws_what_is_left() -> None:
    """EXP-14, EXP-A22, EXP-T23: hand 6, pile 2, three cards away: hand 5."""
    game = table("expansion x3", hands={0: HAND})
    empty_pile(game, 2)
    game.play("discard map rockfall B-NS")
    assert len(game.hand(0)) == 5 and game.state.left == 0


def test_without_cards_no_turn() -> None:
    """EXP-15, BASE-25: a seat without cards is passed over; it comes back if it gets cards (EXP-A13)."""
    game = table("expansion x3", hands={0: HAND, 2: "swap-hands"})
    for card in list(game.state.hand(1)):
        change.spend(game.state, 1, card)
        change.bury(game.state, card)
    game.play("discard map")
    assert game.seat == 2
    game.play("play swap-hands 1")
    assert game.seat == 0
    game.play("discard B-EW")
    assert game.seat == 1, "it holds cards again"


def test_shedding_needs_two_cards_and_one_before_you() -> None:
    """EXP-16: otherwise it is not offered, and a reason says why."""
    game = table("expansion x3", hands={0: HAND})
    assert not any(words.startswith("shed") for words in game.legal())
    assert game.why("shed theft map rockfall") == ("not-before-you",)
    poor = table("expansion x3", hands={0: "map"}, front={0: "theft"})
    for card in list(poor.state.hand(0))[1:]:
        change.spend(poor.state, 0, card)
    assert len(poor.hand(0)) == 1
    assert not any(words.startswith("shed") for words in poor.legal())
    held = poor.hand(0)[0]
    assert poor.why(f"shed theft {held} {held}") == ("needs-two-cards",)


def test_any_card_before_you_may_be_shed() -> None:
    """EXP-17: sabotage, prison, your own theft; never a card before another."""
    game = table("expansion x3", hands={0: HAND}, front={0: "sabotage-cart theft prison", 1: "sabotage-pickaxe"})
    offered = {words.split()[1] for words in game.legal() if words.startswith("shed")}
    assert offered == {"sabotage-cart", "theft", "prison"}
    pairs = [words for words in game.legal() if words.startswith("shed theft")]
    assert len(pairs) == len({tuple(sorted(pair)) for pair in combinations(game.hand(0), 2)})
    game.play("shed theft B-EW B-EW")
    assert game.front(0) == ["sabotage-cart", "prison"] and game.pile() == ["B-EW", "B-EW", "theft"]


def test_shedding_costs_a_card_for_good() -> None:
    """EXP-18, EXP-T22: hand 6, two away, one drawn: hand 5; again later: hand 4; the broken cart still bars paths."""
    game = table("expansion x2", hands={0: "B-EW B-EW B-NS map map rockfall"}, front={0: "prison sabotage-cart"})
    game.play("shed prison map map")
    assert (len(game.hand(0)), game.front(0)) == (5, ["sabotage-cart"])
    game.discard()
    assert not any(words.startswith("place") for words in game.legal())
    assert game.why("place B-EW 1,0") == ("cannot-dig",)
    first, second = game.hand(0)[:2]
    game.play(f"shed sabotage-cart {first} {second}")
    assert (len(game.hand(0)), game.front(0)) == (4, [])


def test_prisoners_and_sabotaged_keep_the_other_options() -> None:
    """EXP-A21, EXP-35: only paths are barred."""
    for before, reason in (("prison", "in-prison"), ("sabotage-lantern", "cannot-dig")):
        game = table("expansion x3", "EW 1,0", hands={0: HAND}, front={0: before})
        assert {words.split()[0] for words in game.legal()} == {"play", "discard", "shed"}
        assert game.why("place B-EW 2,0") == (reason,)
        ladder = table("expansion x3", hands={0: "S2-lad-E"}, front={0: before})
        assert not ladder.uses("S2-lad-E") and ladder.why("place S2-lad-E -1,0") == (reason,)
