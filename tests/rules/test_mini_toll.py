"""docs/rules/minis.md, part A: collectors, who pays them, and where nobody builds unpaid."""

from __future__ import annotations

from collections.abc import Mapping

from tests.same import pieces_of
from tests.scenario import Scenario, kinds, table
from undermine.core import change
from undermine.core.engine import is_over, scores
from undermine.core.event import DISCARDED, SPENT
from undermine.views.view import View

ROAD = "EW 1,0; EW 2,0; EW 3,0"
STRAIGHTS = {0: "B-EW B-NS B-NS", 1: "B-EW B-NESW", 2: "B-EW"}


def toll(
    text: str = "base+toll x5",
    tiles: str = ROAD,
    hands: Mapping[int, str] = STRAIGHTS,
    front: Mapping[int, str] | None = None,
    roles: str = "",
) -> Scenario:
    return table(text, tiles, hands=hands, front=front, roles=roles)


def wallets(game: Scenario) -> list[int]:
    return [int(game.state.nuggets(seat)) for seat in range(int(game.state.seats))]


def collectors(game: Scenario) -> list[tuple[str, int]]:
    """Where collectors stand, and whose they are."""
    return [(game.rules.grid.name(cell), owner) for _, cell, owner, _, _ in pieces_of(game.state)]


def drop(game: Scenario) -> None:
    """Discard the last card that the question offers."""
    game.play(sorted(game.legal())[-1])


def bring(game: Scenario, cell: str) -> None:
    game.play(f"collector {cell}")
    drop(game)


def empty(game: Scenario, seat: int) -> None:
    """Take a seat's nuggets away."""
    change.earn(game.state, seat, -int(game.state.purse[seat]))


def test_a_collector_costs_a_card() -> None:
    """MINI-T1, MINI-TOLL-3, MINI-TOLL-6, MINI-TOLL-7: one card face down, an owner, no card drawn, now and later."""
    game = toll("base+toll x6")
    left, card = int(game.state.left), game.hand(0)[0]
    assert len(game.hand(0)) == 5
    events = game.play("collector 4,0", f"drop {card}")
    assert kinds(events) == ["chose", "posted", "noted", "draws-due", "pushed", "chose", "discarded", "turned"]
    assert len(game.hand(0)) == 4 and int(game.state.left) == left and game.pile() == [card]
    assert collectors(game) == [("4,0", 0)]
    view = View(game.rules, 1)
    view.see(game.run.log)
    assert view.pile[0] == 0, "the card lies face down"
    while game.seat != 0:
        game.discard()
    game.discard()
    assert len(game.hand(0)) == 4


def test_there_are_two_collectors_and_a_bank() -> None:
    """MINI-TOLL-1, MINI-TOLL-4, MINI-T5: two uses in a round for the whole table, both again in the next round."""
    game = toll("base+toll[rounds=2] x3", hands={})
    bring(game, "4,0")
    assert game.may("collector 0,1")
    bring(game, "0,1")
    assert not any(words.startswith("collector") for words in game.legal())
    assert game.why("collector 0,-1") == ("collectors-used",)
    while game.state.round == 1:
        game.discard()
    assert collectors(game) == []
    bring(game, "0,1")
    bring(game, "0,-1")
    assert collectors(game) == [("0,1", (game.seat - 2) % 3), ("0,-1", (game.seat - 1) % 3)]


def test_everybody_starts_with_a_nugget() -> None:
    """MINI-TOLL-2, MINI-TOLL-11, MINI-T6: once, at the beginning of the game."""
    game = toll("base+toll x4", hands={})
    assert wallets(game) == [1, 1, 1, 1]
    before = game.state.round
    game.pass_round()
    assert game.state.round == before + 1
    assert game.purses() == [1, 1, 1, 1]


def test_the_placer_pays_the_owner() -> None:
    """MINI-TOLL-8, MINI-TOLL-9, MINI-T2, MINI-TOLL-13: a nugget to the owner, the collector aside, and it counts."""
    game = toll()
    bring(game, "4,0")
    events = game.play("place B-EW 4,0")
    assert kinds(events)[:6] == ["chose", "spent", "earned", "earned", "withdrawn", "placed"]
    assert wallets(game) == [2, 0, 1, 1, 1] and collectors(game) == []
    assert game.state.notes[game.rules.note_names.index("collectors")] == 1, "it cannot be used again"
    assert scores(game.state) == [2, 0, 1, 1, 1]


def test_without_a_nugget_the_cell_is_blocked() -> None:
    """MINI-TOLL-5, MINI-T3, MINI-TOLL-A1, MINI-TOLL-A4: from whatever side; a nugget opens it."""
    game = toll(tiles=f"{ROAD}; NESW 0,-1; EW 1,-1; EW 2,-1; EW 3,-1; SW 4,-1")
    bring(game, "4,0")
    empty(game, 1)
    assert not any(words.endswith(" 4,0") or " 4,0 " in words for words in game.uses("B-NESW") | game.uses("B-EW"))
    assert game.why_not_lay("NW", "4,0") == ("toll-unpaid",)
    assert game.can_lay("EW", "-1,0")
    change.earn(game.state, 1, 1)
    assert game.can_lay("NW", "4,0")


