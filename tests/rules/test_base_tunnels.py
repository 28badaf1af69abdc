"""Tunnels and where path cards may go (docs/rules/base.md sections 3 and 6)."""

from __future__ import annotations

import pytest

from tests.scenario import table
from undermine.core.action import USE, act
from undermine.core.engine import legal_actions

LINE = "; ".join(f"EW {x},0" for x in range(1, 7))


def test_rock_and_tunnel_meet_their_like() -> None:
    """BASE-T3, BASE-7, BASE-28: a straight to the east is legal, one from north to south is not."""
    game = table()
    assert game.can_lay("EW", "1,0")
    assert game.why_not_lay("NS", "1,0") == ("rock-into-tunnel", "W")
    game.lay("NS 0,1")
    assert game.why_not_lay("NEW", "1,1") == ("tunnel-into-rock", "W")


def test_corner_contact_is_not_enough() -> None:
    """BASE-T4, BASE-27, E4: a crossing that touches the start only at a corner."""
    assert table().why_not_lay("NESW", "1,1") == ("touches-nothing",)


def test_cards_are_never_laid_crosswise() -> None:
    """BASE-T5, BASE-9, BASE-29: half turns only; a straight from north to south is no straight to the east."""
    game = table()
    state = game.holding("B-NS")
    straight, curve = game.rules.code["B-NS"], game.rules.code["B-NE"]
    east = game.rules.read_cell("1,0")
    legal = legal_actions(state, 0)
    assert not [way for way in range(256) if int(act(USE, straight, east, way)) in legal]
    assert game.placement("B-NS", "0,1", 0) in legal
    turned = legal_actions(game.holding("B-NE"), 0)
    assert [way for way in range(256) if int(act(USE, curve, east, way)) in turned] == [1]


def test_half_turn() -> None:
    """BASE-T6, BASE-9: the curve {W,S} is legal beside the start, the same card as {E,N} is not."""
    game = table()
    assert game.can_lay("SW", "1,0")
    assert game.why_not_lay("NE", "1,0") == ("rock-into-tunnel", "W")


def test_behind_the_start_and_beyond_the_frame() -> None:
    """BASE-T7, BASE-16, E3: no border anywhere, not behind the start and not behind the goals."""
    game = table()
    assert game.can_lay("EW", "-1,0")
    game.dig("; ".join(f"EW {-x},0" for x in range(1, 12)))
    game.dig("; ".join(f"NS 0,{-y}" for y in range(1, 12)))
    far = table(tiles=f"{LINE}; NW 7,0; SE 7,-1; EW 8,-1")
    assert far.can_lay("EW", "9,-1")
    far.dig("EW 9,-1; EW 10,-1; SW 11,-1; NS 11,0")


def test_dead_ends_lead_nowhere() -> None:
    """BASE-T8, BASE-8, BASE-30, BASE-A6: a dead end is legal, but nothing goes on behind it."""
    game = table()
    game.dig("d-EW 1,0")
    assert game.why_not_lay("EW", "2,0") == ("not-joined",)
    assert game.lit("1,0") == "W"


def test_dead_ends_must_be_matched() -> None:
    """BASE-T9, BASE-28, BASE-A6: around the dead end; its unlit opening still wants an opening."""
    game = table()
    game.dig("d-EW 1,0; NE 0,1; EW 1,1; NW 2,1")
    assert game.can_lay("SW", "2,0")
    assert game.why_not_lay("SE", "2,0") == ("rock-into-tunnel", "W")


def test_hidden_goals_put_no_condition() -> None:
    """BASE-T10, BASE-32, BASE-A1, BASE-A2, BASE-11: rock beside a face-down goal is legal and reveals nothing."""
    game = table(tiles=LINE, hands={0: "B-NW"})
    assert game.can_lay("EW", "7,0") and game.can_lay("NW", "7,0")
    game.play("place B-NW 7,0")
    assert game.shown("8,0") == "" and not game.state.arena.reached
    assert game.seat == 1


def test_cell_must_be_empty() -> None:
    """BASE-26: not on the start, a laid card, a hidden goal or a revealed one."""
    game = table(tiles=LINE, hands={0: "B-EW"}, goals="gold NE NW")
    assert game.why_not_lay("NESW", "0,0") == ("cell-taken",)
    assert game.why_not_lay("EW", "3,0") == ("cell-taken",)
    assert game.why_not_lay("EW", "8,0") == ("cell-taken",)
    game.play("place B-EW 7,0")
    assert game.shown("8,0") == "SW"
    assert game.why_not_lay("SW", "8,0") == ("cell-taken",)


def test_every_side_must_agree() -> None:
    """BASE-28: one side that fits does not excuse another that does not."""
    game = table(tiles="EW 1,0; SW 2,0; NE 0,1")
    assert game.can_lay("NEW", "1,1") is False and game.can_lay("EW", "1,1")
    game.dig("EW 1,1")
    assert game.why_not_lay("SW", "2,1") == ("rock-into-tunnel", "N")
    assert game.why_not_lay("NS", "2,1") == ("rock-into-tunnel", "W")
    assert game.can_lay("NW", "2,1") and game.can_lay("NESW", "2,1") and game.can_lay("NSW", "2,1")


def test_light_goes_through_link_groups() -> None:
    """BASE-8, BASE-10: light fills a crossing, passes a curve, and stops in a dead end at the side it came from."""
    game = table(tiles="NESW 1,0; SW 2,0; d-NESW 1,1; NS 1,2")
    assert [game.lit(cell) for cell in ("0,0", "1,0", "2,0", "1,1", "1,2")] == ["NESW", "NESW", "SW", "N", ""]
    game.lay("NW 2,1")
    assert game.lit("2,1") == "NW" and game.lit("1,1") == "NE"


def test_a_tunnel_without_light_does_not_carry_on() -> None:
    """BASE-30, BASE-10: what touches only cards that are cut off is not joined to the start."""
    game = table(tiles="EW 1,0; EW 3,0; NS 4,-1")
    assert game.why_not_lay("NW", "4,0") == ("not-joined",)
    assert game.why_not_lay("NESW", "4,0") == ("not-joined",)
    assert game.can_lay("EW", "2,0")


def test_face_down_goals_do_not_conduct() -> None:
    """BASE-11: no light comes out of a hidden goal; a revealed stone conducts as it lies."""
    game = table(tiles=LINE, hands={0: "B-d-EW", 1: "B-EW"}, goals="gold NE NW")
    game.play("place B-d-EW 7,0")
    assert game.why_not_lay("NS", "8,1") == ("touches-nothing",)
    second = table(tiles=LINE, hands={0: "B-EW"}, goals="gold NE NW")
    second.play("place B-EW 7,0")
    assert second.lit("8,0") == "SW" and second.can_lay("NS", "8,1")


@pytest.mark.parametrize("shape", ["EW", "NESW", "SW", "d-EW"])
def test_broken_tools_forbid_digging(shape: str) -> None:
    """BASE-31: with a Sabotage card before you no path card goes anywhere."""
    assert table().can_lay(shape, "1,0")
    assert table(front={0: "sabotage-cart"}).why_not_lay(shape, "1,0") == ("cannot-dig",)
    assert table(front={1: "sabotage-cart"}).can_lay(shape, "1,0")


def test_seams_that_do_not_match_conduct_nothing() -> None:
    """BASE-A8: open against rock leads nowhere, in neither direction."""
    game = table(tiles="EW 1,0; NS 2,0; EW 3,0")
    assert game.lit("2,0") == "" and game.lit("3,0") == ""
    game.lay("NESW 1,1; EW 2,1")
    assert game.lit("1,1") == ""
