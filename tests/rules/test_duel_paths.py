"""The Duel: connection, placement, doors, ladders."""

from __future__ import annotations

import pytest

from tests.duels import reached, row, table
from undermine.features.duel.deck import shaft_of
from undermine.games.deck import load


def test_segments_of_a_card() -> None:
    """DUEL-26, DUEL-27, DUEL-A39: groups, stubs and gated arms are segments; gold sits in one of them."""
    box = load("duel")
    door = shaft_of(box.row("G3-NSW-blue"))
    assert set(door.segments) == {0b0001, 0b1100} and door.spot == 0b1100 and door.gold == 3
    curve = shaft_of(box.row("G1-NW-green"))
    assert set(curve.segments) == {0b0001, 0b1000} and curve.spot == 0b0001
    stub = shaft_of(box.row("D-gold-EW+S"))
    assert set(stub.segments) == {0b1010, 0b0100} and stub.spot == 0b0100
    assert shaft_of(box.row("D-bridge-gold")).spot == 0b0101
    assert shaft_of(box.row("D-dcurve-gold")).spot == 0b0110


def test_segments_without_a_gate_are_apart() -> None:
    """DUEL-27, DUEL-92: on bridges, double curves and dead ends nobody goes from one segment to the other."""
    assert table(tiles="H 1,1; BR 2,1").reach(0, "2,1") == "EW"
    assert table(tiles="H 1,1; D-dcurve 2,1").reach(0, "2,1") == "SW"
    assert table(tiles="H 1,1; DEAD 2,1").reach(0, "2,1") == "W"


def test_open_meets_open() -> None:
    """DUEL-28, DUEL-89: a card whose wall stands against an open side is not joined."""
    assert table(tiles="H 1,1; H 2,1").reach(0, "2,1") == "EW"
    assert table(tiles="H 1,1; V 2,1").reach(0, "2,1") == ""


def test_doors_are_for_their_colour() -> None:
    """DUEL-29, DUEL-98, DUEL-32: green passes a green door, blue only while a key lies on it."""
    both = "X 0,0; DH-green 1,1; H 2,1; H 1,-1"
    game = table(tiles=both)
    assert game.reach(0, "2,1") == "EW" and game.reach(1, "2,1") == ""
    assert game.reach(1, "1,1") == "W", "blue stands before the door"
    game.put("key", "1,1", 1)
    assert game.reach(1, "2,1") == "EW" and game.reach(0, "2,1") == "EW"


def test_trolls_bar_everybody() -> None:
    """DUEL-30, DUEL-99, DUEL-101, DUEL-A13: nobody passes before a marker lies there, from either side; then both."""
    game = table(tiles="X 0,0; TR 1,1; V 1,0")
    assert game.reach(0, "1,1") == "EW" and game.reach(0, "1,0") == ""
    game.put("bribe", "1,1", 0)
    assert game.reach(0, "1,0") == "NS" and game.reach(1, "1,0") == "NS"
    cut = table(tiles="X 0,-2; X 1,-2; X 1,-1; V 1,0; TR 1,1; H 2,1; DEAD 0,0", first=1)
    assert cut.reach(1, "1,1") == "N" and cut.reach(1, "2,1") == "", "from behind he bars the way too"


def test_a_ladder_is_joined_with_its_start() -> None:
    """DUEL-31, DUEL-93: wherever it lies, its path belongs to what the colour's start reaches, and only to that."""
    game = table(tiles="H 1,-1; H 2,-1; L-green 3,-1; H 4,-1")
    assert game.reach(0, "3,-1") == "EW" and game.reach(0, "4,-1") == "EW" and game.reach(0, "1,-1") == "EW"
    far = table(tiles="L-green 3,6; H 4,6")
    assert far.reach(0, "4,6") == "EW" and far.reach(1, "4,6") == ""


def test_others_travel_over_a_ladder() -> None:
    """DUEL-A10: who comes to a ladder comes to its start card, and the other way; unless it is the owner's alone."""
    tiles = "H 1,-1; L-green 2,-1; H 1,1"
    shared = table(tiles=tiles)
    assert shared.reach(1, "1,1") == "EW" and shared.reach(1, "0,1") == "NESW"
    assert table(tiles=tiles, ladderExclusive="true").reach(1, "1,1") == ""
    up = "X 0,0; L-green 6,5; H 7,5"
    assert table(tiles=up).reach(1, "7,5") == "EW", "from the start card up the ladder"
    assert table(tiles=up, ladderExclusive="true").reach(1, "7,5") == ""


