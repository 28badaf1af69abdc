"""docs/rules/minis.md, part F: where a host may put goals, sites and chests, and why he may not."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario, kinds, table
from undermine.core.engine import open_game
from undermine.games import RulesError, parse_rules

FIVE = "8:-4/8:-2/8:0/8:2/"  # four of five goals
FOUR = "2:2/4:2/6:2/"  # three of four chests
SITES = ["costume", "party"]


def refusal(text: str) -> str:
    with pytest.raises(RulesError) as error:
        parse_rules(text)
    return str(error.value)


def sites(text: str) -> list[str]:
    rules = parse_rules(text)
    return [rules.grid.name(cell) for cell in rules.site_cells]


def line(first: tuple[int, int], last: tuple[int, int]) -> str:
    """The cells of a straight or diagonal line."""
    steps = max(abs(last[0] - first[0]), abs(last[1] - first[1]))
    across, down = (last[0] - first[0]) // steps, (last[1] - first[1]) // steps
    return "/".join(f"{first[0] + i * across}:{first[1] + i * down}" for i in range(steps + 1))


def test_off_the_table() -> None:
    """MINI-LAY-1: twelve columns and rows to each side of the start, for everything; each cell has one spelling."""
    for text, cell in (
        ("costume[costumeCell=13:0]", "13:0"),
        ("party[partyCell=4:2/4:-13]", "4:-13"),
        (f"new-goals[goalCells={FIVE}99999:0]", "99999:0"),
        (f"chests[chestCells={FOUR}-40:40]", "-40:40"),
    ):
        key = text.partition("[")[2].partition("=")[0]
        assert refusal(f"base+{text} x5") == f"{key}: {cell} is off the table; both numbers lie in -12..12"
    assert sites("base+costume[costumeCell=-12:12] x5") == ["-12,12"]
    rules = parse_rules(f"base+new-goals[goalCells={FIVE}12:-12] x5")
    assert rules.grid.name(rules.goal_cells[4]) == "12,-12"
    for odd in ("04:2", "-0:3", "4:2/", "4,2", "٤:2", "99999999:0", "4:2/x:y"):
        assert "costumeCell" in refusal(f"base+costume[costumeCell={odd}] x5")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("party+tournament[partyCell=3:0/4:0]", "partyCell: the path card of the tournament lies on 4:0"),
        (f"new-goals+tournament[goalCells={FIVE}4:0]", "goalCells: the path card of the tournament lies on 4:0"),
        (f"chests+tournament[chestCells={FOUR}4:0]", "chestCells: the path card of the tournament lies on 4:0"),
        ("costume[costumeCell=0:0]", "costumeCell: the start lies on 0:0"),
        ("party[partyCell=8:2]", "partyCell: a goal lies on 8:2"),
        (f"costume+new-goals[goalCells={FIVE}4:2]", "costumeCell: a goal lies on 4:2"),
        (f"costume+chests[chestCells={FOUR}4:4]", "chestCells: the costume store lies on 4:2"),
        ("costume+party[bothSites=true,costumeCell=4:-2]", "partyCell: the costume store lies on 4:-2"),
    ],
)
def test_one_thing_on_a_cell(text: str, why: str) -> None:
    """MINI-LAY-2, VAR-TOURN-4: whatever lies there and whichever module joins first."""
    assert refusal(f"base+{text} x5") == f"{why}; name another cell"


def test_each_cell_is_named_once_and_all_of_them() -> None:
    """MINI-LAY-2: five goals, four chests."""
    assert refusal("base+costume[costumeCell=4:2/5:2/4:2] x5") == "costumeCell: 4:2 is named twice"
    assert refusal(f"base+new-goals[goalCells={FIVE}8:0] x5") == "goalCells: 8:0 is named twice"
    assert refusal("base+new-goals[goalCells=8:0] x5").startswith("goalCells: 5 goals are laid, not 1")
    assert refusal(f"base+chests[chestCells={FOUR}6:0/2:0] x5").startswith("chestCells: 4 chests are laid, not 5")


@pytest.mark.parametrize("cell", ["1:0", "0:1", "-1:0", "0:-1"])
def test_nothing_lies_beside_the_start(cell: str) -> None:
    """MINI-LAY-3: nobody would have connected it; a corner is no neighbour."""
    for key, text in (
        ("costumeCell", f"costume[costumeCell=4:2/{cell}]"),
        ("partyCell", f"party[partyCell={cell}]"),
        ("goalCells", f"new-goals[goalCells={FIVE}{cell}]"),
        ("chestCells", f"chests[chestCells={FOUR}{cell}]"),
    ):
        assert refusal(f"base+{text} x5").startswith(f"{key}: {cell} is beside the start, so ")
    for text in ("costume[costumeCell=1:1]", f"chests[chestCells={FOUR}-1:-1]", f"new-goals[goalCells={FIVE}0:2]"):
        game = Scenario(open_game(parse_rules(f"base+{text} x5"), "1"))
        assert not game.state.arena.reached, "nothing is reached before anybody digs"


def test_a_tunnel_can_come_everywhere() -> None:
    """MINI-LAY-4: nothing is walled in by goals and sites; chests and the card of the tournament are no walls."""
    walls = "no tunnel can come to {} on {}, for goals or sites lie all around; leave a way from the start"
    around = "7:0/9:0/8:1/8:-1"
    assert refusal(f"base+costume[costumeCell={around}] x5") == "costumeCell: " + walls.format("a goal", "8:0")
    goals = "new-goals[goalCells=8:0/" + around + "]"
    assert refusal(f"base+{goals} x5") == "goalCells: " + walls.format("a goal", "8:0")
    both = "costume+party[bothSites=true,costumeCell=7:0/9:0,partyCell=8:1/8:-1]"
    assert refusal(f"base+{both} x5") == "costumeCell and partyCell: " + walls.format("a goal", "8:0")
    ring = "costume+chests[costumeCell=-4:0/-6:0/-5:1/-5:-1,chestCells=2:0/4:0/6:0/-5:0]"
    assert refusal(f"base+{ring} x5") == "chestCells: " + walls.format("a chest", "-5:0")
    start = "costume[costumeCell=2:0/1:1/0:2/-1:1/-2:0/-1:-1/0:-2/1:-1]"
    assert refusal(f"base+{start} x5") == "costumeCell: " + walls.format("a goal", "8:-2")
    parse_rules("base+chests[chestCells=7:0/9:0/8:1/8:-1] x5")
    parse_rules("base+party+tournament[partyCell=3:0/4:1/4:-1/5:0] x5")


def test_of_a_site_one_cell_is_enough() -> None:
    """MINI-LAY-4, MINI-LAY-5: its other cells may lie behind it, or elsewhere."""
    assert sites("base+party[partyCell=5:5/4:5/6:5/5:4/5:6] x5")[0] == "5,5"
    game = table("base+costume[costumeCell=4:1/-7:7] x5", "EW 1,0; EW 2,0; EW 3,0", hands={0: "B-NESW"})
    assert kinds(game.play("place B-NESW 4,0")).count("shown") == 2, "a visit to one is a visit to all"


def test_a_tunnel_has_cards_enough() -> None:
    """MINI-LAY-4: the way around all walls takes no more cards than lead on; chests bring some of their own."""

    def wedge(last: int, chests: str = "") -> str:
        """The goal on 3:0 is behind the tip of a wedge that opens away from the start."""
        lower, upper = line((2, 0), (last, last - 2)), line((3, -1), (last, 2 - last))
        goals = "goalCells=3:0/12:-2/12:0/12:2/12:4"
        return f"+costume+party+new-goals{chests}[bothSites=true,{goals},costumeCell={lower},partyCell={upper}"

    why = "goalCells: no tunnel can come to a goal on 3:0, for it takes {} path cards that lead on and there are {}"
    chests = ",chestCells=2:6/2:-6/0:4/0:-4] x5"
    parse_rules(f"base{wedge(8)}] x5")
    assert refusal(f"base{wedge(9)}] x5").startswith(why.format(32, 31))
    parse_rules(f"base{wedge(9, '+chests')}{chests}")
    assert refusal(f"base{wedge(10, '+chests')}{chests}").startswith(why.format(36, 35))
    parse_rules(f"expansion{wedge(10)}] x5")


def test_how_large_a_site_is() -> None:
    """MINI-LAY-5: one to nine cells."""
    for site, words in (("costume", "the costume store"), ("party", "the tunnel party")):
        nine = line((2, 5), (10, 5))
        assert len(sites(f"base+{site}[{site}Cell={nine}] x5")) == 9
        why = f"{site}Cell: 10 cells are too many; {words} has at most 9"
        assert refusal(f"base+{site}[{site}Cell={nine}/11:5] x5") == why


def test_goals_that_are_swapped_lie_near_each_other() -> None:
    """MINI-LAY-6: and may be taken up even if one of them has moved since; without swap-goals they lie anywhere."""
    wide, high = "4:-3/4:0/4:3/7:0/11:0", "8:-7/8:-2/8:0/8:2/8:8"
    why = "goalCells: {} and {} are too far apart for swap-goals; at most 6 columns and 14 rows"
    assert refusal(f"base+swap-goals+new-goals[goalCells={wide}] x5") == why.format("4:-3", "11:0")
    assert refusal(f"base+swap-goals+new-goals[goalCells={high}] x5") == why.format("8:-7", "8:8")
    for cells in (wide, high):
        parse_rules(f"base+new-goals[goalCells={cells}] x5")
    edge = "base+swap-goals+new-goals+chests[goalCells=0:7/0:-7/-3:0/3:1/3:-1] x5"
    game = table(edge, "EW 1,0; EW 2,0", hands={0: "B-EW", 1: "swap-goals"}, chests={"4,0": "T-EW moveGoal"}, goals="")
    game.play("place B-EW 3,0", "push 0,7")
    assert "play swap-goals 0,-7 0,8" in game.uses("swap-goals")
    game.play("play swap-goals 0,-7 0,8", "exchange")


def test_chance_has_room_for_chests() -> None:
    """MINI-LAY-7, MINI-CHEST-A1: four cells that are apart, found wherever chance begins; else the host is told."""
    full = "costume+chests[costumeCell=3:-2/3:0/3:2/5:-2/5:0/5:2/4:1/4:-1/2:1]"
    assert refusal(f"base+{full} x5").startswith(
        "chestCells: chance finds no room for 4 chests between start and goals;"
    )
    tight = parse_rules("base+costume+chests[costumeCell=3:2/4:-2/2:-1/3:1] x5")
    for seed in range(60):
        # In three columns, so that the first cells by lot may leave no room for four.
        assert open_game(tight, str(seed)).state.arena.count == 12, (
            "start, goals, the store's four cells and four chests"
        )
    pocket = "costume+chests[costumeCell=2:0/3:-1/4:-2/5:-1/6:0/5:1/4:2/3:1]"
    assert "a chest on 4:0, where no tunnel can come" in refusal(f"base+{pocket} x5")
    parse_rules(f"base+{pocket.replace(']', ',chestCells=2:4/4:4/2:-4/4:-4]')} x5")


def test_what_a_host_names_holds() -> None:
    """MINI-LAY-8, MINI-COST-A7: beside a store the party lies elsewhere only if nobody says where."""
    both = "base:cs20+costume+party[bothSites=true{}] x5"
    assert sites(both.format("")) == ["4,2", "4,-2"]
    named = both.format(",costumeCell=3:3,partyCell=4:2")
    assert sites(named) == ["3,3", "4,2"] and parse_rules(named).text == named
    assert parse_rules(both.format(",partyCell=4:-2")).text == both.format("")
    assert refusal(both.format(",partyCell=4:2")) == "partyCell: the costume store lies on 4:2; name another cell"
    assert parse_rules("base+party[partyCell=4:2] x5").text == "base:cs20+party x5"
    assert sites("base+party[partyCell=4:-2] x5") == ["4,-2"]


@pytest.mark.parametrize(
    ("goal", "farther"), [("-8,0", "-9,0"), ("0,-5", "0,-6"), ("0,5", "0,6"), ("-3,4", "-4,4"), ("12,-12", "13,-12")]
)
def test_a_goal_moves_away_from_the_start(goal: str, farther: str) -> None:
    """MINI-T19, MINI-CHEST-13, MINI-CHEST-A7: on whichever side it lies, as far out as goals are laid."""
    text = "base+new-goals+chests[goalCells=-8:0/0:-5/0:5/-3:4/12:-12] x5"
    game = table(text, "EW 1,0; EW 2,0", hands={0: "B-EW"}, chests={"4,0": "T-EW moveGoal"}, goals="")
    game.play("place B-EW 3,0")
    game.play(f"push {goal}")
    arena = game.state.arena
    assert arena.tile_at(game.rules.read_cell(farther)) and not arena.tile_at(game.rules.read_cell(goal))
