"""New path cards: bridges, double curves, ladders, doors, crystals."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario, arrange, table
from undermine.features.ladders.rules import Ladders
from undermine.features.teams.rules import BLUE_WALKER, GREEN_WALKER
from undermine.features.treasure.rules import Treasure, crystals_on
from undermine.games.expansion import EDITIONS, plan


def reach(game: Scenario, cell: str = "8,0") -> tuple[bool, bool]:
    """Whether blue and green diggers come to a card."""
    arena = game.state.arena
    tile = arena.tile_at(game.rules.read_cell(cell))
    return arena.reaches(BLUE_WALKER, tile), arena.reaches(GREEN_WALKER, tile)


def shown_gold(tiles: str) -> Scenario:
    """A table on which the middle goal is the gold and turned up."""
    game = table("expansion x4", tiles, goals="NE gold NW", roles="bgcp")
    game.state.arena.show(game.rules.first_goal + 1, 2 * game.rules.tile_names.index("B-goal-gold"))
    return game


def test_bridge_tracks_are_apart() -> None:
    """EXP-20: north to south and east to west, no turning off."""
    game = table("expansion x3", "EW 1,0; S2-bridge 2,0")
    assert game.lit("2,0") == "EW"
    game.lay("S2-bridge 0,1")
    assert game.lit("0,1") == "NS"


def test_double_curve_tracks_are_apart() -> None:
    """EXP-21: {N,W} and {E,S} are two curves."""
    game = table("expansion x3", "S2-dcurve 1,0")
    assert game.lit("1,0") == "NW"
    game = table("expansion x3", "S2-dcurve -1,0")
    assert game.lit("-1,0") == "ES"


def test_all_sides_of_a_bridge_match_and_one_track_suffices() -> None:
    """EXP-22, BASE-28: rock beside an open side forbids it, light on one track allows it."""
    game = table("expansion x3", "EW 1,0; NS 2,1")
    assert game.can_lay("S2-bridge", "2,0"), "north is empty, south matches an unlit straight"
    game = table("expansion x3", "EW 1,0; EW 2,1")
    assert game.why_not_lay("S2-bridge", "2,0") == ("tunnel-into-rock", "S")
    game = table("expansion x3", "d-EW 1,0")
    assert game.why_not_lay("S2-dcurve", "2,0") == ("not-joined",)


def test_a_ladder_is_joined_with_the_start() -> None:
    """EXP-23, EXP-24: all its sides are lit as soon as it lies, far from the start, and cards go on from there."""
    game = table("expansion x3", "d-EW 1,0; S2-lad-E 1,-1")
    assert game.lit("1,-1") == "E"
    assert game.can_lay("EW", "2,-1")
    game.dig("EW 2,-1")
    assert game.lit("2,-1") == "EW"


def test_ladders_are_joined_with_one_another() -> None:
    """EXP-23: light that comes up by one ladder goes on by every other."""
    game = table("expansion x3", "d-EW 1,0; S2-lad-S 1,-1; S2-lad-E 3,1; EW 4,1")
    assert game.lit("1,-1") == "S" and game.lit("3,1") == "E" and game.lit("4,1") == "EW"
    game.state.arena.lift(game.rules.read_cell("3,1"))
    assert game.lit("4,1") == "" and game.lit("1,-1") == "S"


def test_ladder_legality() -> None:
    """EXP-T20, EXP-24, EXP-25, EXP-A10: beside any laid card, sides match, never beside a goal, contact is needed."""
    game = table("expansion x3", "; ".join(f"EW {x},0" for x in range(1, 7)))
    assert game.why_not_lay("S2-lad-E~", "7,0") == ("beside-goal",)
    game = table("expansion x3", "d-EW 1,0")
    game.dig("S2-lad-E~ 2,0")
    assert game.lit("2,0") == "W"
    game = table("expansion x3", "d-EW 1,0")
    game.dig("S2-lad-E 1,-1")
    game = table("expansion x3", "EW 1,0")
    assert game.why_not_lay("S2-lad-S", "5,3") == ("touches-nothing",)
    assert game.why_not_lay("S2-lad-S", "2,1") == ("touches-nothing",), "a corner is no contact"
    assert game.why_not_lay("S2-lad-E", "2,0") == ("rock-into-tunnel", "W")
    assert game.why_not_lay("S2-lad-S~", "1,1") == ("tunnel-into-rock", "N")
    assert game.why_not_lay("S2-lad-S", "1,0") == ("cell-taken",)


def test_a_ladder_that_leads_on() -> None:
    """EXP-T20: (b) a straight ladder, which no deck has, beside a dead end; then a straight goes on from it."""
    box = plan(3, EDITIONS["cs20"])
    ladders = box.find(Ladders)
    box.exchange(ladders, Ladders((*ladders.rows, ("lad-EW", (0b1010,), 1))))
    game = Scenario(arrange(box.rules("expansion:cs20 x3"), "d-EW 1,0", {}, "", "", (), {}, 0, "ladder"))
    assert game.why_not_lay("EW", "2,0") == ("not-joined",)
    game.dig("lad-EW 2,0; EW 3,0")


def test_ladder_placements_are_found_once() -> None:
    """EXP-24, EXP-25: the legal list has every cell beside a laid card that fits, and each only once."""
    game = table("expansion x3", "EW 1,0; NS 0,1; SE 0,-1; d-N 1,1", hands={0: "S2-lad-E S2-lad-NE"})
    listed = [words for words in game.legal() if words.startswith("place S2-lad")]
    cells = [f"{x},{y}" for x in range(-4, 10) for y in range(-5, 6)]
    tried = {
        f"place {card} {cell}" + (" turned" if turned else "")
        for card in ("S2-lad-E", "S2-lad-NE")
        for cell in cells
        for turned in ("", "~")
        if game.can_lay(card + turned, cell)
    }
    assert set(listed) == tried and len(tried) > 4


def test_no_ladder_beside_a_goal_that_is_up() -> None:
    """EXP-25, EXP-A10: hidden or revealed makes no difference."""
    game = shown_gold("; ".join(f"EW {x},0" for x in range(1, 8)))
    for cell in ("8,-1", "8,1", "9,0"):
        assert game.why_not_lay("S2-lad-E", cell) == ("beside-goal",)
        assert game.why_not_lay("S2-lad-S", cell) == ("beside-goal",)


def test_a_ladder_may_lie_beside_an_island() -> None:
    """EXP-24, EXP-A33, EXP-23: cards cut off by a rockfall are contact enough, and get light from the ladder."""
    game = table("expansion x3", "EW 1,0; EW 2,0; EW 3,0", hands={0: "rockfall", 1: "S2-lad-E"})
    game.play("play rockfall 1,0")
    assert game.lit("3,0") == ""
    game.play("place S2-lad-E 4,0 turned")
    assert game.lit("3,0") == "EW" and game.lit("2,0") == "EW"


def test_doors_do_not_hinder_building() -> None:
    """EXP-26, EXP-27: anybody goes on behind any door; light for placing and revealing sees none."""
    for door in ("S2-blue-EW", "S2-green-EW"):
        game = table("expansion x4", f"EW 1,0; {door} 2,0", hands={0: "B-EW"}, roles="bgcp")
        assert game.lit("2,0") == "EW" and game.may("place B-EW 3,0")


@pytest.mark.parametrize(
    ("tiles", "both"),
    [
        ("EW 1,0; EW 2,0; EW 3,0; EW 4,0; EW 5,0; EW 6,0; EW 7,0", (True, True)),
        ("EW 1,0; EW 2,0; S2-blue-EW 3,0; EW 4,0; EW 5,0; EW 6,0; EW 7,0", (True, False)),
        ("EW 1,0; EW 2,0; S2-green-EW 3,0; EW 4,0; EW 5,0; EW 6,0; EW 7,0", (False, True)),
        ("EW 1,0; EW 2,0; EW 3,0; EW 4,0; EW 5,0; EW 6,0; S2-blue-EW 7,0", (True, False)),
        ("EW 1,0; S2-green-EW 2,0; EW 3,0; EW 4,0; EW 5,0; EW 6,0; S2-blue-EW 7,0", (False, False)),
        ("NW 1,0; EW 2,0; EW 3,0; EW 4,0; EW 5,0; EW 6,0; EW 7,0", (False, False)),
    ],
)
def test_reach_of_the_teams(tiles: str, both: tuple[bool, bool]) -> None:
    """EXP-26, EXP-46: a team comes to the gold unless a door of the other colour, or no way at all, stops it."""
    assert reach(shown_gold(tiles)) == both


def test_two_ways() -> None:
    """EXP-T18, EXP-A1, EXP-46: one way behind a blue door, the other behind a green one: both teams come."""
    tiles = "EW 1,0; SEW 2,0; S2-blue-EW 3,0; NE 2,1; S2-green-EW 3,1; NW 4,1; SEW 4,0; EW 5,0; EW 6,0"
    assert reach(shown_gold(f"{tiles}; EW 7,0")) == (True, True)
    for seat, gold in ((2, [2, 2, 1, 0]), (1, [0, 3, 2, 1])):
        game = table("expansion x4", tiles, hands={seat: "B-EW"}, roles="bgcp", goals="NE gold NW", first=seat)
        game.play("place B-EW 7,0")
        assert game.purses() == gold


def test_a_ladder_bypasses_a_door() -> None:
    """EXP-T19, EXP-A9, EXP-46: behind the blue door a ladder gives light to the green team too."""
    door = "EW 1,0; EW 2,0; S2-blue-EW 3,0; SEW 4,0; {} EW 5,0; EW 6,0; EW 7,0"
    assert reach(shown_gold(door.format("S2-lad-S~ 4,1;"))) == (True, True)
    assert reach(shown_gold(door.format(""))) == (True, False)


def test_a_door_shuts_the_whole_card() -> None:
    """EXP-A8: the green door with a third opening lets no blue digger from any side to any other."""
    upright = "NS 0,1; S2-green-NS+E 0,2; NE 0,3; " + "; ".join(f"EW {x},3" for x in range(1, 7))
    upright += "; NW 7,3; NS 7,2; NS 7,1; SE 7,0"
    assert reach(shown_gold(upright)) == (False, True)


def test_a_bridge_joins_and_reveals_from_afar() -> None:
    """EXP-T21, EXP-A11, EXP-22, BASE-A3: the second track of a bridge gets light from a card two cells away."""
    lower = "NE 0,1; " + "; ".join(f"EW {x},1" for x in range(1, 7)) + "; NW 7,1"
    game = table("expansion x4", lower, hands={0: "S2-bridge", 1: "B-EW"}, goals="NE gold NW", roles="bgcp")
    game.play("place S2-bridge 7,0")
    assert game.shown("8,0") == "" and game.lit("7,0") == "NS"
    game.lay("; ".join(f"EW {x},0" for x in range(1, 6)))
    game.play("place B-EW 6,0")
    assert game.state.round == 2 and game.state.finder == 1
    assert game.purses() == [0, 3, 2, 1], "the player of 6,0 found it: green, boss and profiteer"


def test_a_ladder_reveals_from_afar() -> None:
    """EXP-A11: a ladder lights an island that leads to a goal; its player reveals the goal."""
    game = table("expansion x4", "EW 6,0; EW 7,0", hands={0: "S2-lad-E"}, goals="NE gold NW", roles="bgcp")
    assert game.shown("8,0") == ""
    game.play("place S2-lad-E 5,0")
    assert game.state.round == 2 and game.state.finder == 0


def test_crystals_are_for_geologists_only() -> None:
    """EXP-28: a card with a crystal is laid and conducts as any other of its shape."""
    plain = table("expansion x3", "EW 1,0", hands={0: "S2-cr-NESW B-NESW"})
    ways = [{words.split()[2] for words in plain.uses(card)} for card in ("S2-cr-NESW", "B-NESW")]
    assert ways[0] == ways[1] and "2,0" in ways[0]
    plain.play("place S2-cr-NESW 2,0")
    assert plain.lit("2,0") == "NESW"


def test_crystals_are_counted_wherever_they_lie() -> None:
    """EXP-59, EXP-A7: also on a card that is cut off from the start."""
    game = table("expansion x3", "S2-cr-NESW 1,0; S2-cr-ESW 2,0", hands={0: "rockfall"})
    names = next(module.crystals for module in game.rules.modules if isinstance(module, Treasure))
    assert crystals_on(game.state, names) == 2
    game.play("play rockfall 1,0")
    assert game.lit("2,0") == "" and crystals_on(game.state, names) == 1


def test_ladders_beside_sites_and_chests() -> None:
    """EXP-A33: a site or a face-down card alone is no contact; beside another card a ladder may touch and reach it."""
    game = table("expansion+costume x3", "EW 1,0", roles="bgs")
    assert game.why_not_lay("S2-lad-S", "4,1") == ("touches-nothing",)
    game.lay("NS 3,1")
    game.run.state.arena.flood()
    assert game.can_lay("S2-lad-S", "4,1")
    hidden = table("expansion+chests[chestCells=3:1/5:-1/5:3/6:5] x3", "EW 1,0")
    assert hidden.why_not_lay("S2-lad-S", "3,0") == ("touches-nothing",)
    hidden.lay("NS 4,0")
    assert hidden.can_lay("S2-lad-S", "3,0")
