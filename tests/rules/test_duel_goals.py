"""The Duel: goals that are turned up, trolls that are bribed, gold that is marked."""

from __future__ import annotations

import pytest

from tests.duels import Table, row, table

LINE = "X 0,0; " + row("H", 1, 3, 0)
"""Up to three cards of the middle row, joined with both starts."""


def orientation(game: Table, cell: str) -> int:
    return int(game.state.arena.code[game.rules.first_goal + game.goal_at(cell)]) & 1


# Goals


def test_four_cards_reach_a_goal() -> None:
    """DUEL-T7, DUEL-17, DUEL-83: the fourth card reveals the goal, at once and for everybody."""
    game = table(tiles=LINE, hands={0: "H map"}, goals="g-V g-X0")
    assert not game.is_up("5,0")
    game.play("place H 4,0")
    assert game.is_up("5,0") and game.shown("5,0") == "NESW"


def test_a_wall_reveals_nothing() -> None:
    """DUEL-83: the connection has to end at the goal with an open side."""
    game = table(tiles=LINE, hands={0: "NW map"}, goals="g-V g-X0")
    game.play("place NW 4,0")
    assert not game.is_up("5,0")


def test_two_goals_at_once() -> None:
    """DUEL-T8, DUEL-34, DUEL-A27: the acting player orders and orients them, in one settlement."""
    tiles = row("H", 1, 4, 1)
    game = table(tiles=tiles, hands={0: "X map"}, goals="g-V g-ES g-V")
    game.play("place X 5,1")
    assert game.seat == 0 and game.legal() == {"first 5,0", "first 5,2"}
    game.play("first 5,2")
    assert game.is_up("5,2") and game.is_up("5,0"), "both are symmetrical or have one way only"
    assert game.pieces("claim") == {"5,0": 0, "5,2": 0}


def test_it_takes_the_orientation_that_fits() -> None:
    """DUEL-84, DUEL-85, DUEL-D9: of two ways the one that agrees with all neighbours, without a question."""
    game = table(tiles=LINE, hands={0: "H map"}, goals="g-V g-ES")
    game.play("place H 4,0")
    assert game.shown("5,0") == "NW" and orientation(game, "5,0") == 1 and game.seat == 1
    upright = table(tiles=LINE, hands={0: "H map"}, goals="g-V g-NW")
    upright.play("place H 4,0")
    assert upright.shown("5,0") == "NW" and orientation(upright, "5,0") == 0


def test_every_neighbour_counts() -> None:
    """DUEL-85, DUEL-D9: W alone would fit one way, W and N the other; all of them are asked."""
    tiles = LINE + "; V 5,-1"
    game = table(tiles=tiles, hands={0: "H map"}, goals="g-V g-W")
    game.play("place H 4,0")
    assert game.shown("5,0") == "W", "neither way fits the open side above; W keeps the connection"


@pytest.mark.parametrize(("edition", "ladder"), [("duel", "L-green"), ("duel:cs-sk", "L-blue")])
def test_both_ways_fit(edition: str, ladder: str) -> None:
    """DUEL-86, DUEL-A28: then the acting player chooses, whosever connection it was."""
    for turned, sides in (("", "NSW"), (" turned", "NES")):
        game = table(edition, f"{ladder} 3,-3; H 4,-3", hands={0: "SW map"}, goals="G0-d-NSW")
        game.play("place SW 5,-3")
        assert game.seat == 0 and game.legal() == {"orient 5,-2", "orient 5,-2 turned"}
        game.play("orient 5,-2" + turned)
        assert game.shown("5,-2") == sides


def test_a_goal_that_a_half_turn_does_not_change() -> None:
    """DUEL-84: nobody is asked how it lies."""
    game = table(tiles=LINE, hands={0: "H map"}, goals="g-V G1-NS+EW")
    game.play("place H 4,0")
    assert game.is_up("5,0") and game.seat == 1


