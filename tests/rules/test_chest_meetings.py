"""Chests and the championship cards in one turn: Tracker, Detour, Veto (docs/rules/minis.md, part E)."""

from __future__ import annotations

import pytest

from tests.same import pieces_of
from tests.scenario import Scenario, kinds, table
from undermine.core import change
from undermine.core.engine import legal_actions, to_act
from undermine.core.event import ALL, POSTED
from undermine.core.frame import SPECTATOR
from undermine.core.zone import DECK, PILE
from undermine.notation.position import read_position, write_position
from undermine.views.sample import sample
from undermine.views.view import View

ROAD = "EW 1,0; EW 2,0"
OPEN = "place B-EW 3,0"  # reaches a chest on 4,0


def bury(game: Scenario, cards: str) -> None:
    """Cards of the deck go onto the discard pile, which nobody sees."""
    state = game.state
    deck = [int(card) for card in list(state.deck)[: int(state.left)]]
    wanted = [game.rules.code[name] for name in cards.split()]
    for card in wanted:
        deck.remove(card)
    for i, card in enumerate(deck + wanted[::-1]):
        state.deck[i] = card
    if wanted:
        game.run.move_top(DECK, PILE, len(wanted), 0)


def counts(game: Scenario) -> tuple[int, int, int]:
    """Cards in the hand of seat 0, in the pile to draw from, and discarded."""
    return len(game.hand(0)), int(game.state.left), int(game.state.spent)


def offered(game: Scenario) -> list[str]:
    return sorted(game.rules.names[int(card)] for card in game.state.offer)


def seen(game: Scenario, seat: int) -> View:
    view = View(game.rules, seat)
    view.see(game.run.log)
    return view


# Digging in the discards


def test_the_digging_is_done_when_the_chest_is_opened() -> None:
    """MINI-CHEST-17, MINI-CHEST-A20: before the next chest of a chain; what that one burns is not offered."""
    chests = {"4,0": "T-EW digDiscard", "6,0": "T-NS burn5"}
    game = table("base+chests x6", f"{ROAD}; EW 5,0", hands={0: "B-EW"}, chests=chests)
    bury(game, "map rockfall B-NESW")
    _, left, _ = counts(game)
    events = kinds(game.play(OPEN))
    assert events.count("shown") == 1 and "deck to pile" not in events, "the next chest has to wait"
    assert game.question() == "keep" and offered(game) == ["B-NESW", "map", "rockfall"]
    events = kinds(game.play("keep map"))
    assert events.index("offer to pile") < events.index("posted") < events.index("deck to pile")
    assert "drew" not in events
    assert counts(game) == (5, left - 5, 7) and game.seat == 1


def test_burnt_before_it_is_offered() -> None:
    """MINI-CHEST-A20: what lies on the pile when the chest is opened is shuffled, whatever put it there."""
    chests = {"4,0": "T-EW burn5", "6,0": "T-NS digDiscard"}
    game = table("base+chests x6", f"{ROAD}; EW 5,0", hands={0: "B-EW"}, chests=chests)
    left = int(game.state.left)
    top = sorted(game.rules.names[int(card)] for card in list(game.state.deck)[left - 5 : left])
    game.play(OPEN)
    assert game.question() == "keep" and offered(game) == top


def tracking(effect: str, pile: str = "", cards: str = "B-NS", text: str = "base+tracker+chests x6") -> Scenario:
    """The first card of a Tracker of seat 0 has opened a chest."""
    hands = {0: f"B-EW tracker {cards}"} | ({2: "veto"} if "veto" in text else {})
    game = table(text, hands=hands, chests={"2,0": f"T-EW {effect}"}, roles="dsdsdd d")
    bury(game, pile)
    game.play("play tracker")
    if "veto" in text:
        game.play("let", "place B-EW 1,0", "let")
    else:
        game.play("place B-EW 1,0")
    return game


