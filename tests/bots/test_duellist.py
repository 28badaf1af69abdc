"""The miner of the Duel: it plays by the rules, beats chance, and sees what lies at hand."""

from __future__ import annotations

import pytest

from tests.duels import Table, row, table
from undermine.bots import make
from undermine.bots.duellist import Duellist
from undermine.bots.prospect import Prospect
from undermine.core.engine import legal_actions, to_act
from undermine.lab.simulate import play_series
from undermine.notation.action import write_action
from undermine.views.view import View


def seen(game: Table) -> View:
    """A table that a test has laid, for the seat on turn: its view is the state's own, less the others' cards."""
    view = View(game.rules, to_act(game.state))
    for name in (
        "arena",
        "hands",
        "held",
        "front",
        "pieces",
        "known",
        "agenda",
        "deck",
        "pile",
        "gold",
        "notes",
    ):
        setattr(view, name, getattr(game.state, name))
    for number in ("left", "spent", "depth", "round", "turn"):
        setattr(view, number, getattr(game.state, number))
    return view


def chosen(game: Table, seed: int = 1) -> str:
    """What the miner does."""
    seat = to_act(game.state)
    action = Duellist(seat, game.rules, seed).choose(seen(game), legal_actions(game.state, seat))
    return write_action(game.rules, action)


def test_the_registry_knows_who_plays_the_duel() -> None:
    assert isinstance(make("miner", 0, table().rules, 1), Duellist)


def test_it_takes_gold_that_is_at_hand() -> None:
    game = table(hands={0: "D-bridge-gold map D-NS"})
    assert chosen(game).startswith("place D-bridge-gold 0,")


def test_it_reaches_for_a_goal() -> None:
    game = table(tiles="X 0,2; " + row("H", 1, 3, 2), hands={0: "D-EW map D-NS"})
    assert chosen(game) == "place D-EW 4,2"


def test_it_mends_its_tools() -> None:
    game = table(hands={0: "repair-cart map D-EW"}, front={0: "sabotage-cart"})
    assert chosen(game) == "play repair-cart 0"


def test_it_opens_a_door_to_gold() -> None:
    tiles = "L-green 3,-3; H 4,-3; SW 5,-3"
    game = table(tiles=tiles, hands={0: "key map D-NS"}, goals="G3-NSW-blue")
    game.turn_up("5,-2")
    assert game.reach(0, "5,-2") == "N", "the door bars the way to the gold"
    assert chosen(game) == "play key 5,-2"


def test_it_lays_a_door_for_which_it_has_the_key() -> None:
    """Neither card leads to the goal without the other."""
    game = table("solo", tiles=row("H", 1, 6, 0) + "; DEAD 7,-1", hands={0: "D-blue-NEW key D-NS map"})
    assert chosen(game) == "place D-blue-NEW 7,0"
    game.hold(0, "D-blue-NEW D-NS map")
    assert chosen(game) != "place D-blue-NEW 7,0"


def test_it_keeps_the_repair_that_mends_more() -> None:
    game = table("solo", hands={0: "repair-cart repair-lantern+cart D-EW"}, front={0: "sabotage-cart"})
    assert {chosen(game, seed) for seed in range(9)} == {"play repair-cart 0"}


def test_alone_it_hopes_for_no_more_gold_than_it_has_markers() -> None:
    game = table("solo", tiles=row("H", 1, 6, 0), hands={0: "D-EW"})

    def worth() -> float:
        return Prospect(seen(game)).worth(game.state.arena, 0)

    before = worth()
    for column in range(1, 6):
        game.put("claim", f"{column},0", 0)
    assert 0 < worth() < before
    game.put("claim", "6,0", 0)
    assert worth() == 0


def test_it_gives_trolls_what_costs_least() -> None:
    game = table(tiles="TR 1,1; TR 2,1", gold={0: "1 1 2 3"}, trollPayment="choose", hands={0: "map", 1: ""}, deck="")
    for cell in ("1,1", "2,1"):
        game.put("bribe", cell, 0)
    game.play("discard map")
    assert chosen(game) in ("give 2", "give 1 1")


@pytest.mark.strength
@pytest.mark.parametrize("text", ["duel:de x2", "duel:cs-sk x2"])
def test_it_beats_chance(text: str) -> None:
    for game in play_series(text, 2, ["miner", "random"], "bots"):
        miner = game.bots.index("miner")
        assert game.is_complete and game.scores[miner] > game.scores[1 - miner]


@pytest.mark.strength
def test_it_digs_alone() -> None:
    games = list(play_series("solo x1", 3, ["miner"], "bots"))
    assert all(game.is_complete for game in games)
    assert sum(game.scores[0] for game in games) >= 30
