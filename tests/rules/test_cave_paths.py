"""Laying path cards in the Dark Cave, and which field is one move from which."""

from __future__ import annotations

from tests.cave import cave


def test_where_a_card_may_lie() -> None:
    """CAVE-T3, CAVE-73..76, CAVE-78, CAVE-83, CAVE-A2: beside a card, upright or turned, fitting, prolonging a path."""
    game = cave(3, hands={0: "I-EW I-NS I-NE I-NESW"})
    assert game.uses("I-EW") == {"place I-EW 1,0", "place I-EW -1,0"}
    assert game.why("place I-EW 3,0") == ("touches-nothing",)
    assert game.why("place I-NS 1,0") == ("rock-into-tunnel", "W")
    assert game.why("place I-EW 0,0") == ("cell-taken",)
    # A quarter turn does not exist: I-NS never lies as a straight from west to east.
    assert game.uses("I-NS") == {"place I-NS 0,1", "place I-NS 0,-1"}
    assert game.uses("I-NE") == {
        "place I-NE -1,0", "place I-NE 0,1", "place I-NE 1,0 turned", "place I-NE 0,-1 turned",
    }  # fmt: skip
    # Its east side is a wall, so a card with a wall to the west fits there but prolongs nothing.
    walled = cave(3, "I-NW 1,0", hands={0: "I-NS I-NE"})
    assert walled.why("place I-NS 2,0") == ("not-joined",)
    assert walled.why("place I-NE 2,0") == ("not-joined",)
    assert "place I-NE 2,0 turned" not in walled.legal()


def test_every_side_must_fit() -> None:
    """CAVE-76: open meets open and wall meets wall on all sides that touch a face-up card."""
    game = cave(3, "I-NESW 1,0; I-NS 2,1", hands={0: "I-EW I-NEW I-NES I-NESW"})
    # 2,0 lies between the crossing to the west and the open north end of the straight below.
    assert not game.may("place I-EW 2,0") and game.why("place I-EW 2,0") == ("rock-into-tunnel", "S")
    assert game.may("place I-NEW 2,0 turned") and not game.may("place I-NEW 2,0")
    assert game.may("place I-NESW 2,0")


def test_no_link_to_the_start_is_needed() -> None:
    """CAVE-T4, CAVE-79, CAVE-A54: what a rockfall has cut off goes on growing."""
    game = cave(3, "I-EW 1,0; I-EW 2,0; I-NESW 3,0; I-EW 4,0", hands={0: "I-rockfall", 1: "I-EW"})
    game.play("play I-rockfall 2,0", "stay")
    assert game.where(1) == "0,0:c" and game.may("place I-EW 5,0")
    game.play("place I-EW 5,0")
    assert game.shown("5,0") == "EW"


def test_a_face_down_goal_is_no_neighbour() -> None:
    """CAVE-74, CAVE-77, CAVE-A12: a card that touches nothing else is illegal; sides towards it are not checked."""
    game = cave(3, "I-EW 1,0; I-EW 2,0", hands={0: "I-NESW I-EW"})
    for cell in ("3,4", "4,3", "5,4", "4,5"):
        assert game.why(f"place I-NESW {cell}") == ("touches-nothing",)
    beside = cave(3, "I-EW 1,4; I-EW 2,4", hands={0: "I-NESW I-EW I-NEW I-NE"})
    assert beside.may("place I-NESW 3,4") and beside.may("place I-EW 3,4")
    assert beside.may("place I-NE 3,4 turned"), "a wall may meet the goal"
    assert beside.why("place I-NESW 4,4") == ("cell-taken",)


def test_beside_a_goal_that_is_face_up() -> None:
    """CAVE-74, CAVE-153: a revealed goal is part of the network."""
    game = cave(3, hands={0: "I-EW I-NS"}, goals="den ladder vein exit")
    assert not game.may("place I-EW 5,4")
    game.show_goal("4,4")
    assert game.may("place I-EW 5,4") and game.may("place I-EW 3,4") and game.may("place I-NS 4,5")


