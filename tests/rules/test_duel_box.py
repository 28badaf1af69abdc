"""The Duel: what is in the box, how a round is set up, and the editions."""

from __future__ import annotations

import pytest

from tests.duels import table
from tests.scenario import Scenario
from undermine.core.deal import Deal
from undermine.core.engine import legal_actions, open_game, to_act
from undermine.core.event import DREW
from undermine.core.state import State
from undermine.features.duel.deck import shaft_of
from undermine.features.duel.show import colours
from undermine.games import RulesError, parse_rules
from undermine.games.deck import load
from undermine.games.duel import EDITIONS, GOALS, KEYS, MARKERS

BOX = load("duel")


def fresh(text: str = "duel x2", seed: str = "box") -> Scenario:
    return Scenario(open_game(parse_rules(text), seed))


def marks(family: str, word: str) -> int:
    return sum(r.count for r in BOX.rows(family) if any(mark.startswith(word) for mark in r.marks))


def test_the_box_has_74_cards() -> None:
    """DUEL-1, DUEL-5, DUEL-9: 36 path cards of which two are starts, 18 goals, 18 actions of five kinds, 2 dwarfs."""
    assert [BOX.count(family) for family in ("path", "start", "goal", "action", "dwarf")] == [34, 2, 18, 18, 2]
    assert sum(r.count for r in BOX.cards) == 74
    kinds = {r.id.partition("-")[0] for r in BOX.rows("action")}
    assert kinds == {"sabotage", "repair", "key", "rockfall", "map"}


def test_tokens_of_the_box() -> None:
    """DUEL-2, DUEL-23: 8 markers and 2 keys, all of them in the supply when a round begins."""
    assert (MARKERS, KEYS) == (8, 2)
    game = table(hands={0: "key map"})
    assert game.markers() == 8 and not game.pieces("key")


def test_colours_are_two() -> None:
    """DUEL-3, DUEL-13, DUEL-A38: a seat is a colour, with one dwarf card, one start card and a place of its own."""
    assert {r.id for r in BOX.rows("dwarf")} == {"dwarf-green", "dwarf-blue"}
    assert {r.id for r in BOX.rows("start")} == {"D-start-green", "D-start-blue"}
    assert colours(parse_rules("duel x2")) == ["green", "blue"]
    with pytest.raises(RulesError):
        parse_rules("duel x3")


def test_markers_are_one_common_pool() -> None:
    """DUEL-4: five markers of one colour can lie; the pool is what runs out, not a colour."""
    game = table(tiles="GH 1,1; GH 2,1; GH 3,1; GH 4,1; GH -1,1", hands={0: "V map", 1: "map"})
    game.hold(0, "V map")
    game.play("place V 0,2")
    assert list(game.pieces("claim").values()) == [0] * 5 and game.markers() == 3


def test_special_path_cards() -> None:
    """DUEL-6, DUEL-8, DUEL-A35..A37: bridges, double curves, ladders, doors, trolls and gold as the books say."""
    shafts = [(shaft_of(r), r) for r in BOX.rows("path")]
    pairs = [r for shaft, r in shafts if len(r.groups) == 2]
    bridges = sum(r.count for r in pairs if set(r.groups) == {"NS", "EW"})
    assert bridges == 2 and sum(r.count for r in pairs) - bridges == 2
    assert (marks("path", "ladder"), marks("path", "door"), marks("path", "troll")) == (2, 6, 3)
    assert marks("path", "gold") == 5 and marks("goal", "door") == 8
    assert (marks("path", "door-blue"), marks("goal", "door-blue"), marks("path", "ladder-blue")) == (3, 4, 1)
    actions = {r.id: r.count for r in BOX.rows("action")}
    assert sum(count for name, count in actions.items() if name.startswith("sabotage")) == 6
    assert (actions["key"], actions["rockfall"], actions["map"]) == (2, 2, 2)


def test_ordinary_path_cards() -> None:
    """DUEL-7: one gold card is a bridge, one a double curve, so 16 cards are ordinary."""
    plain = [r for r in BOX.rows("path") if not r.marks and len(r.groups) == 1]
    assert sum(r.count for r in plain) == 16
    both = [r.id for r in BOX.rows("path") if len(r.groups) == 2 and r.marks]
    assert both == ["D-bridge-gold", "D-dcurve-gold"]


def test_tools_on_action_cards() -> None:
    """DUEL-10: a sabotage card shows one tool, a repair card one or two."""
    shown = {r.id: r.id.partition("-")[2].split("+") for r in BOX.rows("action") if "-" in r.id}
    assert all(len(tools) == 1 for name, tools in shown.items() if name.startswith("sabotage"))
    assert sorted(len(tools) for name, tools in shown.items() if name.startswith("repair")) == [1, 1, 1, 2, 2, 2]


def test_gold_cards_differ() -> None:
    """DUEL-11, DUEL-A36: 0 to 3 nuggets on goals, 1 on every path with gold; 30 in the box."""
    goals = [shaft_of(r).gold for r in BOX.rows("goal")]
    assert [goals.count(value) for value in range(4)] == [4, 6, 5, 3]
    paths = [shaft_of(r).gold * r.count for r in BOX.rows("path")]
    assert sum(paths) == 5 and sum(goals) + sum(paths) == 30


