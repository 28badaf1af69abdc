"""Reaching goals and turning them up (docs/rules/base.md section 9)."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario, kinds, table
from undermine.core import change
from undermine.core.event import DREW, ENDED, FOUND, TOLD

LINE = "; ".join(f"EW {x},0" for x in range(1, 7))
EDITIONS = ("cs20", "de", "lt2009")


def found(game: Scenario, words: str) -> list[str]:
    """The cells of the goals that a play turns up, in order."""
    return [("8,-2", "8,0", "8,2")[event[2][0]] for event in game.play(words) if event[0] == FOUND]


@pytest.mark.parametrize("edition", EDITIONS)
def test_goal_reached(edition: str) -> None:
    """BASE-T11, BASE-46, BASE-47, E8: the path from the start is unbroken, so the goal is turned up at once."""
    game = table(f"base:{edition} x5", LINE, hands={0: "B-EW"}, goals="gold NE NW")
    assert found(game, "place B-EW 7,0") == ["8,0"]
    assert game.shown("8,0") and game.shown("8,-2") == game.shown("8,2") == ""
    assert game.state.round == 1 and game.seat == 1


def test_dead_end_before_a_goal() -> None:
    """BASE-T12, BASE-47, BASE-A2, BASE-A6: legal beside the goal, but no tunnel leads to it."""
    game = table(tiles=LINE, hands={0: "B-d-EW"})
    assert found(game, "place B-d-EW 7,0") == []
    assert game.shown("7,0") == "EW" and game.shown("8,0") == ""


def two_goals(goals: str, text: str = "base x5") -> Scenario:
    tiles = f"{LINE}; SW 7,0; NE 7,1"
    game = table(text, tiles, hands={0: "B-NES"}, goals=goals)
    game.play("place B-NES 8,1 turned")
    return game


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_goals_at_once(edition: str) -> None:
    """BASE-T13, BASE-51, BASE-A5, E10: both are turned up, in the order that the placer names."""
    game = two_goals("gold NW NE", f"base:{edition} x5")
    assert (game.question(), game.seat) == ("first", 0)
    assert game.legal() == {"first 8,0", "first 8,2"}
    assert found(game, "first 8,2") == ["8,2", "8,0"]
    assert (game.shown("8,0"), game.shown("8,2")) == ("ES", "NE")
    assert game.seat == 1 and game.state.round == 1


def test_gold_first_of_two() -> None:
    """BASE-T13, BASE-48, BASE-A5, BASE-A29: gold named first ends the round; the other goal is only shown."""
    game = two_goals("NE gold NW")
    events = game.play("first 8,0")
    assert [event[2] for event in events if event[0] == FOUND] == [(1, 1)]
    assert [event[2] for event in events if event[0] == ENDED] == [(1, 0)]
    assert "bared" in kinds(events)


def test_gold_second_of_two() -> None:
    """BASE-T13, BASE-51: the stone is turned up first, then the gold ends the round."""
    game = two_goals("NE gold NW")
    events = game.play("first 8,2")
    assert [event[2][0] for event in events if event[0] == FOUND] == [2, 1]
    assert [event[2] for event in events if event[0] == ENDED] == [(1, 0)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_stone_is_turned_to_join(edition: str) -> None:
    """BASE-T14, BASE-49, BASE-11, BASE-A4, E9: entered from the west the curve shows {W,S} and leads south."""
    game = table(f"base:{edition} x5", LINE, hands={0: "B-EW", 1: "B-NS"}, goals="gold NE NW")
    game.play("place B-EW 7,0")
    assert game.shown("8,0") == "SW" and game.lit("8,0") == "SW"
    assert game.can_lay("NS", "8,1")
    assert game.why_not_lay("EW", "8,1") == ("rock-into-tunnel", "N")
    assert found(game, "place B-NS 8,1") == ["8,2"]
    assert "N" in game.shown("8,2") and game.seat == 2


@pytest.mark.parametrize(("stone", "shown"), [("NE", "SW"), ("NW", "NW")])
def test_both_stones_join_from_the_west(stone: str, shown: str) -> None:
    """BASE-49: each hand of curve lies so that its opening meets the tunnel."""
    game = table(tiles=LINE, hands={0: "B-EW"}, goals=f"gold {stone} {'NW' if stone == 'NE' else 'NE'}")
    game.play("place B-EW 7,0")
    assert game.shown("8,0") == shown


@pytest.mark.parametrize("edition", EDITIONS)
def test_gold_ends_the_round_at_once(edition: str) -> None:
    """BASE-48, BASE-A27, BASE-A23, BASE-54: no card is drawn any more; what lies around the gold does not matter."""
    game = table(f"base:{edition} x5", f"{LINE}; EW 8,1", hands={0: "B-EW"}, goals="NE gold NW", roles="dsdsd d")
    events = game.play("place B-EW 7,0")
    assert [event[2] for event in events if event[0] == ENDED] == [(1, 0)]
    assert DREW not in [event[0] for event in events]
    assert game.question() == "take"


def test_mismatch_is_tolerated_at_goals_only() -> None:
    """BASE-50, BASE-A7, BASE-A8: the stone stays against rock; later cards match every face-up neighbour as usual."""
    # West of the goal comes the tunnel, south of it lies a card with rock on top: {W,S} cannot agree with both.
    game = table(tiles=f"{LINE}; EW 8,1", hands={0: "B-EW"}, goals="gold NE NW")
    game.play("place B-EW 7,0")
    assert game.shown("8,0") == "SW"
    assert game.lit("8,0") == "SW" and game.lit("8,1") == ""
    assert game.why_not_lay("NW", "9,0") == ("tunnel-into-rock", "W")
    assert game.why_not_lay("NS", "9,1") == ("rock-into-tunnel", "W")
    assert game.why_not_lay("EW", "9,1") == ("not-joined",)
    assert game.why_not_lay("NEW", "7,1") == ("tunnel-into-rock", "N")


def test_a_goal_is_reached_by_light_from_afar() -> None:
    """BASE-A3, BASE-46, E8: the card that closes the gap need not be the one beside the goal."""
    game = table(tiles="; ".join(f"EW {x},0" for x in (1, 2, 4, 5, 6, 7)), hands={0: "B-EW"}, goals="gold NE NW")
    assert game.shown("8,0") == ""
    assert found(game, "place B-EW 3,0") == ["8,0"]


def test_a_stone_leads_on_to_the_next_goal() -> None:
    """BASE-A9: a stone that lights a further goal has it turned up at once, by the same player."""
    game = table(tiles=f"{LINE}; NS 8,1", hands={0: "B-EW"}, goals="gold NE NW")
    assert found(game, "place B-EW 7,0") == ["8,0", "8,2"]
    assert game.seat == 1
    gold = table(tiles=f"{LINE}; NS 8,1", hands={0: "B-EW"}, goals="NW NE gold")
    events = gold.play("place B-EW 7,0")
    assert [event[2] for event in events if event[0] == ENDED] == [(1, 0)]


# One card at 8,1 brings light to the goal 8,0 from the south and, by a way around, from the north (and the east).
RING = "; ".join(f"EW {x},1" for x in range(2, 8)) + "; SW 1,0; NE 1,1; NW 9,1; SW 9,-1; SE 8,-1; d-N 7,0"


@pytest.mark.parametrize(("edition", "shown"), [("cs20", ""), ("de", "SW"), ("lt2009", "")])
def test_a_stone_that_fits_as_well_both_ways(edition: str, shown: str) -> None:
    """BASE-A4, E9: both ways join and agree with two neighbours: the placer is asked; de joins the card placed last."""
    game = table(f"base:{edition} x5", f"{RING}; NS 9,0", hands={0: "B-NEW"}, goals="gold NE NW")
    assert found(game, "place B-NEW 8,1") == ["8,0"]
    assert game.shown("8,0") == shown
    if not shown:
        assert (game.question(), game.seat) == ("orient", 0)
        assert game.legal() == {"orient 8,0", "orient 8,0 turned"}
        game.play("orient 8,0 turned")
        assert game.shown("8,0") == "SW"
    assert game.seat == 1


@pytest.mark.parametrize(("edition", "shown"), [("cs20", "NE"), ("de", "SW"), ("lt2009", "")])
def test_a_stone_that_fits_better_one_way(edition: str, shown: str) -> None:
    """BASE-A4, BASE-49, E9: cs20 takes the best fit, de the card placed last, lt asks as no way agrees with all."""
    game = table(f"base:{edition} x5", f"{RING}; NSW 9,0", hands={0: "B-NEW"}, goals="gold NE NW")
    assert found(game, "place B-NEW 8,1") == ["8,0"]
    assert game.shown("8,0") == shown
    assert (game.question(), game.seat) == (("turn", 1) if shown else ("orient", 0))


def test_joining_comes_before_fitting() -> None:
    """BASE-A4, E9 cs20 and de: a stone opens to the light even if the other way agrees with more neighbours."""
    for edition in ("cs20", "de"):
        game = table(f"base:{edition} x5", f"{LINE}; NS 8,-1; EW 9,0", hands={0: "B-EW"}, goals="gold NE NW")
        game.play("place B-EW 7,0")
        assert game.shown("8,0") == "SW", edition


def test_last_card_that_does_not_lead_in() -> None:
    """BASE-A4, E9 de: if the card placed last is not beside the goal, the stone lies as in cs20."""
    for edition in ("cs20", "de"):
        game = table(f"base:{edition} x5", f"{RING}; NSW 9,0; NEW 8,1", hands={0: "B-EW"}, goals="gold NE NW")
        change.remove(game.state, game.rules.read_cell("4,1"))
        assert game.state.arena.reached == 0
        game.play("place B-EW 4,1")
        assert game.shown("8,0") == "NE", edition


def test_fit_else_active_player_chooses() -> None:
    """E9 lt2009, BASE-A4, BASE-50: if no way agrees with all, the placer takes either, even rock to the light."""
    tiles = f"{LINE}; NS 8,-1; EW 9,0"
    game = table("base:lt2009 x5", tiles, hands={0: "B-EW"}, goals="gold NE NW")
    game.play("place B-EW 7,0")
    assert (game.question(), game.seat) == ("orient", 0)
    game.play("orient 8,0")
    assert game.shown("8,0") == "NE" and game.lit("8,0") == "" and game.seat == 1
    assert game.state.arena.reached == 0
    fits = table("base:lt2009 x5", f"{LINE}; EW 8,-1", hands={0: "B-EW"}, goals="gold NE NW")
    fits.play("place B-EW 7,0")
    assert fits.shown("8,0") == "SW" and fits.seat == 1


def test_round_ends_without_cards() -> None:
    """BASE-52, E15: when nobody holds a card the round is over, and the pile is empty too."""
    game = table("base x3")
    events = game.pass_round()
    before = kinds(events)[: kinds(events).index("ended")]
    assert before.count("discarded") == 67 and before.count("drew") == 49


def test_roles_are_revealed_at_the_end() -> None:
    """BASE-53, BASE-A29, E18: all dwarf cards, the one left over and the goals; no hand, pile, discard or gold."""
    game = table("base x5", LINE, hands={0: "B-EW"}, goals="NE gold NW", roles="dsdsd d")
    events = [event for event in game.play("place B-EW 7,0") if event[0] != TOLD]
    names = kinds(events)
    open_parts = {name: event[2] for name, event in zip(names, events, strict=True)}
    assert open_parts["unmasked"] == (1, 2, 1, 2, 1, 1)
    assert open_parts["bared"] == tuple(int(kind) for kind in game.state.goals)
    assert set(names) == {
        "chose", "spent", "placed", "found", "shown", "replaced", "ended", "unmasked", "bared", "staked",
        "pushed", "looked",
    }  # fmt: skip