def test_hidden_goals_lead_nowhere() -> None:
    """DUEL-32: a face-down goal contributes no segments."""
    game = table(tiles=row("H", 1, 4, 1) + "; X 5,1", goals="g-X g-X0 g-V")
    assert game.reach(0, "5,0") == "" and game.reach(0, "5,1") == "NESW"


def test_joined_networks_belong_to_both() -> None:
    """DUEL-33, DUEL-53: joining them is allowed, and then everything is in reach of both, but for doors."""
    game = table(tiles="H 1,1; H 1,-1; DH-blue 2,-1; H 3,-1")
    assert game.why_place("X", "0,0") == ()
    game.lay("X 0,0")
    assert game.reach(0, "1,-1") == "EW" and game.reach(1, "1,1") == "EW"
    assert game.reach(0, "3,-1") == "" and game.reach(1, "3,-1") == "EW"


def test_own_start_or_any() -> None:
    """DUEL-T3, DUEL-49, DUEL-D1, DUEL-A6: in de one goes on from one's own start card, in cs and sk from either."""
    game = table()
    assert game.why_place("H", "1,1") == () and game.why_place("H", "1,-1") == ("not-joined-own",)
    cs = table("duel:cs-sk")
    assert cs.why_place("H", "1,1") == () and cs.why_place("H", "1,-1") == ()


def test_doors_count_as_the_acting_player_passes_them() -> None:
    """DUEL-A7, DUEL-98: with `any` one may go on from either start card, but through no closed door of the other."""
    for first, own, other in ((0, "green", "blue"), (1, "blue", "green")):
        row = {"blue": -1, "green": 1}
        near, far = f"1,{row[own]}", f"1,{row[other]}"
        for start, cell in ((near, f"2,{row[own]}"), (far, f"2,{row[other]}")):
            mine = table("duel:cs-sk", f"DH-{own} {start}", first=first)
            assert mine.why_place("H", cell) == (), "behind a door of one's own, whosever start it goes from"
            mine.hold(first, "H map")
            assert f"place H {cell}" in mine.legal()
            shut = table("duel:cs-sk", f"DH-{other} {start}", first=first)
            assert shut.why_place("H", cell) == ("not-joined",)
            shut.hold(first, "H map")
            assert f"place H {cell}" not in shut.legal()
            shut.put("key", start, first)
            assert shut.why_place("H", cell) == ()
    troll = table("duel:cs-sk", "TR 1,1")
    assert troll.why_place("V", "1,0") == ("not-joined",), "nobody passes the troll"
    own_start = table("duel:de", "DH-green 1,-1")
    assert own_start.why_place("H", "2,-1") == ("not-joined-own",)


def test_reach_is_not_wider_with_any_start() -> None:
    """DUEL-A7, DUEL-106: a way from the other start card lets a player lay cards there, and claim nothing."""
    game = table("duel:cs-sk", "DH-green 1,-1", hands={0: "GH map", 1: "map map"})
    game.play("place GH 2,-1")
    assert game.pieces("claim") == {} and game.reach(0, "2,-1") == game.reach(1, "2,-1") == ""


def test_ladders_count_as_the_acting_player_climbs_them() -> None:
    """DUEL-A7, DUEL-A10: a ladder of the other colour leads nowhere where only its owner climbs it."""
    shared = table("duel:cs-sk", "L-blue 4,3", first=0)
    assert shared.why_place("H", "5,3") == ()
    alone = table("duel:cs-sk", "L-blue 4,3", first=0, ladderExclusive="true")
    assert alone.why_place("H", "5,3") == ("not-joined",)
    owner = table("duel:cs-sk", "L-blue 4,3", first=1, ladderExclusive="true")
    assert owner.why_place("H", "5,3") == ()


