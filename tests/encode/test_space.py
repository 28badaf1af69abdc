"""Every legal action has an index of its own, and the index leads back to it."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.chooser import MOODS
from tests.encode.plays import ALL, questions
from tests.form import some
from undermine.core.action import where_of
from undermine.core.engine import legal_actions, to_act
from undermine.core.run import Run
from undermine.core.state import State
from undermine.encode.space import Space
from undermine.games import parse_rules
from undermine.notation.action import read_action, write_action
from undermine.notation.position import read_position
from undermine.views.view import View


def numbered(space: Space, state: State, seat: int) -> dict[int, int]:
    """Index -> action."""
    legal = legal_actions(state, seat)
    out = vec[i64]([0] * len(legal))
    space.number(state, seat, vec[i64](legal), len(legal), out)
    return {int(index): action for index, action in zip(out, legal, strict=True)}


@pytest.mark.parametrize("text", ALL)
def test_indices_and_actions_are_one_to_one(text: str) -> None:
    """In every menu of whole games; what an index mostly stands for is what it stands for, or only the moment tells."""
    rules = parse_rules(text)
    space = Space(rules)
    told = borrowed = 0
    for number in range(some(3)):
        for run in questions(text, str(number), MOODS[number % len(MOODS)]):
            seat = to_act(run.state)
            legal = legal_actions(run.state, seat)
            places = numbered(space, run.state, seat)
            assert list(places.values()) == legal and all(0 <= index < space.size for index in places)
            for index, action in places.items():
                usual = space.usual(seat, index)
                if usual == action:
                    told += 1
                elif usual is not None:
                    assert space.chart.number[int(where_of(action)) & int(rules.grid.mask)] == -1 or "cave" in text
                    borrowed += 1
    assert told > 10 * borrowed


@pytest.mark.parametrize("text", ALL)
def test_the_view_gives_the_same_indices_as_the_truth(text: str) -> None:
    rules = parse_rules(text)
    space = Space(rules)
    views = [View(rules, seat) for seat in range(int(rules.seats))]
    seen = 0
    for run in questions(text, "5", "mixed", 60):
        for view in views:
            view.see(run.log[seen:])
        seen = len(run.log)
        seat = to_act(run.state)
        assert numbered(space, views[seat], seat) == numbered(space, run.state, seat)


def test_neighbours_are_counted_from_oneself() -> None:
    """So that what is learned in one seat holds in all."""
    rules = parse_rules("base x5")
    space = Space(rules)
    words = [f"play sabotage-cart {(seat + 2) % 5}" for seat in range(5)]
    assert len({_index(space, seat, word) for seat, word in enumerate(words)}) == 1


def _index(space: Space, seat: int, words: str) -> int:
    agenda = f"agenda close nobody {seat}; turn {seat}"
    state = read_position(f"rules {space.rules.text}\nturn {seat}\nhand {seat} sabotage-cart\n{agenda}")
    (index,) = [i for i, action in numbered(space, state, seat).items() if write_action(space.rules, action) == words]
    return index


def test_a_tunnel_that_leaves_the_chart() -> None:
    """Cells beyond it take the numbers of cells that the menu does not name, and no two actions meet."""
    rules = parse_rules("base x3")
    space = Space(rules)
    edge = int(space.chart.top)
    state = read_position(f"rules base x3\nboard 0,{edge - 6}..-1 B-NESW\nhand 0 B-NS rockfall B-NE")
    places = numbered(space, state, 0)
    words = [write_action(rules, action) for action in places.values()]
    far = f"place B-NS 0,{edge - 7}"
    assert far in words and len(places) == len(words) == len(set(words))
    index = next(i for i, action in places.items() if write_action(rules, action) == far)
    usual = space.usual(0, index)
    assert usual is not None and write_action(rules, usual).startswith("place B-NS") and usual != places[index]
    assert read_action(rules, far) == places[index]


def test_sizes_are_bounded() -> None:
    """A policy has one output per action: no game may need millions."""
    sizes = {text: int(Space(parse_rules(text)).size) for text in ALL}
    assert max(sizes.values()) < 60_000, sizes
    with pytest.raises(ValueError, match="is no action; there are"):
        Space(parse_rules("base x3")).usual(0, 10**9)


def test_answers_that_only_the_menu_tells_apart() -> None:
    """Two goals to be taken up: no number could hold all pairs of cells."""
    rules = parse_rules("base+swap-goals x3")
    space = Space(rules)
    state = read_position("rules base+swap-goals x3\nhand 0 swap-goals")
    places = numbered(space, state, 0)
    swaps = [i for i, action in places.items() if write_action(rules, action).startswith("play swap-goals")]
    assert len(swaps) == 3 and swaps == list(range(swaps[0], swaps[0] + 3)) and space.usual(0, swaps[0]) is None
    assert isinstance(Run(state), Run)
