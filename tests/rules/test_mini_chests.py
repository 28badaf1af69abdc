"""docs/rules/minis.md, part E: where chests lie, how they are opened, and what the ten of them do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from tests.changes import fills, looks
from tests.same import pieces_of
from tests.scenario import Scenario, kinds, table
from undermine.core import change
from undermine.core.engine import open_game
from undermine.core.event import POSTED, WITHDRAWN
from undermine.core.piece import PieceKind
from undermine.core.rules import Rules
from undermine.core.zone import BANK, PILE, ROLE
from undermine.games import RulesError, parse_rules
from undermine.games.deck import load
from undermine.views.view import View

EFFECTS = "gold1 mapBan noDraw extraDraw moveGoal takeCard draw3keep1 peekRole digDiscard burn5"
ROAD = "EW 1,0; EW 2,0"
OPEN = "place B-EW 3,0"  # reaches a chest on 4,0


def chest(
    words: str,
    text: str = "base+chests x5",
    tiles: str = ROAD,
    hands: Mapping[int, str] | None = None,
    cell: str = "4,0",
    more: Mapping[str, str] | None = None,
    goals: str = "NE gold NW",
    roles: str = "",
) -> Scenario:
    """A chest one card away from the tunnel of seat 0."""
    chests = {cell: words, **(more or {})}
    return table(text, tiles, hands=hands or {0: "B-EW"}, chests=chests, goals=goals, roles=roles)


def chest_kind(rules: Rules) -> PieceKind:
    return rules.pieces[rules.piece_names.index("chest")]


def lying(game: Scenario) -> dict[str, tuple[str, str]]:
    """Chests that nobody has opened: cell -> path card and chest."""
    rules = game.rules
    return {
        rules.grid.name(cell): (rules.tile_names[face >> 1], rules.content_names[content])
        for kind, cell, number, face, content in pieces_of(game.state)
        if rules.piece_names[kind] == "chest" and not number
    }


def beside(one: tuple[int, int], two: tuple[int, int]) -> bool:
    return abs(one[0] - two[0]) + abs(one[1] - two[1]) == 1


def cells(game: Scenario) -> list[tuple[int, int]]:
    return [(int(x), int(y)) for x, y in (cell.split(",") for cell in lying(game))]


# The set-up


def test_what_is_in_the_box() -> None:
    """MINI-CHEST-1, MINI-CHEST-A18: seven path cards without doors or crystals, ten chests, one of each."""
    deck = load("minis")
    assert deck.count("path") == 7 and deck.count("chest") == 10
    assert sorted(row.id for row in deck.rows("chest")) == sorted(EFFECTS.split())
    assert all(row.marks == () for row in deck.rows("path"))
    rules = parse_rules("base+chests x5")
    faces = chest_kind(rules).faces
    assert not any(rules.tile_card[int(code) >> 1] for code in faces), "none of them is ever in a hand"


def test_four_chests_are_laid() -> None:
    """MINI-T15, MINI-CHEST-2, MINI-CHEST-4: four of each are laid, six and three are not; anew each round."""
    seen = Counter[str]()
    for seed in range(25):
        game = Scenario(open_game(parse_rules("base+chests[rounds=2] x3"), str(seed)))
        for _ in range(2):
            there = list(lying(game).values())
            faces, contents = {face for face, _ in there}, {content for _, content in there}
            assert len(there) == len(faces) == len(contents) == 4
            assert len(set(EFFECTS.split()) - contents) == 6 and len(chest_kind(game.rules).faces) - len(faces) == 3
            seen += Counter([*faces, *contents])
            game.pass_round()
    assert len(seen) == 17


def test_where_chance_puts_them() -> None:
    """MINI-CHEST-3, MINI-CHEST-A1: inside the frame, apart from one another, from the start, from goals and sites."""
    used = set()
    for seed in range(40):
        game = Scenario(open_game(parse_rules("base+costume+chests x3"), str(seed)))
        there = cells(game)
        used |= set(there)
        others = [*there, (0, 0), (4, 2), (8, -2), (8, 0), (8, 2)]
        assert all(2 <= x <= 6 and -2 <= y <= 2 for x, y in there) and (4, 2) not in there
        assert not any(beside(one, two) for one in there for two in others)
    assert len(used) > 15
    for seed in range(40):
        game = Scenario(open_game(parse_rules("base+chests+tournament x5"), str(seed)))
        assert (4, 0) not in cells(game)


def test_the_host_may_place_them() -> None:
    """MINI-T21, MINI-CHEST-3, MINI-CHEST-A1: neighbours are refused, corners are not."""
    text = "base:cs20+chests[chestCells=3:0/4:1/5:0/6:-1] x5"
    game = Scenario(open_game(parse_rules(text), "1"))
    assert game.rules.text == text and cells(game) == [(3, 0), (4, 1), (5, 0), (6, -1)]
    for value, why in (("3:0/4:0/6:0/2:2", "neighbours"), ("3:0/5:0", "4 chests"), ("8:0/3:0/5:0/2:2", "8:0")):
        with pytest.raises(RulesError, match=why):
            parse_rules(f"base+chests[chestCells={value}] x5")


def test_nobody_sees_what_lies_there() -> None:
    """MINI-CHEST-2: neither the path cards nor the chests."""
    game = chest("T-EW gold1")
    laid = [event for event in game.run.log if event[0] == POSTED]
    assert len(laid) == 4 and all(event[1] == 0 for event in laid)
    view = View(game.rules, 0)
    view.see(game.run.log)
    assert [piece[3:] for piece in pieces_of(view)] == [(0, 0)] * 4


# Opening


def test_whoever_reaches_a_chest_opens_it() -> None:
    """MINI-CHEST-5, MINI-CHEST-6: path card up and joined, then the chest's effect; both are done with."""
    game = chest("T-EW gold1", hands={0: "B-EW", 1: "B-EW"})
    assert kinds(game.play(OPEN))[2:7] == ["placed", "posted", "shown", "posted", "limbo to gold"]
    assert game.shown("4,0") == "EW" and game.lit("4,0") == "EW" and "4,0" not in lying(game)
    assert game.may("place B-EW 5,0")