def test_half_turns_only() -> None:
    """DUEL-T4, DUEL-45, DUEL-A1: a half turn is allowed, a card laid crosswise is not."""
    game = table()
    assert game.why_place("V", "1,1") == ("rock-into-tunnel", "W")
    assert game.why_place("ES", "1,1") == ("rock-into-tunnel", "W")
    assert game.why_place("ES", "1,1", 1) == ()
    assert game.why_place("H", "1,1", 1) == ("turned-the-same",), "it would lie as it does upright"


def test_sides_must_match() -> None:
    """DUEL-T5, DUEL-47: open meets open, wall meets wall, on every side."""
    game = table(tiles="H 1,1")
    assert game.why_place("V", "2,1") == ("rock-into-tunnel", "W")
    assert game.why_place("X", "2,1") == ()
    blocked = table(tiles="H 1,1; H 2,0")
    assert blocked.why_place("X", "2,1") == ("tunnel-into-rock", "N")


def test_a_dead_end_ends() -> None:
    """DUEL-T6, DUEL-49, DUEL-32: sides match, but nothing of the new card is in reach."""
    game = table(tiles="DEAD 1,1")
    assert game.why_place("H", "2,1") == ("not-joined-own",)


def test_cells_that_are_taken() -> None:
    """DUEL-44: no card onto another, also not onto a goal, face down or up."""
    game = table(tiles=row("H", 1, 4, 2) + "; V 0,2", goals="g-X0 g-X0 g-X")
    assert game.why_place("H", "1,2") == ("cell-taken",)
    assert game.why_place("H", "5,2") == ("cell-taken",)
    game.turn_up("5,2")
    assert game.why_place("H", "5,2") == ("cell-taken",)


def test_beside_the_labyrinth() -> None:
    """DUEL-46: a card in the open, or only at a corner, lies beside nothing."""
    game = table(tiles="H 1,1")
    assert game.why_place("X", "3,3") == ("touches-nothing",)
    assert game.why_place("X", "2,2") == ("touches-nothing",)


def test_beside_a_revealed_goal() -> None:
    """DUEL-46, DUEL-91, DUEL-A4: it is part of the labyrinth: one goes on from it and through it."""
    tiles = "; ".join(["X 0,0", row("H", 1, 4, 0)])
    game = table(tiles=tiles, goals="g-V g-X")
    assert game.why_place("H", "6,0") == ("touches-nothing",), "a card before a hidden goal touches no labyrinth"
    game.turn_up("5,0")
    assert game.reach(0, "5,0") == "NESW"
    assert game.why_place("H", "6,0") == () and game.why_place("V", "5,1") == ()


def test_hidden_goals_are_not_compared() -> None:
    """DUEL-48: a wall or an open side beside a hidden goal is fine, whatever the goal is."""
    game = table(tiles="; ".join(["X 0,0", row("H", 1, 3, 0)]), goals="g-V g-W")
    assert game.why_place("H", "4,0") == () and game.why_place("NW", "4,0") == ()


def test_closed_doors_and_trolls_interrupt() -> None:
    """DUEL-T9, DUEL-50, DUEL-29: behind a closed door or an unbribed troll nobody lays."""
    game = table(tiles="DH-blue 1,1")
    assert game.why_place("H", "2,1") == ("not-joined-own",)
    game.put("key", "1,1", 0)
    assert game.why_place("H", "2,1") == ()
    troll = table(tiles="TR 1,1")
    assert troll.why_place("V", "1,0") == ("not-joined-own",)
    troll.put("bribe", "1,1", 0)
    assert troll.why_place("V", "1,0") == ()


def test_one_path_of_a_bridge_suffices() -> None:
    """DUEL-51, DUEL-A5: one reachable segment is enough."""
    game = table(tiles="H 1,1; V 2,2")
    assert game.why_place("BR", "2,1") == ()
    assert table(tiles="H 1,1").why_place("TR", "2,1") == ()
    assert table(tiles="H 1,1").why_place("DEAD", "2,1") == ()


def test_cut_off_cards_stay() -> None:
    """DUEL-52: the connection is asked for while laying only."""
    game = table(tiles=row("H", 1, 3, 1), hands={0: "rockfall map"})
    game.play("play rockfall 2,1")
    assert game.shown("3,1") == "EW" and game.reach(0, "3,1") == ""


