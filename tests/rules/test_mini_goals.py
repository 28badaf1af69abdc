"""docs/rules/minis.md, part D: bags of gold, dragons and the giant spider among the goals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from tests.changes import reveals
from tests.scenario import Scenario, kinds, table
from undermine.core import change
from undermine.core.engine import open_game, scores
from undermine.core.zone import GOALS
from undermine.games import RulesError, parse_rules
from undermine.games.deck import load
from undermine.views.view import View

ROAD = "; ".join(f"EW {x},0" for x in range(1, 7))
STRIKE = "place B-EW 7,0"  # reaches the goal on 8,0
ALL = ["N-gold", "N-stone-NE", "N-stone-NW", "N-bag-1", "N-bag-2", "N-dragon-NE", "N-dragon-NW", "N-spider"]


def goals(
    middle: str,
    text: str = "base+new-goals x5",
    roles: str = "dsdsd d",
    hands: Mapping[int, str] | None = None,
    others: str = "",
) -> Scenario:
    """Five goals with this one on 8,0; the gold on 8,-4 unless it is the middle."""
    first = "N-stone-NE" if middle == "N-gold" else "N-gold"
    rest = [name for name in ALL if name not in {first, middle, "N-gold"}][:3]
    order = others.split() or [first, rest[0], middle, rest[1], rest[2]]
    return table(text, ROAD, hands=hands or {0: "B-EW"}, roles=roles, goals=" ".join(order))


def laid(game: Scenario) -> list[str]:
    return [game.rules.goal_names[int(kind)] for kind in game.state.goals]


def test_the_eight_goals() -> None:
    """MINI-GOAL-1, MINI-GOAL-A1, MINI-GOAL-A3: a data file; the base goals are gone, tokens are there."""
    rules = parse_rules("base+new-goals x5")
    assert rules.goal_names == ["hidden", *ALL] and rules.has_tokens
    rows = load("minis").rows("goal")
    assert Counter(mark for row in rows for mark in row.marks) == {
        "gold": 1, "stone": 2, "bag1": 1, "bag2": 1, "dragon": 2, "spider": 1,
    }  # fmt: skip
    shapes = {row.id: row.groups for row in rows}
    assert [name for name in ALL if shapes[name] == ("NESW",)] == ["N-gold", "N-spider"]
    assert Counter(shapes[name] for name in ALL) == {("NESW",): 2, ("NE",): 3, ("NW",): 3}


def test_the_gold_and_four_others_are_laid() -> None:
    """MINI-T10, MINI-GOAL-2, MINI-GOAL-9: every round five of all eight, always with the gold, anywhere."""
    places, others = Counter[int](), Counter[str]()
    for seed in range(40):
        game = Scenario(open_game(parse_rules("base+new-goals[rounds=2] x3"), str(seed)))
        for _ in range(2):
            names = laid(game)
            assert len(names) == len(set(names)) == 5 and names.count("N-gold") == 1
            places[names.index("N-gold")] += 1
            others += Counter(names)
            game.pass_round()
    assert len(places) == 5 and set(others) == set(ALL)
    assert all(20 < others[name] < 70 for name in ALL if name != "N-gold"), others


def test_where_the_goals_lie_is_a_setting() -> None:
    """MINI-GOAL-A2: one column unless the host says otherwise; always five."""
    rules = parse_rules("base+new-goals x5")
    assert [rules.grid.name(cell) for cell in rules.goal_cells] == ["8,-4", "8,-2", "8,0", "8,2", "8,4"]
    text = "base:cs20+new-goals[goalCells=8:-2/8:0/8:2/10:-1/10:1] x5"
    rules = parse_rules(text)
    assert rules.text == text and rules.grid.name(rules.goal_cells[3]) == "10,-1"
    for cells in ("8:0", "8:-2/8:0/8:2/10:-1/8:0", "0:0/8:0/8:2/10:-1/10:1"):
        with pytest.raises(RulesError, match="goalCells"):
            parse_rules(f"base+new-goals[goalCells={cells}] x5")


def test_a_reached_goal_is_turned_up_and_joined() -> None:
    """MINI-GOAL-3, MINI-GOAL-A3: it lies as a stone would, open towards the light, and tunnels go on from it."""
    game = goals("N-bag-1")
    events = game.play(STRIKE)
    assert kinds(events)[3:6] == ["goal shown", "shown", "earned"], "effect last"
    assert game.shown("8,0") == "SW" and game.lit("8,0") == "SW" and game.can_lay("NS", "8,1")


@pytest.mark.parametrize(("bag", "nuggets"), [("N-bag-1", 1), ("N-bag-2", 2)])
def test_a_bag_is_taken_at_once(bag: str, nuggets: int) -> None:
    """MINI-T11, MINI-GOAL-4, MINI-GOAL-A4: by whoever reached it, from the bank; the round goes on."""
    game = goals(bag)
    game.play(STRIKE)
    assert game.purses() == [nuggets, 0, 0, 0, 0] and game.state.round == 1 and game.seat == 1
    assert scores(game.state)[0] == nuggets


def test_a_dragon_takes_a_nugget() -> None:
    """MINI-T11, MINI-GOAL-5: nothing from whoever has nothing; else one, of gold cards too."""
    game = goals("N-dragon-NE")
    assert "earned" not in kinds(game.play(STRIKE)) and game.purses() == [0] * 5
    game = goals("N-dragon-NE")
    change.earn(game.state, 0, 3)
    game.play(STRIKE)
    assert game.state.nuggets(0) == 2
    game = goals("N-dragon-NE")
    change.gild(game.state, 0, 1, 1)
    game.play(STRIKE)
    assert game.state.nuggets(0) == 0


def test_the_spider_ends_the_round() -> None:
    """MINI-T12, MINI-GOAL-6: at once; the saboteurs win and are paid."""
    game = goals("N-spider")
    events = game.play(STRIKE)
    assert "ended" in kinds(events) and game.state.winner == 2 and game.state.finder == -1
    assert [int(game.state.nuggets(seat)) for seat in range(5)] == [0, 3, 0, 3, 0]
    assert game.state.round == 2 and game.state.turn == 1, "the seat after the last turn begins"


def test_gold_and_stone() -> None:
    """MINI-GOAL-7: the gold ends the round for the diggers, a stone does nothing."""
    game = goals("N-stone-NW")
    assert kinds(game.play(STRIKE))[3:6] == ["goal shown", "shown", "drew"] and game.seat == 1
    game = goals("N-gold")
    game.play(STRIKE)
    assert game.state.winner == 1 and game.question() == "take"


def two_goals(first: str, second: str) -> Scenario:
    """One card on 8,1 reaches the goals on 8,0 and 8,2."""
    order = f"N-stone-NE N-stone-NW {first} {second} N-bag-1"
    order = order if "N-gold" in order else order.replace("N-stone-NE", "N-gold")
    tiles = f"{ROAD}; SW 7,0; NE 7,1"
    return table("base+new-goals x5", tiles, hands={0: "B-NES"}, roles="dsdsd d", goals=order)


def test_two_goals_one_after_the_other() -> None:
    """MINI-GOAL-8: the placer names the first, whose effect comes before the second is turned up."""
    game = two_goals("N-bag-2", "N-dragon-NE")
    game.play("place B-NES 8,1 turned")
    assert game.seat == 0 and game.legal() == {"first 8,0", "first 8,2"}
    game.play("first 8,0")
    assert game.purses()[0] == 1, "two nuggets, then one for the dragon"
    game = two_goals("N-bag-2", "N-dragon-NE")
    game.play("place B-NES 8,1 turned", "first 8,2")
    assert game.purses()[0] == 2, "the dragon found nothing"


def test_what_ends_the_round_ends_it() -> None:
    """MINI-T13, MINI-GOAL-10: spider first: the gold is not counted; gold first: the spider never wakes."""
    game = two_goals("N-spider", "N-gold")
    game.play("place B-NES 8,1 turned", "first 8,0")
    assert game.state.winner == 2 and game.state.finder == -1
    game = two_goals("N-spider", "N-gold")
    game.play("place B-NES 8,1 turned", "first 8,2")
    assert game.state.winner == 1 and game.state.finder == 0


def test_a_spider_in_the_expansion() -> None:
    """MINI-T14, MINI-GOAL-A5: the treasure was not reached: saboteurs and profiteer, or the profiteer alone."""
    game = goals("N-spider", "expansion+new-goals x4", roles="bgpo")
    game.play(STRIKE)
    assert game.purses() == [0, 0, 3, 0]
    game = goals("N-spider", "expansion+new-goals x4", roles="bgps")
    game.play(STRIKE)
    assert game.purses() == [0, 0, 2, 4]


def test_a_spider_without_saboteurs() -> None:
    """MINI-GOAL-A6: nobody gets gold."""
    game = goals("N-spider", "base+new-goals x4", roles="dddd s")
    game.play(STRIKE)
    assert game.state.winner == 2 and [int(game.state.nuggets(seat)) for seat in range(4)] == [0] * 4


def test_a_spider_bites_the_greedy_dwarf_too() -> None:
    """MINI-GOAL-A7: he reached it himself and gets nothing."""
    game = goals("N-spider", "base+greedy+new-goals x5", roles="ysdsd d")
    game.play(STRIKE)
    assert [int(game.state.nuggets(seat)) for seat in range(5)] == [0, 3, 0, 3, 0]


def test_maps_and_swaps_know_all_five() -> None:
    """MINI-GOAL-A8: any goal that is face down."""
    game = goals("N-stone-NW", "base+swap-goals+new-goals x5", hands={0: "B-EW", 1: "map swap-goals"})
    game.play(STRIKE)
    assert game.uses("map") == {"play map 8,-4", "play map 8,-2", "play map 8,2", "play map 8,4"}
    assert len(game.uses("swap-goals")) == 6 and not any("8,0" in words for words in game.uses("swap-goals"))


def test_a_bag_for_somebody_who_may_not_dig() -> None:
    """MINI-GOAL-A9: a detour of a player with a broken tool reaches it, and it is paid; in prison too."""
    game = goals("N-bag-2", "base+detour+new-goals x5", hands={0: "B-EW", 1: "detour"})
    change.front(game.state, 1, game.rules.code["sabotage-cart"])
    game.play("place B-EW -1,0", "play detour 7,0")
    assert game.purses() == [0, 2, 0, 0, 0]
    game = goals("N-bag-2", "expansion+detour+new-goals x5", hands={0: "B-EW", 1: "detour"}, roles="bgsop")
    change.front(game.state, 1, game.rules.code["prison"])
    game.play("place B-EW -1,0", "play detour 7,0")
    assert game.purses() == [0, 2, 0, 0, 0]


def test_the_unused_goals_stay_secret() -> None:
    """MINI-GOAL-A10: nobody sees them, not even when the others are bared at the end of the round."""
    game = goals("N-spider")
    game.play(STRIKE)
    (bared,) = reveals(game.run.log, int(GOALS))
    assert len(bared[3]) == 5
    view = View(game.rules, 1)
    view.see(game.run.log)
    assert len(view.goals) == 5 and not any(view.goals), "the next round's are hidden"


def test_the_tournament() -> None:
    """MINI-GOAL-A11, MINI-GOAL-A12: its card lies on 4,0 as ever; a spider pays the saboteurs as it says."""
    game = Scenario(open_game(parse_rules("base+new-goals+tournament x5"), "7"))
    tile = game.state.arena.tile_at(game.rules.read_cell("4,0"))
    assert tile and game.state.arena.code[tile]
    tiles = "SW 1,0; NE 1,1; " + "; ".join(f"EW {x},1" for x in range(2, 7)) + "; NW 7,1"
    order = "N-gold N-bag-1 N-spider N-bag-2 N-stone-NE"
    game = table("base+new-goals+tournament x5", tiles, hands={0: "B-NW"}, goals=order)
    saboteurs = [seat for seat, role in enumerate(game.roles()) if role == "saboteur"]
    game.play("place B-NW 7,0 turned")
    wage = 4 if len(saboteurs) == 1 else 3
    assert saboteurs and [seat for seat in range(5) if game.state.nuggets(seat)] == saboteurs
    assert all(game.state.nuggets(seat) == wage for seat in saboteurs)
