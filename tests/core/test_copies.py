"""Copies of a state share its arena, its trail and its zones until one of them alters them, and nobody notices."""

from __future__ import annotations

from inspect import isroutine

import pytest

from tests.chooser import choose
from undermine.core.arena import SHARED, Arena
from undermine.core.chance import Dice
from undermine.core.engine import advance, apply, begin, is_over, legal_actions, open_game, to_act
from undermine.core.state import State
from undermine.games import parse_rules

WRITERS = {"clear": 0, "fix": 2, "lay": 2, "show": 2, "cover": 1, "move": 2, "lift": 1, "flood": 0, "unbar": 1}
READERS = {"agreeing", "copy", "fits", "joins", "merit", "neighbour", "neighbours", "reaches", "slot_cell", "slot_fit"}
READERS |= {"lit_from", "tile_at", "walks"}
GAMES = (
    "base x5",
    "expansion x6",
    "duel x2",
    "solo x1",
    "cave x5",
    "base+chests+toll+veto x5",
    "base+detour+swap-goals+tracker x4",
)


def test_who_alters_the_table() -> None:
    """Whatever is called on an arena either only reads, or refuses to alter one that is shared."""
    public = {name for name, value in vars(Arena).items() if isroutine(value) and not name.startswith("_")}
    assert public == WRITERS.keys() | READERS
    state = begin(parse_rules("base x5"), "copies")
    state.copy()
    for name, numbers in WRITERS.items():
        with pytest.raises(AssertionError, match=SHARED):
            getattr(state.arena, name)(*[1] * numbers)


@pytest.mark.parametrize("text", GAMES)
def test_a_copy_kept_at_every_answer(text: str) -> None:
    """The game goes on as without copies, and those that were kept stay as they were."""
    rules = parse_rules(text)
    run, dice, other = open_game(rules, "kept"), Dice(5), Dice(5)
    state, events = begin(rules, "kept"), run.log[:]
    kept: list[tuple[State, list[int]]] = []
    while not is_over(run.state) and len(kept) < 150:
        run.apply(choose(run.state, dice, "mixed"))
        kept.append((state, legal_actions(state, to_act(state))))
        action = choose(state, other, "mixed")
        state = state.copy()
        events += apply(state, action)
    assert events == run.log
    for old, legal in kept:
        assert legal_actions(old, to_act(old)) == legal


@pytest.mark.parametrize("text", GAMES)
def test_lists_are_altered_for_one_state_alone(text: str) -> None:
    """Trail and zones of a copy stay as they were, whether a copy of it goes on or what it was copied from."""
    run, dice = open_game(parse_rules(text), "lists"), Dice(6)
    kept: list[tuple[State, object]] = []
    while not is_over(run.state) and len(kept) < 150:
        copy = run.state.copy()
        kept.append((copy, _lists(copy)))
        other = copy.copy()
        advance(other, choose(other, dice, "mixed"))
        run.apply(choose(run.state, dice, "mixed"))
    for copy, lists in kept:
        assert _lists(copy) == lists


def _lists(state: State) -> object:
    return [int(cell) for cell in state.trail], [[int(card) for card in zone] for zone in state.zones]