def test_beyond_the_area() -> None:
    """CAVE-80: the table has no border."""
    row = "; ".join(f"I-EW {x},0" for x in range(1, 7))
    assert cave(3, row, hands={0: "I-EW"}).may("place I-EW 7,0")


def test_a_stub_can_be_prolonged() -> None:
    """CAVE-A13: any open side counts, also one that nobody can walk to."""
    game = cave(3, "I-double-blind 1,0", hands={0: "I-EW"})
    assert game.may("place I-EW 2,0")


def test_no_open_end() -> None:
    """CAVE-A63: then path cards cannot be laid, until a rockfall opens an end; players play and discard other cards."""
    closed = "I-blind 1,0; I-blind~ -1,0; I-cap 0,1; I-cap~ 0,-1"
    game = cave(2, closed, hands={0: "I-NESW I-rockfall", 1: "I-EW I-NES"})
    assert game.state.arena.slots == 0 and not game.uses("I-NESW")
    assert {"discard I-NESW", "play I-rockfall 1,0", "propose"} <= game.legal()
    game.play("play I-rockfall 1,0", "stay")
    assert game.uses("I-EW") == {"place I-EW 1,0"} and "propose" not in game.legal()


def test_a_vein_is_laid_with_a_nugget() -> None:
    """CAVE-82, CAVE-145: one nugget of the bank, on the gold symbol."""
    game = cave(3, hands={0: "III-vein-NES"})
    before = game.nuggets()
    game.play("place III-vein-NES -1,0")
    assert game.nuggets() == before + 1
    assert game.state.piece_at(game.board.nugget, game.rules.read_cell("-1,0")) >= 0


def test_a_web_does_not_hinder_laying() -> None:
    """CAVE-81: the web then lies on the edge between both cards and still blocks."""
    game = cave(3, "I-EW 1,0", hands={0: "I-EW"})
    game.web("A", "1,0:e", 2, owner=2)
    game.play("place I-EW 2,0")
    game.walk("1,0:c")
    assert "2,0:c" not in game.steps() and game.webs() == {"A": 2}


# Moves


def test_between_cards_and_inside_them() -> None:
    """CAVE-T5, CAVE-41, CAVE-42, CAVE-55, CAVE-56, CAVE-59, CAVE-103, CAVE-135: 2 moves over II, 3 over III."""
    game = cave(3, "II-EW 1,0; III-H 2,0", hands={0: "I-secret"})
    game.play("play I-secret 1")
    game.walk("1,0:w", "1,0:e", "2,0:w")
    assert game.where(0) == "2,0:w" and game.seat == 1
    booted = cave(3, "II-EW 1,0; III-H 2,0", hands={0: "I-secret"}, front={0: "I-boots"})
    booted.play("play I-secret 1")
    booted.walk("1,0:w", "1,0:e", "2,0:w", "2,0:c")
    assert booted.where(0) == "2,0:c" and booted.seat == 1


def test_level_one_takes_one_move() -> None:
    """CAVE-40: three cards of level I in a turn."""
    game = cave(3, "I-EW 1,0; I-NESW 2,0; I-EW 3,0", hands={0: "I-secret"})
    game.play("play I-secret 1")
    game.walk("1,0:c", "2,0:c", "3,0:c")
    assert game.where(0) == "3,0:c"


def test_fields_of_one_card() -> None:
    """CAVE-46, CAVE-47, CAVE-55: arms of II are joined with each other, arms of III with the middle only."""
    two = cave(3, "II-NESW 1,0", hands={0: "I-secret"})
    two.put(dwarf_0="1,0:n")
    two.play("play I-secret 1")
    assert two.steps() == {"1,0:e", "1,0:s", "1,0:w"}
    three = cave(3, "III-NESW 1,0", hands={0: "I-secret"})
    three.put(dwarf_0="1,0:n")
    three.play("play I-secret 1")
    assert three.steps() == {"1,0:c"}
    three.walk("1,0:c")
    assert three.steps() == {"1,0:n", "1,0:e", "1,0:s", "1,0:w"}


