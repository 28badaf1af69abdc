"""The mind of the Duel: it plays by the rules, beats chance, and sees what lies at hand."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from tests.duels import Table, row, table
from undermine.core.action import MENU, new_menu
from undermine.core.chance import Dice
from undermine.core.engine import legal_actions, to_act
from undermine.features.duel.mind.figures import Figures
from undermine.features.duel.mind.gossip import Gossip
from undermine.features.duel.mind.prospect import Prospect
from undermine.lab.simulate import play_series
from undermine.minds.index import mind_of
from undermine.minds.mind import best_of
from undermine.notation.action import write_action


def chosen(game: Table) -> str:
    """What the mind thinks best; it looks at the state as the seat that is asked may."""
    state, mind = game.state, mind_of(game.rules)
    lore = mind.blank()
    mind.heed(lore, state, 0, 0)
    seat = to_act(state)
    menu, worth = new_menu(), vec[float]([0.0] * MENU)
    actions = legal_actions(state, seat)
    for i, action in enumerate(actions):
        menu[i] = action
    mind.weigh(state, lore, seat, menu, len(actions), worth)
    return write_action(game.rules, int(best_of(menu, len(actions), worth, 0.0, Dice(1))))


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
    assert chosen(game) == "play repair-cart 0"


def test_alone_it_hopes_for_no_more_gold_than_it_has_markers() -> None:
    game = table("solo", tiles=row("H", 1, 6, 0), hands={0: "D-EW"})

    def worth() -> float:
        prospect = Prospect(game.rules, Figures(game.rules.seats))
        prospect.look_at(game.state, Gossip(game.rules), 0)
        return prospect.worth(game.state.arena, 0)

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