def test_nothing_fits() -> None:
    """DUEL-T22, DUEL-87, DUEL-88, DUEL-89: the side from which it was reached is joined, the other may mismatch."""
    game = table(tiles=LINE + "; H 5,-1", hands={0: "H map"}, goals="g-V g-NW")
    game.play("place H 4,0")
    assert game.shown("5,0") == "NW" and orientation(game, "5,0") == 0 and game.seat == 1
    assert game.reach(0, "5,0") == "NW" and game.reach(0, "5,-1") == "", "no connection across the wall"
    turned = table(tiles=LINE + "; H 5,-1", hands={0: "H map"}, goals="g-V g-ES")
    turned.play("place H 4,0")
    assert turned.shown("5,0") == "NW" and orientation(turned, "5,0") == 1


def test_a_question_between_equals() -> None:
    """DUEL-88, DUEL-A26: reached from W and S at once with a goal open to N and W or E and S: the player chooses."""
    tiles = "X 0,2; X 0,3; " + row("H", 1, 3, 2) + "; X 1,3; " + row("H", 2, 4, 3)
    game = table(tiles=tiles + "; DEAD 5,3", goals="g-V g-V g-NW", hands={0: "H map"})
    game.state.arena.lift(game.rules.read_cell("5,3"))
    game.lay("NW 5,3")
    game.play("place H 4,2")
    assert game.legal() == {"orient 5,2", "orient 5,2 turned"} and game.seat == 0
    game.play("orient 5,2 turned")
    assert game.shown("5,2") == "ES"


def test_revealed_goals_stay() -> None:
    """DUEL-90: cut off or not, it stays face up in its place."""
    game = table(tiles=LINE + "; H 4,0", hands={0: "rockfall map"}, goals="g-V g-X0")
    game.turn_up("5,0")
    game.play("play rockfall 2,0")
    assert game.is_up("5,0") and game.reach(0, "5,0") == ""


def test_a_bridge_for_both() -> None:
    """DUEL-T14, DUEL-51, DUEL-83, DUEL-108, DUEL-A28, DUEL-D2: green lays it, blue's connection reveals, blue marks."""
    tiles = row("H", 1, 2, -1) + "; SW 3,-1; NE 3,0; " + row("H", 1, 3, 1) + "; NW 4,1"
    game = table(tiles=tiles, hands={0: "BR map"}, goals="g-V g-W g-V")
    assert game.reach(1, "3,0") == "NE" and game.reach(0, "4,1") == "NW"
    game.play("place BR 4,0")
    assert game.is_up("5,0") and game.pieces("claim") == {"5,0": 1}
    assert game.reach(0, "5,0") == "" and game.seat == 1


# Trolls


def test_bribing() -> None:
    """DUEL-T11, DUEL-42, DUEL-80, DUEL-99..101: an extra step; the goal behind is revealed, its gold marked."""
    tiles = row("H", 1, 4, 1) + "; TR 5,1"
    game = table(tiles=tiles, hands={0: "map map V"}, goals="g-V g-S g-V", deck="H H H")
    assert not game.is_up("5,0")
    game.play("bribe 5,1")
    assert game.pieces("bribe") == {"5,1": 0} and game.pieces("claim") == {"5,0": 0} and game.markers() == 6
    assert game.is_up("5,0") and game.seat == 0 and game.question() == "turn", "the turn goes on"
    game.play("discard map map")
    assert sorted(game.hand(0)) == ["H", "H", "V"] and game.seat == 1
    game.lay("X 0,0")
    assert game.reach(1, "5,0") == "S", "blue passes the troll too"


def test_a_troll_is_bribed_once() -> None:
    """DUEL-104, DUEL-D16: a troll with a marker takes no second one, of nobody."""
    game = table(tiles="X 0,0; TR 1,1", hands={0: "map map"})
    assert game.may("bribe 1,1")
    game.put("bribe", "1,1", 1)
    assert not game.may("bribe 1,1") and game.why("bribe 1,1") == ("troll-bribed",)
    assert game.why("bribe 0,1") == ("no-troll-there",)