def test_a_third_player_pays() -> None:
    """MINI-TOLL-10, MINI-T3, MINI-TOLL-A12: asked for the cell before any card is named; a yes pays later."""
    game = toll()
    bring(game, "4,0")
    empty(game, 1)
    assert not game.may("place B-EW 4,0")
    events = game.play("beg 3 4,0")
    assert game.seat == 3 and game.legal() == {"pay", "decline"}
    assert not any(event[0] in (SPENT, DISCARDED) for event in events), "no card was announced"
    game.play("pay")
    assert game.seat == 1 and game.question() == "turn" and wallets(game) == [1, 0, 1, 1, 1]
    game.play("place B-EW 4,0")
    assert wallets(game) == [2, 0, 1, 0, 1] and collectors(game) == []


def test_after_a_no_the_turn_goes_on() -> None:
    """MINI-TOLL-A12: others may be asked, nobody twice; who has nothing can only say no."""
    game = toll()
    bring(game, "4,0")
    empty(game, 1)
    empty(game, 4)
    game.play("beg 4 4,0")
    assert game.seat == 4 and game.legal() == {"decline"} and game.why("pay") == ("cannot-pay",)
    game.play("decline")
    assert game.seat == 1 and not game.may("place B-EW 4,0")
    assert game.why("beg 4 4,0") == ("asked-already",)
    game.play("beg 0 4,0")
    assert game.legal() == {"pay", "decline"}, "the owner always can: he pays himself"
    game.play("pay", "place B-EW 4,0")
    assert wallets(game) == [1, 0, 1, 1, 0] and collectors(game) == []


def test_a_promise_is_for_one_turn() -> None:
    """MINI-TOLL-A12: whoever said yes is free again when the turn ends without the payment."""
    game = toll()
    bring(game, "4,0")
    empty(game, 1)
    empty(game, 2)
    game.play("beg 3 4,0", "pay")
    game.play("discard B-NESW")
    assert game.seat == 2 and not game.may("place B-EW 4,0") and game.may("beg 3 4,0")


def test_the_owner_builds_for_nothing() -> None:
    """MINI-TOLL-A3, MINI-T4: payment to oneself; the collector is gone all the same."""
    game = toll()
    bring(game, "4,0")
    while game.seat:
        game.discard()
    empty(game, 0)
    assert game.why("beg 1 4,0") == ("no-need-to-ask",)
    game.play("place B-EW 4,0")
    assert wallets(game)[0] == 0 and collectors(game) == []


def test_gold_of_earlier_rounds_pays() -> None:
    """MINI-TOLL-12, MINI-0: gold cards are worth what they show; what is paid comes off them, change is there."""
    game = toll("base+toll x3", "", hands={})
    empty(game, 1)
    change.gild(game.state, 1, 2, 1)
    bring(game, "1,0")
    assert game.state.nuggets(1) == 2
    placement = next(words for words in game.legal() if words.startswith("place") and " 1,0" in words)
    game.play(placement)
    assert wallets(game) == [2, 1, 1] and game.gold(1) == [2] and scores(game.state)[1] == 1


def test_all_other_rules_of_placing_hold() -> None:
    """MINI-TOLL-14: who pays must still fit."""
    game = toll()
    bring(game, "4,0")
    assert game.may("place B-EW 4,0") and game.why_not_lay("NS", "4,0") == ("rock-into-tunnel", "W")
    assert game.why_not_lay("NE", "4,0") == ("rock-into-tunnel", "W")


def test_which_ends_take_a_collector() -> None:
    """MINI-TOLL-A2, MINI-TOLL-A11: any open side, lit or not, facing an empty cell; beside a goal too, never on one."""
    game = toll(tiles="EW 1,0; d-EW 3,0; EW 7,0")
    ends = {words.split()[1] for words in game.legal() if words.startswith("collector")}
    assert ends == {"0,-1", "0,1", "-1,0", "2,0", "4,0", "6,0"}
    assert game.why("collector 8,0") == ("no-open-end",) and game.why("collector 5,5") == ("no-open-end",)
    bring(game, "6,0")
    assert not game.may("collector 6,0") and game.may("collector 2,0")


def test_a_rockfall_takes_the_ground_away() -> None:
    """MINI-TOLL-A5: no open side faces the cell any more: aside, unpaid, used up; one that is still faced stays."""
    game = toll(hands={0: "B-EW", 1: "rockfall rockfall"})
    bring(game, "4,0")
    game.play("play rockfall 2,0")
    assert collectors(game) == [("4,0", 0)]
    while game.seat != 1:
        game.discard()
    game.play("play rockfall 3,0")
    assert collectors(game) == [] and wallets(game) == [1] * 5
    assert game.state.notes[game.rules.note_names.index("collectors")] == 1