def test_ladders() -> None:
    """CAVE-T6, CAVE-57, CAVE-59: from ladder to ladder at any distance, for one move."""
    game = cave(3, "I-lad-NE 6,2; III-lad-NS -5,0", hands={0: "I-secret"})
    game.play("play I-secret 1")
    assert game.steps() == {"6,2:c", "-5,0:c"}
    game.walk("6,2:c")
    assert game.where(0) == "6,2:c" and game.steps() == {"0,0:c", "-5,0:c"}
    assert int(game.state.top()[3]) & 15 == 2


def test_neighbouring_ladders_are_one_answer() -> None:
    """CAVE-57: a ladder card beside another is reached either way, and named once."""
    game = cave(3, "I-lad-NE~ 1,0", hands={0: "I-secret"})
    game.play("play I-secret 1")
    assert sorted(game.legal()) == ["move 1,0:c", "stay"]


def test_onto_a_face_down_goal() -> None:
    """CAVE-54, CAVE-58, CAVE-A9: from any side whose neighbour is open towards it."""
    cells = {"3,4": "w", "5,4": "e", "4,3": "n", "4,5": "s"}
    for cell, side in cells.items():
        game = cave(3, f"I-NESW {cell}", hands={0: "I-secret"})
        game.put(dwarf_0=f"{cell}:c")
        game.play("play I-secret 1")
        assert f"4,4:{side}" in game.steps()
    walled = cave(3, "I-NS 3,4", hands={0: "I-secret"})
    walled.put(dwarf_0="3,4:c")
    walled.play("play I-secret 1")
    assert not any(step.startswith("4,4") for step in walled.steps())


def test_webs_block_edges_only() -> None:
    """CAVE-60, CAVE-98: not the step inside a card, not the ladder."""
    game = cave(3, "II-EW 1,0; I-lad-NE 6,2; I-NESW 3,4", hands={0: "I-secret"})
    game.web("A", "0,0:e", 2, owner=2)
    game.web("B", "3,4:e", 2, owner=2)
    game.play("play I-secret 1")
    assert game.steps() == {"6,2:c"}
    inside = cave(3, "II-EW 1,0", hands={0: "I-secret"})
    inside.web("A", "0,0:e", 2, owner=2)
    inside.put(dwarf_0="1,0:w")
    inside.play("play I-secret 1")
    assert inside.steps() == {"1,0:e"}
    goal = cave(3, "I-NESW 3,4", hands={0: "I-secret"})
    goal.web("A", "3,4:e", 1, owner=2)
    goal.put(dwarf_0="3,4:c")
    goal.play("play I-secret 1")
    assert goal.seat == 1, "there is no step to choose"


def test_open_against_wall() -> None:
    """CAVE-62: beside a revealed goal an open side may meet a wall; nobody passes there."""
    game = cave(3, "I-NESW 4,3; I-NESW 5,4", hands={0: "I-secret"}, goals="exit ladder vein den")
    game.show_goal("4,4")
    assert game.shown("4,4") == "NW"
    game.put(dwarf_0="5,4:c")
    game.play("play I-secret 1")
    assert game.seat == 1, "the crossing touches the goal's wall and nothing else"


def test_a_bridge_is_left_as_it_was_entered() -> None:
    """CAVE-61, CAVE-50: no change to the way at right angles."""
    for card in ("I-bridge", "II-bridge", "III-bridge"):
        around = "I-NESW 0,1; I-NESW 0,3; I-NESW -1,2; I-NESW 1,2"
        game = cave(3, f"{card} 0,2; {around}", hands={0: "I-secret"}, front={0: "I-boots"})
        game.put(dwarf_0="0,1:c")
        reached = set()
        states = [(game.state.figures[0], 0)]
        while states:
            place, steps = states.pop()
            reached.add(int(place))
            found = game.state.arena.cell[:]
            if steps < 3:
                n = game.board.steps(game.state, place, found)
                states += [(found[i], steps + 1) for i in range(n) if found[i] >> 4 == game.rules.read_cell("0,2")]
        names = {"I-bridge": {"v"}, "II-bridge": {"n", "s"}, "III-bridge": {"n", "v", "s"}}[card]
        fields = {"neswcabhvt"[place & 15] for place in reached if place >> 4 == game.rules.read_cell("0,2")}
        assert fields == names