def test_face_down_cards_are_like_hidden_goals() -> None:
    """MINI-CHEST-A2: any side may touch them, no tunnel leads through, rock before them opens nothing."""
    game = chest("T-NS gold1", cell="3,0", hands={0: "B-NW"}, tiles=ROAD.replace("EW 2,0", "SW 2,0"))
    assert "posted" not in kinds(game.play("place B-NW 2,1")) and "3,0" in lying(game)
    assert game.why_not_lay("EW", "4,0") == ("touches-nothing",) and game.why_not_lay("EW", "3,0") == ("cell-taken",)


def test_how_the_path_card_comes_to_lie() -> None:
    """MINI-CHEST-A3: open towards the light before all, then as it fits best; the player chooses between equals."""
    game = chest("T-NE gold1")
    game.play(OPEN)
    assert game.shown("4,0") == "SW", "turned: the other way is rock"
    game = chest("T-NES gold1", tiles=f"{ROAD}; NS 4,1; NS 4,-1")
    game.play(OPEN)
    assert game.shown("4,0") == "NSW"
    game = chest("T-NEW gold1")
    game.play(OPEN)
    assert game.question() == "orient" and game.legal() == {"orient 4,0", "orient 4,0 turned"}
    game.play("orient 4,0 turned")
    assert game.shown("4,0") == "ESW"
    game = chest("T-NS gold1")
    assert "limbo to gold" in kinds(game.play(OPEN))
    assert game.shown("4,0") == "NS" and game.lit("4,0") == "", "it cannot join and lies there dark"


def test_a_chain_of_chests() -> None:
    """MINI-CHEST-A4: a path card that reaches the next one or a goal goes on, all for the same player."""
    game = chest("T-EW gold1", tiles=f"{ROAD}; EW 5,0", more={"6,0": "T-NS noDraw"})
    events = kinds(game.play(OPEN))
    assert [event for event in events if event in ("shown", "limbo to gold", "draws-due")] == [
        "shown", "limbo to gold", "shown", "draws-due",
    ]  # fmt: skip
    road = "; ".join(f"EW {x},0" for x in range(1, 6))
    game = chest("T-EW gold1", cell="7,0", tiles=road, hands={0: "B-EW"})
    events = kinds(game.play("place B-EW 6,0"))
    assert events.index("posted") < events.index("goal shown") and game.state.finder == 0