def test_nothing_must_lead_on() -> None:
    """DUEL-54: away from the goals, dead ends, everything that fits is legal."""
    game = table()
    assert game.why_place("DEAD", "1,1") == () and game.why_place("H", "-1,1") == ()


def test_ladder_placement() -> None:
    """DUEL-T21, DUEL-94..96, DUEL-31, DUEL-D8: beside any path card without connection, never beside goal or gold."""
    one = table(tiles="H 1,-1; H 2,-1", hands={0: "L-green map"})
    assert one.why_place("L-green", "3,-1") == ()
    one.play("place L-green 3,-1")
    assert all(one.reach(0, f"{x},-1") == "EW" for x in (1, 2, 3))
    two = table(tiles=row("H", 1, 4, -1))
    assert two.why_place("L-green", "5,-1") == ("beside-goal",)
    three = table(tiles="H 1,-1; GH 2,-1")
    assert three.why_place("L-green", "3,-1") == ("beside-gold",)


def test_beside_is_orthogonal() -> None:
    """DUEL-A11: a corner of a goal or of gold does not matter; gold may come beside a ladder later."""
    game = table(tiles=row("H", 1, 3, 1))
    assert game.why_place("L-green", "4,1") == (), "a corner of the goals 5,0 and 5,2"
    game.lay("L-green 4,1")
    assert game.why_place("GH", "5,1") == ()
    up = table(tiles="X 0,0; " + row("H", 1, 4, 0), goals="g-V g-X")
    up.turn_up("5,0")
    assert up.why_place("L-green", "6,0") == ("beside-goal",), "face up as well"


def test_ladders_match_and_lie_upright() -> None:
    """DUEL-97: the rules about sides and half turns hold for ladders."""
    game = table(tiles="V 0,2")
    assert game.why_place("L-green", "0,3") == ("rock-into-tunnel", "N")
    assert game.why_place("D-lad-green", "0,3") == ()
    assert game.why_place("D-lad-green", "0,3", 1) == ("rock-into-tunnel", "N")


def test_a_ladder_of_the_opponent() -> None:
    """DUEL-A9: either colour's ladder may be laid."""
    game = table(tiles="H 1,1")
    assert game.why_place("L-blue", "2,1") == ()


def test_wall_to_wall_ladders() -> None:
    """DUEL-A8: contact is enough, unless the option asks for an open joint."""
    tiles = "H 1,1"
    assert table(tiles=tiles).why_place("L-green", "1,0") == ()
    asked = table(tiles=tiles, ladderNeedsJoint="true")
    assert asked.why_place("L-green", "1,0") == ("ladder-not-joined",)
    assert asked.why_place("L-green", "2,1") == ()


def test_gold_does_not_bar() -> None:
    """DUEL-105: light goes on through a card with gold."""
    game = table(tiles="GH 1,1; H 2,1")
    assert game.reach(0, "2,1") == "EW"


@pytest.mark.parametrize("edition", ["duel", "duel:cs-sk"])
def test_the_legal_list_is_all_that_is_legal(edition: str) -> None:
    """DUEL-43..49, DUEL-94..96: the list has exactly the placements that nothing speaks against, each once."""
    tiles = "X 0,0; H 1,1; DH-blue 2,1; H 1,-1; TR 2,-1; GH 3,-1; DEAD 0,2; H 0,-2"
    cards = "X H D-NE L-green TR BR"
    for seat in (0, 1):
        game = table(edition, tiles, hands={seat: cards}, first=seat)
        listed = [words for words in game.legal() if words.startswith("place")]
        tried = {
            f"place {card} {x},{y}" + (" turned" if turned else "")
            for card in cards.split()
            for x in range(-3, 8)
            for y in range(-5, 6)
            for turned in (0, 1)
            if not game.why_place(card, f"{x},{y}", turned)
        }
        assert set(listed) == tried and len(listed) == len(tried) > 8


def test_reach_is_what_light_reaches() -> None:
    """DUEL-32: nothing else than what start, edges, gates and ladders join."""
    game = table(tiles="H 1,1; V 2,1; L-blue 4,4")
    assert reached(game.state, 0) == {"0,1:NESW", "1,1:EW"}
    assert reached(game.state, 1) == {"0,-1:NESW", "4,4:EW"}