def test_digging_between_the_cards_of_a_tracker() -> None:
    """MINI-CHEST-A20: `keep` comes before the second card, which may be the one that was dug up."""
    game = tracking("digDiscard", "B-NESW map", "B-NE map map")
    change.spend(game.state, 0, game.rules.code["B-NE"])  # nothing else could be placed
    left = int(game.state.left)
    assert game.question() == "keep" and game.seat == 0 and offered(game) == ["B-NESW", "map"]
    game.play("keep B-NESW")
    assert game.question() == "track" and "B-NESW" in game.hand(0)
    game.play("place B-NESW 3,0")
    assert counts(game)[:2] == (3, left - 1), "of two cards due one was dug up"
    assert game.pile() == ["map", "tracker"]


def test_a_tracker_cannot_be_dug_up() -> None:
    """MINI-CHEST-A21, CH-GEN-4: it is being resolved and lies on no pile yet; the pile is empty."""
    game = tracking("digDiscard")
    assert game.question() == "track" and counts(game)[2] == 0
    left = int(game.state.left)
    game.play("place B-NS 0,1")
    assert counts(game)[:2] == (3, left - 1) and game.pile() == ["tracker"], "no card of an empty pile, no draw for it"


@pytest.mark.parametrize(("pile", "offer"), [("", []), ("map", []), ("map rockfall", ["map", "rockfall"])])
def test_a_detour_cannot_be_dug_up(pile: str, offer: list[str]) -> None:
    """MINI-CHEST-A21, MINI-CHEST-A17: the Detour that opened the chest goes onto the pile when all is done."""
    hands = {0: "B-EW", 1: "detour"}
    game = table("base+detour+chests x6", hands=hands, chests={"2,0": "T-EW digDiscard"})
    game.play("place B-EW -1,0")
    bury(game, pile)
    left = int(game.state.left)
    game.play("play detour 1,0")
    assert offered(game) == offer and "detour" not in game.pile()[:-1]
    if offer:
        for seat in (1, 3, SPECTATOR):
            guess = sample(seen(game, seat), 7)
            assert len(guess.deck) == left, "no card is missed while it lies nowhere"
        game.play("keep map")
    assert game.pile()[-1] == "detour" and len(game.pile()) == (2 if offer else 1)
    assert len(game.hand(1)) == (5 if pile else 4) and int(game.state.left) == left


def test_a_detour_that_finds_the_gold_is_discarded_too() -> None:
    """CH-GEN-4, CH-A28: the round ends while it is being resolved; it goes onto the pile as any other."""
    road = "; ".join(f"EW {x},0" for x in range(1, 7))
    game = table("base+detour x5", road, hands={0: "B-EW", 1: "detour"}, goals="NE gold NW", roles="ddsds d")
    game.play("place B-EW -1,0")
    events = kinds(game.play("play detour 7,0"))
    assert "goal shown" in events and game.state.finder == 1
    assert events.index("shown") < events.index("buried") < events.index("ended")


def test_all_that_may_come_into_a_hand() -> None:
    """MINI-CHEST-A6: a card more from an earlier turn, then three chests in one turn: there is room for them."""
    chests = {"4,0": "T-EW draw3keep1", "6,0": "T-NES takeCard", "6,2": "T-NS digDiscard", "0,2": "T-NEW extraDraw"}
    road = f"{ROAD}; EW 5,0; NS 6,1"
    game = table("base+chests x6", hands={0: "B-NS B-EW"}, chests=chests)
    game.play("place B-NS 0,1")
    while game.seat:
        game.play(f"discard {game.hand(game.seat)[-1]}")
    assert len(game.hand(0)) == 6
    game.lay(road)
    game.play(OPEN)
    game.play(sorted(game.legal())[0])
    game.play("snatch 1")
    game.play(sorted(game.legal())[0])
    assert len(game.hand(0)) == 8 and game.state.turn == 1


@pytest.mark.parametrize("seat", [0, 1, 3, SPECTATOR])
def test_in_the_middle_of_the_digging(seat: int) -> None:
    """MINI-CHEST-A19, MINI-CHEST-A20: only the digger sees the cards; a position written down there goes on alike."""
    game = tracking("digDiscard", "B-NESW map rockfall B-d-N B-d-E B-d-NE", "B-NE map map")
    view = seen(game, seat)
    assert len(view.offer) == 5 and bool(view.offer[0]) == (seat == 0), "one of six stays on the pile"
    again = read_position(write_position(game.state), strict=True)
    assert legal_actions(again, 0) == legal_actions(game.state, 0)
    same = read_position(write_position(view))
    assert write_position(same) == write_position(view) and to_act(same) == 0
    guess = sample(view, 3)
    assert sorted(int(card) for card in guess.hand(0)) and len(guess.offer) == 5