def test_bribes_only_in_ones_own_turn() -> None:
    """DUEL-103, DUEL-D7: the other player has to wait."""
    game = table(tiles="X 0,0; TR 1,-1", hands={0: "map map"}, first=0)
    assert game.may("bribe 1,-1")
    game.play("discard map")
    assert game.seat == 1 and game.may("bribe 1,-1")


def test_bribes_before_and_after_the_action() -> None:
    """DUEL-A14, DUEL-42: any number, also after the card, before drawing; sabotage does not forbid it."""
    game = table(tiles="TR 1,1", hands={0: "TR map"}, deck="H H H", front={0: "sabotage-cart"})
    assert game.may("bribe 1,1")
    two = table(tiles="TR 1,1", hands={0: "TR map"}, deck="H H H")
    two.play("bribe 1,1", "place TR 2,1")
    assert two.question() == "bribe" and two.legal() == {"bribe 2,1", "done"} and len(two.hand(0)) == 1
    two.play("bribe 2,1")
    assert two.pieces("bribe") == {"1,1": 0, "2,1": 0} and two.seat == 1 and len(two.hand(0)) == 2
    declined = table(hands={0: "TR map"}, deck="H H H")
    declined.play("place TR 1,1", "done")
    assert declined.pieces("bribe") == {} and declined.seat == 1 and len(declined.hand(0)) == 2
    declined.hold(1, "map")
    assert declined.why("done") == ("turn-not-done",)


def test_a_troll_out_of_reach() -> None:
    """DUEL-A15: the briber must stand before him, unless the option says any troll."""
    tiles = "TR 1,-1"
    assert table(tiles=tiles).why("bribe 1,-1") == ("troll-out-of-reach",)
    assert table(tiles=tiles, bribeRequiresReach="false").may("bribe 1,-1")
    behind = table(tiles="DEAD 1,1; TR 2,1", hands={0: "map map"})
    assert behind.why("bribe 2,1") == ("troll-out-of-reach",)


def test_bribing_without_gold() -> None:
    """DUEL-A16: allowed; with the option only with a nugget for every troll, kept or marked."""
    tiles = "TR 1,1; TR 2,1"
    assert table(tiles=tiles).may("bribe 1,1")
    poor = table(tiles=tiles, bribeRequiresGold="true")
    assert poor.why("bribe 1,1") == ("no-gold-for-troll",)
    kept = table(tiles=tiles, gold={0: "1"}, bribeRequiresGold="true")
    kept.play("bribe 1,1")
    assert not kept.may("bribe 2,1")
    marked = table(tiles=tiles + "; GH 3,1", gold={0: "1"}, bribeRequiresGold="true")
    marked.put("claim", "3,1", 0)
    marked.play("bribe 1,1", "bribe 2,1")
    assert marked.pieces("bribe") == {"1,1": 0, "2,1": 0}


def test_bribing_reaches_gold_of_the_opponent() -> None:
    """DUEL-101, DUEL-108: the way is open to both, and so is what lies behind."""
    game = table(tiles="TR 1,1; D-bridge-gold 1,0", hands={0: "map map"})
    game.play("bribe 1,1")
    assert game.pieces("claim") == {"1,0": 0}
    other = table(tiles="TR 1,1; D-bridge-gold 1,0", hands={0: "map map"}, bribeRequiresReach="false", first=1)
    other.play("bribe 1,1")
    assert other.pieces("claim") == {"1,0": 0} and other.pieces("bribe") == {"1,1": 1}


# Gold


def test_gold_is_marked_at_once() -> None:
    """DUEL-106, DUEL-112, DUEL-A24, DUEL-111: own colour up, without a question, on paths and goals alike."""
    game = table(hands={0: "GH map"})
    game.play("place GH 1,1")
    assert game.pieces("claim") == {"1,1": 0} and game.markers() == 7 and game.seat == 1
    goal = table(tiles=LINE, hands={0: "H map"}, goals="g-V g-X")
    goal.play("place H 4,0")
    assert goal.pieces("claim") == {"5,0": 0}