def test_a_detour_pays_and_may_free_the_cell_that_it_leaves() -> None:
    """MINI-TOLL-A5, MINI-TOLL-A6: the moved card pays where it goes; a collector at its old end is gone."""
    game = toll("base+detour+toll x5", "", hands={0: "B-EW", 1: "B-EW", 2: "detour"})
    game.play("place B-EW 1,0")
    bring(game, "-1,0")
    assert wallets(game) == [1] * 5
    game.play("play detour -1,0")
    assert wallets(game) == [1, 2, 0, 1, 1] and collectors(game) == []


def test_the_cards_of_a_tracker_pay() -> None:
    """MINI-TOLL-A6: each placement on a collector's cell pays once, also two in one turn."""
    game = toll("base+tracker+toll x5", hands={0: "B-EW", 1: "B-EW", 2: "tracker B-EW B-NS"})
    bring(game, "4,0")
    bring(game, "0,1")
    change.earn(game.state, 2, 1)
    assert game.seat == 2
    game.play("play tracker", "place B-EW 4,0", "place B-NS 0,1")
    assert wallets(game) == [2, 2, 0, 1, 1] and collectors(game) == []


def test_a_ladder_pays() -> None:
    """MINI-TOLL-A6: a ladder needs no tunnel to the start, but it does need a nugget here."""
    game = toll("expansion+toll x3", "", hands={0: "B-EW", 1: "S2-lad-S"})
    bring(game, "0,-1")
    empty(game, 1)
    assert game.uses("S2-lad-S") and not any(" 0,-1" in words for words in game.uses("S2-lad-S"))
    change.earn(game.state, 1, 1)
    game.play("place S2-lad-S 0,-1")
    assert wallets(game) == [2, 0, 1]


def test_a_veto_comes_before_the_payment() -> None:
    """MINI-TOLL-A7, MINI-TOLL-A8: a vetoed card pays nothing, the collector stays; bringing him is no card to veto."""
    game = toll("base+veto+toll x5", hands={0: "B-EW", 1: "B-EW", 2: "veto"})
    game.play("collector 4,0")
    assert game.question() == "drop"
    drop(game)
    assert game.question() == "turn" and game.seat == 1
    game.play("place B-EW 4,0")
    while game.seat != 2:
        game.play("let")
    game.play("veto")
    assert wallets(game) == [1] * 5 and collectors(game) == [("4,0", 0)]


def test_the_last_turn_may_be_a_collector() -> None:
    """MINI-TOLL-A8: it is a turn, so the next round begins to the left of who brought him (BASE-65)."""
    game = toll("base+toll x3", "", hands={})
    game.state.left = 0
    for seat in range(3):
        for card in game.state.hand(seat)[1:]:
            change.spend(game.state, seat, card)
    game.discard()
    game.discard()
    game.play("collector 1,0")
    assert game.state.round == 2 and game.state.turn == 0


def test_a_broken_tool_does_not_matter() -> None:
    """MINI-TOLL-A9: who may not dig may still bring a collector, but has nothing to ask others for."""
    game = toll(front={0: "sabotage-cart", 1: "sabotage-cart"})
    bring(game, "4,0")
    assert game.seat == 1 and not any(words.startswith("beg") for words in game.legal())
    assert game.may("collector 0,1")


def test_tolls_are_ordinary_gold() -> None:
    """MINI-TOLL-A10, MINI-TOLL-13: what a collector earned pays the next one, can be stolen, and counts in the end."""
    game = toll(hands={0: "B-NEW", 1: "B-EW", 2: "B-EW"})
    bring(game, "4,0")
    empty(game, 0)
    game.play("place B-EW 4,0")
    game.play("collector 5,0")
    drop(game)
    assert wallets(game) == [1, 0, 1, 1, 1]
    while game.seat:
        game.discard()
    placement = next(words for words in game.legal() if words.startswith("place") and " 5,0" in words)
    game.play(placement)
    assert wallets(game) == [0, 0, 2, 1, 1]
    while not is_over(game.state):
        game.play(sorted(game.legal())[0])
    assert scores(game.state)[2] >= 2


def test_a_thief_takes_what_a_collector_earned() -> None:
    """MINI-TOLL-A10: after the round a theft takes a nugget of a wallet, wherever it came from."""
    game = toll("expansion+toll x3", hands={0: "B-EW theft", 1: "B-EW", 2: "B-EW"}, roles="oos")
    game.play("play theft")
    bring(game, "4,0")
    game.play("place B-EW 4,0")
    assert wallets(game) == [1, 2, 0]
    game.state.left = 0
    while game.question() == "turn":
        game.discard()
    assert game.seat == 0 and game.question() == "steal"
    game.play("steal 1")
    assert wallets(game) == [2, 1, 5], "the only saboteur won"