# Opening


def test_the_path_card_lies_before_the_chest_is_known() -> None:
    """MINI-CHEST-5, MINI-CHEST-6, MINI-CHEST-A22: which way up is answered before anybody sees what is inside."""
    game = table("base+chests x5", ROAD, hands={0: "B-EW"}, chests={"4,0": "T-NEW burn5"})
    events = game.play(OPEN)
    assert game.question() == "orient" and game.legal() == {"orient 4,0", "orient 4,0 turned"}
    (uncovered,) = [event for event in events if event[0] == POSTED]
    assert game.rules.tile_names[uncovered[3][0] >> 1] == "T-NEW" and uncovered[1] == ALL, "it is seen by all"
    assert uncovered[2][2] == 0 and uncovered[3][1] == 0, "and nothing below it"
    for seat in (0, 1, SPECTATOR):
        view = seen(game, seat)
        _, _, _, face, content = pieces_of(view)[0]
        assert game.rules.tile_names[face >> 1] == "T-NEW" and content == 0
    assert kinds(game.play("orient 4,0"))[:3] == ["chose", "shown", "posted"]


def test_the_order_without_a_question() -> None:
    """MINI-CHEST-A22: the same where the card fits one way only."""
    game = table("base+chests x5", ROAD, hands={0: "B-EW"}, chests={"4,0": "T-NE gold1"})
    assert kinds(game.play(OPEN))[2:7] == ["placed", "posted", "shown", "posted", "limbo to gold"]


def test_a_guess_at_the_chest_that_is_being_opened() -> None:
    """MINI-CHEST-A22: a state dealt to agree with a view has this path card there, no other one like it, any chest."""
    game = table("base+chests x5", ROAD, hands={0: "B-EW"}, chests={"4,0": "T-NEW burn5"})
    game.play(OPEN)
    view = seen(game, 0)
    inside = set()
    for seed in range(30):
        pieces = pieces_of(sample(view, seed))
        faces, contents = [piece[3] for piece in pieces], [piece[4] for piece in pieces]
        assert game.rules.tile_names[faces[0] >> 1] == "T-NEW" and len(set(faces)) == 4
        assert len(set(contents)) == 4
        inside.add(game.rules.content_names[contents[0]])
    assert len(inside) > 5
    again = read_position(write_position(view))
    assert write_position(again) == write_position(view)


# Veto on the second card of a Tracker


VETOED = {  # chest -> cards that come to seat 0, cards out of the deck besides the one of who vetoed
    "gold1": (1, 1), "noDraw": (0, 0), "extraDraw": (2, 2), "takeCard": (1, 0), "draw3keep1": (1, 3),
    "digDiscard": (1, 0), "burn5": (1, 6),
}  # fmt: skip


@pytest.mark.parametrize("effect", VETOED)
def test_a_veto_after_a_chest(effect: str) -> None:
    """CH-A10, MINI-CHEST-A6: one card is due, changed by what the first card of the Tracker opened."""
    game = tracking(effect, "B-d-N map", text="base+veto+tracker+chests x6")
    if game.question() == "keep":
        game.play("keep map")
        assert effect == "digDiscard"
    hand = 3 if effect == "digDiscard" else 2
    left = int(game.state.left) + (5 if effect == "burn5" else 0)
    game.play("place B-NS 0,1")
    assert game.seat == 2 and len(game.hand(0)) == hand
    game.play("veto")
    if effect == "takeCard":
        assert game.question() == "snatch" and game.seat == 0
        game.play("snatch 1")
    elif effect == "draw3keep1":
        assert game.question() == "keep" and game.seat == 0
        game.play(sorted(game.legal())[0])
    more, out = VETOED[effect]
    assert len(game.hand(0)) == 2 + more and int(game.state.left) == left - out - 1
    assert len(game.hand(2)) == 5 and game.seat == 1 and game.shown("0,1") == ""