def test_the_segment_with_the_gold() -> None:
    """DUEL-A39: on a bridge, in a stub or behind a door the gold's own segment must be reached."""
    game = table(hands={0: "D-bridge-gold D-gold-EW+S"})
    game.play("place D-bridge-gold 1,1")
    assert game.pieces("claim") == {}, "the gold is on the other path"
    north = table(hands={0: "D-bridge-gold map"})
    north.play("place D-bridge-gold 0,2")
    assert north.pieces("claim") == {"0,2": 0}
    stub = table(hands={0: "D-gold-EW+S map"})
    stub.play("place D-gold-EW+S 1,1")
    assert stub.pieces("claim") == {}
    below = table(tiles="V 0,2; V 0,3; NE 0,4; H 1,4; NW 2,4", hands={0: "D-gold-EW+S map"})
    below.play("place D-gold-EW+S 2,3")
    assert below.pieces("claim") == {"2,3": 0}


def test_marked_gold_is_settled() -> None:
    """DUEL-110: one marker a card; who comes later gets nothing of it."""
    game = table(tiles="GH 1,1", hands={0: "X map", 1: "X map"})
    game.put("claim", "1,1", 0)
    game.play("discard map")
    game.play("place X 0,0")
    assert game.reach(1, "1,1") == "EW" and game.pieces("claim") == {"1,1": 0} and game.markers() == 7


def test_marked_gold_survives_a_rockfall() -> None:
    """DUEL-T16, DUEL-107, DUEL-68: cut off, but collected."""
    tiles = row("H", 1, 3, -1) + "; GH 4,-1"
    game = table(tiles=tiles, hands={0: "rockfall", 1: ""}, deck="")
    game.put("claim", "4,-1", 1)
    game.play("play rockfall 3,-1")
    assert game.state.round == 2 and game.gold(1) == [1]


def test_gold_of_the_opponent() -> None:
    """DUEL-108: connected to blue only, blue marks it, in green's turn."""
    tiles = "H 1,-1; H 3,-1; GH 4,-1"
    game = table("duel:cs-sk", tiles, hands={0: "H map"})
    game.play("place H 2,-1")
    assert game.pieces("claim") == {"4,-1": 1} and game.seat == 1


@pytest.mark.parametrize(("option", "owner"), [("active", 0), ("opponent", 1)])
def test_gold_of_both(option: str, owner: int) -> None:
    """DUEL-T15, DUEL-109, DUEL-D3, DUEL-A23: one event connects it to both: the acting player's, or the other's."""
    game = table(tiles="X 0,0; H 1,1", hands={0: "GH map"}, doubleGold=option)
    game.play("place GH 2,1")
    assert game.pieces("claim") == {"2,1": owner}


def test_too_few_markers() -> None:
    """DUEL-A25: the acting player's gold first, in his order; the last marker ends the round."""
    tiles = "; ".join([row("GH", 10, 15, 5), "H 1,1; H 1,-1", "GH 3,1; GH 4,1; GH 3,-1"])
    game = table("duel:cs-sk", tiles, hands={0: "H map"})
    for x in range(10, 16):
        game.put("claim", f"{x},5", 1)
    game.lay("GH 16,5")
    game.put("claim", "16,5", 1)
    game.play("place H 2,1")
    assert game.question() == "claim" and game.seat == 0
    assert game.legal() == {"claim 3,1", "claim 4,1"} and game.why("claim 3,-1") == ("no-gold-to-mark",)
    game.play("claim 4,1")
    assert game.state.round == 2 and game.gold(0) == [1] and game.gold(1) == [1] * 7


def test_no_gold_no_marker() -> None:
    """DUEL-A41: a goal without gold is never marked."""
    game = table(tiles=LINE, hands={0: "H map"}, goals="g-V g-X0")
    game.play("place H 4,0")
    assert game.pieces("claim") == {} and game.is_up("5,0")
