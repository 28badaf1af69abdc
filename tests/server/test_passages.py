"""Ways that a page offers: every one of them can be walked, ends where it says and costs what it says."""

from __future__ import annotations

import pytest

from tests.cave import cave, wander
from undermine.core.chance import Dice
from undermine.core.engine import is_over, legal_actions, open_game, to_act
from undermine.core.run import Run
from undermine.features.cave.rules.board import read_place, write_place
from undermine.features.cave.show import budget, mover
from undermine.games import parse_rules
from undermine.games.passages import meets, ways
from undermine.notation.action import read_action, write_action
from undermine.server.reader import Reader
from undermine.server.wire import Passage
from undermine.text import LANGUAGES, Words
from undermine.views.project import project

NAMES = ["Mia", "Noah", "Ema", "Jonas", "Zoe"]


def walked(run: Run, passage: Passage) -> Run:
    """The same game on which the steps were made."""
    copy = Run(run.state.copy(), recording=True)
    for step in passage.steps:
        action = read_action(copy.rules, step)
        assert action in legal_actions(copy.state, to_act(copy.state)), f"{passage.label}: {step}"
        copy.apply(action)
    return copy


@pytest.mark.parametrize("seed", [3, 5])
def test_ways_can_be_walked_at_their_price(seed: int) -> None:
    rules = parse_rules("cave x5")
    run, dice = open_game(rules, str(seed)), Dice(seed)
    readers = [Reader(rules, NAMES, seat, Words("en")) for seat in range(5)]
    told = walks = dear = 0
    while not is_over(run.state):
        for event in run.log[told:]:
            for seat, reader in enumerate(readers):
                if (seen := project(event, seat)) is not None:
                    reader.hear([seen])
        told = len(run.log)
        seat = to_act(run.state)
        passages = readers[seat].passages()
        moves = {word for a in legal_actions(run.state, seat) if (word := write_action(rules, a)).startswith("move")}
        assert {way.steps[0] for way in passages if len(way.steps) == 1} == moves
        for way in passages:
            left = budget(run.state) - len(way.steps)
            if mover(run.state) != f"dwarf-{seat}" or left < 1 or way.meets or "goal" in way.label:
                continue
            after = walked(run, way).state
            walks += 1
            dear += bool(way.cards or way.nuggets)
            place = f"{way.at[0]},{way.at[1]}:{way.field}"
            if "out of the cave" in way.label:
                continue
            assert write_place(rules, after.figures[seat]) == place
            assert int(run.state.purse[seat] - after.purse[seat]) == way.nuggets
            assert int(run.state.held[seat] - after.held[seat]) == min(way.cards, int(run.state.held[seat]))
        run.apply(wander(run.state, dice))
    assert walks > 100 and dear


def test_the_cheapest_safe_way() -> None:
    """A detour without a price is better than a short way over the bridge, and no way leads past a monster."""
    game = cave(2, "I-bridge 0,1; I-NE 0,2; I-NESW 1,0; I-NS 1,1; I-NW 1,2")
    board = {write_place(game.rules, place): way for place, way in ways(game.state, 0, 5).items()}
    assert board["0,1:v"].cards == 1 and len(board["0,1:v"].places) == 1
    assert board["0,2:c"].cards == 0 and len(board["0,2:c"].places) == 4
    game.beast("rat", "1,1:c", 1)
    board = {write_place(game.rules, place): way for place, way in ways(game.state, 0, 5).items()}
    assert board["1,1:c"].monsters == 1
    assert board["0,2:c"].cards == 1, "the safe way costs a card now"


def test_monsters_have_ways_without_a_price() -> None:
    """CAVE-116, CAVE-118: over bridges for nothing, and not past a dwarf."""
    game = cave(3, "I-den 1,0; I-EW 2,0; I-EW 3,0")
    game.put(dwarf_1="2,0:c")
    game.beast("rat", "1,0:c", 0)
    rat = game.rules.figure_names.index("rat")
    found = {write_place(game.rules, place): way for place, way in ways(game.state, rat, 3).items()}
    assert found["2,0:c"].monsters == 1 and "3,0:c" not in found
    assert meets(game.state, rat, read_place(game.rules, "2,0:c")) == [1]
    assert meets(game.state, rat, read_place(game.rules, "0,0:c")) == [0, 2]


def test_a_monster_in_a_dark_goal_is_met_by_whichever_side() -> None:
    """CAVE-A14."""
    game = cave(2, "I-NESW 4,-3")
    game.put(dwarf_0="4,-3:c")
    game.beast("rat", "4,-4:w", 1)
    goal = ways(game.state, 0, 1)[read_place(game.rules, "4,-4:s")]
    assert goal.monsters == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_said_in_every_language(language: str) -> None:
    rules = parse_rules("cave x2")
    run, dice = open_game(rules, "5"), Dice(5)
    readers = [Reader(rules, NAMES[:2], seat, Words(language)) for seat in range(2)]
    told, said = 0, set[str]()
    for _ in range(120):
        for event in run.log[told:]:
            for seat, reader in enumerate(readers):
                if (seen := project(event, seat)) is not None:
                    reader.hear([seen])
        told = len(run.log)
        if is_over(run.state):
            break
        said |= {way.label for way in readers[to_act(run.state)].passages()}
        run.apply(wander(run.state, dice))
    assert len(said) > 20 and not any(len(part) < 2 for label in said for part in label.split(", "))