def test_two_chests_at_once() -> None:
    """MINI-CHEST-A5: one after the other, as the player says."""
    game = chest("T-EW gold1", cell="3,-1", more={"3,1": "T-NS burn5"}, hands={0: "B-NESW"})
    game.play("place B-NESW 3,0")
    assert game.question() == "first" and game.legal() == {"first 3,-1", "first 3,1"} and game.seat == 0
    events = game.play("first 3,1")
    assert [kind for kind in kinds(events) if kind in ("deck to pile", "limbo to gold")] == [
        *["deck to pile"] * 5, "limbo to gold",
    ]  # fmt: skip


def test_chests_come_before_goals() -> None:
    """MINI-CHEST-A16: sites and chests first; what was resolved stays so though the round ends; or goals first."""
    road = "; ".join(f"EW {x},0" for x in range(1, 7))
    game = chest("T-NS gold1", cell="7,1", tiles=road, hands={0: "B-NESW"})
    events = kinds(game.play("place B-NESW 7,0"))
    assert events.index("limbo to gold") < events.index("goal shown") and game.gold(0)[0] == 1
    other = chest("T-NS gold1", "base+chests[siteBeforeGoal=false] x5", cell="7,1", tiles=road, hands={0: "B-NESW"})
    events = kinds(other.play("place B-NESW 7,0"))
    assert "goal shown" in events and "posted" not in events


def test_a_detour_opens_and_moves_no_chest_card() -> None:
    """MINI-CHEST-A15, MINI-CHEST-A17: it is the placed card that moves; what it then reaches is the mover's."""
    game = chest("T-EW gold1", "base+detour+chests x5", hands={0: "B-EW", 1: "detour", 2: "B-NS"})
    game.play("place B-EW -1,0")
    events = game.play("play detour 3,0")
    assert "posted" in kinds(events) and game.state.nuggets(1) == 1
    assert game.rules.grid.name(game.state.latest) == "3,0"
    assert "4,0" not in [game.rules.grid.name(cell) for cell in game.state.trail], "nobody placed the chest's card"


def test_rockfall_on_a_chest() -> None:
    """MINI-T18, MINI-CHEST-7, MINI-CHEST-A13: face down with its chest, unseen and without effect; face up too."""
    game = chest("T-EW gold1", cell="3,1", hands={0: "rockfall"})
    events = game.play("play rockfall 3,1")
    assert kinds(events)[1:5] == ["spent", "removed", "withdrawn", "buried"] and "3,1" not in lying(game)
    assert "posted" not in kinds(events) and game.pile() == ["rockfall"]
    assert all("T-" not in str(event) for event in events if event[0] == WITHDRAWN)
    game = chest("T-EW mapBan", hands={0: "B-EW", 1: "rockfall"})
    game.play(OPEN, "play rockfall 4,0")
    assert game.pile() == ["rockfall"] and not game.state.arena.tile_at(game.rules.read_cell("4,0"))


def test_a_map_shows_path_and_chest() -> None:
    """MINI-CHEST-8: in secret, instead of a goal; both lie there as before."""
    game = chest("T-NE peekRole", hands={0: "map"})
    before = lying(game)
    assert {"play map 4,0", "play map 8,0"} <= game.uses("map")
    events = game.play("play map 4,0")
    (look,) = [event for event in events if event[0] == POSTED]
    assert look[1] == 1 and lying(game) == before
    mine, other = View(game.rules, 0), View(game.rules, 1)
    mine.see(game.run.log)
    other.see(game.run.log)
    assert game.rules.content_names[pieces_of(mine)[0][4]] == "peekRole" and pieces_of(other)[0][4] == 0


# Effects that are over at once


def test_gold() -> None:
    """MINI-CHEST-9, MINI-CHEST-A9: a gold card of one nugget, the deck shuffled; a token where there is none."""
    game = chest("T-EW gold1")
    bank = sorted(int(value) for value in game.state.bank)
    game.play(OPEN)
    assert game.gold(0) == [1] and sorted([*bank[1:]]) == sorted(int(value) for value in game.state.bank)
    banked = fills(game.run.log, int(BANK))
    assert banked[-1][1] == 0 and banked[-1][3] != banked[0][3][:-1], "shuffled unseen"
    game = table("base+chests x5", ROAD, hands={0: "B-EW"}, chests={"4,0": "T-EW gold1"}, gold=[2, 3, 3])
    game.play(OPEN)
    assert game.gold(0) == [] and game.purses()[0] == 1
    game = chest("T-EW gold1", "expansion+chests x5")
    game.play(OPEN)
    assert game.purses()[0] == 1