def test_goals_can_be_joined_from_every_side() -> None:
    """DUEL-A12, DUEL-A2: every goal is open to N or S and to W or E; a door or troll cuts off exactly one arm."""
    for r in BOX.rows("goal"):
        assert {"N", "S"} & set(r.sides) and {"E", "W"} & set(r.sides), r.id
    for family in ("path", "goal"):
        for r in BOX.rows(family):
            shaft = shaft_of(r)
            if shaft.barrier is not None:
                _, _, rest, arm = shaft.barrier
                assert arm.bit_count() == 1 and rest and not rest & arm, r.id
                assert (rest | arm) == sum(1 << "NESW".index(side) for side in r.groups[0]), r.id
    assert all(r.groups == ("NESW",) for r in BOX.rows("start"))


def test_layout() -> None:
    """DUEL-T1, DUEL-15..18, DUEL-A3, DUEL-D17: two starts, four free columns, six hidden goals in a pyramid."""
    game = fresh()
    rules, arena = game.rules, game.state.arena
    starts = {rules.tile_names[int(arena.code[tile]) >> 1]: rules.grid.name(arena.cell[tile]) for tile in (1, 2)}
    assert starts == {"D-start-blue": "0,-1", "D-start-green": "0,1"}
    cells = [rules.grid.name(cell) for cell in rules.goal_cells]
    assert cells == ["5,-2", "5,0", "5,2", "7,-1", "7,1", "9,0"]
    assert all(not arena.tile_at(rules.grid.cell(x, y)) for x in range(1, 5) for y in range(-5, 6))
    assert all(arena.code[tile] == 0 for tile in range(3, 9)) and arena.count == 8
    near = [(a, b) for a in GOALS for b in GOALS if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1]
    assert near == []


def test_deal() -> None:
    """DUEL-T2, DUEL-D15, DUEL-12, DUEL-14, DUEL-20..22, DUEL-24: 52 cards, six each, 40 left, 12 goals aside."""
    game = fresh()
    state = game.state
    assert len(game.rules.cards) == 52
    assert [int(held) for held in state.held] == [6, 6] and state.left == 40 and state.spent == 0
    stock = state.lying(game.rules.zone_named("stock"))
    assert len(stock) == 12 and len(set(stock) | set(state.goals)) == 18
    assert to_act(state) == 0 and colours(game.rules)[0] == "green"
    names = {game.rules.names[int(card)] for card in game.rules.cards}
    assert not any(name.startswith(("D-start", "G", "dwarf")) for name in names), "sorted apart"


def test_goals_and_cards_are_shuffled() -> None:
    """DUEL-14, DUEL-20: other seeds deal other goals and other hands."""
    deals = [fresh(seed=str(n)).state for n in range(6)]
    assert len({tuple(state.goals) for state in deals}) == 6
    assert len({tuple(state.hand(0)) for state in deals}) == 6


def test_turns_alternate() -> None:
    """DUEL-24, DUEL-37: the other player is on turn after the draw."""
    game = table(hands={0: "map map map", 1: "map map map"})
    seats = []
    for _ in range(4):
        seats.append(game.seat)
        game.discard()
    assert seats == [0, 1, 0, 1]


def test_cards_go_outside_of_the_figure() -> None:
    """DUEL-19: behind the start, above and below the goals there is room."""
    game = table(tiles="V 0,2; V 0,3")
    assert game.why_place("V", "0,4") == () and game.why_place("H", "-1,1") == ()


def test_three_rounds() -> None:
    """DUEL-25, DUEL-132: the game is over after the third round."""
    game = fresh()
    for number in (1, 2, 3):
        assert game.state.round == number
        quietly(game.state, game)
    assert game.state.depth == 0


def quietly(state: State, game: Scenario) -> None:
    """Both pass until the round is over."""
    number = state.round
    while state.depth and state.round == number:
        words = next(word for word in sorted(game.legal()) if word.startswith("discard"))
        game.play(words)


def test_editions() -> None:
    """DUEL-D1, DUEL-D5: the profile of cs and sk changes two options and leaves double gold alone."""
    de, cs = EDITIONS["de"], EDITIONS["cs-sk"]
    assert {key: cs[key] for key in cs if cs[key] != de[key]} == {
        "placeConnection": "any", "hiddenGoals": "reshuffle",
    }  # fmt: skip
    assert parse_rules("duel x2").text == "duel:de x2"
    assert parse_rules("duel:cs-sk x2").text == "duel:cs-sk x2"


def test_a_deal_may_name_who_begins() -> None:
    """DUEL-24: without such a deal it is green, whatever the seed."""
    assert {to_act(fresh(seed=str(n)).state) for n in range(8)} == {0}
    run = open_game(parse_rules("duel x2"), "x", Deal({}, 1))
    assert to_act(run.state) == 1 and legal_actions(run.state, 1)


def test_hands_are_secret() -> None:
    """DUEL-21: a hand is its owner's alone."""
    run = open_game(parse_rules("duel x2"), "secret")
    drawn = [event for event in run.log if event[0] == DREW]
    assert len(drawn) == 12 and all(event[1] == 1 << event[2][0] for event in drawn)