def test_the_ban_on_maps() -> None:
    """MINI-T17, MINI-CHEST-10, MINI-CHEST-A14: goals are barred, chests are not; for the rest of this round."""
    game = chest(
        "T-EW mapBan", "base+chests[rounds=2] x5", hands={0: "B-EW", 1: "map"}, cell="4,0", more={"3,1": "T-NE gold1"}
    )
    game.play(OPEN)
    assert game.why("play map 8,0") == ("map-banned",) and game.may("play map 3,1")
    assert game.may("discard map") and not any(" 8," in words for words in game.uses("map"))
    alone = chest("T-EW mapBan", hands={0: "B-EW", 1: "map"})
    alone.play(OPEN)
    for cell in list(lying(alone)):
        change.remove(alone.state, alone.rules.read_cell(cell), PILE)
        change.withdraw(alone.state, 1, alone.rules.read_cell(cell))
    assert alone.uses("map") == set() and alone.may("discard map")
    game.pass_round()
    assert game.state.notes[game.rules.note_names.index("map-ban")] == 0


def test_moving_a_goal() -> None:
    """MINI-T19, MINI-CHEST-13, MINI-CHEST-A7: one column farther, if that cell is free; its old cell is free."""
    game = chest("T-EW moveGoal", tiles=ROAD, hands={0: "B-EW"})
    game.lay("NESW 9,2")
    game.play(OPEN)
    assert game.question() == "push" and game.legal() == {"push 8,-2", "push 8,0"}
    assert game.why("push 8,2") == ("goal-stays",)
    game.play("push 8,0")
    arena = game.state.arena
    assert game.rules.grid.name(arena.cell[game.rules.first_goal + 1]) == "9,0"
    assert not arena.tile_at(game.rules.read_cell("8,0")) and game.seat == 1
    game.lay("EW 5,0; EW 6,0; EW 7,0")
    assert game.can_lay("EW", "8,0"), "and that would reach it"


def test_no_goal_can_move() -> None:
    """MINI-CHEST-A7: every cell behind is taken: no effect, no question."""
    game = chest("T-EW moveGoal")
    game.lay("NESW 9,2; NESW 9,0; NESW 9,-2")
    events = game.play(OPEN)
    assert "shifted" not in kinds(events) and game.question() == "turn" and game.seat == 1


def test_a_collector_is_in_the_way() -> None:
    """MINI-CHEST-A7, MINI-TOLL-A11: a goal does not move onto a cell where somebody stands."""
    game = chest("T-EW moveGoal", "base+toll+chests x5", hands={0: "B-EW", 1: "B-EW"})
    game.lay("EW 10,0")
    game.play("collector 9,0", "drop B-EW")
    game.play("place B-EW 3,0")
    assert game.legal() == {"push 8,-2", "push 8,2"}


def test_a_moved_goal_may_be_reached_at_once() -> None:
    """MINI-CHEST-A8, MINI-CHEST-A17: beside the light it is turned up, by the same player."""
    tiles = f"{ROAD}; NESW 0,-1; NESW 0,1" + "".join(f"; EW {x},1" for x in range(1, 9)) + "; NW 9,1"
    game = chest("T-EW moveGoal", tiles=tiles)
    game.play(OPEN)
    events = game.play("push 8,0")
    assert "goal shown" in kinds(events) and game.state.finder == 0 and game.state.winner == 1


def test_looking_at_a_role() -> None:
    """MINI-CHEST-16: another player's dwarf card, in secret."""
    game = chest("T-EW peekRole", roles="dsdsd d")
    game.play(OPEN)
    assert game.question() == "look" and game.legal() == {f"look {seat}" for seat in range(1, 5)}
    events = game.play("look 1")
    (event,) = looks(events, int(ROLE))
    assert event[1] == 1 and event[2] == (0, ROLE + 1) and game.rules.role_names[event[3][0]] == "saboteur"
